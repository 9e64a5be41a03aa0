// Tensors from sizes, and layouts. Both are made of ATen calls, so that they run on every device.
#include <ATen/ops/empty.h>
#include <ATen/ops/linspace.h>
#include <opkit/kernels/coordinate_grid.h>
#include <opkit/kernels/pack_memory_format.h>

#include "support.h"

namespace opkit {
namespace {

/// The coordinates along one axis: from -1 to 1, and 0 for an axis of one point.
at::Tensor axis(int64_t points, const at::TensorOptions& options) {
  return points == 1 ? at::linspace(0, 0, 1, options) : at::linspace(-1, 1, points, options);
}

}  // namespace

namespace kernels {

at::Tensor coordinate_grid::explicit_(c10::SymIntArrayRef size, std::optional<at::ScalarType> dtype,
                                      std::optional<at::Layout> layout, std::optional<at::Device> device,
                                      std::optional<bool> pin_memory) {
  std::vector<c10::SymInt> sizes{static_cast<int64_t>(size.size())};
  sizes.insert(sizes.end(), size.begin(), size.end());
  at::Tensor out = at::empty_symint(sizes, dtype, layout, device, pin_memory, std::nullopt);
  check_floating(out, "coordinate_grid", "the result");
  if (out.is_meta()) {
    return out;  // its sizes may be symbolic, and there's nothing to fill
  }
  const at::AutoDispatchBelowADInplaceOrView guard;
  const int64_t dims = out.dim() - 1;
  for (int64_t i = 0; i < dims; ++i) {
    std::vector<int64_t> along(dims, 1);
    along[i] = out.size(i + 1);
    out.select(0, i).copy_(axis(along[i], out.options().pinned_memory(false)).view(along));
  }
  return out;
}

at::Tensor pack_memory_format::implicit(const at::Tensor& self, at::MemoryFormat memory_format) {
  return self.clone(memory_format);
}

}  // namespace kernels
}  // namespace opkit
