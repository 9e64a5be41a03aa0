#include <opdsl/views.h>

#include <ATen/core/List.h>

namespace opdsl {

void bump_version(const at::Tensor& tensor) {
  TORCH_CHECK(tensor.defined(), "an operator wrote to a tensor that isn't there");
  tensor.unsafeGetTensorImpl()->bump_version();
}

void bump_version(const std::optional<at::Tensor>& tensor) {
  if (tensor && tensor->defined()) {
    bump_version(*tensor);
  }
}

void bump_version(at::TensorList tensors) {
  for (const at::Tensor& tensor : tensors) {
    bump_version(tensor);
  }
}

void bump_version(const std::optional<at::TensorList>& tensors) {
  if (tensors) {
    bump_version(*tensors);
  }
}

void bump_version(const c10::List<std::optional<at::Tensor>>& tensors) {
  for (const std::optional<at::Tensor>& tensor : tensors) {
    bump_version(tensor);
  }
}

}  // namespace opdsl
