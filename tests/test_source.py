"""Diagnostics as a user sees them."""

from __future__ import annotations

import pytest

from opdsl.source import SHOWN, Diagnostic, Span


def excerpt(text: str, start: int, end: int) -> tuple[str, str]:
    """The line shown and its carets, for characters `start`..`end` (from 0) of `text`."""
    shown = Diagnostic(Span("x.py", 1, start + 1, 1, end + 1), "code", "message").render(text).splitlines()
    return shown[1].removeprefix("    1 | "), shown[2].removeprefix("      | ")


@pytest.mark.parametrize("length", [1, SHOWN, SHOWN + 1, SHOWN + 2, 10_000])
@pytest.mark.parametrize("at", [0.0, 0.001, 0.01, 0.5, 0.99, 1.0])
def test_a_line_of_any_length_is_cut_round_the_caret(length: int, at: float) -> None:
    start = int(at * (length - 1))
    text = "".join("#" if i == start else "." for i in range(length))
    line, marks = excerpt(text, start, start + 1)
    assert len(line) <= SHOWN + 2
    assert line.index("#") == marks.index("^")
    assert marks.count("^") == 1
    assert line == text or "…" in (line[0], line[-1])


def test_what_is_marked_is_cut_as_well() -> None:
    line, marks = excerpt("." * 50 + "#" * 10_000, 50, 10_050)
    assert len(line) <= SHOWN + 2
    assert marks.count("^") == line.count("#")


def test_a_caret_past_the_end_of_a_long_line() -> None:
    line, marks = excerpt("." * 1000, 1000, 1001)
    assert len(marks) == len(line) + 1
