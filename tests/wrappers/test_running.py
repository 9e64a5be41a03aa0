"""The wrappers of every kind of operator, compiled and run.

What is asked of each: that what it writes bumps a version counter, that a view is one to autograd, that `opcheck`
passes all its tests, and that `torch.compile` and `functionalize` give what running it gives.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend
from torch.autograd.grad_mode import _force_original_view_tracking
from torch.library import opcheck

pytestmark = [pytest.mark.compile, pytest.mark.usefixtures("library")]
ops = torch.ops.wraptest


def x() -> Tensor:
    return torch.linspace(-3, 3, 24).view(4, 6).clone()


# -- autograd's view of it


def test_writing_bumps_the_version() -> None:
    a, b, c = x(), x(), x()
    assert ops.scale_(a, 3.0) is a
    ops.step_(b, x(), c)
    assert (a._version, b._version, c._version) == (1, 1, 1)
    ops.each_([a, b])
    ops.maybe_(c, torch.tensor(2.0))
    ops.maybe_(None, torch.tensor(2.0))
    assert (a._version, b._version, c._version) == (2, 2, 2)
    total = ops.count_(a, b)
    assert a._version == 3
    torch.testing.assert_close(total, a.sum())


def test_out_arguments_are_resized_and_bumped() -> None:
    low, high = torch.empty(0), torch.empty(6)
    result = ops.extremes.out(x(), low=low, high=high)
    assert result[0] is low and result[1] is high
    torch.testing.assert_close((low, high), (x().amin(0), x().amax(0)))
    assert low._version >= 1 and high._version >= 1
    transposed = torch.empty(6, 4).t()
    ops.rising.out(x(), 1, out=transposed)
    torch.testing.assert_close(transposed, x().cummax(1).values)
    assert transposed.stride() == (1, 4)


def test_a_stale_tensor_is_noticed_in_backward() -> None:
    a = x().requires_grad_()
    b = a * 1
    loss = (b * b).sum()
    with torch.no_grad():
        ops.scale_(b, 2.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        torch.autograd.grad(loss, a)


def test_views_are_views() -> None:
    a = x()
    view = ops.heads(a, 2)
    assert view._is_view() and view._base is a
    view.add_(1)
    assert a._version == 1
    torch.testing.assert_close(a, x() + 1)
    assert all(part._base is a for part in ops.parts(1, a, 3))
    assert all(end._base is a for end in ops.ends(a, [6, 4], 2, "note"))
    assert ops.heads(a.view(24).view(4, 6), 3)._base is a


def test_views_know_where_they_were_made() -> None:
    a = x().requires_grad_() * 1
    with torch.no_grad():
        view = ops.heads(a, 2)
    with pytest.raises(RuntimeError, match="no_grad mode"):
        view.mul_(2)
    with torch.inference_mode():
        ops.scale_(ops.heads(x(), 2), 2.0)


def test_views_are_replayed_where_they_must() -> None:
    a = x()
    with _force_original_view_tracking(True):
        view = ops.heads(a, 2)
        again = view._view_func(torch.zeros(4, 6))
    torch.testing.assert_close(again, torch.zeros(2, 4, 3))


# -- structured kernels


def test_structured_kernels_agree_with_what_they_compute() -> None:
    expected = torch.tanh(x() / 2) * 2
    torch.testing.assert_close(ops.softcap(x(), 2.0), expected)
    torch.testing.assert_close(ops.softcap(x().t(), 2.0), expected.t())
    torch.testing.assert_close(ops.softcap_(x(), 2.0), expected)
    torch.testing.assert_close(ops.softcap.out(x(), 2.0, out=torch.empty(0)), expected)
    assert ops.softcap(torch.arange(3), 2.0).dtype == torch.float32
    assert ops.rising(x().t(), 0).is_contiguous()
    torch.testing.assert_close(ops.total([x(), x()], [x(), None], x()), x() ** 2 + 2 * x())


def test_structured_kernels_refuse_what_does_not_fit() -> None:
    with pytest.raises(RuntimeError, match="cap must be positive"):
        ops.softcap(x(), -1.0)
    with pytest.raises(RuntimeError, match="can't be cast"):
        ops.softcap_(torch.arange(3), 2.0)
    with pytest.raises(RuntimeError, match="dtype"):
        ops.rising.out(x(), 0, out=torch.empty(4, 6, dtype=torch.float64))


def test_ufuncs_broadcast_promote_and_name_what_they_lack() -> None:
    expected = 3 * (x() ** 2 + x()[:1] ** 2).sqrt()
    torch.testing.assert_close(ops.hypotenuse(x(), x()[:1], 3), expected)
    assert ops.hypotenuse(x().double(), x()).dtype == torch.float64
    with pytest.raises(RuntimeError, match=r"hypotenuse.*not implemented for 'Long'"):
        ops.hypotenuse(torch.arange(3), torch.arange(3))


# -- opcheck, torch.compile, functionalize


def calls() -> dict[str, Callable[[], tuple[object, ...]]]:
    out = {"out": torch.empty(4, 6)}
    return {
        "scale": lambda: (ops.scale.default, (x(), 3.0)),
        "scale_": lambda: (ops.scale_.default, (x(), 3.0)),
        "scale.out": lambda: (ops.scale.out, (x(), 3.0), out),
        "shift": lambda: (ops.shift.default, (x(), 3)),
        "shift_": lambda: (ops.shift_.default, (x(), 3)),
        "shift.out": lambda: (ops.shift.out, (x(), 3), out),
        "negate_": lambda: (ops.negate_.default, (x(),)),
        "twice.out": lambda: (ops.twice.out, (x(),), out),
        "step_": lambda: (ops.step_.default, (x(), x(), x()), {"step": 2}),
        "count_": lambda: (ops.count_.default, (x(), x())),
        "each_": lambda: (ops.each_.default, ([x(), x()],)),
        "maybe_": lambda: (ops.maybe_.default, (x(), torch.tensor(2.0))),
        "maybe_ not": lambda: (ops.maybe_.default, (None, torch.tensor(2.0))),
        "extremes": lambda: (ops.extremes.default, (x(),)),
        "extremes.out": lambda: (ops.extremes.out, (x(),), {"low": torch.empty(6), "high": torch.empty(6)}),
        "heads": lambda: (ops.heads.default, (x(), 2)),
        "heads_copy": lambda: (ops.heads_copy.default, (x(), 2)),
        "parts": lambda: (ops.parts.default, (1, x(), 3)),
        "parts_copy": lambda: (ops.parts_copy.default, (1, x(), 3)),
        "ends": lambda: (ops.ends.default, (x(), [6, 4], 2, "note")),
        "ends_copy": lambda: (ops.ends_copy.default, (x(), [6, 4])),
        "softcap": lambda: (ops.softcap.default, (x().t(), 2.0)),
        "softcap_": lambda: (ops.softcap_.default, (x(), 2.0)),
        "softcap.out": lambda: (ops.softcap.out, (x(), 2.0), out),
        "rising": lambda: (ops.rising.default, (x(), -1)),
        "rising.out": lambda: (ops.rising.out, (x(), -1), out),
        "total": lambda: (ops.total.default, ([x(), x()], [x(), None], x())),
        "total bare": lambda: (ops.total.default, ([x()], [None])),
        "total.out": lambda: (ops.total.out, ([x(), x()], [None, x()]), out),
        "hypotenuse": lambda: (ops.hypotenuse.default, (x(), x()[:1])),
        "hypotenuse_": lambda: (ops.hypotenuse_.default, (x(), x()[:1])),
    }


@pytest.mark.parametrize("name", calls())
def test_opcheck(name: str) -> None:
    found = opcheck(*calls()[name]())  # type: ignore[arg-type]
    assert set(found.values()) == {"SUCCESS"}


def writes_through_a_view(x: Tensor) -> Tensor:
    y = x * 1
    view = ops.heads(y, 2)
    view.add_(1)
    ops.scale_(view, 2.0)
    return y + torch.sum(view)


def writes_through_parts(x: Tensor) -> tuple[Tensor, Tensor]:
    y = x.clone()
    first, second, third = ops.parts(1, y, 3)
    first.mul_(2)
    ops.shift_(second, 3)
    return y, third


def writes_through_a_view_of_a_view(x: Tensor) -> Tensor:
    y = x.clone()
    low, high = ops.ends(y.t().contiguous(), [x.shape[0], x.shape[1]], 1, "note")
    ops.softcap_(ops.heads(low[None], 2), 3.0)
    return torch.add(low, high)


def writes_its_argument(x: Tensor) -> Tensor:
    ops.scale_(x, 2.0)
    ops.negate_(x)
    view: Tensor = ops.heads(x, 2)
    return view


def writes_outs(x: Tensor) -> tuple[Tensor, Tensor]:
    out = torch.empty_like(x)
    ops.scale.out(x, 3.0, out=out)
    low, high = torch.empty_like(x[0]), torch.empty_like(x[0])
    ops.extremes.out(out, low=low, high=high)
    ops.twice.out(x, out=out)
    return out + low, high


def writes_several(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    param, moment = x.clone(), torch.zeros_like(x)
    ops.step_(param, x, moment, step=2)
    ops.each_([param, moment], 2.0)
    ops.maybe_(moment, param.sum())
    return param, moment, ops.count_(param, x)


def runs_structured(x: Tensor) -> Tensor:
    y = ops.softcap(x, 2.0) + ops.hypotenuse(x, x[:1], 2)
    ops.softcap_(y, 3.0)
    result: Tensor = ops.softcap.out(y, 4.0, out=torch.empty_like(y))
    return result


PROGRAMS: tuple[Callable[[Tensor], object], ...] = (
    writes_through_a_view,
    writes_through_parts,
    writes_through_a_view_of_a_view,
    writes_its_argument,
    writes_outs,
    writes_several,
    runs_structured,
)


def same(program: Callable[[Tensor], object], changed: Callable[[Tensor], object]) -> None:
    a, b = x(), x()
    torch.testing.assert_close(changed(b), program(a))
    torch.testing.assert_close(b, a)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_compile(program: Callable[[Tensor], object], backend: str, dynamic: bool) -> None:
    torch._dynamo.reset()
    same(program, torch.compile(program, backend=backend, fullgraph=True, dynamic=dynamic))


# `functionalize` alone, without torch.compile, refuses operators that write and have no functional counterpart.
@pytest.mark.parametrize(
    "program", [p for p in PROGRAMS if p not in (writes_several, writes_outs, writes_its_argument)]
)
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_functionalize(program: Callable[[Tensor], object], remove: str) -> None:
    same(program, torch.func.functionalize(program, remove=remove))


def test_structured_kernels_with_an_iterator_compile_once_for_all_sizes() -> None:
    torch._dynamo.reset()
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(runs_structured, backend=counter, fullgraph=True, dynamic=True)
    for size in (6, 8, 10):
        a = torch.randn(4, size)
        torch.testing.assert_close(compiled(a), runs_structured(a))
    assert counter.frame_count == 1


# -- loading


def test_loading_twice_is_an_error_and_no_abort(library: Path, tmp_path: Path) -> None:
    copy = tmp_path / library.name
    copy.write_bytes(library.read_bytes())
    error = ctypes.CDLL(str(copy)).wraptest_load_error
    error.restype = ctypes.c_char_p
    assert b"wraptest" in error()


def test_a_profiler_and_a_python_kernel_are_respected(library: Path) -> None:
    with torch.profiler.profile() as profile:
        ops.heads_copy(x(), 2)
    assert {"wraptest::heads_copy", "wraptest::heads"} <= {event.key for event in profile.key_averages()}
    with torch.library._scoped_library("wraptest", "IMPL") as scope:
        scope.impl("heads", lambda self, num: self + num, "CompositeExplicitAutograd", allow_override=True)
        torch.testing.assert_close(ops.heads_copy(x(), 2), x() + 2)
    torch.testing.assert_close(ops.heads_copy(x(), 2), ops.heads(x(), 2))
