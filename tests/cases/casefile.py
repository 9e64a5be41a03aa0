"""Reads and rewrites `.test` files: cases of operator source, each with what is expected of it.

    [case inplace_variant]
    @native_function(dispatch=CPU, inplace=True)
    def softcap(self: Tensor, cap: float) -> Tensor: ...
    [schema]
    softcap(Tensor self, float cap) -> Tensor
    softcap_(Tensor(a!) self, float cap) -> Tensor(a!)

A case is the text of `ops/case.py`; `[file NAME]` adds another file to `ops/`.  `[errors]` expects diagnostics, as a
user sees them.  Run pytest with `--update` to write what comes out now into the files, and read the diff.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

_PARTS = re.compile(r"^(?=\[(?:case [^\]]+|file [^\]]+|[a-z_]+)\]$)", re.MULTILINE)


@dataclass
class Case:
    name: str
    files: dict[str, str] = field(default_factory=dict)
    expected: dict[str, str] = field(default_factory=dict)


def read(path: Path) -> list[Case]:
    """The cases of a file; text before the first is a comment."""
    cases: list[Case] = []
    for block in re.split(r"^(?=\[case )", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        case: Case | None = None
        for part in _PARTS.split(block)[1:]:
            heading, _, body = part.partition("\n")
            kind, _, name = heading.strip("[]").partition(" ")
            body = body.strip("\n") + "\n"
            if kind == "case":
                case = Case(name, {"case.py": body})
            elif case is not None:
                texts = case.files if kind == "file" else case.expected
                texts[name or kind] = body
        assert case is not None
        cases.append(case)
    return cases


def write(path: Path, cases: list[Case]) -> None:
    """Writes the cases back, the comment at the head kept."""
    head = re.split(r"^\[case ", path.read_text("utf-8"), maxsplit=1, flags=re.MULTILINE)[0]
    blocks = []
    for case in cases:
        text = f"[case {case.name}]\n{case.files['case.py']}"
        text += "".join(f"[file {name}]\n{body}" for name, body in case.files.items() if name != "case.py")
        text += "".join(f"[{kind}]\n{body}" for kind, body in case.expected.items())
        blocks.append(text)
    path.write_text(head + "\n".join(blocks), "utf-8")
