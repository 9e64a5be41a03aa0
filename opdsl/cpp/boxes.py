"""How values of C++ types lie in boxes (`IValue`s on a stack): what goes in, what comes out.

const at::Tensor&        a tensor goes in; a reference to that in the box comes out
at::IntArrayRef          a vector holds the elements while they're used
"""

from __future__ import annotations

from typing import assert_never

from opdsl.cpp.types import (
    INT,
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT,
    SYMINT_ARRAY,
    TENSOR,
    TENSOR_LIST,
    Array,
    ArrayRef,
    CppType,
    Dict,
    IntrusivePtr,
    List,
    Optional,
    Ref,
    Tuple,
    Value,
    Vector,
)

_HOLDERS: dict[CppType, CppType] = {
    TENSOR_LIST: Vector(TENSOR),
    INT_ARRAY: Vector(INT),
    SYMINT_ARRAY: Vector(SYMINT),
    OPTIONAL_INT_ARRAY: Optional(Vector(INT)),
    OPTIONAL_SYMINT_ARRAY: Optional(Vector(SYMINT)),
}


def holder(type: CppType) -> CppType:
    """What owns an argument of `type` between the stack and the call: a vector for an array, a tensor in its place."""
    match type:
        case Ref(elem):
            return Ref(TENSOR, const=False) if elem == TENSOR else holder(elem)
        case Optional(elem):
            return Optional(holder(elem))
        case ArrayRef(elem):
            return Vector(holder(elem))
        case Value():
            return _HOLDERS.get(type, type)
        case List() | Vector() | Array() | Tuple() | Dict() | IntrusivePtr():
            return type
    assert_never(type)


def parameter(type: CppType) -> CppType:
    """The type of an argument as a value: what goes onto a stack."""
    return type.elem if isinstance(type, Ref) else type


def owned(type: CppType) -> CppType:
    """The type of a result as a value: what was written comes back as a tensor of its own."""
    match type:
        case Ref(elem):
            return elem
        case Tuple(elems):
            return Tuple(tuple(owned(elem) for elem in elems))
        case _:
            return type
