"""Bodies and formulas as trees: what typed Python says, resolved to torch's own overloads, each node with its type.

    return (self - mean) / std

    Return(Binary("/", Binary("-", Name("self"), Name("mean")), Name("std")))

A tree mentions no C++ and no Python syntax; `opdsl.frontend.body` makes it, `opdsl.cpp.expression` prints it.
"""

from __future__ import annotations

from dataclasses import dataclass

from opdsl.model.schema import Argument, FunctionSchema
from opdsl.model.types import TupleType, Type


@dataclass(frozen=True, slots=True)
class Literal:
    """A number, boolean or string; `text` is its spelling in the schema language."""

    text: str
    type: Type


@dataclass(frozen=True, slots=True)
class NoneLiteral:
    """A missing value, of the optional type that it stands for."""

    type: Type


@dataclass(frozen=True, slots=True)
class Name:
    """An argument or a local. `unwrapped`: it's optional, and known to be there."""

    name: str
    type: Type
    unwrapped: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """A call of an operator of torch, or of the library: `arguments` are those that are given, by their schema's."""

    schema: FunctionSchema
    arguments: tuple[tuple[Argument, Expr], ...]
    method: bool
    symint: bool
    type: Type
    own: bool = False
    options: Expr | None = None


@dataclass(frozen=True, slots=True)
class Accessor:
    """A question to a tensor that's no operator: `sym_size(0)`, `options()`."""

    owner: Expr
    name: str
    arguments: tuple[Expr, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class Unary:
    op: str
    operand: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Binary:
    """Arithmetic or a comparison, spelt as in Python; `and` and `or` too."""

    op: str
    left: Expr
    right: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class IsNone:
    operand: Name
    negated: bool
    type: Type


@dataclass(frozen=True, slots=True)
class Conditional:
    test: Expr
    then: Expr
    otherwise: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Item:
    """`sequence[index]`, with an index that isn't negative."""

    owner: Expr
    index: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class ListOf:
    items: tuple[Expr, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class TupleOf:
    items: tuple[Expr, ...]
    type: TupleType


Expr = Literal | NoneLiteral | Name | Call | Accessor | Unary | Binary | IsNone | Conditional | Item | ListOf | TupleOf


@dataclass(frozen=True, slots=True)
class Return:
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Assign:
    """Binds one name, or unpacks a tuple to several; `fresh` where the names are new."""

    names: tuple[str, ...]
    value: Expr
    fresh: bool


@dataclass(frozen=True, slots=True)
class Check:
    """Raises with `message` unless `test` holds."""

    test: Expr
    message: str


@dataclass(frozen=True, slots=True)
class If:
    test: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Do:
    """An expression for what it does, such as a call of an in-place operator."""

    value: Expr


Statement = Return | Assign | Check | If | Do
Body = tuple[Statement, ...]
