"""`opdsl init`: which names and folders it takes, and what it writes.  What it writes is compiled in tests/engine."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from opdsl.cli.init import TAKEN, start_library
from opdsl.model.cpp_words import KEYWORDS
from opdsl.source import OpdslError
from tests.project import opdsl


def codes(folder: Path, name: str | None) -> list[str]:
    with pytest.raises(OpdslError) as raised:
        start_library(folder, name)
    return [diagnostic.code for diagnostic in raised.value.diagnostics]


@pytest.mark.parametrize(
    ("folder", "name"), [("my_ops", "my_ops"), ("My-Ops", "my_ops"), ("ops.v2", "ops_v2"), ("Ops 3", "ops_3")]
)
def test_the_name_is_the_folders(tmp_path: Path, folder: str, name: str) -> None:
    assert start_library(tmp_path / folder, None)[0] == name


@pytest.mark.parametrize("name", ["", "3d", "_ops", "My", "a-b", "a b", "größe", "ops\n", "../x"])
def test_a_name_that_is_no_identifier_is_refused(tmp_path: Path, name: str) -> None:
    assert codes(tmp_path / "project", name) == ["bad-name"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["namespace", "double", "lambda", "std", "aten", "torch", "random", "tests"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    assert codes(tmp_path / "project", name) == ["bad-name"]
    assert list(tmp_path.iterdir()) == []
    assert start_library(tmp_path / "project", f"my_{name}")[0] == f"my_{name}", "what the hint says works"


def test_every_word_of_cpp_is_taken() -> None:
    assert KEYWORDS <= TAKEN


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert codes(tmp_path, "std") == ["bad-name", "not-empty"]
    assert codes(tmp_path / "file", "ops") == ["not-empty"]
    assert (tmp_path / "file").read_text() == "mine"


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    assert start_library(tmp_path, "ops")[0] == "ops"


def test_every_file_carries_the_name_and_none_the_placeholder(tmp_path: Path) -> None:
    _, written = start_library(tmp_path / "project", "my_ops")
    files = {path.relative_to(tmp_path / "project").as_posix(): path for path in tmp_path.rglob("*") if path.is_file()}
    assert sorted(files) == sorted(written)
    assert {".gitignore", "CMakeLists.txt", "mypy.ini", "operators/ops.cpp", "tests/test_ops.py"} <= files.keys()
    assert not [path for path, file in files.items() if "template_name" in file.read_text("utf-8")]
    assert tomllib.loads(files["pyproject.toml"].read_text())["project"]["name"] == "my_ops"


def test_the_new_library_is_without_fault_and_builds(tmp_path: Path) -> None:
    assert opdsl(tmp_path, "init", "My-Ops").returncode == 0
    for command in (("check",), ("build",), ("build", "--check")):
        done = opdsl(tmp_path / "My-Ops", *command)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cant_be_written_is_an_error_without_a_traceback(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = opdsl(tmp_path, "init", "my_ops")
    assert done.returncode == 1
    assert "Permission denied" in done.stderr
    assert "Traceback" not in done.stderr
