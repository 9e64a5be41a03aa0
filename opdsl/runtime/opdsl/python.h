#pragma once
// What compiled bindings are made of: arguments taken from Python objects of the common types, and results put into
// them.  What isn't common (subclasses, modes, tracing, numbers of other libraries, mistakes) is left to the function
// in Python that each binding has behind it.
#include <Python.h>

#include <ATen/core/Tensor.h>
#include <c10/util/Exception.h>
#include <opdsl/python_module.h>

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#pragma GCC visibility push(hidden)
namespace opdsl::python {

/// The names of a signature's parameters; the first `positional` may be given by position.
class Signature {
 public:
  Signature(std::initializer_list<const char*> names, Py_ssize_t positional);
  /// Sorts the arguments of a call into `given`, by parameter: borrowed, null where there's none.  False if they don't
  /// fit.
  bool gather(PyObject* const* arguments, Py_ssize_t count, PyObject* names, PyObject** given) {
    if (count > positional_) {
      return false;
    }
    for (Py_ssize_t i = 0; i < count; ++i) {
      given[i] = arguments[i];
    }
    return names == nullptr || gather_names(arguments + count, count, names, given);
  }

 private:
  bool gather_names(PyObject* const* values, Py_ssize_t count, PyObject* names, PyObject** given);
  std::vector<const char*> names_;
  std::vector<PyObject*> interned_;
  Py_ssize_t positional_;
};

/// Whether no mode of `__torch_function__` is on, and nothing is traced.
bool plain();

// ---- arguments

/// The head of torch's tensor object; that it's that is looked at when a module is made.
struct TensorObject {
  PyObject_HEAD
  at::Tensor tensor;
};
extern PyTypeObject* tensor_type;
extern PyTypeObject* parameter_type;

inline bool is_tensor(PyObject* object) {
  return Py_TYPE(object) == tensor_type || Py_TYPE(object) == parameter_type;
}
inline bool absent(PyObject* object) {
  return object == nullptr || object == Py_None;
}
/// A tensor that's held while the GIL is released.  Without that, the first copy that a kernel makes would have to take
/// the GIL: where C++ comes to own a tensor beside its Python object, the object must be kept alive as well (see
/// "PyObject preservation" in c10/util/intrusive_ptr.h).
class Held {
 public:
  Held() = default;
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;
  ~Held() {
    if (tensor_.defined()) {
      let_go();
    }
  }
  void hold(PyObject* tensor);
  const at::Tensor& operator*() const {
    return tensor_;
  }

 private:
  friend class MaybeHeld;
  void let_go() noexcept;
  at::Tensor tensor_;
};
/// One that may be absent.
class MaybeHeld {
 public:
  void hold(PyObject* tensor) {
    held_.hold(tensor);
    // Moved: a copy would be one more that the kernel has to take back.
    tensor_ = std::move(held_.tensor_);
  }
  ~MaybeHeld() {
    if (tensor_) {
      held_.tensor_ = std::move(*tensor_);
    }
  }
  MaybeHeld() = default;
  MaybeHeld(const MaybeHeld&) = delete;
  MaybeHeld& operator=(const MaybeHeld&) = delete;
  const std::optional<at::Tensor>& operator*() const {
    return tensor_;
  }

 private:
  Held held_;
  std::optional<at::Tensor> tensor_;
};

inline bool take(PyObject* object, Held& out) {
  if (object == nullptr || !is_tensor(object)) {
    return false;
  }
  out.hold(object);
  return true;
}
inline bool take(PyObject* object, int64_t& out) {
  if (object == nullptr || !PyLong_CheckExact(object)) {
    return false;
  }
  int overflow = 0;
  out = PyLong_AsLongLongAndOverflow(object, &overflow);
  return overflow == 0;
}
inline bool take(PyObject* object, double& out) {
  if (object != nullptr && PyFloat_CheckExact(object)) {
    out = PyFloat_AS_DOUBLE(object);
    return true;
  }
  int64_t integer = 0;
  const bool taken = take(object, integer);
  out = static_cast<double>(integer);
  return taken;
}
inline bool take(PyObject* object, bool& out) {
  out = object == Py_True;
  return out || object == Py_False;
}
inline bool take(PyObject* object, c10::SymInt& out) {
  int64_t integer = 0;
  const bool taken = take(object, integer);
  out = integer;
  return taken;
}
inline bool take(PyObject* object, at::Scalar& out) {
  if (object != nullptr && PyFloat_CheckExact(object)) {
    out = PyFloat_AS_DOUBLE(object);
    return true;
  }
  int64_t integer = 0;
  const bool taken = take(object, integer);
  out = integer;
  return taken;
}
bool take(PyObject* object, std::string_view& out);
bool take(PyObject* object, at::ScalarType& out);
bool take(PyObject* object, at::Layout& out);
bool take(PyObject* object, at::MemoryFormat& out);
bool take(PyObject* object, at::Device& out);
bool take(PyObject* object, std::vector<int64_t>& out);
bool take(PyObject* object, std::vector<c10::SymInt>& out);
bool take(PyObject* object, std::vector<double>& out);
bool take(PyObject* object, std::vector<at::Tensor>& out);
inline bool take(PyObject* object, MaybeHeld& out) {
  if (object == Py_None) {
    return true;
  }
  if (object == nullptr || !is_tensor(object)) {
    return false;
  }
  out.hold(object);
  return true;
}
template <class T>
bool take(PyObject* object, std::optional<T>& out) {
  if (object == Py_None) {
    out = std::nullopt;
    return true;
  }
  return take(object, out.emplace());
}
inline bool take(PyObject* object, std::optional<at::Device>& out) {
  if (object == Py_None) {
    return true;
  }
  at::Device device(at::kCPU);
  const bool taken = take(object, device);
  out = device;
  return taken;
}
/// A list of known length, or a single element that stands for all.
template <class T>
bool take_sized(PyObject* object, std::vector<T>& out, size_t size) {
  T single{};
  if (take(object, single)) {
    out.assign(size, single);
    return true;
  }
  return take(object, out) && out.size() == size;
}
template <class T>
bool take_sized(PyObject* object, std::optional<std::vector<T>>& out, size_t size) {
  if (object == Py_None) {
    out = std::nullopt;
    return true;
  }
  return take_sized(object, out.emplace(), size);
}
/// For a parameter with a default, which `out` has already.
template <class T>
bool take_or_default(PyObject* object, T& out) {
  return object == nullptr || take(object, out);
}
template <class T>
bool take_sized_or_default(PyObject* object, T& out, size_t size) {
  return object == nullptr || take_sized(object, out, size);
}
template <class T>
std::optional<at::ArrayRef<T>> array(const std::optional<std::vector<T>>& list) {
  return list ? std::optional<at::ArrayRef<T>>(*list) : std::nullopt;
}

// ---- results

PyObject* wrap(const at::Tensor& result);
PyObject* wrap(at::Tensor&& result);
PyObject* wrap(const std::vector<at::Tensor>& result);
inline PyObject* wrap(int64_t result) {
  return PyLong_FromLongLong(result);
}
inline PyObject* wrap(double result) {
  return PyFloat_FromDouble(result);
}
inline PyObject* wrap(bool result) {
  return PyBool_FromLong(result);
}
/// Nothing becomes a bool, or a number, that isn't one.
template <class T>
PyObject* wrap(const T& result) = delete;
/// A tuple of results, or of the class for results with names.
PyObject* tuple_of(PyTypeObject* type, std::initializer_list<PyObject*> results);
template <class... T>
PyObject* wrap(std::tuple<T...>&& results, PyTypeObject* type = nullptr) {
  return std::apply([&](auto&... each) { return tuple_of(type, {wrap(std::forward<T>(each))...}); }, results);
}

/// A call with the GIL released; warnings and exceptions become Python's.
class Scope final : public c10::WarningHandler {
 public:
  Scope() : outer_(c10::WarningUtils::get_warning_handler()) {
    c10::WarningUtils::set_warning_handler(this);
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  void process(const c10::Warning& warning) override;
  void release() {
    state_ = PyEval_SaveThread();
  }
  void acquire() {
    if (state_ != nullptr) {
      PyEval_RestoreThread(state_);
      state_ = nullptr;
    }
  }
  /// What the call gives to Python: null if a warning became an error.
  PyObject* done(PyObject* result) noexcept {
    c10::WarningUtils::set_warning_handler(outer_);
    return warnings_.empty() ? result : warned(result);
  }
  /// Sets Python's error from the exception that's being handled.
  PyObject* failed() noexcept;

 private:
  PyObject* warned(PyObject* result) noexcept;
  c10::WarningHandler* outer_;
  PyThreadState* state_ = nullptr;
  std::vector<c10::Warning> warnings_;  // the GIL is needed to pass them on
};

template <class Call, class... Type>
PyObject* run(Call&& call, Type... type) noexcept {
  Scope scope;
  try {
    scope.release();
    if constexpr (std::is_void_v<decltype(call())>) {
      call();
      scope.acquire();
      return scope.done(Py_NewRef(Py_None));
    } else {
      auto&& result = call();
      scope.acquire();
      return scope.done(wrap(std::forward<decltype(result)>(result), type...));
    }
  } catch (...) {
    scope.acquire();
    return scope.failed();
  }
}

}  // namespace opdsl::python
#pragma GCC visibility pop
