"""A native function: a schema and all that's declared about it; families; the library that holds them.

One declaration of `softcap` with `inplace=True, out=True` gives three native functions, which form one family::

    Family(functional=softcap, inplace=softcap_, out=softcap.out)

Families are found by signature, so that variants declared apart from each other still meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from opdsl.lang.keys import DispatchKey
from opdsl.model.derivative import Derivatives
from opdsl.model.expression import Body, Helper
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, SchemaKind
from opdsl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Kernel:
    """The C++ function behind a dispatch key.

    `name` is empty where the author left it to the target's convention; with `::` in it, it's a function of the
    author's own that exists already.
    """

    name: str
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Precomputed:
    """Values that a structured kernel's `meta` hands to `impl` in place of `argument` (beside all, if it's empty)."""

    argument: str
    elements: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Structured:
    """The out variant of a structured family: one `meta`, one `impl` a backend, and three wrappers made from them."""

    inherits: str = ""
    precomputed: tuple[Precomputed, ...] = ()


@dataclass(frozen=True, slots=True)
class UfuncInnerLoop:
    """`Generic: add (AllAndComplex, Half)`: a scalar function and the dtypes that it's instantiated for."""

    key: str
    name: str
    dtypes: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class NativeFunction:
    """One operator overload with everything that was declared of it, or derived from a declaration.

    `bodies` are kernels that the declaration itself gives, each for some keys.
    `kernel_from` names the function that a generated kernel calls, to copy its result into what this one writes.
    `view_copy_of` names the view operator whose result this one returns as a fresh tensor; its kernel is generated.
    `derivatives` is None where autograd sees through the operator, or has nothing to look at.
    `external`: another library registers the operator; it's only bound here.
    `python_binding`: it gets a Python function; not, if somebody wrote that, or if Python has no business with it.
    `view_tracking`: autograd takes what a view returns for one; not, if a kernel sees to that, or if it may be a copy.
    `batch_rule`: somebody wrote a rule for vmap, though not all results are tensors (for others it can be assumed).
    """

    schema: FunctionSchema
    doc: str = ""
    dispatch: tuple[tuple[DispatchKey, Kernel], ...] = ()
    tags: tuple[str, ...] = ()
    function: bool = True
    method: bool = False
    python_module: str = ""
    structured: Structured | None = None
    structured_delegate: OperatorName | None = None
    ufunc_inner_loop: tuple[UfuncInnerLoop, ...] = ()
    autogen: tuple[OperatorName, ...] = ()
    device_check: bool = True
    device_guard: bool = True
    manual_cpp_binding: bool = False
    manual_kernel_registration: bool = False
    cpp_no_default_args: tuple[str, ...] = ()
    use_const_ref_for_mutable_tensors: bool = False
    category_override: str = ""
    kernel_from: OperatorName | None = None
    bodies: tuple[tuple[tuple[DispatchKey, ...], Body], ...] = ()
    view_copy_of: OperatorName | None = None
    differentiable: bool = True
    autocast: str = ""
    derivatives: Derivatives | None = None
    external: bool = False
    python_binding: bool = True
    view_tracking: bool = True
    batch_rule: bool = False
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __hash__(self) -> int:
        # No two functions of a library have one name, and all else takes long to hash.
        return hash(self.schema.name)

    @property
    def name(self) -> OperatorName:
        return self.schema.name

    @property
    def kind(self) -> SchemaKind:
        return self.schema.kind

    @property
    def origin(self) -> str:
        """How generated text names the declaration: `operators/norms.py::rms_norm`.

        There's no line number in it: else each line added to a file would change the text of all that stands below.
        """
        return f"{self.span.path}::{self.name.unqualified}"

    def kernel(self, key: DispatchKey) -> Kernel | None:
        return next((kernel for k, kernel in self.dispatch if k is key), None)

    def has_body(self, key: DispatchKey) -> bool:
        return any(key in keys for keys, _ in self.bodies)

    @property
    def is_composite_implicit(self) -> bool:
        return self.kernel(DispatchKey.CompositeImplicitAutograd) is not None


@dataclass(frozen=True, slots=True)
class HelperFunction:
    """A C++ function that bodies and formulas call: declared with its header or, with a body, generated.

    The schema says its parameters and results; it's no operator.
    """

    schema: FunctionSchema
    helper: Helper
    doc: str = ""
    body: Body | None = None
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    @property
    def name(self) -> str:
        return self.schema.name.base


@dataclass(frozen=True, slots=True)
class Family:
    """Functions that compute the same: a functional one, and its in-place, out and mutable variants, where present.

    `name` is one identifier for the family, no other's: `add_Tensor` for `add.Tensor`, `add_.Tensor` and `add.out`.
    """

    name: str
    functional: NativeFunction | None = None
    inplace: NativeFunction | None = None
    out: NativeFunction | None = None
    mutable: NativeFunction | None = None

    def __iter__(self) -> Iterator[NativeFunction]:
        """The functions that are there: functional, in-place, out, mutable."""
        return (f for f in (self.functional, self.inplace, self.out, self.mutable) if f is not None)

    @property
    def first(self) -> NativeFunction:
        """The function that speaks for the family (its documentation, its name)."""
        return next(iter(self))

    @property
    def structured(self) -> Structured | None:
        return self.out.structured if self.out is not None else None


@dataclass(frozen=True, slots=True)
class DeprecatedSignature:
    """A call that's still accepted from Python.

    `schema` is what it looks like; `call` gives arguments of `target`, each a parameter of `schema` or a constant.
    `inplace` and `out`: these variants of the target have it, too.
    """

    schema: FunctionSchema
    target: OperatorName
    call: tuple[tuple[str, str], ...]
    message: str = ""
    inplace: bool = False
    out: bool = False
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ShimVersion:
    """One version of a C function: the arguments that it has and the version before hadn't; since when it's there.

    `since` is a macro of PyTorch's versions (`TORCH_VERSION_2_10_0`), or empty where it was always there.
    """

    added: tuple[str, ...] = ()
    since: str = ""


@dataclass(frozen=True, slots=True)
class CShim:
    """The promise that compiled programs can call an operator by a C function, now and in later versions.

    It calls the kernel of a backend, or through the dispatcher if it's `dispatched`.  Versions are from the first on.
    """

    operator: OperatorName
    dispatched: bool = False
    versions: tuple[ShimVersion, ...] = (ShimVersion(),)
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TagDeclaration:
    """A tag that operators may have, and what it says of them."""

    name: str
    doc: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Library:
    """All operators of one namespace, in the order of their files and lines."""

    namespace: str
    families: tuple[Family, ...]
    deprecated: tuple[DeprecatedSignature, ...] = ()
    doc: str = ""
    helpers: tuple[HelperFunction, ...] = ()
    shims: tuple[CShim, ...] = ()
    tags: tuple[TagDeclaration, ...] = ()
    of_autogen: tuple[tuple[OperatorName, Derivatives], ...] = ()
    """What's declared of the derivatives of functions that `autogen` names."""
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    @cached_property
    def functions(self) -> tuple[NativeFunction, ...]:
        return tuple(f for family in self.families for f in family)

    @cached_property
    def family_of(self) -> dict[OperatorName, Family]:
        return {f.name: family for family in self.families for f in family}
