#pragma once
// Two functions of ATen/native/Resize.h, which costs seconds to include for what else is in it.
#include <ATen/core/Tensor.h>

namespace at::native {

/// Resizes an `out` tensor, with a warning if it had elements; whether there was anything to do.
TORCH_API bool resize_output(const Tensor& output, IntArrayRef shape);
TORCH_API bool resize_output_symint(const Tensor& output, SymIntArrayRef shape);

}  // namespace at::native
