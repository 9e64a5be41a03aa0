"""What torch offers to formulas and bodies: its operators, as facts that are shipped, so that a build needs no torch.

    overloads("add")[0]      Operator(schema=aten::add.Tensor(...), function=True, method=True)

`opdsl vocabulary` writes `schemas.txt` and the typed stubs from an installed torch (`generate`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from opdsl.model.parse import parse_schema
from opdsl.model.schema import FunctionSchema

SCHEMAS = Path(__file__).with_name("schemas.txt")


@dataclass(frozen=True, slots=True)
class Operator:
    """An operator of torch: whether it can be called as a function (`at::add`) and as a method (`self.add`)."""

    schema: FunctionSchema
    function: bool
    method: bool

    def __str__(self) -> str:
        """A line of `schemas.txt`."""
        return f"{'f' if self.function else '-'}{'m' if self.method else '-'} {self.schema}"


def read_operator(line: str) -> Operator:
    """The operator that a line of `schemas.txt` states."""
    flags, _, schema = line.partition(" ")
    return Operator(parse_schema(schema), "f" in flags, "m" in flags)


@cache
def _lines() -> dict[str, tuple[str, ...]]:
    """The lines of each name, unread: a build asks for few of them."""
    found: dict[str, list[str]] = {}
    for line in SCHEMAS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name = line[3:].partition("(")[0].partition(".")[0]
            found.setdefault(name, []).append(line)
    return {name: tuple(lines) for name, lines in found.items()}


@cache
def overloads(name: str) -> tuple[Operator, ...]:
    """The overloads of a name, in the order of torch's own list; none if torch has no such operator."""
    return tuple(map(read_operator, _lines().get(name, ())))


def names(method: bool) -> list[str]:
    """The names of all that can be called as a method, or as a function."""
    flag = "m" if method else "f"
    return [name for name, lines in _lines().items() if any(flag in line[:2] for line in lines)]
