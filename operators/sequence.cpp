// Operators that go along a sequence, each step from the ones before it: a selective state space, a causal
// convolution, a running maximum.
#include <c10/core/WrapDimMinimal.h>
#include <opkit/kernels/causal_conv1d.h>
#include <opkit/kernels/selective_scan.h>
#include <opkit/kernels/windowed_max.h>

#include <cmath>
#include <deque>

#include "support.h"

namespace opkit {
namespace {

void check_scan(const at::Tensor& u, const at::Tensor& delta, const at::Tensor& A, const at::Tensor& B,
                const at::Tensor& C, const std::optional<at::Tensor>& D) {
  const char* op = "selective_scan";
  check_floating(u, op, "u");
  check_dim(u, 3, op, "u");
  check_same_dtype(u, delta, op, "delta");
  check_same_sizes(u, delta, op, "delta");
  check_same_dtype(u, A, op, "A");
  check_dim(A, 2, op, "A");
  check_size(A, 0, u.sym_size(1), op, "A");
  check_same_dtype(u, B, op, "B");
  check_dim(B, 3, op, "B");
  check_size(B, 0, u.sym_size(0), op, "B");
  check_size(B, 1, A.sym_size(1), op, "B");
  check_size(B, 2, u.sym_size(2), op, "B");
  check_same_dtype(B, C, op, "C");
  check_same_sizes(B, C, op, "C");
  if (D.has_value()) {
    check_same_dtype(u, *D, op, "D");
    check_dim(*D, 1, op, "D");
    check_size(*D, 0, u.sym_size(1), op, "D");
  }
}

template <class A>
A softplus(A x) {
  return x > A(20) ? x : std::log1p(std::exp(x));
}

/// One channel: h = exp(delta * decay) * h + delta * B * u, and out = C . h + skip * u, at each of `length` steps.
/// `in` and `read` hold B and C as [length, states].
template <class T>
void scan_channel(const T* u, const T* delta, const T* decay, const T* in, const T* read, Accumulate<T> skip,
                  bool delta_softplus, int64_t states, int64_t length, T* out) {
  using A = Accumulate<T>;
  std::vector<A> state(states, A(0));
  for (int64_t t = 0; t < length; ++t) {
    const A value = static_cast<A>(u[t]);
    const A step = delta_softplus ? softplus(static_cast<A>(delta[t])) : static_cast<A>(delta[t]);
    A total = skip * value;
    for (int64_t n = 0; n < states; ++n) {
      const int64_t at = t * states + n;
      state[n] = std::exp(step * static_cast<A>(decay[n])) * state[n] + step * static_cast<A>(in[at]) * value;
      total += static_cast<A>(read[at]) * state[n];
    }
    out[t] = static_cast<T>(total);
  }
}

/// Returns whether the activation is silu.
bool check_conv(const at::Tensor& input, const at::Tensor& weight, const std::optional<at::Tensor>& bias,
                std::optional<std::string_view> activation) {
  const char* op = "causal_conv1d";
  check_floating(input, op, "input");
  check_dim(input, 3, op, "input");
  check_same_dtype(input, weight, op, "weight");
  check_dim(weight, 2, op, "weight");
  check_size(weight, 0, input.sym_size(1), op, "weight");
  if (bias.has_value()) {
    check_same_dtype(input, *bias, op, "bias");
    check_dim(*bias, 1, op, "bias");
    check_size(*bias, 0, input.sym_size(1), op, "bias");
  }
  TORCH_CHECK_VALUE(!activation.has_value() || *activation == "silu", op, ": activation must be None or silu, got ",
                    activation.value_or(""));
  return activation.has_value();
}

template <class T>
void conv_channel(const T* from, const T* weight, int64_t width, Accumulate<T> bias, bool silu, int64_t length, T* to) {
  using A = Accumulate<T>;
  for (int64_t t = 0; t < length; ++t) {
    A total = bias;
    for (int64_t k = std::max<int64_t>(0, width - 1 - t); k < width; ++k) {
      total += static_cast<A>(weight[k]) * static_cast<A>(from[t - (width - 1) + k]);
    }
    to[t] = static_cast<T>(silu ? total / (1 + std::exp(-total)) : total);
  }
}

/// The maxima of the windows that end at each element of a line. `rising` keeps the places that can still be one:
/// those that nothing later in the window is as large as.
template <class T>
void max_line(const T* from, int64_t step, int64_t length, int64_t window, T* to) {
  const auto dominates = [&](int64_t later, int64_t earlier) {
    const T a = from[later * step], b = from[earlier * step];
    return is_nan(a) || a >= b;
  };
  std::deque<int64_t> rising;
  for (int64_t t = 0; t < length; ++t) {
    while (!rising.empty() && dominates(t, rising.back())) {
      rising.pop_back();
    }
    rising.push_back(t);
    if (rising.front() <= t - window) {
      rising.pop_front();
    }
    to[t * step] = from[rising.front() * step];
  }
}

}  // namespace

namespace kernels {

at::Tensor selective_scan::cpu(const at::Tensor& u, const at::Tensor& delta, const at::Tensor& A, const at::Tensor& B,
                               const at::Tensor& C, const std::optional<at::Tensor>& D, bool delta_softplus) {
  check_scan(u, delta, A, B, C, D);
  const at::Tensor input = u.contiguous(), steps = delta.contiguous(), decay = A.contiguous();
  const at::Tensor in = B.transpose(1, 2).contiguous(), read = C.transpose(1, 2).contiguous();
  const at::Tensor skip = D.has_value() ? D->contiguous() : at::Tensor();
  const int64_t channels = input.size(1), length = input.size(2), states = decay.size(1);
  at::Tensor out = input.new_empty(input.sizes());
  OPKIT_DISPATCH_FLOATING(input.scalar_type(), "selective_scan", [&] {
    const scalar_t *x = input.const_data_ptr<scalar_t>(), *dt = steps.const_data_ptr<scalar_t>();
    const scalar_t *a = decay.const_data_ptr<scalar_t>(), *b = in.const_data_ptr<scalar_t>();
    const scalar_t *c = read.const_data_ptr<scalar_t>();
    const scalar_t* d = skip.defined() ? skip.const_data_ptr<scalar_t>() : nullptr;
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(input.size(0) * channels, length * states * 16, [&](int64_t row) {
      const int64_t channel = row % channels, shared = row / channels * length * states;
      const auto through = d != nullptr ? static_cast<Accumulate<scalar_t>>(d[channel]) : Accumulate<scalar_t>(0);
      scan_channel(x + row * length, dt + row * length, a + channel * states, b + shared, c + shared, through,
                   delta_softplus, states, length, to + row * length);
    });
  });
  return out;
}

at::Tensor selective_scan::meta(const at::Tensor& u, const at::Tensor& delta, const at::Tensor& A, const at::Tensor& B,
                                const at::Tensor& C, const std::optional<at::Tensor>& D, bool) {
  check_scan(u, delta, A, B, C, D);
  return u.new_empty_symint(u.sym_sizes());
}

at::Tensor causal_conv1d::cpu(const at::Tensor& input, const at::Tensor& weight, const std::optional<at::Tensor>& bias,
                              std::optional<std::string_view> activation) {
  const bool silu = check_conv(input, weight, bias, activation);
  const at::Tensor from = input.contiguous(), filters = weight.contiguous();
  const at::Tensor offsets = bias.has_value() ? bias->contiguous() : at::Tensor();
  const int64_t channels = from.size(1), length = from.size(2), width = filters.size(1);
  at::Tensor out = from.new_empty(from.sizes());
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "causal_conv1d", [&] {
    const scalar_t *x = from.const_data_ptr<scalar_t>(), *w = filters.const_data_ptr<scalar_t>();
    const scalar_t* b = offsets.defined() ? offsets.const_data_ptr<scalar_t>() : nullptr;
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(from.size(0) * channels, length * (width + 8), [&](int64_t row) {
      const int64_t channel = row % channels;
      const auto offset = b != nullptr ? static_cast<Accumulate<scalar_t>>(b[channel]) : Accumulate<scalar_t>(0);
      conv_channel(x + row * length, w + channel * width, width, offset, silu, length, to + row * length);
    });
  });
  return out;
}

at::Tensor causal_conv1d::meta(const at::Tensor& input, const at::Tensor& weight, const std::optional<at::Tensor>& bias,
                               std::optional<std::string_view> activation) {
  check_conv(input, weight, bias, activation);
  return input.new_empty_symint(input.sym_sizes());
}

windowed_max_meta::meta_return_ty windowed_max_meta::meta(const at::Tensor& self, int64_t dim, int64_t window) {
  TORCH_CHECK(self.dim() >= 1, "windowed_max: self must have at least one dimension");
  TORCH_CHECK(window > 0, "windowed_max: window must be positive, got ", window);
  const int64_t wrapped = c10::maybe_wrap_dim(dim, self.dim());
  set_output_raw_strided(0, self.sizes(), {}, self.options());
  return precompute_out<>().set_dim(wrapped).set_length(self.size(wrapped));
}

void windowed_max_cpu::impl(const at::Tensor& self, int64_t dim, int64_t length, int64_t window,
                            const at::Tensor& out) {
  const at::Tensor from = self.contiguous();
  const Lines lines(from.sizes(), dim);
  AT_DISPATCH_ALL_TYPES_AND2(at::kHalf, at::kBFloat16, from.scalar_type(), "windowed_max", [&] {
    const scalar_t* source = from.const_data_ptr<scalar_t>();
    write_dense(out, [&](const at::Tensor& dense) {
      scalar_t* target = dense.mutable_data_ptr<scalar_t>();
      parallel_rows(lines.outer * lines.inner, length * 8, [&](int64_t line) {
        const int64_t start = line / lines.inner * length * lines.inner + line % lines.inner;
        max_line(source + start, lines.inner, length, window, target + start);
      });
    });
  });
}

}  // namespace kernels
}  // namespace opkit
