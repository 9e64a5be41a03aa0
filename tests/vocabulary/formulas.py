"""Formulas as people write them: right ones, and mistakes (marked) that both checkers must refuse.

Not a test module: `test_vocabulary.py` runs the checkers on it.
"""

from collections.abc import Sequence

from opdsl import Scalar, SymInt, Tensor, at


def softcap(grad: Tensor, result: Tensor, cap: float) -> Tensor:
    return grad * (1 - (result / cap).pow(2))


def addcmul(grad: Tensor, tensor2: Tensor, value: Scalar) -> Tensor:
    return grad * (tensor2 * value).conj()


def linear(grad: Tensor, weight: Tensor, input: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    return grad.matmul(weight), grad.t().matmul(input), grad.sum(0)


def expand(grad: Tensor, sizes: Sequence[SymInt]) -> Tensor:
    return grad.sum_to_size(sizes) if grad.dim() > len(sizes) else grad


def norm(input: Tensor, weight: Tensor | None, eps: float) -> Tensor:
    scale = at.rsqrt(input.square().mean(-1, keepdim=True) + eps)
    return input * scale if weight is None else input * scale * weight


def shapes(self: Tensor) -> Tensor:
    return at.zeros(self.sym_sizes(), options=self.options()).view(
        [self.sym_size(0), self.sym_numel() // self.sym_size(0)]
    )


def stack(tensors: Sequence[Tensor]) -> Tensor:
    return at.where(at.stack(tensors) > 0, at.cat(tensors).unsqueeze(0), 0)


def misspelt(self: Tensor) -> Tensor:
    return self.tanhh()  # E


def unknown_function(self: Tensor) -> Tensor:
    return at.wheree(self, self, self)  # E


def wrong_argument(self: Tensor) -> Tensor:
    return self.sum("x")  # E


def missing_argument(self: Tensor) -> Tensor:
    return self.matmul()  # E


def wrong_keyword(self: Tensor) -> Tensor:
    return self.mean(0, keepdims=True)  # E


def wrong_result(self: Tensor) -> Tensor:
    return self.dim()  # E


def symbolic_where_plain_is_asked_for(self: Tensor) -> Tensor:
    return self.squeeze(self.sym_size(0))  # E
