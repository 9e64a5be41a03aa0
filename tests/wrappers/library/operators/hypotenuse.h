#pragma once
#include <c10/macros/Macros.h>

#include <cmath>

namespace wraptest::ufunc {

template <class T>
C10_HOST_DEVICE inline T hypotenuse(T self, T other, T scale) {
  return scale * T(std::sqrt(float(self * self + other * other)));
}

}  // namespace wraptest::ufunc
