"""YAML lists of mappings, with the place of each value and the comments that stand above or within an entry.

    # Why it's here.
    - func: scale(Tensor self) -> Tensor
      variants: function, method

is `Entry({"func": Text("scale(Tensor self) -> Tensor", span), ...}, comments=("Why it's here.",))`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from opdsl.source import Diagnostic, OpdslError, Span

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Text:
    """One scalar, as it's spelt without its quotes."""

    text: str
    span: Span


Value = Text | tuple["Value", ...] | Mapping[str, "Value"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One mapping of the list."""

    values: Mapping[str, Value]
    span: Span
    comments: tuple[str, ...] = ()


def read_entries(path: Path, shown: str) -> list[Entry]:
    """The entries of a file, called `shown` in messages.  Raises `OpdslError` for what is no list of mappings."""
    source = path.read_text("utf-8")
    try:
        root = yaml.compose(source, Loader=Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = Span(shown, mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 2) if mark else _start(shown)
        raise OpdslError([Diagnostic(place, "bad-yaml", f"this is no YAML: {error.problem}")]) from None
    if root is None:
        return []
    if not isinstance(root, yaml.SequenceNode):
        raise _fault(_span(root, shown), "this is not a list of entries")
    lines = source.split("\n")
    found = []
    # What stands above a blank line at the head speaks of the file.
    head = root.value[0].start_mark.line if root.value else 0
    before = max((line for line in range(head) if not lines[line].strip()), default=0)
    for node in root.value:
        values = _value(node, shown)
        if not isinstance(values, Mapping):
            raise _fault(_span(node, shown), "an entry is a mapping: `- func: ...`")
        last = _last(lines, node)
        comments = tuple(_comments(lines, before, last))
        before = last
        found.append(Entry(values, _span(node, shown), comments))
    return found


def _value(node: yaml.Node, shown: str) -> Value:
    match node:
        case yaml.ScalarNode():
            return Text(node.value, _span(node, shown))
        case yaml.SequenceNode():
            return tuple(_value(item, shown) for item in node.value)
        case yaml.MappingNode():
            values: dict[str, Value] = {}
            for key, item in node.value:
                if key.value in values:
                    raise _fault(_span(key, shown), f"`{key.value}` stands twice")
                values[key.value] = _value(item, shown)
            return values
        case _:
            raise _fault(_span(node, shown), "this can't be read")


def _last(lines: Sequence[str], node: yaml.Node) -> int:
    """The line after an entry: a comment at the margin is of the next, with which YAML's parser ends this one."""
    last: int = node.end_mark.line
    while last > node.start_mark.line + 1 and (not lines[last - 1].strip() or lines[last - 1].startswith("#")):
        last -= 1
    return last


def _comments(lines: Sequence[str], first: int, last: int) -> Iterator[str]:
    """The comments, above an entry and in it; one beside a value says what it's the value of."""
    for line in lines[first:last]:
        text, mark, comment = line.partition("#")
        if mark and not text.strip():
            yield comment.lstrip("#").strip()
        elif mark and text.endswith(" "):
            yield f"{text.partition(':')[0].strip()}: {comment.strip()}"


def _span(node: yaml.Node, shown: str) -> Span:
    start, end = node.start_mark, node.end_mark
    return Span(shown, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def _start(shown: str) -> Span:
    return Span(shown, 1, 1, 1, 1)


def _fault(span: Span, message: str) -> OpdslError:
    return OpdslError([Diagnostic(span, "bad-yaml", message)])
