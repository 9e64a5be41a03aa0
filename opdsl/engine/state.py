"""What a build was made from, so that the next one knows at once when there's nothing to do.

    <out>/.opdsl/state.json      the hash of all that went in; size and time of each file that came out

A build whose inputs have the hash that's noted, and whose files are as they were left, needs no declaration read.  Any
doubt (a file touched, another opdsl, another torch) leads to a whole build, which compares what files hold.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

NAME = "state.json"


def inputs_hash(read: Iterable[Path], trusted: Iterable[Path], settings: object) -> str:
    """A hash of what's in `read`, of size and time of `trusted` (opdsl's own, the templates), and of the settings."""
    found = sha256(repr(settings).encode())
    for path in sorted(read):
        found.update(f"\\0{path}\\0".encode())
        found.update(path.read_bytes())
    for path in sorted(trusted):
        found.update(f"\\0{path}\\0{_stamp(str(path))}".encode())
    return found.hexdigest()


def is_current(out: Path, folder: str, inputs: str) -> int | None:
    """How many files a build of `inputs` made below `out`, if all of them are as it left them; else None."""
    try:
        state = json.loads((out / folder / NAME).read_text("utf-8"))
        files: dict[str, list[int]] = state["files"]
        if state["inputs"] != inputs or any(_stamp(os.path.join(out, path)) != files[path] for path in files):
            return None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return len(files)


def note(out: Path, folder: str, inputs: str, paths: Iterable[str]) -> None:
    """Notes that `inputs` made the files at `paths` below `out`."""
    files = {path: _stamp(os.path.join(out, path)) for path in paths}
    (out / folder / NAME).write_text(json.dumps({"inputs": inputs, "files": files}), "utf-8")


def _stamp(path: str) -> list[int]:
    """Size and time of a file: what changes when it's written."""
    found = os.stat(path)
    return [found.st_size, found.st_mtime_ns]
