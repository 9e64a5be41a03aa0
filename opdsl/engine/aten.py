"""A build of PyTorch's own tree: the declarations of a folder to what the `aten` target makes of them.

The templates are the installed torch's, found without importing it.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from opdsl.engine.write import complete
from opdsl.frontend import load
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.source import Diagnostic, OpdslError, Span
from opdsl.targets import aten

STATE = ".opdsl"
"""The folder of the manifest, below that of the files."""


def aten_library(tree: Path) -> Library:
    """The operators that the files below `tree` declare; raises `OpdslError` with every fault."""
    return load([tree], tree.parent)


def aten_units(library: Library, *, only_headers: bool = False) -> list[Unit]:
    """All files, with the manifest that lists them; raises `OpdslError` if there's no torch with templates."""
    packaged = _packaged()
    folders = aten.TemplateFolders(_texts(packaged / "ATen"), _texts(packaged / "autograd"))
    return complete(aten.units(library, folders, only_headers=only_headers), STATE)


def _packaged() -> Path:
    found = find_spec("torchgen")
    for folder in found.submodule_search_locations or () if found is not None else ():
        packaged = Path(folder) / "packaged"
        if (packaged / "ATen" / "templates").is_dir():
            return packaged
    message = "the target `aten` fills the templates of an installed torch, and there is none here"
    raise OpdslError([Diagnostic(Span("torchgen", 1, 1, 1, 1), "no-templates", message, "pip install torch")])


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted((folder / "templates").glob("*.h"))}
