"""The gradients of the textbook's operators are those of torch's: reverse and forward, real and complex."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from torch.autograd.forward_ad import unpack_dual

from tests.gradients.textbook_samples import Sample, samples

pytestmark = pytest.mark.usefixtures("textbook")

ALL = [(sample, dtype) for sample in samples() for dtype in sample.dtypes]
IN_PLACE = {
    "add",
    "sub",
    "mul",
    "neg",
    "pow_scalar",
    "reciprocal",
    "exp",
    "addcmul",
    "tril",
    "relu",
    "sigmoid",
    "tanh",
    "elu",
    "silu",
    "scatter_add",
    "masked_fill",
    "square",
}


def cases(wanted: Callable[[Sample], bool] = lambda sample: True) -> pytest.MarkDecorator:
    chosen = [(sample, dtype) for sample, dtype in ALL if wanted(sample)]
    names = [f"{sample.operator}-{i}-{str(dtype).removeprefix('torch.')}" for i, (sample, dtype) in enumerate(chosen)]
    return pytest.mark.parametrize(("sample", "dtype"), chosen, ids=names)


def flat(value: Any) -> Iterator[torch.Tensor]:
    """The tensors in an argument or a result."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from flat(each)


def inexact(value: Any) -> list[torch.Tensor]:
    return [t for t in flat(value) if t.is_floating_point() or t.is_complex()]


def has_tangent(tensor: torch.Tensor) -> bool:
    return unpack_dual(tensor).tangent is not None  # type: ignore[no-untyped-call]


def replaced(value: Any, new: Iterator[torch.Tensor]) -> Any:
    """`value` with its inexact tensors replaced, in order."""
    if isinstance(value, torch.Tensor):
        return next(new) if value.is_floating_point() or value.is_complex() else value
    if isinstance(value, list | tuple):
        return type(value)(replaced(each, new) for each in value)
    return value


def of_tensors(function: Callable[..., Any], arguments: Sequence[Any]) -> Callable[..., tuple[torch.Tensor, ...]]:
    """`function` of the inexact tensors alone; its differentiable results."""

    def call(*tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
        results = inexact(function(*replaced(tuple(arguments), iter(tensors))))
        # What isn't differentiable has neither a history nor a tangent.
        return tuple(r for r in results if r.requires_grad or has_tangent(r)) or tuple(results)

    return call


def prepared(sample: Sample, dtype: torch.dtype) -> tuple[list[torch.Tensor], Callable[..., Any], Callable[..., Any]]:
    torch.manual_seed(len(sample.operator))
    arguments = sample.make(dtype)
    own = getattr(torch.ops.textbook, sample.operator)
    own = own.dim if sample.operator == "max" else own.default
    return inexact(arguments), of_tensors(own, arguments), of_tensors(sample.reference, arguments)


def gradients(function: Callable[..., Any], inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    leaves = [x.clone().requires_grad_() for x in inputs]
    results = function(*leaves)
    grads = [torch.ones_like(r) * (1 + i) * (1 + 2j if r.is_complex() else 1) for i, r in enumerate(results)]
    return list(torch.autograd.grad(results, leaves, grads))


def close(found: Sequence[torch.Tensor], wanted: Sequence[torch.Tensor]) -> None:
    torch.testing.assert_close(list(found), list(wanted))


@cases()
def test_reverse(sample: Sample, dtype: torch.dtype) -> None:
    inputs, own, reference = prepared(sample, dtype)
    close(own(*inputs), reference(*inputs))
    close(gradients(own, inputs), gradients(reference, inputs))


@cases(lambda sample: sample.forward)
def test_forward(sample: Sample, dtype: torch.dtype) -> None:
    inputs, own, reference = prepared(sample, dtype)
    tangents = tuple(torch.rand_like(x) for x in inputs)
    found = torch.func.jvp(own, tuple(inputs), tangents)
    wanted = torch.func.jvp(reference, tuple(inputs), tangents)
    close(found[1], wanted[1])


@cases()
def test_gradcheck(sample: Sample, dtype: torch.dtype) -> None:
    """Numerically: both modes, batched, with undefined gradients, twice."""
    inputs, own, _ = prepared(sample, dtype)
    leaves = [x.clone().requires_grad_() for x in inputs]
    options = {"check_batched_grad": True, "check_undefined_grad": True}
    assert torch.autograd.gradcheck(own, leaves, check_forward_ad=sample.forward, **options)
    assert torch.autograd.gradgradcheck(own, leaves)


@cases(lambda sample: sample.operator in IN_PLACE)
def test_in_place(sample: Sample, dtype: torch.dtype) -> None:
    """In place, the gradients are the same, reverse and forward; what's written is a tensor with a history."""
    inputs, _, reference = prepared(sample, dtype)
    arguments = sample.make(dtype)
    inplace = getattr(torch.ops.textbook, f"{sample.operator}_").default

    def own(*tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
        first, *others = replaced(tuple(arguments), iter(tensors))
        return (inplace(first.clone(), *others),)

    close(gradients(own, inputs), gradients(reference, inputs))
    tangents = tuple(torch.rand_like(x) for x in inputs)
    found = torch.func.jvp(own, tuple(inputs), tangents)[1]
    close(found, torch.func.jvp(reference, tuple(inputs), tangents)[1])
