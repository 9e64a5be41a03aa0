"""`opdsl build TREE --target aten`: what it writes, what it leaves alone, what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project import make, opdsl

pytest.importorskip("torchgen")

INIT = '"""PyTorch\'s own."""\n\nfrom opdsl import library\n\nlibrary("aten", differentiable=False)\n'
OPS = """\
from opdsl import CPU, CUDA, Tensor, native_function


@native_function(dispatch={CPU: "scale_cpu", CUDA: "scale_cuda"}, method=True)
def scale(self: Tensor, by: float = 2.0) -> Tensor: ...


@native_function(dispatch={CPU: "shift_cpu"})
def shift(self: Tensor, by: float) -> Tensor: ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "operators"
    folder.mkdir()
    (folder / "__init__.py").write_text(INIT)
    (folder / "ops.py").write_text(OPS)
    return tmp_path


def snapshot(root: Path) -> dict[str, tuple[int, bytes]]:
    """Every file: when it was written, and what it holds."""
    files = sorted(path for path in root.rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): (path.stat().st_mtime_ns, path.read_bytes()) for path in files}


def build(root: Path, *arguments: str, code: str = "") -> str:
    done = opdsl(root, "build", "operators", "--target", "aten", "--out", "out", *arguments, code=code)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_changed_is_written_and_nothing_else(tree: Path) -> None:
    assert "aten: 2 operators" in build(tree, code="sys.modules['torch'] = None")
    assert "at::_ops::scale::call(self, by)" in (tree / "out/ATen/ops/scale.h").read_text()
    before = snapshot(tree / "out")
    assert "files are up to date" in build(tree)
    assert snapshot(tree / "out") == before
    ops = tree / "operators" / "ops.py"
    ops.write_text(ops.read_text().replace("scale_cuda", "scale_gpu"))
    build(tree)
    after = snapshot(tree / "out")
    changed = {path for path in after if after[path] != before[path] and not path.startswith(".opdsl")}
    assert changed == {"ATen/ops/scale_native.h"}


def test_a_file_that_was_edited_or_lost_is_made_again(tree: Path) -> None:
    build(tree)
    before = {path: data for path, (_, data) in snapshot(tree / "out").items() if not path.startswith(".opdsl")}
    (tree / "out/ATen/Functions.h").write_text("edited")
    (tree / "out/ATen/ops/scale.h").unlink()
    assert "2 files written" in build(tree)
    after = {path: data for path, (_, data) in snapshot(tree / "out").items() if not path.startswith(".opdsl")}
    assert after == before


def test_a_file_that_was_only_touched_is_left_alone(tree: Path) -> None:
    build(tree)
    (tree / "out/ATen/Functions.h").touch()
    assert "0 files written, 0 removed" in build(tree)
    assert "files are up to date" in build(tree)


def test_notes_that_nobody_can_read_are_no_notes(tree: Path) -> None:
    build(tree)
    (tree / "out/.opdsl/state.json").write_text('{"inputs": 1}')
    assert "0 files written, 0 removed" in build(tree)


def test_an_operator_that_goes_takes_its_headers_along(tree: Path) -> None:
    build(tree)
    ops = tree / "operators" / "ops.py"
    ops.write_text(ops.read_text().partition('\n\n@native_function(dispatch={CPU: "shift')[0])
    build(tree)
    left = {path for path in snapshot(tree / "out") if "ops/" in path}
    names = ("scale.h", "scale_ops.h", "scale_native.h", "scale_cpu_dispatch.h", "scale_cuda_dispatch.h")
    assert left == {f"ATen/ops/{name}" for name in names}


def test_only_headers(tree: Path) -> None:
    build(tree, "--only", "headers")
    assert not (tree / "out/ATen/Declarations.yaml").exists()
    build(tree)
    assert (tree / "out/ATen/Declarations.yaml").read_text().startswith("- name: scale\n  operator_name: scale\n")


def test_check_shows_what_would_be_written(tree: Path) -> None:
    done = opdsl(tree, "build", "operators", "--target", "aten", "--out", "out", "--check")
    assert done.returncode == 1
    assert "+++ ATen/ops/scale.h (from the declarations)" in done.stdout
    assert not (tree / "out").exists()


def test_faults_are_shown_at_their_place(tree: Path) -> None:
    ops = tree / "operators" / "ops.py"
    ops.write_text(ops.read_text().replace("by: float)", "by: flot)"))
    done = opdsl(tree, "build", "operators", "--target", "aten", "--out", "out")
    assert done.returncode == 1
    assert "operators/ops.py:9:29: error[unknown-type]" in done.stderr
    assert not (tree / "out").exists()


def test_no_torch_to_take_templates_from(tree: Path) -> None:
    hidden = "import importlib.util as u; u.find_spec = lambda name: None"
    done = opdsl(tree, "build", "operators", "--target", "aten", "--out", "out", code=hidden)
    assert done.returncode == 1
    assert "error[no-templates]" in done.stderr


@pytest.mark.parametrize(
    "arguments", [("operators", "--target", "aten"), ("--target", "aten", "--out", "out"), ("operators",)]
)
def test_what_belongs_together(tree: Path, arguments: tuple[str, ...]) -> None:
    done = opdsl(tree, "build", *arguments)
    assert done.returncode == 2
    assert "target aten" in done.stderr


def test_pytorchs_namespace_is_for_pytorchs_tree(tmp_path: Path) -> None:
    project = make(tmp_path / "project")
    init = project / "operators" / "__init__.py"
    init.write_text(init.read_text().replace('library("small"', 'library("aten"'))
    done = opdsl(project, "build")
    assert done.returncode == 1
    assert "error[bad-namespace]: `aten` is PyTorch's own library" in done.stderr
