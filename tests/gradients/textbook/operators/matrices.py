"""Linear algebra."""

from opdsl import Scalar, Tensor, at, derivative, jvp, linear, native_function

from .common import OWN


@native_function(**OWN, out=True)
def mm(self: Tensor, mat2: Tensor) -> Tensor:
    return at.mm(self, mat2)


@derivative(mm, "self", "mat2")
def _(grad: Tensor, self: Tensor, mat2: Tensor) -> tuple[Tensor, Tensor]:
    return grad.mm(mat2.t().conj()), self.t().conj().mm(grad)


@jvp(mm)
def _(self_p: Tensor, self_t: Tensor, mat2_p: Tensor, mat2_t: Tensor) -> Tensor:
    return self_t.mm(mat2_p) + self_p.mm(mat2_t)


@native_function(**OWN)
def mv(self: Tensor, vec: Tensor) -> Tensor:
    return self @ vec


@derivative(mv, "self", "vec")
def _(grad: Tensor, self: Tensor, vec: Tensor) -> tuple[Tensor, Tensor]:
    return grad.ger(vec.conj()), self.conj().t().mv(grad)


@jvp(mv)
def _(self_p: Tensor, self_t: Tensor, vec_p: Tensor, vec_t: Tensor) -> Tensor:
    return at.mv(self_t, vec_p) + at.mv(self_p, vec_t)


@native_function(**OWN)
def bmm(self: Tensor, mat2: Tensor) -> Tensor:
    return at.bmm(self, mat2)


@derivative(bmm, "self", "mat2")
def _(grad: Tensor, self: Tensor, mat2: Tensor) -> tuple[Tensor, Tensor]:
    return grad.bmm(mat2.transpose(1, 2).conj()), self.transpose(1, 2).conj().bmm(grad)


@jvp(bmm)
def _(self_p: Tensor, self_t: Tensor, mat2_p: Tensor, mat2_t: Tensor) -> Tensor:
    return self_t.bmm(mat2_p) + self_p.bmm(mat2_t)


@native_function(**OWN)
def addmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    return at.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


@derivative(addmm, "self")
def _(grad: Tensor, beta: Scalar) -> Tensor:
    return grad * beta


@derivative(addmm, "mat1", "mat2")
def _(grad: Tensor, mat1: Tensor, mat2: Tensor, alpha: Scalar) -> tuple[Tensor, Tensor]:
    scaled = grad * alpha
    return scaled.mm(mat2.t().conj()), mat1.t().conj().mm(scaled)


@jvp(addmm)
def _(
    self_t: Tensor, mat1_p: Tensor, mat1_t: Tensor, mat2_p: Tensor, mat2_t: Tensor, alpha: Scalar, beta: Scalar
) -> Tensor:
    return self_t * beta + (mat1_t.mm(mat2_p) + mat1_p.mm(mat2_t)) * alpha


@native_function(**OWN)
def dot(self: Tensor, tensor: Tensor) -> Tensor:
    return at.dot(self, tensor)


@derivative(dot, "self", "tensor")
def _(grad: Tensor, self: Tensor, tensor: Tensor) -> tuple[Tensor, Tensor]:
    return grad * tensor.conj(), grad * self.conj()


@jvp(dot)
def _(self_p: Tensor, self_t: Tensor, tensor_p: Tensor, tensor_t: Tensor) -> Tensor:
    return at.dot(self_t, tensor_p) + at.dot(self_p, tensor_t)


@native_function(**OWN)
def outer(self: Tensor, vec2: Tensor) -> Tensor:
    return self[:, None] * vec2


@derivative(outer, "self", "vec2")
def _(grad: Tensor, self: Tensor, vec2: Tensor) -> tuple[Tensor, Tensor]:
    return grad.mv(vec2.conj()), grad.t().mv(self.conj())


@jvp(outer)
def _(self_p: Tensor, self_t: Tensor, vec2_p: Tensor, vec2_t: Tensor) -> Tensor:
    return self_t[:, None] * vec2_p + self_p[:, None] * vec2_t


@native_function(**OWN)
def trace(self: Tensor) -> Tensor:
    return at.trace(self)


@derivative(trace, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * at.eye(self.sym_size(0), self.sym_size(1), options=self.options())


linear(trace)


@native_function(**OWN, inplace=True)
def tril(self: Tensor, diagonal: int = 0) -> Tensor:
    return at.tril(self, diagonal)


@derivative(tril, "self")
def _(grad: Tensor, diagonal: int) -> Tensor:
    return grad.tril(diagonal)


linear(tril)


@native_function(**OWN)
def inverse(self: Tensor) -> Tensor:
    return at.linalg_inv(self)


@derivative(inverse, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    adjoint = result.transpose(-2, -1).conj()
    return -adjoint @ grad @ adjoint


@jvp(inverse)
def _(self_t: Tensor, result: Tensor) -> Tensor:
    return -result @ self_t @ result


@native_function(**OWN)
def solve(A: Tensor, b: Tensor) -> Tensor:
    """The `x` for which ``A @ x = b``, a vector."""
    return at.linalg_solve(A, b)


@derivative(solve, "A", "b")
def _(grad: Tensor, A: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    of_b = at.linalg_solve(A.transpose(-2, -1).conj(), grad)
    return -at.ger(of_b, result.conj()), of_b


@jvp(solve)
def _(A_p: Tensor, A_t: Tensor, b_t: Tensor, result: Tensor) -> Tensor:
    return at.linalg_solve(A_p, b_t - at.mv(A_t, result))


@native_function(**OWN)
def det(self: Tensor) -> Tensor:
    return at.det(self)


@derivative(det, "self")
def _(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    return (grad * result.conj()) * at.linalg_inv(self).transpose(-2, -1).conj()


@jvp(det)
def _(self_p: Tensor, self_t: Tensor, result: Tensor) -> Tensor:
    return result * (at.linalg_inv(self_p) @ self_t).trace()


@native_function(**OWN)
def scale_rows(self: Tensor, factors: Tensor) -> Tensor:
    """``diag(factors) @ self``."""
    return self * factors[:, None]


@derivative(scale_rows, "self", "factors")
def _(grad: Tensor, self: Tensor, factors: Tensor) -> tuple[Tensor, Tensor]:
    return grad * factors[:, None].conj(), (grad * self.conj()).sum([1])


@jvp(scale_rows)
def _(self_p: Tensor, self_t: Tensor, factors_p: Tensor, factors_t: Tensor) -> Tensor:
    return self_t * factors_p[:, None] + self_p * factors_t[:, None]
