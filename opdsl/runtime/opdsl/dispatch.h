#pragma once
// Calling and registering operators without the dispatcher's templates: what torch instantiates for every
// signature (boxing, schema inference, profiling) is done here once, out of line.
#include <ATen/core/Tensor.h>
#include <ATen/core/enum_tag.h>
#include <opdsl/schema.h>
#include <memory>
#include <tuple>
#include <typeinfo>
#include <vector>

namespace at {
struct Generator;
struct StepCallbacks;
}  // namespace at
namespace c10 {
class KernelFunction;
class OperatorKernel;
class OperatorHandle;
struct IValue;
template <class T>
class List;
}  // namespace c10

#pragma GCC visibility push(hidden)
namespace opdsl {

using Keys = c10::DispatchKeySet;
using Stack = std::vector<c10::IValue>;

/// A kernel with its signature forgotten: it takes (OperatorKernel*, DispatchKeySet, arguments...).
using Code = void (*)();
/// Takes arguments off a stack, calls `code` of the kernel with them, and puts the results back.
using Boxed = void (*)(c10::OperatorKernel* kernel, const c10::OperatorHandle&, Keys keys, Stack* stack);
/// The code of a kernel that `Definition::implement` registered.
Code code_of(c10::OperatorKernel* kernel);

template <class Signature>
struct KernelOf;
template <class R, class... A>
struct KernelOf<R(A...)> {
  using type = R (*)(c10::OperatorKernel*, Keys, A...);
};
/// The same, as the function that it is: `code_of<at::Tensor (const at::Tensor&)>(kernel)(kernel, keys, self)`.
template <class Signature>
typename KernelOf<Signature>::type code_of(c10::OperatorKernel* kernel) {
  return reinterpret_cast<typename KernelOf<Signature>::type>(code_of(kernel));
}

/// The arguments of a boxed call, by position. Arrays come as vectors, a tensor as a reference into the stack.
class Boxes {
 public:
  Boxes(Stack* stack, size_t size);
  template <class T>
  T get(size_t position) const;
  /// Takes the arguments off the stack.
  void done();
  /// Replaces them by the results.
  template <class T>
  void done(T&& result) {
    done();
    push(std::forward<T>(result));
  }

 private:
  template <class T>
  void push(T result);
  void push(at::Tensor& result);
  template <class... T>
  void push(std::tuple<T...> results) {
    std::apply([this](auto&... each) { (push(each), ...); }, results);
  }
  Stack* stack_;
  size_t first_;
};

/// Arguments on their way into a boxed call, then its results.
class Call {
 public:
  explicit Call(size_t size);
  ~Call();
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  template <class T>
  void push(const T& argument);
  template <class T>
  T result(size_t position);
  Stack* stack() {
    return reinterpret_cast<Stack*>(stack_);
  }

 private:
  alignas(void*) unsigned char stack_[3 * sizeof(void*)];  // a Stack: its elements are only declared here
};

inline Keys keys_of(const at::Tensor& tensor) {
  return tensor.key_set();
}
Keys keys_of(const std::optional<at::Tensor>& tensor);
Keys keys_of(at::TensorList tensors);
Keys keys_of(const std::optional<at::TensorList>& tensors);
Keys keys_of(const c10::List<std::optional<at::Tensor>>& tensors);
Keys keys_of(const std::optional<at::Generator>& generator);
template <class T>
Keys keys_of(const T&) {
  return {};
}

/// The value of type `R` that a boxed call left. A reference is to the argument that was written.
template <class R>
struct Result {
  static R take(Call& call, at::Tensor**) {
    return call.result<R>(0);
  }
};
template <>
struct Result<void> {
  static void take(Call&, at::Tensor**) {}
};
template <>
struct Result<at::Tensor&> {
  static at::Tensor& take(Call&, at::Tensor** written) {
    return **written;
  }
};
template <class... R>
struct Result<std::tuple<R...>> {
  static std::tuple<R...> take(Call& call, at::Tensor** written) {
    return each(call, written, std::index_sequence_for<R...>());
  }
  template <size_t... I>
  static std::tuple<R...> each(Call& call, at::Tensor** written, std::index_sequence<I...>) {
    return std::tuple<R...>{one<R>(call, written, I)...};
  }
  template <class T>
  static T one(Call& call, at::Tensor** written, size_t i) {
    if constexpr (std::is_reference_v<T>) {
      return *written[i];
    } else {
      return call.result<T>(i);
    }
  }
};

template <class T>
inline constexpr bool is_symint = std::is_same_v<T, c10::SymInt> || std::is_same_v<T, c10::SymIntArrayRef> ||
    std::is_same_v<T, std::optional<c10::SymInt>> || std::is_same_v<T, at::OptionalSymIntArrayRef>;

template <class Signature>
class Definition;

/// An operator, looked up once.
class Operator {
 public:
  Operator(const char* name, const char* overload);
  /// One that another library registers, and of which its schema is known.  That must be the one it's registered with;
  /// the C++ types needn't: kernels of other types than ours for the schema are called boxed.
  template <class Signature>
  static Operator external(const char* name, const char* overload, const char* schema) {
    return Operator(name, overload, schema, typeid(Signature), Definition<Signature>::symint);
  }

  template <class R, class... A>
  R call(A... arguments) const {
    return run<R, A...>(first((Keys() | ... | keys_of(arguments)), (is_symint<A> || ...)), arguments...);
  }
  /// Calls the kernel at the highest of `keys`, from a kernel that wraps it.
  template <class R, class... A>
  R redispatch(Keys keys, A... arguments) const {
    return run<R, A...>(next(keys, (is_symint<A> || ...)), arguments...);
  }
  const c10::OperatorHandle& handle() const {
    return *handle_;
  }

 private:
  Operator(
      const char* name,
      const char* overload,
      const char* schema,
      const std::type_info& signature,
      bool symint);
  /// The kernel to call, and the keys to call it with.  Without code the call is boxed: the kernel has no other form, or
  /// observers (of a profiler) want to see it.
  struct Target {
    c10::OperatorKernel* kernel;
    Code code;
    Keys keys;
    const c10::KernelFunction* boxed;
    at::StepCallbacks* observers = nullptr;  // owned; `run_boxed` frees them
  };
  Target first(Keys of_arguments, bool symint) const;
  Target next(Keys keys, bool symint) const;
  void run_boxed(Call& call, const Target& target) const;

  template <class R, class... A>
  R run(const Target& target, A... arguments) const {
    if (target.code) {
      return reinterpret_cast<R (*)(c10::OperatorKernel*, Keys, A...)>(target.code)(
          target.kernel, target.keys, std::forward<A>(arguments)...);
    }
    Call call(sizeof...(A));
    at::Tensor* written[sizeof...(A) + 1];
    size_t count = 0;
    (push<A>(call, written, count, arguments), ...);
    run_boxed(call, target);
    return Result<R>::take(call, written);
  }
  template <class A>
  static void push(Call& call, at::Tensor** written, size_t& count, std::remove_reference_t<A>& argument) {
    if constexpr (std::is_same_v<A, at::Tensor&>) {
      written[count++] = &argument;
    }
    call.push<std::decay_t<A>>(argument);
  }
  const c10::OperatorHandle* handle_;
  bool boxed_ = false;
};

struct BoxedFunctor;

/// The operators of one namespace, registered for as long as the process lives; if that fails, none stays.
class Library {
 public:
  /// `place` says where the library is declared; it's what the dispatcher's messages name.
  Library(const char* name, const char* place);
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  /// Defines an operator by the constants of its schema, or by its text.
  template <class Signature, class S>
  Definition<Signature> define(
      const S& schema,
      Boxed boxed,
      const char* place,
      std::initializer_list<at::Tag> tags = {}) {
    using Defined = Definition<Signature>;
    return Defined(add(schema, boxed, typeid(Signature), Defined::symint, place, tags));
  }

 private:
  template <class>
  friend class Definition;
  struct Entry;
  struct Kept;
  const Entry* add(
      const Schema& schema,
      Boxed boxed,
      const std::type_info& signature,
      bool symint,
      const char* place,
      std::initializer_list<at::Tag> tags);
  const Entry* add(
      const char* schema,
      Boxed boxed,
      const std::type_info& signature,
      bool symint,
      const char* place,
      std::initializer_list<at::Tag> tags);
  static void implement(const Entry*, c10::DispatchKey key, Code code);
  static void implement_boxed(const Entry*, c10::DispatchKey key, std::unique_ptr<BoxedFunctor> functor);
  static void functionalize(const Entry*, const char* functional, const char* overload);
  static void functionalize_view(const Entry*, const char* copy, const char* overload);
  static void batched(const Entry*);
  const char* name_;
  Kept* kept_;
};

template <class R, class... A>
class Definition<R(A...)> {
 public:
  /// Every kernel of an operator has the one signature of its schema: symbolic integers where it says SymInt.
  Definition& implement(c10::DispatchKey key, R (*kernel)(c10::OperatorKernel*, Keys, A...)) {
    Library::implement(entry_, key, reinterpret_cast<Code>(kernel));
    return *this;
  }
  /// At Functionalize: `functional` gives what the operator writes, and its results replace the written arguments.
  Definition& functionalize(const char* functional, const char* overload = "") {
    Library::functionalize(entry_, functional, overload);
    return *this;
  }
  /// At Functionalize, for a view: `copy` gives the same as a fresh tensor.
  Definition& functionalize_view(const char* copy, const char* overload = "") {
    Library::functionalize_view(entry_, copy, overload);
    return *this;
  }
  /// Under vmap: one element of the batch after the other.
  Definition& batched() {
    Library::batched(entry_);
    return *this;
  }

 private:
  friend class Library;
  friend class Operator;
  static constexpr bool symint = (is_symint<A> || ...);
  explicit Definition(const Library::Entry* entry) : entry_(entry) {}
  const Library::Entry* entry_;
};

}  // namespace opdsl
#pragma GCC visibility pop
