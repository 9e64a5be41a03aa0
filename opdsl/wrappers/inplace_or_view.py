"""The kernel at ADInplaceOrView of every operator that writes, or whose result is a view.

Without it torch neither bumps the version counter of what is written (gradients are wrong, and nobody is told) nor
knows that a result is a view::

    at::Tensor& ema__ADInplaceOrView(c10::OperatorKernel*, c10::DispatchKeySet keys, at::Tensor& self, ...) {
      {
        const at::AutoDispatchBelowADInplaceOrView guard;
        ops::ema_::redispatch(keys & c10::after_ADInplaceOrView_keyset, self, other, decay);
      }
      opdsl::bump_version(self);
      return self;
    }

Source: what torchgen writes for ATen's own operators, torch/csrc/autograd/generated/ADInplaceOrViewType.
"""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import VOID
from opdsl.lang import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.model.schema import FunctionSchema
from opdsl.model.types import is_tensor_like

VIEWS = Include("opdsl/views.h")
GUARD = "const at::AutoDispatchBelowADInplaceOrView guard;"


def inplace_or_view(out: Writer, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernel, if the operator needs one; gives its key and its name."""
    schema = function.schema
    if function.is_composite_implicit or not (schema.mutable_arguments or schema.is_view):
        return
    signature = dispatcher_signature(function)
    name = f"{function.name.identifier}_ADInplaceOrView"
    local = Locals(a.name for a in signature.arguments)
    keys = local("keys")
    passed = ", ".join([f"{keys} & c10::after_ADInplaceOrView_keyset", *(a.name for a in signature.arguments)])
    redispatch = f"ops::{function.name.identifier}::redispatch({passed})"
    out.include(VIEWS)
    leading = ("c10::OperatorKernel*", f"c10::DispatchKeySet {keys}")
    with out.block(signature.declaration(name, first=leading)):
        if schema.is_view:
            _view(out, function, signature, redispatch, local("result"))
        else:
            _mutation(out, schema, signature, redispatch, local("result"))
    yield (DispatchKey.ADInplaceOrView,), name


def _mutation(out: Writer, schema: FunctionSchema, signature: Signature, redispatch: str, result: str) -> None:
    written = {a.alias: identifier(a.name) for a in schema.mutable_arguments}
    returned = [written.get(r.alias) for r in schema.returns if r.is_write]
    only_written = len(returned) == len(schema.returns)
    if only_written:
        with out.block():
            out.line(GUARD)
            out.line(f"{redispatch};")
    else:
        _guarded(out, redispatch, result)
    for argument in schema.mutable_arguments:
        if is_tensor_like(argument.type):
            out.line(f"opdsl::bump_version({identifier(argument.name)});")
    if not only_written:
        out.line(f"return {result};")
    elif signature.returns != VOID:
        names = [name for name in returned if name is not None]
        out.line(f"return {names[0]};" if len(names) == 1 else f"return {{{', '.join(names)}}};")


def _view(out: Writer, function: NativeFunction, signature: Signature, redispatch: str, result: str) -> None:
    returns = function.schema.returns
    _guarded(out, redispatch, result)
    arguments = ", ".join(a.name for a in signature.arguments)
    handle = f"ops::{function.name.identifier}::op()"
    if len(returns) == 1:
        out.line(f"return opdsl::as_view({handle}, std::move({result}), 0, {arguments});")
        return
    views = []
    for i, item in enumerate(returns):
        value = f"std::move(std::get<{i}>({result}))"
        views.append(value if item.alias is None else f"opdsl::as_view({handle}, {value}, {i}, {arguments})")
    out.line(f"return {{{', '.join(views)}}};")


def _guarded(out: Writer, redispatch: str, result: str) -> None:
    with out.block(f"auto {result} = [&]", "();"):
        out.line(GUARD)
        out.line(f"return {redispatch};")
