"""What the node of a call holds, and what it says when it's used as it can't be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import torch
from torch import Tensor

pytestmark = pytest.mark.usefixtures("textbook")


@contextmanager
def saved() -> Iterator[list[Tensor]]:
    """The tensors that are saved for backward inside."""
    found: list[Tensor] = []

    def pack(tensor: Tensor) -> Tensor:
        found.append(tensor)
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        yield found


def leaf(*sizes: int) -> Tensor:
    return torch.rand(*sizes, requires_grad=True)


def same(found: list[Tensor], *wanted: Tensor) -> bool:
    """Whether these are the very tensors, in order."""
    return [t.data_ptr() for t in found] == [t.data_ptr() for t in wanted]


ops = torch.ops.textbook

FACTS_ONLY: list[Callable[[Tensor], Tensor]] = [
    lambda x: ops.sum(x),
    lambda x: ops.sum_dim(x, 1),
    lambda x: ops.mean(x),
    lambda x: ops.trace(x),
    lambda x: ops.view(x, [-1]),
    lambda x: ops.select(x, 0, 1),
    lambda x: ops.unbind(x)[0],
    lambda x: ops.neg(x),
    lambda x: ops.repeat_rows(x, 2),
    lambda x: ops.roll(x, 1, 0),
    lambda x: ops.add(x, x),
]


@pytest.mark.parametrize("call", FACTS_ONLY)
def test_what_asks_only_facts_saves_no_tensor(call: Callable[[Tensor], Tensor]) -> None:
    x = leaf(3, 3)
    with saved() as tensors:
        call(x)
    assert tensors == []


def test_a_tensor_is_saved_only_if_the_gradient_that_needs_it_is_wanted() -> None:
    x, y, constant = leaf(3), leaf(3), torch.rand(3)
    with saved() as tensors:
        ops.mul(x, constant)
    assert same(tensors, constant)
    with saved() as tensors:
        ops.mul(constant, y)
    assert same(tensors, constant)
    with saved() as tensors:
        ops.mul(x, y)
    assert same(tensors, x, y)


def test_a_result_is_saved_as_such() -> None:
    x = leaf(3)
    with saved() as tensors:
        result = ops.exp(x)
    assert same(tensors, result)


def test_nothing_is_saved_where_nothing_is_tracked() -> None:
    with saved() as tensors:
        ops.mul(torch.rand(3), torch.rand(3))
        with torch.no_grad():
            ops.exp(leaf(3))
    assert tensors == []


def test_what_is_written_is_saved_as_it_was() -> None:
    x, y = leaf(3), leaf(3)
    before = x * 1
    value = before.detach().clone()
    with saved() as tensors:
        ops.mul_(before, y)
    assert any(torch.equal(t, value) for t in tensors)
    torch.autograd.backward(before.sum())
    assert y.grad is not None
    torch.testing.assert_close(y.grad, value)


@pytest.mark.parametrize("write", [lambda x, r: x.add_(1), lambda x, r: ops.add_(x, torch.ones(3))])
def test_what_was_changed_after_it_was_saved_is_told(write: Callable[[Tensor, Tensor], Any]) -> None:
    x, y = torch.rand(3), leaf(3)
    result = ops.mul(x, y)
    write(x, result)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        torch.autograd.backward(result.sum())


def test_a_result_that_was_changed_is_told() -> None:
    result = ops.exp(leaf(3))
    result.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        torch.autograd.backward(result.sum())


def test_a_graph_that_was_freed_is_told() -> None:
    result = ops.exp(leaf(3)).sum()
    torch.autograd.backward(result)
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        torch.autograd.backward(result)


def test_names_of_nodes() -> None:
    x = leaf(3, 3)
    results = [ops.exp(x), ops.log1p(x), ops.max.dim(x, 0)[0]]
    names = [result.grad_fn.name() for result in results]
    assert names == ["ExpBackward0", "Log1pBackward0", "MaxBackward0"]


def test_what_is_not_implemented_raises_in_backward() -> None:
    result = ops.round(leaf(3))
    assert result.requires_grad
    with pytest.raises(NotImplementedError, match="'self' of textbook::round is not implemented"):
        torch.autograd.backward(result.sum())


def test_what_is_not_implemented_says_why() -> None:
    x, y = leaf(3), leaf(3)
    torch.autograd.backward(ops.truncate(x.detach(), y).sum())
    assert y.grad is not None
    with pytest.raises(NotImplementedError, match='derivative for "self" of truncate, a step is not implemented'):
        torch.autograd.backward(ops.truncate(x, y).sum())


def test_what_is_derived_of_an_operator_without_derivatives_has_none() -> None:
    x = leaf(3)
    assert torch.equal(ops.advance(x, torch.ones(3)), x + 1)
    assert not ops.advance(x, torch.ones(3)).requires_grad


def test_what_is_not_differentiable_has_no_history() -> None:
    assert not ops.sign(leaf(3)).requires_grad
    values, indices = ops.max.dim(leaf(3, 3), 0)
    assert values.requires_grad
    assert not indices.requires_grad


def test_out_variants_refuse_what_requires_grad() -> None:
    with pytest.raises(RuntimeError, match="don't support automatic differentiation"):
        ops.mul.out(leaf(3), torch.rand(3), out=torch.empty(3))
    with torch.no_grad():
        ops.mul.out(leaf(3), torch.rand(3), out=torch.empty(3))


def test_forward_mode_without_a_rule_is_told() -> None:
    x = torch.rand(3)
    with pytest.raises(NotImplementedError, match="forward AD with sum_of"):
        torch.func.jvp(lambda x: ops.sum_of([x, None]), (x,), (x,))


def test_in_place_on_a_view_reaches_the_base() -> None:
    x, y = leaf(3, 4), leaf(4)
    base = x * 1
    ops.mul_(ops.select(base, 0, 1), y)
    torch.autograd.backward(base.sum())
    wanted = torch.ones(3, 4)
    wanted[1] = y.detach()
    assert x.grad is not None
    assert y.grad is not None
    torch.testing.assert_close(x.grad, wanted)
    torch.testing.assert_close(y.grad, x.detach()[1])


def test_every_output_without_a_gradient_is_zero() -> None:
    x = torch.rand(3, 4, dtype=torch.float64, requires_grad=True)
    variance, mean = ops.var_mean(x, [1])
    (of_mean,) = torch.autograd.grad(mean.sum(), x, retain_graph=True)
    torch.testing.assert_close(of_mean, torch.full_like(x, 0.25))
    (of_variance,) = torch.autograd.grad(variance.sum(), x)
    torch.testing.assert_close(of_variance, (x - x.mean(1, True)) / 2)
