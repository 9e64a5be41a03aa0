// The kernels that operators/ops.py asks for.
#include <template_name/kernels/axpy.h>

namespace template_name::kernels {

at::Tensor axpy::cpu(const at::Tensor& self, const at::Tensor& other, double alpha) {
  TORCH_CHECK(self.sizes() == other.sizes(), "axpy: the shapes are ", self.sizes(), " and ", other.sizes());
  return self.mul(alpha).add_(other);
}

at::Tensor axpy::meta(const at::Tensor& self, const at::Tensor&, double) {
  return self.new_empty_symint(self.sym_sizes());
}

}  // namespace template_name::kernels
