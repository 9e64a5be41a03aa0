"""Kernels of variants that have none of their own: they call the functional operator and copy.

    at::Tensor& ema_out_generated(c10::OperatorKernel*, c10::DispatchKeySet, const at::Tensor& self, ...) {
      opdsl::write_out(out, ops::ema::call(self, other, decay));
      return out;
    }

An in-place variant keeps its size, an out variant takes that of the result.  The copying operator of a view returns
what the view returns, as fresh tensors.  The functional variant of an operator that writes lets it write copies.
"""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import VOID
from opdsl.lang import DispatchKey
from opdsl.model.function import Family, NativeFunction
from opdsl.model.schema import FunctionSchema, SchemaKind

LEADING = ("c10::OperatorKernel*", "c10::DispatchKeySet")
SUPPORT = Include("opdsl/kernels.h")


def derived_kernel(
    out: Writer, family: Family, function: NativeFunction
) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the generated kernel of `function`, if it has one; gives its keys and its name."""
    keys = tuple(key for key, _ in function.dispatch)
    name = f"{function.name.identifier}_generated"
    if function.kernel_from is not None:
        mutable = next((f for f in family if f.name == function.kernel_from and f.schema.mutable_arguments), None)
        if mutable is not None and not function.schema.mutable_arguments:
            _on_copies(out, function, mutable.schema, name)
        else:
            _copying(out, function, name)
        yield keys, name
    elif function.view_copy_of is not None:
        signature = dispatcher_signature(function)
        out.include(SUPPORT)
        arguments = ", ".join(a.name for a in signature.arguments)
        with out.block(signature.declaration(name, first=LEADING)):
            out.line(f"return opdsl::fresh(ops::{function.view_copy_of.identifier}::call({arguments}));")
        yield keys, name


def _on_copies(out: Writer, function: NativeFunction, mutable: FunctionSchema, name: str) -> None:
    """The functional kernel of an operator that writes: lets it write copies, and returns them."""
    signature = dispatcher_signature(function)
    local = Locals(a.name for a in signature.arguments)
    copies = {a.name: local(f"{a.name}_copy") for a in mutable.mutable_arguments}
    passed = ", ".join(copies.get(a.name, identifier(a.name)) for a in mutable.arguments)
    fresh = [r for r in mutable.returns if r.alias is None]
    out.include(SUPPORT)
    with out.block(signature.declaration(name, first=LEADING)):
        for argument in mutable.mutable_arguments:
            out.line(f"auto {copies[argument.name]} = opdsl::fresh({identifier(argument.name)});")
        call = f"ops::{mutable.name.identifier}::call({passed})"
        results = list(copies.values())
        if not fresh:
            out.line(f"{call};")
        else:
            result = local("result")
            out.line(f"auto {result} = {call};")
            several = len(mutable.returns) > 1
            results = [
                f"std::get<{i}>({result})" if several else result
                for i, r in enumerate(mutable.returns)
                if r.alias is None
            ] + results
        out.line(f"return {results[0]};" if len(results) == 1 else f"return {{{', '.join(results)}}};")


def _copying(out: Writer, function: NativeFunction, name: str) -> None:
    assert function.kernel_from is not None
    signature = dispatcher_signature(function)
    schema = function.schema
    written = schema.out_arguments or schema.mutable_arguments
    passed = ", ".join(identifier(a.name) for a in schema.arguments if a not in schema.out_arguments)
    write = "opdsl::write_out" if function.kind is SchemaKind.out else "opdsl::write_inplace"
    call = f"ops::{function.kernel_from.identifier}::call({passed})"
    targets = [identifier(a.name) for a in written]
    out.include(SUPPORT)
    with out.block(signature.declaration(name, first=LEADING)):
        if len(targets) == 1:
            out.line(f"{write}({targets[0]}, {call});")
        else:
            result = Locals(a.name for a in signature.arguments)("result")
            out.line(f"auto {result} = {call};")
            for i, target in enumerate(targets):
                out.line(f"{write}({target}, std::get<{i}>({result}));")
        if signature.returns != VOID:
            out.line(f"return {targets[0]};" if len(targets) == 1 else f"return {{{', '.join(targets)}}};")
