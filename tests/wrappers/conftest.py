"""The library of all kinds, generated and compiled once for the tests that run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from opdsl.engine.compile import ONCE
from opdsl.engine.once import kept_object
from opdsl.frontend import load
from opdsl.targets.extension import units

LIBRARY = Path(__file__).parent / "library"


def generate(root: Path, library: Path = LIBRARY) -> None:
    for unit in units(load([library / "operators"], library)):
        path = root / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")


def torch_folder() -> Path:
    spec = find_spec("torch")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def compile_objects(sources: Sequence[Path], includes: Sequence[Path], folder: Path) -> list[Path]:
    torch = torch_folder()
    paths = [*includes, torch / "include", torch / "include/torch/csrc/api/include"]
    flags = ["-std=c++20", "-O1", "-fPIC", *(f"-I{path}" for path in paths)]

    compiler = os.environ.get("CXX", "g++")

    def compile_source(source: Path) -> Path:
        made = folder / f"{source.parent.name}_{source.stem}.o"
        kept = None
        if source.stem in ONCE:
            kept = kept_object(source, source.parents[1] / "runtime", torch, [compiler], flags[:3])
            if kept is not None and kept.exists():
                return kept
        run([compiler, *flags, "-c", str(source), "-o", str(made)])
        return made if kept is None else made.replace(kept)

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(compile_source, sources))


def link_library(objects: Sequence[Path], library: Path) -> Path:
    folder = torch_folder() / "lib"
    libraries = ["-ltorch", "-ltorch_cpu", "-lc10", f"-L{folder}", f"-Wl,-rpath,{folder}"]
    linker = [os.environ.get("CXX", "g++"), "-shared", "-Wl,--no-undefined"]
    run([*linker, "-o", str(library), *map(str, objects), *libraries])
    return library


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stderr)
        pytest.fail(f"{command[0]} failed", pytrace=False)


def compiled(library: Path, root: Path, name: str) -> Path:
    """The library below `library`, generated and compiled in `root`, and loaded."""
    import torch

    generate(root, library)
    sources = [*root.glob("generated/src/*.cpp"), *(library / "operators").glob("*.cpp")]
    includes = [root / "generated/include", root / "generated/runtime", library / "operators"]
    path = link_library(compile_objects(sources, includes, root), root / f"lib{name}.so")
    torch.ops.load_library(path)  # type: ignore[no-untyped-call]
    return path


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled library, loaded: `torch.ops.wraptest` holds its operators."""
    return compiled(LIBRARY, tmp_path_factory.mktemp("wraptest"), "wraptest")
