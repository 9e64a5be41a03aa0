#include <opdsl/kernels.h>
#include <opdsl/resize.h>

#include <ATen/ops/clone.h>

namespace opdsl {

void write_inplace(const at::Tensor& self, const at::Tensor& result) {
  TORCH_CHECK(self.sym_sizes() == result.sym_sizes(), "the result has shape ", result.sym_sizes(),
              ", but is to be written in place to a tensor of shape ", self.sym_sizes());
  self.copy_(result);
}

void write_inplace(at::TensorList self, const std::vector<at::Tensor>& result) {
  for (size_t i = 0; i < result.size(); ++i) {
    write_inplace(self[i], result[i]);
  }
}

void write_out(const at::Tensor& out, const at::Tensor& result) {
  TORCH_CHECK(out.scalar_type() == result.scalar_type(), "the result has type ", result.scalar_type(),
              ", but out has type ", out.scalar_type());
  TORCH_CHECK(out.device() == result.device(), "the result is on ", result.device(), ", but out is on ", out.device());
  at::native::resize_output_symint(out, result.sym_sizes());
  out.copy_(result);
}

void write_out(at::TensorList out, const std::vector<at::Tensor>& result) {
  TORCH_CHECK(out.size() == result.size(), "there are ", result.size(), " results, but out holds ", out.size());
  for (size_t i = 0; i < result.size(); ++i) {
    write_out(out[i], result[i]);
  }
}

at::Tensor fresh(const at::Tensor& view) {
  return at::clone(view);
}

std::optional<at::Tensor> fresh(const std::optional<at::Tensor>& view) {
  return view ? std::optional<at::Tensor>(at::clone(*view)) : std::nullopt;
}

std::vector<at::Tensor> fresh(at::TensorList views) {
  std::vector<at::Tensor> copies;
  copies.reserve(views.size());
  for (const at::Tensor& view : views) {
    copies.push_back(at::clone(view));
  }
  return copies;
}

}  // namespace opdsl
