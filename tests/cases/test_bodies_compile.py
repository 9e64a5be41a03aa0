"""The C++ of the cases in bodies.test is C++: it's compiled against the installed torch, without making objects."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opdsl.engine.compile import toolchain
from opdsl.frontend import load
from opdsl.targets import extension
from tests.cases.casefile import read
from tests.cases.test_cases import PRELUDE

pytestmark = pytest.mark.compile
pytest.importorskip("torch")

CASES = read(Path(__file__).with_name("bodies.test"))


@pytest.mark.parametrize("name", [case.name for case in CASES])
def test_body_compiles(name: str, tmp_path: Path) -> None:
    case = next(case for case in CASES if case.name == name)
    ops = tmp_path / "ops"
    ops.mkdir()
    for file, text in {"__init__.py": PRELUDE, **case.files}.items():
        (ops / file).write_text(text, "utf-8")
    for unit in extension.units(load([ops], tmp_path)):
        path = tmp_path / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")
    tools = toolchain()
    generated = tmp_path / "generated"
    includes = [f"-I{generated / 'include'}", f"-I{generated / 'runtime'}"]
    includes += [f"-isystem{path}" for path in tools.torch_includes]
    command = [*tools.compiler, "-std=c++20", "-Wall", "-Werror", "-fsyntax-only", *includes]
    done = subprocess.run([*command, str(generated / "src" / "case.cpp")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
