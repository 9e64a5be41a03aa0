"""The vocabulary that's shipped is that of the installed torch, and checkers take it at its word."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from opdsl.vocabulary import SCHEMAS, names, overloads, read_operator
from opdsl.vocabulary.generate import installed_operators, vocabulary_files

ROOT = Path(__file__).resolve().parents[2]
FORMULAS = Path(__file__).with_name("formulas.py")


def test_what_is_shipped_is_what_torch_has() -> None:
    pytest.importorskip("torchgen")
    for path, text in vocabulary_files(installed_operators()).items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run `opdsl vocabulary`"


def test_every_line_is_read_as_it_is_written() -> None:
    lines = [line for line in SCHEMAS.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 2500
    assert [str(read_operator(line)) for line in lines] == lines
    known = {*names(method=True), *names(method=False)}
    assert sum(len(overloads(name)) for name in known) == len(lines)


def test_overloads_keep_their_order_and_variants() -> None:
    add = overloads("add")
    assert [o.schema.name.overload for o in add] == ["Tensor", "out", "Scalar"]
    assert (add[0].function, add[0].method) == (True, True)
    assert (overloads("zeros_like")[0].function, overloads("zeros_like")[0].method) == (True, False)
    assert overloads("no_such_operator") == ()


def _marked() -> set[int]:
    return {n for n, line in enumerate(FORMULAS.read_text("utf-8").splitlines(), 1) if line.endswith("# E")}


def test_mypy_reads_formulas() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(FORMULAS)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    lines = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line}
    assert lines == _marked(), done.stdout


def test_basedpyright_reads_formulas(tmp_path: Path) -> None:
    config = tmp_path / "pyrightconfig.json"
    config.write_text(json.dumps({"typeCheckingMode": "strict", "extraPaths": [str(ROOT)]}))
    (tmp_path / FORMULAS.name).write_text(FORMULAS.read_text("utf-8"))
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(
        [*command, "--project", str(config)], capture_output=True, text=True, check=False, env={**os.environ}
    )
    found = [d for d in json.loads(done.stdout)["generalDiagnostics"] if d["severity"] == "error"]
    assert {d["range"]["start"]["line"] + 1 for d in found} == _marked(), found


def test_functions_say_that_they_do_not_run() -> None:
    from opdsl import Tensor, at

    with pytest.raises(NotImplementedError, match=r"at\.zeros_like"):
        at.zeros_like(Tensor())
