"""Operators of every kind that a wrapper treats apart."""

from opdsl import library

library("wraptest", differentiable=False)
