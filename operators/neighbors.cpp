// Points and their neighbours, by exhaustive search: every query looks at every point, in parallel over the queries.
#include <opkit/kernels/farthest_point_sample.h>
#include <opkit/kernels/knn.h>

#include <cmath>
#include <limits>
#include <utility>

#include "support.h"

namespace opkit {
namespace {

enum class Metric { euclidean, cosine };

Metric check_knn(const at::Tensor& query, const at::Tensor& points, int64_t k, std::string_view metric) {
  check_floating(query, "knn", "query");
  check_dim(query, 2, "knn", "query");
  check_same_dtype(query, points, "knn", "points");
  check_dim(points, 2, "knn", "points");
  check_size(points, 1, query.sym_size(1), "knn", "points");
  TORCH_CHECK(k >= 0, "knn: k must not be negative, got ", k);
  TORCH_SYM_CHECK(points.sym_size(0).sym_ge(k), "knn: k is ", k, ", but there are ", points.sym_size(0), " points");
  TORCH_CHECK_VALUE(metric == "euclidean" || metric == "cosine", "knn: metric must be euclidean or cosine, got ",
                    metric);
  return metric == "euclidean" ? Metric::euclidean : Metric::cosine;
}

template <class T>
Accumulate<T> dot(const T* a, const T* b, int64_t size) {
  Accumulate<T> total = 0;
  for (int64_t i = 0; i < size; ++i) {
    total += static_cast<Accumulate<T>>(a[i]) * static_cast<Accumulate<T>>(b[i]);
  }
  return total;
}

template <class T>
Accumulate<T> squared_distance(const T* a, const T* b, int64_t size) {
  Accumulate<T> total = 0;
  for (int64_t i = 0; i < size; ++i) {
    const auto difference = static_cast<Accumulate<T>>(a[i]) - static_cast<Accumulate<T>>(b[i]);
    total += difference * difference;
  }
  return total;
}

/// 1 - cos of the angle between two vectors; a vector of length zero is at right angles to all.
template <class T>
Accumulate<T> cosine_distance(const T* a, const T* b, int64_t size) {
  const auto lengths = std::sqrt(dot(a, a, size)) * std::sqrt(dot(b, b, size));
  return lengths > 0 ? 1 - dot(a, b, size) / lengths : Accumulate<T>(1);
}

/// Writes the k nearest in rising order of distance; of equally distant points the first comes first.
void knn_rows(const at::Tensor& query, const at::Tensor& points, int64_t k, Metric metric, const at::Tensor& distances,
              const at::Tensor& indices) {
  const at::Tensor from = query.contiguous(), to = points.contiguous();
  const int64_t count = to.size(0), size = to.size(1);
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "knn", [&] {
    const scalar_t *queries = from.const_data_ptr<scalar_t>(), *candidates = to.const_data_ptr<scalar_t>();
    scalar_t* nearest = distances.mutable_data_ptr<scalar_t>();
    int64_t* which = indices.mutable_data_ptr<int64_t>();
    parallel_rows(from.size(0), count * (size + 8), [&](int64_t row) {
      std::vector<std::pair<Accumulate<scalar_t>, int64_t>> found(count);
      for (int64_t i = 0; i < count; ++i) {
        const scalar_t *a = queries + row * size, *b = candidates + i * size;
        found[i] = {metric == Metric::euclidean ? squared_distance(a, b, size) : cosine_distance(a, b, size), i};
      }
      std::partial_sort(found.begin(), found.begin() + k, found.end());
      for (int64_t i = 0; i < k; ++i) {
        const auto distance = found[i].first;
        nearest[row * k + i] = static_cast<scalar_t>(metric == Metric::euclidean ? std::sqrt(distance) : distance);
        which[row * k + i] = found[i].second;
      }
    });
  });
}

void check_sample(const at::Tensor& points, const c10::SymInt& num_samples, int64_t start) {
  const char* op = "farthest_point_sample";
  check_floating(points, op, "points");
  TORCH_CHECK(points.dim() >= 2, op, ": points must have sizes [..., points, features], got ", points.sym_sizes());
  const c10::SymInt count = points.sym_size(-2);
  TORCH_SYM_CHECK(num_samples.sym_ge(0).sym_and(num_samples.sym_le(count)), op, ": num_samples is ", num_samples,
                  ", but there are ", count, " points");
  TORCH_CHECK(start >= 0, op, ": start must not be negative, got ", start);
  TORCH_SYM_CHECK(num_samples.sym_eq(0).sym_or(count.sym_gt(start)), op, ": start is ", start, ", but there are ", count,
                  " points");
}

/// Takes `start`, then again and again the point that is farthest from all that were taken.
template <class T>
void sample_cloud(const T* points, int64_t count, int64_t size, int64_t start, int64_t num_samples, int64_t* taken) {
  using A = Accumulate<T>;
  std::vector<A> nearest(count, std::numeric_limits<A>::infinity());
  for (int64_t n = 0, next = start; n < num_samples; ++n) {
    taken[n] = next;
    const T* last = points + next * size;
    nearest[next] = A(-1);  // never again, even among points that coincide
    for (int64_t i = 0; i < count; ++i) {
      nearest[i] = std::min(nearest[i], squared_distance(points + i * size, last, size));
    }
    next = std::max_element(nearest.begin(), nearest.end()) - nearest.begin();
  }
}

std::vector<c10::SymInt> sample_sizes(const at::Tensor& points, const c10::SymInt& num_samples) {
  std::vector<c10::SymInt> sizes = points.sym_sizes().vec();
  sizes.pop_back();
  sizes.back() = num_samples;
  return sizes;
}

}  // namespace

namespace kernels {

std::tuple<at::Tensor, at::Tensor> knn::cpu(const at::Tensor& query, const at::Tensor& points, int64_t k,
                                            std::string_view metric) {
  const Metric kind = check_knn(query, points, k, metric);
  at::Tensor distances = query.new_empty({query.size(0), k});
  at::Tensor indices = query.new_empty({query.size(0), k}, at::kLong);
  knn_rows(query, points, k, kind, distances, indices);
  return {std::move(distances), std::move(indices)};
}

std::tuple<at::Tensor&, at::Tensor&> knn::cpu_out(const at::Tensor& query, const at::Tensor& points, int64_t k,
                                                  std::string_view metric, at::Tensor& distances,
                                                  at::Tensor& indices) {
  const Metric kind = check_knn(query, points, k, metric);
  resize_out(distances, query.scalar_type(), {query.size(0), k}, "knn");
  resize_out(indices, at::kLong, {query.size(0), k}, "knn");
  write_dense(distances, [&](const at::Tensor& near) {
    write_dense(indices, [&](const at::Tensor& which) { knn_rows(query, points, k, kind, near, which); });
  });
  return {distances, indices};
}

std::tuple<at::Tensor, at::Tensor> knn::meta(const at::Tensor& query, const at::Tensor& points, int64_t k,
                                             std::string_view metric) {
  check_knn(query, points, k, metric);
  const std::vector<c10::SymInt> sizes{query.sym_size(0), k};
  return {query.new_empty_symint(sizes), query.new_empty_symint(sizes, query.options().dtype(at::kLong))};
}

std::tuple<at::Tensor&, at::Tensor&> knn::meta_out(const at::Tensor& query, const at::Tensor& points, int64_t k,
                                                   std::string_view metric, at::Tensor& distances,
                                                   at::Tensor& indices) {
  check_knn(query, points, k, metric);
  const std::vector<c10::SymInt> sizes{query.sym_size(0), k};
  resize_out_symint(distances, query.scalar_type(), sizes, "knn");
  resize_out_symint(indices, at::kLong, sizes, "knn");
  return {distances, indices};
}

at::Tensor farthest_point_sample::cpu(const at::Tensor& points, int64_t num_samples, int64_t start) {
  check_sample(points, num_samples, start);
  const at::Tensor clouds = points.contiguous();
  const int64_t count = clouds.size(-2), size = clouds.size(-1);
  at::Tensor out = points.new_empty_symint(sample_sizes(points, num_samples), points.options().dtype(at::kLong));
  OPKIT_DISPATCH_FLOATING(clouds.scalar_type(), "farthest_point_sample", [&] {
    const scalar_t* data = clouds.const_data_ptr<scalar_t>();
    int64_t* taken = out.mutable_data_ptr<int64_t>();
    parallel_rows(num_samples == 0 ? 0 : out.numel() / num_samples, num_samples * count * size, [&](int64_t cloud) {
      sample_cloud(data + cloud * count * size, count, size, start, num_samples, taken + cloud * num_samples);
    });
  });
  return out;
}

at::Tensor farthest_point_sample::meta(const at::Tensor& points, c10::SymInt num_samples, int64_t start) {
  check_sample(points, num_samples, start);
  return points.new_empty_symint(sample_sizes(points, num_samples), points.options().dtype(at::kLong));
}

}  // namespace kernels
}  // namespace opkit
