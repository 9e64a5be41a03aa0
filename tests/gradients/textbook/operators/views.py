"""Views: their gradients need no rule; some have one all the same."""

from opdsl import SymInt, Tensor, View, derivative, linear, native_function

from .common import OWN


@native_function(**OWN)
def transpose(self: View[Tensor], dim0: int, dim1: int) -> View[Tensor]:
    return self.transpose(dim0, dim1)


@derivative(transpose, "self")
def _(grad: Tensor, dim0: int, dim1: int) -> Tensor:
    return grad.transpose(dim0, dim1)


linear(transpose)


@native_function(**OWN)
def select(self: View[Tensor], dim: int, index: SymInt) -> View[Tensor]:
    return self.select(dim, index)


@native_function(**OWN)
def narrow(self: View[Tensor], dim: int, start: SymInt, length: SymInt) -> View[Tensor]:
    return self.narrow(dim, start, length)


@native_function(**OWN)
def view(self: View[Tensor], size: list[SymInt]) -> View[Tensor]:
    return self.view(size)


@derivative(view, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad.reshape_as(self)


linear(view)


@native_function(**OWN)
def unsqueeze(self: View[Tensor], dim: int) -> View[Tensor]:
    return self.unsqueeze(dim)


@native_function(**OWN)
def expand(self: View[Tensor], size: list[SymInt]) -> View[Tensor]:
    return self.expand(size)


@native_function(**OWN)
def diagonal(self: View[Tensor]) -> View[Tensor]:
    return self.diagonal()


@native_function(**OWN)
def permute(self: View[Tensor], dims: list[int]) -> View[Tensor]:
    return self.permute(dims)


@native_function(**OWN)
def every_other(self: View[Tensor]) -> View[Tensor]:
    return self[..., ::2]


@native_function(**OWN)
def unbind(self: View[Tensor]) -> View[list[Tensor]]:
    return self.unbind(0)
