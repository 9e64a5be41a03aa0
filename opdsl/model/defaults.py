"""Default values of the schema language, as values, and whether one fits its argument's type.

    parse_default("[1, 2]")                      ListDefault((IntDefault(1), IntDefault(2)))
    default_fault(parse_type("int[3]"), "[1]")   "it has 1 element, and `int[3]` takes 3"

An `Argument` keeps its default as text, which is what a schema prints; what needs the value asks here.  A default
fits when PyTorch's own parser reads it *and* reads it as that type: it takes `int x=1.5`, `int x=None` and `int x=0x10`
(as 0) in silence, and fails at the first call, or never.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from opdsl.model.parse import normal_default
from opdsl.model.types import Base, BaseType, ListType, OptionalType, Type


@dataclass(frozen=True, slots=True)
class IntDefault:
    value: int
    hexadecimal: bool = False


@dataclass(frozen=True, slots=True)
class FloatDefault:
    value: float


@dataclass(frozen=True, slots=True)
class ComplexDefault:
    value: complex


@dataclass(frozen=True, slots=True)
class BoolDefault:
    value: bool


@dataclass(frozen=True, slots=True)
class StrDefault:
    value: str


@dataclass(frozen=True, slots=True)
class NoneDefault:
    pass


@dataclass(frozen=True, slots=True)
class WordDefault:
    """`Mean`, `contiguous_format`, `float`, `strided`."""

    word: str


@dataclass(frozen=True, slots=True)
class ListDefault:
    items: tuple[Default, ...]


Default = (
    IntDefault | FloatDefault | ComplexDefault | BoolDefault | StrDefault | NoneDefault | WordDefault | ListDefault
)

REDUCTION_WORDS = ("Mean",)
MEMORY_FORMAT_WORDS = ("contiguous_format",)
LAYOUT_WORDS = ("strided",)
DTYPE_WORDS = (
    *("uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64", "short", "int", "long"),
    *("float16", "float32", "float64", "bfloat16", "half", "float", "double"),
    *("complex32", "complex64", "complex128", "chalf", "cfloat", "cdouble", "bool"),
    *("float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz", "float8_e4m3fnuz", "float8_e8m0fnu", "float4_e2m1fn_x2"),
    *("quint8", "qint8", "qint32", "quint4x2", "quint2x4"),
)

_HEXADECIMAL = re.compile(r"-?0[xX]")
_INT = re.compile(r"-?\d+\Z")
_NUMBER = re.compile(r"-?[\d.]")
_ESCAPE = re.compile(r"\\([0-7]{1,3}|.)")
_ESCAPES = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\", '"': '"', "'": "'"}


@lru_cache(maxsize=10_000)
def parse_default(text: str) -> Default:
    """The value that `text` spells; raises `SchemaSyntaxError` if it isn't a default of the schema language."""
    return _value(normal_default(text))


def _value(text: str) -> Default:
    if text.startswith("["):
        return ListDefault(tuple(map(_value, list_items(text))))
    if text[0] in "\"'":
        return StrDefault(_ESCAPE.sub(_unescaped, text[1:-1]))
    if _HEXADECIMAL.match(text):
        return IntDefault(int(text, 16), hexadecimal=True)
    if _INT.match(text):
        return IntDefault(int(text))
    if text.endswith("j") and _NUMBER.match(text):
        return ComplexDefault(complex(text))
    if _NUMBER.match(text) or text.removeprefix("-") in ("inf", "nan"):
        return FloatDefault(float(text))
    match text:
        case "True" | "False":
            return BoolDefault(text == "True")
        case "None":
            return NoneDefault()
        case _:
            return WordDefault(text)


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1]
    return chr(int(code, 8)) if code.isdecimal() else _ESCAPES.get(code, escape[0])


def list_items(text: str) -> list[str]:
    """The elements of a list in normal spacing; commas inside strings and inner lists separate nothing."""
    items, depth, start = [], 0, 1
    for token in re.finditer(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|.", text):
        if token[0] == "[":
            depth += 1
        elif token[0] == "]":
            depth -= 1
        if depth == 0 or (depth == 1 and token[0] == ","):
            items.append(text[start : token.start()].strip())
            start = token.end()
    return [] if items == [""] else items


def default_fault(type: Type, text: str) -> str | None:
    """Why the default `text` doesn't fit `type`, as the end of a sentence; None if it fits."""
    return _fault(type, parse_default(text))


def _fault(type: Type, default: Default) -> str | None:
    match type, default:
        case OptionalType(), NoneDefault():
            return None
        case _, NoneDefault():
            return f"`None` fits optional types only, and `{type}` is not one"
        case OptionalType(elem), ListDefault() if isinstance(elem, ListType):
            return "PyTorch's schema parser takes no list for an optional list"
        case OptionalType(elem), _:
            return _fault(elem, default)
        case ListType(), ListDefault(items):
            return _list_fault(type, items)
        case ListType(elem, size), _:
            if size is not None and _list_elements_fault(type) is None:
                return _fault(elem, default)
            return f"`{type}` takes a list" + (", or one element for all" if size is not None else "")
        case BaseType(base), _:
            return _base_fault(base, default)
        case _:
            return f"an argument of type `{type}` can have no default"


def _list_fault(type: ListType, items: tuple[Default, ...]) -> str | None:
    fault = _list_elements_fault(type)
    if fault is not None:
        return fault
    # By convention `int[1]` says "an int, or any list of them", and `[]` "as if it weren't given".
    if type.size not in (None, 1) and items and len(items) != type.size:
        return f"it has {len(items)} element{'' if len(items) == 1 else 's'}, and `{type}` takes {type.size}"
    return next((fault for item in items if (fault := _fault(type.elem, item)) is not None), None)


def _list_elements_fault(type: ListType) -> str | None:
    elem = type.elem
    if isinstance(elem, BaseType) and elem.base in (Base.int, Base.SymInt, Base.float, Base.bool, Base.complex):
        return None
    return f"PyTorch's schema parser takes no default for `{type}`"


def _base_fault(base: Base, default: Default) -> str | None:
    match default:
        case IntDefault(hexadecimal=True):
            return "PyTorch's schema parser reads a hexadecimal number as 0; write it in decimal"
        case IntDefault(value):
            if not -(2**63) <= value < 2**63:
                return f"`{value}` doesn't fit in 64 bits"
            # An enum's value that has no word goes by its number, as `at::MemoryFormat::ChannelsLast` does (2).
            enums = (Base.ScalarType, Base.Layout, Base.MemoryFormat)
            fits = base in (Base.int, Base.SymInt, Base.float, Base.Scalar, Base.DeviceIndex, *enums)
        case FloatDefault(value):
            if value in (float("inf"), float("-inf")) or value != value:
                return f"PyTorch's schema parser doesn't know `{value}`; use an optional, and None"
            fits = base in (Base.float, Base.Scalar)
        case ComplexDefault():
            fits = base in (Base.complex, Base.Scalar)
        case BoolDefault():
            fits = base in (Base.bool, Base.Scalar)
        case StrDefault():
            fits = base in (Base.str, Base.Device)
        case WordDefault(word):
            return _word_fault(base, word)
        case ListDefault():
            return f"`{base.value}` takes no list"
        case NoneDefault():
            return f"`None` fits optional types only, and `{base.value}` is not one"
        case _:
            assert_never(default)
    return None if fits else f"{_NOUNS[type(default)]} is not a `{base.value}`"


_NOUNS = {
    IntDefault: "an int",
    FloatDefault: "a float",
    ComplexDefault: "a complex number",
    BoolDefault: "a bool",
    StrDefault: "a string",
}


def _word_fault(base: Base, word: str) -> str | None:
    words = {
        Base.int: REDUCTION_WORDS,
        Base.ScalarType: DTYPE_WORDS,
        Base.MemoryFormat: MEMORY_FORMAT_WORDS,
        Base.Layout: LAYOUT_WORDS,
    }.get(base, ())
    if word in words:
        return None
    if not words:
        return f"`{word}` is not a `{base.value}`"
    return f"`{word}` is no word for a `{base.value}`; PyTorch's schema parser knows {', '.join(words)}"
