"""Root-mean-square norms (Zhang and Sennrich, 2019), over the last dimension."""

from typing import NamedTuple

from opdsl import Tensor, Variant, native_function

from .common import BACKENDS, EPS


class AddRmsNorm(NamedTuple):
    """The normalised sum, and the sum itself, which is the next layer's residual."""

    output: Tensor
    residual_out: Tensor


@native_function(dispatch=BACKENDS, out=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def rms_norm(input: Tensor, weight: Tensor | None = None, eps: float = EPS) -> Tensor:
    """``input / sqrt(mean(input ** 2) + eps) * weight``."""
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def add_rms_norm(input: Tensor, residual: Tensor, weight: Tensor, eps: float = EPS) -> AddRmsNorm:
    """`rms_norm` of ``input + residual``, with the sum kept."""
    ...
