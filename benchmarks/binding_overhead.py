"""What a call from Python costs: compiled bindings, torch's builtins, and `torch.ops`.

    python benchmarks/binding_overhead.py [--rounds 15] [--calls 20000]

The same operators of torch, bound by opdsl (`@native_function("aten::add.Tensor")`) and by torch, on tensors of one
element; and an operator of eight arguments whose kernel does nothing.  By turns in one process; nanoseconds of CPU a
call, medians of the rounds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

OPERATORS = '''\
"""Operators to measure."""

from opdsl import CPU, Int2, Scalar, Tensor, library, native_function

library("bound", differentiable=False)


@native_function("aten::add.Tensor")
def add(self: Tensor, other: Tensor, *, alpha: Scalar = 1) -> Tensor: ...


@native_function("aten::lerp.Scalar")
def lerp(self: Tensor, end: Tensor, weight: Scalar) -> Tensor: ...


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
    (folder / "operators").mkdir()
    (folder / "operators" / "__init__.py").write_text(OPERATORS, "utf-8")
    (folder / "operators" / "nothing.h").write_text(KERNELS, "utf-8")
    (folder / "pyproject.toml").write_text("[tool.opdsl]\n", "utf-8")
    flags = {"CXXFLAGS": f"-include {folder / 'operators' / 'nothing.h'}", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "opdsl.cli.main"]
    for words in (["build"], ["compile"]):
        subprocess.run([*command, *words, "-C", str(folder)], env={**os.environ, **flags}, check=True)


def timed(call: Callable[[], object], calls: int) -> float:
    start = time.process_time_ns()
    for _ in range(calls):
        call()
    return (time.process_time_ns() - start) / calls


def measure(folder: Path, rounds: int, calls: int) -> None:
    sys.path.insert(0, str(folder / "build" / "lib"))
    import bound
    import torch

    torch.set_num_threads(1)
    x, y = torch.ones(1), torch.ones(1)
    add, packet, default = torch.add, torch.ops.aten.add, torch.ops.aten.add.Tensor
    eight, eight_packet, eight_default = bound.eight, torch.ops.bound.eight, torch.ops.bound.eight.default
    names = {"weight": y, "stride": (1, 1), "padding": (0, 0), "flag": True, "eps": 1e-3, "scale": 2, "mode": "a"}
    tables = {
        "add(x, y)": {
            "builtin": lambda: add(x, y),
            "opdsl": lambda: bound.add(x, y),
            "torch.ops packet": lambda: packet(x, y),
            "torch.ops .Tensor": lambda: default(x, y),
        },
        "add(x, y, alpha=2.0)": {
            "builtin": lambda: add(x, y, alpha=2.0),
            "opdsl": lambda: bound.add(x, y, alpha=2.0),
            "torch.ops packet": lambda: packet(x, y, alpha=2.0),
            "torch.ops .Tensor": lambda: default(x, y, alpha=2.0),
        },
        "add(input=x, other=y)": {
            "builtin": lambda: add(input=x, other=y),
            "opdsl": lambda: bound.add(input=x, other=y),
        },
        "lerp(x, y, 0.5)": {
            "builtin": lambda: torch.lerp(x, y, 0.5),
            "opdsl": lambda: bound.lerp(x, y, 0.5),
        },
        "eight arguments": {
            "torch.ops .default": lambda: eight_default(x, y, (1, 1), (0, 0), flag=True, eps=1e-3, scale=2, mode="a"),
            "opdsl": lambda: eight(x, y, (1, 1), (0, 0), flag=True, eps=1e-3, scale=2, mode="a"),
            "opdsl, all by name": lambda: eight(input=x, **names),
            "torch.ops packet": lambda: eight_packet(x, y, (1, 1), (0, 0), flag=True, eps=1e-3, scale=2, mode="a"),
        },
    }
    print("| call | by | ns | to the first |\n| --- | --- | --- | --- |")
    for title, functions in tables.items():
        times: dict[str, list[float]] = {name: [] for name in functions}
        for round in range(rounds + 1):
            for name, function in functions.items():
                taken = timed(function, calls)
                if round:
                    times[name].append(taken)
        medians = {name: statistics.median(column) for name, column in times.items()}
        first = next(iter(medians.values()))
        for name, value in medians.items():
            print(f"| {title} | {name} | {value:.0f} | {value / first:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--calls", type=int, default=20000)
    parser.add_argument("--project", type=Path, help="the folder of an earlier run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.project or Path(temporary)
        if not (folder / "build").exists():
            folder.mkdir(exist_ok=True)
            build(folder)
        measure(folder, arguments.rounds, arguments.calls)


if __name__ == "__main__":
    main()
