"""What the operators of Python mean in a body: for numbers, for tensors, for lists.

    binary(Add, Name("self"), Literal("1"))       Binary("+", self, 1), a tensor
    binary(Pow, Name("self"), Literal("2"))       Call(pow.Tensor_Scalar, self, 2)
    index(self, [slice, 0])                       Call(select.int, self, 1, 0)

Pure functions of typed trees, which raise `Unfit` with what's wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from opdsl.frontend.overloads import BOOL, COMPLEX, FLOAT, INT, NONE, SCALAR, SYMINT, assignable, bind, fits, fitted
from opdsl.model.expression import (
    Binary,
    Builtin,
    Call,
    Conditional,
    Expr,
    IsNone,
    Item,
    ListOf,
    Literal,
    Name,
    NoneLiteral,
    Slice,
    Unary,
)
from opdsl.model.types import TENSOR, ListType, OptionalType, TupleType
from opdsl.vocabulary import overloads

NUMBERS = (BOOL, INT, SYMINT, FLOAT, SCALAR, COMPLEX)

_SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.MatMult: "@",
}
_FUNCTIONS = {"//": "floor_divide", "%": "remainder", "**": "pow", "@": "matmul"}
"""What these operators of Python call in torch; the others are operators of C++ as well."""

_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class Unfit(Exception):
    """These operands don't go together; the message says why, the hint what would."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


def torch(name: str, *arguments: Expr) -> Call:
    """A call of torch's function `name`; raises `Unfit` if no overload takes these."""
    calls = [bind(o.schema, list(arguments), {}, None, own=False) for o in overloads(name) if o.function]
    fitting = [call for call in calls if call is not None]
    if not fitting:
        raise Unfit(f"`{name}` isn't defined for {', '.join(f'`{a.type}`' for a in arguments)}")
    return fitting[0]


def method(name: str, *arguments: Expr) -> Call:
    """A call of a method of the first of `arguments`."""
    calls = [bind(o.schema, list(arguments[1:]), {}, arguments[0], own=False) for o in overloads(name) if o.method]
    fitting = [call for call in calls if call is not None]
    if not fitting:
        raise Unfit(f"`{name}` isn't defined for {', '.join(f'`{a.type}`' for a in arguments)}")
    return fitting[0]


def unary(op: ast.unaryop, operand: Expr) -> Expr:
    if isinstance(op, ast.Not) and operand.type == BOOL:
        return Unary("not", operand, BOOL)
    if isinstance(op, ast.USub) and (operand.type == TENSOR or operand.type in NUMBERS):
        return Unary("-", operand, operand.type)
    if isinstance(op, ast.Invert) and operand.type == TENSOR:
        return torch("bitwise_not", operand)
    raise Unfit(f"this operator isn't defined for a `{operand.type}`")


def binary(op: ast.operator, left: Expr, right: Expr) -> Expr:
    sign = _SIGNS.get(type(op))
    if sign is None:
        raise Unfit("this operator isn't part of the subset")
    sides = (left.type, right.type)
    if TENSOR in sides and all(side == TENSOR or side in NUMBERS for side in sides):
        return torch(_FUNCTIONS[sign], left, right) if sign in _FUNCTIONS else Binary(sign, left, right, TENSOR)
    if all(side in NUMBERS for side in sides):
        return _number(sign, left, right)
    if isinstance(left.type, ListType):
        return _lists(sign, left, right)
    raise Unfit(f"`{sign}` isn't defined for `{left.type}` and `{right.type}`")


def _number(sign: str, left: Expr, right: Expr) -> Expr:
    order = [INT, SYMINT, FLOAT, COMPLEX]
    sides = [i for i, type in enumerate(order) if type in (left.type, right.type)]
    wider = order[max(sides, default=0)]
    if not {left.type, right.type} <= set(order) or (order.index(SYMINT) in sides and wider in (FLOAT, COMPLEX)):
        raise Unfit(f"`{left.type}` and `{right.type}` can't be computed with each other")
    match sign:
        case "+" | "-" | "*":
            return Binary(sign, left, right, wider)
        case "/" if wider != SYMINT:
            return Binary(sign, left, right, COMPLEX if wider == COMPLEX else FLOAT)
        case "/":
            raise Unfit("symbolic integers can't be divided here", "`//` divides them, rounding down")
        case "//" | "%" if wider in (INT, SYMINT):
            return Builtin(sign, (left, right), wider)
        case "**" if wider in (INT, FLOAT):
            return Builtin(sign, (left, right), FLOAT)
        case _:
            raise Unfit(f"`{sign}` isn't defined for `{left.type}` and `{right.type}`")


def _lists(sign: str, left: Expr, right: Expr) -> Expr:
    assert isinstance(left.type, ListType)
    if sign == "+" and isinstance(right.type, ListType) and {left.type.elem, right.type.elem} <= {INT, SYMINT}:
        elem = INT if left.type.elem == right.type.elem == INT else SYMINT
        return Builtin("concat", (left, right), ListType(elem))
    if sign == "+" and isinstance(right.type, ListType) and left.type.elem == right.type.elem:
        return Builtin("concat", (left, right), ListType(left.type.elem))
    if sign == "*" and right.type == INT and isinstance(left, ListOf) and len(left.items) == 1:
        return Builtin("repeat", (left.items[0], right), left.type)
    raise Unfit(f"`{sign}` isn't defined for `{left.type}` and `{right.type}`", "`[0] * n` repeats one element")


def compare(op: ast.cmpop, left: Expr, right: Expr) -> Expr:
    if isinstance(op, ast.Is | ast.IsNot):
        if right.type != NONE or not isinstance(left, Name):
            raise Unfit("`is` asks whether an argument is None")
        if not isinstance(left.type, OptionalType):
            raise Unfit(f"`{left.name}` is always there")
        return IsNone(left, isinstance(op, ast.IsNot), BOOL)
    sign = _COMPARISONS.get(type(op))
    if sign is None:
        raise Unfit("this comparison isn't part of the subset")
    if TENSOR in (left.type, right.type):
        return Binary(sign, left, right, TENSOR)
    if not (assignable(left.type, right.type) or assignable(right.type, left.type)):
        raise Unfit(f"a `{left.type}` and a `{right.type}` can't be compared")
    return Binary(sign, left, right, BOOL)


def among(left: Expr, choices: Sequence[Expr]) -> Expr:
    """`left in (a, b)`."""
    found = [compare(ast.Eq(), left, choice) for choice in choices]
    if not found or any(test.type != BOOL for test in found):
        raise Unfit("`in` asks for one of the values of a tuple that's written out")
    tests = iter(found)
    test = next(tests)
    for other in tests:
        test = Binary("or", test, other, BOOL)
    return test


def conditional(test: Expr, then: Expr, otherwise: Expr) -> Expr:
    for known, other in ((then, otherwise), (otherwise, then)):
        # A list that's an argument may have a size, which its arm alone doesn't need.
        type = ListType(known.type.elem) if isinstance(known.type, ListType) else known.type
        if fits(other, type):
            arms = (then, fitted(other, type)) if known is then else (fitted(other, type), otherwise)
            return Conditional(test, *arms, type)
    if otherwise.type == NONE:
        return Conditional(test, then, otherwise, OptionalType(then.type))
    if then.type == NONE:
        return Conditional(test, then, otherwise, OptionalType(otherwise.type))
    raise Unfit(f"one arm is a `{then.type}`, the other a `{otherwise.type}`")


def joined(parts: Sequence[Expr]) -> Expr:
    """`[a, *b, c]`, of lists."""
    found = parts[0]
    for part in parts[1:]:
        found = _lists("+", found, part)
    return found


def list_of(items: Sequence[Expr]) -> Expr:
    """A list that's written out; an empty one is of whatever it's passed for."""
    types = {item.type for item in items}
    if types == {INT, SYMINT}:
        types = {SYMINT}
    if NONE in types and len(types) == 2:
        types = {OptionalType(*(types - {NONE}))}
    if len(types) > 1:
        raise Unfit("the elements of a list are of one type")
    return ListOf(tuple(items), ListType(types.pop() if types else NONE))


def builtin(name: str, arguments: Sequence[Expr]) -> Expr:
    """A call of a function that Python has built in."""
    types = [a.type for a in arguments]
    match name, types:
        case "len", [ListType()]:
            return Builtin(name, tuple(arguments), INT)
        case "min" | "max", [a, b] if a in NUMBERS and b in NUMBERS:
            wider = _number("+", arguments[0], arguments[1]).type
            return Builtin(name, tuple(arguments), wider)
        case "abs", [a] if a in (INT, FLOAT):
            return Builtin(name, tuple(arguments), a)
        case "abs", [a] if a == TENSOR:
            return torch("abs", *arguments)
        case "math.sqrt" | "math.log", [a] if a in (INT, FLOAT):
            return Builtin(name, tuple(arguments), FLOAT)
        case "int", [a] if a in (INT, SYMINT, FLOAT):
            return Builtin(name, tuple(arguments), INT)
        case "float", [a] if a in (INT, FLOAT):
            return Builtin(name, tuple(arguments), FLOAT)
        case _:
            raise Unfit(f"`{name}` isn't defined for {', '.join(f'`{t}`' for t in types)} here")


# -- items and slices


def item(owner: Expr, index: Expr) -> Expr:
    """`owner[index]` of a list or a tuple."""
    if isinstance(owner.type, TupleType) and isinstance(index, Literal) and index.type == INT:
        place = int(index.text)
        if place < len(owner.type.elems):
            return Item(owner, index, owner.type.elems[place])
    if not isinstance(owner.type, ListType):
        raise Unfit(f"a `{owner.type}` has no items here")
    if index.type != INT or (isinstance(index, Unary) and not isinstance(index.operand, Literal)):
        raise Unfit("an index is an int; from the end, a literal")
    return Item(owner, index, owner.type.elem)


def part_of(owner: Expr, start: Expr | None, stop: Expr | None) -> Expr:
    """`owner[start:stop]` of a list."""
    if not isinstance(owner.type, ListType) or any(b is not None and b.type != INT for b in (start, stop)):
        raise Unfit("a slice of a list has bounds of type int")
    return Slice(owner, start, stop, ListType(owner.type.elem))


Index = Expr | tuple[Expr | None, Expr | None, Expr | None] | None
"""Of a tensor: an int, a tensor, or a None literal; a slice; None stands for `...`."""


def indexed(owner: Expr, indices: Sequence[Index]) -> Expr:
    """`owner[indices]` of a tensor: selects, slices, new dimensions, and at last a tensor of indices or a mask."""
    if indices.count(None) > 1:
        raise Unfit("`...` stands once")
    split = indices.index(None) if None in indices else len(indices)
    found, dim = owner, 0
    for place, index in enumerate(indices[:split]):
        if index is not None and not isinstance(index, tuple) and index.type == TENSOR:
            if place + 1 < len(indices):
                raise Unfit("a tensor of indices stands last")
            found = _gathered(found, dim, index)
        else:
            found, kept = _step(found, dim, index)
            dim += kept
    dim = -1
    for index in reversed(indices[split + 1 :]):
        found, kept = _step(found, dim, index)
        dim -= kept
    return found


def _step(owner: Expr, dim: int, index: Index) -> tuple[Expr, int]:
    """`owner` after one index, and how many dimensions that leaves in the place of `dim`."""
    match index:
        case None | (None, None, None):
            return owner, 1
        case (start, stop, step):
            bounds = [NoneLiteral(NONE) if bound is None else bound for bound in (start, stop)]
            return method("slice", owner, _int(dim), *bounds, *([] if step is None else [step])), 1
        case NoneLiteral():
            return method("unsqueeze", owner, _int(dim)), 1
        case _ if index.type in (INT, SYMINT):
            return method("select", owner, _int(dim), index), 0
        case _:
            raise Unfit(f"a tensor isn't indexed by a `{index.type}` here")


def _gathered(owner: Expr, dim: int, index: Expr) -> Expr:
    optional = OptionalType(TENSOR)
    items = (*(NoneLiteral(optional) for _ in range(dim)), index)
    return torch("index", owner, ListOf(items, ListType(optional)))


def _int(value: int) -> Expr:
    number = Literal(str(abs(value)), INT)
    return Unary("-", number, INT) if value < 0 else number
