"""What the kernel at ADInplaceOrView says is written."""

from __future__ import annotations

from opdsl.cpp.text import Writer
from opdsl.lang import DispatchKey
from opdsl.model.function import Kernel, NativeFunction
from opdsl.model.parse import parse_schema
from opdsl.wrappers.inplace_or_view import inplace_or_view


def test_only_tensors_have_versions() -> None:
    # A schema of the field marks an integer as written: `int!?`.
    schema = parse_schema("small::merge(Tensor! output, Tensor!? scale, int!? tokens, Tensor![] parts) -> ()")
    out = Writer()
    assert list(inplace_or_view(out, NativeFunction(schema, dispatch=((DispatchKey.CPU, Kernel("")),))))
    bumped = [line.strip() for line in out.text.split("\n") if "bump_version" in line]
    assert bumped == [f"opdsl::bump_version({name});" for name in ("output", "scale", "parts")]
