"""Prototypes of the kernels behind operators, and functions that call them past the dispatcher.

ATen/ops/add_native.h          at::native::add_sparse(...), at::native::structured_ufunc_add_CPU
ATen/ops/add_meta.h            at::meta::structured_add_Tensor
ATen/ops/add_cpu_dispatch.h    at::cpu::add(...)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from opdsl.cpp.types import STRUCTURED, Ref, argument_type
from opdsl.lang.keys import DispatchKey
from opdsl.model.function import Precomputed
from opdsl.model.schema import Argument, SchemaKind
from opdsl.targets.aten.operators import STRUCTURED_KEYS, Group, Operator

NATIVE = "at::native"


# -- prototypes


def prototypes(groups: Iterable[Group], keys: Iterable[DispatchKey]) -> str:
    """
    namespace at {
    namespace native {
    TORCH_API at::Tensor add_sparse(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha=1);
    } // namespace native
    } // namespace at

    Keys that share a kernel share its prototype. A kernel of another namespace is `native` in that one.
    """
    found: dict[str, dict[str, None]] = {NATIVE: {}}
    for group in groups:
        for key in filter(group.keys.__contains__, keys):
            for kernel, text in _group_prototypes(group, key):
                space, _, _ = kernel.rpartition("::")
                found.setdefault(f"{space}::native" if space else NATIVE, {})[text] = None
    return "\n".join(_in_namespace(space, texts) for space, texts in found.items())


def _group_prototypes(group: Group, key: DispatchKey) -> Iterator[tuple[str, str]]:
    """The prototypes at `key`, each with the name of its kernel."""
    if group.out is not None and key in STRUCTURED_KEYS and key in group.out.kernels:
        kernel = group.out.kernels[key]
        yield kernel, _implementation(group, group.out, kernel)
        return
    for operator in group.operators:
        found = operator.kernels.get(key)
        if found is not None:
            name = found.rpartition("::")[2]
            yield found, f"TORCH_API {operator.native(found).declaration(name, defaults=True)};\n"


def _in_namespace(space: str, texts: Iterable[str]) -> str:
    names = space.split("::")
    opened = "".join(f"namespace {name} {{\n" for name in names)
    closed = "".join(f"}} // namespace {name}\n" for name in reversed(names))
    return f"{opened}{''.join(texts)}{closed}"


# -- structured kernels


def _meta_class(group: Group) -> str:
    return f"structured_{group.operators[0].name}"


def _parameters(arguments: Iterable[Argument]) -> str:
    return ", ".join(f"{argument_type(a.type, STRUCTURED)} {a.name}" for a in arguments)


def _implementation(group: Group, out: Operator, kernel: str) -> str:
    """
    struct TORCH_API structured_ufunc_add_CPU : public at::meta::structured_add_Tensor {
    void impl(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha, const at::Tensor& out);
    };
    """
    precomputed = _precomputed(out)
    replaced = {p.argument: p.elements for p in precomputed}
    inputs = chain.from_iterable(replaced.get(a.name, (a,)) for a in out.function.schema.inputs)
    parameters = _parameters([*inputs, *replaced.get("", ()), *out.function.schema.out_arguments])
    return (
        f"struct TORCH_API structured_{kernel} : public at::meta::{_meta_class(group)} {{\n"
        f"void impl({parameters});\n}};\n"
    )


def meta_prototype(group: Group, out: Operator) -> str:
    """
    struct TORCH_API structured_add_Tensor : public TensorIteratorBase {
        void meta(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha);
    };
    """
    structured = group.family.structured
    assert structured is not None
    elements = [e for p in _precomputed(out) for e in p.elements]
    computed = _precompute_class(elements) if elements else ""
    return (
        f"struct TORCH_API {_meta_class(group)} : public {structured.inherits or 'at::impl::MetaBase'} {{\n{computed}"
        f"    {'meta_return_ty' if elements else 'void'} meta({_parameters(out.function.schema.inputs)});\n}};\n"
    )


def _precomputed(out: Operator) -> tuple[Precomputed, ...]:
    """What replaces an argument, then what's added to all."""
    structured = out.function.structured
    return tuple(sorted(structured.precomputed, key=lambda p: not p.argument)) if structured is not None else ()


def _precompute_class(elements: list[Argument]) -> str:
    """
    template <bool DIM = false>
    struct TORCH_API precompute_out {
        precompute_out<true> set_dim(int64_t value) {
            static_assert(DIM == false, "dim already set");
            precompute_out<true> ret;
            ret.dim = value;
            return ret;
        }
        int64_t dim;
    };
    using meta_return_ty = precompute_out<true>;
    """
    flags = [e.name.upper() for e in elements]
    types = [_value_type(e) for e in elements]
    setters = "".join(_setter(elements, at, flags, types[at]) for at in range(len(elements)))
    members = "".join(f"        {type} {e.name};\n" for type, e in zip(types, elements, strict=True))
    return (
        f"    template <{', '.join(f'bool {flag} = false' for flag in flags)}>\n"
        f"    struct TORCH_API precompute_out {{\n{setters}{members}    }};\n"
        f"    using meta_return_ty = precompute_out <{', '.join('true' for _ in flags)}>;\n"
    )


def _value_type(element: Argument) -> str:
    type = argument_type(element.type, STRUCTURED)
    return str(type.elem if isinstance(type, Ref) else type)


def _setter(elements: list[Argument], at: int, flags: list[str], type: str) -> str:
    name = elements[at].name
    result = f"precompute_out<{', '.join([*flags[:at], 'true', *flags[at + 1 :]])}>"
    copied = "".join(
        f"            ret.{e.name} = {'value' if e.name == name else f'this->{e.name}'};\n" for e in elements
    )
    return (
        f"        {result} set_{name}({type} value) {{\n"
        f'            static_assert({flags[at]} == false, "{name} already set");\n'
        f"            {result} ret;\n{copied}            return ret;\n        }}\n"
    )


# -- past the dispatcher


def direct_functions(group: Group, key: DispatchKey) -> str:
    """`TORCH_API at::Tensor add(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha=1);`"""
    return "".join([o.exported for o in group.operators if _has_direct_functions(group, o, key)])


def _has_direct_functions(group: Group, operator: Operator, key: DispatchKey) -> bool:
    function = operator.function
    if group.out is not None:
        # Of a structured group, Meta has all kernels, and the composite ones are all but the out variant.
        if key is DispatchKey.CompositeExplicitAutogradNonFunctional:
            return operator.kind is not SchemaKind.out
        if key is DispatchKey.Meta or (key in STRUCTURED_KEYS and key in group.out.kernels):
            return True
    if function.manual_kernel_registration:
        return False
    # At Meta, what's written in place has its size already: the kernel has nothing to do.
    trivial = key is DispatchKey.Meta and operator.kind is SchemaKind.inplace and not operator.is_composite
    return key in operator.kernels or (trivial and len(function.schema.returns) == 1)
