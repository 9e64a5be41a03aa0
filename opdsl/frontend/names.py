"""Names that operators can't have, since generated code has them already.

@native_function(dispatch=CPU)
def name(self: Tensor) -> Tensor: ...       error[reserved-name]: torch.ops.my_ops.name is the namespace's own
"""

from __future__ import annotations

from collections.abc import Container

from opdsl.frontend.report import Report
from opdsl.model.cpp_words import RESERVED
from opdsl.model.function import NativeFunction

HANDLE = frozenset({"call", "op", "redispatch"})
"""Members of each operator's C++ handle: a class can't have a member of its own name."""

MODULES = frozenset({"ops", "return_types"})
"""Modules of each package."""

IMPORTED = MODULES | {
    *("Any", "OpOverload", "OpOverloadPacket", "Sequence", "Signature", "Tensor", "add_method", "annotations", "bound"),
    *("builtins", "deprecated", "dtype_of", "layout_of", "memory_format_of", "overload", "sized", "torch"),
    *("type_check_only", "warnings", "_arguments", "_bindings", "_bound", "_functions", "_library"),
}
"""What generated modules and stubs import."""


def check_names(function: NativeFunction, modules: Container[str], report: Report) -> None:
    """Reports a name, or a Python module, that generated code has already; `modules` are those of the library."""
    base = function.name.base
    why = ""
    if function.name.identifier in HANDLE:
        why = "the C++ handle of an operator has a member of that name"
    elif RESERVED.intersection((base, function.name.identifier)):
        why = "C++ doesn't take it as a name"
    elif base == "name":
        why = "`torch.ops` has the namespace's own name there"
    elif function.python_binding and base in IMPORTED:
        why = "the generated package needs it itself"
    elif function.python_binding and not function.python_module and base in modules:
        why = "a Python module of the library is called so"
    if why:
        report.error(
            function.span, "reserved-name", f"no operator can be called `{base}`: {why}", "choose another name"
        )
    if function.python_module in MODULES:
        message = f"no module can be called `{function.python_module}`: each package has one of that name"
        report.error(function.span, "reserved-name", message, "choose another name")
