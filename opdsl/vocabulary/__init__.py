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
def operators() -> dict[str, tuple[Operator, ...]]:
    """Every operator by its name, its overloads in the order of torch's own list."""
    found: dict[str, list[Operator]] = {}
    for line in SCHEMAS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            operator = read_operator(line)
            found.setdefault(operator.schema.name.base, []).append(operator)
    return {name: tuple(overloads) for name, overloads in found.items()}


def overloads(name: str) -> tuple[Operator, ...]:
    """The overloads of a name; none if torch has no such operator."""
    return operators().get(name, ())
