"""Reductions over segments and groups of rows."""

from typing import NamedTuple

from opdsl import SymInt, Tensor, native_function

from .common import BACKENDS


class ScatterMax(NamedTuple):
    """The largest value of each slot, and where it came from (0 and -1 for an empty slot)."""

    values: Tensor
    argmax: Tensor


@native_function(dispatch=BACKENDS, tags=("reduction", "pt2_compliant_tag"))
def segment_reduce_csr(src: Tensor, indptr: Tensor, reduce: str = "sum") -> Tensor:
    """Reduces rows ``indptr[i]`` to ``indptr[i + 1]`` of `src`; `reduce` is sum, mean, min or max. Empty: 0."""
    ...


@native_function(dispatch=BACKENDS, tags=("reduction", "pt2_compliant_tag"))
def scatter_max(src: Tensor, index: Tensor, dim_size: SymInt, dim: int = -1) -> ScatterMax:
    """The maximum over the entries of `src` along `dim` that `index` (1-D) sends to each of `dim_size` slots."""
    ...
