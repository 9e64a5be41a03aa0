"""Around attention: rotary embeddings, heads, gates."""

from opdsl import (
    CompositeExplicitAutograd,
    MemoryFormat,
    SymInt,
    Tensor,
    Variant,
    View,
    at,
    check,
    cpp_helper,
    derivative,
    jvp,
    native_function,
)

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


@cpp_helper()
def first_of_pairs(x: Tensor, interleaved: bool) -> Tensor:
    return x[..., ::2] if interleaved else x[..., : x.size(-1) // 2]


@cpp_helper()
def second_of_pairs(x: Tensor, interleaved: bool) -> Tensor:
    return x[..., 1::2] if interleaved else x[..., x.size(-1) // 2 :]


@cpp_helper()
def paired(first: Tensor, second: Tensor, interleaved: bool) -> Tensor:
    """The inverse of the two."""
    if interleaved:
        return at.stack([first, second], -1).flatten(-2)
    return at.cat([first, second], -1)


@derivative(rotary_embedding, "self", "cos", "sin")
def _(grad: Tensor, self: Tensor, cos: Tensor, sin: Tensor, interleaved: bool) -> tuple[Tensor, Tensor, Tensor]:
    g1, g2 = first_of_pairs(grad, interleaved), second_of_pairs(grad, interleaved)
    x1, x2 = first_of_pairs(self, interleaved), second_of_pairs(self, interleaved)
    return (
        rotary_embedding(grad, cos, -sin, interleaved=interleaved),
        (g1 * x1 + g2 * x2).sum_to_size(cos.sym_sizes()),
        (g2 * x1 - g1 * x2).sum_to_size(sin.sym_sizes()),
    )


@jvp(rotary_embedding)
def _(
    self_p: Tensor,
    self_t: Tensor,
    cos_p: Tensor,
    cos_t: Tensor,
    sin_p: Tensor,
    sin_t: Tensor,
    interleaved: bool,
) -> Tensor:
    x1, x2 = first_of_pairs(self_p, interleaved), second_of_pairs(self_p, interleaved)
    turned = paired(x1 * cos_t - x2 * sin_t, x2 * cos_t + x1 * sin_t, interleaved)
    return rotary_embedding(self_t, cos_p, sin_p, interleaved=interleaved) + turned


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
