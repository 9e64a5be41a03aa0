"""PyTorch's own tree: what torchgen makes into headers for ATen's operators, and their declarations as YAML.

    units(library, TemplateFolders(aten={"Function.h": ...}, autograd={"ViewFuncs.h": ...}))

The same text comes out as torchgen's, token for token, laid out as in an installed PyTorch.  Each module makes one kind
of header out of the same `Operators`, in which every signature is made once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.targets.aten import autograd, declarations, headers, lists, nodes, plumbing, shims, views
from opdsl.targets.aten.operators import prepare
from opdsl.targets.aten.templates import Templates


@dataclass(frozen=True, slots=True)
class TemplateFolders:
    """The texts of PyTorch's templates by their names: of `ATen/templates` and of `autograd/templates`."""

    aten: Mapping[str, str]
    autograd: Mapping[str, str]


def units(library: Library, folders: TemplateFolders, *, only_headers: bool = False) -> list[Unit]:
    """Every file; paths are those below `torch/include`."""
    operators = prepare(library)
    aten, autograd_templates = Templates(folders.aten), Templates(folders.autograd)
    made = [
        *headers.units(operators, aten),
        *plumbing.units(operators),
        *views.units(operators, aten),
        *lists.units(operators, aten),
        *autograd.units(operators, autograd_templates),
        *nodes.units(operators, autograd_templates),
        *shims.units(operators),
    ]
    if not only_headers:
        made += declarations.units(operators)
    return made
