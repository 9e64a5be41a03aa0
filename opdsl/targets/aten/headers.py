"""The headers of ATen: some for each root of operators' names, and those that put all of them together.

ATen/ops/add.h, add_ops.h, add_native.h, add_meta.h, add_cpu_dispatch.h ...
ATen/Functions.h, Operators.h, MethodOperators.h, NativeFunctions.h, NativeMetaFunctions.h, CPUFunctions.h ...
ATen/core/TensorBody.h, ATen/RedispatchFunctions.h
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opdsl.lang.keys import DispatchKey
from opdsl.model.unit import Unit
from opdsl.targets.aten.functions import functions, method_declarations, method_definitions, redispatch_functions
from opdsl.targets.aten.handles import handle
from opdsl.targets.aten.kernels import direct_functions, meta_prototype, prototypes
from opdsl.targets.aten.operators import Group, Operators
from opdsl.targets.aten.templates import Templates

DIRECT_KEYS = (
    DispatchKey.CPU,
    DispatchKey.CUDA,
    DispatchKey.CompositeImplicitAutograd,
    DispatchKey.CompositeImplicitAutogradNestedTensor,
    DispatchKey.CompositeExplicitAutograd,
    DispatchKey.CompositeExplicitAutogradNonFunctional,
    DispatchKey.Meta,
)
"""Keys whose kernels can be called past the dispatcher."""


def units(operators: Operators, templates: Templates) -> Iterator[Unit]:
    yield from _operator_headers(operators, templates)
    yield from _all_of(operators, templates)
    for key in DIRECT_KEYS:
        yield from _direct_headers(operators, templates, key)
    yield _tensor_body(operators, templates)
    texts = "\n".join(map(redispatch_functions, operators.all))
    yield Unit(
        "ATen/RedispatchFunctions.h", templates["RedispatchFunctions.h"].fill(function_redispatch_definitions=texts)
    )


def _structured(groups: Iterable[Group]) -> list[str]:
    return [meta_prototype(group, group.out) for group in groups if group.out is not None]


def _operator_headers(operators: Operators, templates: Templates) -> Iterator[Unit]:
    """For each root: `X_ops.h`, `X.h`, `X_native.h` and, if there is a structured group, `X_meta.h`."""
    operator_h, function_h = templates["Operator.h"], templates["Function.h"]
    native_h, meta_h = templates["NativeFunction.h"], templates["NativeMetaFunction.h"]
    for root, own in operators.roots.items():
        groups = operators.groups_of[root]
        path = f"ATen/ops/{root}"
        yield Unit(f"{path}_ops.h", operator_h.fill(declarations="\n".join(map(handle, own))))
        text = function_h.fill(
            static_dispatch_ops_headers="",
            operator_includes=_include(root, "_ops"),
            function_definitions="".join(map(functions, own)),
        )
        yield Unit(f"{path}.h", text)
        structured = _structured(groups)
        if structured:
            yield Unit(f"{path}_meta.h", meta_h.fill(meta_function_declarations="\n".join(structured)))
        text = native_h.fill(
            extra_includes=_include(root, "_meta") if structured else "",
            native_function_declarations=prototypes(groups, operators.keys),
        )
        yield Unit(f"{path}_native.h", text)


def _all_of(operators: Operators, templates: Templates) -> Iterator[Unit]:
    """Headers that include those of all roots: `Functions.h` all `X.h`, and so on."""
    for header, suffix in (
        ("Functions", ""),
        ("Operators", "_ops"),
        ("NativeMetaFunctions", "_meta"),
        ("NativeFunctions", "_native"),
    ):
        yield _including(templates, header, sorted(operators.roots), suffix)
    methods = (root for root, own in operators.roots.items() if any(o.function.method for o in own))
    # PyTorch sorts these by the name of the header, in which `_ops` comes before a second word.
    yield _including(templates, "MethodOperators", sorted(methods, key=lambda root: f"{root}_ops"), "_ops")


def _including(templates: Templates, header: str, roots: Iterable[str], suffix: str) -> Unit:
    texts = {f"{header}_includes": _includes(roots, suffix), f"{header}_declarations": ""}
    return Unit(f"ATen/{header}.h", templates[f"{header}.h"].fill(**texts))


def _includes(roots: Iterable[str], suffix: str) -> str:
    return "\n".join(_include(root, suffix) for root in roots)


def _include(root: str, suffix: str) -> str:
    return f"#include <ATen/ops/{root}{suffix}.h>"


def _direct_headers(operators: Operators, templates: Templates, key: DispatchKey) -> Iterator[Unit]:
    """`X_cpu_dispatch.h` for each root with a kernel at `key`, and `CPUFunctions.h` for all of them."""
    space = key.value.lower()
    suffix = f"_{space}_dispatch"
    header = templates["DispatchKeyFunction.h"]
    roots = []
    for root, groups in operators.groups_of.items():
        text = "".join(direct_functions(group, key) for group in groups)
        if text:
            roots.append(root)
            path = f"ATen/ops/{root}{suffix}.h"
            yield Unit(path, header.fill(dispatch_namespace=space, dispatch_namespaced_declarations=text))
    text = templates["DispatchKeyFunctions.h"].fill(
        dispatch_key=key.value, inline_headers=f"#include <ATen/{key.value}Functions_inl.h>"
    )
    yield Unit(f"ATen/{key.value}Functions.h", text)
    text = templates["DispatchKeyFunctions_inl.h"].fill(
        dispatch_namespace=space,
        DispatchKeyFunctions_inl_includes=_includes(sorted(roots), suffix),
        dispatch_namespaced_declarations="",
    )
    yield Unit(f"ATen/{key.value}Functions_inl.h", text)


def _tensor_body(operators: Operators, templates: Templates) -> Unit:
    text = templates["TensorBody.h"].fill(
        tensor_method_declarations="".join(map(method_declarations, operators.all)),
        tensor_method_definitions="".join(map(method_definitions, operators.all)),
    )
    return Unit("ATen/core/TensorBody.h", text)
