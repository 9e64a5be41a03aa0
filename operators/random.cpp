// Random operators. One draw from the generator, under its lock, seeds a counter-based stream: any part of it can be had
// at once, so what comes out depends on the generator alone, and not on how the work was split between threads.
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/core/PhiloxRNGEngine.h>
#include <c10/core/WrapDimMinimal.h>
#include <opkit/kernels/gumbel_argmax.h>
#include <opkit/kernels/stochastic_round.h>

#include <array>
#include <cmath>
#include <limits>
#include <mutex>

#include "support.h"

namespace opkit {
namespace {

uint64_t draw_seed(const std::optional<at::Generator>& generator) {
  auto* source = at::get_generator_or_default<at::CPUGeneratorImpl>(generator, at::detail::getDefaultCPUGenerator());
  const std::lock_guard<std::mutex> lock(source->mutex_);
  return source->random64();
}

/// Four numbers in (0, 1): those of elements 4 * block and on, in the stream that `seed` starts.
std::array<double, 4> uniforms(uint64_t seed, int64_t block) {
  at::Philox4_32 stream(seed, static_cast<uint64_t>(block), 0);
  std::array<double, 4> numbers;
  for (double& number : numbers) {
    number = (static_cast<double>(stream()) + 0.5) * 0x1p-32;
  }
  return numbers;
}

/// The value of a 16-bit floating type next to `value`, which is finite: above it or below it.
template <class To>
To step(To value, bool up) {
  uint16_t bits = value.x;
  const bool negative = (bits & 0x8000) != 0;
  if ((bits & 0x7fff) == 0) {
    bits = up ? 0x0001 : 0x8001;
  } else {
    bits = static_cast<uint16_t>(up != negative ? bits + 1 : bits - 1);
  }
  return To(bits, To::from_bits());
}

/// Rounds to one of the two values round `value`, to the upper one with a chance that makes the mean come out right.
template <class To, class From>
To round_stochastically(From value, double chance) {
  const To nearest = static_cast<To>(static_cast<float>(value));
  const double exact = static_cast<double>(value), rounded = static_cast<double>(static_cast<float>(nearest));
  if (!std::isfinite(exact) || !std::isfinite(rounded) || rounded == exact) {
    return nearest;
  }
  const To other = step(nearest, rounded < exact);
  const double gap = static_cast<double>(static_cast<float>(other)) - rounded;
  return chance < (exact - rounded) / gap ? other : nearest;
}

template <class To, class From>
void round_all(const at::Tensor& from, uint64_t seed, const at::Tensor& out) {
  const From* source = from.const_data_ptr<From>();
  To* target = out.mutable_data_ptr<To>();
  const int64_t count = from.numel();
  parallel_rows((count + 3) / 4, 64, [=](int64_t block) {
    const std::array<double, 4> chances = uniforms(seed, block);
    for (int64_t i = 4 * block; i < std::min(count, 4 * block + 4); ++i) {
      target[i] = round_stochastically<To>(source[i], chances[i % 4]);
    }
  });
}

void check_round(const at::Tensor& self, at::ScalarType dtype) {
  TORCH_CHECK_TYPE(self.scalar_type() == at::kFloat || self.scalar_type() == at::kDouble,
                   "stochastic_round: self must be of type Float or Double, got ", self.scalar_type());
  TORCH_CHECK_TYPE(dtype == at::kBFloat16 || dtype == at::kHalf,
                   "stochastic_round: dtype must be bfloat16 or half, got ", dtype);
}

int64_t check_gumbel(const at::Tensor& logits, double temperature, int64_t dim) {
  check_floating(logits, "gumbel_argmax", "logits");
  TORCH_CHECK(logits.dim() >= 1, "gumbel_argmax: logits must have at least one dimension");
  TORCH_CHECK(temperature >= 0, "gumbel_argmax: temperature must not be negative, got ", temperature);
  const int64_t wrapped = c10::maybe_wrap_dim(dim, logits.dim());
  TORCH_SYM_CHECK(logits.sym_size(wrapped).sym_gt(0), "gumbel_argmax: dimension ", wrapped, " of logits is empty");
  return wrapped;
}

}  // namespace

namespace kernels {

at::Tensor stochastic_round::cpu(const at::Tensor& self, at::ScalarType dtype, std::optional<at::Generator> generator) {
  check_round(self, dtype);
  const at::Tensor from = self.contiguous();
  at::Tensor out = from.new_empty(from.sizes(), dtype);
  const uint64_t seed = draw_seed(generator);
  AT_DISPATCH_FLOATING_TYPES(from.scalar_type(), "stochastic_round", [&] {
    if (dtype == at::kHalf) {
      round_all<at::Half, scalar_t>(from, seed, out);
    } else {
      round_all<at::BFloat16, scalar_t>(from, seed, out);
    }
  });
  return out;
}

at::Tensor stochastic_round::meta(const at::Tensor& self, at::ScalarType dtype, std::optional<at::Generator>) {
  check_round(self, dtype);
  return self.new_empty_symint(self.sym_sizes(), self.options().dtype(dtype));
}

at::Tensor gumbel_argmax::cpu(const at::Tensor& logits, double temperature, int64_t dim,
                              std::optional<at::Generator> generator) {
  const int64_t wrapped = check_gumbel(logits, temperature, dim);
  const at::Tensor from = logits.contiguous();
  const Lines lines(from.sizes(), wrapped);
  std::vector<int64_t> sizes = from.sizes().vec();
  sizes.erase(sizes.begin() + wrapped);
  at::Tensor out = from.new_empty(sizes, at::kLong);
  const uint64_t seed = draw_seed(generator);
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "gumbel_argmax", [&] {
    const scalar_t* source = from.const_data_ptr<scalar_t>();
    int64_t* target = out.mutable_data_ptr<int64_t>();
    const int64_t blocks = (lines.length + 3) / 4;
    parallel_rows(lines.outer * lines.inner, lines.length * 64, [&](int64_t line) {
      const int64_t start = line / lines.inner * lines.length * lines.inner + line % lines.inner;
      std::array<double, 4> chances{};
      double best = -std::numeric_limits<double>::infinity();
      target[line] = 0;
      for (int64_t i = 0; i < lines.length; ++i) {
        if (temperature > 0 && i % 4 == 0) {
          chances = uniforms(seed, line * blocks + i / 4);
        }
        const double noise = temperature > 0 ? -temperature * std::log(-std::log(chances[i % 4])) : 0;
        const double value = static_cast<double>(source[start + i * lines.inner]) + noise;
        if (value > best) {
          best = value;
          target[line] = i;
        }
      }
    });
  });
  return out;
}

at::Tensor gumbel_argmax::meta(const at::Tensor& logits, double temperature, int64_t dim,
                               std::optional<at::Generator>) {
  const int64_t wrapped = check_gumbel(logits, temperature, dim);
  return logits.new_empty_symint(replace_dim(logits, wrapped, {}), logits.options().dtype(at::kLong));
}

}  // namespace kernels
}  // namespace opkit
