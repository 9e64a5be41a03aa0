"""opdsl: PyTorch operators, declared as typed Python.

    from opdsl import CPU, Meta, Tensor, native_function

    @native_function(dispatch=(CPU, Meta))
    def rms_norm(input: Tensor, weight: Tensor | None = None, eps: float = 1e-6) -> Tensor:
        \"\"\"Root-mean-square norm over the last dimension.\"\"\"
        ...

An operator file imports all it needs from here.
"""

from opdsl import at as at
from opdsl.lang import *  # noqa: F403
from opdsl.lang import __all__ as __all__

__all__ += ["at"]
