"""A project's settings: `[tool.opdsl]` of its pyproject.toml, all of which have a default.

[tool.opdsl]
operators = ["operators"]     # where the declarations are, and the kernels beside them
generated = "generated"
stubs = "stubs"
sources = ["operators/**/*.cpp"]
include = ["operators"]       # folders that the kernels include from
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from opdsl.source import Diagnostic, OpdslError, Span

FILE = "pyproject.toml"


@dataclass(frozen=True, slots=True)
class Config:
    """Paths and patterns relative to `root`."""

    root: Path
    operators: tuple[str, ...] = ("operators",)
    generated: str = "generated"
    stubs: str = "stubs"
    sources: tuple[str, ...] = ("operators/**/*.cpp",)
    include: tuple[str, ...] = ("operators",)

    @property
    def operator_paths(self) -> list[Path]:
        return [self.root / path for path in self.operators]

    @property
    def kernel_sources(self) -> list[Path]:
        return sorted({file for pattern in self.sources for file in self.root.glob(pattern)})


def read_config(root: Path) -> Config:
    """The settings of the project at `root`; raises `OpdslError` for every one that isn't understood."""
    path = root / FILE
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Config(root)
    except (OSError, UnicodeDecodeError) as error:
        place = Span(FILE, 1, 1, 1, 1)
        raise OpdslError([Diagnostic(place, "unreadable-file", f"can't read this file: {error}")]) from None
    try:
        tool = tomllib.loads(text).get("tool", {})
        table = tool.get("opdsl", {}) if isinstance(tool, dict) else {}
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = map(int, found.groups()) if found else (1, 1)
        raise OpdslError([Diagnostic(Span(FILE, line, column, line, column + 1), "bad-toml", str(error))]) from None
    if not isinstance(table, dict):
        raise OpdslError([Diagnostic(_place("opdsl", text), "bad-setting", "`[tool.opdsl]` is a table")])
    faults = list(_faults(table, text))
    if faults:
        raise OpdslError(faults)
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    return Config(root, **values)


def _faults(table: dict[str, object], text: str) -> list[Diagnostic]:
    defaults = {f.name: f.default for f in fields(Config) if f.name != "root"}
    found = []
    for key, value in table.items():
        if key not in defaults:
            known = ", ".join(defaults)
            found.append(Diagnostic(_place(key, text), "unknown-setting", f"there is no setting `{key}`", known))
        elif isinstance(defaults[key], tuple):
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                found.append(Diagnostic(_place(key, text), "bad-setting", f"`{key}` is a list of strings"))
        elif not isinstance(value, str):
            found.append(Diagnostic(_place(key, text), "bad-setting", f"`{key}` is a string"))
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str) and not _usable(key, item):
                message = f"`{key}` names what is below the project, and `{item}` isn't"
                found.append(Diagnostic(_place(key, text), "bad-setting", message))
    return found


def _usable(key: str, path: str) -> bool:
    """Whether a path or pattern is relative; what's written must also stay below the project."""
    outside = key in ("generated", "stubs") and ".." in Path(path).parts
    return bool(path) and not Path(path).is_absolute() and not outside


def _place(key: str, text: str) -> Span:
    """Where the setting stands: after the heading of its table."""
    start = text.find("[tool.opdsl]")
    match = re.compile(rf"^\s*{re.escape(key)}\s*=", re.MULTILINE).search(text, max(start, 0))
    if match is None:
        return Span(FILE, 1, 1, 1, 1)
    offset = match.start() + len(match.group()) - len(match.group().lstrip())
    line = text.count("\n", 0, offset) + 1
    column = offset - text.rfind("\n", 0, offset)
    return Span(FILE, line, column, line, column + len(key))
