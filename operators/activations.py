"""Gates and activations."""

from opdsl import (
    CPU,
    Structured,
    Tensor,
    Ufunc,
    Variant,
    derivative,
    element_wise,
    jvp,
    native_function,
    not_differentiable,
)

from .common import BACKENDS


@native_function(
    dispatch=BACKENDS,
    out=Variant(dispatch=BACKENDS),
    autocast="promote",
    tags=("pointwise", "pt2_compliant_tag"),
)
def swiglu(gate: Tensor, up: Tensor) -> Tensor:
    """``silu(gate) * up``, in one pass over memory.

    The gated unit of most language models (Shazeer, *GLU Variants Improve Transformer*, 2020).
    """
    ...


@derivative(swiglu, "gate", "up")
def _(grad: Tensor, gate: Tensor, up: Tensor) -> tuple[Tensor, Tensor]:
    s = gate.sigmoid()
    return grad * up * s * (1 + gate * (1 - s)), grad * gate * s


element_wise(swiglu)


@native_function(
    structured=Structured(CPU, inherits="TensorIteratorBase"),
    inplace=True,
    method=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
def softcap(self: Tensor, cap: float) -> Tensor:
    """``cap * tanh(self / cap)``: bounds logits smoothly to ``[-cap, cap]``."""
    ...


@derivative(softcap, "self")
def _(grad: Tensor, cap: float, result: Tensor) -> Tensor:
    return grad * (1 - (result / cap).square())


element_wise(softcap)


@native_function(
    structured=Structured(
        inherits="TensorIteratorBase",
        ufunc={"Generic": Ufunc("squared_relu", ("Float", "Double", "BFloat16", "Half"))},
    ),
    inplace=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
def squared_relu(self: Tensor) -> Tensor:
    """``relu(self) ** 2`` (So et al., *Primer*, 2021)."""
    ...


@derivative(squared_relu, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * 2 * self.relu()


element_wise(squared_relu)


@native_function(dispatch=BACKENDS, out=True, tags="pt2_compliant_tag")
def masked_softmax(self: Tensor, mask: Tensor | None = None, dim: int = -1) -> Tensor:
    """Softmax over `dim` of the elements where `mask` is true; the others, and rows with no element, give 0."""
    ...


not_differentiable(masked_softmax, "mask")


@derivative(masked_softmax, "self")
def _(grad: Tensor, dim: int, result: Tensor) -> Tensor:
    weighted = grad * result
    return weighted - result * weighted.sum([dim], True)


@jvp(masked_softmax)
def _(self_t: Tensor, dim: int, result: Tensor) -> Tensor:
    return result * (self_t - (result * self_t).sum([dim], True))


@native_function(method=True)
def standardize(self: Tensor, mean: Tensor, std: Tensor) -> Tensor:
    """``(self - mean) / std``, broadcast."""
    return (self - mean) / std
