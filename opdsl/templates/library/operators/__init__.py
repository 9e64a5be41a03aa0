"""Operators of @NAME@."""

from opdsl import library

library("@NAME@")
