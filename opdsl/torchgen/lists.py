"""What torchgen's Python says of operators in lists of their names: read from its sources, so that it becomes flags.

    _SKIP_PYTHON_BINDINGS = ["alias", "contiguous", ...]      python_binding=False
    VIEW_FUNCTIONS = {"chunk": "self", ...}                   view_tracking=True
    return_symint_overrides = (...)                           batch_rule=True
    inductor_fallback_ops = {"aten.abs.default": {...}, ...}  c_shim(abs)

The sources are parsed and not run.
"""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from opdsl.cpp.signatures import public_name
from opdsl.model.function import CShim, ShimVersion
from opdsl.model.parse import parse_operator_name
from opdsl.model.schema import FunctionSchema, OperatorName
from opdsl.torchgen.inputs import Inputs

NAMESPACE = "aten"


class Lists:
    """The names that torchgen keeps in lists."""

    def __init__(self, inputs: Inputs) -> None:
        bindings = constants(inputs.autograd / "gen_python_functions.py")
        views = constants(inputs.autograd / "gen_inplace_or_view_type.py")
        tracing = constants(inputs.autograd / "gen_trace_type.py")
        plumbing = constants(inputs.torchgen / "gen_vmap_plumbing.py")
        patterns = bindings.get("_SKIP_PYTHON_BINDINGS", [])
        self._unbound = re.compile("|".join(rf"(?:{pattern})" for pattern in patterns) or r"(?!)")
        self._unbound_schemas = frozenset(bindings.get("SKIP_PYTHON_BINDINGS_SIGNATURES", ()))
        self._views = {name for key, value in views.items() if "VIEW" in key for name in value}
        self._manual = {*tracing.get("MANUAL_BACKEND", ()), *tracing.get("MANUAL_AUTOGRAD_AND_TRACER", ())}
        self._batched = frozenset(plumbing.get("return_symint_overrides", ()))
        self.shims = tuple(_shims(inputs.torchgen / "aoti" / "fallback_ops.py"))

    def in_python(self, schema: FunctionSchema) -> bool:
        text = f"{schema.name.unqualified}{schema.signature}"
        return text not in self._unbound_schemas and not self._unbound.fullmatch(public_name(schema))

    def is_tracked(self, schema: FunctionSchema) -> bool:
        """Whether autograd takes what the operator returns for a view; true of what returns none."""
        if not schema.is_view:
            return True
        return schema.name.root in self._views and public_name(schema) not in self._manual

    def has_batch_rule(self, schema: FunctionSchema) -> bool:
        return schema.name.identifier in self._batched


def constants(path: Path) -> dict[str, Any]:
    """The literals that a module assigns, by name; of a call such as `set(...)`, its argument."""
    found: dict[str, Any] = {}
    if not path.is_file():
        return found
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                literal = value.args[0] if isinstance(value, ast.Call) and value.args else value
                try:
                    found[name] = ast.literal_eval(literal)
                except ValueError:
                    continue
    return found


def _shims(path: Path) -> list[CShim]:
    lists = constants(path)
    return [
        CShim(_operator_name(name), dispatched, _versions(entry))
        for key, dispatched in (("inductor_fallback_ops", False), ("aten_shimified_ops", True))
        for name, entry in lists.get(key, {}).items()
    ]


def _operator_name(name: str) -> OperatorName:
    """`aten.abs.default` is `abs`."""
    _, base, overload = name.split(".")
    found = parse_operator_name(base if overload == "default" else f"{base}.{overload}")
    return replace(found, namespace=NAMESPACE)


def _versions(entry: dict[str, Any]) -> tuple[ShimVersion, ...]:
    later = [entry[key] for key in sorted(entry) if key != "since"]
    first = ShimVersion(since=entry.get("since", ""))
    return (first, *(ShimVersion(tuple(v.get("new_args", ())), v.get("since", "")) for v in later))
