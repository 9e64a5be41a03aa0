"""The formula of an operator's backward: a function of what's saved and of the gradients of the results.

    void ema_Autograd_backward_formula(opdsl::Gradients& gradients) {
      const auto& grad = gradients.grad(0);
      const auto decay = gradients.value<double>(0);
      if (gradients.wants(0)) {
        gradients.give(0, grad * decay);
      }
      ...
    }
    const opdsl::Backward ema_Autograd_backward{"EmaBackward0", ema_Autograd_backward_formula};

What's saved, and what's computed, is planned by `opdsl.model.saved`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

from opdsl.cpp.boxes import holder
from opdsl.cpp.expression import expression, write_body
from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Writer
from opdsl.cpp.types import (
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT_ARRAY,
    TENSOR_OPTIONS,
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
from opdsl.model.expression import Body, Name, Return, walk
from opdsl.model.function import NativeFunction
from opdsl.model.saved import Gradient, Plan, SavedValue, Shared, formula_trees, plan
from opdsl.model.schema import Argument
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, Type


@dataclass(frozen=True, slots=True)
class Call:
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
    def of(cls, function: NativeFunction, derivatives: Derivatives, key: DispatchKey) -> Call:
        schema = function.schema
        signature = dispatcher_signature(function)
        local = Locals(a.name for a in signature.arguments)
        keys = local("keys")
        outs = written(function)
        if outs:
            result = ""
            found = tuple((n, identifier(a.name)) for n, a in zip(result_names(schema), outs, strict=True))
        else:
            result = local("result")
            names = result_names(schema)
            several = len(names) > 1
            found = tuple((n, f"std::get<{i}>({result})" if several else result) for i, n in enumerate(names))
        outputs = tuple((i, n, r.type) for i, n, r in differentiable_outputs(schema, derivatives))
        return cls(
            function,
            replace(derivatives, forward=derivatives.forward_at(key)),
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


def written(function: NativeFunction) -> tuple[Argument, ...]:
    """The arguments that stand for all results, if the operator returns what it writes and no more."""
    schema = function.schema
    found = [next((a for a in schema.mutable_arguments if a.alias == r.alias), None) for r in results(schema)]
    return tuple(a for a in found if a is not None) if schema.mutable_arguments and None not in found else ()


def compute(out: Writer, name: str, body: Body, types: tuple[Type, ...]) -> None:
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


def backward(out: Writer, call: Call) -> None:
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
            place = dict(call.derivatives.messages).get(name, f"'{name}' of {call.function.name}")
            out.line(f"if ({gradients}.wants({number})) {gradients}.not_implemented({json.dumps(place)});")
    title = "".join(word.capitalize() for word in call.function.name.base.split("_"))
    out.line(f'const opdsl::Backward {call.backward}{{"{title}Backward0", {call.backward}_formula}};')


def _unpack(out: Writer, call: Call, gradients: str) -> None:
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
    type, name = kept_type(value.type), identifier(value.name)
    get = f"{gradients}.value<{holder(type)}>({number})"
    if type in (OPTIONAL_INT_ARRAY, OPTIONAL_SYMINT_ARRAY):
        array = INT_ARRAY if type == OPTIONAL_INT_ARRAY else SYMINT_ARRAY
        out.line(f"const auto kept_{name} = {get};")
        out.line(f"const {type} {name} = {Optional(array)}(kept_{name});")
    else:
        out.line(f"const auto {name} = {get};")


def kept_type(type: Type) -> CppType:
    """What carries a value that's kept; `options` are of no type that a schema has."""
    return TENSOR_OPTIONS if type == BaseType(Base.Any) else argument_type(type)


def _share(out: Writer, call: Call, gradients: str, step: Shared) -> None:
    name = identifier(step.name)
    if step.value.type != TENSOR or len(step.wanted_by) == len(call.inputs):
        out.line(f"const auto {name} = {expression(out, step.value)};")
        return
    out.line(f"at::Tensor {name};")
    with out.block(f"if ({_wanted(call, gradients, step.wanted_by)})"):
        out.line(f"{name} = {expression(out, step.value)};")


def _give(out: Writer, call: Call, gradients: str, local: Locals, gradient: Gradient) -> None:
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
        compute(out, found, body, types)
        for i, number in enumerate(numbers):
            out.line(f"{gradients}.give({number}, {found if len(numbers) == 1 else f'std::get<{i}>({found})'});")


def _wanted(call: Call, gradients: str, names: Iterable[str]) -> str:
    return " || ".join(f"{gradients}.wants({call.number(name)})" for name in names)
