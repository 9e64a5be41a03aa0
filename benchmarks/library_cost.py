"""What a whole library costs to compile: registrations, autograd, C++ calls and Python bindings, at several sizes.

    python benchmarks/library_cost.py [--sizes 1,10,100,500] [--peer 100]

Operators of four signatures by turns (of a sum, a product, a convolution, one with text), each with a kernel for CPU
and with gradients for its tensors, a hundred in a file; the kernels themselves are not compiled.  Figures are CPU
seconds of g++ -O2, and kilobytes of the stripped libraries.  The runtime is the same for all libraries and
compiled once a machine, so that it stands apart.  `--peer N` compiles bindings of N such operators by pybind11 and
torch/extension.h, and nothing else, for comparison.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from compile_cost import compiled, stripped_size  # noqa: E402

from opdsl.engine.compile import LIBRARIES, LINK, ONCE, toolchain  # noqa: E402
from opdsl.frontend import load  # noqa: E402
from opdsl.targets import extension  # noqa: E402

HEAD = "from opdsl import CPU, Int2, Scalar, Tensor, derivative, native_function, not_differentiable\n"
OPERATORS = (
    """
@native_function(dispatch=CPU)
def op{i}(self: Tensor, other: Tensor, *, alpha: Scalar = 1) -> Tensor: ...


@derivative(op{i}, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    return grad * self, grad * other
""",
    """
@native_function(dispatch=CPU)
def op{i}(self: Tensor, other: Tensor) -> Tensor: ...


@derivative(op{i}, "self", "other")
def _(grad: Tensor, self: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    return grad * self, grad * other
""",
    """
@native_function(dispatch=CPU)
def op{i}(self: Tensor, weight: Tensor, stride: Int2 = 1, padding: int = 0, flag: bool = False) -> Tensor: ...


@derivative(op{i}, "self", "weight")
def _(grad: Tensor, self: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    return grad * self, grad * weight
""",
    """
@native_function(dispatch=CPU)
def op{i}(self: Tensor, weight: Tensor | None, eps: float = 1e-5, mode: str | None = None) -> Tensor: ...


@derivative(op{i}, "self")
def _(grad: Tensor, self: Tensor) -> Tensor:
    return grad * self


not_differentiable(op{i}, "weight")
""",
)
FILE_SIZE = 100

PYBIND11 = (
    ("const at::Tensor& a, const at::Tensor& b, double c", 'py::arg("self"), py::arg("other"), py::arg("alpha") = 1.0'),
    ("const at::Tensor& a, const at::Tensor& b", 'py::arg("self"), py::arg("other")'),
    (
        "const at::Tensor& a, const at::Tensor& b, std::vector<int64_t> c, int64_t d, bool e",
        'py::arg("self"), py::arg("weight"), py::arg("stride") = std::vector<int64_t>{1, 1}, py::arg("padding") = 0, '
        'py::arg("flag") = false',
    ),
    (
        "const at::Tensor& a, const std::optional<at::Tensor>& b, double c, std::optional<std::string> d",
        'py::arg("self"), py::arg("weight"), py::arg("eps") = 1e-5, py::arg("mode") = py::none()',
    ),
)


def generate(count: int, folder: Path) -> None:
    """Declares `count` operators, and writes what opdsl makes of them."""
    operators = folder / "operators"
    operators.mkdir()
    (operators / "__init__.py").write_text('from opdsl import library\n\nlibrary("bench")\n', "utf-8")
    for start in range(0, count, FILE_SIZE):
        numbers = range(start, min(start + FILE_SIZE, count))
        texts = [OPERATORS[i % len(OPERATORS)].format(i=i) for i in numbers]
        (operators / f"part{start // FILE_SIZE}.py").write_text("\n".join([HEAD, *texts]), "utf-8")
    for unit in extension.units(load([operators], folder)):
        path = folder / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")


def linked_size(objects: list[Path], folder: Path) -> int:
    """Kilobytes of a stripped library of the objects, linked as `opdsl compile` links, the kernels left undefined."""
    tools = toolchain()
    made = folder / "measured.so"
    command = [*tools.compiler, *LINK, "-o", str(made), *map(str, objects), f"-L{tools.torch / 'lib'}", *LIBRARIES]
    subprocess.run(command, check=True)
    return stripped_size(made) // 1024


def measure(count: int) -> list[str]:
    """The cells of a row: what the library costs, what the runtime does, kilobytes."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        generate(count, folder)
        system = [f"-isystem{path}" for path in toolchain().torch_includes]
        includes = [f"-I{folder}/generated/include", f"-I{folder}/generated/runtime", *system]
        python = [*includes, f"-isystem{sysconfig.get_path('include')}"]
        flags = ["-O2", "-DNDEBUG", "-ffunction-sections"]
        seconds: dict[str, float] = {}
        sizes = 0
        for kind, paths in (("src", includes), ("bindings", python)):
            sources = sorted((folder / "generated" / kind).glob("*.cpp"))
            for source in sources:
                seconds[f"{kind}/{source.stem}"] = compiled(source, flags, paths)
            sizes += linked_size([source.with_suffix(".o") for source in sources], folder)
        once = sum(value for name, value in seconds.items() if name.split("/")[1] in ONCE)
        bindings = sum(value for name, value in seconds.items() if name.startswith("bindings/"))
        bindings -= seconds["bindings/opdsl_python"]
        own = sum(seconds.values()) - once
        return [f"{own:.1f}", f"{own - bindings:.1f}", f"{bindings:.1f}", f"{once:.1f}", str(sizes)]


def peer(count: int) -> float:
    """CPU seconds of bindings by pybind11."""
    lines = ["#include <torch/extension.h>", "namespace py = pybind11;"]
    for i in range(count):
        lines.append(f"at::Tensor op{i}({PYBIND11[i % len(PYBIND11)][0]});")
    lines.append("PYBIND11_MODULE(peer, module) {")
    for i in range(count):
        lines.append(f'  module.def("op{i}", op{i}, {PYBIND11[i % len(PYBIND11)][1]});')
    with tempfile.TemporaryDirectory() as temporary:
        source = Path(temporary) / "peer.cpp"
        source.write_text("\n".join([*lines, "}", ""]), "utf-8")
        system = [f"-isystem{path}" for path in toolchain().torch_includes]
        return compiled(source, ["-O2", f"-isystem{sysconfig.get_path('include')}", "-DFMT_HEADER_ONLY=1"], system)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="1,10,100,500")
    parser.add_argument("--peer", type=int, default=0)
    arguments = parser.parse_args()
    print("| operators | library | registrations, autograd, calls | bindings | runtime, once a machine | KB |")
    print("| --- | --- | --- | --- | --- | --- |")
    for count in map(int, arguments.sizes.split(",")):
        print(f"| {' | '.join([str(count), *measure(count)])} |", flush=True)
    if arguments.peer:
        print(f"\n{arguments.peer} operators bound by pybind11, and nothing else: {peer(arguments.peer):.1f} s")


if __name__ == "__main__":
    main()
