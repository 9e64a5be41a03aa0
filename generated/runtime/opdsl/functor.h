#pragma once
// Kernels that take any arguments, as a stack.
#include <ATen/core/boxing/KernelFunction.h>
#include <opdsl/dispatch.h>

#pragma GCC visibility push(hidden)
namespace opdsl {

struct BoxedFunctor : c10::OperatorKernel {
  virtual void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet keys, Stack* stack) = 0;
};

}  // namespace opdsl
#pragma GCC visibility pop
