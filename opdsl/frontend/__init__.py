"""From operator files to the model: `collect` reads, `static` evaluates, `resolve` checks and builds.

Nothing of an operator file is run or imported: a build is hermetic, and needs no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opdsl.frontend.collect import collect
from opdsl.frontend.report import Report
from opdsl.frontend.resolve import resolve
from opdsl.model.function import Library
from opdsl.source import OpdslError


def load(paths: Sequence[Path], root: Path) -> Library:
    """The library that the operator files below `paths` declare; spans are relative to `root`.

    Raises `OpdslError` with every fault that was found, in order of place.
    """
    report = Report()
    program = collect(paths, root, report)
    library = resolve(program, report)
    if report.diagnostics or library is None:
        raise OpdslError(report.diagnostics)
    return library
