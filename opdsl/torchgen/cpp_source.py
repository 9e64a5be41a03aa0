"""C++ as a syntax tree: what tree-sitter makes of it, which needs no compiler and no preprocessor."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from opdsl.source import Span

if TYPE_CHECKING:
    from tree_sitter import Node, Parser


def parse(source: bytes) -> Node:
    """The root of the tree; what's no C++ is in `ERROR` nodes."""
    return _parser().parse(source).root_node


@cache
def _parser() -> Parser:
    import tree_sitter
    import tree_sitter_cpp

    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_cpp.language()))


def text_of(node: Node | None) -> str:
    return node.text.decode("utf-8", "replace") if node is not None and node.text is not None else ""


def span_of(node: Node, path: Path) -> Span:
    start, end = node.start_point, node.end_point
    return Span(str(path), start[0] + 1, start[1] + 1, end[0] + 1, end[1] + 1)


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it."""
    yield node
    for child in node.children:
        yield from walk(child)
