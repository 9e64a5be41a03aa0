"""Schemas of an existing library, out of its sources: what it registers becomes declarations to start from.

    TORCH_LIBRARY(shop, m) { m.def("blend(Tensor a, Tensor! out) -> ()"); }
    TORCH_LIBRARY_IMPL(shop, CUDA, m) { m.impl("blend", &blend_cuda); }

gives `blend` with `dispatch={CUDA: "::blend_cuda"}`.  C++ is parsed by tree-sitter, and Python (`torch.library.define`,
`Library(...).define`) by `ast`: nothing is preprocessed, compiled or run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from string import ascii_lowercase
from typing import TYPE_CHECKING

from opdsl.frontend.report import Report
from opdsl.lang import DispatchKey
from opdsl.model.families import gather
from opdsl.model.function import Kernel, Library, NativeFunction
from opdsl.model.parse import SchemaSyntaxError, parse_schema
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
from opdsl.model.types import AliasSet, with_alias
from opdsl.source import Diagnostic, OpdslError, Span
from opdsl.torchgen.cpp_source import parse, span_of, text_of

if TYPE_CHECKING:
    from tree_sitter import Node

_LIBRARY = re.compile(r"\w*TORCH_LIBRARY(_FRAGMENT|_EXPAND|_IMPL|_IMPL_EXPAND)?\Z")
_DEVICE = re.compile(r"k([A-Z]\w*)\Z")


@dataclass
class Found:
    """What sources register: schemas by name, and kernels."""

    report: Report = field(default_factory=Report)
    schemas: dict[OperatorName, FunctionSchema] = field(default_factory=dict)
    kernels: dict[OperatorName, dict[DispatchKey, Kernel]] = field(default_factory=dict)

    def define(self, namespace: str, text: str, span: Span) -> OperatorName | None:
        """A schema, as `def` takes it.  A fault is reported."""
        if "(" not in text:
            hint = "give it a schema, or declare it by hand"
            self.report.error(
                span, "no-schema", f"`{text}` is defined by a C++ function, whose types aren't read", hint
            )
            return None
        try:
            schema = parse_schema(text)
        except SchemaSyntaxError as error:
            self.report.error(span, "bad-schema", str(error))
            return None
        name = replace(schema.name, namespace=schema.name.namespace or namespace)
        schema = lettered(replace(schema, name=name, span=span))
        first = self.schemas.setdefault(name, schema)
        if first != schema:
            self.report.error(span, "duplicate-operator", f"`{name}` is defined otherwise at {first.span}")
        return name

    def implement(self, name: OperatorName, key: str, function: str) -> None:
        if key in DispatchKey.__members__:
            kernel = function if "::" in function else f"::{function}"
            self.kernels.setdefault(name, {})[DispatchKey[key]] = Kernel(kernel)

    def library(self) -> Library:
        """All operators.  Raises `OpdslError` if none was found, or if they aren't of one namespace."""
        if self.report.diagnostics:
            raise OpdslError(self.report.diagnostics)
        functions = [
            NativeFunction(schema, dispatch=tuple(self.kernels.get(name, {}).items()), span=schema.span)
            for name, schema in self.schemas.items()
        ]
        namespaces = sorted({f.name.namespace for f in functions})
        if len(namespaces) != 1:
            message = (
                f"operators of several namespaces: {', '.join(namespaces)}" if functions else "no schema was found"
            )
            place = Span("import", 1, 1, 1, 1)
            raise OpdslError([Diagnostic(place, "no-library", message, "name the sources of one library")])
        return Library(namespaces[0], gather(functions))


def read_registrations(paths: Iterable[Path], namespace: str = "") -> Library:
    """The operators that these sources register; `namespace` is for those that a macro of the build names."""
    found = Found()
    for path in paths:
        if path.suffix == ".py":
            _read_python(path, found)
        else:
            _read_cpp(path, namespace, found)
    return found.library()


def lettered(schema: FunctionSchema) -> FunctionSchema:
    """The schema with the sets of `Tensor!` named, as `Mut` names them: `Tensor(a!)`."""
    if not any(a.alias is not None and not a.alias.before for a in schema.arguments):
        return schema
    used = {name for a in schema.arguments if a.alias is not None for name in a.alias.before}
    free = iter(letter for letter in ascii_lowercase if letter not in used)
    sets: list[AliasSet] = []

    def named(argument: Argument) -> Argument:
        if argument.alias is None or argument.alias.before:
            return argument
        sets.append(AliasSet((next(free),), write=True))
        return replace(argument, type=with_alias(argument.type, sets[-1]))

    positional, keywords = tuple(map(named, schema.positional)), tuple(map(named, schema.keyword_only))
    results = iter(sets)

    def result(value: Return) -> Return:
        if value.alias is None or value.alias.before:
            return value
        return replace(value, type=with_alias(value.type, next(results, value.alias)))

    return replace(schema, positional=positional, keyword_only=keywords, returns=tuple(map(result, schema.returns)))


# -- C++


def _read_cpp(path: Path, namespace: str, found: Found) -> None:
    for block, arguments in _blocks(parse(path.read_bytes())):
        own = arguments[0] if arguments and not arguments[0].isupper() else namespace
        key = arguments[1] if len(arguments) == 3 else ""
        for call in _calls(block):
            _registration(call, own, key, path, found)


def _blocks(node: Node) -> Iterator[tuple[Node, list[str]]]:
    """The bodies of `TORCH_LIBRARY...(arguments)`."""
    for child in node.children:
        declarator = child.child_by_field_name("declarator") if child.type == "function_definition" else None
        name = declarator.child_by_field_name("declarator") if declarator is not None else None
        body = child.child_by_field_name("body")
        if declarator is not None and name is not None and body is not None and _LIBRARY.match(text_of(name)):
            parameters = declarator.child_by_field_name("parameters")
            yield body, [text_of(p) for p in parameters.named_children] if parameters is not None else []
        else:
            yield from _blocks(child)


def _calls(node: Node) -> Iterator[Node]:
    for child in node.children:
        if child.type == "call_expression" and _method(child) in ("def", "impl"):
            yield child
        else:
            yield from _calls(child)


def _method(call: Node) -> str:
    function = call.child_by_field_name("function")
    member = function.child_by_field_name("field") if function is not None else None
    return text_of(member) if member is not None else ""


def _registration(call: Node, namespace: str, key: str, path: Path, found: Found) -> None:
    arguments = call.child_by_field_name("arguments")
    given = [child for child in arguments.named_children if child.type != "comment"] if arguments is not None else []
    if not given:
        return
    span = span_of(given[0], path)
    text = "".join(_strings(given[0]))
    if _method(call) == "def":
        name = found.define(namespace, text, span)
        if name is not None and len(given) > 1 and (function := _function(given[-1])):
            found.implement(name, "CompositeImplicitAutograd", function)
        return
    for argument in given[1:]:
        device = _DEVICE.search(text_of(argument))
        key = device[1] if device and not key else key
    space, _, base = text.rpartition("::")
    base, _, overload = base.partition(".")
    if function := _function(given[-1]):
        found.implement(OperatorName(base, overload, space or namespace), key, function)


def _strings(node: Node) -> Iterator[str]:
    """The contents of string literals, joined as the compiler joins them."""
    if node.type == "raw_string_content":
        yield text_of(node)
    elif node.type in ("string_literal", "char_literal"):
        yield ast.literal_eval(text_of(node))
    else:
        for child in node.children:
            yield from _strings(child)


def _function(node: Node) -> str:
    """`&f`, `TORCH_FN(f)`, `TORCH_BOX(&f)`: the name of the function; empty for what is none."""
    match = re.fullmatch(r"(?:\w+\(\s*)?&?\s*([A-Za-z_][\w:]*)\s*\)?", text_of(node))
    return match[1] if match and node.type != "initializer_list" else ""


# -- Python


def _read_python(path: Path, found: Found) -> None:
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        line = getattr(error, "lineno", None) or 1
        found.report.error(Span(str(path), line, 1, line, 1), "syntax", f"this is no Python: {error.args[0]}")
        return
    libraries = dict(_libraries(tree))
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Attribute(ast.Name(owner), "define"), [ast.Constant(str() as text), *_]):
                if owner in libraries:
                    found.define(libraries[owner], text, _place(node.args[0], path))
            case ast.Call(
                ast.Attribute(ast.Attribute(_, "library"), "define"),
                [ast.Constant(str() as name), ast.Constant(str() as schema), *_],
            ):
                found.define("", f"{name}{schema}", _place(node.args[0], path))


def _libraries(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """`lib = Library("shop", "DEF")`: names and namespaces."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(function, [ast.Constant(str() as namespace), *_])):
                if ast.unparse(function).split(".")[-1] == "Library":
                    yield name, namespace


def _place(node: ast.expr, path: Path) -> Span:
    end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
    return Span(str(path), node.lineno, node.col_offset + 1, end_line, end_column + 1)
