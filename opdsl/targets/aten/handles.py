"""Operator handles: a struct below `at::_ops` for each overload, that everything else calls through.

ATen/ops/add_ops.h      all overloads of one name
"""

from __future__ import annotations

from opdsl.cpp.text import quoted
from opdsl.targets.aten.operators import Operator


def handle(operator: Operator) -> str:
    """
    struct TORCH_API add_Tensor {
      using schema = at::Tensor (const at::Tensor&, const at::Tensor&, const at::Scalar&);
      using ptr_schema = schema*;
      static constexpr const char* name = "aten::add";
      static constexpr const char* overload_name = "Tensor";
      static constexpr const char* schema_str = "add.Tensor(Tensor self, Tensor other, ...) -> Tensor";
      static at::Tensor call(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha);
      static at::Tensor redispatch(c10::DispatchKeySet dispatchKeySet, const at::Tensor& self, ...);
    };
    """
    name, signature = operator.function.name, operator.dispatcher
    redispatch = signature.declaration("redispatch", first=(KEY_SET,))
    return f"""\
struct TORCH_API {operator.name} {{
  using schema = {signature.type};
  using ptr_schema = schema*;
  static constexpr const char* name = "aten::{name.base}";
  static constexpr const char* overload_name = "{name.overload}";
  static constexpr const char* schema_str = {quoted(operator.schema)};
  static {signature.declaration("call")};
  static {redispatch};
}};
"""


KEY_SET = "c10::DispatchKeySet dispatchKeySet"
"""The first parameter of what calls on below some keys."""
