"""An operator tree: declarations in files by area, dispatch sets that many share named in a common one.

aten/__init__.py     library("aten")
aten/common.py       SPARSE_CSR = (SparseCsrCPU, SparseCsrCUDA)
aten/fft.py          what stands in the Python module fft
aten/pooling.py      what's about pooling
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from opdsl.frontend.report import Report
from opdsl.lang.keys import DispatchKey
from opdsl.model.function import CShim, Library, ShimVersion
from opdsl.model.schema import OperatorName
from opdsl.model.unit import Unit
from opdsl.source import OpdslError
from opdsl.torchgen.areas import area
from opdsl.torchgen.fold import Declaration, fold
from opdsl.torchgen.imported import Imported
from opdsl.torchgen.python_text import (
    WIDTH,
    Bracket,
    Names,
    NoAnnotation,
    Node,
    call,
    declaration,
    grouped,
    lay_out,
    python_name,
)

LINES = 1400
"""A file of more is cut in two."""
SHARED = 4
"""A set of dispatch keys that stands in as many places gets a name."""


@dataclass(frozen=True, slots=True)
class _File:
    name: str
    declarations: tuple[Declaration, ...]


def write_tree(imported: Imported) -> list[Unit]:
    """The files of a tree, named relative to it."""
    declared = fold(imported.library)
    sets = _shared_sets(declared)
    shims = _shims_of(imported.library.shims, declared)
    files = list(_files(declared, imported, sets))
    used: set[str] = set()
    made = [_written(file, imported, sets, shims, used) for file in files]
    return [_head(imported.library), *_common({keys: name for keys, name in sets.items() if name in used}), *made]


def write_library(library: Library) -> list[Unit]:
    """The files of a library whose registrations were read: one for each source.  Raises `OpdslError` for types that
    have to be declared by hand.
    """
    report = Report()
    sources: dict[str, list[Declaration]] = {}
    for one in fold(library):
        sources.setdefault(Path(one.function.span.path).stem, []).append(one)
    made = []
    for stem, rows in sources.items():
        names, texts = Names(), []
        for one in rows:
            try:
                texts.append(declaration(names, one))
            except NoAnnotation as error:
                report.error(one.function.span, "no-annotation", str(error), "declare this operator by hand")
        made.append(_module(re.sub(r"\W", "_", stem), f"Operators that {stem} registered.", names, texts))
    if report.diagnostics:
        raise OpdslError(report.diagnostics)
    return [_head(library), *made]


def _files(
    declared: Iterable[Declaration], imported: Imported, sets: Mapping[tuple[DispatchKey, ...], str]
) -> Iterator[_File]:
    areas: dict[str, list[Declaration]] = {}
    for one in declared:
        areas.setdefault(area(one), []).append(one)
    for name in sorted(areas):
        parts = _parts(areas[name], imported, sets)
        for number, part in enumerate(parts, start=1):
            yield _File(f"{name}_{number}" if len(parts) > 1 else name, tuple(part))


def _parts(
    rows: list[Declaration], imported: Imported, sets: Mapping[tuple[DispatchKey, ...], str]
) -> list[list[Declaration]]:
    """The declarations of an area, in as few files as are short enough, of about one length."""
    lengths = [_text(Names(sets), one, imported).count("\n") + 4 for one in rows]
    number = -(-sum(lengths) // LINES)
    parts: list[list[Declaration]] = [[]]
    filled = 0
    for one, length in zip(rows, lengths, strict=True):
        if filled * number >= sum(lengths) * len(parts) and len(parts) < number:
            parts.append([])
        parts[-1].append(one)
        filled += length
    return parts


def _shared_sets(declared: Iterable[Declaration]) -> dict[tuple[DispatchKey, ...], str]:
    """Sets of keys that stand in several dispatch tables, each with the name of a constant."""
    count: Counter[tuple[DispatchKey, ...]] = Counter()
    for one in declared:
        variants = [f.fields.get("dispatch", ()) for f in (one.flags.inplace, one.flags.out) if f is not None]
        own = one.flags.structured.dispatch if one.flags.structured is not None else ()
        for table in (one.flags.fields.get("dispatch", ()), own, *variants):
            if table and all(not kernel.name for _, kernel in table):
                count[tuple(key for key, _ in table)] += 1
            else:
                count.update(keys for keys, _ in grouped(table))
    found = [keys for keys, number in count.most_common() if len(keys) > 2 and number >= SHARED]
    return {keys: _set_name(keys) for keys in found}


def _set_name(keys: tuple[DispatchKey, ...]) -> str:
    """`SPARSE_CPU_CUDA`: the keys by name, in capitals, what several have in common once."""
    words: list[str] = []
    for key in keys:
        parts = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key.value).upper().rpartition("_")
        words += [part for part in (parts[0], parts[2]) if part and (part not in words or part == parts[2])]
    return "_".join(words)


def _shims_of(shims: Iterable[CShim], declared: Iterable[Declaration]) -> Mapping[OperatorName, list[CShim]]:
    """The promises of C functions, by the declaration that they're written after."""
    home = {f.name.unqualified: one.function.name for one in declared for f in one.stands_for}
    autogen = {n.unqualified: one.function.name for one in declared for f in one.stands_for for n in f.autogen}
    found: dict[OperatorName, list[CShim]] = {}
    for shim in shims:
        name = shim.operator.unqualified
        place = home.get(name) or autogen.get(name)
        if place is not None:
            found.setdefault(place, []).append(shim)
    return found


def _written(
    file: _File,
    imported: Imported,
    sets: Mapping[tuple[DispatchKey, ...], str],
    shims: Mapping[OperatorName, list[CShim]],
    used: set[str],
) -> Unit:
    names = Names(sets)
    texts = []
    for one in file.declarations:
        statements = "".join(_shim(names, one, shim) for shim in shims.get(one.function.name, ()))
        texts.append(f"{_text(names, one, imported)}{chr(10) * 2 if statements else ''}{statements}")
    used |= names.common
    return _module(file.name, f"Operators: {file.name.replace('_', ' ')}.", names, texts)


def _module(name: str, doc: str, names: Names, texts: Iterable[str]) -> Unit:
    imports = []
    if names.typing:
        imports.append(f"from typing import {', '.join(sorted(names.typing))}\n")
    imports.append(_import("opdsl", names.language))
    if names.common:
        imports.append(_import(".common", names.common))
    # The body of a declaration is `...`, whatever it returns.
    head = f'# mypy: disable-error-code="empty-body"\n"""{doc}"""\n\n'
    return Unit(f"{name}.py", head + "\n".join(imports) + "\n\n" + "\n\n".join(texts))


def _text(names: Names, one: Declaration, imported: Imported) -> str:
    """A declaration below the comments of all that it stands for."""
    comments = [line for f in one.stands_for for line in imported.comments.get(f.name, ())]
    head = "".join(f"{part}\n" for line in comments for part in _comment(line))
    return f"{head}{declaration(names, one)}"


def _comment(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False) or ["#"]


def _import(module: str, names: Iterable[str]) -> str:
    """Sorted as `ruff` sorts: constants, classes, functions."""
    listed = sorted(names, key=_rank)
    line = f"from {module} import {', '.join(listed)}\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"from {module} import (\n{''.join(f'    {name},{chr(10)}' for name in listed)})\n"


def _rank(name: str) -> tuple[int, str]:
    return (0 if name.isupper() and len(name) > 1 else 1 if name[:1].isupper() else 2), name


def _shim(names: Names, one: Declaration, shim: CShim) -> str:
    """`c_shim(exp)`."""
    own = shim.operator.unqualified == one.function.name.unqualified
    said: list[Node] = [python_name(one.function.name) if own else f'"{shim.operator.unqualified}"']
    said += ["dispatched=True"] if shim.dispatched else []
    first, *later = shim.versions
    said += [f'since="{first.since}"'] if first.since else []
    if later:
        said.append(Bracket("later=[", tuple(_version(names, version) for version in later), "]"))
    return lay_out(call(names("c_shim"), said)) + "\n"


def _version(names: Names, version: ShimVersion) -> Node:
    words = ", ".join(f'"{word}"' for word in version.added)
    since = f', since="{version.since}"' if version.since else ""
    return f"{names('ShimVersion')}([{words}]{since})"


def _head(library: Library) -> Unit:
    doc = library.doc or f"Operators of {library.namespace}."
    text = f'"""{doc}"""\n\nfrom opdsl import library\n\nlibrary("{library.namespace}", differentiable=False)\n'
    return Unit("__init__.py", text)


def _common(sets: Mapping[tuple[DispatchKey, ...], str]) -> Iterator[Unit]:
    if not sets:
        return
    names = Names()
    lines = []
    for keys, name in sorted(sets.items(), key=lambda item: item[1]):
        lines.append(lay_out(call(f"{name} = ", [names(key.value) for key in keys])) + "\n")
    doc = '"""Sets of dispatch keys that many operators share."""\n\n'
    yield Unit("common.py", doc + _import("opdsl", names.language) + "\n" + "".join(lines))
