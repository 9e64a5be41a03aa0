"""A library on libtorch: headers, prototypes, sources, a Python package, and the runtime they stand on."""

from __future__ import annotations

from opdsl.model.families import complete_view_copies
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.runtime import cpp_files, read
from opdsl.targets.extension import cmake, headers, package, sources


def units(library: Library) -> list[Unit]:
    """Everything below `generated/`."""
    complete = complete_view_copies(library)
    return [
        *headers.units(complete),
        *sources.units(complete),
        *package.units(library),
        *cmake.units(library),
        *(Unit(f"generated/runtime/{path}", read(path)) for path in cpp_files()),
    ]
