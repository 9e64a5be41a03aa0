// Optimiser steps and moving averages, each one pass over memory. What a step changes, it changes in place.
#include <ATen/TensorIterator.h>
#include <ATen/native/cpu/Loops.h>
#include <ATen/ops/lerp.h>
#include <c10/core/Scalar.h>
#include <opkit/kernels/ema.h>
#include <opkit/kernels/ema_Tensor.h>
#include <opkit/kernels/fused_adamw.h>
#include <opkit/kernels/fused_lion.h>

#include <cmath>

#include "support.h"

namespace opkit {
namespace {

void check_state(const at::Tensor& param, const at::Tensor& other, const char* op, const char* name) {
  check_same_dtype(param, other, op, name);
  check_same_sizes(param, other, op, name);
}

void check_betas(at::ArrayRef<double> betas, const char* op) {
  TORCH_CHECK(betas.size() == 2 && betas[0] >= 0 && betas[0] < 1 && betas[1] >= 0 && betas[1] < 1, op,
              ": betas must be two numbers in [0, 1), got ", betas);
}

void check_adamw(const at::Tensor& param, const at::Tensor& grad, const at::Tensor& exp_avg,
                 const at::Tensor& exp_avg_sq, int64_t step, at::ArrayRef<double> betas) {
  const char* op = "fused_adamw_";
  check_floating(param, op, "param");
  check_state(param, grad, op, "grad");
  check_state(param, exp_avg, op, "exp_avg");
  check_state(param, exp_avg_sq, op, "exp_avg_sq");
  check_betas(betas, op);
  TORCH_CHECK(step >= 1, op, ": step counts from 1, got ", step);
}

void check_lion(const at::Tensor& param, const at::Tensor& grad, const at::Tensor& exp_avg,
                at::ArrayRef<double> betas) {
  check_floating(param, "fused_lion_", "param");
  check_state(param, grad, "fused_lion_", "grad");
  check_state(param, exp_avg, "fused_lion_", "exp_avg");
  check_betas(betas, "fused_lion_");
}

void check_ema(const at::Tensor& self, const at::Tensor& other) {
  check_floating(self, "ema", "self");
  check_state(self, other, "ema", "other");
}

void ema_loop(const at::Tensor& self, const at::Tensor& other, double decay, const at::Tensor& out) {
  auto iter = at::TensorIteratorConfig()
                  .add_output(out)
                  .add_const_input(self)
                  .add_const_input(other)
                  .resize_outputs(false)
                  .build();
  OPKIT_DISPATCH_FLOATING(out.scalar_type(), "ema", [&] {
    using A = Accumulate<scalar_t>;
    const A keep = static_cast<A>(decay), add = static_cast<A>(1 - decay);
    at::native::cpu_kernel(iter, [keep, add](scalar_t average, scalar_t value) -> scalar_t {
      return static_cast<scalar_t>(keep * static_cast<A>(average) + add * static_cast<A>(value));
    });
  });
}

}  // namespace

namespace kernels {

void fused_adamw::cpu_(at::Tensor& param, const at::Tensor& grad, at::Tensor& exp_avg, at::Tensor& exp_avg_sq,
                       int64_t step, const at::Scalar& lr, at::ArrayRef<double> betas, double eps,
                       double weight_decay) {
  check_adamw(param, grad, exp_avg, exp_avg_sq, step, betas);
  const double rate = lr.toDouble(), steps = static_cast<double>(step);
  const Dense params(param), firsts(exp_avg), seconds(exp_avg_sq);
  const at::Tensor grads = grad.contiguous();
  OPKIT_DISPATCH_FLOATING(param.scalar_type(), "fused_adamw_", [&] {
    using A = Accumulate<scalar_t>;
    const A shrink = static_cast<A>(1 - rate * weight_decay), epsilon = static_cast<A>(eps);
    const A beta1 = static_cast<A>(betas[0]), new1 = static_cast<A>(1 - betas[0]);
    const A beta2 = static_cast<A>(betas[1]), new2 = static_cast<A>(1 - betas[1]);
    const A step_size = static_cast<A>(rate / (1 - std::pow(betas[0], steps)));
    const A correction = static_cast<A>(1 / std::sqrt(1 - std::pow(betas[1], steps)));
    scalar_t* p = params.data.mutable_data_ptr<scalar_t>();
    scalar_t* m = firsts.data.mutable_data_ptr<scalar_t>();
    scalar_t* v = seconds.data.mutable_data_ptr<scalar_t>();
    const scalar_t* g = grads.const_data_ptr<scalar_t>();
    parallel_rows(grads.numel(), 8, [=](int64_t i) {
      const A gradient = static_cast<A>(g[i]);
      const A first = beta1 * static_cast<A>(m[i]) + new1 * gradient;
      const A second = beta2 * static_cast<A>(v[i]) + new2 * gradient * gradient;
      const A update = step_size * first / (std::sqrt(second) * correction + epsilon);
      p[i] = static_cast<scalar_t>(static_cast<A>(p[i]) * shrink - update);
      m[i] = static_cast<scalar_t>(first);
      v[i] = static_cast<scalar_t>(second);
    });
  });
  params.write_back();
  firsts.write_back();
  seconds.write_back();
}

void fused_adamw::meta_(at::Tensor& param, const at::Tensor& grad, at::Tensor& exp_avg, at::Tensor& exp_avg_sq,
                        int64_t step, const at::Scalar&, at::ArrayRef<double> betas, double, double) {
  check_adamw(param, grad, exp_avg, exp_avg_sq, step, betas);
}

void fused_lion::cpu_(at::Tensor& param, const at::Tensor& grad, at::Tensor& exp_avg, const at::Scalar& lr,
                      at::ArrayRef<double> betas, double weight_decay) {
  check_lion(param, grad, exp_avg, betas);
  const double rate = lr.toDouble();
  const Dense params(param), averages(exp_avg);
  const at::Tensor grads = grad.contiguous();
  OPKIT_DISPATCH_FLOATING(param.scalar_type(), "fused_lion_", [&] {
    using A = Accumulate<scalar_t>;
    const A shrink = static_cast<A>(1 - rate * weight_decay), step_size = static_cast<A>(rate);
    const A beta1 = static_cast<A>(betas[0]), new1 = static_cast<A>(1 - betas[0]);
    const A beta2 = static_cast<A>(betas[1]), new2 = static_cast<A>(1 - betas[1]);
    scalar_t* p = params.data.mutable_data_ptr<scalar_t>();
    scalar_t* m = averages.data.mutable_data_ptr<scalar_t>();
    const scalar_t* g = grads.const_data_ptr<scalar_t>();
    parallel_rows(grads.numel(), 8, [=](int64_t i) {
      const A momentum = static_cast<A>(m[i]), gradient = static_cast<A>(g[i]);
      const A direction = beta1 * momentum + new1 * gradient;
      const A sign = static_cast<A>((direction > 0) - (direction < 0));
      p[i] = static_cast<scalar_t>(static_cast<A>(p[i]) * shrink - step_size * sign);
      m[i] = static_cast<scalar_t>(beta2 * momentum + new2 * gradient);
    });
  });
  params.write_back();
  averages.write_back();
}

void fused_lion::meta_(at::Tensor& param, const at::Tensor& grad, at::Tensor& exp_avg, const at::Scalar&,
                       at::ArrayRef<double> betas, double) {
  check_lion(param, grad, exp_avg, betas);
}

at::Tensor ema::cpu(const at::Tensor& self, const at::Tensor& other, double decay) {
  check_ema(self, other);
  at::Tensor out = self.new_empty(self.sizes());
  ema_loop(self, other, decay, out);
  return out;
}

at::Tensor& ema::cpu_(at::Tensor& self, const at::Tensor& other, double decay) {
  check_ema(self, other);
  ema_loop(self, other, decay, self);
  return self;
}

at::Tensor& ema::cpu_out(const at::Tensor& self, const at::Tensor& other, double decay, at::Tensor& out) {
  check_ema(self, other);
  resize_out(out, self.scalar_type(), self.sizes(), "ema");
  ema_loop(self, other, decay, out);
  return out;
}

at::Tensor ema::meta(const at::Tensor& self, const at::Tensor& other, double) {
  check_ema(self, other);
  return self.new_empty_symint(self.sym_sizes());
}

at::Tensor& ema::meta_(at::Tensor& self, const at::Tensor& other, double) {
  check_ema(self, other);
  return self;
}

at::Tensor& ema::meta_out(const at::Tensor& self, const at::Tensor& other, double, at::Tensor& out) {
  check_ema(self, other);
  resize_out_symint(out, self.scalar_type(), self.sym_sizes(), "ema");
  return out;
}

at::Tensor ema_Tensor::lerp(const at::Tensor& self, const at::Tensor& other, const at::Tensor& decay) {
  return at::lerp(other, self, decay);
}

}  // namespace kernels
}  // namespace opkit
