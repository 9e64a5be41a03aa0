"""Functions of torch, for formulas and bodies: `at.where(mask, a, b)`.  Written by `opdsl vocabulary`."""

from collections.abc import Sequence
from typing import overload

from opdsl.lang.tensor import Tensor, TensorOptions
from opdsl.lang.types import (
    Device,
    Generator,
    Layout,
    MemoryFormat,
    QScheme,
    Scalar,
    ScalarType,
    SymBool,
    SymInt,
)

def _cast_Byte(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Char(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Char(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Double(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Double(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Float(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Float(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Int(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Int(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Long(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Long(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Short(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Short(Tensor self, bool non_blocking=False) -> Tensor`"""
def _cast_Half(self: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_cast_Half(Tensor self, bool non_blocking=False) -> Tensor`"""
def _make_dual(primal: Tensor, tangent: Tensor, level: int) -> Tensor:
    """`_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)`"""
def _unpack_dual(dual: Tensor, level: int) -> tuple[Tensor, Tensor]:
    """`_unpack_dual(Tensor(a) dual, int level) -> (Tensor(a) primal, Tensor tangent)`"""
def _new_zeros_with_same_feature_meta(self: Tensor, other: Tensor, *, self_num_batch_dims: int = ...) -> Tensor:
    """`_new_zeros_with_same_feature_meta(Tensor self, Tensor other, *, int self_num_batch_dims=0) -> Tensor`"""
def _has_same_storage_numel(self: Tensor, other: Tensor) -> bool:
    """`_has_same_storage_numel(Tensor self, Tensor other) -> bool`"""
@overload
def _assert_async(self: Tensor) -> None:
    """`_assert_async(Tensor self) -> ()`"""
@overload
def _assert_async(self: Tensor, assert_msg: str) -> None:
    """`_assert_async.msg(Tensor self, str assert_msg) -> ()`"""
def _assert_scalar(self: Scalar, assert_msg: str) -> None:
    """`_assert_scalar(Scalar self, str assert_msg) -> ()`"""
def _functional_assert_scalar(self: Scalar, assert_msg: str, dep_token: Tensor) -> Tensor:
    """`_functional_assert_scalar(Scalar self, str assert_msg, Tensor dep_token) -> Tensor`"""
def _functional_assert_async(self: Tensor, assert_msg: str, dep_token: Tensor) -> Tensor:
    """`_functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor`"""
def _assert_tensor_metadata(a: Tensor, size: Sequence[SymInt] | None = ..., stride: Sequence[SymInt] | None = ..., dtype: ScalarType | None = ..., *, device: Device | None = ..., layout: Layout | None = ...) -> None:
    """`_assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType? dtype=None, *, Device? device=None, Layout? layout=None) -> ()`"""
def _print(s: str) -> None:
    """`_print(str s) -> ()`"""
def sym_constrain_range(size: Scalar, *, min: int | None = ..., max: int | None = ...) -> None:
    """`sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> ()`"""
def sym_constrain_range_for_size(size: Scalar, *, min: int | None = ..., max: int | None = ...) -> None:
    """`sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> ()`"""
def _functional_sym_constrain_range(size: Scalar, min: int | None, max: int | None, dep_token: Tensor) -> Tensor:
    """`_functional_sym_constrain_range(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor`"""
def _functional_sym_constrain_range_for_size(size: Scalar, min: int | None, max: int | None, dep_token: Tensor) -> Tensor:
    """`_functional_sym_constrain_range_for_size(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor`"""
@overload
def _make_dep_token(*, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_make_dep_token(*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def _make_dep_token(*, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`_make_dep_token(*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def _use_cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int) -> bool:
    """`_use_cudnn_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank) -> bool`"""
@overload
def _use_cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int) -> bool:
    """`_use_cudnn_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank) -> bool`"""
@overload
def _cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int, deterministic: bool, zero_infinity: bool) -> tuple[Tensor, Tensor]:
    """`_cudnn_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank, bool deterministic, bool zero_infinity) -> (Tensor, Tensor)`"""
@overload
def _cudnn_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int, deterministic: bool, zero_infinity: bool) -> tuple[Tensor, Tensor]:
    """`_cudnn_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank, bool deterministic, bool zero_infinity) -> (Tensor, Tensor)`"""
def _use_cudnn_rnn_flatten_weight() -> bool:
    """`_use_cudnn_rnn_flatten_weight() -> bool`"""
def _cudnn_rnn_flatten_weight(weight_arr: Sequence[Tensor], weight_stride0: int, input_size: SymInt, mode: int, hidden_size: SymInt, proj_size: SymInt, num_layers: int, batch_first: bool, bidirectional: bool) -> Tensor:
    """`_cudnn_rnn_flatten_weight(Tensor[] weight_arr, int weight_stride0, SymInt input_size, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, bool bidirectional) -> Tensor`"""
def _cudnn_rnn(input: Tensor, weight: Sequence[Tensor], weight_stride0: int, weight_buf: Tensor | None, hx: Tensor, cx: Tensor | None, mode: int, hidden_size: SymInt, proj_size: SymInt, num_layers: int, batch_first: bool, dropout: float, train: bool, bidirectional: bool, batch_sizes: Sequence[SymInt], dropout_state: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def _cudnn_rnn_backward(input: Tensor, weight: Sequence[Tensor], weight_stride0: int, weight_buf: Tensor, hx: Tensor, cx: Tensor | None, output: Tensor, grad_output: Tensor | None, grad_hy: Tensor | None, grad_cy: Tensor | None, mode: int, hidden_size: SymInt, proj_size: SymInt, num_layers: int, batch_first: bool, dropout: float, train: bool, bidirectional: bool, batch_sizes: Sequence[SymInt], dropout_state: Tensor | None, reserve: Tensor, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor, list[Tensor]]:
    """`_cudnn_rnn_backward(Tensor input, Tensor[] weight, int weight_stride0, Tensor weight_buf, Tensor hx, Tensor? cx, Tensor output, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, Tensor reserve, bool[4] output_mask) -> (Tensor, Tensor, Tensor, Tensor[])`"""
@overload
def _cudnn_init_dropout_state(dropout: float, train: bool, dropout_seed: int, *, options: TensorOptions = ...) -> Tensor:
    """`_cudnn_init_dropout_state(float dropout, bool train, int dropout_seed, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def _cudnn_init_dropout_state(dropout: float, train: bool, dropout_seed: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_cudnn_init_dropout_state(float dropout, bool train, int dropout_seed, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
def _debug_has_internal_overlap(self: Tensor) -> int:
    """`_debug_has_internal_overlap(Tensor self) -> int`"""
def _fused_dropout(self: Tensor, p: float, generator: Generator | None = ...) -> tuple[Tensor, Tensor]:
    """`_fused_dropout(Tensor self, float p, Generator? generator=None) -> (Tensor, Tensor)`"""
def _masked_scale(self: Tensor, mask: Tensor, scale: float) -> Tensor:
    """`_masked_scale(Tensor self, Tensor mask, float scale) -> Tensor`"""
def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """`native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)`"""
def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """`native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor`"""
def _sobol_engine_draw(quasi: Tensor, n: int, sobolstate: Tensor, dimension: int, num_generated: int, dtype: ScalarType | None) -> tuple[Tensor, Tensor]:
    """`_sobol_engine_draw(Tensor quasi, int n, Tensor sobolstate, int dimension, int num_generated, ScalarType? dtype) -> (Tensor, Tensor)`"""
def _sobol_engine_ff_(self: Tensor, n: int, sobolstate: Tensor, dimension: int, num_generated: int) -> Tensor:
    """`_sobol_engine_ff_(Tensor(a!) self, int n, Tensor sobolstate, int dimension, int num_generated) -> Tensor(a!)`"""
def _sobol_engine_scramble_(self: Tensor, ltm: Tensor, dimension: int) -> Tensor:
    """`_sobol_engine_scramble_(Tensor(a!) self, Tensor ltm, int dimension) -> Tensor(a!)`"""
def _sobol_engine_initialize_state_(self: Tensor, dimension: int) -> Tensor:
    """`_sobol_engine_initialize_state_(Tensor(a!) self, int dimension) -> Tensor(a!)`"""
def _reshape_from_tensor(self: Tensor, shape: Tensor) -> Tensor:
    """`_reshape_from_tensor(Tensor self, Tensor shape) -> Tensor`"""
def _shape_as_tensor(self: Tensor) -> Tensor:
    """`_shape_as_tensor(Tensor self) -> Tensor`"""
def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`dropout(Tensor input, float p, bool train) -> Tensor`"""
def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """`dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`"""
def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`feature_dropout(Tensor input, float p, bool train) -> Tensor`"""
def feature_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """`feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`"""
def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`alpha_dropout(Tensor input, float p, bool train) -> Tensor`"""
def alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """`alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`"""
def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor`"""
def feature_alpha_dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """`feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`"""
def abs(self: Tensor) -> Tensor:
    """`abs(Tensor self) -> Tensor`"""
def abs_(self: Tensor) -> Tensor:
    """`abs_(Tensor(a!) self) -> Tensor(a!)`"""
def absolute(self: Tensor) -> Tensor:
    """`absolute(Tensor self) -> Tensor`"""
def angle(self: Tensor) -> Tensor:
    """`angle(Tensor self) -> Tensor`"""
def view_as_real(self: Tensor) -> Tensor:
    """`view_as_real(Tensor(a) self) -> Tensor(a)`"""
def view_as_complex(self: Tensor) -> Tensor:
    """`view_as_complex(Tensor(a) self) -> Tensor(a)`"""
def sgn(self: Tensor) -> Tensor:
    """`sgn(Tensor self) -> Tensor`"""
def real(self: Tensor) -> Tensor:
    """`real(Tensor(a) self) -> Tensor(a)`"""
def imag(self: Tensor) -> Tensor:
    """`imag(Tensor(a) self) -> Tensor(a)`"""
def _conj(self: Tensor) -> Tensor:
    """`_conj(Tensor(a) self) -> Tensor(a)`"""
def conj(self: Tensor) -> Tensor:
    """`conj(Tensor(a) self) -> Tensor(a)`"""
def _conj_physical(self: Tensor) -> Tensor:
    """`_conj_physical(Tensor self) -> Tensor`"""
def conj_physical(self: Tensor) -> Tensor:
    """`conj_physical(Tensor self) -> Tensor`"""
def conj_physical_(self: Tensor) -> Tensor:
    """`conj_physical_(Tensor(a!) self) -> Tensor(a!)`"""
def resolve_conj(self: Tensor) -> Tensor:
    """`resolve_conj(Tensor(a) self) -> Tensor(a)`"""
def resolve_neg(self: Tensor) -> Tensor:
    """`resolve_neg(Tensor(a) self) -> Tensor(a)`"""
def _neg_view(self: Tensor) -> Tensor:
    """`_neg_view(Tensor(a) self) -> Tensor(a)`"""
def acos(self: Tensor) -> Tensor:
    """`acos(Tensor self) -> Tensor`"""
def acos_(self: Tensor) -> Tensor:
    """`acos_(Tensor(a!) self) -> Tensor(a!)`"""
def arccos(self: Tensor) -> Tensor:
    """`arccos(Tensor self) -> Tensor`"""
def arccos_(self: Tensor) -> Tensor:
    """`arccos_(Tensor(a!) self) -> Tensor(a!)`"""
def avg_pool1d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., ceil_mode: bool = ..., count_include_pad: bool = ...) -> Tensor:
    """`avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor`"""
def adaptive_avg_pool1d(self: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """`adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor`"""
def adaptive_max_pool1d(self: Tensor, output_size: int | Sequence[int]) -> tuple[Tensor, Tensor]:
    """`adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)`"""
@overload
def add(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
@overload
def add(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
@overload
def _add_relu(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`_add_relu.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
@overload
def _add_relu(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`_add_relu.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
@overload
def _add_relu_(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`_add_relu_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`"""
@overload
def _add_relu_(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`_add_relu_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`"""
def addmv(self: Tensor, mat: Tensor, vec: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def addmv_(self: Tensor, mat: Tensor, vec: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`"""
def addr(self: Tensor, vec1: Tensor, vec2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def affine_grid_generator(theta: Tensor, size: Sequence[SymInt], align_corners: bool) -> Tensor:
    """`affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor`"""
def affine_grid_generator_backward(grad: Tensor, size: Sequence[SymInt], align_corners: bool) -> Tensor:
    """`affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor`"""
def _is_all_true(self: Tensor) -> Tensor:
    """`_is_all_true(Tensor self) -> Tensor`"""
def _is_any_true(self: Tensor) -> Tensor:
    """`_is_any_true(Tensor self) -> Tensor`"""
def _test_check_tensor(self: Tensor) -> Tensor:
    """`_test_check_tensor(Tensor self) -> Tensor`"""
def _test_functorch_fallback(self: Tensor, other: Tensor) -> Tensor:
    """`_test_functorch_fallback(Tensor self, Tensor other) -> Tensor`"""
@overload
def all(self: Tensor) -> Tensor:
    """`all(Tensor self) -> Tensor`"""
@overload
def all(self: Tensor, dim: int, keepdim: bool = ...) -> Tensor:
    """`all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`"""
@overload
def all(self: Tensor, dim: Sequence[int] | None = ..., keepdim: bool = ...) -> Tensor:
    """`all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`"""
def allclose(self: Tensor, other: Tensor, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> bool:
    """`allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool`"""
@overload
def any(self: Tensor) -> Tensor:
    """`any(Tensor self) -> Tensor`"""
@overload
def any(self: Tensor, dim: int, keepdim: bool = ...) -> Tensor:
    """`any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`"""
@overload
def any(self: Tensor, dim: Sequence[int] | None = ..., keepdim: bool = ...) -> Tensor:
    """`any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`"""
@overload
def arange(end: Scalar, *, options: TensorOptions = ...) -> Tensor:
    """`arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def arange(start: Scalar, end: Scalar, *, options: TensorOptions = ...) -> Tensor:
    """`arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def arange(start: Scalar, end: Scalar, step: Scalar = ..., *, options: TensorOptions = ...) -> Tensor:
    """`arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def arange(end: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def arange(start: Scalar, end: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def arange(start: Scalar, end: Scalar, step: Scalar = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def _dim_arange(like: Tensor, dim: int) -> Tensor:
    """`_dim_arange(Tensor like, int dim) -> Tensor`"""
def argmax(self: Tensor, dim: int | None = ..., keepdim: bool = ...) -> Tensor:
    """`argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`"""
def argmin(self: Tensor, dim: int | None = ..., keepdim: bool = ...) -> Tensor:
    """`argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`"""
def acosh(self: Tensor) -> Tensor:
    """`acosh(Tensor self) -> Tensor`"""
def acosh_(self: Tensor) -> Tensor:
    """`acosh_(Tensor(a!) self) -> Tensor(a!)`"""
def arccosh(self: Tensor) -> Tensor:
    """`arccosh(Tensor self) -> Tensor`"""
def arccosh_(self: Tensor) -> Tensor:
    """`arccosh_(Tensor(a!) self) -> Tensor(a!)`"""
def asinh(self: Tensor) -> Tensor:
    """`asinh(Tensor self) -> Tensor`"""
def asinh_(self: Tensor) -> Tensor:
    """`asinh_(Tensor(a!) self) -> Tensor(a!)`"""
def arcsinh(self: Tensor) -> Tensor:
    """`arcsinh(Tensor self) -> Tensor`"""
def arcsinh_(self: Tensor) -> Tensor:
    """`arcsinh_(Tensor(a!) self) -> Tensor(a!)`"""
def atanh(self: Tensor) -> Tensor:
    """`atanh(Tensor self) -> Tensor`"""
def atanh_(self: Tensor) -> Tensor:
    """`atanh_(Tensor(a!) self) -> Tensor(a!)`"""
def arctanh(self: Tensor) -> Tensor:
    """`arctanh(Tensor self) -> Tensor`"""
def arctanh_(self: Tensor) -> Tensor:
    """`arctanh_(Tensor(a!) self) -> Tensor(a!)`"""
def as_strided(self: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
    """`as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`"""
def as_strided_(self: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
    """`as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`"""
def asin(self: Tensor) -> Tensor:
    """`asin(Tensor self) -> Tensor`"""
def asin_(self: Tensor) -> Tensor:
    """`asin_(Tensor(a!) self) -> Tensor(a!)`"""
def arcsin(self: Tensor) -> Tensor:
    """`arcsin(Tensor self) -> Tensor`"""
def arcsin_(self: Tensor) -> Tensor:
    """`arcsin_(Tensor(a!) self) -> Tensor(a!)`"""
def atan(self: Tensor) -> Tensor:
    """`atan(Tensor self) -> Tensor`"""
def atan_(self: Tensor) -> Tensor:
    """`atan_(Tensor(a!) self) -> Tensor(a!)`"""
def arctan(self: Tensor) -> Tensor:
    """`arctan(Tensor self) -> Tensor`"""
def arctan_(self: Tensor) -> Tensor:
    """`arctan_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def atleast_1d(self: Tensor) -> Tensor:
    """`atleast_1d(Tensor self) -> Tensor`"""
@overload
def atleast_1d(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]`"""
@overload
def atleast_2d(self: Tensor) -> Tensor:
    """`atleast_2d(Tensor self) -> Tensor`"""
@overload
def atleast_2d(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]`"""
@overload
def atleast_3d(self: Tensor) -> Tensor:
    """`atleast_3d(Tensor self) -> Tensor`"""
@overload
def atleast_3d(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]`"""
@overload
def baddbmm(self: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
@overload
def baddbmm(self: Tensor, batch1: Tensor, batch2: Tensor, out_dtype: ScalarType, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`baddbmm.dtype(Tensor self, Tensor batch1, Tensor batch2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
@overload
def bartlett_window(window_length: int, *, options: TensorOptions = ...) -> Tensor:
    """`bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def bartlett_window(window_length: int, periodic: bool, *, options: TensorOptions = ...) -> Tensor:
    """`bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def bartlett_window(window_length: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def bartlett_window(window_length: int, periodic: bool, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """`batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor`"""
def quantized_batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor, eps: float, output_scale: float, output_zero_point: int) -> Tensor:
    """`quantized_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor var, float eps, float output_scale, int output_zero_point) -> Tensor`"""
def _batch_norm_impl_index(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> tuple[Tensor, Tensor, Tensor, Tensor, int]:
    """`_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)`"""
def _batch_norm_impl_index_backward(impl_index: int, input: Tensor, grad_output: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_var_transform: Tensor | None, train: bool, eps: float, output_mask: bool | Sequence[bool], reservedSpace: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """`_batch_norm_impl_index_backward(int impl_index, Tensor input, Tensor grad_output, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var_transform, bool train, float eps, bool[3] output_mask, Tensor reservedSpace) -> (Tensor, Tensor, Tensor)`"""
@overload
def bernoulli(self: Tensor, *, generator: Generator | None = ...) -> Tensor:
    """`bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`"""
@overload
def bernoulli(self: Tensor, p: float, *, generator: Generator | None = ...) -> Tensor:
    """`bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`"""
def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = ...) -> Tensor:
    """`bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor`"""
def binary_cross_entropy(self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ...) -> Tensor:
    """`binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor`"""
def binary_cross_entropy_backward(grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ...) -> Tensor:
    """`binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor`"""
def binary_cross_entropy_with_logits(self: Tensor, target: Tensor, weight: Tensor | None = ..., pos_weight: Tensor | None = ..., reduction: int = ...) -> Tensor:
    """`binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor`"""
def bincount(self: Tensor, weights: Tensor | None = ..., minlength: SymInt = ...) -> Tensor:
    """`bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor`"""
def bitwise_not(self: Tensor) -> Tensor:
    """`bitwise_not(Tensor self) -> Tensor`"""
@overload
def copysign(self: Tensor, other: Tensor) -> Tensor:
    """`copysign.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def copysign(self: Tensor, other: Scalar) -> Tensor:
    """`copysign.Scalar(Tensor self, Scalar other) -> Tensor`"""
def _lazy_clone(self: Tensor) -> Tensor:
    """`_lazy_clone(Tensor self) -> Tensor`"""
def logical_not(self: Tensor) -> Tensor:
    """`logical_not(Tensor self) -> Tensor`"""
def logical_xor(self: Tensor, other: Tensor) -> Tensor:
    """`logical_xor(Tensor self, Tensor other) -> Tensor`"""
def logical_and(self: Tensor, other: Tensor) -> Tensor:
    """`logical_and(Tensor self, Tensor other) -> Tensor`"""
def logical_or(self: Tensor, other: Tensor) -> Tensor:
    """`logical_or(Tensor self, Tensor other) -> Tensor`"""
@overload
def blackman_window(window_length: int, *, options: TensorOptions = ...) -> Tensor:
    """`blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def blackman_window(window_length: int, periodic: bool, *, options: TensorOptions = ...) -> Tensor:
    """`blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def blackman_window(window_length: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def blackman_window(window_length: int, periodic: bool, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def bmm(self: Tensor, mat2: Tensor) -> Tensor:
    """`bmm(Tensor self, Tensor mat2) -> Tensor`"""
@overload
def bmm(self: Tensor, mat2: Tensor, out_dtype: ScalarType) -> Tensor:
    """`bmm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor`"""
def broadcast_tensors(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`broadcast_tensors(Tensor[] tensors) -> Tensor[]`"""
def broadcast_to(self: Tensor, size: Sequence[SymInt]) -> Tensor:
    """`broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)`"""
def _sparse_broadcast_to(self: Tensor, size: Sequence[int]) -> Tensor:
    """`_sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)`"""
def cat(tensors: Sequence[Tensor], dim: int = ...) -> Tensor:
    """`cat(Tensor[] tensors, int dim=0) -> Tensor`"""
def concat(tensors: Sequence[Tensor], dim: int = ...) -> Tensor:
    """`concat(Tensor[] tensors, int dim=0) -> Tensor`"""
def concatenate(tensors: Sequence[Tensor], dim: int = ...) -> Tensor:
    """`concatenate(Tensor[] tensors, int dim=0) -> Tensor`"""
def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """`block_diag(Tensor[] tensors) -> Tensor`"""
def ceil(self: Tensor) -> Tensor:
    """`ceil(Tensor self) -> Tensor`"""
def ceil_(self: Tensor) -> Tensor:
    """`ceil_(Tensor(a!) self) -> Tensor(a!)`"""
def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    """`chain_matmul(Tensor[] matrices) -> Tensor`"""
def unsafe_chunk(self: Tensor, chunks: int, dim: int = ...) -> list[Tensor]:
    """`unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`"""
def chunk(self: Tensor, chunks: int, dim: int = ...) -> list[Tensor]:
    """`chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`"""
@overload
def tensor_split(self: Tensor, sections: SymInt, dim: int = ...) -> list[Tensor]:
    """`tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]`"""
@overload
def tensor_split(self: Tensor, indices: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
    """`tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]`"""
@overload
def tensor_split(self: Tensor, tensor_indices_or_sections: Tensor, dim: int = ...) -> list[Tensor]:
    """`tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`"""
@overload
def clamp(self: Tensor, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
    """`clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`"""
@overload
def clamp(self: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
    """`clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`"""
@overload
def clamp_(self: Tensor, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
    """`clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`"""
@overload
def clamp_(self: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
    """`clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`"""
@overload
def clamp_max(self: Tensor, max: Scalar) -> Tensor:
    """`clamp_max(Tensor self, Scalar max) -> Tensor`"""
@overload
def clamp_max(self: Tensor, max: Tensor) -> Tensor:
    """`clamp_max.Tensor(Tensor self, Tensor max) -> Tensor`"""
@overload
def clamp_max_(self: Tensor, max: Scalar) -> Tensor:
    """`clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)`"""
@overload
def clamp_max_(self: Tensor, max: Tensor) -> Tensor:
    """`clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)`"""
@overload
def clamp_min(self: Tensor, min: Scalar) -> Tensor:
    """`clamp_min(Tensor self, Scalar min) -> Tensor`"""
@overload
def clamp_min(self: Tensor, min: Tensor) -> Tensor:
    """`clamp_min.Tensor(Tensor self, Tensor min) -> Tensor`"""
@overload
def clamp_min_(self: Tensor, min: Scalar) -> Tensor:
    """`clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)`"""
@overload
def clamp_min_(self: Tensor, min: Tensor) -> Tensor:
    """`clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)`"""
@overload
def clip(self: Tensor, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
    """`clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`"""
@overload
def clip(self: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
    """`clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`"""
@overload
def clip_(self: Tensor, min: Scalar | None = ..., max: Scalar | None = ...) -> Tensor:
    """`clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`"""
@overload
def clip_(self: Tensor, min: Tensor | None = ..., max: Tensor | None = ...) -> Tensor:
    """`clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`"""
def cudnn_is_acceptable(self: Tensor) -> bool:
    """`cudnn_is_acceptable(Tensor self) -> bool`"""
def complex(real: Tensor, imag: Tensor) -> Tensor:
    """`complex(Tensor real, Tensor imag) -> Tensor`"""
def polar(abs: Tensor, angle: Tensor) -> Tensor:
    """`polar(Tensor abs, Tensor angle) -> Tensor`"""
def constant_pad_nd(self: Tensor, pad: Sequence[SymInt], value: Scalar = ...) -> Tensor:
    """`constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor`"""
def convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor`"""
def convolution_backward(grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Sequence[SymInt] | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def convolution_overrideable(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor`"""
def convolution_backward_overrideable(grad_output: Tensor, input: Tensor, weight: Tensor, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)`"""
@overload
def _convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[int], groups: SymInt, benchmark: bool, deterministic: bool, cudnn_enabled: bool) -> Tensor:
    """`_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor`"""
@overload
def _convolution(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> Tensor:
    """`_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor`"""
def _convolution_mode(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: str, dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor`"""
def _convolution_double_backward(ggI: Tensor | None, ggW: Tensor | None, ggb: Tensor | None, gO: Tensor, weight: Tensor, self: Tensor, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], transposed: bool, output_padding: Sequence[SymInt], groups: SymInt, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`_convolution_double_backward(Tensor? ggI, Tensor? ggW, Tensor? ggb, Tensor gO, Tensor weight, Tensor self, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: str = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor`"""
@overload
def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor`"""
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: str = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor`"""
@overload
def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor`"""
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: str = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor`"""
@overload
def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ...) -> Tensor:
    """`conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor`"""
def conv_tbc(self: Tensor, weight: Tensor, bias: Tensor, pad: int = ...) -> Tensor:
    """`conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor`"""
def conv_tbc_backward(self: Tensor, input: Tensor, weight: Tensor, bias: Tensor, pad: int) -> tuple[Tensor, Tensor, Tensor]:
    """`conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor, Tensor, Tensor)`"""
def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., output_padding: SymInt | Sequence[SymInt] = ..., groups: SymInt = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor`"""
def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., output_padding: SymInt | Sequence[SymInt] = ..., groups: SymInt = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor`"""
def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., output_padding: SymInt | Sequence[SymInt] = ..., groups: SymInt = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor`"""
def copy(self: Tensor, src: Tensor, non_blocking: bool = ...) -> Tensor:
    """`copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`"""
def _copy_from(self: Tensor, dst: Tensor, non_blocking: bool = ...) -> Tensor:
    """`_copy_from(Tensor self, Tensor dst, bool non_blocking=False) -> Tensor`"""
def _copy_from_and_resize(self: Tensor, dst: Tensor) -> Tensor:
    """`_copy_from_and_resize(Tensor self, Tensor dst) -> Tensor`"""
def cos(self: Tensor) -> Tensor:
    """`cos(Tensor self) -> Tensor`"""
def cos_(self: Tensor) -> Tensor:
    """`cos_(Tensor(a!) self) -> Tensor(a!)`"""
def cosh(self: Tensor) -> Tensor:
    """`cosh(Tensor self) -> Tensor`"""
def cosh_(self: Tensor) -> Tensor:
    """`cosh_(Tensor(a!) self) -> Tensor(a!)`"""
def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = ..., reduction: int = ...) -> Tensor:
    """`cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor`"""
@overload
def count_nonzero(self: Tensor, dim: Sequence[int]) -> Tensor:
    """`count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`"""
@overload
def count_nonzero(self: Tensor, dim: int | None = ...) -> Tensor:
    """`count_nonzero(Tensor self, int? dim=None) -> Tensor`"""
def cov(self: Tensor, *, correction: int = ..., fweights: Tensor | None = ..., aweights: Tensor | None = ...) -> Tensor:
    """`cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`"""
def corrcoef(self: Tensor) -> Tensor:
    """`corrcoef(Tensor self) -> Tensor`"""
def cudnn_affine_grid_generator(theta: Tensor, N: int, C: int, H: int, W: int) -> Tensor:
    """`cudnn_affine_grid_generator(Tensor theta, int N, int C, int H, int W) -> Tensor grid`"""
def cudnn_affine_grid_generator_backward(grad: Tensor, N: int, C: int, H: int, W: int) -> Tensor:
    """`cudnn_affine_grid_generator_backward(Tensor grad, int N, int C, int H, int W) -> Tensor grad_theta`"""
def cudnn_batch_norm(input: Tensor, weight: Tensor, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, exponential_average_factor: float, epsilon: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`cudnn_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float exponential_average_factor, float epsilon) -> (Tensor, Tensor, Tensor, Tensor)`"""
def cudnn_batch_norm_backward(input: Tensor, grad_output: Tensor, weight: Tensor, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_var: Tensor | None, epsilon: float, reserveSpace: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """`cudnn_batch_norm_backward(Tensor input, Tensor grad_output, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, float epsilon, Tensor reserveSpace) -> (Tensor, Tensor, Tensor)`"""
def cudnn_convolution(self: Tensor, weight: Tensor, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool, allow_tf32: bool) -> Tensor:
    """`cudnn_convolution(Tensor self, Tensor weight, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool benchmark, bool deterministic, bool allow_tf32) -> Tensor`"""
def cudnn_convolution_transpose(self: Tensor, weight: Tensor, padding: Sequence[SymInt], output_padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool, allow_tf32: bool) -> Tensor:
    """`cudnn_convolution_transpose(Tensor self, Tensor weight, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool benchmark, bool deterministic, bool allow_tf32) -> Tensor`"""
def _mps_convolution_transpose(self: Tensor, weight: Tensor, padding: Sequence[SymInt], output_padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`_mps_convolution_transpose(Tensor self, Tensor weight, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups) -> Tensor`"""
def mps_convolution_transpose_backward(self: Tensor, grad_output: Tensor, weight: Tensor, padding: Sequence[SymInt], output_padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`mps_convolution_transpose_backward(Tensor self, Tensor grad_output, Tensor weight, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool[2] output_mask) -> (Tensor, Tensor)`"""
def cudnn_convolution_relu(self: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`cudnn_convolution_relu(Tensor self, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups) -> Tensor`"""
def cudnn_convolution_add_relu(self: Tensor, weight: Tensor, z: Tensor, alpha: Scalar | None, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`cudnn_convolution_add_relu(Tensor self, Tensor weight, Tensor z, Scalar? alpha, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups) -> Tensor`"""
def cudnn_grid_sampler(self: Tensor, grid: Tensor) -> Tensor:
    """`cudnn_grid_sampler(Tensor self, Tensor grid) -> Tensor output`"""
def cudnn_grid_sampler_backward(self: Tensor, grid: Tensor, grad_output: Tensor) -> tuple[Tensor, Tensor]:
    """`cudnn_grid_sampler_backward(Tensor self, Tensor grid, Tensor grad_output) -> (Tensor grad_self, Tensor grad_grid)`"""
def cummax(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """`cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`"""
def _cummax_helper(self: Tensor, values: Tensor, indices: Tensor, dim: int) -> None:
    """`_cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()`"""
def cummin(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """`cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`"""
def _cummin_helper(self: Tensor, values: Tensor, indices: Tensor, dim: int) -> None:
    """`_cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()`"""
def cummaxmin_backward(grad: Tensor, input: Tensor, indices: Tensor, dim: int) -> Tensor:
    """`cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor`"""
def cumprod(self: Tensor, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
    """`cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`"""
def cumprod_backward(grad: Tensor, input: Tensor, dim: int, output: Tensor) -> Tensor:
    """`cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor`"""
def cumsum(self: Tensor, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
    """`cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: int = ...) -> Tensor:
    """`cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`"""
@overload
def cumulative_trapezoid(y: Tensor, *, dx: Scalar = ..., dim: int = ...) -> Tensor:
    """`cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`"""
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int = ..., reduction: int = ..., zero_infinity: bool = ...) -> Tensor:
    """`ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor`"""
@overload
def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int = ..., reduction: int = ..., zero_infinity: bool = ...) -> Tensor:
    """`ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor`"""
@overload
def _ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int = ..., zero_infinity: bool = ...) -> tuple[Tensor, Tensor]:
    """`_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)`"""
@overload
def _ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int = ..., zero_infinity: bool = ...) -> tuple[Tensor, Tensor]:
    """`_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)`"""
@overload
def _ctc_loss_backward(grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], neg_log_likelihood: Tensor, log_alpha: Tensor, blank: int, zero_infinity: bool = ...) -> Tensor:
    """`_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor`"""
@overload
def _ctc_loss_backward(grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, neg_log_likelihood: Tensor, log_alpha: Tensor, blank: int, zero_infinity: bool = ...) -> Tensor:
    """`_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor`"""
def diag_embed(self: Tensor, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
    """`diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`"""
def diagflat(self: Tensor, offset: int = ...) -> Tensor:
    """`diagflat(Tensor self, int offset=0) -> Tensor`"""
def diagonal(self: Tensor, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
    """`diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`"""
def linalg_diagonal(A: Tensor, *, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
    """`linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)`"""
def diagonal_backward(grad_output: Tensor, input_sizes: Sequence[SymInt], offset: int, dim1: int, dim2: int) -> Tensor:
    """`diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor`"""
def diff(self: Tensor, n: int = ..., dim: int = ..., prepend: Tensor | None = ..., append: Tensor | None = ...) -> Tensor:
    """`diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`"""
@overload
def gradient(self: Tensor, *, dim: Sequence[int], edge_order: int = ...) -> list[Tensor]:
    """`gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Scalar, dim: Sequence[int], edge_order: int = ...) -> list[Tensor]:
    """`gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Sequence[Scalar], dim: Sequence[int], edge_order: int = ...) -> list[Tensor]:
    """`gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Sequence[Tensor], dim: Sequence[int], edge_order: int = ...) -> list[Tensor]:
    """`gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Sequence[Scalar], dim: int | None = ..., edge_order: int = ...) -> list[Tensor]:
    """`gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Sequence[Tensor], dim: int | None = ..., edge_order: int = ...) -> list[Tensor]:
    """`gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]`"""
@overload
def gradient(self: Tensor, *, spacing: Scalar | None = ..., dim: int | None = ..., edge_order: int = ...) -> list[Tensor]:
    """`gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]`"""
@overload
def div(self: Tensor, other: Tensor) -> Tensor:
    """`div.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def div(self: Tensor, other: Scalar) -> Tensor:
    """`div.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def div(self: Tensor, other: Tensor, *, rounding_mode: str | None) -> Tensor:
    """`div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`"""
@overload
def div(self: Tensor, other: Scalar, *, rounding_mode: str | None) -> Tensor:
    """`div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`"""
@overload
def divide(self: Tensor, other: Tensor) -> Tensor:
    """`divide.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def divide(self: Tensor, other: Scalar) -> Tensor:
    """`divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def divide(self: Tensor, other: Tensor, *, rounding_mode: str | None) -> Tensor:
    """`divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`"""
@overload
def divide(self: Tensor, other: Scalar, *, rounding_mode: str | None) -> Tensor:
    """`divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`"""
@overload
def true_divide(self: Tensor, other: Tensor) -> Tensor:
    """`true_divide.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def true_divide(self: Tensor, other: Scalar) -> Tensor:
    """`true_divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """`dot(Tensor self, Tensor tensor) -> Tensor`"""
def vdot(self: Tensor, other: Tensor) -> Tensor:
    """`vdot(Tensor self, Tensor other) -> Tensor`"""
def einsum(equation: str, tensors: Sequence[Tensor], *, path: Sequence[int] | None = ...) -> Tensor:
    """`einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor`"""
def embedding(weight: Tensor, indices: Tensor, padding_idx: SymInt = ..., scale_grad_by_freq: bool = ..., sparse: bool = ...) -> Tensor:
    """`embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`"""
def embedding_backward(grad: Tensor, indices: Tensor, num_weights: SymInt, padding_idx: SymInt, scale_grad_by_freq: bool, sparse: bool) -> Tensor:
    """`embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor`"""
def embedding_dense_backward(grad_output: Tensor, indices: Tensor, num_weights: SymInt, padding_idx: SymInt, scale_grad_by_freq: bool) -> Tensor:
    """`embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor`"""
def embedding_renorm_(self: Tensor, indices: Tensor, max_norm: float, norm_type: float) -> Tensor:
    """`embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)`"""
def embedding_sparse_backward(grad: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> Tensor:
    """`embedding_sparse_backward(Tensor grad, Tensor indices, int num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor`"""
def _embedding_bag_forward_only(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = ..., mode: int = ..., sparse: bool = ..., per_sample_weights: Tensor | None = ..., include_last_offset: bool = ..., padding_idx: int = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _rowwise_prune(weight: Tensor, mask: Tensor, compressed_indices_dtype: ScalarType) -> tuple[Tensor, Tensor]:
    """`_rowwise_prune(Tensor weight, Tensor mask, ScalarType compressed_indices_dtype) -> (Tensor, Tensor)`"""
def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """`row_stack(Tensor[] tensors) -> Tensor`"""
@overload
def embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = ..., mode: int = ..., sparse: bool = ..., per_sample_weights: Tensor | None = ..., include_last_offset: bool = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)`"""
@overload
def embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Tensor | None, include_last_offset: bool, padding_idx: int | None) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _embedding_bag(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = ..., mode: int = ..., sparse: bool = ..., per_sample_weights: Tensor | None = ..., include_last_offset: bool = ..., padding_idx: int = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _embedding_bag_backward(grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bag_size: Tensor, maximum_indices: Tensor, num_weights: SymInt, scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Tensor | None, padding_idx: int = ...) -> Tensor:
    """`_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor`"""
def _embedding_bag_sparse_backward(grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bag_size: Tensor, num_weights: SymInt, scale_grad_by_freq: bool, mode: int, per_sample_weights: Tensor | None, padding_idx: int = ...) -> Tensor:
    """`_embedding_bag_sparse_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor`"""
def _embedding_bag_dense_backward(grad: Tensor, indices: Tensor, offset2bag: Tensor, bag_size: Tensor, maximum_indices: Tensor, num_weights: SymInt, scale_grad_by_freq: bool, mode: int, per_sample_weights: Tensor | None, padding_idx: int = ...) -> Tensor:
    """`_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor`"""
def _embedding_bag_per_sample_weights_backward(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: int, padding_idx: int = ...) -> Tensor:
    """`_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor`"""
@overload
def empty(size: Sequence[SymInt], *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty_permuted(size: Sequence[SymInt], physical_layout: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def empty_permuted(size: Sequence[SymInt], physical_layout: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _empty_affine_quantized(size: Sequence[SymInt], *, scale: float = ..., zero_point: int = ..., memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor`"""
@overload
def _empty_affine_quantized(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., scale: float = ..., zero_point: int = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor`"""
@overload
def _empty_per_channel_affine_quantized(size: Sequence[SymInt], *, scales: Tensor, zero_points: Tensor, axis: int, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor`"""
@overload
def _empty_per_channel_affine_quantized(size: Sequence[SymInt], *, scales: Tensor, zero_points: Tensor, axis: int, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor`"""
def _resize_output_(self: Tensor, size: Sequence[SymInt], device: Device) -> Tensor:
    """`_resize_output_(Tensor(a!) self, SymInt[] size, Device device) -> Tensor(a!)`"""
@overload
def empty_quantized(size: Sequence[int], qtensor: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`empty_quantized(int[] size, Tensor qtensor, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty_quantized(size: Sequence[int], qtensor: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`empty_quantized(int[] size, Tensor qtensor, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty_like(self: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty_like(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def empty_strided(size: Sequence[SymInt], stride: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def empty_strided(size: Sequence[SymInt], stride: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def erf(self: Tensor) -> Tensor:
    """`erf(Tensor self) -> Tensor`"""
def erf_(self: Tensor) -> Tensor:
    """`erf_(Tensor(a!) self) -> Tensor(a!)`"""
def erfc(self: Tensor) -> Tensor:
    """`erfc(Tensor self) -> Tensor`"""
def erfc_(self: Tensor) -> Tensor:
    """`erfc_(Tensor(a!) self) -> Tensor(a!)`"""
def exp(self: Tensor) -> Tensor:
    """`exp(Tensor self) -> Tensor`"""
def exp_(self: Tensor) -> Tensor:
    """`exp_(Tensor(a!) self) -> Tensor(a!)`"""
def exp2(self: Tensor) -> Tensor:
    """`exp2(Tensor self) -> Tensor`"""
def exp2_(self: Tensor) -> Tensor:
    """`exp2_(Tensor(a!) self) -> Tensor(a!)`"""
def expm1(self: Tensor) -> Tensor:
    """`expm1(Tensor self) -> Tensor`"""
def expm1_(self: Tensor) -> Tensor:
    """`expm1_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def eye(n: SymInt, *, options: TensorOptions = ...) -> Tensor:
    """`eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def eye(n: SymInt, m: SymInt, *, options: TensorOptions = ...) -> Tensor:
    """`eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def eye(n: SymInt, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def eye(n: SymInt, m: SymInt, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def flatten(self: Tensor, start_dim: int = ..., end_dim: int = ...) -> Tensor:
    """`flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`"""
def unflatten(self: Tensor, dim: int, sizes: Sequence[SymInt]) -> Tensor:
    """`unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)`"""
@overload
def fill(self: Tensor, value: Scalar) -> Tensor:
    """`fill.Scalar(Tensor self, Scalar value) -> Tensor`"""
@overload
def fill(self: Tensor, value: Tensor) -> Tensor:
    """`fill.Tensor(Tensor self, Tensor value) -> Tensor`"""
@overload
def fill_(self: Tensor, value: Scalar) -> Tensor:
    """`fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)`"""
@overload
def fill_(self: Tensor, value: Tensor) -> Tensor:
    """`fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)`"""
def floor(self: Tensor) -> Tensor:
    """`floor(Tensor self) -> Tensor`"""
def floor_(self: Tensor) -> Tensor:
    """`floor_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """`floor_divide(Tensor self, Tensor other) -> Tensor`"""
@overload
def floor_divide(self: Tensor, other: Scalar) -> Tensor:
    """`floor_divide.Scalar(Tensor self, Scalar other) -> Tensor`"""
def frac(self: Tensor) -> Tensor:
    """`frac(Tensor self) -> Tensor`"""
def frac_(self: Tensor) -> Tensor:
    """`frac_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def full(size: Sequence[SymInt], fill_value: Scalar, *, options: TensorOptions = ...) -> Tensor:
    """`full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def full(size: Sequence[SymInt], fill_value: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def full_like(self: Tensor, fill_value: Scalar, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def full_like(self: Tensor, fill_value: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def from_file(filename: str, shared: bool | None = ..., size: int | None = ..., *, options: TensorOptions = ...) -> Tensor:
    """`from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def from_file(filename: str, shared: bool | None = ..., size: int | None = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def gcd(self: Tensor, other: Tensor) -> Tensor:
    """`gcd(Tensor self, Tensor other) -> Tensor`"""
def gcd_(self: Tensor, other: Tensor) -> Tensor:
    """`gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
def lcm(self: Tensor, other: Tensor) -> Tensor:
    """`lcm(Tensor self, Tensor other) -> Tensor`"""
def lcm_(self: Tensor, other: Tensor) -> Tensor:
    """`lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """`grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`"""
def grid_sampler_2d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """`grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`"""
def grid_sampler_2d_backward(grad_output: Tensor, input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)`"""
def _grid_sampler_2d_cpu_fallback(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """`_grid_sampler_2d_cpu_fallback(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`"""
def _grid_sampler_2d_cpu_fallback_backward(grad_output: Tensor, input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> tuple[Tensor, Tensor]:
    """`_grid_sampler_2d_cpu_fallback_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> (Tensor, Tensor)`"""
def grid_sampler_3d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """`grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`"""
def grid_sampler_3d_backward(grad_output: Tensor, input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)`"""
@overload
def hann_window(window_length: int, *, options: TensorOptions = ...) -> Tensor:
    """`hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hann_window(window_length: int, periodic: bool, *, options: TensorOptions = ...) -> Tensor:
    """`hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hann_window(window_length: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hann_window(window_length: int, periodic: bool, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, *, options: TensorOptions = ...) -> Tensor:
    """`hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, *, options: TensorOptions = ...) -> Tensor:
    """`hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, alpha: float, *, options: TensorOptions = ...) -> Tensor:
    """`hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, alpha: float, beta: float, *, options: TensorOptions = ...) -> Tensor:
    """`hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, alpha: float, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def hamming_window(window_length: int, periodic: bool, alpha: float, beta: float, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, *, options: TensorOptions = ...) -> Tensor:
    """`kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, periodic: bool, *, options: TensorOptions = ...) -> Tensor:
    """`kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, periodic: bool, beta: float, *, options: TensorOptions = ...) -> Tensor:
    """`kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, periodic: bool, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def kaiser_window(window_length: int, periodic: bool, beta: float, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def hinge_embedding_loss(self: Tensor, target: Tensor, margin: float = ..., reduction: int = ...) -> Tensor:
    """`hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor`"""
def group_norm(input: Tensor, num_groups: int, weight: Tensor | None = ..., bias: Tensor | None = ..., eps: float = ..., cudnn_enabled: bool = ...) -> Tensor:
    """`group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor`"""
def native_group_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, N: SymInt, C: SymInt, HxW: SymInt, group: int, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)`"""
def native_group_norm_backward(grad_out: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | None, N: SymInt, C: SymInt, HxW: SymInt, group: int, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def _fft_r2c(self: Tensor, dim: Sequence[int], normalization: int, onesided: bool) -> Tensor:
    """`_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor`"""
def _fft_c2r(self: Tensor, dim: Sequence[int], normalization: int, last_dim_size: SymInt) -> Tensor:
    """`_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor`"""
def _fft_c2c(self: Tensor, dim: Sequence[SymInt], normalization: int, forward: bool) -> Tensor:
    """`_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor`"""
def _validate_compressed_sparse_indices(is_crow: bool, compressed_idx: Tensor, plain_idx: Tensor, cdim: int, dim: int, nnz: int) -> None:
    """`_validate_compressed_sparse_indices(bool is_crow, Tensor compressed_idx, Tensor plain_idx, int cdim, int dim, int nnz) -> ()`"""
def _cufft_get_plan_cache_size(device_index: int) -> int:
    """`_cufft_get_plan_cache_size(DeviceIndex device_index) -> int`"""
def _cufft_get_plan_cache_max_size(device_index: int) -> int:
    """`_cufft_get_plan_cache_max_size(DeviceIndex device_index) -> int`"""
def _cufft_set_plan_cache_max_size(device_index: int, max_size: int) -> None:
    """`_cufft_set_plan_cache_max_size(DeviceIndex device_index, int max_size) -> ()`"""
def _cufft_clear_plan_cache(device_index: int) -> None:
    """`_cufft_clear_plan_cache(DeviceIndex device_index) -> ()`"""
def index(self: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """`index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`"""
def _unsafe_index(self: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """`_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`"""
def _unsafe_masked_index(self: Tensor, mask: Tensor, indices: Sequence[Tensor | None], fill: Scalar) -> Tensor:
    """`_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor`"""
def _unsafe_masked_index_put_accumulate(self: Tensor, mask: Tensor, indices: Sequence[Tensor | None], values: Tensor) -> Tensor:
    """`_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor`"""
def index_copy(self: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """`index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`"""
def index_put_(self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ...) -> Tensor:
    """`index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`"""
def index_put(self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ...) -> Tensor:
    """`index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`"""
def _unsafe_index_put(self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ...) -> Tensor:
    """`_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`"""
def _index_put_impl_(self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = ..., unsafe: bool = ...) -> Tensor:
    """`_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)`"""
def instance_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """`instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor`"""
def isclose(self: Tensor, other: Tensor, rtol: float = ..., atol: float = ..., equal_nan: bool = ...) -> Tensor:
    """`isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`"""
@overload
def isin(elements: Tensor, test_elements: Tensor, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor:
    """`isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`"""
@overload
def isin(elements: Tensor, test_element: Scalar, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor:
    """`isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor`"""
@overload
def isin(element: Scalar, test_elements: Tensor, *, assume_unique: bool = ..., invert: bool = ...) -> Tensor:
    """`isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`"""
def isnan(self: Tensor) -> Tensor:
    """`isnan(Tensor self) -> Tensor`"""
def is_distributed(self: Tensor) -> bool:
    """`is_distributed(Tensor self) -> bool`"""
def is_floating_point(self: Tensor) -> bool:
    """`is_floating_point(Tensor self) -> bool`"""
def is_complex(self: Tensor) -> bool:
    """`is_complex(Tensor self) -> bool`"""
def is_conj(self: Tensor) -> bool:
    """`is_conj(Tensor self) -> bool`"""
def _is_zerotensor(self: Tensor) -> bool:
    """`_is_zerotensor(Tensor self) -> bool`"""
def is_neg(self: Tensor) -> bool:
    """`is_neg(Tensor self) -> bool`"""
def isreal(self: Tensor) -> Tensor:
    """`isreal(Tensor self) -> Tensor`"""
def is_nonzero(self: Tensor) -> bool:
    """`is_nonzero(Tensor self) -> bool`"""
def is_same_size(self: Tensor, other: Tensor) -> bool:
    """`is_same_size(Tensor self, Tensor other) -> bool`"""
def is_signed(self: Tensor) -> bool:
    """`is_signed(Tensor self) -> bool`"""
def is_inference(self: Tensor) -> bool:
    """`is_inference(Tensor self) -> bool`"""
def kl_div(self: Tensor, target: Tensor, reduction: int = ..., *, log_target: bool = ...) -> Tensor:
    """`kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor`"""
def kron(self: Tensor, other: Tensor) -> Tensor:
    """`kron(Tensor self, Tensor other) -> Tensor`"""
def kthvalue(self: Tensor, k: SymInt, dim: int = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
def layer_norm(input: Tensor, normalized_shape: Sequence[SymInt], weight: Tensor | None = ..., bias: Tensor | None = ..., eps: float = ..., cudnn_enable: bool = ...) -> Tensor:
    """`layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor`"""
def native_layer_norm(input: Tensor, normalized_shape: Sequence[SymInt], weight: Tensor | None, bias: Tensor | None, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)`"""
def native_layer_norm_backward(grad_out: Tensor, input: Tensor, normalized_shape: Sequence[SymInt], mean: Tensor, rstd: Tensor, weight: Tensor | None, bias: Tensor | None, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def rms_norm(input: Tensor, normalized_shape: Sequence[SymInt], weight: Tensor | None = ..., eps: float | None = ...) -> Tensor:
    """`rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor`"""
def _fused_rms_norm(input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None, eps: float | None) -> tuple[Tensor, Tensor]:
    """`_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)`"""
def _fused_rms_norm_backward(grad_out: Tensor, input: Tensor, normalized_shape: Sequence[int], rstd: Tensor, weight: Tensor | None, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)`"""
def nan_to_num(self: Tensor, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
    """`nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`"""
def nan_to_num_(self: Tensor, nan: float | None = ..., posinf: float | None = ..., neginf: float | None = ...) -> Tensor:
    """`nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`"""
def linear(input: Tensor, weight: Tensor, bias: Tensor | None = ...) -> Tensor:
    """`linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor`"""
def linear_backward(self: Tensor, grad_output: Tensor, weight: Tensor, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`linear_backward(Tensor self, Tensor grad_output, Tensor weight, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def mkldnn_linear(self: Tensor, weight: Tensor, bias: Tensor | None = ...) -> Tensor:
    """`mkldnn_linear(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor`"""
def mkldnn_linear_backward_input(input_size: Sequence[int], grad_output: Tensor, weight: Tensor) -> Tensor:
    """`mkldnn_linear_backward_input(int[] input_size, Tensor grad_output, Tensor weight) -> Tensor`"""
def mkldnn_linear_backward_weights(grad_output: Tensor, input: Tensor, weight: Tensor, bias_defined: bool) -> tuple[Tensor, Tensor]:
    """`mkldnn_linear_backward_weights(Tensor grad_output, Tensor input, Tensor weight, bool bias_defined) -> (Tensor, Tensor)`"""
def mkldnn_linear_backward(self: Tensor, grad_output: Tensor, weight: Tensor, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`mkldnn_linear_backward(Tensor self, Tensor grad_output, Tensor weight, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def _cslt_compress(input: Tensor) -> Tensor:
    """`_cslt_compress(Tensor input) -> Tensor`"""
def _cslt_sparse_mm(compressed_A: Tensor, dense_B: Tensor, bias: Tensor | None = ..., alpha: Tensor | None = ..., out_dtype: ScalarType | None = ..., transpose_result: bool = ..., alg_id: int = ..., split_k: int = ..., split_k_mode: int = ...) -> Tensor:
    """`_cslt_sparse_mm(Tensor compressed_A, Tensor dense_B, Tensor? bias=None, Tensor? alpha=None, ScalarType? out_dtype=None, bool transpose_result=False, int alg_id=0, int split_k=1, int split_k_mode=-1) -> Tensor`"""
def _cslt_sparse_mm_search(compressed_A: Tensor, dense_B: Tensor, bias: Tensor | None = ..., alpha: Tensor | None = ..., out_dtype: ScalarType | None = ..., transpose_result: bool = ...) -> int:
    """`_cslt_sparse_mm_search(Tensor compressed_A, Tensor dense_B, Tensor? bias=None, Tensor? alpha=None, ScalarType? out_dtype=None, bool transpose_result=False) -> int`"""
def _sparse_semi_structured_tile(input: Tensor, algorithm: str = ..., use_cutlass: bool = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_sparse_semi_structured_tile(Tensor input, str algorithm="", bool use_cutlass=True) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def _sparse_semi_structured_apply(input: Tensor, thread_masks: Tensor) -> tuple[Tensor, Tensor]:
    """`_sparse_semi_structured_apply(Tensor input, Tensor thread_masks) -> (Tensor, Tensor)`"""
def _sparse_semi_structured_apply_dense(input: Tensor, thread_masks: Tensor) -> Tensor:
    """`_sparse_semi_structured_apply_dense(Tensor input, Tensor thread_masks) -> Tensor`"""
def _sparse_semi_structured_linear(input: Tensor, weight: Tensor, meta: Tensor, *, bias: Tensor | None = ..., activation: str | None = ..., out_dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_semi_structured_linear(Tensor input, Tensor weight, Tensor meta, *, Tensor? bias=None, str? activation=None, ScalarType? out_dtype=None) -> Tensor`"""
def _sparse_semi_structured_mm(mat1: Tensor, mat1_meta: Tensor, mat2: Tensor, *, out_dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_semi_structured_mm(Tensor mat1, Tensor mat1_meta, Tensor mat2, *, ScalarType? out_dtype=None) -> Tensor`"""
def _sparse_semi_structured_addmm(input: Tensor, mat1: Tensor, mat1_meta: Tensor, mat2: Tensor, *, alpha: Scalar = ..., beta: Scalar = ..., out_dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_semi_structured_addmm(Tensor input, Tensor mat1, Tensor mat1_meta, Tensor mat2, *, Scalar alpha=1, Scalar beta=1, ScalarType? out_dtype=None) -> Tensor`"""
def _mixed_dtypes_linear(input: Tensor, weight: Tensor, scale: Tensor, *, bias: Tensor | None = ..., activation: str | None = ...) -> Tensor:
    """`_mixed_dtypes_linear(Tensor input, Tensor weight, Tensor scale, *, Tensor? bias=None, str? activation=None) -> Tensor`"""
def fbgemm_linear_int8_weight_fp32_activation(input: Tensor, weight: Tensor, packed: Tensor, col_offsets: Tensor, weight_scale: Scalar, weight_zero_point: Scalar, bias: Tensor) -> Tensor:
    """`fbgemm_linear_int8_weight_fp32_activation(Tensor input, Tensor weight, Tensor packed, Tensor col_offsets, Scalar weight_scale, Scalar weight_zero_point, Tensor bias) -> Tensor`"""
def fbgemm_linear_int8_weight(input: Tensor, weight: Tensor, packed: Tensor, col_offsets: Tensor, weight_scale: Scalar, weight_zero_point: Scalar, bias: Tensor) -> Tensor:
    """`fbgemm_linear_int8_weight(Tensor input, Tensor weight, Tensor packed, Tensor col_offsets, Scalar weight_scale, Scalar weight_zero_point, Tensor bias) -> Tensor`"""
def fbgemm_linear_quantize_weight(input: Tensor) -> tuple[Tensor, Tensor, float, int]:
    """`fbgemm_linear_quantize_weight(Tensor input) -> (Tensor, Tensor, float, int)`"""
def fbgemm_pack_gemm_matrix_fp16(input: Tensor) -> Tensor:
    """`fbgemm_pack_gemm_matrix_fp16(Tensor input) -> Tensor`"""
def _wrapped_linear_prepack(weight: Tensor, weight_scale: Tensor, weight_zero_point: Tensor, bias: Tensor) -> Tensor:
    """`_wrapped_linear_prepack(Tensor weight, Tensor weight_scale, Tensor weight_zero_point, Tensor bias) -> Tensor`"""
def _wrapped_quantized_linear_prepacked(input: Tensor, input_scale: Tensor, input_zero_point: Tensor, packed_weight: Tensor, output_scale: Tensor, output_zero_point: Tensor, out_channel: int) -> Tensor:
    """`_wrapped_quantized_linear_prepacked(Tensor input, Tensor input_scale, Tensor input_zero_point, Tensor packed_weight, Tensor output_scale, Tensor output_zero_point, int out_channel) -> Tensor`"""
@overload
def fbgemm_linear_fp16_weight_fp32_activation(input: Tensor, packed_weight: Tensor, bias: Tensor | None) -> Tensor:
    """`fbgemm_linear_fp16_weight_fp32_activation(Tensor input, Tensor packed_weight, Tensor? bias) -> Tensor`"""
@overload
def fbgemm_linear_fp16_weight_fp32_activation(input: Tensor, packed_weight: Tensor, bias: Tensor | None, output: Tensor) -> Tensor:
    """`fbgemm_linear_fp16_weight_fp32_activation.out(Tensor input, Tensor packed_weight, Tensor? bias, Tensor(a!) output) -> Tensor`"""
@overload
def fbgemm_linear_fp16_weight(input: Tensor, packed_weight: Tensor, bias: Tensor) -> Tensor:
    """`fbgemm_linear_fp16_weight(Tensor input, Tensor packed_weight, Tensor bias) -> Tensor`"""
@overload
def fbgemm_linear_fp16_weight(input: Tensor, packed_weight: Tensor, bias: Tensor, output: Tensor) -> Tensor:
    """`fbgemm_linear_fp16_weight.out(Tensor input, Tensor packed_weight, Tensor bias, Tensor(a!) output) -> Tensor`"""
@overload
def fbgemm_pack_quantized_matrix(input: Tensor) -> Tensor:
    """`fbgemm_pack_quantized_matrix(Tensor input) -> Tensor`"""
@overload
def fbgemm_pack_quantized_matrix(input: Tensor, K: int, N: int) -> Tensor:
    """`fbgemm_pack_quantized_matrix.KN(Tensor input, int K, int N) -> Tensor`"""
def ldexp(self: Tensor, other: Tensor) -> Tensor:
    """`ldexp.Tensor(Tensor self, Tensor other) -> Tensor`"""
def ldexp_(self: Tensor, other: Tensor) -> Tensor:
    """`ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
@overload
def linspace(start: Scalar, end: Scalar, steps: int, *, options: TensorOptions = ...) -> Tensor:
    """`linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Tensor, end: Tensor, steps: int, *, options: TensorOptions = ...) -> Tensor:
    """`linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Tensor, end: Scalar, steps: int, *, options: TensorOptions = ...) -> Tensor:
    """`linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Scalar, end: Tensor, steps: int, *, options: TensorOptions = ...) -> Tensor:
    """`linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Scalar, end: Scalar, steps: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Tensor, end: Tensor, steps: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Tensor, end: Scalar, steps: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def linspace(start: Scalar, end: Tensor, steps: int, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def log(self: Tensor) -> Tensor:
    """`log(Tensor self) -> Tensor`"""
def log_(self: Tensor) -> Tensor:
    """`log_(Tensor(a!) self) -> Tensor(a!)`"""
def log10(self: Tensor) -> Tensor:
    """`log10(Tensor self) -> Tensor`"""
def log10_(self: Tensor) -> Tensor:
    """`log10_(Tensor(a!) self) -> Tensor(a!)`"""
def log1p(self: Tensor) -> Tensor:
    """`log1p(Tensor self) -> Tensor`"""
def log1p_(self: Tensor) -> Tensor:
    """`log1p_(Tensor(a!) self) -> Tensor(a!)`"""
def log2(self: Tensor) -> Tensor:
    """`log2(Tensor self) -> Tensor`"""
def log2_(self: Tensor) -> Tensor:
    """`log2_(Tensor(a!) self) -> Tensor(a!)`"""
def logaddexp(self: Tensor, other: Tensor) -> Tensor:
    """`logaddexp(Tensor self, Tensor other) -> Tensor`"""
def logaddexp2(self: Tensor, other: Tensor) -> Tensor:
    """`logaddexp2(Tensor self, Tensor other) -> Tensor`"""
@overload
def xlogy(self: Tensor, other: Tensor) -> Tensor:
    """`xlogy.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def xlogy(self: Scalar, other: Tensor) -> Tensor:
    """`xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor`"""
@overload
def xlogy(self: Tensor, other: Scalar) -> Tensor:
    """`xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`"""
@overload
def xlogy_(self: Tensor, other: Tensor) -> Tensor:
    """`xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`"""
@overload
def xlogy_(self: Tensor, other: Scalar) -> Tensor:
    """`xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)`"""
@overload
def logspace(start: Scalar, end: Scalar, steps: int, base: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Tensor, end: Tensor, steps: int, base: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Tensor, end: Scalar, steps: int, base: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Scalar, end: Tensor, steps: int, base: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Scalar, end: Scalar, steps: int, base: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Tensor, end: Tensor, steps: int, base: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Tensor, end: Scalar, steps: int, base: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def logspace(start: Scalar, end: Tensor, steps: int, base: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def log_softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def _log_softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """`_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`"""
def _log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType) -> Tensor:
    """`_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`"""
def _logcumsumexp(self: Tensor, dim: int) -> Tensor:
    """`_logcumsumexp(Tensor self, int dim) -> Tensor`"""
def logcumsumexp(self: Tensor, dim: int) -> Tensor:
    """`logcumsumexp(Tensor self, int dim) -> Tensor`"""
def logsumexp(self: Tensor, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
    """`logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`"""
def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = ..., reduction: int = ...) -> Tensor:
    """`margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor`"""
def matmul(self: Tensor, other: Tensor) -> Tensor:
    """`matmul(Tensor self, Tensor other) -> Tensor`"""
def matmul_backward(grad: Tensor, self: Tensor, other: Tensor, mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`matmul_backward(Tensor grad, Tensor self, Tensor other, bool[2] mask) -> (Tensor, Tensor)`"""
def matrix_power(self: Tensor, n: int) -> Tensor:
    """`matrix_power(Tensor self, int n) -> Tensor`"""
def matrix_exp(self: Tensor) -> Tensor:
    """`matrix_exp(Tensor self) -> Tensor`"""
def matrix_exp_backward(self: Tensor, grad: Tensor) -> Tensor:
    """`matrix_exp_backward(Tensor self, Tensor grad) -> Tensor`"""
@overload
def _aminmax(self: Tensor) -> tuple[Tensor, Tensor]:
    """`_aminmax(Tensor self) -> (Tensor, Tensor)`"""
@overload
def _aminmax(self: Tensor, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)`"""
def aminmax(self: Tensor, *, dim: int | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`"""
def _compute_linear_combination(input: Tensor, coefficients: Tensor) -> Tensor:
    """`_compute_linear_combination(Tensor input, Tensor coefficients) -> Tensor`"""
@overload
def max(self: Tensor) -> Tensor:
    """`max(Tensor self) -> Tensor`"""
@overload
def max(self: Tensor, other: Tensor) -> Tensor:
    """`max.other(Tensor self, Tensor other) -> Tensor`"""
@overload
def max(self: Tensor, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
def value_selecting_reduction_backward(grad: Tensor, dim: int, indices: Tensor, sizes: Sequence[SymInt], keepdim: bool) -> Tensor:
    """`value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor`"""
def amax(self: Tensor, dim: int | Sequence[int] = ..., keepdim: bool = ...) -> Tensor:
    """`amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`"""
def max_pool1d_with_indices(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """`max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`"""
def max_pool1d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor`"""
def max_pool2d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`"""
def max_pool2d_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`"""
def mkldnn_max_pool2d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`mkldnn_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`"""
def mkldnn_max_pool2d_backward(grad_output: Tensor, output: Tensor, input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`mkldnn_max_pool2d_backward(Tensor grad_output, Tensor output, Tensor input, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`"""
def mkldnn_max_pool3d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`mkldnn_max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`"""
def mkldnn_max_pool3d_backward(grad_output: Tensor, output: Tensor, input: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`mkldnn_max_pool3d_backward(Tensor grad_output, Tensor output, Tensor input, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`"""
def quantized_max_pool1d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`quantized_max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor`"""
def quantized_max_pool2d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`quantized_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`"""
def quantized_max_pool3d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`quantized_max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`"""
def max_pool3d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> Tensor:
    """`max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`"""
@overload
def mean(self: Tensor, *, dtype: ScalarType | None = ...) -> Tensor:
    """`mean(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def mean(self: Tensor, dim: int | Sequence[int] | None, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def nanmean(self: Tensor, dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def median(self: Tensor) -> Tensor:
    """`median(Tensor self) -> Tensor`"""
@overload
def median(self: Tensor, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
@overload
def nanmedian(self: Tensor) -> Tensor:
    """`nanmedian(Tensor self) -> Tensor`"""
@overload
def nanmedian(self: Tensor, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
@overload
def min(self: Tensor) -> Tensor:
    """`min(Tensor self) -> Tensor`"""
@overload
def min(self: Tensor, other: Tensor) -> Tensor:
    """`min.other(Tensor self, Tensor other) -> Tensor`"""
@overload
def min(self: Tensor, dim: int, keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
def amin(self: Tensor, dim: int | Sequence[int] = ..., keepdim: bool = ...) -> Tensor:
    """`amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`"""
def _mps_convolution(self: Tensor, weight: Tensor, bias: Tensor | None, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`_mps_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups) -> Tensor`"""
def mps_convolution_backward(self: Tensor, grad_output: Tensor, weight: Tensor, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`mps_convolution_backward(Tensor self, Tensor grad_output, Tensor weight, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def mkldnn_convolution(self: Tensor, weight: Tensor, bias: Tensor | None, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`mkldnn_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups) -> Tensor`"""
def mkldnn_rnn_layer(input: Tensor, weight0: Tensor, weight1: Tensor, weight2: Tensor, weight3: Tensor, hx_: Tensor, cx_: Tensor, reverse: bool, batch_sizes: Sequence[int], mode: int, hidden_size: int, num_layers: int, has_biases: bool, bidirectional: bool, batch_first: bool, train: bool) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor)`"""
def mkldnn_rnn_layer_backward(input: Tensor, weight1: Tensor, weight2: Tensor, weight3: Tensor, weight4: Tensor, hx_: Tensor, cx_tmp: Tensor, output: Tensor, hy_: Tensor, cy_: Tensor, grad_output: Tensor | None, grad_hy: Tensor | None, grad_cy: Tensor | None, reverse: bool, mode: int, hidden_size: int, num_layers: int, has_biases: bool, train: bool, bidirectional: bool, batch_sizes: Sequence[int], batch_first: bool, workspace: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`mkldnn_rnn_layer_backward(Tensor input, Tensor weight1, Tensor weight2, Tensor weight3, Tensor weight4, Tensor hx_, Tensor cx_tmp, Tensor output, Tensor hy_, Tensor cy_, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, bool reverse, int mode, int hidden_size, int num_layers, bool has_biases, bool train, bool bidirectional, int[] batch_sizes, bool batch_first, Tensor workspace) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def miopen_batch_norm(input: Tensor, weight: Tensor, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, exponential_average_factor: float, epsilon: float) -> tuple[Tensor, Tensor, Tensor]:
    """`miopen_batch_norm(Tensor input, Tensor weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float exponential_average_factor, float epsilon) -> (Tensor, Tensor, Tensor)`"""
def miopen_batch_norm_backward(input: Tensor, grad_output: Tensor, weight: Tensor, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_var: Tensor | None, epsilon: float) -> tuple[Tensor, Tensor, Tensor]:
    """`miopen_batch_norm_backward(Tensor input, Tensor grad_output, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, float epsilon) -> (Tensor, Tensor, Tensor)`"""
def miopen_convolution(self: Tensor, weight: Tensor, bias: Tensor | None, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool) -> Tensor:
    """`miopen_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool benchmark, bool deterministic) -> Tensor`"""
def miopen_convolution_transpose(self: Tensor, weight: Tensor, bias: Tensor | None, padding: Sequence[SymInt], output_padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool) -> Tensor:
    """`miopen_convolution_transpose(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool benchmark, bool deterministic) -> Tensor`"""
def miopen_depthwise_convolution(self: Tensor, weight: Tensor, bias: Tensor | None, padding: Sequence[SymInt], stride: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt, benchmark: bool, deterministic: bool) -> Tensor:
    """`miopen_depthwise_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, bool benchmark, bool deterministic) -> Tensor`"""
def miopen_convolution_relu(self: Tensor, weight: Tensor, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`miopen_convolution_relu(Tensor self, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups) -> Tensor`"""
def miopen_convolution_add_relu(self: Tensor, weight: Tensor, z: Tensor, alpha: Scalar | None, bias: Tensor | None, stride: Sequence[SymInt], padding: Sequence[SymInt], dilation: Sequence[SymInt], groups: SymInt) -> Tensor:
    """`miopen_convolution_add_relu(Tensor self, Tensor weight, Tensor z, Scalar? alpha, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups) -> Tensor`"""
def miopen_rnn(input: Tensor, weight: Sequence[Tensor], weight_stride0: int, hx: Tensor, cx: Tensor | None, mode: int, hidden_size: int, num_layers: int, batch_first: bool, dropout: float, train: bool, bidirectional: bool, batch_sizes: Sequence[int], dropout_state: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`miopen_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor hx, Tensor? cx, int mode, int hidden_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, int[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def miopen_rnn_backward(input: Tensor, weight: Sequence[Tensor], weight_stride0: int, weight_buf: Tensor, hx: Tensor, cx: Tensor | None, output: Tensor, grad_output: Tensor | None, grad_hy: Tensor | None, grad_cy: Tensor | None, mode: int, hidden_size: int, num_layers: int, batch_first: bool, dropout: float, train: bool, bidirectional: bool, batch_sizes: Sequence[int], dropout_state: Tensor | None, reserve: Tensor, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor, list[Tensor]]:
    """`miopen_rnn_backward(Tensor input, Tensor[] weight, int weight_stride0, Tensor weight_buf, Tensor hx, Tensor? cx, Tensor output, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, int mode, int hidden_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, int[] batch_sizes, Tensor? dropout_state, Tensor reserve, bool[4] output_mask) -> (Tensor, Tensor, Tensor, Tensor[])`"""
@overload
def _use_miopen_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int) -> bool:
    """`_use_miopen_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank) -> bool`"""
@overload
def _use_miopen_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int) -> bool:
    """`_use_miopen_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank) -> bool`"""
@overload
def miopen_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int, deterministic: bool, zero_infinity: bool) -> tuple[Tensor, Tensor]:
    """`miopen_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank, bool deterministic, bool zero_infinity) -> (Tensor, Tensor)`"""
@overload
def miopen_ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int, deterministic: bool, zero_infinity: bool) -> tuple[Tensor, Tensor]:
    """`miopen_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank, bool deterministic, bool zero_infinity) -> (Tensor, Tensor)`"""
@overload
def mm(self: Tensor, mat2: Tensor) -> Tensor:
    """`mm(Tensor self, Tensor mat2) -> Tensor`"""
@overload
def mm(self: Tensor, mat2: Tensor, out_dtype: ScalarType) -> Tensor:
    """`mm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor`"""
def _int_mm(self: Tensor, mat2: Tensor) -> Tensor:
    """`_int_mm(Tensor self, Tensor mat2) -> Tensor`"""
def _convert_weight_to_int4pack(self: Tensor, innerKTiles: int) -> Tensor:
    """`_convert_weight_to_int4pack(Tensor self, int innerKTiles) -> Tensor`"""
def _weight_int4pack_mm(self: Tensor, mat2: Tensor, qGroupSize: int, qScaleAndZeros: Tensor) -> Tensor:
    """`_weight_int4pack_mm(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor`"""
def _weight_int4pack_mm_with_scales_and_zeros(self: Tensor, mat2: Tensor, qGroupSize: int, qScale: Tensor, qZeros: Tensor) -> Tensor:
    """`_weight_int4pack_mm_with_scales_and_zeros(Tensor self, Tensor mat2, int qGroupSize, Tensor qScale, Tensor qZeros) -> Tensor`"""
def _convert_weight_to_int4pack_for_cpu(self: Tensor, innerKTiles: int) -> Tensor:
    """`_convert_weight_to_int4pack_for_cpu(Tensor self, int innerKTiles) -> Tensor`"""
def _weight_int4pack_mm_for_cpu(self: Tensor, mat2: Tensor, qGroupSize: int, qScaleAndZeros: Tensor) -> Tensor:
    """`_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor`"""
def _dyn_quant_pack_4bit_weight(weights: Tensor, scales_zeros: Tensor, bias: Tensor | None, block_size: int, in_features: int, out_features: int) -> Tensor:
    """`_dyn_quant_pack_4bit_weight(Tensor weights, Tensor scales_zeros, Tensor? bias, int block_size, int in_features, int out_features) -> Tensor`"""
def _dyn_quant_matmul_4bit(inp: Tensor, packed_weights: Tensor, block_size: int, in_features: int, out_features: int) -> Tensor:
    """`_dyn_quant_matmul_4bit(Tensor inp, Tensor packed_weights, int block_size, int in_features, int out_features) -> Tensor`"""
def _weight_int8pack_mm(self: Tensor, mat2: Tensor, scales: Tensor) -> Tensor:
    """`_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor`"""
@overload
def _sparse_mm(sparse: Tensor, dense: Tensor) -> Tensor:
    """`_sparse_mm(Tensor sparse, Tensor dense) -> Tensor`"""
@overload
def _sparse_mm(sparse: Tensor, dense: Tensor, reduce: str) -> Tensor:
    """`_sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor`"""
def _sparse_sparse_matmul(self: Tensor, other: Tensor) -> Tensor:
    """`_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor`"""
def mode(self: Tensor, dim: int = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`"""
@overload
def mul(self: Tensor, other: Tensor) -> Tensor:
    """`mul.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def mul(self: Tensor, other: Scalar) -> Tensor:
    """`mul.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def multiply(self: Tensor, other: Tensor) -> Tensor:
    """`multiply.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def multiply(self: Tensor, other: Scalar) -> Tensor:
    """`multiply.Scalar(Tensor self, Scalar other) -> Tensor`"""
def mv(self: Tensor, vec: Tensor) -> Tensor:
    """`mv(Tensor self, Tensor vec) -> Tensor`"""
def mvlgamma(self: Tensor, p: int) -> Tensor:
    """`mvlgamma(Tensor self, int p) -> Tensor`"""
def narrow_copy(self: Tensor, dim: int, start: SymInt, length: SymInt) -> Tensor:
    """`narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`"""
@overload
def narrow(self: Tensor, dim: int, start: SymInt, length: SymInt) -> Tensor:
    """`narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)`"""
@overload
def narrow(self: Tensor, dim: int, start: Tensor, length: SymInt) -> Tensor:
    """`narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)`"""
def native_batch_norm(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`"""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`"""
@overload
def _native_batch_norm_legit(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, training: bool, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)`"""
def _native_batch_norm_legit_no_training(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """`_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)`"""
def batch_norm_stats(input: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    """`batch_norm_stats(Tensor input, float eps) -> (Tensor, Tensor)`"""
def batch_norm_elemt(input: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, invstd: Tensor, eps: float) -> Tensor:
    """`batch_norm_elemt(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor invstd, float eps) -> Tensor`"""
def batch_norm_gather_stats(input: Tensor, mean: Tensor, invstd: Tensor, running_mean: Tensor | None, running_var: Tensor | None, momentum: float, eps: float, count: int) -> tuple[Tensor, Tensor]:
    """`batch_norm_gather_stats(Tensor input, Tensor mean, Tensor invstd, Tensor? running_mean, Tensor? running_var, float momentum, float eps, int count) -> (Tensor, Tensor)`"""
def batch_norm_gather_stats_with_counts(input: Tensor, mean: Tensor, invstd: Tensor, running_mean: Tensor | None, running_var: Tensor | None, momentum: float, eps: float, counts: Tensor) -> tuple[Tensor, Tensor]:
    """`batch_norm_gather_stats_with_counts(Tensor input, Tensor mean, Tensor invstd, Tensor? running_mean, Tensor? running_var, float momentum, float eps, Tensor counts) -> (Tensor, Tensor)`"""
def native_batch_norm_backward(grad_out: Tensor, input: Tensor, weight: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_invstd: Tensor | None, train: bool, eps: float, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`"""
def batch_norm_backward_reduce(grad_out: Tensor, input: Tensor, mean: Tensor, invstd: Tensor, weight: Tensor | None, input_g: bool, weight_g: bool, bias_g: bool) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`batch_norm_backward_reduce(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, Tensor? weight, bool input_g, bool weight_g, bool bias_g) -> (Tensor, Tensor, Tensor, Tensor)`"""
def batch_norm_backward_elemt(grad_out: Tensor, input: Tensor, mean: Tensor, invstd: Tensor, weight: Tensor | None, sum_dy: Tensor, sum_dy_xmu: Tensor, count: Tensor) -> Tensor:
    """`batch_norm_backward_elemt(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, Tensor? weight, Tensor sum_dy, Tensor sum_dy_xmu, Tensor count) -> Tensor`"""
def batch_norm_update_stats(input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, momentum: float) -> tuple[Tensor, Tensor]:
    """`batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor)`"""
def is_vulkan_available() -> bool:
    """`is_vulkan_available() -> bool`"""
def _nnpack_available() -> bool:
    """`_nnpack_available() -> bool`"""
def _nnpack_spatial_convolution(input: Tensor, weight: Tensor, bias: Tensor | None, padding: SymInt | Sequence[SymInt], stride: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`_nnpack_spatial_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[2] padding, SymInt[2] stride=1) -> Tensor`"""
@overload
def ones(size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def ones(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def ones_like(self: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def ones_like(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
def pairwise_distance(x1: Tensor, x2: Tensor, p: float = ..., eps: float = ..., keepdim: bool = ...) -> Tensor:
    """`pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor`"""
def cdist(x1: Tensor, x2: Tensor, p: float = ..., compute_mode: int | None = ...) -> Tensor:
    """`cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor`"""
def _euclidean_dist(x1: Tensor, x2: Tensor) -> Tensor:
    """`_euclidean_dist(Tensor x1, Tensor x2) -> Tensor`"""
def _cdist_forward(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    """`_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor`"""
def _cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: float, cdist: Tensor) -> Tensor:
    """`_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor`"""
def pdist(self: Tensor, p: float = ...) -> Tensor:
    """`pdist(Tensor self, float p=2) -> Tensor`"""
def _pdist_forward(self: Tensor, p: float = ...) -> Tensor:
    """`_pdist_forward(Tensor self, float p=2) -> Tensor`"""
def _pdist_backward(grad: Tensor, self: Tensor, p: float, pdist: Tensor) -> Tensor:
    """`_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor`"""
def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = ..., eps: float = ...) -> Tensor:
    """`cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor`"""
def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    """`permute(Tensor(a) self, int[] dims) -> Tensor(a)`"""
@overload
def movedim(self: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor:
    """`movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`"""
@overload
def movedim(self: Tensor, source: int, destination: int) -> Tensor:
    """`movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`"""
@overload
def moveaxis(self: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor:
    """`moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`"""
@overload
def moveaxis(self: Tensor, source: int, destination: int) -> Tensor:
    """`moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`"""
def adjoint(self: Tensor) -> Tensor:
    """`adjoint(Tensor(a) self) -> Tensor(a)`"""
def pixel_shuffle(self: Tensor, upscale_factor: int) -> Tensor:
    """`pixel_shuffle(Tensor self, int upscale_factor) -> Tensor`"""
def pixel_unshuffle(self: Tensor, downscale_factor: int) -> Tensor:
    """`pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor`"""
def channel_shuffle(self: Tensor, groups: SymInt) -> Tensor:
    """`channel_shuffle(Tensor self, SymInt groups) -> Tensor`"""
def native_channel_shuffle(self: Tensor, groups: SymInt) -> Tensor:
    """`native_channel_shuffle(Tensor self, SymInt groups) -> Tensor`"""
def _pin_memory(self: Tensor, device: Device | None = ...) -> Tensor:
    """`_pin_memory(Tensor self, Device? device=None) -> Tensor`"""
def pinverse(self: Tensor, rcond: float = ...) -> Tensor:
    """`pinverse(Tensor self, float rcond=1e-15) -> Tensor`"""
def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int) -> Tensor:
    """`poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor`"""
def rad2deg(self: Tensor) -> Tensor:
    """`rad2deg(Tensor self) -> Tensor`"""
def rad2deg_(self: Tensor) -> Tensor:
    """`rad2deg_(Tensor(a!) self) -> Tensor(a!)`"""
def deg2rad(self: Tensor) -> Tensor:
    """`deg2rad(Tensor self) -> Tensor`"""
def deg2rad_(self: Tensor) -> Tensor:
    """`deg2rad_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def scalar_tensor(s: Scalar, *, options: TensorOptions = ...) -> Tensor:
    """`scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def scalar_tensor(s: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def rand(size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def rand(size: Sequence[SymInt], *, generator: Generator | None, options: TensorOptions = ...) -> Tensor:
    """`rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def rand(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def rand(size: Sequence[SymInt], *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def rand_like(self: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def rand_like(self: Tensor, *, generator: Generator | None, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def rand_like(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def rand_like(self: Tensor, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint(high: SymInt, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(low: SymInt, high: SymInt, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(high: SymInt, size: Sequence[SymInt], *, generator: Generator | None, options: TensorOptions = ...) -> Tensor:
    """`randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(low: SymInt, high: SymInt, size: Sequence[SymInt], *, generator: Generator | None, options: TensorOptions = ...) -> Tensor:
    """`randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(high: SymInt, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(low: SymInt, high: SymInt, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(high: SymInt, size: Sequence[SymInt], *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint(low: SymInt, high: SymInt, size: Sequence[SymInt], *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: SymInt, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, low: SymInt, high: SymInt, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: SymInt, *, generator: Generator | None, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: Tensor, *, generator: Generator | None, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, low: SymInt, high: SymInt, *, generator: Generator | None, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: SymInt, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, low: SymInt, high: SymInt, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: SymInt, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, high: Tensor, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randint_like(self: Tensor, low: SymInt, high: SymInt, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randn(size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randn(size: Sequence[SymInt], *, generator: Generator | None, options: TensorOptions = ...) -> Tensor:
    """`randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randn(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randn(size: Sequence[SymInt], *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randn_like(self: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randn_like(self: Tensor, *, generator: Generator | None, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randn_like(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randn_like(self: Tensor, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def randperm(n: SymInt, *, options: TensorOptions = ...) -> Tensor:
    """`randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randperm(n: SymInt, *, generator: Generator | None, options: TensorOptions = ...) -> Tensor:
    """`randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randperm(n: SymInt, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def randperm(n: SymInt, *, generator: Generator | None, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def range(start: Scalar, end: Scalar, *, options: TensorOptions = ...) -> Tensor:
    """`range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def range(start: Scalar, end: Scalar, step: Scalar = ..., *, options: TensorOptions = ...) -> Tensor:
    """`range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def range(start: Scalar, end: Scalar, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def range(start: Scalar, end: Scalar, step: Scalar = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def ravel(self: Tensor) -> Tensor:
    """`ravel(Tensor(a) self) -> Tensor(a)`"""
def reciprocal(self: Tensor) -> Tensor:
    """`reciprocal(Tensor self) -> Tensor`"""
def reciprocal_(self: Tensor) -> Tensor:
    """`reciprocal_(Tensor(a!) self) -> Tensor(a!)`"""
def neg(self: Tensor) -> Tensor:
    """`neg(Tensor self) -> Tensor`"""
def neg_(self: Tensor) -> Tensor:
    """`neg_(Tensor(a!) self) -> Tensor(a!)`"""
def negative(self: Tensor) -> Tensor:
    """`negative(Tensor self) -> Tensor`"""
def negative_(self: Tensor) -> Tensor:
    """`negative_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def repeat_interleave(repeats: Tensor, *, output_size: SymInt | None = ...) -> Tensor:
    """`repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor`"""
@overload
def repeat_interleave(self: Tensor, repeats: Tensor, dim: int | None = ..., *, output_size: SymInt | None = ...) -> Tensor:
    """`repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`"""
@overload
def repeat_interleave(self: Tensor, repeats: SymInt, dim: int | None = ..., *, output_size: SymInt | None = ...) -> Tensor:
    """`repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor`"""
def reshape(self: Tensor, shape: Sequence[SymInt]) -> Tensor:
    """`reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`"""
def _reshape_copy(self: Tensor, size: Sequence[SymInt]) -> Tensor:
    """`_reshape_copy(Tensor self, SymInt[] size) -> Tensor`"""
def _reshape_alias(self: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt]) -> Tensor:
    """`_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`"""
def _mkldnn_reshape(self: Tensor, shape: Sequence[int]) -> Tensor:
    """`_mkldnn_reshape(Tensor self, int[] shape) -> Tensor`"""
@overload
def round(self: Tensor) -> Tensor:
    """`round(Tensor self) -> Tensor`"""
@overload
def round(self: Tensor, *, decimals: int) -> Tensor:
    """`round.decimals(Tensor self, *, int decimals) -> Tensor`"""
@overload
def round_(self: Tensor) -> Tensor:
    """`round_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def round_(self: Tensor, *, decimals: int) -> Tensor:
    """`round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)`"""
def rrelu(self: Tensor, lower: Scalar = ..., upper: Scalar = ..., training: bool = ..., generator: Generator | None = ...) -> Tensor:
    """`rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor`"""
def rrelu_(self: Tensor, lower: Scalar = ..., upper: Scalar = ..., training: bool = ..., generator: Generator | None = ...) -> Tensor:
    """`rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)`"""
def relu(self: Tensor) -> Tensor:
    """`relu(Tensor self) -> Tensor`"""
def relu_(self: Tensor) -> Tensor:
    """`relu_(Tensor(a!) self) -> Tensor(a!)`"""
def relu6(self: Tensor) -> Tensor:
    """`relu6(Tensor self) -> Tensor`"""
def relu6_(self: Tensor) -> Tensor:
    """`relu6_(Tensor(a!) self) -> Tensor(a!)`"""
def prelu(self: Tensor, weight: Tensor) -> Tensor:
    """`prelu(Tensor self, Tensor weight) -> Tensor`"""
def _prelu_kernel(self: Tensor, weight: Tensor) -> Tensor:
    """`_prelu_kernel(Tensor self, Tensor weight) -> Tensor`"""
def _prelu_kernel_backward(grad_output: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """`_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)`"""
def gelu_(self: Tensor, *, approximate: str = ...) -> Tensor:
    """`gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)`"""
def gelu(self: Tensor, *, approximate: str = ...) -> Tensor:
    """`gelu(Tensor self, *, str approximate='none') -> Tensor`"""
def gelu_backward(grad_output: Tensor, self: Tensor, *, approximate: str = ...) -> Tensor:
    """`gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor`"""
def infinitely_differentiable_gelu_backward(grad: Tensor, self: Tensor) -> Tensor:
    """`infinitely_differentiable_gelu_backward(Tensor grad, Tensor self) -> Tensor`"""
def hardshrink(self: Tensor, lambd: Scalar = ...) -> Tensor:
    """`hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`"""
def hardshrink_backward(grad_out: Tensor, self: Tensor, lambd: Scalar) -> Tensor:
    """`hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`"""
def rsqrt(self: Tensor) -> Tensor:
    """`rsqrt(Tensor self) -> Tensor`"""
def rsqrt_(self: Tensor) -> Tensor:
    """`rsqrt_(Tensor(a!) self) -> Tensor(a!)`"""
def select(self: Tensor, dim: int, index: SymInt) -> Tensor:
    """`select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)`"""
def select_backward(grad_output: Tensor, input_sizes: Sequence[SymInt], dim: int, index: SymInt) -> Tensor:
    """`select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor`"""
def _nested_select_backward(grad_output: Tensor, self: Tensor, dim: int, index: SymInt) -> Tensor:
    """`_nested_select_backward(Tensor grad_output, Tensor self, int dim, SymInt index) -> Tensor`"""
def selu(self: Tensor) -> Tensor:
    """`selu(Tensor self) -> Tensor`"""
def selu_(self: Tensor) -> Tensor:
    """`selu_(Tensor(a!) self) -> Tensor(a!)`"""
def celu(self: Tensor, alpha: Scalar = ...) -> Tensor:
    """`celu(Tensor self, Scalar alpha=1.0) -> Tensor`"""
def celu_(self: Tensor, alpha: Scalar = ...) -> Tensor:
    """`celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)`"""
def silu(self: Tensor) -> Tensor:
    """`silu(Tensor self) -> Tensor`"""
def silu_(self: Tensor) -> Tensor:
    """`silu_(Tensor(a!) self) -> Tensor(a!)`"""
def silu_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`silu_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def mish(self: Tensor) -> Tensor:
    """`mish(Tensor self) -> Tensor`"""
def mish_(self: Tensor) -> Tensor:
    """`mish_(Tensor(a!) self) -> Tensor(a!)`"""
def mish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`mish_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def sigmoid(self: Tensor) -> Tensor:
    """`sigmoid(Tensor self) -> Tensor`"""
def sigmoid_(self: Tensor) -> Tensor:
    """`sigmoid_(Tensor(a!) self) -> Tensor(a!)`"""
def logit(self: Tensor, eps: float | None = ...) -> Tensor:
    """`logit(Tensor self, float? eps=None) -> Tensor`"""
def logit_(self: Tensor, eps: float | None = ...) -> Tensor:
    """`logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`"""
def sin(self: Tensor) -> Tensor:
    """`sin(Tensor self) -> Tensor`"""
def sin_(self: Tensor) -> Tensor:
    """`sin_(Tensor(a!) self) -> Tensor(a!)`"""
def sinc(self: Tensor) -> Tensor:
    """`sinc(Tensor self) -> Tensor`"""
def sinc_(self: Tensor) -> Tensor:
    """`sinc_(Tensor(a!) self) -> Tensor(a!)`"""
def sinh(self: Tensor) -> Tensor:
    """`sinh(Tensor self) -> Tensor`"""
def sinh_(self: Tensor) -> Tensor:
    """`sinh_(Tensor(a!) self) -> Tensor(a!)`"""
def detach(self: Tensor) -> Tensor:
    """`detach(Tensor(a) self) -> Tensor(a)`"""
def detach_(self: Tensor) -> Tensor:
    """`detach_(Tensor(a!) self) -> Tensor(a!)`"""
def size(self: Tensor, dim: int) -> int:
    """`size.int(Tensor self, int dim) -> int`"""
def sym_size(self: Tensor, dim: int) -> SymInt:
    """`sym_size.int(Tensor self, int dim) -> SymInt`"""
def sym_is_contiguous(self: Tensor, memory_format: MemoryFormat = ...) -> SymBool:
    """`sym_is_contiguous(Tensor self, MemoryFormat memory_format=contiguous_format) -> SymBool`"""
def sym_numel(self: Tensor) -> SymInt:
    """`sym_numel(Tensor self) -> SymInt`"""
def sym_storage_offset(self: Tensor) -> SymInt:
    """`sym_storage_offset(Tensor self) -> SymInt`"""
def slice(self: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
    """`slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`"""
def slice_backward(grad_output: Tensor, input_sizes: Sequence[SymInt], dim: int, start: SymInt, end: SymInt, step: SymInt) -> Tensor:
    """`slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor`"""
def slice_inverse(self: Tensor, src: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
    """`slice_inverse(Tensor(a) self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`"""
def slice_scatter(self: Tensor, src: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
    """`slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`"""
def select_scatter(self: Tensor, src: Tensor, dim: int, index: SymInt) -> Tensor:
    """`select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor`"""
def diagonal_scatter(self: Tensor, src: Tensor, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
    """`diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`"""
def as_strided_scatter(self: Tensor, src: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
    """`as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`"""
def smm(self: Tensor, mat2: Tensor) -> Tensor:
    """`smm(Tensor self, Tensor mat2) -> Tensor`"""
def softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def _softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """`_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`"""
def _softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType) -> Tensor:
    """`_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`"""
def unsafe_split(self: Tensor, split_size: SymInt, dim: int = ...) -> list[Tensor]:
    """`unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]`"""
@overload
def split(self: Tensor, split_size: SymInt, dim: int = ...) -> list[Tensor]:
    """`split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]`"""
@overload
def split(self: Tensor, split_size: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
    """`split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]`"""
def unsafe_split_with_sizes(self: Tensor, split_sizes: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
    """`unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]`"""
def split_with_sizes(self: Tensor, split_sizes: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
    """`split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]`"""
@overload
def hsplit(self: Tensor, sections: int) -> list[Tensor]:
    """`hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
@overload
def hsplit(self: Tensor, indices: Sequence[int]) -> list[Tensor]:
    """`hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
@overload
def vsplit(self: Tensor, sections: int) -> list[Tensor]:
    """`vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
@overload
def vsplit(self: Tensor, indices: Sequence[int]) -> list[Tensor]:
    """`vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
@overload
def dsplit(self: Tensor, sections: int) -> list[Tensor]:
    """`dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`"""
@overload
def dsplit(self: Tensor, indices: Sequence[int]) -> list[Tensor]:
    """`dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`"""
@overload
def squeeze(self: Tensor) -> Tensor:
    """`squeeze(Tensor(a) self) -> Tensor(a)`"""
@overload
def squeeze(self: Tensor, dim: int) -> Tensor:
    """`squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`"""
@overload
def squeeze(self: Tensor, dim: Sequence[int]) -> Tensor:
    """`squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)`"""
def sspaddmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def _chunk_cat(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> Tensor:
    """`_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor`"""
def stack(tensors: Sequence[Tensor], dim: int = ...) -> Tensor:
    """`stack(Tensor[] tensors, int dim=0) -> Tensor`"""
def _stack(tensors: Sequence[Tensor], dim: int = ...) -> Tensor:
    """`_stack(Tensor[] tensors, int dim=0) -> Tensor`"""
def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """`hstack(Tensor[] tensors) -> Tensor`"""
def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """`vstack(Tensor[] tensors) -> Tensor`"""
def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """`dstack(Tensor[] tensors) -> Tensor`"""
@overload
def stft(self: Tensor, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
    """`stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`"""
@overload
def stft(self: Tensor, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., center: bool = ..., pad_mode: str = ..., normalized: bool = ..., onesided: bool | None = ..., return_complex: bool | None = ..., align_to_window: bool | None = ...) -> Tensor:
    """`stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`"""
def istft(self: Tensor, n_fft: int, hop_length: int | None = ..., win_length: int | None = ..., window: Tensor | None = ..., center: bool = ..., normalized: bool = ..., onesided: bool | None = ..., length: int | None = ..., return_complex: bool = ...) -> Tensor:
    """`istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`"""
def stride(self: Tensor, dim: int) -> int:
    """`stride.int(Tensor self, int dim) -> int`"""
def sym_stride(self: Tensor, dim: int) -> SymInt:
    """`sym_stride.int(Tensor self, int dim) -> SymInt`"""
@overload
def sum(self: Tensor, *, dtype: ScalarType | None = ...) -> Tensor:
    """`sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def sum(self: Tensor, dim: int | Sequence[int] | None, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def _nested_sum_backward(grad: Tensor, self: Tensor, dim: int | Sequence[int] | None, keepdim: bool = ...) -> Tensor:
    """`_nested_sum_backward(Tensor grad, Tensor self, int[1]? dim, bool keepdim=False) -> Tensor`"""
def nansum(self: Tensor, dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def hash_tensor(self: Tensor, dim: int | Sequence[int] = ..., *, keepdim: bool = ..., mode: int = ...) -> Tensor:
    """`hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor`"""
def sqrt(self: Tensor) -> Tensor:
    """`sqrt(Tensor self) -> Tensor`"""
def sqrt_(self: Tensor) -> Tensor:
    """`sqrt_(Tensor(a!) self) -> Tensor(a!)`"""
def square(self: Tensor) -> Tensor:
    """`square(Tensor self) -> Tensor`"""
def square_(self: Tensor) -> Tensor:
    """`square_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def std(self: Tensor, unbiased: bool = ...) -> Tensor:
    """`std(Tensor self, bool unbiased=True) -> Tensor`"""
@overload
def std(self: Tensor, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor:
    """`std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`"""
@overload
def std(self: Tensor, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> Tensor:
    """`std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`"""
@overload
def std_mean(self: Tensor, unbiased: bool = ...) -> tuple[Tensor, Tensor]:
    """`std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`"""
@overload
def std_mean(self: Tensor, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`"""
@overload
def std_mean(self: Tensor, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`"""
@overload
def prod(self: Tensor, *, dtype: ScalarType | None = ...) -> Tensor:
    """`prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def prod(self: Tensor, dim: int, keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def t(self: Tensor) -> Tensor:
    """`t(Tensor(a) self) -> Tensor(a)`"""
def tan(self: Tensor) -> Tensor:
    """`tan(Tensor self) -> Tensor`"""
def tan_(self: Tensor) -> Tensor:
    """`tan_(Tensor(a!) self) -> Tensor(a!)`"""
def tanh(self: Tensor) -> Tensor:
    """`tanh(Tensor self) -> Tensor`"""
def tanh_(self: Tensor) -> Tensor:
    """`tanh_(Tensor(a!) self) -> Tensor(a!)`"""
def tensordot(self: Tensor, other: Tensor, dims_self: Sequence[int], dims_other: Sequence[int]) -> Tensor:
    """`tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor`"""
def threshold(self: Tensor, threshold: Scalar, value: Scalar) -> Tensor:
    """`threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor`"""
def threshold_(self: Tensor, threshold: Scalar, value: Scalar) -> Tensor:
    """`threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)`"""
def threshold_backward(grad_output: Tensor, self: Tensor, threshold: Scalar) -> Tensor:
    """`threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor`"""
def tile(self: Tensor, dims: Sequence[SymInt]) -> Tensor:
    """`tile(Tensor self, SymInt[] dims) -> Tensor`"""
def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """`transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`"""
def _mkldnn_transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """`_mkldnn_transpose(Tensor self, int dim0, int dim1) -> Tensor`"""
def _mkldnn_transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """`_mkldnn_transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`"""
def one_hot(self: Tensor, num_classes: int = ...) -> Tensor:
    """`one_hot(Tensor self, int num_classes=-1) -> Tensor`"""
def flip(self: Tensor, dims: Sequence[int]) -> Tensor:
    """`flip(Tensor self, int[] dims) -> Tensor`"""
def fliplr(self: Tensor) -> Tensor:
    """`fliplr(Tensor self) -> Tensor`"""
def flipud(self: Tensor) -> Tensor:
    """`flipud(Tensor self) -> Tensor`"""
def roll(self: Tensor, shifts: SymInt | Sequence[SymInt], dims: int | Sequence[int] = ...) -> Tensor:
    """`roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor`"""
def rot90(self: Tensor, k: int = ..., dims: Sequence[int] = ...) -> Tensor:
    """`rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor`"""
@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: int = ...) -> Tensor:
    """`trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`"""
@overload
def trapezoid(y: Tensor, *, dx: Scalar = ..., dim: int = ...) -> Tensor:
    """`trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`"""
@overload
def trapz(y: Tensor, x: Tensor, *, dim: int = ...) -> Tensor:
    """`trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`"""
@overload
def trapz(y: Tensor, *, dx: float = ..., dim: int = ...) -> Tensor:
    """`trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor`"""
def _transform_bias_rescale_qkv(qkv: Tensor, qkv_bias: Tensor, num_heads: int) -> tuple[Tensor, Tensor, Tensor]:
    """`_transform_bias_rescale_qkv(Tensor qkv, Tensor qkv_bias, int num_heads) -> (Tensor, Tensor, Tensor)`"""
def _nested_tensor_from_mask(t: Tensor, mask: Tensor, mask_check: bool = ...) -> Tensor:
    """`_nested_tensor_from_mask(Tensor t, Tensor mask, bool mask_check=True) -> Tensor`"""
def _nested_tensor_from_mask_left_aligned(t: Tensor, mask: Tensor) -> bool:
    """`_nested_tensor_from_mask_left_aligned(Tensor t, Tensor mask) -> bool`"""
def _nested_from_padded(padded: Tensor, cpu_nested_shape_example: Tensor, fuse_transform_0213: bool = ...) -> Tensor:
    """`_nested_from_padded(Tensor padded, Tensor cpu_nested_shape_example, bool fuse_transform_0213=False) -> Tensor`"""
def _nested_from_padded_and_nested_example(padded: Tensor, nt_example: Tensor) -> Tensor:
    """`_nested_from_padded_and_nested_example(Tensor padded, Tensor nt_example) -> Tensor`"""
def _nested_view_from_buffer(self: Tensor, nested_size: Tensor, nested_strides: Tensor, offsets: Tensor) -> Tensor:
    """`_nested_view_from_buffer(Tensor(a) self, Tensor nested_size, Tensor nested_strides, Tensor offsets) -> Tensor(a)`"""
def _nested_view_from_buffer_copy(self: Tensor, nested_size: Tensor, nested_strides: Tensor, offsets: Tensor) -> Tensor:
    """`_nested_view_from_buffer_copy(Tensor self, Tensor nested_size, Tensor nested_strides, Tensor offsets) -> Tensor`"""
def _nested_view_from_jagged(self: Tensor, offsets: Tensor, dummy: Tensor, lengths: Tensor | None = ..., ragged_idx: int = ..., min_seqlen: Tensor | None = ..., max_seqlen: Tensor | None = ...) -> Tensor:
    """`_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)`"""
def _nested_view_from_jagged_copy(self: Tensor, offsets: Tensor, dummy: Tensor, lengths: Tensor | None = ..., ragged_idx: int = ..., min_seqlen: Tensor | None = ..., max_seqlen: Tensor | None = ...) -> Tensor:
    """`_nested_view_from_jagged_copy(Tensor self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor`"""
def _nested_get_values(self: Tensor) -> Tensor:
    """`_nested_get_values(Tensor(a) self) -> Tensor(a)`"""
def _nested_get_values_copy(self: Tensor) -> Tensor:
    """`_nested_get_values_copy(Tensor self) -> Tensor`"""
def _nested_get_offsets(self: Tensor) -> Tensor:
    """`_nested_get_offsets(Tensor self) -> Tensor`"""
def _nested_get_lengths(self: Tensor) -> Tensor:
    """`_nested_get_lengths(Tensor self) -> Tensor`"""
def _nested_get_ragged_idx(self: Tensor) -> int:
    """`_nested_get_ragged_idx(Tensor self) -> int`"""
def _nested_get_min_seqlen(self: Tensor) -> Tensor:
    """`_nested_get_min_seqlen(Tensor self) -> Tensor`"""
def _nested_get_max_seqlen(self: Tensor) -> Tensor:
    """`_nested_get_max_seqlen(Tensor self) -> Tensor`"""
def _nested_get_jagged_dummy(any: Tensor) -> Tensor:
    """`_nested_get_jagged_dummy(Tensor any) -> Tensor`"""
def _nested_compute_contiguous_strides_offsets(nested_size: Tensor) -> tuple[Tensor, Tensor]:
    """`_nested_compute_contiguous_strides_offsets(Tensor nested_size) -> (Tensor, Tensor)`"""
def _trilinear(i1: Tensor, i2: Tensor, i3: Tensor, expand1: Sequence[int], expand2: Sequence[int], expand3: Sequence[int], sumdim: Sequence[int], unroll_dim: int = ...) -> Tensor:
    """`_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor`"""
def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = ..., p: float = ..., eps: float = ..., swap: bool = ..., reduction: int = ...) -> Tensor:
    """`triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor`"""
def trunc(self: Tensor) -> Tensor:
    """`trunc(Tensor self) -> Tensor`"""
def trunc_(self: Tensor) -> Tensor:
    """`trunc_(Tensor(a!) self) -> Tensor(a!)`"""
def fix(self: Tensor) -> Tensor:
    """`fix(Tensor self) -> Tensor`"""
def fix_(self: Tensor) -> Tensor:
    """`fix_(Tensor(a!) self) -> Tensor(a!)`"""
def _has_compatible_shallow_copy_type(self: Tensor, from_: Tensor) -> bool:
    """`_has_compatible_shallow_copy_type(Tensor self, Tensor from) -> bool`"""
def _unique(self: Tensor, sorted: bool = ..., return_inverse: bool = ...) -> tuple[Tensor, Tensor]:
    """`_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)`"""
def unique_dim(self: Tensor, dim: int, sorted: bool = ..., return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`"""
def unique_consecutive(self: Tensor, return_inverse: bool = ..., return_counts: bool = ..., dim: int | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`"""
def unique_dim_consecutive(self: Tensor, dim: int, return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`"""
def _unique2(self: Tensor, sorted: bool = ..., return_inverse: bool = ..., return_counts: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`"""
def _unsafe_view(self: Tensor, size: Sequence[SymInt]) -> Tensor:
    """`_unsafe_view(Tensor self, SymInt[] size) -> Tensor`"""
def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """`unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`"""
def vander(x: Tensor, N: int | None = ..., increasing: bool = ...) -> Tensor:
    """`vander(Tensor x, int? N=None, bool increasing=False) -> Tensor`"""
@overload
def var(self: Tensor, unbiased: bool = ...) -> Tensor:
    """`var(Tensor self, bool unbiased=True) -> Tensor`"""
@overload
def var(self: Tensor, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> Tensor:
    """`var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`"""
@overload
def var(self: Tensor, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> Tensor:
    """`var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`"""
@overload
def var_mean(self: Tensor, unbiased: bool = ...) -> tuple[Tensor, Tensor]:
    """`var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`"""
@overload
def var_mean(self: Tensor, dim: int | Sequence[int] | None, unbiased: bool = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`"""
@overload
def var_mean(self: Tensor, dim: int | Sequence[int] | None = ..., *, correction: Scalar | None = ..., keepdim: bool = ...) -> tuple[Tensor, Tensor]:
    """`var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`"""
@overload
def where(condition: Tensor) -> list[Tensor]:
    """`where(Tensor condition) -> Tensor[]`"""
@overload
def where(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """`where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`"""
@overload
def where(condition: Tensor, self: Scalar, other: Tensor) -> Tensor:
    """`where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor`"""
@overload
def where(condition: Tensor, self: Tensor, other: Scalar) -> Tensor:
    """`where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor`"""
@overload
def where(condition: Tensor, self: Scalar, other: Scalar) -> Tensor:
    """`where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor`"""
def norm_except_dim(v: Tensor, pow: int = ..., dim: int = ...) -> Tensor:
    """`norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor`"""
def _weight_norm(v: Tensor, g: Tensor, dim: int = ...) -> Tensor:
    """`_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor`"""
def _weight_norm_interface(v: Tensor, g: Tensor, dim: int = ...) -> tuple[Tensor, Tensor]:
    """`_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)`"""
def _weight_norm_interface_backward(grad_w: Tensor, saved_v: Tensor, saved_g: Tensor, saved_norms: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """`_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)`"""
def _weight_norm_differentiable_backward(grad_w: Tensor, saved_v: Tensor, saved_g: Tensor, saved_norms: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """`_weight_norm_differentiable_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)`"""
@overload
def _efficientzerotensor(size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`_efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _efficientzerotensor(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def zeros(size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def zeros(size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def zeros_like(self: Tensor, *, memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def zeros_like(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`"""
def _standard_gamma_grad(self: Tensor, output: Tensor) -> Tensor:
    """`_standard_gamma_grad(Tensor self, Tensor output) -> Tensor`"""
def _standard_gamma(self: Tensor, generator: Generator | None = ...) -> Tensor:
    """`_standard_gamma(Tensor self, Generator? generator=None) -> Tensor`"""
def _philox_key_split(key: Tensor, num_splits: int) -> Tensor:
    """`_philox_key_split(Tensor key, int num_splits) -> Tensor`"""
def _philox_key_fold_in(key: Tensor, data: int) -> Tensor:
    """`_philox_key_fold_in(Tensor key, int data) -> Tensor`"""
def _philox_normal_(self: Tensor, key: Tensor, mean: float = ..., std: float = ...) -> Tensor:
    """`_philox_normal_(Tensor(a!) self, Tensor key, float mean=0, float std=1) -> Tensor(a!)`"""
def _philox_uniform_(self: Tensor, key: Tensor, low: float = ..., high: float = ...) -> Tensor:
    """`_philox_uniform_(Tensor(a!) self, Tensor key, float low=0, float high=1) -> Tensor(a!)`"""
def _dirichlet_grad(x: Tensor, alpha: Tensor, total: Tensor) -> Tensor:
    """`_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor`"""
def _sample_dirichlet(self: Tensor, generator: Generator | None = ...) -> Tensor:
    """`_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor`"""
def poisson(self: Tensor, generator: Generator | None = ...) -> Tensor:
    """`poisson(Tensor self, Generator? generator=None) -> Tensor`"""
def binomial(count: Tensor, prob: Tensor, generator: Generator | None = ...) -> Tensor:
    """`binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor`"""
@overload
def native_norm(self: Tensor, p: Scalar = ...) -> Tensor:
    """`native_norm(Tensor self, Scalar p=2) -> Tensor`"""
@overload
def native_norm(self: Tensor, p: Scalar | None, dim: int | Sequence[int], keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """`native_norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, ScalarType? dtype) -> Tensor`"""
def _batch_norm_with_update(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor, running_var: Tensor, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _batch_norm_no_update(input: Tensor, weight: Tensor | None, bias: Tensor | None, running_mean: Tensor | None, running_var: Tensor | None, momentum: float, eps: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)`"""
def batch_norm_backward(grad_out: Tensor, input: Tensor, weight: Tensor, running_mean: Tensor | None, running_var: Tensor | None, save_mean: Tensor | None, save_var: Tensor | None, update: bool, eps: float, output_mask: bool | Sequence[bool], reserve: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """`batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor)`"""
@overload
def _sparse_sum(self: Tensor) -> Tensor:
    """`_sparse_sum(Tensor self) -> Tensor`"""
@overload
def _sparse_sum(self: Tensor, *, dtype: ScalarType) -> Tensor:
    """`_sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor`"""
@overload
def _sparse_sum(self: Tensor, dim: int | Sequence[int]) -> Tensor:
    """`_sparse_sum.dim(Tensor self, int[1] dim) -> Tensor`"""
@overload
def _sparse_sum(self: Tensor, dim: int | Sequence[int], *, dtype: ScalarType) -> Tensor:
    """`_sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor`"""
def _sparse_sum_backward(grad: Tensor, self: Tensor, dim: Sequence[int]) -> Tensor:
    """`_sparse_sum_backward(Tensor grad, Tensor self, int[] dim) -> Tensor`"""
def _sparse_csr_sum(self: Tensor, dim: int | Sequence[int], keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_csr_sum.dim_dtype(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def _sparse_csr_prod(self: Tensor, dim: int | Sequence[int], keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_csr_prod.dim_dtype(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def _sparse_softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """`_sparse_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`"""
@overload
def _sparse_softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def _sparse_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, self: Tensor) -> Tensor:
    """`_sparse_softmax_backward_data(Tensor grad_output, Tensor output, int dim, Tensor self) -> Tensor`"""
@overload
def _sparse_log_softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """`_sparse_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`"""
@overload
def _sparse_log_softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`_sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def _sparse_log_softmax_backward_data(grad_output: Tensor, output: Tensor, dim: int, self: Tensor) -> Tensor:
    """`_sparse_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, Tensor self) -> Tensor`"""
def _spdiags(diagonals: Tensor, offsets: Tensor, shape: Sequence[int], layout: Layout | None = ...) -> Tensor:
    """`_spdiags(Tensor diagonals, Tensor offsets, int[] shape, Layout? layout=None) -> Tensor`"""
@overload
def norm(self: Tensor, p: Scalar = ...) -> Tensor:
    """`norm.Scalar(Tensor self, Scalar p=2) -> Tensor`"""
@overload
def norm(self: Tensor, p: Scalar | None, *, dtype: ScalarType) -> Tensor:
    """`norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`"""
@overload
def norm(self: Tensor, p: Scalar | None, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
    """`norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`"""
@overload
def norm(self: Tensor, p: Scalar | None, dim: int | Sequence[int], keepdim: bool, *, dtype: ScalarType) -> Tensor:
    """`norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`"""
def frexp(self: Tensor) -> tuple[Tensor, Tensor]:
    """`frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)`"""
def frobenius_norm(self: Tensor, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
    """`frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`"""
@overload
def nuclear_norm(self: Tensor, keepdim: bool = ...) -> Tensor:
    """`nuclear_norm(Tensor self, bool keepdim=False) -> Tensor`"""
@overload
def nuclear_norm(self: Tensor, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
    """`nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor`"""
def clone(self: Tensor, *, memory_format: MemoryFormat | None = ...) -> Tensor:
    """`clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`"""
def positive(self: Tensor) -> Tensor:
    """`positive(Tensor(a) self) -> Tensor(a)`"""
def resize_as_(self: Tensor, the_template: Tensor, *, memory_format: MemoryFormat | None = ...) -> Tensor:
    """`resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)`"""
def resize_as_sparse_(self: Tensor, the_template: Tensor) -> Tensor:
    """`resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!)`"""
def zero_(self: Tensor) -> Tensor:
    """`zero_(Tensor(a!) self) -> Tensor(a!)`"""
@overload
def sub(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
@overload
def sub(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
@overload
def subtract(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
@overload
def subtract(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
@overload
def rsub(self: Tensor, other: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`"""
@overload
def rsub(self: Tensor, other: Scalar, alpha: Scalar = ...) -> Tensor:
    """`rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`"""
def heaviside(self: Tensor, values: Tensor) -> Tensor:
    """`heaviside(Tensor self, Tensor values) -> Tensor`"""
def _sparse_addmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def sparse_sampled_addmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def _sparse_mm_reduce_impl(self: Tensor, other: Tensor, reduce: str) -> tuple[Tensor, Tensor]:
    """`_sparse_mm_reduce_impl(Tensor self, Tensor other, str reduce) -> (Tensor, Tensor)`"""
def _sparse_mm_reduce_impl_backward(self: Tensor, grad_out: Tensor, weight: Tensor, reduce: str, arg_out: Tensor, output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor]:
    """`_sparse_mm_reduce_impl_backward(Tensor self, Tensor grad_out, Tensor weight, str reduce, Tensor arg_out, bool[2] output_mask) -> (Tensor, Tensor)`"""
@overload
def addmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
@overload
def addmm(self: Tensor, mat1: Tensor, mat2: Tensor, out_dtype: ScalarType, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def _addmm_activation(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ..., use_gelu: bool = ...) -> Tensor:
    """`_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor`"""
def _scaled_mm(self: Tensor, mat2: Tensor, scale_a: Tensor, scale_b: Tensor, bias: Tensor | None = ..., scale_result: Tensor | None = ..., out_dtype: ScalarType | None = ..., use_fast_accum: bool = ...) -> Tensor:
    """`_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor`"""
def _scaled_mm_v2(self: Tensor, mat2: Tensor, scale_a: Sequence[Tensor], recipe_a: Sequence[int], swizzle_a: Sequence[int], scale_b: Sequence[Tensor], recipe_b: Sequence[int], swizzle_b: Sequence[int], bias: Tensor | None, out_dtype: ScalarType | None, contraction_dim: Sequence[int] = ..., use_fast_accum: bool = ...) -> Tensor:
    """`_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor`"""
def _scaled_grouped_mm(self: Tensor, mat2: Tensor, scale_a: Tensor, scale_b: Tensor, offs: Tensor | None = ..., bias: Tensor | None = ..., scale_result: Tensor | None = ..., out_dtype: ScalarType | None = ..., use_fast_accum: bool = ...) -> Tensor:
    """`_scaled_grouped_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? offs=None, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor`"""
def _scaled_grouped_mm_v2(self: Tensor, mat2: Tensor, scale_a: Sequence[Tensor], recipe_a: Sequence[int], swizzle_a: Sequence[int], scale_b: Sequence[Tensor], recipe_b: Sequence[int], swizzle_b: Sequence[int], offs: Tensor | None = ..., bias: Tensor | None = ..., out_dtype: ScalarType | None = ..., contraction_dim: Sequence[int] = ..., use_fast_accum: bool = ...) -> Tensor:
    """`_scaled_grouped_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor`"""
def _grouped_mm(self: Tensor, mat2: Tensor, offs: Tensor | None = ..., bias: Tensor | None = ..., out_dtype: ScalarType | None = ...) -> Tensor:
    """`_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor`"""
@overload
def _sparse_compressed_tensor_with_dims(nnz: int, dense_dim: int, size: Sequence[int], blocksize: Sequence[int], index_dtype: ScalarType, *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_compressed_tensor_with_dims(int nnz, int dense_dim, int[] size, int[] blocksize, ScalarType index_dtype, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def _sparse_compressed_tensor_with_dims(nnz: int, dense_dim: int, size: Sequence[int], blocksize: Sequence[int], index_dtype: ScalarType, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_compressed_tensor_with_dims(int nnz, int dense_dim, int[] size, int[] blocksize, ScalarType index_dtype, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_compressed_tensor(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, *, options: TensorOptions = ...) -> Tensor:
    """`sparse_compressed_tensor.comp_plain_value(Tensor compressed_indices, Tensor plain_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_compressed_tensor(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_compressed_tensor(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_compressed_tensor.comp_plain_value(Tensor compressed_indices, Tensor plain_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_compressed_tensor(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, *, options: TensorOptions = ...) -> Tensor:
    """`sparse_csr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_csr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_csr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_csr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, *, options: TensorOptions = ...) -> Tensor:
    """`sparse_csc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_csc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_csc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_csc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_csc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, *, options: TensorOptions = ...) -> Tensor:
    """`sparse_bsr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_bsr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_bsr_tensor.crow_col_value(Tensor crow_indices, Tensor col_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsr_tensor(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_bsr_tensor.crow_col_value_size(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, *, options: TensorOptions = ...) -> Tensor:
    """`sparse_bsc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_bsc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_bsc_tensor.ccol_row_value(Tensor ccol_indices, Tensor row_indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_bsc_tensor(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_bsc_tensor.ccol_row_value_size(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def _sparse_compressed_tensor_unsafe(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[SymInt], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_compressed_tensor_unsafe(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_compressed_tensor_unsafe(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_compressed_tensor_unsafe(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_csr_tensor_unsafe(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_csr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_csr_tensor_unsafe(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_csr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_csc_tensor_unsafe(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_csc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_csc_tensor_unsafe(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_csc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_bsr_tensor_unsafe(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_bsr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_bsr_tensor_unsafe(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_bsr_tensor_unsafe(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_bsc_tensor_unsafe(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_bsc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def _sparse_bsc_tensor_unsafe(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_bsc_tensor_unsafe(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def sparse_coo_tensor(size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`sparse_coo_tensor.size(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_coo_tensor(indices: Tensor, values: Tensor, *, is_coalesced: bool | None = ..., options: TensorOptions = ...) -> Tensor:
    """`sparse_coo_tensor.indices(Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
@overload
def sparse_coo_tensor(indices: Tensor, values: Tensor, size: Sequence[int], *, is_coalesced: bool | None = ..., options: TensorOptions = ...) -> Tensor:
    """`sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
@overload
def sparse_coo_tensor(size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`sparse_coo_tensor.size(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def sparse_coo_tensor(indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., is_coalesced: bool | None = ...) -> Tensor:
    """`sparse_coo_tensor.indices(Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
@overload
def sparse_coo_tensor(indices: Tensor, values: Tensor, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., is_coalesced: bool | None = ...) -> Tensor:
    """`sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
@overload
def _sparse_coo_tensor_unsafe(indices: Tensor, values: Tensor, size: Sequence[SymInt], *, is_coalesced: bool | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
@overload
def _sparse_coo_tensor_unsafe(indices: Tensor, values: Tensor, size: Sequence[SymInt], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., is_coalesced: bool | None = ...) -> Tensor:
    """`_sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor`"""
def _validate_sparse_coo_tensor_args(indices: Tensor, values: Tensor, size: Sequence[int], is_coalesced: bool | None = ..., check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_coo_tensor_args(Tensor indices, Tensor values, int[] size, bool? is_coalesced=None, bool? check_pinning=None) -> ()`"""
def _validate_sparse_compressed_tensor_args(compressed_indices: Tensor, plain_indices: Tensor, values: Tensor, size: Sequence[int], layout: Layout, check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_compressed_tensor_args(Tensor compressed_indices, Tensor plain_indices, Tensor values, int[] size, Layout layout, bool? check_pinning=None) -> ()`"""
def _validate_sparse_csr_tensor_args(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_csr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`"""
def _validate_sparse_csc_tensor_args(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_csc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`"""
def _validate_sparse_bsr_tensor_args(crow_indices: Tensor, col_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_bsr_tensor_args(Tensor crow_indices, Tensor col_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`"""
def _validate_sparse_bsc_tensor_args(ccol_indices: Tensor, row_indices: Tensor, values: Tensor, size: Sequence[int], check_pinning: bool | None = ...) -> None:
    """`_validate_sparse_bsc_tensor_args(Tensor ccol_indices, Tensor row_indices, Tensor values, int[] size, bool? check_pinning=None) -> ()`"""
@overload
def _sparse_coo_tensor_with_dims(sparse_dim: int, dense_dim: int, size: Sequence[int], *, options: TensorOptions = ...) -> Tensor:
    """`_sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def _sparse_coo_tensor_with_dims(sparse_dim: int, dense_dim: int, size: Sequence[int], *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor`"""
@overload
def _sparse_coo_tensor_with_dims_and_tensors(sparse_dim: int, dense_dim: int, size: Sequence[SymInt], indices: Tensor, values: Tensor, *, is_coalesced: bool | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor`"""
@overload
def _sparse_coo_tensor_with_dims_and_tensors(sparse_dim: int, dense_dim: int, size: Sequence[SymInt], indices: Tensor, values: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., is_coalesced: bool | None = ...) -> Tensor:
    """`_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor`"""
def _to_cpu(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`_to_cpu(Tensor[] tensors) -> Tensor[]`"""
def to_dense_backward(grad: Tensor, input: Tensor, masked_grad: bool | None = ...) -> Tensor:
    """`to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor`"""
def _coalesce(self: Tensor) -> Tensor:
    """`_coalesce(Tensor self) -> Tensor`"""
def hspmm(mat1: Tensor, mat2: Tensor) -> Tensor:
    """`hspmm(Tensor mat1, Tensor mat2) -> Tensor`"""
def copy_sparse_to_sparse_(self: Tensor, src: Tensor, non_blocking: bool = ...) -> Tensor:
    """`copy_sparse_to_sparse_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`"""
def unbind(self: Tensor, dim: int = ...) -> list[Tensor]:
    """`unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`"""
def _to_sparse_semi_structured(dense: Tensor) -> tuple[Tensor, Tensor]:
    """`_to_sparse_semi_structured(Tensor dense) -> (Tensor, Tensor)`"""
def mkldnn_reorder_conv2d_weight(self: Tensor, padding: SymInt | Sequence[SymInt] = ..., stride: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ..., input_size: Sequence[SymInt] | None = ...) -> Tensor:
    """`mkldnn_reorder_conv2d_weight(Tensor self, SymInt[2] padding=0, SymInt[2] stride=1, SymInt[2] dilation=1, SymInt groups=1, SymInt[]? input_size=None) -> Tensor`"""
def mkldnn_reorder_conv3d_weight(self: Tensor, padding: SymInt | Sequence[SymInt] = ..., stride: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ..., groups: SymInt = ..., input_size: Sequence[SymInt] | None = ...) -> Tensor:
    """`mkldnn_reorder_conv3d_weight(Tensor self, SymInt[3] padding=0, SymInt[3] stride=1, SymInt[3] dilation=1, SymInt groups=1, SymInt[]? input_size=None) -> Tensor`"""
def to_mkldnn_backward(grad: Tensor, input: Tensor) -> Tensor:
    """`to_mkldnn_backward(Tensor grad, Tensor input) -> Tensor`"""
def quantize_per_tensor_dynamic(self: Tensor, dtype: ScalarType, reduce_range: bool) -> Tensor:
    """`quantize_per_tensor_dynamic(Tensor self, ScalarType dtype, bool reduce_range) -> Tensor`"""
@overload
def quantize_per_tensor(self: Tensor, scale: float, zero_point: int, dtype: ScalarType) -> Tensor:
    """`quantize_per_tensor(Tensor self, float scale, int zero_point, ScalarType dtype) -> Tensor`"""
@overload
def quantize_per_tensor(self: Tensor, scale: Tensor, zero_point: Tensor, dtype: ScalarType) -> Tensor:
    """`quantize_per_tensor.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, ScalarType dtype) -> Tensor`"""
@overload
def quantize_per_tensor(tensors: Sequence[Tensor], scales: Tensor, zero_points: Tensor, dtype: ScalarType) -> list[Tensor]:
    """`quantize_per_tensor.tensors(Tensor[] tensors, Tensor scales, Tensor zero_points, ScalarType dtype) -> Tensor[]`"""
def quantize_per_channel(self: Tensor, scales: Tensor, zero_points: Tensor, axis: int, dtype: ScalarType) -> Tensor:
    """`quantize_per_channel(Tensor self, Tensor scales, Tensor zero_points, int axis, ScalarType dtype) -> Tensor`"""
@overload
def dequantize(self: Tensor) -> Tensor:
    """`dequantize.self(Tensor self) -> Tensor`"""
@overload
def dequantize(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`dequantize.tensors(Tensor[] tensors) -> Tensor[]`"""
def q_scale(self: Tensor) -> float:
    """`q_scale(Tensor self) -> float`"""
def q_zero_point(self: Tensor) -> int:
    """`q_zero_point(Tensor self) -> int`"""
def q_per_channel_scales(self: Tensor) -> Tensor:
    """`q_per_channel_scales(Tensor self) -> Tensor`"""
def q_per_channel_zero_points(self: Tensor) -> Tensor:
    """`q_per_channel_zero_points(Tensor self) -> Tensor`"""
def q_per_channel_axis(self: Tensor) -> int:
    """`q_per_channel_axis(Tensor self) -> int`"""
def int_repr(self: Tensor) -> Tensor:
    """`int_repr(Tensor self) -> Tensor`"""
def _make_per_tensor_quantized_tensor(self: Tensor, scale: float, zero_point: int) -> Tensor:
    """`_make_per_tensor_quantized_tensor(Tensor self, float scale, int zero_point) -> Tensor`"""
def _make_per_channel_quantized_tensor(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int) -> Tensor:
    """`_make_per_channel_quantized_tensor(Tensor self, Tensor scale, Tensor zero_point, int axis) -> Tensor`"""
@overload
def fake_quantize_per_tensor_affine(self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tensor:
    """`fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor`"""
@overload
def fake_quantize_per_tensor_affine(self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int) -> Tensor:
    """`fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor`"""
def fake_quantize_per_tensor_affine_cachemask(self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> tuple[Tensor, Tensor]:
    """`fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)`"""
def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(self: Tensor, scale: Tensor, zero_point: Tensor, fake_quant_enabled: Tensor, quant_min: int, quant_max: int) -> tuple[Tensor, Tensor]:
    """`_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)`"""
def fake_quantize_per_tensor_affine_cachemask_backward(grad: Tensor, mask: Tensor) -> Tensor:
    """`fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor`"""
def _fake_quantize_learnable_per_tensor_affine(self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int, grad_factor: float = ...) -> Tensor:
    """`_fake_quantize_learnable_per_tensor_affine(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor`"""
def _fake_quantize_learnable_per_tensor_affine_backward(grad: Tensor, self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int, grad_factor: float = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_fake_quantize_learnable_per_tensor_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.0) -> (Tensor, Tensor, Tensor)`"""
def fake_quantize_per_channel_affine(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int) -> Tensor:
    """`fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor`"""
def fake_quantize_per_channel_affine_cachemask(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int) -> tuple[Tensor, Tensor]:
    """`fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)`"""
def fake_quantize_per_channel_affine_cachemask_backward(grad: Tensor, mask: Tensor) -> Tensor:
    """`fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor`"""
def _fake_quantize_learnable_per_channel_affine(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int, grad_factor: float = ...) -> Tensor:
    """`_fake_quantize_learnable_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.0) -> Tensor`"""
def _fake_quantize_learnable_per_channel_affine_backward(grad: Tensor, self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int, grad_factor: float = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_fake_quantize_learnable_per_channel_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.0) -> (Tensor, Tensor, Tensor)`"""
def fused_moving_avg_obs_fake_quant(self: Tensor, observer_on: Tensor, fake_quant_on: Tensor, running_min: Tensor, running_max: Tensor, scale: Tensor, zero_point: Tensor, averaging_const: float, quant_min: int, quant_max: int, ch_axis: int, per_row_fake_quant: bool = ..., symmetric_quant: bool = ...) -> Tensor:
    """`fused_moving_avg_obs_fake_quant(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> Tensor`"""
def _fused_moving_avg_obs_fq_helper(self: Tensor, observer_on: Tensor, fake_quant_on: Tensor, running_min: Tensor, running_max: Tensor, scale: Tensor, zero_point: Tensor, averaging_const: float, quant_min: int, quant_max: int, ch_axis: int, per_row_fake_quant: bool = ..., symmetric_quant: bool = ...) -> tuple[Tensor, Tensor]:
    """`_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)`"""
def _choose_qparams_per_tensor(self: Tensor, reduce_range: bool = ...) -> tuple[float, int]:
    """`_choose_qparams_per_tensor(Tensor self, bool reduce_range=False) -> (float, int)`"""
def _saturate_weight_to_fp16(weight: Tensor) -> Tensor:
    """`_saturate_weight_to_fp16(Tensor weight) -> Tensor`"""
def choose_qparams_optimized(input: Tensor, numel: int, n_bins: int, ratio: float, bit_width: int) -> tuple[Tensor, Tensor]:
    """`choose_qparams_optimized(Tensor input, int numel, int n_bins, float ratio, int bit_width) -> (Tensor, Tensor)`"""
@overload
def _to_copy(self: Tensor, *, non_blocking: bool = ..., memory_format: MemoryFormat | None = ..., options: TensorOptions = ...) -> Tensor:
    """`_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def _to_copy(self: Tensor, *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ..., non_blocking: bool = ..., memory_format: MemoryFormat | None = ...) -> Tensor:
    """`_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor`"""
@overload
def meshgrid(tensors: Sequence[Tensor]) -> list[Tensor]:
    """`meshgrid(Tensor[] tensors) -> Tensor[]`"""
@overload
def meshgrid(tensors: Sequence[Tensor], *, indexing: str) -> list[Tensor]:
    """`meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]`"""
def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """`cartesian_prod(Tensor[] tensors) -> Tensor`"""
def combinations(self: Tensor, r: int = ..., with_replacement: bool = ...) -> Tensor:
    """`combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor`"""
@overload
def result_type(tensor: Tensor, other: Tensor) -> ScalarType:
    """`result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType`"""
@overload
def result_type(tensor: Tensor, other: Scalar) -> ScalarType:
    """`result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType`"""
@overload
def result_type(scalar: Scalar, tensor: Tensor) -> ScalarType:
    """`result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType`"""
@overload
def result_type(scalar1: Scalar, scalar2: Scalar) -> ScalarType:
    """`result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType`"""
def can_cast(from_: ScalarType, to: ScalarType) -> bool:
    """`can_cast(ScalarType from_, ScalarType to) -> bool`"""
def promote_types(type1: ScalarType, type2: ScalarType) -> ScalarType:
    """`promote_types(ScalarType type1, ScalarType type2) -> ScalarType`"""
def _local_scalar_dense(self: Tensor) -> Scalar:
    """`_local_scalar_dense(Tensor self) -> Scalar`"""
def _lstm_mps(input: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_lstm_mps(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def lstm_mps_backward(grad_y: Tensor | None, grad_hy: Tensor | None, grad_cy: Tensor | None, z_state: Tensor, cell_state_fwd: Tensor, input: Tensor, layersOutputs: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, list[Tensor], list[Tensor]]:
    """`lstm_mps_backward(Tensor? grad_y, Tensor? grad_hy, Tensor? grad_cy, Tensor z_state, Tensor cell_state_fwd, Tensor input, Tensor layersOutputs, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor[], Tensor[])`"""
def _thnn_fused_lstm_cell(input_gates: Tensor, hidden_gates: Tensor, cx: Tensor, input_bias: Tensor | None = ..., hidden_bias: Tensor | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_thnn_fused_lstm_cell(Tensor input_gates, Tensor hidden_gates, Tensor cx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor, Tensor)`"""
def _thnn_fused_lstm_cell_backward_impl(grad_hy: Tensor | None, grad_cy: Tensor | None, cx: Tensor, cy: Tensor, workspace: Tensor, has_bias: bool) -> tuple[Tensor, Tensor, Tensor]:
    """`_thnn_fused_lstm_cell_backward_impl(Tensor? grad_hy, Tensor? grad_cy, Tensor cx, Tensor cy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor)`"""
def _thnn_fused_lstm_cell_backward(grad_hy: Tensor | None, grad_cy: Tensor | None, cx: Tensor, cy: Tensor, workspace: Tensor, has_bias: bool) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_thnn_fused_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor cx, Tensor cy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def _thnn_differentiable_lstm_cell_backward(grad_hy: Tensor | None, grad_cy: Tensor | None, input_gates: Tensor, hidden_gates: Tensor, input_bias: Tensor | None, hidden_bias: Tensor | None, cx: Tensor, cy: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_thnn_differentiable_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor input_gates, Tensor hidden_gates, Tensor? input_bias, Tensor? hidden_bias, Tensor cx, Tensor cy) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def _thnn_fused_gru_cell(input_gates: Tensor, hidden_gates: Tensor, hx: Tensor, input_bias: Tensor | None = ..., hidden_bias: Tensor | None = ...) -> tuple[Tensor, Tensor]:
    """`_thnn_fused_gru_cell(Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor)`"""
def _thnn_fused_gru_cell_backward(grad_hy: Tensor, workspace: Tensor, has_bias: bool) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_thnn_fused_gru_cell_backward(Tensor grad_hy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
def _thnn_differentiable_gru_cell_backward(grad_hy: Tensor, input_gates: Tensor, hidden_gates: Tensor, hx: Tensor, input_bias: Tensor | None, hidden_bias: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_thnn_differentiable_gru_cell_backward(Tensor grad_hy, Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias, Tensor? hidden_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)`"""
@overload
def lstm(input: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor, Tensor]:
    """`lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)`"""
@overload
def lstm(data: Tensor, batch_sizes: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor, Tensor]:
    """`lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)`"""
@overload
def gru(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """`gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`"""
@overload
def gru(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]:
    """`gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`"""
@overload
def rnn_tanh(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """`rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`"""
@overload
def rnn_tanh(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]:
    """`rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`"""
@overload
def rnn_relu(input: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> tuple[Tensor, Tensor]:
    """`rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)`"""
@overload
def rnn_relu(data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Sequence[Tensor], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> tuple[Tensor, Tensor]:
    """`rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)`"""
def lstm_cell(input: Tensor, hx: Sequence[Tensor], w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = ..., b_hh: Tensor | None = ...) -> tuple[Tensor, Tensor]:
    """`lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)`"""
def gru_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = ..., b_hh: Tensor | None = ...) -> Tensor:
    """`gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`"""
def rnn_tanh_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = ..., b_hh: Tensor | None = ...) -> Tensor:
    """`rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`"""
def rnn_relu_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None = ..., b_hh: Tensor | None = ...) -> Tensor:
    """`rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`"""
def quantized_lstm_cell(input: Tensor, hx: Sequence[Tensor], w_ih: Tensor, w_hh: Tensor, b_ih: Tensor, b_hh: Tensor, packed_ih: Tensor, packed_hh: Tensor, col_offsets_ih: Tensor, col_offsets_hh: Tensor, scale_ih: Scalar, scale_hh: Scalar, zero_point_ih: Scalar, zero_point_hh: Scalar) -> tuple[Tensor, Tensor]:
    """`quantized_lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh, Tensor packed_ih, Tensor packed_hh, Tensor col_offsets_ih, Tensor col_offsets_hh, Scalar scale_ih, Scalar scale_hh, Scalar zero_point_ih, Scalar zero_point_hh) -> (Tensor, Tensor)`"""
def quantized_gru_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor, b_hh: Tensor, packed_ih: Tensor, packed_hh: Tensor, col_offsets_ih: Tensor, col_offsets_hh: Tensor, scale_ih: Scalar, scale_hh: Scalar, zero_point_ih: Scalar, zero_point_hh: Scalar) -> Tensor:
    """`quantized_gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh, Tensor packed_ih, Tensor packed_hh, Tensor col_offsets_ih, Tensor col_offsets_hh, Scalar scale_ih, Scalar scale_hh, Scalar zero_point_ih, Scalar zero_point_hh) -> Tensor`"""
def quantized_rnn_relu_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor, b_hh: Tensor, packed_ih: Tensor, packed_hh: Tensor, col_offsets_ih: Tensor, col_offsets_hh: Tensor, scale_ih: Scalar, scale_hh: Scalar, zero_point_ih: Scalar, zero_point_hh: Scalar) -> Tensor:
    """`quantized_rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh, Tensor packed_ih, Tensor packed_hh, Tensor col_offsets_ih, Tensor col_offsets_hh, Scalar scale_ih, Scalar scale_hh, Scalar zero_point_ih, Scalar zero_point_hh) -> Tensor`"""
def quantized_rnn_tanh_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor, b_hh: Tensor, packed_ih: Tensor, packed_hh: Tensor, col_offsets_ih: Tensor, col_offsets_hh: Tensor, scale_ih: Scalar, scale_hh: Scalar, zero_point_ih: Scalar, zero_point_hh: Scalar) -> Tensor:
    """`quantized_rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh, Tensor packed_ih, Tensor packed_hh, Tensor col_offsets_ih, Tensor col_offsets_hh, Scalar scale_ih, Scalar scale_hh, Scalar zero_point_ih, Scalar zero_point_hh) -> Tensor`"""
def _pack_padded_sequence(input: Tensor, lengths: Tensor, batch_first: bool) -> tuple[Tensor, Tensor]:
    """`_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)`"""
def _pack_padded_sequence_backward(grad: Tensor, input_size: Sequence[SymInt], batch_sizes: Tensor, batch_first: bool) -> Tensor:
    """`_pack_padded_sequence_backward(Tensor grad, SymInt[] input_size, Tensor batch_sizes, bool batch_first) -> Tensor`"""
def _pad_packed_sequence(data: Tensor, batch_sizes: Tensor, batch_first: bool, padding_value: Scalar, total_length: int) -> tuple[Tensor, Tensor]:
    """`_pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int total_length) -> (Tensor, Tensor)`"""
def lift(self: Tensor) -> Tensor:
    """`lift(Tensor self) -> Tensor`"""
def lift_fresh(self: Tensor) -> Tensor:
    """`lift_fresh(Tensor(a) self) -> Tensor(a)`"""
def lift_fresh_copy(self: Tensor) -> Tensor:
    """`lift_fresh_copy(Tensor self) -> Tensor`"""
@overload
def masked_fill(self: Tensor, mask: Tensor, value: Scalar) -> Tensor:
    """`masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`"""
@overload
def masked_fill(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """`masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`"""
def masked_scatter(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """`masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`"""
def masked_scatter_backward(grad_output: Tensor, mask: Tensor, sizes: Sequence[SymInt]) -> Tensor:
    """`masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor`"""
def _masked_softmax(self: Tensor, mask: Tensor, dim: int | None = ..., mask_type: int | None = ...) -> Tensor:
    """`_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor`"""
def _masked_softmax_backward(grad_output: Tensor, output: Tensor, mask: Tensor, dim: int | None = ...) -> Tensor:
    """`_masked_softmax_backward(Tensor grad_output, Tensor output, Tensor mask, int? dim=None) -> Tensor`"""
def put(self: Tensor, index: Tensor, source: Tensor, accumulate: bool = ...) -> Tensor:
    """`put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`"""
def index_add(self: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Scalar = ...) -> Tensor:
    """`index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`"""
def index_reduce(self: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
    """`index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`"""
@overload
def index_fill(self: Tensor, dim: int, index: Tensor, value: Scalar) -> Tensor:
    """`index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`"""
@overload
def index_fill(self: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    """`index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`"""
@overload
def scatter(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """`scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`"""
@overload
def scatter(self: Tensor, dim: int, index: Tensor, value: Scalar) -> Tensor:
    """`scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`"""
@overload
def scatter(self: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor:
    """`scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`"""
@overload
def scatter(self: Tensor, dim: int, index: Tensor, value: Scalar, *, reduce: str) -> Tensor:
    """`scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`"""
def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """`scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`"""
def scatter_reduce(self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = ...) -> Tensor:
    """`scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`"""
@overload
def bitwise_and(self: Tensor, other: Scalar) -> Tensor:
    """`bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def bitwise_and(self: Scalar, other: Tensor) -> Tensor:
    """`bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
@overload
def bitwise_and(self: Tensor, other: Tensor) -> Tensor:
    """`bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def bitwise_or(self: Tensor, other: Scalar) -> Tensor:
    """`bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def bitwise_or(self: Scalar, other: Tensor) -> Tensor:
    """`bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
@overload
def bitwise_or(self: Tensor, other: Tensor) -> Tensor:
    """`bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def bitwise_xor(self: Tensor, other: Scalar) -> Tensor:
    """`bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def bitwise_xor(self: Scalar, other: Tensor) -> Tensor:
    """`bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
@overload
def bitwise_xor(self: Tensor, other: Tensor) -> Tensor:
    """`bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def bitwise_left_shift(self: Tensor, other: Tensor) -> Tensor:
    """`bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def bitwise_left_shift(self: Tensor, other: Scalar) -> Tensor:
    """`bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def bitwise_left_shift(self: Scalar, other: Tensor) -> Tensor:
    """`bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
@overload
def bitwise_right_shift(self: Tensor, other: Tensor) -> Tensor:
    """`bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def bitwise_right_shift(self: Tensor, other: Scalar) -> Tensor:
    """`bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def bitwise_right_shift(self: Scalar, other: Tensor) -> Tensor:
    """`bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
def addbmm(self: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Scalar = ..., alpha: Scalar = ...) -> Tensor:
    """`addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`"""
def diag(self: Tensor, diagonal: int = ...) -> Tensor:
    """`diag(Tensor self, int diagonal=0) -> Tensor`"""
def cross(self: Tensor, other: Tensor, dim: int | None = ...) -> Tensor:
    """`cross(Tensor self, Tensor other, int? dim=None) -> Tensor`"""
def triu(self: Tensor, diagonal: SymInt = ...) -> Tensor:
    """`triu(Tensor self, SymInt diagonal=0) -> Tensor`"""
def tril(self: Tensor, diagonal: SymInt = ...) -> Tensor:
    """`tril(Tensor self, SymInt diagonal=0) -> Tensor`"""
@overload
def tril_indices(row: int, col: int, offset: int = ..., *, options: TensorOptions = ...) -> Tensor:
    """`tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def tril_indices(row: int, col: int, offset: int = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def triu_indices(row: int, col: int, offset: int = ..., *, options: TensorOptions = ...) -> Tensor:
    """`triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def triu_indices(row: int, col: int, offset: int = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def trace(self: Tensor) -> Tensor:
    """`trace(Tensor self) -> Tensor`"""
def trace_backward(grad: Tensor, sizes: Sequence[SymInt]) -> Tensor:
    """`trace_backward(Tensor grad, SymInt[] sizes) -> Tensor`"""
@overload
def ne(self: Tensor, other: Scalar) -> Tensor:
    """`ne.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def ne(self: Tensor, other: Tensor) -> Tensor:
    """`ne.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def not_equal(self: Tensor, other: Scalar) -> Tensor:
    """`not_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def not_equal(self: Tensor, other: Tensor) -> Tensor:
    """`not_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def eq(self: Tensor, other: Scalar) -> Tensor:
    """`eq.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def eq(self: Tensor, other: Tensor) -> Tensor:
    """`eq.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def ge(self: Tensor, other: Scalar) -> Tensor:
    """`ge.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def ge(self: Tensor, other: Tensor) -> Tensor:
    """`ge.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def greater_equal(self: Tensor, other: Scalar) -> Tensor:
    """`greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def greater_equal(self: Tensor, other: Tensor) -> Tensor:
    """`greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def le(self: Tensor, other: Scalar) -> Tensor:
    """`le.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def le(self: Tensor, other: Tensor) -> Tensor:
    """`le.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def less_equal(self: Tensor, other: Scalar) -> Tensor:
    """`less_equal.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def less_equal(self: Tensor, other: Tensor) -> Tensor:
    """`less_equal.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def gt(self: Tensor, other: Scalar) -> Tensor:
    """`gt.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def gt(self: Tensor, other: Tensor) -> Tensor:
    """`gt.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def greater(self: Tensor, other: Scalar) -> Tensor:
    """`greater.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def greater(self: Tensor, other: Tensor) -> Tensor:
    """`greater.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def lt(self: Tensor, other: Scalar) -> Tensor:
    """`lt.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def lt(self: Tensor, other: Tensor) -> Tensor:
    """`lt.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def less(self: Tensor, other: Scalar) -> Tensor:
    """`less.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def less(self: Tensor, other: Tensor) -> Tensor:
    """`less.Tensor(Tensor self, Tensor other) -> Tensor`"""
def take(self: Tensor, index: Tensor) -> Tensor:
    """`take(Tensor self, Tensor index) -> Tensor`"""
def take_along_dim(self: Tensor, indices: Tensor, dim: int | None = ...) -> Tensor:
    """`take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`"""
def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """`index_select(Tensor self, int dim, Tensor index) -> Tensor`"""
def index_select_backward(grad: Tensor, self_sizes: Sequence[SymInt], dim: int, index: Tensor) -> Tensor:
    """`index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor`"""
def masked_select(self: Tensor, mask: Tensor) -> Tensor:
    """`masked_select(Tensor self, Tensor mask) -> Tensor`"""
def masked_select_backward(grad: Tensor, input: Tensor, mask: Tensor) -> Tensor:
    """`masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor`"""
def nonzero(self: Tensor) -> Tensor:
    """`nonzero(Tensor self) -> Tensor`"""
def nonzero_static(self: Tensor, *, size: SymInt, fill_value: int = ...) -> Tensor:
    """`nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor`"""
def nonzero_numpy(self: Tensor) -> list[Tensor]:
    """`nonzero_numpy(Tensor self) -> Tensor[]`"""
def argwhere(self: Tensor) -> Tensor:
    """`argwhere(Tensor self) -> Tensor`"""
def gather(self: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = ...) -> Tensor:
    """`gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`"""
def gather_backward(grad: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Tensor:
    """`gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor`"""
def _gather_sparse_backward(self: Tensor, dim: int, index: Tensor, grad: Tensor) -> Tensor:
    """`_gather_sparse_backward(Tensor self, int dim, Tensor index, Tensor grad) -> Tensor`"""
def addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
    """`addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`"""
def addcdiv(self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = ...) -> Tensor:
    """`addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`"""
def cross_entropy_loss(self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ..., ignore_index: SymInt = ..., label_smoothing: float = ...) -> Tensor:
    """`cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor`"""
def triangular_solve(self: Tensor, A: Tensor, upper: bool = ..., transpose: bool = ..., unitriangular: bool = ...) -> tuple[Tensor, Tensor]:
    """`triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`"""
def _linalg_check_errors(info: Tensor, api_name: str, *, is_matrix: bool) -> None:
    """`_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()`"""
def linalg_solve_triangular(self: Tensor, B: Tensor, *, upper: bool, left: bool = ..., unitriangular: bool = ...) -> Tensor:
    """`linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor`"""
def linalg_vander(x: Tensor, *, N: SymInt | None = ...) -> Tensor:
    """`linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor`"""
def svd(self: Tensor, some: bool = ..., compute_uv: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`"""
def swapaxes(self: Tensor, axis0: int, axis1: int) -> Tensor:
    """`swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`"""
def swapdims(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """`swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`"""
def cholesky(self: Tensor, upper: bool = ...) -> Tensor:
    """`cholesky(Tensor self, bool upper=False) -> Tensor`"""
def cholesky_solve(self: Tensor, input2: Tensor, upper: bool = ...) -> Tensor:
    """`cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`"""
def _cholesky_solve_helper(self: Tensor, A: Tensor, upper: bool) -> Tensor:
    """`_cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor`"""
def cholesky_inverse(self: Tensor, upper: bool = ...) -> Tensor:
    """`cholesky_inverse(Tensor self, bool upper=False) -> Tensor`"""
def qr(self: Tensor, some: bool = ...) -> tuple[Tensor, Tensor]:
    """`qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`"""
def geqrf(self: Tensor) -> tuple[Tensor, Tensor]:
    """`geqrf(Tensor self) -> (Tensor a, Tensor tau)`"""
def orgqr(self: Tensor, input2: Tensor) -> Tensor:
    """`orgqr(Tensor self, Tensor input2) -> Tensor`"""
def ormqr(self: Tensor, input2: Tensor, input3: Tensor, left: bool = ..., transpose: bool = ...) -> Tensor:
    """`ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`"""
def _lu_with_info(self: Tensor, pivot: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)`"""
def lu_solve(self: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """`lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor`"""
def lu_unpack(LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool = ..., unpack_pivots: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)`"""
def multinomial(self: Tensor, num_samples: SymInt, replacement: bool = ..., *, generator: Generator | None = ...) -> Tensor:
    """`multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`"""
def lgamma(self: Tensor) -> Tensor:
    """`lgamma(Tensor self) -> Tensor`"""
def digamma(self: Tensor) -> Tensor:
    """`digamma(Tensor self) -> Tensor`"""
def polygamma(n: int, self: Tensor) -> Tensor:
    """`polygamma(int n, Tensor self) -> Tensor`"""
def erfinv(self: Tensor) -> Tensor:
    """`erfinv(Tensor self) -> Tensor`"""
def i0(self: Tensor) -> Tensor:
    """`i0(Tensor self) -> Tensor`"""
def i0_(self: Tensor) -> Tensor:
    """`i0_(Tensor(a!) self) -> Tensor(a!)`"""
def sign(self: Tensor) -> Tensor:
    """`sign(Tensor self) -> Tensor`"""
def signbit(self: Tensor) -> Tensor:
    """`signbit(Tensor self) -> Tensor`"""
def dist(self: Tensor, other: Tensor, p: Scalar = ...) -> Tensor:
    """`dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`"""
def atan2(self: Tensor, other: Tensor) -> Tensor:
    """`atan2(Tensor self, Tensor other) -> Tensor`"""
def arctan2(self: Tensor, other: Tensor) -> Tensor:
    """`arctan2(Tensor self, Tensor other) -> Tensor`"""
@overload
def lerp(self: Tensor, end: Tensor, weight: Scalar) -> Tensor:
    """`lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor`"""
@overload
def lerp(self: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """`lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor`"""
def histc(self: Tensor, bins: int = ..., min: Scalar = ..., max: Scalar = ...) -> Tensor:
    """`histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`"""
@overload
def histogram(self: Tensor, bins: Tensor, *, weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, Tensor]:
    """`histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`"""
@overload
def histogram(self: Tensor, bins: int = ..., *, range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, Tensor]:
    """`histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`"""
def _histogramdd_bin_edges(self: Tensor, bins: Sequence[int], *, range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> list[Tensor]:
    """`_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]`"""
def _histogramdd_from_bin_cts(self: Tensor, bins: Sequence[int], *, range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> Tensor:
    """`_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor`"""
def _histogramdd_from_bin_tensors(self: Tensor, bins: Sequence[Tensor], *, weight: Tensor | None = ..., density: bool = ...) -> Tensor:
    """`_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor`"""
@overload
def histogramdd(self: Tensor, bins: Sequence[int], range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, list[Tensor]]:
    """`histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)`"""
@overload
def histogramdd(self: Tensor, bins: int, range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, list[Tensor]]:
    """`histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)`"""
@overload
def histogramdd(self: Tensor, bins: Sequence[Tensor], range: Sequence[float] | None = ..., weight: Tensor | None = ..., density: bool = ...) -> tuple[Tensor, list[Tensor]]:
    """`histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)`"""
@overload
def fmod(self: Tensor, other: Scalar) -> Tensor:
    """`fmod.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def fmod(self: Tensor, other: Tensor) -> Tensor:
    """`fmod.Tensor(Tensor self, Tensor other) -> Tensor`"""
def hypot(self: Tensor, other: Tensor) -> Tensor:
    """`hypot(Tensor self, Tensor other) -> Tensor`"""
def igamma(self: Tensor, other: Tensor) -> Tensor:
    """`igamma(Tensor self, Tensor other) -> Tensor`"""
def igammac(self: Tensor, other: Tensor) -> Tensor:
    """`igammac(Tensor self, Tensor other) -> Tensor`"""
def nextafter(self: Tensor, other: Tensor) -> Tensor:
    """`nextafter(Tensor self, Tensor other) -> Tensor`"""
@overload
def remainder(self: Tensor, other: Scalar) -> Tensor:
    """`remainder.Scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def remainder(self: Tensor, other: Tensor) -> Tensor:
    """`remainder.Tensor(Tensor self, Tensor other) -> Tensor`"""
@overload
def remainder(self: Scalar, other: Tensor) -> Tensor:
    """`remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`"""
def fmin(self: Tensor, other: Tensor) -> Tensor:
    """`fmin(Tensor self, Tensor other) -> Tensor`"""
def fmax(self: Tensor, other: Tensor) -> Tensor:
    """`fmax(Tensor self, Tensor other) -> Tensor`"""
def maximum(self: Tensor, other: Tensor) -> Tensor:
    """`maximum(Tensor self, Tensor other) -> Tensor`"""
def minimum(self: Tensor, other: Tensor) -> Tensor:
    """`minimum(Tensor self, Tensor other) -> Tensor`"""
@overload
def quantile(self: Tensor, q: Tensor, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """`quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
@overload
def quantile(self: Tensor, q: float, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """`quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
@overload
def nanquantile(self: Tensor, q: Tensor, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """`nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
@overload
def nanquantile(self: Tensor, q: float, dim: int | None = ..., keepdim: bool = ..., *, interpolation: str = ...) -> Tensor:
    """`nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`"""
@overload
def sort(self: Tensor, dim: int = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
    """`sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`"""
@overload
def sort(self: Tensor, *, stable: bool | None, dim: int = ..., descending: bool = ...) -> tuple[Tensor, Tensor]:
    """`sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`"""
def msort(self: Tensor) -> Tensor:
    """`msort(Tensor self) -> Tensor`"""
@overload
def argsort(self: Tensor, dim: int = ..., descending: bool = ...) -> Tensor:
    """`argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor`"""
@overload
def argsort(self: Tensor, *, stable: bool, dim: int = ..., descending: bool = ...) -> Tensor:
    """`argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`"""
def topk(self: Tensor, k: SymInt, dim: int = ..., largest: bool = ..., sorted: bool = ...) -> tuple[Tensor, Tensor]:
    """`topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`"""
def renorm(self: Tensor, p: Scalar, dim: int, maxnorm: Scalar) -> Tensor:
    """`renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor`"""
def unfold_backward(grad_in: Tensor, input_sizes: Sequence[SymInt], dim: int, size: int, step: int) -> Tensor:
    """`unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor`"""
def equal(self: Tensor, other: Tensor) -> bool:
    """`equal(Tensor self, Tensor other) -> bool`"""
@overload
def pow(self: Tensor, exponent: Tensor) -> Tensor:
    """`pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`"""
@overload
def pow(self: Scalar, exponent: Tensor) -> Tensor:
    """`pow.Scalar(Scalar self, Tensor exponent) -> Tensor`"""
@overload
def pow(self: Tensor, exponent: Scalar) -> Tensor:
    """`pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`"""
@overload
def float_power(self: Tensor, exponent: Tensor) -> Tensor:
    """`float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`"""
@overload
def float_power(self: Scalar, exponent: Tensor) -> Tensor:
    """`float_power.Scalar(Scalar self, Tensor exponent) -> Tensor`"""
@overload
def float_power(self: Tensor, exponent: Scalar) -> Tensor:
    """`float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`"""
def normal_functional(self: Tensor, mean: float = ..., std: float = ..., *, generator: Generator | None = ...) -> Tensor:
    """`normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor`"""
@overload
def normal(mean: Tensor, std: float = ..., *, generator: Generator | None = ...) -> Tensor:
    """`normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor`"""
@overload
def normal(mean: float, std: Tensor, *, generator: Generator | None = ...) -> Tensor:
    """`normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor`"""
@overload
def normal(mean: Tensor, std: Tensor, *, generator: Generator | None = ...) -> Tensor:
    """`normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor`"""
@overload
def normal(mean: float, std: float, size: Sequence[SymInt], *, generator: Generator | None = ..., options: TensorOptions = ...) -> Tensor:
    """`normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def normal(mean: float, std: float, size: Sequence[SymInt], *, generator: Generator | None = ..., dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def alias(self: Tensor) -> Tensor:
    """`alias(Tensor(a) self) -> Tensor(a)`"""
def _amp_foreach_non_finite_check_and_unscale_(self: Sequence[Tensor], found_inf: Tensor, inv_scale: Tensor) -> None:
    """`_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()`"""
def _amp_update_scale_(self: Tensor, growth_tracker: Tensor, found_inf: Tensor, scale_growth_factor: float, scale_backoff_factor: float, growth_interval: int) -> Tensor:
    """`_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)`"""
@overload
def _foreach_add(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_add(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_add(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Scalar = ...) -> list[Tensor]:
    """`_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`"""
@overload
def _foreach_add(self: Sequence[Tensor], other: Tensor, *, alpha: Scalar = ...) -> list[Tensor]:
    """`_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]`"""
@overload
def _foreach_add_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_add_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_add_(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Scalar = ...) -> None:
    """`_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()`"""
@overload
def _foreach_add_(self: Sequence[Tensor], other: Tensor, *, alpha: Scalar = ...) -> None:
    """`_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()`"""
@overload
def _foreach_sub(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_sub(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_sub(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Scalar = ...) -> list[Tensor]:
    """`_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`"""
@overload
def _foreach_sub_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_sub_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_sub_(self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Scalar = ...) -> None:
    """`_foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()`"""
@overload
def _foreach_mul(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_mul(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_mul(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_mul(self: Sequence[Tensor], other: Tensor) -> list[Tensor]:
    """`_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]`"""
@overload
def _foreach_mul_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_mul_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_mul_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_mul_(self: Sequence[Tensor], other: Tensor) -> None:
    """`_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()`"""
@overload
def _foreach_div(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_div(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_div(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_div(self: Sequence[Tensor], other: Tensor) -> list[Tensor]:
    """`_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]`"""
@overload
def _foreach_div_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_div_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_div_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_div_(self: Sequence[Tensor], other: Tensor) -> None:
    """`_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()`"""
@overload
def _foreach_clamp_max(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_clamp_max(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_clamp_max(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_clamp_max_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_clamp_max_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_clamp_min(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_clamp_min(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_clamp_min(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_clamp_min_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_clamp_min_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_maximum(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_maximum(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_maximum(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_maximum_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_maximum_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_maximum_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_minimum(self: Sequence[Tensor], scalar: Scalar) -> list[Tensor]:
    """`_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]`"""
@overload
def _foreach_minimum(self: Sequence[Tensor], other: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]`"""
@overload
def _foreach_minimum(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_minimum_(self: Sequence[Tensor], scalar: Scalar) -> None:
    """`_foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()`"""
@overload
def _foreach_minimum_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """`_foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> ()`"""
@overload
def _foreach_minimum_(self: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()`"""
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Scalar = ...) -> list[Tensor]:
    """`_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`"""
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_addcdiv(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> list[Tensor]:
    """`_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]`"""
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Scalar = ...) -> None:
    """`_foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()`"""
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_addcdiv_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()`"""
@overload
def _foreach_addcdiv_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> None:
    """`_foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()`"""
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Scalar = ...) -> list[Tensor]:
    """`_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`"""
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]`"""
@overload
def _foreach_addcmul(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> list[Tensor]:
    """`_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]`"""
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], value: Scalar = ...) -> None:
    """`_foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()`"""
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Sequence[Scalar]) -> None:
    """`_foreach_addcmul_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()`"""
@overload
def _foreach_addcmul_(self: Sequence[Tensor], tensor1: Sequence[Tensor], tensor2: Sequence[Tensor], scalars: Tensor) -> None:
    """`_foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()`"""
def _foreach_abs(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_abs(Tensor[] self) -> Tensor[]`"""
def _foreach_abs_(self: Sequence[Tensor]) -> None:
    """`_foreach_abs_(Tensor(a!)[] self) -> ()`"""
def _foreach_acos(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_acos(Tensor[] self) -> Tensor[]`"""
def _foreach_acos_(self: Sequence[Tensor]) -> None:
    """`_foreach_acos_(Tensor(a!)[] self) -> ()`"""
def _foreach_asin(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_asin(Tensor[] self) -> Tensor[]`"""
def _foreach_asin_(self: Sequence[Tensor]) -> None:
    """`_foreach_asin_(Tensor(a!)[] self) -> ()`"""
def _foreach_atan(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_atan(Tensor[] self) -> Tensor[]`"""
def _foreach_atan_(self: Sequence[Tensor]) -> None:
    """`_foreach_atan_(Tensor(a!)[] self) -> ()`"""
def _foreach_ceil(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_ceil(Tensor[] self) -> Tensor[]`"""
def _foreach_ceil_(self: Sequence[Tensor]) -> None:
    """`_foreach_ceil_(Tensor(a!)[] self) -> ()`"""
def _foreach_cos(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_cos(Tensor[] self) -> Tensor[]`"""
def _foreach_cos_(self: Sequence[Tensor]) -> None:
    """`_foreach_cos_(Tensor(a!)[] self) -> ()`"""
def _foreach_cosh(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_cosh(Tensor[] self) -> Tensor[]`"""
def _foreach_cosh_(self: Sequence[Tensor]) -> None:
    """`_foreach_cosh_(Tensor(a!)[] self) -> ()`"""
def _foreach_erf(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_erf(Tensor[] self) -> Tensor[]`"""
def _foreach_erf_(self: Sequence[Tensor]) -> None:
    """`_foreach_erf_(Tensor(a!)[] self) -> ()`"""
def _foreach_erfc(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_erfc(Tensor[] self) -> Tensor[]`"""
def _foreach_erfc_(self: Sequence[Tensor]) -> None:
    """`_foreach_erfc_(Tensor(a!)[] self) -> ()`"""
def _foreach_exp(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_exp(Tensor[] self) -> Tensor[]`"""
def _foreach_exp_(self: Sequence[Tensor]) -> None:
    """`_foreach_exp_(Tensor(a!)[] self) -> ()`"""
def _foreach_expm1(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_expm1(Tensor[] self) -> Tensor[]`"""
def _foreach_expm1_(self: Sequence[Tensor]) -> None:
    """`_foreach_expm1_(Tensor(a!)[] self) -> ()`"""
def _foreach_floor(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_floor(Tensor[] self) -> Tensor[]`"""
def _foreach_floor_(self: Sequence[Tensor]) -> None:
    """`_foreach_floor_(Tensor(a!)[] self) -> ()`"""
def _foreach_frac(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_frac(Tensor[] self) -> Tensor[]`"""
def _foreach_frac_(self: Sequence[Tensor]) -> None:
    """`_foreach_frac_(Tensor(a!)[] self) -> ()`"""
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weights: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]`"""
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Scalar) -> list[Tensor]:
    """`_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]`"""
@overload
def _foreach_lerp(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]`"""
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weights: Sequence[Tensor]) -> None:
    """`_foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> ()`"""
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Scalar) -> None:
    """`_foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> ()`"""
@overload
def _foreach_lerp_(self: Sequence[Tensor], tensors1: Sequence[Tensor], weight: Sequence[Scalar]) -> None:
    """`_foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] tensors1, Scalar[] weight) -> ()`"""
def _foreach_lgamma(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_lgamma(Tensor[] self) -> Tensor[]`"""
def _foreach_lgamma_(self: Sequence[Tensor]) -> None:
    """`_foreach_lgamma_(Tensor(a!)[] self) -> ()`"""
def _foreach_log(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_log(Tensor[] self) -> Tensor[]`"""
def _foreach_log_(self: Sequence[Tensor]) -> None:
    """`_foreach_log_(Tensor(a!)[] self) -> ()`"""
def _foreach_log10(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_log10(Tensor[] self) -> Tensor[]`"""
def _foreach_log10_(self: Sequence[Tensor]) -> None:
    """`_foreach_log10_(Tensor(a!)[] self) -> ()`"""
def _foreach_log1p(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_log1p(Tensor[] self) -> Tensor[]`"""
def _foreach_log1p_(self: Sequence[Tensor]) -> None:
    """`_foreach_log1p_(Tensor(a!)[] self) -> ()`"""
def _foreach_log2(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_log2(Tensor[] self) -> Tensor[]`"""
def _foreach_log2_(self: Sequence[Tensor]) -> None:
    """`_foreach_log2_(Tensor(a!)[] self) -> ()`"""
def _foreach_max(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_max(Tensor[] self) -> Tensor[]`"""
def _foreach_neg(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_neg(Tensor[] self) -> Tensor[]`"""
def _foreach_neg_(self: Sequence[Tensor]) -> None:
    """`_foreach_neg_(Tensor(a!)[] self) -> ()`"""
def _foreach_norm(self: Sequence[Tensor], ord: Scalar = ..., dtype: ScalarType | None = ...) -> list[Tensor]:
    """`_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]`"""
def _foreach_powsum(self: Sequence[Tensor], ord: Scalar = ..., dtype: ScalarType | None = ...) -> list[Tensor]:
    """`_foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]`"""
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]`"""
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Scalar) -> list[Tensor]:
    """`_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]`"""
@overload
def _foreach_pow(self: Sequence[Tensor], exponent: Sequence[Scalar]) -> list[Tensor]:
    """`_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]`"""
@overload
def _foreach_pow(self: Scalar, exponent: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]`"""
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Sequence[Tensor]) -> None:
    """`_foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> ()`"""
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Scalar) -> None:
    """`_foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> ()`"""
@overload
def _foreach_pow_(self: Sequence[Tensor], exponent: Sequence[Scalar]) -> None:
    """`_foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> ()`"""
def _foreach_reciprocal(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_reciprocal(Tensor[] self) -> Tensor[]`"""
def _foreach_reciprocal_(self: Sequence[Tensor]) -> None:
    """`_foreach_reciprocal_(Tensor(a!)[] self) -> ()`"""
def _foreach_round(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_round(Tensor[] self) -> Tensor[]`"""
def _foreach_round_(self: Sequence[Tensor]) -> None:
    """`_foreach_round_(Tensor(a!)[] self) -> ()`"""
def _foreach_rsqrt(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_rsqrt(Tensor[] self) -> Tensor[]`"""
def _foreach_rsqrt_(self: Sequence[Tensor]) -> None:
    """`_foreach_rsqrt_(Tensor(a!)[] self) -> ()`"""
def _foreach_sigmoid(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_sigmoid(Tensor[] self) -> Tensor[]`"""
def _foreach_sigmoid_(self: Sequence[Tensor]) -> None:
    """`_foreach_sigmoid_(Tensor(a!)[] self) -> ()`"""
def _foreach_sign(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_sign(Tensor[] self) -> Tensor[]`"""
def _foreach_sign_(self: Sequence[Tensor]) -> None:
    """`_foreach_sign_(Tensor(a!)[] self) -> ()`"""
def _foreach_sin(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_sin(Tensor[] self) -> Tensor[]`"""
def _foreach_sin_(self: Sequence[Tensor]) -> None:
    """`_foreach_sin_(Tensor(a!)[] self) -> ()`"""
def _foreach_sinh(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_sinh(Tensor[] self) -> Tensor[]`"""
def _foreach_sinh_(self: Sequence[Tensor]) -> None:
    """`_foreach_sinh_(Tensor(a!)[] self) -> ()`"""
def _foreach_sqrt(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_sqrt(Tensor[] self) -> Tensor[]`"""
def _foreach_sqrt_(self: Sequence[Tensor]) -> None:
    """`_foreach_sqrt_(Tensor(a!)[] self) -> ()`"""
def _foreach_tan(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_tan(Tensor[] self) -> Tensor[]`"""
def _foreach_tan_(self: Sequence[Tensor]) -> None:
    """`_foreach_tan_(Tensor(a!)[] self) -> ()`"""
def _foreach_tanh(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_tanh(Tensor[] self) -> Tensor[]`"""
def _foreach_tanh_(self: Sequence[Tensor]) -> None:
    """`_foreach_tanh_(Tensor(a!)[] self) -> ()`"""
def _foreach_trunc(self: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_trunc(Tensor[] self) -> Tensor[]`"""
def _foreach_trunc_(self: Sequence[Tensor]) -> None:
    """`_foreach_trunc_(Tensor(a!)[] self) -> ()`"""
def _foreach_zero_(self: Sequence[Tensor]) -> None:
    """`_foreach_zero_(Tensor(a!)[] self) -> ()`"""
def _foreach_clone(self: Sequence[Tensor], *, memory_format: MemoryFormat | None = ...) -> list[Tensor]:
    """`_foreach_clone(Tensor[] self, *, MemoryFormat? memory_format=None) -> Tensor[]`"""
def _foreach_copy_(self: Sequence[Tensor], src: Sequence[Tensor], non_blocking: bool = ...) -> None:
    """`_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()`"""
def _foreach_copy(self: Sequence[Tensor], src: Sequence[Tensor], non_blocking: bool = ...) -> list[Tensor]:
    """`_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out`"""
def _foreach_mm(self: Sequence[Tensor], mat2: Sequence[Tensor]) -> list[Tensor]:
    """`_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]`"""
@overload
def bucketize(self: Tensor, boundaries: Tensor, *, out_int32: bool = ..., right: bool = ...) -> Tensor:
    """`bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`"""
@overload
def bucketize(self: Scalar, boundaries: Tensor, *, out_int32: bool = ..., right: bool = ...) -> Tensor:
    """`bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`"""
@overload
def searchsorted(sorted_sequence: Tensor, self: Tensor, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor:
    """`searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`"""
@overload
def searchsorted(sorted_sequence: Tensor, self: Scalar, *, out_int32: bool = ..., right: bool = ..., side: str | None = ..., sorter: Tensor | None = ...) -> Tensor:
    """`searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`"""
def _convert_indices_from_coo_to_csr(self: Tensor, size: int, *, out_int32: bool = ...) -> Tensor:
    """`_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor`"""
def _convert_indices_from_csr_to_coo(crow_indices: Tensor, col_indices: Tensor, *, out_int32: bool = ..., transpose: bool = ...) -> Tensor:
    """`_convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, bool transpose=False) -> Tensor`"""
def mse_loss(self: Tensor, target: Tensor, reduction: int = ...) -> Tensor:
    """`mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`"""
def mse_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """`mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor`"""
def l1_loss(self: Tensor, target: Tensor, reduction: int = ...) -> Tensor:
    """`l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`"""
def multi_margin_loss(self: Tensor, target: Tensor, p: Scalar = ..., margin: Scalar = ..., weight: Tensor | None = ..., reduction: int = ...) -> Tensor:
    """`multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor`"""
def multi_margin_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | None = ..., reduction: int = ...) -> Tensor:
    """`multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor`"""
def multilabel_margin_loss(self: Tensor, target: Tensor, reduction: int = ...) -> Tensor:
    """`multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`"""
def multilabel_margin_loss_forward(self: Tensor, target: Tensor, reduction: int) -> tuple[Tensor, Tensor]:
    """`multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)`"""
def multilabel_margin_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor) -> Tensor:
    """`multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor`"""
def nll_loss_nd(self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ..., ignore_index: SymInt = ...) -> Tensor:
    """`nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor`"""
def nll_loss(self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ..., ignore_index: SymInt = ...) -> Tensor:
    """`nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor`"""
def nll_loss_forward(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: SymInt) -> tuple[Tensor, Tensor]:
    """`nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`"""
def nll_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: SymInt, total_weight: Tensor) -> Tensor:
    """`nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor`"""
def nll_loss2d(self: Tensor, target: Tensor, weight: Tensor | None = ..., reduction: int = ..., ignore_index: SymInt = ...) -> Tensor:
    """`nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor`"""
def nll_loss2d_forward(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: SymInt) -> tuple[Tensor, Tensor]:
    """`nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`"""
def nll_loss2d_backward(grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: SymInt, total_weight: Tensor) -> Tensor:
    """`nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor`"""
def smooth_l1_loss(self: Tensor, target: Tensor, reduction: int = ..., beta: float = ...) -> Tensor:
    """`smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor`"""
def smooth_l1_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float) -> Tensor:
    """`smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor`"""
def huber_loss(self: Tensor, target: Tensor, reduction: int = ..., delta: float = ...) -> Tensor:
    """`huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor`"""
def huber_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int, delta: float) -> Tensor:
    """`huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor`"""
def soft_margin_loss(self: Tensor, target: Tensor, reduction: int = ...) -> Tensor:
    """`soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`"""
def soft_margin_loss_backward(grad_output: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """`soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor`"""
def elu(self: Tensor, alpha: Scalar = ..., scale: Scalar = ..., input_scale: Scalar = ...) -> Tensor:
    """`elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`"""
def elu_backward(grad_output: Tensor, alpha: Scalar, scale: Scalar, input_scale: Scalar, is_result: bool, self_or_result: Tensor) -> Tensor:
    """`elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor`"""
def elu_(self: Tensor, alpha: Scalar = ..., scale: Scalar = ..., input_scale: Scalar = ...) -> Tensor:
    """`elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`"""
def glu(self: Tensor, dim: int = ...) -> Tensor:
    """`glu(Tensor self, int dim=-1) -> Tensor`"""
def glu_backward(grad_output: Tensor, self: Tensor, dim: int) -> Tensor:
    """`glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor`"""
def glu_jvp(glu: Tensor, x: Tensor, dx: Tensor, dim: int) -> Tensor:
    """`glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor`"""
def glu_backward_jvp(grad_x: Tensor, grad_glu: Tensor, x: Tensor, dgrad_glu: Tensor, dx: Tensor, dim: int) -> Tensor:
    """`glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor`"""
def hardsigmoid(self: Tensor) -> Tensor:
    """`hardsigmoid(Tensor self) -> Tensor`"""
def hardsigmoid_(self: Tensor) -> Tensor:
    """`hardsigmoid_(Tensor(a!) self) -> Tensor(a!)`"""
def hardsigmoid_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def hardtanh(self: Tensor, min_val: Scalar = ..., max_val: Scalar = ...) -> Tensor:
    """`hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor`"""
def hardtanh_backward(grad_output: Tensor, self: Tensor, min_val: Scalar, max_val: Scalar) -> Tensor:
    """`hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor`"""
def hardtanh_(self: Tensor, min_val: Scalar = ..., max_val: Scalar = ...) -> Tensor:
    """`hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)`"""
def hardswish(self: Tensor) -> Tensor:
    """`hardswish(Tensor self) -> Tensor`"""
def hardswish_(self: Tensor) -> Tensor:
    """`hardswish_(Tensor(a!) self) -> Tensor(a!)`"""
def hardswish_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`hardswish_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def leaky_relu(self: Tensor, negative_slope: Scalar = ...) -> Tensor:
    """`leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`"""
def leaky_relu_backward(grad_output: Tensor, self: Tensor, negative_slope: Scalar, self_is_result: bool) -> Tensor:
    """`leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor`"""
def leaky_relu_(self: Tensor, negative_slope: Scalar = ...) -> Tensor:
    """`leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)`"""
def log_sigmoid(self: Tensor) -> Tensor:
    """`log_sigmoid(Tensor self) -> Tensor`"""
def log_sigmoid_forward(self: Tensor) -> tuple[Tensor, Tensor]:
    """`log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)`"""
def log_sigmoid_backward(grad_output: Tensor, self: Tensor, buffer: Tensor) -> Tensor:
    """`log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor`"""
def rrelu_with_noise(self: Tensor, noise: Tensor, lower: Scalar = ..., upper: Scalar = ..., training: bool = ..., generator: Generator | None = ...) -> Tensor:
    """`rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor`"""
def rrelu_with_noise_backward(grad_output: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: bool, self_is_result: bool) -> Tensor:
    """`rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor`"""
def rrelu_with_noise_(self: Tensor, noise: Tensor, lower: Scalar = ..., upper: Scalar = ..., training: bool = ..., generator: Generator | None = ...) -> Tensor:
    """`rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)`"""
def softplus(self: Tensor, beta: Scalar = ..., threshold: Scalar = ...) -> Tensor:
    """`softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`"""
def softplus_backward(grad_output: Tensor, self: Tensor, beta: Scalar, threshold: Scalar) -> Tensor:
    """`softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor`"""
def softshrink(self: Tensor, lambd: Scalar = ...) -> Tensor:
    """`softshrink(Tensor self, Scalar lambd=0.5) -> Tensor`"""
def softshrink_backward(grad_output: Tensor, self: Tensor, lambd: Scalar) -> Tensor:
    """`softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor`"""
def adaptive_avg_pool2d(self: Tensor, output_size: SymInt | Sequence[SymInt]) -> Tensor:
    """`adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor`"""
def mkldnn_adaptive_avg_pool2d(self: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """`mkldnn_adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor`"""
def mkldnn_adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`mkldnn_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def _adaptive_avg_pool2d(self: Tensor, output_size: SymInt | Sequence[SymInt]) -> Tensor:
    """`_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor`"""
def _adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def adaptive_avg_pool3d(self: Tensor, output_size: SymInt | Sequence[SymInt]) -> Tensor:
    """`adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor`"""
def _adaptive_avg_pool3d(self: Tensor, output_size: SymInt | Sequence[SymInt]) -> Tensor:
    """`_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor`"""
def _adaptive_avg_pool3d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    """`_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor`"""
def adaptive_max_pool2d(self: Tensor, output_size: int | Sequence[int]) -> tuple[Tensor, Tensor]:
    """`adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)`"""
def adaptive_max_pool2d_backward(grad_output: Tensor, self: Tensor, indices: Tensor) -> Tensor:
    """`adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`"""
def adaptive_max_pool3d(self: Tensor, output_size: int | Sequence[int]) -> tuple[Tensor, Tensor]:
    """`adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)`"""
def adaptive_max_pool3d_backward(grad_output: Tensor, self: Tensor, indices: Tensor) -> Tensor:
    """`adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`"""
def avg_pool2d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: int | None = ...) -> Tensor:
    """`avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`"""
def avg_pool2d_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int], padding: int | Sequence[int], ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    """`avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`"""
def avg_pool3d(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., ceil_mode: bool = ..., count_include_pad: bool = ..., divisor_override: int | None = ...) -> Tensor:
    """`avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`"""
def avg_pool3d_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int], padding: int | Sequence[int], ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    """`avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`"""
def fractional_max_pool2d(self: Tensor, kernel_size: int | Sequence[int], output_size: int | Sequence[int], random_samples: Tensor) -> tuple[Tensor, Tensor]:
    """`fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)`"""
def fractional_max_pool2d_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], output_size: int | Sequence[int], indices: Tensor) -> Tensor:
    """`fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor`"""
def fractional_max_pool3d(self: Tensor, kernel_size: int | Sequence[int], output_size: int | Sequence[int], random_samples: Tensor) -> tuple[Tensor, Tensor]:
    """`fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)`"""
def fractional_max_pool3d_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], output_size: int | Sequence[int], indices: Tensor) -> Tensor:
    """`fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor`"""
def max_pool2d_with_indices(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """`max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`"""
def max_pool2d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int], padding: int | Sequence[int], dilation: int | Sequence[int], ceil_mode: bool, indices: Tensor) -> Tensor:
    """`max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor`"""
def max_pool3d_with_indices(self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int] = ..., padding: int | Sequence[int] = ..., dilation: int | Sequence[int] = ..., ceil_mode: bool = ...) -> tuple[Tensor, Tensor]:
    """`max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`"""
def max_pool3d_with_indices_backward(grad_output: Tensor, self: Tensor, kernel_size: int | Sequence[int], stride: int | Sequence[int], padding: int | Sequence[int], dilation: int | Sequence[int], ceil_mode: bool, indices: Tensor) -> Tensor:
    """`max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor`"""
def max_unpool2d(self: Tensor, indices: Tensor, output_size: SymInt | Sequence[SymInt]) -> Tensor:
    """`max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor`"""
def max_unpool3d(self: Tensor, indices: Tensor, output_size: SymInt | Sequence[SymInt], stride: int | Sequence[int], padding: int | Sequence[int]) -> Tensor:
    """`max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor`"""
def reflection_pad1d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor`"""
def reflection_pad1d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`"""
def reflection_pad2d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor`"""
def reflection_pad2d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`"""
def reflection_pad3d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor`"""
def reflection_pad3d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`"""
def replication_pad1d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor`"""
def replication_pad1d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`"""
def replication_pad2d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor`"""
def replication_pad2d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`"""
def replication_pad3d(self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor`"""
def replication_pad3d_backward(grad_output: Tensor, self: Tensor, padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`"""
def _pad_circular(self: Tensor, pad: Sequence[SymInt]) -> Tensor:
    """`_pad_circular(Tensor self, SymInt[] pad) -> Tensor`"""
def _pad_enum(self: Tensor, pad: Sequence[SymInt], mode: int, value: float | None = ...) -> Tensor:
    """`_pad_enum(Tensor self, SymInt[] pad, int mode, float? value=None) -> Tensor`"""
def pad(self: Tensor, pad: Sequence[SymInt], mode: str = ..., value: float | None = ...) -> Tensor:
    """`pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor`"""
@overload
def upsample_linear1d(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_linear1d(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales: float | None = ...) -> Tensor:
    """`upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor`"""
@overload
def upsample_bilinear2d(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_bilinear2d(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def _upsample_bilinear2d_aa(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_bilinear2d_aa(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def upsample_trilinear3d(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_trilinear3d(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def upsample_bicubic2d(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_bicubic2d(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def _upsample_bicubic2d_aa(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_bicubic2d_aa(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def _upsample_lanczos2d_aa(input: Tensor, output_size: Sequence[SymInt] | None, align_corners: bool, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_lanczos2d_aa(self: Tensor, output_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def upsample_nearest1d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_nearest1d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales: float | None = ...) -> Tensor:
    """`upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`"""
@overload
def _upsample_nearest_exact1d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_nearest_exact1d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`"""
@overload
def upsample_nearest2d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_nearest2d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def _upsample_nearest_exact2d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_nearest_exact2d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def upsample_nearest3d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def upsample_nearest3d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
@overload
def _upsample_nearest_exact3d(input: Tensor, output_size: Sequence[SymInt] | None, scale_factors: Sequence[float] | None) -> Tensor:
    """`_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor`"""
@overload
def _upsample_nearest_exact3d(self: Tensor, output_size: SymInt | Sequence[SymInt], scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def upsample_linear1d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales: float | None = ...) -> Tensor:
    """`upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor`"""
def upsample_bilinear2d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def _upsample_bilinear2d_aa_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def upsample_bicubic2d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def _upsample_bicubic2d_aa_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def _upsample_lanczos2d_aa_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def upsample_trilinear3d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], align_corners: bool, scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def upsample_nearest1d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales: float | None = ...) -> Tensor:
    """`upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor`"""
def _upsample_nearest_exact1d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor`"""
def upsample_nearest2d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def _upsample_nearest_exact2d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def upsample_nearest3d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def _upsample_nearest_exact3d_backward(grad_output: Tensor, output_size: SymInt | Sequence[SymInt], input_size: SymInt | Sequence[SymInt], scales_d: float | None = ..., scales_h: float | None = ..., scales_w: float | None = ...) -> Tensor:
    """`_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`"""
def sigmoid_backward(grad_output: Tensor, output: Tensor) -> Tensor:
    """`sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor`"""
def logit_backward(grad_output: Tensor, self: Tensor, eps: float | None = ...) -> Tensor:
    """`logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor`"""
def tanh_backward(grad_output: Tensor, output: Tensor) -> Tensor:
    """`tanh_backward(Tensor grad_output, Tensor output) -> Tensor`"""
def slow_conv_transpose2d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., output_padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`slow_conv_transpose2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt[2] dilation=1) -> Tensor`"""
def slow_conv_transpose3d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., output_padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) -> Tensor`"""
def thnn_conv2d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0) -> Tensor`"""
def _slow_conv2d_forward(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None, stride: SymInt | Sequence[SymInt], padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`_slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding) -> Tensor`"""
def _slow_conv2d_backward(grad_output: Tensor, self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], stride: SymInt | Sequence[SymInt], padding: SymInt | Sequence[SymInt], output_mask: bool | Sequence[bool]) -> tuple[Tensor, Tensor, Tensor]:
    """`_slow_conv2d_backward.output_mask(Tensor grad_output, Tensor self, Tensor weight, SymInt[2] kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)`"""
def _conv_depthwise2d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None, stride: SymInt | Sequence[SymInt], padding: SymInt | Sequence[SymInt], dilation: SymInt | Sequence[SymInt]) -> Tensor:
    """`_conv_depthwise2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding, SymInt[2] dilation) -> Tensor`"""
def conv_depthwise3d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None, stride: SymInt | Sequence[SymInt], padding: SymInt | Sequence[SymInt], dilation: SymInt | Sequence[SymInt]) -> Tensor:
    """`conv_depthwise3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3] stride, SymInt[3] padding, SymInt[3] dilation) -> Tensor`"""
def slow_conv3d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0) -> Tensor`"""
def slow_conv3d_forward(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None, stride: SymInt | Sequence[SymInt], padding: SymInt | Sequence[SymInt]) -> Tensor:
    """`slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3] stride, SymInt[3] padding) -> Tensor`"""
def slow_conv_dilated2d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor`"""
def slow_conv_dilated3d(self: Tensor, weight: Tensor, kernel_size: SymInt | Sequence[SymInt], bias: Tensor | None = ..., stride: SymInt | Sequence[SymInt] = ..., padding: SymInt | Sequence[SymInt] = ..., dilation: SymInt | Sequence[SymInt] = ...) -> Tensor:
    """`slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor`"""
def col2im(self: Tensor, output_size: SymInt | Sequence[SymInt], kernel_size: int | Sequence[int], dilation: int | Sequence[int], padding: int | Sequence[int], stride: int | Sequence[int]) -> Tensor:
    """`col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`"""
def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """`column_stack(Tensor[] tensors) -> Tensor`"""
def im2col(self: Tensor, kernel_size: int | Sequence[int], dilation: int | Sequence[int], padding: int | Sequence[int], stride: int | Sequence[int]) -> Tensor:
    """`im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`"""
def isfinite(self: Tensor) -> Tensor:
    """`isfinite(Tensor self) -> Tensor`"""
def isinf(self: Tensor) -> Tensor:
    """`isinf(Tensor self) -> Tensor`"""
def isposinf(self: Tensor) -> Tensor:
    """`isposinf(Tensor self) -> Tensor`"""
def isneginf(self: Tensor) -> Tensor:
    """`isneginf(Tensor self) -> Tensor`"""
def _add_batch_dim(self: Tensor, batch_dim: int, level: int) -> Tensor:
    """`_add_batch_dim(Tensor self, int batch_dim, int level) -> Tensor`"""
def _remove_batch_dim(self: Tensor, level: int, batch_size: SymInt, out_dim: int) -> Tensor:
    """`_remove_batch_dim(Tensor self, int level, SymInt batch_size, int out_dim) -> Tensor`"""
def special_entr(self: Tensor) -> Tensor:
    """`special_entr(Tensor self) -> Tensor`"""
def special_ndtri(self: Tensor) -> Tensor:
    """`special_ndtri(Tensor self) -> Tensor`"""
def special_log_ndtr(self: Tensor) -> Tensor:
    """`special_log_ndtr(Tensor self) -> Tensor`"""
def special_expm1(self: Tensor) -> Tensor:
    """`special_expm1(Tensor self) -> Tensor`"""
def special_exp2(self: Tensor) -> Tensor:
    """`special_exp2(Tensor self) -> Tensor`"""
def special_psi(self: Tensor) -> Tensor:
    """`special_psi(Tensor self) -> Tensor`"""
def special_digamma(self: Tensor) -> Tensor:
    """`special_digamma(Tensor self) -> Tensor`"""
def special_gammaln(self: Tensor) -> Tensor:
    """`special_gammaln(Tensor self) -> Tensor`"""
def special_erf(self: Tensor) -> Tensor:
    """`special_erf(Tensor self) -> Tensor`"""
def special_erfc(self: Tensor) -> Tensor:
    """`special_erfc(Tensor self) -> Tensor`"""
def special_erfcx(self: Tensor) -> Tensor:
    """`special_erfcx(Tensor self) -> Tensor`"""
def special_erfinv(self: Tensor) -> Tensor:
    """`special_erfinv(Tensor self) -> Tensor`"""
def special_ndtr(self: Tensor) -> Tensor:
    """`special_ndtr(Tensor self) -> Tensor`"""
@overload
def special_xlog1py(self: Tensor, other: Tensor) -> Tensor:
    """`special_xlog1py(Tensor self, Tensor other) -> Tensor`"""
@overload
def special_xlog1py(self: Scalar, other: Tensor) -> Tensor:
    """`special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor`"""
@overload
def special_xlog1py(self: Tensor, other: Scalar) -> Tensor:
    """`special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def special_xlogy(self: Tensor, other: Tensor) -> Tensor:
    """`special_xlogy(Tensor self, Tensor other) -> Tensor`"""
@overload
def special_xlogy(self: Scalar, other: Tensor) -> Tensor:
    """`special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor`"""
@overload
def special_xlogy(self: Tensor, other: Scalar) -> Tensor:
    """`special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor`"""
@overload
def special_zeta(self: Tensor, other: Tensor) -> Tensor:
    """`special_zeta(Tensor self, Tensor other) -> Tensor`"""
@overload
def special_zeta(self: Scalar, other: Tensor) -> Tensor:
    """`special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor`"""
@overload
def special_zeta(self: Tensor, other: Scalar) -> Tensor:
    """`special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor`"""
def special_i0(self: Tensor) -> Tensor:
    """`special_i0(Tensor self) -> Tensor`"""
def special_i0e(self: Tensor) -> Tensor:
    """`special_i0e(Tensor self) -> Tensor`"""
def special_i1(self: Tensor) -> Tensor:
    """`special_i1(Tensor self) -> Tensor`"""
def special_i1e(self: Tensor) -> Tensor:
    """`special_i1e(Tensor self) -> Tensor`"""
def special_logit(self: Tensor, eps: float | None = ...) -> Tensor:
    """`special_logit(Tensor self, float? eps=None) -> Tensor`"""
def special_polygamma(n: int, self: Tensor) -> Tensor:
    """`special_polygamma(int n, Tensor self) -> Tensor`"""
def special_logsumexp(self: Tensor, dim: int | Sequence[int], keepdim: bool = ...) -> Tensor:
    """`special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`"""
def special_expit(self: Tensor) -> Tensor:
    """`special_expit(Tensor self) -> Tensor`"""
def special_sinc(self: Tensor) -> Tensor:
    """`special_sinc(Tensor self) -> Tensor`"""
def special_round(self: Tensor, *, decimals: int = ...) -> Tensor:
    """`special_round(Tensor self, *, int decimals=0) -> Tensor`"""
def special_log1p(self: Tensor) -> Tensor:
    """`special_log1p(Tensor self) -> Tensor`"""
def special_log_softmax(self: Tensor, dim: int, *, dtype: ScalarType | None = ...) -> Tensor:
    """`special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`"""
def special_gammainc(self: Tensor, other: Tensor) -> Tensor:
    """`special_gammainc(Tensor self, Tensor other) -> Tensor`"""
def special_gammaincc(self: Tensor, other: Tensor) -> Tensor:
    """`special_gammaincc(Tensor self, Tensor other) -> Tensor`"""
def special_multigammaln(self: Tensor, p: int) -> Tensor:
    """`special_multigammaln(Tensor self, int p) -> Tensor`"""
def special_softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def fft_fft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_ifft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_rfft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_irfft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_hfft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_ihfft(self: Tensor, n: SymInt | None = ..., dim: int = ..., norm: str | None = ...) -> Tensor:
    """`fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor`"""
def fft_fft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_ifft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_rfft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_irfft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_hfft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_ihfft2(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ...) -> Tensor:
    """`fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`"""
def fft_fftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
def fft_ifftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
def fft_rfftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
def fft_irfftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
def fft_hfftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
def fft_ihfftn(self: Tensor, s: SymInt | Sequence[SymInt] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ...) -> Tensor:
    """`fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`"""
@overload
def fft_fftfreq(n: int, d: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def fft_fftfreq(n: int, d: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def fft_rfftfreq(n: int, d: float = ..., *, options: TensorOptions = ...) -> Tensor:
    """`fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
@overload
def fft_rfftfreq(n: int, d: float = ..., *, dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def fft_fftshift(self: Tensor, dim: int | Sequence[int] | None = ...) -> Tensor:
    """`fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor`"""
def fft_ifftshift(self: Tensor, dim: int | Sequence[int] | None = ...) -> Tensor:
    """`fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor`"""
def linalg_cholesky_ex(self: Tensor, *, upper: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)`"""
def linalg_cholesky(self: Tensor, *, upper: bool = ...) -> Tensor:
    """`linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor`"""
def linalg_cross(self: Tensor, other: Tensor, *, dim: int = ...) -> Tensor:
    """`linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor`"""
def linalg_lu_factor(A: Tensor, *, pivot: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)`"""
def linalg_lu_factor_ex(A: Tensor, *, pivot: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)`"""
def linalg_lu(A: Tensor, *, pivot: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)`"""
def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: bool = ..., adjoint: bool = ...) -> Tensor:
    """`linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor`"""
def _linalg_det(A: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """`_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)`"""
def linalg_det(A: Tensor) -> Tensor:
    """`linalg_det(Tensor A) -> Tensor`"""
def det(self: Tensor) -> Tensor:
    """`det(Tensor self) -> Tensor`"""
def linalg_ldl_factor_ex(self: Tensor, *, hermitian: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)`"""
def linalg_ldl_factor(self: Tensor, *, hermitian: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)`"""
def linalg_ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, *, hermitian: bool = ...) -> Tensor:
    """`linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor`"""
def linalg_lstsq(self: Tensor, b: Tensor, rcond: float | None = ..., *, driver: str | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)`"""
def linalg_matmul(self: Tensor, other: Tensor) -> Tensor:
    """`linalg_matmul(Tensor self, Tensor other) -> Tensor`"""
def linalg_vecdot(x: Tensor, y: Tensor, *, dim: int = ...) -> Tensor:
    """`linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor`"""
def linalg_matrix_exp(self: Tensor) -> Tensor:
    """`linalg_matrix_exp(Tensor self) -> Tensor`"""
def _linalg_slogdet(A: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)`"""
def linalg_slogdet(A: Tensor) -> tuple[Tensor, Tensor]:
    """`linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)`"""
def slogdet(self: Tensor) -> tuple[Tensor, Tensor]:
    """`slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)`"""
def logdet(self: Tensor) -> Tensor:
    """`logdet(Tensor self) -> Tensor`"""
def linalg_eig(self: Tensor) -> tuple[Tensor, Tensor]:
    """`linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)`"""
def _linalg_eigvals(self: Tensor) -> Tensor:
    """`_linalg_eigvals(Tensor self) -> Tensor`"""
def linalg_eigvals(self: Tensor) -> Tensor:
    """`linalg_eigvals(Tensor self) -> Tensor`"""
def _linalg_eigh(A: Tensor, UPLO: str = ..., compute_v: bool = ...) -> tuple[Tensor, Tensor]:
    """`_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)`"""
def linalg_eigh(self: Tensor, UPLO: str = ...) -> tuple[Tensor, Tensor]:
    """`linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)`"""
def linalg_eigvalsh(self: Tensor, UPLO: str = ...) -> Tensor:
    """`linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor`"""
def linalg_householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """`linalg_householder_product(Tensor input, Tensor tau) -> Tensor`"""
def linalg_inv_ex(A: Tensor, *, check_errors: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)`"""
def linalg_inv(A: Tensor) -> Tensor:
    """`linalg_inv(Tensor A) -> Tensor`"""
def inverse(self: Tensor) -> Tensor:
    """`inverse(Tensor self) -> Tensor`"""
def inner(self: Tensor, other: Tensor) -> Tensor:
    """`inner(Tensor self, Tensor other) -> Tensor`"""
def outer(self: Tensor, vec2: Tensor) -> Tensor:
    """`outer(Tensor self, Tensor vec2) -> Tensor`"""
def ger(self: Tensor, vec2: Tensor) -> Tensor:
    """`ger(Tensor self, Tensor vec2) -> Tensor`"""
@overload
def linalg_norm(self: Tensor, ord: str, dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def linalg_norm(self: Tensor, ord: Scalar | None = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def linalg_vector_norm(self: Tensor, ord: Scalar = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def linalg__powsum(self: Tensor, ord: Scalar = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg__powsum(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def linalg_matrix_norm(self: Tensor, ord: Scalar, dim: Sequence[int] = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
@overload
def linalg_matrix_norm(self: Tensor, ord: str = ..., dim: Sequence[int] = ..., keepdim: bool = ..., *, dtype: ScalarType | None = ...) -> Tensor:
    """`linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`"""
def _linalg_svd(A: Tensor, full_matrices: bool = ..., compute_uv: bool = ..., *, driver: str | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`"""
def linalg_svd(A: Tensor, full_matrices: bool = ..., *, driver: str | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`"""
def linalg_svdvals(A: Tensor, *, driver: str | None = ...) -> Tensor:
    """`linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor`"""
@overload
def linalg_cond(self: Tensor, p: str) -> Tensor:
    """`linalg_cond.p_str(Tensor self, str p) -> Tensor`"""
@overload
def linalg_cond(self: Tensor, p: Scalar | None = ...) -> Tensor:
    """`linalg_cond(Tensor self, Scalar? p=None) -> Tensor`"""
@overload
def linalg_pinv(self: Tensor, rcond: float, hermitian: bool = ...) -> Tensor:
    """`linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor`"""
@overload
def linalg_pinv(self: Tensor, rcond: Tensor, hermitian: bool = ...) -> Tensor:
    """`linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor`"""
@overload
def linalg_pinv(self: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: bool = ...) -> Tensor:
    """`linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`"""
@overload
def linalg_pinv(self: Tensor, *, atol: float | None = ..., rtol: float | None = ..., hermitian: bool = ...) -> Tensor:
    """`linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor`"""
def _linalg_solve_ex(A: Tensor, B: Tensor, *, left: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)`"""
def linalg_solve_ex(A: Tensor, B: Tensor, *, left: bool = ..., check_errors: bool = ...) -> tuple[Tensor, Tensor]:
    """`linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)`"""
def linalg_solve(A: Tensor, B: Tensor, *, left: bool = ...) -> Tensor:
    """`linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor`"""
def _spsolve(A: Tensor, B: Tensor, *, left: bool = ...) -> Tensor:
    """`_spsolve(Tensor A, Tensor B, *, bool left=True) -> Tensor`"""
def linalg_tensorinv(self: Tensor, ind: int = ...) -> Tensor:
    """`linalg_tensorinv(Tensor self, int ind=2) -> Tensor`"""
def linalg_tensorsolve(self: Tensor, other: Tensor, dims: Sequence[int] | None = ...) -> Tensor:
    """`linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor`"""
def linalg_qr(A: Tensor, mode: str = ...) -> tuple[Tensor, Tensor]:
    """`linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)`"""
def linalg_matrix_power(self: Tensor, n: int) -> Tensor:
    """`linalg_matrix_power(Tensor self, int n) -> Tensor`"""
@overload
def linalg_matrix_rank(self: Tensor, tol: float, hermitian: bool = ...) -> Tensor:
    """`linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor`"""
@overload
def linalg_matrix_rank(input: Tensor, tol: Tensor, hermitian: bool = ...) -> Tensor:
    """`linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor`"""
@overload
def linalg_matrix_rank(input: Tensor, *, atol: Tensor | None = ..., rtol: Tensor | None = ..., hermitian: bool = ...) -> Tensor:
    """`linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`"""
@overload
def linalg_matrix_rank(self: Tensor, *, atol: float | None = ..., rtol: float | None = ..., hermitian: bool = ...) -> Tensor:
    """`linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor`"""
def linalg_multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """`linalg_multi_dot(Tensor[] tensors) -> Tensor`"""
def nested_to_padded_tensor(self: Tensor, padding: float, output_size: Sequence[int] | None = ...) -> Tensor:
    """`nested_to_padded_tensor(Tensor self, float padding, int[]? output_size=None) -> Tensor`"""
def _test_serialization_subcmul(self: Tensor, other: Tensor, alpha: Scalar = ...) -> Tensor:
    """`_test_serialization_subcmul(Tensor self, Tensor other, Scalar alpha=1) -> Tensor`"""
def _test_parallel_materialize(self: Tensor, num_parallel: int, skip_first: bool = ...) -> Tensor:
    """`_test_parallel_materialize(Tensor self, int num_parallel, bool skip_first=False) -> Tensor`"""
def _test_optional_intlist(values: Tensor, addends: Sequence[int] | None) -> Tensor:
    """`_test_optional_intlist(Tensor values, int[]? addends) -> Tensor`"""
def _test_optional_filled_intlist(values: Tensor, addends: int | Sequence[int] | None) -> Tensor:
    """`_test_optional_filled_intlist(Tensor values, int[2]? addends) -> Tensor`"""
def _test_optional_floatlist(values: Tensor, addends: Sequence[float] | None) -> Tensor:
    """`_test_optional_floatlist(Tensor values, float[]? addends) -> Tensor`"""
def _test_string_default(dummy: Tensor, a: str = ..., b: str = ...) -> Tensor:
    """`_test_string_default(Tensor dummy, str a="\\"'\\\\", str b='"\\'\\\\') -> Tensor`"""
@overload
def _test_ambiguous_defaults(dummy: Tensor, a: int = ..., b: int = ...) -> Tensor:
    """`_test_ambiguous_defaults.a(Tensor dummy, int a=1, int b=1) -> Tensor`"""
@overload
def _test_ambiguous_defaults(dummy: Tensor, a: int = ..., b: str = ...) -> Tensor:
    """`_test_ambiguous_defaults.b(Tensor dummy, int a=2, str b="2") -> Tensor`"""
def _test_warn_in_autograd(self: Tensor) -> Tensor:
    """`_test_warn_in_autograd(Tensor self) -> Tensor`"""
@overload
def _test_autograd_multiple_dispatch(self: Tensor) -> Tensor:
    """`_test_autograd_multiple_dispatch.fullcoverage(Tensor self) -> Tensor`"""
@overload
def _test_autograd_multiple_dispatch(self: Tensor, b: bool) -> Tensor:
    """`_test_autograd_multiple_dispatch.ntonly(Tensor self, bool b) -> Tensor`"""
def _test_autograd_multiple_dispatch_view(self: Tensor) -> Tensor:
    """`_test_autograd_multiple_dispatch_view(Tensor(a) self) -> Tensor(a)`"""
def _test_autograd_multiple_dispatch_view_copy(self: Tensor) -> Tensor:
    """`_test_autograd_multiple_dispatch_view_copy(Tensor self) -> Tensor`"""
def segment_reduce(data: Tensor, reduce: str, *, lengths: Tensor | None = ..., indices: Tensor | None = ..., offsets: Tensor | None = ..., axis: int = ..., unsafe: bool = ..., initial: Scalar | None = ...) -> Tensor:
    """`segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor`"""
def _segment_reduce_backward(grad: Tensor, output: Tensor, data: Tensor, reduce: str, *, lengths: Tensor | None = ..., offsets: Tensor | None = ..., axis: int = ..., initial: Scalar | None = ...) -> Tensor:
    """`_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor`"""
def pad_sequence(sequences: Sequence[Tensor], batch_first: bool = ..., padding_value: float = ..., padding_side: str = ...) -> Tensor:
    """`pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side="right") -> Tensor`"""
def flatten_dense_tensors(tensors: Sequence[Tensor]) -> Tensor:
    """`flatten_dense_tensors(Tensor[] tensors) -> Tensor`"""
def unflatten_dense_tensors(flat: Tensor, tensors: Sequence[Tensor]) -> list[Tensor]:
    """`unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]`"""
def _nested_tensor_from_tensor_list(list: Sequence[Tensor], dtype: ScalarType | None = ..., layout: Layout | None = ..., device: Device | None = ..., pin_memory: bool | None = ...) -> Tensor:
    """`_nested_tensor_from_tensor_list(Tensor[] list, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`"""
def _fw_primal_copy(self: Tensor, level: int) -> Tensor:
    """`_fw_primal_copy(Tensor self, int level) -> Tensor`"""
def _make_dual_copy(primal: Tensor, tangent: Tensor, level: int) -> Tensor:
    """`_make_dual_copy(Tensor primal, Tensor tangent, int level) -> Tensor`"""
def view_as_real_copy(self: Tensor) -> Tensor:
    """`view_as_real_copy(Tensor self) -> Tensor`"""
def view_as_complex_copy(self: Tensor) -> Tensor:
    """`view_as_complex_copy(Tensor self) -> Tensor`"""
def _conj_copy(self: Tensor) -> Tensor:
    """`_conj_copy(Tensor self) -> Tensor`"""
def _neg_view_copy(self: Tensor) -> Tensor:
    """`_neg_view_copy(Tensor self) -> Tensor`"""
def as_strided_copy(self: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt], storage_offset: SymInt | None = ...) -> Tensor:
    """`as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`"""
def _sparse_broadcast_to_copy(self: Tensor, size: Sequence[int]) -> Tensor:
    """`_sparse_broadcast_to_copy(Tensor self, int[] size) -> Tensor`"""
def diagonal_copy(self: Tensor, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor:
    """`diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`"""
def expand_copy(self: Tensor, size: Sequence[SymInt], *, implicit: bool = ...) -> Tensor:
    """`expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor`"""
def permute_copy(self: Tensor, dims: Sequence[int]) -> Tensor:
    """`permute_copy(Tensor self, int[] dims) -> Tensor`"""
def _reshape_alias_copy(self: Tensor, size: Sequence[SymInt], stride: Sequence[SymInt]) -> Tensor:
    """`_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor`"""
def select_copy(self: Tensor, dim: int, index: SymInt) -> Tensor:
    """`select_copy.int(Tensor self, int dim, SymInt index) -> Tensor`"""
def detach_copy(self: Tensor) -> Tensor:
    """`detach_copy(Tensor self) -> Tensor`"""
def slice_copy(self: Tensor, dim: int = ..., start: SymInt | None = ..., end: SymInt | None = ..., step: SymInt = ...) -> Tensor:
    """`slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`"""
def split_copy(self: Tensor, split_size: SymInt, dim: int = ...) -> list[Tensor]:
    """`split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]`"""
def split_with_sizes_copy(self: Tensor, split_sizes: Sequence[SymInt], dim: int = ...) -> list[Tensor]:
    """`split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]`"""
@overload
def squeeze_copy(self: Tensor) -> Tensor:
    """`squeeze_copy(Tensor self) -> Tensor`"""
@overload
def squeeze_copy(self: Tensor, dim: int) -> Tensor:
    """`squeeze_copy.dim(Tensor self, int dim) -> Tensor`"""
@overload
def squeeze_copy(self: Tensor, dim: Sequence[int]) -> Tensor:
    """`squeeze_copy.dims(Tensor self, int[] dim) -> Tensor`"""
def t_copy(self: Tensor) -> Tensor:
    """`t_copy(Tensor self) -> Tensor`"""
def transpose_copy(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """`transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor`"""
def unsqueeze_copy(self: Tensor, dim: int) -> Tensor:
    """`unsqueeze_copy(Tensor self, int dim) -> Tensor`"""
def _indices_copy(self: Tensor) -> Tensor:
    """`_indices_copy(Tensor self) -> Tensor`"""
def _values_copy(self: Tensor) -> Tensor:
    """`_values_copy(Tensor self) -> Tensor`"""
def indices_copy(self: Tensor) -> Tensor:
    """`indices_copy(Tensor self) -> Tensor`"""
def values_copy(self: Tensor) -> Tensor:
    """`values_copy(Tensor self) -> Tensor`"""
def crow_indices_copy(self: Tensor) -> Tensor:
    """`crow_indices_copy(Tensor self) -> Tensor`"""
def col_indices_copy(self: Tensor) -> Tensor:
    """`col_indices_copy(Tensor self) -> Tensor`"""
def ccol_indices_copy(self: Tensor) -> Tensor:
    """`ccol_indices_copy(Tensor self) -> Tensor`"""
def row_indices_copy(self: Tensor) -> Tensor:
    """`row_indices_copy(Tensor self) -> Tensor`"""
def unbind_copy(self: Tensor, dim: int = ...) -> list[Tensor]:
    """`unbind_copy.int(Tensor self, int dim=0) -> Tensor[]`"""
@overload
def view_copy(self: Tensor, size: Sequence[SymInt]) -> Tensor:
    """`view_copy(Tensor self, SymInt[] size) -> Tensor`"""
@overload
def view_copy(self: Tensor, dtype: ScalarType) -> Tensor:
    """`view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor`"""
def unfold_copy(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """`unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor`"""
def alias_copy(self: Tensor) -> Tensor:
    """`alias_copy(Tensor self) -> Tensor`"""
def _jagged_to_padded_dense_forward(values: Tensor, offsets: Sequence[Tensor], max_lengths: Sequence[SymInt], padding_value: float = ...) -> Tensor:
    """`_jagged_to_padded_dense_forward(Tensor values, Tensor[] offsets, SymInt[] max_lengths, float padding_value=0.0) -> Tensor`"""
def _padded_dense_to_jagged_forward(dense: Tensor, offsets: Sequence[Tensor], total_L: SymInt | None = ...) -> Tensor:
    """`_padded_dense_to_jagged_forward(Tensor dense, Tensor[] offsets, SymInt? total_L=None) -> Tensor`"""
def _nested_from_padded_tensor(padded: Tensor, offsets: Tensor, dummy: Tensor, ragged_idx: int = ..., min_seqlen: Tensor | None = ..., max_seqlen: Tensor | None = ..., sum_S: SymInt | None = ...) -> Tensor:
    """`_nested_from_padded_tensor(Tensor padded, Tensor offsets, Tensor dummy, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None, SymInt? sum_S=None) -> Tensor`"""
def _nested_tensor_softmax_with_shape(self: Tensor, query: Tensor) -> Tensor:
    """`_nested_tensor_softmax_with_shape(Tensor self, Tensor query) -> Tensor`"""
def _safe_softmax(self: Tensor, dim: int, dtype: ScalarType | None = ...) -> Tensor:
    """`_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`"""
def _transformer_encoder_layer_fwd(src: Tensor, embed_dim: int, num_heads: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, use_gelu: bool, norm_first: bool, eps: float, norm_weight_1: Tensor, norm_bias_1: Tensor, norm_weight_2: Tensor, norm_bias_2: Tensor, ffn_weight_1: Tensor, ffn_bias_1: Tensor, ffn_weight_2: Tensor, ffn_bias_2: Tensor, mask: Tensor | None = ..., mask_type: int | None = ...) -> Tensor:
    """`_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor`"""
def _native_multi_head_attention(query: Tensor, key: Tensor, value: Tensor, embed_dim: int, num_head: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, mask: Tensor | None = ..., need_weights: bool = ..., average_attn_weights: bool = ..., mask_type: int | None = ...) -> tuple[Tensor, Tensor]:
    """`_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, int? mask_type=None) -> (Tensor, Tensor)`"""
def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., *, scale: float | None = ..., enable_gqa: bool = ...) -> Tensor:
    """`scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor`"""
def _fused_sdp_choice(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., *, scale: float | None = ..., enable_gqa: bool = ...) -> int:
    """`_fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int`"""
def _scaled_dot_product_attention_math(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., dropout_mask: Tensor | None = ..., *, scale: float | None = ..., enable_gqa: bool = ...) -> tuple[Tensor, Tensor]:
    """`_scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)`"""
def _scaled_dot_product_attention_math_for_mps(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., dropout_mask: Tensor | None = ..., *, scale: float | None = ..., enable_gqa: bool = ...) -> tuple[Tensor, Tensor]:
    """`_scaled_dot_product_attention_math_for_mps(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)`"""
@overload
def _scaled_dot_product_flash_attention(query: Tensor, key: Tensor, value: Tensor, dropout_p: float = ..., is_causal: bool = ..., return_debug_mask: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)`"""
@overload
def _scaled_dot_product_flash_attention(query: Tensor, key: Tensor, value: Tensor, q_descale: Tensor | None, k_descale: Tensor | None, v_descale: Tensor | None, dropout_p: float = ..., is_causal: bool = ..., return_debug_mask: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)`"""
def _scaled_dot_product_flash_attention_for_cpu(query: Tensor, key: Tensor, value: Tensor, dropout_p: float = ..., is_causal: bool = ..., *, attn_mask: Tensor | None = ..., scale: float | None = ...) -> tuple[Tensor, Tensor]:
    """`_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)`"""
def _scaled_dot_product_fused_attention_overrideable(query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor | None = ..., dropout_p: float = ..., is_causal: bool = ..., return_debug_mask: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_fused_attention_overrideable(Tensor query, Tensor key, Tensor value, Tensor? attn_bias=None, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)`"""
def _scaled_dot_product_flash_attention_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, cum_seq_q: Tensor, cum_seq_k: Tensor, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, philox_seed: Tensor, philox_offset: Tensor, *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_flash_attention_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)`"""
def _scaled_dot_product_flash_attention_for_cpu_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, dropout_p: float, is_causal: bool, *, attn_mask: Tensor | None = ..., scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)`"""
def _scaled_dot_product_fused_attention_overrideable_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor, grad_input_mask: bool | Sequence[bool], out: Tensor, logsumexp: Tensor, cum_seq_q: Tensor, cum_seq_k: Tensor, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, philox_seed: Tensor, philox_offset: Tensor, *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_fused_attention_overrideable_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor attn_bias, bool[4] grad_input_mask, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value, Tensor grad_attn_bias)`"""
def _scaled_dot_product_efficient_attention(query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor | None, compute_log_sumexp: bool, dropout_p: float = ..., is_causal: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_efficient_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> (Tensor output, Tensor log_sumexp, Tensor philox_seed, Tensor philox_offset)`"""
def _scaled_dot_product_efficient_attention_backward(grad_out_: Tensor, query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor, out: Tensor, logsumexp: Tensor, philox_seed: Tensor, philox_offset: Tensor, dropout_p: float, grad_input_mask: bool | Sequence[bool], is_causal: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_efficient_attention_backward(Tensor grad_out_, Tensor query, Tensor key, Tensor value, Tensor attn_bias, Tensor out, Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, float dropout_p, bool[4] grad_input_mask, bool is_causal=False, *, float? scale=None) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _scaled_dot_product_cudnn_attention(query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor | None, compute_log_sumexp: bool, dropout_p: float = ..., is_causal: bool = ..., return_debug_mask: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt, Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_cudnn_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)`"""
def _scaled_dot_product_cudnn_attention_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, philox_seed: Tensor, philox_offset: Tensor, attn_bias: Tensor, cum_seq_q: Tensor, cum_seq_k: Tensor, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_scaled_dot_product_cudnn_attention_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, Tensor attn_bias, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, *, float? scale=None) -> (Tensor, Tensor, Tensor)`"""
@overload
def _flash_attention_forward(query: Tensor, key: Tensor, value: Tensor, cum_seq_q: Tensor | None, cum_seq_k: Tensor | None, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, return_debug_mask: bool, *, scale: float | None = ..., window_size_left: SymInt | None = ..., window_size_right: SymInt | None = ..., seqused_k: Tensor | None = ..., alibi_slopes: Tensor | None = ..., block_table: Tensor | None = ..., num_splits: int | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None, Tensor? block_table=None, int? num_splits=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)`"""
@overload
def _flash_attention_forward(query: Tensor, key: Tensor, value: Tensor, cum_seq_q: Tensor | None, cum_seq_k: Tensor | None, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, return_debug_mask: bool, q_descale: Tensor | None, k_descale: Tensor | None, v_descale: Tensor | None, *, scale: float | None = ..., window_size_left: SymInt | None = ..., window_size_right: SymInt | None = ..., seqused_k: Tensor | None = ..., alibi_slopes: Tensor | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """`_flash_attention_forward.quantized(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, *, float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)`"""
def _flash_attention_forward_no_dropout_inplace(out: Tensor, query: Tensor, key: Tensor, value: Tensor, cum_seq_q: Tensor | None, cum_seq_k: Tensor | None, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, return_debug_mask: bool, *, scale: float | None = ..., window_size_left: SymInt | None = ..., window_size_right: SymInt | None = ..., seqused_k: Tensor | None = ..., alibi_slopes: Tensor | None = ..., block_table: Tensor | None = ..., num_splits: int | None = ...) -> Tensor:
    """`_flash_attention_forward_no_dropout_inplace(Tensor(a!) out, Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None, Tensor? block_table=None, int? num_splits=None) -> Tensor softmax_logsumexp`"""
def _flash_attention_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, cum_seq_q: Tensor, cum_seq_k: Tensor, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, rng_state: Tensor, unused: Tensor, *, scale: float | None = ..., window_size_left: SymInt | None = ..., window_size_right: SymInt | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_flash_attention_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, Tensor rng_state, Tensor unused, *, float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None) -> (Tensor, Tensor, Tensor)`"""
def _efficient_attention_forward(query: Tensor, key: Tensor, value: Tensor, bias: Tensor | None, cu_seqlens_q: Tensor | None, cu_seqlens_k: Tensor | None, max_seqlen_q: SymInt | None, max_seqlen_k: SymInt | None, dropout_p: float, custom_mask_type: int, compute_log_sumexp: bool = ..., *, scale: float | None = ..., seqlen_k: Tensor | None = ..., window_size: int | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt]:
    """`_efficient_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor? cu_seqlens_q, Tensor? cu_seqlens_k, SymInt? max_seqlen_q, SymInt? max_seqlen_k, float dropout_p, int custom_mask_type, bool compute_log_sumexp=False, *, float? scale=None, Tensor? seqlen_k=None, int? window_size=None) -> (Tensor output, Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, SymInt max_seqlen_batch_q, SymInt max_seqlen_batch_k)`"""
def _efficient_attention_backward(grad_out_: Tensor, query: Tensor, key: Tensor, value: Tensor, bias: Tensor | None, out: Tensor, cu_seqlens_q: Tensor | None, cu_seqlens_k: Tensor | None, max_seqlen_q: SymInt, max_seqlen_k: SymInt, logsumexp: Tensor, dropout_p: float, philox_seed: Tensor, philox_offset: Tensor, custom_mask_type: int, bias_requires_grad: bool, *, scale: float | None = ..., num_splits_key: int | None = ..., window_size: int | None = ..., shared_storage_dqdkdv: bool = ...) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`_efficient_attention_backward(Tensor grad_out_, Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor out, Tensor? cu_seqlens_q, Tensor? cu_seqlens_k, SymInt max_seqlen_q, SymInt max_seqlen_k, Tensor logsumexp, float dropout_p, Tensor philox_seed, Tensor philox_offset, int custom_mask_type, bool bias_requires_grad, *, float? scale=None, int? num_splits_key=None, int? window_size=None, bool shared_storage_dqdkdv=False) -> (Tensor, Tensor, Tensor, Tensor)`"""
def _cudnn_attention_forward(query: Tensor, key: Tensor, value: Tensor, attn_bias: Tensor | None, cum_seq_q: Tensor | None, cum_seq_k: Tensor | None, max_q: SymInt, max_k: SymInt, compute_log_sumexp: bool, dropout_p: float = ..., is_causal: bool = ..., return_debug_mask: bool = ..., *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor, Tensor, SymInt, SymInt, Tensor, Tensor, Tensor]:
    """`_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)`"""
def _cudnn_attention_backward(grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, philox_seed: Tensor, philox_offset: Tensor, attn_bias: Tensor, cum_seq_q: Tensor, cum_seq_k: Tensor, max_q: SymInt, max_k: SymInt, dropout_p: float, is_causal: bool, *, scale: float | None = ...) -> tuple[Tensor, Tensor, Tensor]:
    """`_cudnn_attention_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, Tensor philox_seed, Tensor philox_offset, Tensor attn_bias, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, *, float? scale=None) -> (Tensor, Tensor, Tensor)`"""
def _triton_scaled_dot_attention(q: Tensor, k: Tensor, v: Tensor, dropout_p: float = ...) -> Tensor:
    """`_triton_scaled_dot_attention(Tensor q, Tensor k, Tensor v, float dropout_p=0.0) -> Tensor`"""
def _fill_mem_eff_dropout_mask_(self: Tensor, dropout_p: float, seed: int, offset: int) -> Tensor:
    """`_fill_mem_eff_dropout_mask_(Tensor(a!) self, float dropout_p, int seed, int offset) -> Tensor(a!)`"""
def _triton_multi_head_attention(query: Tensor, key: Tensor, value: Tensor, embed_dim: int, num_head: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, mask: Tensor | None = ...) -> Tensor:
    """`_triton_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None) -> Tensor`"""
def special_airy_ai(x: Tensor) -> Tensor:
    """`special_airy_ai(Tensor x) -> Tensor`"""
def special_bessel_j0(self: Tensor) -> Tensor:
    """`special_bessel_j0(Tensor self) -> Tensor`"""
def special_bessel_j1(self: Tensor) -> Tensor:
    """`special_bessel_j1(Tensor self) -> Tensor`"""
def special_bessel_y0(self: Tensor) -> Tensor:
    """`special_bessel_y0(Tensor self) -> Tensor`"""
def special_bessel_y1(self: Tensor) -> Tensor:
    """`special_bessel_y1(Tensor self) -> Tensor`"""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_t(x: Scalar, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Scalar) -> Tensor:
    """`special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_u(x: Scalar, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Scalar) -> Tensor:
    """`special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_v(x: Scalar, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Scalar) -> Tensor:
    """`special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_w(x: Scalar, n: Tensor) -> Tensor:
    """`special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Scalar) -> Tensor:
    """`special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_hermite_polynomial_h(x: Tensor, n: Tensor) -> Tensor:
    """`special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_hermite_polynomial_h(x: Scalar, n: Tensor) -> Tensor:
    """`special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_hermite_polynomial_h(x: Tensor, n: Scalar) -> Tensor:
    """`special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_hermite_polynomial_he(x: Tensor, n: Tensor) -> Tensor:
    """`special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_hermite_polynomial_he(x: Scalar, n: Tensor) -> Tensor:
    """`special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_hermite_polynomial_he(x: Tensor, n: Scalar) -> Tensor:
    """`special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Tensor) -> Tensor:
    """`special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_laguerre_polynomial_l(x: Scalar, n: Tensor) -> Tensor:
    """`special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Scalar) -> Tensor:
    """`special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_legendre_polynomial_p(x: Tensor, n: Tensor) -> Tensor:
    """`special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_legendre_polynomial_p(x: Scalar, n: Tensor) -> Tensor:
    """`special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_legendre_polynomial_p(x: Tensor, n: Scalar) -> Tensor:
    """`special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor`"""
def special_modified_bessel_i0(self: Tensor) -> Tensor:
    """`special_modified_bessel_i0(Tensor self) -> Tensor`"""
def special_modified_bessel_i1(self: Tensor) -> Tensor:
    """`special_modified_bessel_i1(Tensor self) -> Tensor`"""
def special_modified_bessel_k0(self: Tensor) -> Tensor:
    """`special_modified_bessel_k0(Tensor self) -> Tensor`"""
def special_modified_bessel_k1(self: Tensor) -> Tensor:
    """`special_modified_bessel_k1(Tensor self) -> Tensor`"""
def special_scaled_modified_bessel_k0(x: Tensor) -> Tensor:
    """`special_scaled_modified_bessel_k0(Tensor x) -> Tensor`"""
def special_scaled_modified_bessel_k1(x: Tensor) -> Tensor:
    """`special_scaled_modified_bessel_k1(Tensor x) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_t(x: Scalar, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Scalar) -> Tensor:
    """`special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_u(x: Scalar, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Scalar) -> Tensor:
    """`special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_v(x: Scalar, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Scalar) -> Tensor:
    """`special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_w(x: Scalar, n: Tensor) -> Tensor:
    """`special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`"""
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Scalar) -> Tensor:
    """`special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`"""
def special_spherical_bessel_j0(x: Tensor) -> Tensor:
    """`special_spherical_bessel_j0(Tensor x) -> Tensor`"""
def _foobar(self: Tensor, arg1: bool = ..., arg2: bool = ..., *, arg3: bool = ...) -> Tensor:
    """`_foobar(Tensor self, bool arg1=True, bool arg2=True, *, bool arg3=True) -> Tensor`"""
@overload
def _fused_adam_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_adam_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_adamw_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_adamw_(self: Sequence[Tensor], grads: Sequence[Tensor], exp_avgs: Sequence[Tensor], exp_avg_sqs: Sequence[Tensor], max_exp_avg_sqs: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, beta1: float, beta2: float, weight_decay: float, eps: float, amsgrad: bool, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_sgd_(self: Sequence[Tensor], grads: Sequence[Tensor], momentum_buffer_list: Sequence[Tensor], *, weight_decay: float, momentum: float, lr: float, dampening: float, nesterov: bool, maximize: bool, is_first_step: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_sgd_(self: Sequence[Tensor], grads: Sequence[Tensor], momentum_buffer_list: Sequence[Tensor], *, weight_decay: float, momentum: float, lr: Tensor, dampening: float, nesterov: bool, maximize: bool, is_first_step: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_adagrad_(self: Sequence[Tensor], grads: Sequence[Tensor], state_sums: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: float, lr_decay: float, weight_decay: float, eps: float, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
@overload
def _fused_adagrad_(self: Sequence[Tensor], grads: Sequence[Tensor], state_sums: Sequence[Tensor], state_steps: Sequence[Tensor], *, lr: Tensor, lr_decay: float, weight_decay: float, eps: float, maximize: bool, grad_scale: Tensor | None = ..., found_inf: Tensor | None = ...) -> None:
    """`_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()`"""
def _propagate_xla_data(input: Tensor, output: Tensor) -> None:
    """`_propagate_xla_data(Tensor input, Tensor output) -> ()`"""
