"""A library on libtorch: headers, prototypes, sources, a Python package, and the runtime they stand on."""

from __future__ import annotations

from opdsl.model.families import complete_view_copies
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.targets.extension import bindings, cmake, headers, helpers, package, runtime, sources


def _headers(library: Library) -> list[Unit]:
    return headers.units(complete_view_copies(library))


def _sources(library: Library) -> list[Unit]:
    return sources.units(complete_view_copies(library))


PARTS = (
    _headers,
    _sources,
    helpers.units,
    bindings.units,
    bindings.result_header,
    package.units,
    cmake.units,
    runtime.units,
)
"""Functions that each make some of the units, on their own: an engine may run them side by side."""


def units(library: Library) -> list[Unit]:
    """Everything below `generated/`."""
    return [unit for part in PARTS for unit in part(library)]
