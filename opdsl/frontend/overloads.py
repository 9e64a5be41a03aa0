"""Which overload of an operator a call in a body means: that whose parameters take what's given.

bind(sum.dim_IntList, [Literal 0], {"keepdim": Literal True}, owner=self)       a `Call`
bind(sum, [Literal 0], {}, owner=self)                                           None: it takes no dimension
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from opdsl.model.expression import Call, Expr, ListOf, NoneLiteral, TupleOf
from opdsl.model.schema import FunctionSchema
from opdsl.model.types import (
    TENSOR,
    TENSOR_OPTIONS,
    Base,
    BaseType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    with_alias,
)

BOOL, INT, FLOAT, SYMINT, SCALAR = (BaseType(b) for b in (Base.bool, Base.int, Base.float, Base.SymInt, Base.Scalar))
STR, NONE, COMPLEX = BaseType(Base.str), BaseType(Base.NoneType), BaseType(Base.complex)

_SCALAR_TYPE, _MEMORY_FORMAT = BaseType(Base.ScalarType), BaseType(Base.MemoryFormat)
_OF_TENSOR: dict[str, tuple[Type, tuple[Type, ...]]] = {
    "sizes": (ListType(INT), ()),
    "strides": (ListType(INT), ()),
    "sym_sizes": (ListType(SYMINT), ()),
    "sym_strides": (ListType(SYMINT), ()),
    "size": (INT, (INT,)),
    "stride": (INT, (INT,)),
    "sym_size": (SYMINT, (INT,)),
    "sym_stride": (SYMINT, (INT,)),
    "dim": (INT, ()),
    "numel": (INT, ()),
    "sym_numel": (SYMINT, ()),
    "sym_blocksize": (OptionalType(ListType(SYMINT)), ()),
    "sym_storage_offset": (SYMINT, ()),
    "options": (TENSOR_OPTIONS, ()),
    "dtype": (_SCALAR_TYPE, ()),
    "scalar_type": (_SCALAR_TYPE, ()),
    "device": (BaseType(Base.Device), ()),
    "layout": (BaseType(Base.Layout), ()),
    "suggest_memory_format": (_MEMORY_FORMAT, ()),
    "defined": (BOOL, ()),
    "requires_grad": (BOOL, ()),
    "is_cpu": (BOOL, ()),
    "is_cuda": (BOOL, ()),
    "is_xpu": (BOOL, ()),
    "is_complex": (BOOL, ()),
    "is_floating_point": (BOOL, ()),
}
ACCESSORS: Mapping[Type, Mapping[str, tuple[Type, tuple[Type, ...]]]] = {
    TENSOR: _OF_TENSOR,
    SCALAR: {
        "conj": (SCALAR, ()),
        "toDouble": (FLOAT, ()),
        "toFloat": (FLOAT, ()),
        "toComplexDouble": (COMPLEX, ()),
        "isComplex": (BOOL, ()),
    },
    BaseType(Base.Device): {"is_cpu": (BOOL, ()), "is_cuda": (BOOL, ()), "is_xpu": (BOOL, ())},
}
"""What a tensor answers that's not an operator, or is cheaper asked directly (ATen/core/TensorBase.h); and what a
number (c10/core/Scalar.h) and a device answer: by the names of C++.
"""


def assignable(given: Type, wanted: Type) -> bool:
    """Whether a value of type `given` may be passed where `wanted` is asked for."""
    if given == wanted:
        return True
    match given, wanted:
        case _, OptionalType(elem):
            if given == NONE:
                return True
            return assignable(given.elem if isinstance(given, OptionalType) else given, elem)
        case ListType(elem), ListType(wanted_elem):
            return assignable(elem, wanted_elem) and elem not in (BOOL, FLOAT)
        case BaseType(base), BaseType(wanted_base):
            return wanted_base in _WIDER.get(base, ())
        case BaseType(), ListType(elem, size) if size is not None:
            return assignable(given, elem)
        case TupleType(elems), TupleType(wanted_elems):
            return len(elems) == len(wanted_elems) and all(map(assignable, elems, wanted_elems))
        case _:
            return False


_WIDER = {
    Base.bool: (Base.Scalar,),
    Base.int: (Base.SymInt, Base.float, Base.Scalar),
    Base.SymInt: (Base.Scalar,),
    Base.float: (Base.Scalar,),
    Base.complex: (Base.Scalar,),
}


def fits(value: Expr, wanted: Type) -> bool:
    """Whether `value` may be passed where `wanted` is asked for; a list that's written out, if its elements may."""
    if assignable(value.type, wanted):
        return True
    match value, wanted.elem if isinstance(wanted, OptionalType) else wanted:
        case ListOf(items), ListType(elem, size):
            return size in (None, len(items)) and all(fits(item, elem) for item in items)
        case TupleOf(items), TupleType(elems):
            return len(items) == len(elems) and all(map(fits, items, elems))
        case _:
            return False


def fitted(value: Expr, wanted: Type) -> Expr:
    """`value`, which fits, typed as what it's passed for: a `None`, or a list whose type it doesn't tell itself."""
    if isinstance(value, NoneLiteral):
        return replace(value, type=wanted)
    match value, wanted.elem if isinstance(wanted, OptionalType) else wanted:
        case ListOf(items), ListType(elem) as type if not assignable(value.type, type):
            return replace(value, items=tuple(fitted(item, elem) for item in items), type=type)
        case TupleOf(items), TupleType(elems):
            return replace(value, items=tuple(map(fitted, items, elems)))
        case _:
            return value


def bind(
    schema: FunctionSchema, given: list[Expr], named: dict[str, Expr], owner: Expr | None, own: bool
) -> Call | None:
    """The call of one overload with these arguments, None if it doesn't take them."""
    if schema.out_arguments:
        return None
    named = dict(named)
    options = named.pop("options", None)
    if options is not None and (
        options.type != TENSOR_OPTIONS or not all(schema.argument(n) for n in ("dtype", "pin_memory"))
    ):
        return None
    positional = [a for a in schema.positional if not (owner is not None and a.name == "self")]
    if len(given) > len(positional):
        return None
    passed = {a.name: value for a, value in zip(positional, given, strict=False)}
    if passed.keys() & named.keys() or any(schema.argument(name) is None for name in named):
        return None
    passed |= named
    if owner is not None:
        passed["self"] = owner
    for argument in schema.arguments:
        value = passed.get(argument.name)
        gathered = options is not None and argument.name in ("dtype", "layout", "device", "pin_memory")
        if value is None and argument.default is None and not gathered:
            return None
        if value is not None and not fits(value, with_alias(argument.type, None)):
            return None
    types = {a.name: with_alias(a.type, None) for a in schema.arguments}
    symint = any(_is_symbolic(value.type) and _is_symbolic(types[name]) for name, value in passed.items())
    pairs = tuple((a, fitted(passed[a.name], types[a.name])) for a in schema.arguments if a.name in passed)
    results = tuple(with_alias(r.type, None) for r in schema.returns)
    type = results[0] if len(results) == 1 else TupleType(results)
    return Call(schema, pairs, owner is not None, symint, type, own, options)


def _is_symbolic(type: Type) -> bool:
    while isinstance(type, ListType | OptionalType):
        type = type.elem
    return type == SYMINT
