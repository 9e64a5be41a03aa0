"""Where the keys of a TOML file stand, which tomllib doesn't say.

    [tool]
    "opdsl".generated = "made"      # tool, opdsl, generated: at 1:2, 2:1 and 2:9

It's for files that tomllib has read: what isn't TOML gives nonsense here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
      \"{3} (?:[^\\] | \\.)*? \"{3,5} | '{3} .*? '{3,5}   # strings of many lines
    | \" (?:[^"\\] | \\.)* \" | '[^']*'
    | \#[^\n]*
    | [][{}=,.\n]
    | [^][{}=,.\n\s"'#]+
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Key:
    """One part of a key; `start` and `end` are offsets in the text, with its quotes."""

    name: str
    start: int
    end: int


def keys(text: str) -> Iterator[tuple[Key, ...]]:
    """All keys and headings with the parts of their tables before them, in the order of the text."""
    table: tuple[Key, ...] = ()
    parts: list[Key] = []
    open_: list[
        tuple[str, tuple[Key, ...], list[Key]]
    ] = []  # the brackets around a value, and what was read before each
    in_key = True
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token.startswith("#"):
            continue
        if in_key and token == "=":
            yield (*table, *parts)
            in_key = False
        elif in_key and token == "[":
            table = ()
        elif in_key and token == "]" and parts:
            table, parts = tuple(parts), []
            yield table
        elif in_key and token not in ("]", "}", ".", ",", "\n"):
            parts.append(Key(_name(token), match.start(), match.end()))
        elif token in ("[", "{"):
            open_.append((token, table, parts))
            if token == "{":
                table, parts, in_key = (*table, *parts), [], True
        elif token in ("]", "}") and open_:
            _, table, parts = open_.pop()
            in_key = False
        elif (token == "," and open_ and open_[-1][0] == "{") or (token == "\n" and not open_):
            parts, in_key = [], True


def _name(token: str) -> str:
    return next(iter(tomllib.loads(f"{token} = 0")))
