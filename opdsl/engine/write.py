"""Units to files: writes what differs, removes what an earlier build made and this one doesn't, and nothing else.

The files of a build are listed in `<generated>/manifest.json`, with a hash of each.  A file that isn't listed was not
made here, and stays.  Nothing is touched before all units are there and all files are written, under other names beside
their places, so a build that fails changes no file.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

from opdsl.model.unit import Unit
from opdsl.source import Diagnostic, OpdslError, Span

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
    hashes = {unit.path: _hash(unit.text.encode()) for unit in files}
    assert len(hashes) == len(files), "two units have one path"
    return [*files, Unit(f"{generated}/{MANIFEST}", json.dumps(hashes, indent=1) + "\n")]


def write(units: Sequence[Unit], root: Path, generated: str) -> Written:
    """Makes the files below `root` those of `units` (from `complete`); all of them, or none and raises `OpdslError`."""
    changed, faults = _changed(units, root)
    if faults:
        raise OpdslError(faults)
    stale = _stale(units, root, generated)
    change = _Change(root)
    path = ""
    try:
        for path, data in changed.items():
            change.stage(path, data)
        for path in stale:
            change.keep(path)
        for path in changed:
            change.place(path)
        for path in stale:
            change.remove(path)
    except BaseException as error:
        change.undo()
        if isinstance(error, OSError):
            raise OpdslError([_unwritable(path, error)]) from None
        raise
    change.finish()
    return Written(tuple(changed), tuple(stale), len(units) - len(changed))


def _changed(units: Sequence[Unit], root: Path) -> tuple[dict[str, bytes], list[Diagnostic]]:
    """What isn't on disk as it should be, and what can't be compared."""
    changed, faults = dict[str, bytes](), list[Diagnostic]()
    for unit in units:
        data = unit.text.encode()
        try:
            if _read(root / unit.path) != data:
                changed[unit.path] = data
        except OSError as error:
            faults.append(_unwritable(unit.path, error))
    return changed, faults


def _unwritable(path: str, error: OSError) -> Diagnostic:
    return Diagnostic(Span(path, 1, 1, 1, 1), "unwritable-file", f"can't write this file: {error.strerror or error}")


class _Change:
    """Files to be, written beside their places until all of them are, and what has to come back if one can't be.

    A file that will be replaced or removed gets a second name, so that nothing has to be written to bring it back.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folders: list[Path] = []
        self._names: list[Path] = []
        self._kept: dict[str, Path] = {}
        self._done: list[str] = []

    def stage(self, path: str, data: bytes) -> None:
        """Writes what will be at `path`."""
        self._make_folder((self._root / path).parent)
        self._beside(path, "new").write_bytes(data)
        if os.path.lexists(self._root / path):
            self.keep(path)

    def keep(self, path: str) -> None:
        """Gives what is at `path` its second name; where the file system has no links, a copy."""
        file, kept = self._root / path, self._beside(path, "old")
        kept.unlink(missing_ok=True)
        try:
            os.link(file, kept, follow_symlinks=False)
        except OSError:
            shutil.copy2(file, kept, follow_symlinks=False)
        self._kept[path] = kept

    def place(self, path: str) -> None:
        """Moves what was staged to its place."""
        self._beside(path, "new").replace(self._root / path)
        self._done.append(path)

    def remove(self, path: str) -> None:
        (self._root / path).unlink()
        self._done.append(path)

    def undo(self) -> None:
        """Makes all as it was."""
        for path in self._done:
            with suppress(OSError):
                if path in self._kept:
                    self._kept[path].replace(self._root / path)
                else:
                    (self._root / path).unlink()
        self._clear()
        for folder in reversed(self._folders):
            with suppress(OSError):
                folder.rmdir()

    def finish(self) -> None:
        """Takes the second names away, and the folders that removed files leave empty."""
        self._clear()
        for path in self._done:
            with suppress(OSError):  # the first that isn't empty
                for folder in takewhile(lambda folder: folder != self._root, (self._root / path).parents):
                    folder.rmdir()

    def _make_folder(self, folder: Path) -> None:
        if not folder.exists():
            self._make_folder(folder.parent)
            folder.mkdir(exist_ok=True)
            self._folders.append(folder)

    def _beside(self, path: str, what: str) -> Path:
        """A name that another build at the same time doesn't use."""
        file = self._root / path
        name = file.with_name(f".{file.name}.{os.getpid()}.{what}")
        self._names.append(name)
        return name

    def _clear(self) -> None:
        for name in self._names:
            with suppress(OSError):
                name.unlink(missing_ok=True)


def differences(units: Sequence[Unit], root: Path, generated: str) -> Iterator[str]:
    """A unified diff for each file that a build would change, from what's on disk to what would be there."""
    for unit in units:
        found = _read(root / unit.path)
        if found != unit.text.encode():
            before = "" if found is None else found.decode("utf-8", errors="replace")
            yield _diff(unit.path, before, unit.text, missing=found is None)
    for path in _stale(units, root, generated):
        before = (root / path).read_text("utf-8", errors="replace")
        yield _diff(path, before, "", extra=True)


def _diff(path: str, before: str, after: str, *, missing: bool = False, extra: bool = False) -> str:
    lines = unified_diff(
        before.splitlines(keepends=True),
        after.splitlines(keepends=True),
        "/dev/null" if missing else f"{path} (on disk)",
        "/dev/null" if extra else f"{path} (from the declarations)",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _stale(units: Sequence[Unit], root: Path, generated: str) -> list[str]:
    """The files of the build before that this one doesn't have."""
    return sorted(path for path in _listed(root, generated) - {unit.path for unit in units} if (root / path).is_file())


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


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]
