"""The writer of C++ text, and names that are safe in it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from opdsl.cpp.names import Locals, identifier
from opdsl.cpp.text import Cpp, Expr, Include, Writer
from opdsl.model.cpp_words import KEYWORDS
from opdsl.model.unit import Piece

EXPECTED = """\
// Made from operators/a.py.
#pragma once

#include "mine.h"

#include <ATen/core/Tensor.h>  // at::Tensor
#include <c10/core/Scalar.h>

#include <vector>

namespace opkit {

struct S {
  void f() {
    if (x) {
      return 1;
    }
  }
};

/// About `g`:
///   as it is.
int g() {
  return a +
      b;
}

}  // namespace opkit
"""


def test_a_unit() -> None:
    out = Writer()
    out.include("vector", "c10/core/Scalar.h", Include("mine.h", local=True), "vector")
    with out.namespace("opkit"):
        with out.piece("s", "struct"), out.block("struct S", ";"), out.block("void f()"), out.block("if (x)"):
            out.line(f"return {out.use(Expr(Cpp('1'), frozenset({Include('ATen/core/Tensor.h', 'at::Tensor')})))};")
        out.blank()
        with out.piece("g", "function"):
            out.comment("About `g`:\n  as it is.", "///")
            with out.block("int g()"):
                out.line("return a +\n    b;")
            out.blank()
    unit = out.unit("include/s.h", ["// Made from operators/a.py.", "#pragma once"])
    assert (unit.path, unit.text) == ("include/s.h", EXPECTED)
    assert unit.pieces == (Piece("s", "struct", 13, 19), Piece("g", "function", 21, 26))
    lines = unit.text.splitlines()
    assert [(lines[p.first - 1], lines[p.last - 1]) for p in unit.pieces] == [
        ("struct S {", "};"),
        ("/// About `g`:", "}"),
    ]


def test_comments_wrap_at_the_margin() -> None:
    out = Writer()
    with out.block():
        out.comment("word " * 60)
    lines = out.text.splitlines()[1:-1]
    assert len(lines) == 3
    assert all(line.startswith("  // word") and len(line) <= 120 for line in lines)


def test_blank_is_never_doubled() -> None:
    out = Writer()
    out.blank()
    out.line("a")
    out.blank()
    out.blank()
    out.line("b")
    assert out.text == "a\n\nb\n"


def test_text_alone_has_no_head() -> None:
    out = Writer()
    out.line("a")
    assert out.unit("a.h").text == "a\n"
    out.include("vector")
    assert out.unit("a.h").text == "#include <vector>\n\na\n"


def test_identifiers() -> None:
    assert [identifier(name) for name in ("self", "from", "register", "and", "NULL")] == [
        "self",
        "from",
        "register_",
        "and_",
        "NULL_",
    ]
    assert "co_await" in KEYWORDS


def test_locals_capture_nothing() -> None:
    local = Locals(["self", "result", "result_1"])
    assert [local("result"), local("result"), local("self"), local("keys"), local("new"), local("new")] == [
        "result_2",
        "result_3",
        "self_1",
        "keys",
        "new_",
        "new__1",
    ]


@given(
    st.lists(st.from_regex(r"[a-z]{1,2}(_[0-9])?", fullmatch=True)), st.lists(st.sampled_from(["a", "a_1", "b", "do"]))
)
def test_locals_are_distinct(taken: list[str], wanted: list[str]) -> None:
    local = Locals(taken)
    given = [local(name) for name in wanted]
    assert len({*given, *taken}) == len(given) + len(set(taken))
