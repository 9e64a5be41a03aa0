"""Forward derivatives that follow: of a linear operator, and of an element-wise one.

    linear(scale)           scale.tangent = scale(self_t, factor)
    element_wise(tanh)      tanh.tangent = (self_t.conj() * (1 - result * result).conj()).conj()

The Jacobian of an element-wise operator is diagonal, so that its transpose, which a gradient's formula multiplies by,
differs by a conjugate only: the formula with `x_t.conj()` for `grad`, conjugated, is the tangent.
"""

from __future__ import annotations

from dataclasses import replace

from opdsl.model.derivative import (
    Automatic,
    Derivatives,
    ForwardRule,
    differentiable_inputs,
    gradient_type,
    result_names,
)
from opdsl.model.expression import Binary, Call, Escape, Expr, Item, Literal, Name, Return, rewritten
from opdsl.model.parse import parse_schema
from opdsl.model.saved import straight
from opdsl.model.schema import Argument, FunctionSchema
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, TupleType, with_alias

_CONJ = parse_schema("aten::conj(Tensor(a) self) -> Tensor(a)")


class NoTangent(ValueError):
    """No forward derivative follows; the message says why."""


def written_out(schema: FunctionSchema, derivatives: Derivatives, rule: ForwardRule) -> ForwardRule:
    """`rule` with its body made, if it has none; raises `NoTangent` if it can't be."""
    match rule.how:
        case None:
            return rule
        case Automatic.linear:
            value = _linear(schema, derivatives, rule.outputs[0])
        case Automatic.element_wise:
            value = _element_wise(schema, derivatives)
    return replace(rule, body=(Return(replace(value, span=rule.span)),))


def _linear(schema: FunctionSchema, derivatives: Derivatives, output: str) -> Expr:
    if schema.mutable_arguments:
        raise NoTangent("the tangent of an operator that writes is the functional one's, and there is none")
    differentiable = differentiable_inputs(schema, derivatives)
    values = tuple((a, _tangent(a) if a in differentiable else _value(a)) for a in schema.arguments)
    types = tuple(with_alias(r.type, None) for r in schema.returns)
    if len(types) == 1:
        return Call(schema, values, False, True, types[0], own=True)
    call = Call(schema, values, False, True, TupleType(types), own=True)
    place = result_names(schema).index(output)
    return Item(call, Literal(str(place), BaseType(Base.int)), types[place])


def _value(argument: Argument) -> Expr:
    return Name(argument.name, with_alias(argument.type, None))


def _tangent(argument: Argument) -> Expr:
    tangent = Name(f"{argument.name}_t", gradient_type(argument.type))
    if isinstance(argument.type, OptionalType) and tangent.type == TENSOR:
        return Escape("opdsl::optional({0})", (tangent,), OptionalType(TENSOR))
    return tangent


def _element_wise(schema: FunctionSchema, derivatives: Derivatives) -> Expr:
    inputs = {a.name: a for a in differentiable_inputs(schema, derivatives)}
    if any(isinstance(gradient_type(a.type), ListType) for a in inputs.values()):
        raise NoTangent("an element-wise operator takes single tensors")
    terms = []
    for rule in derivatives.rules:
        found = straight(rule.body, len(rule.inputs))
        if found is None or len(found[1]) != len(rule.inputs):
            raise NoTangent("an element-wise operator has one expression for each gradient")
        known: dict[str, Expr] = {}
        for assign in found[0]:
            known[assign.names[0]] = _substituted(assign.value, known)
        for name, value in zip(rule.inputs, found[1], strict=True):
            tangent = Name(f"{name}_t", TENSOR)
            at = {n: Name(f"{n}_p", with_alias(a.type, None)) for n, a in inputs.items()}
            terms.append(_conj(_substituted(_substituted(value, known), {"grad": _conj(tangent), **at})))
    if not terms:
        raise NoTangent("there is no formula for a gradient that the tangent could follow from")
    total = terms[0]
    for term in terms[1:]:
        total = Binary("+", total, term, TENSOR)
    return total


def _conj(tree: Expr) -> Expr:
    return Call(_CONJ, ((_CONJ.positional[0], tree),), True, False, TENSOR)


def _substituted(tree: Expr, values: dict[str, Expr]) -> Expr:
    def rule(part: Expr) -> Expr | None:
        new = values.get(part.name) if isinstance(part, Name) else None
        if isinstance(new, Name) and isinstance(part, Name):
            return replace(part, name=new.name)
        return new

    return rewritten(tree, rule)
