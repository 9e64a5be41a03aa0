"""Entries of tags.yaml as declared tags, and back.

    - tag: core
      desc: |
        What it says.

is `tag("core", "What it says.")`.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path

from opdsl.frontend.report import Report
from opdsl.model.function import TagDeclaration
from opdsl.torchgen.entries import Text, read_entries
from opdsl.torchgen.python_text import Names


def read_tags(path: Path, report: Report) -> tuple[TagDeclaration, ...]:
    """The tags that a file lists.  Faults are reported at their places."""
    found = []
    for entry in read_entries(path, path.name):
        name, doc = entry.values.get("tag"), entry.values.get("desc", Text("", entry.span))
        if isinstance(name, Text) and isinstance(doc, Text):
            found.append(TagDeclaration(name.text, cleandoc(doc.text), entry.span))
        else:
            report.error(entry.span, "bad-entry", "an entry has a `tag`, and what it says as `desc`")
    return tuple(found)


def tags_text(names: Names, tags: Iterable[TagDeclaration]) -> Iterator[str]:
    """Each as a statement."""
    for tag in tags:
        doc = textwrap.indent(f"\n{tag.doc}\n", "    ")
        shown = json.dumps(tag.doc) if '"""' in doc or "\\" in doc else f'"""{doc}    """'
        yield f"{names('tag')}({json.dumps(tag.name)}, {shown})\n"


def tags_yaml(tags: Iterable[TagDeclaration]) -> str:
    """An entry for each."""
    return "".join(f"- tag: {tag.name}\n  desc: |\n{textwrap.indent(tag.doc, '    ')}\n" for tag in tags)
