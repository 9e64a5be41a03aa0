#pragma once
// What kernels at ADInplaceOrView say to autograd: that a tensor was written, or that one is a view of another.
#include <opdsl/dispatch.h>

#include <ATen/core/LegacyTypeDispatch.h>
#include <c10/util/FunctionRef.h>

namespace c10 {
struct FunctionSchema;
}

#pragma GCC visibility push(hidden)
namespace opdsl {

void bump_version(const at::Tensor& tensor);
void bump_version(const std::optional<at::Tensor>& tensor);
void bump_version(at::TensorList tensors);
void bump_version(const std::optional<at::TensorList>& tensors);
void bump_version(const c10::List<std::optional<at::Tensor>>& tensors);

using PushArguments = c10::function_ref<void(Call&)>;
at::Tensor view_of(const Operator& op, const at::Tensor& base, at::Tensor view, int64_t index, PushArguments push);
std::vector<at::Tensor> view_of(const Operator& op, const at::Tensor& base, std::vector<at::Tensor> views,
                                int64_t index, PushArguments push);

inline const at::Tensor* tensor_in(const at::Tensor& argument) {
  return &argument;
}
template <class T>
const at::Tensor* tensor_in(const T&) {
  return nullptr;
}
const at::Tensor& base_among(const Operator& op, std::initializer_list<const at::Tensor*> arguments);

/// Tells autograd that `view`, result `index` of `op` for `arguments`, is a view of the argument that it aliases.
///
/// The arguments are only put into boxes if the view can't be described by strides, or must be replayed.
template <class T, class... A>
T as_view(const Operator& op, T view, int64_t index, const A&... arguments) {
  return view_of(op, base_among(op, {tensor_in(arguments)...}), std::move(view), index,
                 [&](Call& call) { (call.push<A>(arguments), ...); });
}

/// The place of the argument that the results are views of.
size_t base_place(const c10::FunctionSchema& schema);
/// Result `index` of `op` for `arguments`, with `base` at its place among them.
at::Tensor result_of(const c10::OperatorHandle& op, Stack arguments, size_t place, const at::Tensor& base,
                     int64_t index);

}  // namespace opdsl
#pragma GCC visibility pop
