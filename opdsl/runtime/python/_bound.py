"""Puts the compiled functions before those in Python, which stay behind them.

A compiled function takes the common calls.  It leaves to its function in Python what's rare: subclasses of tensors and
modes of `__torch_function__`, tracing, numbers of other libraries, and mistakes, which are explained there.
`torch.compile` traces the function in Python as well.
"""

from __future__ import annotations

import functools
import importlib.abc
import importlib.util
import sys
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, TypeVar

import torch
from torch.overrides import handle_torch_function, has_torch_function

from ._arguments import Signature, call

F = TypeVar("F", bound=Callable[..., Any])

_traced: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
"""Compiled functions, each with what `torch.compile` traces in its place."""


def bound(bindings: ModuleType, function: F, signatures: tuple[Signature, ...] = ()) -> F:
    """The compiled function of the same name, with `function` behind it, which has one signature, or several."""
    name = f"{function.__module__.removesuffix('._functions').replace('._functions_', '.')}.{function.__name__}"
    compiled: F = getattr(bindings, name)
    signatures = signatures or (Signature(function),)

    def slow(*args: Any, **kwargs: Any) -> Any:
        tensors = tuple(_tensors(args)) + tuple(_tensors(kwargs.values()))
        if has_torch_function(tensors):
            return handle_torch_function(compiled, tensors, *args, **kwargs)
        return call(signatures, args, kwargs)

    bindings.set_slow(name, slow)
    if "torch._dynamo" in sys.modules:
        _trace(compiled, function)
    else:
        _traced.append((compiled, function))
    return compiled


def add_method(bindings: ModuleType, function: Callable[..., Any], position: int = 0) -> None:
    """Makes `function` a method of tensors, where torch has none of that name; `position` is that of the tensor."""
    name = function.__name__
    if hasattr(torch.Tensor, name):
        message = f"torch.Tensor.{name} is there already: the method of {function.__module__} isn't added"
        warnings.warn(message, stacklevel=3)
        return
    method = bindings.method(function) if position == 0 else _method_at(function, position)
    setattr(torch.Tensor, name, method)


def _method_at(function: Callable[..., Any], position: int) -> Callable[..., Any]:
    @functools.wraps(function)
    def method(self: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        if len(args) < position:
            return function(*args, input=self, **kwargs)
        return function(*args[:position], self, *args[position:], **kwargs)

    return method


def _tensors(values: Any) -> Iterator[Any]:
    """What may have a `__torch_function__` among arguments."""
    for value in values:
        if isinstance(value, torch.Tensor) or hasattr(type(value), "__torch_function__"):
            yield value
        elif isinstance(value, list | tuple):
            yield from _tensors(value)


def _trace(compiled: Callable[..., Any], function: Callable[..., Any]) -> None:
    torch.compiler.substitute_in_graph(compiled, skip_signature_check=True)(function)


class _WhenDynamoIsImported(importlib.abc.MetaPathFinder):
    """Tells dynamo of the functions when it's imported: that takes a second, which many programs never spend."""

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        if fullname != "torch._dynamo":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is None or spec.loader is None:
            return spec
        loader, load = spec.loader, spec.loader.exec_module

        def load_and_tell(module: ModuleType) -> None:
            load(module)
            for compiled, function in _traced:
                _trace(compiled, function)
            _traced.clear()

        loader.exec_module = load_and_tell  # type: ignore[method-assign]
        return spec


if "torch._dynamo" not in sys.modules:
    sys.meta_path.insert(0, _WhenDynamoIsImported())
