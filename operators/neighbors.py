"""Neighbours in space."""

from opdsl import SymInt, Tensor, Variant, deprecated_signature, native_function

from .common import BACKENDS, Nearest


@native_function(dispatch=BACKENDS, out=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def knn(query: Tensor, points: Tensor, k: int, *, metric: str = "euclidean") -> Nearest:
    """The `k` nearest of `points` ``[M, D]`` to each row of `query` ``[N, D]``; `metric` is euclidean or cosine."""
    ...


@deprecated_signature(knn, "the number of neighbours comes last")
def _(k: int, query: Tensor, points: Tensor) -> Nearest:
    return knn(query, points, k)


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def farthest_point_sample(points: Tensor, num_samples: SymInt, start: int = 0) -> Tensor:
    """Indices of `num_samples` rows of `points`, each the farthest from those before it."""
    ...
