"""Root-mean-square norms (Zhang and Sennrich, 2019), over the last dimension."""

from typing import NamedTuple

from opdsl import Tensor, Variant, cpp_helper, derivative, jvp, native_function

from .common import BACKENDS, EPS


class AddRmsNorm(NamedTuple):
    """The normalised sum, and the sum itself, which is the next layer's residual."""

    output: Tensor
    residual_out: Tensor


@native_function(dispatch=BACKENDS, out=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def rms_norm(input: Tensor, weight: Tensor | None = None, eps: float = EPS) -> Tensor:
    """``input / sqrt(mean(input ** 2) + eps) * weight``."""
    ...


@cpp_helper()
def inverse_rms(x: Tensor, eps: float) -> Tensor:
    """``1 / sqrt(mean(x ** 2) + eps)`` over the last dimension, which is kept."""
    return (x.square().mean([-1], True) + eps).rsqrt()


@cpp_helper()
def of_normalized(grad: Tensor, x: Tensor, eps: float) -> Tensor:
    """The gradient of `x`, from that of ``x * inverse_rms(x)``."""
    scale = inverse_rms(x, eps)
    return scale * (grad - x * scale.square() * (grad * x).mean([-1], True))


@derivative(rms_norm, "input", "weight")
def _(grad: Tensor, input: Tensor, weight: Tensor | None, eps: float) -> tuple[Tensor, Tensor]:
    return (
        of_normalized(grad if weight is None else grad * weight, input, eps),
        (grad * input * inverse_rms(input, eps)).sum_to_size([input.sym_size(-1)]),
    )


@jvp(rms_norm)
def _(input_p: Tensor, input_t: Tensor, weight_p: Tensor | None, weight_t: Tensor, eps: float) -> Tensor:
    tangent = of_normalized(input_t, input_p, eps)
    if weight_p is None:
        return tangent
    return tangent * weight_p + input_p * inverse_rms(input_p, eps) * weight_t


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def add_rms_norm(input: Tensor, residual: Tensor, weight: Tensor, eps: float = EPS) -> AddRmsNorm:
    """`rms_norm` of ``input + residual``, with the sum kept."""
    ...


@derivative(add_rms_norm, "input", "residual", "weight")
def _(
    grad_output: Tensor, grad_residual_out: Tensor, residual_out: Tensor, weight: Tensor, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    of_sum = grad_residual_out + of_normalized(grad_output * weight, residual_out, eps)
    of_weight = grad_output * residual_out * inverse_rms(residual_out, eps)
    return of_sum, of_sum, of_weight.sum_to_size(weight.sym_sizes())


@jvp(add_rms_norm, "output")
def _(
    input_t: Tensor, residual_t: Tensor, residual_out: Tensor, weight_p: Tensor, weight_t: Tensor, eps: float
) -> Tensor:
    tangent = of_normalized(input_t + residual_t, residual_out, eps)
    return tangent * weight_p + residual_out * inverse_rms(residual_out, eps) * weight_t


@jvp(add_rms_norm, "residual_out")
def _(input_t: Tensor, residual_t: Tensor) -> Tensor:
    return input_t + residual_t
