#pragma once
// What kernels at ADInplaceOrView and Functionalize share.  A view is replayed through its boxed operator, so that
// no operator needs a class of its own to keep its arguments.
#include <ATen/core/LegacyTypeDispatch.h>
#include <c10/util/FunctionRef.h>
#include <opdsl/dispatch.h>

#pragma GCC visibility push(hidden)
namespace opdsl {

void bump_version(const at::Tensor& tensor);
void bump_version(const std::optional<at::Tensor>& tensor);
void bump_version(at::TensorList tensors);

using Arguments = c10::function_ref<void(Call&)>;
at::Tensor as_view_of(const Operator& op, const at::Tensor& base, at::Tensor view, Arguments arguments, int64_t index);
std::vector<at::Tensor> as_view_of(
    const Operator& op, const at::Tensor& base, std::vector<at::Tensor> views, Arguments arguments, int64_t index);

/// Tells autograd that `result`, which `op` gave for `arguments`, is a view of `base`, the first of them. `index` is
/// its place among several results.
template <class T, class... A>
T as_view(const Operator& op, T result, int64_t index, const at::Tensor& base, const A&... arguments) {
  return as_view_of(op, base, std::move(result), [&](Call& call) {
    call.push(base);
    (call.push(arguments), ...);
  }, index);
}

}  // namespace opdsl
#pragma GCC visibility pop
