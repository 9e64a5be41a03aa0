"""A small project in a temporary folder, for tests of the engine and the commands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

INIT = '"""Small operators."""\n\nfrom opdsl import library\n\nlibrary("small", differentiable=False)\n'
OPS = '''\
"""One file of operators."""

from opdsl import CPU, Meta, Mut, Tensor, native_function


@native_function(dispatch=(CPU, Meta), out=True)
def scale(self: Tensor, by: float = 2.0) -> Tensor:
    """``by * self``."""
    ...


@native_function(dispatch=(CPU, Meta))
def shift_(self: Mut[Tensor], by: float = 1.0) -> Mut[Tensor]:
    """Adds `by` to `self`."""
    ...
'''
KERNELS = """\
#include <small/kernels/scale.h>
#include <small/kernels/shift.h>

namespace small::kernels {
at::Tensor scale::cpu(const at::Tensor& self, double by) { return self.mul(by); }
at::Tensor scale::meta(const at::Tensor& self, double) { return self.new_empty_symint(self.sym_sizes()); }
at::Tensor& shift::cpu_(at::Tensor& self, double by) { return self.add_(by); }
at::Tensor& shift::meta_(at::Tensor& self, double) { return self; }
}  // namespace small::kernels
"""

CLASS_OPS = '''\
"""Operators on a TorchBind class."""

from opdsl import CPU, Tensor, TorchBind, native_function


class Codebook(TorchBind, name="small.Codebook", cpp="small::Codebook", header="codebook.h"):
    """A table of vectors."""


@native_function(dispatch=CPU, differentiable=False)
def lookup(codebook: Codebook, codes: Tensor) -> Tensor:
    """The vectors that the codes name."""
    ...


@native_function(dispatch=CPU)
def train(data: Tensor) -> Codebook:
    """A codebook of the rows of `data`."""
    ...
'''
CLASS_HEADER = """\
#pragma once
#include <torch/custom_class.h>

namespace small {
struct Codebook : torch::CustomClassHolder {
  explicit Codebook(at::Tensor table) : table(std::move(table)) {}
  at::Tensor table;
};
}  // namespace small
"""
CLASS_KERNELS = """\
#include <ATen/ops/index_select.h>
#include <small/kernels/lookup.h>
#include <small/kernels/train.h>
#include <torch/library.h>

namespace small::kernels {
at::Tensor lookup::cpu(const c10::intrusive_ptr<Codebook>& codebook, const at::Tensor& codes) {
  return at::index_select(codebook->table, 0, codes);
}
c10::intrusive_ptr<Codebook> train::cpu(const at::Tensor& data) {
  return c10::make_intrusive<Codebook>(data.clone());
}
}  // namespace small::kernels

namespace {
const auto codebook = torch::class_<small::Codebook>("small", "Codebook").def(torch::init<at::Tensor>());
}
"""
CLASS_PROGRAM = """\
import torch, small
codebook = torch.classes.small.Codebook(torch.eye(3))
trained = small.train(torch.eye(2))
print(small.lookup(codebook, torch.tensor([2])).tolist(), small.lookup(trained, torch.tensor([1])).tolist())
"""


def add_class(project: Path) -> None:
    """Adds operators on a TorchBind class to a project named `small`."""
    operators = project / "operators"
    (operators / "codes.py").write_text(CLASS_OPS)
    (operators / "codebook.h").write_text(CLASS_HEADER)
    (operators / "codes.cpp").write_text(CLASS_KERNELS)


def make(root: Path) -> Path:
    """Writes the project's sources below `root`, and nothing that is generated."""
    operators = root / "operators"
    operators.mkdir(parents=True)
    (operators / "__init__.py").write_text(INIT)
    (operators / "ops.py").write_text(OPS)
    (operators / "ops.cpp").write_text(KERNELS)
    return root


def opdsl(project: Path, *arguments: str, code: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command of opdsl in a process of its own; `code` runs before it there."""
    start = f"import sys; sys.argv[0] = 'opdsl'; {code or 'pass'}; from opdsl.cli.main import app; app()"
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def snapshot(root: Path) -> dict[str, tuple[int, bytes]]:
    """Every file that's not a source: when it was written, and what it holds."""
    files = [f for top in ("generated", "stubs") for f in (root / top).rglob("*") if f.is_file()]
    return {f.relative_to(root).as_posix(): (f.stat().st_mtime_ns, f.read_bytes()) for f in sorted(files)}
