"""What operator files say of derivatives: rules, and statements that there are none.

    @derivative(ema, "self", "other")
    def _(grad: Tensor, decay: float) -> tuple[Tensor, Tensor]:
        return grad * decay, grad * (1 - decay)

    not_differentiable(masked_softmax, "mask")

The names in a rule are held against the operator, its body is read as any other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from opdsl.frontend.annotations import AnnotationReader, NotAType
from opdsl.frontend.body import BodyReader, NotInSubset, python_name
from opdsl.frontend.collect import Module
from opdsl.frontend.declarations import Skipped
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Constant, Evaluator, Member, NotStatic
from opdsl.lang import DispatchKey
from opdsl.model.derivative import (
    BOOL,
    Automatic,
    Condition,
    Derivatives,
    ForwardRule,
    Rule,
    can_be_differentiable,
    differentiable_inputs,
    differentiable_outputs,
    gradient_type,
    result_names,
    rule_names,
    tangent_names,
)
from opdsl.model.expression import Body, Return
from opdsl.model.function import HelperFunction, NativeFunction
from opdsl.model.schema import OperatorName
from opdsl.model.types import TENSOR, ListType, OptionalType, Type
from opdsl.source import Span

RULES = frozenset({"derivative", "jvp", "differentiable_if"})
STATEMENTS = frozenset({"not_differentiable", "not_implemented", "linear", "element_wise"})


@dataclass
class DerivativeReader:
    """Reads what's said of derivatives; faults are reported. Statements are read before rules."""

    evaluator: Evaluator
    annotations: AnnotationReader
    report: Report
    declared: dict[str, NativeFunction]
    known: Mapping[str, NativeFunction | HelperFunction]
    variants: Mapping[str, NativeFunction]
    """All functions by their names, those among them that are derived."""
    found: dict[OperatorName, Derivatives] = field(default_factory=dict)

    def _known(self, function: NativeFunction, span: Span) -> Derivatives:
        """What's been said of an operator so far."""
        return self.found.get(function.name) or Derivatives(of=function.name, span=span)

    # -- statements

    def statement(self, module: Module, node: ast.Call, word: str) -> None:
        """`not_differentiable(op, "mask")` and the like; raises `Skipped` if it says nothing."""
        function, names = self._target(module, node)
        known = self._known(function, module.span(node))
        outputs = dict.fromkeys(result_names(function.schema))
        inputs = {a.name: a for a in function.schema.arguments if can_be_differentiable(a)}
        span = module.span(node)
        match word:
            case "not_differentiable":
                self._names(names, [*inputs, *outputs], "an input or a result")
                chosen = frozenset(name for name, _ in names) or frozenset(outputs)
                new = replace(known, not_differentiable=known.not_differentiable | chosen)
            case "not_implemented":
                self._names(names, inputs, "an input")
                chosen = frozenset(name for name, _ in names) or frozenset(["*"])
                message = self._message(module, node)
                said = tuple((name, message) for name, _ in names if message)
                missing = known.not_implemented | chosen
                new = replace(known, not_implemented=missing, messages=(*known.messages, *said))
            case _:
                self._names(names, outputs, "a result")
                chosen = frozenset(name for name, _ in names) or frozenset(outputs)
                how = Automatic[word]
                rules = tuple(ForwardRule((name,), how=how, span=span) for name in outputs if name in chosen)
                new = replace(known, forward=known.forward + rules)
        self.found[function.name] = new

    def _names(self, names: list[tuple[str, Span]], known: Iterable[str], what: str) -> None:
        for name, span in names:
            if name not in known:
                self._skip(span, f"`{name}` is not {what} that's a tensor", did_you_mean(name, known))

    def _target(self, module: Module, call: ast.Call) -> tuple[NativeFunction, list[tuple[str, Span]]]:
        """The operator that a decorator or statement speaks of, and the names that follow."""
        try:
            values = [self.evaluator.evaluate(module, argument) for argument in call.args]
        except NotStatic:
            raise Skipped from None
        match values[0] if values else None:
            case Constant(str() as text):
                function = self.variants.get(text)
                hint = did_you_mean(text, self.variants)
            case value:
                function = self.declared.get(getattr(value, "qualified", ""))
                hint = "a variant that's derived is named by a string"
        if function is None:
            self._skip(module.span(call), "the first argument is a declared operator", hint)
        names = []
        for value in values[1:]:
            if not isinstance(value, Constant) or not isinstance(value.value, str):
                self._skip(value.span, "the name of an input or a result is a string")
            names.append((value.value, value.span))
        return function, names

    def _message(self, module: Module, call: ast.Call) -> str:
        """What `not_implemented(..., message="...")` says."""
        try:
            keywords = self.evaluator.keywords(module, call.keywords)
        except NotStatic:
            raise Skipped from None
        message = ""
        for keyword in keywords:
            match keyword.name, keyword.value:
                case "message", Constant(str() as message):
                    pass
                case "message", value:
                    self._skip(value.span, "a message is a string")
                case name, _:
                    self._skip(keyword.span, f"`not_implemented` has no `{name}`", did_you_mean(name, ["message"]))
        return message

    # -- rules

    def rule(self, module: Module, node: ast.FunctionDef, call: ast.Call, word: str) -> None:
        """A decorated function; raises `Skipped` if it can't be used."""
        function, names = self._target(module, call)
        match word:
            case "derivative":
                self._derivative(module, node, call, function, names)
            case "jvp":
                self._jvp(module, node, function, names)
            case _:
                self._condition(module, node, function, names)

    def _derivative(
        self,
        module: Module,
        node: ast.FunctionDef,
        call: ast.Call,
        function: NativeFunction,
        names: list[tuple[str, Span]],
    ) -> None:
        known = self._known(function, module.span(node))
        inputs = {a.name: a for a in differentiable_inputs(function.schema, known)}
        key = self._key(module, call)
        if not names:
            self._skip(module.span(call), "which inputs is this for?", f"name them: {_listed(inputs)}")
        self._names(names, inputs, "a differentiable input")
        taken = {name for rule in known.rules if rule.key is key for name in rule.inputs}
        for i, (name, span) in enumerate(names):
            if name in taken or name in [n for n, _ in names[:i]]:
                self._skip(span, f"`{name}` has a gradient already", code="duplicate-derivative")
        wanted = tuple(name for name, _ in names)
        results = tuple(gradient_type(inputs[name].type) for name in wanted)
        used, reader = self._reader(module, node, rule_names(function.schema, known, len(wanted)), results)
        rule = Rule(wanted, self._body(reader, node), used, key, module.name_span(node))
        self.found[function.name] = replace(known, rules=(*known.rules, rule))

    def _key(self, module: Module, call: ast.Call) -> DispatchKey:
        try:
            keywords = self.evaluator.keywords(module, call.keywords)
        except NotStatic:
            raise Skipped from None
        for keyword in keywords:
            match keyword.name, keyword.value:
                case "key", Member("DispatchKey", name) if name.startswith("Autograd"):
                    return DispatchKey[name]
                case "key", value:
                    self._skip(value.span, "this is not an autograd key", "such as `AutogradCUDA`")
                case name, _:
                    self._skip(keyword.span, f"`derivative` has no `{name}`", did_you_mean(name, ["key"]))
        return DispatchKey.Autograd

    def _jvp(
        self, module: Module, node: ast.FunctionDef, function: NativeFunction, names: list[tuple[str, Span]]
    ) -> None:
        known = self._known(function, module.span(node))
        outputs = self._outputs(module, node, function, known, names)
        for rule in known.forward:
            for output in outputs.keys() & set(rule.outputs):
                span = module.name_span(node)
                self._skip(span, f"`{output}` has a forward derivative already", code="duplicate-derivative")
        results = tuple(gradient_type(type) for type in outputs.values())
        _, reader = self._reader(module, node, tangent_names(function.schema, known), results)
        rule = ForwardRule(tuple(outputs), self._body(reader, node), span=module.name_span(node))
        self.found[function.name] = replace(known, forward=(*known.forward, rule))

    def _condition(
        self, module: Module, node: ast.FunctionDef, function: NativeFunction, names: list[tuple[str, Span]]
    ) -> None:
        known = self._known(function, module.span(node))
        output, *others = self._outputs(module, node, function, known, names)
        if others:
            self._skip(module.name_span(node), "a condition is for one result")
        inputs = {a.name: a.type for a in function.schema.arguments}
        _, reader = self._reader(module, node, inputs, (BOOL,))
        match self._body(reader, node):
            case (Return(test),) if test is not None:
                condition = Condition(output, test, module.name_span(node))
            case _:
                self._skip(module.name_span(node), "a condition is one `return`")
        self.found[function.name] = replace(known, conditions=(*known.conditions, condition))

    def _outputs(
        self,
        module: Module,
        node: ast.FunctionDef,
        function: NativeFunction,
        known: Derivatives,
        names: list[tuple[str, Span]],
    ) -> dict[str, Type]:
        """The results that a rule is for: those that are named, or the only one."""
        outputs = {name: r.type for _, name, r in differentiable_outputs(function.schema, known)}
        self._names(names, outputs, "a differentiable result")
        if not names and len(outputs) != 1:
            self._skip(module.name_span(node), "which result is this for?", f"one of {_listed(outputs)}")
        for i, (name, span) in enumerate(names):
            if name in [n for n, _ in names[:i]]:
                self._skip(span, f"`{name}` stands twice", code="duplicate-derivative")
        return {name: outputs[name] for name, _ in names} or outputs

    def _reader(
        self, module: Module, node: ast.FunctionDef, known: dict[str, Type], results: tuple[Type, ...]
    ) -> tuple[tuple[str, ...], BodyReader]:
        """The names that a rule uses, and what reads its body. All that's wrong with its signature is reported."""
        before = len(self.report.diagnostics)
        names: dict[str, Type] = {}
        spelled = {python_name(name): name for name in known}
        for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            name = spelled.get(argument.arg)
            if name is None:
                hint = did_you_mean(argument.arg, spelled) or f"there are {_listed(spelled)}"
                self._report(module.span(argument), f"`{argument.arg}` is nothing that this rule can use", hint)
                continue
            names[name] = self._annotated(module, argument, argument.annotation, known[name])
        for extra in (node.args.vararg, node.args.kwarg):
            if extra is not None:
                self._report(module.span(extra), "a rule names what it uses, one by one")
        for default in [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]:
            self._report(module.span(default), "a rule has no defaults: the operator's arguments have theirs")
        self._results(module, node, results)
        if len(self.report.diagnostics) > before:
            raise Skipped
        maybe = frozenset(name for name, type in names.items() if type != known[name])
        reader = BodyReader(module, self.evaluator, self.report, self.known, names, results, maybe_undefined=maybe)
        return tuple(names), reader

    def _annotated(self, module: Module, argument: ast.arg, annotation: ast.expr | None, wanted: Type) -> Type:
        """The type of a name in a rule: an optional tensor may be taken for one, which is undefined if it's missing."""
        if annotation is None:
            self._report(module.span(argument), f"`{argument.arg}` has no type", code="missing-type")
            return wanted
        try:
            found = self.annotations.read(module, annotation).type
        except NotAType:
            return wanted
        if found == TENSOR and wanted == OptionalType(TENSOR):
            return TENSOR
        if found not in (wanted, _unsized(wanted)):
            self._report(module.span(annotation), f"`{argument.arg}` is a `{wanted}` here, not a `{found}`")
        return wanted

    def _results(self, module: Module, node: ast.FunctionDef, wanted: tuple[Type, ...]) -> None:
        if node.returns is None:
            self._report(module.name_span(node), "this doesn't say what it returns", code="missing-type")
            return
        try:
            found = tuple(a.type for a in self.annotations.results(module, node.returns))
        except NotAType:
            return
        if found != wanted:
            shown = ", ".join(map(str, wanted))
            self._report(module.span(node.returns), f"this rule returns `{shown}`, one for each that it's for")

    def _body(self, reader: BodyReader, node: ast.FunctionDef) -> Body:
        try:
            return reader.read(node.body)
        except NotInSubset:
            raise Skipped from None

    def _report(self, span: Span, message: str, hint: str = "", code: str = "bad-derivative") -> None:
        self.report.error(span, code, message, hint)

    def _skip(self, span: Span, message: str, hint: str = "", code: str = "bad-derivative") -> NoReturn:
        self._report(span, message, hint, code)
        raise Skipped


def _unsized(type: Type) -> Type:
    """A sized list always has its elements in a rule: no single one stands for them."""
    match type:
        case ListType(elem):
            return ListType(elem)
        case OptionalType(elem):
            return OptionalType(_unsized(elem))
        case _:
            return type


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
