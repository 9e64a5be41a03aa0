"""The C++ of bodies and formulas is C++: it's compiled against the installed torch, without making objects."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opdsl.engine.compile import toolchain
from opdsl.frontend import load
from opdsl.targets import extension
from tests.cases.casefile import Case, read
from tests.cases.test_cases import PRELUDE

pytestmark = pytest.mark.compile
pytest.importorskip("torch")

CASES = [
    pytest.param(case, id=f"{name}-{case.name}")
    for name in ("bodies", "derivatives")
    for case in read(Path(__file__).with_name(f"{name}.test"))
    if "errors" not in case.expected
]


@pytest.mark.parametrize("case", CASES)
def test_body_compiles(case: Case, tmp_path: Path) -> None:
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
    includes = [f"-I{generated / 'include'}", f"-I{generated / 'runtime'}", f"-I{ops}"]
    includes += [f"-isystem{path}" for path in tools.torch_includes]
    command = [*tools.compiler, "-std=c++20", "-Wall", "-Werror", "-fsyntax-only", *includes]
    for source in sorted((generated / "src").glob("*.cpp")):
        if not source.name.startswith("opdsl_"):
            done = subprocess.run([*command, str(source)], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
