"""Units to files: writes what differs, removes what an earlier build made and this one doesn't, and nothing else.

The files of a build are listed in `<generated>/manifest.json`, with a hash of each.  A file that isn't listed was not
made here, and stays.  Nothing is touched before all units are there, so a build that fails changes no file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path

from opdsl.model.unit import Unit

MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Written:
    """What a build changed; paths are relative to the root."""

    changed: tuple[str, ...]
    removed: tuple[str, ...]
    unchanged: int


def complete(units: Iterable[Unit], generated: str) -> list[Unit]:
    """The units in the order of their paths, with the manifest that lists them."""
    files = sorted(units, key=lambda unit: unit.path)
    hashes = {unit.path: sha256(unit.text.encode()).hexdigest()[:16] for unit in files}
    assert len(hashes) == len(files), "two units have one path"
    return [*files, Unit(f"{generated}/{MANIFEST}", json.dumps(hashes, indent=1) + "\n")]


def write(units: Sequence[Unit], root: Path, generated: str) -> Written:
    """Makes the files below `root` those of `units` (from `complete`)."""
    stale = sorted(_listed(root, generated) - {unit.path for unit in units})
    changed = [unit for unit in units if _read(root / unit.path) != unit.text.encode()]
    for unit in changed:
        _replace(root / unit.path, unit.text.encode())
    removed = [path for path in stale if _remove(root, path)]
    return Written(tuple(unit.path for unit in changed), tuple(removed), len(units) - len(changed))


def differences(units: Sequence[Unit], root: Path, generated: str) -> Iterator[str]:
    """A unified diff for each file that a build would change, from what's on disk to what would be there."""
    for unit in units:
        found = _read(root / unit.path)
        if found != unit.text.encode():
            before = "" if found is None else found.decode("utf-8", errors="replace")
            yield _diff(unit.path, before, unit.text, missing=found is None)
    for path in sorted(_listed(root, generated) - {unit.path for unit in units}):
        found = _read(root / path)
        if found is not None:
            yield _diff(path, found.decode("utf-8", errors="replace"), "", extra=True)


def _diff(path: str, before: str, after: str, *, missing: bool = False, extra: bool = False) -> str:
    lines = unified_diff(
        before.splitlines(keepends=True),
        after.splitlines(keepends=True),
        "/dev/null" if missing else f"{path} (on disk)",
        "/dev/null" if extra else f"{path} (from the declarations)",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _listed(root: Path, generated: str) -> set[str]:
    """The files of the build before, by its manifest. Paths that lead out of the root are not believed."""
    text = _read(root / generated / MANIFEST)
    try:
        listed = json.loads(text) if text is not None else {}
    except ValueError:
        return set()
    paths = listed if isinstance(listed, dict) else {}
    return {path for path in paths if not os.path.isabs(path) and ".." not in Path(path).parts}


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _replace(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.tmp")
    temporary.write_bytes(data)
    temporary.replace(path)


def _remove(root: Path, path: str) -> bool:
    """Removes a file and the folders that it leaves empty."""
    file = root / path
    if not file.is_file():
        return False
    file.unlink()
    for folder in file.parents:
        if folder == root or any(folder.iterdir()):
            break
        folder.rmdir()
    return True
