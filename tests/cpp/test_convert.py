"""Arguments of one convention from the parameters of another: what torchgen does, and what it has no rule for."""

from __future__ import annotations

from typing import Any

import pytest

from opdsl.cpp.convert import NoConversion, convert
from opdsl.cpp.signatures import Binding, cpp_signature, dispatcher_signature, native_signature
from opdsl.cpp.types import (
    INT,
    OPTIONAL_SCALAR_REF,
    OPTIONAL_TENSOR_REF,
    SCALAR,
    SYMINT,
    TENSOR,
    CppType,
    Optional,
    Ref,
)
from opdsl.model.function import NativeFunction
from opdsl.model.parse import parse_schema
from tests.cpp.test_torchgen_agrees import functions, pairs_of, plain

__all__ = ["functions"]


def function(schema: str) -> NativeFunction:
    return NativeFunction(parse_schema(schema))


@pytest.mark.parametrize("faithful", [True, False])
@pytest.mark.parametrize("symint", [True, False])
def test_cpp_to_dispatcher(functions: list[tuple[NativeFunction, Any]], faithful: bool, symint: bool) -> None:
    translate = pytest.importorskip("torchgen.api.translate").translate
    cpp, dispatcher = (pytest.importorskip(f"torchgen.api.{name}") for name in ("cpp", "dispatcher"))
    for f, theirs in pairs_of(functions):
        given = cpp.arguments(
            theirs.func.arguments, faithful=faithful, symint=symint, method=False, cpp_no_default_args=set()
        )
        expected = [e.expr for e in translate(given, dispatcher.arguments(theirs.func))]
        signature = cpp_signature(f, faithful=faithful, symint=symint)
        assert list(map(plain, convert(signature.arguments, dispatcher_signature(f).arguments))) == list(
            map(plain, expected)
        )


def test_dispatcher_to_native(functions: list[tuple[NativeFunction, Any]]) -> None:
    translate = pytest.importorskip("torchgen.api.translate").translate
    native, dispatcher = (pytest.importorskip(f"torchgen.api.{name}") for name in ("native", "dispatcher"))
    for f, theirs in pairs_of(functions):
        expected = [
            e.expr for e in translate(dispatcher.arguments(theirs.func), native.arguments(theirs.func, symint=False))
        ]
        ours = convert(dispatcher_signature(f).arguments, native_signature(f, symint=False).arguments)
        assert list(map(plain, ours)) == list(map(plain, expected))


def test_options_are_gathered() -> None:
    f = function(
        "f(*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"
    )
    gathered = convert(dispatcher_signature(f).arguments, cpp_signature(f).arguments)
    assert gathered == ["at::TensorOptions().dtype(dtype).layout(layout).device(device).pinned_memory(pin_memory)"]


@pytest.mark.parametrize(
    ("found", "wanted", "text"),
    [
        (Ref(TENSOR, const=False), Ref(TENSOR), "x"),
        (TENSOR, Ref(TENSOR, const=False), "x"),
        (Ref(TENSOR), TENSOR, "x"),
        (Ref(TENSOR), Ref(TENSOR, const=False), "const_cast<at::Tensor&>(x)"),
        (SYMINT, INT, "x.guard_int(__FILE__, __LINE__)"),
        (
            Ref(Optional(SCALAR)),
            OPTIONAL_SCALAR_REF,
            "(x.has_value()?at::OptionalScalarRef(&(x.value())):at::OptionalScalarRef())",
        ),
        (
            Ref(Optional(TENSOR)),
            OPTIONAL_TENSOR_REF,
            "((x.has_value()&&(*x).defined())?at::OptionalTensorRef(*x):at::OptionalTensorRef())",
        ),
    ],
)
def test_rules(found: CppType, wanted: CppType, text: str) -> None:
    assert [plain(e) for e in convert([Binding("x", found, "x")], [Binding("y", wanted, "x")])] == [plain(text)]


def test_what_has_no_rule() -> None:
    with pytest.raises(NoConversion, match="nothing gives `int64_t y` among at::Tensor x"):
        convert([Binding("x", TENSOR, "x")], [Binding("y", INT, "x")])
