"""Operators on lists of tensors."""

from opdsl import Int1, Scalar, Tensor, Variant, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, inplace=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def foreach_ema(self: list[Tensor], other: list[Tensor], decay: Scalar = 0.999) -> list[Tensor]:
    """``decay * self + (1 - decay) * other`` of every pair."""
    ...


@native_function(dispatch=BACKENDS, manual_cpp_binding=True, tags="pt2_compliant_tag")
def pad_stack(tensors: list[Tensor], padding_value: Scalar = 0, multiple_of: Int1 | None = None) -> Tensor:
    """Stacks tensors of different sizes, each padded at the end of every dimension to the largest.

    With `multiple_of`, sizes are rounded up to a multiple of it.
    """
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def accumulate(self: Tensor, others: list[Tensor | None]) -> Tensor:
    """`self` plus those of `others` that are there."""
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def mean_pool(inputs: list[Tensor], masks: list[Tensor] | None = None) -> list[Tensor]:
    """The mean over the first dimension of each input, of the rows where its mask is true."""
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def gather_groups(self: Tensor, groups: list[list[int]]) -> list[Tensor]:
    """The rows of `self` that each group names."""
    ...
