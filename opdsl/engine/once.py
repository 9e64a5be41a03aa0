"""Objects that are compiled once a machine: the runtime is the same for all libraries, and takes longest to compile.

    ~/.cache/opdsl/3f2a…/opdsl_runtime.o

is what `generated/src/opdsl_runtime.cpp` becomes with one version of the runtime, torch, compiler and flags.  The
folder is `$OPDSL_CACHE`, or `opdsl` in `$XDG_CACHE_HOME`; an empty `OPDSL_CACHE` turns it off.  Old ones may be deleted
at any time: they're compiled anew.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path


def cache_folder() -> Path | None:
    """Where objects are kept; None if the environment says that none are, or there's no home."""
    chosen = os.environ.get("OPDSL_CACHE")
    if chosen is not None:
        return Path(chosen).expanduser().resolve() if chosen else None
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None
    return home / "opdsl"


def kept_object(source: Path, texts: Path, torch: Path, compiler: Sequence[str], flags: Iterable[str]) -> Path | None:
    """Where the object of `source` is kept, or belongs; None where nothing can be kept.

    It depends on the source and what it includes below `texts`, on the version of torch, on the compiler and flags.
    """
    folder = cache_folder()
    program = shutil.which(compiler[0])
    if folder is None or program is None:
        return None
    found = Path(program).resolve()
    key = sha256()
    for file in [source, *sorted(texts.rglob("*.h")), *sorted(texts.rglob("*.cpp")), torch / "version.py"]:
        key.update(f"\0{file.name}\0".encode())
        key.update(file.read_bytes())
    status = found.stat()
    for word in [str(found), str(status.st_size), str(status.st_mtime_ns), *compiler[1:], *flags]:
        key.update(f"\0{word}".encode())
    kept = folder / key.hexdigest()[:24]
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return kept / f"{source.stem}.o" if os.access(kept, os.W_OK) else None
