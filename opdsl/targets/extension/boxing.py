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

from typing import assert_never

from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Writer
from opdsl.cpp.types import (
    INT,
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT,
    SYMINT_ARRAY,
    TENSOR,
    TENSOR_LIST,
    VOID,
    Array,
    ArrayRef,
    CppType,
    Dict,
    IntrusivePtr,
    List,
    Optional,
    Ref,
    Tuple,
    Value,
    Vector,
)
from opdsl.model.function import NativeFunction

_HOLDERS: dict[CppType, CppType] = {
    TENSOR_LIST: Vector(TENSOR),
    INT_ARRAY: Vector(INT),
    SYMINT_ARRAY: Vector(SYMINT),
    OPTIONAL_INT_ARRAY: Optional(Vector(INT)),
    OPTIONAL_SYMINT_ARRAY: Optional(Vector(SYMINT)),
}


def holder(type: CppType) -> CppType:
    """What owns an argument of `type` between the stack and the call: a vector for an array, a tensor in its place."""
    match type:
        case Ref(elem):
            return Ref(TENSOR, const=False) if elem == TENSOR else holder(elem)
        case Optional(elem):
            return Optional(holder(elem))
        case ArrayRef(elem):
            return Vector(holder(elem))
        case Value():
            return _HOLDERS.get(type, type)
        case List() | Vector() | Array() | Tuple() | Dict() | IntrusivePtr():
            return type
    assert_never(type)


def parameter(type: CppType) -> CppType:
    """The type of an argument as a value: what goes onto a stack."""
    return type.elem if isinstance(type, Ref) else type


def owned(type: CppType) -> CppType:
    """The type of a result as a value: what was written comes back as a tensor of its own."""
    match type:
        case Ref(elem):
            return elem
        case Tuple(elems):
            return Tuple(tuple(owned(elem) for elem in elems))
        case _:
            return type


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
