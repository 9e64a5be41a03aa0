"""From the body of a declaration to a tree: names bound, overloads chosen, every node typed.

    def standardize(self: Tensor, mean: Tensor, std: Tensor) -> Tensor:
        check(mean.dim() <= self.dim(), "mean has more dimensions than self")
        return (self - mean) / std

A call is resolved to one overload: that whose parameters take what's given, by position and by name.  No ranking is
needed: arguments that fit leave one.  An argument that's optional is known to be there after `if x is None: return`,
in the branch of a test, and in the arm of a conditional expression.
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from opdsl.frontend.collect import External, Module
from opdsl.frontend.overloads import ACCESSORS, BOOL, FLOAT, INT, NONE, STR, SYMINT, assignable, bind
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, Member, NotStatic
from opdsl.model.expression import (
    Accessor,
    Assign,
    Binary,
    Body,
    Call,
    Check,
    Conditional,
    Do,
    Expr,
    If,
    IsNone,
    Item,
    ListOf,
    Literal,
    Name,
    NoneLiteral,
    Return,
    Statement,
    TupleOf,
    Unary,
)
from opdsl.model.function import NativeFunction
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, TupleType, Type, with_alias
from opdsl.vocabulary import Operator, overloads
from opdsl.vocabulary import names as known_names

_NUMBERS = (Base.bool, Base.int, Base.SymInt, Base.float, Base.Scalar, Base.complex)
_ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.BitAnd: "&",
    ast.BitOr: "|",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class NotInSubset(Exception):
    """This can't be translated; why has been reported."""


def _is(type: Type, *bases: Base) -> bool:
    return isinstance(type, BaseType) and type.base in bases


@dataclass
class BodyReader:
    """Translates the body of one declaration of `module`. Faults are reported, then raised as `NotInSubset`."""

    module: Module
    function: NativeFunction
    evaluator: Evaluator
    report: Report
    declared: dict[str, NativeFunction]
    names: dict[str, Type] = field(default_factory=dict)
    schema_names: dict[str, str] = field(default_factory=dict)
    """What the schema calls an argument whose Python name differs: `lambda` for `lambda_`."""
    present: frozenset[str] = frozenset()
    """The optional arguments that are known to be there, by their names in the schema."""
    failed: bool = False
    unknown: set[str] = field(default_factory=set)
    """Names that would have been bound by a statement that failed: what uses them isn't reported again."""

    def read(self, body: Sequence[ast.stmt]) -> Body:
        """The statements; every path must end with a `return` where there's a result."""
        schema = self.function.schema
        for argument in schema.arguments:
            spelled = f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name
            self.names[spelled] = with_alias(argument.type, None)
            self.schema_names[spelled] = argument.name
        statements = tuple(self._statements(_without_docstring(body)))
        if self.failed:
            raise NotInSubset
        if schema.returns and not _returns(statements):
            self._fail(body[-1], "not every way through this body ends with a `return`")
        return statements

    # -- statements

    def _statements(self, nodes: Sequence[ast.stmt]) -> Iterator[Statement]:
        """The statements that can be translated; what's wrong with the others has been reported."""
        for node in nodes:
            try:
                yield self._statement(node)
            except NotInSubset:
                self.failed = True
                targets = node.targets if isinstance(node, ast.Assign) else []
                self.unknown |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}

    def _statement(self, node: ast.stmt) -> Statement:
        match node:
            case ast.Return(value):
                return Return(self._result(node, value))
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                return self._assign(node, name, self.expression(value))
            case ast.Assign([ast.Tuple(targets)], value):
                return self._unpack(node, targets, self.expression(value))
            case ast.If(test, then, otherwise):
                return self._if(test, then, otherwise)
            case ast.Expr(ast.Call(function, [test, message]) as call) if self._is_check(function):
                return self._check(test, message) if not call.keywords else self._fail(node, "`check` has no keywords")
            case ast.Expr(value):
                return Do(self.expression(value))
            case _:
                self._fail(node, "this statement isn't part of the subset", "assignments, `if`, `check`, `return`")

    def _result(self, node: ast.stmt, value: ast.expr | None) -> Expr | None:
        wanted = [with_alias(r.type, None) for r in self.function.schema.returns]
        if value is None:
            return None if not wanted else self._fail(node, "this operator has a result")
        found = self.expression(value)
        given = list(found.type.elems) if isinstance(found.type, TupleType) else [found.type]
        if len(given) != len(wanted) or not all(map(assignable, given, wanted)):
            shown = ", ".join(map(str, wanted)) or "nothing"
            self._fail(value, f"this is `{', '.join(map(str, given))}`, but the operator returns {shown}")
        return found

    def _assign(self, node: ast.stmt, name: str, value: Expr) -> Assign:
        known = self.names.get(name)
        if known is not None and not assignable(value.type, known):
            self._fail(node, f"`{name}` is a `{known}`, and this is a `{value.type}`")
        if value.type == NONE:
            self._fail(node, f"the type of `{name}` can't be told from `None`")
        self.names.setdefault(name, value.type)
        return Assign((name,), value, known is None)

    def _unpack(self, node: ast.stmt, targets: Sequence[ast.expr], value: Expr) -> Assign:
        names = [t.id for t in targets if isinstance(t, ast.Name)]
        types = value.type.elems if isinstance(value.type, TupleType) else ()
        if len(names) != len(targets) or len(types) != len(names) or any(name in self.names for name in names):
            self._fail(node, "a tuple is unpacked to as many new names as it has elements")
        self.names.update(zip(names, types, strict=True))
        return Assign(tuple(names), value, fresh=True)

    def _if(self, test: ast.expr, then: list[ast.stmt], otherwise: list[ast.stmt]) -> If:
        condition = self._truth(test)
        outer, present = dict(self.names), self.present
        self.present = present | _known(condition, truth=True)
        first = tuple(self._statements(then))
        self.names, self.present = dict(outer), present | _known(condition, truth=False)
        second = tuple(self._statements(otherwise))
        self.names = dict(outer)
        # What a branch that returns has ruled out holds after it.
        self.present = present | (_known(condition, truth=False) if _returns(first) else frozenset())
        return If(condition, first, second)

    def _is_check(self, function: ast.expr) -> bool:
        found = self.evaluator.qualify(self.module, function)
        return found is not None and found[1] == External("opdsl.check")

    def _check(self, test: ast.expr, message: ast.expr) -> Check:
        condition = self._truth(test)
        try:
            text = self.evaluator.evaluate(self.module, message)
        except NotStatic:
            raise NotInSubset from None
        if not isinstance(text, Constant) or not isinstance(text.value, str):
            self._fail(message, "the message of a `check` is a string")
        self.present |= _known(condition, truth=True)
        return Check(condition, text.value)

    def _truth(self, node: ast.expr) -> Expr:
        found = self.expression(node)
        if found.type != BOOL:
            self._fail(node, f"this is a `{found.type}`, not true or false")
        return found

    # -- expressions

    def expression(self, node: ast.expr) -> Expr:
        match node:
            case ast.Constant(None):
                return NoneLiteral(NONE)
            case ast.Name(name) if name in self.names:
                return self._name(name)
            case ast.Name(name) if name in self.unknown:
                raise NotInSubset
            case ast.Constant() | ast.Name() | ast.Attribute():
                return self._constant(node)
            case ast.UnaryOp(op, operand):
                return self._unary(node, op, self.expression(operand))
            case ast.BinOp(left, op, right):
                return self._binary(node, op, self.expression(left), self.expression(right))
            case ast.Compare(left, [op], [right]):
                return self._compare(node, left, op, right)
            case ast.BoolOp(op, values):
                return self._bool(values, "and" if isinstance(op, ast.And) else "or")
            case ast.IfExp(test, then, otherwise):
                return self._conditional(node, test, then, otherwise)
            case ast.Call(function, arguments, keywords):
                return self._call(node, function, arguments, keywords)
            case ast.Subscript(owner, index):
                return self._item(node, self.expression(owner), self.expression(index))
            case ast.List(items):
                return self._list(node, [self.expression(item) for item in items])
            case ast.Tuple(items):
                found = tuple(self.expression(item) for item in items)
                return TupleOf(found, TupleType(tuple(item.type for item in found)))
            case _:
                self._fail(node, "this isn't part of the subset")

    def _name(self, name: str) -> Name:
        type, own = self.names[name], self.schema_names.get(name, name)
        if own in self.present and isinstance(type, OptionalType):
            return Name(own, type.elem, unwrapped=True)
        return Name(own, type)

    def _constant(self, node: ast.expr) -> Expr:
        try:
            value = self.evaluator.evaluate(self.module, node)
        except NotStatic:
            raise NotInSubset from None
        match value:
            case Constant(bool() as truth):
                return Literal(str(truth), BOOL)
            case Constant(int(), text):
                return Literal(text, INT)
            case Constant(float(), text):
                return Literal(text, FLOAT)
            case Constant(str() as text):
                return Literal(text, STR)
            case Member("ScalarType" | "Layout" | "MemoryFormat" as enum, name):
                return Literal(name, BaseType(Base[enum]))
            case _:
                self._fail(node, "this is not a value that a body can use")

    def _unary(self, node: ast.expr, op: ast.unaryop, operand: Expr) -> Expr:
        if isinstance(op, ast.Not) and operand.type == BOOL:
            return Unary("not", operand, BOOL)
        if isinstance(op, ast.USub) and (operand.type == TENSOR or _is(operand.type, *_NUMBERS)):
            return Unary("-", operand, operand.type)
        self._fail(node, f"this operator isn't defined for a `{operand.type}`")

    def _binary(self, node: ast.expr, op: ast.operator, left: Expr, right: Expr) -> Expr:
        sign = _ARITHMETIC.get(type(op))
        if sign is None:
            self._fail(node, "this operator isn't part of the subset", "`+ - * / & |`; for powers: `x.pow(2)`")
        tensors = [side.type == TENSOR for side in (left, right)]
        numbers = [_is(side.type, *_NUMBERS) for side in (left, right)]
        if any(tensors) and all(t or n for t, n in zip(tensors, numbers, strict=True)):
            return Binary(sign, left, right, TENSOR)
        if all(numbers) and sign in "+-*/":
            return Binary(sign, left, right, self._number(node, sign, left.type, right.type))
        self._fail(node, f"`{sign}` isn't defined for `{left.type}` and `{right.type}`")

    def _number(self, node: ast.expr, sign: str, left: Type, right: Type) -> Type:
        order = [INT, SYMINT, FLOAT]
        if left not in order or right not in order or {left, right} == {SYMINT, FLOAT}:
            self._fail(node, f"`{left}` and `{right}` can't be computed with each other")
        wider = order[max(order.index(left), order.index(right))]
        if sign == "/" and wider == SYMINT:
            self._fail(node, "symbolic integers can't be divided here")
        return FLOAT if sign == "/" else wider

    def _compare(self, node: ast.expr, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Expr:
        if isinstance(op, ast.Is | ast.IsNot):
            operand = self.expression(left)
            if not isinstance(right, ast.Constant) or right.value is not None or not isinstance(operand, Name):
                self._fail(node, "`is` asks whether an argument is None")
            if not isinstance(operand.type, OptionalType):
                self._fail(node, f"`{operand.name}` is always there")
            return IsNone(operand, isinstance(op, ast.IsNot), BOOL)
        sign = _COMPARISONS.get(type(op))
        if sign is None:
            self._fail(node, "this comparison isn't part of the subset")
        first, second = self.expression(left), self.expression(right)
        if TENSOR in (first.type, second.type):
            return Binary(sign, first, second, TENSOR)
        if not (assignable(first.type, second.type) or assignable(second.type, first.type)):
            self._fail(node, f"a `{first.type}` and a `{second.type}` can't be compared")
        return Binary(sign, first, second, BOOL)

    def _bool(self, values: Sequence[ast.expr], word: str) -> Expr:
        present = self.present
        found = self._truth(values[0])
        for value in values[1:]:
            self.present |= _known(found, truth=word == "and")
            found = Binary(word, found, self._truth(value), BOOL)
        self.present = present
        return found

    def _conditional(self, node: ast.expr, test: ast.expr, then: ast.expr, otherwise: ast.expr) -> Expr:
        condition, present = self._truth(test), self.present
        self.present = present | _known(condition, truth=True)
        first = self.expression(then)
        self.present = present | _known(condition, truth=False)
        second = self.expression(otherwise)
        self.present = present
        if assignable(second.type, first.type):
            return Conditional(condition, first, second, first.type)
        if assignable(first.type, second.type):
            return Conditional(condition, first, second, second.type)
        self._fail(node, f"one arm is a `{first.type}`, the other a `{second.type}`")

    def _item(self, node: ast.expr, owner: Expr, index: Expr) -> Expr:
        if not isinstance(owner.type, ListType):
            self._fail(node, f"a `{owner.type}` has no items here", "for tensors: `x.select(dim, i)`, `x.narrow(...)`")
        if index.type != INT or (isinstance(index, Literal) and index.text.startswith("-")) or isinstance(index, Unary):
            self._fail(node, "an index counts from the front", "`x.sym_size(-1)` takes the last size")
        return Item(owner, index, owner.type.elem)

    def _list(self, node: ast.expr, items: list[Expr]) -> Expr:
        types = {item.type for item in items}
        if types == {INT, SYMINT}:
            types = {SYMINT}
        if len(types) != 1:
            self._fail(node, "the elements of a list are of one type, and there is at least one")
        return ListOf(tuple(items), ListType(types.pop()))

    # -- calls

    def _call(self, node: ast.Call, function: ast.expr, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Expr:
        given = [self.expression(argument) for argument in arguments]
        named = {k.arg or "": self.expression(k.value) for k in keywords}
        found = self.evaluator.qualify(self.module, function)
        if found is not None and isinstance(found[1], External) and found[1].qualified.startswith("opdsl.at."):
            name = found[1].qualified.removeprefix("opdsl.at.")
            return self._operator(node, name, [o for o in overloads(name) if o.function], given, named, None)
        own = self._own(function)
        if own is not None:
            return self._operator(
                node, own.name.base, [Operator(own.schema, True, False)], given, named, None, own=True
            )
        if isinstance(function, ast.Attribute):
            return self._method(node, self.expression(function.value), function.attr, given, named)
        self._fail(node, f"`{ast.unparse(function)}` isn't known here", "torch's functions are `at.name(...)`")

    def _own(self, function: ast.expr) -> NativeFunction | None:
        """The operator of the library that a name stands for."""
        match self.evaluator.qualify(self.module, function):
            case (home, ast.FunctionDef(name)):
                return self.declared.get(f"{home.name}.{name}")
            case _:
                return None

    def _method(self, node: ast.Call, owner: Expr, name: str, given: list[Expr], named: dict[str, Expr]) -> Expr:
        if isinstance(owner.type, OptionalType):
            self._fail(node, f"this may be None: its type is `{owner.type}`", "ask `is not None` first")
        if owner.type != TENSOR:
            self._fail(node, f"a `{owner.type}` has no methods here")
        accessor = ACCESSORS.get(name)
        if accessor is not None and not named:
            type, wanted = accessor
            if len(given) == len(wanted) and all(assignable(g.type, w) for g, w in zip(given, wanted, strict=True)):
                return Accessor(owner, name, tuple(given), type)
        return self._operator(node, name, [o for o in overloads(name) if o.method], given, named, owner)

    def _operator(
        self,
        node: ast.Call,
        name: str,
        candidates: list[Operator],
        given: list[Expr],
        named: dict[str, Expr],
        owner: Expr | None,
        own: bool = False,
    ) -> Call:
        if not candidates:
            what = "method" if owner is not None else "function"
            self._fail(node, f"torch has no {what} `{name}`", did_you_mean(name, known_names(owner is not None)))
        fitting = [call for c in candidates if (call := bind(c.schema, given, named, owner, own)) is not None]
        if len(fitting) != 1:
            shown = ", ".join([*(str(g.type) for g in given), *(f"{k}={v.type}" for k, v in named.items())])
            listed = "\n    ".join(str(c.schema) for c in candidates)
            problem = "no overload" if not fitting else "more than one overload"
            self._fail(node, f"{problem} of `{name}` takes ({shown})", f"there are:\n    {listed}")
        return fitting[0]

    def _fail(self, node: ast.expr | ast.stmt, message: str, hint: str = "") -> NoReturn:
        self.report.error(self.module.span(node), "bad-body", message, hint)
        raise NotInSubset


def _known(test: Expr, truth: bool) -> frozenset[str]:
    """The optional arguments that are there if `test` is (un)true."""
    match test:
        case IsNone(operand, negated):
            return frozenset([operand.name]) if negated == truth else frozenset()
        case Unary("not", operand):
            return _known(operand, not truth)
        case Binary("and", left, right) if truth:
            return _known(left, True) | _known(right, True)
        case Binary("or", left, right) if not truth:
            return _known(left, False) | _known(right, False)
        case _:
            return frozenset()


def _returns(statements: Sequence[Statement]) -> bool:
    """Whether every way through ends with a return."""
    match statements[-1] if statements else None:
        case Return():
            return True
        case If(_, then, otherwise):
            return _returns(then) and _returns(otherwise)
        case _:
            return False


def _without_docstring(body: Sequence[ast.stmt]) -> Sequence[ast.stmt]:
    match body[0]:
        case ast.Expr(ast.Constant(str())):
            return body[1:]
        case _:
            return body
