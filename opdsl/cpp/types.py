"""C++ types as frozen values, and which of them carries each type of a schema.

    argument_type(parse_type("Tensor(a!)"))          at::Tensor&
    argument_type(parse_type("SymInt[2]?"))          at::OptionalSymIntArrayRef
    argument_type(parse_type("SymInt"), CONCRETE)    int64_t
    return_type(parse_type("Tensor[]"))              ::std::vector<at::Tensor>

The rules are those of PyTorch's unboxed calling convention: what a kernel's parameters must be for the dispatcher to
take it.  They agree with torchgen for all that occurs in ATen, and go on where torchgen stops: nested lists,
TorchBind classes, dictionaries, tuples.  A `Rules` value says in which of its dialects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from opdsl.cpp.text import Include
from opdsl.model.schema import Return
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
    alias_of,
    innermost,
)


@dataclass(frozen=True, slots=True)
class Value:
    """A type with a name of its own: `int64_t`, `at::Tensor`."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Ref:
    """`const T&`, or `T&` where it isn't `const`."""

    elem: CppType
    const: bool = True

    def __str__(self) -> str:
        return f"{'const ' if self.const else ''}{self.elem}&"


@dataclass(frozen=True, slots=True)
class Optional:
    elem: CppType

    def __str__(self) -> str:
        return f"::std::optional<{self.elem}>"


@dataclass(frozen=True, slots=True)
class ArrayRef:
    """`at::ArrayRef<T>`: a view of elements that someone else owns."""

    elem: CppType

    def __str__(self) -> str:
        return f"at::ArrayRef<{self.elem}>"


@dataclass(frozen=True, slots=True)
class List:
    """`c10::List<T>`: a counted list as the interpreter holds it."""

    elem: CppType

    def __str__(self) -> str:
        return f"c10::List<{self.elem}>"


@dataclass(frozen=True, slots=True)
class Vector:
    elem: CppType

    def __str__(self) -> str:
        return f"::std::vector<{self.elem}>"


@dataclass(frozen=True, slots=True)
class Array:
    elem: CppType
    size: int

    def __str__(self) -> str:
        return f"::std::array<{self.elem}, {self.size}>"


@dataclass(frozen=True, slots=True)
class Tuple:
    elems: tuple[CppType, ...]

    def __str__(self) -> str:
        return f"::std::tuple<{', '.join(map(str, self.elems))}>"


@dataclass(frozen=True, slots=True)
class Dict:
    key: CppType
    value: CppType

    def __str__(self) -> str:
        return f"c10::Dict<{self.key}, {self.value}>"


@dataclass(frozen=True, slots=True)
class IntrusivePtr:
    """`c10::intrusive_ptr<T>`; `header` is where `T` is defined, if that's known."""

    name: str
    header: str = ""

    def __str__(self) -> str:
        return f"c10::intrusive_ptr<{self.name}>"


CppType = Value | Ref | Optional | ArrayRef | List | Vector | Array | Tuple | Dict | IntrusivePtr

VOID = Value("void")
BOOL = Value("bool")
INT = Value("int64_t")
SYMINT = Value("c10::SymInt")
TENSOR = Value("at::Tensor")
SCALAR = Value("at::Scalar")
TENSOR_LIST = Value("at::TensorList")
INT_ARRAY = Value("at::IntArrayRef")
SYMINT_ARRAY = Value("c10::SymIntArrayRef")
OPTIONAL_INT_ARRAY = Value("at::OptionalIntArrayRef")
OPTIONAL_SYMINT_ARRAY = Value("at::OptionalSymIntArrayRef")
TENSOR_OPTIONS = Value("at::TensorOptions")
STRING = Value("::std::string")
ITENSOR_LIST = Value("at::ITensorListRef")
IOPTIONAL_TENSOR_LIST = Value("at::IOptTensorListRef")
OPTIONAL_TENSOR_REF = Value("at::OptionalTensorRef")
OPTIONAL_SCALAR_REF = Value("at::OptionalScalarRef")


@dataclass(frozen=True, slots=True)
class Rules:
    """The dialect of the calling convention.

    `symint`: SymInt arguments arrive as `c10::SymInt`, or else as `int64_t`.  `const_mutable`: tensors that are written
    are `const at::Tensor&` all the same.  `list_refs`: tensor lists are `const at::ITensorListRef&`.  `structured`: the
    parameters of a structured kernel's `meta` and `impl`, references all.
    """

    symint: bool = True
    const_mutable: bool = False
    list_refs: bool = False
    structured: bool = False


SYMBOLIC = Rules()
CONCRETE = Rules(symint=False)
STRUCTURED = Rules(symint=False, const_mutable=True, list_refs=True, structured=True)


class NoCppType(ValueError):
    """The unboxed convention can't carry this type of a schema."""

    def __init__(self, type: Type) -> None:
        super().__init__(f"`{type}` has no C++ type in the unboxed calling convention")
        self.type = type


# Base types that are the same in every position. The others depend on the position, or on the rules.
_VALUES = {
    Base.int: INT,
    Base.float: Value("double"),
    Base.SymFloat: Value("c10::SymFloat"),
    Base.bool: BOOL,
    Base.SymBool: Value("c10::SymBool"),
    Base.complex: Value("c10::complex<double>"),
    Base.ScalarType: Value("at::ScalarType"),
    Base.Layout: Value("at::Layout"),
    Base.Device: Value("at::Device"),
    Base.DeviceIndex: Value("at::DeviceIndex"),
    Base.MemoryFormat: Value("at::MemoryFormat"),
    Base.QScheme: Value("at::QScheme"),
    Base.Generator: Value("at::Generator"),
    Base.Dimname: Value("at::Dimname"),
    Base.Storage: Value("at::Storage"),
    Base.Stream: Value("at::Stream"),
    Base.DimVector: Value("at::DimVector"),
}
STRING_VIEW = Value("c10::string_view")
_CAPSULE = IntrusivePtr("torch::CustomClassHolder")
_WRAPPED = {
    "Future": IntrusivePtr("c10::ivalue::Future"),
    "Await": IntrusivePtr("c10::ivalue::Await"),
    "RRef": IntrusivePtr("c10::RRefInterface"),
}


def is_base(type: Type, *bases: Base) -> bool:
    """Whether `type` is one of `bases`, whatever its alias set."""
    return isinstance(type, BaseType) and type.base in bases


def class_name(type: ClassType) -> str:
    """The C++ class behind a TorchBind class: the declared one, or the one that its registered name suggests."""
    return type.cpp or type.name.removeprefix("__torch__.").removeprefix("torch.classes.").replace(".", "::")


# -- arguments


def argument_type(type: Type, rules: Rules = SYMBOLIC) -> CppType:
    """The parameter that carries an argument of `type`."""
    return _made_once(type, rules) if isinstance(innermost(type), BaseType) else _argument_type(type, rules)


def _argument_type(type: Type, rules: Rules) -> CppType:
    match type:
        case BaseType(base):
            return _base_argument(type, base, rules)
        case OptionalType(elem):
            return _optional_argument(elem, rules)
        case ListType():
            return _list_argument(type, rules)
        case ClassType() | DictType() | TupleType() | WrapperType():
            return Ref(element_type(type, rules))
        case TypeVariable():
            raise NoCppType(type)
    assert_never(type)


_made_once = lru_cache(maxsize=10_000)(_argument_type)
"""For types that are all that their schema says; a class also has a name in C++, which is no part of that."""


def _base_argument(type: BaseType, base: Base, rules: Rules) -> CppType:
    match base:
        case Base.Tensor:
            written = type.alias is not None and type.alias.write
            return Ref(TENSOR, const=not written or rules.const_mutable)
        case Base.Scalar | Base.Any | Base.Capsule:
            return Ref(element_type(type, rules))
        case Base.str:
            return STRING_VIEW
        case _:
            return element_type(type, rules)


def _optional_argument(elem: Type, rules: Rules) -> CppType:
    if is_base(elem, Base.Tensor):
        return OPTIONAL_TENSOR_REF if rules.structured else Ref(Optional(TENSOR))
    if is_base(elem, Base.Scalar):
        return OPTIONAL_SCALAR_REF if rules.structured else Ref(Optional(SCALAR))
    if isinstance(elem, ListType) and is_base(elem.elem, Base.int):
        return OPTIONAL_INT_ARRAY
    if isinstance(elem, ListType) and is_base(elem.elem, Base.SymInt):
        return OPTIONAL_SYMINT_ARRAY if rules.symint else OPTIONAL_INT_ARRAY
    if isinstance(elem, ListType) and is_base(elem.elem, Base.Tensor):
        return Optional(TENSOR_LIST)
    inner = argument_type(elem, rules)
    return Ref(Optional(inner.elem)) if isinstance(inner, Ref) else Optional(inner)


def _list_argument(type: ListType, rules: Rules) -> CppType:
    match type.elem:
        case BaseType(Base.int):
            return INT_ARRAY
        case BaseType(Base.SymInt):
            # The structured convention has no name for these; it's the type that `at::IntArrayRef` is.
            return ArrayRef(INT) if rules.structured else SYMINT_ARRAY if rules.symint else INT_ARRAY
        case BaseType(Base.Tensor):
            return Ref(ITENSOR_LIST) if rules.list_refs else TENSOR_LIST
        case BaseType(Base.bool):
            return Ref(List(BOOL)) if type.size is None else Array(BOOL, type.size)
        case BaseType(Base.str):
            return ArrayRef(STRING_VIEW)
        case OptionalType(elem):
            if rules.structured and is_base(elem, Base.Tensor):
                return IOPTIONAL_TENSOR_LIST
            return Ref(List(element_type(type.elem, rules)))
        case elem:
            return ArrayRef(element_type(elem, rules))


def element_type(type: Type, rules: Rules = SYMBOLIC) -> CppType:
    """What a container or a result holds for `type`: a value that owns what it needs."""
    match type:
        case BaseType(base):
            return _base_element(type, base, rules)
        case OptionalType(elem):
            return Optional(element_type(elem, rules))
        case ListType(BaseType(Base.bool)):
            # A vector of bools has no elements to point at.
            return List(BOOL)
        case ListType(elem):
            return Vector(element_type(elem, rules))
        case ClassType():
            return IntrusivePtr(class_name(type), type.header) if type.registered else Value(class_name(type))
        case DictType(key, value):
            return Dict(element_type(key, rules), element_type(value, rules))
        case TupleType(elems):
            return Tuple(tuple(element_type(elem, rules) for elem in elems))
        case WrapperType(wrapper):
            return _WRAPPED[wrapper]
        case TypeVariable():
            raise NoCppType(type)
    assert_never(type)


def _base_element(type: BaseType, base: Base, rules: Rules) -> CppType:
    match base:
        case Base.Tensor:
            return TENSOR
        case Base.Scalar:
            return SCALAR
        case Base.str:
            return STRING
        case Base.SymInt:
            return SYMINT if rules.symint else INT
        case Base.Any:
            return Value("c10::IValue")
        case Base.Capsule:
            return _CAPSULE
        case _ if base in _VALUES:
            return _VALUES[base]
        case _:
            raise NoCppType(type)


# -- results


def return_type(type: Type, rules: Rules = SYMBOLIC) -> CppType:
    """The type of one result. A tensor that was written comes back by reference; SymInts stay symbolic."""
    alias = alias_of(type)
    if is_base(type, Base.Tensor) and alias is not None and alias.write:
        return Ref(TENSOR, const=rules.const_mutable)
    if isinstance(type, ListType) and type.size is not None and is_base(type.elem, Base.bool):
        return Array(BOOL, type.size)
    return element_type(type, SYMBOLIC)


def returns_type(returns: tuple[Return, ...], rules: Rules = SYMBOLIC) -> CppType:
    """The type of all results together: `void`, the one, or a tuple."""
    types = tuple([return_type(r.type, rules) for r in returns])
    match types:
        case ():
            return VOID
        case (one,):
            return one
        case _:
            return Tuple(types)


# -- headers

_HEADERS = {
    "at::Tensor": "ATen/core/Tensor.h",
    "at::TensorList": "ATen/core/Tensor.h",
    "at::OptionalTensorRef": "ATen/core/Tensor.h",
    "at::OptionalScalarRef": "ATen/TensorIterator.h",
    "at::ITensorListRef": "ATen/core/IListRef.h",
    "at::IOptTensorListRef": "ATen/core/IListRef.h",
    "at::Scalar": "c10/core/Scalar.h",
    "at::ScalarType": "c10/core/ScalarType.h",
    "at::Layout": "c10/core/Layout.h",
    "at::Device": "c10/core/Device.h",
    "at::DeviceIndex": "c10/core/Device.h",
    "at::MemoryFormat": "c10/core/MemoryFormat.h",
    "at::QScheme": "c10/core/QScheme.h",
    "at::Generator": "ATen/core/Generator.h",
    "at::Dimname": "ATen/core/Dimname.h",
    "at::Storage": "c10/core/Storage.h",
    "at::Stream": "c10/core/Stream.h",
    "at::DimVector": "ATen/core/DimVector.h",
    "at::TensorOptions": "c10/core/TensorOptions.h",
    "at::IntArrayRef": "c10/util/ArrayRef.h",
    "at::OptionalIntArrayRef": "c10/util/OptionalArrayRef.h",
    "at::OptionalSymIntArrayRef": "c10/util/OptionalArrayRef.h",
    "c10::SymInt": "c10/core/SymInt.h",
    "c10::SymFloat": "c10/core/SymFloat.h",
    "c10::SymBool": "c10/core/SymBool.h",
    "c10::SymIntArrayRef": "c10/core/SymIntArrayRef.h",
    "c10::complex<double>": "c10/util/complex.h",
    "c10::string_view": "c10/util/string_view.h",
    "c10::IValue": "ATen/core/ivalue.h",
    "::std::string": "string",
    "int64_t": "cstdint",
}


def includes(*types: CppType) -> frozenset[Include]:
    """The headers that `types` need."""
    return frozenset(Include(header) for header in _headers(types))


def _headers(types: Iterable[CppType]) -> Iterator[str]:
    for type in types:
        match type:
            case Value(name):
                if name in _HEADERS:
                    yield _HEADERS[name]
            case Ref(elem):
                yield from _headers([elem])
            case Optional(elem):
                yield from ("optional", *_headers([elem]))
            case ArrayRef(elem):
                yield from ("c10/util/ArrayRef.h", *_headers([elem]))
            case List(elem):
                yield from ("ATen/core/List.h", *_headers([elem]))
            case Vector(elem):
                yield from ("vector", *_headers([elem]))
            case Array(elem):
                yield from ("array", *_headers([elem]))
            case Tuple(elems):
                yield from ("tuple", *_headers(elems))
            case Dict(key, value):
                yield from ("ATen/core/Dict.h", *_headers([key, value]))
            case IntrusivePtr(name, header):
                yield "c10/util/intrusive_ptr.h"
                yield header or ("ATen/core/ivalue.h" if name.startswith("c10::") else "torch/custom_class.h")
            case _:
                assert_never(type)
