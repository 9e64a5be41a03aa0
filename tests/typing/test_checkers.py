"""mypy and basedpyright on opdsl, the operators and the stubs, and on a file of deliberate mistakes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MISTAKES = Path(__file__).with_name("mistakes.py")


def _marked(path: Path) -> set[int]:
    return {n for n, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.endswith("# E")}


def _mypy(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def _basedpyright(*arguments: str) -> list[dict[str, object]]:
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    found: list[dict[str, object]] = json.loads(done.stdout)["generalDiagnostics"]
    return [d for d in found if d["severity"] == "error"]


@pytest.mark.parametrize("paths", [("opdsl",), ("operators",), ("stubs",), ("tests",)], ids=lambda p: str(p[0]))
def test_mypy_is_clean(paths: tuple[str, ...]) -> None:
    done = _mypy(*paths)
    assert done.returncode == 0, done.stdout


def test_basedpyright_is_clean() -> None:
    assert _basedpyright() == []


def test_mypy_refuses_each_mistake() -> None:
    done = _mypy("--strict", "--disable-error-code", "empty-body", str(MISTAKES))
    lines = {int(n) for n in re.findall(rf"{MISTAKES.name}:(\d+): error", done.stdout)}
    assert lines == _marked(MISTAKES), done.stdout


def test_basedpyright_refuses_each_mistake(tmp_path: Path) -> None:
    config = tmp_path / "pyrightconfig.json"
    copy = tmp_path / MISTAKES.name
    copy.write_text(MISTAKES.read_text("utf-8"), "utf-8")
    config.write_text(json.dumps({"typeCheckingMode": "standard", "extraPaths": [str(ROOT)]}), "utf-8")
    found = _basedpyright("--project", str(config))
    lines = {d["range"]["start"]["line"] + 1 for d in found}  # type: ignore[index]
    assert lines == _marked(MISTAKES), found
