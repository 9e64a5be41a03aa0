"""What torch's own machinery makes of every operator: opcheck, torch.compile, version counters, views."""

from __future__ import annotations

from pathlib import Path

import opkit
import pytest
import torch
from torch import Tensor
from torch._ops import OpOverload

from opdsl.frontend import load

from .inputs import OUTS, RANDOM, SAMPLES, Sample, samples
from .test_values import assert_same, function_of, tensors

ROOT = Path(__file__).resolve().parents[2]
OPERATORS = [op for op in SAMPLES if not op.endswith("_")]
WRITING = [op for op in SAMPLES if op.endswith("_")]
VIEWS = ["split_heads", "split_gates"]
DATA_DEPENDENT = ["nms"]
"""The size of the result depends on values."""


def overload(op: str, name: str = "default") -> OpOverload[..., object]:
    found = getattr(getattr(torch.ops.opkit, op), name)
    assert isinstance(found, OpOverload)
    return found


def first(op: str) -> Sample:
    return next(iter(samples(op, torch.float32)))


@pytest.mark.parametrize("op", SAMPLES)
def test_opcheck(op: str) -> None:
    for sample in samples(op, torch.float32):
        ours = sample.copy()
        torch.library.opcheck(overload(op), ours.args, ours.kwargs)


@pytest.mark.parametrize("op", OUTS)
def test_opcheck_of_out_variants(op: str) -> None:
    sample = first(op)
    results = tensors(overload(op)(*sample.args, **sample.kwargs))
    outs = {name: torch.zeros_like(value) for name, value in zip(OUTS[op], results, strict=True)}
    torch.library.opcheck(overload(op, "out"), sample.args, {**sample.kwargs, **outs})


@pytest.mark.parametrize("name", ["ema", "ema_"])
def test_opcheck_of_overloads(name: str) -> None:
    x, y, decay = torch.randn(3, 4), torch.randn(3, 4), torch.rand(4)
    expected = decay * x + (1 - decay) * y
    torch.library.opcheck(overload(name, "Tensor"), (x.clone(), y, decay))
    torch.testing.assert_close(getattr(opkit, name)(x.clone(), y, decay), expected)


def test_every_operator_is_checked() -> None:
    """An operator that's added is in the samples, or this fails."""
    library = load([ROOT / "operators"], ROOT)
    checked = {*SAMPLES, *(f"{op}.out" for op in OUTS), "ema.Tensor", "ema_.Tensor"}
    assert {function.name.unqualified for function in library.functions} == checked


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("op", [op for op in SAMPLES if op not in DATA_DEPENDENT and op not in RANDOM])
def test_compiles_without_a_graph_break(op: str, dynamic: bool) -> None:
    torch._dynamo.reset()
    function = function_of(op)
    sample = first(op)
    compiled = torch.compile(function, fullgraph=True, dynamic=dynamic)
    ours, theirs = sample.copy(), sample.copy()
    actual = compiled(*ours.args, **ours.kwargs)
    expected = function(*theirs.args, **theirs.kwargs)
    assert_same(actual, expected)
    assert_same(ours.args, theirs.args)


@pytest.mark.parametrize("op", sorted(RANDOM))
def test_random_operators_compile(op: str) -> None:
    torch._dynamo.reset()
    sample = first(op)
    kwargs = {name: value for name, value in sample.kwargs.items() if name != "generator"}
    compiled = torch.compile(function_of(op), fullgraph=True)
    (result,) = tensors(compiled(*sample.args, **kwargs))
    (expected,) = tensors(function_of(op)(*sample.args, **kwargs))
    assert result.shape == expected.shape
    assert result.dtype == expected.dtype


@pytest.mark.parametrize("op", DATA_DEPENDENT)
def test_data_dependent_operators_compile(op: str) -> None:
    torch._dynamo.reset()
    sample = first(op)
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        compiled = torch.compile(function_of(op), fullgraph=True)
        assert_same(compiled(*sample.args, **sample.kwargs), function_of(op)(*sample.args, **sample.kwargs))


@pytest.mark.parametrize("op", WRITING)
def test_in_place_operators_bump_versions(op: str) -> None:
    sample = first(op).copy()
    schema = torch.ops.opkit.__getattr__(op).default._schema
    before = [[tensor._version for tensor in tensors(value)] for value in sample.args]
    overload(op)(*sample.args, **sample.kwargs)
    for argument, value, versions in zip(schema.arguments, sample.args, before, strict=False):
        written = argument.alias_info is not None and argument.alias_info.is_write
        assert [tensor._version for tensor in tensors(value)] == [v + written for v in versions], argument.name


@pytest.mark.parametrize("op", OUTS)
def test_out_variants_bump_versions(op: str) -> None:
    sample = first(op)
    results = tensors(overload(op)(*sample.args, **sample.kwargs))
    outs = {name: torch.zeros_like(value) for name, value in zip(OUTS[op], results, strict=True)}
    before = {name: out._version for name, out in outs.items()}
    overload(op, "out")(*sample.args, **sample.kwargs, **outs)
    assert all(out._version > before[name] for name, out in outs.items())


@pytest.mark.parametrize("op", VIEWS)
def test_views_are_views_to_autograd(op: str) -> None:
    sample = first(op).copy()
    base = sample.args[0]
    assert isinstance(base, Tensor)
    base = base.clone()
    results = tensors(overload(op)(base, *sample.args[1:], **sample.kwargs))
    for view in results:
        assert view._is_view()
        assert view._base is base
    results[0].add_(1)
    assert base._version == 1
    if len(results) > 1:
        assert results[1]._version == 1


@pytest.mark.parametrize("op", VIEWS)
def test_copies_of_views_share_nothing(op: str) -> None:
    sample = first(op)
    base = sample.args[0]
    assert isinstance(base, Tensor)
    expected = overload(op)(*sample.args, **sample.kwargs)
    copies = overload(f"{op}_copy")(*sample.args, **sample.kwargs)
    assert_same(copies, expected)
    assert all(c.untyped_storage().data_ptr() != base.untyped_storage().data_ptr() for c in tensors(copies))


def test_writes_through_a_view_are_functionalized() -> None:
    torch._dynamo.reset()

    def program(x: Tensor) -> Tensor:
        y = x * 1
        heads = opkit.split_heads(y, 2)
        heads.add_(1)
        opkit.ema_(heads, torch.zeros_like(heads), 0.5)
        opkit.split_gates(y, -1, 2)[1].mul_(3)
        return y

    x = torch.randn(3, 8)
    for backend in ("aot_eager", "inductor"):
        torch._dynamo.reset()
        assert_same(torch.compile(program, fullgraph=True, backend=backend)(x), program(x))


def test_functionalize_removes_every_mutation() -> None:
    def program(x: Tensor) -> Tensor:
        y = x.clone()
        opkit.softcap_(y, 2.0)
        return opkit.split_heads(y, 2).mul_(2)

    x = torch.randn(3, 8)
    traced = torch.fx.experimental.proxy_tensor.make_fx(torch.func.functionalize(program))(x)
    names = {str(node.target) for node in traced.graph.nodes if node.op == "call_function"}
    assert not {name for name in names if name.split(".")[1].endswith("_")}, names
    assert_same(traced(x), program(x))


def test_methods_and_modules_of_the_package() -> None:
    assert opkit.quant.pack_int4(torch.ones(2, 4, dtype=torch.uint8)).shape == (2, 2)
    assert opkit.knn(torch.rand(2, 3), torch.rand(5, 3), 2)._fields == ("distances", "indices")
    with pytest.raises(TypeError, match="no signature"):
        opkit.knn("x")  # type: ignore[call-overload]


@pytest.mark.parametrize("op", OPERATORS)
def test_documented(op: str) -> None:
    assert function_of(op).__doc__
