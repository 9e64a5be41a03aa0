"""Operators on lists of tensors."""

from opdsl import (
    Int1,
    Scalar,
    Tensor,
    Variant,
    at,
    cpp_helper,
    derivative,
    jvp,
    linear,
    native_function,
    not_differentiable,
    undefined,
)

from .common import BACKENDS


@native_function(dispatch=BACKENDS, inplace=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def foreach_ema(self: list[Tensor], other: list[Tensor], decay: Scalar = 0.999) -> list[Tensor]:
    """``decay * self + (1 - decay) * other`` of every pair."""
    ...


@derivative(foreach_ema, "self", "other")
def _(grads: list[Tensor], decay: Scalar) -> tuple[list[Tensor], list[Tensor]]:
    return (
        [grad * decay if grad.defined() else grad for grad in grads],
        [grad - grad * decay if grad.defined() else grad for grad in grads],
    )


@jvp(foreach_ema)
def _(self_t: list[Tensor], other_t: list[Tensor], decay: Scalar) -> list[Tensor]:
    return [mine * decay + other - other * decay for mine, other in zip(self_t, other_t, strict=True)]


@native_function(dispatch=BACKENDS, manual_cpp_binding=True, tags="pt2_compliant_tag")
def pad_stack(tensors: list[Tensor], padding_value: Scalar = 0, multiple_of: Int1 | None = None) -> Tensor:
    """Stacks tensors of different sizes, each padded at the end of every dimension to the largest.

    With `multiple_of`, sizes are rounded up to a multiple of it.
    """
    ...


@derivative(pad_stack, "tensors")
def _(grad: Tensor, tensors: list[Tensor]) -> list[Tensor]:
    parts: list[Tensor] = []
    for i, tensor in enumerate(tensors):
        part = grad.select(0, i)
        for dim in range(tensor.dim()):
            part = part.narrow(dim, 0, tensor.size(dim))
        parts.append(part)
    return parts


@jvp(pad_stack)
def _(tensors_t: list[Tensor], multiple_of: list[int] | None) -> Tensor:
    return pad_stack(tensors_t, 0, multiple_of)


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def accumulate(self: Tensor, others: list[Tensor | None]) -> Tensor:
    """`self` plus those of `others` that are there."""
    ...


@derivative(accumulate, "self", "others")
def _(grad: Tensor, others: list[Tensor | None]) -> tuple[Tensor, list[Tensor]]:
    return grad, [grad if other is not None else undefined for other in others]


@jvp(accumulate)
def _(self_t: Tensor, others_t: list[Tensor]) -> Tensor:
    total = self_t
    for tangent in others_t:
        if tangent.defined():
            total = total + tangent
    return total


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def mean_pool(inputs: list[Tensor], masks: list[Tensor] | None = None) -> list[Tensor]:
    """The mean over the first dimension of each input, of the rows where its mask is true."""
    ...


not_differentiable(mean_pool, "masks")


@cpp_helper()
def pooling_weights(input: Tensor, masks: list[Tensor] | None, i: int) -> Tensor:
    """What each row of input `i` counts in its mean, as a tensor that's broadcast with the input."""
    sizes = [input.sym_size(0), *[1] * (input.dim() - 1)]
    if masks is None:
        return at.full(sizes, 1 / max(input.size(0), 1), options=input.options())
    mask = masks[i].to(input.scalar_type())
    return (mask / mask.sum().clamp(1)).view(sizes)


@derivative(mean_pool, "inputs")
def _(grads: list[Tensor], inputs: list[Tensor], masks: list[Tensor] | None) -> list[Tensor]:
    found: list[Tensor] = []
    for i, (input, grad) in enumerate(zip(inputs, grads, strict=True)):
        found.append(pooling_weights(input, masks, i) * grad if grad.defined() else grad)
    return found


@jvp(mean_pool)
def _(inputs_p: list[Tensor], inputs_t: list[Tensor], masks: list[Tensor] | None) -> list[Tensor]:
    return [(pooling_weights(inputs_p[i], masks, i) * tangent).sum([0]) for i, tangent in enumerate(inputs_t)]


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def gather_groups(self: Tensor, groups: list[list[int]]) -> list[Tensor]:
    """The rows of `self` that each group names."""
    ...


@derivative(gather_groups, "self")
def _(grads: list[Tensor], self: Tensor, groups: list[list[int]]) -> Tensor:
    total = at.zeros_like(self)
    for grad, group in zip(grads, groups, strict=True):
        if grad.defined():
            for i, row in enumerate(group):
                total = total.select_scatter(total.select(0, row) + grad.select(0, i), 0, row)
    return total


linear(gather_groups)
