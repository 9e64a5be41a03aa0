"""A project's settings: `[tool.opdsl]` of its pyproject.toml, all of which have a default.

[tool.opdsl]
operators = ["operators"]     # where the declarations are, and the kernels beside them
generated = "generated"
stubs = "stubs"
sources = ["operators/**/*.cpp"]
include = ["operators"]       # folders that the kernels include from
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations
from pathlib import Path
from typing import Any

from opdsl.engine.toml_keys import keys
from opdsl.source import Diagnostic, OpdslError, Span

FILE = "pyproject.toml"
TABLE = "[tool.opdsl]"
WRITTEN = ("generated", "stubs")


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
        """Files that the patterns find; what opdsl made is compiled anyway, and stays out of them."""
        made = Path(os.path.abspath(self.root / self.generated))
        found = {file for pattern in self.sources for file in self.root.glob(pattern) if file.is_file()}
        return sorted(file for file in found if not Path(os.path.abspath(file)).is_relative_to(made))


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
    except RecursionError:
        raise OpdslError([Diagnostic(Span(FILE, 1, 1, 1, 1), "bad-toml", "this is nested too deeply")]) from None
    places = _places(text, table if isinstance(table, dict) else ())
    if not isinstance(table, dict):
        raise OpdslError([Diagnostic(places[TABLE], "bad-setting", "`[tool.opdsl]` is a table")])
    if faults := list(_faults(table, places)):
        raise OpdslError(faults)
    config = Config(root, **{key: _clean(key, value) for key, value in table.items()})
    if faults := list(_overlaps(config, places)):
        raise OpdslError(faults)
    return config


def _clean(key: str, value: Any) -> Any:
    """Lists as tuples; one spelling for the folders that manifests name."""
    if key in WRITTEN:
        return Path(value).as_posix()
    return tuple(value) if isinstance(value, list) else value


def _faults(table: dict[str, object], places: Mapping[str, Span]) -> Iterator[Diagnostic]:
    defaults = {f.name: f.default for f in fields(Config) if f.name != "root"}
    for key, value in table.items():
        if key not in defaults:
            yield Diagnostic(places[key], "unknown-setting", f"there is no setting `{key}`", ", ".join(defaults))
            continue
        if isinstance(defaults[key], tuple):
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                yield Diagnostic(places[key], "bad-setting", f"`{key}` is a list of strings")
        elif not isinstance(value, str):
            yield Diagnostic(places[key], "bad-setting", f"`{key}` is a string")
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str) and (fault := _path_fault(key, item)):
                yield Diagnostic(places[key], "bad-setting", *fault)


def _path_fault(key: str, path: str) -> tuple[str, str] | None:
    """What is wrong with a path or pattern, and what to do: it's relative, and what's written is below the project."""
    if re.search(r"[\x00-\x1f\x7f]", path):
        return f"`{path.encode('unicode_escape').decode()}` in `{key}` can't be the name of a file", ""
    parts = Path(path).parts
    if not path or Path(path).is_absolute() or (key in WRITTEN and ".." in parts):
        return f"`{key}` names what is below the project, and `{path}` isn't", ""
    if key in WRITTEN and not parts:
        return f"`{key}` is a folder of its own, and `{path}` is the project's", f'`{key} = "{key}"`'
    if key == "sources":
        if not parts or parts[-1] == "**":
            return f"`sources` are files, and `{path}` finds folders", f"`{'/'.join((*parts, '*.cpp'))}`"
        if any("**" in part and part != "**" for part in parts):
            return f"`**` stands alone between `/`, and not as in `{path}`", f"`{path.replace('**', '**/*')}`"
    return None


def _overlaps(config: Config, places: Mapping[str, Span]) -> Iterator[Diagnostic]:
    """Pairs of folders of which a build would read what it wrote, or take the files of one for those of the other."""
    folders = [("generated", config.generated), ("stubs", config.stubs), *(("operators", p) for p in config.operators)]
    for (key, path), (other, beside) in combinations(folders, 2):
        one, two = (Path(os.path.realpath(config.root / folder)) for folder in (path, beside))
        if key in WRITTEN and (one.is_relative_to(two) or two.is_relative_to(one)):
            place = places.get(key, places.get(other, places[TABLE]))
            message = f"`{key}` (`{path}`) and `{other}` (`{beside}`) overlap"
            yield Diagnostic(place, "bad-setting", message, "each is a folder of its own, and in none of the others")


def _places(text: str, settings: Iterable[str]) -> dict[str, Span]:
    """Where each setting stands first, and their table."""
    nowhere = Span(FILE, 1, 1, 1, 1)
    found = dict.fromkeys((TABLE, *settings), nowhere)
    for parts in keys(text):
        if len(parts) > 1 and [part.name for part in parts[:2]] == ["tool", "opdsl"]:
            # `[tool.opdsl]` is the table, what comes third is a setting.
            *_, part = parts[:3]
            name = part.name if len(parts) > 2 else TABLE
            if found.get(name) == nowhere:
                line, column = text.count("\n", 0, part.start) + 1, part.start - text.rfind("\n", 0, part.start)
                found[name] = Span(FILE, line, column, line, column + part.end - part.start)
    return found
