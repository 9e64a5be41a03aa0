"""What an author implements: kernels as static members of a struct a family, and how they are named.

    namespace opkit::kernels {

    struct rms_norm {
      static at::Tensor cpu(const at::Tensor& input, double eps);  // operators/norms.py::rms_norm
    };

    }

A definition `at::Tensor opkit::kernels::rms_norm::cpu(...)` whose parameters or result differ doesn't compile, and the
compiler's note shows the line above, with the declaration that it comes from.  (A free function would silently be
another overload.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from opdsl.cpp.names import identifier
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.lang import DispatchKey
from opdsl.model.function import Family, Kernel, NativeFunction
from opdsl.model.schema import SchemaKind

_COMPOSITE = {
    DispatchKey.CompositeImplicitAutograd: "implicit",
    DispatchKey.CompositeExplicitAutograd: "explicit",
    DispatchKey.CompositeExplicitAutogradNonFunctional: "explicit",
}
_SUFFIX = {SchemaKind.functional: "", SchemaKind.mutable: "", SchemaKind.inplace: "_", SchemaKind.out: "_out"}


@dataclass(frozen=True, slots=True)
class Prototype:
    """One kernel that the author writes: for these keys of this function, as `member` of the family's struct.

    `external` ones exist already, under the qualified name that the declaration gives.
    """

    function: NativeFunction
    keys: tuple[DispatchKey, ...]
    member: str
    symint: bool
    external: bool = False

    @property
    def signature(self) -> Signature:
        return dispatcher_signature(self.function, symint=self.symint)


def member_name(function: NativeFunction, key: DispatchKey, kernel: Kernel) -> str:
    """`cpu`, `cpu_`, `cpu_out`: the key and the variant, unless the declaration names the kernel."""
    if kernel.name:
        return kernel.name
    stem = _COMPOSITE.get(key, key.value.lower())
    suffix = _SUFFIX[function.kind]
    if stem == "explicit" and suffix == "_":
        # `explicit` is a word of C++, so that `explicit_` is the functional one's name already.
        return "explicit_inplace"
    return identifier(f"{stem}{suffix}")


def takes_symint(key: DispatchKey, kernel: Kernel) -> bool:
    """Kernels of a backend take plain integers; shape functions and composite ones, and any `..._symint`, SymInts."""
    return kernel.name.endswith("_symint") or key is DispatchKey.Meta or key in _COMPOSITE


def prototypes(function: NativeFunction) -> Iterator[Prototype]:
    """The kernels that the author of `function` writes; keys that share a kernel share its prototype."""
    if function.kernel_from is not None or function.view_copy_of is not None or function.structured is not None:
        return
    by_member: dict[str, list[DispatchKey]] = {}
    symbolic = set[str]()
    for key, kernel in function.dispatch:
        if function.has_body(key):
            continue
        member = member_name(function, key, kernel)
        by_member.setdefault(member, []).append(key)
        if takes_symint(key, kernel):
            symbolic.add(member)
    for member, keys in by_member.items():
        yield Prototype(function, tuple(keys), member, member in symbolic, external="::" in member)


def family_prototypes(family: Family) -> list[Prototype]:
    """All prototypes of a family's struct. Overloads of one name are told apart by their parameters, as in C++."""
    return [p for function in family for p in prototypes(function) if not p.external]
