"""Operators of every textbook, declared anew: what torch gives for its own says whether the gradients are right."""

from opdsl import library

library("textbook")
