// Reductions over groups of rows: segments given by their ends (CSR), and slots given by an index for each row.
#include <c10/core/WrapDimMinimal.h>
#include <opkit/kernels/scatter_max.h>
#include <opkit/kernels/segment_reduce_csr.h>

#include "support.h"

#define OPKIT_DISPATCH_REAL(TYPE, NAME, ...) AT_DISPATCH_ALL_TYPES_AND2(at::kHalf, at::kBFloat16, TYPE, NAME, __VA_ARGS__)

namespace opkit {
namespace {

enum class Reduce { sum, mean, min, max };

Reduce parse_reduce(std::string_view name) {
  if (name == "sum") return Reduce::sum;
  if (name == "mean") return Reduce::mean;
  if (name == "min") return Reduce::min;
  TORCH_CHECK_VALUE(name == "max", "segment_reduce_csr: reduce must be sum, mean, min or max, got ", name);
  return Reduce::max;
}

void check_index(const at::Tensor& index, const char* op, const char* name) {
  TORCH_CHECK_TYPE(index.scalar_type() == at::kLong, op, ": ", name, " must be of type Long, got ",
                   index.scalar_type());
  check_dim(index, 1, op, name);
}

Reduce check_segments(const at::Tensor& src, const at::Tensor& indptr, std::string_view reduce) {
  const char* op = "segment_reduce_csr";
  TORCH_CHECK(src.dim() >= 1, op, ": src must have at least one dimension");
  check_index(indptr, op, "indptr");
  TORCH_SYM_CHECK(indptr.sym_size(0).sym_ge(1), op, ": indptr must hold at least one offset");
  const Reduce kind = parse_reduce(reduce);
  TORCH_CHECK(kind != Reduce::mean || at::isFloatingType(src.scalar_type()), op,
              ": the mean of a tensor of type ", src.scalar_type(), " isn't of that type");
  return kind;
}

int64_t check_scatter(const at::Tensor& src, const at::Tensor& index, int64_t dim) {
  TORCH_CHECK(src.dim() >= 1, "scatter_max: src must have at least one dimension");
  const int64_t wrapped = c10::maybe_wrap_dim(dim, src.dim());
  check_index(index, "scatter_max", "index");
  check_size(index, 0, src.sym_size(wrapped), "scatter_max", "index");
  return wrapped;
}

/// Whether `value` takes the place of `best`: a NaN beats all numbers, the first of equals stays.
template <class T>
bool beats(T value, T best, bool larger) {
  return (larger ? value > best : value < best) || (is_nan(value) && !is_nan(best));
}

/// Reduces rows [begin, end) of a [rows, inner] matrix; no rows give zero.
template <class T>
void reduce_rows(const T* from, int64_t begin, int64_t end, int64_t inner, Reduce kind, T* to) {
  using A = Accumulate<T>;
  for (int64_t i = 0; i < inner; ++i) {
    if (kind == Reduce::min || kind == Reduce::max) {
      T best = begin < end ? from[begin * inner + i] : T(0);
      for (int64_t row = begin; row < end; ++row) {
        const T value = from[row * inner + i];
        best = beats(value, best, kind == Reduce::max) ? value : best;
      }
      to[i] = best;
      continue;
    }
    A total = 0;
    for (int64_t row = begin; row < end; ++row) {
      total += static_cast<A>(from[row * inner + i]);
    }
    to[i] = static_cast<T>(kind == Reduce::mean && begin < end ? total / static_cast<A>(end - begin) : total);
  }
}

/// One slice [length, inner] of `src` into one slice [slots, inner] of the outputs.
template <class T>
void scatter_slice(const T* from, const int64_t* index, const Lines& lines, T* values, int64_t* argmax) {
  for (int64_t row = 0; row < lines.length; ++row) {
    for (int64_t i = 0; i < lines.inner; ++i) {
      const int64_t slot = index[row] * lines.inner + i;
      const T value = from[row * lines.inner + i];
      if (argmax[slot] < 0 || beats(value, values[slot], true)) {
        values[slot] = value;
        argmax[slot] = row;
      }
    }
  }
}

}  // namespace

namespace kernels {

at::Tensor segment_reduce_csr::cpu(const at::Tensor& src, const at::Tensor& indptr, std::string_view reduce) {
  const Reduce kind = check_segments(src, indptr, reduce);
  const at::Tensor from = src.contiguous(), ends = indptr.contiguous();
  const int64_t rows = from.size(0), segments = ends.size(0) - 1;
  const int64_t inner = Lines(from.sizes(), 0).inner;
  const int64_t* offsets = ends.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < segments; ++i) {
    TORCH_CHECK_INDEX(0 <= offsets[i] && offsets[i] <= offsets[i + 1] && offsets[i + 1] <= rows,
                      "segment_reduce_csr: segment ", i, " is [", offsets[i], ", ", offsets[i + 1], ") of ", rows, " rows");
  }
  std::vector<int64_t> sizes = from.sizes().vec();
  sizes[0] = segments;
  at::Tensor out = from.new_empty(sizes);
  OPKIT_DISPATCH_REAL(from.scalar_type(), "segment_reduce_csr", [&] {
    const scalar_t* data = from.const_data_ptr<scalar_t>();
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(segments, from.numel() / std::max<int64_t>(1, segments), [&](int64_t i) {
      reduce_rows(data, offsets[i], offsets[i + 1], inner, kind, to + i * inner);
    });
  });
  return out;
}

at::Tensor segment_reduce_csr::meta(const at::Tensor& src, const at::Tensor& indptr, std::string_view reduce) {
  check_segments(src, indptr, reduce);
  return src.new_empty_symint(replace_dim(src, 0, {indptr.sym_size(0) - 1}));
}

std::tuple<at::Tensor, at::Tensor> scatter_max::cpu(const at::Tensor& src, const at::Tensor& index, int64_t dim_size,
                                                    int64_t dim) {
  const int64_t wrapped = check_scatter(src, index, dim);
  const at::Tensor from = src.contiguous(), slots = index.contiguous();
  const Lines lines(from.sizes(), wrapped);
  const int64_t* slot = slots.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < lines.length; ++i) {
    TORCH_CHECK_INDEX(slot[i] >= 0 && slot[i] < dim_size, "scatter_max: index ", slot[i], " is out of range for dim_size ",
                      dim_size);
  }
  std::vector<int64_t> sizes = from.sizes().vec();
  sizes[wrapped] = dim_size;
  at::Tensor values = from.new_zeros(sizes);
  at::Tensor argmax = from.new_full(sizes, -1, at::kLong);
  OPKIT_DISPATCH_REAL(from.scalar_type(), "scatter_max", [&] {
    const scalar_t* data = from.const_data_ptr<scalar_t>();
    scalar_t* best = values.mutable_data_ptr<scalar_t>();
    int64_t* where = argmax.mutable_data_ptr<int64_t>();
    const int64_t slice = lines.length * lines.inner, out_slice = dim_size * lines.inner;
    parallel_rows(lines.outer, slice, [&](int64_t i) {
      scatter_slice(data + i * slice, slot, lines, best + i * out_slice, where + i * out_slice);
    });
  });
  return {std::move(values), std::move(argmax)};
}

std::tuple<at::Tensor, at::Tensor> scatter_max::meta(const at::Tensor& src, const at::Tensor& index,
                                                     c10::SymInt dim_size, int64_t dim) {
  const int64_t wrapped = check_scatter(src, index, dim);
  const std::vector<c10::SymInt> sizes = replace_dim(src, wrapped, {dim_size});
  return {src.new_empty_symint(sizes), src.new_empty_symint(sizes, src.options().dtype(at::kLong))};
}

}  // namespace kernels
}  // namespace opkit
