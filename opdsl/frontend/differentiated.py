"""Gives every function of a library its derivatives: those declared, and those that follow.

A variant has those of the functional operator.  A view has a gradient without a rule: the same view of the elements'
numbers says where each element of the gradient belongs.  Any other input that could be differentiable, and of which
nothing is said, is a fault: silence would end gradients silently.
"""

from __future__ import annotations

import ast
from dataclasses import replace

from opdsl.frontend.body import BodyReader, python_name
from opdsl.frontend.collect import External, Module, Program
from opdsl.frontend.report import Report
from opdsl.frontend.static import Evaluator
from opdsl.model.derivative import (
    Automatic,
    Derivatives,
    ForwardRule,
    Rule,
    can_be_differentiable,
    differentiable_inputs,
    differentiable_outputs,
    not_differentiable,
    renamed,
    result_names,
    rule_names,
)
from opdsl.model.expression import Body
from opdsl.model.function import Family, Library, NativeFunction
from opdsl.model.schema import OperatorName, SchemaKind, without_aliases
from opdsl.model.tangent import NoTangent, written_out
from opdsl.model.types import TENSOR, Type, with_alias


def differentiated(
    library: Library, found: dict[OperatorName, Derivatives], by_default: bool, report: Report
) -> Library:
    """The library with the derivatives of each function; what's missing is reported.

    `by_default`: whether an operator is differentiable of which nothing is said.
    """
    families = tuple(_family(family, found, by_default, report) for family in library.families)
    of_autogen = tuple((name, derivatives) for name, derivatives in found.items() if name not in library.family_of)
    return replace(library, families=families, of_autogen=of_autogen)


def _family(family: Family, found: dict[OperatorName, Derivatives], by_default: bool, report: Report) -> Family:
    declared = next((f for f in family if f.name in found), None)
    of_family = None if declared is None else _automatic(declared, found[declared.name], report)
    made = {}
    for function in family:
        derivatives = None
        if function.name in found and function is not declared:
            derivatives = _automatic(function, found[function.name], report)
        elif declared is not None and of_family is not None:
            names = zip(result_names(declared.schema), result_names(function.schema), strict=False)
            derivatives = renamed(of_family, {old: new for old, new in names if old != new})
        complete = _complete(function, derivatives, by_default, report)
        unchanged = complete is function.derivatives
        made[function.kind.value] = function if unchanged else replace(function, derivatives=complete)
    if all(made[function.kind.value] is function for function in family):
        return family
    return replace(
        family,
        functional=made.get("functional"),
        inplace=made.get("inplace"),
        out=made.get("out"),
        mutable=made.get("mutable"),
    )


def _automatic(function: NativeFunction, found: Derivatives, report: Report) -> Derivatives:
    """With the forward derivatives that follow from others written out; PyTorch's own say only from what."""
    if function.name.is_aten:
        return found
    forward = []
    for rule in found.forward:
        try:
            forward.append(written_out(function.schema, found, rule))
        except NoTangent as error:
            report.error(rule.span, "bad-derivative", f"`{function.name.unqualified}`: {error}")
    return replace(found, forward=tuple(forward))


def _complete(
    function: NativeFunction, found: Derivatives | None, by_default: bool, report: Report
) -> Derivatives | None:
    schema = function.schema
    if function.external:
        return None
    if found is not None and schema.name.is_aten:
        # PyTorch's composite operators may have kernels for nested tensors beside, and these a derivative.
        return _checked(function, found, False, report)
    if function.is_composite_implicit:
        if found is not None and function.kernel_from is None:
            report.error(
                function.span,
                "unreachable-derivative",
                f"autograd sees what `{function.name.unqualified}` calls, and never comes to its own derivative",
                "`dispatch=CompositeExplicitAutograd` makes the operator one of its own for autograd",
            )
        return None
    if not any(map(can_be_differentiable, schema.arguments)):
        return None
    if not function.differentiable or (found is None and not by_default):
        if found is not None and (found.rules or found.forward):
            report.error(function.span, "bad-derivative", "this operator isn't differentiable, but has a derivative")
        return not_differentiable(schema)
    if found is None and schema.is_view:
        found = _view(function)
    if schema.kind is SchemaKind.out:
        return found or Derivatives()
    return _checked(function, found or Derivatives(), by_default, report)


def _checked(function: NativeFunction, found: Derivatives, strict: bool, report: Report) -> Derivatives:
    """`found`, if something is said of each input; `not_implemented(op)` stands for all of which nothing is."""
    schema = function.schema
    if not differentiable_outputs(schema, found) and not schema.mutable_arguments:
        return found
    known = {name for rule in found.rules for name in rule.inputs} | found.not_implemented
    missing = [a for a in differentiable_inputs(schema, found) if a.name not in known]
    if "*" in found.not_implemented:
        return replace(found, not_implemented=found.not_implemented - {"*"} | {a.name for a in missing})
    follows = function.kernel_from is not None or function.view_copy_of is not None
    for argument in missing if strict and not follows else ():
        report.error(
            argument.span,
            "no-derivative",
            f"`{argument.name}` of `{function.name.unqualified}` could be differentiable, and nothing is said of it",
            f'`@derivative({function.name.base}, "{argument.name}")`, or '
            f'`not_differentiable({function.name.base}, "{argument.name}")`, or `not_implemented(...)`; '
            "for all of the operator: `differentiable=False`",
        )
    return found


# -- views

_NUMBERS = """
numbers_ = at.arange(self.sym_numel(), dtype=ScalarType.int64, device=self.device()).view(self.sym_sizes())
"""
_OF_ONE = """
return at.zeros(self.sym_sizes(), options=self.options()).put(view(ARGUMENTS), GRAD, True)
"""
_OF_SEVERAL = """
total_ = at.zeros(self.sym_sizes(), options=self.options())
for part_, grad_ in zip(view(ARGUMENTS), GRAD):
    if grad_.defined():
        total_ = total_.put(part_, grad_, True)
return total_
"""


def _view(function: NativeFunction) -> Derivatives | None:
    """The derivatives of a view: linear, and its gradient put where the elements were."""
    schema = function.schema
    base = next(a for a in schema.arguments if a.alias is not None)
    if len(schema.returns) != 1 or base.type != with_alias(TENSOR, base.alias):
        return None
    (result,) = result_names(schema)
    unsaid = [a.name for a in schema.arguments if a is not base and can_be_differentiable(a)]
    derivatives = Derivatives(not_differentiable=frozenset(unsaid))
    known = rule_names(schema, derivatives, 1)
    grad = f"grad_{result}"
    used = {name: known[name] for name in (grad, *(a.name for a in schema.arguments))}
    arguments = ", ".join(
        "numbers_" if a is base else f"{python_name(a.name)}={python_name(a.name)}" for a in schema.arguments
    )
    text = _NUMBERS + (_OF_ONE if known[grad] == TENSOR else _OF_SEVERAL)
    text = text.replace("ARGUMENTS", arguments).replace("GRAD", grad).replace("self", python_name(base.name))
    rule = Rule((base.name,), _read(text, function, used), tuple(used), span=function.span)
    derivatives = replace(derivatives, rules=(rule,))
    forward = ForwardRule((result,), how=Automatic.linear, span=function.span)
    return replace(derivatives, forward=(written_out(schema, derivatives, forward),))


def _read(text: str, function: NativeFunction, names: dict[str, Type]) -> Body:
    """The body of a rule of our own, in which `function` goes by `view`."""
    tree = ast.parse(text)
    view = ast.parse("def view(): ...").body[0]
    assert isinstance(view, ast.FunctionDef)
    module = Module("opdsl", "opdsl", text, tree)
    module.bindings |= {"at": External("opdsl.at"), "ScalarType": External("opdsl.ScalarType"), "view": view}
    report = Report()
    plain = replace(function, schema=without_aliases(function.schema))
    reader = BodyReader(module, Evaluator(Program({}), report), report, {"opdsl.view": plain}, names, (TENSOR,))
    body = reader.read(tree.body)
    assert not report.diagnostics, report.diagnostics
    return body
