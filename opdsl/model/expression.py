"""Bodies and formulas as trees: what typed Python says, resolved to torch's own overloads, each node with its type.

    return (self - mean) / std

    Return(Binary("/", Binary("-", Name("self"), Name("mean")), Name("std")))

A tree mentions no C++ and no Python syntax; `opdsl.frontend.body` makes it, `opdsl.cpp.expression` prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import assert_never

from opdsl.model.schema import Argument, FunctionSchema
from opdsl.model.types import TupleType, Type
from opdsl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class _Node:
    """What all nodes have: where they were read. It's no part of what they are."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Literal(_Node):
    """A number, boolean or string; `text` is its spelling in the schema language."""

    text: str
    type: Type


@dataclass(frozen=True, slots=True)
class NoneLiteral(_Node):
    """A missing value, of the optional type that it stands for."""

    type: Type


@dataclass(frozen=True, slots=True)
class Undefined(_Node):
    """The tensor that isn't there: as a gradient, zero."""

    type: Type


@dataclass(frozen=True, slots=True)
class Name(_Node):
    """An argument or a local. `unwrapped`: it's optional, and known to be there; `maybe_undefined`: a tensor that's
    optional, and undefined if it's missing.
    """

    name: str
    type: Type
    unwrapped: bool = False
    maybe_undefined: bool = False


@dataclass(frozen=True, slots=True)
class Helper:
    """A C++ function that's no operator: its qualified name, and where it's declared."""

    cpp: str
    header: str


@dataclass(frozen=True, slots=True)
class Call(_Node):
    """A call of an operator of torch, of the library (`own`), or of a helper.

    `arguments` are those that are given, by their schema's.
    """

    schema: FunctionSchema
    arguments: tuple[tuple[Argument, Expr], ...]
    method: bool
    symint: bool
    type: Type
    own: bool = False
    options: Expr | None = None
    helper: Helper | None = None


@dataclass(frozen=True, slots=True)
class Accessor(_Node):
    """A question to a tensor that's no operator: `sym_size(0)`, `options()`."""

    owner: Expr
    name: str
    arguments: tuple[Expr, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class Unary(_Node):
    op: str
    operand: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Binary(_Node):
    """Arithmetic or a comparison, spelt as in Python; `and` and `or` too."""

    op: str
    left: Expr
    right: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class IsNone(_Node):
    operand: Name
    negated: bool
    type: Type


@dataclass(frozen=True, slots=True)
class Conditional(_Node):
    test: Expr
    then: Expr
    otherwise: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Item(_Node):
    """`sequence[index]`, from the end where a literal index is negative; an element of a tuple."""

    owner: Expr
    index: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class ListOf(_Node):
    items: tuple[Expr, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class TupleOf(_Node):
    items: tuple[Expr, ...]
    type: TupleType


@dataclass(frozen=True, slots=True)
class Slice(_Node):
    """`sequence[start:stop]`; literal bounds may count from the end."""

    owner: Expr
    start: Expr | None
    stop: Expr | None
    type: Type


@dataclass(frozen=True, slots=True)
class Builtin(_Node):
    """What Python has built in: `len`, `min`, `max`, `int`, `float`, `abs`; `//`, `%`, `**`; `concat`, `repeat`."""

    name: str
    arguments: tuple[Expr, ...]
    type: Type


@dataclass(frozen=True, slots=True)
class Loop:
    """What a `for` runs over: `over` side by side, each element by its name, or the numbers of a `range`.

    `index` is the name that counts, if there's one.  `strict`: the lists must be of one length.
    """

    names: tuple[str, ...]
    over: tuple[Expr, ...]
    index: str = ""
    range: tuple[Expr, Expr, Expr] | None = None
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Comprehension(_Node):
    """`[value for ... in ...]`."""

    loop: Loop
    value: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Escape(_Node):
    """C++ as it stands, with `{0}`, `{1}`... for `arguments`; `header` is what it needs."""

    text: str
    arguments: tuple[Expr, ...]
    type: Type
    header: str = ""


Expr = (
    Literal
    | NoneLiteral
    | Undefined
    | Name
    | Call
    | Accessor
    | Unary
    | Binary
    | IsNone
    | Conditional
    | Item
    | ListOf
    | TupleOf
    | Slice
    | Builtin
    | Comprehension
    | Escape
)


@dataclass(frozen=True, slots=True)
class Return(_Node):
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Assign(_Node):
    """Binds one name, or unpacks a tuple to several; `fresh` where the names are new."""

    names: tuple[str, ...]
    value: Expr
    fresh: bool


@dataclass(frozen=True, slots=True)
class Check(_Node):
    """Raises with `message` unless `test` holds."""

    test: Expr
    message: str


@dataclass(frozen=True, slots=True)
class If(_Node):
    """`names` are those that both branches bind."""

    test: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    names: tuple[tuple[str, Type], ...] = ()


@dataclass(frozen=True, slots=True)
class For(_Node):
    loop: Loop
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Append(_Node):
    """`name.append(value)`."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Jump(_Node):
    """`break` or `continue`."""

    word: str


@dataclass(frozen=True, slots=True)
class Do(_Node):
    """An expression for what it does, such as a call of an in-place operator."""

    value: Expr


Statement = Return | Assign | Check | If | For | Append | Jump | Do
Body = tuple[Statement, ...]


# -- walking and rewriting


def parts(tree: Expr) -> tuple[Expr, ...]:
    """The expressions that `tree` is made of."""
    match tree:
        case Call(arguments=arguments, options=options):
            return (*(value for _, value in arguments), *([options] if options is not None else []))
        case Accessor(owner, _, arguments):
            return (owner, *arguments)
        case Unary(_, operand) | IsNone(operand):
            return (operand,)
        case Binary(_, left, right):
            return (left, right)
        case Conditional(test, then, otherwise):
            return (test, then, otherwise)
        case Item(owner, index):
            return (owner, index)
        case ListOf(items) | TupleOf(items):
            return items
        case Slice(owner, start, stop):
            return tuple(part for part in (owner, start, stop) if part is not None)
        case Builtin(_, arguments) | Escape(_, arguments):
            return arguments
        case Comprehension(loop, value):
            return (*loop_parts(loop), value)
        case Literal() | NoneLiteral() | Undefined() | Name():
            return ()
    assert_never(tree)


def with_parts(tree: Expr, new: tuple[Expr, ...]) -> Expr:
    """`tree`, made of others: as many as `parts(tree)` gives."""
    match tree:
        case Call(arguments=arguments, options=options):
            pairs = tuple((argument, value) for (argument, _), value in zip(arguments, new, strict=False))
            return replace(tree, arguments=pairs, options=new[-1] if options is not None else None)
        case Accessor():
            return replace(tree, owner=new[0], arguments=new[1:])
        case Unary():
            return replace(tree, operand=new[0])
        case IsNone():
            # What's asked for is a name, or has become something that's always there.
            return replace(tree, operand=new[0]) if isinstance(new[0], Name) else tree
        case Binary():
            return replace(tree, left=new[0], right=new[1])
        case Conditional():
            return replace(tree, test=new[0], then=new[1], otherwise=new[2])
        case Item():
            return replace(tree, owner=new[0], index=new[1])
        case ListOf() | TupleOf():
            return replace(tree, items=new)
        case Slice(_, start, stop):
            rest = iter(new[1:])
            return replace(
                tree,
                owner=new[0],
                start=None if start is None else next(rest),
                stop=None if stop is None else next(rest),
            )
        case Builtin() | Escape():
            return replace(tree, arguments=new)
        case Comprehension(loop):
            return replace(tree, loop=with_loop_parts(loop, new[:-1]), value=new[-1])
        case Literal() | NoneLiteral() | Undefined() | Name():
            return tree
    assert_never(tree)


def loop_parts(loop: Loop) -> tuple[Expr, ...]:
    return (*loop.over, *(loop.range or ()))


def with_loop_parts(loop: Loop, new: tuple[Expr, ...]) -> Loop:
    if loop.range is None:
        return replace(loop, over=new)
    start, stop, step = new
    return replace(loop, range=(start, stop, step))


def walk(tree: Expr) -> Iterator[Expr]:
    """`tree` and all that it's made of, from the outside in."""
    yield tree
    for part in parts(tree):
        yield from walk(part)


Rewrite = Callable[[Expr], Expr | None]


def rewritten(tree: Expr, rule: Rewrite) -> Expr:
    """`tree` with each part that `rule` has something for replaced by that, from the outside in."""
    new = rule(tree)
    if new is not None:
        return new
    old = parts(tree)
    made = tuple(rewritten(part, rule) for part in old)
    return tree if made == old else with_parts(tree, made)


def statements(body: Body) -> Iterator[Statement]:
    """All statements of a body, those inside of others among them."""
    for statement in body:
        yield statement
        match statement:
            case If(_, then, otherwise):
                yield from statements(then)
                yield from statements(otherwise)
            case For(_, inner):
                yield from statements(inner)


def expressions(body: Body) -> Iterator[Expr]:
    """The expressions of all statements of a body, those inside of others excepted."""
    for statement in body:
        match statement:
            case Return(value):
                yield from () if value is None else (value,)
            case Assign(value=value) | Append(_, value) | Do(value):
                yield value
            case Check(test):
                yield test
            case For(loop, inner):
                yield from loop_parts(loop)
                yield from expressions(inner)
            case Jump():
                pass
            case If(test, then, otherwise):
                yield test
                yield from expressions(then)
                yield from expressions(otherwise)


def rewritten_body(body: Body, rule: Rewrite) -> Body:
    """The body with each of its expressions rewritten."""
    return tuple(_rewritten_statement(statement, rule) for statement in body)


def _rewritten_statement(statement: Statement, rule: Rewrite) -> Statement:
    match statement:
        case Return(None) | Jump():
            return statement
        case For(loop, body):
            new = tuple(rewritten(part, rule) for part in loop_parts(loop))
            return replace(statement, loop=with_loop_parts(loop, new), body=rewritten_body(body, rule))
        case Return(value) | Assign(value=value) | Append(_, value) | Do(value):
            assert value is not None
            return replace(statement, value=rewritten(value, rule))
        case Check(test):
            return replace(statement, test=rewritten(test, rule))
        case If(test, then, otherwise):
            return replace(
                statement,
                test=rewritten(test, rule),
                then=rewritten_body(then, rule),
                otherwise=rewritten_body(otherwise, rule),
            )
    assert_never(statement)
