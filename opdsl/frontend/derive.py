"""The functions that one declaration stands for: its own, and the variants that its flags derive.

    @native_function(dispatch=CPU, inplace=True, out=Variant(dispatch=CPU))
    def swiglu(gate: Tensor, up: Tensor) -> Tensor: ...

gives `swiglu`, `swiglu_` whose kernel is generated (it calls `swiglu` and copies), and `swiglu.out` with its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from opdsl.frontend.flags import Fields, Flags, VariantFlag
from opdsl.frontend.report import Report
from opdsl.lang import DispatchKey
from opdsl.model.families import NoSuchVariant, inplace_variant, out_variant
from opdsl.model.function import Kernel, NativeFunction
from opdsl.model.schema import FunctionSchema

_IMPLICIT = DispatchKey.CompositeImplicitAutograd
_EXPLICIT = DispatchKey.CompositeExplicitAutograd
_INHERITED = ("tags", "function", "method", "python_module", "device_check", "device_guard")


def derive(function: NativeFunction, flags: Flags, report: Report) -> Iterator[NativeFunction]:
    """`function` completed by `flags`, then the variants; a variant that the schema doesn't have is reported."""
    inplace = _schema(function, flags.inplace, inplace_variant, report)
    out = _schema(function, flags.out or (VariantFlag() if flags.structured else None), out_variant, report)
    function = replace(function, **flags.fields)
    if flags.structured is not None and out is not None:
        function = replace(function, structured_delegate=out.name)
    elif not function.dispatch and function.structured_delegate is None:
        function = replace(function, dispatch=((_IMPLICIT, Kernel("", function.span)),))
    yield function
    inherited: Fields = {name: value for name, value in flags.fields.items() if name in _INHERITED}
    inherited["tags"] = tuple(tag for tag in function.tags if tag != "core")
    if inplace is not None and flags.inplace is not None:
        yield _completed(function, inplace, inherited | flags.inplace.fields)
    if out is not None:
        own = flags.out.fields if flags.out is not None else {}
        fields: Fields = {**inherited, "method": False, "function": True, **own}
        if flags.structured is None:
            yield _completed(function, out, fields)
        else:
            structured = flags.structured
            fields = {"dispatch": structured.dispatch, **fields}
            implementation = NativeFunction(out, function.doc, span=function.span, structured=structured.structured)
            yield replace(implementation, ufunc_inner_loop=structured.ufunc, **fields)


def _schema(
    function: NativeFunction,
    flag: VariantFlag | None,
    variant: Callable[[FunctionSchema, str | None], FunctionSchema],
    report: Report,
) -> FunctionSchema | None:
    if flag is None:
        return None
    try:
        return variant(function.schema, flag.overload)
    except NoSuchVariant as error:
        report.error(function.span, "no-such-variant", str(error))
        return None


def _completed(function: NativeFunction, schema: FunctionSchema, fields: Fields) -> NativeFunction:
    """A variant with its own kernels where it has some, else the structured one, else a generated one."""
    variant = NativeFunction(schema, function.doc, span=function.span, **fields)
    if variant.dispatch or variant.structured_delegate is not None:
        return variant
    if function.structured_delegate is not None:
        return replace(variant, structured_delegate=function.structured_delegate)
    key = _IMPLICIT if function.is_composite_implicit else _EXPLICIT
    return replace(variant, dispatch=((key, Kernel("", function.span)),), kernel_from=function.name)
