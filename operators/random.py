"""Random numbers."""

from opdsl import Generator, ScalarType, Tensor, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, differentiable=False, tags=("nondeterministic_seeded", "pt2_compliant_tag"))
def stochastic_round(
    self: Tensor, dtype: ScalarType = ScalarType.bfloat16, *, generator: Generator | None = None
) -> Tensor:
    """Rounds to a narrower dtype, up or down with probabilities that make the mean exact."""
    ...


@native_function(dispatch=BACKENDS, differentiable=False, tags=("nondeterministic_seeded", "pt2_compliant_tag"))
def gumbel_argmax(
    logits: Tensor, temperature: float = 1.0, dim: int = -1, *, generator: Generator | None = None
) -> Tensor:
    """Samples an index along `dim` from ``softmax(logits / temperature)``, by the Gumbel-max trick."""
    ...
