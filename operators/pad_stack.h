// The C++ function of pad_stack, written by hand (`manual_cpp_binding`): it also takes tensors in braces.
#pragma once

#include <opkit/ops/pad_stack.h>

#include <initializer_list>
#include <vector>

namespace opkit {

inline at::Tensor pad_stack(at::TensorList tensors, const at::Scalar& padding_value = 0,
                            at::OptionalIntArrayRef multiple_of = std::nullopt) {
  return ops::pad_stack::call(tensors, padding_value, multiple_of);
}

inline at::Tensor pad_stack(std::initializer_list<at::Tensor> tensors, const at::Scalar& padding_value = 0) {
  return pad_stack(at::TensorList(tensors), padding_value);
}

}  // namespace opkit
