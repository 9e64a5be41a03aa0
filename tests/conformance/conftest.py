"""Operators of torch bound by opdsl, built as an author builds a library."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="session")
def conform(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package `conform`: each function binds an operator of torch that torch binds too."""
    folder = tmp_path_factory.mktemp("conform")
    shutil.copytree(HERE / "library" / "operators", folder / "operators")
    (folder / "pyproject.toml").write_text("[tool.opdsl]\n", "utf-8")
    for command in ("build", "compile"):
        words = [sys.executable, "-m", "opdsl.cli.main", command, "-C", str(folder)]
        done = subprocess.run(words, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    sys.path.insert(0, str(folder / "build" / "lib"))
    return importlib.import_module("conform")
