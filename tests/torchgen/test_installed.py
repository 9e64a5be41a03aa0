"""All of PyTorch's operators through Python and back, and torchgen's headers from the tree."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tokenize
from collections import Counter
from inspect import cleandoc
from pathlib import Path
from typing import Any

import pytest
import yaml

from opdsl.frontend import load
from opdsl.model.function import Library
from opdsl.model.parse import parse_schema
from opdsl.torchgen import Inputs, export, read, write_tree
from opdsl.torchgen.fold import fold, same
from opdsl.torchgen.spelling import canonical
from tests.aten import reference
from tests.aten.tokens import tokens

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.parity
pytest.importorskip("torchgen")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("imported") / "aten"
    folder.mkdir()
    for unit in write_tree(read(Inputs.find())):
        (folder / unit.path).write_text(unit.text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def library(tree: Path) -> Library:
    return load([tree], tree.parent)


def test_the_tree_is_the_library(library: Library) -> None:
    imported = {f.name: f for f in read(Inputs.find()).library.functions}
    loaded = {f.name: f for f in library.functions}
    assert len(imported) > 2500
    assert imported.keys() == loaded.keys()
    assert [str(name) for name in imported if not same(imported[name], loaded[name])] == []


def entry(raw: dict[str, Any]) -> dict[str, Any]:
    """An entry in one spelling: of defaults in the schema, of one tag, of keys that share a kernel."""
    found = {**raw, "func": str(canonical(parse_schema(raw["func"])))}
    tags = raw.get("tags", [])
    found["tags"] = [tags] if isinstance(tags, str) else tags
    found["variants"] = sorted(word.strip() for word in raw.get("variants", "function").split(","))
    loops = raw.get("ufunc_inner_loop", {})
    found["ufunc_inner_loop"] = {"Generic": loops} if isinstance(loops, str) else loops
    if "dispatch" in raw:
        table = raw["dispatch"]
        found["dispatch"] = {key.strip(): kernel for keys, kernel in table.items() for key in keys.split(",")}
    return found


@pytest.fixture(scope="module")
def exported(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Inputs:
    """What the tree says, as torchgen's inputs again."""
    installed = Inputs.find()
    folder = tmp_path_factory.mktemp("exported")
    for unit in export(library):
        (folder / unit.path).write_text(unit.text, "utf-8")
    return Inputs(folder, folder, installed.torchgen, installed.cpp)


def entries(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return found


def test_every_entry_comes_back(exported: Inputs) -> None:
    theirs = entries(Inputs.find().functions)
    ours = {e["func"]: e for e in map(entry, entries(exported.functions))}
    assert len(ours) == len(theirs)
    assert [e["func"] for e in map(entry, theirs) if ours.get(e["func"]) != e] == []


def test_every_derivative_comes_back(exported: Inputs) -> None:
    """As typed trees: rules, what's linear, what isn't differentiable or implemented, under which conditions."""
    theirs, ours = read(Inputs.find()).derivatives, read(exported).derivatives
    assert len(theirs) == 687
    assert ours.keys() == theirs.keys()
    assert [name.unqualified for name in theirs if theirs[name] != ours[name]] == []


def test_deprecated_signatures_and_tags_come_back(exported: Inputs) -> None:
    installed = Inputs.find()
    signatures = [{(e["name"], e["aten"]) for e in entries(inputs.deprecated)} for inputs in (installed, exported)]
    assert len(signatures[0]) == 44
    assert signatures[0] == signatures[1]
    tags = [{e["tag"]: cleandoc(e["desc"]) for e in entries(inputs.tags)} for inputs in (installed, exported)]
    assert len(tags[0]) == 20
    assert tags[0] == tags[1]


def formulas(path: Path) -> dict[tuple[str, str, str], str]:
    """Each formula by its entry, the block that it's in, and the inputs or results that it's for."""
    found = {}
    for raw in entries(path):
        blocks = raw.get("dispatch") or {"Default": {k: v for k, v in raw.items() if k not in _NO_FORMULA}}
        name = str(canonical(parse_schema(raw["name"])))
        for key, block in blocks.items():
            for names, text in block.items():
                for each in names.split(",") if text == "non_differentiable" else [names]:
                    found[name, key, each.replace(" ", "")] = text
    return found


_NO_FORMULA = ("name", "dispatch", "output_differentiability")
_TOKEN = re.compile(r'/\*.*?\*/|"[^"]*"|[\d.]+(?:e-?\d+)?|[A-Za-z_]\w*|->|::|\S')
_LEFT_OUT_OF_FORMULAS = {"at", "std", "c10", "::", "(", ")"}


def spelt(text: str) -> list[object]:
    """The tokens of a formula, without brackets, namespaces and comments, numbers as numbers, a missing one as `{}`."""
    text = re.sub(r"\{\{([^{}]*)\}\}", r"{\1}", text.replace("std::nullopt", "{}"))
    text = re.sub(r"(\w+)\.value\(\)", r"*\1", re.sub(r"!dtype\b", "!dtype.has_value()", text))
    tokens = [t for t in _TOKEN.findall(text) if t not in _LEFT_OUT_OF_FORMULAS and not t.startswith("/*")]
    return [float(t) if t[0].isdigit() else t for t in tokens]


def test_formulas_are_spelt_as_they_were(exported: Inputs) -> None:
    theirs, ours = formulas(Inputs.find().derivatives), formulas(exported.derivatives)
    # Of a number, this is said to no effect.
    (number,) = theirs.keys() - ours.keys()
    assert (number[0].partition("(")[0], number[2]) == ("to_padded_tensor", "padding")
    assert ours.keys() <= theirs.keys()
    differing = {name: (theirs[name], text) for name, text in ours.items() if spelt(theirs[name]) != spelt(text)}
    # Two choose the overload for symbolic sizes without one; two say the type of an arm that C++ knows.
    assert len(differing) <= 4, differing


def test_torchgen_takes_it(exported: Inputs, tmp_path: Path) -> None:
    """torchgen makes of the exported YAML what it makes of its own; what stands in lists, in another order."""
    (tmp_path / "own").mkdir()
    (tmp_path / "exported").mkdir()
    paths = reference.make(tmp_path / "own")
    assert reference.make(tmp_path / "exported", exported.native) == paths
    texts = [{path: (tmp_path / name / path).read_text("utf-8") for path in paths} for name in ("own", "exported")]
    assert len(paths) > 7000
    assert [path for path in paths if words(texts[0][path]) != words(texts[1][path])] == []


def words(text: str) -> Counter[str]:
    """The tokens of a file, in any order."""
    return Counter(re.sub(r"""['"\\]""", "", token) for token in tokens(text))


def test_it_says_the_same_with_less(tree: Path) -> None:
    assert len(fold(read(Inputs.find()).library)) <= 1750
    assert all(len(line) <= 120 for path in tree.iterdir() for line in path.read_text("utf-8").splitlines())
    assert all(path.read_text("utf-8").count("\n") <= 1500 for path in tree.iterdir())
    # Types that a rule's signature says once more, and what a YAML leaves to the headers of C++, are most of it.
    inputs = Inputs.find()
    assert size_of_python(tree) < 1.1 * (size_of_yaml(inputs.functions) + size_of_yaml(inputs.derivatives))


def size_of_yaml(path: Path) -> int:
    """Characters without comments and white space."""
    text = re.sub(r"(^|\s)#.*", "", path.read_text("utf-8"), flags=re.MULTILINE)
    return len(re.sub(r"\s", "", text))


def size_of_python(tree: Path) -> int:
    size = 0
    for path in tree.iterdir():
        with path.open("rb") as source:
            tokens = [t.string for t in tokenize.tokenize(source.readline) if t.type not in _LEFT_OUT]
        size += sum(len(re.sub(r"\s", "", text)) for text in tokens)
    return size


_LEFT_OUT = (tokenize.COMMENT, tokenize.ENCODING)


def test_checkers_and_formatters_accept_it(tree: Path, tmp_path: Path) -> None:
    settings = tmp_path / "pyrightconfig.json"
    strict = {"typeCheckingMode": "strict", "include": [str(tree)], "extraPaths": [str(ROOT)]}
    settings.write_text(json.dumps(strict), "utf-8")
    for command in (
        ["mypy", "--strict", "--config-file=", str(tree)],
        ["ruff", "format", "--line-length=120", "--check", str(tree)],
        ["basedpyright", "--project", str(settings), "--pythonpath", sys.executable],
    ):
        done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr
