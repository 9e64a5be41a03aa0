"""Runs ninja: a bar on a terminal, its own lines anywhere else.

    compile ../operators/norms.cpp  ━━━━━━━━━━╸━━━━━━━━━  7/16

What the compiler says goes above the bar, as it is.  Everything is shown at once, and kept as well, so that a failure
can be explained.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

_STATUS = re.compile(r"\[(\d+)/(\d+)\] (.*)")


@dataclass(frozen=True, slots=True)
class Ran:
    """`output` is all that was said, which the user has seen."""

    succeeded: bool
    output: str


def run_ninja(program: str, folder: Path, jobs: int | None = None, verbose: bool = False) -> Ran:
    """Makes what is stale of `folder`/build.ninja, and goes on past a failure; `verbose` shows whole commands."""
    command = [program, "-C", str(folder), "-k", "0"]
    command += ["-j", str(jobs)] if jobs else []
    command += ["-v"] if verbose else []
    showing = _beside_a_bar if sys.stdout.isatty() else _plainly
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "NINJA_STATUS": "[%f/%t] "},
    ) as process:
        output = "".join(showing(process.stdout or (), verbose))
    return Ran(process.returncode == 0, output)


def _plainly(lines: Iterable[str], verbose: bool) -> Iterator[str]:
    """The same lines, shown as they come: ninja writes one for each step that ends, whole commands if it's verbose."""
    encoding = sys.stdout.encoding
    for line in lines:
        sys.stdout.write(line.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()
        yield line


def _beside_a_bar(lines: Iterable[str], verbose: bool) -> Iterator[str]:
    """The same lines, shown as they come: those that say how far ninja is by the bar, unless they're wanted whole."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    said = TextColumn("{task.description}", markup=False)
    with Progress(said, BarColumn(), MofNCompleteColumn(), transient=True) as bar:
        task = bar.add_task("ninja", total=None)
        for line in lines:
            status = _STATUS.match(line)
            if status:
                done, total = int(status[1]), int(status[2])
                bar.update(task, completed=done, total=total, description="" if verbose else status[3])
            if status is None or verbose:
                bar.console.out(line, end="", highlight=False)
            yield line
