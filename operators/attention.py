"""Around attention: rotary embeddings, heads, gates."""

from opdsl import CompositeExplicitAutograd, MemoryFormat, SymInt, Tensor, Variant, View, check, native_function

from .common import BACKENDS


@native_function(
    dispatch=BACKENDS, inplace=Variant(dispatch=BACKENDS), out=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag"
)
def rotary_embedding(self: Tensor, cos: Tensor, sin: Tensor, *, interleaved: bool = False) -> Tensor:
    """Rotates pairs of features by the angle of their position (Su et al., *RoFormer*, 2021).

    `self` is ``[..., T, D]``, `cos` and `sin` are ``[T, D / 2]``. A pair is a feature of the first half and one of
    the second, or two that are neighbours where `interleaved`.
    """
    ...


@native_function(dispatch=CompositeExplicitAutograd, method=True, tags="pt2_compliant_tag")
def split_heads(self: View[Tensor], num_heads: SymInt) -> View[Tensor]:
    """A view of ``[..., T, H * D]`` as ``[..., H, T, D]``."""
    ...


@native_function(method=True)
def merge_heads(self: Tensor) -> Tensor:
    """The inverse of `split_heads`: ``[..., H, T, D]`` to ``[..., T, H * D]``."""
    check(self.dim() >= 3, "merge_heads: self must have sizes [..., heads, length, features]")
    return self.transpose(-3, -2).clone(memory_format=MemoryFormat.contiguous_format).flatten(-2)


@native_function(dispatch=CompositeExplicitAutograd, tags="pt2_compliant_tag")
def split_gates(self: View[Tensor], dim: int = -1, chunks: int = 2) -> View[list[Tensor]]:
    """Views of `chunks` equal parts along `dim`; raises where it doesn't divide."""
    ...
