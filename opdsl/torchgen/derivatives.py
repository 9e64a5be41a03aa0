"""Entries of derivatives.yaml as what the model says of derivatives, formulas as typed trees.

    - name: scale(Tensor self, Tensor by) -> Tensor
      self: grad * by
      by: grad * self
      result: auto_linear

Formulas of single inputs stand together in one rule, which gives a tuple that's written out; a formula for several
inputs at once is a rule whose value is a tuple that it computes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

from opdsl.frontend.report import Report, did_you_mean
from opdsl.lang import DispatchKey
from opdsl.model.derivative import (
    BOOL,
    Automatic,
    Condition,
    Derivatives,
    ForwardRule,
    Rule,
    can_be_differentiable,
    gradient_type,
    result_names,
    results,
    rule_names,
    tangent_names,
)
from opdsl.model.expression import Expr, Return, TupleOf
from opdsl.model.function import NativeFunction
from opdsl.model.parse import SchemaSyntaxError, parse_schema
from opdsl.model.schema import OperatorName
from opdsl.model.types import Base, BaseType, ListType, TupleType, Type
from opdsl.source import Span
from opdsl.torchgen.entries import Entry, Text, Value, read_entries
from opdsl.torchgen.formulas import Formula, Formulas, NotTranslated
from opdsl.torchgen.lists import NAMESPACE
from opdsl.torchgen.spelling import canonical

_KEYS = ("name", "dispatch", "output_differentiability")
_NOT_IMPLEMENTED = re.compile(r'not_implemented\("([^"]*)"\)')
_WORD, _QUESTION = re.compile(r"[A-Za-z_]\w*"), re.compile(r"self\.\w+\(\)")
_FOREACH = "_foreach_"
DEFAULT = "Default"
"""What derivatives.yaml calls the block of `Autograd`, where an entry has several."""


def read_derivatives(
    path: Path, functions: Mapping[OperatorName, NativeFunction], formulas: Formulas, report: Report
) -> tuple[dict[OperatorName, Derivatives], dict[OperatorName, tuple[str, ...]]]:
    """What the file says of each function, and the comments that stood with that.  Faults are reported."""
    found: dict[OperatorName, Derivatives] = {}
    comments: dict[OperatorName, tuple[str, ...]] = {}
    for entry in read_entries(path, path.name):
        try:
            derivatives = _Reader(entry, functions, formulas, report).derivatives()
        except _Skipped:
            continue
        assert derivatives.of is not None
        found[derivatives.of] = derivatives
        if entry.comments:
            comments[derivatives.of] = entry.comments
    return found, comments


class _Skipped(Exception):
    """This entry can't be used; why has been reported."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of an entry: names, formula, and the block that it stands in."""

    names: tuple[str, ...]
    text: Text
    key: DispatchKey

    @property
    def word(self) -> str:
        return self.text.text.strip().lower()


@dataclass
class _Reader:
    """Reads one entry."""

    entry: Entry
    functions: Mapping[OperatorName, NativeFunction]
    formulas: Formulas
    report: Report
    function: NativeFunction = field(init=False)
    known: Derivatives = field(init=False)

    def derivatives(self) -> Derivatives:
        self.function = self._function()
        rows = list(self._rows())
        if not rows and "output_differentiability" not in self.entry.values:
            # An entry without formulas: none is implemented.
            missing = frozenset(["*"])
            return Derivatives(not_implemented=missing, of=self.function.name, span=self.entry.span)
        inputs = {a.name for a in self.function.schema.arguments}
        gradients = [row for row in rows if row.names[0] in inputs]
        forward = [row for row in rows if row.names[0] not in inputs]
        self.known = Derivatives(
            not_differentiable=frozenset(self._not_differentiable(gradients)),
            not_implemented=frozenset(name for name, _ in self._messages(gradients)),
            messages=tuple(self._messages(gradients)),
            of=self.function.name,
            span=self.entry.span,
        )
        self.known = replace(self.known, conditions=tuple(self._conditions()))
        self.known = replace(self.known, rules=tuple(self._rules(gradients)))
        return replace(self.known, forward=tuple(self._forward(forward)))

    def _function(self) -> NativeFunction:
        text = self._text(self.entry.values.get("name"))
        try:
            schema = parse_schema(text.text)
        except SchemaSyntaxError as error:
            self._fail(text.span, str(error))
        function = self.functions.get(replace(schema.name, namespace=NAMESPACE))
        if function is None:
            hint = did_you_mean(schema.name.unqualified, [name.unqualified for name in self.functions])
            self._fail(text.span, f"there is no function `{schema.name.unqualified}`", hint)
        if canonical(schema).signature != canonical(function.schema).signature:
            declared = f"{function.name.unqualified}{function.schema.signature}"
            self._fail(text.span, "this isn't the signature of that function", f"`{declared}`")
        return function

    def _rows(self) -> Iterator[_Row]:
        values = self.entry.values
        blocks = values.get("dispatch", {DEFAULT: {name: v for name, v in values.items() if name not in _KEYS}})
        if not isinstance(blocks, Mapping):
            self._fail(self.entry.span, "`dispatch` maps keys to formulas")
        known = {a.name for a in self.function.schema.arguments} | set(result_names(self.function.schema))
        for word, block in blocks.items():
            key = DispatchKey.__members__.get("Autograd" if word == DEFAULT else word)
            if key is None or not isinstance(block, Mapping):
                self._fail(self.entry.span, f"`{word}` is no autograd key with formulas")
            for names, text in block.items():
                row = _Row(tuple(name.strip() for name in names.split(",")), self._text(text), key)
                for name in row.names:
                    if name not in known:
                        self._fail(row.text.span, f"there is no input or result `{name}`", did_you_mean(name, known))
                yield row

    def _not_differentiable(self, rows: Iterable[_Row]) -> Iterator[str]:
        # What's no tensor has no derivative anyway.
        tensors = {a.name for a in self.function.schema.arguments if can_be_differentiable(a)}
        for row in rows:
            if row.word == "non_differentiable":
                yield from tensors.intersection(row.names)
        for name, value in self._outputs():
            if value.text.lower() == "false":
                yield name

    def _messages(self, rows: Iterable[_Row]) -> Iterator[tuple[str, str]]:
        for row in rows:
            match = _NOT_IMPLEMENTED.fullmatch(row.text.text.strip())
            if match is not None:
                yield from ((name, match[1]) for name in row.names)

    def _outputs(self) -> Iterator[tuple[str, Text]]:
        """What `output_differentiability` says of each result."""
        values = self.entry.values.get("output_differentiability", ())
        if not isinstance(values, tuple):
            self._fail(self.entry.span, "`output_differentiability` is a list")
        for name, value in zip(result_names(self.function.schema), values, strict=False):
            yield name, self._text(value)

    def _conditions(self) -> Iterator[Condition]:
        inputs = {a.name: a.type for a in self.function.schema.arguments}
        for name, value in self._outputs():
            if value.text.lower() not in ("true", "false"):
                yield Condition(name, self._translated(value, inputs, (BOOL,)).tree, value.span)

    # -- gradients

    def _rules(self, rows: Iterable[_Row]) -> Iterator[Rule]:
        """Formulas of single inputs together, where they take their parameters for the same; then the others."""
        singles: dict[DispatchKey, list[tuple[_Row, Formula]]] = {}
        for row in rows:
            if row.word == "non_differentiable" or _NOT_IMPLEMENTED.fullmatch(row.text.text.strip()):
                continue
            formula = self._gradient(row)
            together = singles.setdefault(row.key, [])
            taken = {name: type for _, other in together for name, type in other.parameters.items()}
            same = all(taken.get(name, type) == type for name, type in formula.parameters.items())
            if len(row.names) == 1 and same and "grad_input_mask" not in formula.parameters:
                together.append((row, formula))
            else:
                yield self._rule([(row, formula)], formula.tree)
        for together in singles.values():
            trees = tuple(formula.tree for _, formula in together)
            if len(together) > 1:
                yield self._rule(together, TupleOf(trees, TupleType(tuple(tree.type for tree in trees))))
            elif together:
                yield self._rule(together, trees[0])

    def _rule(self, together: Sequence[tuple[_Row, Formula]], value: Expr) -> Rule:
        inputs = tuple(name for row, _ in together for name in row.names)
        used = {name for _, formula in together for name in formula.parameters}
        # torchgen keeps what a formula has the word of, be it the name of a function.
        words = {word for row, _ in together for word in _WORD.findall(_QUESTION.sub("", row.text.text))}
        arguments = {a.name for a in self.function.schema.arguments}
        known = rule_names(self.function.schema, self.known, len(inputs))
        listed = [name for name in known if name in used or name in words & arguments]
        grads = [name for name in listed if name.startswith("grad")]
        row = together[0][0]
        return Rule(inputs, (Return(value),), (*grads, *(n for n in listed if n not in grads)), row.key, row.text.span)

    def _gradient(self, row: _Row) -> Formula:
        types = {a.name: gradient_type(a.type) for a in self.function.schema.arguments}
        names = rule_names(self.function.schema, self.known, len(row.names))
        return self._translated(row.text, names, [types[name] for name in row.names])

    # -- tangents

    def _forward(self, rows: list[_Row]) -> Iterator[ForwardRule]:
        keys = {row.key for row in self._rows()}
        for row in rows:
            alike = [other.key for other in rows if (other.names, other.word) == (row.names, row.word)]
            if row.key is not alike[0]:
                continue
            # What stands in each block holds whatever the key.
            key = None if set(alike) == keys else row.key
            yield self._forward_rule(row, key)

    def _forward_rule(self, row: _Row, key: DispatchKey | None) -> ForwardRule:
        if row.word.startswith("auto_"):
            return ForwardRule(row.names, (), Automatic[row.word.removeprefix("auto_")], key, row.text.span)
        types = dict(zip(result_names(self.function.schema), results(self.function.schema), strict=True))
        names = tangent_names(self.function.schema, self.known)
        wanted = [gradient_type(types[name].type) for name in row.names]
        value = self._translated(row.text, names, wanted).tree
        return ForwardRule(row.names, (Return(value),), None, key, row.text.span)

    # -- formulas

    def _translated(self, text: Text, names: dict[str, Type], wanted: Sequence[Type]) -> Formula:
        each: frozenset[str] = frozenset()
        if self.function.name.base.startswith(_FOREACH):
            names["i"] = BaseType(Base.int)
            each = frozenset(n for n, t in names.items() if n.endswith(("_p", "_t")) and isinstance(t, ListType))
        try:
            return self.formulas.translate(text.text, names, wanted, each)
        except NotTranslated as error:
            self._fail(text.span, f"this formula can't be read: {error}")

    def _text(self, value: Value | None) -> Text:
        if not isinstance(value, Text):
            self._fail(self.entry.span, "this is one word or line")
        return value

    def _fail(self, span: Span, message: str, hint: str = "") -> NoReturn:
        self.report.error(span, "bad-entry", message, hint)
        raise _Skipped
