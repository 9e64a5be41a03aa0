// The kernels at Functionalize: one for all operators that write, one for all views.
//
// An operator that writes becomes its functional one, whose results take the place of what was written.  A view becomes
// a functional tensor that remembers how it was made; a write to it goes back to the base by the numbers of its
// elements: `view(arange)` says which element of the base each of the view's is.
#include <ATen/FunctionalTensorWrapper.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/arange.h>
#include <opdsl/functor.h>

namespace opdsl {

namespace {
namespace fi = at::functionalization::impl;

bool is_functional(const c10::IValue& value) {
  if (value.isTensor()) {
    return value.toTensor().defined() && fi::isFunctionalTensor(value.toTensor());
  }
  if (value.isTensorList()) {
    const auto tensors = value.toTensorVector();
    return !tensors.empty() && fi::isFunctionalTensor(tensors);
  }
  return value.isList() && !value.isIntList() && std::any_of(value.toListRef().begin(), value.toListRef().end(), is_functional);
}

/// What is inside a functional tensor, a list of them, or an optional list; other values as they are.
c10::IValue unwrapped(const c10::IValue& value) {
  if (!is_functional(value)) {
    return value;
  }
  if (value.isTensor()) {
    fi::sync(value.toTensor());
    return fi::from_functional_tensor(value.toTensor());
  }
  if (value.isTensorList()) {
    std::vector<at::Tensor> inner;
    for (const auto& each : value.toTensorVector()) {
      inner.push_back(unwrapped(each).toTensor());
    }
    return inner;
  }
  const auto list = value.toList();
  c10::impl::GenericList inner(list.elementType());
  for (const auto& each : value.toListRef()) {
    inner.push_back(unwrapped(each));
  }
  return inner;
}

c10::IValue wrapped(const c10::IValue& value) {
  if (value.isTensor()) {
    return fi::to_functional_tensor(value.toTensor());
  }
  return value.isTensorList() ? c10::IValue(fi::to_functional_tensor(at::ITensorListRef(value.toTensorVector()))) : value;
}

/// Puts `value` where the functional tensor `written` looked.
void replace(const c10::IValue& written, const c10::IValue& value) {
  if (written.isTensorList()) {
    const auto into = written.toTensorVector();
    const auto from = value.toTensorVector();
    for (size_t i = 0; i < into.size(); ++i) {
      replace(into[i], from[i]);
    }
  } else if (written.isTensor()) {
    fi::replace_(written.toTensor(), value.toTensor());
    fi::commit_update(written.toTensor());
    fi::sync(written.toTensor());
  }
}

bool is_written(const c10::Argument& argument) {
  return argument.alias_info() && argument.alias_info()->isWrite();
}

c10::OperatorHandle find(const c10::OperatorName& name) {
  return c10::Dispatcher::singleton().findSchemaOrThrow(name.name.c_str(), name.overload_name.c_str());
}

struct Mutation : BoxedFunctor {
  explicit Mutation(c10::OperatorName functional) : functional(std::move(functional)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) override {
    at::AutoDispatchSkipFunctionalize guard;
    const auto& schema = op.schema();
    const Stack arguments(stack->end() - static_cast<std::ptrdiff_t>(schema.arguments().size()), stack->end());
    if (std::none_of(arguments.begin(), arguments.end(), is_functional)) {
      return op.callBoxed(stack);
    }
    Stack results;
    std::vector<c10::IValue> written;
    for (size_t i = 0; i < arguments.size(); ++i) {
      const auto& argument = schema.arguments()[i];
      if (is_written(argument)) {
        TORCH_CHECK(is_functional(arguments[i]), op.operator_name(), ": '", argument.name(),
                    "' is written, but isn't traced while other arguments are");
        written.push_back(arguments[i]);
      }
      if (!argument.is_out()) {
        results.push_back(unwrapped(arguments[i]));
      }
    }
    find(functional).callBoxed(results);
    torch::jit::drop(*stack, arguments.size());
    // The functional operator gives what was written first, then what is returned besides.
    for (size_t i = 0; i < written.size(); ++i) {
      replace(written[i], results[i]);
    }
    size_t next_written = 0;
    size_t next_fresh = written.size();
    for (const auto& result : schema.returns()) {
      stack->push_back(is_written(result) ? written[next_written++] : wrapped(results[next_fresh++]));
    }
  }

  c10::OperatorName functional;
};

/// Result `index` of a view operator for the arguments given.
at::Tensor result_of(const c10::OperatorHandle& op, Stack stack, const at::Tensor& base, int64_t index) {
  stack[0] = base;
  op.callBoxed(stack);
  return stack[0].isTensorList() ? stack[0].toTensorVector()[index] : stack[index].toTensor();
}

struct View : at::functionalization::ViewMeta {
  View(c10::OperatorHandle view, c10::OperatorHandle copy, Stack arguments, bool symbolic, bool reapply, bool several, int64_t index)
      : ViewMeta(symbolic, several, /*is_as_strided=*/false, index),
        view(std::move(view)), copy(std::move(copy)), arguments(std::move(arguments)), reapply(reapply) {}

  at::Tensor forward(const at::Tensor& base) override {
    return result_of(reapply ? view : copy, arguments, base, out_index);
  }
  /// The base with the view's elements replaced: the view of the elements' numbers says where each belongs.
  at::Tensor reverse(const at::Tensor& base, const at::Tensor& mutated) override {
    TORCH_CHECK(base.scalar_type() == mutated.scalar_type(), view.operator_name(), ": a view of another dtype can't be written to here");
    const auto numbers = at::arange(base.sym_numel(), base.options().dtype(at::kLong)).view_symint(base.sym_sizes());
    return base.put(result_of(copy, arguments, numbers, out_index), mutated);
  }
  std::shared_ptr<ViewMeta> to_out_index(int64_t index) override {
    return std::make_shared<View>(view, copy, arguments, has_symbolic_inputs, reapply, is_multi_output, index);
  }

  c10::OperatorHandle view;
  c10::OperatorHandle copy;
  Stack arguments;
  bool reapply;
};

struct FunctionalView : BoxedFunctor {
  explicit FunctionalView(c10::OperatorName copy) : copy(std::move(copy)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) override {
    at::AutoDispatchSkipFunctionalize guard;
    const size_t size = op.schema().arguments().size();
    Stack arguments(stack->end() - static_cast<std::ptrdiff_t>(size), stack->end());
    if (std::none_of(arguments.begin(), arguments.end(), is_functional)) {
      return op.callBoxed(stack);
    }
    const at::Tensor base = arguments[0].toTensor();
    bool symbolic = false;
    for (auto& argument : arguments) {
      argument = unwrapped(argument);
      symbolic = symbolic || argument.isSymInt() || (argument.isList() && !argument.isIntList() && std::any_of(
          argument.toListRef().begin(), argument.toListRef().end(), [](const c10::IValue& v) { return v.isSymInt(); }));
    }
    const bool reapply = fi::getFunctionalizationReapplyViewsTLS();
    Stack results = arguments;
    (reapply ? op : find(copy)).callBoxed(results);
    arguments[0] = c10::IValue();
    const auto wrap = [&](const at::Tensor& value, int64_t index, bool several) -> at::Tensor {
      return at::detail::make_tensor<at::FunctionalTensorWrapper>(
          value, fi::unsafeGetFunctionalWrapper(base),
          std::make_shared<View>(op, find(copy), arguments, symbolic, reapply, several, index));
    };
    torch::jit::drop(*stack, size);
    int64_t index = 0;
    for (const auto& result : results) {
      if (result.isTensorList()) {
        std::vector<at::Tensor> views;
        for (const auto& each : result.toTensorVector()) {
          views.push_back(wrap(each, index++, true));
        }
        stack->emplace_back(std::move(views));
      } else {
        stack->emplace_back(wrap(result.toTensor(), index++, results.size() > 1));
      }
    }
  }

  c10::OperatorName copy;
};
}  // namespace

void Library::functionalize(const Entry* entry, const char* functional, const char* overload) {
  implement_boxed(
      entry, c10::DispatchKey::Functionalize, std::make_unique<Mutation>(c10::OperatorName(functional, overload)));
}

void Library::functionalize_view(const Entry* entry, const char* copy, const char* overload) {
  implement_boxed(
      entry, c10::DispatchKey::Functionalize, std::make_unique<FunctionalView>(c10::OperatorName(copy, overload)));
}

}  // namespace opdsl
