"""Operators that say which policy of autocast they follow do so; their gradients keep the inputs' dtypes."""

from __future__ import annotations

import opkit
import pytest
import torch


def autocast(dtype: torch.dtype = torch.bfloat16) -> torch.autocast:
    return torch.autocast("cpu", dtype)


def test_lower_precision() -> None:
    x, weight = torch.randn(2, 3, 8), torch.randn(3, 4)
    with autocast():
        assert opkit.causal_conv1d(x, weight).dtype == torch.bfloat16
        assert opkit.causal_conv1d(x.double(), weight.double()).dtype == torch.float64
    assert opkit.causal_conv1d(x, weight).dtype == torch.float32


def test_full_precision() -> None:
    image, rois = torch.randn(1, 2, 8, 8), torch.tensor([[0.0, 1, 1, 6, 6]])
    with autocast():
        pooled = opkit.roi_align(image.bfloat16(), rois.bfloat16(), 1.0, (2, 2))
        assert pooled.dtype == torch.float32
        torch.testing.assert_close(pooled, opkit.roi_align(image.bfloat16().float(), rois, 1.0, (2, 2)))


@pytest.mark.parametrize("first", [torch.float32, torch.bfloat16])
def test_promotion(first: torch.dtype) -> None:
    with autocast():
        assert opkit.swiglu(torch.randn(3, dtype=first), torch.randn(3)).dtype == torch.float32
        assert opkit.swiglu(torch.randn(3).bfloat16(), torch.randn(3).bfloat16()).dtype == torch.bfloat16


def test_gradients_have_the_dtype_of_the_inputs() -> None:
    x, weight = torch.randn(2, 3, 8, requires_grad=True), torch.randn(3, 4, requires_grad=True)
    with autocast():
        torch.autograd.backward(opkit.causal_conv1d(x, weight).sum())
    assert x.grad is not None
    assert weight.grad is not None
    assert x.grad.dtype == weight.grad.dtype == torch.float32


def test_autocast_holds_after_a_call() -> None:
    x, weight = torch.randn(2, 3, 8), torch.randn(3, 4)
    with autocast():
        opkit.causal_conv1d(x, weight)
        assert torch.mm(x[0], x[0].t()).dtype == torch.bfloat16
