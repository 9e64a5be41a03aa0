"""What autograd is told of an operator: rules for gradients and tangents, and what has none.

    @derivative(mul, "self", "other")
    def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
        return grad * other.conj(), grad * self.conj()

    Rule(inputs=("self", "other"), body=(Return(TupleOf((grad * other.conj(), grad * self.conj()))),))

In a rule, an input is its value before the call (also of an operator that writes it), and a result that after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from opdsl.lang.keys import DispatchKey
from opdsl.model.expression import Body, Expr, Name, rewritten_body
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return, SchemaKind
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, Type, is_tensor_like, with_alias
from opdsl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Rule:
    """The gradients of `inputs`, in their order, from those of the results: a vector-Jacobian product.

    `names` are the parameters: what the body may mention.  `key` is the autograd key at which it holds.
    """

    inputs: tuple[str, ...]
    body: Body
    names: tuple[str, ...]
    key: DispatchKey = DispatchKey.Autograd
    span: Span = field(default=NOWHERE, compare=False, repr=False)


class Automatic(Enum):
    """Forward derivatives that follow from something else."""

    linear = "linear"
    element_wise = "element_wise"


@dataclass(frozen=True, slots=True)
class ForwardRule:
    """The tangents of the results `outputs`, together: a body over primals `x_p` and tangents `x_t`.

    `how` says what it follows from, if it's not written out: the body is then made by `opdsl.model.tangent`.  `key` is
    the only autograd key at which it holds; None if it does at each.
    """

    outputs: tuple[str, ...]
    body: Body = ()
    how: Automatic | None = None
    key: DispatchKey | None = None
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Condition:
    """The result `output` is differentiable if `test`, a condition on the inputs, holds."""

    output: str
    test: Expr
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Derivatives:
    """All that's declared of an operator's derivatives; by names of inputs and of results.

    `messages` are what inputs say whose gradient isn't implemented, where they say something of their own.  `of` is the
    operator that it was declared of, one variant of a family; `span` is where the first of it stands.
    """

    rules: tuple[Rule, ...] = ()
    forward: tuple[ForwardRule, ...] = ()
    conditions: tuple[Condition, ...] = ()
    not_differentiable: frozenset[str] = frozenset()
    not_implemented: frozenset[str] = frozenset()
    messages: tuple[tuple[str, str], ...] = ()
    of: OperatorName | None = field(default=None, compare=False)
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    @property
    def keys(self) -> tuple[DispatchKey, ...]:
        """The autograd keys that have kernels of their own, `Autograd` among them."""
        own = (*(rule.key for rule in self.rules), *(rule.key for rule in self.forward if rule.key is not None))
        return tuple(dict.fromkeys((DispatchKey.Autograd, *own)))

    def at(self, key: DispatchKey) -> tuple[Rule, ...]:
        """The rules that hold at `key`: those declared for it, and for other inputs the general ones."""
        own = [rule for rule in self.rules if rule.key is key]
        taken = {name for rule in own for name in rule.inputs}
        general = [r for r in self.rules if r.key is DispatchKey.Autograd and not taken.intersection(r.inputs)]
        return tuple(rule for rule in self.rules if rule in own or rule in general)

    def forward_at(self, key: DispatchKey) -> tuple[ForwardRule, ...]:
        """The forward rules that hold at `key`."""
        return tuple(rule for rule in self.forward if rule.key in (None, key))


def results(schema: FunctionSchema) -> tuple[Return, ...]:
    """What a rule calls results: what's returned or, if that's nothing, what's written in place."""
    if schema.returns or schema.kind is not SchemaKind.inplace:
        return schema.returns
    return tuple(Return(a.type, span=a.span) for a in schema.mutable_arguments)


def result_names(schema: FunctionSchema) -> tuple[str, ...]:
    """What rules call the results: by their names, else `result`, or `result0`, `result1`..."""
    found = results(schema)
    if len(found) == 1:
        return (found[0].name or "result",)
    return tuple(r.name or f"result{i}" for i, r in enumerate(found))


def can_be_differentiable(value: Argument | Return) -> bool:
    """Whether it's a tensor, an optional one, or a list of them."""
    return is_tensor_like(value.type)


def differentiable_inputs(schema: FunctionSchema, derivatives: Derivatives) -> tuple[Argument, ...]:
    """The inputs with a gradient, in the order of the schema; one that raises is among them."""
    return tuple(
        a
        for a in schema.arguments
        if can_be_differentiable(a) and a not in schema.out_arguments and a.name not in derivatives.not_differentiable
    )


def differentiable_outputs(schema: FunctionSchema, derivatives: Derivatives) -> tuple[tuple[int, str, Return], ...]:
    """The results that have a history: position, name and declaration of each."""
    names = result_names(schema)
    return tuple(
        (i, names[i], r)
        for i, r in enumerate(results(schema))
        if can_be_differentiable(r) and names[i] not in derivatives.not_differentiable
    )


BOOL = BaseType(Base.bool)
ORIGINAL = "original_"


def gradient_type(type: Type) -> Type:
    """What a rule returns for an input of `type`, and gets for a result: a tensor, or a list of them."""
    return ListType(TENSOR) if isinstance(_plain(type), ListType) else TENSOR


def _plain(type: Type) -> Type:
    return type.elem if isinstance(type, OptionalType) else type


def rule_names(schema: FunctionSchema, derivatives: Derivatives, inputs: int) -> dict[str, Type]:
    """What a rule for so many inputs may name, with the type of each."""
    names: dict[str, Type] = {a.name: with_alias(a.type, None) for a in schema.arguments}
    names |= {n: with_alias(r.type, None) for n, r in zip(result_names(schema), results(schema), strict=True)}
    outputs = differentiable_outputs(schema, derivatives)
    names |= {f"grad_{name}": gradient_type(r.type) for _, name, r in outputs}
    if outputs and gradient_type(outputs[0][2].type) == TENSOR:
        names["grad"] = TENSOR
    names["grads"] = ListType(TENSOR)
    names["grad_input_mask"] = ListType(BOOL, inputs)
    names["retain_variables"] = BOOL
    return names


def tangent_names(schema: FunctionSchema, derivatives: Derivatives) -> dict[str, Type]:
    """What a rule for a tangent may name, with the type of each.

    By their own names: what isn't differentiable, or has no gradient; and lists, whose elements carry their tangents.
    """
    differentiable = differentiable_inputs(schema, derivatives)
    known = {name for rule in derivatives.rules for name in rule.inputs}
    names: dict[str, Type] = {
        a.name: with_alias(a.type, None)
        for a in schema.arguments
        if a not in differentiable or a.name not in known or isinstance(a.type, ListType)
    }
    names |= {n: with_alias(r.type, None) for n, r in zip(result_names(schema), results(schema), strict=True)}
    for argument in differentiable:
        names[f"{argument.name}_p"] = with_alias(argument.type, None)
        names[f"{argument.name}_t"] = gradient_type(argument.type)
        if argument.is_write:
            # A rule may write the tangent itself: this is what it was.
            names[f"{ORIGINAL}{argument.name}_p"] = names[f"{argument.name}_p"]
            names[f"{ORIGINAL}{argument.name}_t"] = names[f"{argument.name}_t"]
    return names


def not_differentiable(schema: FunctionSchema) -> Derivatives:
    """What's said of an operator that has neither gradients nor tangents."""
    inputs = [a.name for a in schema.arguments if can_be_differentiable(a)]
    return Derivatives(not_differentiable=frozenset([*inputs, *result_names(schema)]))


def renamed(derivatives: Derivatives, names: dict[str, str]) -> Derivatives:
    """The same for a variant that calls its results otherwise."""
    if not names:
        return derivatives

    def rule(tree: Expr) -> Expr | None:
        return replace(tree, name=names[tree.name]) if isinstance(tree, Name) and tree.name in names else None

    def several(found: Iterable[str]) -> tuple[str, ...]:
        return tuple(names.get(name, name) for name in found)

    return Derivatives(
        tuple(replace(r, body=rewritten_body(r.body, rule), names=several(r.names)) for r in derivatives.rules),
        tuple(replace(f, outputs=several(f.outputs), body=rewritten_body(f.body, rule)) for f in derivatives.forward),
        tuple(replace(c, output=names.get(c.output, c.output)) for c in derivatives.conditions),
        frozenset(several(derivatives.not_differentiable)),
        derivatives.not_implemented,
        derivatives.messages,
        derivatives.of,
        derivatives.span,
    )
