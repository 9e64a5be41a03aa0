#include <opdsl/structured.h>
#include <opdsl/resize.h>

#include <ATen/ExpandUtils.h>
#include <ATen/core/List.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/empty_strided.h>

#include <algorithm>

namespace opdsl {

at::Tensor new_result(at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options) {
  return strides.empty() ? at::empty(sizes, options) : at::empty_strided(sizes, strides, options);
}

namespace {

void check_kind(const char* what, const at::Tensor& given, const at::TensorOptions& options) {
  TORCH_CHECK(options.dtype() == given.dtype(), "the result has dtype ", options.dtype(), ", but ", what,
              " has dtype ", given.dtype());
  TORCH_CHECK(options.device() == given.device(), "the result is on ", options.device(), ", but ", what, " is on ",
              given.device());
}

template <class F>
std::vector<at::Tensor> each(at::TensorList tensors, F change) {
  std::vector<at::Tensor> changed;
  for (const at::Tensor& tensor : tensors) {
    changed.push_back(change(tensor));
  }
  return changed;
}

template <class F>
c10::List<std::optional<at::Tensor>> each(const c10::List<std::optional<at::Tensor>>& tensors, F change) {
  c10::List<std::optional<at::Tensor>> changed;
  for (const std::optional<at::Tensor>& tensor : tensors) {
    changed.push_back(change(tensor));
  }
  return changed;
}

bool has_symbolic_sizes(const at::Tensor& tensor) {
  return tensor.defined() && tensor.unsafeGetTensorImpl()->has_symbolic_sizes_strides();
}

}  // namespace

void check_inplace(const at::Tensor& self, at::IntArrayRef sizes, const at::TensorOptions& options) {
  check_kind("what's written in place", self, options);
  TORCH_CHECK(sizes == self.sizes(), "the result has shape ", sizes, ", but what's written in place has shape ",
              self.sizes());
}

void resize_out(const at::Tensor& out, at::IntArrayRef sizes, at::IntArrayRef strides,
                const at::TensorOptions& options) {
  check_kind("out", out, options);
  // Strides are advice: a tensor that has the size already keeps its own.
  if (!at::native::resize_output(out, sizes)) {
    return;
  }
  if (!strides.empty()) {
    out.as_strided_(sizes, strides);
  } else if (options.memory_format_opt()) {
    out.unsafeGetTensorImpl()->empty_tensor_restride(*options.memory_format_opt());
  }
}

std::optional<at::Tensor> stand_in(const at::Tensor& out, at::IntArrayRef sizes, at::IntArrayRef strides,
                                   const at::TensorOptions& options) {
  if (out.strides() == strides) {
    return std::nullopt;
  }
  return new_result(sizes, strides, options);
}

// ---- Meta

Symbolic::Symbolic(std::initializer_list<std::optional<at::Tensor>> inputs,
                   std::initializer_list<at::Tensor> outs) {
  for (const std::optional<at::Tensor>& input : inputs) {
    if (input && input->defined()) {
      inputs_.push_back(*input);
    }
  }
  any_ = std::any_of(inputs_.begin(), inputs_.end(), has_symbolic_sizes) || std::any_of(outs.begin(), outs.end(), has_symbolic_sizes);
  if (any_) {
    for (const at::Tensor& input : inputs_) {
      sizes_ = at::infer_size_symint(sizes_, input.sym_sizes());
    }
  }
}

at::Tensor Symbolic::pointwise(const at::Tensor& tensor) const {
  if (!any_ || !tensor.defined()) {
    return tensor;
  }
  auto ones = at::empty(std::vector<int64_t>(static_cast<size_t>(tensor.dim()), 1), tensor.options());
  if (tensor.unsafeGetTensorImpl()->is_wrapped_number()) {
    ones.unsafeGetTensorImpl()->set_wrapped_number(true);
  }
  return ones;
}

std::optional<at::Tensor> Symbolic::pointwise(const std::optional<at::Tensor>& tensor) const {
  return tensor ? std::optional<at::Tensor>(pointwise(*tensor)) : std::nullopt;
}

std::vector<at::Tensor> Symbolic::pointwise(at::TensorList tensors) const {
  return each(tensors, [this](const at::Tensor& tensor) { return pointwise(tensor); });
}

c10::List<std::optional<at::Tensor>> Symbolic::pointwise(const c10::List<std::optional<at::Tensor>>& tensors) const {
  return each(tensors, [this](const std::optional<at::Tensor>& tensor) { return pointwise(tensor); });
}

at::Tensor Symbolic::broadcast(const at::Tensor& result) const {
  if (!any_) {
    return result;
  }
  const auto whole = std::find_if(inputs_.begin(), inputs_.end(),
                                  [&](const at::Tensor& input) { return input.sym_sizes().equals(sizes_); });
  return whole == inputs_.end() ? at::empty_symint(sizes_, result.options()) : at::empty_like(*whole, result.options());
}

void Symbolic::resize(const at::Tensor& out) const {
  if (any_) {
    at::native::resize_output_symint(out, sizes_);
  }
}

at::Tensor Symbolic::specialized(const at::Tensor& tensor) {
  if (!has_symbolic_sizes(tensor)) {
    return tensor;
  }
  const auto fixed = [](c10::SymIntArrayRef values) {
    std::vector<int64_t> integers;
    for (const c10::SymInt& value : values) {
      integers.push_back(value.guard_int(__FILE__, __LINE__));
    }
    return integers;
  };
  return at::empty_strided(fixed(tensor.sym_sizes()), fixed(tensor.sym_strides()), tensor.options());
}

std::optional<at::Tensor> Symbolic::specialized(const std::optional<at::Tensor>& tensor) {
  return tensor ? std::optional<at::Tensor>(specialized(*tensor)) : std::nullopt;
}

std::vector<at::Tensor> Symbolic::specialized(at::TensorList tensors) {
  return each(tensors, [](const at::Tensor& tensor) { return specialized(tensor); });
}

c10::List<std::optional<at::Tensor>> Symbolic::specialized(const c10::List<std::optional<at::Tensor>>& tensors) {
  return each(tensors, [](const std::optional<at::Tensor>& tensor) { return specialized(tensor); });
}

void resize_as(const at::Tensor& out, const at::Tensor& stand_in) {
  if (!out.is_same(stand_in)) {
    at::native::resize_output_symint(out, stand_in.sym_sizes());
  }
}

}  // namespace opdsl
