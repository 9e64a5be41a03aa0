"""Dispatch sets and constants that several operator files share."""

from typing import Final, NamedTuple

from opdsl import CPU, Meta, Tensor

BACKENDS: Final = (CPU, Meta)
"""Kernels for the CPU, and a shape function for `torch.compile`."""

EPS: Final = 1e-6
"""Added to a mean square before its root is taken."""


class Nearest(NamedTuple):
    """The nearest points of each query, nearest first."""

    distances: Tensor
    indices: Tensor


class Quantized(NamedTuple):
    """Values with the scale and zero point of each group."""

    values: Tensor
    scales: Tensor
    zeros: Tensor
