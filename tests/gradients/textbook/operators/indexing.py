"""Indexing, joining, and what moves elements."""

from opdsl import (
    CompositeExplicitAutograd,
    Scalar,
    SymInt,
    Tensor,
    at,
    derivative,
    jvp,
    linear,
    native_function,
    not_differentiable,
    not_implemented,
)

from .common import OWN


@native_function(**OWN)
def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    return at.index_select(self, dim, index)


not_differentiable(index_select, "index")


@derivative(index_select, "self")
def _(grad: Tensor, self: Tensor, dim: int, index: Tensor) -> Tensor:
    return at.zeros(self.sym_sizes(), options=grad.options()).index_add(dim, index, grad)


linear(index_select)


@native_function(**OWN)
def gather(self: Tensor, dim: int, index: Tensor) -> Tensor:
    return at.gather(self, dim, index)


not_differentiable(gather, "index")


@derivative(gather, "self")
def _(grad: Tensor, self: Tensor, dim: int, index: Tensor) -> Tensor:
    return grad.new_zeros(self.sym_sizes()).scatter_add(dim, index, grad)


linear(gather)


@native_function(**OWN, inplace=True)
def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    return at.scatter_add(self, dim, index, src)


not_differentiable(scatter_add, "index")


@derivative(scatter_add, "self", "src")
def _(grad: Tensor, dim: int, index: Tensor) -> tuple[Tensor, Tensor]:
    return grad, grad.gather(dim, index)


linear(scatter_add)


@native_function(**OWN, inplace=True)
def masked_fill(self: Tensor, mask: Tensor, value: float) -> Tensor:
    return at.masked_fill(self, mask, value)


not_differentiable(masked_fill, "mask")


@derivative(masked_fill, "self")
def _(grad: Tensor, mask: Tensor) -> Tensor:
    return grad.masked_fill(mask, 0)


@jvp(masked_fill)
def _(self_t: Tensor, mask: Tensor) -> Tensor:
    return self_t.masked_fill(mask, 0)


@native_function(**OWN)
def embedding(weight: Tensor, indices: Tensor) -> Tensor:
    return weight[indices]


not_differentiable(embedding, "indices")


@derivative(embedding, "weight")
def _(grad: Tensor, weight: Tensor, indices: Tensor) -> Tensor:
    rows = grad.reshape([indices.numel(), weight.sym_size(1)])
    return grad.new_zeros(weight.sym_sizes()).index_add(0, indices.reshape([-1]), rows)


linear(embedding)


@native_function(**OWN)
def cat(tensors: list[Tensor], dim: int = 0) -> Tensor:
    return at.cat(tensors, dim)


@derivative(cat, "tensors")
def _(grad: Tensor, tensors: list[Tensor], dim: int) -> list[Tensor]:
    parts: list[Tensor] = []
    start = 0
    for tensor in tensors:
        parts.append(grad.narrow(dim, start, tensor.size(dim)))
        start += tensor.size(dim)
    return parts


linear(cat)


@native_function(**OWN)
def stack(tensors: list[Tensor], dim: int = 0) -> Tensor:
    return at.stack(tensors, dim)


@derivative(stack, "tensors")
def _(grad: Tensor, tensors: list[Tensor], dim: int) -> list[Tensor]:
    return [grad.select(dim, i) for i in range(len(tensors))]


linear(stack)


@native_function(**OWN)
def sum_of(tensors: list[Tensor | None]) -> Tensor:
    """The sum of those that are there."""
    total: list[Tensor] = []
    for tensor in tensors:
        if tensor is not None:
            total.append(tensor)
    return at.stack(total).sum([0])


@derivative(sum_of, "tensors")
def _(grad: Tensor, tensors: list[Tensor | None]) -> list[Tensor]:
    return [grad for tensor in tensors]


@native_function(**OWN)
def flip(self: Tensor, dim: int) -> Tensor:
    return at.flip(self, [dim])


@derivative(flip, "self")
def _(grad: Tensor, dim: int) -> Tensor:
    return grad.flip([dim])


linear(flip)


@native_function(**OWN)
def roll(self: Tensor, shift: SymInt, dim: int) -> Tensor:
    return at.roll(self, [shift], [dim])


@derivative(roll, "self")
def _(grad: Tensor, shift: SymInt, dim: int) -> Tensor:
    return grad.roll([-shift], [dim])


linear(roll)


@native_function(**OWN)
def repeat_rows(self: Tensor, times: SymInt) -> Tensor:
    return self.repeat([times, 1])


@derivative(repeat_rows, "self")
def _(grad: Tensor, self: Tensor, times: SymInt) -> Tensor:
    return grad.reshape([times, self.sym_size(0), self.sym_size(1)]).sum([0])


linear(repeat_rows)


@native_function(**OWN)
def pad(self: Tensor, left: SymInt, right: SymInt, value: Scalar = 0) -> Tensor:
    """Pads the last dimension."""
    return at.constant_pad_nd(self, [left, right], value)


@derivative(pad, "self")
def _(grad: Tensor, left: SymInt, right: SymInt) -> Tensor:
    return at.constant_pad_nd(grad, [-left, -right], 0)


@jvp(pad)
def _(self_t: Tensor, left: SymInt, right: SymInt) -> Tensor:
    return at.constant_pad_nd(self_t, [left, right], 0)


@native_function(**OWN)
def sort(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    return at.sort(self, dim)


not_differentiable(sort, "result1")


@derivative(sort, "self")
def _(grad: Tensor, dim: int, result1: Tensor) -> Tensor:
    return at.zeros_like(grad).scatter(dim, result1, grad)


@jvp(sort, "result0")
def _(self_t: Tensor, dim: int, result1: Tensor) -> Tensor:
    return self_t.gather(dim, result1)


@native_function(**OWN)
def round(self: Tensor) -> Tensor:
    """To the nearest integers: its gradient is an error here."""
    return at.round(self)


not_implemented(round)


@native_function(dispatch=CompositeExplicitAutograd, differentiable=False)
def sign(self: Tensor) -> Tensor:
    return at.sign(self)
