"""All of PyTorch's operators through Python and back, and torchgen's headers from the tree."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tokenize
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


def test_every_entry_comes_back(library: Library) -> None:
    theirs = yaml.load(Inputs.find().functions.read_text("utf-8"), Loader=yaml.CSafeLoader)
    (unit,) = export(library)
    ours = {e["func"]: e for e in map(entry, yaml.load(unit.text, Loader=yaml.CSafeLoader))}
    assert len(ours) == len(theirs)
    assert [e["func"] for e in map(entry, theirs) if ours.get(e["func"]) != e] == []


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
