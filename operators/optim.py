"""Fused optimiser steps, which write several tensors at once."""

from typing import Annotated

from opdsl import (
    CPU,
    Alias,
    Float2,
    Meta,
    Mut,
    Scalar,
    Tensor,
    Variant,
    at,
    check,
    deprecated_signature,
    derivative,
    element_wise,
    native_function,
)

from .common import BACKENDS


@native_function(
    dispatch=BACKENDS,
    device_check=False,
    autogen=("fused_adamw", "fused_adamw.out"),
    differentiable=False,
    tags="pt2_compliant_tag",
)
def fused_adamw_(
    param: Mut[Tensor],
    grad: Tensor,
    exp_avg: Mut[Tensor],
    exp_avg_sq: Mut[Tensor],
    *,
    step: int,
    lr: Scalar = 0.001,
    betas: Float2 = (0.9, 0.999),
    eps: float = 1e-08,
    weight_decay: float = 0.01,
) -> None:
    """One step of AdamW (Loshchilov and Hutter, 2019), as `torch.optim.AdamW` takes it; `step` counts from 1."""
    ...


@native_function(dispatch=BACKENDS, device_check=False, differentiable=False, tags="pt2_compliant_tag")
def fused_lion_(
    param: Annotated[Tensor, Alias("!")],
    grad: Tensor,
    exp_avg: Annotated[Tensor, Alias("!")],
    *,
    lr: Scalar = 0.0001,
    betas: Float2 = (0.9, 0.99),
    weight_decay: float = 0.0,
) -> None:
    """One step of Lion (Chen et al., 2023)."""
    ...


@native_function(
    dispatch=BACKENDS,
    inplace=Variant(dispatch=BACKENDS, method=True),
    out=Variant(dispatch=BACKENDS),
    tags="pt2_compliant_tag",
)
def ema(self: Tensor, other: Tensor, decay: float = 0.999) -> Tensor:
    """``decay * self + (1 - decay) * other``: a moving average."""
    ...


@derivative(ema, "self", "other")
def _(grad: Tensor, decay: float) -> tuple[Tensor, Tensor]:
    return grad * decay, grad * (1 - decay)


element_wise(ema)


@deprecated_signature(ema, "the decay comes last", inplace=True, out=True)
def _(decay: float, self: Tensor, other: Tensor) -> Tensor:
    return ema(self, other, decay)


@native_function("ema.Tensor", dispatch={(CPU, Meta): "lerp"}, inplace=True, tags="pt2_compliant_tag")
def ema_tensor(self: Tensor, other: Tensor, decay: Tensor) -> Tensor:
    """A moving average with a decay for each element."""
    ...


@derivative(ema_tensor, "self", "other", "decay")
def _(grad: Tensor, self: Tensor, other: Tensor, decay: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    return grad * decay, grad * (1 - decay), grad * (self - other)


element_wise(ema_tensor)


@native_function()
def ridge_solve(A: Tensor, b: Tensor, lambda_: float = 1.0) -> Tensor:
    """The `x` that minimises ``|A x - b|^2 + lambda |x|^2``."""
    check(A.dim() == 2, "ridge_solve: A must have 2 dimensions")
    penalty = at.eye(A.sym_size(1), options=A.options()) * lambda_
    return at.linalg_solve(at.mm(A.t(), A) + penalty, at.matmul(A.t(), b))
