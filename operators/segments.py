"""Reductions over segments and groups of rows."""

from typing import NamedTuple

from opdsl import SymInt, Tensor, at, cpp_helper, derivative, jvp, native_function, not_differentiable

from .common import BACKENDS


class ScatterMax(NamedTuple):
    """The largest value of each slot, and where it came from (0 and -1 for an empty slot)."""

    values: Tensor
    argmax: Tensor


@native_function(dispatch=BACKENDS, tags=("reduction", "pt2_compliant_tag"))
def segment_reduce_csr(src: Tensor, indptr: Tensor, reduce: str = "sum") -> Tensor:
    """Reduces rows ``indptr[i]`` to ``indptr[i + 1]`` of `src`; `reduce` is sum, mean, min or max. Empty: 0."""
    ...


not_differentiable(segment_reduce_csr, "indptr")


@cpp_helper()
def segment_of_rows(src: Tensor, indptr: Tensor) -> Tensor:
    """The segment of each row of `src`: -1 before the first, their number after the last."""
    rows = at.arange(src.sym_size(0), dtype=indptr.scalar_type(), device=indptr.device())
    return at.searchsorted(indptr, rows, right=True) - 1


@cpp_helper()
def segment_weights(src: Tensor, indptr: Tensor, result: Tensor, reduce: str) -> Tensor:
    """What each element of `src` counts in its segment: for a minimum or maximum, the first that's equal to it."""
    segments = segment_of_rows(src, indptr)
    inside = ((segments >= 0) & (segments < result.sym_size(0))).to(src.scalar_type())
    inside = inside.view([src.sym_size(0), *[1] * (src.dim() - 1)])
    known = segments.clamp(0, result.size(0) - 1)
    if reduce == "sum":
        return inside.expand_as(src)
    if reduce == "mean":
        lengths = (indptr[1:] - indptr[:-1]).index_select(0, known).to(src.scalar_type())
        return inside / lengths.view([src.sym_size(0), *[1] * (src.dim() - 1)])
    equal = (src == result.index_select(0, known)).to(src.scalar_type())
    before = equal.cumsum(0) - equal
    counted = before.index_select(0, indptr[:-1].index_select(0, known))
    return equal * (before == counted) * inside


@derivative(segment_reduce_csr, "src")
def _(grad: Tensor, src: Tensor, indptr: Tensor, reduce: str, result: Tensor) -> Tensor:
    if result.size(0) == 0:
        return at.zeros_like(src)
    segments = segment_of_rows(src, indptr).clamp(0, result.size(0) - 1)
    return grad.index_select(0, segments) * segment_weights(src, indptr, result, reduce)


@jvp(segment_reduce_csr)
def _(src_p: Tensor, src_t: Tensor, indptr: Tensor, reduce: str, result: Tensor) -> Tensor:
    if result.size(0) == 0:
        return at.zeros_like(result)
    segments = segment_of_rows(src_p, indptr).clamp(0, result.size(0) - 1)
    weighted = src_t * segment_weights(src_p, indptr, result, reduce)
    return at.zeros_like(result).index_add(0, segments, weighted)


@native_function(dispatch=BACKENDS, tags=("reduction", "pt2_compliant_tag"))
def scatter_max(src: Tensor, index: Tensor, dim_size: SymInt, dim: int = -1) -> ScatterMax:
    """The maximum over the entries of `src` along `dim` that `index` (1-D) sends to each of `dim_size` slots."""
    ...


not_differentiable(scatter_max, "index", "argmax")


@derivative(scatter_max, "src")
def _(grad: Tensor, src: Tensor, dim: int, argmax: Tensor) -> Tensor:
    if src.numel() == 0:
        return at.zeros_like(src)
    return at.zeros_like(src).scatter_add(dim, argmax.clamp(0), grad.masked_fill(argmax < 0, 0))


@jvp(scatter_max, "values")
def _(src_t: Tensor, dim: int, argmax: Tensor) -> Tensor:
    if src_t.numel() == 0:
        return at.zeros(argmax.sym_sizes(), options=src_t.options())
    return src_t.gather(dim, argmax.clamp(0)).masked_fill(argmax < 0, 0)
