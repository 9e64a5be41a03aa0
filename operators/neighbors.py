"""Neighbours in space."""

from opdsl import (
    SymInt,
    Tensor,
    Variant,
    at,
    cpp_helper,
    deprecated_signature,
    derivative,
    jvp,
    native_function,
    not_differentiable,
)

from .common import BACKENDS, Nearest


@native_function(dispatch=BACKENDS, out=Variant(dispatch=BACKENDS), tags="pt2_compliant_tag")
def knn(query: Tensor, points: Tensor, k: int, *, metric: str = "euclidean") -> Nearest:
    """The `k` nearest of `points` ``[M, D]`` to each row of `query` ``[N, D]``; `metric` is euclidean or cosine."""
    ...


not_differentiable(knn, "indices")


@cpp_helper()
def distance_slopes(
    query: Tensor, points: Tensor, distances: Tensor, indices: Tensor, metric: str
) -> tuple[Tensor, Tensor]:
    """How each distance moves with its query, and with its point: ``[N, k, D]`` both."""
    near, mine, apart = points[indices], query[:, None], distances[..., None]
    if metric == "euclidean":
        slope = (mine - near) / apart.masked_fill(apart == 0, 1)
        return slope, -slope
    of_query, of_near = at.linalg_vector_norm(mine, 2, [-1], True), at.linalg_vector_norm(near, 2, [-1], True)
    u, v, cosine = mine / of_query, near / of_near, 1 - apart
    return (cosine * u - v) / of_query, (cosine * v - u) / of_near


@derivative(knn, "query", "points")
def _(
    grad: Tensor, query: Tensor, points: Tensor, distances: Tensor, indices: Tensor, metric: str
) -> tuple[Tensor, Tensor]:
    of_query, of_points = distance_slopes(query, points, distances, indices, metric)
    moved = (grad[..., None] * of_points).reshape([-1, points.sym_size(1)])
    return (
        (grad[..., None] * of_query).sum([1]),
        at.zeros_like(points).index_add(0, indices.reshape([-1]), moved),
    )


@jvp(knn, "distances")
def _(
    query_p: Tensor,
    query_t: Tensor,
    points_p: Tensor,
    points_t: Tensor,
    distances: Tensor,
    indices: Tensor,
    metric: str,
) -> Tensor:
    of_query, of_points = distance_slopes(query_p, points_p, distances, indices, metric)
    return (of_query * query_t[:, None] + of_points * points_t[indices]).sum([-1])


@deprecated_signature(knn, "the number of neighbours comes last")
def _(k: int, query: Tensor, points: Tensor) -> Nearest:
    return knn(query, points, k)


@native_function(dispatch=BACKENDS, differentiable=False, tags="pt2_compliant_tag")
def farthest_point_sample(points: Tensor, num_samples: SymInt, start: int = 0) -> Tensor:
    """Indices of `num_samples` rows of `points`, each the farthest from those before it."""
    ...
