"""Where the stages of the frontend put what they find wrong."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from opdsl.source import Diagnostic, Span


class Report:
    """Diagnostics so far. A stage reports and goes on with what can still be read."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []

    def error(self, span: Span, code: str, message: str, hint: str = "") -> None:
        self.diagnostics.append(Diagnostic(span, code, message, hint))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest of `known`, or nothing."""
    match = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"did you mean `{match[0]}`?" if match else ""
