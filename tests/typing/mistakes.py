"""Deliberate mistakes in declarations: each marked line must be refused by mypy and by basedpyright, no other line.

Not a test module: `test_checkers.py` runs the checkers on it.
"""

# ruff: noqa
from typing import NamedTuple

from opdsl import (
    CPU,
    CUDA,
    Alias,
    DispatchKey,
    Int2,
    Layout,
    Meta,
    Mut,
    Name,
    Operator,
    Scalar,
    ScalarType,
    Structured,
    SymInt,
    Tensor,
    Ufunc,
    Variant,
    View,
    at,
    cpp,
    deprecated_signature,
    derivative,
    jvp,
    library,
    linear,
    native_function,
    not_differentiable,
)


# What is right.
@native_function("right.one", dispatch={(CPU, CUDA): "a", Meta: "b"}, inplace=True, out=Variant(dispatch=CPU))
def right(self: Tensor, stride: Int2 = 1, alpha: Scalar = 1, n: SymInt = 2) -> Tensor: ...
@native_function(structured=Structured(CPU, precomputed={"dim": {"dim": int}}), tags="pointwise")
def also_right(self: Mut[Tensor], dtype: ScalarType = ScalarType.float) -> View[Tensor]: ...


@native_function(inplce=True)  # E
def misspelt_flag(self: Tensor) -> Tensor: ...
@native_function(tags="pointwse")  # E
def misspelt_tag(self: Tensor) -> Tensor: ...
@native_function(tags=("core", "reduce"))  # E
def misspelt_tag_of_several(self: Tensor) -> Tensor: ...
@native_function(dispatch="CPU")  # E
def key_as_string(self: Tensor) -> Tensor: ...
@native_function(dispatch={"CPU": "kernel"})  # E
def key_as_string_in_table(self: Tensor) -> Tensor: ...
@native_function(dispatch={CPU: 1})  # E
def kernel_of_wrong_type(self: Tensor) -> Tensor: ...
@native_function(dispatch=DispatchKey.CPUU)  # E
def misspelt_key(self: Tensor) -> Tensor: ...
@native_function(inplace="yes")  # E
def flag_of_wrong_type(self: Tensor) -> Tensor: ...
@native_function(method=1.5)  # E
def method_of_wrong_type(self: Tensor) -> Tensor: ...
@native_function(3)  # E
def name_of_wrong_type(self: Tensor) -> Tensor: ...
@native_function(out=Variant(dispach=CPU))  # E
def misspelt_flag_of_variant(self: Tensor) -> Tensor: ...
@native_function(structured=True)  # E
def structured_of_wrong_type(self: Tensor) -> Tensor: ...
@native_function(structured=Structured(inherit="TensorIteratorBase"))  # E
def misspelt_structured(self: Tensor) -> Tensor: ...
@native_function(structured=Structured(ufunc={"Genric": Ufunc("f", ("Float",))}))  # E
def misspelt_ufunc_key(self: Tensor) -> Tensor: ...
@native_function(python_module=None)  # E
def module_of_wrong_type(self: Tensor) -> Tensor: ...


@native_function(dispatch=CPU)
def default_none(self: Tensor = None) -> Tensor: ...  # E
@native_function(dispatch=CPU)
def default_float(n: int = 1.5) -> Tensor: ...  # E
@native_function(dispatch=CPU)
def default_list(stride: Int2 = "1") -> Tensor: ...  # E
@native_function(dispatch=CPU)
def default_dtype(dtype: ScalarType = ScalarType.flot) -> Tensor: ...  # E
@native_function(dispatch=CPU)
def default_layout(layout: Layout = ScalarType.float) -> Tensor: ...  # E
@native_function(dispatch=CPU)
def unknown_type(x: Tenser) -> Tensor: ...  # E


right(1)  # E
right()  # E
right(Tensor(), strides=2)  # E
right(Tensor(), stride=Tensor())  # E
also_right(Tensor(), 3)  # E
Alias(1)  # E
Name()  # E
library()  # E


@deprecated_signature("right")  # E
def deprecated(self: Tensor) -> Tensor: ...


@derivative(right, "self")
def formula(grad: Tensor, self: Tensor, stride: list[int]) -> Tensor:
    if grad.dfined():  # E
        return grad.sum("all")  # E
    scale = at.add(grad, self, alfa=2)  # E
    return scale * other  # E


@derivative(right, "self")
def formula_of_wrong_result(grad: Tensor) -> Tensor:
    return grad.sym_sizes()  # E


@derivative(also_right)
def formula_with_optional(grad: Tensor, weight: Tensor | None) -> Tensor:
    return grad * weight.sum()  # E


@derivative(1, "self")  # E
def of_a_number(grad: Tensor) -> Tensor: ...
@jvp(right, 1)  # E
def input_by_number(self_t: Tensor) -> Tensor: ...


not_differentiable(right, "self", 1)  # E
linear()  # E
cpp(Tensor, 1)  # E
