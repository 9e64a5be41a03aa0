"""Entries of native_functions.yaml as native functions.

    - func: scale(Tensor self, float by=2) -> Tensor
      variants: function, method
      dispatch:
        CPU, CUDA: scale

is `NativeFunction(scale, method=True, dispatch=((CPU, Kernel("")), (CUDA, Kernel(""))))`: a kernel has no name where
it's the one by convention.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from opdsl.cpp.signatures import public_name
from opdsl.frontend.report import Report, did_you_mean
from opdsl.lang import DispatchKey
from opdsl.model.function import Kernel, NativeFunction, Precomputed, Structured, UfuncInnerLoop
from opdsl.model.parse import SchemaSyntaxError, parse_argument, parse_operator_name, parse_schema
from opdsl.model.schema import FunctionSchema, OperatorName
from opdsl.source import Span
from opdsl.torchgen.entries import Entry, Text, Value, read_entries
from opdsl.torchgen.lists import NAMESPACE, Lists

T = TypeVar("T")
_WORDS = ("function", "method", "namespace")
_TRUTHS = ("device_guard", "manual_cpp_binding", "manual_kernel_registration", "use_const_ref_for_mutable_tensors")
_TEXTS = ("python_module", "category_override")


class _Skipped(Exception):
    """This entry can't be used; why has been reported."""


def read_functions(
    path: Path, lists: Lists, report: Report
) -> tuple[list[NativeFunction], dict[OperatorName, tuple[str, ...]]]:
    """The functions of a file, and the comments that stood with each.  Faults are reported at their places."""
    functions, comments = [], {}
    for entry in read_entries(path, path.name):
        try:
            function = _Reader(entry, lists, report).function()
        except _Skipped:
            continue
        functions.append(function)
        if entry.comments:
            comments[function.name] = entry.comments
    return functions, comments


@dataclass
class _Reader:
    """Reads one entry; what's left unread at its end is unknown."""

    entry: Entry
    lists: Lists
    report: Report

    def function(self) -> NativeFunction:
        schema = self._parsed(parse_schema, self._text("func"))
        schema = replace(schema, name=replace(schema.name, namespace=NAMESPACE))
        fields: dict[str, Any] = dict(self._fields())
        fields["dispatch"] = self._dispatch(schema)
        known = {"func", "dispatch", "structured", "structured_inherits", "precomputed", *_READ, *_TRUTHS, *_TEXTS}
        for key, value in self.entry.values.items():
            if key not in known:
                self._fail(_span_of(value, self.entry.span), f"there is no `{key}`", did_you_mean(key, known))
        if "structured" in self.entry.values:
            fields["structured"] = self._structured()
        fields["python_binding"] = self.lists.in_python(schema)
        fields["view_tracking"] = self.lists.is_tracked(schema)
        fields["batch_rule"] = self.lists.has_batch_rule(schema)
        return NativeFunction(schema, span=self.entry.span, **fields)

    def _fields(self) -> Iterator[tuple[str, Any]]:
        values = self.entry.values
        for key in _TRUTHS:
            if key in values:
                yield key, self._truth(self._text(key))
        for key in _TEXTS:
            if key in values:
                yield key, self._text(key).text
        variants = [word.strip() for word in self._text("variants").text.split(",")] if "variants" in values else []
        yield "function", "function" in variants or not variants
        yield "method", "method" in variants
        for word in variants:
            if word not in _WORDS:
                self._fail(self._text("variants").span, f"there is no variant `{word}`")
        if "tags" in values:
            yield "tags", self._texts("tags")
        if "autogen" in values:
            yield "autogen", tuple(map(self._name, self._split("autogen")))
        if "structured_delegate" in values:
            yield "structured_delegate", self._name(self._text("structured_delegate"))
        if "device_check" in values:
            yield "device_check", self._text("device_check").text != "NoCheck"
        if "cpp_no_default_args" in values:
            yield "cpp_no_default_args", self._texts("cpp_no_default_args")
        if "ufunc_inner_loop" in values:
            yield "ufunc_inner_loop", tuple(self._ufunc(values["ufunc_inner_loop"]))

    def _dispatch(self, schema: FunctionSchema) -> tuple[tuple[DispatchKey, Kernel], ...]:
        table = self.entry.values.get("dispatch")
        if table is None:
            composite = "structured" not in self.entry.values and "structured_delegate" not in self.entry.values
            return ((DispatchKey.CompositeImplicitAutograd, Kernel("")),) if composite else ()
        if not isinstance(table, Mapping):
            self._fail(self.entry.span, "`dispatch` maps keys to kernels")
        usual = public_name(schema)
        found: list[tuple[DispatchKey, Kernel]] = []
        for keys, kernel in table.items():
            if not isinstance(kernel, Text):
                self._fail(self.entry.span, "a kernel is a name")
            for key in keys.split(","):
                if key.strip() not in DispatchKey.__members__:
                    hint = did_you_mean(key.strip(), DispatchKey.__members__)
                    self._fail(kernel.span, f"there is no dispatch key `{key.strip()}`", hint)
                name = "" if kernel.text == usual else kernel.text
                found.append((DispatchKey[key.strip()], Kernel(name, kernel.span)))
        return tuple(found)

    def _structured(self) -> Structured | None:
        if not self._truth(self._text("structured")):
            return None
        values = self.entry.values
        inherits = self._text("structured_inherits").text if "structured_inherits" in values else ""
        precomputed = tuple(self._precomputed(text) for text in self._items("precomputed"))
        return Structured(inherits, precomputed)

    def _precomputed(self, text: Text) -> Precomputed:
        replaced, _, elements = text.text.rpartition(" -> ")
        parts = [Text(element.strip(), text.span) for element in elements.split(",")]
        return Precomputed(replaced.strip(), tuple(self._parsed(parse_argument, part) for part in parts))

    def _ufunc(self, value: Value) -> Iterator[UfuncInnerLoop]:
        loops = value if isinstance(value, Mapping) else {"Generic": value}
        for key, loop in loops.items():
            if not isinstance(loop, Text) or not loop.text.endswith(")"):
                self._fail(self.entry.span, "an inner loop is `name (dtypes)`")
            name, _, dtypes = loop.text.removesuffix(")").partition(" (")
            yield UfuncInnerLoop(key, name, tuple(dtypes.split(", ")), loop.span)

    def _text(self, key: str) -> Text:
        value = self.entry.values.get(key)
        if not isinstance(value, Text):
            self._fail(_span_of(value, self.entry.span), f"an entry has a `{key}`, one word or line")
        return value

    def _items(self, key: str) -> list[Text]:
        value = self.entry.values.get(key, ())
        items = value if isinstance(value, tuple) else (value,)
        if not all(isinstance(item, Text) for item in items):
            self._fail(_span_of(value, self.entry.span), f"`{key}` is a list of words")
        return [item for item in items if isinstance(item, Text)]

    def _texts(self, key: str) -> tuple[str, ...]:
        return tuple(item.text for item in self._items(key))

    def _split(self, key: str) -> list[Text]:
        text = self._text(key)
        return [Text(part.strip(), text.span) for part in text.text.split(",")]

    def _truth(self, text: Text) -> bool:
        if text.text.lower() not in ("true", "false"):
            self._fail(text.span, "this is `True` or `False`")
        return text.text.lower() == "true"

    def _name(self, text: Text) -> OperatorName:
        return replace(self._parsed(parse_operator_name, text), namespace=NAMESPACE)

    def _parsed(self, parse: Callable[[str], T], text: Text) -> T:
        try:
            return parse(text.text)
        except SchemaSyntaxError as error:
            self._fail(text.span, str(error))

    def _fail(self, span: Span, message: str, hint: str = "") -> NoReturn:
        self.report.error(span, "bad-entry", message, hint)
        raise _Skipped


_READ = (
    *("variants", "tags", "autogen", "structured_delegate", "device_check", "cpp_no_default_args", "ufunc_inner_loop"),
)


def _span_of(value: Value | None, otherwise: Span) -> Span:
    return value.span if isinstance(value, Text) else otherwise
