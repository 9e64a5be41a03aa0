#include <ATen/ATen.h>
#include <wraptest/kernels/count.h>
#include <wraptest/kernels/each.h>
#include <wraptest/kernels/ends.h>
#include <wraptest/kernels/extremes.h>
#include <wraptest/kernels/heads.h>
#include <wraptest/kernels/maybe.h>
#include <wraptest/kernels/negate.h>
#include <wraptest/kernels/parts.h>
#include <wraptest/kernels/rising.h>
#include <wraptest/kernels/scale.h>
#include <wraptest/kernels/shift.h>
#include <wraptest/kernels/softcap.h>
#include <wraptest/kernels/step.h>
#include <wraptest/kernels/total.h>
#include <wraptest/kernels/twice_out.h>

using at::Tensor;

namespace wraptest::kernels {

Tensor scale::cpu(const Tensor& self, double by) { return self * by; }
Tensor scale::meta(const Tensor& self, double) { return at::empty_like(self); }
Tensor& scale::cpu_(Tensor& self, double by) { return self.mul_(by); }
Tensor& scale::meta_(Tensor& self, double) { return self; }
Tensor& scale::cpu_out(const Tensor& self, double by, Tensor& out) {
  out.resize_(self.sizes()).copy_(self * by);
  return out;
}
Tensor& scale::meta_out(const Tensor& self, double, Tensor& out) {
  out.resize__symint(self.sym_sizes());
  return out;
}

Tensor shift::cpu(const Tensor& self, int64_t by) { return self + by; }
Tensor shift::meta(const Tensor& self, c10::SymInt) { return at::empty_like(self); }

Tensor& negate::cpu_(Tensor& self) { return self.neg_(); }
Tensor& negate::meta_(Tensor& self) { return self; }

Tensor& twice_out::cpu_out(const Tensor& self, Tensor& out) {
  out.resize_(self.sizes()).copy_(self * 2);
  return out;
}
Tensor& twice_out::meta_out(const Tensor& self, Tensor& out) {
  out.resize__symint(self.sym_sizes());
  return out;
}

void step::cpu_(Tensor& param, const Tensor& grad, Tensor& moment, int64_t step) {
  moment.add_(grad);
  param.sub_(moment, step);
}
void step::meta_(Tensor&, const Tensor&, Tensor&, int64_t) {}

Tensor count::cpu_(Tensor& self, const Tensor& by) { return self.add_(by).sum(); }
Tensor count::meta_(Tensor& self, const Tensor&) { return self.new_empty({}); }

void each::cpu_(at::TensorList self, double by) {
  for (const Tensor& tensor : self) {
    tensor.mul_(by);
  }
}
void each::meta_(at::TensorList, double) {}

void maybe::cpu_(const std::optional<Tensor>& self, const Tensor& by) {
  if (self) {
    self->mul_(by);
  }
}
void maybe::meta_(const std::optional<Tensor>&, const Tensor&) {}

std::tuple<Tensor, Tensor> extremes::cpu(const Tensor& self) { return {self.amin(0), self.amax(0)}; }
std::tuple<Tensor, Tensor> extremes::meta(const Tensor& self) {
  const auto rest = self.sym_sizes().slice(1);
  return {self.new_empty_symint(rest), self.new_empty_symint(rest)};
}
std::tuple<Tensor&, Tensor&> extremes::cpu_out(const Tensor& self, Tensor& low, Tensor& high) {
  low.resize_(self.sizes().slice(1)).copy_(self.amin(0));
  high.resize_(self.sizes().slice(1)).copy_(self.amax(0));
  return {low, high};
}
std::tuple<Tensor&, Tensor&> extremes::meta_out(const Tensor& self, Tensor& low, Tensor& high) {
  low.resize__symint(self.sym_sizes().slice(1));
  high.resize__symint(self.sym_sizes().slice(1));
  return {low, high};
}

Tensor heads::explicit_(const Tensor& self, c10::SymInt num) {
  auto sizes = self.sym_sizes().vec();
  const auto size = sizes.back() / num;
  sizes.back() = num;
  sizes.push_back(size);
  return self.view_symint(sizes).transpose(-2, -3);
}

std::vector<Tensor> parts::explicit_(int64_t dim, const Tensor& self, int64_t chunks) {
  return self.chunk(chunks, dim);
}

std::tuple<Tensor, Tensor> ends::explicit_(const Tensor& self, c10::SymIntArrayRef size, std::optional<int64_t> at,
                                           std::optional<c10::string_view>) {
  const auto view = self.view_symint(size);
  return {view.select(0, at.value_or(0)), view.select(0, -1)};
}

void softcap_meta::meta(const Tensor& self, double cap) {
  TORCH_CHECK(cap > 0, "cap must be positive");
  build_unary_float_op(maybe_get_output(), self);
}
void softcap_cpu::impl(const Tensor& self, double cap, const Tensor& out) { out.copy_(at::tanh(self / cap) * cap); }

rising_meta::meta_return_ty rising_meta::meta(const Tensor& self, int64_t dim) {
  const auto wrapped = at::maybe_wrap_dim(dim, self.dim());
  set_output_contiguous(0, self.sizes(), self.options());
  return precompute_out<>().set_dim(wrapped).set_length(self.size(wrapped));
}
void rising_cpu::impl(const Tensor& self, int64_t dim, int64_t length, const Tensor& out) {
  TORCH_CHECK(out.is_contiguous() && self.size(dim) == length);
  out.copy_(std::get<0>(self.cummax(dim)));
}

void total_meta::meta(at::TensorList tensors, const c10::List<std::optional<Tensor>>& weights,
                      const std::optional<Tensor>& bias) {
  TORCH_CHECK(tensors.size() == weights.size() && !tensors.empty(), "a weight for each tensor");
  for (const std::optional<Tensor>& weight : weights) {
    TORCH_CHECK(!weight || weight->sizes() == tensors[0].sizes(), "weights of the tensors' shape");
  }
  TORCH_CHECK(!bias || bias->sizes() == tensors[0].sizes(), "a bias of the tensors' shape");
  set_output_raw_strided(0, tensors[0].sizes(), {}, tensors[0].options());
}
void total_cpu::impl(at::TensorList tensors, const c10::List<std::optional<Tensor>>& weights,
                     const std::optional<Tensor>& bias, const Tensor& out) {
  bias ? out.copy_(*bias) : out.zero_();
  for (size_t i = 0; i < tensors.size(); ++i) {
    const std::optional<Tensor> weight = weights.get(i);
    out.add_(weight ? tensors[i] * *weight : tensors[i]);
  }
}

}  // namespace wraptest::kernels
