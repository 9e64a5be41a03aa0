// Boxes, and features under them. A box is (x1, y1, x2, y2); overlaps are computed in float for half and bfloat16,
// and pooling agrees with torchvision's.
#include <opkit/kernels/box_iou.h>
#include <opkit/kernels/masks_to_boxes.h>
#include <opkit/kernels/nms_mask.h>
#include <opkit/kernels/roi_align.h>
#include <opkit/kernels/roi_align_backward.h>

#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include "support.h"

namespace opkit {
namespace {

void check_boxes(const at::Tensor& boxes, const char* op, const char* name) {
  check_floating(boxes, op, name);
  check_dim(boxes, 2, op, name);
  check_size(boxes, 1, 4, op, name);
}

void check_iou(const at::Tensor& boxes1, const at::Tensor& boxes2) {
  check_boxes(boxes1, "box_iou", "boxes1");
  check_boxes(boxes2, "box_iou", "boxes2");
  check_same_dtype(boxes1, boxes2, "box_iou", "boxes2");
}

void check_nms(const at::Tensor& boxes, const at::Tensor& scores) {
  check_boxes(boxes, "nms", "boxes");
  check_floating(scores, "nms", "scores");
  check_dim(scores, 1, "nms", "scores");
  check_size(scores, 0, boxes.sym_size(0), "nms", "scores");
}

void check_roi_align(const at::Tensor& input, const at::Tensor& rois) {
  check_floating(input, "roi_align", "input");
  check_dim(input, 4, "roi_align", "input");
  check_same_dtype(input, rois, "roi_align", "rois");
  check_dim(rois, 2, "roi_align", "rois");
  check_size(rois, 1, 5, "roi_align", "rois");
}

void check_masks(const at::Tensor& masks) {
  check_dim(masks, 3, "masks_to_boxes", "masks");
}

/// Intersection over union of two boxes; two boxes without an area give NaN.
template <class T>
Accumulate<T> overlap(const T* a, const T* b) {
  using A = Accumulate<T>;
  const auto area = [](const T* box) {
    return (static_cast<A>(box[2]) - static_cast<A>(box[0])) * (static_cast<A>(box[3]) - static_cast<A>(box[1]));
  };
  const A width = static_cast<A>(std::min(a[2], b[2])) - static_cast<A>(std::max(a[0], b[0]));
  const A height = static_cast<A>(std::min(a[3], b[3])) - static_cast<A>(std::max(a[1], b[1]));
  const A both = std::max(width, A(0)) * std::max(height, A(0));
  return both / (area(a) + area(b) - both);
}

/// A point between four elements of a plane, and the weight of each.
template <class A>
struct Sample {
  std::array<int64_t, 4> offsets{};
  std::array<A, 4> weights{};

  Sample(A y, A x, int64_t height, int64_t width) {
    if (y < -1 || y > static_cast<A>(height) || x < -1 || x > static_cast<A>(width)) {
      return;
    }
    const auto [y0, y1, dy] = neighbours(y, height);
    const auto [x0, x1, dx] = neighbours(x, width);
    offsets = {y0 * width + x0, y0 * width + x1, y1 * width + x0, y1 * width + x1};
    weights = {(1 - dy) * (1 - dx), (1 - dy) * dx, dy * (1 - dx), dy * dx};
  }

 private:
  static std::tuple<int64_t, int64_t, A> neighbours(A at, int64_t size) {
    const A inside = std::max(at, A(0));
    const auto low = static_cast<int64_t>(inside);
    if (low >= size - 1) {
      return {size - 1, size - 1, A(0)};
    }
    return {low, low + 1, inside - static_cast<A>(low)};
  }
};

/// The sampling points of one region, bin by bin: `per_bin` of them for each of the output's bins.
template <class A>
struct Region {
  int64_t per_bin;
  std::vector<Sample<A>> samples;

  template <class T>
  Region(const T* roi, double scale, int64_t height, int64_t width, at::IntArrayRef bins, int64_t ratio, bool aligned) {
    const A offset = aligned ? A(0.5) : A(0), factor = static_cast<A>(scale);
    const A left = static_cast<A>(roi[1]) * factor - offset, top = static_cast<A>(roi[2]) * factor - offset;
    const A least = aligned ? -std::numeric_limits<A>::infinity() : A(1);
    const A roi_width = std::max(static_cast<A>(roi[3]) * factor - offset - left, least);
    const A roi_height = std::max(static_cast<A>(roi[4]) * factor - offset - top, least);
    const A bin_height = roi_height / static_cast<A>(bins[0]), bin_width = roi_width / static_cast<A>(bins[1]);
    const int64_t rows = ratio > 0 ? ratio : std::max<int64_t>(0, static_cast<int64_t>(std::ceil(bin_height)));
    const int64_t columns = ratio > 0 ? ratio : std::max<int64_t>(0, static_cast<int64_t>(std::ceil(bin_width)));
    per_bin = rows * columns;
    samples.reserve(bins[0] * bins[1] * per_bin);
    for (int64_t bin = 0; bin < bins[0] * bins[1]; ++bin) {
      const A y0 = top + static_cast<A>(bin / bins[1]) * bin_height;
      const A x0 = left + static_cast<A>(bin % bins[1]) * bin_width;
      for (int64_t i = 0; i < per_bin; ++i) {
        const A y = y0 + (static_cast<A>(i / columns) + A(0.5)) * bin_height / static_cast<A>(rows);
        const A x = x0 + (static_cast<A>(i % columns) + A(0.5)) * bin_width / static_cast<A>(columns);
        samples.emplace_back(y, x, height, width);
      }
    }
  }
};

/// The mean of each bin's samples on one channel's plane.
template <class T>
void pool_plane(const T* plane, const Region<Accumulate<T>>& region, int64_t bins, T* to) {
  using A = Accumulate<T>;
  const auto count = static_cast<A>(std::max<int64_t>(1, region.per_bin));
  for (int64_t bin = 0; bin < bins; ++bin) {
    A total = 0;
    for (int64_t i = bin * region.per_bin; i < (bin + 1) * region.per_bin; ++i) {
      const Sample<A>& sample = region.samples[i];
      for (size_t corner = 0; corner < 4; ++corner) {
        total += sample.weights[corner] * static_cast<A>(plane[sample.offsets[corner]]);
      }
    }
    to[bin] = static_cast<T>(total / count);
  }
}

/// Adds to a plane's gradient what each bin's gradient gives its samples.
template <class T>
void unpool_plane(const T* grad, const Region<Accumulate<T>>& region, int64_t bins, Accumulate<T>* plane) {
  using A = Accumulate<T>;
  const auto count = static_cast<A>(std::max<int64_t>(1, region.per_bin));
  for (int64_t bin = 0; bin < bins; ++bin) {
    const A part = static_cast<A>(grad[bin]) / count;
    for (int64_t i = bin * region.per_bin; i < (bin + 1) * region.per_bin; ++i) {
      const Sample<A>& sample = region.samples[i];
      for (size_t corner = 0; corner < 4; ++corner) {
        plane[sample.offsets[corner]] += sample.weights[corner] * part;
      }
    }
  }
}

/// The smallest box round the true elements of one mask; all zero where there is none.
void box_of_mask(const bool* mask, int64_t height, int64_t width, float* box) {
  int64_t x1 = width, y1 = height, x2 = -1, y2 = -1;
  for (int64_t y = 0; y < height; ++y) {
    for (int64_t x = 0; x < width; ++x) {
      if (mask[y * width + x]) {
        x1 = std::min(x1, x), y1 = std::min(y1, y), x2 = std::max(x2, x), y2 = std::max(y2, y);
      }
    }
  }
  const bool any = x2 >= 0;
  box[0] = any ? static_cast<float>(x1) : 0, box[1] = any ? static_cast<float>(y1) : 0;
  box[2] = any ? static_cast<float>(x2) : 0, box[3] = any ? static_cast<float>(y2) : 0;
}

}  // namespace

namespace kernels {

at::Tensor box_iou::cpu(const at::Tensor& boxes1, const at::Tensor& boxes2) {
  check_iou(boxes1, boxes2);
  const at::Tensor a = boxes1.contiguous(), b = boxes2.contiguous();
  const int64_t rows = a.size(0), columns = b.size(0);
  at::Tensor out = a.new_empty({rows, columns});
  OPKIT_DISPATCH_FLOATING(a.scalar_type(), "box_iou", [&] {
    const scalar_t *first = a.const_data_ptr<scalar_t>(), *second = b.const_data_ptr<scalar_t>();
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(rows, columns, [&](int64_t i) {
      for (int64_t j = 0; j < columns; ++j) {
        to[i * columns + j] = static_cast<scalar_t>(overlap(first + 4 * i, second + 4 * j));
      }
    });
  });
  return out;
}

at::Tensor nms_mask::cpu(const at::Tensor& boxes, const at::Tensor& scores, double iou_threshold) {
  check_nms(boxes, scores);
  const at::Tensor dense = boxes.contiguous();
  const at::Tensor order = scores.detach().argsort(/*stable=*/true, /*dim=*/0, /*descending=*/true);
  const int64_t count = boxes.size(0);
  at::Tensor keep = boxes.new_ones({count}, at::kBool);
  const int64_t* by_score = order.const_data_ptr<int64_t>();
  bool* kept = keep.mutable_data_ptr<bool>();
  OPKIT_DISPATCH_FLOATING(dense.scalar_type(), "nms_mask", [&] {
    const scalar_t* data = dense.const_data_ptr<scalar_t>();
    for (int64_t i = 0; i < count; ++i) {
      const int64_t best = by_score[i];
      if (!kept[best]) {
        continue;
      }
      parallel_rows(count - i - 1, 16, [&](int64_t j) {
        const int64_t other = by_score[i + 1 + j];
        kept[other] = kept[other] && !(static_cast<double>(overlap(data + 4 * best, data + 4 * other)) > iou_threshold);
      });
    }
  });
  return keep;
}

at::Tensor roi_align::cpu(const at::Tensor& input, const at::Tensor& rois, double spatial_scale,
                          at::IntArrayRef output_size, int64_t sampling_ratio, bool aligned) {
  check_roi_align(input, rois);
  const at::Tensor from = input.contiguous(), regions = rois.contiguous();
  const int64_t batch = from.size(0), channels = from.size(1), height = from.size(2), width = from.size(3);
  const int64_t count = regions.size(0), bins = output_size[0] * output_size[1];
  at::Tensor out = from.new_empty({count, channels, output_size[0], output_size[1]});
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "roi_align", [&] {
    const scalar_t *data = from.const_data_ptr<scalar_t>(), *boxes = regions.const_data_ptr<scalar_t>();
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    parallel_rows(count, channels * bins * 16, [&](int64_t n) {
      const auto image = static_cast<int64_t>(boxes[5 * n]);
      TORCH_CHECK_INDEX(image >= 0 && image < batch, "roi_align: region ", n, " is of image ", image, ", but there are ",
                        batch);
      const Region<Accumulate<scalar_t>> region(boxes + 5 * n, spatial_scale, height, width, output_size,
                                                sampling_ratio, aligned);
      for (int64_t c = 0; c < channels; ++c) {
        pool_plane(data + (image * channels + c) * height * width, region, bins, to + (n * channels + c) * bins);
      }
    });
  });
  return out;
}

at::Tensor roi_align::meta(const at::Tensor& input, const at::Tensor& rois, double, c10::SymIntArrayRef output_size,
                           int64_t, bool) {
  check_roi_align(input, rois);
  return input.new_empty_symint({rois.sym_size(0), input.sym_size(1), output_size[0], output_size[1]});
}

at::Tensor roi_align_backward::cpu(const at::Tensor& grad, const at::Tensor& rois, double spatial_scale,
                                   at::IntArrayRef input_size, int64_t sampling_ratio, bool aligned) {
  check_roi_align(grad, rois);
  const at::Tensor from = grad.contiguous(), regions = rois.contiguous();
  const int64_t batch = input_size[0], channels = input_size[1], height = input_size[2], width = input_size[3];
  const int64_t count = regions.size(0), bins = from.size(2) * from.size(3);
  const auto sum_type = at::toOpMathType(from.scalar_type());
  at::Tensor out = at::zeros(input_size, from.options().dtype(sum_type));
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "roi_align_backward", [&] {
    using A = Accumulate<scalar_t>;
    const scalar_t *data = from.const_data_ptr<scalar_t>(), *boxes = regions.const_data_ptr<scalar_t>();
    A* to = out.mutable_data_ptr<A>();
    std::vector<Region<A>> parts;
    std::vector<int64_t> images;
    for (int64_t n = 0; n < count; ++n) {
      images.push_back(static_cast<int64_t>(boxes[5 * n]));
      TORCH_CHECK_INDEX(images[n] >= 0 && images[n] < batch, "roi_align_backward: region ", n, " is of image ",
                        images[n], ", but there are ", batch);
      parts.emplace_back(boxes + 5 * n, spatial_scale, height, width, from.sizes().slice(2), sampling_ratio, aligned);
    }
    // Regions may overlap: a channel is one thread's.
    parallel_rows(channels, count * bins * 16, [&](int64_t c) {
      for (int64_t n = 0; n < count; ++n) {
        unpool_plane(data + (n * channels + c) * bins, parts[n], bins, to + (images[n] * channels + c) * height * width);
      }
    });
  });
  return out.to(from.scalar_type());
}

at::Tensor roi_align_backward::meta(const at::Tensor& grad, const at::Tensor& rois, double,
                                    c10::SymIntArrayRef input_size, int64_t, bool) {
  check_roi_align(grad, rois);
  return grad.new_empty_symint(input_size);
}

at::Tensor masks_to_boxes::cpu(const at::Tensor& masks) {
  check_masks(masks);
  const at::Tensor dense = masks.to(at::kBool).contiguous();
  const int64_t count = dense.size(0), height = dense.size(1), width = dense.size(2);
  at::Tensor out = masks.new_empty({count, 4}, at::kFloat);
  const bool* data = dense.const_data_ptr<bool>();
  float* boxes = out.mutable_data_ptr<float>();
  parallel_rows(count, height * width, [&](int64_t i) {
    box_of_mask(data + i * height * width, height, width, boxes + 4 * i);
  });
  return out;
}

}  // namespace kernels
}  // namespace opkit
