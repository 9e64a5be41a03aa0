"""Schemas as constants, of which the dispatcher's own are built at load: parsing text would take six times as long.

    constexpr opdsl::Argument rms_norm_arguments[] = {
        {"input", {opdsl::Base::Tensor}},
        {"weight", {opdsl::Base::Tensor, "?"}, opdsl::None()},
        {"eps", {opdsl::Base::Float}, 1e-06},
    };
    constexpr opdsl::Argument rms_norm_returns[] = {
        {"", {opdsl::Base::Tensor}},
    };

A schema with a type that has no place in these tables (a class, a dictionary, several alias sets) stays text.  The
shorthand `Tensor!` stands for a set of its own; PyTorch's parser names these `$0`, `$1`..., and so do we.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import assert_never

from opdsl.cpp.signatures import default_expression
from opdsl.cpp.text import Cpp, Include, Writer
from opdsl.model.defaults import (
    BoolDefault,
    ComplexDefault,
    Default,
    FloatDefault,
    IntDefault,
    ListDefault,
    NoneDefault,
    StrDefault,
    WordDefault,
    parse_default,
)
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, Return
from opdsl.model.types import AliasSet, Base, BaseType, ListType, OptionalType, Type, alias_of, innermost, with_alias

SUPPORT = Include("opdsl/schema.h")

_BASES = {
    Base.Tensor: "Tensor",
    Base.Scalar: "Scalar",
    Base.int: "Int",
    Base.SymInt: "SymInt",
    Base.float: "Float",
    Base.SymFloat: "SymFloat",
    Base.bool: "Bool",
    Base.SymBool: "SymBool",
    Base.complex: "Complex",
    Base.str: "Str",
    Base.ScalarType: "ScalarType",
    Base.Layout: "Layout",
    Base.Device: "Device",
    Base.MemoryFormat: "MemoryFormat",
    Base.QScheme: "QScheme",
    Base.Generator: "Generator",
    Base.Storage: "Storage",
    Base.Stream: "Stream",
}


class NoConstant(ValueError):
    """This part of a schema has no place in the tables."""


def schema_constants(out: Writer, function: NativeFunction) -> Cpp:
    """Writes the constants of the schema; gives the expression to define the operator by (its text, if it must)."""
    schema = function.schema
    name = function.name.identifier
    try:
        schema = _name_sets(schema)
        returns = [_item(r, "", []) for r in schema.returns]
        tables = [(f"{name}_arguments", _arguments(out, name, schema)), (f"{name}_returns", returns)]
    except NoConstant:
        return text_of(function.schema)
    out.include(SUPPORT)
    for table, rows in tables:
        if rows:
            with out.block(f"constexpr opdsl::Argument {table}[] =", ";"):
                out.lines(f"{row}," for row in rows)
    named = [table if rows else "{}" for table, rows in tables]
    return Cpp(f'opdsl::Schema{{"{schema.name.base}", "{schema.name.overload}", {", ".join(named)}}}')


def _name_sets(schema: FunctionSchema) -> FunctionSchema:
    """The schema with the nameless sets of `Tensor!` named, in the order of its text."""
    numbers = count()

    def named(type: Type) -> Type:
        alias = alias_of(type)
        if alias is None or alias.before or not alias.write:
            return type
        return with_alias(type, AliasSet((f"${next(numbers)}",), ("",), write=True))

    return replace(
        schema,
        positional=tuple(replace(a, type=named(a.type)) for a in schema.positional),
        keyword_only=tuple(replace(a, type=named(a.type)) for a in schema.keyword_only),
        returns=tuple(replace(r, type=named(r.type)) for r in schema.returns),
    )


def text_of(schema: FunctionSchema) -> Cpp:
    """The schema without its namespace, as a C++ string."""
    text = str(schema).removeprefix(f"{schema.name.namespace}::")
    return Cpp('"{}"'.format(text.replace("\\", "\\\\").replace('"', '\\"')))


def _arguments(out: Writer, name: str, schema: FunctionSchema) -> list[str]:
    lists: list[tuple[str, str]] = []
    rows = []
    for argument in schema.arguments:
        value, elements = _default(argument, f"{name}_{argument.name}")
        if elements is not None:
            lists.append(elements)
        flags = ["true"] if argument in schema.keyword_only else []
        rows.append(_item(argument, value, flags))
    for declaration, values in lists:
        out.line(f"constexpr {declaration} = {{{values}}};")
    return rows


def _item(item: Argument | Return, value: str, flags: Sequence[str]) -> str:
    """`{name, type, default, alias set, keyword-only}`, without what's left out at its end."""
    fields = [f'"{item.name}"', _type(item.type)]
    alias = _alias(alias_of(item.type))
    for text in (value, alias, *flags):
        fields.append(text or "{}")
    while fields[-1] == "{}":
        fields.pop()
    return f"{{{', '.join(fields)}}}"


def _type(type: Type) -> str:
    base = innermost(type)
    if not isinstance(base, BaseType) or base.base not in _BASES:
        raise NoConstant
    around, size = "", None
    walked = type
    while isinstance(walked, OptionalType | ListType):
        if isinstance(walked, ListType):
            if walked.alias is not None or (walked.size is not None and size is not None):
                raise NoConstant
            size = walked.size if walked.size is not None else size
        around = ("?" if isinstance(walked, OptionalType) else "[") + around
        walked = walked.elem
    fields = [f"opdsl::Base::{_BASES[base.base]}"]
    if around:
        fields.append(f'"{around}"')
    if size is not None:
        fields.append(str(size))
    return f"{{{', '.join(fields)}}}"


def _alias(alias: AliasSet | None) -> str:
    if alias is None:
        return ""
    if len(alias.before) != 1 or len(alias.after) > 1:
        raise NoConstant
    after = f'"{alias.after[0]}"' if alias.after else "nullptr"
    fields = [f'"{alias.before[0]}"', *([after] if alias.after or alias.write else []), *(["true"] * alias.write)]
    return f"{{{', '.join(fields)}}}"


def _default(argument: Argument, name: str) -> tuple[str, tuple[str, str] | None]:
    """The default as an initialiser, and the array that it needs: its declaration and its elements."""
    if argument.default is None:
        return "", None
    default = parse_default(argument.default)
    type = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
    if isinstance(type, ListType) and not isinstance(default, NoneDefault):
        items = default.items if isinstance(default, ListDefault) else (default,) * (type.size or 1)
        scalar = _SCALARS.get(type.elem.base) if isinstance(type.elem, BaseType) else None
        if scalar is None:
            raise NoConstant
        if not items:
            return f"c10::ArrayRef<{scalar}>()", None
        return f"c10::ArrayRef<{scalar}>({name})", (
            f"{scalar} {name}[]",
            ", ".join(_scalar(type.elem, item) for item in items),
        )
    return _scalar(type, default), None


_SCALARS = {Base.int: "int64_t", Base.SymInt: "int64_t", Base.float: "double", Base.bool: "bool"}


def _scalar(type: Type, default: Default) -> str:
    base = type.base if isinstance(type, BaseType) else None
    match default:
        case NoneDefault():
            return "opdsl::None()"
        case BoolDefault(value):
            return "true" if value else "false"
        case IntDefault(value) if base is Base.float:
            return repr(float(value))
        case IntDefault(value):
            return f"int64_t({value})"
        case FloatDefault(value):
            return repr(value)
        case StrDefault() if base is Base.str:
            return default_expression(type, _quoted(default.value))
        case WordDefault(word) if base in (Base.int, Base.ScalarType, Base.MemoryFormat, Base.Layout):
            return f"int64_t({default_expression(type, word)})"
        case StrDefault() | WordDefault() | ComplexDefault() | ListDefault():
            raise NoConstant
    assert_never(default)


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return f"'{escaped}'"
