// As torch binds its own operators.  What hands a call to `__torch_function__` isn't exported, and so left out.
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/utils/python_arg_parser.h>

#include "operators.h"

static PyObject* add(PyObject*, PyObject* args, PyObject* kwargs) {
  HANDLE_TH_ERRORS
  static torch::PythonArgParser parser({"add(Tensor input, Tensor other, *, Scalar alpha=1)"}, true);
  torch::ParsedArgs<3> parsed;
  auto r = parser.parse(nullptr, args, kwargs, parsed);
  const auto call = [](const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha) {
    pybind11::gil_scoped_release released;
    return peers::add(self, other, alpha);
  };
  return THPVariable_Wrap(call(r.tensor(0), r.tensor(1), r.scalar(2)));
  END_HANDLE_TH_ERRORS
}

static PyObject* eight(PyObject*, PyObject* args, PyObject* kwargs) {
  HANDLE_TH_ERRORS
  static torch::PythonArgParser parser(
      {"eight(Tensor input, Tensor? weight=None, IntArrayRef[2] stride=1, IntArrayRef[2] padding=0, *, bool flag=False, "
       "double eps=1e-05, Scalar scale=1, std::string_view? mode=None)"},
      true);
  torch::ParsedArgs<8> parsed;
  auto r = parser.parse(nullptr, args, kwargs, parsed);
  const auto call = [](const at::Tensor& self,
                       const std::optional<at::Tensor>& weight,
                       at::IntArrayRef stride,
                       at::IntArrayRef padding,
                       bool flag,
                       double eps,
                       const at::Scalar& scale,
                       std::optional<std::string_view> mode) {
    pybind11::gil_scoped_release released;
    return peers::eight(self, weight, stride, padding, flag, eps, scale, mode);
  };
  return THPVariable_Wrap(call(
      r.tensor(0),
      r.optionalTensor(1),
      r.intlist(2),
      r.intlist(3),
      r.toBool(4),
      r.toDouble(5),
      r.scalar(6),
      r.stringViewOptional(7)));
  END_HANDLE_TH_ERRORS
}

static PyMethodDef methods[] = {
    {"add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(add)), METH_VARARGS | METH_KEYWORDS, nullptr},
    {"eight", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eight)), METH_VARARGS | METH_KEYWORDS, nullptr},
    {nullptr, nullptr, 0, nullptr}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "with_argparser", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_with_argparser() {
  return PyModule_Create(&definition);
}
