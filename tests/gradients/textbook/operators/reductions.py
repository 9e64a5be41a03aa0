"""Reductions and scans."""

from typing import NamedTuple

from opdsl import Int1, Tensor, at, derivative, jvp, linear, native_function, not_differentiable

from .common import OWN


class Largest(NamedTuple):
    """The largest values, and where they were."""

    values: Tensor
    indices: Tensor


@native_function(**OWN)
def sum(self: Tensor) -> Tensor:
    return at.sum(self)


@derivative(sum, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad.expand(self.sym_sizes())


linear(sum)


@native_function(**OWN)
def sum_dim(self: Tensor, dim: int, keepdim: bool = False) -> Tensor:
    return self.sum([dim], keepdim)


@derivative(sum_dim, "self")
def _(grad: Tensor, self: Tensor, dim: int, keepdim: bool) -> Tensor:
    return (grad if keepdim else grad.unsqueeze(dim)).expand_as(self)


linear(sum_dim)


@native_function(**OWN)
def mean(self: Tensor) -> Tensor:
    return at.mean(self)


@derivative(mean, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad.expand(self.sym_sizes()) / self.sym_numel()


linear(mean)


@native_function(**OWN)
def var(self: Tensor, dim: int) -> Tensor:
    """The variance along `dim`, with Bessel's correction."""
    return at.var(self, [dim], correction=1)


@derivative(var, "self")
def _(grad: Tensor, self: Tensor, dim: int) -> Tensor:
    return 2 * grad.unsqueeze(dim) * (self - self.mean([dim], True)) / (self.size(dim) - 1)


@jvp(var)
def _(self_p: Tensor, self_t: Tensor, dim: int) -> Tensor:
    return 2 * at.real(((self_p - self_p.mean([dim], True)).conj() * self_t).sum([dim])) / (self_p.size(dim) - 1)


@native_function(**OWN)
def norm(self: Tensor) -> Tensor:
    """The Euclidean norm of all elements."""
    return at.linalg_vector_norm(self)


@derivative(norm, "self")
def _(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    return grad * self / result


@jvp(norm)
def _(self_p: Tensor, self_t: Tensor, result: Tensor) -> Tensor:
    product = (self_p.conj() * self_t).sum()
    return (at.real(product) if product.is_complex() else product) / result


@native_function(**OWN)
def logsumexp(self: Tensor, dim: int) -> Tensor:
    return at.logsumexp(self, [dim])


@derivative(logsumexp, "self")
def _(grad: Tensor, self: Tensor, dim: int, result: Tensor) -> Tensor:
    return grad.unsqueeze(dim) * (self - result.unsqueeze(dim)).exp().conj()


@jvp(logsumexp)
def _(self_p: Tensor, self_t: Tensor, dim: int, result: Tensor) -> Tensor:
    return (self_t * (self_p - result.unsqueeze(dim)).exp()).sum([dim])


@native_function(**OWN)
def prod(self: Tensor) -> Tensor:
    """The product of all elements, none of which is 0."""
    return at.prod(self)


@derivative(prod, "self")
def _(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    return (grad * result.conj()) / self.conj()


@jvp(prod)
def _(self_p: Tensor, self_t: Tensor, result: Tensor) -> Tensor:
    return result * (self_t / self_p).sum()


@native_function(**OWN)
def cumsum(self: Tensor, dim: int) -> Tensor:
    return at.cumsum(self, dim)


@derivative(cumsum, "self")
def _(grad: Tensor, dim: int) -> Tensor:
    return grad.flip([dim]).cumsum(dim).flip([dim])


linear(cumsum)


@native_function("max.dim", **OWN)
def max_dim(self: Tensor, dim: int) -> Largest:
    return Largest(*at.max(self, dim))


not_differentiable(max_dim, "indices")


@derivative(max_dim, "self")
def _(grad: Tensor, self: Tensor, dim: int, indices: Tensor) -> Tensor:
    return at.zeros_like(self).scatter(dim, indices.unsqueeze(dim), grad.unsqueeze(dim))


@jvp(max_dim, "values")
def _(self_t: Tensor, dim: int, indices: Tensor) -> Tensor:
    return self_t.gather(dim, indices.unsqueeze(dim)).squeeze(dim)


@native_function(**OWN)
def var_mean(self: Tensor, dim: Int1) -> tuple[Tensor, Tensor]:
    return at.var_mean(self, dim, correction=0)


@derivative(var_mean, "self")
def _(grad_result0: Tensor, grad_result1: Tensor, self: Tensor, dim: list[int], result1: Tensor) -> Tensor:
    centred = self - result1.unsqueeze(dim[0])
    size = self.size(dim[0])
    return (2 * grad_result0.unsqueeze(dim[0]) * centred + grad_result1.unsqueeze(dim[0])) / size


@jvp(var_mean, "result0")
def _(self_p: Tensor, self_t: Tensor, dim: list[int], result1: Tensor) -> Tensor:
    return 2 * at.real(((self_p - result1.unsqueeze(dim[0])).conj() * self_t).mean(dim))


linear(var_mean, "result1")
