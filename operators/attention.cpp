// What surrounds attention: rotary position embedding (a rotation of pairs of features, by an angle that grows with
// the position), and the views that split features into heads or gates. Those are made by as_strided, of ATen's views the
// one whose shape function takes symbolic sizes when it's called from another kernel.
#include <c10/core/WrapDimMinimal.h>
#include <opkit/kernels/rotary_embedding.h>
#include <opkit/kernels/split_gates.h>
#include <opkit/kernels/split_heads.h>

#include "support.h"

namespace opkit {
namespace {

void check_rotary(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin) {
  const char* op = "rotary_embedding";
  check_floating(self, op, "self");
  TORCH_CHECK(self.dim() >= 2, op, ": self must have sizes [..., length, features], got ", self.sym_sizes());
  TORCH_SYM_CHECK((self.sym_size(-1) % 2).sym_eq(0), op, ": the number of features must be even, got ",
                  self.sym_size(-1));
  check_floating(cos, op, "cos");
  check_dim(cos, 2, op, "cos");
  check_size(cos, 0, self.sym_size(-2), op, "cos");
  check_size(cos, 1, self.sym_size(-1) / 2, op, "cos");
  check_same_dtype(cos, sin, op, "sin");
  check_same_sizes(cos, sin, op, "sin");
}

/// Rotates the pairs of one row: features i and i + half, or 2i and 2i + 1. `to` may be `from`.
template <class T>
void rotate_row(const T* from, const Accumulate<T>* cos, const Accumulate<T>* sin, int64_t half, bool interleaved,
                T* to) {
  using A = Accumulate<T>;
  const int64_t step = interleaved ? 2 : 1, other = interleaved ? 1 : half;
  for (int64_t i = 0; i < half; ++i) {
    const A x = static_cast<A>(from[i * step]), y = static_cast<A>(from[i * step + other]);
    to[i * step] = static_cast<T>(x * cos[i] - y * sin[i]);
    to[i * step + other] = static_cast<T>(y * cos[i] + x * sin[i]);
  }
}

void rotate_rows(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin, bool interleaved,
                 const at::Tensor& out) {
  const at::Tensor rows = self.contiguous();
  const int64_t length = rows.size(-2), features = rows.size(-1), half = features / 2;
  OPKIT_DISPATCH_FLOATING(rows.scalar_type(), "rotary_embedding", [&] {
    using A = Accumulate<scalar_t>;
    const auto angle_type = c10::CppTypeToScalarType<A>::value;
    const at::Tensor cosines = cos.to(angle_type).contiguous(), sines = sin.to(angle_type).contiguous();
    const A *c = cosines.const_data_ptr<A>(), *s = sines.const_data_ptr<A>();
    const scalar_t* from = rows.const_data_ptr<scalar_t>();
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(features == 0 ? 0 : rows.numel() / features, features, [&](int64_t row) {
      const int64_t angles = row % length * half;
      rotate_row(from + row * features, c + angles, s + angles, half, interleaved, to + row * features);
    });
  });
}

}  // namespace

namespace kernels {

at::Tensor rotary_embedding::cpu(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin,
                                 bool interleaved) {
  check_rotary(self, cos, sin);
  at::Tensor out = self.new_empty(self.sizes());
  rotate_rows(self, cos, sin, interleaved, out);
  return out;
}

at::Tensor& rotary_embedding::cpu_(at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin, bool interleaved) {
  check_rotary(self, cos, sin);
  at::assert_no_internal_overlap(self);
  write_dense(self, [&](const at::Tensor& dense) { rotate_rows(self, cos, sin, interleaved, dense); });
  return self;
}

at::Tensor& rotary_embedding::cpu_out(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin,
                                      bool interleaved, at::Tensor& out) {
  check_rotary(self, cos, sin);
  resize_out(out, self.scalar_type(), self.sizes(), "rotary_embedding");
  at::assert_no_partial_overlap(out, self);
  write_dense(out, [&](const at::Tensor& dense) { rotate_rows(self, cos, sin, interleaved, dense); });
  return out;
}

at::Tensor rotary_embedding::meta(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin, bool) {
  check_rotary(self, cos, sin);
  return self.new_empty_symint(self.sym_sizes());
}

at::Tensor& rotary_embedding::meta_(at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin, bool) {
  check_rotary(self, cos, sin);
  return self;
}

at::Tensor& rotary_embedding::meta_out(const at::Tensor& self, const at::Tensor& cos, const at::Tensor& sin, bool,
                                       at::Tensor& out) {
  check_rotary(self, cos, sin);
  resize_out_symint(out, self.scalar_type(), self.sym_sizes(), "rotary_embedding");
  return out;
}

at::Tensor split_heads::explicit_(const at::Tensor& self, c10::SymInt num_heads) {
  TORCH_CHECK(self.dim() >= 2, "split_heads: self must have sizes [..., length, features], got ", self.sym_sizes());
  TORCH_SYM_CHECK(num_heads.sym_gt(0), "split_heads: num_heads must be positive, got ", num_heads);
  const c10::SymInt features = self.sym_size(-1);
  TORCH_SYM_CHECK((features % num_heads).sym_eq(0), "split_heads: ", features, " features don't divide into ",
                  num_heads, " heads");
  std::vector<c10::SymInt> sizes = self.sym_sizes().vec(), strides = self.sym_strides().vec();
  sizes.back() = features / num_heads;
  sizes.insert(sizes.end() - 2, num_heads);
  strides.insert(strides.end() - 2, strides.back() * sizes.back());
  return self.as_strided_symint(sizes, strides, self.sym_storage_offset());
}

std::vector<at::Tensor> split_gates::explicit_(const at::Tensor& self, int64_t dim, int64_t chunks) {
  TORCH_CHECK(chunks > 0, "split_gates: chunks must be positive, got ", chunks);
  const c10::SymInt size = self.sym_size(dim);
  TORCH_SYM_CHECK((size % chunks).sym_eq(0), "split_gates: a dimension of size ", size, " doesn't divide into ",
                  chunks, " equal chunks");
  std::vector<c10::SymInt> sizes = self.sym_sizes().vec();
  sizes[c10::maybe_wrap_dim(dim, self.dim())] = size / chunks;
  const c10::SymInt step = size / chunks * self.sym_stride(dim);
  std::vector<at::Tensor> gates;
  for (int64_t i = 0; i < chunks; ++i) {
    gates.push_back(self.as_strided_symint(sizes, self.sym_strides(), self.sym_storage_offset() + step * i));
  }
  return gates;
}

}  // namespace kernels
}  // namespace opkit
