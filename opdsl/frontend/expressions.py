"""Expressions of bodies and formulas as trees: names bound, overloads chosen, every node typed.

    (self - mean) / std        Binary("/", Binary("-", self, mean), std)
    x[:, 0]                    x.slice(0).select(1, 0)

A call is resolved to one overload: the first whose parameters take what's given, by position and by name.  What Python
spells with an operator and torch with a function (`x ** 2`, `a @ b`, `x[i]`) becomes a call of that function.
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace
from typing import NoReturn

from opdsl.frontend import operators
from opdsl.frontend.annotations import AnnotationReader, NotAType
from opdsl.frontend.collect import External, Module
from opdsl.frontend.operators import Index, Unfit
from opdsl.frontend.overloads import ACCESSORS, BOOL, FLOAT, INT, NONE, STR, assignable, bind
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, Member, Named, NotStatic
from opdsl.model.expression import (
    Accessor,
    Binary,
    Call,
    Comprehension,
    Escape,
    Expr,
    IsNone,
    Literal,
    Loop,
    Name,
    NoneLiteral,
    TupleOf,
    Unary,
    Undefined,
)
from opdsl.model.function import HelperFunction, NativeFunction
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, TupleType, Type
from opdsl.vocabulary import Operator, overloads
from opdsl.vocabulary import names as known_names

_BUILTINS = frozenset({"len", "min", "max", "abs", "int", "float", "math.sqrt", "math.log"})


class NotInSubset(Exception):
    """This can't be translated; why has been reported."""


def python_name(name: str) -> str:
    """How Python spells a name of the schema: `lambda_` for `lambda`."""
    return f"{name}_" if keyword.iskeyword(name) else name


@dataclass
class ExpressionReader:
    """Translates the body of one declaration of `module`. Faults are reported, then raised as `NotInSubset`.

    `parameters` are what the body may name, with their types; `results` what it returns.
    """

    module: Module
    evaluator: Evaluator
    report: Report
    declared: Mapping[str, NativeFunction | HelperFunction]
    parameters: InitVar[dict[str, Type]]
    results: tuple[Type, ...]
    names: dict[str, Type] = field(init=False)
    schema_names: dict[str, str] = field(init=False)
    """What the schema calls an argument whose Python name differs: `lambda` for `lambda_`."""
    present: frozenset[str] = frozenset()
    """The optional arguments that are known to be there, by their names in the schema."""
    maybe_undefined: frozenset[str] = frozenset()
    """The optional tensors that are taken for tensors: undefined if they're missing."""
    failed: bool = False
    unknown: set[str] = field(default_factory=set)
    """Names that would have been bound by a statement that failed: what uses them isn't reported again."""

    def __post_init__(self, parameters: dict[str, Type]) -> None:
        self.schema_names = {python_name(name): name for name in parameters}
        self.names = {python_name(name): type for name, type in parameters.items()}

    def expression(self, node: ast.expr) -> Expr:
        """The tree of an expression, with its place."""
        try:
            return replace(self._expression(node), span=self.module.span(node))
        except Unfit as fault:
            self._fail(node, str(fault), fault.hint)

    def _expression(self, node: ast.expr) -> Expr:
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
                return operators.unary(op, self.expression(operand))
            case ast.BinOp(left, op, right):
                return operators.binary(op, self.expression(left), self.expression(right))
            case ast.Compare():
                return self._compare(node)
            case ast.BoolOp(op, values):
                return self._bool(values, "and" if isinstance(op, ast.And) else "or")
            case ast.IfExp(test, then, otherwise):
                return self._conditional(test, then, otherwise)
            case ast.Call(function, arguments, keywords):
                return self._call(node, function, arguments, keywords)
            case ast.Subscript(owner, index):
                return self._subscript(self.expression(owner), index)
            case ast.List(items):
                return self._list(items)
            case ast.ListComp(value, [ast.comprehension(target, over, [], 0)]):
                return self._comprehension(node, value, target, over)
            case ast.Tuple(items):
                found = tuple(self.expression(item) for item in items)
                return TupleOf(found, TupleType(tuple(item.type for item in found)))
            case _:
                self._fail(node, "this isn't part of the subset")

    def _name(self, name: str) -> Name:
        type, own = self.names[name], self.schema_names.get(name, name)
        if own in self.present and isinstance(type, OptionalType):
            return Name(own, type.elem, unwrapped=True)
        return Name(own, type, maybe_undefined=own in self.maybe_undefined)

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
            case Member("Reduction", name):
                return Literal(name, INT)
            case Member("ScalarType" | "Layout" | "MemoryFormat" as enum, name):
                return Literal(name, BaseType(Base[enum]))
            case Named("opdsl.undefined"):
                return Undefined(TENSOR)
            case _:
                self._fail(node, "this is not a value that a body can use")

    def _compare(self, node: ast.Compare) -> Expr:
        """`a < b <= c` is `a < b and b <= c`; `a in (b, c)` is `a == b or a == c`."""
        tests: list[Expr] = []
        left = self.expression(node.left)
        for op, comparator in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In | ast.NotIn) and isinstance(comparator, ast.Tuple):
                test = operators.among(left, [self.expression(e) for e in comparator.elts])
                tests.append(test if isinstance(op, ast.In) else Unary("not", test, BOOL))
                continue
            right = self.expression(comparator)
            tests.append(operators.compare(op, left, right))
            left = right
        if len(tests) > 1 and any(test.type != BOOL for test in tests):
            self._fail(node, "comparisons of tensors don't chain", "`(a < b) & (b < c)`")
        found = tests[0]
        for test in tests[1:]:
            found = Binary("and", found, test, BOOL)
        return found

    def _bool(self, values: Sequence[ast.expr], word: str) -> Expr:
        present = self.present
        found = self._truth(values[0])
        for value in values[1:]:
            self.present |= known_present(found, truth=word == "and")
            found = Binary(word, found, self._truth(value), BOOL)
        self.present = present
        return found

    def _truth(self, node: ast.expr) -> Expr:
        found = self.expression(node)
        if found.type != BOOL:
            self._fail(node, f"this is a `{found.type}`, not true or false")
        return found

    def _conditional(self, test: ast.expr, then: ast.expr, otherwise: ast.expr) -> Expr:
        condition, present = self._truth(test), self.present
        self.present = present | known_present(condition, truth=True)
        first = self.expression(then)
        self.present = present | known_present(condition, truth=False)
        second = self.expression(otherwise)
        self.present = present
        return operators.conditional(condition, first, second)

    # -- items and loops

    def _list(self, items: list[ast.expr]) -> Expr:
        """A list that's written out; `*xs` puts in the elements of another."""
        parts: list[Expr] = []
        plain: list[Expr] = []
        for item in items:
            if isinstance(item, ast.Starred):
                parts += [operators.list_of(plain)] if plain else []
                parts, plain = [*parts, self._sequence(item.value)[0]], []
            else:
                plain.append(self.expression(item))
        return operators.joined([*parts, *([operators.list_of(plain)] if plain or not parts else [])])

    def _subscript(self, owner: Expr, index: ast.expr) -> Expr:
        if owner.type == TENSOR:
            parts = index.elts if isinstance(index, ast.Tuple) else [index]
            return operators.indexed(owner, [self._index(part) for part in parts])
        if isinstance(index, ast.Slice):
            start, stop, step = self._bounds(index)
            if step is not None:
                self._fail(index, "a slice of a list has no step")
            return operators.part_of(owner, start, stop)
        return operators.item(owner, self.expression(index))

    def _index(self, node: ast.expr) -> Index:
        match node:
            case ast.Constant(value) if value is Ellipsis:
                return None
            case ast.Slice():
                return self._bounds(node)
            case _:
                return self.expression(node)

    def _bounds(self, node: ast.Slice) -> tuple[Expr | None, Expr | None, Expr | None]:
        start, stop, step = (None if b is None else self.expression(b) for b in (node.lower, node.upper, node.step))
        return start, stop, step

    def _comprehension(self, node: ast.expr, value: ast.expr, target: ast.expr, over: ast.expr) -> Expr:
        outer = dict(self.names)
        loop = self._loop(target, over)
        found = self.expression(value)
        self.names = outer
        if isinstance(found.type, TupleType) or found.type == NONE:
            self._fail(node, f"a list doesn't hold a `{found.type}`")
        return Comprehension(loop, found, ListType(found.type))

    def _loop(self, target: ast.expr, over: ast.expr) -> Loop:
        """What a `for` runs over; its names are bound."""
        match self._called(over), target:
            case ("range", [*bounds], _), ast.Name() if 1 <= len(bounds) <= 3:
                return self._range(target, bounds)
            case ("enumerate", [inner], _), ast.Tuple([ast.Name() as count, item]):
                loop = self._loop(item, inner)
                if loop.index:
                    self._fail(over, "a range counts already")
                return replace(loop, index=self._bind(count, INT))
            case ("zip", [*sequences], strict), ast.Tuple(targets) if len(targets) == len(sequences):
                found = tuple(self._sequence(each) for each in sequences)
                names = tuple(self._bind(t, elem) for t, (_, elem) in zip(targets, found, strict=True))
                return Loop(names, tuple(sequence for sequence, _ in found), strict=strict)
            case _:
                sequence, elem = self._sequence(over)
                return Loop((self._bind(target, elem),), (sequence,))

    def _called(self, node: ast.expr) -> tuple[str, list[ast.expr], bool]:
        """The function of Python that's called, with what, and whether it's `strict`."""
        if isinstance(node, ast.Call):
            found = self.evaluator.qualify(self.module, node.func)
            if found is not None and isinstance(found[1], External):
                match node.keywords:
                    case [] | [ast.keyword("strict", ast.Constant(False))]:
                        return found[1].qualified.removeprefix("builtins."), node.args, False
                    case [ast.keyword("strict", ast.Constant(True))]:
                        return found[1].qualified.removeprefix("builtins."), node.args, True
        return "", [], False

    def _range(self, target: ast.Name, bounds: list[ast.expr]) -> Loop:
        found = [self.expression(bound) for bound in bounds]
        for node, bound in zip(bounds, found, strict=True):
            if bound.type != INT:
                self._fail(node, f"a range is of ints, and this is a `{bound.type}`", "`x.size(0)` is an int")
        if len(found) == 3 and (not isinstance(found[2], Literal) or found[2].text == "0"):
            self._fail(bounds[2], "the step of a range is a positive number")
        zero, one = Literal("0", INT), Literal("1", INT)
        start, stop = (zero, found[0]) if len(found) == 1 else (found[0], found[1])
        return Loop((), (), self._bind(target, INT), (start, stop, found[2] if len(found) == 3 else one))

    def _sequence(self, node: ast.expr) -> tuple[Expr, Type]:
        found = self.expression(node)
        if not isinstance(found.type, ListType):
            self._fail(node, f"a `{found.type}` is no list to run over")
        return found, found.type.elem

    def _bind(self, target: ast.expr, type: Type) -> str:
        if not isinstance(target, ast.Name) or target.id in self.names:
            self._fail(target, "what a loop binds is a new name")
        self.names[target.id] = type
        return target.id

    # -- calls

    def _call(self, node: ast.Call, function: ast.expr, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Expr:
        found = self.evaluator.qualify(self.module, function)
        qualified = found[1].qualified if found is not None and isinstance(found[1], External) else ""
        if qualified == "opdsl.cpp":
            return self._escape(node, arguments, keywords)
        if found is not None and isinstance(found[1], ast.ClassDef):
            return self._named_tuple(node, arguments, keywords)
        given = [self.expression(argument) for argument in arguments]
        named = {k.arg or "": self.expression(k.value) for k in keywords}
        if qualified.startswith("opdsl.at."):
            name = qualified.removeprefix("opdsl.at.")
            return self._operator(node, name, [o for o in overloads(name) if o.function], given, named, None)
        if qualified.removeprefix("builtins.") in _BUILTINS and not named:
            return operators.builtin(qualified.removeprefix("builtins."), given)
        target = self._own(function)
        if isinstance(target, HelperFunction):
            call = self._operator(node, target.name, [Operator(target.schema, True, False)], given, named, None)
            return replace(call, helper=target.helper)
        if target is not None:
            candidates = [Operator(target.schema, True, False)]
            return self._operator(node, target.name.base, candidates, given, named, None, own=True)
        if isinstance(function, ast.Attribute):
            return self._method(node, self.expression(function.value), function.attr, given, named)
        self._fail(node, f"`{ast.unparse(function)}` isn't known here", "torch's functions are `at.name(...)`")

    def _named_tuple(self, node: ast.Call, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Expr:
        """`Largest(values, indices)`, or `Largest(*pair)`: to C++ it's a tuple."""
        match arguments:
            case [ast.Starred(value)] if not keywords:
                return self.expression(value)
            case [*values] if not keywords and not any(isinstance(v, ast.Starred) for v in values):
                items = tuple(self.expression(value) for value in values)
                return TupleOf(items, TupleType(tuple(item.type for item in items)))
            case _:
                self._fail(node, "the fields of a named tuple are given in their order, or as `*values`")

    def _escape(self, node: ast.Call, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Expr:
        """`cpp(Tensor, "f({0})", x, header="f.h")`."""
        header = ""
        try:
            for keyword in self.evaluator.keywords(self.module, keywords):
                if keyword.name != "header" or not isinstance(keyword.value, Constant):
                    self._fail(node, "`cpp` has the keyword `header` only")
                header = str(keyword.value.value)
            type = AnnotationReader(self.evaluator, self.report).read(self.module, arguments[0]).type
            text = self.evaluator.evaluate(self.module, arguments[1])
        except (NotStatic, NotAType):
            raise NotInSubset from None
        except IndexError:
            self._fail(node, "`cpp` takes a type, C++, and what stands for `{0}`, `{1}`...")
        if not isinstance(text, Constant) or not isinstance(text.value, str):
            self._fail(arguments[1], "this is C++, as a string")
        given = tuple(self.expression(argument) for argument in arguments[2:])
        try:
            text.value.format(*given)
        except (IndexError, KeyError, ValueError, AttributeError):
            self._fail(
                arguments[1], f"`{{0}}` to `{{{len(given)}}}` stand for the arguments; braces of C++ are doubled"
            )
        return Escape(text.value, given, type, header)

    def _own(self, function: ast.expr) -> NativeFunction | HelperFunction | None:
        """The operator or helper of the library that a name stands for."""
        match self.evaluator.qualify(self.module, function):
            case (home, ast.FunctionDef(name)):
                return self.declared.get(f"{home.name}.{name}")
            case _:
                return None

    def _method(self, node: ast.Call, owner: Expr, name: str, given: list[Expr], named: dict[str, Expr]) -> Expr:
        if isinstance(owner.type, OptionalType):
            self._fail(node, f"this may be None: its type is `{owner.type}`", "ask `is not None` first")
        known = ACCESSORS.get(owner.type)
        if known is None:
            self._fail(node, f"a `{owner.type}` has no methods here")
        accessor = known.get(name)
        if accessor is not None and not named:
            type, wanted = accessor
            if len(given) == len(wanted) and all(assignable(g.type, w) for g, w in zip(given, wanted, strict=True)):
                return Accessor(owner, name, tuple(given), type)
        if owner.type != TENSOR:
            self._fail(node, f"a `{owner.type}` has no method `{name}` that takes these", did_you_mean(name, known))
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
        if not fitting:
            shown = ", ".join([*(str(g.type) for g in given), *(f"{k}={v.type}" for k, v in named.items())])
            listed = "\n    ".join(str(c.schema) for c in candidates)
            self._fail(node, f"no overload of `{name}` takes ({shown})", f"there are:\n    {listed}")
        # Where defaults make several fit, torch takes the first, too.
        return fitting[0]

    def _fail(self, node: ast.expr | ast.stmt, message: str, hint: str = "") -> NoReturn:
        self.report.error(self.module.span(node), "bad-body", message, hint)
        raise NotInSubset


def known_present(test: Expr, truth: bool) -> frozenset[str]:
    """The optional arguments that are there if `test` is (un)true."""
    match test:
        case IsNone(operand, negated):
            return frozenset([operand.name]) if negated == truth else frozenset()
        case Unary("not", operand):
            return known_present(operand, not truth)
        case Binary("and", left, right) if truth:
            return known_present(left, True) | known_present(right, True)
        case Binary("or", left, right) if not truth:
            return known_present(left, False) | known_present(right, False)
        case _:
            return frozenset()
