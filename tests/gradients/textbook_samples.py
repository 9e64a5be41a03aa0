"""What the operators of the textbook are called with, and what torch computes for the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

Make = Callable[[torch.dtype], torch.Tensor]
REAL, COMPLEX = (torch.float64,), (torch.float64, torch.complex128)


@dataclass(frozen=True)
class Sample:
    """One call of an operator: `make` gives its arguments, of a dtype; `reference` is torch's function of those."""

    operator: str
    make: Callable[[torch.dtype], tuple[Any, ...]]
    reference: Callable[..., Any]
    dtypes: tuple[torch.dtype, ...] = COMPLEX
    forward: bool = True

    def __str__(self) -> str:
        return self.operator


def tensor(*shape: int, low: float = -2.0, high: float = 2.0) -> Callable[[torch.dtype], torch.Tensor]:
    """A tensor with elements away from 0, where many functions have kinks."""

    def make(dtype: torch.dtype) -> torch.Tensor:
        made = torch.rand(shape, dtype=dtype) * (high - low) + low
        return torch.where(made.abs() < 0.1, made + 0.3, made)

    return make


A, B, POSITIVE, UNIT = tensor(3, 4), tensor(4), tensor(3, 4, low=0.5), tensor(3, 4, low=-0.8, high=0.8)
INDEX = torch.tensor([2, 0, 2, 1])


def _unary(
    name: str, made: Callable[[torch.dtype], torch.Tensor], reference: Callable[..., Any], **options: Any
) -> Sample:
    return Sample(name, lambda dtype: (made(dtype),), reference, **options)


def _binary(
    name: str, reference: Callable[..., Any], made: Callable[..., Any] = A, other: Any = B, **options: Any
) -> Sample:
    return Sample(name, lambda dtype: (made(dtype), other(dtype)), reference, **options)


def _with(name: str, reference: Callable[..., Any], *arguments: Any, made: Make = A, **options: Any) -> Sample:
    return Sample(name, lambda dtype: (made(dtype), *arguments), reference, **options)


def _square(dtype: torch.dtype) -> torch.Tensor:
    return torch.rand(3, 3, dtype=dtype) + 3 * torch.eye(3, dtype=dtype)


def _layer_norm(input: torch.Tensor, weight: Any = None, bias: Any = None) -> tuple[torch.Tensor, ...]:
    return torch.native_layer_norm(input, [input.shape[-1]], weight, bias, 1e-5)


def _sum_of(tensors: list[torch.Tensor | None]) -> torch.Tensor:
    return torch.stack([t for t in tensors if t is not None]).sum(0)


def samples() -> Iterator[Sample]:
    """Every operator once at least."""
    yield Sample("add", lambda d: (A(d), B(d)), torch.add)
    yield Sample("add", lambda d: (A(d), B(d)), lambda a, b: torch.add(a, b))
    yield _binary("sub", torch.sub)
    yield _binary("mul", torch.mul)
    yield _binary("mul", torch.mul, other=A)
    yield _binary("div", torch.div, other=tensor(4, low=0.5))
    yield _unary("neg", A, torch.neg)
    yield _with("pow_scalar", torch.pow, 3.0)
    yield _with("pow_scalar", torch.pow, 0.0)
    yield _binary("pow_tensor", torch.pow, made=POSITIVE)
    yield _unary("reciprocal", POSITIVE, torch.reciprocal)
    yield _unary("sqrt", POSITIVE, torch.sqrt)
    yield _unary("rsqrt", POSITIVE, torch.rsqrt)
    for name in ("exp", "sin", "cos", "sinh", "cosh", "atan", "tanh", "sigmoid", "tan", "expm1"):
        yield _unary(name, UNIT, getattr(torch, name))
    yield _unary("log", POSITIVE, torch.log)
    yield _unary("log1p", POSITIVE, torch.log1p)
    yield _unary("asin", UNIT, torch.asin, dtypes=REAL)
    yield _binary("atan2", torch.atan2, dtypes=REAL)
    yield _binary("hypot", torch.hypot, dtypes=REAL)
    yield _with("clamp", torch.clamp, -0.5, 0.5, dtypes=REAL)
    yield _with("clamp", torch.clamp, None, 0.5, dtypes=REAL)
    yield _with("clamp", torch.clamp, 0.5, dtypes=REAL)
    yield _binary("maximum", torch.maximum, dtypes=REAL)
    yield Sample("where", lambda d: (torch.arange(12).reshape(3, 4) % 2 == 0, A(d), B(d)), torch.where)
    yield Sample("lerp", lambda d: (A(d), B(d), UNIT(d)), torch.lerp)
    yield Sample("addcmul", lambda d: (A(d), B(d), UNIT(d)), torch.addcmul)
    yield _unary("abs", A, torch.abs)
    yield _unary("sine_cosine", A, lambda x: (torch.sin(x), torch.cos(x)))
    yield _binary("weighted", torch.mul)
    yield _unary("weighted", A, torch.clone)
    yield _unary("square", A, torch.square)
    yield Sample("summed", lambda d: ([A(d), A(d)],), lambda tensors: tensors[0] + tensors[1])
    yield _unary("tripled", A, lambda x: x * 3)
    yield _unary("sum", A, torch.sum)
    yield _with("sum_dim", torch.sum, 1)
    yield _with("sum_dim", torch.sum, 0, True)
    yield _unary("mean", A, torch.mean)
    yield _with("var", torch.var, 1)
    yield _unary("norm", A, torch.linalg.vector_norm)
    yield _with("logsumexp", torch.logsumexp, 1, dtypes=REAL)
    yield _unary("prod", A, torch.prod)
    yield _with("cumsum", torch.cumsum, 1)
    yield _with("max", torch.max, 1, dtypes=REAL)
    yield _with("var_mean", lambda x, dim: torch.var_mean(x, dim, correction=0), [1])
    yield _binary("mm", torch.mm, other=tensor(4, 2))
    yield _binary("mv", torch.mv)
    yield _binary("bmm", torch.bmm, made=tensor(2, 3, 4), other=tensor(2, 4, 2))
    yield Sample("addmm", lambda d: (tensor(3, 2)(d), A(d), tensor(4, 2)(d)), torch.addmm)
    yield _binary("dot", torch.dot, made=B)
    yield _binary("outer", torch.outer, made=tensor(3))
    yield _unary("trace", tensor(3, 3), torch.trace)
    yield _with("tril", torch.tril, -1)
    yield _unary("inverse", _square, torch.linalg.inv)
    yield _binary("solve", torch.linalg.solve, made=_square, other=tensor(3))
    yield _unary("det", _square, torch.linalg.det)
    yield _binary("scale_rows", lambda x, f: torch.diag(f) @ x, other=tensor(3))
    yield _unary("relu", A, torch.relu, dtypes=REAL)
    functional = torch.nn.functional
    for name in ("leaky_relu", "elu", "softplus", "gelu"):
        yield _unary(name, A, getattr(functional, name), dtypes=REAL)
    yield _unary("silu", A, functional.silu, dtypes=REAL)
    yield _with("softmax", torch.softmax, 1, dtypes=REAL)
    yield _with("log_softmax", torch.log_softmax, 1, dtypes=REAL)
    yield _with("glu", functional.glu, 1, dtypes=REAL)
    yield Sample("layer_norm", lambda d: (A(d), B(d), B(d)), _layer_norm, REAL)
    yield Sample("layer_norm", lambda d: (A(d),), _layer_norm, REAL)
    yield _with("index_select", torch.index_select, 1, INDEX)
    yield _with("gather", torch.gather, 0, INDEX.expand(3, 4))
    yield Sample("scatter_add", lambda d: (A(d), 0, INDEX.expand(2, 4), tensor(2, 4)(d)), torch.scatter_add)
    yield _with("masked_fill", torch.masked_fill, torch.arange(4) % 2 == 0, 2.5)
    yield _with("embedding", lambda w, i: w[i], INDEX.reshape(2, 2))
    yield Sample("cat", lambda d: ([A(d), tensor(3, 2)(d)], 1), torch.cat)
    yield Sample("stack", lambda d: ([A(d), A(d)], 1), torch.stack)
    yield Sample("sum_of", lambda d: ([A(d), None, A(d)],), _sum_of, forward=False)
    yield _with("flip", lambda x, dim: x.flip(dim), 1)
    yield _with("roll", torch.roll, 2, 1)
    yield _with("repeat_rows", lambda x, n: x.repeat(n, 1), 3)
    yield _with("pad", lambda x, a, b: functional.pad(x, (a, b)), 1, 2)
    yield _with("sort", torch.sort, 1, dtypes=REAL)
    yield _with("transpose", torch.transpose, 0, 1)
    yield _with("select", torch.select, 1, 2)
    yield _with("narrow", torch.narrow, 1, 1, 2)
    yield _with("view", lambda x, s: x.view(s), [2, 6])
    yield _with("unsqueeze", torch.unsqueeze, 1)
    yield _with("expand", lambda x, s: x.expand(s), [2, 3, 4])
    yield _unary("diagonal", A, torch.diagonal)
    yield _with("permute", torch.permute, [1, 0])
    yield _unary("every_other", A, lambda x: x[..., ::2])
    yield _unary("unbind", A, torch.unbind)
