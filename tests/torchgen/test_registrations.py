"""`opdsl import schemas`: what libraries register by hand, as declarations to start from."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from opdsl.frontend import load
from opdsl.lang import DispatchKey
from opdsl.model.parse import SchemaSyntaxError, parse_schema
from opdsl.model.schema import FunctionSchema
from opdsl.source import OpdslError
from opdsl.torchgen import read_registrations, write_library
from opdsl.torchgen.registrations import lettered
from opdsl.torchgen.spelling import canonical

pytest.importorskip("tree_sitter_cpp")
CORPUS = Path(__file__).resolve().parents[1] / "data" / "schemas.tsv"

CPP = r"""
#include <torch/library.h>
namespace shop {
TORCH_LIBRARY_FRAGMENT(shop, m) {
  // m.def("not_this(Tensor x) -> Tensor");
  m.def("blend(Tensor a, Tensor b, float by=0.5) -> Tensor");
  m.def(TORCH_SELECTIVE_SCHEMA("shop::sort_by(Tensor x, "
                               "Tensor! out, str mode='plain') -> ()"), {at::Tag::pt2_compliant_tag});
  m.def(R"(split(Tensor(a!) x, *, float[3] at) -> Tensor(a!))", &split_all);
  m.impl("sort_by", torch::kCUDA, &kernels::sort_by);
}
TORCH_LIBRARY_IMPL(shop, CPU, m) { m.impl(TORCH_SELECTIVE_NAME("shop::blend"), TORCH_FN(blend_cpu)); }
TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) { ops.def("late(Tensor x) -> Tensor"); }
}  // namespace shop
"""
PYTHON = """
import torch
lib = torch.library.Library("shop", "FRAGMENT")
lib.define("added(Tensor x, int n=1) -> Tensor")
torch.library.define("shop::other", "(Tensor x) -> (Tensor, Tensor)")
"""


def imported(folder: Path, namespace: str = "", **sources: str) -> Path:
    """The operators of these sources (`a_cpp` is a.cpp), as files."""
    paths = []
    for name, text in sources.items():
        path = folder / name.replace("_", ".")
        path.write_text(text, "utf-8")
        paths.append(path)
    operators = folder / "operators"
    operators.mkdir()
    for unit in write_library(read_registrations(paths, namespace)):
        (operators / unit.path).write_text(unit.text, "utf-8")
    return operators


def test_schemas_and_kernels_of_both_languages(tmp_path: Path) -> None:
    operators = imported(tmp_path, namespace="shop", bind_cpp=CPP, more_py=PYTHON)
    library = load([operators], tmp_path)
    functions = {f.name.unqualified: f for f in library.functions}
    assert library.namespace == "shop"
    assert {name: f.schema.signature for name, f in functions.items()} == {
        "blend": "(Tensor a, Tensor b, float by=0.5) -> Tensor",
        "sort_by": '(Tensor x, Tensor(a!) out, str mode="plain") -> ()',
        "split": "(Tensor(a!) x, *, float[3] at) -> Tensor(a!)",
        "late": "(Tensor x) -> Tensor",
        "added": "(Tensor x, int n=1) -> Tensor",
        "other": "(Tensor x) -> (Tensor, Tensor)",
    }
    kernels = {name: {key: kernel.name for key, kernel in f.dispatch} for name, f in functions.items() if f.dispatch}
    assert kernels == {
        "blend": {DispatchKey.CPU: "::blend_cpu"},
        "sort_by": {DispatchKey.CUDA: "kernels::sort_by"},
        "split": {DispatchKey.CompositeImplicitAutograd: "::split_all"},
    }


@pytest.mark.parametrize(
    ("body", "place", "message"),
    [
        ('m.def("f(Tenser x) -> Tensor");', "a.cpp:1:31", "bad-schema"),
        ('m.def("f", &f);', "a.cpp:1:31", "whose types aren't read"),
        ('m.def("f(Tensor x) -> Tensor"); m.def("f(Tensor y) -> Tensor");', "a.cpp:1:63", "defined otherwise at"),
        ('m.def("f(__torch__.torch.classes.shop.Cart c) -> Tensor");', "a.cpp:1:31", "no name of its own in Python"),
        ('m.def("f(Tensor[](a!) x) -> ()");', "a.cpp:1:31", "a set of the list"),
        ("", "import:1:1", "no schema was found"),
    ],
)
def test_what_can_not_be_declared_has_its_place(tmp_path: Path, body: str, place: str, message: str) -> None:
    with pytest.raises(OpdslError) as error:
        imported(tmp_path, a_cpp=f"TORCH_LIBRARY(shop, m) {{{body}}}")
    (diagnostic,) = error.value.diagnostics
    assert str(diagnostic.span).endswith(place)
    assert message in diagnostic.render(None)


def corpus() -> dict[str, list[str]]:
    """The schemas of libraries in the field, by namespace, each operator once."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for row in CORPUS.read_text("utf-8").splitlines():
        text = row.split("\t")[3]
        name, bracket, rest = text.partition("(")
        namespace, _, base = name.rpartition("::")
        found[namespace.replace("TORCH_EXTENSION_NAME", "ext") or "ext"].setdefault(base, f"{base}{bracket}{rest}")
    return {namespace: list(texts.values()) for namespace, texts in found.items() if namespace.isidentifier()}


def can_be_declared(text: str, schema: FunctionSchema) -> bool:
    """Of a class somebody has to say where it's defined; and some schemas say what can't be."""
    sets = {name for a in schema.arguments if a.alias is not None for name in a.alias.before}
    aliases = all(r.alias is None or sets.intersection(r.alias.before) for r in schema.returns)
    return aliases and not any(word in text for word in ("__torch__", "0x", "-> None", "[]("))


@pytest.mark.parametrize("namespace", sorted(corpus()))
def test_libraries_in_the_field(namespace: str, tmp_path: Path) -> None:
    wanted: dict[str, FunctionSchema] = {}
    lines = []
    for text in corpus()[namespace]:
        try:
            schema = canonical(lettered(parse_schema(text)))
        except SchemaSyntaxError:
            continue
        if can_be_declared(text, schema):
            wanted[schema.name.unqualified] = schema
            lines.append(f"  m.def({json.dumps(text)});\n")
    if not wanted:
        pytest.skip("only classes")
    operators = imported(tmp_path, bind_cpp=f"TORCH_LIBRARY({namespace}, m) {{\n{''.join(lines)}}}\n")
    loaded = {f.name.unqualified: f.schema.signature for f in load([operators], tmp_path).functions}
    assert loaded == {name: schema.signature for name, schema in wanted.items()}
