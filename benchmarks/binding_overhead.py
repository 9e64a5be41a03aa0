"""What a call from Python costs: opdsl's compiled bindings, torch's builtins, `torch.ops`, and other binding libraries.

    python benchmarks/binding_overhead.py [--rounds 15] [--calls 20000] [--peers pybind11,nanobind,argparser]

The same operators of torch, bound by opdsl (`@native_function("aten::add.Tensor")`), by torch and by each peer, on
tensors of one element; and an operator of eight arguments whose kernel does nothing.  By turns in one process;
nanoseconds of CPU a call, medians of the rounds.  The peers (benchmarks/peers) release the GIL, as opdsl does; pybind11
and nanobind know no `__torch_function__`, and none is seen by `torch.compile`.  nanobind is a package to install.
"""

from __future__ import annotations

import argparse
import importlib
import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "benchmarks" / "peers"
sys.path.insert(0, str(ROOT))

from opdsl.engine.compile import toolchain  # noqa: E402

OPERATORS = '''\
"""Operators to measure."""

from opdsl import CPU, Int2, Scalar, Tensor, library, native_function

library("bound", differentiable=False)


@native_function("aten::add.Tensor")
def add(self: Tensor, other: Tensor, *, alpha: Scalar = 1) -> Tensor: ...


@native_function(dispatch={CPU: "bound::nothing"})
def eight(
    self: Tensor,
    weight: Tensor | None = None,
    stride: Int2 = 1,
    padding: Int2 = 0,
    *,
    flag: bool = False,
    eps: float = 1e-5,
    scale: Scalar = 1,
    mode: str | None = None,
) -> Tensor: ...
'''

KERNELS = """\
#pragma once
#include <ATen/core/Tensor.h>
namespace bound {
template <class... T>
at::Tensor nothing(const at::Tensor& self, const T&...) {
  return self;
}
}  // namespace bound
"""


def build(folder: Path) -> None:
    """The library, bound by opdsl."""
    (folder / "operators").mkdir()
    (folder / "operators" / "__init__.py").write_text(OPERATORS, "utf-8")
    (folder / "operators" / "nothing.h").write_text(KERNELS, "utf-8")
    (folder / "pyproject.toml").write_text("[tool.opdsl]\n", "utf-8")
    flags = {"CXXFLAGS": f"-include {folder / 'operators' / 'nothing.h'}", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "opdsl.cli.main"]
    for words in (["build"], ["compile"]):
        subprocess.run([*command, *words, "-C", str(folder)], env={**os.environ, **flags}, check=True)


def build_peer(name: str, folder: Path) -> None:
    """The extension module `with_<name>` in `folder`."""
    tools = toolchain()
    library = tools.torch / "lib"
    command = [*tools.compiler, "-std=c++20", "-O2", "-DNDEBUG", "-fPIC", "-shared", "-fvisibility=hidden"]
    command += [f"-I{sysconfig.get_path('include')}", "-DFMT_HEADER_ONLY=1", "-DUSE_NUMPY"]
    command += [f"-isystem{path}" for path in tools.torch_includes]
    sources = [PEERS / f"with_{name}.cpp"]
    if name == "nanobind":
        nanobind = Path(importlib.import_module("nanobind").__path__[0])
        command += [f"-I{nanobind / 'include'}", f"-I{nanobind / 'ext' / 'robin_map' / 'include'}"]
        command += ["-fno-strict-aliasing", "-DNB_COMPACT_ASSERTIONS"]
        sources.append(nanobind / "src" / "nb_combined.cpp")
    command += [*map(str, sources), "-o", str(folder / f"with_{name}{sysconfig.get_config_var('EXT_SUFFIX')}")]
    command += [f"-L{library}", f"-Wl,-rpath,{library}", "-ltorch", "-ltorch_cpu", "-lc10", "-ltorch_python"]
    print(f"compile with_{name}", file=sys.stderr)
    subprocess.run(command, check=True)


def loop(call: str, **names: object) -> Callable[[int], None]:
    """A function that makes `call` n times, with its names as locals: nothing else is looked up."""
    space: dict[str, Callable[..., None]] = {}
    exec(f"def run(n, {', '.join(names)}):\n  for _ in range(n):\n    {call}", {}, space)
    run = space["run"]
    return lambda n: run(n, **names)


def timed(function: Callable[[int], None], calls: int) -> float:
    start = time.process_time_ns()
    function(calls)
    return (time.process_time_ns() - start) / calls


CALLS = {
    "add(x, y)": "f(x, y)",
    "add(x, y, alpha=2.0)": "f(x, y, alpha=2.0)",
    "add(input=x, other=y)": "f(input=x, other=y)",
    "eight, some by position": "f(x, y, (1, 1), (0, 0), flag=True, eps=1e-3, scale=2, mode='a')",
    "eight, all by name": (
        "f(input=x, weight=y, stride=(1, 1), padding=(0, 0), flag=True, eps=1e-3, scale=2, mode='a')"
    ),
    "eight, two given": "f(x, y)",
}


def measure(modules: dict[str, ModuleType], rounds: int, calls: int) -> None:
    import torch

    torch.set_num_threads(1)
    x, y = torch.ones(1), torch.ones(1)
    bound = torch.ops.bound
    functions: dict[str, dict[str, object]] = {
        "add": {"torch": torch.add, "torch.ops packet": torch.ops.aten.add, "torch.ops": torch.ops.aten.add.Tensor},
        "eight": {"torch.ops packet": bound.eight, "torch.ops": bound.eight.default},
    }
    print("| call | by | ns | to the first |\n| --- | --- | --- | --- |")
    for title, call in CALLS.items():
        name = title.partition("(")[0].partition(",")[0]
        # `torch.ops` knows an argument by its schema's name, `self`.
        schema_call = call.replace("input=", "self=")
        loops = {by: loop(schema_call if "ops" in by else call, f=f, x=x, y=y) for by, f in functions[name].items()}
        loops |= {by: loop(call, f=getattr(module, name), x=x, y=y) for by, module in modules.items()}
        times: dict[str, list[float]] = {by: [] for by in loops}
        for round in range(rounds + 1):
            for by, run in loops.items():
                taken = timed(run, calls)
                if round:
                    times[by].append(taken)
        medians = {by: statistics.median(column) for by, column in times.items()}
        first = next(iter(medians.values()))
        for by, value in medians.items():
            print(f"| {title} | {by} | {value:.0f} | {value / first:.2f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--calls", type=int, default=20000)
    parser.add_argument("--peers", default="pybind11,nanobind,argparser")
    parser.add_argument("--project", type=Path, help="the folder of an earlier run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.project or Path(temporary)
        if not (folder / "build").exists():
            folder.mkdir(exist_ok=True)
            build(folder)
        peers = [name for name in arguments.peers.split(",") if name]
        for name in peers:
            if not list(folder.glob(f"with_{name}.*")):
                build_peer(name, folder)
        sys.path[:0] = [str(folder / "build" / "lib"), str(folder)]
        modules = {"opdsl": importlib.import_module("bound")}
        modules |= {name: importlib.import_module(f"with_{name}") for name in peers}
        measure(modules, arguments.rounds, arguments.calls)


if __name__ == "__main__":
    main()
