"""Operator files that can't be read or parsed are reported, each for what it is."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from opdsl.frontend import load
from opdsl.source import OpdslError
from tests.project import make


def faults(project: Path, *operators: str) -> list[tuple[str, str, str]]:
    with pytest.raises(OpdslError) as raised:
        load([project / name for name in operators or ("operators",)], project)
    return [(d.span.path, d.code, d.message) for d in raised.value.diagnostics]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make(tmp_path / "project")


@pytest.mark.parametrize(
    "text", [f"x = {'-' * 50_000}1", f"x = a{'.a' * 50_000}", "x = " + "+".join("1" * 50_000)], ids=["-", ".", "+"]
)
def test_what_is_nested_too_deeply(project: Path, text: str) -> None:
    (project / "operators" / "deep.py").write_text(text)
    message = "this can't be parsed as Python: it's nested too deeply"
    assert faults(project) == [("operators/deep.py", "syntax-error", message)]


def _to_nothing(path: Path) -> None:
    path.symlink_to("nowhere.py")


def _to_itself(path: Path) -> None:
    path.symlink_to(path.name)


@pytest.mark.parametrize(
    ("make_it", "what"),
    [
        (_to_nothing, "a link that leads nowhere"),
        (_to_itself, "a link that leads nowhere"),
        (os.mkfifo, "no regular file"),
    ],
)
def test_what_is_called_a_file_and_is_none(project: Path, make_it: Callable[[Path], None], what: str) -> None:
    """Below a folder, or named by the settings; editors' locks (`.#x.py`) are no operator files."""
    make_it(project / "operators" / "x.py")
    make_it(project / "operators" / ".#y.py")
    fault = ("operators/x.py", "unreadable-file", f"can't read this file: it's {what}")
    assert faults(project) == [fault]
    assert fault in faults(project, "operators/x.py")


@pytest.mark.parametrize("unreadable", ["operators", "operators/more"])
def test_a_folder_that_can_not_be_read_is_not_empty(
    project: Path, monkeypatch: pytest.MonkeyPatch, unreadable: str
) -> None:
    (project / "operators" / "more").mkdir()
    scandir = os.scandir

    def refusing(path: str) -> Iterator[os.DirEntry[str]]:
        if Path(path) == project / unreadable:
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    found = [(path, code, message) for path, code, message in faults(project) if code != "no-library"]
    assert found == [(unreadable, "unreadable-file", "can't read this folder: Permission denied")]
