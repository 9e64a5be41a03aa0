"""Which overload of an operator a call in a body means: that whose parameters take what's given.

bind(sum.dim_IntList, [Literal 0], {"keepdim": Literal True}, owner=self)       a `Call`
bind(sum, [Literal 0], {}, owner=self)                                           None: it takes no dimension
"""

from __future__ import annotations

from dataclasses import replace

from opdsl.model.expression import Call, Expr, NoneLiteral
from opdsl.model.schema import Argument, FunctionSchema
from opdsl.model.types import Base, BaseType, ListType, OptionalType, TupleType, Type, with_alias

BOOL, INT, FLOAT, SYMINT, SCALAR = (BaseType(b) for b in (Base.bool, Base.int, Base.float, Base.SymInt, Base.Scalar))
STR, NONE = BaseType(Base.str), BaseType(Base.NoneType)
OPTIONS = BaseType(Base.Any)
"""The type of `options()`: no schema has one."""

ACCESSORS: dict[str, tuple[Type, tuple[Type, ...]]] = {
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
    "sym_storage_offset": (SYMINT, ()),
    "options": (OPTIONS, ()),
    "scalar_type": (BaseType(Base.ScalarType), ()),
    "device": (BaseType(Base.Device), ()),
    "layout": (BaseType(Base.Layout), ()),
    "suggest_memory_format": (BaseType(Base.MemoryFormat), ()),
    "defined": (BOOL, ()),
    "requires_grad": (BOOL, ()),
    "is_cpu": (BOOL, ()),
    "is_cuda": (BOOL, ()),
    "is_complex": (BOOL, ()),
    "is_floating_point": (BOOL, ()),
}
"""What a tensor answers that's not an operator, or is cheaper asked directly (ATen/core/TensorBase.h)."""


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
        case _:
            return False


_WIDER = {
    Base.bool: (Base.Scalar,),
    Base.int: (Base.SymInt, Base.float, Base.Scalar),
    Base.SymInt: (Base.Scalar,),
    Base.float: (Base.Scalar,),
    Base.complex: (Base.Scalar,),
}


def bind(
    schema: FunctionSchema, given: list[Expr], named: dict[str, Expr], owner: Expr | None, own: bool
) -> Call | None:
    """The call of one overload with these arguments, None if it doesn't take them."""
    if schema.out_arguments:
        return None
    named = dict(named)
    options = named.pop("options", None)
    if options is not None and (
        options.type != OPTIONS or not all(schema.argument(n) for n in ("dtype", "pin_memory"))
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
        if value is not None and not assignable(value.type, with_alias(argument.type, None)):
            return None
    pairs = tuple((a, _typed(passed[a.name], a)) for a in schema.arguments if a.name in passed)
    symint = any(_is_symbolic(value.type) for a, value in pairs if _is_symbolic(with_alias(a.type, None)))
    results = tuple(with_alias(r.type, None) for r in schema.returns)
    type = results[0] if len(results) == 1 else TupleType(results)
    return Call(schema, pairs, owner is not None, symint, type, own, options)


def _typed(value: Expr, argument: Argument) -> Expr:
    """A `None` takes the type of the argument that it's passed for."""
    return replace(value, type=argument.type) if isinstance(value, NoneLiteral) else value


def _is_symbolic(type: Type) -> bool:
    while isinstance(type, ListType | OptionalType):
        type = type.elem
    return type == SYMINT
