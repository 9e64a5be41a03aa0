"""ATen's operators as its headers need them: what's the same in all of them is made once, here.

    operators = prepare(library)
    operators.roots["add"]                      add.Tensor, add_.Tensor, add.out, add.Scalar...: what add*.h are about
    operators.roots["add"][0].functions         at::add(...), and what it passes to at::_ops::add_Tensor::call

The order is that of the declarations, then the functions that `autogen` names; groups stand where the first of their
functions does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from opdsl.cpp.convert import convert
from opdsl.cpp.signatures import Binding, Signature, cpp_signature, dispatcher_signature, native_signature, public_name
from opdsl.cpp.types import TENSOR, Ref
from opdsl.lang.keys import DispatchKey
from opdsl.model.autogen import GENERATED, complete_autogen
from opdsl.model.function import Family, Library, NativeFunction
from opdsl.model.schema import FunctionSchema, OperatorName, SchemaKind

COMPOSITE_KEYS = (
    DispatchKey.CompositeImplicitAutograd,
    DispatchKey.CompositeExplicitAutograd,
    DispatchKey.CompositeExplicitAutogradNonFunctional,
)
IMPLICIT_KEYS = frozenset({DispatchKey.CompositeImplicitAutograd, DispatchKey.CompositeImplicitAutogradNestedTensor})
UFUNC_KEYS = (DispatchKey.CPU, DispatchKey.CUDA)
"""Where a ufunc has kernels, all made from its inner loops."""

STRUCTURED_KEYS = frozenset({DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.MPS, DispatchKey.XPU, DispatchKey.MTIA})
"""Where the kernels of a structured family are classes; elsewhere they are functions as others are."""

LEFT_OUT = frozenset(
    {DispatchKey.MPS, DispatchKey.SparseMPS, DispatchKey.SparseCsrMPS, DispatchKey.XPU, DispatchKey.MTIA}
)
"""Keys of devices that a build of PyTorch has only when it's asked for them."""

_THIS = Binding("const_cast<Tensor&>(*this)", Ref(TENSOR, const=False), "self")
"""What a method has in place of the argument `self`."""


@dataclass(frozen=True, slots=True)
class Call:
    """A function of the C++ API, and the arguments that it passes on to the dispatcher's."""

    signature: Signature
    arguments: str
    symint: bool
    faithful: bool


@dataclass(frozen=True)
class Operator:
    """One overload, with all its signatures."""

    function: NativeFunction

    @cached_property
    def name(self) -> str:
        """Its name below `at::_ops`: `add_Tensor`."""
        return self.function.name.identifier

    @cached_property
    def kind(self) -> SchemaKind:
        return self.function.kind

    @cached_property
    def schema(self) -> str:
        """The schema as ATen spells it: `f(int[2] stride=[1,1]) -> Tensor`, with no space in a list."""
        schema = _compact(self.function.schema)
        return f"{schema.name.unqualified}{schema.signature}"

    @cached_property
    def has_symint(self) -> bool:
        return self.function.schema.has_symint

    @cached_property
    def dispatcher(self) -> Signature:
        return dispatcher_signature(self.function)

    @cached_property
    def functions(self) -> tuple[Call, ...]:
        """The C++ API: with defaults and gathered options, as the schema has it, and both with SymInts."""
        return tuple(self._calls(method=False))

    @cached_property
    def exported(self) -> str:
        """The declarations of functions like those of the C++ API, which each key has that has kernels."""
        return "".join(f"TORCH_API {call.signature.declaration(defaults=True)};\n" for call in self.functions)

    @cached_property
    def methods(self) -> tuple[Call, ...]:
        """The same of `at::Tensor`, for which `self` is `*this`."""
        return tuple(self._calls(method=True)) if self.function.method else ()

    def _calls(self, *, method: bool) -> Iterator[Call]:
        schema = self.function.schema
        faithful = (False, True) if schema.out_arguments or schema.tensor_options else (False,)
        for symint in (False, True) if self.has_symint else (False,):
            for as_declared in faithful:
                signature = cpp_signature(self.function, method=method, faithful=as_declared, symint=symint)
                given = (_THIS, *signature.arguments) if method else signature.arguments
                yield Call(signature, ", ".join(convert(given, self.dispatcher.arguments)), symint, as_declared)

    @cached_property
    def binding_prefix(self) -> str:
        """What stands before the names of C++ functions that somebody has to wrap by hand, so that these are free."""
        return "__dispatch_" if self.function.manual_cpp_binding else ""

    @cached_property
    def kernels(self) -> dict[DispatchKey, str]:
        """The kernel at each key, by its C++ name below `at::native`."""
        function = self.function
        named = {key: kernel.name or self._kernel for key, kernel in function.dispatch}
        if function.ufunc_inner_loop:
            named |= {key: f"ufunc_{function.name.base}_{key.value}" for key in UFUNC_KEYS}
        return named

    @property
    def _kernel(self) -> str:
        """The name by convention. That of a generated kernel says whether it takes SymInts, as all names do."""
        if GENERATED not in self.function.tags:
            return public_name(self.function.schema)
        name = self.name if self.kind is SchemaKind.out else public_name(self.function.schema)
        return f"{name}_symint" if self.has_symint else name

    def native(self, kernel: str) -> Signature:
        """The prototype of `kernel`."""
        return native_signature(self.function, symint="_symint" in kernel)

    @cached_property
    def is_composite(self) -> bool:
        return any(key in self.kernels for key in COMPOSITE_KEYS)


@dataclass(frozen=True)
class Group:
    """Operators that compute the same. Only a group with a functional and an out variant is more than one operator."""

    operators: tuple[Operator, ...]
    family: Family

    @property
    def root(self) -> str:
        return self.operators[0].function.name.root

    @cached_property
    def keys(self) -> frozenset[DispatchKey]:
        """The keys at which some operator has a kernel."""
        return frozenset(key for operator in self.operators for key in operator.kernels)

    @cached_property
    def out(self) -> Operator | None:
        """The out variant of a structured group, whose kernels are all there are."""
        if self.family.structured is None:
            return None
        return next((o for o in self.operators if o.kind is SchemaKind.out), None)


@dataclass(frozen=True)
class Operators:
    """All operators and groups in order; the keys that have kernels, in the order of the first that has one."""

    library: Library
    families: tuple[Family, ...]
    all: tuple[Operator, ...]
    groups: tuple[Group, ...]
    keys: tuple[DispatchKey, ...]

    @cached_property
    def roots(self) -> dict[str, list[Operator]]:
        """Operators by the root of their names: each root has headers of its own."""
        found: dict[str, list[Operator]] = {}
        for operator in self.all:
            found.setdefault(operator.function.name.root, []).append(operator)
        return found

    @cached_property
    def groups_of(self) -> dict[str, list[Group]]:
        found: dict[str, list[Group]] = {root: [] for root in self.roots}
        for group in self.groups:
            found[group.root].append(group)
        return found

    @cached_property
    def by_name(self) -> dict[OperatorName, Operator]:
        return {o.function.name: o for o in self.all}

    def is_abstract(self, operator: Operator) -> bool:
        """Whether it has kernels of its own for some backends; a generated one is as what it's generated from."""
        declared = self.base(operator)
        keys = {key for key in declared.kernels if key in self.keys}
        return declared.function.structured_delegate is not None or not keys or not keys <= IMPLICIT_KEYS

    def base(self, operator: Operator) -> Operator:
        """What a generated operator comes from: the declared one that its kernel, or that of its source, calls."""
        while GENERATED in operator.function.tags and operator.function.kernel_from is not None:
            operator = self.by_name[operator.function.kernel_from]
        return operator


def prepare(library: Library, left_out: frozenset[DispatchKey] = LEFT_OUT) -> Operators:
    """The operators of `library`, complete, without the kernels at keys that are left out."""
    complete = complete_autogen(library)
    declared = [f for f in complete.functions if GENERATED not in f.tags]
    place = {f.name: at for at, f in enumerate(sorted(declared, key=lambda f: f.span))}
    families = sorted(complete.families, key=lambda family: min(place.get(f.name, len(place)) for f in family))
    made = {f.name: Operator(f) for family in families for f in family}
    generated = [f for family in families for f in (family.out, family.functional) if f is not None]
    order = [*place, *(f.name for f in generated if GENERATED in f.tags)]
    groups = [
        Group(tuple(made[f.name] for f in functions), family)
        for family in families
        for functions in _grouped(family, place)
    ]
    operators = tuple(made[name] for name in order)
    keys = dict.fromkeys(key for operator in operators for key in operator.kernels if key not in left_out)
    return Operators(complete, tuple(families), operators, tuple(groups), tuple(keys))


def _grouped(family: Family, place: dict[OperatorName, int]) -> Iterable[list[NativeFunction]]:
    variants = (family.functional, family.out, family.inplace, family.mutable)
    if family.functional is not None and family.out is not None:
        return [[f for f in variants if f is not None]]
    return [[f] for f in sorted(family, key=lambda f: place.get(f.name, len(place)))]


def _compact(schema: FunctionSchema) -> FunctionSchema:
    if not any(a.default and a.default[0] == "[" for a in schema.arguments):
        return schema
    positional, keyword_only = (
        tuple(replace(a, default=a.default and a.default.replace(", ", ",")) for a in arguments)
        for arguments in (schema.positional, schema.keyword_only)
    )
    return replace(schema, positional=positional, keyword_only=keyword_only)
