"""Stubs of the Python package, written from the declarations: the binary is never imported.

    def swiglu(gate: Tensor, up: Tensor, *, out: Tensor | None = None) -> Tensor:  # operators/gates.py::swiglu
        \"\"\"``silu(gate) * up``, in one pass over memory.\"\"\"

One `.pyi` for each Python module; a name with several signatures gets an `@overload` for each, those that are
deprecated last and marked so; results with names are `NamedTuple` classes in `return_types.pyi`.  `ops.pyi` has the
operators as `torch.ops` has them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from opdsl.model.function import Library, NativeFunction
from opdsl.model.schema import OperatorName
from opdsl.model.unit import Unit
from opdsl.python.signatures import (
    DEPRECATED,
    Overload,
    PythonFunction,
    definition,
    narrow_first,
    parameter_texts,
    python_functions,
    returned,
    schema_parameters,
)
from opdsl.python.text import PythonText, docstring, header
from opdsl.python.types import given

_COMMON = ("ops", "return_types")
"""Modules of every package."""


def units(library: Library) -> list[Unit]:
    """`stubs/<package>/*.pyi` and `py.typed`."""
    functions = python_functions(library)
    modules = sorted({f.module for f in functions} | {""})
    folder = f"stubs/{library.namespace}"
    made = [_module(library, folder, module, functions, modules) for module in modules]
    return [*made, _return_types(folder, functions), _ops(library, folder), Unit(f"{folder}/py.typed", "")]


def _module(
    library: Library, folder: str, module: str, functions: tuple[PythonFunction, ...], modules: Iterable[str]
) -> Unit:
    own = [f for f in functions if f.module == module and f.exported]
    out = PythonText(f"{folder}/{module or '__init__'}.pyi", header(library.span.path if not module else "operators"))
    doc = library.doc if not module else f"Functions of `{library.namespace}.{module}`."
    body = "".join(_imports(own, module, modules))
    out.add(f"{docstring(doc, '')}\n{body}" if doc else body)
    names = [f.name for f in own] + ([m for m in modules if m] + list(_COMMON) if not module else [])
    out.add(f"\n__all__ = [\n{''.join(f'    {json.dumps(name)},{chr(10)}' for name in sorted(names))}]\n")
    for function in own:
        for overload in function.overloads:
            text = _signature(function, overload, hides=_hides(own))
            out.add(text, overload.function.name.unqualified, "stub")
    return out.unit()


def _imports(functions: list[PythonFunction], module: str, modules: Iterable[str]) -> Iterable[str]:
    signatures = " ".join(o.definition("") for f in functions for o in f.overloads)
    if _hides(functions):
        yield "import builtins\n"
    if "Sequence[" in signatures:
        yield "from collections.abc import Sequence\n"
    if any(len(f.overloads) > 1 for f in functions):
        yield "from typing import overload\n"
    yield "\nimport torch\nfrom torch import Tensor\n" if "torch." in signatures else "\nfrom torch import Tensor\n"
    if any(o.deprecated for f in functions for o in f.overloads):
        yield "from typing_extensions import deprecated\n"
    yield "\n"
    if not module:
        yield from (f"from . import {name} as {name}\n" for name in sorted([*(m for m in modules if m), *_COMMON]))
    elif "return_types." in signatures:
        yield "from . import return_types\n"


def _signature(function: PythonFunction, overload: Overload, *, hides: bool) -> str:
    marks = "@overload\n" if len(function.overloads) > 1 else ""
    if overload.deprecated is not None:
        marks += f"@deprecated({json.dumps(overload.deprecated.message or DEPRECATED)})\n"
    doc = overload.function.doc
    body = f":  # {overload.function.origin}\n" + (docstring(doc, "    ") if doc else "    ...\n")
    head = overload.definition(function.name)
    if hides:
        start = head.index("(")
        head = head[:start] + _qualified(head[start:])
    return f"\n{marks}{head}{body}"


def _hides(functions: Iterable[PythonFunction]) -> bool:
    """Whether one of them has the name of a type that the others need."""
    return any(_BUILTIN.fullmatch(f.name) for f in functions)


_OPS_HEAD = """\
from typing import Any{overload}, type_check_only

import torch
from torch._ops import OpOverload, OpOverloadPacket

"""


def _ops(library: Library, folder: str) -> Unit:
    """The operators as `torch.ops.<namespace>` has them: packets, each with its overloads.

    @type_check_only
    class _swiglu_calls(OpOverloadPacket[..., Any]):
        @overload
        def __call__(_self, /, gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor: ...

    @type_check_only
    class _swiglu(_swiglu_calls):
        default: _swiglu_default

    swiglu: _swiglu
    """
    packets: dict[str, list[NativeFunction]] = {}
    for function in library.functions:
        if not function.external:
            packets.setdefault(function.name.base, []).append(function)
    text = []
    classes = Classes({f"_{base}" for base in packets})
    for base, functions in packets.items():
        made = {function.name: classes.new(function) for function in functions}
        for function in functions:
            text.append((_op_overload(function, made[function.name]), function.name.unqualified))
        text.append((_packet(base, functions, made, classes), functions[0].name.unqualified))
    out = PythonText(f"{folder}/ops.pyi", header("operators"))
    whole = "".join(piece for piece, _ in text)
    imports = "import builtins\n" if "builtins." in whole else ""
    imports += "from collections.abc import Sequence\n" if "Sequence[" in whole else ""
    imports += _OPS_HEAD.format(overload=", overload" if "@overload" in whole else "") if whole else ""
    out.add(f'"""Operators as `torch.ops.{library.namespace}` has them."""\n\n{imports}name: str\n')
    for piece, operator in text:
        out.add(piece, operator, "torch.ops")
    return out.unit()


class Classes:
    """Names of classes: no two alike, whatever the operators are called."""

    def __init__(self, taken: set[str]) -> None:
        self._taken = taken

    def new(self, function: NativeFunction, what: str = "") -> str:
        name = f"_{function.name.base}_{what or function.name.overload or 'default'}"
        while name in self._taken:
            name += "_"
        self._taken.add(name)
        return name


_TENSOR = re.compile(r"(?<![\w.])Tensor\b(?!\s*:)")
_BUILTIN = re.compile(r"(?<![\w.])(bool|complex|dict|float|int|list|object|str|tuple)\b(?!\s*:)")


def _call(function: NativeFunction) -> str:
    """The definition of `__call__`: no argument is called `_self`, and an operator may be called as a type is."""
    texts = ["_self", "/", *parameter_texts(schema_parameters(function.schema))]
    text = definition("__call__", texts, returned(function.schema, by_torch_ops=True), "    ")
    qualified = _qualified(_TENSOR.sub("torch.Tensor", text))
    return f"{qualified}:\n{_summary(function, '        ')}" if function.doc else f"{qualified}: ...\n"


def _summary(function: NativeFunction, indent: str) -> str:
    """The first paragraph: editors show it where they don't show that of a class."""
    return docstring(function.doc.partition("\n\n")[0], indent) if function.doc else ""


def _qualified(definition: str) -> str:
    """A definition whose types are found whatever is called so around it.  A parameter's name stands before a colon."""
    return _BUILTIN.sub(r"builtins.\1", definition)


def _op_overload(function: NativeFunction, name: str) -> str:
    head = f"class {name}(OpOverload[..., Any]):  # {function.origin}\n"
    doc = docstring(function.doc, "    ") if function.doc else ""
    return f"\n@type_check_only\n{head}{doc}{_call(function)}"


def _packet(base: str, functions: list[NativeFunction], made: dict[OperatorName, str], classes: Classes) -> str:
    """A class with the calls, and one with the overloads: these may have the names of types, which they'd hide."""
    calls_class = classes.new(functions[0], "calls")
    ordered = narrow_first(Overload(f, schema_parameters(f.schema)) for f in functions)
    mark = "    @overload\n" if len(functions) > 1 else ""
    calls = "".join(f"{mark}{_call(o.function)}" for o in ordered)
    doc = docstring(functions[0].doc, "    ") if functions[0].doc else ""
    names = "".join(f"    {f.name.overload or 'default'}: {made[f.name]}\n{_summary(f, '    ')}" for f in functions)
    return (
        f"\n@type_check_only\nclass {calls_class}(OpOverloadPacket[..., Any]):\n{calls}"
        f"\n@type_check_only\nclass _{base}({calls_class}):\n{doc}{names}\n{base}: _{base}\n"
        f"{_summary(functions[0], '')}"
    )


def _return_types(folder: str, functions: tuple[PythonFunction, ...]) -> Unit:
    out = PythonText(f"{folder}/return_types.pyi", header("the declarations of results with names"))
    if any(o.result_class for f in functions for o in f.overloads):
        tensors = any("Tensor" in given(r.type) for f in functions for o in f.overloads for r in o.returns if r.name)
        out.add("from typing import NamedTuple\n" + ("\nfrom torch import Tensor\n" if tensors else ""))
    seen = set[str]()
    for function in functions:
        for overload in function.overloads:
            name = overload.result_class
            if name and name not in seen:
                seen.add(name)
                fields = "".join(f"    {r.name}: {given(r.type)}\n" for r in overload.returns)
                out.add(f"\nclass {name}(NamedTuple):\n{fields}", overload.function.name.unqualified, "result class")
    return out.unit()
