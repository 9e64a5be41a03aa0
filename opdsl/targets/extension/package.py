"""The Python package: loads the compiled library, and has a function for each name that Python sees.

    python/opkit/__init__.py      from ._functions import swiglu ... swiglu = bound(_bindings, _functions.swiglu)
    python/opkit/_functions.py    def swiglu(gate, up, *, out=None): ...

The functions are compiled (`bindings`); behind each stands one in Python, for what's rare, and for `torch.compile` to
trace::

    def swiglu(gate: Tensor, up: Tensor, *, out: Tensor | None = None):  # operators/activations.py::swiglu
        if out is not None:
            return _op_swiglu_out(gate, up, out=out)
        return _op_swiglu(gate, up)

The annotations say what's taken and converted (`_arguments`); the stub has them too.  A name with several signatures
chooses among them at the call.
"""

from __future__ import annotations

import json

from opdsl.model.function import Library, NativeFunction
from opdsl.model.schema import Argument
from opdsl.model.types import BaseType, ListType, OptionalType, with_alias
from opdsl.model.unit import Unit
from opdsl.python.signatures import DEPRECATED, Overload, Parameter, PythonFunction, python_functions
from opdsl.python.text import PythonText, docstring, header
from opdsl.python.types import NUMBERED
from opdsl.runtime import read


def units(library: Library) -> list[Unit]:
    """`python/<package>/*.py`."""
    functions = python_functions(library)
    modules = sorted({f.module for f in functions} | {""})
    folder = f"generated/python/{library.namespace}"
    made = [_module(library, folder, module, functions, modules) for module in modules]
    made += [_functions(folder, module, [f for f in functions if f.module == module]) for module in modules]
    made += [_loader(library, folder), _ops(library, folder), _return_types(folder, functions)]
    return [*made, _runtime(folder, "_arguments"), _runtime(folder, "_bound")]


def _runtime(folder: str, name: str) -> Unit:
    return Unit(f"{folder}/{name}.py", header("its runtime") + read(f"python/{name}.py"))


_LOADER = """\
{header}\"\"\"Loads the compiled operators, once.\"\"\"

import ctypes
from pathlib import Path

import torch

_path = Path(__file__).parent / "lib" / "lib{name}.so"
torch.ops.load_library(_path)
_load_error = ctypes.CDLL(str(_path)).{name}_load_error
_load_error.restype = ctypes.c_char_p
_message = _load_error()
if _message is not None:
    raise ImportError(_message.decode(), name="{name}", path=str(_path))
"""

_OPS = """\
{header}\"\"\"Operators as `torch.ops.{name}` has them: this module is that.\"\"\"

import sys

import torch

from . import _library  # noqa: F401

sys.modules[__name__] = torch.ops.{name}
"""


def _loader(library: Library, folder: str) -> Unit:
    text = _LOADER.format(header=header(library.span.path), name=library.namespace)
    return Unit(f"{folder}/_library.py", text)


def _ops(library: Library, folder: str) -> Unit:
    text = _OPS.format(header=header(library.span.path), name=library.namespace)
    return Unit(f"{folder}/ops.py", text)


def _module(
    library: Library, folder: str, module: str, functions: tuple[PythonFunction, ...], modules: list[str]
) -> Unit:
    """A module that people import."""
    own = [f for f in functions if f.module == module]
    out = PythonText(f"{folder}/{module or '__init__'}.py", header(library.span.path if not module else "operators"))
    doc = library.doc if not module else f"Functions of `{library.namespace}.{module}`."
    out.add(f"{docstring(doc, '')}\n" if doc else "")
    behind = f"_functions_{module}" if module else "_functions"
    inner = [m for m in modules if m and not module]
    imports = "from . import _library\n" if not module else ""
    imports += f"from . import _bindings, {behind}\n" if own else ""
    imports += "".join(
        f"from . import {name} as {name}\n" for name in [*inner, *([] if module else ["ops", "return_types"])]
    )
    used = [*(["add_method"] if any(f.self_position is not None for f in own) else []), *(["bound"] if own else [])]
    imports += f"from ._bound import {', '.join(used)}\n" if used else ""
    names = [f.name for f in own if f.exported] + ([*inner, "ops", "return_types"] if not module else [])
    listed = "".join(f'    "{name}",\n' for name in sorted(names))
    out.add(f"{imports}\n__all__ = [\n{listed}]\n\n")
    for function in own:
        table = f", {behind}.{_table(function)}" if len(function.overloads) > 1 else ""
        call = f"bound(_bindings, {behind}.{function.name}{table})"
        if function.exported:
            out.add(f"{function.name} = {call}\n", function.operator, "Python name")
        if function.self_position is not None:
            position = f", {function.self_position}" if function.self_position else ""
            line = f"add_method(_bindings, {function.name if function.exported else call}{position})\n"
            out.add(line, function.operator, "method")
    return out.unit()


def _functions(folder: str, module: str, functions: list[PythonFunction]) -> Unit:
    """The functions behind those of a module."""
    out = PythonText(f"{folder}/_functions{f'_{module}' if module else ''}.py", header("operators"))
    out.add('"""What stands behind the compiled functions."""\n\n')
    warns = any(o.deprecated for f in functions for o in f.overloads)
    imports = "from __future__ import annotations\n\n" + ("import warnings\n" if warns else "")
    imports += "from collections.abc import Sequence\n\n"
    imports += "import torch\nfrom torch import Tensor\n\nfrom . import _library  # noqa: F401\n"
    if any(o.result_class for f in functions for o in f.overloads):
        imports += "from . import return_types as return_types\n"
    used = ["Signature", "call"] if any(len(f.overloads) > 1 for f in functions) else []
    used += ["sized"] if any(_size(p) is not None for f in functions for o in f.overloads for p in o.parameters) else []
    used += sorted({convert for f in functions for o in f.overloads for convert in _conversions(o)} - {""})
    if used:
        imports += f"from ._arguments import {', '.join(used)}\n"
    out.add(imports)
    for function in functions:
        for text, operator in _function(function):
            out.add(text, operator, "Python function")
    return out.unit()


def _function(function: PythonFunction) -> list[tuple[str, str]]:
    """The text of one function, in parts, each with the operator that it was made for."""
    single = len(function.overloads) == 1
    parts = []
    for i, overload in enumerate(function.overloads):
        name = function.name if single else f"_{function.name}_{i}"
        operator = overload.function.name.unqualified
        called = [f for f in (overload.function, overload.out) if f is not None and overload.deprecated is None]
        handles = "".join(map(_handle, called))
        doc = docstring(overload.function.doc, "    ") if single and overload.function.doc else ""
        head = f"def {name}({_parameters(overload)}) -> {overload.returned}:  # {overload.function.origin}\n"
        parts.append((f"\n{handles}\n\n{head}{doc}{_body(overload)}", operator))
    if not single:
        parts.append((_chooser(function), function.operator))
    return parts


def _handle(function: NativeFunction) -> str:
    name = function.name
    return f"_op_{name.identifier} = torch.ops.{name.namespace}.{name.base}.{name.overload or 'default'}\n"


def _parameters(overload: Overload) -> str:
    return ", ".join(overload.parameter_texts)


def _body(overload: Overload) -> str:
    result = _result(overload)
    lines = []
    if overload.deprecated is not None:
        # Four frames up: this one, the choice of it, what stands behind the compiled function, the caller.
        message = f"{overload.function.name.base}: {overload.deprecated.message or DEPRECATED}"
        lines.append(f"warnings.warn({json.dumps(message)}, DeprecationWarning, stacklevel=4)")
    if overload.out is not None:
        outs = overload.out.schema.out_arguments
        passed = _outs(outs)
        call = f"_op_{overload.out.name.identifier}({_arguments(overload, passed)})"
        lines += ["if out is not None:", f"    return {result.format(call)}"]
    lines.append(f"return {result.format(f'_op_{overload.function.name.identifier}({_arguments(overload, [])})')}")
    return "".join(f"    {line}\n" for line in lines)


def _result(overload: Overload) -> str:
    """What's made of what `torch.ops` gives, which stands at `{}`."""
    conversions = _conversions(overload)
    if any(conversions):
        if len(conversions) == 1:
            return f"{conversions[0]}({{}})"
        names = [f"result{i}" for i in range(len(conversions))]
        values = [f"{convert}({name})" if convert else name for convert, name in zip(conversions, names, strict=True)]
        made = f"return_types.{overload.result_class}" if overload.result_class else ""
        return f"(lambda {', '.join(names)}: {made}({', '.join(values)}))(*{{}})"
    return f"return_types.{overload.result_class}(*{{}})" if overload.result_class else "{}"


def _conversions(overload: Overload) -> list[str]:
    """For each result the function that makes it what torch's functions give; empty where there's none."""
    types = [with_alias(r.type, None) for r in overload.returns]
    return [NUMBERED.get(type.base, "") if isinstance(type, BaseType) else "" for type in types]


def _outs(outs: tuple[Argument, ...]) -> list[str]:
    if len(outs) == 1:
        return [f"{outs[0].name}=out"]
    return [f"{a.name}=out[{i}]" for i, a in enumerate(outs)]


def _arguments(overload: Overload, outs: list[str]) -> str:
    """What is passed on: by position where the schema has it so, by name after that."""
    if overload.deprecated is not None:
        names = {p.argument.name: p.name for p in overload.parameters}
        call = dict(overload.deprecated.call)
        schema = overload.function.schema
        keywords = {a.name for a in schema.keyword_only}
        passed: list[str] = []
        for argument in schema.arguments:
            if argument.name in call:
                value = names.get(call[argument.name], call[argument.name])
                by_name = argument.name in keywords or len(passed) != schema.arguments.index(argument)
                passed.append(f"{argument.name}={value}" if by_name else value)
        return ", ".join([*passed, *outs])
    positional = [_passed(p) for p in overload.parameters if not p.keyword_only]
    keywords_passed = [f"{p.argument.name}={_passed(p)}" for p in overload.parameters if p.keyword_only]
    return ", ".join([*positional, *keywords_passed, *outs])


def _passed(parameter: Parameter) -> str:
    size = _size(parameter)
    return parameter.name if size is None else f"sized({parameter.name}, {size})"


def _size(parameter: Parameter) -> int | None:
    type = parameter.argument.type
    type = type.elem if isinstance(type, OptionalType) else type
    return type.size if isinstance(type, ListType) else None


def _chooser(function: PythonFunction) -> str:
    table = _table(function)
    rows = "".join(f'    Signature(_{function.name}_{i}, "{function.name}"),\n' for i in range(len(function.overloads)))
    doc = docstring(function.help, "    ")
    return (
        f"\n\n{table} = (\n{rows})\n\n\ndef {function.name}(*args, **kwargs):\n{doc}"
        f"    return call({table}, args, kwargs)\n"
    )


def _table(function: PythonFunction) -> str:
    return f"_{function.name.upper()}"


def _return_types(folder: str, functions: tuple[PythonFunction, ...]) -> Unit:
    out = PythonText(f"{folder}/return_types.py", header("the declarations of results with names"))
    out.add('"""Results with names."""\n\nfrom collections import namedtuple\n\nfrom . import _bindings\n')
    seen = set[str]()
    for overload in (o for f in functions for o in f.overloads):
        name = overload.result_class
        if name and name not in seen:
            seen.add(name)
            fields = ", ".join(f'"{r.name}"' for r in overload.returns)
            text = f'\n{name} = namedtuple("{name}", ({fields}))\n_bindings.set_result_class("{name}", {name})\n'
            out.add(text, overload.function.name.unqualified, "result class")
    return out.unit()
