"""Operators of template_name."""

from opdsl import library

library("template_name")
