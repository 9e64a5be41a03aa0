"""Where torchgen's inputs lie.

installed torch    torchgen/packaged/ATen/native/native_functions.yaml, torchgen/packaged/autograd/derivatives.yaml
checkout           aten/src/ATen/native/native_functions.yaml, tools/autograd/derivatives.yaml
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from opdsl.source import Diagnostic, OpdslError, Span
from opdsl.torchgen.helpers import FORMULAS


@dataclass(frozen=True, slots=True)
class Inputs:
    """`native` and `autograd` are the folders of the YAML files, `torchgen` that of Python sources, `cpp` of C++."""

    native: Path
    autograd: Path
    torchgen: Path
    cpp: Path

    @staticmethod
    def find(checkout: Path | None = None) -> Inputs:
        """Those of a checkout of PyTorch, or of the installed torch.  Raises `OpdslError` if they aren't there."""
        if checkout is not None:
            native, autograd = checkout / "aten/src/ATen/native", checkout / "tools/autograd"
            inputs = Inputs(native, autograd, checkout / "torchgen", checkout)
        else:
            spec = find_spec("torchgen")
            folders = spec.submodule_search_locations if spec is not None else None
            if not folders:
                raise _missing(
                    "torchgen", "there is no torch here, and so no torchgen", "`--from` a checkout of PyTorch"
                )
            folder = Path(folders[0])
            native, autograd = folder / "packaged/ATen/native", folder / "packaged/autograd"
            inputs = Inputs(native, autograd, folder, folder.parent / "torch/include")
        for path in (inputs.functions, inputs.derivatives, inputs.tags, inputs.deprecated, inputs.helpers):
            if not path.is_file():
                raise _missing(str(path), "this file isn't there", "`--from` takes the root of a checkout of PyTorch")
        return inputs

    @property
    def functions(self) -> Path:
        return self.native / "native_functions.yaml"

    @property
    def tags(self) -> Path:
        return self.native / "tags.yaml"

    @property
    def derivatives(self) -> Path:
        return self.autograd / "derivatives.yaml"

    @property
    def helpers(self) -> Path:
        """The functions that formulas call beside operators."""
        return self.cpp / FORMULAS

    @property
    def deprecated(self) -> Path:
        return self.autograd / "deprecated.yaml"


def _missing(place: str, message: str, hint: str) -> OpdslError:
    return OpdslError([Diagnostic(Span(place, 1, 1, 1, 1), "no-such-path", message, hint)])
