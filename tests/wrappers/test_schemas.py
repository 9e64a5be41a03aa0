"""Schemas built of constants are the same as PyTorch's parser makes of their text."""

from __future__ import annotations

import ctypes
import re
from dataclasses import replace
from pathlib import Path

import pytest

from opdsl.cpp.text import Writer
from opdsl.model.function import NativeFunction
from opdsl.model.parse import parse_schema
from opdsl.runtime import ROOT
from opdsl.targets.extension.schemas import schema_constants

from .conftest import compile_objects, link_library

FIELD = Path(__file__).parent.parent / "data" / "schemas.tsv"

CHECK = """\
#include <ATen/core/Reduction.h>
#include <ATen/core/Tensor.h>
#include <opdsl/build_schema.h>
#include <torch/csrc/jit/frontend/function_schema_parser.h>

#include <string>

namespace {

std::string faults;

void check(const char* text, const opdsl::Schema& constants) {
  const auto parsed = torch::jit::parseSchema(text);
  const auto built = opdsl::build_schema("field", constants);
  bool same = parsed == built;
  for (size_t i = 0; same && i < parsed.arguments().size(); ++i) {
    const auto& ours = *built.arguments()[i].real_type();
    const auto& theirs = *parsed.arguments()[i].real_type();
    same = ours == theirs;
    // Some types are recognised by their identity: the element of `Tensor?[]`.
    if (theirs.kind() == c10::TypeKind::ListType) {
      const auto& element = theirs.expectRef<c10::ListType>().getElementType();
      same = same && (element->kind() != c10::TypeKind::OptionalType ||
                      element == ours.expectRef<c10::ListType>().getElementType());
    }
  }
  if (!same) {
    faults += std::string(text) + "\\n";
  }
}

}  // namespace
"""


def source(schemas: list[str]) -> tuple[str, list[str]]:
    """A source that checks `schemas`, and those of them that stay text."""
    out = Writer()
    checks, left = [], []
    for number, text in enumerate(schemas):
        schema = parse_schema(text)
        base = f"op{number}_{re.sub(r'[^0-9a-zA-Z_]', '_', schema.name.base)}"
        schema = replace(schema, name=replace(schema.name, namespace="field", base=base))
        constants = schema_constants(out, NativeFunction(schema=schema))
        if constants.startswith('"'):
            left.append(text)
        else:
            escaped = str(schema).replace("\\", "\\\\").replace('"', '\\"')
            checks.append(f'check("{escaped}", {constants});')
    with out.block('extern "C" __attribute__((visibility("default"))) const char* check_all()'):
        out.lines(checks)
        out.line("return faults.c_str();")
    return CHECK + out.text, left


@pytest.mark.compile
def test_constants_give_what_the_parser_gives(tmp_path: Path) -> None:
    schemas = [line.split("\t")[-1] for line in FIELD.read_text("utf-8").splitlines()]
    # The parser reads a hexadecimal default as 0; opdsl refuses it.
    schemas = [text for text in schemas if "=0x" not in text]
    schemas += [
        "f(Tensor?[] a, Tensor[]? b, int[2] c=1, float[2] d=[0.5, 1], bool[3] e=[True, False, True]) -> Tensor[]",
        'g(Scalar a=1, Scalar b=1.5, Scalar c=True, str? d=None, str e="it\'s", ScalarType f=float) -> ()',
        "h(Tensor(a -> *) self, *, MemoryFormat m=contiguous_format, Layout l=strided, int r=Mean) -> Tensor(a)[]",
        "i(Tensor(a!)[] self, Tensor(b!)? b, SymInt[] c=[], Generator? g=None, Device? d=None) -> ()",
    ]
    text, left = source(schemas)
    assert len(left) < 10, left
    check = tmp_path / "check.cpp"
    check.write_text(text, "utf-8")
    objects = compile_objects([check, ROOT / "opdsl" / "schema.cpp"], [ROOT], tmp_path)
    run = ctypes.CDLL(str(link_library(objects, tmp_path / "libcheck.so"))).check_all
    run.restype = ctypes.c_char_p
    assert run().decode() == ""
