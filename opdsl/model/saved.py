"""What a backward formula needs from the forward call, planned on the tree.

    grad.expand(self.sym_sizes()) / self.sym_numel()      for self
    grad * weight                                         for other

    SavedValue("self_sym_sizes", self.sym_sizes())        a fact, not the tensor
    SavedValue("self_sym_numel", self.sym_numel())
    SavedTensor("weight", wanted_by=("other",))           saved only if `other` wants a gradient

What a formula only asks facts of saves the facts; what asks facts in disguise (`zeros_like(self)`, `grad.view_as(x)`)
is rewritten to ask them openly.  What several formulas compute of the gradient is computed once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from opdsl.model.derivative import (
    BOOL,
    Derivatives,
    Rule,
    differentiable_inputs,
    differentiable_outputs,
    gradient_type,
    result_names,
    results,
)
from opdsl.model.expression import (
    Accessor,
    Assign,
    Binary,
    Body,
    Builtin,
    Call,
    Conditional,
    Expr,
    IsNone,
    Item,
    Literal,
    Name,
    Return,
    TupleOf,
    Unary,
    Undefined,
    expressions,
    parts,
    rewritten,
    rewritten_body,
    walk,
)
from opdsl.model.parse import parse_schema
from opdsl.model.schema import Argument, FunctionSchema
from opdsl.model.types import TENSOR, TENSOR_OPTIONS, Base, BaseType, ListType, Type, is_tensor_like, with_alias
from opdsl.source import Span


@dataclass(frozen=True, slots=True)
class SavedTensor:
    """A tensor (an optional one, a list) that's kept from the forward call.

    `wanted_by` are the inputs whose gradient needs it: it's kept if one of those is wanted.  `uses` say why.
    """

    name: str
    type: Type
    is_result: bool
    wanted_by: tuple[str, ...]
    uses: tuple[Span, ...] = field(compare=False)


@dataclass(frozen=True, slots=True)
class SavedValue:
    """A value that's kept: an argument that's no tensor, or a fact of a tensor, `value` in the forward call."""

    name: str
    value: Expr
    type: Type
    uses: tuple[Span, ...] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Shared:
    """A value that several gradients need, computed if one of those for `wanted_by` is wanted."""

    name: str
    value: Expr
    wanted_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gradient:
    """The gradients of `inputs`, computed together: an expression, or a body that returns them."""

    inputs: tuple[str, ...]
    value: Expr | Body


@dataclass(frozen=True, slots=True)
class Plan:
    """What's saved of a forward call, and what's computed in the backward one, in order.

    `inputs` are all that may want a gradient, `raising` those whose gradient is an error.
    """

    inputs: tuple[str, ...]
    tensors: tuple[SavedTensor, ...]
    values: tuple[SavedValue, ...]
    shared: tuple[Shared, ...]
    gradients: tuple[Gradient, ...]
    raising: tuple[str, ...]

    def names(self) -> set[str]:
        """All names that formulas mention: gradients, what's saved, what's shared."""
        trees = [t for g in self.gradients for t in formula_trees(g)] + [s.value for s in self.shared]
        return {part.name for tree in trees for part in walk(tree) if isinstance(part, Name)}


def formula_trees(gradient: Gradient) -> tuple[Expr, ...]:
    """The expressions of a gradient."""
    return tuple(expressions(gradient.value)) if isinstance(gradient.value, tuple) else (gradient.value,)


def plan(schema: FunctionSchema, derivatives: Derivatives, rules: Sequence[Rule]) -> Plan:
    """What to save and compute for `rules`, the ones that hold at one autograd key."""
    planner = _Planner(schema, derivatives, rules)
    for rule in rules:
        planner.add(rule)
    return planner.plan()


class _Planner:
    def __init__(self, schema: FunctionSchema, derivatives: Derivatives, rules: Sequence[Rule]) -> None:
        self.schema = schema
        self.inputs = [a.name for a in differentiable_inputs(schema, derivatives)]
        self.outputs = {f"grad_{name}": (name, r.type) for _, name, r in differentiable_outputs(schema, derivatives)}
        self.tensors: dict[str, Type] = {
            a.name: with_alias(a.type, None) for a in schema.arguments if is_tensor_like(a.type)
        }
        self.result_types = {
            name: with_alias(r.type, None) for name, r in zip(result_names(schema), results(schema), strict=True)
        }
        self.tensors |= self.result_types
        self.arguments = {a.name: with_alias(a.type, None) for a in schema.arguments}
        told = {name for rule in rules for name in rule.inputs}
        self.raising = tuple(name for name in self.inputs if name not in told)
        self.shared: list[Shared] = []
        self.gradients: list[Gradient] = []
        self.values: dict[Expr, SavedValue] = {}
        self.taken = {*self.tensors, *self.arguments, *self.outputs, "grad", "grads", "grad_input_mask"}

    def add(self, rule: Rule) -> None:
        body = rewritten_body(self._materialized(rule), self._openly)
        match straight(body, len(rule.inputs)):
            case None:
                self.gradients.append(Gradient(rule.inputs, body))
            case assigns, values:
                names: dict[str, str] = {}
                for assign in assigns:
                    value = renamed_locals(assign.value, names)
                    names[assign.names[0]] = name = self._free(assign.names[0])
                    self.shared.append(Shared(name, value, ()))
                values = tuple(renamed_locals(value, names) for value in values)
                if len(values) == len(rule.inputs):
                    self.gradients += [Gradient((n,), v) for n, v in zip(rule.inputs, values, strict=True)]
                else:
                    self.gradients.append(Gradient(rule.inputs, values[0]))

    def plan(self) -> Plan:
        self._share()
        shared = self._wanted(self.shared)
        shared = tuple(replace(s, value=rewritten(s.value, self._fact)) for s in shared)
        gradients = tuple(self._with_facts(gradient) for gradient in self.gradients)
        uses = list(_uses(shared, gradients))
        mentioned = {name for name, _, _ in uses}
        values = [v for v in self.values.values() if v.name in mentioned]
        values += [
            SavedValue(name, Name(name, type), type, _spans(name, uses))
            for name, type in self.arguments.items()
            if name in mentioned and name not in self.tensors
        ]
        values = [replace(v, uses=_spans(v.name, uses)) for v in values]
        tensors = tuple(
            SavedTensor(name, type, name in self.result_types, self._in_order(name, uses), _spans(name, uses))
            for name, type in self.tensors.items()
            if name in mentioned
        )
        return Plan(tuple(self.inputs), tensors, tuple(values), shared, gradients, self.raising)

    def _in_order(self, name: str, uses: list[tuple[str, Span, tuple[str, ...]]]) -> tuple[str, ...]:
        wanted = {w for n, _, by in uses if n == name for w in by}
        return tuple(i for i in self.inputs if i in wanted)

    def _free(self, name: str) -> str:
        free, number = name, 1
        while free in self.taken:
            number += 1
            free = f"{name}_{number}"
        self.taken.add(free)
        return free

    # -- gradients that aren't there

    def _materialized(self, rule: Rule) -> Body:
        """The body with zeros for a gradient that isn't there, where it's one of several and nobody asks."""
        if len(self.outputs) < 2:
            return rule.body
        first = next(iter(self.outputs))
        asked = {
            first if part.owner.name == "grad" else part.owner.name
            for tree in expressions(rule.body)
            for part in walk(tree)
            if isinstance(part, Accessor) and part.name == "defined" and isinstance(part.owner, Name)
        }

        def present(tree: Expr) -> Expr | None:
            name = first if isinstance(tree, Name) and tree.name == "grad" else getattr(tree, "name", "")
            if not isinstance(tree, Name) or name not in self.outputs or name in asked:
                return None
            output, type = self.outputs[name]
            if gradient_type(type) != TENSOR:
                return None
            of = Name(output, TENSOR)
            zeros = _zeros(Accessor(of, "sym_sizes", (), _SIZES), Accessor(of, "options", (), TENSOR_OPTIONS))
            return Conditional(Accessor(tree, "defined", (), BOOL), tree, zeros, TENSOR, span=tree.span)

        return rewritten_body(rule.body, present)

    # -- facts

    def _openly(self, tree: Expr) -> Expr | None:
        """A call that only asks facts of a saved tensor, as one that's given the facts."""
        if not isinstance(tree, Call) or tree.own:
            return None
        made = _OPENLY.get(tree.schema.name.base)
        given = {argument.name: value for argument, value in tree.arguments}
        if made is None or not isinstance(of := given.get(made.of), Name) or of.name not in self.tensors:
            return None
        if given.keys() != made.given or of.type != TENSOR:
            return None
        new = made.make({n: rewritten(v, self._openly) for n, v in given.items()}, of)
        return replace(new, span=tree.span)

    def _fact(self, tree: Expr) -> Expr | None:
        """A name for a fact of a saved tensor, which is known in the forward call."""
        match tree:
            case Accessor(Name(name), what, arguments) if what in _SYMBOLIC and name in self.tensors:
                # Kept as it may be symbolic, and made an int where it's used: tracing forward needs no value of it.
                type = _SIZES if isinstance(tree.type, ListType) else _SYMINT
                fact = self._fact(replace(tree, name=_SYMBOLIC[what], type=type))
                return None if fact is None else Builtin("int", (fact,), tree.type, span=tree.span)
            case Accessor(Name(name) as of, what, arguments) if name in self.tensors and self._known(arguments):
                label = "_".join([name, what, *(_label(a) for a in arguments)])
                value: Expr = tree
                if of.unwrapped:
                    there = IsNone(replace(of, unwrapped=False, type=self.tensors[name]), True, BOOL)
                    value = Conditional(there, tree, Undefined(tree.type), tree.type)
                return self._value(label, value, tree)
            case IsNone(Name(name), negated) if name in self.tensors:
                here = self._value(f"has_{name}", replace(tree, negated=True), tree)
                return here if negated else Unary("not", here, BOOL, span=tree.span)
            case _:
                return None

    def _value(self, label: str, value: Expr, tree: Expr) -> Name:
        saved = self.values.get(value)
        if saved is None:
            saved = self.values[value] = SavedValue(self._free(label), value, tree.type, ())
        return Name(saved.name, tree.type, span=tree.span)

    def _known(self, arguments: Iterable[Expr]) -> bool:
        """Whether these need no more than the arguments that are no tensors."""
        return all(
            part.name in self.arguments and part.name not in self.tensors
            for argument in arguments
            for part in walk(argument)
            if isinstance(part, Name)
        )

    def _with_facts(self, gradient: Gradient) -> Gradient:
        if isinstance(gradient.value, tuple):
            return replace(gradient, value=rewritten_body(gradient.value, self._fact))
        return replace(gradient, value=rewritten(gradient.value, self._fact))

    # -- what's computed once

    def _share(self) -> None:
        """Takes out of the formulas what stands in more than one place, the largest first."""
        while (common := _largest_common([*self._formulas()])) is not None:
            name = self._free("shared")
            local = Name(name, common.type)

            def use(tree: Expr, common: Expr = common, local: Name = local) -> Expr | None:
                return replace(local, span=tree.span) if tree == common else None

            at = next((i for i, s in enumerate(self.shared) if rewritten(s.value, use) != s.value), len(self.shared))
            self.shared = [replace(s, value=rewritten(s.value, use)) for s in self.shared]
            self.shared.insert(at, Shared(name, common, ()))
            self.gradients = [
                g if isinstance(g.value, tuple) else replace(g, value=rewritten(g.value, use)) for g in self.gradients
            ]

    def _formulas(self) -> Iterator[Expr]:
        yield from (s.value for s in self.shared)
        yield from (g.value for g in self.gradients if not isinstance(g.value, tuple))

    def _wanted(self, shared: list[Shared]) -> tuple[Shared, ...]:
        """With the inputs that each is for; what none mentions is dropped."""
        wanted: dict[str, set[str]] = {s.name: set() for s in shared}
        for gradient in self.gradients:
            for tree in formula_trees(gradient):
                for part in walk(tree):
                    if isinstance(part, Name) and part.name in wanted:
                        wanted[part.name] |= set(gradient.inputs)
        for step in reversed(shared):
            for part in walk(step.value):
                if isinstance(part, Name) and part.name in wanted:
                    wanted[part.name] |= wanted[step.name]
        return tuple(
            replace(s, wanted_by=tuple(i for i in self.inputs if i in wanted[s.name])) for s in shared if wanted[s.name]
        )


def _label(tree: Expr) -> str:
    match tree:
        case Literal(text):
            return text.replace("-", "m").replace(".", "_")
        case Unary("-", Literal(text)):
            return f"m{text}"
        case Name(name):
            return name
        case _:
            return "at"


def _spans(name: str, uses: Iterable[tuple[str, Span, tuple[str, ...]]]) -> tuple[Span, ...]:
    return tuple(sorted({span for n, span, _ in uses if n == name}))


def _uses(shared: Iterable[Shared], gradients: Iterable[Gradient]) -> Iterator[tuple[str, Span, tuple[str, ...]]]:
    """Each name that's mentioned, where, and the inputs for whose gradient."""
    for step in shared:
        yield from _named(step.value, step.wanted_by, ())
    for gradient in gradients:
        for tree in formula_trees(gradient):
            yield from _named(tree, gradient.inputs, gradient.inputs)


def _named(tree: Expr, wanted: tuple[str, ...], mask: tuple[str, ...]) -> Iterator[tuple[str, Span, tuple[str, ...]]]:
    """`wanted` narrows where a conditional asks the mask: `x if grad_input_mask[0] else None`."""
    match tree:
        case Name(name):
            yield name, tree.span, wanted
        case Conditional(Item(Name("grad_input_mask"), Literal(text)) as test, then, otherwise) if mask:
            yield from _named(test, wanted, mask)
            yield from _named(then, (mask[int(text)],), mask)
            yield from _named(otherwise, wanted, mask)
        case _:
            for part in parts(tree):
                yield from _named(part, wanted, mask)


def straight(body: Body, inputs: int) -> tuple[tuple[Assign, ...], tuple[Expr, ...]] | None:
    """The locals of a body and what it returns, None if it's more than a line of those."""
    *first, last = body
    assigns = tuple(s for s in first if isinstance(s, Assign) and s.fresh and len(s.names) == 1)
    if len(assigns) < len(first) or not isinstance(last, Return) or last.value is None:
        return None
    if inputs > 1 and isinstance(last.value, TupleOf):
        return assigns, last.value.items
    return assigns, (last.value,)


def renamed_locals(tree: Expr, names: dict[str, str]) -> Expr:
    def rule(part: Expr) -> Expr | None:
        return replace(part, name=names[part.name]) if isinstance(part, Name) and part.name in names else None

    return rewritten(tree, rule)


# -- common subexpressions


def _largest_common(trees: list[Expr]) -> Expr | None:
    """The largest tensor that's computed in more than one place, None if there's none."""
    counts = Counter(part for tree in trees for part in _certain(tree) if _is_worth(part))
    common = [part for part, count in counts.items() if count > 1]
    return max(common, key=lambda part: sum(1 for _ in walk(part)), default=None)


def _certain(tree: Expr) -> Iterator[Expr]:
    """The parts that are computed whenever `tree` is: not the arms of a conditional."""
    yield tree
    match tree:
        case Conditional(test):
            yield from _certain(test)
        case Binary("and" | "or", left):
            yield from _certain(left)
        case _:
            for part in parts(tree):
                yield from _certain(part)


def _is_worth(tree: Expr) -> bool:
    """A tensor that's computed, by nothing that would give another one the second time."""
    computed = isinstance(tree, Call | Binary | Unary) and tree.type == TENSOR
    return computed and not any(isinstance(part, Call) and _is_random(part.schema) for part in walk(tree))


def _is_random(schema: FunctionSchema) -> bool:
    """Whether it draws random numbers, or writes."""
    name = schema.name.base
    drawn = schema.argument("generator") is not None or name.startswith("rand") or "dropout" in name
    return drawn or bool(schema.mutable_arguments)


# -- facts in disguise

_SYMINT = BaseType(Base.SymInt)
_SIZES = ListType(_SYMINT)
_SYMBOLIC = {
    "size": "sym_size",
    "stride": "sym_stride",
    "sizes": "sym_sizes",
    "strides": "sym_strides",
    "numel": "sym_numel",
}
"""Facts that are kept as symbolic ones."""
_FACTORY = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
_ZEROS = parse_schema(f"aten::zeros(SymInt[] size, {_FACTORY}) -> Tensor")
_ONES = parse_schema(f"aten::ones(SymInt[] size, {_FACTORY}) -> Tensor")
_VIEW = parse_schema("aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)")
_RESHAPE = parse_schema("aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)")
_EXPAND = parse_schema("aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)")
_TO = parse_schema(
    f"aten::to.dtype_layout(Tensor(a) self, {_FACTORY}, bool non_blocking=False, bool copy=False, "
    "MemoryFormat? memory_format=None) -> Tensor(a)"
)


@dataclass(frozen=True, slots=True)
class _Openly:
    """How a call asks facts of its argument `of` openly, if it's given no more than `given`."""

    of: str
    given: frozenset[str]
    make: Callable[[dict[str, Expr], Name], Expr]


def _sizes(of: Name) -> Expr:
    return Accessor(of, "sym_sizes", (), _SIZES, span=of.span)


def _options(of: Name) -> Expr:
    return Accessor(of, "options", (), TENSOR_OPTIONS, span=of.span)


def _made(schema: FunctionSchema, size: Expr, options: Expr) -> Expr:
    argument = schema.argument("size")
    assert argument is not None
    return Call(schema, ((argument, size),), False, True, TENSOR, options=options)


def _zeros(size: Expr, options: Expr) -> Expr:
    return _made(_ZEROS, size, options)


def _method(schema: FunctionSchema, self: Expr, *arguments: Expr, options: Expr | None = None) -> Expr:
    pairs: Iterable[tuple[Argument, Expr]] = zip(schema.positional, (self, *arguments), strict=True)
    return Call(schema, tuple(pairs), True, options is None, TENSOR, options=options)


_OPENLY: dict[str, _Openly] = {
    "zeros_like": _Openly("self", frozenset({"self"}), lambda _, of: _zeros(_sizes(of), _options(of))),
    "ones_like": _Openly("self", frozenset({"self"}), lambda _, of: _made(_ONES, _sizes(of), _options(of))),
    "new_zeros": _Openly("self", frozenset({"self", "size"}), lambda g, of: _zeros(g["size"], _options(of))),
    "new_ones": _Openly("self", frozenset({"self", "size"}), lambda g, of: _made(_ONES, g["size"], _options(of))),
    "view_as": _Openly("other", frozenset({"self", "other"}), lambda g, of: _method(_VIEW, g["self"], _sizes(of))),
    "reshape_as": _Openly(
        "other", frozenset({"self", "other"}), lambda g, of: _method(_RESHAPE, g["self"], _sizes(of))
    ),
    "expand_as": _Openly("other", frozenset({"self", "other"}), lambda g, of: _method(_EXPAND, g["self"], _sizes(of))),
    "type_as": _Openly(
        "other", frozenset({"self", "other"}), lambda g, of: _method(_TO, g["self"], options=_options(of))
    ),
}
