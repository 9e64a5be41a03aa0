// The inner loop of squared_relu: max(self, 0) squared. A NaN stays one.
#pragma once

#include <ATen/cpu/vec/vec.h>
#include <c10/macros/Macros.h>

namespace opkit::ufunc {

template <class T>
C10_HOST_DEVICE inline T squared_relu(T self) {
  const T positive = self < T(0) ? T(0) : self;
  return positive * positive;
}

template <class T>
inline at::vec::Vectorized<T> squared_relu(const at::vec::Vectorized<T>& self) {
  const auto positive = at::vec::maximum(self, at::vec::Vectorized<T>(T(0)));
  return positive * positive;
}

}  // namespace opkit::ufunc
