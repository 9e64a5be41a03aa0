"""Families as declarations: of each variant, only what doesn't follow from the declared one.

    add.Tensor, add_.Tensor, add.out    ->    add.Tensor with inplace=True, structured=Structured(...)

A declaration is what `derive` starts from.  Whether what's derived is what was there is asked of `derive` itself; where
it isn't, the variant stands for itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from opdsl.frontend.derive import derive
from opdsl.frontend.flags import Fields, Flags, StructuredFlag, VariantFlag
from opdsl.frontend.report import Report
from opdsl.lang import DispatchKey
from opdsl.model.families import NoSuchVariant, inplace_variant, out_variant, usual_out
from opdsl.model.function import Family, Kernel, Library, NativeFunction
from opdsl.torchgen.spelling import canonical

FIELDS = (
    *("dispatch", "function", "method", "python_module", "structured_delegate", "autogen", "tags", "device_check"),
    *("device_guard", "manual_cpp_binding", "manual_kernel_registration", "cpp_no_default_args"),
    *("use_const_ref_for_mutable_tensors", "category_override", "python_binding", "view_tracking", "batch_rule"),
)
"""The fields of a function that are flags of a declaration, in the order in which they're written."""
_IMPLICIT = ((DispatchKey.CompositeImplicitAutograd, Kernel("")),)


@dataclass(frozen=True, slots=True)
class Declaration:
    """A function as it's declared, without what its flags say, and the flags."""

    function: NativeFunction
    flags: Flags
    stands_for: tuple[NativeFunction, ...]


def fold(library: Library) -> list[Declaration]:
    """All functions of a library, in as few declarations as say the same."""
    return [declaration for family in library.families for declaration in _family(family)]


def _family(family: Family) -> Iterator[Declaration]:
    if family.functional is None:
        yield from (_alone(function) for function in family)
        return
    folded = _folded(family.functional, family.inplace, family.out)
    yield folded
    yield from (_alone(function) for function in family if function not in folded.stands_for)


def _alone(function: NativeFunction) -> Declaration:
    return Declaration(_bare(function), _flags(function), (function,))


def _folded(base: NativeFunction, inplace: NativeFunction | None, out: NativeFunction | None) -> Declaration:
    """The declaration of `base` with as many of its variants as follow from it."""
    alone = _alone(base)
    wanted: list[tuple[NativeFunction | None, NativeFunction | None]] = [(inplace, out), (inplace, None), (None, out)]
    for one, other in wanted:
        if (one is not None) + (other is not None) == 0:
            continue
        flags = _with_variants(base, alone.flags, one, other)
        functions = [f for f in (base, one, other) if f is not None]
        if flags is not None and _derives(alone.function, flags, functions):
            return Declaration(alone.function, flags, tuple(functions))
    return alone


def _with_variants(
    base: NativeFunction, flags: Flags, inplace: NativeFunction | None, out: NativeFunction | None
) -> Flags | None:
    structured = None
    if out is not None and out.structured is not None:
        if base.structured_delegate != out.name:
            return None
        structured = StructuredFlag(out.structured, out.dispatch, out.ufunc_inner_loop)
        flags = replace(flags, fields={k: v for k, v in flags.fields.items() if k != "structured_delegate"})
    flags = replace(flags, structured=structured)
    if inplace is not None:
        flags = replace(flags, inplace=_variant(base, flags, inplace))
    if out is not None:
        flags = replace(flags, out=_variant(base, flags, out))
    return flags


def _variant(base: NativeFunction, flags: Flags, wanted: NativeFunction) -> VariantFlag | None:
    """What has to be said of a variant; None if it follows from `structured`."""
    is_out = bool(wanted.schema.out_arguments)
    make = out_variant if is_out else inplace_variant
    try:
        usual = make(base.schema, None)
    except NoSuchVariant:
        return VariantFlag()
    overload = None if usual.name == wanted.name else wanted.name.overload
    names = tuple(a.name for a in wanted.schema.out_arguments)
    names = () if names == tuple(a.name for a in usual.out_arguments) else names
    plain = VariantFlag(overload, names=names)
    probe = replace(flags, out=plain if is_out else None, inplace=None if is_out else plain)
    derived = next((f for f in derive(_bare(base), probe, Report()) if f.name == wanted.name), None)
    if derived is None:
        return plain
    differing = {name: getattr(wanted, name) for name in FIELDS if _said(derived, name) != _said(wanted, name)}
    if differing.get("autogen") == (usual_out(wanted.name),):
        differing["autogen"] = True
    if "dispatch" in differing and wanted.structured is not None:
        del differing["dispatch"]
    if is_out and flags.structured is not None and overload is None and not differing and not names:
        return None
    return VariantFlag(overload, differing, names)


def _derives(bare: NativeFunction, flags: Flags, wanted: Sequence[NativeFunction]) -> bool:
    report = Report()
    derived = list(derive(bare, flags, report))
    return not report.diagnostics and len(derived) == len(wanted) and all(map(same, derived, wanted))


def same(one: NativeFunction, other: NativeFunction) -> bool:
    """Whether two functions say the same; places, documentation and the spelling of defaults aside."""
    return (
        canonical(one.schema) == canonical(other.schema)
        and one.structured == other.structured
        and one.ufunc_inner_loop == other.ufunc_inner_loop
        and all(_said(one, name) == _said(other, name) for name in FIELDS)
    )


def _said(function: NativeFunction, name: str) -> object:
    value: object = getattr(function, name)
    return value


def _bare(function: NativeFunction) -> NativeFunction:
    return NativeFunction(function.schema, function.doc, span=function.span)


def _flags(function: NativeFunction) -> Flags:
    """What's said of a function by itself."""
    plain = NativeFunction(function.schema)
    fields: Fields = {
        name: getattr(function, name) for name in FIELDS if getattr(function, name) != getattr(plain, name)
    }
    if function.autogen == (usual_out(function.name),):
        fields["autogen"] = True
    if fields.get("dispatch") == _IMPLICIT:
        del fields["dispatch"]
    elif not function.dispatch and function.structured_delegate is None and function.structured is None:
        fields["dispatch"] = ()
    if function.structured is None:
        return Flags(fields)
    fields.pop("dispatch", None)
    return Flags(fields, structured=StructuredFlag(function.structured, function.dispatch, function.ufunc_inner_loop))
