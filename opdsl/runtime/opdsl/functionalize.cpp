// Functionalization: the boxed kernels, one for each kind of operator, that torch.compile traces through.
//
// A mutation becomes a call of the functional operator, whose results replace what would have been written.  A view
// remembers how it was taken, so that it can be taken again of a base that changed, and a change can be carried back.
#include <opdsl/functor.h>
#include <opdsl/views.h>

#include <ATen/FunctionalTensorWrapper.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/arange.h>

#include <algorithm>

namespace opdsl {

size_t base_place(const c10::FunctionSchema& schema) {
  const auto& arguments = schema.arguments();
  const auto base = std::find_if(arguments.begin(), arguments.end(),
                                 [](const c10::Argument& argument) { return argument.alias_info() != nullptr; });
  TORCH_INTERNAL_ASSERT(base != arguments.end(), schema, " is no view");
  return static_cast<size_t>(base - arguments.begin());
}

at::Tensor result_of(const c10::OperatorHandle& op, Stack arguments, size_t place, const at::Tensor& base,
                     int64_t index) {
  arguments[place] = base;
  op.callBoxed(arguments);
  const auto position = static_cast<size_t>(index);
  return arguments[0].isTensorList() ? arguments[0].toTensorVector()[position] : arguments[position].toTensor();
}

namespace {

namespace impl = at::functionalization::impl;

bool is_nested(const c10::IValue& value) {
  return value.isList() && !value.isIntList() && !value.isDoubleList() && !value.isBoolList();
}

bool is_functional(const c10::IValue& value) {
  if (value.isTensor()) {
    return value.toTensor().defined() && impl::isFunctionalTensor(value.toTensor());
  }
  const auto any = [](c10::ArrayRef<c10::IValue> values) {
    return std::any_of(values.begin(), values.end(), is_functional);
  };
  return is_nested(value) && any(value.toListRef());
}

bool is_symbolic(const c10::IValue& value) {
  const auto any = [](c10::ArrayRef<c10::IValue> values) {
    return std::any_of(values.begin(), values.end(), is_symbolic);
  };
  return value.isSymInt() || (is_nested(value) && any(value.toListRef()));
}

/// What's inside a functional tensor, or a list of them, brought up to date.
c10::IValue unwrapped(const c10::IValue& value) {
  if (!is_functional(value)) {
    return value;
  }
  if (value.isTensor()) {
    impl::sync(value.toTensor());
    return impl::from_functional_tensor(value.toTensor());
  }
  c10::impl::GenericList inner(value.toList().elementType());
  for (const c10::IValue& each : value.toListRef()) {
    inner.push_back(unwrapped(each));
  }
  return inner;
}

c10::IValue wrapped(const c10::IValue& value) {
  if (value.isTensor()) {
    return impl::to_functional_tensor(value.toTensor());
  }
  return value.isTensorList() ? c10::IValue(impl::to_functional_tensor(value.toTensorVector())) : value;
}

/// Puts `value` where the functional tensor `written`, or a list of them, looked.
void replace(const c10::IValue& written, const c10::IValue& value) {
  if (written.isTensor()) {
    impl::replace_(written.toTensor(), value.toTensor());
    impl::commit_update(written.toTensor());
    impl::sync(written.toTensor());
  } else if (written.isTensorList()) {
    const auto into = written.toTensorVector();
    const auto from = value.toTensorVector();
    for (size_t i = 0; i < into.size(); ++i) {
      replace(into[i], from[i]);
    }
  }
}

bool is_written(const c10::Argument& argument) {
  return argument.alias_info() != nullptr && argument.alias_info()->isWrite();
}

c10::OperatorHandle find(const c10::OperatorName& name) {
  return c10::Dispatcher::singleton().findSchemaOrThrow(name.name.c_str(), name.overload_name.c_str());
}

Stack arguments_of(const c10::OperatorHandle& op, const Stack& stack) {
  const auto size = static_cast<std::ptrdiff_t>(op.schema().arguments().size());
  return Stack(stack.end() - size, stack.end());
}

class Mutation : public BoxedFunctor {
 public:
  explicit Mutation(c10::OperatorName functional) : functional_(std::move(functional)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) override {
    const at::AutoDispatchSkipFunctionalize guard;
    const auto& schema = op.schema();
    const Stack arguments = arguments_of(op, *stack);
    if (std::none_of(arguments.begin(), arguments.end(), is_functional)) {
      op.callBoxed(stack);
      return;
    }
    Stack results;
    Stack written;
    for (size_t i = 0; i < arguments.size(); ++i) {
      const c10::Argument& argument = schema.arguments()[i];
      if (is_written(argument)) {
        TORCH_CHECK(is_functional(arguments[i]) || arguments[i].isNone(), op.operator_name(), ": '", argument.name(),
                    "' is written, but isn't traced, while other arguments are");
        written.push_back(arguments[i]);
      }
      if (!argument.is_out()) {
        results.push_back(unwrapped(arguments[i]));
      }
    }
    find(functional_).callBoxed(results);
    torch::jit::drop(*stack, arguments.size());
    // The functional operator gives what is returned besides, then what was written.
    const size_t fresh = results.size() - written.size();
    for (size_t i = 0; i < written.size(); ++i) {
      replace(written[i], results[fresh + i]);
    }
    size_t next_written = 0;
    size_t next_fresh = 0;
    for (const c10::Argument& result : schema.returns()) {
      stack->push_back(is_written(result) ? written[next_written++] : wrapped(results[next_fresh++]));
    }
  }

 private:
  c10::OperatorName functional_;
};

/// How a view was taken: the operator and its arguments, without the base.
class View : public at::functionalization::ViewMeta {
 public:
  struct Recipe {
    c10::OperatorHandle view;
    c10::OperatorHandle copy;
    Stack arguments;
    size_t place;
    bool reapply;
  };

  View(std::shared_ptr<const Recipe> recipe, bool symbolic, bool several, int64_t index)
      : ViewMeta(symbolic, several, /*is_as_strided=*/false, index), recipe_(std::move(recipe)) {}

  at::Tensor forward(const at::Tensor& base) override {
    return taken(recipe_->reapply ? recipe_->view : recipe_->copy, base);
  }

  /// The base with the elements of the view replaced.  The same view of the elements' numbers says where each belongs:
  /// that needs no inverse of the operator, and asks nothing of strides.
  at::Tensor reverse(const at::Tensor& base, const at::Tensor& mutated) override {
    TORCH_CHECK(base.scalar_type() == mutated.scalar_type(), recipe_->view.operator_name(),
                ": a view of another dtype can't be written to when it's traced");
    const auto numbers = at::arange(base.sym_numel(), base.options().dtype(at::kLong)).view_symint(base.sym_sizes());
    return base.put(taken(recipe_->copy, numbers), mutated);
  }

  std::shared_ptr<ViewMeta> to_out_index(int64_t index) override {
    return std::make_shared<View>(recipe_, has_symbolic_inputs, is_multi_output, index);
  }

 private:
  at::Tensor taken(const c10::OperatorHandle& op, const at::Tensor& base) const {
    return result_of(op, recipe_->arguments, recipe_->place, base, out_index);
  }

  std::shared_ptr<const Recipe> recipe_;
};

class FunctionalView : public BoxedFunctor {
 public:
  explicit FunctionalView(c10::OperatorName copy) : copy_(std::move(copy)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) override {
    const at::AutoDispatchSkipFunctionalize guard;
    Stack arguments = arguments_of(op, *stack);
    const size_t place = base_place(op.schema());
    const at::Tensor base = arguments[place].toTensor();
    if (!is_functional(base)) {
      op.callBoxed(stack);
      return;
    }
    bool symbolic = false;
    for (c10::IValue& argument : arguments) {
      symbolic = symbolic || is_symbolic(argument);
      argument = unwrapped(argument);
    }
    const auto copy = find(copy_);
    const bool reapply = impl::getFunctionalizationReapplyViewsTLS();
    Stack results = arguments;
    (reapply ? op : copy).callBoxed(results);
    torch::jit::drop(*stack, arguments.size());
    arguments[place] = c10::IValue();
    const auto recipe =
        std::make_shared<const View::Recipe>(View::Recipe{op, copy, std::move(arguments), place, reapply});
    const auto wrap = [&](const at::Tensor& value, int64_t index, bool several) -> at::Tensor {
      return at::detail::make_tensor<at::FunctionalTensorWrapper>(
          value, impl::unsafeGetFunctionalWrapper(base), std::make_shared<View>(recipe, symbolic, several, index));
    };
    int64_t index = 0;
    for (const c10::IValue& result : results) {
      if (result.isTensorList()) {
        std::vector<at::Tensor> views;
        for (const at::Tensor& each : result.toTensorVector()) {
          views.push_back(wrap(each, index++, /*several=*/true));
        }
        stack->emplace_back(std::move(views));
      } else {
        stack->emplace_back(wrap(result.toTensor(), index++, results.size() > 1));
      }
    }
  }

 private:
  c10::OperatorName copy_;
};

}  // namespace

void Library::functionalize(const Entry* entry, const char* functional, const char* overload) {
  implement_boxed(entry, c10::DispatchKey::Functionalize,
                  std::make_unique<Mutation>(c10::OperatorName(functional, overload)));
}

void Library::functionalize_view(const Entry* entry, const char* copy, const char* overload) {
  implement_boxed(entry, c10::DispatchKey::Functionalize,
                  std::make_unique<FunctionalView>(c10::OperatorName(copy, overload)));
}

}  // namespace opdsl
