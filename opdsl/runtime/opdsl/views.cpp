#include <opdsl/views.h>

#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/InferenceMode.h>
#include <torch/csrc/autograd/VariableTypeUtils.h>

#include <algorithm>

namespace opdsl {
namespace {
using torch::autograd::CreationMeta;

/// A view that is taken again by calling its operator with the same arguments.
struct Replay : torch::autograd::ViewFunc {
  Replay(const c10::OperatorHandle& op, Stack arguments, int64_t index)
      : op(op), arguments(std::move(arguments)), index(index) {}

  at::Tensor operator()(const at::Tensor& base) const override {
    Stack stack = arguments;
    stack[0] = base;
    op.callBoxed(stack);
    return stack[0].isTensorList() ? stack[0].toTensorVector()[index] : stack[index].toTensor();
  }

  template <class Visit>
  static void visit(std::vector<c10::IValue>& values, Visit visit) {
    for (auto& value : values) {
      if (value.isSymInt() || value.isTensor()) {
        visit(value);
      } else if (value.isSymIntList() || value.isTensorList()) {
        c10::impl::GenericList list = value.toList();
        for (size_t i = 0; i < list.size(); ++i) {
          c10::IValue each = list.get(i);
          visit(each);
          list.set(i, each);
        }
      }
    }
  }
  template <class T>
  std::vector<T> kept(bool (c10::IValue::*is)() const) const {
    std::vector<T> found;
    Stack copy = arguments;
    visit(copy, [&](c10::IValue& value) {
      if ((value.*is)()) {
        found.push_back(value.to<T>());
      }
    });
    return found;
  }
  std::vector<c10::SymInt> get_symints() const override { return kept<c10::SymInt>(&c10::IValue::isSymInt); }
  size_t num_symints() const override { return get_symints().size(); }
  std::vector<at::Tensor> get_tensors() const override { return kept<at::Tensor>(&c10::IValue::isTensor); }
  size_t num_tensors() const override { return get_tensors().size(); }

  std::unique_ptr<ViewFunc> clone_and_set(
      std::optional<std::vector<c10::SymInt>> symints,
      std::optional<std::vector<at::Tensor>> tensors) const override {
    Stack copy;
    for (const auto& value : arguments) {
      copy.push_back(value.deepcopy());
    }
    size_t symint = 0;
    size_t tensor = 0;
    visit(copy, [&](c10::IValue& value) {
      if (value.isSymInt() && symints) {
        value = (*symints)[symint++];
      } else if (value.isTensor() && tensors) {
        value = (*tensors)[tensor++];
      }
    });
    return std::make_unique<Replay>(op, std::move(copy), index);
  }

  c10::OperatorHandle op;
  Stack arguments;
  int64_t index;
};

at::Tensor tracked(const Operator& op, const at::Tensor& base, const at::Tensor& view, Arguments arguments, int64_t index, CreationMeta with_grad) {
  std::unique_ptr<torch::autograd::ViewFunc> replay;
  std::function<at::Tensor(const at::Tensor&)> reverse;
  const auto* impl = base.unsafeGetTensorImpl();
  if (!impl->support_as_strided() || impl->is_python_dispatch() || base.scalar_type() != view.scalar_type() ||
      c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    Call call(8);
    arguments(call);
    Stack& stack = *call.stack();
    stack[0] = c10::IValue();
    replay = std::make_unique<Replay>(op.handle(), std::move(stack), index);
    reverse = [name = op.handle().operator_name()](const at::Tensor&) -> at::Tensor {
      TORCH_CHECK_NOT_IMPLEMENTED(false, name, ": the base can't be made from the view alone");
    };
  }
  const auto creation = c10::InferenceMode::is_enabled() ? CreationMeta::INFERENCE_MODE
      : at::GradMode::is_enabled()                       ? with_grad
                                                         : CreationMeta::NO_GRAD_MODE;
  return torch::autograd::as_view(base, view, true, true, std::move(replay), std::move(reverse), creation);
}
}  // namespace

void bump_version(const at::Tensor& tensor) {
  torch::autograd::impl::bump_version(tensor);
}
void bump_version(const std::optional<at::Tensor>& tensor) {
  if (tensor && tensor->defined()) {
    bump_version(*tensor);
  }
}
void bump_version(at::TensorList tensors) {
  for (const auto& tensor : tensors) {
    bump_version(tensor);
  }
}

at::Tensor as_view_of(const Operator& op, const at::Tensor& base, at::Tensor view, Arguments arguments, int64_t index) {
  return tracked(op, base, view, arguments, index, CreationMeta::DEFAULT);
}
std::vector<at::Tensor> as_view_of(
    const Operator& op, const at::Tensor& base, std::vector<at::Tensor> views, Arguments arguments, int64_t) {
  for (size_t i = 0; i < views.size(); ++i) {
    views[i] = tracked(op, base, views[i], arguments, static_cast<int64_t>(i), CreationMeta::MULTI_OUTPUT_NODE);
  }
  return views;
}

}  // namespace opdsl
