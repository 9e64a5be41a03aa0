"""A unit: one file that a target makes, as a value.

Targets give units and touch no disk; the engine compares them with what's there and writes what differs.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines `first`..`last` (from 1, inclusive) of a unit's text, made for the function named `operator`."""

    operator: str
    what: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Unit:
    """`path` is relative to the output root, with `/`; `pieces` say which lines were made for which operator."""

    path: str
    text: str
    pieces: tuple[Piece, ...] = ()
