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
from opdsl.model.function import Library, NativeFunction
from opdsl.python.signatures import PythonFunction, python_functions, schema_parameters
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
    command = [sys.executable, "-m", "mypy", "--strict", "--enable-error-code=deprecated", "--config-file=", "calls.py"]
    assert errors(command, folder, r"calls\.py:(\d+): error", MYPYPATH=str(PACKAGES)) == MARKED


def test_basedpyright(folder: Path) -> None:
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable]
    assert errors(command, folder, r"calls\.py:(\d+):\d+ - error") == MARKED


def test_pyrefly(folder: Path) -> None:
    paths = ["--search-path", str(PACKAGES), "--python-interpreter-path", sys.executable]
    command = [str(SCRIPTS / "pyrefly"), "check", "calls.py", *paths, "--output-format=min-text", "--error=deprecated"]
    assert errors(command, folder, r"ERROR .*?calls\.py:(\d+)") == MARKED


def test_ty(folder: Path) -> None:
    paths = ["--extra-search-path", str(PACKAGES), "--python", sys.executable]
    command = [str(SCRIPTS / "ty"), "check", "calls.py", *paths, "--output-format=concise", "--error=deprecated"]
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
def nearest(self: Tensor, k: int = 1) -> Tensor:
    """With an older signature."""


@deprecated_signature(nearest, "k comes last")
def _(k: int, self: Tensor) -> Tensor:
    return nearest(self, k)
'''


def awkward(folder: Path) -> Library:
    (folder / "operators").mkdir()
    (folder / "operators" / "__init__.py").write_text(AWKWARD, "utf-8")
    return load([folder / "operators"], folder)


LIBRARIES = {
    "textbook": ROOT / "tests" / "gradients" / "textbook" / "operators",
    "conform": ROOT / "tests" / "conformance" / "library" / "operators",
    "wraptest": ROOT / "tests" / "wrappers" / "library" / "operators",
}


@pytest.mark.parametrize("name", ["awkward", *LIBRARIES])
def test_every_checker_accepts_the_stubs_of(name: str, tmp_path: Path) -> None:
    for unit in stubs.units(
        awkward(tmp_path) if name == "awkward" else load([LIBRARIES[name]], LIBRARIES[name].parent)
    ):
        path = tmp_path / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")
    strict = {"typeCheckingMode": "strict", "include": ["stubs"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(strict), "utf-8")
    files = [str(path) for path in sorted((tmp_path / "stubs").rglob("*.pyi"))]
    assert len(files) > 2
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


def test_overloads_stand_narrow_before_wide(tmp_path: Path) -> None:
    text = next(u.text for u in stubs.units(awkward(tmp_path)) if u.path == "stubs/awkward/__init__.pyi")
    assert text.index("by: builtins.float") < text.index("by: builtins.complex")
    assert text.index("def nearest(input: Tensor, k: builtins.int = 1)") < text.index("@deprecated")


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


OPERATORS = [f for f in load([ROOT / "operators"], ROOT).functions if not f.external]


def calls(function: NativeFunction) -> Iterator[str]:
    """How an operator is called through `torch.ops`: by its packet, and by its overload."""
    base, overload = function.name.base, function.name.overload or "default"
    yield from (f"ops.{base}(", f"ops.{base}.{overload}(")


def explains(text: str, function: NativeFunction) -> bool:
    """Whether an editor's answer has the arguments and the documentation of an operator."""
    doc = " ".join(re.findall(r"\w+", function.doc.split("\n")[0])[:4])
    return all(f"{p.name}:" in text for p in schema_parameters(function.schema)) and doc in " ".join(
        re.findall(r"\w+", text)
    )


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
        signatures = script.get_signatures(2, len(line))
        given = [[re.split(r"\W", text)[0] for text in o.parameter_texts if text != "*"] for o in function.overloads]
        if [[p.name for p in each.params] for each in signatures] != given:
            wrong.append(f"{function.name}: the signatures are {signatures}, not {given}")
        docs = [o.function.doc.split("\n")[0] for o in function.overloads]
        if any(doc not in each.docstring() for each, doc in zip(signatures, docs, strict=True)):
            wrong.append(f"{function.name}: a signature lacks its documentation")
    assert not wrong, "\n".join(wrong)


def test_torch_ops_complete(server: LanguageServer) -> None:
    project = jedi.Project(str(ROOT), added_sys_path=[str(PACKAGES)], smart_sys_path=False)
    text = "from opkit import ops\nops.rms_norm.\n"
    server.open(text)
    assert {"default", "out"} <= set(server.completions(1, len("ops.rms_norm.")))
    assert {"default", "out"} <= {c.name for c in jedi.Script(text, project=project).complete(2, len("ops.rms_norm."))}
    text = "from opkit import ops\nops.\n"
    server.open(text)
    names = {f.name.base for f in OPERATORS}
    assert names <= set(server.completions(1, len("ops.")))
    assert names <= {c.name for c in jedi.Script(text, project=project).complete(2, len("ops."))}


def test_the_language_server_answers_for_every_operator(server: LanguageServer) -> None:
    wrong = []
    for function in OPERATORS:
        for call in calls(function):
            server.open(f"from opkit import ops\n{call}\n")
            if not explains(help := server.signature_help(1, len(call)), function):
                wrong.append(f"{call}: signature help says {help}")
            # A packet has the documentation of its first overload.
            told = function if call.count(".") == 2 else next(f for f in OPERATORS if f.name.base == function.name.base)
            hover = server.hover(1, len(call) - 2)
            if told.doc.split("\n")[0] not in hover:
                wrong.append(f"{call}: hover says {hover}")
    assert not wrong, "\n".join(wrong)


def test_jedi_answers_for_every_operator() -> None:
    project = jedi.Project(str(ROOT), added_sys_path=[str(PACKAGES)], smart_sys_path=False)
    wrong = []
    for function in OPERATORS:
        for call in calls(function):
            script = jedi.Script(f"from opkit import ops\n{call}\n", project=project)
            shown = "\n".join(s.to_string() for s in script.get_signatures(2, len(call)))
            shown += "".join(d.docstring() for d in script.infer(2, len(call) - 1))
            if not all(f"{p.name}:" in shown for p in schema_parameters(function.schema)) or not function.doc:
                wrong.append(f"{call}: the signatures are {shown}")
            if call.count(".") == 2 and function.doc.split("\n")[0] not in shown:
                wrong.append(f"{call}: the documentation is {shown}")
    assert not wrong, "\n".join(wrong)
