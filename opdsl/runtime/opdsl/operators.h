#pragma once
// The operators of tensors, as ATen/TensorOperators.h has them, without the four seconds of headers that it includes.
// These are templates, so that where both are included, torch's own are chosen.
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty_like_ops.h>

#include <concepts>

namespace opdsl {

/// A number in the shape of a tensor, to write a result into.
inline at::Tensor filled(const at::Scalar& number, const at::Tensor& like) {
  const auto none = std::nullopt;
  return at::_ops::empty_like::call(like, none, none, none, none, at::MemoryFormat::Preserve).fill_(number);
}

}  // namespace opdsl

namespace at {

#define OPDSL_OPERATOR(OP, METHOD, SCALAR_FIRST)        \
  template <std::same_as<Tensor> T>                     \
  Tensor operator OP(const T& x, const T& y) {          \
    return x.METHOD(y);                                 \
  }                                                     \
  template <std::same_as<Tensor> T>                     \
  Tensor operator OP(const T& x, const Scalar& y) {     \
    return x.METHOD(y);                                 \
  }                                                     \
  template <std::same_as<Tensor> T>                     \
  Tensor operator OP(const Scalar& x, const T& y) {     \
    return SCALAR_FIRST;                                \
  }
OPDSL_OPERATOR(+, add, y.add(x))
OPDSL_OPERATOR(-, sub, opdsl::filled(x, y).sub_(y))
OPDSL_OPERATOR(*, mul, y.mul(x))
OPDSL_OPERATOR(/, div, opdsl::filled(x, y).div_(y))
OPDSL_OPERATOR(%, remainder, opdsl::filled(x, y).remainder_(y))
OPDSL_OPERATOR(&, bitwise_and, y.bitwise_and(x))
OPDSL_OPERATOR(|, bitwise_or, y.bitwise_or(x))
OPDSL_OPERATOR(^, bitwise_xor, y.bitwise_xor(x))
OPDSL_OPERATOR(<, lt, y.gt(x))
OPDSL_OPERATOR(<=, le, y.ge(x))
OPDSL_OPERATOR(>, gt, y.lt(x))
OPDSL_OPERATOR(>=, ge, y.le(x))
OPDSL_OPERATOR(==, eq, y.eq(x))
OPDSL_OPERATOR(!=, ne, y.ne(x))
#undef OPDSL_OPERATOR

}  // namespace at
