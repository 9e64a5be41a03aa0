"""Python laid out by `ruff format`: many pieces in one run, each whole statements of a file of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec

WIDTH = 120
_MARK = "# -- the next piece"


def laid_out(pieces: Sequence[str]) -> list[str]:
    """Each piece as `ruff format` has it, without blank lines around it.  Raises `ModuleNotFoundError` without ruff."""
    if find_spec("ruff") is None:
        raise ModuleNotFoundError("there is no ruff", name="ruff")
    source = f"\n\n{_MARK}\n\n".join(pieces)
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--no-cache", f"--line-length={WIDTH}"]
    done = subprocess.run([*command, "--stdin-filename=tree.py", "-"], input=source, capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(done.stderr)
    return [piece.strip("\n") for piece in done.stdout.split(f"{_MARK}\n")]
