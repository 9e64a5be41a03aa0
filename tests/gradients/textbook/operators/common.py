"""What the declarations share."""

from typing import Final

from opdsl import CompositeExplicitAutograd, FunctionFlags, ScalarType, Tensor, at, cpp, cpp_helper

OWN: Final[FunctionFlags] = {"dispatch": CompositeExplicitAutograd}
"""One kernel for all backends, and a derivative of its own."""

IN_PLACE: Final[FunctionFlags] = {"dispatch": CompositeExplicitAutograd, "tags": "pointwise"}


@cpp_helper()
def like(dtype: ScalarType, grad: Tensor) -> Tensor:
    """`grad`, real where a tensor of `dtype` is."""
    if grad.defined() and grad.is_complex() and not cpp(bool, "c10::isComplexType({0})", dtype):
        return at.real(grad)
    return grad
