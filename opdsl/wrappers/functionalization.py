"""What an operator does at Functionalize, so that `torch.compile` takes it although its result aliases an argument.

A line of its registration says it, since one kernel serves all operators of a kind:

    .functionalize("opkit::ema", "")                  ema_ and ema.out become the functional ema
    .functionalize_view("opkit::split_heads_copy", "") a view becomes its copying operator

An operator that returns nothing needs none: torch's own auto-functionalization takes it, and copies less.  Neither does
one that has no functional counterpart: a tag tells torch to do the same with it.
"""

from __future__ import annotations

from opdsl.model.families import view_copy
from opdsl.model.function import Family, NativeFunction
from opdsl.model.schema import OperatorName, SchemaKind


def functionalization(family: Family, function: NativeFunction) -> list[str]:
    """The lines that register what `function` does at Functionalize."""
    schema = function.schema
    if function.is_composite_implicit:
        return []
    if schema.is_view:
        return [_line("functionalize_view", view_copy(function).name)]
    if _returns_written(function) and family.functional is not None:
        return [_line("functionalize", family.functional.name)]
    return []


def implied_tags(family: Family, function: NativeFunction) -> tuple[str, ...]:
    """Tags by which torch functionalizes an operator by itself: `inplace`, `out`."""
    if function.is_composite_implicit or family.functional is not None or not _returns_written(function):
        return ()
    tag = "out" if function.kind is SchemaKind.out else "inplace"
    return () if tag in function.tags else (tag,)


def _returns_written(function: NativeFunction) -> bool:
    return any(r.is_write for r in function.schema.returns)


def _line(method: str, name: OperatorName) -> str:
    return f'.{method}("{name.namespace}::{name.base}", "{name.overload}")'
