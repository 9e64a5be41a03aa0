"""Structured families: the author writes one `meta` and one `impl` a backend; three operators a backend come of it.

    struct softcap_meta : public at::TensorIteratorBase {
      void meta(const at::Tensor& self, double cap);
    };
    struct softcap_cpu : public softcap_meta {
      void impl(const at::Tensor& self, double cap, const at::Tensor& out);
    };

are the prototypes; the functional, in-place and out kernels run `meta`, which says what the results are, then `impl`::

    at::Tensor softcap_CPU(c10::OperatorKernel*, c10::DispatchKeySet, const at::Tensor& self, double cap) {
      opdsl::Functional<kernels::softcap_cpu, 1> op;
      op.meta(self, cap);
      op.impl(self, cap, op.result(0));
      return op.result(0);
    }

At Meta only `meta` runs.  It speaks plain sizes, so symbolic ones meet it through stand-ins (`opdsl::Symbolic`).

Source: aten/src/ATen/native/README.md and torch/include/ATen/TensorMeta.h of PyTorch.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from opdsl.cpp.convert import convert
from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import Binding, Signature, dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import TENSOR, TENSOR_LIST, CppType, List, Optional, Ref, Rules, argument_type, includes
from opdsl.lang import DispatchKey
from opdsl.model.function import Family, NativeFunction, Structured
from opdsl.model.schema import Argument, SchemaKind
from opdsl.wrappers.derived import LEADING
from opdsl.wrappers.devices import device_lines

SUPPORT = Include("opdsl/structured.h")
_RULES = Rules(symint=False, const_mutable=True)
"""`meta` and `impl` take plain integers, and outputs as const references, as ATen's do."""


@dataclass(frozen=True, slots=True)
class Group:
    """A structured family as its kernels see it."""

    family: Family
    out: NativeFunction
    structured: Structured

    @property
    def inputs(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.out.schema.arguments if a not in self.out.schema.out_arguments)

    @property
    def meta_class(self) -> str:
        return f"{self.family.name}_meta"

    @property
    def base_class(self) -> str:
        return f"at::{self.structured.inherits}" if self.structured.inherits else "at::impl::MetaBase"

    @property
    def iterates(self) -> bool:
        """Whether `meta` broadcasts its tensors, as a TensorIterator does."""
        return self.structured.inherits == "TensorIteratorBase"

    @property
    def implementations(self) -> dict[DispatchKey, str]:
        """The class that holds `impl` at each key."""
        return {key: kernel.name or f"{self.family.name}_{key.value.lower()}" for key, kernel in self.out.dispatch} | (
            {DispatchKey.CPU: f"{self.family.name}_cpu"} if self.out.ufunc_inner_loop else {}
        )

    @property
    def meta_arguments(self) -> tuple[Binding, ...]:
        return tuple(_binding(a) for a in self.inputs)

    @property
    def impl_inputs(self) -> tuple[Binding, ...]:
        """The arguments of `impl` before the outputs: what is precomputed stands in the place of what it replaces."""
        replaced = {p.argument: p.elements for p in self.structured.precomputed}
        bindings = [b for a in self.inputs for b in map(_binding, replaced.get(a.name, (a,)))]
        return (*bindings, *map(_binding, replaced.get("", ())))

    @property
    def precomputed(self) -> tuple[Argument, ...]:
        return tuple(e for p in self.structured.precomputed for e in p.elements)


def structured_group(family: Family) -> Group | None:
    if family.out is None or family.out.structured is None:
        return None
    return Group(family, family.out, family.out.structured)


def _binding(argument: Argument) -> Binding:
    return Binding(identifier(argument.name), argument_type(argument.type, _RULES), argument.name)


# -- prototypes


def structured_prototypes(out: Writer, group: Group) -> None:
    """Writes the classes whose `meta` and `impl` the author defines."""
    origin = f"  // {group.out.origin}"
    base = "ATen/TensorIterator.h" if group.structured.inherits else "ATen/TensorMeta.h"
    out.include(Include(base))
    bindings = (*group.meta_arguments, *group.impl_inputs)
    out.include(*sorted(includes(*(b.type for b in bindings))))
    parameters = ", ".join(map(str, group.meta_arguments))
    with (
        out.piece(group.out.name.unqualified, "prototype of meta"),
        out.block(f"struct {group.meta_class} : public {group.base_class}", ";"),
    ):
        if group.precomputed:
            _precompute_class(out, group.precomputed)
        result = "meta_return_ty" if group.precomputed else "void"
        out.line(f"{result} meta({parameters});{origin}")
    outputs = [f"{_binding(a)}" for a in group.out.schema.out_arguments]
    parameters = ", ".join([*map(str, group.impl_inputs), *outputs])
    for key, name in group.implementations.items():
        with (
            out.piece(group.out.name.unqualified, f"prototype for {key.value}"),
            out.block(f"struct {name} : public {group.meta_class}", ";"),
        ):
            out.line(f"void impl({parameters});{origin}")


def _precompute_class(out: Writer, values: tuple[Argument, ...]) -> None:
    """What `meta` returns: each value is set once, and all must be, or it doesn't compile."""
    flags = ", ".join(f"bool {v.name}_set = false" for v in values)
    out.comment("The values that `meta` computes for `impl`: `return precompute_out<>().set_...(...)`, each once.")
    out.line(f"template <{flags}>")
    with out.block("struct precompute_out", ";"):
        for value in values:
            states = ", ".join("true" if v is value else f"{v.name}_set" for v in values)
            moved = ", ".join("value" if v is value else f"this->{v.name}" for v in values)
            type = argument_type(value.type, _RULES)
            with out.block(f"precompute_out<{states}> set_{value.name}({_value(type)} value) const"):
                out.line(f'static_assert(!{value.name}_set, "`{value.name}` is set twice");')
                out.line(f"return {{{moved}}};")
        for value in values:
            out.line(f"{_value(argument_type(value.type, _RULES))} {value.name}{{}};")
    out.line(f"using meta_return_ty = precompute_out<{', '.join('true' for _ in values)}>;")


def _value(type: CppType) -> CppType:
    return type.elem if isinstance(type, Ref) else type


# -- kernels


def structured_kernels(
    out: Writer, family: Family, function: NativeFunction
) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernels of one function of a structured family; gives the key and the name of each."""
    group = structured_group(family)
    if group is None or (function is not group.out and function.structured_delegate != group.out.name):
        return
    own = {key for key, _ in function.dispatch} if function is not group.out else set()
    out.include(SUPPORT)
    for key, name in group.implementations.items():
        if key not in own:
            yield (key,), _kernel(out, group, function, key, name)
    if DispatchKey.Meta not in own | set(group.implementations):
        yield (DispatchKey.Meta,), _kernel(out, group, function, DispatchKey.Meta, group.meta_class)


def _kernel(out: Writer, group: Group, function: NativeFunction, key: DispatchKey, struct: str) -> str:
    signature = dispatcher_signature(function)
    name = f"{function.name.identifier}_{key.value}"
    local = Locals(a.name for a in signature.arguments)
    op = local("op")
    count = len(group.out.schema.out_arguments)
    targets = _targets(function)
    wrapper = f"opdsl::{_WRAPPERS[function.kind]}<kernels::{struct}, {count}>"
    with out.block(signature.declaration(name, first=LEADING)):
        device_lines(out, function, key, local)
        if key is DispatchKey.Meta:
            _meta_only(out, group, function, signature, wrapper, op, local)
        else:
            out.line(f"{wrapper} {op}{_constructed(targets)};")
            _run(out, group, signature, op, local)
            if targets:
                out.line(f"{op}.finish();")
            _return(out, targets or [f"{op}.result({i})" for i in range(count)])
    return name


_WRAPPERS = {SchemaKind.functional: "Functional", SchemaKind.inplace: "Inplace", SchemaKind.out: "Out"}


def _constructed(arguments: list[str]) -> str:
    """What a local is constructed with: nothing, or `(a, b)`."""
    return f"({', '.join(arguments)})" if arguments else ""


def _targets(function: NativeFunction) -> list[str]:
    """The arguments that results are written to."""
    return [identifier(a.name) for a in function.schema.mutable_arguments]


def _run(out: Writer, group: Group, signature: Signature, op: str, local: Locals) -> None:
    given = signature.arguments
    meta = f"{op}.meta({', '.join(convert(_const(given), group.meta_arguments))})"
    results = [f"{op}.result({i})" for i in range(len(group.out.schema.out_arguments))]
    if not group.precomputed:
        out.line(f"{meta};")
        inputs = [str(text) for text in convert(_const(given), group.impl_inputs)]
    else:
        computed = local("precomputed")
        out.line(f"const auto {computed} = {meta};")
        names = {v.name for v in group.precomputed}
        inputs = [
            f"{computed}.{b.meaning}" if b.meaning in names else str(convert(_const(given), [b])[0])
            for b in group.impl_inputs
        ]
    out.line(f"{op}.impl({', '.join([*inputs, *results])});")


def _const(bindings: tuple[Binding, ...]) -> list[Binding]:
    """Parameters as they can be passed on: a tensor that's written also goes where a const one is asked for."""
    return [Binding(b.name, Ref(TENSOR), b.meaning) if b.type == Ref(TENSOR, const=False) else b for b in bindings]


def _meta_only(
    out: Writer, group: Group, function: NativeFunction, signature: Signature, wrapper: str, op: str, local: Locals
) -> None:
    """The kernel at Meta: runs `meta` on tensors with plain sizes that stand in for symbolic ones."""
    symbolic = local("symbolic")
    targets = _targets(function)
    single = (Ref(TENSOR), Ref(TENSOR, const=False), Ref(Optional(TENSOR)))
    tensors = [b.name for b in signature.arguments if b.type in single]
    outs = [t for t in targets if function.kind is SchemaKind.out]
    if group.iterates:
        inputs = ", ".join(t for t in tensors if t not in outs)
        resized = f", {{{', '.join(outs)}}}" if outs else ""
        out.line(f"const opdsl::Symbolic {symbolic}({{{inputs}}}{resized});")
    stand_in = f"{symbolic}.pointwise" if group.iterates else "opdsl::Symbolic::specialized"
    names = {}
    for target in targets:
        names[target] = local(f"{target}_meta")
        out.line(f"at::Tensor {names[target]} = {stand_in}({target});")
    out.line(f"{wrapper} {op}{_constructed(list(names.values()))};")
    given = [_stand_in(b, names, stand_in) for b in signature.arguments]
    out.line(f"{op}.meta({', '.join(convert(given, group.meta_arguments))});")
    if outs:
        for target in targets:
            out.line(
                f"{symbolic}.resize({target});" if group.iterates else f"opdsl::resize_as({target}, {names[target]});"
            )
    results = [f"{op}.result({i})" for i in range(len(group.out.schema.out_arguments))]
    _return(out, targets or ([f"{symbolic}.broadcast({r})" for r in results] if group.iterates else results))


_STAND_INS = (Ref(TENSOR), Ref(Optional(TENSOR)), TENSOR_LIST, Ref(List(Optional(TENSOR))))


def _stand_in(binding: Binding, names: dict[str, str], stand_in: str) -> Binding:
    if binding.name in names:
        return Binding(names[binding.name], Ref(TENSOR), binding.meaning)
    if binding.type in _STAND_INS:
        return Binding(f"{stand_in}({binding.name})", binding.type, binding.meaning)
    return binding


def _return(out: Writer, values: list[str]) -> None:
    out.line(f"return {values[0]};" if len(values) == 1 else f"return {{{', '.join(values)}}};")
