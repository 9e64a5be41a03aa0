"""What torchgen reads, as the model: the way into opdsl for PyTorch's own operators.

    inputs     where the files lie: in an installed torch, or in a checkout
    entries    native_functions.yaml -> entries with places and comments
    lists      what torchgen's Python keeps in lists of names -> flags
    native     entries -> `NativeFunction`s
    fold       families -> declarations: what follows from what isn't said
    tree       declarations -> files of Python
    export     the model -> YAML again

Nothing is imported of torch, or run.
"""

from __future__ import annotations

from opdsl.frontend.torchgen.export import export
from opdsl.frontend.torchgen.inputs import Inputs
from opdsl.frontend.torchgen.native import Imported, read
from opdsl.frontend.torchgen.tree import write_tree

__all__ = ["Imported", "Inputs", "export", "read", "write_tree"]
