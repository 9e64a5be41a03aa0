// What the kernels of this library share: walking a tensor by rows, writing to an `out=` tensor, and the checks that
// a CPU kernel and its shape function (Meta) have in common.
//
//     at::Tensor& softmax_out(const at::Tensor& self, at::Tensor& out) {
//       resize_out(out, self, self.sizes(), "softmax");
//       return write_dense(out, [&](at::Tensor& dense) { softmax_rows(self.contiguous(), dense); });
//     }
#pragma once

#include <ATen/Dispatch.h>
#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/OpMathType.h>
#include <ATen/Parallel.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <c10/core/SymIntArrayRef.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>
#include <vector>

#define OPKIT_DISPATCH_FLOATING(TYPE, NAME, ...) \
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, TYPE, NAME, __VA_ARGS__)

namespace opkit {

/// The type that sums are kept in: float for half and bfloat16, else the type itself.
template <class T>
using Accumulate = at::opmath_type<T>;

/// Calls `body(i)` for every i below `count`, in parallel where `work` operations a call make it worth a thread.
template <class Body>
void parallel_rows(int64_t count, int64_t work, const Body& body) {
  const int64_t grain = std::max<int64_t>(1, at::internal::GRAIN_SIZE / std::max<int64_t>(1, work));
  at::parallel_for(0, count, grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      body(i);
    }
  });
}

/// A contiguous tensor seen as [outer, length, inner] with `length` the size of one dimension.
struct Lines {
  int64_t outer, length, inner;

  Lines(at::IntArrayRef sizes, int64_t dim) : outer(1), length(1), inner(1) {
    for (int64_t i = 0; i < static_cast<int64_t>(sizes.size()); ++i) {
      (i < dim ? outer : i == dim ? length : inner) *= sizes[i];
    }
  }
};

/// Also of a type that has no NaN.
template <class T>
inline bool is_nan(T value) {
  if constexpr (std::is_integral_v<T>) {
    return false;
  } else {
    return std::isnan(static_cast<Accumulate<T>>(value));
  }
}

inline void check_floating(const at::Tensor& tensor, const char* op, const char* name) {
  TORCH_CHECK(at::isFloatingType(tensor.scalar_type()), op, ": ", name, " must be of a floating type, got ",
              tensor.scalar_type());
}

inline void check_same_dtype(const at::Tensor& a, const at::Tensor& b, const char* op, const char* name) {
  TORCH_CHECK_TYPE(a.scalar_type() == b.scalar_type(), op, ": ", name, " must be of type ", a.scalar_type(), ", got ",
                   b.scalar_type());
}

inline void check_dim(const at::Tensor& tensor, int64_t dim, const char* op, const char* name) {
  TORCH_CHECK(tensor.dim() == dim, op, ": ", name, " must have ", dim, " dimensions, got ", tensor.dim());
}

inline void check_same_sizes(const at::Tensor& a, const at::Tensor& b, const char* op, const char* name) {
  TORCH_SYM_CHECK(c10::sym_equals(a.sym_sizes(), b.sym_sizes()), op, ": ", name, " must have sizes ", a.sym_sizes(),
                  ", got ", b.sym_sizes());
}

inline void check_size(const at::Tensor& tensor, int64_t dim, const c10::SymInt& size, const char* op,
                       const char* name) {
  TORCH_SYM_CHECK(tensor.sym_size(dim).sym_eq(size), op, ": dimension ", dim, " of ", name, " must be of size ", size,
                  ", got sizes ", tensor.sym_sizes());
}

/// Refuses a tensor that doesn't broadcast to these sizes.
inline void check_broadcasts(const at::Tensor& tensor, c10::SymIntArrayRef sizes, const char* op, const char* name) {
  TORCH_SYM_CHECK(c10::sym_equals(at::infer_size_symint(tensor.sym_sizes(), sizes), sizes), op, ": ", name,
                  " must broadcast to sizes ", sizes, ", got ", tensor.sym_sizes());
}

/// The sizes of `self` with dimension `dim` (not negative) replaced by `sizes`.
inline std::vector<c10::SymInt> replace_dim(const at::Tensor& self, int64_t dim, c10::SymIntArrayRef sizes) {
  std::vector<c10::SymInt> result = self.sym_sizes().vec();
  result.erase(result.begin() + dim);
  result.insert(result.begin() + dim, sizes.begin(), sizes.end());
  return result;
}

/// Makes `out` ready to hold a result of type `dtype` and of these sizes.
inline void resize_out(const at::Tensor& out, at::ScalarType dtype, at::IntArrayRef sizes, const char* op) {
  TORCH_CHECK_TYPE(out.scalar_type() == dtype, op, ": out must be of type ", dtype, ", got ", out.scalar_type());
  at::native::resize_output(out, sizes);
  at::assert_no_internal_overlap(out);
}

/// The same in a shape function.
inline void resize_out_symint(const at::Tensor& out, at::ScalarType dtype, c10::SymIntArrayRef sizes, const char* op) {
  TORCH_CHECK_TYPE(out.scalar_type() == dtype, op, ": out must be of type ", dtype, ", got ", out.scalar_type());
  at::native::resize_output_symint(out, sizes);
}

/// Runs `write` on `out` itself if it's contiguous, else on a contiguous tensor that's then copied to it. The guard
/// keeps autograd from recording the copy.
template <class Write>
void write_dense(const at::Tensor& out, const Write& write) {
  if (out.is_contiguous()) {
    write(out);
    return;
  }
  const at::Tensor dense = out.new_empty(out.sizes());
  write(dense);
  const at::AutoDispatchBelowADInplaceOrView guard;
  out.copy_(dense);
}

/// A contiguous stand-in for a tensor that's changed in place: the tensor itself where it's contiguous. `write_back`
/// brings the changes home.
struct Dense {
  at::Tensor target, data;

  explicit Dense(const at::Tensor& tensor) : target(tensor), data(tensor.contiguous()) {
    at::assert_no_internal_overlap(tensor);
  }

  void write_back() const {
    if (!data.is_same(target)) {
      const at::AutoDispatchBelowADInplaceOrView guard;
      target.copy_(data);
    }
  }
};

}  // namespace opkit
