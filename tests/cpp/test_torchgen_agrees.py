"""All of PyTorch's operators: the three conventions are the ones that torchgen has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from opdsl.cpp.signatures import Signature, cpp_signature, dispatcher_signature, native_signature
from opdsl.model.function import NativeFunction, Structured
from opdsl.model.parse import parse_operator_name, parse_schema

torchgen = pytest.importorskip("torchgen")


@pytest.fixture(scope="module")
def functions() -> list[tuple[NativeFunction, Any]]:
    """Each operator as ours and as torchgen's."""
    parse_native_yaml = pytest.importorskip("torchgen.gen").parse_native_yaml
    native = Path(torchgen.__path__[0]) / "packaged" / "ATen" / "native"
    parsed = parse_native_yaml(str(native / "native_functions.yaml"), str(native / "tags.yaml"))
    pairs = [(ours(theirs), theirs) for theirs in parsed.native_functions]
    assert len(pairs) > 2500
    return pairs


def ours(theirs: Any) -> NativeFunction:
    delegate = theirs.structured_delegate
    return NativeFunction(
        parse_schema(str(theirs.func)),
        structured=Structured() if theirs.structured else None,
        structured_delegate=parse_operator_name(str(delegate)) if delegate is not None else None,
        use_const_ref_for_mutable_tensors=theirs.use_const_ref_for_mutable_tensors,
        cpp_no_default_args=tuple(sorted(theirs.cpp_no_default_args)),
    )


def pairs_of(functions: list[tuple[NativeFunction, Any]]) -> Iterator[tuple[NativeFunction, Any]]:
    """The same pairs, with torchgen's settings made for each in turn."""
    native_function_manager = pytest.importorskip("torchgen.context").native_function_manager
    for f, theirs in functions:
        with native_function_manager(theirs):
            yield f, theirs


def plain(text: str) -> str:
    return text.replace(" ", "")


def assert_same(signature: Signature, name: str, bindings: Any, returns: Any, *, defaults: bool) -> None:
    assert signature.name == name
    assert [plain(a.with_default if defaults else str(a)) for a in signature.arguments] == [
        plain(b.decl() if defaults else b.defn()) for b in bindings
    ], name
    assert plain(str(signature.returns)) == plain(returns.cpp_type())


@pytest.mark.parametrize("symint", [True, False])
def test_dispatcher(functions: list[tuple[NativeFunction, Any]], symint: bool) -> None:
    dispatcher = pytest.importorskip("torchgen.api.dispatcher")
    for f, theirs in pairs_of(functions):
        assert_same(
            dispatcher_signature(f, symint=symint),
            dispatcher.name(theirs.func),
            dispatcher.arguments(theirs.func, symint=symint),
            dispatcher.returns_type(theirs.func.returns, symint=symint),
            defaults=False,
        )


@pytest.mark.parametrize("symint", [True, False])
def test_native(functions: list[tuple[NativeFunction, Any]], symint: bool) -> None:
    native = pytest.importorskip("torchgen.api.native")
    for f, theirs in pairs_of(functions):
        assert_same(
            native_signature(f, symint=symint),
            native.name(theirs.func),
            native.arguments(theirs.func, symint=symint),
            native.returns_type(theirs.func.returns, symint=symint),
            defaults=True,
        )


@pytest.mark.parametrize("symint", [True, False])
@pytest.mark.parametrize("faithful", [True, False])
@pytest.mark.parametrize("method", [True, False])
def test_cpp(functions: list[tuple[NativeFunction, Any]], method: bool, faithful: bool, symint: bool) -> None:
    cpp = pytest.importorskip("torchgen.api.cpp")
    for f, theirs in pairs_of(functions):
        if method and theirs.func.arguments.self_arg is None:
            continue
        arguments = cpp.arguments(
            theirs.func.arguments,
            faithful=faithful,
            symint=symint,
            method=method,
            cpp_no_default_args=theirs.cpp_no_default_args,
        )
        assert_same(
            cpp_signature(f, method=method, faithful=faithful, symint=symint),
            cpp.name(theirs.func, faithful_name_for_out_overloads=faithful, symint_overload=symint),
            arguments,
            cpp.returns_type(theirs.func.returns, symint=symint),
            defaults=True,
        )
