// Activations. swiglu and softcap are element-wise and leave the walk over strides to TensorIterator; masked_softmax
// goes along one dimension of a contiguous tensor.
#include <ATen/TensorIterator.h>
#include <ATen/native/cpu/Loops.h>
#include <c10/core/WrapDimMinimal.h>
#include <opkit/kernels/masked_softmax.h>
#include <opkit/kernels/softcap.h>
#include <opkit/kernels/swiglu.h>

#include <cmath>
#include <limits>

#include "support.h"

namespace opkit {
namespace {

void swiglu_loop(const at::Tensor& gate, const at::Tensor& up, const at::Tensor& out) {
  auto iter = at::TensorIteratorConfig()
                  .add_output(out)
                  .add_const_input(gate)
                  .add_const_input(up)
                  .resize_outputs(false)
                  .build();
  OPKIT_DISPATCH_FLOATING(out.scalar_type(), "swiglu", [&] {
    at::native::cpu_kernel(iter, [](scalar_t gate_value, scalar_t up_value) -> scalar_t {
      const auto x = static_cast<Accumulate<scalar_t>>(gate_value);
      return static_cast<scalar_t>(x / (1 + std::exp(-x)) * static_cast<Accumulate<scalar_t>>(up_value));
    });
  });
}

std::vector<c10::SymInt> check_swiglu(const at::Tensor& gate, const at::Tensor& up) {
  check_floating(gate, "swiglu", "gate");
  check_same_dtype(gate, up, "swiglu", "up");
  return at::infer_size_symint(gate.sym_sizes(), up.sym_sizes());
}

void check_softmax(const at::Tensor& self, const std::optional<at::Tensor>& mask) {
  check_floating(self, "masked_softmax", "self");
  if (mask.has_value()) {
    TORCH_CHECK_TYPE(mask->scalar_type() == at::kBool, "masked_softmax: mask must be of type Bool, got ",
                     mask->scalar_type());
    check_broadcasts(*mask, self.sym_sizes(), "masked_softmax", "mask");
  }
}

/// One line of a softmax, with `stride` between its elements. What isn't kept is zero; `exps` has room for the line.
template <class T>
void softmax_line(const T* from, const bool* keep, int64_t length, int64_t stride, Accumulate<T>* exps, T* to) {
  using A = Accumulate<T>;
  const auto kept = [&](int64_t i) { return keep == nullptr || keep[i * stride]; };
  A largest = -std::numeric_limits<A>::infinity(), total = 0;
  for (int64_t i = 0; i < length; ++i) {
    exps[i] = static_cast<A>(from[i * stride]);
    largest = kept(i) && (exps[i] > largest || std::isnan(exps[i])) ? exps[i] : largest;
  }
  for (int64_t i = 0; i < length; ++i) {
    exps[i] = kept(i) ? std::exp(exps[i] - largest) : A(0);
    total += exps[i];
  }
  const A factor = A(1) / total;
  for (int64_t i = 0; i < length; ++i) {
    to[i * stride] = static_cast<T>(kept(i) ? exps[i] * factor : A(0));
  }
}

}  // namespace

namespace kernels {

at::Tensor swiglu::cpu(const at::Tensor& gate, const at::Tensor& up) {
  at::Tensor out = gate.new_empty_symint(check_swiglu(gate, up));
  swiglu_loop(gate, up, out);
  return out;
}

at::Tensor& swiglu::cpu_out(const at::Tensor& gate, const at::Tensor& up, at::Tensor& out) {
  resize_out(out, gate.scalar_type(), C10_AS_INTARRAYREF_SLOW(check_swiglu(gate, up)), "swiglu");
  swiglu_loop(gate, up, out);
  return out;
}

at::Tensor swiglu::meta(const at::Tensor& gate, const at::Tensor& up) {
  return gate.new_empty_symint(check_swiglu(gate, up));
}

at::Tensor& swiglu::meta_out(const at::Tensor& gate, const at::Tensor& up, at::Tensor& out) {
  resize_out_symint(out, gate.scalar_type(), check_swiglu(gate, up), "swiglu");
  return out;
}

void softcap_meta::meta(const at::Tensor& self, double cap) {
  TORCH_CHECK(cap > 0, "softcap: cap must be positive, got ", cap);
  build_unary_float_op(maybe_get_output(), self);
}

void softcap_cpu::impl(const at::Tensor&, double cap, const at::Tensor&) {
  OPKIT_DISPATCH_FLOATING(common_dtype(), "softcap", [&] {
    const auto limit = static_cast<Accumulate<scalar_t>>(cap);
    at::native::cpu_kernel(*this, [limit](scalar_t value) -> scalar_t {
      return static_cast<scalar_t>(limit * std::tanh(static_cast<Accumulate<scalar_t>>(value) / limit));
    });
  });
}

at::Tensor masked_softmax::cpu(const at::Tensor& self, const std::optional<at::Tensor>& mask, int64_t dim) {
  check_softmax(self, mask);
  const at::Tensor from = self.contiguous();
  const at::Tensor keep = mask.has_value() ? mask->expand_as(self).contiguous() : at::Tensor();
  at::Tensor out = from.new_empty(from.sizes());
  const Lines lines(from.sizes(), c10::maybe_wrap_dim(dim, self.dim()));
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "masked_softmax", [&] {
    const scalar_t* source = from.const_data_ptr<scalar_t>();
    const bool* kept = keep.defined() ? keep.const_data_ptr<bool>() : nullptr;
    scalar_t* target = out.mutable_data_ptr<scalar_t>();
    parallel_rows(lines.outer * lines.inner, 8 * lines.length, [&](int64_t line) {
      const int64_t start = line / lines.inner * lines.length * lines.inner + line % lines.inner;
      std::vector<Accumulate<scalar_t>> exps(lines.length);
      softmax_line(source + start, kept != nullptr ? kept + start : nullptr, lines.length, lines.inner, exps.data(),
                   target + start);
    });
  });
  return out;
}

at::Tensor masked_softmax::meta(const at::Tensor& self, const std::optional<at::Tensor>& mask, int64_t dim) {
  check_softmax(self, mask);
  c10::maybe_wrap_dim(dim, self.dim());
  return self.new_empty_symint(self.sym_sizes());
}

}  // namespace kernels
}  // namespace opkit
