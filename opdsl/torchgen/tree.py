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
from opdsl.torchgen.fold import Declaration, fold
from opdsl.torchgen.native import Imported
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

LINES = 1200
"""A file of more is cut in two."""
SHARED = 4
"""A set of dispatch keys that stands in as many places gets a name."""
_AREAS = (
    ("foreach", r"_foreach_|_amp_"),
    ("optimizers", r"_fused_(adam|sgd|adagrad)"),
    ("convolution", r"conv|unfold|im2col|col2im"),
    ("attention", r"attention|flash|efficient|transformer|_sdp|sdpa"),
    ("recurrent", r"lstm|gru(_|$)|rnn"),
    ("vendors", r"cudnn|miopen|mkldnn|mkl_|fbgemm|nnpack|xnnpack|_mps|_weight_int|cslt|_scaled_"),
    ("quantization", r"quant|qint|^q_|int_repr|choose_qparams|observer"),
    ("nested", r"nested|jagged"),
    ("sparse", r"sparse|_coo|_cs[rc]|_bs[rc]|to_dense|coalesce|indices$|values$"),
    ("upsampling", r"upsample|grid_sample|pixel_|affine_grid|channel_shuffle"),
    ("pooling", r"pool"),
    ("normalization", r"norm"),
    ("losses", r"loss|cross_entropy|kl_div|ctc"),
    ("embedding", r"embedding|one_hot"),
    (
        "random",
        r"rand|normal|bernoulli|dropout|uniform|poisson|multinomial|geometric|cauchy|exponential|binomial|gamma",
    ),
    (
        "linear_algebra",
        r"mm(_|$)|matmul|^dot|vdot|addmv|^mv|addr|^ger|outer|cholesky|^lu_|qr|svd|eig|inverse|solve|lstsq"
        r"|trapz|trapezoid|cross|kron|linear|cdist|pdist|householder|ormqr|logdet|pinverse|chain_matmul|einsum",
    ),
    (
        "indexing",
        r"index|gather|scatter|^take|masked|where|nonzero|^put|select|slice|searchsorted|bucketize|narrow|isin",
    ),
    (
        "reductions",
        r"sum|mean|prod|^std|^var|max|min|^all|^any|median|mode|cum|logcum|hist|bincount|kthvalue|topk|sort",
    ),
    (
        "comparison",
        r"^(eq|ne|lt|le|gt|ge|not_equal|equal|greater|less)(_|$)|logical|bitwise|is(nan|inf|neg|pos|real|fin|clos)"
        r"|shift|__",
    ),
    (
        "factories",
        r"zeros|ones|empty|^full|arange|linspace|logspace|^eye|tri[lu]|window|vander|from_file|range|complex|polar",
    ),
    (
        "views",
        r"view|reshape|expand|squeeze|transpose|permute|split|chunk|flatten|_copy$|alias|detach|^t$|diagonal|unbind"
        r"|movedim|swap|stack|cat$|tile|repeat|roll|flip|rot90|lift|as_strided|^pad|pad_|_pad|block_diag|atleast|broadcast",
    ),
    ("symbolic", r"^sym_|_assert|_functional|size|stride|numel|storage|data_ptr|version|requires_grad|retain|grad"),
)
"""Topics, by what a name has in it; the first that fits."""


@dataclass(frozen=True, slots=True)
class _File:
    name: str
    declarations: tuple[Declaration, ...]


def write_tree(imported: Imported) -> list[Unit]:
    """The files of a tree, named relative to it."""
    declared = fold(imported.library)
    sets = _shared_sets(declared)
    shims = _shims_of(imported.library.shims, declared)
    files = list(_files(declared))
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


def _files(declared: Iterable[Declaration]) -> Iterator[_File]:
    areas: dict[str, list[Declaration]] = {}
    for one in declared:
        areas.setdefault(_area(one), []).append(one)
    for name in sorted(areas):
        rows = areas[name]
        # About six lines a declaration, with the empty ones.
        parts = -(-len(rows) * 6 // LINES)
        size = -(-len(rows) // parts)
        for part in range(parts):
            suffix = f"_{part + 1}" if parts > 1 else ""
            yield _File(f"{name}{suffix}", tuple(rows[part * size : (part + 1) * size]))


def _area(one: Declaration) -> str:
    module = str(one.flags.fields.get("python_module", ""))
    base = one.function.name.base
    if module and module != "nn":
        return module
    for name, pattern in _AREAS:
        if re.search(pattern, base):
            return name
    return "nn" if module else "pointwise" if "pointwise" in one.function.tags or _is_pointwise(one) else "general"


def _is_pointwise(one: Declaration) -> bool:
    return "pointwise" in one.flags.fields.get("tags", ())


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
        comments = [line for f in one.stands_for for line in imported.comments.get(f.name, ())]
        head = "".join(f"{part}\n" for line in comments for part in _comment(line))
        statements = "".join(_shim(names, one, shim) for shim in shims.get(one.function.name, ()))
        texts.append(f"{head}{declaration(names, one)}{chr(10) * 2 if statements else ''}{statements}")
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
