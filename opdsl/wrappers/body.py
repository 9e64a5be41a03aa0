"""Kernels whose body the declaration gives, as typed Python.

at::Tensor standardize_CompositeImplicitAutograd(c10::OperatorKernel*, c10::DispatchKeySet, ...) {
  return (self - mean) / std;
}
"""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.cpp.expression import write_body
from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Writer
from opdsl.lang import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.wrappers.derived import LEADING


def body_kernels(out: Writer, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes a kernel for each body of `function`; gives its keys and its name."""
    signature = dispatcher_signature(function)
    for keys, body in function.bodies:
        name = f"{function.name.identifier}_{keys[0].value}"
        with out.block(signature.declaration(name, first=LEADING)):
            write_body(out, body)
        yield keys, name
