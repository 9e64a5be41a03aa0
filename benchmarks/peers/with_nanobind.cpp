// The leanest of the general binding libraries; it knows no tensors, so that these have to be cast here.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <torch/csrc/autograd/python_variable.h>

#include "operators.h"

namespace nb = nanobind;

namespace nanobind::detail {
template <>
struct type_caster<at::Tensor> {
  NB_TYPE_CASTER(at::Tensor, const_name("torch.Tensor"))
  bool from_python(handle source, uint32_t, cleanup_list*) noexcept {
    if (!THPVariable_Check(source.ptr())) {
      return false;
    }
    value = THPVariable_Unpack(source.ptr());
    return true;
  }
  static handle from_cpp(const at::Tensor& tensor, rv_policy, cleanup_list*) noexcept {
    return THPVariable_Wrap(tensor);
  }
};
template <>
struct type_caster<at::Scalar> {
  NB_TYPE_CASTER(at::Scalar, const_name("float"))
  bool from_python(handle source, uint32_t, cleanup_list*) noexcept {
    if (PyFloat_Check(source.ptr())) {
      value = PyFloat_AS_DOUBLE(source.ptr());
      return true;
    }
    if (PyLong_Check(source.ptr())) {
      value = static_cast<int64_t>(PyLong_AsLongLong(source.ptr()));
      return true;
    }
    return false;
  }
  static handle from_cpp(const at::Scalar& scalar, rv_policy, cleanup_list*) noexcept {
    return PyFloat_FromDouble(scalar.toDouble());
  }
};
}  // namespace nanobind::detail

NB_MODULE(with_nanobind, module) {
  const auto released = nb::call_guard<nb::gil_scoped_release>();
  using Pair = std::array<int64_t, 2>;
  module.def(
      "add", peers::add, released, nb::arg("input"), nb::arg("other"), nb::kw_only(), nb::arg("alpha") = at::Scalar(1));
  module.def(
      "eight",
      [](const at::Tensor& self,
         const std::optional<at::Tensor>& weight,
         Pair stride,
         Pair padding,
         bool flag,
         double eps,
         const at::Scalar& scale,
         std::optional<std::string_view> mode) {
        return peers::eight(self, weight, stride, padding, flag, eps, scale, mode);
      },
      released,
      nb::arg("input"),
      nb::arg("weight").none() = nb::none(),
      nb::arg("stride") = Pair{1, 1},
      nb::arg("padding") = Pair{0, 0},
      nb::kw_only(),
      nb::arg("flag") = false,
      nb::arg("eps") = 1e-5,
      nb::arg("scale") = at::Scalar(1),
      nb::arg("mode").none() = nb::none());
}
