"""Evaluates the constant expressions of an operator file without running it.

What a decorator is given, and a default, is a literal, a constant of this or another operator file, an enum member,
a call of one of the language's own classes, or simple arithmetic over these::

    BACKENDS = (CPU, CUDA)
    SHARED = {BACKENDS: "shared", Meta: "meta"}
    @native_function(dispatch={**SHARED, MPS: "mps"})

The result keeps the span of every part, so that a fault inside a shared constant is shown where it stands.
"""

from __future__ import annotations

import ast
import builtins
import math
import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from opdsl.frontend.collect import Binding, External, Module, Program
from opdsl.frontend.report import Report, did_you_mean
from opdsl.lang import DispatchKey, Layout, MemoryFormat, Reduction, ScalarType
from opdsl.lang import __all__ as LANGUAGE
from opdsl.lang import keys as _keys
from opdsl.source import Span

Plain = None | bool | int | float | complex | str


@dataclass(frozen=True, slots=True)
class Constant:
    """A number, string, boolean or None; `text` is how the source spells a number."""

    value: Plain
    text: str
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Sequence:
    """A tuple or list."""

    items: tuple[Value, ...]
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Mapping:
    items: tuple[tuple[Value, Value], ...]
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Member:
    """A member of one of the language's enums: `ScalarType.float`, `DispatchKey.CPU`."""

    enum: str
    name: str
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Keyword:
    """`name=value`, with the span of the name."""

    name: str
    value: Value
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A call of one of the language's own classes or functions, such as `Variant("out", dispatch=CPU)`."""

    function: str
    arguments: tuple[Value, ...]
    keywords: tuple[Keyword, ...]
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Named:
    """A name that stands for itself: a type, or a declared function or class of an operator file."""

    qualified: str
    span: Span = field(compare=False)


Value = Constant | Sequence | Mapping | Member | Call | Named

ENUMS = {e.__name__: frozenset(e.__members__) for e in (DispatchKey, ScalarType, Layout, MemoryFormat, Reduction)}
_KEY_NAMES = frozenset(name for name, value in vars(_keys).items() if isinstance(value, DispatchKey))
_FLOATS = {"math.inf": math.inf, "math.nan": math.nan, "math.pi": math.pi, "math.e": math.e}
_LIMIT = 10**6
"""Exponents, shifts and repetitions are kept this small: no constant of a declaration needs more."""

_ARITHMETIC: dict[type[ast.operator], Callable[[int | float, int | float], int | float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}


class NotStatic(Exception):
    """This expression has no value before run time; it has been reported."""


def canonical(qualified: str) -> str:
    """The one spelling of a name: `opdsl.Tensor` for `opdsl.lang.types.Tensor`; torch's functions stay in `at`."""
    if qualified == "opdsl.at" or qualified.startswith("opdsl.at."):
        return qualified
    return f"opdsl.{qualified.rpartition('.')[2]}" if qualified.startswith("opdsl.") else qualified


@dataclass
class Evaluator:
    """Evaluates expressions of any module of a program. Faults are reported, then raised as `NotStatic`."""

    program: Program
    report: Report
    _active: set[int] = field(default_factory=set)

    def evaluate(self, module: Module, node: ast.expr) -> Value:
        span = module.span(node)
        match node:
            case ast.Constant(value) if value is None or isinstance(value, bool | int | float | complex | str):
                return Constant(value, _number_text(value, module, span), span)
            case ast.Tuple(elts) | ast.List(elts):
                return Sequence(self._items(module, elts), span)
            case ast.Dict(keys, values):
                return Mapping(self._pairs(module, keys, values), span)
            case ast.UnaryOp(op, operand):
                return self._unary(op, self.evaluate(module, operand), span)
            case ast.BinOp(left, op, right):
                return self._binary(op, self.evaluate(module, left), self.evaluate(module, right), span)
            case ast.Name() | ast.Attribute():
                return self._name(module, node)
            case ast.Call(function, arguments, keywords):
                return self._call(module, function, arguments, keywords, span)
            case _:
                self._fail(span, "this can't be evaluated without running it")

    def qualify(self, module: Module, node: ast.expr) -> tuple[Module, Binding] | None:
        """What a (dotted) name stands for, None if it's unknown. Reports nothing."""
        match node:
            case ast.Name(name):
                found = self.program.lookup(module, name)
                if found is not None:
                    home, binding = found
                    return home, External(canonical(binding.qualified)) if isinstance(binding, External) else binding
                return (module, External(f"builtins.{name}")) if hasattr(builtins, name) else None
            case ast.Attribute(value, attribute):
                owner = self.qualify(module, value)
                if owner is None or not isinstance(owner[1], External):
                    return None
                qualified = f"{owner[1].qualified}.{attribute}"
                inner = self.program.modules.get(owner[1].qualified)
                if inner is not None:
                    return self.qualify(inner, ast.Name(attribute))
                enum = owner[1].qualified.removeprefix("opdsl.")
                return module, External(qualified if enum in ENUMS else canonical(qualified))
            case _:
                return None

    def _name(self, module: Module, node: ast.Name | ast.Attribute) -> Value:
        span = module.span(node)
        found = self.qualify(module, node)
        if found is None:
            known = [*module.bindings, *LANGUAGE]
            name = ast.unparse(node)
            self._fail(span, f"`{name}` isn't known here", did_you_mean(name, known), code="unknown-name")
        home, binding = found
        match binding:
            case External(qualified):
                return self._external(qualified, span)
            case ast.FunctionDef(name) | ast.ClassDef(name):
                return Named(f"{home.name}.{name}", span)
            case ast.expr():
                return self._constant(home, binding, span)
        raise AssertionError(binding)

    def _constant(self, home: Module, binding: ast.expr, span: Span) -> Value:
        if id(binding) in self._active:
            self._fail(span, "this constant is defined by itself")
        self._active.add(id(binding))
        try:
            return self.evaluate(home, binding)
        finally:
            self._active.discard(id(binding))

    def _external(self, qualified: str, span: Span) -> Value:
        if qualified in _FLOATS:
            value = _FLOATS[qualified]
            return Constant(value, repr(value), span)
        package, _, name = qualified.partition(".")
        if package == "opdsl":
            if name in _KEY_NAMES:
                return Member("DispatchKey", name, span)
            enum, _, member = name.partition(".")
            if member:
                if member not in ENUMS[enum]:
                    hint = did_you_mean(member, ENUMS[enum])
                    self._fail(span, f"`{enum}` has no member `{member}`", hint, code="unknown-member")
                return Member(enum, member, span)
            if name not in LANGUAGE:
                self._fail(span, f"opdsl has no `{name}`", did_you_mean(name, LANGUAGE), code="unknown-name")
        return Named(qualified, span)

    def _items(self, module: Module, nodes: list[ast.expr]) -> tuple[Value, ...]:
        items: list[Value] = []
        for node in nodes:
            if isinstance(node, ast.Starred):
                value = self.evaluate(module, node.value)
                if not isinstance(value, Sequence):
                    self._fail(module.span(node), "only a tuple or list can be unpacked here")
                items += value.items
            else:
                items.append(self.evaluate(module, node))
        return tuple(items)

    def _pairs(
        self, module: Module, keys: list[ast.expr | None], values: list[ast.expr]
    ) -> tuple[tuple[Value, Value], ...]:
        pairs: list[tuple[Value, Value]] = []
        for key, node in zip(keys, values, strict=True):
            value = self.evaluate(module, node)
            if key is not None:
                pairs.append((self.evaluate(module, key), value))
            elif isinstance(value, Mapping):
                pairs = _merged(pairs, value.items)
            else:
                self._fail(module.span(node), "only a mapping can be unpacked with `**`")
        return tuple(pairs)

    def _unary(self, op: ast.unaryop, value: Value, span: Span) -> Value:
        match op, value:
            case ast.USub(), Constant(int() | float() as number, text) if not isinstance(number, bool):
                return Constant(-number, text[1:] if text.startswith("-") else f"-{text}", span)
            case ast.UAdd(), Constant(int() | float()):
                return value
            case ast.Not(), Constant(bool() as truth):
                return Constant(not truth, str(not truth), span)
            case _:
                self._fail(span, "this operator isn't defined for a constant of this kind")

    def _binary(self, op: ast.operator, left: Value, right: Value, span: Span) -> Value:
        match left, right:
            case Constant(str() as a), Constant(str() as b) if isinstance(op, ast.Add):
                return Constant(a + b, "", span)
            case Sequence(a), Sequence(b) if isinstance(op, ast.Add):
                return Sequence(a + b, span)
            case Mapping(a), Mapping(b) if isinstance(op, ast.BitOr):
                return Mapping(tuple(_merged(list(a), b)), span)
            case Constant(int() | float() as a), Constant(int() | float() as b) if type(op) in _ARITHMETIC:
                return self._compute(op, a, b, span)
            case _:
                self._fail(span, "this operator isn't defined for constants of these kinds")

    def _compute(self, op: ast.operator, a: int | float, b: int | float, span: Span) -> Constant:
        try:
            if isinstance(op, ast.Pow) and (abs(a) > _LIMIT or abs(b) > 64):
                raise OverflowError("the power is too large")
            value = _ARITHMETIC[type(op)](a, b)
            return Constant(value, repr(value), span)
        except ArithmeticError as error:
            self._fail(span, f"this can't be computed: {error}")

    def _call(
        self,
        module: Module,
        function: ast.expr,
        arguments: list[ast.expr],
        keywords: list[ast.keyword],
        span: Span,
    ) -> Value:
        callee = self.evaluate(module, function)
        if not isinstance(callee, Named):
            self._fail(span, "only the language's own classes can be called here")
        values = self._items(module, arguments)
        if callee.qualified == "builtins.float":
            return self._float(values, span)
        if not callee.qualified.startswith("opdsl."):
            self._fail(
                span, f"`{ast.unparse(function)}` would have to run", "only the language's own classes can be called"
            )
        return Call(callee.qualified.removeprefix("opdsl."), values, self.keywords(module, keywords), span)

    def _float(self, values: tuple[Value, ...], span: Span) -> Value:
        match values:
            case (Constant(str() | int() | float() as value),):
                try:
                    return Constant(float(value), repr(float(value)), span)
                except ValueError:
                    pass
        self._fail(span, "`float` takes one number, or a string such as `inf`")

    def keywords(self, module: Module, nodes: list[ast.keyword]) -> tuple[Keyword, ...]:
        """Keyword arguments, with `**SHARED` mappings of flags spread out; later ones win over shared ones."""
        found: dict[str, Keyword] = {}
        for node in nodes:
            value = self.evaluate(module, node.value)
            if node.arg is not None:
                found[node.arg] = Keyword(node.arg, value, module.keyword_span(node, node.arg))
            elif isinstance(value, Mapping):
                found |= self._flags(value)
            else:
                self._fail(module.span(node), "only a mapping of flags can be unpacked with `**`")
        return tuple(found.values())

    def _flags(self, shared: Mapping) -> dict[str, Keyword]:
        flags: dict[str, Keyword] = {}
        for key, value in shared.items:
            if not (isinstance(key, Constant) and isinstance(key.value, str)):
                self._fail(key.span, "the name of a flag is a string")
            flags[key.value] = Keyword(key.value, value, key.span)
        return flags

    def _fail(self, span: Span, message: str, hint: str = "", code: str = "not-static") -> NoReturn:
        self.report.error(span, code, message, hint)
        raise NotStatic


def _number_text(value: Plain, module: Module, span: Span) -> str:
    """A number as the source spells it (`1e-5` stays), since a schema's text is compared as text."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    # A tree that was made, and not read, has no source.
    return module.line(span.line)[span.column - 1 : span.end_column - 1].replace("_", "") or repr(value)


def _merged(pairs: list[tuple[Value, Value]], others: tuple[tuple[Value, Value], ...]) -> list[tuple[Value, Value]]:
    """Later pairs take the place of earlier ones with an equal key."""
    merged = [*pairs]
    for key, value in others:
        same = next((i for i, (k, _) in enumerate(merged) if k == key), None)
        if same is None:
            merged.append((key, value))
        else:
            merged[same] = (key, value)
    return merged
