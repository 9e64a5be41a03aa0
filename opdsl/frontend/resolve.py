"""From collected files to the `Library`: every declaration read, then held against the others."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from inspect import cleandoc

from opdsl.frontend.collect import External, Module, Program
from opdsl.frontend.declarations import DeclarationReader, Skipped
from opdsl.frontend.derivatives import RULES, STATEMENTS, DerivativeReader
from opdsl.frontend.differentiated import differentiated
from opdsl.frontend.flags import TAGS, BadFlag
from opdsl.frontend.names import check_names
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.shims import ShimReader, check_shims
from opdsl.frontend.static import Call, Constant, Evaluator, NotStatic
from opdsl.lang import DispatchKey
from opdsl.model.derivative import Derivatives
from opdsl.model.families import gather
from opdsl.model.function import CShim, DeprecatedSignature, Family, Library, NativeFunction, TagDeclaration
from opdsl.model.schema import Argument, OperatorName, Return, SchemaKind
from opdsl.model.types import TENSOR_OPTIONS, Base, BaseType, ClassType, innermost
from opdsl.source import Span

_TAKEN = frozenset({"at", "c10", "namespace", "opdsl", "prim", "std", "torch"})
"""Namespaces that are somebody else's, or no names to C++."""


@dataclass(frozen=True, slots=True)
class _Head:
    """What the one `library(...)` says, and the docstring of its file."""

    namespace: str
    differentiable: bool
    doc: str
    span: Span


_Pending = tuple[str, Module, ast.FunctionDef, ast.Call]


def resolve(program: Program, report: Report) -> Library | None:
    """The library that the program declares; None if it doesn't say its namespace. Faults are reported."""
    evaluator = Evaluator(program, report)
    calls = list(_calls(program, evaluator, report))
    head = _library(program, evaluator, calls, report)
    if head is None:
        return None
    tags = tuple(_tags(evaluator, calls, head.namespace, report))
    known_tags = frozenset(tag.name for tag in tags) or TAGS
    reader = DeclarationReader(program, head.namespace, report, known_tags)
    functions: list[NativeFunction] = []
    pending: list[_Pending] = []
    for module in program.modules.values():
        for node in module.functions:
            with suppress(Skipped):
                decorator, call = reader.decorator(module, node)
                if decorator == "native_function":
                    functions += reader.native_functions(module, node, call)
                elif decorator == "cpp_helper":
                    reader.helper(module, node, call)
                else:
                    pending.append((decorator, module, node, call))
    deprecated: list[DeprecatedSignature] = []
    for module, node in reader.helper_bodies:
        with suppress(Skipped):
            reader.helper_body(module, node)
    for module, node in reader.bodies:
        with suppress(Skipped):
            reader.body(module, node, functions)
    for decorator, module, node, call in pending:
        with suppress(Skipped):
            if decorator == "meta":
                reader.meta(module, node, call, functions)
            elif decorator == "deprecated_signature":
                deprecated.append(reader.deprecated_signature(module, node, call))
    shims = tuple(_shims(evaluator, calls, ShimReader(report, head.namespace, reader.declared)))
    _check(functions, report)
    families = gather(functions)
    derivatives = _derivatives(reader, calls, pending, families)
    _check_deprecated(deprecated, {f.name: family for family in families for f in family}, report)
    complete = not report.diagnostics
    helpers = tuple(reader.helpers.values())
    library = Library(head.namespace, families, tuple(deprecated), head.doc, helpers, shims, tags, span=head.span)
    if shims:
        check_shims(library, shims, report)
    # What else is missing can only be told of a library that's whole.
    return differentiated(library, derivatives, head.differentiable, report) if complete else library


def _shims(evaluator: Evaluator, calls: Iterable[tuple[str, Module, ast.Call]], reader: ShimReader) -> Iterator[CShim]:
    for word, module, call in calls:
        if word == "c_shim":
            with suppress(NotStatic, BadFlag):
                value = evaluator.evaluate(module, call)
                assert isinstance(value, Call)
                yield reader.shim(value)


def _tags(
    evaluator: Evaluator, calls: Iterable[tuple[str, Module, ast.Call]], namespace: str, report: Report
) -> Iterator[TagDeclaration]:
    """`tag("core", "...")`, each name once."""
    names: set[str] = set()
    for word, module, call in calls:
        if word != "tag":
            continue
        span = module.span(call)
        if namespace != "aten":
            report.error(span, "bad-tag", "the tags are PyTorch's: only its own tree declares them")
            continue
        try:
            values = [evaluator.evaluate(module, argument) for argument in call.args]
        except NotStatic:
            continue
        match values:
            case [Constant(str() as name), *rest] if name not in names and not call.keywords and len(rest) <= 1:
                doc = rest[0].value if rest and isinstance(rest[0], Constant) else ""
                names.add(name)
                yield TagDeclaration(name, cleandoc(str(doc)), span)
            case _:
                report.error(span, "bad-tag", "`tag` takes a name that's new, and what it says", '`tag("core", "...")`')


def _derivatives(
    reader: DeclarationReader,
    calls: Iterable[tuple[str, Module, ast.Call]],
    pending: Iterable[_Pending],
    families: tuple[Family, ...],
) -> dict[OperatorName, Derivatives]:
    derivatives = DerivativeReader(
        reader.evaluator, reader.annotations, reader.report, reader.declared, reader.known, families
    )
    for word, module, call in calls:
        if word in STATEMENTS:
            with suppress(Skipped):
                derivatives.statement(module, call, word)
    # What a rule for a tangent may name depends on the gradients.
    for decorator, module, node, call in sorted(pending, key=lambda each: each[0] != "derivative"):
        if decorator in RULES:
            with suppress(Skipped):
                derivatives.rule(module, node, call, decorator)
    return derivatives.found


def _calls(program: Program, evaluator: Evaluator, report: Report) -> Iterator[tuple[str, Module, ast.Call]]:
    """The statements that are calls: `library(...)`, `not_differentiable(...)`; others have no effect."""
    for module in program.modules.values():
        for call in module.calls:
            target = evaluator.qualify(module, call.func)
            name = target[1].qualified if target is not None and isinstance(target[1], External) else ""
            word = name.removeprefix("opdsl.")
            if word in ("library", "c_shim", "tag") or word in STATEMENTS:
                yield word, module, call
            else:
                report.error(
                    module.span(call), "unsupported-statement", "an operator file is read, not run: this has no effect"
                )


def _library(
    program: Program, evaluator: Evaluator, calls: Iterable[tuple[str, Module, ast.Call]], report: Report
) -> _Head | None:
    """The one `library("namespace")`."""
    found: list[_Head] = []
    for word, module, call in calls:
        if word == "library":
            head = _head(evaluator, module, call)
            found += [] if head is None else [head]
    for head in found[1:]:
        report.error(head.span, "two-libraries", f"the library is declared already, at {found[0].span}")
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


def _head(evaluator: Evaluator, module: Module, call: ast.Call) -> _Head | None:
    try:
        values = [evaluator.evaluate(module, argument) for argument in call.args]
        keywords = {k.name: k.value for k in evaluator.keywords(module, call.keywords)}
    except NotStatic:
        return None
    differentiable = keywords.pop("differentiable", Constant(True, "", module.span(call)))
    match values, differentiable:
        case [Constant(str() as namespace)], Constant(bool() as truth) if _can_be_namespace(namespace) and not keywords:
            return _Head(namespace, truth, ast.get_docstring(module.tree) or "", module.span(call))
        case _:
            evaluator.report.error(
                module.span(call),
                "bad-namespace",
                "`library` takes one identifier that's nobody else's, and maybe `differentiable=False`",
                '`library("my_ops")`',
            )
            return None


# -- what is held against the rest ---------------------------------------------------------------------------


def _check(functions: Sequence[NativeFunction], report: Report) -> None:
    modules = {function.python_module for function in functions}
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
        check_names(function, modules, report)
        _check_arguments(function, report)
        _check_method(function, report)
        _check_mutation(function, report)
        _check_dispatch(function, report)
    for function in seen.values():
        _check_delegate(function, seen, report)


def _check_deprecated(
    deprecated: Iterable[DeprecatedSignature], family_of: dict[OperatorName, Family], report: Report
) -> None:
    for signature in deprecated:
        family = family_of[signature.target]
        name = signature.target.unqualified
        for wanted, variant, what in (
            (signature.inplace, family.inplace, "in-place"),
            (signature.out, family.out, "out"),
        ):
            if wanted and (variant is None or variant.name == signature.target):
                report.error(signature.span, "bad-deprecated", f"`{name}` has no {what} variant that could have this")


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
        inner = innermost(value.type)
        if isinstance(inner, ClassType) and not inner.registered:
            words = "`dtype`, `layout`, `device`, `pin_memory`"
            hint = words if inner == TENSOR_OPTIONS else "a `TorchBind` class is one for operators"
            report.error(value.span, "unknown-type", f"`{inner}` is for helpers: no schema names it", hint)
    for argument in function.schema.arguments:
        if argument.name in names:
            report.error(argument.span, "duplicate-argument", f"`{argument.name}` stands twice")
        names.add(argument.name)


def _check_method(function: NativeFunction, report: Report) -> None:
    if function.method and function.schema.argument("self") is None:
        message = f"`{function.name.unqualified}` is a method, but no argument is called `self`"
        report.error(function.span, "method-without-self", message, "name the tensor that it's a method of `self`")


def _check_mutation(function: NativeFunction, report: Report) -> None:
    schema = function.schema
    base = schema.name.base
    if schema.name.is_inplace and not schema.mutable_arguments:
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
    others = len(schema.mutable_arguments) - len(schema.out_arguments)
    if schema.kind is SchemaKind.out and others and not schema.name.is_aten:
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
