"""Entries of deprecated.yaml as deprecated signatures.

    - name: scale(Scalar by, Tensor self) -> Tensor
      aten: scale(self, by)

The call is one of C++, whose arguments stand by position.  Where the signatures of variants follow from that of the
functional operator, they aren't told apart: `DeprecatedSignature(..., inplace=True, out=True)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from opdsl.cpp.signatures import public_name
from opdsl.frontend.report import Report
from opdsl.model.families import deprecated_inplace, deprecated_out
from opdsl.model.function import DeprecatedSignature, Family, NativeFunction
from opdsl.model.parse import SchemaSyntaxError, parse_schema
from opdsl.model.schema import Argument, FunctionSchema, OperatorName
from opdsl.model.types import with_alias
from opdsl.source import Span
from opdsl.torchgen.entries import Entry, Text, read_entries
from opdsl.torchgen.spelling import for_torchgen

_CALL = re.compile(r"(\w+)\((.*)\)")


def read_deprecated(path: Path, families: Iterable[Family], report: Report) -> tuple[DeprecatedSignature, ...]:
    """The signatures that a file lists.  Faults are reported at their places."""
    listed = list(families)
    known: dict[str, list[NativeFunction]] = {}
    for family in listed:
        for function in family:
            known.setdefault(public_name(function.schema), []).append(function)
    found = []
    for entry in read_entries(path, path.name):
        try:
            found.append(_Reader(entry, known, report).signature())
        except _Skipped:
            continue
    return tuple(_folded(found, {f.name: family for family in listed for f in family}))


class _Skipped(Exception):
    """This entry can't be used; why has been reported."""


@dataclass
class _Reader:
    entry: Entry
    known: dict[str, list[NativeFunction]]
    report: Report

    def signature(self) -> DeprecatedSignature:
        text, called = self._text("name"), self._text("aten")
        try:
            schema = parse_schema(text.text)
        except SchemaSyntaxError as error:
            self._fail(text.span, str(error))
        match = _CALL.fullmatch(called.text.strip())
        if match is None:
            self._fail(called.span, "this is no call: `add(self, other, alpha)`")
        given = [part.strip() for part in match[2].split(",")]
        for function in self.known.get(match[1], ()):
            call = _call(schema, given, function.schema)
            if call is not None:
                named = replace(schema, name=function.name)
                return DeprecatedSignature(named, function.name, call, span=self.entry.span)
        self._fail(called.span, f"no function `{match[1]}` takes these")

    def _text(self, key: str) -> Text:
        value = self.entry.values.get(key)
        if not isinstance(value, Text):
            self._fail(self.entry.span, f"an entry has a `{key}`")
        return value

    def _fail(self, span: Span, message: str) -> NoReturn:
        self.report.error(span, "bad-entry", message)
        raise _Skipped


def _call(schema: FunctionSchema, given: list[str], target: FunctionSchema) -> tuple[tuple[str, str], ...] | None:
    """What's passed for each argument of `target`; None if it doesn't take that."""
    order = _order(target)
    if len(given) > len(order) or any(a.default is None for a in order[len(given) :]):
        return None
    pairs = tuple((argument, text) for argument, text in zip(order, given, strict=False))
    for argument, text in pairs:
        parameter = schema.argument(text)
        if parameter is not None and with_alias(parameter.type, None) != with_alias(argument.type, None):
            return None
    return tuple((argument.name, text) for argument, text in pairs)


def _order(schema: FunctionSchema) -> list[Argument]:
    """The parameters in the order of C++: what's written by an out variant stands first."""
    outs = schema.out_arguments
    return [*outs, *(a for a in schema.arguments if a not in outs)]


def _folded(
    found: list[DeprecatedSignature], family_of: Mapping[OperatorName, Family]
) -> Iterator[DeprecatedSignature]:
    """The signatures without those that follow from another's."""
    made: list[DeprecatedSignature] = []
    for one in found:
        family = family_of[one.target]
        inplace, out = _variants(one, family)
        made += [each for each in (inplace, out) if each in found]
        if one not in made:
            yield replace(one, inplace=inplace in found, out=out in found)


def _variants(
    one: DeprecatedSignature, family: Family
) -> tuple[DeprecatedSignature | None, DeprecatedSignature | None]:
    """The signatures of the in-place and of the out variant that follow, if `one` is the functional operator's."""
    if family.functional is None or family.functional.name != one.target:
        return None, None
    inplace = deprecated_inplace(one, family.inplace) if family.inplace is not None else None
    return inplace, deprecated_out(one, family.out) if family.out is not None else None


# -- and back


def deprecated_yaml(signatures: Iterable[DeprecatedSignature], family_of: Mapping[OperatorName, Family]) -> str:
    """An entry for each, and for each variant that has it too."""
    entries = []
    for signature in signatures:
        family = family_of[signature.target]
        inplace, out = _variants(replace(signature, inplace=False, out=False), family)
        own = {f.name: f for f in family}
        entries.append(_entry(signature, own[signature.target].schema))
        if signature.inplace and inplace is not None:
            entries.append(_entry(inplace, own[inplace.target].schema))
        if signature.out and out is not None:
            entries.append(_entry(out, own[out.target].schema))
    return "\n".join(entries)


def _entry(signature: DeprecatedSignature, target: FunctionSchema) -> str:
    call = dict(signature.call)
    order = _order(target)
    last = max((i for i, a in enumerate(order) if a.name in call), default=-1)
    given = [call.get(a.name, a.default or "") for a in order[: last + 1]]
    return (
        f"- name: {signature.schema.name.base}{for_torchgen(signature.schema).signature}\n"
        f"  aten: {public_name(target)}({', '.join(given)})\n"
    )
