"""The first operators: change them, or add files beside this one."""

from opdsl import CPU, Meta, Tensor, derivative, linear, native_function


@native_function(dispatch=(CPU, Meta), inplace=True, out=True, tags=("pointwise", "pt2_compliant_tag"))
def axpy(self: Tensor, other: Tensor, *, alpha: float = 1.0) -> Tensor:
    """``alpha * self + other``; both tensors have the same shape."""
    ...


@derivative(axpy, "self", "other")
def _(grad: Tensor, alpha: float) -> tuple[Tensor, Tensor]:
    return grad * alpha, grad


linear(axpy)
