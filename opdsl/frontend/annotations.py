"""From annotations to types of the schema language.

    Mut[list[Tensor]]                         Tensor(a!)[]
    Annotated[Tensor, Alias("a -> *")] | None Tensor(a -> *)?
    tuple[Tensor, Tensor]                     (Tensor, Tensor)      (a result)

`Mut` and `View` take the next free letter.  So that an annotation can be read by itself, they stand as alias sets
with an empty name until `number_alias_sets` has seen the whole signature.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from string import ascii_lowercase
from typing import NoReturn

from opdsl.frontend.collect import External, Module
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, NotStatic
from opdsl.lang import __all__ as LANGUAGE
from opdsl.model.parse import SchemaSyntaxError, parse_type
from opdsl.model.schema import Argument, Return
from opdsl.model.types import (
    TENSOR_OPTIONS,
    AliasSet,
    Base,
    BaseType,
    ClassType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    alias_of,
    is_list,
    with_alias,
)
from opdsl.source import Span

_UNNAMED = ("",)
"""The set of a `Mut` or `View` whose letter isn't known yet."""

_BASES = {
    "builtins.int": Base.int,
    "builtins.float": Base.float,
    "builtins.bool": Base.bool,
    "builtins.str": Base.str,
    "builtins.complex": Base.complex,
    # As parameters of a rule: what's surely a number of C++, with its methods, and not one of Python.
    "opdsl.ScalarValue": Base.Scalar,
    "opdsl.DeviceValue": Base.Device,
    **{
        f"opdsl.{base.value}": base
        for base in Base
        if base.value in LANGUAGE and base not in (Base.int, Base.float, Base.bool, Base.str)
    },
}
_LISTS = {"builtins.list", "typing.List", "typing.Sequence", "collections.abc.Sequence"}
_SIZED = {
    f"opdsl.{base.value[0].upper()}{base.value[1:]}{size}": ListType(BaseType(base), size)
    for base in (Base.int, Base.SymInt, Base.bool, Base.float, Base.Dimname)
    for size in range(1, 7)
}


class NotAType(Exception):
    """This annotation is no type of the schema language; it has been reported."""


@dataclass(frozen=True, slots=True)
class Annotation:
    """A type, and the name that `Annotated[..., Name("x")]` gives a result."""

    type: Type
    name: str = ""
    span: Span = field(kw_only=True, compare=False)


@dataclass
class AnnotationReader:
    """Reads annotations of any module of a program. Faults are reported, then raised as `NotAType`."""

    evaluator: Evaluator
    report: Report
    _active: set[int] = field(default_factory=set)
    _known: dict[tuple[str, str], Annotation] = field(default_factory=dict)

    def read(self, module: Module, node: ast.expr) -> Annotation:
        """The type of a parameter, or of one result. What's read once in a module means the same all over it."""
        key = module.name, module.source(node)
        known = self._known.get(key)
        if known is not None:
            return Annotation(known.type, known.name, span=module.span(node))
        found = self._read(module, node)
        if key[1]:
            self._known[key] = found
        return found

    def _read(self, module: Module, node: ast.expr) -> Annotation:
        span = module.span(node)
        match node:
            case ast.Constant(None):
                return Annotation(BaseType(Base.NoneType), span=span)
            case ast.Constant(str() as text):
                return self._quoted(module, text, span)
            case ast.BinOp(left, ast.BitOr(), right):
                return self._union(module, [left, right], span)
            case ast.Subscript(base, index):
                arguments = index.elts if isinstance(index, ast.Tuple) else [index]
                return self._generic(module, base, arguments, span)
            case ast.Name() | ast.Attribute():
                return self._name(module, node)
            case _:
                self._fail(span, f"`{ast.unparse(node)}` is not a type")

    def results(self, module: Module, node: ast.expr) -> list[Annotation]:
        """The results of an operator: none, one, a `tuple[...]` of several, or a `NamedTuple` class."""
        match node:
            case ast.Constant(None):
                return []
            case ast.Subscript(base, index) if self._qualified(module, base) in ("builtins.tuple", "typing.Tuple"):
                items = index.elts if isinstance(index, ast.Tuple) else [index]
                return [self.read(module, item) for item in items]
            case ast.Name() | ast.Attribute():
                found = self.evaluator.qualify(module, node)
                match found:
                    case (home, ast.ClassDef() as definition) if self._is_named_tuple(home, definition):
                        return self._fields(home, definition)
        return [self.read(module, node)]

    def _quoted(self, module: Module, text: str, span: Span) -> Annotation:
        try:
            inner = ast.parse(text.strip(), mode="eval").body
        except SyntaxError:
            self._fail(span, f"`{text}` is not a type")
        for part in ast.walk(inner):
            if isinstance(part, ast.expr):
                part.lineno = part.end_lineno = span.line
                part.col_offset, part.end_col_offset = span.column - 1, span.end_column - 1
        return replace(self._read(module, inner), span=span)

    def _union(self, module: Module, nodes: list[ast.expr], span: Span) -> Annotation:
        kept = [n for n in nodes if not (isinstance(n, ast.Constant) and n.value is None)]
        if len(kept) != 1 or len(nodes) != 2:
            self._fail(span, "a schema has no unions", "only `X | None` is one: an optional `X`")
        inner = self._read(module, kept[0])
        if isinstance(inner.type, OptionalType):
            self._fail(span, "this is optional already")
        return Annotation(OptionalType(inner.type), inner.name, span=span)

    def _generic(self, module: Module, base: ast.expr, arguments: list[ast.expr], span: Span) -> Annotation:
        qualified = self._qualified(module, base)
        match qualified:
            case "typing.Optional":
                return self._union(module, [*arguments, ast.Constant(None)], span)
            case "typing.Union":
                return self._union(module, arguments, span)
            case "typing.Annotated" | "typing_extensions.Annotated":
                return self._annotated(module, arguments, span)
            case "opdsl.Sized":
                return Annotation(self._sized(module, arguments, span), span=span)
            case "opdsl.Mut" | "opdsl.View":
                alias = AliasSet(_UNNAMED, write=qualified == "opdsl.Mut")
                return self._aliased(self._only(module, arguments, span), alias, span)
            case _ if qualified in _LISTS:
                return Annotation(ListType(self._only(module, arguments, span).type), span=span)
            case "builtins.tuple" | "typing.Tuple":
                return Annotation(TupleType(tuple(self._read(module, a).type for a in arguments)), span=span)
            case _:
                self._fail(module.span(base), f"`{ast.unparse(base)}[...]` is not a type of the schema language")

    def _only(self, module: Module, arguments: list[ast.expr], span: Span) -> Annotation:
        if len(arguments) != 1:
            self._fail(span, "this takes one type")
        return self._read(module, arguments[0])

    def _sized(self, module: Module, arguments: list[ast.expr], span: Span) -> Type:
        match arguments:
            case [elem, ast.Subscript(_, ast.Constant(int() as size))] if size >= 1:
                return ListType(self._read(module, elem).type, size)
        self._fail(span, "a sized list takes a type and its length", "write `Sized[int, Literal[2]]`")

    def _annotated(self, module: Module, arguments: list[ast.expr], span: Span) -> Annotation:
        annotation = replace(self._read(module, arguments[0]), span=span)
        for mark in arguments[1:]:
            match self._mark(module, mark):
                case ("Alias", text):
                    annotation = self._aliased(annotation, self._alias(text, module.span(mark)), span)
                case ("Name", text):
                    annotation = replace(annotation, name=text)
        return annotation

    def _mark(self, module: Module, node: ast.expr) -> tuple[str, str]:
        if isinstance(node, ast.Call) and len(node.args) == 1:
            qualified = self._qualified(module, node.func)
            if qualified in ("opdsl.Alias", "opdsl.Name"):
                try:
                    value = self.evaluator.evaluate(module, node.args[0])
                except NotStatic:
                    raise NotAType from None
                if isinstance(value, Constant) and isinstance(value.value, str):
                    return qualified.removeprefix("opdsl."), value.value
        self._fail(module.span(node), "only `Alias(...)` and `Name(...)` annotate a type here")

    def _alias(self, text: str, span: Span) -> AliasSet:
        try:
            alias = alias_of(parse_type(f"Tensor{text}" if text == "!" else f"Tensor({text})"))
        except SchemaSyntaxError:
            alias = None
        if alias is None:
            self._fail(span, f"`{text}` is no alias set", "such as `a`, `a!`, `a|b!`, `a -> *`", code="bad-alias-set")
        return alias

    def _aliased(self, annotation: Annotation, alias: AliasSet, span: Span) -> Annotation:
        if alias_of(annotation.type) is not None:
            self._fail(span, "this has an alias set already", code="bad-alias-set")
        return Annotation(with_alias(annotation.type, alias), annotation.name, span=span)

    def _name(self, module: Module, node: ast.Name | ast.Attribute) -> Annotation:
        span = module.span(node)
        found = self.evaluator.qualify(module, node)
        match found:
            case None:
                pass
            case (_, External(qualified)):
                if qualified in _BASES:
                    return Annotation(BaseType(_BASES[qualified]), span=span)
                if qualified == "opdsl.TensorOptions":
                    return Annotation(TENSOR_OPTIONS, span=span)
                if qualified in _SIZED and qualified.removeprefix("opdsl.") in LANGUAGE:
                    return Annotation(_SIZED[qualified], span=span)
                if qualified in _LISTS:
                    self._fail(span, "a list of what?", "write `list[Tensor]`")
            case (home, ast.ClassDef() as definition):
                return Annotation(self._class(home, definition, span), span=span)
            case (home, ast.expr() as alias) if id(alias) not in self._active:
                return self._type_alias(home, alias, span)
        name = ast.unparse(node)
        self._fail(
            span, f"`{name}` is not a type of the schema language", did_you_mean(name, [*LANGUAGE, *module.bindings])
        )

    def _type_alias(self, home: Module, alias: ast.expr, span: Span) -> Annotation:
        self._active.add(id(alias))
        try:
            return replace(self._read(home, alias), span=span)
        finally:
            self._active.discard(id(alias))

    def _class(self, home: Module, definition: ast.ClassDef, span: Span) -> ClassType:
        """A class of C++: one that's registered with TorchBind has the name that schemas know, any other its own."""
        bases = {self._qualified(home, base) for base in definition.bases}
        given = {
            keyword.arg: keyword.value.value
            for keyword in definition.keywords
            if isinstance(keyword.value, ast.Constant) and isinstance(keyword.value.value, str)
        }
        cpp, header = given.get("cpp", ""), given.get("header", "")
        if "opdsl.TorchBind" in bases:
            if "name" in given:
                return ClassType(f"__torch__.torch.classes.{given['name']}", cpp=cpp, header=header)
            self._fail(home.name_span(definition), "a TorchBind class says its registered `name=`")
        if "opdsl.CppClass" in bases:
            if cpp:
                return ClassType(definition.name, cpp=cpp, header=header)
            self._fail(home.name_span(definition), "a class of C++ says its qualified name: `cpp=`")
        self._fail(
            span,
            f"`{definition.name}` is not a type of the schema language",
            "a class here is a `NamedTuple` (as the results), a `TorchBind`, or a `CppClass` (of helpers)",
        )

    def _is_named_tuple(self, home: Module, definition: ast.ClassDef) -> bool:
        return any(self._qualified(home, base) == "typing.NamedTuple" for base in definition.bases)

    def _fields(self, home: Module, definition: ast.ClassDef) -> list[Annotation]:
        results = []
        for statement in definition.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                results.append(replace(self.read(home, statement.annotation), name=statement.target.id))
        return results

    def _qualified(self, module: Module, node: ast.expr) -> str:
        found = self.evaluator.qualify(module, node)
        return found[1].qualified if found is not None and isinstance(found[1], External) else ""

    def _fail(self, span: Span, message: str, hint: str = "", code: str = "unknown-type") -> NoReturn:
        self.report.error(span, code, message, hint)
        raise NotAType


def number_alias_sets(
    arguments: Iterable[Argument], returns: Iterable[Return], report: Report
) -> tuple[list[Argument], list[Return]]:
    """Gives each `Mut` and `View` its letter.

    Arguments take the letters that no explicit set uses, in order.  The i-th `Mut` result is the i-th `Mut` argument.
    `View` results are views of the one `View` argument or, if there are several, each of its own.  An argument whose
    views come in a list is `(a -> *)`: what a list holds is beyond the sets' reach.
    """
    arguments, returns = list(arguments), list(returns)
    aliases = [a.alias for a in arguments] + [r.alias for r in returns]
    used = {name for alias in aliases if alias is not None for name in alias.before + alias.after}
    free = iter(letter for letter in ascii_lowercase if letter not in used)
    letters: dict[bool, list[str]] = {True: [], False: []}
    for i, argument in enumerate(arguments):
        if argument.alias is not None and argument.alias.before == _UNNAMED:
            letter = next(free, "")
            letters[argument.alias.write].append(letter)
            arguments[i] = replace(argument, type=_lettered(argument.type, letter))
    turn = {True: 0, False: 0}
    for i, result in enumerate(returns):
        if result.alias is None or result.alias.before != _UNNAMED:
            continue
        write = result.alias.write
        choice = letters[write]
        if not write and len(choice) == 1:
            letter = choice[0]
        elif turn[write] < len(choice):
            letter = choice[turn[write]]
            turn[write] += 1
        else:
            word = "Mut" if write else "View"
            report.error(
                result.span,
                "bad-alias-set",
                f"this result is `{word}`, but no argument is left that it could be",
                f"mark the argument `{word}[...]`, or name the sets with `Alias`",
            )
            letter = "a"
        returns[i] = replace(result, type=_lettered(result.type, letter))
        if not write and is_list(result.type):
            arguments = [_held(a, letter) for a in arguments]
    return arguments, returns


def _held(argument: Argument, letter: str) -> Argument:
    """The argument, reachable from a list if its set is `letter`."""
    alias = argument.alias
    if alias is None or alias.before != (letter,):
        return argument
    return replace(argument, type=with_alias(argument.type, replace(alias, after=("*",))))


def _lettered(type: Type, letter: str) -> Type:
    alias = alias_of(type)
    assert alias is not None
    return with_alias(type, replace(alias, before=(letter,)))
