"""From collected files to the `Library`: every declaration read, then held against the others."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterable
from contextlib import suppress

from opdsl.frontend.collect import External, Module, Program
from opdsl.frontend.declarations import DeclarationReader, Skipped
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, NotStatic
from opdsl.lang import DispatchKey
from opdsl.model.families import gather
from opdsl.model.function import DeprecatedSignature, Library, NativeFunction
from opdsl.model.schema import Argument, OperatorName, Return, SchemaKind
from opdsl.model.types import Base, BaseType
from opdsl.source import Span

_TAKEN = frozenset({"at", "aten", "c10", "namespace", "opdsl", "prim", "std", "torch"})
"""Namespaces that are somebody else's, or no names to C++."""


def resolve(program: Program, report: Report) -> Library | None:
    """The library that the program declares; None if it doesn't say its namespace. Faults are reported."""
    found = _library(program, report)
    if found is None:
        return None
    namespace, doc, span = found
    reader = DeclarationReader(program, namespace, report)
    functions: list[NativeFunction] = []
    pending: list[tuple[str, Module, ast.FunctionDef, ast.Call]] = []
    for module in program.modules.values():
        for node in module.functions:
            try:
                decorator, call = reader.decorator(module, node)
                if decorator == "native_function":
                    functions += reader.native_functions(module, node, call)
                else:
                    pending.append((decorator, module, node, call))
            except Skipped:
                continue
    deprecated: list[DeprecatedSignature] = []
    for module, node in reader.bodies:
        with suppress(Skipped):
            reader.body(module, node, functions)
    for decorator, module, node, call in pending:
        with suppress(Skipped):
            if decorator == "meta":
                reader.meta(module, node, call, functions)
            else:
                deprecated.append(reader.deprecated_signature(module, node, call))
    _check(functions, report)
    return Library(namespace, gather(functions), tuple(deprecated), doc, span)


def _library(program: Program, report: Report) -> tuple[str, str, Span] | None:
    """The one `library("namespace")`, with the docstring of its file."""
    evaluator = Evaluator(program, report)
    found: list[tuple[str, str, Span]] = []
    for module in program.modules.values():
        for call in module.calls:
            target = evaluator.qualify(module, call.func)
            if target is None or not isinstance(target[1], External) or target[1].qualified != "opdsl.library":
                report.error(
                    module.span(call), "unsupported-statement", "an operator file is read, not run: this has no effect"
                )
                continue
            namespace = _namespace(evaluator, module, call)
            if namespace is not None:
                found.append((namespace, ast.get_docstring(module.tree) or "", module.span(call)))
    for _, _, span in found[1:]:
        report.error(span, "two-libraries", f"the library is declared already, at {found[0][2]}")
    if not found and not report.diagnostics:
        first = next(iter(program.modules.values()), None)
        report.error(
            Span(first.path if first else "operators", 1, 1, 1, 1),
            "no-library",
            "no operator file says the namespace of the library",
            'write `library("my_ops")` in `operators/__init__.py`',
        )
    return found[0] if found else None


def _can_be_namespace(name: str) -> bool:
    """Whether it can be a Python package and a C++ namespace of its own."""
    return name.isidentifier() and not keyword.iskeyword(name) and name not in _TAKEN


def _namespace(evaluator: Evaluator, module: Module, call: ast.Call) -> str | None:
    try:
        values = [evaluator.evaluate(module, argument) for argument in call.args]
    except NotStatic:
        return None
    match values:
        case [Constant(str() as namespace)] if _can_be_namespace(namespace) and not call.keywords:
            return namespace
        case _:
            evaluator.report.error(
                module.span(call),
                "bad-namespace",
                "`library` takes one identifier that's nobody else's",
                '`library("my_ops")`',
            )
            return None


# -- what is held against the rest ---------------------------------------------------------------------------


def _check(functions: Iterable[NativeFunction], report: Report) -> None:
    seen: dict[OperatorName, NativeFunction] = {}
    for function in functions:
        first = seen.setdefault(function.name, function)
        if first is not function:
            report.error(
                function.span,
                "duplicate-operator",
                f"`{function.name.unqualified}` is declared already, at {first.span}",
                'give it an overload name: `@native_function("name.Overload")`',
            )
        _check_arguments(function, report)
        _check_mutation(function, report)
        _check_dispatch(function, report)
    for function in seen.values():
        _check_delegate(function, seen, report)


def _check_arguments(function: NativeFunction, report: Report) -> None:
    names: set[str] = set()
    values: list[Argument | Return] = [*function.schema.arguments, *function.schema.returns]
    for value in values:
        if isinstance(value.type, BaseType) and value.type.base is Base.Generator:
            report.error(
                value.span,
                "required-generator",
                "the dispatcher has optional generators only",
                "write `Generator | None`",
            )
    for argument in function.schema.arguments:
        if argument.name in names:
            report.error(argument.span, "duplicate-argument", f"`{argument.name}` stands twice")
        names.add(argument.name)


def _check_mutation(function: NativeFunction, report: Report) -> None:
    schema = function.schema
    base = schema.name.base
    looks_inplace = base.endswith("_") and not base.endswith("__")
    if looks_inplace and not schema.mutable_arguments:
        report.error(
            function.span,
            "not-in-place",
            f"`{base}` has the name of an in-place operator, but writes no argument",
            "mark what it writes: `Mut[Tensor]`",
        )
    written = {argument.alias for argument in schema.mutable_arguments}
    for result in schema.returns:
        if result.is_write and result.alias not in written:
            report.error(result.span, "bad-alias-set", "a result is written, but no argument with that alias set is")
    sets = {name for argument in schema.arguments if argument.alias for name in argument.alias.before}
    for result in schema.returns:
        if result.alias is not None and not sets.intersection(result.alias.before):
            report.error(result.span, "bad-alias-set", "no argument has the alias set of this result")
    if schema.kind is SchemaKind.out and len(schema.out_arguments) < len(schema.mutable_arguments):
        report.error(function.span, "bad-out", "an out variant writes nothing but its `out` arguments")


def _check_dispatch(function: NativeFunction, report: Report) -> None:
    keys = {key for key, _ in function.dispatch}
    implicit = DispatchKey.CompositeImplicitAutograd
    explicit = {DispatchKey.CompositeExplicitAutograd, DispatchKey.CompositeExplicitAutogradNonFunctional}
    if implicit in keys and keys & explicit:
        kernel = function.kernel(implicit)
        assert kernel is not None
        report.error(
            kernel.span,
            "bad-dispatch",
            "a kernel is composite with implicit or with explicit autograd, not both",
        )


def _check_delegate(function: NativeFunction, known: dict[OperatorName, NativeFunction], report: Report) -> None:
    name = function.structured_delegate
    if name is None:
        return
    target = known.get(name)
    if target is None:
        hint = did_you_mean(name.unqualified, [n.unqualified for n in known])
        report.error(function.span, "bad-delegate", f"there is no operator `{name.unqualified}`", hint)
    elif target.structured is None:
        report.error(function.span, "bad-delegate", f"`{name.unqualified}` is not structured")
