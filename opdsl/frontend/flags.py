"""From the keyword arguments of a decorator to fields of `NativeFunction`.

    @native_function(dispatch={(CPU, CUDA): "shared"}, tags="pointwise", method=True)

gives `{"dispatch": ((CPU, Kernel("shared")), (CUDA, Kernel("shared"))), "tags": ("pointwise",), "method": True}`.
mypy has checked the same in the author's editor; here it's checked again, with the place of each fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn, TypeVar, get_args

from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Call, Constant, Keyword, Mapping, Member, Named, Sequence, Value
from opdsl.lang import DispatchKey
from opdsl.lang.declare import AutocastPolicy, Tag, UfuncKey
from opdsl.model.function import Kernel, Precomputed, Structured, UfuncInnerLoop
from opdsl.model.parse import SchemaSyntaxError, parse_operator_name
from opdsl.model.schema import Argument, OperatorName
from opdsl.model.types import Base, BaseType
from opdsl.source import Span

T = TypeVar("T")
Dispatch = tuple[tuple[DispatchKey, Kernel], ...]
Fields = dict[str, Any]
"""Fields of `NativeFunction` by name; each reader below gives the type that its field has."""

TAGS: frozenset[str] = frozenset(get_args(Tag))
"""Those that PyTorch has."""
_POLICIES: frozenset[str] = frozenset(get_args(AutocastPolicy))
_UFUNC_KEYS: frozenset[str] = frozenset(get_args(UfuncKey))
_PRECOMPUTED_TYPES = {
    **{f"builtins.{b.value}": BaseType(b) for b in (Base.int, Base.bool, Base.float)},
    **{f"opdsl.{b.value}": BaseType(b) for b in (Base.Tensor, Base.DimVector, Base.MemoryFormat, Base.ScalarType)},
}


class BadFlag(Exception):
    """The value of this flag can't be used; it has been reported."""


@dataclass(frozen=True, slots=True)
class StructuredFlag:
    """What `structured=Structured(...)` says: the structured out variant's own kernels and how they're built."""

    structured: Structured
    dispatch: Dispatch
    ufunc: tuple[UfuncInnerLoop, ...]


@dataclass(frozen=True, slots=True)
class VariantFlag:
    """What `inplace=` or `out=` says: the overload name, None for the usual one, and the variant's own fields."""

    overload: str | None = None
    fields: Fields = field(default_factory=dict)
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flags:
    """All that a declaration's decorator says."""

    fields: Fields
    inplace: VariantFlag | None = None
    out: VariantFlag | None = None
    structured: StructuredFlag | None = None


@dataclass
class FlagReader:
    """Reads the flags of one declaration; faults are reported, and the flag left out."""

    report: Report
    namespace: str
    known_tags: frozenset[str] = field(default=TAGS, kw_only=True)

    def read(self, keywords: Iterable[Keyword]) -> Flags:
        fields: Fields = {}
        variants: dict[str, VariantFlag | None] = {}
        structured = None
        for flag in keywords:
            try:
                if flag.name in ("inplace", "out"):
                    variants[flag.name] = self._variant(flag.value)
                elif flag.name == "structured":
                    structured = self._structured(flag.value)
                else:
                    fields |= self._field(flag)
            except BadFlag:
                continue
        return Flags(fields, variants.get("inplace"), variants.get("out"), structured)

    def _field(self, flag: Keyword) -> Fields:
        reader = _READERS.get(flag.name)
        if reader is None:
            hint = did_you_mean(flag.name, [*_READERS, "inplace", "out", "structured"])
            self._fail(flag.span, f"there is no flag `{flag.name}`", hint, code="unknown-flag")
        return {flag.name: reader(self, flag.value)}

    def _variant(self, value: Value) -> VariantFlag | None:
        match value:
            case Constant(bool() as wanted):
                return VariantFlag() if wanted else None
            case Call("Variant", arguments, keywords) if len(arguments) <= 1:
                overload = arguments[0] if arguments else None
                fields: Fields = {}
                names: tuple[str, ...] = ()
                for flag in keywords:
                    if flag.name == "overload":
                        overload = flag.value
                    elif flag.name == "names":
                        names = self._word_or_words(flag.value)
                    else:
                        fields |= self._field(flag)
                return VariantFlag(None if overload is None else self._text(overload), fields, names)
        self._fail(value.span, "this is `True` or a `Variant(...)`")

    def _structured(self, value: Value) -> StructuredFlag:
        if not isinstance(value, Call) or value.function != "Structured":
            self._fail(value.span, "this is a `Structured(...)`")
        given = self._given(value, ("dispatch", "inherits", "precomputed", "ufunc"))
        inherits = self._text(given["inherits"]) if "inherits" in given else ""
        precomputed = self._precomputed(given["precomputed"]) if "precomputed" in given else ()
        return StructuredFlag(
            Structured(inherits, precomputed),
            self.dispatch(given["dispatch"]) if "dispatch" in given else (),
            self._ufunc(given["ufunc"]) if "ufunc" in given else (),
        )

    def _precomputed(self, value: Value) -> tuple[Precomputed, ...]:
        found = []
        for key, elements in self._pairs(value):
            arguments = []
            for name, type in self._pairs(elements):
                qualified = type.qualified if isinstance(type, Named) else ""
                if qualified not in _PRECOMPUTED_TYPES:
                    self._fail(type.span, "a precomputed value is an `int`, `bool`, `float`, `Tensor`, `DimVector`...")
                arguments.append(Argument(self._text(name), _PRECOMPUTED_TYPES[qualified], span=name.span))
            found.append(Precomputed(self._text(key), tuple(arguments)))
        return tuple(found)

    def _ufunc(self, value: Value) -> tuple[UfuncInnerLoop, ...]:
        loops = []
        for key, loop in self._pairs(value):
            word = self._text(key)
            if word not in _UFUNC_KEYS:
                self._fail(key.span, f"there is no ufunc key `{word}`", did_you_mean(word, _UFUNC_KEYS))
            if not isinstance(loop, Call) or loop.function != "Ufunc":
                self._fail(loop.span, "this is a `Ufunc(name, dtypes)`")
            given = self._given(loop, ("name", "dtypes"))
            if given.keys() != {"name", "dtypes"}:
                self._fail(loop.span, "a `Ufunc` has a name and dtypes")
            loops.append(UfuncInnerLoop(word, self._text(given["name"]), self._words(given["dtypes"]), loop.span))
        return tuple(loops)

    def _given(self, call: Call, names: tuple[str, ...]) -> dict[str, Value]:
        """What one of the language's classes is called with, by parameter name."""
        if len(call.arguments) > len(names):
            self._fail(call.arguments[-1].span, f"`{call.function}` takes at most {len(names)} arguments")
        given = dict(zip(names, call.arguments, strict=False))
        for keyword in call.keywords:
            if keyword.name not in names:
                hint = did_you_mean(keyword.name, names)
                self._fail(keyword.span, f"`{call.function}` has no `{keyword.name}`", hint, code="unknown-flag")
            given[keyword.name] = keyword.value
        return given

    def dispatch(self, value: Value) -> Dispatch:
        if not isinstance(value, Mapping):
            return tuple((key, Kernel("", span)) for key, span in self._keys(value))
        found: dict[DispatchKey, Kernel] = {}
        for keys, kernel in value.items:
            for key, span in self._keys(keys):
                if key in found:
                    self._fail(span, f"`{key.value}` has a kernel already", code="duplicate-key")
                found[key] = Kernel(self._text(kernel), kernel.span)
        return tuple(found.items())

    def _keys(self, value: Value) -> list[tuple[DispatchKey, Span]]:
        match value:
            case Member("DispatchKey", name, span):
                return [(DispatchKey[name], span)]
            case Sequence(items):
                return [key for item in items for key in self._keys(item)]
            case _:
                known = ", ".join(("CPU", "CUDA", "Meta", "CompositeExplicitAutograd"))
                self._fail(value.span, "this is not a dispatch key", f"import one from opdsl: {known}, ...")

    def tags(self, value: Value) -> tuple[str, ...]:
        words = [value] if isinstance(value, Constant) else list(value.items) if isinstance(value, Sequence) else []
        if not words and not isinstance(value, Sequence):
            self._fail(value.span, "this is a tag or a tuple of tags")
        found = []
        for item in words:
            word = self._text(item)
            if word not in self.known_tags:
                hint = did_you_mean(word, self.known_tags)
                self._fail(item.span, f"there is no tag `{word}`", hint, code="unknown-tag")
            found.append(word)
        return tuple(found)

    def autocast(self, value: Value) -> str:
        word = self._text(value)
        if word not in _POLICIES:
            self._fail(value.span, f"autocast has no policy `{word}`", did_you_mean(word, _POLICIES))
        return word

    def operator_name(self, value: Value) -> OperatorName:
        try:
            return replace(parse_operator_name(self._text(value)), namespace=self.namespace)
        except SchemaSyntaxError as error:
            self._fail(value.span, f"this is not an operator's name: {error}", code="bad-operator-name")

    def operator_names(self, value: Value) -> tuple[OperatorName, ...]:
        items = value.items if isinstance(value, Sequence) else (value,)
        return tuple(self.operator_name(item) for item in items)

    def _word_or_words(self, value: Value) -> tuple[str, ...]:
        return self._words(value) if isinstance(value, Sequence) else (self._text(value),)

    def autogen(self, value: Value) -> tuple[OperatorName, ...] | bool:
        """Names of functions, or whether there's the usual out variant: `derive` knows which that is."""
        if isinstance(value, Constant) and isinstance(value.value, bool):
            return value.value or ()
        return self.operator_names(value)

    def _words(self, value: Value) -> tuple[str, ...]:
        if not isinstance(value, Sequence):
            self._fail(value.span, "this is a tuple of strings")
        return tuple(self._text(item) for item in value.items)

    def _text(self, value: Value) -> str:
        if isinstance(value, Constant) and isinstance(value.value, str):
            return value.value
        self._fail(value.span, "this is a string")

    def _truth(self, value: Value) -> bool:
        if isinstance(value, Constant) and isinstance(value.value, bool):
            return value.value
        self._fail(value.span, "this is `True` or `False`")

    def _pairs(self, value: Value) -> tuple[tuple[Value, Value], ...]:
        if isinstance(value, Mapping):
            return value.items
        self._fail(value.span, "this is a mapping")

    def _fail(self, span: Span, message: str, hint: str = "", code: str = "bad-flag") -> NoReturn:
        self.report.error(span, code, message, hint)
        raise BadFlag


_READERS: dict[str, Callable[[FlagReader, Value], object]] = {
    "dispatch": FlagReader.dispatch,
    "tags": FlagReader.tags,
    "function": FlagReader._truth,
    "method": FlagReader._truth,
    "python_module": FlagReader._text,
    "structured_delegate": FlagReader.operator_name,
    "autogen": FlagReader.autogen,
    "device_check": FlagReader._truth,
    "device_guard": FlagReader._truth,
    "manual_cpp_binding": FlagReader._truth,
    "manual_kernel_registration": FlagReader._truth,
    "cpp_no_default_args": FlagReader._words,
    "use_const_ref_for_mutable_tensors": FlagReader._truth,
    "category_override": FlagReader._text,
    "python_binding": FlagReader._truth,
    "view_tracking": FlagReader._truth,
    "batch_rule": FlagReader._truth,
    "differentiable": FlagReader._truth,
    "autocast": FlagReader.autocast,
}
"""One reader for each key of `opdsl.lang.declare.FunctionFlags`; a test holds the two against each other."""
