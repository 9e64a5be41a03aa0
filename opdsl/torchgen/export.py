"""The model as torchgen's YAML: the way back.

- func: scale(Tensor self, float by=2) -> Tensor
  variants: function, method
  dispatch:
    CPU, CUDA: scale
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opdsl.cpp.signatures import public_name
from opdsl.lang import DispatchKey
from opdsl.model.function import Kernel, Library, NativeFunction, Precomputed, UfuncInnerLoop
from opdsl.model.unit import Unit
from opdsl.torchgen.python_text import grouped


def export(library: Library) -> list[Unit]:
    """`native_functions.yaml`, in the order of the declarations."""
    return [Unit("native_functions.yaml", "\n".join(map(entry, library.functions)))]


def entry(function: NativeFunction) -> str:
    """One entry."""
    name = function.name.unqualified
    return "".join([f"- func: {name}{function.schema.signature}\n", *(f"  {line}\n" for line in _lines(function))])


def _lines(function: NativeFunction) -> Iterator[str]:
    if function.method:
        yield f"variants: {'function, method' if function.function else 'method'}"
    if function.structured is not None:
        yield "structured: True"
        if function.structured.inherits:
            yield f"structured_inherits: {function.structured.inherits}"
        yield from _block("precomputed:", map(_precomputed, function.structured.precomputed))
    if function.structured_delegate is not None:
        yield f"structured_delegate: {function.structured_delegate.unqualified}"
    if not function.device_check:
        yield "device_check: NoCheck"
    if not function.device_guard:
        yield "device_guard: False"
    for flag in ("manual_cpp_binding", "manual_kernel_registration", "use_const_ref_for_mutable_tensors"):
        if getattr(function, flag):
            yield f"{flag}: True"
    if function.python_module:
        yield f"python_module: {function.python_module}"
    if function.category_override:
        yield f"category_override: {function.category_override}"
    if function.cpp_no_default_args:
        yield f"cpp_no_default_args: [{', '.join(function.cpp_no_default_args)}]"
    yield from _dispatch(function)
    yield from _block("ufunc_inner_loop:", map(_ufunc, function.ufunc_inner_loop))
    if function.tags:
        yield f"tags: [{', '.join(function.tags)}]"
    if function.autogen:
        yield f"autogen: {', '.join(name.unqualified for name in function.autogen)}"


def _block(head: str, lines: Iterable[str]) -> Iterator[str]:
    listed = list(lines)
    if listed:
        yield head
        yield from (f"  {line}" for line in listed)


def _dispatch(function: NativeFunction) -> Iterator[str]:
    composite = ((DispatchKey.CompositeImplicitAutograd, Kernel("")),)
    delegates = function.structured_delegate is not None or function.structured is not None
    if function.dispatch == composite or (not function.dispatch and delegates):
        return
    if not function.dispatch:
        yield "dispatch: {}"
        return
    usual = public_name(function.schema)
    named = tuple((key, Kernel(kernel.name or usual)) for key, kernel in function.dispatch)
    lines = (f"{', '.join(key.value for key in keys)}: {kernel}" for keys, kernel in grouped(named))
    yield from _block("dispatch:", lines)


def _precomputed(each: Precomputed) -> str:
    elements = ", ".join(f"{a.type} {a.name}" for a in each.elements)
    return f"- {each.argument} -> {elements}" if each.argument else f"- {elements}"


def _ufunc(loop: UfuncInnerLoop) -> str:
    return f"{loop.key}: {loop.name} ({', '.join(loop.dtypes)})"
