#pragma once
// What generated kernels are made of.
#include <ATen/core/Tensor.h>

#include <optional>
#include <tuple>
#include <vector>

#pragma GCC visibility push(hidden)
namespace opdsl {

/// Copies `result` into what an in-place operator writes; raises if the shapes differ.
void write_inplace(const at::Tensor& self, const at::Tensor& result);
void write_inplace(at::TensorList self, const std::vector<at::Tensor>& result);

/// Copies `result` into an `out` argument, which takes its shape.
void write_out(const at::Tensor& out, const at::Tensor& result);
void write_out(at::TensorList out, const std::vector<at::Tensor>& result);

/// Tensors with the same elements that share no memory with anything.
at::Tensor fresh(const at::Tensor& view);
std::optional<at::Tensor> fresh(const std::optional<at::Tensor>& view);
std::vector<at::Tensor> fresh(at::TensorList views);
template <class... T>
std::tuple<T...> fresh(const std::tuple<T...>& views) {
  return std::apply([](const T&... each) { return std::tuple<T...>(fresh(each)...); }, views);
}

}  // namespace opdsl
#pragma GCC visibility pop
