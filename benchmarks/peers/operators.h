#pragma once
// The operators that each binding library binds: `add` of torch, and `eight` of the benchmark's own library.
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/add_ops.h>

namespace peers {

inline at::Tensor add(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha) {
  return at::_ops::add_Tensor::call(self, other, alpha);
}

inline at::Tensor eight(
    const at::Tensor& self,
    const std::optional<at::Tensor>& weight,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    bool flag,
    double eps,
    const at::Scalar& scale,
    std::optional<std::string_view> mode) {
  using Signature = at::Tensor(
      const at::Tensor&,
      const std::optional<at::Tensor>&,
      at::IntArrayRef,
      at::IntArrayRef,
      bool,
      double,
      const at::Scalar&,
      std::optional<std::string_view>);
  static const auto op = c10::Dispatcher::singleton().findSchemaOrThrow("bound::eight", "").typed<Signature>();
  return op.call(self, weight, stride, padding, flag, eps, scale, mode);
}

}  // namespace peers
