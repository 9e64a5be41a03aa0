"""Gates and activations."""

from opdsl import CPU, Structured, Tensor, Ufunc, Variant, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, out=Variant(dispatch=BACKENDS), tags=("pointwise", "pt2_compliant_tag"))
def swiglu(gate: Tensor, up: Tensor) -> Tensor:
    """``silu(gate) * up``, in one pass over memory.

    The gated unit of most language models (Shazeer, *GLU Variants Improve Transformer*, 2020).
    """
    ...


@native_function(
    structured=Structured(CPU, inherits="TensorIteratorBase"),
    inplace=True,
    method=True,
    tags=("pointwise", "pt2_compliant_tag"),
)
def softcap(self: Tensor, cap: float) -> Tensor:
    """``cap * tanh(self / cap)``: bounds logits smoothly to ``[-cap, cap]``."""
    ...


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


@native_function(dispatch=BACKENDS, out=True, tags="pt2_compliant_tag")
def masked_softmax(self: Tensor, mask: Tensor | None = None, dim: int = -1) -> Tensor:
    """Softmax over `dim` of the elements where `mask` is true; the others, and rows with no element, give 0."""
    ...


@native_function(method=True)
def standardize(self: Tensor, mean: Tensor, std: Tensor) -> Tensor:
    """``(self - mean) / std``, broadcast."""
    return (self - mean) / std
