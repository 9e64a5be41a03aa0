"""Arithmetic."""

from opdsl import Scalar, Tensor, at, derivative, element_wise, jvp, linear, native_function, not_differentiable

from .common import OWN, like


@native_function(**OWN, inplace=True, out=True)
def add(self: Tensor, other: Tensor, *, alpha: Scalar = 1) -> Tensor:
    return at.add(self, other, alpha=alpha)


@derivative(add, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor, alpha: Scalar) -> tuple[Tensor, Tensor]:
    return like(self.scalar_type(), grad), like(other.scalar_type(), grad * alpha)


linear(add)


@native_function(**OWN, inplace=True)
def sub(self: Tensor, other: Tensor) -> Tensor:
    return at.sub(self, other)


@derivative(sub, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    return like(self.scalar_type(), grad), like(other.scalar_type(), -grad)


linear(sub)


@native_function(**OWN, inplace=True, out=True)
def mul(self: Tensor, other: Tensor) -> Tensor:
    return at.mul(self, other)


@derivative(mul, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    return like(self.scalar_type(), grad * other.conj()), like(other.scalar_type(), grad * self.conj())


@jvp(mul)
def _(self_p: Tensor, self_t: Tensor, other_p: Tensor, other_t: Tensor) -> Tensor:
    return self_t * other_p + other_t * self_p


@native_function(**OWN, inplace=True)
def div(self: Tensor, other: Tensor) -> Tensor:
    return at.div(self, other)


@derivative(div, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    shared = grad / other.conj()
    return like(self.scalar_type(), shared), like(other.scalar_type(), -shared * result.conj())


@jvp(div)
def _(self_t: Tensor, other_p: Tensor, other_t: Tensor, result: Tensor) -> Tensor:
    return (self_t - other_t * result) / other_p


@native_function(**OWN, inplace=True)
def neg(self: Tensor) -> Tensor:
    return at.neg(self)


@derivative(neg, "self")
def _(grad: Tensor) -> Tensor:
    return -grad


linear(neg)


@native_function(**OWN, inplace=True)
def pow_scalar(self: Tensor, exponent: float) -> Tensor:
    return at.pow(self, exponent)


@derivative(pow_scalar, "self")
def _(grad: Tensor, self: Tensor, exponent: float) -> Tensor:
    if exponent == 0.0:
        return at.zeros_like(grad)
    return grad * (exponent * self.pow(exponent - 1)).conj()


@jvp(pow_scalar)
def _(self_p: Tensor, self_t: Tensor, exponent: float) -> Tensor:
    return self_t * (exponent * self_p.pow(exponent - 1))


@native_function(**OWN)
def pow_tensor(self: Tensor, exponent: Tensor) -> Tensor:
    return at.pow(self, exponent)


@derivative(pow_tensor, "self", "exponent")
def _(grad: Tensor, self: Tensor, exponent: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    return grad * (exponent * self ** (exponent - 1)).conj(), grad * (result * self.log()).conj()


element_wise(pow_tensor)


@native_function(**OWN, inplace=True)
def reciprocal(self: Tensor) -> Tensor:
    return at.reciprocal(self)


@derivative(reciprocal, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return -grad * (result * result).conj()


element_wise(reciprocal)


@native_function(**OWN)
def sqrt(self: Tensor) -> Tensor:
    return at.sqrt(self)


@derivative(sqrt, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad / (2 * result.conj())


element_wise(sqrt)


@native_function(**OWN)
def rsqrt(self: Tensor) -> Tensor:
    return at.rsqrt(self)


@derivative(rsqrt, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return -0.5 * grad * result.pow(3).conj()


element_wise(rsqrt)


@native_function(**OWN, inplace=True)
def exp(self: Tensor) -> Tensor:
    return at.exp(self)


@derivative(exp, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad * result.conj()


element_wise(exp)


@native_function(**OWN)
def log(self: Tensor) -> Tensor:
    return at.log(self)


@derivative(log, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad / self.conj()


element_wise(log)


@native_function(**OWN)
def log1p(self: Tensor) -> Tensor:
    return at.log1p(self)


@derivative(log1p, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad / (self + 1).conj()


element_wise(log1p)


@native_function(**OWN)
def expm1(self: Tensor) -> Tensor:
    return at.expm1(self)


@derivative(expm1, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad * (result.conj() + 1)


element_wise(expm1)


@native_function(**OWN)
def sin(self: Tensor) -> Tensor:
    return at.sin(self)


@derivative(sin, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self.cos().conj()


element_wise(sin)


@native_function(**OWN)
def cos(self: Tensor) -> Tensor:
    return at.cos(self)


@derivative(cos, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * -self.sin().conj()


element_wise(cos)


@native_function(**OWN)
def tan(self: Tensor) -> Tensor:
    return at.tan(self)


@derivative(tan, "self")
def _(grad: Tensor, result: Tensor) -> Tensor:
    return grad * (1 + result.pow(2)).conj()


element_wise(tan)


@native_function(**OWN)
def asin(self: Tensor) -> Tensor:
    return at.asin(self)


@derivative(asin, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * (1 - self * self).rsqrt().conj()


element_wise(asin)


@native_function(**OWN)
def atan(self: Tensor) -> Tensor:
    return at.atan(self)


@derivative(atan, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad / (self * self + 1).conj()


element_wise(atan)


@native_function(**OWN)
def sinh(self: Tensor) -> Tensor:
    return at.sinh(self)


@derivative(sinh, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self.cosh().conj()


element_wise(sinh)


@native_function(**OWN)
def cosh(self: Tensor) -> Tensor:
    return at.cosh(self)


@derivative(cosh, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self.sinh().conj()


element_wise(cosh)


@native_function(**OWN)
def atan2(self: Tensor, other: Tensor) -> Tensor:
    return at.atan2(self, other)


@derivative(atan2, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    scaled = grad / (self * self + other * other)
    return scaled * other, -scaled * self


element_wise(atan2)


@native_function(**OWN)
def hypot(self: Tensor, other: Tensor) -> Tensor:
    return at.hypot(self, other)


@derivative(hypot, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    return grad * (self / result), grad * (other / result)


element_wise(hypot)


@native_function(**OWN)
def clamp(self: Tensor, low: float | None = None, high: float | None = None) -> Tensor:
    return at.clamp(self, low, high)


@derivative(clamp, "self")
def _(grad: Tensor, self: Tensor, low: float | None, high: float | None) -> Tensor:
    if low is not None and high is not None:
        return at.where((self >= low) & (self <= high), grad, 0)
    if low is not None:
        return at.where(self >= low, grad, 0)
    if high is not None:
        return at.where(self <= high, grad, 0)
    return grad


@jvp(clamp)
def _(self_p: Tensor, self_t: Tensor, result: Tensor) -> Tensor:
    return at.where(self_p == result, self_t, 0)


@native_function(**OWN)
def maximum(self: Tensor, other: Tensor) -> Tensor:
    return at.maximum(self, other)


@derivative(maximum, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    half = at.where(self == other, grad / 2, grad)
    return half.masked_fill(self < other, 0), half.masked_fill(self > other, 0)


@jvp(maximum)
def _(self_p: Tensor, self_t: Tensor, other_p: Tensor, other_t: Tensor) -> Tensor:
    return at.where(self_p == other_p, (self_t + other_t) / 2, at.where(self_p > other_p, self_t, other_t))


@native_function(**OWN)
def where(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    return at.where(condition, self, other)


not_differentiable(where, "condition")


@derivative(where, "self", "other")
def _(grad: Tensor, condition: Tensor) -> tuple[Tensor, Tensor]:
    return at.where(condition, grad, 0), at.where(condition, 0, grad)


linear(where)


@native_function(**OWN)
def lerp(self: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    return at.lerp(self, end, weight)


@derivative(lerp, "self", "end", "weight")
def _(grad: Tensor, self: Tensor, end: Tensor, weight: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    return grad * (1 - weight).conj(), grad * weight.conj(), grad * (end - self).conj()


element_wise(lerp)


@native_function(**OWN, inplace=True)
def addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Scalar = 1) -> Tensor:
    return at.addcmul(self, tensor1, tensor2, value=value)


@derivative(addcmul, "self")
def _(grad: Tensor) -> Tensor:
    return grad


@derivative(addcmul, "tensor1", "tensor2")
def _(grad: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar) -> tuple[Tensor, Tensor]:
    return grad * (tensor2 * value).conj(), grad * (tensor1 * value).conj()


element_wise(addcmul)


@native_function(**OWN)
def abs(self: Tensor) -> Tensor:
    return at.abs(self)


@derivative(abs, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self.sgn()


@jvp(abs)
def _(self_p: Tensor, self_t: Tensor) -> Tensor:
    product = self_t * self_p.sgn().conj()
    return at.real(product) if product.is_complex() else product
