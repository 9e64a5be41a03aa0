"""A build: the declarations of a project to the units of its targets."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from opdsl.engine.config import Config
from opdsl.engine.write import complete
from opdsl.frontend import load
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.source import Diagnostic, OpdslError
from opdsl.targets import extension, stubs

Part = Callable[[Library], list[Unit]]


def library_of(config: Config) -> Library:
    """The library that the project declares; raises `OpdslError` with every fault."""
    library = load(config.operator_paths, config.root)
    if library.namespace == "aten":
        message = "`aten` is PyTorch's own library, and none that's built beside it"
        hint = "`opdsl build operators --target aten --out DIR`, or a namespace of your own"
        raise OpdslError([Diagnostic(library.span, "bad-namespace", message, hint)])
    return library


def units_of(library: Library, config: Config, jobs: int = 1) -> list[Unit]:
    """Every file of the project's extension and stubs, at the places that its settings give.

    With more than one job, the parts of the targets are made in processes of their own; what comes out is the same.
    """
    parts = [*extension.PARTS, stubs.units]
    if jobs > 1:
        with ProcessPoolExecutor(min(jobs, len(parts))) as pool:
            made = [unit for units in pool.map(_run, parts, [library] * len(parts)) for unit in units]
    else:
        made = [unit for part in parts for unit in part(library)]
    places = {"generated": config.generated, "stubs": config.stubs}
    moved = []
    for unit in made:
        top, _, rest = unit.path.partition("/")
        moved.append(Unit(f"{places[top]}/{rest}", unit.text, unit.pieces))
    return complete(moved, config.generated)


def _run(part: Part, library: Library) -> list[Unit]:
    return part(library)
