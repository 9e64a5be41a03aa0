// As extensions of torch mostly bind functions.  Its casters take no Scalar: a number is a double.
#include <torch/csrc/utils/pybind.h>

#include "operators.h"

namespace py = pybind11;

PYBIND11_MODULE(with_pybind11, module) {
  const auto released = py::call_guard<py::gil_scoped_release>();
  module.def(
      "add",
      [](const at::Tensor& self, const at::Tensor& other, double alpha) { return peers::add(self, other, alpha); },
      released,
      py::arg("input"),
      py::arg("other"),
      py::kw_only(),
      py::arg("alpha") = 1);
  module.def(
      "eight",
      [](const at::Tensor& self,
         const std::optional<at::Tensor>& weight,
         std::vector<int64_t> stride,
         std::vector<int64_t> padding,
         bool flag,
         double eps,
         double scale,
         std::optional<std::string> mode) {
        return peers::eight(self, weight, stride, padding, flag, eps, scale, mode);
      },
      released,
      py::arg("input"),
      py::arg("weight") = py::none(),
      py::arg("stride") = std::vector<int64_t>{1, 1},
      py::arg("padding") = std::vector<int64_t>{0, 0},
      py::kw_only(),
      py::arg("flag") = false,
      py::arg("eps") = 1e-5,
      py::arg("scale") = 1,
      py::arg("mode") = py::none());
}
