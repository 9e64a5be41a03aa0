"""The tensor and the numbers of operator files. Inert: what they can do stands in the stub, for checkers and IDEs."""

from __future__ import annotations


class Tensor:
    """A tensor of any shape, dtype, device and layout (`at::Tensor`)."""


class TensorOptions:
    """Dtype, layout, device and pinning of a tensor together (`at::TensorOptions`)."""


class SymbolicInt:
    """An integer that `torch.compile` may keep symbolic (`c10::SymInt`)."""


class ScalarValue:
    """A number whose type the call decides (`at::Scalar`)."""
