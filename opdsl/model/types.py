"""Types of the JIT schema language, as a closed union of frozen values.

`Tensor(a!)?[]` is a list of optionals of a mutable tensor::

    ListType(OptionalType(BaseType(Base.Tensor, AliasSet(("a",), write=True))))

Alias sets sit on the type that they annotate: on the innermost one (`Tensor(a!)[]`: the tensors are written), or on
a list (`int[](a!)`: the list itself is).  Every type prints as the schema language spells it: `str(parse(t)) == t`.

Source: torch/csrc/jit/frontend/schema_type_parser.cpp and aten/src/ATen/native/README.md of PyTorch.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import assert_never


class Base(Enum):
    """Types that are one word; the value is its spelling in a schema."""

    # Types are keys of many tables; that of the name would be taken in Python.
    __hash__ = object.__hash__

    Tensor = "Tensor"
    Scalar = "Scalar"
    int = "int"
    SymInt = "SymInt"
    float = "float"
    SymFloat = "SymFloat"
    bool = "bool"
    SymBool = "SymBool"
    complex = "complex"
    str = "str"
    ScalarType = "ScalarType"
    Layout = "Layout"
    Device = "Device"
    DeviceIndex = "DeviceIndex"
    MemoryFormat = "MemoryFormat"
    QScheme = "QScheme"
    Generator = "Generator"
    Dimname = "Dimname"
    Storage = "Storage"
    Stream = "Stream"
    Capsule = "Capsule"
    PyObject = "PyObject"
    NoneType = "NoneType"
    Any = "Any"
    AnyClassType = "AnyClassType"
    AnyEnumType = "AnyEnumType"
    AnyListType = "AnyListType"
    AnyTupleType = "AnyTupleType"
    DimVector = "DimVector"  # only among the values that a structured kernel precomputes


@dataclass(frozen=True, slots=True)
class AliasSet:
    """Which memory a value may share, and whether the operator writes to it.

    `(a!)` is `before=("a",), write=True`; `(a -> *)` has `after=("*",)`; `(a|b!)` two sets; the shorthand `Tensor!`
    (a set of its own, written) has no name: `before=(), write=True`.
    """

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    write: bool = False

    def __str__(self) -> str:
        mark = "!" if self.write else ""
        if not self.before:
            return mark
        arrow = f" -> {'|'.join(self.after)}" if self.after else ""
        return f"({'|'.join(self.before)}{mark}{arrow})"


@dataclass(frozen=True, slots=True)
class BaseType:
    base: Base
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"{self.base.value}{self.alias or ''}"


@dataclass(frozen=True, slots=True)
class ClassType:
    """A TorchBind class, `__torch__.torch.classes.mylib.Vocabulary`, or one that only C++ passes, `TensorGeometry`.

    `cpp` is the C++ class and `header` where it's defined, as far as they're declared: a schema doesn't tell.
    """

    name: str
    alias: AliasSet | None = None
    cpp: str = field(default="", compare=False)
    header: str = field(default="", compare=False)

    @property
    def registered(self) -> bool:
        """With TorchBind, so that schemas can name it."""
        return self.name.startswith("__torch__.")

    def __str__(self) -> str:
        return f"{self.name}{self.alias or ''}"


@dataclass(frozen=True, slots=True)
class TypeVariable:
    """A type that the call decides, as in `t[] self`: only operators of the interpreter have them."""

    name: str
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"{self.name}{self.alias or ''}"


@dataclass(frozen=True, slots=True)
class OptionalType:
    elem: Type

    def __str__(self) -> str:
        return f"{self.elem}?"


@dataclass(frozen=True, slots=True)
class ListType:
    """`elem[]`, or `elem[size]`: a list of that length for which a single element may stand."""

    elem: Type
    size: int | None = None
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"{self.elem}[{'' if self.size is None else self.size}]{self.alias or ''}"


@dataclass(frozen=True, slots=True)
class DictType:
    key: Type
    value: Type
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"Dict({self.key}, {self.value}){self.alias or ''}"


@dataclass(frozen=True, slots=True)
class TupleType:
    elems: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.elems))})"


@dataclass(frozen=True, slots=True)
class WrapperType:
    """`Future(t)`, `RRef(t)` or `Await(t)`."""

    wrapper: str
    elem: Type
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"{self.wrapper}({self.elem}){self.alias or ''}"


Type = BaseType | ClassType | TypeVariable | OptionalType | ListType | DictType | TupleType | WrapperType

TENSOR = BaseType(Base.Tensor)
TENSOR_OPTIONS = ClassType("TensorOptions", cpp="at::TensorOptions", header="c10/core/TensorOptions.h")
"""Dtype, layout, device and pinning together: what helpers take, and no operator."""


def alias_of(type: Type) -> AliasSet | None:
    """The alias set of the innermost type: `(a!)` for `Tensor(a!)[]` and for `Tensor(a!)?`."""
    match type:
        case OptionalType(elem):
            return alias_of(elem)
        case ListType(elem, _, alias):
            return alias_of(elem) or alias
        case BaseType() | ClassType() | TypeVariable() | DictType() | WrapperType():
            return type.alias
        case TupleType():
            return None
    assert_never(type)


def with_alias(type: Type, alias: AliasSet | None) -> Type:
    """`type` with the alias set of its innermost type replaced (and none on any list around it)."""
    match type:
        case OptionalType(elem):
            return OptionalType(with_alias(elem, alias))
        case ListType(elem, size, _):
            return ListType(with_alias(elem, alias), size)
        case BaseType() | ClassType() | TypeVariable() | DictType() | WrapperType():
            return type if type.alias == alias else replace(type, alias=alias)
        case TupleType():
            return type
    assert_never(type)


def is_tensor_like(type: Type) -> bool:
    """A tensor, an optional one, or a list of either (at any depth)."""
    match type:
        case BaseType(base):
            return base is Base.Tensor
        case OptionalType(elem) | ListType(elem):
            return is_tensor_like(elem)
        case _:
            return False


def is_list(type: Type) -> bool:
    """A list, or an optional one."""
    return isinstance(type.elem if isinstance(type, OptionalType) else type, ListType)


def innermost(type: Type) -> Type:
    """What is left of a type when lists and optionals are taken off."""
    while isinstance(type, OptionalType | ListType):
        type = type.elem
    return type


def has_symint(type: Type) -> bool:
    inner = innermost(type)
    return isinstance(inner, BaseType) and inner.base is Base.SymInt
