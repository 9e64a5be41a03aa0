"""What a kernel of an accelerator does first: checks that its tensors are on one device, and makes that the current.

    ::std::optional<at::Device> common_device;
    c10::impl::check_and_update_common_device(common_device, self, "rms_norm", "self");
    const c10::OptionalDeviceGuard device_guard(at::device_of(self));

`device_check=False` and `device_guard=False` on a declaration leave them out.
"""

from __future__ import annotations

from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.text import Include, Writer
from opdsl.lang import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.model.types import is_tensor_like

_ONE_DEVICE = {DispatchKey.CPU, DispatchKey.Meta}


def device_lines(out: Writer, function: NativeFunction, key: DispatchKey, local: Locals) -> None:
    """Writes the lines that a kernel at `key` begins with, if `key` is a backend that may have several devices."""
    if key in _ONE_DEVICE or key.value.startswith(("Composite", "Autograd")):
        return
    tensors = [a for a in function.schema.arguments if is_tensor_like(a.type)]
    if not tensors:
        return
    if function.device_check:
        common = local("common_device")
        out.include(Include("ATen/core/op_registration/adaption.h"))
        out.line(f"::std::optional<at::Device> {common};")
        for argument in tensors:
            name = identifier(argument.name)
            out.line(
                f"c10::impl::check_and_update_common_device("
                f'{common}, {name}, "{function.name.unqualified}", "{argument.name}");'
            )
    if function.device_guard:
        out.include(Include("ATen/DeviceGuard.h"))
        out.line(
            f"const c10::OptionalDeviceGuard {local('device_guard')}(at::device_of({identifier(tensors[0].name)}));"
        )
