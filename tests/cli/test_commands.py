"""The commands as a user runs them, each in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.project import ROOT, make, opdsl, snapshot


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make(tmp_path / "project")


def contents(root: Path) -> dict[str, bytes]:
    return {path: data for path, (_, data) in snapshot(root).items()}


def test_build_twice_changes_nothing(project: Path) -> None:
    first = opdsl(project, "build")
    assert first.returncode == 0, first.stderr
    assert "small: 3 operators" in first.stdout
    before = snapshot(project)
    assert "generated/src/ops.cpp" in before
    assert "stubs/small/__init__.pyi" in before
    second = opdsl(project, "build")
    assert "0 files written, 0 removed" in second.stdout
    assert snapshot(project) == before


def test_the_same_bytes_whatever_the_hash_seed_and_the_jobs(project: Path) -> None:
    results = []
    for seed, jobs in (("1", "1"), ("2", "2"), ("3", "4")):
        opdsl(project, "build", "-j", jobs, PYTHONHASHSEED=seed)
        results.append(contents(project))
    assert results[0] == results[1] == results[2]


def test_build_needs_no_torch(project: Path) -> None:
    done = opdsl(project, "build", code="sys.modules['torch'] = None; sys.modules['torchgen'] = None")
    assert done.returncode == 0, done.stderr


def test_check_says_what_is_stale(project: Path) -> None:
    opdsl(project, "build")
    assert opdsl(project, "build", "--check").returncode == 0
    operators = project / "operators" / "ops.py"
    operators.write_text(operators.read_text().replace("by: float = 2.0", "by: float = 3.0"))
    before = snapshot(project)
    done = opdsl(project, "build", "--check")
    assert done.returncode == 1
    assert "+++ generated/src/ops.cpp (from the declarations)" in done.stdout
    assert "+def scale(input: Tensor, by: float = 3.0" in done.stdout
    assert "stale" in done.stderr
    assert snapshot(project) == before


def test_files_of_an_operator_that_is_gone_are_removed_and_no_others(project: Path) -> None:
    opdsl(project, "build")
    own = project / "generated" / "include" / "small" / "mine.h"
    own.write_text("// written by hand\n")
    operators = project / "operators" / "ops.py"
    operators.write_text(operators.read_text().partition("\n\n\n@native_function(dispatch=(CPU, Meta))\ndef shift_")[0])
    done = opdsl(project, "build")
    assert "2 removed" in done.stdout
    assert not (project / "generated/include/small/ops/shift.h").exists()
    assert own.exists()


def test_faults_are_shown_all_at_once_and_nothing_is_written(project: Path) -> None:
    opdsl(project, "build")
    before = snapshot(project)
    operators = project / "operators" / "ops.py"
    operators.write_text(
        operators.read_text().replace("self: Tensor", "self: Tenser").replace("by: float = 1.0", "by: int = 'x'")
    )
    (project / "operators" / "broken.py").write_text("def f(:\n")
    for command in ("build", "check", "compile"):
        done = opdsl(project, command)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert "operators/ops.py:7:17: error[unknown-type]" in done.stderr
        assert "did you mean `Tensor`?" in done.stderr
        assert "error[bad-default]" in done.stderr
        assert "operators/broken.py:1:7: error[syntax-error]" in done.stderr
    assert snapshot(project) == before


def _not_utf8(project: Path) -> None:
    (project / "operators" / "ops.py").write_bytes(b"\xff\xfe")


def _folder_with_the_name_of_a_file(project: Path) -> None:
    (project / "operators" / "x.py").mkdir()


def _pipe_with_the_name_of_a_file(project: Path) -> None:
    os.mkfifo(project / "operators" / "x.py")


def _no_library(project: Path) -> None:
    (project / "operators" / "__init__.py").write_text("")


def _two_libraries(project: Path) -> None:
    (project / "operators" / "more.py").write_text('from opdsl import library\nlibrary("b")\n')


def _no_operators(project: Path) -> None:
    (project / "operators").rename(project / "elsewhere")


def _settings(text: str) -> Callable[[Path], None]:
    def write(project: Path) -> None:
        (project / "pyproject.toml").write_text(text)

    return write


@pytest.mark.parametrize(
    ("break_it", "code"),
    [
        (_not_utf8, "not-utf-8"),
        (_folder_with_the_name_of_a_file, ""),
        (_pipe_with_the_name_of_a_file, "unreadable-file"),
        (_no_library, "no-library"),
        (_two_libraries, "two-libraries"),
        (_no_operators, "no-such-path"),
        (_settings("[tool.opdsl]\noperatrs = 3\n"), "unknown-setting"),
        (_settings("[tool.opdsl]\noperators = 3\n"), "bad-setting"),
        (_settings('[tool.opdsl]\nsources = ["/abs/*.cpp"]\n'), "bad-setting"),
        (_settings('[tool.opdsl]\nsources = [""]\n'), "bad-setting"),
        (_settings('[tool.opdsl]\ngenerated = "../out"\n'), "bad-setting"),
        (_settings("[tool]\nopdsl = 3\n"), "bad-setting"),
        (_settings("[tool\n"), "bad-toml"),
    ],
)
def test_bad_input_is_explained(project: Path, break_it: Callable[[Path], None], code: str) -> None:
    break_it(project)
    done = opdsl(project, "check")
    assert "Traceback" not in done.stderr
    assert (done.returncode == 1) == bool(code), done.stderr
    assert code in done.stderr


def test_a_folder_that_is_not_there(project: Path) -> None:
    done = opdsl(project, "check", "-C", "nowhere")
    assert done.returncode == 1
    assert "no-such-path" in done.stderr


def test_explain_names_every_piece(project: Path) -> None:
    opdsl(project, "build")
    done = opdsl(project, "explain", "shift_")
    assert done.returncode == 0, done.stderr
    assert "small::shift_(Tensor(a!) self, float by=1.0) -> Tensor(a!)" in done.stdout
    assert "operators/ops.py:13:5" in done.stdout
    assert "dispatch     CPU" in done.stdout
    for line in done.stdout.splitlines():
        if ":" in line and "generated/src/ops.cpp" in line:
            path, _, lines = line.split()[-1].partition(":")
            first, _, last = lines.partition("-")
            text = (project / path).read_text().splitlines()[int(first) - 1 : int(last)]
            assert any("shift_" in t for t in text)
    assert opdsl(project, "explain", "small::scale.out").returncode == 0


def test_explain_of_an_unknown_operator_suggests_one(project: Path) -> None:
    done = opdsl(project, "explain", "scal")
    assert done.returncode == 1
    assert "did you mean `scale`?" in done.stderr


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("scale", ["scale", "scale.out", "scale.Tensor", "scale_.Tensor"]),
        ("scale_", ["scale_.Tensor"]),
        ("shift", ["shift_"]),
        ("scale.default", ["scale"]),
        ("small::scale.out", ["scale.out"]),
        ("scale.Tensor", ["scale.Tensor"]),
        ("scal", []),
        ("scale.x", []),
    ],
)
def test_explain_shows_all_that_share_a_name(project: Path, asked: str, shown: list[str]) -> None:
    operators = project / "operators" / "ops.py"
    operators.write_text(
        f"{operators.read_text()}\n\n@native_function('scale.Tensor', dispatch=CPU, inplace=True)\n"
        'def scale_tensor(self: Tensor, by: Tensor) -> Tensor:\n    """Elementwise."""\n    ...\n'
    )
    done = opdsl(project, "explain", asked)
    assert (done.returncode == 1) == (not shown), done.stderr
    found = [line.partition("(")[0] for line in done.stdout.splitlines() if line.startswith("small::")]
    assert sorted(found) == sorted(f"small::{name}" for name in shown)


@pytest.mark.parametrize("arguments", [("explain", "scale"), ("build", "--check"), ("check",), ("build",)])
def test_a_reader_that_leaves_is_no_fault(project: Path, arguments: tuple[str, ...]) -> None:
    closed = "import os; reading, writing = os.pipe(); os.close(reading); os.dup2(writing, 1)"
    done = opdsl(project, *arguments, code=closed)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["init", "check", "build", "compile", "explain", "vocabulary"])
def test_help_has_an_example(command: str, tmp_path: Path) -> None:
    done = opdsl(tmp_path, command, "--help")
    assert done.returncode == 0
    assert f"Example: opdsl {command}" in done.stdout


def test_what_is_committed_is_up_to_date() -> None:
    done = opdsl(ROOT, "build", "--check")
    assert done.returncode == 0, done.stdout + done.stderr
