"""A build: the declarations of a project to the units of its targets."""

from __future__ import annotations

from opdsl.engine.config import Config
from opdsl.engine.write import complete
from opdsl.frontend import load
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.targets import extension, stubs


def library_of(config: Config) -> Library:
    """The library that the project declares; raises `OpdslError` with every fault."""
    return load(config.operator_paths, config.root)


def units_of(library: Library, config: Config) -> list[Unit]:
    """Every file of the project's extension and stubs, at the places that its settings give."""
    made = [*extension.units(library), *stubs.units(library)]
    places = {"generated": config.generated, "stubs": config.stubs}
    moved = []
    for unit in made:
        top, _, rest = unit.path.partition("/")
        moved.append(Unit(f"{places[top]}/{rest}", unit.text, unit.pieces))
    return complete(moved, config.generated)
