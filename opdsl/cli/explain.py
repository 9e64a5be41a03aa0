"""What `opdsl explain` shows of one operator."""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.frontend.report import did_you_mean
from opdsl.model.derivative import differentiable_outputs
from opdsl.model.function import Family, Library, NativeFunction
from opdsl.model.saved import Plan, plan
from opdsl.model.schema import SchemaKind
from opdsl.model.types import ListType
from opdsl.model.unit import Unit
from opdsl.source import NOWHERE, Diagnostic, OpdslError, Span


def explanation(operator: str, library: Library, units: list[Unit]) -> Iterator[str]:
    """The lines to show of one overload, or of all overloads and variants of a name.

    Raises `OpdslError` if there's none.
    """
    name = operator.removeprefix(f"{library.namespace}::")
    functions = [f for f in library.functions if name in _names(f)]
    if not functions:
        known = sorted({known for f in library.functions for known in _names(f)})
        place = Span(library.span.path, library.span.line, library.span.column, library.span.end_line, 1)
        hint = did_you_mean(name, known)
        raise OpdslError([Diagnostic(place, "unknown-operator", f"this library has no operator `{name}`", hint)])
    for index, function in enumerate(functions):
        if index:
            yield ""
        yield from _one(function, library, units)


def _names(function: NativeFunction) -> set[str]:
    """What it's asked for by: `ema` and `ema_` with all of that name, or alone, as PyTorch calls it: `ema_.default`."""
    base = function.name.base
    return {base, base.removesuffix("_"), f"{base}.{function.name.overload or 'default'}"}


def _one(function: NativeFunction, library: Library, units: list[Unit]) -> Iterator[str]:
    name = function.name.unqualified
    family = library.family_of[function.name]
    yield str(function.schema)
    yield f"  declared     {function.span}"
    if function.doc:
        yield f"  doc          {function.doc.splitlines()[0]}"
    yield f"  kind         {function.kind.value}{' view' if function.schema.is_view else ''}"
    if function.tags:
        yield f"  tags         {', '.join(function.tags)}"
    yield from _family(family, function)
    yield from _dispatch(function)
    yield from _derivatives(function)
    yield "  generated"
    pieces = [(unit.path, piece) for unit in units for piece in unit.pieces if piece.operator == name]
    width = max((len(piece.what) for _, piece in pieces), default=0)
    for path, piece in pieces:
        yield f"    {piece.what:<{width}}  {path}:{piece.first}-{piece.last}"


def _family(family: Family, function: NativeFunction) -> Iterator[str]:
    others = [f.name.unqualified for f in family if f is not function]
    yield f"  family       {family.name}{': with ' + ', '.join(others) if others else ''}"


def _dispatch(function: NativeFunction) -> Iterator[str]:
    if function.structured is not None:
        yield f"  structured   {function.structured.inherits or 'MetaBase'}"
    if function.structured_delegate is not None:
        yield f"  delegates    to the structured {function.structured_delegate.unqualified}"
    if function.kernel_from is not None:
        yield f"  kernel       generated: calls {function.kernel_from.unqualified} and copies"
    for key, kernel in function.dispatch:
        name = "the body of the declaration" if function.has_body(key) else kernel.name
        yield f"  dispatch     {key.value}{': ' + name if name else ''}"


# -- derivatives


def _derivatives(function: NativeFunction) -> Iterator[str]:
    derivatives = function.derivatives
    if derivatives is None or function.kind is SchemaKind.out:
        return
    if not differentiable_outputs(function.schema, derivatives):
        yield "  gradients    none: the operator isn't differentiable"
        return
    rules = [f"{', '.join(rule.inputs)} ({rule.span})" for rule in derivatives.rules]
    yield f"  gradients    {'; '.join(rules) if rules else 'none'}"
    if derivatives.not_implemented:
        yield f"  raises       {', '.join(sorted(derivatives.not_implemented))}"
    if derivatives.not_differentiable:
        yield f"  constant     {', '.join(sorted(derivatives.not_differentiable))}"
    forward = [f"{', '.join(rule.outputs)}{f' ({rule.how.value})' if rule.how else ''}" for rule in derivatives.forward]
    yield f"  forward      {', '.join(forward) if forward else 'none'}"
    for key in derivatives.keys:
        yield f"  saved        at {key.value}"
        for lines in _saved(function, plan(function.schema, derivatives, derivatives.at(key))):
            yield f"    {lines}"


def _saved(function: NativeFunction, planned: Plan) -> Iterator[str]:
    """What backward keeps of a call: when, how many bytes, and where it's used."""
    inputs = planned.inputs
    written = {a.name for a in function.schema.mutable_arguments}
    rows = []
    for tensor in planned.tensors:
        when = "always" if set(tensor.wanted_by) >= set(inputs) else f"if {' or '.join(tensor.wanted_by)} wants one"
        what = "a copy from before the call" if tensor.name in written else "the tensor, kept alive"
        rows.append((tensor.name, f"{what}: its numel * itemsize bytes", when, tensor.uses))
    for value in planned.values:
        size = "16 bytes, and 16 an element" if isinstance(value.type, ListType) else "16 bytes"
        rows.append((value.name, f"{value.type}: {size}", "always", value.uses))
    if not rows:
        yield "nothing"
    widths = [max(len(row[i]) for row in rows) for i in range(3)] if rows else []
    for name, what, when, uses in rows:
        places = ", ".join(f"{span.line}:{span.column}" for span in uses if span != NOWHERE)
        yield f"{name:<{widths[0]}}  {what:<{widths[1]}}  {when:<{widths[2]}}  {places}".rstrip()
