"""Activations and norms."""

from typing import Final, NamedTuple

from opdsl import Tensor, at, derivative, element_wise, jvp, native_function, not_differentiable

from .common import OWN

_SQRT_HALF: Final = 0.7071067811865476
_DENSITY: Final = 0.3989422804014327


class LayerNorm(NamedTuple):
    """The normalised input, and what it was normalised by."""

    output: Tensor
    mean: Tensor
    rstd: Tensor


@native_function(**OWN, inplace=True)
def relu(self: Tensor) -> Tensor:
    return at.relu(self)


@derivative(relu, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return at.threshold_backward(grad, result, 0)


element_wise(relu)


@native_function(**OWN, inplace=True)
def sigmoid(self: Tensor) -> Tensor:
    return at.sigmoid(self)


@derivative(sigmoid, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad * ((1 - result) * result).conj()


element_wise(sigmoid)


@native_function(**OWN, inplace=True)
def tanh(self: Tensor) -> Tensor:
    return at.tanh(self)


@derivative(tanh, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad * (1 - result * result).conj()


element_wise(tanh)


@native_function(**OWN)
def leaky_relu(self: Tensor, negative_slope: float = 0.01) -> Tensor:
    return at.leaky_relu(self, negative_slope)


@derivative(leaky_relu, "self")
def _(grad: Tensor, self: Tensor, negative_slope: float) -> Tensor:
    return at.where(self > 0, grad, grad * negative_slope)


element_wise(leaky_relu)


@native_function(**OWN, inplace=True)
def elu(self: Tensor, alpha: float = 1.0) -> Tensor:
    return at.elu(self, alpha)


@derivative(elu, "self")
def _(grad: Tensor, result: Tensor, alpha: float) -> Tensor:
    return at.where(result > 0, grad, grad * (result + alpha))


element_wise(elu)


@native_function(**OWN)
def softplus(self: Tensor) -> Tensor:
    return at.softplus(self)


@derivative(softplus, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self.sigmoid()


element_wise(softplus)


@native_function(**OWN)
def gelu(self: Tensor) -> Tensor:
    return at.gelu(self)


@derivative(gelu, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    cdf = 0.5 * (1 + (self * _SQRT_HALF).erf())
    density = (self * self * -0.5).exp() * _DENSITY
    return grad * (cdf + self * density)


element_wise(gelu)


@native_function(**OWN, inplace=True)
def silu(self: Tensor) -> Tensor:
    return at.silu(self)


@derivative(silu, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    gate = self.sigmoid()
    return grad * (gate * (1 + self * (1 - gate))).conj()


element_wise(silu)


@native_function(**OWN)
def softmax(self: Tensor, dim: int) -> Tensor:
    return at.softmax(self, dim)


@derivative(softmax, "self")
def _(grad: Tensor, dim: int, result: Tensor) -> Tensor:
    weighted = grad * result
    return weighted - result * weighted.sum([dim], True)


@jvp(softmax)
def _(self_t: Tensor, dim: int, result: Tensor) -> Tensor:
    return result * (self_t - (result * self_t).sum([dim], True))


@native_function(**OWN)
def log_softmax(self: Tensor, dim: int) -> Tensor:
    return at.log_softmax(self, dim)


@derivative(log_softmax, "self")
def _(grad: Tensor, dim: int, result: Tensor) -> Tensor:
    return grad - result.exp() * grad.sum([dim], True)


@jvp(log_softmax)
def _(self_t: Tensor, dim: int, result: Tensor) -> Tensor:
    return self_t - (result.exp() * self_t).sum([dim], True)


@native_function(**OWN)
def glu(self: Tensor, dim: int = -1) -> Tensor:
    return at.glu(self, dim)


@derivative(glu, "self")
def _(grad: Tensor, self: Tensor, dim: int) -> Tensor:
    a, b = self.narrow(dim, 0, self.size(dim) // 2), self.narrow(dim, self.size(dim) // 2, self.size(dim) // 2)
    gate = b.sigmoid()
    return at.cat([grad * gate, grad * a * gate * (1 - gate)], dim)


@jvp(glu)
def _(self_p: Tensor, self_t: Tensor, dim: int) -> Tensor:
    half = self_p.size(dim) // 2
    gate = self_p.narrow(dim, half, half).sigmoid()
    slope = self_p.narrow(dim, 0, half) * gate * (1 - gate)
    return self_t.narrow(dim, 0, half) * gate + self_t.narrow(dim, half, half) * slope


@native_function(**OWN)
def layer_norm(input: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-5) -> LayerNorm:
    """Over the last dimension."""
    return LayerNorm(*at.native_layer_norm(input, [input.sym_size(-1)], weight, bias, eps))


not_differentiable(layer_norm, "mean", "rstd")


@derivative(layer_norm, "input", "weight", "bias")
def _(
    grad: Tensor,
    grad_input_mask: list[bool],
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    mean: Tensor,
    rstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    return at.native_layer_norm_backward(grad, input, [input.sym_size(-1)], mean, rstd, weight, bias, grad_input_mask)


@jvp(layer_norm, "output")
def _(
    input_p: Tensor,
    input_t: Tensor,
    weight_p: Tensor | None,
    weight_t: Tensor,
    bias_t: Tensor,
    mean: Tensor,
    rstd: Tensor,
) -> Tensor:
    normalized = (input_p - mean) * rstd
    centred = input_t - input_t.mean([-1], True)
    tangent = rstd * (centred - normalized * (normalized * input_t).mean([-1], True))
    if weight_p is not None:
        tangent = tangent * weight_p + normalized * weight_t
    return tangent + bias_t if bias_t.defined() else tangent
