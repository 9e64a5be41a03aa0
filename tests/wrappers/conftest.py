"""The library of all kinds, generated and compiled once for the tests that run it."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from opdsl.frontend import load
from opdsl.targets.extension import units

LIBRARY = Path(__file__).parent / "library"


def generate(root: Path) -> None:
    for unit in units(load([LIBRARY / "operators"], LIBRARY)):
        path = root / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")


def compile_library(root: Path) -> Path:
    spec = find_spec("torch")
    assert spec is not None and spec.origin is not None
    torch = Path(spec.origin).parent
    includes = [
        root / "generated/include",
        root / "generated/runtime",
        LIBRARY / "operators",
        torch / "include",
        torch / "include/torch/csrc/api/include",
    ]
    flags = ["-std=c++20", "-O1", "-fPIC", *(f"-I{path}" for path in includes)]
    compiler = os.environ.get("CXX", "g++")

    def compile_source(source: Path) -> Path:
        made = root / f"{source.parent.name}_{source.stem}.o"
        run([compiler, *flags, "-c", str(source), "-o", str(made)])
        return made

    sources = [*root.glob("generated/src/*.cpp"), *root.glob("generated/runtime/opdsl/*.cpp")]
    sources += (LIBRARY / "operators").glob("*.cpp")
    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(compile_source, sources))
    library = root / "libwraptest.so"
    link = ["-ltorch", "-ltorch_cpu", "-lc10", f"-L{torch / 'lib'}", f"-Wl,-rpath,{torch / 'lib'}"]
    run([compiler, "-shared", "-Wl,--no-undefined", "-o", str(library), *map(str, objects), *link])
    return library


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stderr)
        pytest.fail(f"{command[0]} failed", pytrace=False)


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled library, loaded: `torch.ops.wraptest` holds its operators."""
    import torch

    root = tmp_path_factory.mktemp("wraptest")
    generate(root)
    path = compile_library(root)
    torch.ops.load_library(path)  # type: ignore[no-untyped-call]
    return path
