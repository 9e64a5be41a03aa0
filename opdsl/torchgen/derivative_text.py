"""What the model says of derivatives, as Python: rules, statements, and the helpers that formulas call.

    @derivative(scale, "self", "by")
    def _(grad: Tensor, self: Tensor, by: Tensor) -> tuple[Tensor, Tensor]:
        return grad * by, grad * self

    linear(scale)

Trees become `ast` nodes, which Python itself prints; `ruff format` lays them out.
"""

from __future__ import annotations

import ast
import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from opdsl.frontend.expressions import python_name
from opdsl.frontend.overloads import BOOL, INT, SCALAR, STR
from opdsl.lang import DispatchKey, Reduction
from opdsl.model.derivative import (
    Derivatives,
    ForwardRule,
    Rule,
    gradient_type,
    result_names,
    results,
    rule_names,
    tangent_names,
)
from opdsl.model.expression import (
    Accessor,
    Binary,
    Body,
    Builtin,
    Call,
    Comprehension,
    Conditional,
    Escape,
    Expr,
    IsNone,
    Item,
    ListOf,
    Literal,
    Name,
    NoneLiteral,
    Return,
    Slice,
    TupleOf,
    Unary,
    Undefined,
    walk,
)
from opdsl.model.function import HelperFunction
from opdsl.model.schema import FunctionSchema
from opdsl.model.types import TENSOR, TENSOR_OPTIONS, BaseType, ClassType, ListType, OptionalType, Type, innermost
from opdsl.torchgen.python_text import Names, annotation, signature

_ARITHMETIC: Mapping[str, type[ast.operator]] = {
    "+": ast.Add,
    "-": ast.Sub,
    "*": ast.Mult,
    "/": ast.Div,
    "//": ast.FloorDiv,
    "%": ast.Mod,
    "**": ast.Pow,
    "@": ast.MatMult,
    "&": ast.BitAnd,
    "|": ast.BitOr,
    "^": ast.BitXor,
}
_COMPARISONS: Mapping[str, type[ast.cmpop]] = {
    "==": ast.Eq,
    "!=": ast.NotEq,
    "<": ast.Lt,
    "<=": ast.LtE,
    ">": ast.Gt,
    ">=": ast.GtE,
}


# -- statements and rules


def derivative_text(names: Names, target: str, schema: FunctionSchema, said: Derivatives) -> Iterator[str]:
    """Each statement and rule about `target`, which is how the file calls the operator, or a string."""
    order = [*(a.name for a in schema.arguments), *result_names(schema)]
    inert = [name for name in order if name in said.not_differentiable]
    if inert:
        yield _statement(names, "not_differentiable", target, inert)
    for message, inputs in _grouped((message, name) for name, message in said.messages):
        yield _statement(names, "not_implemented", target, inputs, f", message={json.dumps(message)}")
    silent = said.not_implemented - {name for name, _ in said.messages}
    if silent:
        yield _statement(names, "not_implemented", target, [name for name in order if name in silent])
    for condition in said.conditions:
        used = _used({a.name: a.type for a in schema.arguments}, condition.test)
        yield _rule(names, "differentiable_if", target, [condition.output], used, condition.test, (BOOL,))
    for rule in said.rules:
        yield _gradient(names, target, schema, said, rule)
    for forward in said.forward:
        if forward.how is None:
            yield _tangent(names, target, schema, said, forward)
    how = [(f"{f.how.value}{_key(names, f.key, None)}", f.outputs[0]) for f in said.forward if f.how is not None]
    for word, outputs in _grouped(how):
        function, _, key = word.partition(",")
        listed = outputs if len(result_names(schema)) > len(outputs) else []
        yield _statement(names, function, target, listed, f",{key}" if key else "")


def _grouped(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, list[str]]]:
    found: dict[str, list[str]] = {}
    for word, name in pairs:
        found.setdefault(word, []).append(name)
    return list(found.items())


def _statement(names: Names, word: str, target: str, inputs: Iterable[str], tail: str = "") -> str:
    return f"{names(word)}({', '.join([target, *map(json.dumps, inputs)])}{tail})\n"


def _key(names: Names, key: DispatchKey | None, usual: DispatchKey | None) -> str:
    return "" if key is usual or key is None else f", key={names(key.value)}"


def _gradient(names: Names, target: str, schema: FunctionSchema, said: Derivatives, rule: Rule) -> str:
    types = {a.name: gradient_type(a.type) for a in schema.arguments}
    known = rule_names(schema, said, len(rule.inputs))
    wanted = tuple(types[name] for name in rule.inputs)
    listed = {name: known[name] for name in rule.names}
    tail = _key(names, rule.key, DispatchKey.Autograd)
    return _rule(names, "derivative", target, rule.inputs, listed, _value(rule.body), wanted, tail)


def _tangent(names: Names, target: str, schema: FunctionSchema, said: Derivatives, rule: ForwardRule) -> str:
    types = dict(zip(result_names(schema), results(schema), strict=True))
    wanted = tuple(gradient_type(types[name].type) for name in rule.outputs)
    used = _used(tangent_names(schema, said), _value(rule.body))
    listed = list(rule.outputs) if len(types) > 1 else []
    tail = _key(names, rule.key, None)
    return _rule(names, "jvp", target, listed, used, _value(rule.body), wanted, tail)


def _used(known: Mapping[str, Type], value: Expr) -> dict[str, Type]:
    mentioned = {part.name for part in walk(value) if isinstance(part, Name)}
    return {name: type for name, type in known.items() if name in mentioned}


def _value(body: Body) -> Expr:
    """Of a formula, which is one expression."""
    (statement,) = body
    assert isinstance(statement, Return) and statement.value is not None
    return statement.value


def _rule(
    names: Names,
    word: str,
    target: str,
    listed: Iterable[str],
    known: Mapping[str, Type],
    value: Expr,
    wanted: tuple[Type, ...],
    tail: str = "",
) -> str:
    head = f"@{names(word)}({', '.join([target, *map(json.dumps, listed)])}{tail})"
    parameters = ", ".join(_parameters(names, known, value))
    types = [annotation(names, type) for type in wanted]
    returned = types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"
    printed = ast.unparse(ast.fix_missing_locations(_Printer(names).expr(value)))
    if isinstance(value, TupleOf):
        # Python prints the brackets of a tuple, `ruff` takes away none.
        printed = printed.removeprefix("(").removesuffix(")")
        printed = f"({printed},)" if len(printed) > _LONG else printed
    return f"{head}\ndef _({parameters}) -> {returned}:\n    return {printed}\n"


_LONG = 100
"""A tuple that's longer has its elements on lines of their own."""


def _parameters(names: Names, known: Mapping[str, Type], value: Expr) -> Iterator[str]:
    """What the formula names, each as the type that it's taken for."""
    parts = list(walk(value))
    for name, type in known.items():
        uses = [part for part in parts if isinstance(part, Name) and part.name == name]
        if any(use.maybe_undefined for use in uses):
            type = TENSOR
        asked = any(isinstance(part, Accessor) and part.owner in uses for part in parts)
        text = names("ScalarValue") if type == SCALAR and asked else annotation(names, _unsized(type))
        yield f"{python_name(name)}: {text}"


def _unsized(type: Type) -> Type:
    match type:
        case ListType(elem):
            return ListType(elem)
        case OptionalType(elem):
            return OptionalType(_unsized(elem))
        case _:
            return type


# -- helpers


def helpers_text(names: Names, helpers: Iterable[HelperFunction]) -> Iterator[str]:
    """The namespaces and headers as constants, the classes, then each helper."""
    listed = list(helpers)
    scopes = {_scope(helper): _scope(helper).rstrip(":").rpartition("::")[2].upper() for helper in listed}
    headers = {helper.helper.header: _header_name(helper.helper.header) for helper in listed}
    constants = {value: name for value, name in (scopes | headers).items() if value}
    yield "".join(f"{name} = {json.dumps(value)}\n" for value, name in constants.items())
    for type in _classes(listed):
        base = names("CppClass")
        yield f'class {type.name}({base}, cpp="{type.cpp}", header="{type.header}"):\n    """`{type.cpp}`."""\n'
    for helper in listed:
        cpp = constants.get(_scope(helper)) or json.dumps(helper.helper.cpp)
        head = f"@{names('cpp_helper')}({cpp}, header={constants[helper.helper.header]})"
        taken, arrow, returned = signature(names, python_name(helper.name), helper.schema).rpartition(" -> ")
        if "list[" in taken:
            # `x.sizes()` is no list, and can be passed.
            names.abc.add("Sequence")
            taken = taken.replace("list[", "Sequence[")
        yield f"{head}\n{taken}{arrow}{returned}\n"


def _scope(helper: HelperFunction) -> str:
    """The namespace of a helper that's called there as it is in Python, with `::` at its end; else nothing."""
    scope, mark, name = helper.helper.cpp.rpartition("::")
    return f"{scope}{mark}" if name == helper.name else ""


def _header_name(header: str) -> str:
    """`FUNCTIONS_MANUAL` for `.../FunctionsManual.h`."""
    stem = header.rpartition("/")[2].removesuffix(".h")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", stem).upper()


def _classes(helpers: Iterable[HelperFunction]) -> list[ClassType]:
    found = {}
    for helper in helpers:
        for type in [*(a.type for a in helper.schema.arguments), *(r.type for r in helper.schema.returns)]:
            inner = innermost(type)
            if isinstance(inner, ClassType) and inner != TENSOR_OPTIONS:
                found[inner.name] = inner
    return list(found.values())


# -- expressions


@dataclass(frozen=True, slots=True)
class _Printer:
    names: Names

    def expr(self, tree: Expr) -> ast.expr:
        match tree:
            case Literal(text, type):
                return self._literal(text, type)
            case NoneLiteral():
                return ast.Constant(None)
            case Undefined():
                return self._word("undefined")
            case Name(name):
                return _name(python_name(name))
            case Call():
                return self._call(tree)
            case Accessor(owner, name, arguments):
                return ast.Call(ast.Attribute(self.expr(owner), name), [self.expr(a) for a in arguments], [])
            case Unary(op, operand):
                return ast.UnaryOp(ast.Not() if op == "not" else ast.USub(), self.expr(operand))
            case Binary(("and" | "or") as op, left, right):
                first, word = self.expr(left), ast.And if op == "and" else ast.Or
                values = first.values if isinstance(first, ast.BoolOp) and isinstance(first.op, word) else [first]
                return ast.BoolOp(word(), [*values, self.expr(right)])
            case Binary(op, left, right):
                return self._binary(op, left, right)
            case IsNone(operand, negated):
                return ast.Compare(self.expr(operand), [ast.IsNot() if negated else ast.Is()], [ast.Constant(None)])
            case Conditional(test, then, otherwise):
                return ast.IfExp(self.expr(test), self.expr(then), self.expr(otherwise))
            case Item(owner, index):
                return ast.Subscript(self.expr(owner), self.expr(index))
            case ListOf(items):
                return ast.List([self.expr(item) for item in items])
            case TupleOf(items):
                return ast.Tuple([self.expr(item) for item in items])
            case Slice(owner, start, stop):
                bounds = [None if bound is None else self.expr(bound) for bound in (start, stop)]
                return ast.Subscript(self.expr(owner), ast.Slice(*bounds))
            case Builtin(name, arguments):
                return self._builtin(name, arguments)
            case Comprehension():
                return self._comprehension(tree)
            case Escape(text, arguments, type, header):
                said = [_name(annotation(self.names, type)), ast.Constant(text), *(self.expr(a) for a in arguments)]
                keywords = [ast.keyword("header", ast.Constant(header))] if header else []
                return ast.Call(self._word("cpp"), said, keywords)
        assert_never(tree)

    def _word(self, name: str) -> ast.Name:
        return _name(self.names(name))

    def _literal(self, text: str, type: Type) -> ast.expr:
        match type:
            case _ if type == STR:
                return ast.Constant(text)
            case _ if type == INT and text in Reduction.__members__:
                return ast.Attribute(self._word("Reduction"), text)
            case _ if text == repr(math.pi):
                return self._math("pi")
            case BaseType(base) if text.isidentifier() and text not in ("True", "False"):
                return ast.Attribute(self._word(base.value), text)
            case _:
                return ast.parse(text, mode="eval").body

    def _math(self, name: str) -> ast.expr:
        self.names.modules.add("math")
        return ast.Attribute(_name("math"), name)

    def _binary(self, op: str, left: Expr, right: Expr) -> ast.expr:
        if op in _COMPARISONS:
            return ast.Compare(self.expr(left), [_COMPARISONS[op]()], [self.expr(right)])
        return ast.BinOp(self.expr(left), _ARITHMETIC[op](), self.expr(right))

    def _builtin(self, name: str, arguments: tuple[Expr, ...]) -> ast.expr:
        given = [self.expr(argument) for argument in arguments]
        match name:
            case "repeat":
                return ast.BinOp(ast.List(given[:1]), ast.Mult(), given[1])
            case "concat":
                return ast.BinOp(given[0], ast.Add(), given[1])
            case _ if name in _ARITHMETIC:
                return ast.BinOp(given[0], _ARITHMETIC[name](), given[1])
            case _ if name.startswith("math."):
                return ast.Call(self._math(name.removeprefix("math.")), given, [])
            case _:
                return ast.Call(_name(name), given, [])

    def _comprehension(self, tree: Comprehension) -> ast.expr:
        loop = tree.loop
        sequences = [self.expr(each) for each in loop.over]
        if loop.range is not None:
            start, stop, step = loop.range
            bounds = [start, stop, step] if step != Literal("1", INT) else [start, stop]
            bounds = bounds[1:] if bounds == [Literal("0", INT), stop] else bounds
            over: ast.expr = ast.Call(_name("range"), [self.expr(bound) for bound in bounds], [])
            target: ast.expr = _name(loop.index)
        elif len(sequences) > 1:
            strict = [ast.keyword("strict", ast.Constant(loop.strict))]
            over = ast.Call(_name("zip"), sequences, strict)
            target = ast.Tuple([_name(name) for name in loop.names])
        else:
            over, target = sequences[0], _name(loop.names[0])
        if loop.index and loop.range is None:
            over, target = ast.Call(_name("enumerate"), [over], []), ast.Tuple([_name(loop.index), target])
        return ast.ListComp(self.expr(tree.value), [ast.comprehension(target, over, [], 0)])

    def _call(self, call: Call) -> ast.expr:
        """By position, as far as that goes; truths at the end by name, since alone they say nothing."""
        name = call.schema.name.base
        given = [(a, value) for a, value in call.arguments if not (call.method and a.name == "self")]
        if call.helper is not None:
            self.names.helpers.add(python_name(name))
            function: ast.expr = _name(python_name(name))
        elif call.method:
            function = ast.Attribute(self.expr(next(v for a, v in call.arguments if a.name == "self")), name)
        else:
            function = ast.Attribute(self._word("at"), name)
        expected = [a for a in call.schema.positional if not (call.method and a.name == "self")]
        number = sum(a is b for a, (b, _) in zip(expected, given, strict=False))
        while number and isinstance(given[number - 1][1], Literal) and given[number - 1][1].type == BOOL:
            number -= 1
        keywords = [ast.keyword(python_name(a.name), self.expr(value)) for a, value in given[number:]]
        if call.options is not None:
            keywords.append(ast.keyword("options", self.expr(call.options)))
        return ast.Call(function, [self.expr(value) for _, value in given[:number]], keywords)


def _name(name: str) -> ast.Name:
    return ast.Name(name)
