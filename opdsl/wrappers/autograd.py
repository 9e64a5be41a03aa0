"""The kernel at Autograd of every operator that autograd doesn't see through, and the formula of its backward.

    void ema_Autograd_backward_formula(opdsl::Gradients& gradients) {
      const at::Tensor& grad = gradients.grad(0);
      const auto decay = gradients.value<double>(0);
      if (gradients.wants(0)) {
        gradients.give(0, grad * decay);
      }
      ...
    }
    const opdsl::Backward ema_Autograd_backward{"EmaBackward0", ema_Autograd_backward_formula};

    at::Tensor ema_Autograd(c10::OperatorKernel*, c10::DispatchKeySet keys, const at::Tensor& self, ...) {
      const bool tracked = opdsl::tracked(self, other);
      const bool has_tangent = opdsl::any_tangent(self, other);
      auto result = [&] {
        const at::AutoDispatchBelowADInplaceOrView guard;
        return ops::ema::redispatch(keys & c10::after_autograd_keyset, self, other, decay);
      }();
      if (tracked) {
        opdsl::History history(ema_Autograd_backward);
        history.inputs(self, other);
        history.result(result);
        history.keep<double>(decay);
      }
      ...
    }

What's saved, and what's computed, is planned by `opdsl.model.saved`.  The order of events is that of what torchgen
writes for ATen's own operators, torch/csrc/autograd/generated/VariableType.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from opdsl.cpp.boxes import holder, parameter
from opdsl.cpp.expression import expression, write_body
from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import (
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT_ARRAY,
    TENSOR_OPTIONS,
    VOID,
    CppType,
    Optional,
    Tuple,
    Vector,
    argument_type,
)
from opdsl.cpp.types import TENSOR as TENSOR_CPP
from opdsl.lang import DispatchKey
from opdsl.model.derivative import (
    Derivatives,
    differentiable_inputs,
    differentiable_outputs,
    gradient_type,
    result_names,
    results,
)
from opdsl.model.expression import Body, Name, Return, expressions, walk
from opdsl.model.function import NativeFunction
from opdsl.model.saved import Gradient, Plan, SavedTensor, SavedValue, Shared, formula_trees, plan
from opdsl.model.schema import Argument, SchemaKind
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, Type, is_tensor_like

AUTOGRAD = Include("opdsl/autograd.h")
BELOW = "const at::AutoDispatchBelowADInplaceOrView guard;"
TRACKING = "const at::AutoDispatchBelowAutograd guard;"


def kept_types(function: NativeFunction) -> Iterator[CppType]:
    """The types of the values that backward keeps of a call."""
    if function.derivatives is not None and function.kind is not SchemaKind.out:
        for key in function.derivatives.keys:
            planned = plan(function.schema, function.derivatives, function.derivatives.at(key))
            for value in planned.values:
                yield _kept_type(value.type)


def autograd(out: Writer, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernels and the formulas of `function`; gives the key and the name of each kernel."""
    derivatives = function.derivatives
    if derivatives is None:
        return
    out.include(AUTOGRAD)
    for key in derivatives.keys:
        call = _Call.of(function, derivatives, key)
        if call.function.kind is SchemaKind.out:
            _out_kernel(out, call)
        elif not call.outputs:
            _plain_kernel(out, call)
        else:
            _backward(out, call)
            out.blank()
            _kernel(out, call)
        yield (key,), call.kernel


@dataclass(frozen=True, slots=True)
class _Call:
    """One operator at one autograd key, with the names that its kernel uses."""

    function: NativeFunction
    derivatives: Derivatives
    plan: Plan
    signature: Signature
    kernel: str
    local: Locals
    inputs: tuple[Argument, ...]
    outputs: tuple[tuple[int, str, Type], ...]
    results: tuple[tuple[str, str], ...]
    """How the kernel gets at each result, by the name that rules have for it."""
    keys: str
    result: str

    @property
    def backward(self) -> str:
        return f"{self.kernel}_backward"

    @classmethod
    def of(cls, function: NativeFunction, derivatives: Derivatives, key: DispatchKey) -> _Call:
        schema = function.schema
        signature = dispatcher_signature(function)
        local = Locals(a.name for a in signature.arguments)
        keys = local("keys")
        written = _written(function)
        if written:
            result = ""
            found = tuple((n, identifier(a.name)) for n, a in zip(result_names(schema), written, strict=True))
        else:
            result = local("result")
            names = result_names(schema)
            several = len(names) > 1
            found = tuple((n, f"std::get<{i}>({result})" if several else result) for i, n in enumerate(names))
        outputs = tuple((i, n, r.type) for i, n, r in differentiable_outputs(schema, derivatives))
        return cls(
            function,
            derivatives,
            plan(schema, derivatives, derivatives.at(key)),
            signature,
            f"{function.name.identifier}_{key.value}",
            local,
            differentiable_inputs(schema, derivatives),
            outputs,
            found,
            keys,
            result,
        )

    @property
    def name(self) -> str:
        return self.function.name.identifier

    @property
    def tensors(self) -> str:
        """The differentiable inputs, as arguments of a call."""
        return ", ".join(identifier(a.name) for a in self.inputs)

    def number(self, name: str) -> int:
        """The number of a differentiable input."""
        return next(i for i, a in enumerate(self.inputs) if a.name == name)

    def place(self, name: str) -> str:
        return dict(self.results)[name]

    def redispatch(self) -> str:
        passed = ", ".join([f"{self.keys} & c10::after_autograd_keyset", *(a.name for a in self.signature.arguments)])
        return f"ops::{self.name}::redispatch({passed})"


def _written(function: NativeFunction) -> tuple[Argument, ...]:
    """The arguments that stand for all results, if the operator returns what it writes and no more."""
    schema = function.schema
    found = [next((a for a in schema.mutable_arguments if a.alias == r.alias), None) for r in results(schema)]
    return tuple(a for a in found if a is not None) if schema.mutable_arguments and None not in found else ()


def _returned(out: Writer, call: _Call) -> None:
    if call.signature.returns == VOID:
        return
    if call.result:
        out.line(f"return {call.result};")
    else:
        names = [place for _, place in call.results]
        out.line(f"return {names[0]};" if len(names) == 1 else f"return {{{', '.join(names)}}};")


def _below(out: Writer, call: _Call) -> None:
    """The call of what's below autograd. Writes and views are tracked there."""
    schema = call.function.schema
    guard = TRACKING if schema.mutable_arguments or schema.is_view else BELOW
    if call.result and call.signature.returns != VOID:
        with out.block(f"auto {call.result} = [&]", "();"):
            out.line(guard)
            out.line(f"return {call.redispatch()};")
    else:
        with out.block():
            out.line(guard)
            out.line(f"{call.redispatch()};")


def _head(call: _Call) -> str:
    return call.signature.declaration(call.kernel, first=("c10::OperatorKernel*", f"c10::DispatchKeySet {call.keys}"))


# -- what has no derivative


def _plain_kernel(out: Writer, call: _Call) -> None:
    """An operator without derivatives: what it calls is none of autograd's business."""
    name = f"{call.function.name.namespace}::{call.function.name.unqualified}"
    written = [identifier(a.name) for a in call.function.schema.mutable_arguments if is_tensor_like(a.type)]
    with out.block(_head(call)):
        if written:
            out.line(f'opdsl::check_untracked("{name}", opdsl::tracked({", ".join(written)}));')
        _below(out, call)
        _returned(out, call)


def _out_kernel(out: Writer, call: _Call) -> None:
    """An `out` variant: its results have no history."""
    tensors = ", ".join(identifier(a.name) for a in call.function.schema.arguments if is_tensor_like(a.type))
    with out.block(_head(call)):
        name = call.function.name.base
        out.line(f'opdsl::check_out("{name}", opdsl::tracked({tensors}), opdsl::any_tangent({tensors}));')
        _below(out, call)
        _returned(out, call)


# -- forward


def _kernel(out: Writer, call: _Call) -> None:
    written = _written(call.function)
    with out.block(_head(call)):
        tracked, has_tangent = call.local("tracked"), call.local("has_tangent")
        out.line(f"const bool {tracked} = opdsl::tracked({call.tensors});")
        out.line(f"const bool {has_tangent} = opdsl::any_tangent({call.tensors});")
        for argument in written:
            out.line(f"opdsl::check_inplace({identifier(argument.name)}, {tracked});")
        if not call.derivatives.forward:
            out.line(f'if ({has_tangent}) opdsl::no_tangent("{call.function.name.base}");')
        originals = _originals(out, call, tracked, has_tangent)
        _below(out, call)
        with out.block(f"if ({tracked})"):
            _history(out, call, originals)
        if call.derivatives.forward:
            with out.block(f"if ({has_tangent})"):
                _tangents(out, call, originals)
        _returned(out, call)


def _originals(out: Writer, call: _Call, tracked: str, has_tangent: str) -> dict[str, str]:
    """Keeps what's written, where a formula wants its value from before; the names by those of the arguments."""
    found: dict[str, str] = {}
    saved = {t.name for t in call.plan.tensors if not t.is_result}
    primals = _mentioned(rule.body for rule in call.derivatives.forward)
    for argument in _written(call.function):
        wanted = [tracked] if argument.name in saved else []
        wanted += [has_tangent] if f"{argument.name}_p" in primals else []
        if wanted:
            found[argument.name] = name = call.local(f"original_{argument.name}")
            value = f"opdsl::original({identifier(argument.name)}, {' || '.join(wanted)})"
            out.line(f"const auto {name} = {value};")
    return found


def _history(out: Writer, call: _Call, originals: dict[str, str]) -> None:
    history = call.local("history")
    out.line(f"opdsl::History {history}({call.backward});")
    out.line(f"{history}.inputs({call.tensors});")
    conditions = {c.output: c.test for c in call.derivatives.conditions}
    set_history = "written" if _written(call.function) else "result"
    for _, name, _ in call.outputs:
        condition = f", {expression(out, conditions[name])}" if name in conditions else ""
        out.line(f"{history}.{set_history}({call.place(name)}{condition});")
    for tensor in call.plan.tensors:
        _save(out, call, history, tensor, originals)
    _name_results(out, call, [(Return(value.value),) for value in call.plan.values])
    for value in call.plan.values:
        out.line(f"{history}.keep<{parameter(_kept_type(value.type))}>({expression(out, value.value)});")


def _save(out: Writer, call: _Call, history: str, tensor: SavedTensor, originals: dict[str, str]) -> None:
    wanted = [f"{history}.wants({call.number(name)})" for name in tensor.wanted_by]
    condition = f", {' || '.join(wanted)}" if len(wanted) < len(call.inputs) else ""
    if tensor.is_result:
        how = "save_written" if _written(call.function) else "save_result"
        out.line(f"{history}.{how}({call.place(tensor.name)}{condition});")
    else:
        out.line(f"{history}.save({originals.get(tensor.name, identifier(tensor.name))}{condition});")


def _name_results(out: Writer, call: _Call, bodies: Iterable[Body], primal: bool = False) -> None:
    """Names for the results that these mention, without tangents if they have some already."""
    mentioned = _mentioned(bodies)
    for name, place in call.results:
        if name in mentioned and primal:
            out.line(f"const auto {identifier(name)} = opdsl::primal({place});")
        elif name in mentioned and place != identifier(name):
            out.line(f"const auto& {identifier(name)} = {place};")


def _mentioned(bodies: Iterable[Body]) -> set[str]:
    return {part.name for body in bodies for tree in expressions(body) for part in walk(tree) if isinstance(part, Name)}


# -- forward mode


def _tangents(out: Writer, call: _Call, originals: dict[str, str]) -> None:
    rules = {rule.output: rule for rule in call.derivatives.forward}
    mentioned = _mentioned(rule.body for rule in rules.values())
    for argument in call.inputs:
        name = identifier(argument.name)
        if f"{argument.name}_p" in mentioned:
            out.line(f"const auto {argument.name}_p = opdsl::primal({originals.get(argument.name, name)});")
        if f"{argument.name}_t" in mentioned:
            out.line(f"const auto {argument.name}_t = opdsl::tangent({name});")
    _name_results(out, call, (rule.body for rule in rules.values()), primal=bool(_written(call.function)))
    found: list[tuple[str, str]] = []
    for _, name, type in call.outputs:
        if name in rules:
            tangent = call.local(f"{name}_t")
            _compute(out, tangent, rules[name].body, (gradient_type(type),))
            found.append((call.place(name), tangent))
        else:
            out.line(f'opdsl::no_tangent("{call.function.name.base}");')
    set_tangent = "set_written_tangent" if _written(call.function) else "set_tangent"
    for place, tangent in found:
        out.line(f"opdsl::{set_tangent}({place}, {tangent});")


def _compute(out: Writer, name: str, body: Body, types: tuple[Type, ...]) -> None:
    """A local with what `body` returns."""
    match body:
        case (Return(value),) if value is not None:
            out.line(f"const auto {name} = {expression(out, value)};")
        case _:
            with out.block(f"const auto {name} = [&]() -> {_cpp_type(types)}", "();"):
                write_body(out, body)


def _cpp_type(types: tuple[Type, ...]) -> CppType:
    found = tuple(Vector(TENSOR_CPP) if isinstance(type, ListType) else TENSOR_CPP for type in types)
    return found[0] if len(found) == 1 else Tuple(found)


# -- backward


def _backward(out: Writer, call: _Call) -> None:
    """The formula, as a function of what's saved, and what its node is called."""
    planned = call.plan
    local = Locals(planned.names())
    gradients = local("gradients")
    with out.block(f"void {call.backward}_formula(opdsl::Gradients& {gradients})"):
        _unpack(out, call, gradients)
        for step in planned.shared:
            _share(out, call, gradients, step)
        for gradient in planned.gradients:
            _give(out, call, gradients, local, gradient)
        for name in planned.raising:
            number = call.number(name)
            place = f"'{name}' of {call.function.name}"
            out.line(f'if ({gradients}.wants({number})) {gradients}.not_implemented("{place}");')
    title = "".join(word.capitalize() for word in call.function.name.base.split("_"))
    out.line(f'const opdsl::Backward {call.backward}{{"{title}Backward0", {call.backward}_formula}};')


def _unpack(out: Writer, call: _Call, gradients: str) -> None:
    """Locals for all that formulas mention."""
    mentioned = call.plan.names()
    for number, (_, name, type) in enumerate(call.outputs):
        several = isinstance(gradient_type(type), ListType)
        get = f"{gradients}.grad_list({number})" if several else f"{gradients}.grad({number})"
        for spelled in (f"grad_{name}", *(["grad"] if number == 0 and not several else [])):
            if spelled in mentioned:
                out.line(f"const auto& {spelled} = {get};")
    if "grads" in mentioned:
        out.line(f"const auto& grads = {gradients}.grads();")
    if "retain_variables" in mentioned:
        out.line(f"const bool retain_variables = {gradients}.retain_variables();")
    for number, tensor in enumerate(call.plan.tensors):
        out.line(f"const auto {identifier(tensor.name)} = {gradients}.{_SAVED[_shape(tensor.type)]}({number});")
    for number, value in enumerate(call.plan.values):
        _unpack_value(out, gradients, number, value)


_SAVED = {
    "": "saved",
    "?": "saved_optional",
    "[]": "saved_list",
    "?[]": "saved_optional_list",
    "[]?": "saved_maybe_list",
}


def _shape(type: Type) -> str:
    """How tensors are held: `?` optional, `[]` a list, `?[]` a list of optional ones, `[]?` an optional list."""
    match type:
        case ListType(OptionalType()):
            return "?[]"
        case OptionalType(ListType()):
            return "[]?"
        case ListType():
            return "[]"
        case OptionalType():
            return "?"
        case _:
            return ""


def _unpack_value(out: Writer, gradients: str, number: int, value: SavedValue) -> None:
    type, name = _kept_type(value.type), identifier(value.name)
    get = f"{gradients}.value<{holder(type)}>({number})"
    if type in (OPTIONAL_INT_ARRAY, OPTIONAL_SYMINT_ARRAY):
        array = INT_ARRAY if type == OPTIONAL_INT_ARRAY else SYMINT_ARRAY
        out.line(f"const auto kept_{name} = {get};")
        out.line(f"const {type} {name} = {Optional(array)}(kept_{name});")
    else:
        out.line(f"const auto {name} = {get};")


def _kept_type(type: Type) -> CppType:
    """What carries a value that's kept; `options` are of no type that a schema has."""
    return TENSOR_OPTIONS if type == BaseType(Base.Any) else argument_type(type)


def _share(out: Writer, call: _Call, gradients: str, step: Shared) -> None:
    name = identifier(step.name)
    if step.value.type != TENSOR or len(step.wanted_by) == len(call.inputs):
        out.line(f"const auto {name} = {expression(out, step.value)};")
        return
    out.line(f"at::Tensor {name};")
    with out.block(f"if ({_wanted(call, gradients, step.wanted_by)})"):
        out.line(f"{name} = {expression(out, step.value)};")


def _give(out: Writer, call: _Call, gradients: str, local: Locals, gradient: Gradient) -> None:
    types = tuple(gradient_type(next(a.type for a in call.inputs if a.name == name)) for name in gradient.inputs)
    with out.block(f"if ({_wanted(call, gradients, gradient.inputs)})"):
        numbers = [call.number(name) for name in gradient.inputs]
        trees = formula_trees(gradient)
        if any(isinstance(part, Name) and part.name == "grad_input_mask" for tree in trees for part in walk(tree)):
            out.line(f"const auto grad_input_mask = {gradients}.mask({', '.join(map(str, numbers))});")
        body = gradient.value if isinstance(gradient.value, tuple) else (Return(gradient.value),)
        if len(numbers) == 1 and len(body) == 1 and isinstance(body[0], Return) and body[0].value is not None:
            out.line(f"{gradients}.give({numbers[0]}, {expression(out, body[0].value)});")
            return
        found = local("given")
        _compute(out, found, body, types)
        for i, number in enumerate(numbers):
            out.line(f"{gradients}.give({number}, {found if len(numbers) == 1 else f'std::get<{i}>({found})'});")


def _wanted(call: _Call, gradients: str, names: Iterable[str]) -> str:
    return " || ".join(f"{gradients}.wants({call.number(name)})" for name in names)
