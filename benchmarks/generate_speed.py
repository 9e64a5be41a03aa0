"""What `opdsl build` takes: CPU seconds for a library of N operators, at first, again, and after an edit.

    python benchmarks/generate_speed.py [--sizes 10,100,500,2500] [--runs 5]

The operators are schemas of libraries in the field (tests/data/schemas.tsv) as declarations, `CPU` and `Meta` kernels
each; above 400 or so they come again under other names.  What is declared is held against what is read: the same
schemas.  The command runs in a process of its own (user and system time, its start included); the median of the runs:

    first       an empty `generated/`
    unchanged   nothing to write
    one edit    a default added to one argument of one operator; the files that this changes

The parts are measured in this process, imports done: `read` (parse and resolve), `make` (all units), `write` (of all).
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from compile_cost import NAME, operators  # noqa: E402
from declarations import can_be_declared, lettered, repeated, write_project  # noqa: E402

from opdsl.engine.build import library_of, units_of  # noqa: E402
from opdsl.engine.config import Config  # noqa: E402
from opdsl.engine.write import write  # noqa: E402
from opdsl.model.function import NativeFunction  # noqa: E402
from opdsl.torchgen.spelling import canonical  # noqa: E402

T = TypeVar("T")


def build(project: Path) -> tuple[float, int]:
    """CPU seconds of `opdsl build`, and its peak memory in MB."""
    command = [sys.executable, "-m", "opdsl.cli.main", "build", "-C", str(project)]
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = os.posix_spawn(sys.executable, command, environment, file_actions=silent)
    _, status, usage = os.wait4(child, 0)
    assert status == 0, f"opdsl build failed in {project}"
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024


def timed(work: Callable[[], T]) -> tuple[float, T]:
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def edit(project: Path) -> None:
    """Adds an argument with a default to the last operator of the first file."""
    path = project / "operators" / "part0.py"
    head, function, rest = path.read_text("utf-8").rpartition("\ndef ")
    signature, arrow, body = rest.rpartition(") -> ")
    star = "" if ", *, " in signature or "    *,\n" in signature else ", *"
    path.write_text(
        f"{head}{function}{signature.rstrip().rstrip(',')}{star}, extra_flag: bool = False{arrow}{body}", "utf-8"
    )


def parts(project: Path, functions: list[NativeFunction]) -> tuple[float, float, float, int, int]:
    """CPU seconds to read, make and write; the number of files and their bytes."""
    config = Config(project)
    read, library = timed(lambda: library_of(config))
    declared = sorted(str(function.schema) for function in library.functions)
    given = sorted(str(canonical(function.schema)) for function in functions)
    assert declared == given, "what is read isn't what was declared"
    made, units = timed(lambda: units_of(library, config))
    written, _ = timed(lambda: write(units, project / "apart", config.generated))
    return read, made, written, len(units), sum(len(unit.text) for unit in units)


def measure(functions: list[NativeFunction], runs: int) -> list[str]:
    first, again, edited, memory = [], [], [], 0
    with tempfile.TemporaryDirectory() as temporary:
        for run in range(runs):
            project = Path(temporary) / str(run)
            write_project(functions, project, NAME)
            seconds, peak = build(project)
            first.append(seconds)
            memory = max(memory, peak)
            again.append(build(project)[0])
            before = {path: path.stat().st_mtime_ns for path in project.rglob("*") if path.is_file()}
            edit(project)
            edited.append(build(project)[0])
            changed = sum(before.get(path) != path.stat().st_mtime_ns for path in before)
        write_project(functions, Path(temporary) / "parts", NAME)
        read, made, written, files, size = parts(Path(temporary) / "parts", functions)
    seconds_of = [statistics.median(times) for times in (first, again, edited)]
    cells = [f"{seconds:.2f}" for seconds in [*seconds_of, read, made, written]]
    return [*cells, str(files), f"{size / 1e6:.1f}", str(changed - 1), str(memory)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="10,100,500,2500")
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    field = [replace(function, schema=lettered(function.schema)) for function in operators(500)]
    declared = [function for function in field if can_be_declared(function)]
    columns = ["operators", "first", "unchanged", "one edit", "read", "make", "write"]
    columns += ["files", "MB", "changed by the edit", "peak MB"]
    print(f"| {' | '.join(columns)} |\n| {'--- | ' * len(columns)}".rstrip())
    for number in map(int, arguments.sizes.split(",")):
        cells = measure(list(repeated(declared, number)), arguments.runs)
        print(f"| {' | '.join([str(number), *cells])} |", flush=True)


if __name__ == "__main__":
    main()
