"""Variants derived from a functional schema, and functions gathered into families by signature.

    softcap(Tensor self, float cap) -> Tensor                              functional, as declared
    softcap_(Tensor(a!) self, float cap) -> Tensor(a!)                     inplace_variant
    softcap.out(Tensor self, float cap, *, Tensor(a!) out) -> Tensor(a!)   out_variant
    split_heads_copy(Tensor self, SymInt num_heads) -> Tensor              view_copy

Source: the rules are those of PyTorch's aten/src/ATen/native/README.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from opdsl.lang.keys import DispatchKey
from opdsl.model.function import DeprecatedSignature, Family, Kernel, Library, NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return, SchemaKind, without_aliases
from opdsl.model.types import TENSOR, AliasSet, BaseType, ListType, Type, with_alias


class NoSuchVariant(ValueError):
    """This schema has no variant of that kind; the message says why."""


def _written(type: Type, index: int) -> Type:
    return with_alias(type, AliasSet(("abcdefghijklmnopqrstuvwxyz"[index],), write=True))


def inplace_variant(schema: FunctionSchema, overload: str | None = None) -> FunctionSchema:
    """The schema that writes its result into the first argument.

    Raises `NoSuchVariant` unless the result has the type of the first argument, a tensor or a list of tensors.
    """
    first = schema.positional[0] if schema.positional else None
    if first is None or [r.type for r in schema.returns] != [first.type]:
        raise NoSuchVariant("an in-place variant needs one result, of the type of the first argument")
    if first.type != TENSOR and not (isinstance(first.type, ListType) and first.type.elem == TENSOR):
        raise NoSuchVariant("an in-place variant writes a `Tensor`, or a list of them")
    type = _written(first.type, 0)
    returns = (Return(type, span=schema.returns[0].span),) if isinstance(type, BaseType) else ()
    name = replace(schema.name, base=f"{schema.name.base}_")
    return replace(
        schema,
        name=name if overload is None else replace(name, overload=overload),
        positional=(replace(first, type=type), *schema.positional[1:]),
        returns=returns,
    )


def out_variant(schema: FunctionSchema, overload: str | None = None, names: Sequence[str] = ()) -> FunctionSchema:
    """The schema that writes its results into keyword-only arguments, named as the results, or `out`, `out0`...

    `names` are other names of these arguments.  ATen's tensor options are left out: what's written has them.

    Raises `NoSuchVariant` unless every result is a tensor or a list of tensors, and none shares memory.
    """
    if schema.mutable_arguments:
        raise NoSuchVariant("an out variant is of a functional operator, and this one writes its arguments")
    if not schema.returns:
        raise NoSuchVariant("an out variant needs a result")
    if any(r.alias is not None for r in schema.returns):
        raise NoSuchVariant("the results share memory with arguments: there is nothing to write them to")
    if names and len(names) != len(schema.returns):
        raise NoSuchVariant(f"{len(schema.returns)} results can't be written to {len(names)} names")
    outs = []
    for i, result in enumerate(schema.returns):
        if result.type not in (TENSOR, ListType(TENSOR)):
            raise NoSuchVariant("an out variant writes tensors, and a result is none")
        fallback = "out" if len(schema.returns) == 1 else f"out{i}"
        name = names[i] if names else result.name or fallback
        outs.append(Argument(name, _written(result.type, i), span=result.span))
    options = schema.tensor_options if schema.name.is_aten else ()
    named = any(r.name for r in schema.returns) and len(outs) > 1
    returns = tuple(
        Return(a.type, (r.name or a.name) if named else "", a.span)
        for a, r in zip(outs, schema.returns, strict=True)
        if isinstance(a.type, BaseType)
    )
    if overload is None:
        overload = f"{schema.name.overload}_out" if schema.name.overload else "out"
    return replace(
        schema,
        name=replace(schema.name, overload=overload),
        keyword_only=(*(a for a in schema.keyword_only if a not in options), *outs),
        returns=returns,
    )


def functional_variant(schema: FunctionSchema, name: OperatorName) -> FunctionSchema:
    """The schema that returns as fresh tensors what this one writes, after what it returns besides.

    Raises `NoSuchVariant` if nothing is written.
    """
    written = schema.mutable_arguments
    if not written:
        raise NoSuchVariant("a functional variant is of an operator that writes")
    plain = without_aliases(schema)
    fresh = tuple(r for r in schema.returns if r.alias is None)
    only = len(written) == 1 and not fresh
    results = tuple(
        Return(with_alias(a.type, None), "" if only else f"{a.name.rstrip('_')}_out", a.span) for a in written
    )
    return replace(plain, name=name, returns=fresh + results)


def usual_out(name: OperatorName) -> OperatorName:
    """The out variant that's generated for an operator: `add.out` for `add`, `add.Scalar_out` for `add_.Scalar`."""
    base = name.base.removesuffix("_") if name.base.endswith("_") and not name.base.endswith("__") else name.base
    return replace(name, base=base, overload=f"{name.overload}_out" if name.overload else "out")


def view_copy(function: NativeFunction) -> NativeFunction:
    """The operator that computes what a view operator does, but returns fresh tensors."""
    schema = without_aliases(function.schema)
    return NativeFunction(
        schema=replace(schema, name=replace(schema.name, base=f"{schema.name.base}_copy")),
        doc=f"The result of `{function.name.unqualified}` as a copy that shares no memory.",
        dispatch=((DispatchKey.CompositeExplicitAutogradNonFunctional, Kernel("", function.span)),),
        tags=("view_copy",),
        python_module=function.python_module,
        view_copy_of=function.name,
        derivatives=function.derivatives,
        span=function.span,
    )


def complete_view_copies(library: Library) -> Library:
    """The library with a copying operator for every view operator that has none, composite ones excepted."""
    names = {f.name for f in library.functions}
    families = []
    for family in library.families:
        families.append(family)
        for function in family:
            if function.schema.is_view and not function.is_composite_implicit and not function.external:
                copy = view_copy(function)
                if copy.name not in names:
                    families.append(Family(copy.name.identifier, functional=copy))
    return replace(library, families=tuple(families))


Signature = tuple[str, tuple[tuple[str, Type], ...], tuple[tuple[str, Type], ...], tuple[Type, ...]]


def signature(schema: FunctionSchema) -> Signature:
    """What the variants of a family have in common: the root of their names, the inputs and the results' plain types.

    ATen's out variants have no tensor options: they take them from what they write.
    """
    options = schema.tensor_options if schema.name.is_aten else ()
    left_out = {a.name for a in (*schema.out_arguments, *options)}
    if schema.kind is SchemaKind.functional:
        results = [r.type for r in schema.returns]
    else:
        results = [r.type for r in schema.returns if r.alias is None]
        results += [a.type for a in (*schema.out_arguments, *schema.positional) if a.is_write]
    return (
        f"{schema.name.namespace}::{schema.name.root}",
        tuple([(a.name, with_alias(a.type, None)) for a in schema.positional]),
        tuple([(a.name, with_alias(a.type, None)) for a in schema.keyword_only if a.name not in left_out]),
        tuple([with_alias(type, None) for type in results]),
    )


def gather(functions: Iterable[NativeFunction]) -> tuple[Family, ...]:
    """Families in the order of their first function. A second function of one kind starts a family of its own."""
    slots: list[dict[str, NativeFunction]] = []
    by_signature: dict[Signature, dict[str, NativeFunction]] = {}
    for function in functions:
        key = signature(function.schema)
        slot = by_signature.get(key)
        if slot is None or function.kind.value in slot:
            slot = by_signature[key] = {}
            slots.append(slot)
        slot[function.kind.value] = function
    names = set[str]()
    return tuple(_family(slot, names) for slot in slots)


def _family(slot: dict[str, NativeFunction], names: set[str]) -> Family:
    functions = (slot.get("functional"), slot.get("inplace"), slot.get("out"), slot.get("mutable"))
    first = next(f.name for f in functions if f is not None)
    # A family of `adamw_` alone goes by `adamw`, unless there's an `adamw` of another signature.
    short = OperatorName(first.base.rstrip("_"), first.overload).identifier
    name = short if short and short not in names else first.identifier
    names.add(name)
    return Family(name, *functions)


# -- deprecated signatures


def deprecated_inplace(deprecated: DeprecatedSignature, inplace: NativeFunction) -> DeprecatedSignature:
    """The signature of the in-place variant: what's passed for the written argument is written."""
    call = dict(deprecated.call)
    written = {call[a.name]: a.type for a in inplace.schema.mutable_arguments if a.name in call}
    positional = tuple(replace(a, type=written.get(a.name, a.type)) for a in deprecated.schema.positional)
    schema = replace(deprecated.schema, name=inplace.name, positional=positional, returns=inplace.schema.returns)
    return replace(deprecated, schema=schema, target=inplace.name, inplace=False, out=False)


def deprecated_out(deprecated: DeprecatedSignature, out: NativeFunction) -> DeprecatedSignature:
    """The signature of the out variant, which passes on what's written."""
    outs = out.schema.out_arguments
    keywords = (*deprecated.schema.keyword_only, *outs)
    schema = replace(deprecated.schema, name=out.name, keyword_only=keywords, returns=out.schema.returns)
    call = (*((a.name, a.name) for a in outs), *deprecated.call)
    return replace(deprecated, schema=schema, target=out.name, call=call, inplace=False, out=False)
