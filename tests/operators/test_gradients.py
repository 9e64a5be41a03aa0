"""The gradients of every operator that has some, in every way that autograd is used.

Which operators, inputs and modes these are is read from the declarations: whoever adds a derivative adds a test.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import opkit  # noqa: F401
import pytest
import torch
from torch import Tensor

from opdsl.frontend import load
from opdsl.model.derivative import Derivatives, differentiable_inputs, differentiable_outputs, results
from opdsl.model.function import NativeFunction

from .inputs import Sample, samples

ROOT = Path(__file__).resolve().parents[2]
FUNCTIONS = [
    function
    for function in load([ROOT / "operators"], ROOT).functions
    if function.derivatives is not None and function.derivatives.rules and not function.schema.out_arguments
]
"""Those with a formula for the gradient of some input."""
FUNCTIONAL = [f for f in FUNCTIONS if not f.schema.mutable_arguments and f.view_copy_of is None]
INPLACE = [f for f in FUNCTIONS if f.schema.mutable_arguments]
FORWARD = [f for f in FUNCTIONAL if f.derivatives is not None and f.derivatives.forward]

Call = Callable[..., tuple[Tensor, ...]]


def overload(function: NativeFunction) -> Any:
    packet = getattr(torch.ops.opkit, function.name.base)
    return getattr(packet, function.name.overload or "default")


def cases(functions: Sequence[NativeFunction]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("function", functions, ids=lambda f: f.name.unqualified)


def sampled(function: NativeFunction) -> Iterator[Sample]:
    name = function.name
    if name.overload == "Tensor":
        x = torch.randn(3, 4, dtype=torch.float64)
        yield Sample((x, torch.randn_like(x), torch.rand(4, dtype=torch.float64)), {})
    else:
        for sample in samples(name.base, torch.float64):
            call, inputs = of_inputs(function, sample)
            if any(t.numel() for t in call(*inputs)):
                yield sample


def flat(value: Any) -> list[Tensor]:
    if isinstance(value, Tensor):
        return [value]
    return [t for each in value for t in flat(each)] if isinstance(value, list | tuple) else []


def refilled(value: Any, new: Iterator[Tensor]) -> Any:
    if isinstance(value, Tensor):
        return next(new)
    return type(value)(refilled(v, new) for v in value) if isinstance(value, list | tuple) else value


def of_inputs(function: NativeFunction, sample: Sample) -> tuple[Call, list[Tensor]]:
    """The operator as a function of its differentiable inputs, with its differentiable results; and the inputs."""
    assert function.derivatives is not None
    schema = function.schema
    given = dict(zip((a.name for a in schema.positional), sample.args, strict=False)) | dict(sample.kwargs)
    names = [a.name for a in differentiable_inputs(schema, function.derivatives) if given.get(a.name) is not None]
    outputs = [i for i, _, _ in differentiable_outputs(schema, function.derivatives)]
    written = {a.name for a in schema.mutable_arguments}

    def call(*tensors: Tensor) -> tuple[Tensor, ...]:
        new = iter(tensors)
        passed = given | {name: refilled(given[name], new) for name in names}
        for name in written:
            passed[name] = refilled(passed[name], iter([t.clone() for t in flat(passed[name])]))
        found = overload(function)(**passed)
        if found is None:
            return tuple(t for name in written for t in flat(passed[name]))
        several = found if len(results(schema)) > 1 else (found,)
        return tuple(t for i in outputs for t in flat(several[i]))

    return call, [t for name in names for t in flat(given[name])]


def leaves(inputs: Sequence[Tensor]) -> list[Tensor]:
    """Leaves with the same strides."""
    return [torch.empty_strided(t.shape, t.stride(), dtype=t.dtype).copy_(t).requires_grad_() for t in inputs]


def gradients(call: Call, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    found = call(*inputs)
    return torch.autograd.grad(found, inputs, [torch.ones_like(t) * (i + 1) for i, t in enumerate(found)])


def inner(a: Sequence[Tensor], b: Sequence[Tensor]) -> Tensor:
    return torch.stack([(x * y).sum() for x, y in zip(a, b, strict=True)]).sum()


def total(tensors: Sequence[Tensor]) -> Tensor:
    return torch.stack([t.sum() for t in tensors]).sum()


@cases(FUNCTIONAL)
def test_gradcheck(function: NativeFunction) -> None:
    """Numerically; batched, and with gradients that aren't there; forward mode with it, where there is one."""
    for sample in sampled(function):
        call, inputs = of_inputs(function, sample)
        forward = function in FORWARD
        assert torch.autograd.gradcheck(
            call, leaves(inputs), check_forward_ad=forward, check_batched_grad=True, check_undefined_grad=True
        )


@cases(FUNCTIONAL)
def test_gradgradcheck(function: NativeFunction) -> None:
    for sample in sampled(function):
        call, inputs = of_inputs(function, sample)
        assert torch.autograd.gradgradcheck(call, leaves(inputs))


@cases(FORWARD)
def test_forward_agrees_with_reverse(function: NativeFunction) -> None:
    """``<u, J v> = <J^T u, v>``, through `torch.func`."""
    for sample in sampled(function):
        call, inputs = of_inputs(function, sample)
        tangents = tuple(torch.randn_like(t) for t in inputs)
        tangent: tuple[Tensor, ...] = torch.func.jvp(call, tuple(inputs), tangents)[1]
        pullback: Call = torch.func.vjp(call, *inputs)[1]
        cotangents = tuple(torch.randn_like(t) for t in tangent)
        torch.testing.assert_close(inner(cotangents, tangent), inner(pullback(cotangents), tangents))


@cases(FUNCTIONAL)
def test_vmap_over_grad(function: NativeFunction) -> None:
    """Gradients of each element of a batch are those of each call."""
    call, inputs = of_inputs(function, next(sampled(function)))

    grad = torch.func.grad(lambda *tensors: total(call(*tensors)), argnums=tuple(range(len(inputs))))
    batches = [torch.stack([t, t + 0.125]) for t in inputs]
    found = torch.func.vmap(grad)(*batches)
    for i in range(2):
        torch.testing.assert_close([f[i] for f in found], list(grad(*(b[i] for b in batches))))


@cases(INPLACE)
def test_in_place_has_the_gradients_of_the_functional(function: NativeFunction) -> None:
    base = function.name.base.rstrip("_")
    functional = next(f for f in FUNCTIONAL if f.name.base == base and f.name.overload == function.name.overload)
    for sample in sampled(function):
        call, inputs = of_inputs(function, sample)
        reference, _ = of_inputs(functional, sample)
        torch.testing.assert_close(gradients(call, leaves(inputs)), gradients(reference, leaves(inputs)))
        tangents = tuple(torch.randn_like(t) for t in inputs)
        found, wanted = (torch.func.jvp(c, tuple(inputs), tangents)[1] for c in (call, reference))
        torch.testing.assert_close(found, wanted)


@cases(INPLACE)
def test_in_place_on_a_leaf_is_refused(function: NativeFunction) -> None:
    sample = next(sampled(function))
    first = leaves(flat(sample.args[0]))
    args = (first if isinstance(sample.args[0], list) else first[0], *sample.args[1:])
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        overload(function)(*args, **sample.kwargs)


@cases(FUNCTIONAL)
@pytest.mark.parametrize("dynamic", [False, True])
def test_compiles_forward_and_backward(function: NativeFunction, dynamic: bool) -> None:
    torch._dynamo.reset()
    call, inputs = of_inputs(function, next(sampled(function)))
    compiled = torch.compile(call, backend="aot_eager", fullgraph=True, dynamic=dynamic)
    torch.testing.assert_close(gradients(compiled, leaves(inputs)), gradients(call, leaves(inputs)))


@cases(FUNCTIONAL)
def test_compiled_autograd(function: NativeFunction) -> None:
    torch._dynamo.reset()
    call, inputs = of_inputs(function, next(sampled(function)))
    compiler = partial(torch.compile, backend="aot_eager", fullgraph=True)
    with torch._dynamo.compiled_autograd._enable(compiler):
        found = gradients(call, leaves(inputs))
    torch.testing.assert_close(found, gradients(call, leaves(inputs)))


@cases(FUNCTIONAL)
def test_retain_graph(function: NativeFunction) -> None:
    """With the graph retained, backward can run again."""
    call, inputs = of_inputs(function, next(sampled(function)))
    inputs = leaves(inputs)
    summed = total(call(*inputs))
    first = torch.autograd.grad(summed, inputs, retain_graph=True)
    second = torch.autograd.grad(summed, inputs)
    torch.testing.assert_close(first, second)


@cases(FUNCTIONAL)
def test_nothing_saved_is_left_after_backward(function: NativeFunction) -> None:
    call, inputs = of_inputs(function, next(sampled(function)))
    kept: list[weakref.ref[Tensor]] = []

    def pack(tensor: Tensor) -> Tensor:
        alias = tensor.detach()
        kept.append(weakref.ref(alias))
        return alias

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        summed = total(call(*leaves(inputs)))
    torch.autograd.backward(summed)
    gc.collect()
    assert [ref for ref in kept if ref() is not None] == []


@cases(FUNCTIONAL)
def test_an_input_without_grad_costs_nothing(function: NativeFunction) -> None:
    """Each input alone gets the same gradient as among the others."""
    call, inputs = of_inputs(function, next(sampled(function)))
    wanted = gradients(call, leaves(inputs))
    for i in range(len(inputs)):
        mixed = [leaf if j == i else leaf.detach() for j, leaf in enumerate(leaves(inputs))]
        found = call(*mixed)
        weights = [torch.ones_like(t) * (k + 1) for k, t in enumerate(found)]
        pairs = [(t, w) for t, w in zip(found, weights, strict=True) if t.requires_grad]
        (grad,) = torch.autograd.grad([t for t, _ in pairs], [mixed[i]], [w for _, w in pairs])
        torch.testing.assert_close(grad, wanted[i])


def spread(tensor: Tensor) -> Tensor:
    """The same values, each with a gap after it."""
    return torch.stack([tensor, torch.zeros_like(tensor)], -1)[..., 0]


@cases(FUNCTIONAL)
def test_inputs_of_any_strides(function: NativeFunction) -> None:
    for sample in sampled(function):
        call, inputs = of_inputs(function, sample)
        wanted = gradients(call, leaves([t.contiguous() for t in inputs]))
        found = gradients(call, leaves([spread(t) for t in inputs]))
        torch.testing.assert_close(found, wanted)


@cases(FUNCTIONAL)
def test_opcheck_with_history(function: NativeFunction) -> None:
    """torch's own checks of what's registered, with inputs that require grad."""
    sample = next(sampled(function))
    _, inputs = of_inputs(function, sample)
    names = [a.name for a in function.schema.positional]
    tracked = iter(leaves(inputs))
    differentiable = {a.name for a in differentiable_inputs(function.schema, _derivatives(function))}
    args = tuple(
        refilled(value, tracked) if name in differentiable and value is not None else value
        for name, value in zip(names, sample.args, strict=False)
    )
    kwargs = {
        name: refilled(value, tracked) if name in differentiable and value is not None else value
        for name, value in sample.kwargs.items()
    }
    torch.library.opcheck(overload(function), args, kwargs)


def _derivatives(function: NativeFunction) -> Derivatives:
    assert function.derivatives is not None
    return function.derivatives
