"""From one decorated function to native functions and deprecated signatures.

    @native_function("clamp_to.Scalar", dispatch=CPU)
    def clamp_to_scalar(self: Tensor, *, limit: Scalar = 1) -> Tensor: ...

is `clamp_to.Scalar(Tensor self, *, Scalar limit=1) -> Tensor`, with the span of each part.
"""

from __future__ import annotations

import ast
import json
import keyword
from collections import ChainMap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NoReturn

from opdsl.frontend.annotations import AnnotationReader, NotAType, number_alias_sets
from opdsl.frontend.body import BodyReader, NotInSubset, wrongly_returned
from opdsl.frontend.collect import External, Module, Program
from opdsl.frontend.derive import derive
from opdsl.frontend.flags import TAGS, FlagReader, Flags
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, Keyword, Member, NotStatic, Sequence, Value
from opdsl.lang import DispatchKey, Layout, MemoryFormat, Reduction, ScalarType
from opdsl.model.defaults import (
    DTYPE_WORDS,
    LAYOUT_WORDS,
    MEMORY_FORMAT_WORDS,
    REDUCTION_WORDS,
    default_fault,
)
from opdsl.model.expression import Helper
from opdsl.model.function import DeprecatedSignature, HelperFunction, Kernel, NativeFunction
from opdsl.model.parse import SchemaSyntaxError, parse_operator_name
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return, without_aliases
from opdsl.model.types import with_alias
from opdsl.source import Span

DECORATORS = frozenset(
    {"native_function", "deprecated_signature", "meta", "cpp_helper", "derivative", "jvp", "differentiable_if"}
)
_ENUMS: dict[str, tuple[type[Enum], tuple[str, ...]]] = {
    "ScalarType": (ScalarType, DTYPE_WORDS),
    "Layout": (Layout, LAYOUT_WORDS),
    "MemoryFormat": (MemoryFormat, MEMORY_FORMAT_WORDS),
    "Reduction": (Reduction, REDUCTION_WORDS),
}
"""Enums whose members can be defaults, each with the words that the schema language has: the others go by number."""


_BINDING_FLAGS = frozenset({"function", "method", "python_module", "tags", "manual_cpp_binding"})


class Skipped(Exception):
    """This declaration can't be used; why has been reported."""


@dataclass
class DeclarationReader:
    """Reads the declarations of a program into functions of `namespace`. Faults are reported."""

    program: Program
    namespace: str
    report: Report
    known_tags: frozenset[str] = TAGS
    declared: dict[str, NativeFunction] = field(default_factory=dict)
    """The functions so far, by the qualified name of the Python function that declares them."""
    helpers: dict[str, HelperFunction] = field(default_factory=dict)
    bodies: list[tuple[Module, ast.FunctionDef]] = field(default_factory=list)
    """The declarations with a body of their own, to be translated when all operators are known."""
    helper_bodies: list[tuple[Module, ast.FunctionDef]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.evaluator = Evaluator(self.program, self.report)
        self.annotations = AnnotationReader(self.evaluator, self.report)
        self.flags = FlagReader(self.report, self.namespace, known_tags=self.known_tags)

    def decorator(self, module: Module, node: ast.FunctionDef) -> tuple[str, ast.Call]:
        """The one of `DECORATORS` that `node` has, with its call."""
        for expression in node.decorator_list:
            function = expression.func if isinstance(expression, ast.Call) else expression
            found = self.evaluator.qualify(module, function)
            name = found[1].qualified if found is not None and isinstance(found[1], External) else ""
            if name.removeprefix("opdsl.") in DECORATORS:
                span = module.span(expression)
                if not isinstance(expression, ast.Call):
                    self._skip(span, "bad-decorator", "this decorator is called", f"write `@{ast.unparse(function)}()`")
                if len(node.decorator_list) > 1:
                    self._skip(span, "bad-decorator", "no other decorator stands with this one")
                return name.removeprefix("opdsl."), expression
        self._skip(
            module.name_span(node),
            "not-declared",
            f"`{node.name}` is a plain function: it would have no effect",
            "decorate it with `@native_function()`",
        )

    def native_functions(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> Iterator[NativeFunction]:
        """The declared function and its variants. Raises `Skipped` if there is nothing to go on with."""
        name = self._operator_name(module, node, call)
        flags = self._flags(module, call)
        schema = self._schema(module, node, name)
        external = name.namespace != self.namespace
        function = NativeFunction(schema, ast.get_docstring(node) or "", external=external, span=schema.span)
        if external:
            self._check_external(module, node, call)
        self.declared[f"{module.name}.{node.name}"] = function
        if not _is_prototype(node.body):
            self.bodies.append((module, node))
        yield from derive(function, flags, self.report)

    def _check_external(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> None:
        """An operator of another library is only bound: it has its kernels, its variants, and its derivatives."""
        for flag in call.keywords:
            if flag.arg not in _BINDING_FLAGS:
                name = call.args[0] if call.args else call
                self._skip(
                    module.span(flag),
                    "external-operator",
                    f"`{ast.unparse(name)[1:-1]}` is another library's: it's bound here, and no more",
                    f"flags of a binding: {', '.join(sorted(_BINDING_FLAGS))}; "
                    f"an operator of this library has no namespace in its name, or `{self.namespace}`",
                )
        if not _is_prototype(node.body):
            self._skip(module.name_span(node), "external-operator", "an operator of another library has no body here")

    def helper(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> None:
        """A C++ function, declared with its header or to be generated from its body."""
        name = self._operator_text(module, node, call)
        header = ""
        for flag in self._keywords(module, call):
            if flag.name != "header" or not isinstance(flag.value, Constant) or not isinstance(flag.value.value, str):
                self._skip(flag.span, "bad-helper", "a helper has a name and a `header`")
            header = flag.value.value
        name = f"{name}{node.name}" if name.endswith("::") else name
        prototype = _is_prototype(node.body)
        if prototype and not header:
            self._skip(module.name_span(node), "bad-helper", "where is it declared?", '`header="my/helpers.h"`')
        if not prototype and (header or call.args):
            self._skip(
                module.span(call),
                "bad-helper",
                "a helper with a body is generated under its own name",
            )
        schema = self._schema(module, node, OperatorName(node.name))
        if not prototype:
            name, header = f"::{self.namespace}::helpers::{node.name}", f"{self.namespace}/helpers.h"
        doc = ast.get_docstring(node) or ""
        self.helpers[f"{module.name}.{node.name}"] = HelperFunction(schema, Helper(name, header), doc, span=schema.span)
        if not prototype:
            self.helper_bodies.append((module, node))

    def helper_body(self, module: Module, node: ast.FunctionDef) -> None:
        """Translates the body of a helper."""
        helper = self.helpers[f"{module.name}.{node.name}"]
        reader = self.reader(module, helper.schema)
        try:
            body = reader.read(node.body)
        except NotInSubset:
            raise Skipped from None
        self.helpers[f"{module.name}.{node.name}"] = replace(helper, body=body)

    def reader(self, module: Module, schema: FunctionSchema) -> BodyReader:
        """What reads a body with the parameters and the results of `schema`."""
        parameters = {a.name: with_alias(a.type, None) for a in schema.arguments}
        results = tuple(with_alias(r.type, None) for r in schema.returns)
        return BodyReader(module, self.evaluator, self.report, self.known, parameters, results)

    @property
    def known(self) -> Mapping[str, NativeFunction | HelperFunction]:
        """What a body can call, by qualified names."""
        return ChainMap(self.declared, self.helpers)  # type: ignore[arg-type]

    def deprecated_signature(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> DeprecatedSignature:
        """A deprecated signature; its target has been declared. Raises `Skipped` with the reason reported."""
        try:
            values = [self.evaluator.evaluate(module, argument) for argument in call.args]
        except NotStatic:
            raise Skipped from None
        match values:
            case [target] | [target, Constant(str())]:
                function = self.declared.get(getattr(target, "qualified", ""))
            case _:
                self._skip(module.span(call), "bad-decorator", "this takes a declared operator and, maybe, a message")
        if function is None:
            self._skip(values[0].span, "bad-decorator", "this is not a declared operator")
        schema = self._schema(module, node, function.name)
        message = str(values[1].value) if len(values) == 2 and isinstance(values[1], Constant) else ""
        arguments = self._forwarded(module, node, schema, function.schema)
        variants = {"inplace": False, "out": False}
        for flag in self._keywords(module, call):
            value = flag.value.value if isinstance(flag.value, Constant) else None
            if flag.name not in variants or not isinstance(value, bool):
                near = "" if flag.name in variants else did_you_mean(flag.name, variants)
                hint = near or "`inplace=True`, `out=True`"
                self._skip(flag.span, "bad-decorator", "this isn't known of a deprecated signature", hint)
            variants[flag.name] = value
        return DeprecatedSignature(schema, function.name, arguments, message, **variants, span=schema.span)

    def _keywords(self, module: Module, call: ast.Call) -> tuple[Keyword, ...]:
        try:
            return self.evaluator.keywords(module, call.keywords)
        except NotStatic:
            raise Skipped from None

    def _flags(self, module: Module, call: ast.Call) -> Flags:
        try:
            return self.flags.read(self.evaluator.keywords(module, call.keywords))
        except NotStatic:
            # Reported; what else is wrong with the declaration is still looked for.
            return Flags({})

    def body(self, module: Module, node: ast.FunctionDef, functions: list[NativeFunction]) -> None:
        """Translates a declaration's own body, for the keys that its function is dispatched at."""
        name = self.declared[f"{module.name}.{node.name}"].name
        index = next((i for i, f in enumerate(functions) if f.name == name), None)
        if index is not None:
            keys = tuple(key for key, _ in functions[index].dispatch)
            functions[index] = self._with_body(module, node, functions[index], keys)

    def meta(self, module: Module, node: ast.FunctionDef, call: ast.Call, functions: list[NativeFunction]) -> None:
        """Translates a shape function to the kernel at Meta of its operator; raises `Skipped` if it can't."""
        try:
            values = [self.evaluator.evaluate(module, argument) for argument in call.args]
        except NotStatic:
            raise Skipped from None
        declared = self.declared.get(getattr(values[0], "qualified", "")) if len(values) == 1 else None
        if declared is None:
            self._skip(module.span(call), "bad-meta", "`meta` takes a declared operator")
        index = next(i for i, f in enumerate(functions) if f.name == declared.name)
        function = functions[index]
        if function.kernel(DispatchKey.Meta) is not None or function.has_body(DispatchKey.Meta):
            self._skip(module.span(call), "duplicate-key", "this operator has a kernel at Meta already")
        schema = self._schema(module, node, function.name)
        own, wanted = without_aliases(schema), without_aliases(function.schema)
        if [(a.name, a.type) for a in own.arguments] != [(a.name, a.type) for a in wanted.arguments]:
            self._skip(module.name_span(node), "bad-meta", f"the parameters are those of `{function.schema}`")
        functions[index] = self._with_body(module, node, function, (DispatchKey.Meta,))

    def _with_body(
        self, module: Module, node: ast.FunctionDef, function: NativeFunction, keys: tuple[DispatchKey, ...]
    ) -> NativeFunction:
        reader = self.reader(module, function.schema)
        try:
            body = reader.read(node.body)
        except NotInSubset:
            raise Skipped from None
        for span, name in wrongly_returned(function.schema, body):
            self._skip(span, "bad-body", f"what's returned here is the written argument: `{name}`")
        missing = tuple((key, Kernel("", function.span)) for key in keys if function.kernel(key) is None)
        return replace(function, dispatch=(*function.dispatch, *missing), bodies=(*function.bodies, (keys, body)))

    def _operator_name(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> OperatorName:
        if not call.args:
            return OperatorName(node.name, namespace=self.namespace)
        text = self._operator_text(module, node, call)
        span = module.span(call.args[0])
        try:
            name = parse_operator_name(text)
        except SchemaSyntaxError as error:
            self._skip(span, "bad-operator-name", f"this is not an operator's name: {error}")
        if name.namespace not in ("", self.namespace) and did_you_mean(name.namespace, [self.namespace]):
            self._skip(
                span,
                "bad-operator-name",
                f"this library is `{self.namespace}`, not `{name.namespace}`",
                "leave the namespace out: `library(...)` says it once",
            )
        return OperatorName(name.base, name.overload, name.namespace or self.namespace)

    def _operator_text(self, module: Module, node: ast.FunctionDef, call: ast.Call) -> str:
        """The name that a decorator gives, or else that of the function."""
        if len(call.args) > 1:
            self._skip(module.span(call.args[1]), "bad-decorator", "only the name stands before the flags")
        if not call.args:
            return node.name
        try:
            value = self.evaluator.evaluate(module, call.args[0])
        except NotStatic:
            raise Skipped from None
        if not isinstance(value, Constant) or not isinstance(value.value, str):
            self._skip(value.span, "bad-operator-name", "the name of an operator is a string, such as `add.Tensor`")
        return value.value

    # -- signatures ------------------------------------------------------------------------------------------

    def _schema(self, module: Module, node: ast.FunctionDef, name: OperatorName) -> FunctionSchema:
        span = module.name_span(node)
        for extra, mark in ((node.args.vararg, "*"), (node.args.kwarg, "**")):
            if extra is not None:
                self._skip(module.span(extra), "bad-parameter", f"a schema has no `{mark}{extra.arg}`")
        if node.args.posonlyargs:
            self._skip(
                module.span(node.args.posonlyargs[0]), "bad-parameter", "a schema has no positional-only parameters"
            )
        before = len(self.report.diagnostics)
        padding: list[ast.expr | None] = [None] * (len(node.args.args) - len(node.args.defaults))
        positional = self._arguments(module, node.args.args, [*padding, *node.args.defaults])
        keyword_only = self._arguments(module, node.args.kwonlyargs, node.args.kw_defaults)
        returns = self._returns(module, node)
        arguments, returns = number_alias_sets([*positional, *keyword_only], returns, self.report)
        if len(self.report.diagnostics) > before:
            raise Skipped
        split = len(positional)
        return FunctionSchema(name, tuple(arguments[:split]), tuple(arguments[split:]), tuple(returns), span=span)

    def _arguments(self, module: Module, nodes: list[ast.arg], defaults: list[ast.expr | None]) -> list[Argument]:
        arguments = []
        for node, default in zip(nodes, defaults, strict=True):
            if node.annotation is None:
                self.report.error(module.span(node), "missing-type", f"`{node.arg}` has no type")
                continue
            try:
                annotation = self.annotations.read(module, node.annotation)
            except NotAType:
                continue
            argument = Argument(_schema_name(node.arg), annotation.type, span=module.span(node))
            arguments.append(argument if default is None else self._with_default(module, argument, default))
        return arguments

    def _with_default(self, module: Module, argument: Argument, node: ast.expr) -> Argument:
        try:
            value = self.evaluator.evaluate(module, node)
        except NotStatic:
            return argument
        text = _default_text(value)
        fault = "this can't be a default" if text is None else default_fault(argument.type, text)
        if text is None or fault is not None:
            self.report.error(module.span(node), "bad-default", f"default of `{argument.name}`: {fault}")
            return argument
        return Argument(argument.name, argument.type, text, argument.span)

    def _returns(self, module: Module, node: ast.FunctionDef) -> list[Return]:
        if node.returns is None:
            self.report.error(
                module.name_span(node), "missing-type", f"`{node.name}` doesn't say what it returns", "`-> Tensor`"
            )
            return []
        try:
            results = self.annotations.results(module, node.returns)
        except NotAType:
            return []
        return [Return(result.type, result.name, result.span) for result in results]

    # -- deprecated signatures -------------------------------------------------------------------------------

    def _forwarded(
        self, module: Module, node: ast.FunctionDef, schema: FunctionSchema, target: FunctionSchema
    ) -> tuple[tuple[str, str], ...]:
        """What `return target(a, b=1)` passes on, by the target's argument names."""
        match node.body[-1]:
            case ast.Return(ast.Call(_, positional, keywords)):
                pass
            case _:
                self._skip(
                    module.span(node.body[-1]), "bad-deprecated", "the body is one `return` of a call to the target"
                )
        if len(positional) > len(target.positional):
            self._skip(module.span(positional[-1]), "bad-deprecated", "the target takes fewer positional arguments")
        passed = [(a.name, e) for a, e in zip(target.positional, positional, strict=False)]
        passed += [(_schema_name(k.arg or ""), k.value) for k in keywords]
        known = [a.name for a in target.arguments]
        forwarded = []
        for name, expression in passed:
            if name not in known:
                hint = did_you_mean(name, known)
                self._skip(module.span(expression), "bad-deprecated", f"the target has no argument `{name}`", hint)
            forwarded.append((name, self._passed(module, expression, schema)))
        return tuple(forwarded)

    def _passed(self, module: Module, node: ast.expr, schema: FunctionSchema) -> str:
        if isinstance(node, ast.Name) and schema.argument(_schema_name(node.id)) is not None:
            return _schema_name(node.id)
        try:
            text = _default_text(self.evaluator.evaluate(module, node))
        except NotStatic:
            raise Skipped from None
        if text is None:
            self._skip(module.span(node), "bad-deprecated", "only a parameter or a constant is passed on")
        return text

    def _skip(self, span: Span, code: str, message: str, hint: str = "") -> NoReturn:
        self.report.error(span, code, message, hint)
        raise Skipped


def _is_prototype(body: list[ast.stmt]) -> bool:
    """A docstring, then `...` or nothing."""
    return all(isinstance(s, ast.Pass) or (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)) for s in body)


def _schema_name(name: str) -> str:
    """`from_` is how Python spells the argument `from`, and `from__` the argument `from_`."""
    bare = name.removesuffix("_")
    return bare if bare != name and keyword.iskeyword(bare.rstrip("_")) else name


def _default_text(value: Value) -> str | None:
    """A default in the spelling of the schema language, None for what it can't say."""
    match value:
        case Constant(str() as text):
            return json.dumps(text)
        case Constant(None | bool() as word):
            return str(word)
        case Constant(_, text):
            return text
        case Member(enum, name) if enum in _ENUMS:
            members, words = _ENUMS[enum]
            return name if name in words else str(members[name].value)
        case Sequence(items):
            texts = [_default_text(item) for item in items]
            return None if None in texts else f"[{', '.join(t for t in texts if t is not None)}]"
        case _:
            return None
