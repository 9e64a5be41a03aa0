"""PyTorch's own operators: every header and all declarations are torchgen's, token for token."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from opdsl.engine.aten import STATE, aten_units
from opdsl.frontend import load
from opdsl.model.function import Library
from opdsl.model.schema import FunctionSchema
from opdsl.torchgen import Inputs, read, write_tree
from tests.aten import reference
from tests.aten.tokens import differing, same, tokens

pytestmark = pytest.mark.parity

pytest.importorskip("torchgen")


@pytest.fixture(scope="module")
def library() -> Library:
    return read(Inputs.find()).library


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """torchgen's own output, and what the target is held against."""
    root = tmp_path_factory.mktemp("torchgen")
    return root, reference.make(root)


def texts(library: Library) -> dict[str, str]:
    return {unit.path: unit.text for unit in aten_units(library)}


def test_every_file_is_the_same(library: Library, made: tuple[Path, list[str]]) -> None:
    root, paths = made
    ours = texts(library)
    assert len(paths) > 7000
    assert differing(ours, root, paths) == []
    assert [path for path in ours if path not in paths and not path.startswith(STATE)] == []


def test_the_tree_of_python_gives_the_same(made: tuple[Path, list[str]], tmp_path: Path) -> None:
    """Through typed Python and back: the same declarations, in the order of its files, where all stand in one file."""
    tree = tmp_path / "aten"
    tree.mkdir()
    for unit in write_tree(read(Inputs.find())):
        (tree / unit.path).write_text(unit.text, "utf-8")
    ours = texts(load([tree], tmp_path))
    paths = [path for path in made[1] if path.endswith(".h")]
    theirs = {path: (made[0] / path).read_text("utf-8") for path in paths}
    assert len(paths) > 7000
    assert [path for path in paths if words(ours.get(path, "")) != words(theirs[path])] == []


def words(text: str) -> Counter[str]:
    """The tokens of a file in any order; a string in a schema is spelt with either quote."""
    return Counter(re.sub(r"""['"\\]""", "", token) for token in tokens(text))


def renamed(schema: FunctionSchema) -> FunctionSchema:
    *others, last = schema.positional
    return replace(schema, positional=(*others, replace(last, name=f"{last.name}x")))


def test_one_changed_letter_is_found(library: Library, made: tuple[Path, list[str]]) -> None:
    family = next(f for f in library.families if f.functional is not None and f.functional.name.unqualified == "bmm")
    assert family.functional is not None
    changed = replace(family, functional=replace(family.functional, schema=renamed(family.functional.schema)))
    mutant = replace(library, families=tuple(changed if f is family else f for f in library.families))
    before, after = texts(library), texts(mutant)
    other = [path for path in after if path in made[1] and before.get(path) != after[path]]
    assert {"ATen/ops/bmm_ops.h", "ATen/ops/bmm.h", "ATen/Declarations.yaml"} <= set(other)
    assert all(not same(after[path], (made[0] / path).read_text("utf-8"), path) for path in other)


def test_the_same_whatever_came_before(library: Library) -> None:
    assert texts(library) == texts(read(Inputs.find()).library)
