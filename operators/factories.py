"""New tensors, and tensors in another layout."""

from opdsl import (
    CompositeExplicitAutograd,
    Device,
    Layout,
    MemoryFormat,
    ScalarType,
    SymInt,
    Tensor,
    native_function,
)


@native_function(dispatch=CompositeExplicitAutograd, tags="pt2_compliant_tag")
def coordinate_grid(
    size: list[SymInt],
    *,
    dtype: ScalarType | None = None,
    layout: Layout | None = None,
    device: Device | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """The coordinates of a grid, each from -1 to 1: ``[len(size), *size]``."""
    ...


@native_function()
def pack_memory_format(self: Tensor, *, memory_format: MemoryFormat = MemoryFormat.channels_last) -> Tensor:
    """`self`, laid out in `memory_format`."""
    ...
