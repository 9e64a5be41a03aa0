// Root-mean-square normalisation over the last dimension, alone and after a residual connection. Each row is read
// twice and written once; the sum of squares is kept in float for half and bfloat16.
#include <opkit/kernels/add_rms_norm.h>
#include <opkit/kernels/rms_norm.h>

#include <array>
#include <cmath>
#include <numeric>

#include "support.h"

namespace opkit {
namespace {

/// In eight sums side by side, so that one addition needn't wait for the one before it.
template <class T>
Accumulate<T> sum_of_squares(const T* row, int64_t length) {
  using A = Accumulate<T>;
  std::array<A, 8> sums{};
  const auto square = [row](int64_t i) { return static_cast<A>(row[i]) * static_cast<A>(row[i]); };
  int64_t i = 0;
  for (; i + 8 <= length; i += 8) {
    for (int64_t lane = 0; lane < 8; ++lane) {
      sums[lane] += square(i + lane);
    }
  }
  A total = 0;
  for (; i < length; ++i) {
    total += square(i);
  }
  return std::accumulate(sums.begin(), sums.end(), total);
}

template <class T>
void normalise_row(const T* row, const T* weight, double eps, int64_t length, T* out) {
  using A = Accumulate<T>;
  const A mean = sum_of_squares(row, length) / static_cast<A>(length);
  const A scale = A(1) / std::sqrt(mean + static_cast<A>(eps));
  if (weight == nullptr) {
    for (int64_t i = 0; i < length; ++i) {
      out[i] = static_cast<T>(static_cast<A>(row[i]) * scale);
    }
    return;
  }
  for (int64_t i = 0; i < length; ++i) {
    out[i] = static_cast<T>(static_cast<A>(row[i]) * scale * static_cast<A>(weight[i]));
  }
}

void check(const char* op, const at::Tensor& input, const std::optional<at::Tensor>& weight) {
  check_floating(input, op, "input");
  TORCH_CHECK(input.dim() >= 1, op, ": input must have at least one dimension");
  if (weight.has_value()) {
    check_same_dtype(input, *weight, op, "weight");
    check_dim(*weight, 1, op, "weight");
    check_size(*weight, 0, input.sym_size(-1), op, "weight");
  }
}

void rms_norm_rows(const at::Tensor& input, const std::optional<at::Tensor>& weight, double eps,
                   const at::Tensor& out) {
  const at::Tensor rows = input.contiguous();
  const at::Tensor scales = weight.has_value() ? weight->contiguous() : at::Tensor();
  const int64_t length = rows.size(-1);
  OPKIT_DISPATCH_FLOATING(rows.scalar_type(), "rms_norm", [&] {
    const scalar_t* from = rows.const_data_ptr<scalar_t>();
    const scalar_t* by = scales.defined() ? scales.const_data_ptr<scalar_t>() : nullptr;
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(length == 0 ? 0 : rows.numel() / length, length, [&](int64_t row) {
      normalise_row(from + row * length, by, eps, length, to + row * length);
    });
  });
}

void check_add(const at::Tensor& input, const at::Tensor& residual, const at::Tensor& weight) {
  check("add_rms_norm", input, weight);
  check_same_dtype(input, residual, "add_rms_norm", "residual");
  check_same_sizes(input, residual, "add_rms_norm", "residual");
}

}  // namespace

namespace kernels {

at::Tensor rms_norm::cpu(const at::Tensor& input, const std::optional<at::Tensor>& weight, double eps) {
  check("rms_norm", input, weight);
  at::Tensor out = input.new_empty(input.sizes());
  rms_norm_rows(input, weight, eps, out);
  return out;
}

at::Tensor& rms_norm::cpu_out(const at::Tensor& input, const std::optional<at::Tensor>& weight, double eps,
                              at::Tensor& out) {
  check("rms_norm", input, weight);
  resize_out(out, input.scalar_type(), input.sizes(), "rms_norm");
  at::assert_no_partial_overlap(out, input);
  write_dense(out, [&](const at::Tensor& dense) { rms_norm_rows(input, weight, eps, dense); });
  return out;
}

at::Tensor rms_norm::meta(const at::Tensor& input, const std::optional<at::Tensor>& weight, double) {
  check("rms_norm", input, weight);
  return input.new_empty_symint(input.sym_sizes());
}

at::Tensor& rms_norm::meta_out(const at::Tensor& input, const std::optional<at::Tensor>& weight, double,
                               at::Tensor& out) {
  check("rms_norm", input, weight);
  resize_out_symint(out, input.scalar_type(), input.sym_sizes(), "rms_norm");
  return out;
}

std::tuple<at::Tensor, at::Tensor> add_rms_norm::cpu(const at::Tensor& input, const at::Tensor& residual,
                                                     const at::Tensor& weight, double eps) {
  check_add(input, residual, weight);
  const at::Tensor a = input.contiguous(), b = residual.contiguous(), scales = weight.contiguous();
  const int64_t length = a.size(-1);
  at::Tensor output = a.new_empty(a.sizes()), sum = a.new_empty(a.sizes());
  OPKIT_DISPATCH_FLOATING(a.scalar_type(), "add_rms_norm", [&] {
    using A = Accumulate<scalar_t>;
    const scalar_t *x = a.const_data_ptr<scalar_t>(), *y = b.const_data_ptr<scalar_t>();
    const scalar_t* by = scales.const_data_ptr<scalar_t>();
    scalar_t *to = output.mutable_data_ptr<scalar_t>(), *total = sum.mutable_data_ptr<scalar_t>();
    parallel_rows(length == 0 ? 0 : a.numel() / length, length, [&](int64_t row) {
      for (int64_t i = row * length; i < (row + 1) * length; ++i) {
        total[i] = static_cast<scalar_t>(static_cast<A>(x[i]) + static_cast<A>(y[i]));
      }
      normalise_row(total + row * length, by, eps, length, to + row * length);
    });
  });
  return {std::move(output), std::move(sum)};
}

std::tuple<at::Tensor, at::Tensor> add_rms_norm::meta(const at::Tensor& input, const at::Tensor& residual,
                                                      const at::Tensor& weight, double) {
  check_add(input, residual, weight);
  return {input.new_empty_symint(input.sym_sizes()), input.new_empty_symint(input.sym_sizes())};
}

}  // namespace kernels
}  // namespace opkit
