"""Wrappers: what's generated around an operator's kernels, each written once, over the schema.

A wrapper writes C++ functions with the operator's own signature and two leading arguments (the kernel and the dispatch
keys), and says at which keys they are registered.  It names no operator.
"""
