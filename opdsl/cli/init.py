"""What `opdsl init` does: a new library that builds and passes its own test at once."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from opdsl.source import Diagnostic, OpdslError, Span

TEMPLATE = Path(__file__).parents[1] / "templates" / "library"

# A library is a Python package, a C++ namespace and a namespace of torch's operators: these are somebody's already.
# The words are those of C++20 that Python leaves free.
_WORDS = """
    alignas alignof and_eq asm auto bitand bitor bool case catch char char8_t char16_t char32_t compl concept const
    consteval constexpr constinit const_cast co_await co_return co_yield decltype default delete do double dynamic_cast
    enum explicit export extern false float friend goto inline int long mutable namespace new noexcept not_eq nullptr
    operator or_eq private protected public register reinterpret_cast requires short signed sizeof static static_assert
    static_cast struct switch template this thread_local throw true typedef typeid typename union unsigned using virtual
    void volatile wchar_t xor xor_eq
"""
_NAMESPACES = frozenset({"at", "aten", "c10", "caffe2", "opdsl", "prim", "prims", "std", "torch"})
_FOLDERS = frozenset({"generated", "operators", "stubs", "tests"})
TAKEN = _NAMESPACES | _FOLDERS | frozenset(_WORDS.split()) | frozenset(keyword.kwlist) | sys.stdlib_module_names


def start_library(folder: Path, name: str | None) -> tuple[str, list[str]]:
    """Writes the files of a new library; gives its name and their paths.

    Raises `OpdslError` if the folder holds something already, or the name can't be a package and a namespace.
    """
    name = name if name is not None else re.sub(r"\W", "_", folder.resolve().name).lower()
    faults = []
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        hint = "lower-case letters, digits and `_`: `--name my_ops`"
        faults.append(_fault(folder, "bad-name", f"`{name}` can't be the name of a library", hint))
    elif name in TAKEN:
        hint = f"`--name my_{name}`"
        faults.append(_fault(folder, "bad-name", f"`{name}` has a meaning in C++, Python or a project already", hint))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        faults.append(
            _fault(folder, "not-empty", "there is something here already", "name a folder that's new, or empty")
        )
    if faults:
        raise OpdslError(faults)
    written = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        relative = source.relative_to(TEMPLATE).as_posix()
        target = folder / (".gitignore" if relative == "gitignore" else relative)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source.read_text("utf-8").replace("template_name", name), "utf-8")
        written.append(target.relative_to(folder).as_posix())
    return name, written


def _fault(folder: Path, code: str, message: str, hint: str) -> Diagnostic:
    return Diagnostic(Span(str(folder), 1, 1, 1, 1), code, message, hint)
