#pragma once
// The extension module of a library, and what stands in it.
#include <Python.h>

#pragma GCC visibility push(hidden)
namespace opdsl::python {

/// A function's part that isn't compiled.
class Function {
 public:
  explicit Function(const char* name);
  /// Calls the function in Python.
  PyObject* slow(PyObject* const* arguments, Py_ssize_t count, PyObject* names) const;

 private:
  friend PyObject* make_module(PyModuleDef*);
  friend PyObject* set_slow(PyObject*, PyObject*);
  const char* name_;
  PyObject* slow_ = nullptr;
};

/// The named tuple of results with names.  It's defined in Python: `torch.compile` knows no structseqs but torch's.
struct ResultClass {
  explicit ResultClass(const char* name);
  PyTypeObject* type() const {
    return type_;
  }

 private:
  friend PyObject* set_result_class(PyObject*, PyObject*);
  const char* name_;
  PyTypeObject* type_ = nullptr;
};
/// Adds functions, which say that they're `module`'s.
struct Methods {
  Methods(const char* module, PyMethodDef* methods);

 private:
  friend PyObject* make_module(PyModuleDef*);
  const char* module_;
  PyMethodDef* methods_;
};
/// The module with all that this library's sources have.
PyObject* make_module(PyModuleDef* definition);

}  // namespace opdsl::python
#pragma GCC visibility pop
