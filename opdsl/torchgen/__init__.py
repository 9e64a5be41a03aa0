"""What torchgen reads, as the model: the way into opdsl for PyTorch's own operators.

    inputs     where the files lie: in an installed torch, or in a checkout
    entries    native_functions.yaml -> entries with places and comments
    lists      what torchgen's Python keeps in lists of names -> flags
    native     entries -> `NativeFunction`s
    fold       families -> declarations: what follows from what isn't said
    areas      which file a declaration belongs to
    tree       declarations -> files of Python
    export     the model -> YAML again
    helpers    FunctionsManual.h -> the functions that formulas call, as helpers; nothing is written from them yet

and, for libraries outside PyTorch:

    registrations   TORCH_LIBRARY blocks and `Library.define` -> `NativeFunction`s

and, for both:

    cpp_source      C++ -> a syntax tree

Nothing is imported of torch, or run.
"""

from __future__ import annotations

from opdsl.torchgen.export import export
from opdsl.torchgen.imported import Imported, read
from opdsl.torchgen.inputs import Inputs
from opdsl.torchgen.registrations import read_registrations
from opdsl.torchgen.tree import write_library, write_tree

__all__ = ["Imported", "Inputs", "export", "read", "read_registrations", "write_library", "write_tree"]
