"""The built package as type checkers and editors see it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jedi
import pytest

from opdsl.frontend import load
from opdsl.python.signatures import PythonFunction, python_functions
from opdsl.targets import stubs
from tests.typing.language_server import LanguageServer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "build" / "lib"
CALLS = Path(__file__).with_name("calls.py")
SCRIPTS = Path(sys.executable).parent
MARKED = {n for n, line in enumerate(CALLS.read_text("utf-8").splitlines(), 1) if line.endswith("# E")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of somebody who uses the package: their file, no settings of ours."""
    made = tmp_path_factory.mktemp("user")
    shutil.copy(CALLS, made / "calls.py")
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(PACKAGES)], "include": ["calls.py"]}
    (made / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    return made


def errors(command: list[str], folder: Path, pattern: str, **environment: str) -> set[int]:
    """The lines of calls.py in which a checker finds errors."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    return {int(line) for line in re.findall(pattern, done.stdout)}


def test_mypy(folder: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "calls.py"]
    assert errors(command, folder, r"calls\.py:(\d+): error", MYPYPATH=str(PACKAGES)) == MARKED


def test_basedpyright(folder: Path) -> None:
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable]
    assert errors(command, folder, r"calls\.py:(\d+):\d+ - error") == MARKED


def test_pyrefly(folder: Path) -> None:
    paths = ["--search-path", str(PACKAGES), "--python-interpreter-path", sys.executable]
    command = [str(SCRIPTS / "pyrefly"), "check", "calls.py", *paths, "--output-format", "min-text"]
    assert errors(command, folder, r"ERROR .*?calls\.py:(\d+)") == MARKED


def test_ty(folder: Path) -> None:
    paths = ["--extra-search-path", str(PACKAGES), "--python", sys.executable]
    command = [str(SCRIPTS / "ty"), "check", "calls.py", *paths, "--output-format", "concise"]
    assert errors(command, folder, r"calls\.py:(\d+):\d+: error") == MARKED


def test_pyrefly_and_ty_accept_the_stubs() -> None:
    place = str(ROOT / "stubs")
    files = [str(path) for path in sorted((ROOT / "stubs").rglob("*.pyi"))]
    pyrefly = [str(SCRIPTS / "pyrefly"), "check", *files, "--search-path", place]
    ty = [str(SCRIPTS / "ty"), "check", *files, "--extra-search-path", place]
    for command in ([*pyrefly, "--python-interpreter-path", sys.executable], [*ty, "--python", sys.executable]):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


AWKWARD = '''\
"""Names and orders that get in each other's way."""

from opdsl import Scalar, Tensor, deprecated_signature, library, native_function

library("awkward", differentiable=False)


@native_function()
def scale(self: Tensor, by: Scalar) -> Tensor:
    """The wide one first."""


@native_function("scale.float")
def scale_float(self: Tensor, by: float) -> Tensor:
    """An overload called as a type is."""


@native_function("scale.Tensor")
def scale_tensor(self: Tensor, by: Tensor) -> Tensor:
    """And another."""


@native_function(out=True)
def peak(self: Tensor) -> Tensor:
    """A family with an overload `out`."""


@native_function()
def peak_out(self: Tensor) -> Tensor:
    """An operator of that name."""


@native_function("complex")
def complex_op(self: Tensor, k: int = 1, *, by: Scalar = 1) -> Tensor:
    """An operator called as a type is."""


@native_function()
def near(self: Tensor, k: int = 1) -> Tensor:
    """With an older signature."""


@deprecated_signature(near, "k comes last")
def _(k: int, self: Tensor) -> Tensor:
    return near(self, k)
'''


def test_every_checker_accepts_stubs_of_awkward_names(tmp_path: Path) -> None:
    (tmp_path / "operators").mkdir()
    (tmp_path / "operators" / "__init__.py").write_text(AWKWARD, "utf-8")
    for unit in stubs.units(load([tmp_path / "operators"], tmp_path)):
        path = tmp_path / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")
    strict = {"typeCheckingMode": "strict", "include": ["stubs"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(strict), "utf-8")
    files = [str(path) for path in sorted((tmp_path / "stubs").rglob("*.pyi"))]
    place = str(tmp_path / "stubs")
    pyrefly = [str(SCRIPTS / "pyrefly"), "check", *files, "--search-path", place]
    for command in (
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", *files],
        [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable],
        [*pyrefly, "--python-interpreter-path", sys.executable],
        [str(SCRIPTS / "ty"), "check", *files, "--extra-search-path", place, "--python", sys.executable],
    ):
        paths = {**os.environ, "MYPYPATH": place}
        done = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    text = (tmp_path / "stubs" / "awkward" / "__init__.pyi").read_text("utf-8")
    assert text.index("by: builtins.float") < text.index("by: builtins.complex")


def test_stubtest_finds_no_difference(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy.stubtest", "opkit"]
    paths = {**os.environ, "PYTHONPATH": str(PACKAGES)}
    done = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# -- editors

FUNCTIONS = [f for f in python_functions(load([ROOT / "operators"], ROOT)) if f.exported]


def source(function: PythonFunction) -> str:
    module = ".".join(filter(None, ["opkit", function.module]))
    return f"import {module}\n{module}.{function.name}(\n"


def words(function: PythonFunction) -> tuple[str, str]:
    """A parameter, and the first words of the documentation."""
    first = function.doc.split("\n")[0]
    return str(function.overloads[0].parameters[0]), " ".join(re.findall(r"\w+", first)[:4])


def says(text: str, function: PythonFunction) -> bool:
    """Whether an editor's answer has the name, the signature and the documentation."""
    parameter, doc = words(function)
    plain = " ".join(re.findall(r"\w+", text))
    return function.name in text and parameter.split(":")[0] in text and doc in plain


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[LanguageServer]:
    program = SCRIPTS / "basedpyright-langserver"
    with LanguageServer([str(program), "--stdio"], folder) as running:
        yield running


def test_the_language_server_answers_for_every_function(server: LanguageServer) -> None:
    wrong = []
    for function in FUNCTIONS:
        text = source(function)
        line = text.split("\n")[1]
        server.open(text)
        if function.name not in server.completions(1, line.rindex(".") + 1):
            wrong.append(f"{function.name}: not completed")
        if not says(hover := server.hover(1, line.rindex(".") + 2), function):
            wrong.append(f"{function.name}: hover says {hover}")
        help = server.signature_help(1, len(line))
        parameters = [p.name for o in function.overloads for p in o.parameters]
        if not says(f"{function.name}{help}", function) or not all(f"{name}:" in help for name in parameters):
            wrong.append(f"{function.name}: signature help says {help}")
    assert not wrong, "\n".join(wrong)


def test_jedi_answers_for_every_function() -> None:
    project = jedi.Project(str(ROOT), added_sys_path=[str(PACKAGES)], smart_sys_path=False)
    wrong = []
    for function in FUNCTIONS:
        text = source(function)
        line = text.split("\n")[1]
        script = jedi.Script(text, project=project)
        names = {completion.name for completion in script.complete(2, line.rindex(".") + 1)}
        if function.name not in names:
            wrong.append(f"{function.name}: not completed")
        shown = "".join(d.docstring() for d in script.infer(2, line.rindex(".") + 2))
        if not says(shown, function):
            wrong.append(f"{function.name}: help says {shown}")
        if function.name not in {signature.name for signature in script.get_signatures(2, len(line))}:
            wrong.append(f"{function.name}: no signature")
    assert not wrong, "\n".join(wrong)


def test_torch_ops_complete(server: LanguageServer) -> None:
    server.open("from opkit import ops\nops.rms_norm.\n")
    assert {"default", "out"} <= set(server.completions(1, len("ops.rms_norm.")))
    server.open("from opkit import ops\nops.\n")
    operators = {f.name.base for f in load([ROOT / "operators"], ROOT).functions if not f.external}
    assert operators <= set(server.completions(1, len("ops.")))
