"""What stands between vmap and a batching rule: takes the batch dimensions off the arguments and puts them back on.

ATen/VmapGeneratedPlumbing.h
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from opdsl.model.schema import Argument, FunctionSchema, Return, SchemaKind
from opdsl.model.types import TENSOR, ListType, OptionalType, is_tensor_like, with_alias
from opdsl.model.unit import Unit
from opdsl.targets.aten.operators import Operator, Operators


def units(operators: Operators) -> Iterator[Unit]:
    body = "\n".join(plumbing(operator) for operator in operators.all if has_plumbing(operator))
    yield Unit(
        "ATen/VmapGeneratedPlumbing.h",
        "#pragma once\n#include <ATen/Operators.h>\n#include <ATen/functorch/PlumbingHelper.h>\n\n"
        f"namespace at {{ namespace functorch {{\n\n{body}\n}}}} // namespace at::functorch\n",
    )


def has_plumbing(operator: Operator) -> bool:
    """Whether vmap can run a rule: it puts batch dimensions on tensors, and writes in place to the first argument."""
    function, schema = operator.function, operator.function.schema
    if not schema.has_tensor_arguments:
        return False
    if not schema.returns:
        return True
    if "inplace_view" in function.tags:
        return False
    if not function.batch_rule and not all(is_tensor_like(r.type) for r in schema.returns):
        return False
    if operator.kind is SchemaKind.inplace:
        return [a for a in schema.arguments if a.is_write] == [schema.arguments[0]]
    return operator.kind is SchemaKind.functional


def plumbing(operator: Operator) -> str:
    """
    template <typename batch_rule_t, batch_rule_t batch_rule>
    at::Tensor exp_generated_plumbing(const at::Tensor& self) {
      c10::impl::ExcludeDispatchKeyGuard guard(DispatchKey::FuncTorchBatched);
      auto maybe_layer = maybeCurrentDynamicLayer();
      vmap_check_escaped(maybe_layer, "gen_vmap_plumbing");
      int64_t cur_level = maybe_layer->layerId();
      if (!isBatchedAtLevel(self, cur_level)) {
        return at::_ops::exp::call(self);
      }
      auto [self_value, self_bdim] = unwrapTensorAtLevel(self, cur_level);
      auto results = batch_rule(self_value, self_bdim);
      return makeBatched(std::get<0>(results), std::get<1>(results), cur_level);
    }
    """
    schema, signature = operator.function.schema, operator.dispatcher
    unwrapped = [_unwrapped(a) for a in schema.arguments]
    plain = " && ".join(f"!isBatchedAtLevel({a.name}, cur_level)" for a in schema.arguments if is_tensor_like(a.type))
    unwraps = "".join([u.text for u in unwrapped if not u.optional] + [u.text for u in unwrapped if u.optional])
    escaped, last = _last_lines(schema, f"batch_rule({', '.join(u.arguments for u in unwrapped)})")
    return f"""\
template <typename batch_rule_t, batch_rule_t batch_rule>
{signature.declaration(f"{operator.name}_generated_plumbing")} {{
  c10::impl::ExcludeDispatchKeyGuard guard(DispatchKey::FuncTorchBatched);
  auto maybe_layer = maybeCurrentDynamicLayer();
  vmap_check_escaped(maybe_layer, "{escaped}");
  int64_t cur_level = maybe_layer->layerId();
  if ({plain}) {{
    return at::_ops::{operator.name}::call({signature.names});
  }}
{unwraps}{last}}}
"""


class _Unwrapped(NamedTuple):
    """Lines that take an argument's batch dimension off, and what the rule gets for it."""

    text: str
    arguments: str
    optional: bool = False


def _unwrapped(argument: Argument) -> _Unwrapped:
    name, type = argument.name, with_alias(argument.type, None)
    both = f"{name}_value, {name}_bdim"
    if type == TENSOR:
        return _Unwrapped(f"  auto [{both}] = unwrapTensorAtLevel({name}, cur_level);\n", both)
    if type == OptionalType(TENSOR):
        text = (
            f"  std::optional<Tensor> {name}_value;\n  std::optional<int64_t> {name}_bdim;\n  if ({name}) {{\n"
            f"    std::tie({both}) = unwrapTensorAtLevel({name}.value(), cur_level);\n  }}\n"
        )
        return _Unwrapped(text, both, optional=True)
    return _Unwrapped("", name)


def _last_lines(schema: FunctionSchema, call: str) -> tuple[str, str]:
    """How the plumbing calls itself when there's no vmap around, and the lines that run the rule."""
    if not schema.returns:
        return "gen_vmap_plumbing_no_returns", f"  {call};\n"
    if schema.kind is SchemaKind.inplace:
        return "gen_vmap_inplace_plumbing", f"  {call};\n  return {schema.arguments[0].name};\n"
    results = _wrapped(schema.returns)
    value = results[0] if len(results) == 1 else f"std::make_tuple({', '.join(results)})"
    return "gen_vmap_plumbing", f"  auto results = {call};\n  return {value};\n"


def _wrapped(returns: tuple[Return, ...]) -> list[str]:
    """The results with their batch dimensions, each of which follows its tensor in what the rule returns."""
    texts, at = [], 0
    for result in returns:
        type = with_alias(result.type, None)
        wrap = {TENSOR: "makeBatched", ListType(TENSOR): "makeBatchedVector"}.get(type)
        if wrap is None:
            texts.append(f"std::get<{at}>(results)")
            at += 1
        else:
            texts.append(f"{wrap}(std::get<{at}>(results), std::get<{at + 1}>(results), cur_level)")
            at += 2
    return texts
