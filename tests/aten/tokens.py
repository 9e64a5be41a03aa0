"""Generated files as tokens: what differs in white space and comments only is the same."""

from __future__ import annotations

import re
from pathlib import Path

_TOKEN = re.compile(
    r"""
    //[^\n]* | /\*.*?\*/                              # comments, left out
  | (?P<token>
        ^[ \t]*\#(?:[^\n\\]|\\\n|\\.)*                 # a directive: its end is that of the line
      | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | \w+ | [^\w\s]
    )""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_COMMENT = re.compile(r"//.*|/\*.*?\*/")


def tokens(text: str) -> list[str]:
    return [_directive(token) if "#" in token[:9] else token for token in _TOKEN.findall(text) if token]


def _directive(text: str) -> str:
    return " ".join(_COMMENT.sub("", text.replace("\\\n", " ")).split()) if text.lstrip()[:1] == "#" else text


def same(ours: str, theirs: str, path: str) -> bool:
    """Whether two files say the same: token for token, or word for word where it's no C++."""
    if path.endswith(".h"):
        return tokens(ours) == tokens(theirs)
    return ours.split() == theirs.split()


def differing(ours: dict[str, str], reference: Path, paths: list[str]) -> list[str]:
    """Those of `paths` below `reference` that `ours` lacks, or has otherwise."""
    return [
        path for path in paths if path not in ours or not same(ours[path], (reference / path).read_text("utf-8"), path)
    ]
