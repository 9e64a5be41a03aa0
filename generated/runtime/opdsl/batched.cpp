// vmap, for operators that torch has no fallback for: those on lists of tensors, and views.
#include <opdsl/functor.h>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/functorch/BatchedTensorImpl.h>
#include <ATen/ops/stack.h>

#include <algorithm>
#include <functional>

namespace opdsl {

namespace {

namespace functorch = at::functorch;

bool is_tensors(const c10::IValue& value) {
  return value.isTensorList() || value.isOptionalTensorList();
}

/// `value` with each tensor in it changed.
c10::IValue each_tensor(const c10::IValue& value, const std::function<at::Tensor(const at::Tensor&)>& change) {
  if (value.isTensor()) {
    return value.toTensor().defined() ? c10::IValue(change(value.toTensor())) : value;
  }
  if (!is_tensors(value)) {
    return value;
  }
  c10::impl::GenericList list(value.toList().elementType());
  for (const c10::IValue& each : value.toListRef()) {
    list.push_back(each_tensor(each, change));
  }
  return list;
}

/// Results of calls one by one as results of one call on a batch.
c10::IValue stacked(const std::vector<c10::IValue>& results, int64_t level) {
  const auto batch = [&](const std::vector<at::Tensor>& tensors) -> at::Tensor {
    return functorch::makeBatched(at::stack(tensors), 0, level);
  };
  if (results[0].isTensor()) {
    std::vector<at::Tensor> tensors;
    for (const c10::IValue& result : results) {
      tensors.push_back(result.toTensor());
    }
    return batch(tensors);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(results[0].isTensorList(), "vmap: a result is neither a tensor nor a list of them");
  std::vector<at::Tensor> list;
  for (size_t i = 0; i < results[0].toListRef().size(); ++i) {
    std::vector<at::Tensor> tensors;
    for (const c10::IValue& result : results) {
      tensors.push_back(result.toTensorVector()[i]);
    }
    list.push_back(batch(tensors));
  }
  return list;
}

bool is_written(const c10::AliasInfo* alias) {
  return alias != nullptr && alias->isWrite();
}

/// Calls the operator on one element of the batch after the other.
class Loop : public BoxedFunctor {
 public:
  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) override {
    const c10::impl::ExcludeDispatchKeyGuard guard(c10::DispatchKey::FuncTorchBatched);
    const auto& schema = op.schema();
    const auto size = static_cast<std::ptrdiff_t>(schema.arguments().size());
    const Stack arguments(stack->end() - size, stack->end());
    stack->erase(stack->end() - size, stack->end());

    const int64_t level = level_of(arguments);
    const int64_t count = batch_size(arguments, level);
    check_written(op, arguments, level);
    std::vector<Stack> each;
    for (int64_t i = 0; i < count; ++i) {
      Stack call;
      for (const c10::IValue& argument : arguments) {
        call.push_back(each_tensor(argument, [&](const at::Tensor& tensor) { return element(tensor, level, i); }));
      }
      op.callBoxed(call);
      each.push_back(std::move(call));
    }
    for (size_t i = 0; i < schema.returns().size(); ++i) {
      if (is_written(schema.returns()[i].alias_info())) {
        stack->push_back(argument_of(schema, arguments, *schema.returns()[i].alias_info()));
        continue;
      }
      std::vector<c10::IValue> results;
      for (const Stack& call : each) {
        results.push_back(call[i]);
      }
      TORCH_CHECK(!results.empty(), op.operator_name(), ": vmap over a batch of size 0 needs a batching rule");
      stack->push_back(stacked(results, level));
    }
  }

 private:
  static const functorch::BatchedTensorImpl* batched(const at::Tensor& tensor, int64_t level) {
    const auto* impl = functorch::maybeGetBatchedImpl(tensor);
    return impl != nullptr && impl->level() == level ? impl : nullptr;
  }

  /// The innermost vmap that there is a batch of.
  static int64_t level_of(const Stack& arguments) {
    int64_t level = -1;
    for (const c10::IValue& argument : arguments) {
      each_tensor(argument, [&](const at::Tensor& tensor) {
        const auto* impl = functorch::maybeGetBatchedImpl(tensor);
        level = impl != nullptr ? std::max(level, impl->level()) : level;
        return tensor;
      });
    }
    TORCH_CHECK(level >= 0, "vmap: no argument has a batch dimension");
    return level;
  }

  static int64_t batch_size(const Stack& arguments, int64_t level) {
    int64_t size = 0;
    for (const c10::IValue& argument : arguments) {
      each_tensor(argument, [&](const at::Tensor& tensor) {
        const auto* impl = batched(tensor, level);
        size = impl != nullptr ? impl->value().size(impl->bdim()) : size;
        return tensor;
      });
    }
    return size;
  }

  static at::Tensor element(const at::Tensor& tensor, int64_t level, int64_t i) {
    const auto* impl = batched(tensor, level);
    return impl == nullptr ? tensor : impl->value().select(impl->bdim(), i);
  }

  /// What's written must have a place for each element of the batch.
  static void check_written(const c10::OperatorHandle& op, const Stack& arguments, int64_t level) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      const c10::Argument& argument = op.schema().arguments()[i];
      if (is_written(argument.alias_info())) {
        each_tensor(arguments[i], [&](const at::Tensor& tensor) {
          TORCH_CHECK(batched(tensor, level) != nullptr, "vmap: ", op.operator_name(), " would write a batch to '",
                      argument.name(), "', which has no batch dimension: use the operator that's not in place");
          return tensor;
        });
      }
    }
  }

  static c10::IValue argument_of(const c10::FunctionSchema& schema, const Stack& arguments,
                                 const c10::AliasInfo& alias) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      const c10::AliasInfo* own = schema.arguments()[i].alias_info();
      if (own != nullptr && *own == alias) {
        return arguments[i];
      }
    }
    TORCH_INTERNAL_ASSERT(false, schema, " returns what no argument is");
  }
};

}  // namespace

void Library::batched(const Entry* entry) {
  implement_boxed(entry, c10::DispatchKey::FuncTorchBatched, std::make_unique<Loop>());
}

}  // namespace opdsl
