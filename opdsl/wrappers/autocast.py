"""The kernel at the autocast keys of an operator that says which policy it follows.

    at::Tensor swiglu_Autocast(c10::OperatorKernel*, c10::DispatchKeySet keys, const at::Tensor& gate, ...) {
      const opdsl::Autocast autocast(keys);
      const at::ScalarType type = autocast.lower();
      return ops::swiglu::call(autocast.cast(type, gate), autocast.cast(type, up));
    }

Source of the policies: aten/src/ATen/autocast_mode.h of PyTorch.
"""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.lang import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.model.types import is_tensor_like

KEYS = (DispatchKey.AutocastCPU, DispatchKey.AutocastCUDA, DispatchKey.AutocastXPU)


def autocast(out: Writer, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernel, if the operator has a policy; gives its keys and its name."""
    if not function.autocast or function.schema.mutable_arguments:
        return
    signature = dispatcher_signature(function)
    name = f"{function.name.identifier}_Autocast"
    local = Locals(a.name for a in signature.arguments)
    keys, scope, type = local("keys"), local("autocast"), local("type")
    tensors = [identifier(a.name) for a in function.schema.arguments if is_tensor_like(a.type)]
    out.include(Include("opdsl/autocast.h"))
    with out.block(signature.declaration(name, first=("c10::OperatorKernel*", f"c10::DispatchKeySet {keys}"))):
        out.line(f"const opdsl::Autocast {scope}({keys});")
        out.line(f"const at::ScalarType {type} = {_type(function.autocast, scope, tensors)};")
        passed = [f"{scope}.cast({type}, {a.name})" if a.name in tensors else a.name for a in signature.arguments]
        out.line(f"return ops::{function.name.identifier}::call({', '.join(passed)});")
    yield KEYS, name


def _type(policy: str, scope: str, tensors: list[str]) -> str:
    match policy:
        case "fp32":
            return "at::kFloat"
        case "promote":
            return f"{scope}.widest({', '.join(tensors)})"
        case _:
            return f"{scope}.lower()"
