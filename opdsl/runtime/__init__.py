"""Files that generated code stands on, copied beside it, so that building a library needs no opdsl."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent


def read(path: str) -> str:
    """The text of a runtime file."""
    return (ROOT / path).read_text("utf-8")


def cpp_files() -> list[str]:
    """The C++ files of the runtime, relative to its include root."""
    return sorted(f.relative_to(ROOT).as_posix() for f in (ROOT / "opdsl").iterdir() if f.suffix in (".h", ".cpp"))
