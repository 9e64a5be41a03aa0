"""The kernel at Autograd of every operator that autograd doesn't see through.

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

The formula of the backward stands before it (`gradients`).  The order of events is that of what torchgen writes for
ATen's own operators, torch/csrc/autograd/generated/VariableType.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opdsl.cpp.boxes import parameter
from opdsl.cpp.expression import expression
from opdsl.cpp.names import identifier
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import VOID, CppType
from opdsl.lang import DispatchKey
from opdsl.model.derivative import ORIGINAL, gradient_type
from opdsl.model.expression import Body, Name, Return, expressions, walk
from opdsl.model.function import NativeFunction
from opdsl.model.saved import SavedTensor, plan
from opdsl.model.schema import SchemaKind
from opdsl.model.types import is_tensor_like
from opdsl.wrappers.gradients import Call, backward, compute, kept_type, written

AUTOGRAD = Include("opdsl/autograd.h")
BELOW = "const at::AutoDispatchBelowADInplaceOrView guard;"
TRACKING = "const at::AutoDispatchBelowAutograd guard;"


def kept_types(function: NativeFunction) -> Iterator[CppType]:
    """The types of the values that backward keeps of a call."""
    if function.derivatives is not None and function.kind is not SchemaKind.out:
        for key in function.derivatives.keys:
            planned = plan(function.schema, function.derivatives, function.derivatives.at(key))
            for value in planned.values:
                yield kept_type(value.type)


def autograd(out: Writer, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernels and the formulas of `function`; gives the key and the name of each kernel."""
    derivatives = function.derivatives
    if derivatives is None:
        return
    out.include(AUTOGRAD)
    for key in derivatives.keys:
        call = Call.of(function, derivatives, key)
        if call.function.kind is SchemaKind.out:
            _out_kernel(out, call)
        elif not call.outputs:
            _plain_kernel(out, call)
        else:
            backward(out, call)
            out.blank()
            _kernel(out, call)
        yield (key,), call.kernel


def _returned(out: Writer, call: Call) -> None:
    if call.signature.returns == VOID:
        return
    if call.result:
        out.line(f"return {call.result};")
    else:
        names = [place for _, place in call.results]
        out.line(f"return {names[0]};" if len(names) == 1 else f"return {{{', '.join(names)}}};")


def _below(out: Writer, call: Call) -> None:
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


def _head(call: Call) -> str:
    return call.signature.declaration(call.kernel, first=("c10::OperatorKernel*", f"c10::DispatchKeySet {call.keys}"))


# -- what has no derivative


def _plain_kernel(out: Writer, call: Call) -> None:
    """An operator without derivatives: what it calls is none of autograd's business."""
    name = f"{call.function.name.namespace}::{call.function.name.unqualified}"
    written = [identifier(a.name) for a in call.function.schema.mutable_arguments if is_tensor_like(a.type)]
    with out.block(_head(call)):
        if written:
            out.line(f'opdsl::check_untracked("{name}", opdsl::tracked({", ".join(written)}));')
        _below(out, call)
        _returned(out, call)


def _out_kernel(out: Writer, call: Call) -> None:
    """An `out` variant: its results have no history."""
    tensors = ", ".join(identifier(a.name) for a in call.function.schema.arguments if is_tensor_like(a.type))
    with out.block(_head(call)):
        name = call.function.name.base
        out.line(f'opdsl::check_out("{name}", opdsl::tracked({tensors}), opdsl::any_tangent({tensors}));')
        _below(out, call)
        _returned(out, call)


# -- forward


def _kernel(out: Writer, call: Call) -> None:
    outs = written(call.function)
    with out.block(_head(call)):
        tracked, has_tangent = call.local("tracked"), call.local("has_tangent")
        out.line(f"const bool {tracked} = opdsl::tracked({call.tensors});")
        out.line(f"const bool {has_tangent} = opdsl::any_tangent({call.tensors});")
        for argument in outs:
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


def _originals(out: Writer, call: Call, tracked: str, has_tangent: str) -> dict[str, str]:
    """Keeps what's written, where a formula wants its value from before; the names by those of the arguments."""
    found: dict[str, str] = {}
    saved = {t.name for t in call.plan.tensors if not t.is_result}
    primals = _mentioned(rule.body for rule in call.derivatives.forward)
    for argument in written(call.function):
        wanted = [tracked] if argument.name in saved else []
        before = {f"{argument.name}_p", f"{ORIGINAL}{argument.name}_p"}
        wanted += [has_tangent] if primals & before else []
        if wanted:
            found[argument.name] = name = call.local(f"original_{argument.name}")
            value = f"opdsl::original({identifier(argument.name)}, {' || '.join(wanted)})"
            out.line(f"const auto {name} = {value};")
    return found


def _history(out: Writer, call: Call, originals: dict[str, str]) -> None:
    history = call.local("history")
    out.line(f"opdsl::History {history}({call.backward});")
    out.line(f"{history}.inputs({call.tensors});")
    conditions = {c.output: c.test for c in call.derivatives.conditions}
    set_history = "written" if written(call.function) else "result"
    for _, name, _ in call.outputs:
        condition = f", {expression(out, conditions[name])}" if name in conditions else ""
        out.line(f"{history}.{set_history}({call.place(name)}{condition});")
    for tensor in call.plan.tensors:
        _save(out, call, history, tensor, originals)
    _name_results(out, call, [(Return(value.value),) for value in call.plan.values])
    for value in call.plan.values:
        out.line(f"{history}.keep<{parameter(kept_type(value.type))}>({expression(out, value.value)});")


def _save(out: Writer, call: Call, history: str, tensor: SavedTensor, originals: dict[str, str]) -> None:
    wanted = [f"{history}.wants({call.number(name)})" for name in tensor.wanted_by]
    condition = f", {' || '.join(wanted)}" if len(wanted) < len(call.inputs) else ""
    if tensor.is_result:
        how = "save_written" if written(call.function) else "save_result"
        out.line(f"{history}.{how}({call.place(tensor.name)}{condition});")
    else:
        out.line(f"{history}.save({originals.get(tensor.name, identifier(tensor.name))}{condition});")


def _name_results(out: Writer, call: Call, bodies: Iterable[Body], primal: bool = False) -> None:
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


def _tangents(out: Writer, call: Call, originals: dict[str, str]) -> None:
    types = {name: gradient_type(type) for _, name, type in call.outputs}
    order = list(types)
    rules = sorted(call.derivatives.forward, key=lambda rule: order.index(rule.outputs[0]))
    if types.keys() - {name for rule in rules for name in rule.outputs}:
        out.line(f'opdsl::no_tangent("{call.function.name.base}");')
        return
    mentioned = _mentioned(rule.body for rule in rules)
    for argument in call.inputs:
        name = identifier(argument.name)
        primal = f"opdsl::primal({originals.get(argument.name, name)})"
        tangent = f"opdsl::tangent({name})"
        values = {
            f"{argument.name}_p": primal,
            f"{argument.name}_t": tangent,
            f"{ORIGINAL}{argument.name}_p": primal,
            f"{ORIGINAL}{argument.name}_t": f"opdsl::original({tangent}, true)",
        }
        for spelled, value in values.items():
            if spelled in mentioned:
                out.line(f"const auto {spelled} = {value};")
    _name_results(out, call, (rule.body for rule in rules), primal=bool(written(call.function)))
    found: list[tuple[str, str]] = []
    for rule in rules:
        local = call.local(f"{'_'.join(rule.outputs)}_t")
        compute(out, local, rule.body, tuple(types[name] for name in rule.outputs))
        several = len(rule.outputs) > 1
        for i, name in enumerate(rule.outputs):
            found.append((call.place(name), f"::std::get<{i}>({local})" if several else local))
    set_tangent = "set_written_tangent" if written(call.function) else "set_tangent"
    for place, tangent in found:
        out.line(f"opdsl::{set_tangent}({place}, {tangent});")
