"""C functions by which programs that were compiled ahead of time call operators: their binary interface stays.

    torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h      past the dispatcher, for each backend
    torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h     through the dispatcher

A tensor is a handle, a bool an int32_t, a list a pointer and a length, an optional a pointer that may be null; results
are written to pointers.  An operator with a type that C can't say has no function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opdsl.lang.keys import DispatchKey
from opdsl.model.function import CShim
from opdsl.model.schema import Argument, FunctionSchema, SchemaKind
from opdsl.model.types import Base, BaseType, ListType, OptionalType, Type
from opdsl.model.unit import Unit
from opdsl.targets.aten.operators import COMPOSITE_KEYS, Operator, Operators

FOLDER = "torch/csrc/inductor/aoti_torch/generated"
BACKENDS = (DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.MPS, DispatchKey.XPU)

_C_TYPES = {
    Base.Tensor: "AtenTensorHandle",
    Base.bool: "int32_t",
    Base.int: "int64_t",
    Base.SymInt: "int64_t",
    Base.Scalar: "double",
    Base.float: "double",
    Base.str: "const char*",
    Base.DeviceIndex: "int32_t",
    Base.Layout: "int32_t",
    Base.MemoryFormat: "int32_t",
    Base.ScalarType: "int32_t",
    Base.Generator: "AtenGeneratorHandle",
}


class _NoCType(ValueError):
    """C can't say this type."""


def units(operators: Operators) -> Iterator[Unit]:
    shims = sorted(operators.library.shims, key=_python_name)
    for backend in (None, *BACKENDS):
        device = "aten" if backend is None else backend.value.lower()
        own = [shim for shim in shims if shim.dispatched is (backend is None)]
        there = [shim for shim in own if backend is None or _has_kernel(operators, shim, backend)]
        texts = [text for shim in there for text in shim_declarations(operators.by_name[shim.operator], shim, device)]
        yield Unit(f"{FOLDER}/c_shim_{device}.h", _header(texts))


def _python_name(shim: CShim) -> str:
    """The name that Python has: `aten.add.Tensor`, `aten.exp.default`."""
    return f"{shim.operator.base}.{shim.operator.overload or 'default'}"


def _has_kernel(operators: Operators, shim: CShim, backend: DispatchKey) -> bool:
    """Whether there's something to call: a kernel of the backend, of the structured function, or of all backends."""
    operator = operators.by_name[shim.operator]
    delegate = operator.function.structured_delegate
    keys = set(operator.kernels)
    if delegate is not None:
        keys |= set(operators.by_name[delegate].kernels)
    return backend in keys or any(key in operator.kernels for key in COMPOSITE_KEYS)


def shim_declarations(operator: Operator, shim: CShim, device: str) -> list[str]:
    """`AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_exp(AtenTensorHandle self, AtenTensorHandle* ret0);`

    The last version comes first, with all arguments; each before it lacks those that were added since.
    """
    texts = []
    later = set[str]()
    try:
        for number, version in reversed(list(enumerate(shim.versions, start=1))):
            name = operator.name if number == 1 else f"{operator.name}_v{number}"
            parameters = ", ".join(_parameters(operator, later))
            text = f"AOTI_TORCH_EXPORT AOTITorchError aoti_torch_{device}_{name}({parameters});\n"
            if version.since:
                text = f"#if TORCH_FEATURE_VERSION >= {version.since}\n{text}#endif // {version.since}\n"
            texts.append(text)
            later.update(version.added)
    except _NoCType:
        return []
    return texts


def _parameters(operator: Operator, left_out: set[str]) -> Iterator[str]:
    schema = operator.function.schema
    for argument in (*schema.out_arguments, *schema.inputs):
        if argument.name not in left_out:
            yield from _argument(argument)
    if operator.kind in (SchemaKind.functional, SchemaKind.mutable):
        yield from _results(schema)


def _argument(argument: Argument) -> Iterable[str]:
    types, names = _c_types(argument.type), (argument.name, _second_name(argument))
    return (f"{type} {name}" for type, name in zip(types, names, strict=False))


def _second_name(argument: Argument) -> str:
    plain = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
    return f"{argument.name}_{'len' if isinstance(plain, ListType) else 'index'}_"


def _c_types(type: Type) -> tuple[str, ...]:
    """One C type, or two: of a list and its length, of a device and its index."""
    match type:
        case BaseType(Base.Device):
            return "int32_t", "int32_t"
        case BaseType(base) if base in _C_TYPES:
            return (_C_TYPES[base],)
        case OptionalType(elem):
            first, *more = _c_types(elem)
            return f"{first}*", *more
        case ListType(elem):
            (of,) = _c_types(elem)
            return f"const {of}*", "int64_t"
        case _:
            raise _NoCType(type)


def _results(schema: FunctionSchema) -> Iterator[str]:
    for at, result in enumerate(schema.returns):
        if not isinstance(result.type, BaseType) or result.type.base not in _C_TYPES:
            raise _NoCType(result.type)
        yield f"{_C_TYPES[result.type.base]}* ret{at}"


def _header(declarations: list[str]) -> str:
    return (
        "// @generated by opdsl. The functions are promised to compiled programs: none may go, or change.\n\n"
        "#pragma once\n\n"
        "#include <torch/csrc/inductor/aoti_torch/c/shim.h>\n\n"
        '#ifdef __cplusplus\nextern "C" {\n#endif\n\n'
        f"{''.join(declarations)}\n"
        '#ifdef __cplusplus\n} // extern "C"\n#endif\n'
    )
