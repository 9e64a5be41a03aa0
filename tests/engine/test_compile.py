"""`opdsl compile` on a small project: real ninja, g++ and libtorch."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from opdsl.engine.compile import toolchain
from opdsl.source import OpdslError
from tests.project import CLASS_PROGRAM, ROOT, add_class, make, opdsl

pytestmark = pytest.mark.compile
pytest.importorskip("torch")

# What is compared is not how fast the library runs.
QUICK = {"CXXFLAGS": "-O0"}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = make(tmp_path_factory.mktemp("compiled") / "project")
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    return project


@pytest.fixture
def project(compiled: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the compiled project, with the times of its files kept."""
    copy = tmp_path / "project"
    shutil.copytree(compiled, copy, symlinks=True, copy_function=shutil.copy2)
    yield copy


def python(project: Path, code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(project / "build" / "lib")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_package_imports_and_computes(compiled: Path) -> None:
    code = "import torch, small; x = torch.ones(2); small.shift_(x); print(small.scale(x, 3.0).tolist(), x._version)"
    assert python(compiled, code) == "[6.0, 6.0] 1"
    folder = compiled / "build" / "lib" / "small"
    assert {p.name for p in folder.iterdir()} >= {"__init__.py", "__init__.pyi", "py.typed", "lib"}


def test_torchbind_classes_are_arguments_and_results(project: Path) -> None:
    add_class(project)
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    assert python(project, CLASS_PROGRAM) == "[[0.0, 0.0, 1.0]] [[0.0, 1.0]]"


def test_a_wheel_is_built_by_cmake(tmp_path: Path) -> None:
    pytest.importorskip("scikit_build_core")
    folder = tmp_path / "small"
    assert opdsl(tmp_path, "init", str(folder)).returncode == 0
    add_class(folder)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(tmp_path), "."]
    built = subprocess.run(
        pip,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "CMAKE_BUILD_PARALLEL_LEVEL": "2", **QUICK},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    shutil.unpack_archive(wheel, folder / "build" / "lib", "zip")
    assert python(folder, CLASS_PROGRAM) == "[[0.0, 0.0, 1.0]] [[0.0, 1.0]]"
    assert (folder / "build" / "lib" / "small" / "py.typed").exists()


def test_nothing_changed_nothing_compiled(project: Path) -> None:
    done = opdsl(project, "compile", **QUICK)
    assert "no work to do" in done.stdout


def test_the_runtime_is_compiled_once_for_all_libraries(tmp_path: Path) -> None:
    kept = {"OPDSL_CACHE": str(tmp_path / "kept"), **QUICK}
    for name in ("one", "two"):
        done = opdsl(make(tmp_path / name), "compile", **kept)
        assert done.returncode == 0, done.stdout + done.stderr
        assert ("opdsl_runtime.cpp, for all libraries" in done.stdout) == (name == "one")
    assert python(tmp_path / "two", "import torch, small; print(small.scale(torch.ones(1), 3.0).item())") == "3.0"
    assert not list((tmp_path / "two" / "build").rglob("opdsl_runtime*"))
    done = opdsl(tmp_path / "two", "compile", **kept)
    assert "no work to do" in done.stdout
    done = opdsl(tmp_path / "one", "compile", **{**kept, "CXXFLAGS": "-O0 -DOTHER"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "opdsl_runtime.cpp, for all libraries" in done.stdout


def test_the_runtime_is_the_projects_own_where_nothing_is_kept(tmp_path: Path) -> None:
    project = make(tmp_path / "project")
    done = opdsl(project, "compile", OPDSL_CACHE="", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (project / "build" / "obj" / "generated" / "src" / "opdsl_runtime.cpp.o").exists()


def test_whole_commands_are_shown_when_verbose(project: Path) -> None:
    kernels = project / "operators" / "ops.cpp"
    kernels.write_text(kernels.read_text() + "\n")
    done = opdsl(project, "compile", "--verbose", **QUICK)
    assert done.returncode == 0, done.stderr
    assert "-c ../operators/ops.cpp -o obj/operators/ops.cpp.o" in done.stdout


def test_one_operator_changed_compiles_its_file_and_the_kernels(project: Path) -> None:
    operators = project / "operators" / "ops.py"
    operators.write_text(operators.read_text().replace("by: float = 1.0", "by: float = 5.0"))
    done = opdsl(project, "compile", **QUICK)
    compiled = [line.rpartition(" ")[2] for line in done.stdout.splitlines() if "compile " in line]
    assert "../generated/src/ops.cpp" in compiled
    assert not [c for c in compiled if "runtime" in c]


def test_compile_commands_are_those_that_ran(compiled: Path) -> None:
    rows = json.loads((compiled / "compile_commands.json").read_text())
    kernel = next(row for row in rows if row["file"].endswith("operators/ops.cpp"))
    assert (Path(kernel["directory"]) / kernel["file"]).exists()
    done = subprocess.run(
        [*kernel["arguments"][:-4], "-fsyntax-only", kernel["file"]], cwd=kernel["directory"], check=False
    )
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("scale::cpu(const at::Tensor& self, double by)", "scale::cpu(const at::Tensor& self, float by)"),
        ("at::Tensor scale::cpu(const", "const at::Tensor scale::cpu(const"),
        ("scale::meta(const at::Tensor& self, double)", "scale::meta(const at::Tensor& self)"),
    ],
    ids=["parameter", "result", "missing parameter"],
)
def test_a_wrong_kernel_signature_is_a_compile_error_that_names_the_declaration(
    project: Path, old: str, new: str
) -> None:
    kernels = project / "operators" / "ops.cpp"
    assert old in kernels.read_text()
    kernels.write_text(kernels.read_text().replace(old, new))
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 1
    assert "operators/ops.py::scale" in done.stdout, "the compiler's own note shows the prototype's line"
    assert "note: operators/ops.py::scale declares" in done.stderr


def test_a_missing_kernel_is_a_link_error_that_names_the_declaration(project: Path) -> None:
    kernels = project / "operators" / "ops.cpp"
    lines = [line for line in kernels.read_text().splitlines() if "shift::cpu_" not in line]
    kernels.write_text("\n".join(lines))
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 1
    assert "note: operators/ops.py::shift_ declares" in done.stderr


def test_a_kernel_that_nothing_declares_names_those_that_are(project: Path) -> None:
    kernels = project / "operators" / "ops.cpp"
    kernels.write_text(kernels.read_text().replace("scale::meta(", "scale::cuda("))
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 1
    assert "operators/ops.py::scale declares no kernel `scale::cuda`, only cpu, meta" in done.stderr


def test_a_missing_half_of_a_structured_kernel_names_the_declaration(project: Path) -> None:
    operators = project / "operators" / "more.py"
    operators.write_text(
        '"""More."""\n\nfrom opdsl import CPU, Structured, Tensor, native_function\n\n\n'
        "@native_function(structured=Structured(CPU))\n"
        'def twice(self: Tensor) -> Tensor:\n    """Twice."""\n    ...\n'
    )
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 1
    notes = [line for line in done.stderr.splitlines() if "operators/more.py::twice" in line]
    assert [note.partition("kernel ")[2] for note in notes] == ["`twice_meta::meta`)", "`twice_cpu::impl`)"]


def test_sources_of_any_name_and_place(project: Path) -> None:
    """Blanks, what ninja reads as its own, one stem twice, and beside the project."""
    kernels = project / "operators" / "ops.cpp"
    kernels.rename(project / "operators" / "my $a:b ops.cc")
    kernels.with_suffix(".cc").write_text("int opdsl_cc = 1;\n")
    kernels.with_suffix(".cpp").write_text("int opdsl_cpp = 1;\n")
    (project.parent / "shared").mkdir()
    (project.parent / "shared" / "ops.cpp").write_text("int opdsl_shared = 1;\n")
    (project / "pyproject.toml").write_text(
        '[tool.opdsl]\nsources = ["operators/*.cc", "operators/*.cpp", "../shared/*.cpp"]\n'
    )
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    assert python(project, "import torch, small; print(small.scale(torch.ones(1), 3.0).tolist())") == "[3.0]"
    assert [p.name for p in (project.parent / "shared").iterdir()] == ["ops.cpp"], "objects stay in `build`"
    assert "no work to do" in opdsl(project, "compile", **QUICK).stdout


def test_flags_of_the_linker_get_there_as_they_are(project: Path) -> None:
    done = opdsl(project, "compile", LDFLAGS="-Wl,-rpath,$ORIGIN -Wl,-rpath,'/a b'", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    assert b"$ORIGIN:/a b:" in (project / "build" / "lib" / "small" / "lib" / "libsmall.so").read_bytes()


@pytest.mark.parametrize(
    ("variable", "value"), [("CXX", 'g++ "'), ("CXXFLAGS", "-D'"), ("CMAKE_CXX_COMPILER_LAUNCHER", "ccache '")]
)
def test_what_no_shell_can_split_is_refused(project: Path, variable: str, value: str) -> None:
    done = opdsl(project, "compile", **{variable: value})
    assert done.returncode == 1
    assert "error[bad-setting]" in done.stderr
    assert f"quote {variable} " in done.stderr


def test_empty_variables_are_none(project: Path) -> None:
    done = opdsl(project, "compile", CXX="", LDFLAGS="", CMAKE_CXX_COMPILER_LAUNCHER="", **QUICK)
    assert done.returncode == 0
    assert "no work to do" in done.stdout


def test_loading_twice_is_an_import_error(project: Path) -> None:
    shutil.copytree(project / "build" / "lib" / "small", project / "build" / "lib" / "again")
    loader = project / "build" / "lib" / "again" / "_library.py"
    loader.write_text(loader.read_text().replace('"libsmall.so"', '"libcopy.so"'))
    (loader.parent / "lib" / "libsmall.so").rename(loader.parent / "lib" / "libcopy.so")
    code = (
        "import small\n"
        "try:\n    import again\n"
        "except ImportError as error:\n    print('ImportError', 'small' in str(error))"
    )
    assert python(project, code) == "ImportError True"


def test_what_is_missing_is_explained(project: Path) -> None:
    for environment, code in (({"CXX": "no-such-compiler"}, "no-compiler"), ({}, "no-launcher")):
        arguments = ["--launcher", "no-such-launcher"] if code == "no-launcher" else []
        done = opdsl(project, "compile", *arguments, **environment)
        assert done.returncode == 1
        assert code in done.stderr


@pytest.mark.skipif(shutil.which("ccache") is None, reason="there is no ccache")
def test_ccache_has_every_second_compile(project: Path, tmp_path: Path) -> None:
    cache = {"CCACHE_DIR": str(tmp_path / "cache"), "OPDSL_CACHE": "", **QUICK}
    for _ in range(2):
        shutil.rmtree(project / "build")
        done = opdsl(project, "compile", "--launcher", "ccache", **cache)
        assert done.returncode == 0, done.stdout + done.stderr
    shown = subprocess.run(
        ["ccache", "--print-stats"], env={**os.environ, **cache}, capture_output=True, text=True, check=True
    ).stdout
    stats = dict(line.split("\t") for line in shown.splitlines() if "\t" in line)
    sources = len(json.loads((project / "compile_commands.json").read_text()))
    hits = int(stats["direct_cache_hit"]) + int(stats["preprocessed_cache_hit"])
    assert (hits, int(stats["cache_miss"])) == (sources, sources)


@pytest.mark.skipif(shutil.which("distccd") is None, reason="there is no distcc")
def test_distcc_compiles_elsewhere(project: Path, tmp_path: Path) -> None:
    port, log = "36321", tmp_path / "distccd.log"
    command = ["distccd", "--no-detach", "--allow", "127.0.0.1", "--listen", "127.0.0.1", "--port", port]
    with log.open("w") as messages:
        daemon = subprocess.Popen(
            [*command, "--user", "nobody", "--jobs", "2", "--log-stderr", "--log-level", "info"], stderr=messages
        )
    try:
        shutil.rmtree(project / "build")
        (tmp_path / "distcc").mkdir()
        hosts = {"DISTCC_HOSTS": f"127.0.0.1:{port}", "DISTCC_FALLBACK": "0", "DISTCC_DIR": str(tmp_path / "distcc")}
        done = opdsl(project, "compile", "--launcher", "distcc", OPDSL_CACHE="", **hosts, **QUICK)
        assert done.returncode == 0, done.stdout + done.stderr
    finally:
        daemon.terminate()
        daemon.wait()
    sources = len(json.loads((project / "compile_commands.json").read_text()))
    assert log.read_text().count("COMPILE_OK") == sources


def test_a_new_library_builds_and_passes_its_own_test(tmp_path: Path) -> None:
    folder = tmp_path / "my_ops"
    assert opdsl(tmp_path, "init", str(folder)).returncode == 0
    done = opdsl(folder, "compile", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert tests.returncode == 0, tests.stdout
    types = subprocess.run(
        [sys.executable, "-m", "mypy", "operators", "stubs", "tests"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": f"{ROOT}:stubs"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert types.returncode == 0, types.stdout
    again = opdsl(tmp_path, "init", str(folder))
    assert again.returncode == 1
    assert "not-empty" in again.stderr


def test_missing_headers_of_python_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(OpdslError, match="no-python-headers"):
        toolchain()


EXTERNAL = '''\
"""Operators of torch, bound here."""

from opdsl import Scalar, Tensor, View, native_function


@native_function("aten::lerp.Scalar")
def lerp(self: Tensor, end: Tensor, weight: Scalar) -> Tensor:
    """``self + weight * (end - self)``."""
    ...


@native_function("aten::lerp.Tensor")
def lerp_tensor(self: Tensor, end: Tensor, weight: Tensor) -> Tensor: ...


@native_function("aten::unsqueeze", python_module="views")
def unsqueeze(self: View[Tensor], dim: int) -> View[Tensor]: ...
'''


def test_operators_of_torch_are_bound_and_not_registered(project: Path) -> None:
    (project / "operators" / "external.py").write_text(EXTERNAL, "utf-8")
    done = opdsl(project, "compile", **QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    code = """if True:
        import torch, small
        x, y = torch.zeros(2, requires_grad=True), torch.ones(2)
        small.lerp(x, y, 0.25).sum().backward()
        view = small.views.unsqueeze(y, 0)
        compiled = torch.compile(lambda a, b: small.lerp(a, b, b), fullgraph=True, backend="eager")
        print(small.lerp(x, y, y).tolist(), x.grad.tolist(), view._base is y, compiled(x, y).tolist())
        print(hasattr(torch.ops.small, "lerp"), small.lerp.__doc__.splitlines()[-1])
    """
    shown = python(project, code)
    assert shown == "[1.0, 1.0] [0.75, 0.75] True [1.0, 1.0]\nFalse ``self + weight * (end - self)``."
