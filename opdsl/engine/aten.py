"""A build of PyTorch's own tree: the declarations of a folder to what the `aten` target makes of them.

The templates are the installed torch's, found without importing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import opdsl
from opdsl.engine.state import inputs_hash, is_current
from opdsl.source import Diagnostic, OpdslError, Span

if TYPE_CHECKING:
    from opdsl.model.function import Library
    from opdsl.model.unit import Unit

STATE = ".opdsl"
"""The folder of the manifest, and of what's noted of a build, below that of the files."""


def aten_library(tree: Path) -> Library:
    """The operators that the files below `tree` declare; raises `OpdslError` with every fault."""
    from opdsl.frontend import load

    return load([tree], tree.parent)


def aten_units(library: Library, *, only_headers: bool = False) -> list[Unit]:
    """All files, with the manifest that lists them; raises `OpdslError` if there's no torch with templates."""
    from opdsl.engine.write import complete
    from opdsl.targets import aten

    texts: dict[str, dict[str, str]] = {"ATen": {}, "autograd": {}}
    for path in _templates():
        texts[path.parents[1].name][path.name] = path.read_text("utf-8")
    folders = aten.TemplateFolders(texts["ATen"], texts["autograd"])
    return complete(aten.units(library, folders, only_headers=only_headers), STATE)


def aten_inputs(tree: Path, *, only_headers: bool = False) -> str:
    """A hash of all that a build of `tree` depends on."""
    own = Path(opdsl.__file__).parent.rglob("*.py")
    return inputs_hash(tree.rglob("*.py"), [*own, *_templates()], only_headers)


def made_before(out: Path, inputs: str) -> int | None:
    """How many files there are below `out`, if they are those that `inputs` make, untouched since; else None."""
    return is_current(out, STATE, inputs)


def _templates() -> Iterator[Path]:
    for folder in ("ATen", "autograd"):
        yield from sorted((_packaged() / folder / "templates").glob("*.h"))


def _packaged() -> Path:
    found = find_spec("torchgen")
    for folder in found.submodule_search_locations or () if found is not None else ():
        packaged = Path(folder) / "packaged"
        if (packaged / "ATen" / "templates").is_dir():
            return packaged
    message = "the target `aten` fills the templates of an installed torch, and there is none here"
    raise OpdslError([Diagnostic(Span("torchgen", 1, 1, 1, 1), "no-templates", message, "pip install torch")])
