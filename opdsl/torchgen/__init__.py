"""What torchgen reads, as the model: the way into opdsl for PyTorch's own operators.

    inputs      where the files lie: in an installed torch, or in a checkout
    entries     YAML -> entries with places and comments
    lists       what torchgen's Python keeps in lists of names -> flags
    native      entries of native_functions.yaml -> `NativeFunction`s
    helpers     FunctionsManual.h -> the functions that formulas call, as helpers
    formulas    formulas, which are C++ -> typed trees
    derivatives entries of derivatives.yaml -> `Derivatives`
    deprecated  entries of deprecated.yaml -> `DeprecatedSignature`s
    tags        entries of tags.yaml -> `TagDeclaration`s
    imported    all of these -> a library

    fold        families -> declarations: what follows from what isn't said
    areas       which file a declaration belongs to
    python_text, derivative_text    declarations, and what's said of derivatives -> Python
    layout      Python as `ruff format` has it
    tree        a library -> files of Python

    cpp_formula typed trees -> formulas again
    export      a library -> YAML again

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
