"""Quantisation by groups, and packing of 4-bit values. Bound as `opkit.quant`."""

from opdsl import FunctionFlags, ScalarType, Tensor, native_function

from .common import BACKENDS, Quantized

QUANT: FunctionFlags = {
    "dispatch": BACKENDS,
    "python_module": "quant",
    "differentiable": False,
    "tags": "pt2_compliant_tag",
}
"""What all of them have in common."""


@native_function(**QUANT)
def group_quantize(self: Tensor, group_size: int = 128, *, bits: int = 8) -> Quantized:
    """Quantises groups of `group_size` neighbours in the last dimension to `bits`, each with a scale and a zero."""
    ...


@native_function(**QUANT)
def group_dequantize(
    values: Tensor, scales: Tensor, zeros: Tensor, group_size: int = 128, *, dtype: ScalarType | None = None
) -> Tensor:
    """The inverse of `group_quantize`, up to rounding."""
    ...


@native_function(**QUANT)
def pack_int4(self: Tensor) -> Tensor:
    """Packs pairs of values 0 to 15 in the last dimension into bytes, the first in the low half."""
    ...


@native_function(**QUANT)
def unpack_int4(self: Tensor) -> Tensor:
    """The inverse of `pack_int4`."""
    ...
