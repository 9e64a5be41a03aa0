"""The decorators and statements of an operator file.

    @native_function(dispatch=(CPU, Meta), out=True, tags="pointwise")
    def swiglu(gate: Tensor, up: Tensor) -> Tensor:
        \"\"\"``silu(gate) * up``.\"\"\"
        ...

opdsl reads them from the source, without importing it.  Importing does no harm all the same: nothing here does
anything but keep the function that it's given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, ParamSpec, TypeAlias, TypeVar

from typing_extensions import TypedDict, Unpack

from opdsl.lang.keys import Autograd, DispatchKey
from opdsl.lang.tensor import Tensor

P = ParamSpec("P")
R = TypeVar("R", covariant=True)
T = TypeVar("T")

Tag: TypeAlias = Literal[
    "core",
    "cudagraph_unsafe",
    "data_dependent_output",
    "dynamic_output_shape",
    "flexible_layout",
    "generated",
    "inplace",
    "inplace_view",
    "maybe_aliasing_or_mutating",
    "needs_contiguous_strides",
    "needs_exact_strides",
    "needs_fixed_stride_order",
    "nondeterministic_bitwise",
    "nondeterministic_seeded",
    "out",
    "out_variant",
    "pointwise",
    "pt2_compliant_tag",
    "reduction",
    "view_copy",
]
"""What is known of an operator beyond its schema. Source: aten/src/ATen/native/tags.yaml of PyTorch."""

UfuncKey: TypeAlias = Literal["CUDAFunctor", "CUDAFunctorOnOther", "CUDAFunctorOnSelf", "Generic", "ScalarOnly"]

AutocastPolicy: TypeAlias = Literal["fp32", "lower_precision_fp", "promote"]
"""What autocast does to the tensors that an operator is called with: `lower_precision_fp` casts them to the dtype that
autocast is set to, `fp32` to float32, `promote` to the widest among them.

Source: aten/src/ATen/autocast_mode.h of PyTorch.
"""

Keys: TypeAlias = DispatchKey | tuple[DispatchKey, ...]
Dispatch: TypeAlias = Keys | Mapping[Keys, str]
"""Which kernels there are: a key, several, or a mapping that names the kernel of each (several keys may share one)."""


@dataclass(frozen=True)
class Ufunc:
    """The scalar inner loop of a ufunc and the dtypes it's instantiated for.

    `name` is a C++ function template over the scalar type; `dtypes` are the names of `at::ScalarType` and of the
    groups that `AT_DISPATCH` macros use, such as `"Float"`, `"AllAndComplex"`, `"BFloat16"`.
    """

    name: str
    dtypes: Sequence[str]


@dataclass(frozen=True)
class Structured:
    """A structured family: one `meta` and, for each key of `dispatch`, one `impl`; the wrappers are generated.

    `inherits` is the C++ class that `meta` builds on (`"TensorIteratorBase"`; none for `at::impl::MetaBase`).
    `precomputed` maps an argument to the values that `meta` computes and `impl` takes in its place, each a name and
    a type; the key `""` is for values that replace no argument.  `ufunc` gives inner loops instead of an `impl`.
    """

    dispatch: Dispatch = ()
    inherits: str = ""
    precomputed: Mapping[str, Mapping[str, type[object]]] = field(default_factory=dict)
    ufunc: Mapping[UfuncKey, Ufunc] = field(default_factory=dict)


class FunctionFlags(TypedDict, total=False):
    """What can be said of each function of a family."""

    dispatch: Dispatch
    tags: Tag | Sequence[Tag]
    function: bool
    method: bool
    python_module: str
    structured_delegate: str
    autogen: bool | str | Sequence[str]
    device_check: bool
    device_guard: bool
    manual_cpp_binding: bool
    manual_kernel_registration: bool
    cpp_no_default_args: Sequence[str]
    use_const_ref_for_mutable_tensors: bool
    category_override: str
    python_binding: bool
    view_tracking: bool
    batch_rule: bool
    differentiable: bool
    autocast: AutocastPolicy


class Variant:
    """An in-place or out variant: its overload name where it isn't the usual one, and its own flags.

    `names` are those of the arguments that an out variant writes, where they aren't `out`, or the results' own.
    Without `dispatch` its kernel is generated: it calls the functional one and copies the result.
    """

    def __init__(
        self, overload: str | None = None, *, names: str | Sequence[str] = (), **flags: Unpack[FunctionFlags]
    ) -> None:
        self.overload = overload
        self.names = names
        self.flags = flags


class DeclarationFlags(FunctionFlags, total=False):
    """What can be said of a declaration: of its function, and of the family that's derived from it."""

    inplace: bool | Variant
    out: bool | Variant
    structured: Structured


class Operator(Generic[P, R]):
    """A declared operator: typed as the function it was declared with."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.__wrapped__ = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        raise NotImplementedError(
            f"{self.__name__} is a declaration; build the library (`opdsl build`, `opdsl compile`) and call it there"
        )


class _Declare:
    """Typed so that each declared function keeps its own signature."""

    def __call__(self, function: Callable[P, R], /) -> Operator[P, R]:
        return Operator(function)


def native_function(name: str = "", /, **flags: Unpack[DeclarationFlags]) -> _Declare:
    """Declares an operator, and the variants that `inplace=`, `out=` and `structured=` derive from it.

    `name` is its name and overload in the dispatcher, such as `"add.Tensor"`; without it, the function's own name.
    A body of `...` makes it a prototype, which a kernel in C++ implements; with a real one it's composite.
    """
    return _Declare()


def meta(target: Operator[..., object], /) -> _Declare:
    """Declares the shape function of an operator: its body makes the results, of the right size and dtype only.

        @meta(swiglu)
        def _(gate: Tensor, up: Tensor) -> Tensor:
            return at.empty_like(gate)

    It becomes the kernel at Meta, which `torch.compile` traces with.
    """
    return _Declare()


def cpp_helper(name: str = "", /, *, header: str = "") -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Declares a C++ function for bodies and formulas to call.

        @cpp_helper("my::clamped", header="my/helpers.h")
        def clamped(x: Tensor, low: float) -> Tensor: ...

    `name` is its qualified name, or a namespace with `::` at its end if it's called the same there; `header` is where
    it's declared.  One with a body of its own is generated.
    """
    return lambda function: function


def cpp(type: type[T], text: str, /, *arguments: object, header: str = "") -> T:
    """In a body: C++ for what the subset can't say, of this type.

    `{0}`, `{1}`... stand for the arguments, braces of C++ are doubled: ``cpp(Tensor, "my::f({0})", x, header="my.h")``.
    """
    raise NotImplementedError("`cpp` is for what opdsl turns into C++; nothing runs here")


def derivative(target: Operator[..., object] | str, /, *inputs: str, key: DispatchKey = Autograd) -> _Declare:
    """Declares the gradients of an operator with respect to `inputs`: a vector-Jacobian product, from `grad`.

        @derivative(addcmul, "tensor1", "tensor2")
        def _(grad: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) -> tuple[Tensor, Tensor]:
            return grad * tensor2 * value, grad * tensor1 * value

    The names of its parameters say what it uses, in any order: the operator's inputs; its results, by name, or
    `result`, `result0`...; `grad`, the gradient of the first differentiable result, `grad_<name>`, that of another, or
    `grads`, of all; `grad_input_mask`, which of `inputs` a gradient is wanted for; `retain_variables`, whether the
    graph is kept.  A tuple that's written out is one formula an input, computed only where it's wanted.

    An optional tensor may be annotated `Tensor`: it's undefined where it's missing.

    `key` is for formulas that hold at one autograd key only.  `target` is a function of the library; a variant that's
    derived and has formulas of its own is named by a string, `"scale_"`.
    """
    return _Declare()


def jvp(target: Operator[..., object] | str, /, *outputs: str, key: DispatchKey | None = None) -> _Declare:
    """Declares the forward derivative of an operator's results: a Jacobian-vector product.

        @jvp(addcmul)
        def _(self_t: Tensor, tensor1_p: Tensor, tensor1_t: Tensor, ...) -> Tensor: ...

    `x_p` is the value (primal) of input `x`, `x_t` its tangent, zeros where it has none; results go by their names, or
    `result`.  `outputs` names the results that it's for, where there are several: a tuple of their tangents.  Of what
    an operator writes, `original_x_p` and `original_x_t` are from before, where the rule itself writes `x_t`.

    `key` is the only autograd key at which it holds; without one, it does at each.
    """
    return _Declare()


def linear(target: Operator[..., object] | str, /, *outputs: str, key: DispatchKey | None = None) -> None:
    """Says that an operator is linear in all its differentiable inputs together: its tangent is it of the tangents.

    `key` is the only autograd key at which that holds; without one, it does at each.
    """


def element_wise(target: Operator[..., object] | str, /, *outputs: str, key: DispatchKey | None = None) -> None:
    """Says that each element of the result depends on the same element of the inputs only.

    Its Jacobian is diagonal, so that the formulas for the gradients give the tangent as well.  `key` is as of `linear`.
    """


def not_differentiable(target: Operator[..., object] | str, /, *names: str) -> None:
    """Says of inputs, or of results, that there's no derivative with respect to them, or of them."""


def not_implemented(target: Operator[..., object] | str, /, *inputs: str, message: str = "") -> None:
    """Says of inputs (of all that have no formula, if none is named) that their gradient raises an error.

    `message` is what the error calls them.
    """


def differentiable_if(target: Operator[..., object] | str, output: str = "", /) -> _Declare:
    """Declares when a result is differentiable: a condition on the inputs."""
    return _Declare()


def check(condition: bool, message: str, /) -> None:
    """In a body: raises an error with `message` unless `condition` holds."""


@dataclass(frozen=True)
class ShimVersion:
    """A later version of a C function: the names of the arguments that it has and those before haven't.

    `since` is the macro of the version of PyTorch that has it first: `"TORCH_VERSION_2_10_0"`.
    """

    added: Sequence[str]
    since: str = ""


def c_shim(
    target: Operator[..., object] | str,
    /,
    *,
    dispatched: bool = False,
    since: str = "",
    later: Sequence[ShimVersion] = (),
) -> None:
    """Promises a C function for an operator of PyTorch's own to programs that are compiled ahead of time.

        c_shim(exp)
        c_shim("uniform", since="TORCH_VERSION_2_10_0", later=[ShimVersion(["generator"])])

    A name is for a function that `autogen` makes.  `dispatched`: it calls the dispatcher, and no backend's kernel.
    """


def deprecated_signature(
    target: Operator[..., object], message: str = "", /, *, inplace: bool = False, out: bool = False
) -> _Declare:
    """Declares a signature that's still accepted: its body is one `return` of a call to `target`.

    With `inplace` and `out`, these variants of the target have it, too.
    """
    return _Declare()


undefined = Tensor()
"""In a derivative: the tensor that isn't there, a gradient of zero."""


def tag(name: str, doc: str = "", /) -> None:
    """Declares a tag that operators may have: only PyTorch's own tree does, for all libraries."""


def library(namespace: str, /, *, differentiable: bool = True) -> None:
    """Says the namespace of all operators of this package; stands once, in its `__init__.py`.

    The docstring of that file documents the library.  With `differentiable=False`, an operator without any derivative
    isn't differentiable: what else must be said of each.
    """
