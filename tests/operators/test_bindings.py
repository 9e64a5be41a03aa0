"""The functions of the package behave as torch's own do, in every respect that people rely on."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import opkit
import pytest
import torch
from torch import Tensor
from torch.fx.experimental.proxy_tensor import make_fx
from torch.overrides import TorchFunctionMode

untyped: Any = opkit
"""For calls that checkers refuse."""
ROOT = Path(__file__).resolve().parents[2]


def pair() -> tuple[Tensor, Tensor]:
    return torch.randn(3, 4), torch.randn(3, 4)


def test_functions_are_builtins_with_a_home() -> None:
    assert inspect.isbuiltin(opkit.swiglu)
    assert opkit.swiglu.__module__ == "opkit"
    assert opkit.quant.pack_int4.__module__ == "opkit.quant"
    assert opkit.swiglu.__name__ == opkit.swiglu.__qualname__ == "swiglu"


def test_signatures() -> None:
    assert str(inspect.signature(opkit.swiglu)) == "(gate, up, *, out=None)"
    assert str(inspect.signature(opkit.rms_norm)) == "(input, weight=None, eps=1e-06, *, out=None)"
    assert str(inspect.signature(opkit.fused_lion_)).endswith("betas=(0.9, 0.99), weight_decay=0.0)")
    assert str(inspect.signature(opkit.stochastic_round)) == "(input, dtype=Ellipsis, *, generator=None)"


def test_help() -> None:
    shown = pydoc.plain(pydoc.render_doc(opkit.softcap))
    assert "softcap(input, cap, *, out=None)" in shown
    assert "bounds logits smoothly" in shown


@pytest.mark.parametrize("function", [opkit.swiglu, opkit.ema, opkit.quant.pack_int4])
def test_functions_are_pickled_by_name_and_not_copied(function: Callable[..., Any]) -> None:
    assert pickle.loads(pickle.dumps(function)) is function
    assert copy.deepcopy(function) is function


def test_positions_names_and_defaults() -> None:
    x, weight = torch.randn(2, 4), torch.rand(4)
    wanted = torch.ops.opkit.rms_norm(x, weight, 1e-3)
    for found in (
        opkit.rms_norm(x, weight, 1e-3),
        opkit.rms_norm(x, eps=1e-3, weight=weight),
        opkit.rms_norm(eps=1e-3, input=x, weight=weight),
    ):
        torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(opkit.rms_norm(x), torch.ops.opkit.rms_norm(x))


def test_numbers_of_all_kinds() -> None:
    x = torch.randn(3, 4)
    wanted = opkit.softcap(x, 2.0)
    for cap in (2, np.float32(2), np.int64(2), True + 1):
        torch.testing.assert_close(untyped.softcap(x, cap), wanted)


def test_overloads_are_chosen_by_type() -> None:
    x, y = pair()
    torch.testing.assert_close(opkit.ema(x, y, torch.full((4,), 0.5)), opkit.ema(x, y, 0.5))


def test_out_is_returned() -> None:
    x, y = pair()
    out = torch.empty(3, 4)
    assert opkit.swiglu(x, y, out=out) is out
    distances, indices = torch.empty(3, 2), torch.empty(3, 2, dtype=torch.long)
    nearest = opkit.knn(x, y, 2, out=(distances, indices))
    assert nearest.distances is distances


def test_in_place_returns_the_argument() -> None:
    x = torch.randn(3)
    assert opkit.softcap_(x, 1.0) is x


def test_named_results() -> None:
    nearest = opkit.knn(*pair(), 2)
    assert type(nearest) is opkit.return_types.knn
    assert nearest.distances is nearest[0]


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: untyped.swiglu(x), TypeError, "missing 1 required positional argument: 'up'"),
        (lambda x: untyped.swiglu(x, x, x), TypeError, "takes 2 positional arguments but 3"),
        (lambda x: untyped.swiglu(x, x, ouput=x), TypeError, "unexpected keyword argument 'ouput'"),
        (lambda x: untyped.swiglu(x, gate=x), TypeError, "multiple values for argument 'gate'"),
        (
            lambda x: untyped.swiglu(x, "x"),
            TypeError,
            r"argument 'up' \(position 2\) must be Tensor, not str",
        ),
        (lambda x: untyped.swiglu(x, gaet=x), TypeError, "did you mean 'gate'"),
        (lambda x: untyped.accumulate(x, [x, 1]), TypeError, r"must be Sequence\[Tensor \| None\], element 1 is int"),
        (lambda x: untyped.ema(x, x, "x"), TypeError, r"(?s)no signature for .*decay: float.*not str.*decay: Tensor"),
        (lambda x: untyped.knn(x, x, 100), RuntimeError, "k is 100, but there are 3 points"),
        (lambda x: untyped.knn(x, x, 1, metric="manhattan"), ValueError, "metric must be"),
    ],
)
def test_mistakes(call: Callable[[Tensor], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call(torch.randn(3, 4))


class Logged(torch.Tensor):
    calls: list[Any] = []  # noqa: RUF012

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.calls.append(func)
        return super().__torch_function__(func, types, args, kwargs or {})  # type: ignore[no-untyped-call]


def test_subclasses_see_the_function() -> None:
    x, y = pair()
    Logged.calls.clear()
    assert isinstance(opkit.swiglu(x.as_subclass(Logged), y), Logged)
    assert opkit.swiglu in Logged.calls
    Logged.calls.clear()
    opkit.accumulate(x, [y.as_subclass(Logged)])
    assert opkit.accumulate in Logged.calls


def test_modes_see_the_function() -> None:
    seen = []

    class Mode(TorchFunctionMode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(func)
            return func(*args, **(kwargs or {}))

    x, y = pair()
    with Mode():
        opkit.swiglu(x, y)
    assert opkit.swiglu in seen


def test_parameters_are_tensors() -> None:
    x = torch.nn.Parameter(torch.randn(3, 4))
    assert opkit.swiglu(x, x).requires_grad


def test_fx_make_fx_and_jit_see_the_operator() -> None:
    x, y = pair()
    graph = torch.fx.symbolic_trace(lambda a, b: opkit.swiglu(a, up=b))
    assert opkit.swiglu in {node.target for node in graph.graph.nodes}
    torch.testing.assert_close(graph(x, y), opkit.swiglu(x, y))
    assert "opkit.swiglu.default" in make_fx(lambda a, b: opkit.swiglu(a, b))(x, y).code
    traced = torch.jit.trace(lambda a, b: opkit.swiglu(a, b), (x, y))  # type: ignore[no-untyped-call]
    assert "opkit::swiglu" in str(traced.graph)


def test_compiles_without_a_graph_break() -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        nearest = opkit.knn(x, y, k=2)
        return opkit.swiglu(x, y).sum() + nearest.distances.sum() + opkit.ema(x, y, 0.5).sum()

    x, y = pair()
    torch._dynamo.reset()
    torch.testing.assert_close(torch.compile(program, fullgraph=True, backend="aot_eager")(x, y), program(x, y))


def test_importing_the_package_imports_no_compiler() -> None:
    code = "import sys, opkit; print('torch._dynamo' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "build" / "lib")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


def test_the_gil_is_released() -> None:
    """While an operator computes, another thread runs."""
    x = torch.randn(300, 64)
    ticks = 0
    done = threading.Event()

    def count() -> None:
        nonlocal ticks
        while not done.wait(0.001):
            ticks += 1

    thread = threading.Thread(target=count)
    interval = sys.getswitchinterval()
    # With so long an interval a thread only runs while the other gives the GIL away.
    sys.setswitchinterval(60)
    try:
        thread.start()
        before = ticks
        opkit.knn(x.repeat(10, 1), x.repeat(10, 1), 8)
        after = ticks
    finally:
        done.set()
        sys.setswitchinterval(interval)
        thread.join()
    assert after > before


def test_warnings_are_those_of_python() -> None:
    """torch warns when `out` has another shape: the warning can be caught, or be an error."""
    x, y = pair()
    with pytest.warns(UserWarning, match="An output with one or more elements was resized"):
        opkit.swiglu(x, y, out=torch.empty(2))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="was resized"):
            opkit.swiglu(x, y, out=torch.empty(2))


def test_many_threads_call_at_once() -> None:
    x, y = pair()
    wanted = opkit.swiglu(x, y)
    failures = []

    def work() -> None:
        for _ in range(200):
            if not torch.equal(opkit.swiglu(x, up=y), wanted):
                failures.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_methods_of_tensors() -> None:
    x: Any = torch.randn(3)
    torch.testing.assert_close(x.softcap(2.0), opkit.softcap(x, 2.0))
    torch.testing.assert_close(x.clone().softcap_(cap=2.0), opkit.softcap(x, 2.0))
    compiled = torch.compile(lambda t: t.softcap(2.0) * 2, fullgraph=True, backend="eager")
    torch.testing.assert_close(compiled(x), opkit.softcap(x, 2.0) * 2)
    assert isinstance(x.as_subclass(Logged).softcap(2.0), Logged)


def test_deprecated_signatures_warn_where_they_are_called() -> None:
    x, y = pair()
    with pytest.warns(DeprecationWarning, match="knn: the number of neighbours comes last") as caught:
        nearest = untyped.knn(2, x, y)
    torch.testing.assert_close(nearest.indices, opkit.knn(x, y, 2).indices)
    assert [Path(warning.filename).name for warning in caught] == ["test_bindings.py"]


def test_variants_have_the_deprecated_signature() -> None:
    x, y = torch.randn(3), torch.randn(3)
    wanted = opkit.ema(x, y, 0.5)
    with pytest.warns(DeprecationWarning, match="ema: the decay comes last"):
        torch.testing.assert_close(untyped.ema(0.5, x, y), wanted)
    out = torch.empty(3)
    with pytest.warns(DeprecationWarning):
        assert untyped.ema(0.5, x, y, out=out) is out
    torch.testing.assert_close(out, wanted)
    with pytest.warns(DeprecationWarning, match="ema_: the decay comes last"):
        assert untyped.ema_(0.5, x, y) is x
    torch.testing.assert_close(x, wanted)
