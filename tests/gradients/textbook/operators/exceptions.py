"""What few operators need: rules for several results at once, for one variant, with words of their own."""

from opdsl import (
    AutogradCPU,
    CompositeExplicitAutograd,
    Mut,
    Tensor,
    at,
    derivative,
    jvp,
    linear,
    native_function,
    not_implemented,
    undefined,
)

from .common import OWN


@native_function(**OWN)
def sine_cosine(self: Tensor) -> tuple[Tensor, Tensor]:
    return at.sin(self), at.cos(self)


@derivative(sine_cosine, "self")
def _(grad_result0: Tensor, grad_result1: Tensor, result0: Tensor, result1: Tensor) -> Tensor:
    return grad_result0 * result1.conj() - grad_result1 * result0.conj()


@jvp(sine_cosine, "result0", "result1")
def _(self_t: Tensor, result0: Tensor, result1: Tensor) -> tuple[Tensor, Tensor]:
    return self_t * result1, -self_t * result0


@native_function(**OWN)
def weighted(self: Tensor, weight: Tensor | None = None) -> Tensor:
    return self * weight if weight is not None else self.clone()


@derivative(weighted, "self", "weight")
def _(grad: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    return grad * weight.conj() if weight.defined() else grad, grad * self.conj()


@jvp(weighted)
def _(self_p: Tensor, self_t: Tensor, weight_p: Tensor, weight_t: Tensor) -> Tensor:
    return self_t * weight_p + self_p * weight_t if weight_p.defined() else self_t


@native_function(**OWN)
def summed(tensors: list[Tensor]) -> Tensor:
    return at.stack(tensors).sum(0)


@derivative(summed, "tensors")
def _(grad: Tensor, tensors: list[Tensor]) -> list[Tensor]:
    return [grad for _ in range(len(tensors))]


@jvp(summed, key=AutogradCPU)
def _(tensors: list[Tensor], tensors_t: list[Tensor]) -> Tensor:
    return at.stack(tensors_t).sum(0) if len(tensors) > 0 else undefined


@native_function(**OWN)
def tripled(self: Tensor) -> Tensor:
    return self * 3


@derivative(tripled, "self")
def _(grad: Tensor) -> Tensor:
    return grad * 3


linear(tripled, key=AutogradCPU)


@native_function(**OWN, inplace=True)
def square(self: Tensor) -> Tensor:
    return self * self


@derivative(square, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * (2 * self).conj()


@jvp(square)
def _(self_p: Tensor, self_t: Tensor) -> Tensor:
    return 2 * self_p * self_t


@derivative("square_", "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return (self + self).conj() * grad


@jvp("square_")
def _(self_t: Tensor, original_self_p: Tensor, original_self_t: Tensor) -> Tensor:
    return self_t.mul_(0).add_(2 * original_self_p * original_self_t)


@native_function(**OWN)
def truncate(self: Tensor, other: Tensor) -> Tensor:
    return at.trunc(self) + other


@derivative(truncate, "other")
def _(grad: Tensor) -> Tensor:
    return grad


not_implemented(truncate, "self", message='"self" of truncate, a step')


@native_function(dispatch=CompositeExplicitAutograd, autogen=("advance", "advance.out"), differentiable=False)
def advance_(self: Mut[Tensor], step: Tensor) -> None:
    self.add_(step)
