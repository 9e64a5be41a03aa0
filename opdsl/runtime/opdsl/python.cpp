// The half of the bindings that knows torch's Python library.
#include <opdsl/python.h>

#include <ATen/EmptyTensor.h>
#include <ATen/PythonTorchFunctionTLS.h>
#include <ATen/TracerMode.h>
#include <torch/csrc/Device.h>
#include <torch/csrc/Dtype.h>
#include <torch/csrc/Layout.h>
#include <torch/csrc/MemoryFormat.h>

#include <cstring>

// What libtorch_python exports for all to use.  The headers that declare it (torch/csrc/autograd/python_variable.h,
// torch/csrc/Exceptions.h) take nine seconds to compile.
extern PyObject* THPVariableClass;
extern PyObject* ParameterClass;
PyObject* THPVariable_Wrap(at::TensorBase&& tensor);
PyObject* THPVariable_Wrap(const at::TensorBase& tensor);
namespace torch {
void translate_exception_to_python(const std::exception_ptr& exception);
}

namespace opdsl::python {

// The counter of a tensor is private; an explicit instantiation may name it (C++ standard, [temp.spec]/6).
namespace {
using Counter = std::atomic<uint64_t> c10::intrusive_ptr_target::*;
struct CounterOf {
  friend constexpr Counter member(CounterOf);
};
template <Counter Member>
struct Reach {
  friend constexpr Counter member(CounterOf) {
    return Member;
  }
};
template struct Reach<&c10::intrusive_ptr_target::combined_refcount_>;
}  // namespace

PyTypeObject* tensor_type = nullptr;
PyTypeObject* parameter_type = nullptr;

// What sources register while the library is loaded, before there's a module.
static std::vector<Function*>& functions() {
  static std::vector<Function*> all;
  return all;
}
static std::vector<ResultClass*>& result_classes() {
  static std::vector<ResultClass*> all;
  return all;
}
static std::vector<Methods*>& methods() {
  static std::vector<Methods*> all;
  return all;
}

// ---- signatures and functions

Signature::Signature(std::initializer_list<const char*> names, Py_ssize_t positional)
    : names_(names), positional_(positional) {}

bool Signature::gather_names(PyObject* const* values, Py_ssize_t count, PyObject* names, PyObject** given) {
  if (interned_.empty()) {
    for (const char* name : names_) {
      interned_.push_back(PyUnicode_InternFromString(name));
    }
  }
  const auto size = static_cast<Py_ssize_t>(interned_.size());
  // Names mostly come in the order of the signature: each is looked for where the last one was found.
  Py_ssize_t next = count;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
    PyObject* name = PyTuple_GET_ITEM(names, i);
    Py_ssize_t tried = 0;
    while (tried < size && interned_[static_cast<size_t>(next < size ? next : next - size)] != name) {
      ++next;
      ++tried;
      next = next >= size ? next - size : next;
    }
    if (tried == size || given[next] != nullptr) {
      return false;
    }
    given[next++] = values[i];
    next = next >= size ? 0 : next;
  }
  return true;
}

Function::Function(const char* name) : name_(name) {
  functions().push_back(this);
}

PyObject* Function::slow(PyObject* const* arguments, Py_ssize_t count, PyObject* names) const {
  if (slow_ == nullptr) {
    PyErr_Format(PyExc_RuntimeError, "%s: the package isn't loaded", name_);
    return nullptr;
  }
  return PyObject_Vectorcall(slow_, arguments, static_cast<size_t>(count), names);
}

bool plain() {
  return !at::impl::torch_function_mode_enabled() && !at::impl::PythonTorchFunctionTLS::peek_skip_next() &&
      !at::tracer::impl::is_dispatch_enabled();
}

// ---- arguments

// What intrusive_ptr does when it's copied and destroyed, with the GIL held and so without its calls to an interpreter
// that asks for it.
void Held::hold(PyObject* tensor) {
  namespace count = c10::detail;
  at::TensorImpl* impl = reinterpret_cast<TensorObject*>(tensor)->tensor.unsafeGetTensorImpl();
  const uint64_t now = count::atomic_combined_refcount_increment(impl->*member(CounterOf()), count::kReferenceCountOne);
  if (count::has_pyobject(now) && count::refcount(now) == 2) {
    Py_INCREF(impl->pyobj_slot()->load_pyobj());
  }
  tensor_ = at::Tensor(c10::intrusive_ptr<at::TensorImpl, at::UndefinedTensorImpl>::reclaim(impl));
}
void Held::let_go() noexcept {
  namespace count = c10::detail;
  at::TensorImpl* impl = tensor_.unsafeGetTensorImpl();
  auto& counter = impl->*member(CounterOf());
  uint64_t now = counter.load(std::memory_order_acquire);
  while (count::refcount(now) > 1) {
    if (counter.compare_exchange_weak(now, now - count::kReferenceCountOne, std::memory_order_acq_rel)) {
      static_cast<void>(tensor_.unsafeReleaseTensorImpl());
      if (count::has_pyobject(now) && count::refcount(now) == 2) {
        Py_DECREF(impl->pyobj_slot()->load_pyobj());
      }
      return;
    }
  }
  // The last one: its Python object has come to hold another tensor meanwhile.
}

bool take(PyObject* object, std::string_view& out) {
  if (object == nullptr || !PyUnicode_CheckExact(object)) {
    return false;
  }
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(object, &size);
  if (text == nullptr) {
    PyErr_Clear();
    return false;
  }
  out = std::string_view(text, static_cast<size_t>(size));
  return true;
}
bool take(PyObject* object, at::ScalarType& out) {
  if (object == nullptr || !THPDtype_Check(object)) {
    return false;
  }
  out = reinterpret_cast<THPDtype*>(object)->scalar_type;
  return true;
}
bool take(PyObject* object, at::Layout& out) {
  if (object == nullptr || !THPLayout_Check(object)) {
    return false;
  }
  out = reinterpret_cast<THPLayout*>(object)->layout;
  return true;
}
bool take(PyObject* object, at::MemoryFormat& out) {
  if (object == nullptr || !THPMemoryFormat_Check(object)) {
    return false;
  }
  out = reinterpret_cast<THPMemoryFormat*>(object)->memory_format;
  return true;
}
bool take(PyObject* object, at::Device& out) {
  if (object == nullptr || !THPDevice_Check(object)) {
    return false;
  }
  out = reinterpret_cast<THPDevice*>(object)->device;
  return true;
}

template <class T, class Element>
static bool take_each(PyObject* object, std::vector<T>& out, Element&& element) {
  if (object == nullptr || !(PyTuple_CheckExact(object) || PyList_CheckExact(object))) {
    return false;
  }
  const auto size = static_cast<size_t>(PySequence_Fast_GET_SIZE(object));
  PyObject** items = PySequence_Fast_ITEMS(object);
  out.clear();
  out.reserve(size);
  for (size_t i = 0; i < size; ++i) {
    if (!element(items[i], out)) {
      return false;
    }
  }
  return true;
}
template <class T>
static bool take_values(PyObject* object, std::vector<T>& out) {
  return take_each(object, out, [](PyObject* item, std::vector<T>& list) {
    T value{};
    const bool taken = take(item, value);
    list.push_back(std::move(value));
    return taken;
  });
}
bool take(PyObject* object, std::vector<int64_t>& out) {
  return take_values(object, out);
}
bool take(PyObject* object, std::vector<c10::SymInt>& out) {
  return take_values(object, out);
}
bool take(PyObject* object, std::vector<double>& out) {
  return take_values(object, out);
}
bool take(PyObject* object, std::vector<at::Tensor>& out) {
  return take_each(object, out, [](PyObject* item, std::vector<at::Tensor>& list) {
    const bool taken = is_tensor(item);
    if (taken) {
      list.push_back(reinterpret_cast<TensorObject*>(item)->tensor);
    }
    return taken;
  });
}

// ---- results

PyObject* wrap(const at::Tensor& result) {
  return THPVariable_Wrap(result);
}
PyObject* wrap(at::Tensor&& result) {
  return THPVariable_Wrap(std::move(result));
}
PyObject* wrap(const std::vector<at::Tensor>& result) {
  PyObject* list = PyList_New(static_cast<Py_ssize_t>(result.size()));
  for (size_t i = 0; list != nullptr && i < result.size(); ++i) {
    PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), THPVariable_Wrap(result[i]));
  }
  return list;
}
PyObject* tuple_of(PyTypeObject* type, std::initializer_list<PyObject*> results) {
  const auto size = static_cast<Py_ssize_t>(results.size());
  PyObject* tuple = type == nullptr ? PyTuple_New(size) : type->tp_alloc(type, size);
  Py_ssize_t i = 0;
  bool failed = tuple == nullptr;
  for (PyObject* result : results) {
    failed = failed || result == nullptr;
    if (tuple != nullptr) {
      PyTuple_SET_ITEM(tuple, i++, result);
    }
  }
  if (failed) {
    Py_XDECREF(tuple);
    return nullptr;
  }
  return tuple;
}

// ---- calls

void Scope::process(const c10::Warning& warning) {
  warnings_.push_back(warning);
}

/// As torch's own functions warn (torch/csrc/Exceptions.cpp): false if the warning became an error.
static bool raise_warning(const c10::Warning& warning) {
  const bool deprecation = std::holds_alternative<c10::Warning::DeprecationWarning>(warning.type());
  PyObject* category = deprecation ? PyExc_DeprecationWarning : PyExc_UserWarning;
  const auto& place = warning.source_location();
  if (warning.verbatim() && place.file != nullptr) {
    const auto line = static_cast<int>(place.line);
    return PyErr_WarnExplicit(category, warning.msg().c_str(), place.file, line, nullptr, nullptr) == 0;
  }
  std::string message = warning.msg();
  if (place.file != nullptr) {
    message += c10::str(" (Triggered internally at ", place.file, ":", place.line, ".)");
  }
  return PyErr_WarnEx(category, message.c_str(), 1) == 0;
}

PyObject* Scope::warned(PyObject* result) noexcept {
  for (const auto& warning : warnings_) {
    if (result != nullptr && !raise_warning(warning)) {
      Py_CLEAR(result);
    }
  }
  return result;
}

PyObject* Scope::failed() noexcept {
  c10::WarningUtils::set_warning_handler(outer_);
  torch::translate_exception_to_python(std::current_exception());
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
  PyErr_Fetch(&type, &value, &traceback);
  for (const auto& warning : warnings_) {
    if (!raise_warning(warning)) {
      PyErr_Clear();  // the exception is what matters
    }
  }
  PyErr_Restore(type, value, traceback);
  return nullptr;
}

// ---- the module

ResultClass::ResultClass(const char* name) : name_(name) {
  result_classes().push_back(this);
}

Methods::Methods(const char* module, PyMethodDef* methods_of) : module_(module), methods_(methods_of) {
  methods().push_back(this);
}

/// `set_slow(name, function)`: what a compiled function calls for what it leaves.
PyObject* set_slow(PyObject*, PyObject* arguments) {
  const char* name = nullptr;
  PyObject* function = nullptr;
  if (!PyArg_ParseTuple(arguments, "sO", &name, &function)) {
    return nullptr;
  }
  for (Function* each : functions()) {
    if (std::strcmp(each->name_, name) == 0) {
      Py_XDECREF(each->slow_);
      each->slow_ = Py_NewRef(function);
      Py_RETURN_NONE;
    }
  }
  PyErr_Format(PyExc_LookupError, "no compiled function %s", name);
  return nullptr;
}

/// `set_result_class(name, type)`: the named tuple of results with names.
PyObject* set_result_class(PyObject*, PyObject* arguments) {
  const char* name = nullptr;
  PyObject* type = nullptr;
  if (!PyArg_ParseTuple(arguments, "sO!", &name, &PyType_Type, &type)) {
    return nullptr;
  }
  for (ResultClass* each : result_classes()) {
    if (std::strcmp(each->name_, name) == 0) {
      each->type_ = reinterpret_cast<PyTypeObject*>(Py_NewRef(type));
    }
  }
  Py_RETURN_NONE;
}

/// `method(function)`: the function as an attribute of a class that's bound to instances, as functions in Python are.
static PyObject* method(PyObject*, PyObject* function) {
  return PyInstanceMethod_New(function);
}

static PyMethodDef own_methods[] = {
    {"method", method, METH_O, "A function that's bound to instances."},
    {"set_result_class", set_result_class, METH_VARARGS, "The named tuple of results with names."},
    {"set_slow", set_slow, METH_VARARGS, "What a compiled function calls for what it leaves."},
    {nullptr, nullptr, 0, nullptr}};

static bool add(PyObject* module, const char* name, PyObject* value) {
  const bool added = value != nullptr && PyModule_AddObjectRef(module, name, value) == 0;
  Py_XDECREF(value);
  return added;
}

/// Whether torch's tensor object begins with the tensor.
static bool check_tensor_object() {
  const at::Tensor tensor(at::detail::empty_cpu({0}, at::kFloat, false, std::nullopt));
  PyObject* object = THPVariable_Wrap(tensor);
  const bool good = object != nullptr && reinterpret_cast<TensorObject*>(object)->tensor.is_same(tensor);
  if (object != nullptr && !good) {
    PyErr_SetString(PyExc_ImportError, "this version of torch lays its tensors out in another way");
  }
  Py_XDECREF(object);
  return good;
}

PyObject* make_module(PyModuleDef* definition) {
  definition->m_methods = own_methods;
  PyObject* module = PyModule_Create(definition);
  if (module == nullptr) {
    return nullptr;
  }
  tensor_type = reinterpret_cast<PyTypeObject*>(THPVariableClass);
  parameter_type = reinterpret_cast<PyTypeObject*>(ParameterClass);
  bool good = check_tensor_object();
  for (Methods* each : methods()) {
    PyObject* home = PyUnicode_InternFromString(each->module_);
    for (PyMethodDef* method = each->methods_; good && method->ml_name != nullptr; ++method) {
      const std::string key = std::string(each->module_) + "." + method->ml_name;
      good = add(module, key.c_str(), PyCFunction_NewEx(method, nullptr, home));
    }
    Py_XDECREF(home);
  }
  if (!good) {
    Py_DECREF(module);
    return nullptr;
  }
  return module;
}

}  // namespace opdsl::python
