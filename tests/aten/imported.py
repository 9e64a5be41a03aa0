"""PyTorch's operators as a library, from the installed torchgen's inputs; of derivatives, the formulas of gradients."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from opdsl.cpp.signatures import public_name
from opdsl.lang.keys import DispatchKey
from opdsl.model.autogen import complete_autogen
from opdsl.model.derivative import Derivatives, Rule
from opdsl.model.expression import Return
from opdsl.model.families import gather
from opdsl.model.function import (
    CShim,
    Family,
    Kernel,
    Library,
    NativeFunction,
    Precomputed,
    ShimVersion,
    Structured,
    UfuncInnerLoop,
)
from opdsl.model.parse import parse_argument, parse_operator_name, parse_schema
from opdsl.model.schema import FunctionSchema
from opdsl.source import Span
from tests.aten.formulas import formula
from tests.aten.reference import packaged

_PLAIN = (
    *("device_guard", "manual_cpp_binding", "manual_kernel_registration", "python_module", "category_override"),
    "use_const_ref_for_mutable_tensors",
)


def library() -> Library:
    lists = _Lists()
    path = packaged() / "ATen" / "native" / "native_functions.yaml"
    entries = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    functions = [_function(dict(entry), line, lists) for line, entry in enumerate(entries, start=1)]
    # A function that `autogen` makes may have formulas.
    complete = complete_autogen(Library("aten", gather(functions), shims=_shims()))
    return replace(complete, families=tuple(_with_derivatives(family) for family in complete.families))


def _with_derivatives(family: Family) -> Family:
    found = {f.kind.value: replace(f, derivatives=_derivatives().get(_plain(str(f.schema)))) for f in family}
    return Family(family.name, found.get("functional"), found.get("inplace"), found.get("out"), found.get("mutable"))


def _plain(text: str) -> str:
    return text.replace(" ", "")


@cache
def _derivatives() -> dict[str, Derivatives]:
    """What derivatives.yaml says of gradients, by schema."""
    path = packaged() / "autograd" / "derivatives.yaml"
    found = {}
    for line, entry in enumerate(yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader), start=1):
        span = Span("derivatives.yaml", line, 1, line, 1)
        inputs = [a.name for a in parse_schema(entry["name"]).arguments]
        by_key = entry.get("dispatch") or {"Autograd": entry}
        rules = [
            _rule(tuple(name.strip() for name in names.split(",")), text, key.replace("Default", "Autograd"), span)
            for key, texts in by_key.items()
            for names, text in sorted(texts.items())
            if names.partition(",")[0] in inputs and text.lower().strip() != "non_differentiable"
        ]
        found[_plain(entry["name"])] = Derivatives(tuple(rules), span=span)
    return found


def _rule(inputs: tuple[str, ...], text: str, key: str, span: Span) -> Rule:
    """A rule; torchgen also keeps what has the name of a function, or stands in the text of an error."""
    raises = text.startswith("not_implemented")
    # What's asked of `self` is no argument of that name.
    names = tuple(re.findall(r"[A-Za-z_]\w*", re.sub(r"self\.\w+\(\)", "", text)))
    return Rule(inputs, () if raises else (Return(formula(text)),), names, DispatchKey(key), span)


def _function(entry: dict[str, Any], line: int, lists: _Lists) -> NativeFunction:
    span = Span("native_functions.yaml", line, 1, line, 1)
    schema = parse_schema(entry["func"])
    delegate = entry.get("structured_delegate")
    variants = entry.get("variants", "function")
    tags = entry.get("tags", [])
    return NativeFunction(
        schema,
        dispatch=_dispatch(entry, span),
        tags=(tags,) if isinstance(tags, str) else tuple(tags),
        function="function" in variants,
        method="method" in variants,
        structured=_structured(entry) if entry.get("structured") else None,
        structured_delegate=parse_operator_name(delegate) if delegate else None,
        ufunc_inner_loop=_ufunc(entry.get("ufunc_inner_loop", {})),
        autogen=tuple(map(parse_operator_name, entry["autogen"].split(", "))) if "autogen" in entry else (),
        device_check=entry.get("device_check") != "NoCheck",
        cpp_no_default_args=tuple(entry.get("cpp_no_default_args", ())),
        python_binding=lists.in_python(schema),
        view_tracking=not schema.is_view or lists.is_tracked(schema),
        batch_rule=schema.name.identifier in lists.batched,
        span=span,
        **{name: entry[name] for name in _PLAIN if name in entry},
    )


def _dispatch(entry: dict[str, Any], span: Span) -> tuple[tuple[DispatchKey, Kernel], ...]:
    table = entry.get("dispatch")
    if table is None:
        composite = not entry.get("structured") and "structured_delegate" not in entry
        return ((DispatchKey.CompositeImplicitAutograd, Kernel("", span)),) if composite else ()
    return tuple(
        (DispatchKey(key.strip()), Kernel(kernel, span)) for keys, kernel in table.items() for key in keys.split(",")
    )


def _structured(entry: dict[str, Any]) -> Structured:
    precomputed = []
    for text in entry.get("precomputed", ()):
        replaced, _, elements = text.rpartition(" -> ")
        arguments = tuple(parse_argument(element.strip()) for element in elements.split(","))
        precomputed.append(Precomputed(replaced.strip(), arguments))
    return Structured(entry.get("structured_inherits", ""), tuple(precomputed))


def _ufunc(loops: str | dict[str, str]) -> tuple[UfuncInnerLoop, ...]:
    found = {"Generic": loops} if isinstance(loops, str) else loops
    parts = {key: text.partition(" ") for key, text in found.items()}
    return tuple(UfuncInnerLoop(key, p[0], tuple(p[2].strip("()").split(", "))) for key, p in parts.items())


class _Lists:
    """The names that torchgen keeps in lists."""

    def __init__(self) -> None:
        autograd = packaged() / "autograd"
        bindings = _constants(autograd / "gen_python_functions.py")
        views = _constants(autograd / "gen_inplace_or_view_type.py")
        tracing = _constants(autograd / "gen_trace_type.py")
        plumbing = _constants(packaged().parent / "gen_vmap_plumbing.py")
        self._unbound = [re.compile(rf"{pattern}\Z") for pattern in bindings["_SKIP_PYTHON_BINDINGS"]]
        self._unbound_schemas = bindings["SKIP_PYTHON_BINDINGS_SIGNATURES"]
        self._views = {name for key, value in views.items() if "VIEW" in key for name in value}
        self._manual = {*tracing["MANUAL_BACKEND"], *tracing["MANUAL_AUTOGRAD_AND_TRACER"]}
        self.batched = plumbing["return_symint_overrides"]

    def in_python(self, schema: FunctionSchema) -> bool:
        name = public_name(schema)
        return str(schema) not in self._unbound_schemas and not any(p.match(name) for p in self._unbound)

    def is_tracked(self, schema: FunctionSchema) -> bool:
        return schema.name.root in self._views and public_name(schema) not in self._manual


def _constants(path: Path) -> dict[str, Any]:
    """The literals that a module of torchgen assigns; of `set(...).union({...})`, what's added."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = node.value.args[0] if isinstance(node.value, ast.Call) and node.value.args else node.value
            try:
                found[node.targets[0].id] = ast.literal_eval(value)
            except ValueError:
                continue
    return found


def _shims() -> tuple[CShim, ...]:
    lists = import_module("torchgen.aoti.fallback_ops")
    return tuple(
        CShim(_operator_name(name), dispatched, _versions(entry))
        for names, dispatched in ((lists.inductor_fallback_ops, False), (lists.aten_shimified_ops, True))
        for name, entry in names.items()
    )


def _operator_name(name: str) -> Any:
    _, base, overload = name.split(".")
    return parse_operator_name(base if overload == "default" else f"{base}.{overload}")


def _versions(entry: dict[str, Any]) -> tuple[ShimVersion, ...]:
    later = [entry[key] for key in sorted(entry) if key != "since"]
    first = ShimVersion(since=entry.get("since", ""))
    return (first, *(ShimVersion(tuple(v.get("new_args", ())), v.get("since", "")) for v in later))
