"""The tensor and the numbers of operator files, as formulas and bodies see them.  Written by `opdsl vocabulary`."""

from collections.abc import Sequence
from types import EllipsisType
from typing import TypeAlias, overload

from opdsl.lang.types import (
    Device,
    DeviceValue,
    Generator,
    Layout,
    MemoryFormat,
    QScheme,
    Scalar,
    ScalarType,
    SymBool,
    SymInt,
)

Index: TypeAlias = SymInt | slice | EllipsisType | Tensor | None

class TensorOptions:
    """Dtype, layout, device and pinning of a tensor together (`at::TensorOptions`)."""

class SymbolicInt:
    """An integer that `torch.compile` may keep symbolic (`c10::SymInt`)."""

    def __add__(self, other: SymInt) -> SymbolicInt: ...
    def __radd__(self, other: int) -> SymbolicInt: ...
    def __sub__(self, other: SymInt) -> SymbolicInt: ...
    def __rsub__(self, other: int) -> SymbolicInt: ...
    def __mul__(self, other: SymInt) -> SymbolicInt: ...
    def __rmul__(self, other: int) -> SymbolicInt: ...
    def __floordiv__(self, other: SymInt) -> SymbolicInt: ...
    def __rfloordiv__(self, other: int) -> SymbolicInt: ...
    def __mod__(self, other: SymInt) -> SymbolicInt: ...
    def __rmod__(self, other: int) -> SymbolicInt: ...
    def __neg__(self) -> SymbolicInt: ...
    def __int__(self) -> int: ...
    def __lt__(self, other: SymInt) -> bool: ...
    def __le__(self, other: SymInt) -> bool: ...
    def __gt__(self, other: SymInt) -> bool: ...
    def __ge__(self, other: SymInt) -> bool: ...

class ScalarValue:
    """A number whose type the call decides (`at::Scalar`)."""

    def __neg__(self) -> ScalarValue: ...
    def conj(self) -> ScalarValue: ...
    def toDouble(self) -> float: ...
    def toFloat(self) -> float: ...
    def toComplexDouble(self) -> complex: ...
    def isComplex(self) -> bool: ...

class Tensor:
    """A tensor of any shape, dtype, device and layout (`at::Tensor`)."""

    def __add__(self, other: Tensor | Scalar) -> Tensor: ...
    def __radd__(self, other: Scalar) -> Tensor: ...
    def __sub__(self, other: Tensor | Scalar) -> Tensor: ...
    def __rsub__(self, other: Scalar) -> Tensor: ...
    def __mul__(self, other: Tensor | Scalar) -> Tensor: ...
    def __rmul__(self, other: Scalar) -> Tensor: ...
    def __truediv__(self, other: Tensor | Scalar) -> Tensor: ...
    def __rtruediv__(self, other: Scalar) -> Tensor: ...
    def __floordiv__(self, other: Tensor | Scalar) -> Tensor: ...
    def __mod__(self, other: Tensor | Scalar) -> Tensor: ...
    def __pow__(self, other: Tensor | Scalar) -> Tensor: ...
    def __rpow__(self, other: Scalar) -> Tensor: ...
    def __matmul__(self, other: Tensor) -> Tensor: ...
    def __xor__(self, other: Tensor | Scalar) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __getitem__(self, index: Index | tuple[Index, ...]) -> Tensor: ...
    def __and__(self, other: Tensor | Scalar) -> Tensor: ...
    def __or__(self, other: Tensor | Scalar) -> Tensor: ...
    def __lt__(self, other: Tensor | Scalar) -> Tensor: ...
    def __le__(self, other: Tensor | Scalar) -> Tensor: ...
    def __gt__(self, other: Tensor | Scalar) -> Tensor: ...
    def __ge__(self, other: Tensor | Scalar) -> Tensor: ...
    def __eq__(self, other: Tensor | Scalar) -> Tensor: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def __ne__(self, other: Tensor | Scalar) -> Tensor: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def __neg__(self) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def sizes(self) -> Sequence[int]: ...
    def sym_sizes(self) -> Sequence[SymInt]: ...
    def strides(self) -> Sequence[int]: ...
    def sym_strides(self) -> Sequence[SymInt]: ...
    def size(self, dim: int) -> int: ...
    def stride(self, dim: int) -> int: ...
    def sym_size(self, dim: int) -> SymInt: ...
    def sym_stride(self, dim: int) -> SymInt: ...
    def sym_numel(self) -> SymInt: ...
    def sym_blocksize(self) -> Sequence[SymInt] | None: ...
    def sym_storage_offset(self) -> SymInt: ...
    def dim(self) -> int: ...
    def options(self) -> TensorOptions: ...
    def scalar_type(self) -> ScalarType: ...
    def dtype(self) -> ScalarType: ...
    def device(self) -> DeviceValue: ...
    def layout(self) -> Layout: ...
    def suggest_memory_format(self) -> MemoryFormat: ...
    def defined(self) -> bool: ...
    def requires_grad(self) -> bool: ...
    def is_cpu(self) -> bool: ...
    def is_cuda(self) -> bool: ...
    def is_xpu(self) -> bool: ...
    def is_contiguous(self, memory_format: MemoryFormat = ...) -> bool: ...
    def _backward(self, inputs: Sequence[Tensor], gradient: Tensor | None = ..., retain_graph: bool | None = ..., create_graph: bool = ...) -> None:
        """`_backward(Tensor self, Tensor[] inputs, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()`"""
    def set_data(self, new_data: Tensor) -> None:
        """`set_data(Tensor(a!) self, Tensor new_data) -> ()`"""
    def data(self) -> Tensor:
        """`data(Tensor self) -> Tensor`"""
    def is_leaf(self) -> bool:
        """`is_leaf(Tensor self) -> bool`"""
    def output_nr(self) -> int:
        """`output_nr(Tensor self) -> int`"""
    def _version(self) -> int:
        """`_version(Tensor self) -> int`"""
    def requires_grad_(self, requires_grad: bool = ...) -> Tensor:
        """`requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)`"""
    def retain_grad(self) -> None:
        """`retain_grad(Tensor(a!) self) -> ()`"""
    def retains_grad(self) -> bool:
        """`retains_grad(Tensor self) -> bool`"""
    def _fw_primal(self, level: int) -> Tensor:
        """`_fw_primal(Tensor(a) self, int level) -> Tensor(a)`"""
    def abs(self) -> Tensor:
        """`abs(Tensor self) -> Tensor`"""
    def abs_(self) -> Tensor:
        """`abs_(Tensor(a!) self) -> Tensor(a!)`"""
    def absolute(self) -> Tensor:
        """`absolute(Tensor self) -> Tensor`"""
    def absolute_(self) -> Tensor:
        """`absolute_(Tensor(a!) self) -> Tensor(a!)`"""
    def angle(self) -> Tensor:
        """`angle(Tensor self) -> Tensor`"""
    def sgn(self) -> Tensor:
        """`sgn(Tensor self) -> Tensor`"""
    def sgn_(self) -> Tensor:
        """`sgn_(Tensor(a!) self) -> Tensor(a!)`"""
    def chalf(self, *, memory_format: MemoryFormat | None = ...) -> Tensor:
        """`chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`"""
    def _conj(self) -> Tensor:
        """`_conj(Tensor(a) self) -> Tensor(a)`"""
    def conj(self) -> Tensor:
        """`conj(Tensor(a) self) -> Tensor(a)`"""
    def _conj_physical(self) -> Tensor:
        """`_conj_physical(Tensor self) -> Tensor`"""
    def conj_physical(self) -> Tensor:
        """`conj_physical(Tensor self) -> Tensor`"""
    def conj_physical_(self) -> Tensor:
        """`conj_physical_(Tensor(a!) self) -> Tensor(a!)`"""
    def resolve_conj(self) -> Tensor:
        """`resolve_conj(Tensor(a) self) -> Tensor(a)`"""
    def resolve_neg(self) -> Tensor:
        """`resolve_neg(Tensor(a) self) -> Tensor(a)`"""
    def _neg_view(self) -> Tensor:
        """`_neg_view(Tensor(a) self) -> Tensor(a)`"""
    def acos(self) -> Tensor:
        """`acos(Tensor self) -> Tensor`"""
    def acos_(self) -> Tensor:
        """`acos_(Tensor(a!) self) -> Tensor(a!)`"""
    def arccos(self) -> Tensor:
        """`arccos(Tensor self) -> Tensor`"""
    def arccos_(self) -> Tensor:
        """`arccos_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def add(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
    @overload
    def add(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
    @overload
    def add_(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`"""
    @overload
    def add_(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`"""
    def addmv(self, mat: Tensor, vec: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    def addmv_(self, mat: Tensor, vec: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
    def addr(self, vec1: Tensor, vec2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
    def _is_all_true(self) -> Tensor:
        """`_is_all_true(Tensor self) -> Tensor`"""
    def _is_any_true(self) -> Tensor:
        """`_is_any_true(Tensor self) -> Tensor`"""
    @overload
    def all(self) -> Tensor:
        """`all(Tensor self) -> Tensor`"""
    @overload
    def all(self, dim: int, keepdim: bool = ...) -> Tensor:
        """`all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`"""
    @overload
    def all(self, dim: Sequence[int] | None = ..., keepdim: bool = ...) -> Tensor:
        """`all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`"""
    def allclose(self, other: Tensor, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> bool:
        """`allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool`"""
    @overload
    def any(self) -> Tensor:
        """`any(Tensor self) -> Tensor`"""
    @overload
    def any(self, dim: int, keepdim: bool = ...) -> Tensor:
        """`any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`"""
    @overload
    def any(self, dim: Sequence[int] | None = ..., keepdim: bool = ...) -> Tensor:
        """`any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`"""
    def argmax(self, dim: int | None = ..., keepdim: bool = ...) -> Tensor:
        """`argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`"""
    def argmin(self, dim: int | None = ..., keepdim: bool = ...) -> Tensor:
        """`argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`"""
    def acosh(self) -> Tensor:
        """`acosh(Tensor self) -> Tensor`"""
    def acosh_(self) -> Tensor:
        """`acosh_(Tensor(a!) self) -> Tensor(a!)`"""
    def arccosh(self) -> Tensor:
        """`arccosh(Tensor self) -> Tensor`"""
    def arccosh_(self) -> Tensor:
        """`arccosh_(Tensor(a!) self) -> Tensor(a!)`"""
    def asinh(self) -> Tensor:
        """`asinh(Tensor self) -> Tensor`"""
    def asinh_(self) -> Tensor:
        """`asinh_(Tensor(a!) self) -> Tensor(a!)`"""
    def arcsinh(self) -> Tensor:
        """`arcsinh(Tensor self) -> Tensor`"""
    def arcsinh_(self) -> Tensor:
        """`arcsinh_(Tensor(a!) self) -> Tensor(a!)`"""
    def atanh(self) -> Tensor:
        """`atanh(Tensor self) -> Tensor`"""
    def atanh_(self) -> Tensor:
        """`atanh_(Tensor(a!) self) -> Tensor(a!)`"""
    def arctanh(self) -> Tensor:
        """`arctanh(Tensor self) -> Tensor`"""
    def arctanh_(self) -> Tensor:
        """`arctanh_(Tensor(a!) self) -> Tensor(a!)`"""
    def as_strided(self, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
        """`as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`"""
    def as_strided_(self, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
        """`as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`"""
    def asin(self) -> Tensor:
        """`asin(Tensor self) -> Tensor`"""
    def asin_(self) -> Tensor:
        """`asin_(Tensor(a!) self) -> Tensor(a!)`"""
    def arcsin(self) -> Tensor:
        """`arcsin(Tensor self) -> Tensor`"""
    def arcsin_(self) -> Tensor:
        """`arcsin_(Tensor(a!) self) -> Tensor(a!)`"""
    def atan(self) -> Tensor:
        """`atan(Tensor self) -> Tensor`"""
    def atan_(self) -> Tensor:
        """`atan_(Tensor(a!) self) -> Tensor(a!)`"""
    def arctan(self) -> Tensor:
        """`arctan(Tensor self) -> Tensor`"""
    def arctan_(self) -> Tensor:
        """`arctan_(Tensor(a!) self) -> Tensor(a!)`"""
    def baddbmm(self, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    def baddbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
    @overload
    def bernoulli(self, *, generator: Generator | None = ...) -> Tensor:
        """`bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`"""
    @overload
    def bernoulli(self, p: float, *, generator: Generator | None = ...) -> Tensor:
        """`bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`"""
    @overload
    def bernoulli_(self, p: Tensor, *, generator: Generator | None = ...) -> Tensor:
        """`bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)`"""
    @overload
    def bernoulli_(self, p: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)`"""
    def bincount(self, weights: Tensor | None = ..., minlength: SymInt = ...) -> Tensor:
        """`bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor`"""
    def bitwise_not(self) -> Tensor:
        """`bitwise_not(Tensor self) -> Tensor`"""
    def bitwise_not_(self) -> Tensor:
        """`bitwise_not_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def copysign(self, other: Tensor) -> Tensor:
        """`copysign.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def copysign(self, other: Scalar) -> Tensor:
        """`copysign.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def copysign_(self, other: Tensor) -> Tensor:
        """`copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def copysign_(self, other: Scalar) -> Tensor:
        """`copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def _lazy_clone(self) -> Tensor:
        """`_lazy_clone(Tensor self) -> Tensor`"""
    def logical_not(self) -> Tensor:
        """`logical_not(Tensor self) -> Tensor`"""
    def logical_not_(self) -> Tensor:
        """`logical_not_(Tensor(a!) self) -> Tensor(a!)`"""
    def logical_xor(self, other: Tensor) -> Tensor:
        """`logical_xor(Tensor self, Tensor other) -> Tensor`"""
    def logical_xor_(self, other: Tensor) -> Tensor:
        """`logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def logical_and(self, other: Tensor) -> Tensor:
        """`logical_and(Tensor self, Tensor other) -> Tensor`"""
    def logical_and_(self, other: Tensor) -> Tensor:
        """`logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def logical_or(self, other: Tensor) -> Tensor:
        """`logical_or(Tensor self, Tensor other) -> Tensor`"""
    def logical_or_(self, other: Tensor) -> Tensor:
        """`logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def bmm(self, mat2: Tensor) -> Tensor:
        """`bmm(Tensor self, Tensor mat2) -> Tensor`"""
    def broadcast_to(self, size: Sequence[SymInt]) -> Tensor:
        """`broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)`"""
    def ceil(self) -> Tensor:
        """`ceil(Tensor self) -> Tensor`"""
    def ceil_(self) -> Tensor:
        """`ceil_(Tensor(a!) self) -> Tensor(a!)`"""
    def unsafe_chunk(self, chunks: int, dim: int = ...) -> list[Tensor]:
        """`unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`"""
    def chunk(self, chunks: int, dim: int = ...) -> list[Tensor]:
        """`chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`"""
    @overload
    def tensor_split(self, sections: SymInt, dim: int = ...) -> list[Tensor]:
        """`tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]`"""
    @overload
    def tensor_split(self, indices: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
        """`tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]`"""
    @overload
    def tensor_split(self, tensor_indices_or_sections: Tensor, dim: int = ...) -> list[Tensor]:
        """`tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`"""
    @overload
    def clamp(self, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
        """`clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`"""
    @overload
    def clamp(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
        """`clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`"""
    @overload
    def clamp_(self, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
        """`clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`"""
    @overload
    def clamp_(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
        """`clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`"""
    @overload
    def clamp_max(self, max: Scalar) -> Tensor:
        """`clamp_max(Tensor self, Scalar max) -> Tensor`"""
    @overload
    def clamp_max(self, max: Tensor) -> Tensor:
        """`clamp_max.Tensor(Tensor self, Tensor max) -> Tensor`"""
    @overload
    def clamp_max_(self, max: Scalar) -> Tensor:
        """`clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)`"""
    @overload
    def clamp_max_(self, max: Tensor) -> Tensor:
        """`clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)`"""
    @overload
    def clamp_min(self, min: Scalar) -> Tensor:
        """`clamp_min(Tensor self, Scalar min) -> Tensor`"""
    @overload
    def clamp_min(self, min: Tensor) -> Tensor:
        """`clamp_min.Tensor(Tensor self, Tensor min) -> Tensor`"""
    @overload
    def clamp_min_(self, min: Scalar) -> Tensor:
        """`clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)`"""
    @overload
    def clamp_min_(self, min: Tensor) -> Tensor:
        """`clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)`"""
    @overload
    def clip(self, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
        """`clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`"""
    @overload
    def clip(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
        """`clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`"""
    @overload
    def clip_(self, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
        """`clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`"""
    @overload
    def clip_(self, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
        """`clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`"""
    def contiguous(self, *, memory_format: MemoryFormat = ...) -> Tensor:
        """`contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)`"""
    def copy_(self, src: Tensor, non_blocking: bool = ...) -> Tensor:
        """`copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`"""
    def cos(self) -> Tensor:
        """`cos(Tensor self) -> Tensor`"""
    def cos_(self) -> Tensor:
        """`cos_(Tensor(a!) self) -> Tensor(a!)`"""
    def cosh(self) -> Tensor:
        """`cosh(Tensor self) -> Tensor`"""
    def cosh_(self) -> Tensor:
        """`cosh_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def count_nonzero(self, dim: Sequence[int]) -> Tensor:
        """`count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`"""
    @overload
    def count_nonzero(self, dim: int | None = ...) -> Tensor:
        """`count_nonzero(Tensor self, int? dim=None) -> Tensor`"""
    def cov(self, *, correction: int = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
        """`cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`"""
    def corrcoef(self) -> Tensor:
        """`corrcoef(Tensor self) -> Tensor`"""
    def cummax(self, dim: int) -> tuple[Tensor, Tensor]:
        """`cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`"""
    def cummin(self, dim: int) -> tuple[Tensor, Tensor]:
        """`cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`"""
    def cumprod(self, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
        """`cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`"""
    def cumprod_(self, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
        """`cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`"""
    def cumsum(self, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
        """`cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`"""
    def cumsum_(self, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
        """`cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`"""
    def diag_embed(self, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
        """`diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`"""
    def diagflat(self, offset: int = ...) -> Tensor:
        """`diagflat(Tensor self, int offset=0) -> Tensor`"""
    def diagonal(self, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
        """`diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`"""
    def fill_diagonal_(self, fill_value: Scalar, wrap: bool = ...) -> Tensor:
        """`fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)`"""
    def diff(self, n: int = ..., dim: int = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
        """`diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`"""
    @overload
    def div(self, other: Tensor) -> Tensor:
        """`div.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def div(self, other: Scalar) -> Tensor:
        """`div.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def div(self, other: Tensor, *, rounding_mode: str | None) -> Tensor:
        """`div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`"""
    @overload
    def div(self, other: Scalar, *, rounding_mode: str | None) -> Tensor:
        """`div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`"""
    @overload
    def div_(self, other: Tensor) -> Tensor:
        """`div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def div_(self, other: Scalar) -> Tensor:
        """`div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def div_(self, other: Tensor, *, rounding_mode: str | None) -> Tensor:
        """`div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`"""
    @overload
    def div_(self, other: Scalar, *, rounding_mode: str | None) -> Tensor:
        """`div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`"""
    @overload
    def divide(self, other: Tensor) -> Tensor:
        """`divide.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def divide(self, other: Scalar) -> Tensor:
        """`divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def divide(self, other: Tensor, *, rounding_mode: str | None) -> Tensor:
        """`divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`"""
    @overload
    def divide(self, other: Scalar, *, rounding_mode: str | None) -> Tensor:
        """`divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`"""
    @overload
    def divide_(self, other: Tensor) -> Tensor:
        """`divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def divide_(self, other: Scalar) -> Tensor:
        """`divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def divide_(self, other: Tensor, *, rounding_mode: str | None) -> Tensor:
        """`divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`"""
    @overload
    def divide_(self, other: Scalar, *, rounding_mode: str | None) -> Tensor:
        """`divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`"""
    @overload
    def true_divide(self, other: Tensor) -> Tensor:
        """`true_divide.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def true_divide(self, other: Scalar) -> Tensor:
        """`true_divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def true_divide_(self, other: Tensor) -> Tensor:
        """`true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def true_divide_(self, other: Scalar) -> Tensor:
        """`true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def dot(self, tensor: Tensor) -> Tensor:
        """`dot(Tensor self, Tensor tensor) -> Tensor`"""
    def vdot(self, other: Tensor) -> Tensor:
        """`vdot(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def new_empty(self, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
        """`new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_empty(self, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """`new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_empty_strided(self, size: Sequence[SymInt], stride: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
        """`new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_empty_strided(self, size: Sequence[SymInt], stride: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """`new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_full(self, size: Sequence[SymInt], fill_value: Scalar, *, options: TensorOptions = ...) -> Tensor:
        """`new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_full(self, size: Sequence[SymInt], fill_value: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """`new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_zeros(self, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
        """`new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_zeros(self, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """`new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_ones(self, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
        """`new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    @overload
    def new_ones(self, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
        """`new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
    def resize_(self, size: Sequence[SymInt], *, memory_format: MemoryFormat | None = ...) -> Tensor:
        """`resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)`"""
    def erf(self) -> Tensor:
        """`erf(Tensor self) -> Tensor`"""
    def erf_(self) -> Tensor:
        """`erf_(Tensor(a!) self) -> Tensor(a!)`"""
    def erfc(self) -> Tensor:
        """`erfc(Tensor self) -> Tensor`"""
    def erfc_(self) -> Tensor:
        """`erfc_(Tensor(a!) self) -> Tensor(a!)`"""
    def exp(self) -> Tensor:
        """`exp(Tensor self) -> Tensor`"""
    def exp_(self) -> Tensor:
        """`exp_(Tensor(a!) self) -> Tensor(a!)`"""
    def exp2(self) -> Tensor:
        """`exp2(Tensor self) -> Tensor`"""
    def exp2_(self) -> Tensor:
        """`exp2_(Tensor(a!) self) -> Tensor(a!)`"""
    def expm1(self) -> Tensor:
        """`expm1(Tensor self) -> Tensor`"""
    def expm1_(self) -> Tensor:
        """`expm1_(Tensor(a!) self) -> Tensor(a!)`"""
    def expand(self, size: Sequence[SymInt], *, implicit: bool = ...) -> Tensor:
        """`expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`"""
    def expand_as(self, other: Tensor) -> Tensor:
        """`expand_as(Tensor(a) self, Tensor other) -> Tensor(a)`"""
    def flatten(self, start_dim: int = ..., end_dim: int = ...) -> Tensor:
        """`flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`"""
    def unflatten(self, dim: int, sizes: Sequence[SymInt]) -> Tensor:
        """`unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)`"""
    @overload
    def fill_(self, value: Scalar) -> Tensor:
        """`fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)`"""
    @overload
    def fill_(self, value: Tensor) -> Tensor:
        """`fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)`"""
    def floor(self) -> Tensor:
        """`floor(Tensor self) -> Tensor`"""
    def floor_(self) -> Tensor:
        """`floor_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def floor_divide(self, other: Tensor) -> Tensor:
        """`floor_divide(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def floor_divide(self, other: Scalar) -> Tensor:
        """`floor_divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def floor_divide_(self, other: Tensor) -> Tensor:
        """`floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def floor_divide_(self, other: Scalar) -> Tensor:
        """`floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def frac(self) -> Tensor:
        """`frac(Tensor self) -> Tensor`"""
    def frac_(self) -> Tensor:
        """`frac_(Tensor(a!) self) -> Tensor(a!)`"""
    def gcd(self, other: Tensor) -> Tensor:
        """`gcd(Tensor self, Tensor other) -> Tensor`"""
    def gcd_(self, other: Tensor) -> Tensor:
        """`gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def lcm(self, other: Tensor) -> Tensor:
        """`lcm(Tensor self, Tensor other) -> Tensor`"""
    def lcm_(self, other: Tensor) -> Tensor:
        """`lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def index(self, indices: Sequence[Tensor | None]) -> Tensor:
        """`index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`"""
    def index_copy_(self, dim: int, index: Tensor, source: Tensor) -> Tensor:
        """`index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)`"""
    def index_copy(self, dim: int, index: Tensor, source: Tensor) -> Tensor:
        """`index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`"""
    def index_put_(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ...) -> Tensor:
        """`index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`"""
    def index_put(self, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ...) -> Tensor:
        """`index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`"""
    def isclose(self, other: Tensor, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> Tensor:
        """`isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`"""
    def isnan(self) -> Tensor:
        """`isnan(Tensor self) -> Tensor`"""
    def is_distributed(self) -> bool:
        """`is_distributed(Tensor self) -> bool`"""
    def is_floating_point(self) -> bool:
        """`is_floating_point(Tensor self) -> bool`"""
    def is_complex(self) -> bool:
        """`is_complex(Tensor self) -> bool`"""
    def is_conj(self) -> bool:
        """`is_conj(Tensor self) -> bool`"""
    def _is_zerotensor(self) -> bool:
        """`_is_zerotensor(Tensor self) -> bool`"""
    def is_neg(self) -> bool:
        """`is_neg(Tensor self) -> bool`"""
    def isreal(self) -> Tensor:
        """`isreal(Tensor self) -> Tensor`"""
    def is_nonzero(self) -> bool:
        """`is_nonzero(Tensor self) -> bool`"""
    def is_same_size(self, other: Tensor) -> bool:
        """`is_same_size(Tensor self, Tensor other) -> bool`"""
    def is_signed(self) -> bool:
        """`is_signed(Tensor self) -> bool`"""
    def is_inference(self) -> bool:
        """`is_inference(Tensor self) -> bool`"""
    def numel(self) -> int:
        """`numel(Tensor self) -> int`"""
    def get_device(self) -> int:
        """`get_device(Tensor self) -> int`"""
    def storage_offset(self) -> int:
        """`storage_offset(Tensor self) -> int`"""
    def kron(self, other: Tensor) -> Tensor:
        """`kron(Tensor self, Tensor other) -> Tensor`"""
    def kthvalue(self, k: SymInt, dim: int = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    def nan_to_num(self, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
        """`nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`"""
    def nan_to_num_(self, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
        """`nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`"""
    def ldexp(self, other: Tensor) -> Tensor:
        """`ldexp.Tensor(Tensor self, Tensor other) -> Tensor`"""
    def ldexp_(self, other: Tensor) -> Tensor:
        """`ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def log(self) -> Tensor:
        """`log(Tensor self) -> Tensor`"""
    def log_(self) -> Tensor:
        """`log_(Tensor(a!) self) -> Tensor(a!)`"""
    def log10(self) -> Tensor:
        """`log10(Tensor self) -> Tensor`"""
    def log10_(self) -> Tensor:
        """`log10_(Tensor(a!) self) -> Tensor(a!)`"""
    def log1p(self) -> Tensor:
        """`log1p(Tensor self) -> Tensor`"""
    def log1p_(self) -> Tensor:
        """`log1p_(Tensor(a!) self) -> Tensor(a!)`"""
    def log2(self) -> Tensor:
        """`log2(Tensor self) -> Tensor`"""
    def log2_(self) -> Tensor:
        """`log2_(Tensor(a!) self) -> Tensor(a!)`"""
    def logaddexp(self, other: Tensor) -> Tensor:
        """`logaddexp(Tensor self, Tensor other) -> Tensor`"""
    def logaddexp2(self, other: Tensor) -> Tensor:
        """`logaddexp2(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def xlogy(self, other: Tensor) -> Tensor:
        """`xlogy.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def xlogy(self, other: Scalar) -> Tensor:
        """`xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def xlogy_(self, other: Tensor) -> Tensor:
        """`xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def xlogy_(self, other: Scalar) -> Tensor:
        """`xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def log_softmax(self, dim: int, dtype: ScalarType | None = ...) -> Tensor:
        """`log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
    def logcumsumexp(self, dim: int) -> Tensor:
        """`logcumsumexp(Tensor self, int dim) -> Tensor`"""
    def logsumexp(self, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
        """`logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`"""
    def matmul(self, other: Tensor) -> Tensor:
        """`matmul(Tensor self, Tensor other) -> Tensor`"""
    def matrix_power(self, n: int) -> Tensor:
        """`matrix_power(Tensor self, int n) -> Tensor`"""
    def matrix_exp(self) -> Tensor:
        """`matrix_exp(Tensor self) -> Tensor`"""
    def aminmax(self, *, dim: int | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`"""
    @overload
    def max(self) -> Tensor:
        """`max(Tensor self) -> Tensor`"""
    @overload
    def max(self, other: Tensor) -> Tensor:
        """`max.other(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def max(self, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    def amax(self, dim: int | Sequence[int] = ..., keepdim: bool = ...) -> Tensor:
        """`amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`"""
    @overload
    def mean(self, *, dtype: ScalarType | None = ...) -> Tensor:
        """`mean(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
    @overload
    def mean(self, dim: int | Sequence[int] | None, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
        """`mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
    def nanmean(self, dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
        """`nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
    @overload
    def median(self) -> Tensor:
        """`median(Tensor self) -> Tensor`"""
    @overload
    def median(self, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    @overload
    def nanmedian(self) -> Tensor:
        """`nanmedian(Tensor self) -> Tensor`"""
    @overload
    def nanmedian(self, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    @overload
    def min(self) -> Tensor:
        """`min(Tensor self) -> Tensor`"""
    @overload
    def min(self, other: Tensor) -> Tensor:
        """`min.other(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def min(self, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    def amin(self, dim: int | Sequence[int] = ..., keepdim: bool = ...) -> Tensor:
        """`amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`"""
    def mm(self, mat2: Tensor) -> Tensor:
        """`mm(Tensor self, Tensor mat2) -> Tensor`"""
    def mode(self, dim: int = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
        """`mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
    @overload
    def mul(self, other: Tensor) -> Tensor:
        """`mul.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def mul(self, other: Scalar) -> Tensor:
        """`mul.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def mul_(self, other: Tensor) -> Tensor:
        """`mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def mul_(self, other: Scalar) -> Tensor:
        """`mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def multiply(self, other: Tensor) -> Tensor:
        """`multiply.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def multiply(self, other: Scalar) -> Tensor:
        """`multiply.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def multiply_(self, other: Tensor) -> Tensor:
        """`multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def multiply_(self, other: Scalar) -> Tensor:
        """`multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def mv(self, vec: Tensor) -> Tensor:
        """`mv(Tensor self, Tensor vec) -> Tensor`"""
    def mvlgamma(self, p: int) -> Tensor:
        """`mvlgamma(Tensor self, int p) -> Tensor`"""
    def mvlgamma_(self, p: int) -> Tensor:
        """`mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)`"""
    def narrow_copy(self, dim: int, start: SymInt, length: SymInt) -> Tensor:
        """`narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`"""
    @overload
    def narrow(self, dim: int, start: SymInt, length: SymInt) -> Tensor:
        """`narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)`"""
    @overload
    def narrow(self, dim: int, start: Tensor, length: SymInt) -> Tensor:
        """`narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)`"""
    def permute(self, dims: Sequence[int]) -> Tensor:
        """`permute(Tensor(a) self, int[] dims) -> Tensor(a)`"""
    @overload
    def movedim(self, source: Sequence[int], destination: Sequence[int]) -> Tensor:
        """`movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`"""
    @overload
    def movedim(self, source: int, destination: int) -> Tensor:
        """`movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`"""
    @overload
    def moveaxis(self, source: Sequence[int], destination: Sequence[int]) -> Tensor:
        """`moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`"""
    @overload
    def moveaxis(self, source: int, destination: int) -> Tensor:
        """`moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`"""
    def numpy_T(self) -> Tensor:
        """`numpy_T(Tensor(a) self) -> Tensor(a)`"""
    def matrix_H(self) -> Tensor:
        """`matrix_H(Tensor(a) self) -> Tensor(a)`"""
    def mT(self) -> Tensor:
        """`mT(Tensor(a) self) -> Tensor(a)`"""
    def mH(self) -> Tensor:
        """`mH(Tensor(a) self) -> Tensor(a)`"""
    def adjoint(self) -> Tensor:
        """`adjoint(Tensor(a) self) -> Tensor(a)`"""
    def is_pinned(self, device: Device | None = ...) -> bool:
        """`is_pinned(Tensor self, Device? device=None) -> bool`"""
    def pin_memory(self, device: Device | None = ...) -> Tensor:
        """`pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)`"""
    def pinverse(self, rcond: float = ...) -> Tensor:
        """`pinverse(Tensor self, float rcond=1e-15) -> Tensor`"""
    def rad2deg(self) -> Tensor:
        """`rad2deg(Tensor self) -> Tensor`"""
    def rad2deg_(self) -> Tensor:
        """`rad2deg_(Tensor(a!) self) -> Tensor(a!)`"""
    def deg2rad(self) -> Tensor:
        """`deg2rad(Tensor self) -> Tensor`"""
    def deg2rad_(self) -> Tensor:
        """`deg2rad_(Tensor(a!) self) -> Tensor(a!)`"""
    def ravel(self) -> Tensor:
        """`ravel(Tensor(a) self) -> Tensor(a)`"""
    def reciprocal(self) -> Tensor:
        """`reciprocal(Tensor self) -> Tensor`"""
    def reciprocal_(self) -> Tensor:
        """`reciprocal_(Tensor(a!) self) -> Tensor(a!)`"""
    def neg(self) -> Tensor:
        """`neg(Tensor self) -> Tensor`"""
    def neg_(self) -> Tensor:
        """`neg_(Tensor(a!) self) -> Tensor(a!)`"""
    def negative(self) -> Tensor:
        """`negative(Tensor self) -> Tensor`"""
    def negative_(self) -> Tensor:
        """`negative_(Tensor(a!) self) -> Tensor(a!)`"""
    def repeat(self, repeats: Sequence[SymInt]) -> Tensor:
        """`repeat(Tensor self, SymInt[] repeats) -> Tensor`"""
    @overload
    def repeat_interleave(self, repeats: Tensor, dim: int | None = ..., *, output_size: SymInt | None = ...) -> Tensor:
        """`repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`"""
    @overload
    def repeat_interleave(self, repeats: SymInt, dim: int | None = ..., *, output_size: SymInt | None = ...) -> Tensor:
        """`repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`"""
    def reshape(self, shape: Sequence[SymInt]) -> Tensor:
        """`reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`"""
    def _reshape_alias(self, size: Sequence[SymInt], stride: Sequence[SymInt]) -> Tensor:
        """`_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`"""
    def reshape_as(self, other: Tensor) -> Tensor:
        """`reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)`"""
    @overload
    def round(self) -> Tensor:
        """`round(Tensor self) -> Tensor`"""
    @overload
    def round(self, *, decimals: int) -> Tensor:
        """`round.decimals(Tensor self, *, int decimals) -> Tensor`"""
    @overload
    def round_(self) -> Tensor:
        """`round_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def round_(self, *, decimals: int) -> Tensor:
        """`round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)`"""
    def relu(self) -> Tensor:
        """`relu(Tensor self) -> Tensor`"""
    def relu_(self) -> Tensor:
        """`relu_(Tensor(a!) self) -> Tensor(a!)`"""
    def prelu(self, weight: Tensor) -> Tensor:
        """`prelu(Tensor self, Tensor weight) -> Tensor`"""
    def hardshrink(self, lambd: Scalar = ...) -> Tensor:
        """`hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`"""
    def hardshrink_backward(self, grad_out: Tensor, lambd: Scalar) -> Tensor:
        """`hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`"""
    def rsqrt(self) -> Tensor:
        """`rsqrt(Tensor self) -> Tensor`"""
    def rsqrt_(self) -> Tensor:
        """`rsqrt_(Tensor(a!) self) -> Tensor(a!)`"""
    def select(self, dim: int, index: SymInt) -> Tensor:
        """`select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)`"""
    def sigmoid(self) -> Tensor:
        """`sigmoid(Tensor self) -> Tensor`"""
    def sigmoid_(self) -> Tensor:
        """`sigmoid_(Tensor(a!) self) -> Tensor(a!)`"""
    def logit(self, eps: float | None = ...) -> Tensor:
        """`logit(Tensor self, float? eps=None) -> Tensor`"""
    def logit_(self, eps: float | None = ...) -> Tensor:
        """`logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`"""
    def sin(self) -> Tensor:
        """`sin(Tensor self) -> Tensor`"""
    def sin_(self) -> Tensor:
        """`sin_(Tensor(a!) self) -> Tensor(a!)`"""
    def sinc(self) -> Tensor:
        """`sinc(Tensor self) -> Tensor`"""
    def sinc_(self) -> Tensor:
        """`sinc_(Tensor(a!) self) -> Tensor(a!)`"""
    def sinh(self) -> Tensor:
        """`sinh(Tensor self) -> Tensor`"""
    def sinh_(self) -> Tensor:
        """`sinh_(Tensor(a!) self) -> Tensor(a!)`"""
    def detach(self) -> Tensor:
        """`detach(Tensor(a) self) -> Tensor(a)`"""
    def detach_(self) -> Tensor:
        """`detach_(Tensor(a!) self) -> Tensor(a!)`"""
    def slice(self, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
        """`slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`"""
    def slice_inverse(self, src: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
        """`slice_inverse(Tensor(a) self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`"""
    def slice_scatter(self, src: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
        """`slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`"""
    def select_scatter(self, src: Tensor, dim: int, index: SymInt) -> Tensor:
        """`select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor`"""
    def diagonal_scatter(self, src: Tensor, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
        """`diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`"""
    def as_strided_scatter(self, src: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
        """`as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`"""
    def smm(self, mat2: Tensor) -> Tensor:
        """`smm(Tensor self, Tensor mat2) -> Tensor`"""
    def softmax(self, dim: int, dtype: ScalarType | None = ...) -> Tensor:
        """`softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
    def unsafe_split(self, split_size: SymInt, dim: int = ...) -> list[Tensor]:
        """`unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]`"""
    @overload
    def split(self, split_size: SymInt, dim: int = ...) -> list[Tensor]:
        """`split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]`"""
    @overload
    def split(self, split_size: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
        """`split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]`"""
    def unsafe_split_with_sizes(self, split_sizes: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
        """`unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]`"""
    def split_with_sizes(self, split_sizes: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
        """`split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]`"""
    @overload
    def hsplit(self, sections: int) -> list[Tensor]:
        """`hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
    @overload
    def hsplit(self, indices: Sequence[int]) -> list[Tensor]:
        """`hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
    @overload
    def vsplit(self, sections: int) -> list[Tensor]:
        """`vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
    @overload
    def vsplit(self, indices: Sequence[int]) -> list[Tensor]:
        """`vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
    @overload
    def dsplit(self, sections: int) -> list[Tensor]:
        """`dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
    @overload
    def dsplit(self, indices: Sequence[int]) -> list[Tensor]:
        """`dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
    @overload
    def squeeze(self) -> Tensor:
        """`squeeze(Tensor(a) self) -> Tensor(a)`"""
    @overload
    def squeeze(self, dim: int) -> Tensor:
        """`squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`"""
    @overload
    def squeeze(self, dim: Sequence[int]) -> Tensor:
        """`squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)`"""
    @overload
    def squeeze_(self) -> Tensor:
        """`squeeze_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def squeeze_(self, dim: int) -> Tensor:
        """`squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)`"""
    @overload
    def squeeze_(self, dim: Sequence[int]) -> Tensor:
        """`squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)`"""
    def sspaddmm(self, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    @overload
    def stft(self, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
        """`stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`"""
    @overload
    def stft(self, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., center: bool = ..., pad_mode: str = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
        """`stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`"""
    def istft(self, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., center: bool = ..., normalized: bool = ..., onesided: bool | None = ..., length: int | None = ..., return_complex: bool = ...) -> Tensor:
        """`istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`"""
    @overload
    def sum(self, *, dtype: ScalarType | None = ...) -> Tensor:
        """`sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
    @overload
    def sum(self, dim: int | Sequence[int] | None, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
        """`sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
    def nansum(self, dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
        """`nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
    def hash_tensor(self, dim: int | Sequence[int] = ..., *, keepdim: bool = ..., mode: int = ...) -> Tensor:
        """`hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor`"""
    def sum_to_size(self, size: Sequence[SymInt]) -> Tensor:
        """`sum_to_size(Tensor self, SymInt[] size) -> Tensor`"""
    def sqrt(self) -> Tensor:
        """`sqrt(Tensor self) -> Tensor`"""
    def sqrt_(self) -> Tensor:
        """`sqrt_(Tensor(a!) self) -> Tensor(a!)`"""
    def square(self) -> Tensor:
        """`square(Tensor self) -> Tensor`"""
    def square_(self) -> Tensor:
        """`square_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def std(self, unbiased: bool = ...) -> Tensor:
        """`std(Tensor self, bool unbiased=True) -> Tensor`"""
    @overload
    def std(self, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor:
        """`std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`"""
    @overload
    def std(self, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> Tensor:
        """`std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`"""
    @overload
    def prod(self, *, dtype: ScalarType | None = ...) -> Tensor:
        """`prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
    @overload
    def prod(self, dim: int, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
        """`prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
    def t(self) -> Tensor:
        """`t(Tensor(a) self) -> Tensor(a)`"""
    def t_(self) -> Tensor:
        """`t_(Tensor(a!) self) -> Tensor(a!)`"""
    def tan(self) -> Tensor:
        """`tan(Tensor self) -> Tensor`"""
    def tan_(self) -> Tensor:
        """`tan_(Tensor(a!) self) -> Tensor(a!)`"""
    def tanh(self) -> Tensor:
        """`tanh(Tensor self) -> Tensor`"""
    def tanh_(self) -> Tensor:
        """`tanh_(Tensor(a!) self) -> Tensor(a!)`"""
    def tile(self, dims: Sequence[SymInt]) -> Tensor:
        """`tile(Tensor self, SymInt[] dims) -> Tensor`"""
    def transpose(self, dim0: int, dim1: int) -> Tensor:
        """`transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`"""
    def transpose_(self, dim0: int, dim1: int) -> Tensor:
        """`transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`"""
    def flip(self, dims: Sequence[int]) -> Tensor:
        """`flip(Tensor self, int[] dims) -> Tensor`"""
    def fliplr(self) -> Tensor:
        """`fliplr(Tensor self) -> Tensor`"""
    def flipud(self) -> Tensor:
        """`flipud(Tensor self) -> Tensor`"""
    def roll(self, shifts: SymInt | Sequence[SymInt], dims: int | Sequence[int] = ...) -> Tensor:
        """`roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor`"""
    def rot90(self, k: int = ..., dims: Sequence[int] = ...) -> Tensor:
        """`rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor`"""
    def _nested_tensor_size(self) -> Tensor:
        """`_nested_tensor_size(Tensor self) -> Tensor`"""
    def _nested_tensor_strides(self) -> Tensor:
        """`_nested_tensor_strides(Tensor self) -> Tensor`"""
    def _nested_tensor_storage_offsets(self) -> Tensor:
        """`_nested_tensor_storage_offsets(Tensor self) -> Tensor`"""
    def trunc(self) -> Tensor:
        """`trunc(Tensor self) -> Tensor`"""
    def trunc_(self) -> Tensor:
        """`trunc_(Tensor(a!) self) -> Tensor(a!)`"""
    def fix(self) -> Tensor:
        """`fix(Tensor self) -> Tensor`"""
    def fix_(self) -> Tensor:
        """`fix_(Tensor(a!) self) -> Tensor(a!)`"""
    def type_as(self, other: Tensor) -> Tensor:
        """`type_as(Tensor self, Tensor other) -> Tensor`"""
    def unsqueeze(self, dim: int) -> Tensor:
        """`unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`"""
    def unsqueeze_(self, dim: int) -> Tensor:
        """`unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)`"""
    @overload
    def var(self, unbiased: bool = ...) -> Tensor:
        """`var(Tensor self, bool unbiased=True) -> Tensor`"""
    @overload
    def var(self, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor:
        """`var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`"""
    @overload
    def var(self, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> Tensor:
        """`var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`"""
    def view_as(self, other: Tensor) -> Tensor:
        """`view_as(Tensor(a) self, Tensor other) -> Tensor(a)`"""
    @overload
    def where(self, condition: Tensor, other: Tensor) -> Tensor:
        """`where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`"""
    @overload
    def where(self, condition: Tensor, other: Scalar) -> Tensor:
        """`where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor`"""
    def _philox_normal_(self, key: Tensor, mean: float = ..., std: float = ...) -> Tensor:
        """`_philox_normal_(Tensor(a!) self, Tensor key, float mean=0, float std=1) -> Tensor(a!)`"""
    def _philox_uniform_(self, key: Tensor, low: float = ..., high: float = ...) -> Tensor:
        """`_philox_uniform_(Tensor(a!) self, Tensor key, float low=0, float high=1) -> Tensor(a!)`"""
    @overload
    def norm(self, p: Scalar = ...) -> Tensor:
        """`norm.Scalar(Tensor self, Scalar p=2) -> Tensor`"""
    @overload
    def norm(self, p: Scalar | None, *, dtype: ScalarType) -> Tensor:
        """`norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`"""
    @overload
    def norm(self, p: Scalar | None, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
        """`norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`"""
    @overload
    def norm(self, p: Scalar | None, dim: int | Sequence[int], keepdim: bool, *, dtype: ScalarType) -> Tensor:
        """`norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`"""
    def frexp(self) -> tuple[Tensor, Tensor]:
        """`frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)`"""
    def clone(self, *, memory_format: MemoryFormat | None = ...) -> Tensor:
        """`clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`"""
    def positive(self) -> Tensor:
        """`positive(Tensor(a) self) -> Tensor(a)`"""
    def resize_as_(self, the_template: Tensor, *, memory_format: MemoryFormat | None = ...) -> Tensor:
        """`resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)`"""
    def resize_as_sparse_(self, the_template: Tensor) -> Tensor:
        """`resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!)`"""
    def zero_(self) -> Tensor:
        """`zero_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def sub(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
    @overload
    def sub(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
    @overload
    def sub_(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`"""
    @overload
    def sub_(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`"""
    @overload
    def subtract(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
    @overload
    def subtract(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
    @overload
    def subtract_(self, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`"""
    @overload
    def subtract_(self, other: Scalar, alpha: Scalar = ...) -> Tensor:
        """`subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`"""
    def heaviside(self, values: Tensor) -> Tensor:
        """`heaviside(Tensor self, Tensor values) -> Tensor`"""
    def heaviside_(self, values: Tensor) -> Tensor:
        """`heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)`"""
    def addmm(self, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    def addmm_(self, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
    def _addmm_activation(self, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ..., use_gelu: bool = ...) -> Tensor:
        """`_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor`"""
    def sparse_resize_(self, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
        """`sparse_resize_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)`"""
    def sparse_resize_and_clear_(self, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
        """`sparse_resize_and_clear_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)`"""
    def sparse_mask(self, mask: Tensor) -> Tensor:
        """`sparse_mask(Tensor self, Tensor mask) -> Tensor`"""
    def _sparse_mask_projection(self, mask: Tensor, accumulate_matches: bool = ...) -> Tensor:
        """`_sparse_mask_projection(Tensor self, Tensor mask, bool accumulate_matches=False) -> Tensor`"""
    def to_dense(self, dtype: ScalarType | None = ..., *, masked_grad: bool | None = ...) -> Tensor:
        """`to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor`"""
    def _to_dense(self, dtype: ScalarType | None = ..., masked_grad: bool | None = ...) -> Tensor:
        """`_to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor`"""
    def sparse_dim(self) -> int:
        """`sparse_dim(Tensor self) -> int`"""
    def _dimI(self) -> int:
        """`_dimI(Tensor self) -> int`"""
    def dense_dim(self) -> int:
        """`dense_dim(Tensor self) -> int`"""
    def _dimV(self) -> int:
        """`_dimV(Tensor self) -> int`"""
    def _nnz(self) -> int:
        """`_nnz(Tensor self) -> int`"""
    def coalesce(self) -> Tensor:
        """`coalesce(Tensor(a) self) -> Tensor(a)`"""
    def is_coalesced(self) -> bool:
        """`is_coalesced(Tensor self) -> bool`"""
    def _indices(self) -> Tensor:
        """`_indices(Tensor(a) self) -> Tensor(a)`"""
    def _values(self) -> Tensor:
        """`_values(Tensor(a) self) -> Tensor(a)`"""
    def _coalesced_(self, coalesced: bool) -> Tensor:
        """`_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)`"""
    def indices(self) -> Tensor:
        """`indices(Tensor(a) self) -> Tensor(a)`"""
    def values(self) -> Tensor:
        """`values(Tensor(a) self) -> Tensor(a)`"""
    def crow_indices(self) -> Tensor:
        """`crow_indices(Tensor(a) self) -> Tensor(a)`"""
    def col_indices(self) -> Tensor:
        """`col_indices(Tensor(a) self) -> Tensor(a)`"""
    def ccol_indices(self) -> Tensor:
        """`ccol_indices(Tensor(a) self) -> Tensor(a)`"""
    def row_indices(self) -> Tensor:
        """`row_indices(Tensor(a) self) -> Tensor(a)`"""
    def unbind(self, dim: int = ...) -> list[Tensor]:
        """`unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`"""
    @overload
    def to_sparse(self, sparse_dim: int) -> Tensor:
        """`to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor`"""
    @overload
    def to_sparse(self, *, layout: Layout | None = ..., blocksize: int | Sequence[int] | None = ..., dense_dim: int | None = ...) -> Tensor:
        """`to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor`"""
    @overload
    def _to_sparse(self, sparse_dim: int) -> Tensor:
        """`_to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor`"""
    @overload
    def _to_sparse(self, *, layout: Layout | None = ..., blocksize: int | Sequence[int] | None = ..., dense_dim: int | None = ...) -> Tensor:
        """`_to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor`"""
    def to_sparse_csr(self, dense_dim: int | None = ...) -> Tensor:
        """`to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor`"""
    def _to_sparse_csr(self, dense_dim: int | None = ...) -> Tensor:
        """`_to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor`"""
    def to_sparse_csc(self, dense_dim: int | None = ...) -> Tensor:
        """`to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor`"""
    def _to_sparse_csc(self, dense_dim: int | None = ...) -> Tensor:
        """`_to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor`"""
    def to_sparse_bsr(self, blocksize: int | Sequence[int], dense_dim: int | None = ...) -> Tensor:
        """`to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`"""
    def _to_sparse_bsr(self, blocksize: int | Sequence[int], dense_dim: int | None = ...) -> Tensor:
        """`_to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`"""
    def to_sparse_bsc(self, blocksize: int | Sequence[int], dense_dim: int | None = ...) -> Tensor:
        """`to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`"""
    def _to_sparse_bsc(self, blocksize: int | Sequence[int], dense_dim: int | None = ...) -> Tensor:
        """`_to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor`"""
    def to_mkldnn(self, dtype: ScalarType | None = ...) -> Tensor:
        """`to_mkldnn(Tensor self, ScalarType? dtype=None) -> Tensor`"""
    def dequantize(self) -> Tensor:
        """`dequantize.self(Tensor self) -> Tensor`"""
    def q_scale(self) -> float:
        """`q_scale(Tensor self) -> float`"""
    def q_zero_point(self) -> int:
        """`q_zero_point(Tensor self) -> int`"""
    def q_per_channel_scales(self) -> Tensor:
        """`q_per_channel_scales(Tensor self) -> Tensor`"""
    def q_per_channel_zero_points(self) -> Tensor:
        """`q_per_channel_zero_points(Tensor self) -> Tensor`"""
    def q_per_channel_axis(self) -> int:
        """`q_per_channel_axis(Tensor self) -> int`"""
    def int_repr(self) -> Tensor:
        """`int_repr(Tensor self) -> Tensor`"""
    def qscheme(self) -> QScheme:
        """`qscheme(Tensor self) -> QScheme`"""
    def _autocast_to_reduced_precision(self, cuda_enabled: bool, cpu_enabled: bool, cuda_dtype: ScalarType, cpu_dtype: ScalarType) -> Tensor:
        """`_autocast_to_reduced_precision(Tensor(a) self, bool cuda_enabled, bool cpu_enabled, ScalarType cuda_dtype, ScalarType cpu_dtype) -> Tensor(a)`"""
    def _autocast_to_full_precision(self, cuda_enabled: bool, cpu_enabled: bool) -> Tensor:
        """`_autocast_to_full_precision(Tensor(a) self, bool cuda_enabled, bool cpu_enabled) -> Tensor(a)`"""
    @overload
    def to(self, *, non_blocking: bool = ..., copy: bool = ..., memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
        """`to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`"""
    @overload
    def to(self, dtype: ScalarType, non_blocking: bool = ..., copy: bool = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
        """`to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`"""
    @overload
    def to(self, other: Tensor, non_blocking: bool = ..., copy: bool = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
        """`to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`"""
    @overload
    def to(self, device: Device, dtype: ScalarType, non_blocking: bool = ..., copy: bool = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
        """`to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`"""
    @overload
    def to(self, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., non_blocking: bool = ..., copy: bool = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
        """`to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`"""
    def item(self) -> Scalar:
        """`item(Tensor self) -> Scalar`"""
    @overload
    def set_(self) -> Tensor:
        """`set_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def set_(self, source: Tensor) -> Tensor:
        """`set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)`"""
    @overload
    def set_(self, source: Tensor, storage_offset: SymInt, size: Sequence[SymInt], stride: Sequence[SymInt] = ...) -> Tensor:
        """`set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`"""
    def is_set_to(self, tensor: Tensor) -> bool:
        """`is_set_to(Tensor self, Tensor tensor) -> bool`"""
    @overload
    def masked_fill_(self, mask: Tensor, value: Scalar) -> Tensor:
        """`masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)`"""
    @overload
    def masked_fill_(self, mask: Tensor, value: Tensor) -> Tensor:
        """`masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)`"""
    @overload
    def masked_fill(self, mask: Tensor, value: Scalar) -> Tensor:
        """`masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`"""
    @overload
    def masked_fill(self, mask: Tensor, value: Tensor) -> Tensor:
        """`masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`"""
    def masked_scatter_(self, mask: Tensor, source: Tensor) -> Tensor:
        """`masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)`"""
    def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
        """`masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`"""
    @overload
    def view(self, size: Sequence[SymInt]) -> Tensor:
        """`view(Tensor(a) self, SymInt[] size) -> Tensor(a)`"""
    @overload
    def view(self, dtype: ScalarType) -> Tensor:
        """`view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`"""
    def put_(self, index: Tensor, source: Tensor, accumulate: bool = ...) -> Tensor:
        """`put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)`"""
    def put(self, index: Tensor, source: Tensor, accumulate: bool = ...) -> Tensor:
        """`put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`"""
    def index_add_(self, dim: int, index: Tensor, source: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)`"""
    def index_add(self, dim: int, index: Tensor, source: Tensor, *, alpha: Scalar = ...) -> Tensor:
        """`index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`"""
    def index_reduce_(self, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
        """`index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)`"""
    def index_reduce(self, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
        """`index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`"""
    @overload
    def index_fill_(self, dim: int, index: Tensor, value: Scalar) -> Tensor:
        """`index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`"""
    @overload
    def index_fill_(self, dim: int, index: Tensor, value: Tensor) -> Tensor:
        """`index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)`"""
    @overload
    def index_fill(self, dim: int, index: Tensor, value: Scalar) -> Tensor:
        """`index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`"""
    @overload
    def index_fill(self, dim: int, index: Tensor, value: Tensor) -> Tensor:
        """`index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`"""
    @overload
    def scatter(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """`scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`"""
    @overload
    def scatter(self, dim: int, index: Tensor, value: Scalar) -> Tensor:
        """`scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`"""
    @overload
    def scatter(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor:
        """`scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`"""
    @overload
    def scatter(self, dim: int, index: Tensor, value: Scalar, *, reduce: str) -> Tensor:
        """`scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`"""
    @overload
    def scatter_(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """`scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`"""
    @overload
    def scatter_(self, dim: int, index: Tensor, value: Scalar) -> Tensor:
        """`scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`"""
    @overload
    def scatter_(self, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor:
        """`scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)`"""
    @overload
    def scatter_(self, dim: int, index: Tensor, value: Scalar, *, reduce: str) -> Tensor:
        """`scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)`"""
    def scatter_add(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """`scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`"""
    def scatter_add_(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """`scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`"""
    def scatter_reduce(self, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
        """`scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`"""
    def scatter_reduce_(self, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
        """`scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)`"""
    @overload
    def eq_(self, other: Scalar) -> Tensor:
        """`eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def eq_(self, other: Tensor) -> Tensor:
        """`eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_and(self, other: Scalar) -> Tensor:
        """`bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def bitwise_and(self, other: Tensor) -> Tensor:
        """`bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def bitwise_and_(self, other: Scalar) -> Tensor:
        """`bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def bitwise_and_(self, other: Tensor) -> Tensor:
        """`bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_or(self, other: Scalar) -> Tensor:
        """`bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def bitwise_or(self, other: Tensor) -> Tensor:
        """`bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def bitwise_or_(self, other: Scalar) -> Tensor:
        """`bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def bitwise_or_(self, other: Tensor) -> Tensor:
        """`bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_xor(self, other: Scalar) -> Tensor:
        """`bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def bitwise_xor(self, other: Tensor) -> Tensor:
        """`bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def bitwise_xor_(self, other: Scalar) -> Tensor:
        """`bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def bitwise_xor_(self, other: Tensor) -> Tensor:
        """`bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_left_shift(self, other: Tensor) -> Tensor:
        """`bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def bitwise_left_shift(self, other: Scalar) -> Tensor:
        """`bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def bitwise_left_shift_(self, other: Tensor) -> Tensor:
        """`bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_left_shift_(self, other: Scalar) -> Tensor:
        """`bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def bitwise_right_shift(self, other: Tensor) -> Tensor:
        """`bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def bitwise_right_shift(self, other: Scalar) -> Tensor:
        """`bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def bitwise_right_shift_(self, other: Tensor) -> Tensor:
        """`bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def bitwise_right_shift_(self, other: Scalar) -> Tensor:
        """`bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    def tril_(self, diagonal: SymInt = ...) -> Tensor:
        """`tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)`"""
    def triu_(self, diagonal: SymInt = ...) -> Tensor:
        """`triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)`"""
    def digamma_(self) -> Tensor:
        """`digamma_(Tensor(a!) self) -> Tensor(a!)`"""
    @overload
    def lerp_(self, end: Tensor, weight: Scalar) -> Tensor:
        """`lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)`"""
    @overload
    def lerp_(self, end: Tensor, weight: Tensor) -> Tensor:
        """`lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)`"""
    def addbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
    def addbmm(self, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
        """`addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
    @overload
    def random_(self, *, generator: Generator | None = ...) -> Tensor:
        """`random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)`"""
    @overload
    def random_(self, to: int, *, generator: Generator | None = ...) -> Tensor:
        """`random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)`"""
    @overload
    def random_(self, from_: int, to: int | None, *, generator: Generator | None = ...) -> Tensor:
        """`random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)`"""
    def uniform_(self, from_: float = ..., to: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)`"""
    def cauchy_(self, median: float = ..., sigma: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)`"""
    def log_normal_(self, mean: float = ..., std: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)`"""
    def exponential_(self, lambd: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)`"""
    def geometric_(self, p: float, *, generator: Generator | None = ...) -> Tensor:
        """`geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)`"""
    def diag(self, diagonal: int = ...) -> Tensor:
        """`diag(Tensor self, int diagonal=0) -> Tensor`"""
    def cross(self, other: Tensor, dim: int | None = ...) -> Tensor:
        """`cross(Tensor self, Tensor other, int? dim=None) -> Tensor`"""
    def triu(self, diagonal: SymInt = ...) -> Tensor:
        """`triu(Tensor self, SymInt diagonal=0) -> Tensor`"""
    def tril(self, diagonal: SymInt = ...) -> Tensor:
        """`tril(Tensor self, SymInt diagonal=0) -> Tensor`"""
    def trace(self) -> Tensor:
        """`trace(Tensor self) -> Tensor`"""
    @overload
    def ne(self, other: Scalar) -> Tensor:
        """`ne.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def ne(self, other: Tensor) -> Tensor:
        """`ne.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def ne_(self, other: Scalar) -> Tensor:
        """`ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def ne_(self, other: Tensor) -> Tensor:
        """`ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def not_equal(self, other: Scalar) -> Tensor:
        """`not_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def not_equal(self, other: Tensor) -> Tensor:
        """`not_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def not_equal_(self, other: Scalar) -> Tensor:
        """`not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def not_equal_(self, other: Tensor) -> Tensor:
        """`not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def eq(self, other: Scalar) -> Tensor:
        """`eq.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def eq(self, other: Tensor) -> Tensor:
        """`eq.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def ge(self, other: Scalar) -> Tensor:
        """`ge.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def ge(self, other: Tensor) -> Tensor:
        """`ge.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def ge_(self, other: Scalar) -> Tensor:
        """`ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def ge_(self, other: Tensor) -> Tensor:
        """`ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def greater_equal(self, other: Scalar) -> Tensor:
        """`greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def greater_equal(self, other: Tensor) -> Tensor:
        """`greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def greater_equal_(self, other: Scalar) -> Tensor:
        """`greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def greater_equal_(self, other: Tensor) -> Tensor:
        """`greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def le(self, other: Scalar) -> Tensor:
        """`le.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def le(self, other: Tensor) -> Tensor:
        """`le.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def le_(self, other: Scalar) -> Tensor:
        """`le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def le_(self, other: Tensor) -> Tensor:
        """`le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def less_equal(self, other: Scalar) -> Tensor:
        """`less_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def less_equal(self, other: Tensor) -> Tensor:
        """`less_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def less_equal_(self, other: Scalar) -> Tensor:
        """`less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def less_equal_(self, other: Tensor) -> Tensor:
        """`less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def gt(self, other: Scalar) -> Tensor:
        """`gt.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def gt(self, other: Tensor) -> Tensor:
        """`gt.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def gt_(self, other: Scalar) -> Tensor:
        """`gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def gt_(self, other: Tensor) -> Tensor:
        """`gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def greater(self, other: Scalar) -> Tensor:
        """`greater.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def greater(self, other: Tensor) -> Tensor:
        """`greater.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def greater_(self, other: Scalar) -> Tensor:
        """`greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def greater_(self, other: Tensor) -> Tensor:
        """`greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def lt(self, other: Scalar) -> Tensor:
        """`lt.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def lt(self, other: Tensor) -> Tensor:
        """`lt.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def lt_(self, other: Scalar) -> Tensor:
        """`lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def lt_(self, other: Tensor) -> Tensor:
        """`lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def less(self, other: Scalar) -> Tensor:
        """`less.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def less(self, other: Tensor) -> Tensor:
        """`less.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def less_(self, other: Scalar) -> Tensor:
        """`less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def less_(self, other: Tensor) -> Tensor:
        """`less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def take(self, index: Tensor) -> Tensor:
        """`take(Tensor self, Tensor index) -> Tensor`"""
    def take_along_dim(self, indices: Tensor, dim: int | None = ...) -> Tensor:
        """`take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`"""
    def index_select(self, dim: int, index: Tensor) -> Tensor:
        """`index_select(Tensor self, int dim, Tensor index) -> Tensor`"""
    def masked_select(self, mask: Tensor) -> Tensor:
        """`masked_select(Tensor self, Tensor mask) -> Tensor`"""
    def nonzero(self) -> Tensor:
        """`nonzero(Tensor self) -> Tensor`"""
    def nonzero_static(self, *, size: SymInt, fill_value: int = ...) -> Tensor:
        """`nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor`"""
    def nonzero_numpy(self) -> list[Tensor]:
        """`nonzero_numpy(Tensor self) -> Tensor[]`"""
    def argwhere(self) -> Tensor:
        """`argwhere(Tensor self) -> Tensor`"""
    def gather(self, dim: int, index: Tensor, *, sparse_grad: bool = ...) -> Tensor:
        """`gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`"""
    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
        """`addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`"""
    def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
        """`addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`"""
    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
        """`addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`"""
    def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
        """`addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`"""
    def triangular_solve(self, A: Tensor, upper: bool = ..., transpose: bool = ..., unitriangular: bool = ...) -> tuple[Tensor, Tensor]:
        """`triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`"""
    def svd(self, some: bool = ..., compute_uv: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
        """`svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`"""
    def swapaxes(self, axis0: int, axis1: int) -> Tensor:
        """`swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`"""
    def swapaxes_(self, axis0: int, axis1: int) -> Tensor:
        """`swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)`"""
    def swapdims(self, dim0: int, dim1: int) -> Tensor:
        """`swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`"""
    def swapdims_(self, dim0: int, dim1: int) -> Tensor:
        """`swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`"""
    def cholesky(self, upper: bool = ...) -> Tensor:
        """`cholesky(Tensor self, bool upper=False) -> Tensor`"""
    def cholesky_solve(self, input2: Tensor, upper: bool = ...) -> Tensor:
        """`cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`"""
    def cholesky_inverse(self, upper: bool = ...) -> Tensor:
        """`cholesky_inverse(Tensor self, bool upper=False) -> Tensor`"""
    def qr(self, some: bool = ...) -> tuple[Tensor, Tensor]:
        """`qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`"""
    def geqrf(self) -> tuple[Tensor, Tensor]:
        """`geqrf(Tensor self) -> (Tensor a, Tensor tau)`"""
    def orgqr(self, input2: Tensor) -> Tensor:
        """`orgqr(Tensor self, Tensor input2) -> Tensor`"""
    def ormqr(self, input2: Tensor, input3: Tensor, left: bool = ..., transpose: bool = ...) -> Tensor:
        """`ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`"""
    def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
        """`lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor`"""
    def multinomial(self, num_samples: SymInt, replacement: bool = ..., *, generator: Generator | None = ...) -> Tensor:
        """`multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`"""
    def lgamma_(self) -> Tensor:
        """`lgamma_(Tensor(a!) self) -> Tensor(a!)`"""
    def lgamma(self) -> Tensor:
        """`lgamma(Tensor self) -> Tensor`"""
    def digamma(self) -> Tensor:
        """`digamma(Tensor self) -> Tensor`"""
    def polygamma(self, n: int) -> Tensor:
        """`polygamma(int n, Tensor self) -> Tensor`"""
    def polygamma_(self, n: int) -> Tensor:
        """`polygamma_(Tensor(a!) self, int n) -> Tensor(a!)`"""
    def erfinv(self) -> Tensor:
        """`erfinv(Tensor self) -> Tensor`"""
    def erfinv_(self) -> Tensor:
        """`erfinv_(Tensor(a!) self) -> Tensor(a!)`"""
    def i0(self) -> Tensor:
        """`i0(Tensor self) -> Tensor`"""
    def i0_(self) -> Tensor:
        """`i0_(Tensor(a!) self) -> Tensor(a!)`"""
    def sign(self) -> Tensor:
        """`sign(Tensor self) -> Tensor`"""
    def sign_(self) -> Tensor:
        """`sign_(Tensor(a!) self) -> Tensor(a!)`"""
    def signbit(self) -> Tensor:
        """`signbit(Tensor self) -> Tensor`"""
    def dist(self, other: Tensor, p: Scalar = ...) -> Tensor:
        """`dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`"""
    def atan2_(self, other: Tensor) -> Tensor:
        """`atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def atan2(self, other: Tensor) -> Tensor:
        """`atan2(Tensor self, Tensor other) -> Tensor`"""
    def arctan2(self, other: Tensor) -> Tensor:
        """`arctan2(Tensor self, Tensor other) -> Tensor`"""
    def arctan2_(self, other: Tensor) -> Tensor:
        """`arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def lerp(self, end: Tensor, weight: Scalar) -> Tensor:
        """`lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor`"""
    @overload
    def lerp(self, end: Tensor, weight: Tensor) -> Tensor:
        """`lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor`"""
    def histc(self, bins: int = ..., min: Scalar = ..., max: Scalar = ...) -> Tensor:
        """`histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`"""
    @overload
    def histogram(self, bins: Tensor, *, weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, Tensor]:
        """`histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`"""
    @overload
    def histogram(self, bins: int = ..., *, range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, Tensor]:
        """`histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`"""
    @overload
    def fmod(self, other: Scalar) -> Tensor:
        """`fmod.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def fmod(self, other: Tensor) -> Tensor:
        """`fmod.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def fmod_(self, other: Scalar) -> Tensor:
        """`fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def fmod_(self, other: Tensor) -> Tensor:
        """`fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def hypot(self, other: Tensor) -> Tensor:
        """`hypot(Tensor self, Tensor other) -> Tensor`"""
    def hypot_(self, other: Tensor) -> Tensor:
        """`hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def igamma(self, other: Tensor) -> Tensor:
        """`igamma(Tensor self, Tensor other) -> Tensor`"""
    def igamma_(self, other: Tensor) -> Tensor:
        """`igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def igammac(self, other: Tensor) -> Tensor:
        """`igammac(Tensor self, Tensor other) -> Tensor`"""
    def igammac_(self, other: Tensor) -> Tensor:
        """`igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def nextafter(self, other: Tensor) -> Tensor:
        """`nextafter(Tensor self, Tensor other) -> Tensor`"""
    def nextafter_(self, other: Tensor) -> Tensor:
        """`nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    @overload
    def remainder(self, other: Scalar) -> Tensor:
        """`remainder.Scalar(Tensor self, Scalar other) -> Tensor`"""
    @overload
    def remainder(self, other: Tensor) -> Tensor:
        """`remainder.Tensor(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def remainder_(self, other: Scalar) -> Tensor:
        """`remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
    @overload
    def remainder_(self, other: Tensor) -> Tensor:
        """`remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
    def fmin(self, other: Tensor) -> Tensor:
        """`fmin(Tensor self, Tensor other) -> Tensor`"""
    def fmax(self, other: Tensor) -> Tensor:
        """`fmax(Tensor self, Tensor other) -> Tensor`"""
    def maximum(self, other: Tensor) -> Tensor:
        """`maximum(Tensor self, Tensor other) -> Tensor`"""
    def minimum(self, other: Tensor) -> Tensor:
        """`minimum(Tensor self, Tensor other) -> Tensor`"""
    @overload
    def quantile(self, q: Tensor, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """`quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
    @overload
    def quantile(self, q: float, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """`quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
    @overload
    def nanquantile(self, q: Tensor, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """`nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
    @overload
    def nanquantile(self, q: float, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
        """`nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
    @overload
    def sort(self, dim: int = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
        """`sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`"""
    @overload
    def sort(self, *, stable: bool | None, dim: int = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
        """`sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`"""
    def msort(self) -> Tensor:
        """`msort(Tensor self) -> Tensor`"""
    @overload
    def argsort(self, dim: int = ..., descending: bool = ...) -> Tensor:
        """`argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor`"""
    @overload
    def argsort(self, *, stable: bool, dim: int = ..., descending: bool = ...) -> Tensor:
        """`argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`"""
    def topk(self, k: SymInt, dim: int = ..., largest: bool = ..., sorted: bool = ...) -> tuple[Tensor, Tensor]:
        """`topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`"""
    def renorm(self, p: Scalar, dim: int, maxnorm: Scalar) -> Tensor:
        """`renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor`"""
    def renorm_(self, p: Scalar, dim: int, maxnorm: Scalar) -> Tensor:
        """`renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)`"""
    def unfold(self, dimension: int, size: int, step: int) -> Tensor:
        """`unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`"""
    def equal(self, other: Tensor) -> bool:
        """`equal(Tensor self, Tensor other) -> bool`"""
    @overload
    def pow(self, exponent: Tensor) -> Tensor:
        """`pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`"""
    @overload
    def pow(self, exponent: Scalar) -> Tensor:
        """`pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`"""
    @overload
    def pow_(self, exponent: Scalar) -> Tensor:
        """`pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`"""
    @overload
    def pow_(self, exponent: Tensor) -> Tensor:
        """`pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`"""
    @overload
    def float_power(self, exponent: Tensor) -> Tensor:
        """`float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`"""
    @overload
    def float_power(self, exponent: Scalar) -> Tensor:
        """`float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`"""
    @overload
    def float_power_(self, exponent: Scalar) -> Tensor:
        """`float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`"""
    @overload
    def float_power_(self, exponent: Tensor) -> Tensor:
        """`float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`"""
    def normal_(self, mean: float = ..., std: float = ..., *, generator: Generator | None = ...) -> Tensor:
        """`normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)`"""
    def alias(self) -> Tensor:
        """`alias(Tensor(a) self) -> Tensor(a)`"""
    def isfinite(self) -> Tensor:
        """`isfinite(Tensor self) -> Tensor`"""
    def isinf(self) -> Tensor:
        """`isinf(Tensor self) -> Tensor`"""
    def isposinf(self) -> Tensor:
        """`isposinf(Tensor self) -> Tensor`"""
    def isneginf(self) -> Tensor:
        """`isneginf(Tensor self) -> Tensor`"""
    def det(self) -> Tensor:
        """`det(Tensor self) -> Tensor`"""
    def slogdet(self) -> tuple[Tensor, Tensor]:
        """`slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)`"""
    def logdet(self) -> Tensor:
        """`logdet(Tensor self) -> Tensor`"""
    def inverse(self) -> Tensor:
        """`inverse(Tensor self) -> Tensor`"""
    def inner(self, other: Tensor) -> Tensor:
        """`inner(Tensor self, Tensor other) -> Tensor`"""
    def outer(self, vec2: Tensor) -> Tensor:
        """`outer(Tensor self, Tensor vec2) -> Tensor`"""
    def ger(self, vec2: Tensor) -> Tensor:
        """`ger(Tensor self, Tensor vec2) -> Tensor`"""
    def to_padded_tensor(self, padding: float, output_size: Sequence[SymInt] | None = ...) -> Tensor:
        """`to_padded_tensor(Tensor self, float padding, SymInt[]? output_size=None) -> Tensor`"""
