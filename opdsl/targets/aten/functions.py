"""The C++ API: functions, methods of `at::Tensor`, and functions that call on below some dispatch keys.

ATen/ops/add.h                 at::add(...)
ATen/core/TensorBody.h         at::Tensor::add(...)
ATen/RedispatchFunctions.h     at::redispatch::add(keys, ...)
"""

from __future__ import annotations

from opdsl.targets.aten.handles import KEY_SET
from opdsl.targets.aten.operators import Call, Operator


def functions(operator: Operator) -> str:
    """
    // aten::sum.dim(...) -> Tensor
    inline at::Tensor sum(const at::Tensor& self, at::OptionalIntArrayRef dim, bool keepdim=false) {
        return at::_ops::sum_dim_IntList::call(self, dim, keepdim);
    }
    namespace symint { ... }

    A template of the same name that takes `int64_t` or `c10::SymInt` follows each that has SymInts, methods' too.
    """
    texts = []
    for call in operator.functions:
        body = f"return at::_ops::{operator.name}::call({call.arguments});"
        if operator.function.function:
            name = operator.binding_prefix + call.signature.name
            texts.append(
                f"\n// aten::{operator.schema}\n"
                f"inline {call.signature.declaration(name, defaults=True)} {{\n    {body}\n}}\n"
            )
        if operator.has_symint:
            texts.append(_template(operator, call, body))
    return "".join(texts)


def _template(operator: Operator, call: Call, body: str) -> str:
    """
    namespace symint {
      template <typename T, typename = std::enable_if_t<std::is_same_v<T, int64_t>>>
      at::Tensor sum(...) {
        return ...;
      }
    }
    """
    integer = "c10::SymInt" if call.symint else "int64_t"
    name = operator.binding_prefix + call.signature.name.replace("_symint", "", call.symint)
    return (
        "namespace symint {\n"
        f"  template <typename T, typename = std::enable_if_t<std::is_same_v<T, {integer}>>>\n"
        f"  {call.signature.declaration(name, defaults=True)} {{\n    {body}\n  }}\n"
        "}\n"
    )


def method_declarations(operator: Operator) -> str:
    """`at::Tensor add(const at::Tensor& other, const at::Scalar& alpha=1) const;`"""
    prefix = operator.binding_prefix
    return "".join(
        f"{call.signature.declaration(prefix + call.signature.name, defaults=True)} const;\n"
        for call in operator.methods
    )


def method_definitions(operator: Operator) -> str:
    """
    // aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    inline at::Tensor Tensor::add(const at::Tensor& other, const at::Scalar& alpha) const {
        return at::_ops::add_Tensor::call(const_cast<Tensor&>(*this), other, alpha);
    }
    """
    prefix = f"Tensor::{operator.binding_prefix}"
    return "".join(
        f"\n// aten::{operator.schema}\n"
        f"inline {call.signature.declaration(prefix + call.signature.name)} const {{\n"
        f"    return at::_ops::{operator.name}::call({call.arguments});\n}}\n"
        for call in operator.methods
    )


def redispatch_functions(operator: Operator) -> str:
    """
    // aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    inline at::Tensor add(c10::DispatchKeySet dispatchKeySet, const at::Tensor& self, ..., const at::Scalar& alpha=1) {
        return at::_ops::add_Tensor::redispatch(dispatchKeySet, self, other, alpha);
    }
    """
    texts = []
    for call in operator.functions:
        name = operator.binding_prefix + call.signature.name
        head = call.signature.declaration(name, defaults=True, first=(KEY_SET,))
        arguments = f"dispatchKeySet, {call.arguments}" if call.arguments else "dispatchKeySet"
        texts.append(
            f"\n// aten::{operator.schema}\ninline {head} {{\n"
            f"    return at::_ops::{operator.name}::redispatch({arguments});\n}}\n"
        )
    return "".join(texts)
