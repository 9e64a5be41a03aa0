# mypy: disable-error-code=empty-body
"""Operators of torch, bound once more: for each type of argument one that has it."""

from typing import Annotated, Literal

from opdsl import (
    Alias,
    Device,
    Generator,
    Int1,
    Int2,
    Layout,
    MemoryFormat,
    Scalar,
    ScalarType,
    Sized,
    SymInt,
    Tensor,
    library,
    native_function,
)

library("conform", differentiable=False)

View = Annotated[Tensor, Alias("a")]


@native_function("aten::sigmoid")
def sigmoid(self: Tensor) -> Tensor: ...


@native_function("aten::layer_norm")
def layer_norm(
    input: Tensor,
    normalized_shape: list[SymInt],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
    cudnn_enable: bool = True,
) -> Tensor: ...


@native_function("aten::hardshrink")
def hardshrink(self: Tensor, lambd: Scalar = 0.5) -> Tensor: ...


@native_function("aten::addcmul")
def addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = 1) -> Tensor: ...


@native_function("aten::clamp")
def clamp(self: Tensor, min: Scalar | None = None, max: Scalar | None = None) -> Tensor: ...


@native_function("aten::clamp.Tensor")
def clamp_tensor(self: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...


@native_function("aten::cumsum")
def cumsum(self: Tensor, dim: int, *, dtype: ScalarType | None = None) -> Tensor: ...


@native_function("aten::argmax")
def argmax(self: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor: ...


@native_function("aten::tril")
def tril(self: Tensor, diagonal: SymInt = 0) -> Tensor: ...


@native_function("aten::dropout")
def dropout(input: Tensor, p: float, train: bool) -> Tensor: ...


@native_function("aten::nan_to_num")
def nan_to_num(
    self: Tensor, nan: float | None = None, posinf: float | None = None, neginf: float | None = None
) -> Tensor: ...


@native_function("aten::searchsorted.Tensor")
def searchsorted(
    sorted_sequence: Tensor,
    self: Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Tensor | None = None,
) -> Tensor: ...


@native_function("aten::gelu")
def gelu(self: Tensor, *, approximate: str = "none") -> Tensor: ...


@native_function("aten::zeros_like")
def zeros_like(
    self: Tensor,
    *,
    dtype: ScalarType | None = None,
    layout: Layout | None = None,
    device: Device | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor: ...


@native_function("aten::bernoulli")
def bernoulli(self: Tensor, *, generator: Generator | None = None) -> Tensor: ...


@native_function("aten::permute")
def permute(self: View, dims: list[int]) -> View: ...


@native_function("aten::logsumexp")
def logsumexp(self: Tensor, dim: Int1, keepdim: bool = False) -> Tensor: ...


@native_function("aten::avg_pool2d")
def avg_pool2d(
    self: Tensor,
    kernel_size: Int2,
    stride: Int2 = (),
    padding: Int2 = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor: ...


@native_function("aten::broadcast_to")
def broadcast_to(self: View, size: list[SymInt]) -> View: ...


@native_function("aten::conv1d")
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Sized[SymInt, Literal[1]] = 1,
    padding: Sized[SymInt, Literal[1]] = 0,
    dilation: Sized[SymInt, Literal[1]] = 1,
    groups: SymInt = 1,
) -> Tensor: ...


@native_function("aten::upsample_nearest1d.vec")
def upsample_nearest1d(
    input: Tensor, output_size: list[SymInt] | None, scale_factors: list[float] | None
) -> Tensor: ...


@native_function("aten::cat")
def cat(tensors: list[Tensor], dim: int = 0) -> Tensor: ...


@native_function("aten::index_put")
def index_put(self: Tensor, indices: list[Tensor | None], values: Tensor, accumulate: bool = False) -> Tensor: ...


@native_function("aten::_foreach_add.Scalar")
def _foreach_add_scalar(self: list[Tensor], scalar: Scalar) -> list[Tensor]: ...


@native_function("aten::_foreach_add.List")
def _foreach_add_list(self: list[Tensor], other: list[Tensor], *, alpha: Scalar = 1) -> list[Tensor]: ...


@native_function("aten::_foreach_add.ScalarList")
def _foreach_add_scalars(self: list[Tensor], scalars: list[Scalar]) -> list[Tensor]: ...


@native_function("aten::_foreach_add.Tensor")
def _foreach_add_tensor(self: list[Tensor], other: Tensor, *, alpha: Scalar = 1) -> list[Tensor]: ...


@native_function("aten::lerp.Scalar")
def lerp_scalar(self: Tensor, end: Tensor, weight: Scalar) -> Tensor: ...


@native_function("aten::lerp.Tensor")
def lerp_tensor(self: Tensor, end: Tensor, weight: Tensor) -> Tensor: ...


@native_function("aten::add.Tensor")
def add(self: Tensor, other: Tensor, *, alpha: Scalar = 1) -> Tensor: ...


@native_function("aten::add.Scalar")
def add_scalar(self: Tensor, other: Scalar, alpha: Scalar = 1) -> Tensor: ...


@native_function("aten::promote_types")
def promote_types(type1: ScalarType, type2: ScalarType) -> ScalarType: ...


@native_function("aten::sum.dim_IntList")
def sum_dim(self: Tensor, dim: Int1 | None, keepdim: bool = False, *, dtype: ScalarType | None = None) -> Tensor: ...


@native_function("aten::repeat_interleave.Tensor")
def repeat_interleave(repeats: Tensor, *, output_size: SymInt | None = None) -> Tensor: ...


@native_function("aten::trapezoid.dx")
def trapezoid(y: Tensor, *, dx: Scalar = 1, dim: int = -1) -> Tensor: ...


@native_function("aten::relu6")
def relu6(self: Tensor, wrong: int = 0) -> Tensor: ...
