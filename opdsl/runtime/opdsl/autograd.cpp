// The node of an operator's backward, and what makes one.
#include <opdsl/autograd.h>
#include <opdsl/boxes.h>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/_efficientzerotensor.h>
#include <ATen/ops/clone.h>
#include <c10/util/SmallVector.h>
#include <torch/csrc/autograd/VariableTypeUtils.h>
#include <torch/csrc/dynamo/compiled_autograd.h>

#include <algorithm>
#include <limits>

namespace opdsl {

using torch::autograd::Edge;
using torch::autograd::SavedVariable;
using torch::autograd::variable_list;

/// A stretch of tensors: one for a tensor, several for a list.
struct Range {
  uint32_t first;
  uint32_t count;
};
/// The count of a list that isn't there.
constexpr uint32_t missing = std::numeric_limits<uint32_t>::max();
using Ranges = c10::SmallVector<Range, 4>;

void extend(Ranges& ranges, size_t first, size_t count) {
  ranges.push_back({static_cast<uint32_t>(first), static_cast<uint32_t>(count)});
}

/// What a formula works on. It's the same in a compiled backward, but that there all is unpacked.
struct Gradients::State {
  const Backward& backward;
  const Ranges& inputs;
  const Ranges& results;
  const Ranges& saved;
  const variable_list& grads;
  c10::ArrayRef<bool> wanted;
  Stack& values;
  bool retain;
  const SavedVariable* packed;
  c10::intrusive_ptr<torch::autograd::Node> node;
  const variable_list* unpacked;
  variable_list given;

  at::Tensor tensor(size_t place) const {
    return unpacked != nullptr ? (*unpacked)[place] : packed[place].unpack(node);
  }
};

class Node : public torch::autograd::Node {
 public:
  explicit Node(const Backward& backward) : backward_(backward) {}

  std::string name() const override {
    return backward_.name;
  }

  void release_variables() override {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (SavedVariable& each : tensors) {
      each.reset_data();
    }
  }

  variable_list apply(variable_list&& grads) override {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto wanted = wants();
    return evaluated({backward_, inputs, results, saved, grads, wanted, values, retains(), tensors.data(),
                      getptr(), nullptr, {}});
  }

  void compiled_args(torch::dynamo::autograd::CompiledNodeArgs& args) const override {
    args.collect(std::string(backward_.name));
    args.collect(static_cast<int64_t>(reinterpret_cast<intptr_t>(backward_.formula)));
    for (const Range& each : saved) {
      args.collect(static_cast<int64_t>(each.count));
    }
    for (size_t i = 0; i < tensors.size(); ++i) {
      args.collect(tensors[i], is_result[i]);
    }
    for (size_t i = 0; i < values.size(); ++i) {
      if (is_symbolic_value(i)) {
        for (const c10::SymInt& each : symbols(values[i])) {
          args.collect(each);
        }
      } else {
        collect(args, values[i]);
      }
    }
    for (const bool each : wants()) {
      args.collect(each);
    }
  }

  variable_list apply_with_saved(const variable_list& grads,
                                 torch::dynamo::autograd::SwapSavedVariables& swap) override {
    namespace dynamo = torch::dynamo::autograd;
    std::vector<std::vector<c10::SymInt>> sizes;
    for (size_t i = 0; i < values.size(); ++i) {
      sizes.push_back(is_symbolic_value(i) ? symbols(values[i]) : std::vector<c10::SymInt>());
    }
    for (SavedVariable& each : tensors) {
      swap.before(each);
    }
    swap.before(sizes);
    dynamo::PackedArgs packed;
    variable_list unpacked;
    for (const SavedVariable& each : tensors) {
      unpacked.push_back(each.unpack(getptr()));
    }
    packed.pack(unpacked);
    for (const auto& each : sizes) {
      packed.pack(each);
    }
    auto arguments = std::move(packed).vec();
    std::vector<c10::TypePtr> types;
    for (const c10::IValue& each : arguments) {
      types.push_back(each.type());
    }
    const auto metadata = dynamo::IValuePacker<std::vector<std::optional<torch::autograd::InputMetadata>>>::pack(
        dynamo::get_input_metadata(next_edges()));
    const auto& compiler = dynamo::getPyCompilerInterface();
    const auto name = compiler->bind_function(swap.get_py_compiler(), backward_.name, functional(), types,
                                              /*is_custom_function=*/true, /*is_traceable=*/true);
    auto given = compiler->call_function(swap.get_py_compiler(), "apply_functional", name, grads, arguments, metadata);
    for (SavedVariable& each : tensors) {
      swap.after(each);
    }
    swap.after(sizes);
    return given;
  }

  void reserve(size_t inputs) {
    next_edges_.reserve(inputs);
  }

  // What `History` fills in.
  Ranges inputs;
  Ranges results;
  Ranges saved;
  c10::SmallVector<SavedVariable, 2> tensors;
  c10::SmallVector<bool, 4> is_result;
  Stack values;
  uint64_t symbolic = 0;

 private:
  static variable_list evaluated(Gradients::State state) {
    size_t size = 0;
    for (const Range& each : state.inputs) {
      size += each.count;
    }
    state.given.resize(size);
    const auto defined = [](const at::Tensor& grad) { return grad.defined(); };
    if (std::any_of(state.grads.begin(), state.grads.end(), defined)) {
      Gradients gradients(state);
      state.backward.formula(gradients);
    }
    return std::move(state.given);
  }

  /// The formula as a function of the gradients, the saved tensors and the symbolic values; all else is constant.
  std::function<variable_list(const variable_list&, const std::vector<c10::IValue>&)> functional() {
    return [backward = backward_, inputs = inputs, results = results, saved = saved, values = values,
            symbolic = symbolic, wanted = wants(), retain = retains()](
               const variable_list& grads, const std::vector<c10::IValue>& packed) {
      torch::dynamo::autograd::PackedArgs arguments(packed);
      const auto unpacked = arguments.unpack<variable_list>();
      Stack filled = values;
      for (size_t i = 0; i < filled.size(); ++i) {
        const auto sizes = arguments.unpack<std::vector<c10::SymInt>>();
        if (((symbolic >> i) & 1) != 0 && !filled[i].isNone()) {
          filled[i] = filled[i].isList() ? c10::IValue(sizes) : c10::IValue(sizes[0]);
        }
      }
      return evaluated(
          {backward, inputs, results, saved, grads, wanted, filled, retain, nullptr, {}, &unpacked, {}});
    };
  }

  c10::SmallVector<bool, 4> wants() const {
    c10::SmallVector<bool, 4> found;
    for (const Range& each : inputs) {
      bool wanted = false;
      for (uint32_t i = each.first; i < each.first + each.count; ++i) {
        wanted = wanted || task_should_compute_output(i);
      }
      found.push_back(wanted);
    }
    return found;
  }

  static bool retains() {
    return torch::autograd::get_current_graph_task_keep_graph();
  }

  bool is_symbolic_value(size_t i) const {
    return ((symbolic >> i) & 1) != 0;
  }

  static std::vector<c10::SymInt> symbols(const c10::IValue& value) {
    if (value.isNone()) {
      return {};
    }
    return value.isList() ? symbolic_ints(value) : std::vector<c10::SymInt>{value.toSymInt()};
  }

  static void collect(torch::dynamo::autograd::CompiledNodeArgs& args, const c10::IValue& value) {
    if (value.isList()) {
      const auto list = value.toListRef();
      args.collect(static_cast<int64_t>(list.size()));
      for (const c10::IValue& each : list) {
        collect(args, each);
      }
    } else if (value.isTuple()) {
      for (const c10::IValue& each : value.toTupleRef().elements()) {
        collect(args, each);
      }
    } else {
      args.collect(static_cast<int64_t>(c10::IValue::hash(value)));
    }
  }

  Backward backward_;
};

// ---- forward

bool grad_enabled() {
  return c10::GradMode::is_enabled();
}
bool requires_grad(const std::optional<at::Tensor>& input) {
  return input && requires_grad(*input);
}
bool requires_grad(at::TensorList inputs) {
  return std::any_of(inputs.begin(), inputs.end(), [](const at::Tensor& each) { return requires_grad(each); });
}
bool requires_grad(const std::optional<at::TensorList>& inputs) {
  return inputs && requires_grad(*inputs);
}
bool requires_grad(const c10::List<std::optional<at::Tensor>>& inputs) {
  return std::any_of(inputs.begin(), inputs.end(),
                     [](const std::optional<at::Tensor>& each) { return requires_grad(each); });
}

void check_inplace(const at::Tensor& written, bool tracked) {
  torch::autograd::check_inplace(written, tracked);
}
void check_inplace(at::TensorList written, bool tracked) {
  for (const at::Tensor& each : written) {
    torch::autograd::check_inplace(each, tracked);
  }
}
void check_untracked(const char* name, bool tracked) {
  TORCH_CHECK(!tracked, name, " isn't differentiable, and would write in place to a tensor that requires grad: ",
              "call it under torch.no_grad()");
}
void check_out(const char* name, bool tracked, bool has_tangent) {
  if (tracked) {
    torch::autograd::throw_error_out_requires_grad(name);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(!has_tangent, "Trying to use forward AD with ", name,
                              " that does not support it because it is an out= function");
}

History::History(const Backward& backward) : node_(c10::make_intrusive<Node>(backward).release()) {}
History::~History() {
  c10::raw::intrusive_ptr::decref(node_);
}

void History::reserve(size_t inputs) {
  node_->reserve(inputs);
}
void History::input(const at::Tensor& input) {
  extend(node_->inputs, node_->num_outputs(), 1);
  node_->add_next_edge(input.defined() ? torch::autograd::impl::gradient_edge(input) : Edge());
}
void History::input(const std::optional<at::Tensor>& input) {
  this->input(input ? *input : at::Tensor());
}
void History::input(at::TensorList inputs) {
  extend(node_->inputs, node_->num_outputs(), inputs.size());
  for (const at::Tensor& each : inputs) {
    node_->add_next_edge(each.defined() ? torch::autograd::impl::gradient_edge(each) : Edge());
  }
}
void History::input(const std::optional<at::TensorList>& inputs) {
  input(inputs ? *inputs : at::TensorList());
}
void History::input(const c10::List<std::optional<at::Tensor>>& inputs) {
  std::vector<at::Tensor> tensors;
  for (const std::optional<at::Tensor>& each : inputs) {
    tensors.push_back(each ? *each : at::Tensor());
  }
  input(at::TensorList(tensors));
}

bool History::wants(size_t input) const {
  const Range& range = node_->inputs[input];
  for (uint32_t i = range.first; i < range.first + range.count; ++i) {
    if (node_->should_compute_output(i)) {
      return true;
    }
  }
  return false;
}

namespace {
c10::intrusive_ptr<torch::autograd::Node> pointer(Node* node) {
  return c10::intrusive_ptr<torch::autograd::Node>::reclaim_copy(node);
}
}  // namespace

void History::result(const at::Tensor& result, bool differentiable) {
  extend(node_->results, node_->num_inputs(), 1);
  if (result.defined() && differentiable && torch::autograd::isDifferentiableType(result.scalar_type())) {
    torch::autograd::set_history(result, pointer(node_));
  } else {
    node_->add_input_metadata(torch::autograd::Node::undefined_input());
  }
}
void History::result(const std::vector<at::Tensor>& results, bool differentiable) {
  const size_t first = node_->num_inputs();
  for (const at::Tensor& each : results) {
    result(each, differentiable);
    node_->results.pop_back();
  }
  extend(node_->results, first, results.size());
}
void History::result(const std::optional<at::Tensor>& result, bool differentiable) {
  this->result(result ? *result : at::Tensor(), differentiable);
}
void History::written(const at::Tensor& result, bool differentiable) {
  written(at::TensorList(result), differentiable);
}
void History::written(at::TensorList results, bool differentiable) {
  extend(node_->results, node_->num_inputs(), results.size());
  // By the form for lists, also for one: that for a single tensor takes it for the node's only result.
  torch::autograd::rebase_history(differentiable ? results.vec() : std::vector<at::Tensor>(results.size()),
                                  pointer(node_));
}

namespace {
void save_next(Node& node, const at::Tensor& tensor, bool wanted, bool is_result, bool is_written_view = false) {
  extend(node.saved, node.tensors.size(), 1);
  node.tensors.push_back(wanted ? SavedVariable(tensor, is_result, is_written_view) : SavedVariable());
  node.is_result.push_back(is_result);
}

void save_list(Node& node, at::TensorList tensors, bool wanted, bool is_result) {
  const size_t first = node.tensors.size();
  for (const at::Tensor& each : tensors) {
    save_next(node, each, wanted, is_result);
    node.saved.pop_back();
  }
  extend(node.saved, first, tensors.size());
}
}  // namespace

void History::save(const at::Tensor& tensor, bool wanted) {
  save_next(*node_, tensor, wanted, false);
}
void History::save(const std::optional<at::Tensor>& tensor, bool wanted) {
  save(tensor ? *tensor : at::Tensor(), wanted);
}
void History::save(at::TensorList tensors, bool wanted) {
  save_list(*node_, tensors, wanted, false);
}
void History::save(const c10::List<std::optional<at::Tensor>>& tensors, bool wanted) {
  std::vector<at::Tensor> each;
  for (const std::optional<at::Tensor>& tensor : tensors) {
    each.push_back(tensor ? *tensor : at::Tensor());
  }
  save(at::TensorList(each), wanted);
}
void History::save(const std::optional<at::TensorList>& tensors, bool wanted) {
  save(tensors ? *tensors : at::TensorList(), wanted);
  if (!tensors) {
    node_->saved.back().count = missing;
  }
}
void History::save_result(const at::Tensor& result, bool wanted) {
  save_next(*node_, result, wanted, true);
}
void History::save_result(const std::vector<at::Tensor>& results, bool wanted) {
  save_list(*node_, results, wanted, true);
}
void History::save_result(const std::optional<at::Tensor>& result, bool wanted) {
  save_result(result ? *result : at::Tensor(), wanted);
}
void History::save_written(const at::Tensor& result, bool wanted) {
  save_next(*node_, result, wanted, true, result.is_view());
}
void History::keep(Call& value, bool symbolic) {
  TORCH_INTERNAL_ASSERT(node_->values.size() < 64, "too many values are kept for backward");
  if (symbolic) {
    node_->symbolic |= uint64_t(1) << node_->values.size();
  }
  node_->values.push_back(std::move((*value.stack())[0]));
}

// ---- backward

const at::Tensor& Gradients::grad(size_t result) const {
  return state_.grads[state_.results[result].first];
}
std::vector<at::Tensor> Gradients::grad_list(size_t result) const {
  const Range& range = state_.results[result];
  const auto first = state_.grads.begin() + range.first;
  return {first, first + range.count};
}
const std::vector<at::Tensor>& Gradients::grads() const {
  return state_.grads;
}
bool Gradients::wants(size_t input) const {
  return state_.wanted[input];
}
bool Gradients::retain_variables() const {
  return state_.retain;
}
at::Tensor Gradients::saved(size_t number) const {
  return state_.tensor(state_.saved[number].first);
}
std::optional<at::Tensor> Gradients::saved_optional(size_t number) const {
  at::Tensor tensor = saved(number);
  return tensor.defined() ? std::optional<at::Tensor>(std::move(tensor)) : std::nullopt;
}
std::vector<at::Tensor> Gradients::saved_list(size_t number) const {
  const Range& range = state_.saved[number];
  std::vector<at::Tensor> tensors;
  tensors.reserve(range.count);
  for (uint32_t i = range.first; i < range.first + range.count; ++i) {
    tensors.push_back(state_.tensor(i));
  }
  return tensors;
}
std::optional<std::vector<at::Tensor>> Gradients::saved_maybe_list(size_t number) const {
  const bool there = state_.saved[number].count != missing;
  return there ? std::optional<std::vector<at::Tensor>>(saved_list(number)) : std::nullopt;
}
c10::List<std::optional<at::Tensor>> Gradients::saved_optional_list(size_t number) const {
  c10::List<std::optional<at::Tensor>> list;
  for (at::Tensor& each : saved_list(number)) {
    list.push_back(each.defined() ? std::optional<at::Tensor>(std::move(each)) : std::nullopt);
  }
  return list;
}
Stack* Gradients::values() const {
  return &state_.values;
}
size_t Gradients::value_count() const {
  return state_.values.size();
}
void Gradients::give(size_t input, const at::Tensor& grad) {
  state_.given[state_.inputs[input].first] = grad;
}
void Gradients::give(size_t input, at::TensorList grads) {
  const Range& range = state_.inputs[input];
  TORCH_CHECK(grads.size() == range.count, state_.backward.name, " gave ", grads.size(), " gradients for a list of ",
              range.count);
  std::copy(grads.begin(), grads.end(), state_.given.begin() + range.first);
}
void Gradients::not_implemented(const char* input) const {
  TORCH_CHECK_NOT_IMPLEMENTED(false, "derivative for ", input, " is not implemented");
}

// ---- forward mode

bool has_tangent(const at::Tensor& input) {
  return torch::autograd::isFwGradDefined(input);
}
bool has_tangent(const std::optional<at::Tensor>& input) {
  return torch::autograd::isFwGradDefined(input);
}
bool has_tangent(at::TensorList inputs) {
  return torch::autograd::isFwGradDefinedTensorList(inputs);
}
bool has_tangent(const std::optional<at::TensorList>& inputs) {
  return inputs && has_tangent(*inputs);
}
bool has_tangent(const c10::List<std::optional<at::Tensor>>& inputs) {
  return torch::autograd::isFwGradDefinedTensorList(inputs);
}

at::Tensor tangent(const at::Tensor& input) {
  if (!input.defined()) {
    return input;
  }
  const at::Tensor& found = input._fw_grad(/*level=*/0);
  return found.defined() ? found : at::_efficientzerotensor_symint(input.sym_sizes(), input.options());
}
at::Tensor tangent(const std::optional<at::Tensor>& input) {
  return input ? tangent(*input) : at::Tensor();
}
std::vector<at::Tensor> tangent(at::TensorList inputs) {
  std::vector<at::Tensor> tangents;
  for (const at::Tensor& each : inputs) {
    tangents.push_back(tangent(each));
  }
  return tangents;
}
std::vector<at::Tensor> tangent(const std::optional<at::TensorList>& inputs) {
  return tangent(inputs ? *inputs : at::TensorList());
}
std::vector<at::Tensor> tangent(const c10::List<std::optional<at::Tensor>>& inputs) {
  std::vector<at::Tensor> tangents;
  for (const std::optional<at::Tensor>& each : inputs) {
    tangents.push_back(tangent(each));
  }
  return tangents;
}
at::Tensor primal(const at::Tensor& input) {
  const bool is_number = input.defined() && input.unsafeGetTensorImpl()->is_wrapped_number();
  return input.defined() && !is_number ? input._fw_primal(/*level=*/0) : input;
}
std::optional<at::Tensor> primal(const std::optional<at::Tensor>& input) {
  return input ? std::optional<at::Tensor>(primal(*input)) : std::nullopt;
}
std::vector<at::Tensor> primal(at::TensorList inputs) {
  std::vector<at::Tensor> primals;
  for (const at::Tensor& each : inputs) {
    primals.push_back(primal(each));
  }
  return primals;
}
std::optional<std::vector<at::Tensor>> primal(const std::optional<at::TensorList>& inputs) {
  return inputs ? std::optional<std::vector<at::Tensor>>(primal(*inputs)) : std::nullopt;
}
c10::List<std::optional<at::Tensor>> primal(const c10::List<std::optional<at::Tensor>>& inputs) {
  c10::List<std::optional<at::Tensor>> primals;
  for (const std::optional<at::Tensor>& each : inputs) {
    primals.push_back(primal(each));
  }
  return primals;
}

void set_tangent(const at::Tensor& result, const at::Tensor& tangent) {
  if (result.defined() && tangent.defined()) {
    result._set_fw_grad(tangent, /*level=*/0, /*is_inplace_op=*/false);
  }
}
void set_tangent(const std::optional<at::Tensor>& result, const at::Tensor& tangent) {
  set_tangent(result ? *result : at::Tensor(), tangent);
}
void set_tangent(const std::vector<at::Tensor>& results, const std::vector<at::Tensor>& tangents) {
  TORCH_CHECK(results.size() == tangents.size(), "there are ", results.size(), " results, but ", tangents.size(),
              " tangents");
  for (size_t i = 0; i < results.size(); ++i) {
    set_tangent(results[i], tangents[i]);
  }
}
void set_written_tangent(const at::Tensor& result, const at::Tensor& tangent) {
  if (!result.defined() || !tangent.defined()) {
    return;
  }
  const at::Tensor& present = result._fw_grad(/*level=*/0);
  result._set_fw_grad(present.defined() ? present.copy_(tangent) : tangent, /*level=*/0, /*is_inplace_op=*/true);
}
void set_written_tangent(at::TensorList results, const std::vector<at::Tensor>& tangents) {
  for (size_t i = 0; i < results.size(); ++i) {
    set_written_tangent(results[i], tangents[i]);
  }
}
void no_tangent(const char* name) {
  TORCH_CHECK_NOT_IMPLEMENTED(false, "Trying to use forward AD with ", name,
                              " that does not support it because it has not been implemented yet.");
}

at::Tensor original(const at::Tensor& written, bool wanted) {
  return wanted ? at::clone(written) : at::Tensor();
}

std::vector<at::Tensor> original(at::TensorList written, bool wanted) {
  std::vector<at::Tensor> originals;
  for (const at::Tensor& each : written) {
    originals.push_back(original(each, wanted));
  }
  return originals;
}

}  // namespace opdsl
