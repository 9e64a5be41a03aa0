"""Operators that people miss in torch: norms, gates, rotary embeddings, boxes, segments, neighbours, quantisation,
fused optimiser steps."""

from opdsl import library

library("opkit")
