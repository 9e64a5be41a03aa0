"""From the body of a declaration to a tree.

    def standardize(self: Tensor, mean: Tensor, std: Tensor) -> Tensor:
        check(mean.dim() <= self.dim(), "mean has more dimensions than self")
        return (self - mean) / std

An argument that's optional is known to be there after `if x is None: return`, in the branch of a test, and in the arm
of a conditional expression.  A name that both branches of an `if` bind is there after it.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from opdsl.frontend.annotations import AnnotationReader, NotAType
from opdsl.frontend.collect import External
from opdsl.frontend.expressions import ExpressionReader, NotInSubset, known_present, python_name
from opdsl.frontend.overloads import NONE, assignable, fits, fitted
from opdsl.frontend.static import Constant, NotStatic
from opdsl.model.expression import (
    Append,
    Assign,
    Body,
    Check,
    Do,
    Expr,
    For,
    If,
    Jump,
    ListOf,
    Name,
    Return,
    Statement,
    TupleOf,
)
from opdsl.model.expression import statements as every_statement
from opdsl.model.schema import FunctionSchema
from opdsl.model.types import ListType, TupleType
from opdsl.source import Span

__all__ = ["BodyReader", "NotInSubset", "python_name", "wrongly_returned"]


class BodyReader(ExpressionReader):
    """Translates the body of one declaration. Faults are reported, then raised as `NotInSubset`."""

    in_loop = False

    def read(self, body: Sequence[ast.stmt]) -> Body:
        """The statements; every path must end with a `return` where there's a result."""
        statements = tuple(self._statements(_without_docstring(body)))
        if self.failed:
            raise NotInSubset
        if self.results and not _returns(statements):
            self._fail(body[-1], "not every way through this body ends with a `return`")
        return statements

    # -- statements

    def _statements(self, nodes: Sequence[ast.stmt]) -> Iterator[Statement]:
        """The statements that can be translated; what's wrong with the others has been reported."""
        for node in nodes:
            try:
                yield from self._statement(node)
            except NotInSubset:
                self.failed = True
                targets = node.targets if isinstance(node, ast.Assign) else []
                self.unknown |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}

    def _statement(self, node: ast.stmt) -> tuple[Statement, ...]:
        match node:
            case ast.Return(value):
                return (Return(self._result(node, value)),)
            case ast.AnnAssign(ast.Name(name), annotation, ast.List([])):
                return (self._empty_list(node, name, annotation),)
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                return (self._assign(node, name, self.expression(value)),)
            case ast.AugAssign(ast.Name(name) as target, op, value):
                changed = ast.copy_location(ast.BinOp(ast.copy_location(ast.Name(name), target), op, value), node)
                return (self._assign(node, name, self.expression(changed)),)
            case ast.Assign([ast.Tuple(targets)], value):
                return self._unpack(node, targets, self.expression(value))
            case ast.If(test, then, otherwise):
                return (self._if(test, then, otherwise),)
            case ast.For(target, over, body, []):
                return (self._for(target, over, body),)
            case ast.Break() | ast.Continue() if self.in_loop:
                return (Jump("break" if isinstance(node, ast.Break) else "continue"),)
            case ast.Pass():
                return ()
            case ast.Expr(ast.Call(ast.Attribute(ast.Name(name), "append"), [value], [])) if self._is_list(name):
                return (self._append(node, name, self.expression(value)),)
            case ast.Expr(ast.Call(function, [test, message]) as call) if self._is_check(function):
                return (self._check(node, call, test, message),)
            case ast.Expr(value):
                return (Do(self.expression(value)),)
            case _:
                self._fail(
                    node, "this statement isn't part of the subset", "assignments, `if`, `for`, `check`, `return`"
                )

    def _result(self, node: ast.stmt, value: ast.expr | None) -> Expr | None:
        if value is None:
            return None if not self.results else self._fail(node, "there's a result to return")
        found = self.expression(value)
        if isinstance(found, TupleOf) and len(found.items) == 1:
            (found,) = found.items
        wanted = self.results[0] if len(self.results) == 1 else TupleType(self.results)
        if not fits(found, wanted):
            given = found.type.elems if isinstance(found.type, TupleType) else (found.type,)
            shown = ", ".join(map(str, self.results)) or "nothing"
            self._fail(value, f"this is `{', '.join(map(str, given))}`, but what's returned is `{shown}`")
        return fitted(found, wanted)

    def _assign(self, node: ast.stmt, name: str, value: Expr) -> Assign:
        known = self.names.get(name)
        if known is not None and not assignable(value.type, known):
            self._fail(node, f"`{name}` is a `{known}`, and this is a `{value.type}`")
        if value.type in (NONE, ListType(NONE)):
            said = "None" if value.type == NONE else "[]"
            self._fail(node, f"the type of `{name}` can't be told from `{said}`", f"`{name}: list[Tensor] = []`")
        self.names.setdefault(name, value.type)
        return Assign((name,), value, known is None)

    def _unpack(self, node: ast.stmt, targets: Sequence[ast.expr], value: Expr) -> tuple[Assign, ...]:
        """Names for the elements of a tuple; of one that's written out, each by itself."""
        names = [t.id for t in targets if isinstance(t, ast.Name)]
        types = value.type.elems if isinstance(value.type, TupleType) else ()
        if len(names) != len(targets) or len(types) != len(names) or any(name in self.names for name in names):
            self._fail(node, "a tuple is unpacked to as many new names as it has elements")
        self.names.update(zip(names, types, strict=True))
        if isinstance(value, TupleOf):
            return tuple(Assign((name,), item, fresh=True) for name, item in zip(names, value.items, strict=True))
        return (Assign(tuple(names), value, fresh=True),)

    def _if(self, test: ast.expr, then: list[ast.stmt], otherwise: list[ast.stmt]) -> If:
        condition = self._truth(test)
        outer, present = dict(self.names), self.present
        self.present = present | known_present(condition, truth=True)
        first, first_names = tuple(self._statements(then)), self.names
        self.names, self.present = dict(outer), present | known_present(condition, truth=False)
        second, second_names = tuple(self._statements(otherwise)), self.names
        # What both bind is there after them; a branch that returns doesn't come there, and what it has ruled out holds.
        bound = [names for names, body in ((first_names, first), (second_names, second)) if not _returns(body)]
        common = {
            name: type
            for name, type in (bound[0] if bound else {}).items()
            if name not in outer and all(names.get(name) == type for names in bound)
        }
        self.names = outer | common
        self.present = present | (known_present(condition, truth=False) if _returns(first) else frozenset())
        self.present |= known_present(condition, truth=True) if second and _returns(second) else frozenset()
        return If(condition, _bound(first, common), _bound(second, common), tuple(common.items()))

    def _for(self, target: ast.expr, over: ast.expr, body: list[ast.stmt]) -> For:
        outer, in_loop = dict(self.names), self.in_loop
        loop = self._loop(target, over)
        self.in_loop = True
        statements = tuple(self._statements(body))
        self.names, self.in_loop = outer, in_loop
        return For(loop, statements)

    def _empty_list(self, node: ast.stmt, name: str, annotation: ast.expr) -> Assign:
        try:
            type = AnnotationReader(self.evaluator, self.report).read(self.module, annotation).type
        except NotAType:
            raise NotInSubset from None
        if not isinstance(type, ListType):
            self._fail(node, f"an empty list isn't a `{type}`")
        return self._assign(node, name, ListOf((), ListType(type.elem)))

    def _is_list(self, name: str) -> bool:
        return isinstance(self.names.get(name), ListType) and name not in self.schema_names

    def _append(self, node: ast.stmt, name: str, value: Expr) -> Append:
        type = self.names[name]
        assert isinstance(type, ListType)
        if not assignable(value.type, type.elem):
            self._fail(node, f"`{name}` holds `{type.elem}`, and this is a `{value.type}`")
        return Append(name, value)

    def _is_check(self, function: ast.expr) -> bool:
        found = self.evaluator.qualify(self.module, function)
        return found is not None and found[1] == External("opdsl.check")

    def _check(self, node: ast.stmt, call: ast.Call, test: ast.expr, message: ast.expr) -> Check:
        if call.keywords:
            self._fail(node, "`check` has no keywords")
        condition = self._truth(test)
        try:
            text = self.evaluator.evaluate(self.module, message)
        except NotStatic:
            raise NotInSubset from None
        if not isinstance(text, Constant) or not isinstance(text.value, str):
            self._fail(message, "the message of a `check` is a string")
        self.present |= known_present(condition, truth=True)
        return Check(condition, text.value)


def wrongly_returned(schema: FunctionSchema, body: Body) -> Iterator[tuple[Span, str]]:
    """The places where a result that's a written argument is another tensor, and the name of that argument."""
    written = {a.alias: a.name for a in schema.mutable_arguments}
    wanted = [written.get(r.alias) if r.is_write else None for r in schema.returns]
    for statement in every_statement(body):
        if isinstance(statement, Return) and statement.value is not None:
            values = statement.value.items if isinstance(statement.value, TupleOf) else (statement.value,)
            for value, name in zip(values, wanted, strict=False):
                if name is not None and not (isinstance(value, Name) and value.name == name):
                    yield value.span, name


def _bound(statements: tuple[Statement, ...], names: Container[str]) -> tuple[Statement, ...]:
    """The statements of a branch, where these names are declared before it."""
    return tuple(
        replace(s, fresh=False) if isinstance(s, Assign) and s.fresh and s.names[0] in names else s for s in statements
    )


def _returns(statements: Sequence[Statement]) -> bool:
    """Whether every way through ends with a return."""
    match statements[-1] if statements else None:
        case Return():
            return True
        case If(_, then, otherwise):
            return _returns(then) and _returns(otherwise)
        case Jump():
            return True
        case _:
            return False


def _without_docstring(body: Sequence[ast.stmt]) -> Sequence[ast.stmt]:
    match body[0]:
        case ast.Expr(ast.Constant(str())):
            return body[1:]
        case _:
            return body
