#pragma once
// What kernels at Autograd are made of.
//
// One class of node serves all operators: an operator brings a formula, which takes from `Gradients` what was saved,
// and gives the gradients of the inputs.  What torch's headers for autograd cost to compile is paid once a library.
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/Tensor.h>
#include <opdsl/dispatch.h>

#include <array>
#include <initializer_list>

#pragma GCC visibility push(hidden)
namespace opdsl {

class Node;
class Gradients;

/// The backward of an operator: what its node is called, and what computes the gradients of its inputs.
struct Backward {
  const char* name;
  void (*formula)(Gradients&);
};

// ---- forward

bool grad_enabled();
inline bool requires_grad(const at::Tensor& input) {
  return input.defined() && input.requires_grad();
}
bool requires_grad(const std::optional<at::Tensor>& input);
bool requires_grad(at::TensorList inputs);
bool requires_grad(const std::optional<at::TensorList>& inputs);
bool requires_grad(const c10::List<std::optional<at::Tensor>>& inputs);
/// Whether a call with these differentiable inputs has a history.
template <class... T>
bool tracked(const T&... inputs) {
  return grad_enabled() && (requires_grad(inputs) || ...);
}

/// Raises if `written` can't be changed in place, with a history or without: a leaf, or a view of one.
void check_inplace(const at::Tensor& written, bool tracked);
void check_inplace(at::TensorList written, bool tracked);
/// For an operator without derivatives: raises if it would write to what has a history.
void check_untracked(const char* name, bool tracked);
/// For an `out` variant: raises if there's something to differentiate.
void check_out(const char* name, bool tracked, bool has_tangent);

/// A call on its way into the graph.
class History {
 public:
  explicit History(const Backward& backward);
  ~History();
  History(const History&) = delete;
  History& operator=(const History&) = delete;

  /// The differentiable inputs, all of them, in order.
  template <class... T>
  void inputs(const T&... inputs) {
    reserve(sizeof...(T));
    (input(inputs), ...);
  }
  /// Whether the gradient of an input may be wanted.
  bool wants(size_t input) const;

  /// The next result; what's returned has the call as its history, if `differentiable`.
  void result(const at::Tensor& result, bool differentiable = true);
  void result(const std::vector<at::Tensor>& results, bool differentiable = true);
  void result(const std::optional<at::Tensor>& result, bool differentiable = true);
  /// The next result, written in place.
  void written(const at::Tensor& result, bool differentiable = true);
  void written(at::TensorList results, bool differentiable = true);

  /// The next saved tensor, kept if it's `wanted`.
  void save(const at::Tensor& tensor, bool wanted = true);
  void save(const std::optional<at::Tensor>& tensor, bool wanted = true);
  void save(at::TensorList tensors, bool wanted = true);
  void save(const std::optional<at::TensorList>& tensors, bool wanted = true);
  void save(const c10::List<std::optional<at::Tensor>>& tensors, bool wanted = true);
  /// The same for a result, whose history this is.
  void save_result(const at::Tensor& result, bool wanted = true);
  void save_result(const std::vector<at::Tensor>& results, bool wanted = true);
  void save_result(const std::optional<at::Tensor>& result, bool wanted = true);
  void save_written(const at::Tensor& result, bool wanted = true);
  /// The next value that's kept.
  template <class T>
  void keep(const T& value) {
    Call call(1);
    call.push<T>(value);
    keep(call, is_symint<T>);
  }

 private:
  void reserve(size_t inputs);
  void input(const at::Tensor& input);
  void input(const std::optional<at::Tensor>& input);
  void input(at::TensorList inputs);
  void input(const std::optional<at::TensorList>& inputs);
  void input(const c10::List<std::optional<at::Tensor>>& inputs);
  void keep(Call& value, bool symbolic);
  Node* node_;
};

// ---- backward

/// What a formula is given, and gives. Inputs, results, saved tensors and values go by their number.
class Gradients {
 public:
  /// The gradient of a result, maybe undefined.
  const at::Tensor& grad(size_t result) const;
  /// The gradients of the tensors of a result that's a list.
  std::vector<at::Tensor> grad_list(size_t result) const;
  /// Those of all results.
  const std::vector<at::Tensor>& grads() const;

  /// Whether the gradient of an input is wanted.
  bool wants(size_t input) const;
  template <class... N>
  std::array<bool, sizeof...(N)> mask(N... inputs) const {
    return {wants(inputs)...};
  }
  /// Whether the graph is kept for another backward pass.
  bool retain_variables() const;

  at::Tensor saved(size_t number) const;
  std::optional<at::Tensor> saved_optional(size_t number) const;
  std::vector<at::Tensor> saved_list(size_t number) const;
  std::optional<std::vector<at::Tensor>> saved_maybe_list(size_t number) const;
  c10::List<std::optional<at::Tensor>> saved_optional_list(size_t number) const;
  template <class T>
  T value(size_t number) const {
    return Boxes(values(), value_count()).get<T>(number);
  }

  void give(size_t input, const at::Tensor& grad);
  void give(size_t input, at::TensorList grads);
  [[noreturn]] void not_implemented(const char* input) const;

 private:
  friend class Node;
  struct State;
  explicit Gradients(State& state) : state_(state) {}
  Stack* values() const;
  size_t value_count() const;
  State& state_;
};

// ---- forward mode

bool has_tangent(const at::Tensor& input);
bool has_tangent(const std::optional<at::Tensor>& input);
bool has_tangent(at::TensorList inputs);
bool has_tangent(const std::optional<at::TensorList>& inputs);
bool has_tangent(const c10::List<std::optional<at::Tensor>>& inputs);
template <class... T>
bool any_tangent(const T&... inputs) {
  return (has_tangent(inputs) || ...);
}
/// The tangent: zeros where there's none, undefined for a tensor that's undefined.
at::Tensor tangent(const at::Tensor& input);
at::Tensor tangent(const std::optional<at::Tensor>& input);
std::vector<at::Tensor> tangent(at::TensorList inputs);
std::vector<at::Tensor> tangent(const std::optional<at::TensorList>& inputs);
std::vector<at::Tensor> tangent(const c10::List<std::optional<at::Tensor>>& inputs);
/// The value without its tangent.
at::Tensor primal(const at::Tensor& input);
std::optional<at::Tensor> primal(const std::optional<at::Tensor>& input);
std::vector<at::Tensor> primal(at::TensorList inputs);
std::optional<std::vector<at::Tensor>> primal(const std::optional<at::TensorList>& inputs);
c10::List<std::optional<at::Tensor>> primal(const c10::List<std::optional<at::Tensor>>& inputs);
void set_tangent(const at::Tensor& result, const at::Tensor& tangent);
void set_tangent(const std::optional<at::Tensor>& result, const at::Tensor& tangent);
void set_tangent(const std::vector<at::Tensor>& results, const std::vector<at::Tensor>& tangents);
/// For what was written in place: its tangent, if it has one, is written in place as well.
void set_written_tangent(const at::Tensor& result, const at::Tensor& tangent);
void set_written_tangent(at::TensorList results, const std::vector<at::Tensor>& tangents);
[[noreturn]] void no_tangent(const char* name);

/// An argument that's there if the tensor is.
inline std::optional<at::Tensor> optional(const at::Tensor& tensor) {
  return tensor.defined() ? std::optional<at::Tensor>(tensor) : std::nullopt;
}

/// The tensor; an undefined one if there's none.
inline at::Tensor or_undefined(const std::optional<at::Tensor>& tensor) {
  return tensor.has_value() ? *tensor : at::Tensor();
}

/// The value before it's written.
at::Tensor original(const at::Tensor& written, bool wanted);
std::vector<at::Tensor> original(at::TensorList written, bool wanted);

}  // namespace opdsl
#pragma GCC visibility pop
