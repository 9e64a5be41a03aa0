"""Schemas of the field as declarations, for benchmarks at any size: what `opdsl import schemas` writes of them."""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from opdsl.model.families import gather
from opdsl.model.function import Library, NativeFunction
from opdsl.model.schema import OperatorName
from opdsl.source import OpdslError
from opdsl.torchgen import write_library
from opdsl.torchgen.registrations import lettered as lettered

FILE_SIZE = 50
"""Operators in one file."""


def can_be_declared(function: NativeFunction) -> bool:
    base = function.name.base
    try:
        write_library(Library("any", gather([function])))
    except OpdslError:
        return False
    return base.isidentifier() and not keyword.iskeyword(base)


def repeated(functions: Sequence[NativeFunction], number: int) -> Iterator[NativeFunction]:
    """`number` functions: the same ones again under other names, where they don't suffice."""
    for i in range(number):
        function, turn = functions[i % len(functions)], i // len(functions)
        if turn:
            name = OperatorName(f"{function.name.base}_x{turn}", namespace=function.name.namespace)
            function = replace(function, schema=replace(function.schema, name=name))
        yield function


def write_project(functions: Sequence[NativeFunction], root: Path, namespace: str) -> None:
    """Writes operator files for `functions` below `root`."""
    operators = root / "operators"
    operators.mkdir(parents=True)
    placed = [
        replace(function, span=replace(function.span, path=f"part{i // FILE_SIZE}.cpp"))
        for i, function in enumerate(functions)
    ]
    for unit in write_library(Library(namespace, gather(placed))):
        (operators / unit.path).write_text(unit.text, "utf-8")
