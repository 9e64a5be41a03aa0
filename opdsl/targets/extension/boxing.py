"""The boxed adapter of an operator: arguments off the stack, the unboxed kernel, results back onto it.

    void rms_norm_boxed(c10::OperatorKernel* kernel, const c10::OperatorHandle&, c10::DispatchKeySet keys,
                        opdsl::Stack* stack) {
      opdsl::Boxes boxes(stack, 2);
      auto result = opdsl::code_of<at::Tensor (const at::Tensor&, double)>(kernel)(
          kernel, keys, boxes.get<at::Tensor&>(0), boxes.get<double>(1));
      boxes.done(std::move(result));
    }

One adapter serves all kernels of an operator, since all have its signature.
"""

from __future__ import annotations

from opdsl.cpp.boxes import holder, owned
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Writer
from opdsl.cpp.types import (
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT_ARRAY,
    VOID,
    CppType,
    Optional,
)
from opdsl.model.function import NativeFunction


def adapter_name(function: NativeFunction) -> str:
    return f"{function.name.identifier}_boxed"


def boxed_adapter(out: Writer, function: NativeFunction) -> None:
    """Writes the boxed adapter of `function`."""
    signature = dispatcher_signature(function)
    parameters = (
        "c10::OperatorKernel* kernel",
        "const c10::OperatorHandle&",
        "c10::DispatchKeySet keys",
        "opdsl::Stack* stack",
    )
    with out.block(f"void {adapter_name(function)}({', '.join(parameters)})"):
        out.line(f"opdsl::Boxes boxes(stack, {len(signature.arguments)});")
        call = _call(signature)
        if signature.returns == VOID:
            out.line(f"{call};")
            out.line("boxes.done();")
        else:
            out.line(f"{owned(signature.returns)} result = {call};")
            out.line("boxes.done(std::move(result));")


def _call(signature: Signature) -> str:
    values = [_taken(a.type, i) for i, a in enumerate(signature.arguments)]
    return f"opdsl::code_of<{signature.type}>(kernel)({', '.join(['kernel', 'keys', *values])})"


def _taken(type: CppType, position: int) -> str:
    taken = f"boxes.get<{holder(type)}>({position})"
    if type in (OPTIONAL_INT_ARRAY, OPTIONAL_SYMINT_ARRAY):
        array = INT_ARRAY if type == OPTIONAL_INT_ARRAY else SYMINT_ARRAY
        # `OptionalArrayRef` converts from an optional array, not from an optional vector.
        return f"{Optional(array)}({taken})"
    return taken
