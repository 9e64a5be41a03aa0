"""What PyTorch's own headers take: opdsl from a tree of operator files, and torchgen from its YAML.

    python benchmarks/aten_headers.py --tree TREE [--runs 5]

TREE is the folder of an operator tree with `library("aten")`.  Each command runs in a process of its own, by turns;
CPU seconds (user and system, the start of Python included) and peak memory, medians of the runs:

    torchgen         headers and Declarations.yaml, into an empty folder, and again with nothing changed
    opdsl first      the same, and autograd's headers, views, C shims, into an empty folder
    unchanged        nothing to write
    one kernel       a kernel renamed: the name of the first one in the tree that's only one key's
    one argument     the last argument of an operator renamed

Ratios are to torchgen's run into an empty folder.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KERNEL = re.compile(r'(?<=[{ ]CPU: ")(\w+)(?=")')
ARGUMENT = re.compile(r"(?<=, )(\w+)(?=: (?:int|Tensor|float)\) -> Tensor)")


def run(command: list[str]) -> tuple[float, int]:
    """CPU seconds of a command, and its peak memory in MB."""
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    child = os.posix_spawn(sys.executable, [sys.executable, *command], environment, file_actions=silent)
    _, status, usage = os.wait4(child, 0)
    assert status == 0, " ".join(command)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024


def torchgen(out: Path) -> tuple[float, int]:
    found = find_spec("torchgen")
    assert found is not None and found.submodule_search_locations
    source = Path(found.submodule_search_locations[0]) / "packaged" / "ATen"
    options = ["--per-operator-headers", "--generate", "headers", "declarations_yaml"]
    return run(["-m", "torchgen.gen", "-s", str(source), "-d", str(out), "--aoti-install-dir", str(out), *options])


def opdsl(tree: Path, out: Path) -> tuple[float, int]:
    return run(["-m", "opdsl.cli.main", "build", str(tree), "--target", "aten", "--out", str(out)])


def renamed(tree: Path, pattern: re.Pattern[str]) -> None:
    """Gives what `pattern` finds first in the tree another name."""
    for path in sorted(tree.rglob("*.py")):
        text, count = pattern.subn(r"\1_renamed", path.read_text("utf-8"), count=1)
        if count:
            path.write_text(text, "utf-8")
            return
    raise AssertionError(f"nothing in {tree} is like {pattern.pattern}")


def rounds(tree: Path, folder: Path) -> Iterator[tuple[str, tuple[float, int]]]:
    """One run of each kind."""
    theirs, ours, edited = folder / "theirs", folder / "ours", folder / "tree" / tree.name
    shutil.copytree(tree, edited)
    yield "torchgen", torchgen(theirs)
    yield "torchgen unchanged", torchgen(theirs)
    yield "opdsl first", opdsl(edited, ours)
    yield "opdsl unchanged", opdsl(edited, ours)
    steps: list[tuple[str, Callable[[], None]]] = [
        ("opdsl one kernel", lambda: renamed(edited, KERNEL)),
        ("opdsl one argument", lambda: renamed(edited, ARGUMENT)),
    ]
    for name, step in steps:
        step()
        yield name, opdsl(edited, ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    found: dict[str, list[tuple[float, int]]] = {}
    for _ in range(options.runs):
        with tempfile.TemporaryDirectory() as folder:
            for name, one in rounds(options.tree, Path(folder)):
                found.setdefault(name, []).append(one)
    base = statistics.median(seconds for seconds, _ in found["torchgen"])
    print("| | CPU s | MB | torchgen to it |\n| --- | --- | --- | --- |")
    for name, figures in found.items():
        seconds = statistics.median(s for s, _ in figures)
        memory = statistics.median(m for _, m in figures)
        print(f"| {name} | {seconds:.2f} | {memory:.0f} | {base / seconds:.1f} |")


if __name__ == "__main__":
    main()
