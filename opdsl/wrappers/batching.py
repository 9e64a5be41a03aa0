"""vmap, for operators that torch has no fallback for: those on lists of tensors, and views.

A line of the registration says it, since one kernel serves all of a kind:

    .batched()                                                     loops over the batch, and stacks the results
    .implement(c10::DispatchKey::FuncTorchBatched, kernel)         a view that's made of other views is one of a batch

All others are left to torch, which loops over the batch as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from opdsl.lang import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, Return
from opdsl.model.types import is_list, is_tensor_like


def batching(function: NativeFunction, kernels: Iterable[tuple[tuple[DispatchKey, ...], str]]) -> list[str]:
    """The lines that register what `function` does under vmap; `kernels` are those that it has."""
    schema = function.schema
    values: list[Argument | Return] = [*schema.arguments, *schema.returns]
    tensors = [v for v in values if is_tensor_like(v.type)]
    if function.is_composite_implicit or not any(is_tensor_like(a.type) for a in schema.arguments):
        return []
    if schema.is_view:
        for keys, kernel in kernels:
            if DispatchKey.CompositeExplicitAutograd in keys:
                return [f".implement(c10::DispatchKey::FuncTorchBatched, {kernel})"]
    return [".batched()"] if schema.is_view or any(is_list(v.type) for v in tensors) else []
