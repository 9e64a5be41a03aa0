// Weights in few bits. A group of neighbours along the last dimension shares a scale and a zero: the value of level 0.
// So `values * scale + zero` restores them, and a group of equal values is restored exactly.
#include <opkit/kernels/group_dequantize.h>
#include <opkit/kernels/group_quantize.h>
#include <opkit/kernels/pack_int4.h>
#include <opkit/kernels/unpack_int4.h>

#include <cmath>

#include "support.h"

namespace opkit {
namespace {

void check_groups(const at::Tensor& tensor, int64_t group_size, const char* op, const char* name) {
  TORCH_CHECK(tensor.dim() >= 1, op, ": ", name, " must have at least one dimension");
  TORCH_CHECK(group_size > 0, op, ": group_size must be positive, got ", group_size);
  TORCH_SYM_CHECK((tensor.sym_size(-1) % group_size).sym_eq(0), op, ": the last dimension of ", name, ", of size ",
                  tensor.sym_size(-1), ", doesn't divide into groups of ", group_size);
}

std::vector<c10::SymInt> with_last(const at::Tensor& tensor, const c10::SymInt& size) {
  return replace_dim(tensor, tensor.dim() - 1, {size});
}

void check_quantize(const at::Tensor& self, int64_t group_size, int64_t bits) {
  check_floating(self, "group_quantize", "self");
  check_groups(self, group_size, "group_quantize", "self");
  TORCH_CHECK(bits >= 1 && bits <= 8, "group_quantize: bits must be between 1 and 8, got ", bits);
}

void check_bytes(const at::Tensor& tensor, const char* op, const char* name) {
  TORCH_CHECK_TYPE(tensor.scalar_type() == at::kByte, op, ": ", name, " must be of type Byte, got ",
                   tensor.scalar_type());
  TORCH_CHECK(tensor.dim() >= 1, op, ": ", name, " must have at least one dimension");
}

/// Returns the type of the result.
at::ScalarType check_dequantize(const at::Tensor& values, const at::Tensor& scales, const at::Tensor& zeros,
                                int64_t group_size, std::optional<at::ScalarType> dtype) {
  const char* op = "group_dequantize";
  check_bytes(values, op, "values");
  check_groups(values, group_size, op, "values");
  check_floating(scales, op, "scales");
  TORCH_SYM_CHECK(c10::sym_equals(scales.sym_sizes(), with_last(values, values.sym_size(-1) / group_size)), op,
                  ": scales must hold one number a group, got sizes ", scales.sym_sizes(), " for values of sizes ",
                  values.sym_sizes());
  check_same_dtype(scales, zeros, op, "zeros");
  check_same_sizes(scales, zeros, op, "zeros");
  const at::ScalarType result = dtype.value_or(scales.scalar_type());
  TORCH_CHECK_TYPE(at::isFloatingType(result), op, ": dtype must be a floating type, got ", result);
  return result;
}

/// The scale is rounded to the type it's kept in before it's used, so that restoring meets the same levels.
template <class T>
void quantize_group(const T* from, int64_t size, int64_t levels, uint8_t* values, T* scale, T* zero) {
  using A = Accumulate<T>;
  const auto [least, largest] = std::minmax_element(from, from + size);
  const A low = static_cast<A>(*least);
  *zero = *least;
  *scale = static_cast<T>((static_cast<A>(*largest) - low) / static_cast<A>(levels));
  const A step = static_cast<A>(*scale);
  for (int64_t i = 0; i < size; ++i) {
    const A level = step > 0 ? std::nearbyint((static_cast<A>(from[i]) - low) / step) : A(0);
    values[i] = static_cast<uint8_t>(std::clamp(level, A(0), static_cast<A>(levels)));
  }
}

void check_pack(const at::Tensor& self) {
  check_bytes(self, "pack_int4", "self");
  TORCH_SYM_CHECK((self.sym_size(-1) % 2).sym_eq(0), "pack_int4: the last dimension of self must be even, got ",
                  self.sym_size(-1));
}

}  // namespace

namespace kernels {

std::tuple<at::Tensor, at::Tensor, at::Tensor> group_quantize::cpu(const at::Tensor& self, int64_t group_size,
                                                                   int64_t bits) {
  check_quantize(self, group_size, bits);
  const at::Tensor from = self.contiguous();
  const std::vector<c10::SymInt> group_sizes = with_last(from, from.sym_size(-1) / group_size);
  at::Tensor values = from.new_empty(from.sizes(), at::kByte);
  at::Tensor scales = from.new_empty_symint(group_sizes), zeros = from.new_empty_symint(group_sizes);
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "group_quantize", [&] {
    const scalar_t* data = from.const_data_ptr<scalar_t>();
    uint8_t* levels = values.mutable_data_ptr<uint8_t>();
    scalar_t *scale = scales.mutable_data_ptr<scalar_t>(), *zero = zeros.mutable_data_ptr<scalar_t>();
    parallel_rows(scales.numel(), 4 * group_size, [&](int64_t group) {
      quantize_group(data + group * group_size, group_size, (int64_t{1} << bits) - 1, levels + group * group_size,
                     scale + group, zero + group);
    });
  });
  return {std::move(values), std::move(scales), std::move(zeros)};
}

std::tuple<at::Tensor, at::Tensor, at::Tensor> group_quantize::meta(const at::Tensor& self, int64_t group_size,
                                                                    int64_t bits) {
  check_quantize(self, group_size, bits);
  const std::vector<c10::SymInt> group_sizes = with_last(self, self.sym_size(-1) / group_size);
  return {self.new_empty_symint(self.sym_sizes(), self.options().dtype(at::kByte)),
          self.new_empty_symint(group_sizes), self.new_empty_symint(group_sizes)};
}

at::Tensor group_dequantize::cpu(const at::Tensor& values, const at::Tensor& scales, const at::Tensor& zeros,
                                 int64_t group_size, std::optional<at::ScalarType> dtype) {
  const at::ScalarType result = check_dequantize(values, scales, zeros, group_size, dtype);
  const at::Tensor levels = values.contiguous();
  // The arithmetic is done in the wider of float and the scales' type, and rounded once.
  const at::ScalarType wide = scales.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
  const at::Tensor steps = scales.to(wide).contiguous(), lows = zeros.to(wide).contiguous();
  at::Tensor out = scales.new_empty(levels.sizes(), wide);
  AT_DISPATCH_FLOATING_TYPES(wide, "group_dequantize", [&] {
    const uint8_t* level = levels.const_data_ptr<uint8_t>();
    const scalar_t *step = steps.const_data_ptr<scalar_t>(), *low = lows.const_data_ptr<scalar_t>();
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(steps.numel(), group_size, [&](int64_t group) {
      for (int64_t i = group * group_size; i < (group + 1) * group_size; ++i) {
        to[i] = static_cast<scalar_t>(level[i]) * step[group] + low[group];
      }
    });
  });
  return out.to(result);
}

at::Tensor group_dequantize::meta(const at::Tensor& values, const at::Tensor& scales, const at::Tensor& zeros,
                                  int64_t group_size, std::optional<at::ScalarType> dtype) {
  const at::ScalarType result = check_dequantize(values, scales, zeros, group_size, dtype);
  return scales.new_empty_symint(values.sym_sizes(), scales.options().dtype(result));
}

at::Tensor pack_int4::cpu(const at::Tensor& self) {
  check_pack(self);
  const at::Tensor from = self.contiguous();
  at::Tensor out = from.new_empty_symint(with_last(from, from.sym_size(-1) / 2));
  const uint8_t* values = from.const_data_ptr<uint8_t>();
  uint8_t* packed = out.mutable_data_ptr<uint8_t>();
  parallel_rows(out.numel(), 1, [&](int64_t i) {
    TORCH_CHECK_VALUE(values[2 * i] < 16 && values[2 * i + 1] < 16, "pack_int4: self must hold numbers below 16");
    packed[i] = static_cast<uint8_t>(values[2 * i] | values[2 * i + 1] << 4);
  });
  return out;
}

at::Tensor pack_int4::meta(const at::Tensor& self) {
  check_pack(self);
  return self.new_empty_symint(with_last(self, self.sym_size(-1) / 2));
}

at::Tensor unpack_int4::cpu(const at::Tensor& self) {
  check_bytes(self, "unpack_int4", "self");
  const at::Tensor from = self.contiguous();
  at::Tensor out = from.new_empty_symint(with_last(from, from.sym_size(-1) * 2));
  const uint8_t* packed = from.const_data_ptr<uint8_t>();
  uint8_t* values = out.mutable_data_ptr<uint8_t>();
  parallel_rows(from.numel(), 1, [&](int64_t i) {
    values[2 * i] = packed[i] & 15;
    values[2 * i + 1] = packed[i] >> 4;
  });
  return out;
}

at::Tensor unpack_int4::meta(const at::Tensor& self) {
  check_bytes(self, "unpack_int4", "self");
  return self.new_empty_symint(with_last(self, self.sym_size(-1) * 2));
}

}  // namespace kernels
}  // namespace opkit
