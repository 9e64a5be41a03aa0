"""From schema types to Python annotations, and from schema defaults to Python expressions.

    SymInt[2]? stride=1          Sequence[int | SymInt] | int | SymInt | None = 1
    ScalarType dtype=bfloat16    dtype = torch.bfloat16

What an argument accepts is wider than what a result is: a `Tensor[]` takes any sequence and gives a list.
Names are those of torch (`Tensor`, `dtype`, `SymInt`...), qualified as the generated file imports them.
"""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from opdsl.lang import Layout, MemoryFormat, Reduction, ScalarType
from opdsl.model.defaults import IntDefault, ListDefault, WordDefault, parse_default
from opdsl.model.types import (
    Base,
    BaseType,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
    WrapperType,
)

_ACCEPTED = {
    Base.Tensor: ("Tensor",),
    Base.Scalar: ("complex", "torch.SymInt", "torch.SymFloat"),
    Base.int: ("int",),
    Base.SymInt: ("int", "torch.SymInt"),
    Base.float: ("float",),
    Base.SymFloat: ("float", "torch.SymFloat"),
    Base.bool: ("bool",),
    Base.SymBool: ("bool", "torch.SymBool"),
    Base.complex: ("complex",),
    Base.str: ("str",),
    Base.ScalarType: ("torch.dtype",),
    Base.Layout: ("torch.layout",),
    Base.Device: ("torch.device", "str", "int"),
    Base.DeviceIndex: ("int",),
    Base.MemoryFormat: ("torch.memory_format",),
    Base.QScheme: ("torch.qscheme",),
    Base.Generator: ("torch.Generator",),
    Base.Dimname: ("str",),
    Base.Storage: ("torch.UntypedStorage",),
    Base.Stream: ("torch.Stream",),
    Base.NoneType: ("None",),
}
_GIVEN = {
    **{base: names[0] for base, names in _ACCEPTED.items()},
    Base.Scalar: "int | float | complex",
    Base.SymInt: "int | torch.SymInt",
    Base.SymFloat: "float | torch.SymFloat",
    Base.SymBool: "bool | torch.SymBool",
}


def accepted(type: Type) -> str:
    """The annotation of a parameter: everything that a caller may pass."""
    return " | ".join(_alternatives(type))


def _alternatives(type: Type) -> list[str]:
    match type:
        case BaseType(base):
            return list(_ACCEPTED.get(base, ("object",)))
        case OptionalType(elem):
            return [*_alternatives(elem), "None"]
        case ListType(elem, size):
            single = [] if size is None else _alternatives(elem)
            return [f"Sequence[{accepted(elem)}]", *single]
        case ClassType():
            return ["torch.ScriptObject"]
        case DictType(key, value):
            return [f"Mapping[{accepted(key)}, {accepted(value)}]"]
        case TupleType(elems):
            return [f"tuple[{', '.join(map(accepted, elems))}]"]
        case TypeVariable() | WrapperType():
            return ["object"]
    assert_never(type)


_PROMOTED = {"bool": ("int", "float", "complex"), "int": ("float", "complex"), "float": ("complex",)}
"""What checkers take for each of these besides (PEP 484)."""


def covers(wide: Type, narrow: Type) -> bool:
    """Whether a parameter of type `wide` takes all that one of type `narrow` takes."""
    there = set(_alternatives(wide))
    return all(there.intersection((one, *_PROMOTED.get(one, ()))) for one in _alternatives(narrow))


NUMBERED = {Base.ScalarType: "dtype_of", Base.Layout: "layout_of", Base.MemoryFormat: "memory_format_of"}
"""Results that `torch.ops` gives as numbers, and what makes of them what torch's functions give (`_arguments.py`)."""


def given(type: Type, *, by_torch_ops: bool = False) -> str:
    """The annotation of a result: exactly what a caller gets, of the package's function or of `torch.ops`."""
    match type:
        case BaseType(base) if by_torch_ops and base in NUMBERED:
            return "int"
        case BaseType(base):
            return _GIVEN.get(base, "object")
        case OptionalType(elem):
            return f"{given(elem, by_torch_ops=by_torch_ops)} | None"
        case ListType(elem):
            return f"list[{given(elem, by_torch_ops=by_torch_ops)}]"
        case ClassType():
            return "torch.ScriptObject"
        case DictType(key, value):
            return f"dict[{given(key)}, {given(value)}]"
        case TupleType(elems):
            return f"tuple[{', '.join(map(given, elems))}]"
        case TypeVariable() | WrapperType():
            return "object"
    assert_never(type)


_ENUMS: dict[Base, type[Enum]] = {
    Base.ScalarType: ScalarType,
    Base.Layout: Layout,
    Base.MemoryFormat: MemoryFormat,
}


def default_expression(type: Type, text: str) -> str:
    """A schema's default as Python: `Mean` is 1, `bfloat16` is `torch.bfloat16`, `[1, 2]` a tuple."""
    while isinstance(type, OptionalType):
        type = type.elem
    match parse_default(text):
        case ListDefault() if isinstance(type, ListType):
            elem = type.elem
            items = [default_expression(elem, item.strip()) for item in text[1:-1].split(",") if item.strip()]
            return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
        case WordDefault(word) if isinstance(type, BaseType) and type.base in _ENUMS:
            return f"torch.{word}"
        case IntDefault(value) if isinstance(type, BaseType) and type.base in _ENUMS:
            return f"torch.{_ENUMS[type.base](value).name}"
        case WordDefault(word):
            return str(Reduction[word].value)
        case _:
            return text
