"""Operators along a sequence."""

from opdsl import CPU, Structured, Tensor, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def selective_scan(
    u: Tensor,
    delta: Tensor,
    A: Tensor,
    B: Tensor,
    C: Tensor,
    D: Tensor | None = None,
    *,
    delta_softplus: bool = False,
) -> Tensor:
    """The recurrence of a selective state space (Gu and Dao, *Mamba*, 2023).

    `u` and `delta` are ``[b, d, l]``, `A` ``[d, n]``, `B` and `C` ``[b, n, l]``, `D` ``[d]``.
    """
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def causal_conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, activation: str | None = None) -> Tensor:
    """Depthwise convolution of ``[b, c, l]`` with ``[c, k]`` that looks back only; `activation` None or "silu"."""
    ...


@native_function(structured=Structured(CPU, precomputed={"dim": {"dim": int, "length": int}}), tags="pt2_compliant_tag")
def windowed_max(self: Tensor, dim: int, window: int) -> Tensor:
    """The maximum of the last `window` elements up to each one, along `dim`."""
    ...
