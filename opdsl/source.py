"""Places in source text, and what is wrong there.

Everything that opdsl reads keeps the `Span` it was read from, so that whatever is found wrong with it later,
by whichever stage, is shown at its place::

    operators/norms.py:14:22: error[unknown-type]: `Tenser` is not a type that a schema can hold
       14 | def rms_norm(input: Tenser, eps: float = 1e-06) -> Tensor:
          |                     ^^^^^^
      hint: did you mean `Tensor`?

A diagnostic is a value.  Stages collect them and go on; nothing is printed before all are known.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one file: lines count from 1, columns (in characters) from 1, `end_column` is exclusive."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


SHOWN = 160
"""How many characters of a source line are shown."""

NOWHERE = Span("<none>", 0, 0, 0, 0)
"""The span of values that were made rather than read."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault: where, a stable `code` (kebab-case, listed in docs/diagnostics.md), what, and what to do."""

    span: Span
    code: str
    message: str
    hint: str = ""

    @property
    def sort_key(self) -> tuple[Span, str, str]:
        return self.span, self.code, self.message

    def render(self, source: str | None) -> str:
        """The text a user sees; `source` is the text of `span.path`, None where there is none to show."""
        lines = [f"{self.span}: error[{self.code}]: {self.message}"]
        if source is not None:
            lines += _excerpt(source, self.span)
        if self.hint:
            lines.append(f"  hint: {self.hint}")
        return "\n".join(lines)


class OpdslError(Exception):
    """Raised when a command can't go on: every diagnostic that was found, in order of place."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(sorted(set(diagnostics), key=lambda d: d.sort_key))
        super().__init__("\n".join(f"{d.span}: error[{d.code}]: {d.message}" for d in self.diagnostics))


def render_all(diagnostics: Iterable[Diagnostic], root: Path) -> str:
    """All diagnostics as one text, each with its source line, read relative to `root` once a file."""
    texts: dict[str, str | None] = {}
    blocks = []
    for diagnostic in diagnostics:
        path = diagnostic.span.path
        if path not in texts:
            texts[path] = _read(root / path)
        blocks.append(diagnostic.render(texts[path]))
    return "\n\n".join(blocks)


def _read(path: Path) -> str | None:
    try:  # not from a pipe, which would wait
        return path.read_text("utf-8", errors="replace") if path.is_file() else None
    except (OSError, ValueError):
        return None


def _excerpt(source: str, span: Span) -> list[str]:
    lines = source.splitlines()
    if not 1 <= span.line <= len(lines):
        return []
    text = lines[span.line - 1]
    end = span.end_column if span.end_line == span.line else len(text) + 1
    text, start, end = _cut(text, span.column - 1, end - 1)
    marks = "^" * max(1, _width(text[start:end]))
    # Tabs before the caret are kept, so that it stands under its column however wide a tab is shown.
    pad = "".join("\t" if c == "\t" else " " * _width(c) for c in text[:start])
    return [f"  {span.line:>3} | {text}", f"      | {pad}{marks}"]


def _cut(text: str, start: int, end: int) -> tuple[str, int, int]:
    """What is shown of a line that's longer than a few of a terminal's, with some of it before `start`."""
    if len(text) <= SHOWN:
        return text, start, end
    first = max(0, min(start - SHOWN // 4, len(text) - SHOWN))
    last = first + SHOWN
    before, after = "…" if first else "", "…" if last < len(text) else ""
    moved = first - len(before)
    return f"{before}{text[first:last]}{after}", start - moved, min(end, last) - moved


def _width(text: str) -> int:
    """How many columns a terminal gives the text."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else not unicodedata.combining(c) for c in text)
