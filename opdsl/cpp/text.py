"""The one builder of C++ text.

    out = Writer()
    with out.namespace("opkit"), out.piece("softcap", "function"):
        with out.block("inline at::Tensor softcap(const at::Tensor& self, double cap)"):
            out.line(f"return {out.use(call)};")
    unit = out.unit("include/opkit/ops/softcap.h", ["#pragma once"])

Text is formatted here and nowhere else: indentation follows the blocks that are open.  What needs a header says so
where it's written: an expression carries its includes, `use` collects them, and they come out sorted at the head.
`piece` records which lines were made for which operator.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from textwrap import wrap
from typing import NewType

from opdsl.model.schema import OperatorName
from opdsl.model.unit import Piece, Unit

Cpp = NewType("Cpp", str)
"""C++ text: an expression, a type, a statement. A name of the model is a plain `str`, and not this."""

WIDTH = 120


def quoted(text: str) -> Cpp:
    """`text` as a string literal."""
    return Cpp(json.dumps(text))


@dataclass(frozen=True, slots=True, order=True)
class Include:
    """A header, and what it's for (shown beside it, if it isn't plain). `local` ones are in quotes."""

    path: str
    reason: str = field(default="", compare=False)
    local: bool = False

    def __str__(self) -> str:
        path = f'"{self.path}"' if self.local else f"<{self.path}>"
        return f"#include {path}{f'  // {self.reason}' if self.reason else ''}"


@dataclass(frozen=True, slots=True)
class Expr:
    """A C++ expression and the headers that it needs."""

    text: Cpp
    includes: frozenset[Include] = frozenset()

    def __str__(self) -> str:
        return self.text


class Writer:
    """Lines of one file, from the top down; `indent` spaces for each open block.

    `operator_headers` says where operators of the library are declared, by name; without it, that's one header.
    """

    def __init__(self, indent: int = 2, operator_headers: Callable[[OperatorName], str] | None = None) -> None:
        self._step = indent
        self._operator_headers = operator_headers
        self._depth = 0
        self._lines: list[str] = []
        self._pieces: list[Piece] = []
        self._includes: dict[Include, Include] = {}

    # -- lines

    def line(self, text: str = "") -> None:
        """One line, or several where `text` has several, each at the present depth."""
        pad = " " * (self._step * self._depth)
        self._lines += [pad + line if line else "" for line in text.split("\n")]

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def blank(self) -> None:
        """An empty line, unless there is one already or nothing before it."""
        if self._lines and self._lines[-1]:
            self._lines.append("")

    def comment(self, text: str, mark: str = "//") -> None:
        """`// text`, wrapped; `mark` may be `///`. Paragraphs and lines that are indented are kept."""
        room = WIDTH - self._step * self._depth - len(mark) - 1
        for paragraph in text.strip("\n").split("\n"):
            kept = not paragraph or paragraph[0] == " "
            for line in [paragraph] if kept else wrap(paragraph, room, break_long_words=False):
                self.line(f"{mark} {line}".rstrip())

    # -- nesting

    @contextmanager
    def indented(self) -> Iterator[None]:
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1

    @contextmanager
    def block(self, head: str = "", tail: str = "") -> Iterator[None]:
        """`head {`, what's written inside, `}` and `tail` (`;` after a struct)."""
        self.line(f"{head} {{" if head else "{")
        with self.indented():
            yield
        self.line(f"}}{tail}")

    @contextmanager
    def namespace(self, name: str = "") -> Iterator[None]:
        """`namespace a::b {` to its end; what's inside is not indented. Without a name, an anonymous one."""
        head = f"namespace {name}".rstrip()
        self.line(f"{head} {{")
        self.line()
        yield
        self.blank()
        self.line(f"}}  // {head}")

    @contextmanager
    def piece(self, operator: str, what: str) -> Iterator[None]:
        """Records the lines written inside as the part `what` of `operator`."""
        first = len(self._lines) + 1
        yield
        last = len(self._lines)
        while last > first and not self._lines[last - 1]:
            last -= 1
        if last >= first:
            self._pieces.append(Piece(operator, what, first, last))

    # -- headers

    def include(self, *headers: Include | str) -> None:
        for header in headers:
            value = Include(header) if isinstance(header, str) else header
            self._includes.setdefault(value, value)

    def include_operator(self, name: OperatorName) -> None:
        """Includes the header that declares an operator of the library."""
        path = f"{name.namespace}/ops.h" if self._operator_headers is None else self._operator_headers(name)
        self.include(Include(path))

    @property
    def includes(self) -> tuple[Include, ...]:
        """The headers so far."""
        return tuple(self._includes)

    def use(self, expr: Expr) -> Cpp:
        """The text of `expr`; what it includes is collected."""
        self.include(*sorted(expr.includes))
        return expr.text

    # -- the result

    @property
    def text(self) -> str:
        """The lines so far, without any head."""
        return "".join(f"{line}\n" for line in self._lines)

    def unit(self, path: str, head: Sequence[str] = ()) -> Unit:
        """The file: `head` (comments, `#pragma once`), the includes, and all lines."""
        top = list(head)
        if self._includes:
            top += [*([""] if top else []), *_sorted(self._includes.values())]
        if top and self._lines:
            top.append("")
        shifted = tuple(Piece(p.operator, p.what, p.first + len(top), p.last + len(top)) for p in self._pieces)
        return Unit(path, "".join(f"{line}\n" for line in [*top, *self._lines]), shifted)


def _sorted(headers: Iterable[Include]) -> list[str]:
    """Local headers, then libraries', then the standard's, with a blank line between."""
    groups: tuple[list[Include], list[Include], list[Include]] = ([], [], [])
    for header in sorted(headers):
        groups[0 if header.local else 1 if "." in header.path else 2].append(header)
    blocks = ["\n".join(map(str, group)) for group in groups if group]
    return "\n\n".join(blocks).split("\n")
