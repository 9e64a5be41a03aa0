# mypy: disable-error-code=empty-body
"""One operator of each kind."""

from typing import NamedTuple

from opdsl import (
    CPU,
    CompositeExplicitAutograd,
    Meta,
    Mut,
    Scalar,
    Structured,
    SymInt,
    Tensor,
    Ufunc,
    Variant,
    View,
    native_function,
)


class Extremes(NamedTuple):
    low: Tensor
    high: Tensor


@native_function(dispatch=(CPU, Meta), inplace=Variant(dispatch=(CPU, Meta)), out=Variant(dispatch=(CPU, Meta)))
def scale(self: Tensor, by: float = 2.0) -> Tensor:
    """A functional operator with variants that have kernels of their own."""
    ...


@native_function(dispatch=(CPU, Meta), inplace=True, out=True)
def shift(self: Tensor, by: SymInt) -> Tensor:
    """One whose variants are generated."""
    ...


@native_function(dispatch=(CPU, Meta))
def negate_(self: Mut[Tensor]) -> Mut[Tensor]:
    """In place, with no functional counterpart."""
    ...


@native_function("twice.out", dispatch=(CPU, Meta))
def twice(self: Tensor, *, out: Mut[Tensor]) -> Mut[Tensor]:
    """out=, with no functional counterpart."""
    ...


@native_function(dispatch=(CPU, Meta))
def step_(param: Mut[Tensor], grad: Tensor, moment: Mut[Tensor], *, step: int = 1) -> None:
    """Writes two tensors, returns nothing."""
    ...


@native_function(dispatch=(CPU, Meta))
def count_(self: Mut[Tensor], by: Tensor) -> Tensor:
    """Writes one tensor, and returns another."""
    ...


@native_function(dispatch=(CPU, Meta))
def each_(self: Mut[list[Tensor]], by: float = 2.0) -> None:
    """Writes a list."""
    ...


@native_function(dispatch=(CPU, Meta))
def maybe_(self: Mut[Tensor | None], by: Tensor) -> None:
    """Writes a tensor that may be missing."""
    ...


@native_function(dispatch=(CPU, Meta), out=Variant(dispatch=(CPU, Meta)))
def extremes(self: Tensor) -> Extremes:
    """Two results, two outs."""
    ...


@native_function(dispatch=CompositeExplicitAutograd)
def heads(self: View[Tensor], num: SymInt) -> View[Tensor]:
    """A view."""
    ...


@native_function(dispatch=CompositeExplicitAutograd)
def parts(dim: int, self: View[Tensor], chunks: int = 2) -> View[list[Tensor]]:
    """A list of views, of an argument that isn't the first."""
    ...


@native_function(dispatch=CompositeExplicitAutograd)
def ends(
    self: View[Tensor], size: list[SymInt], at: int | None = None, note: str | None = None
) -> tuple[View[Tensor], View[Tensor]]:
    """Two views, with arguments of many types."""
    ...


@native_function(structured=Structured(CPU, inherits="TensorIteratorBase"), inplace=True)
def softcap(self: Tensor, cap: float) -> Tensor:
    """A structured operator that walks an iterator."""
    ...


@native_function(structured=Structured(CPU, precomputed={"dim": {"dim": int, "length": int}}))
def rising(self: Tensor, dim: int) -> Tensor:
    """A structured operator without one, that precomputes values and wants a contiguous output."""
    ...


@native_function(
    structured=Structured(
        inherits="TensorIteratorBase", ufunc={"Generic": Ufunc("hypotenuse", ("Floating", "BFloat16"))}
    ),
    inplace=True,
)
def hypotenuse(self: Tensor, other: Tensor, scale: Scalar = 1) -> Tensor:
    """A ufunc of two tensors and a scalar."""
    ...


@native_function(structured=Structured(CPU))
def total(tensors: list[Tensor], weights: list[Tensor | None], bias: Tensor | None = None) -> Tensor:
    """A structured operator of lists and of a tensor that may be missing."""
    ...
