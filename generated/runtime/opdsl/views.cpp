#include <opdsl/views.h>

#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/InferenceMode.h>
#include <torch/csrc/autograd/VariableTypeUtils.h>

#include <algorithm>

namespace opdsl {

namespace {

using torch::autograd::CreationMeta;
using torch::autograd::ViewFunc;

/// A view that's taken again by calling its operator with the arguments that it had.
class Replay : public ViewFunc {
 public:
  Replay(const c10::OperatorHandle& op, Stack arguments, int64_t index)
      : op_(op), arguments_(std::move(arguments)), index_(index) {}

  at::Tensor operator()(const at::Tensor& base) const override {
    return result_of(op_, arguments_, base_place(op_.schema()), base, index_);
  }
  std::vector<c10::SymInt> get_symints() const override {
    return kept<c10::SymInt>(&c10::IValue::isSymInt);
  }
  size_t num_symints() const override {
    return get_symints().size();
  }
  std::vector<at::Tensor> get_tensors() const override {
    return kept<at::Tensor>(&c10::IValue::isTensor);
  }
  size_t num_tensors() const override {
    return get_tensors().size();
  }
  std::unique_ptr<ViewFunc> clone_and_set(std::optional<std::vector<c10::SymInt>> symints,
                                          std::optional<std::vector<at::Tensor>> tensors) const override {
    Stack arguments = arguments_;
    size_t symint = 0;
    size_t tensor = 0;
    for (c10::IValue& argument : arguments) {
      argument = changed(argument, [&](const c10::IValue& value) -> c10::IValue {
        if (value.isSymInt() && symints) {
          return (*symints)[symint++];
        }
        return value.isTensor() && tensors ? c10::IValue((*tensors)[tensor++]) : value;
      });
    }
    return std::make_unique<Replay>(op_, std::move(arguments), index_);
  }

 private:
  /// `value`, or a list of its elements, after `change`.
  static c10::IValue changed(const c10::IValue& value, const std::function<c10::IValue(const c10::IValue&)>& change) {
    if (!value.isList() || value.isIntList() || value.isDoubleList() || value.isBoolList()) {
      return change(value);
    }
    c10::impl::GenericList list(value.toList().elementType());
    for (const c10::IValue& each : value.toListRef()) {
      list.push_back(change(each));
    }
    return list;
  }
  template <class T>
  std::vector<T> kept(bool (c10::IValue::*is)() const) const {
    std::vector<T> found;
    for (const c10::IValue& argument : arguments_) {
      changed(argument, [&](const c10::IValue& value) {
        if ((value.*is)()) {
          found.push_back(value.to<T>());
        }
        return value;
      });
    }
    return found;
  }

  c10::OperatorHandle op_;
  Stack arguments_;
  int64_t index_;
};

at::Tensor tracked(const Operator& op, const at::Tensor& base, const at::Tensor& view, int64_t index,
                   PushArguments push, CreationMeta with_grad) {
  std::unique_ptr<ViewFunc> replay;
  std::function<at::Tensor(const at::Tensor&)> reverse;
  const c10::TensorImpl* impl = base.unsafeGetTensorImpl();
  if (!impl->support_as_strided() || impl->is_python_dispatch() || base.scalar_type() != view.scalar_type() ||
      c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    const auto& schema = op.handle().schema();
    Call call(schema.arguments().size());
    push(call);
    (*call.stack())[base_place(schema)] = c10::IValue();
    replay = std::make_unique<Replay>(op.handle(), std::move(*call.stack()), index);
    reverse = [name = op.handle().operator_name()](const at::Tensor&) -> at::Tensor {
      TORCH_CHECK_NOT_IMPLEMENTED(false, name, ": a base can't be made of its view");
    };
  }
  const auto creation = c10::InferenceMode::is_enabled() ? CreationMeta::INFERENCE_MODE
                        : at::GradMode::is_enabled()     ? with_grad
                                                         : CreationMeta::NO_GRAD_MODE;
  return torch::autograd::as_view(base, view, /*is_bw_differentiable=*/true, /*is_fw_differentiable=*/true,
                                  std::move(replay), std::move(reverse), creation);
}

}  // namespace

at::Tensor view_of(const Operator& op, const at::Tensor& base, at::Tensor view, int64_t index, PushArguments push) {
  return tracked(op, base, view, index, push, CreationMeta::DEFAULT);
}

std::vector<at::Tensor> view_of(const Operator& op, const at::Tensor& base, std::vector<at::Tensor> views, int64_t,
                                PushArguments push) {
  for (size_t i = 0; i < views.size(); ++i) {
    views[i] = tracked(op, base, views[i], static_cast<int64_t>(i), push, CreationMeta::MULTI_OUTPUT_NODE);
  }
  return views;
}

const at::Tensor& base_among(const Operator& op, std::initializer_list<const at::Tensor*> arguments) {
  return **(arguments.begin() + base_place(op.handle().schema()));
}

}  // namespace opdsl
