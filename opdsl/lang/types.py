"""The types of an operator's signature, as Python annotations.

Each says one type of the JIT schema language; checkers see them as what a caller may pass:

    Tensor                     Tensor            Mut[Tensor]                        Tensor(a!)
    Tensor | None              Tensor?           View[Tensor]                       Tensor(a)
    list[Tensor]               Tensor[]          Annotated[Tensor, Alias("a -> *")] Tensor(a -> *)
    list[Tensor | None]        Tensor?[]         Annotated[Tensor, Name("values")]  Tensor values  (a result)
    SymInt2                    SymInt[2]         Sized[float, Literal[2]]           float[2]

A schema lets a plain int stand for a `SymInt`, a number for a `Scalar`, one element for a sized list.  So these three
are unions, which makes `alpha: Scalar = 1` and `stride: SymInt2 = 1` type-check without a plugin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Annotated, Generic, TypeAlias, TypeVar, Union

from opdsl.lang.tensor import ScalarValue, SymbolicInt
from opdsl.lang.tensor import Tensor as Tensor

T = TypeVar("T")
N = TypeVar("N")
_INERT = "a formula is translated, nothing of it runs here"


class SymbolicFloat:
    """A float that may be symbolic (`c10::SymFloat`)."""


class SymbolicBool:
    """A boolean that may be symbolic (`c10::SymBool`)."""


SymInt: TypeAlias = SymbolicInt | int
SymFloat: TypeAlias = SymbolicFloat | float
SymBool: TypeAlias = SymbolicBool | bool
Scalar: TypeAlias = ScalarValue | SymbolicInt | complex


class DeviceValue:
    """A device (`at::Device`)."""

    def is_cpu(self) -> bool:
        raise NotImplementedError(_INERT)

    def is_cuda(self) -> bool:
        raise NotImplementedError(_INERT)

    def is_xpu(self) -> bool:
        raise NotImplementedError(_INERT)


class Generator:
    """A source of random numbers (`at::Generator`)."""


class Dimname:
    """The name of a dimension (`at::Dimname`)."""


class Storage:
    """The memory behind tensors (`at::Storage`)."""


class Stream:
    """A queue of a device's work (`c10::Stream`)."""


class QScheme:
    """A quantisation scheme (`at::QScheme`)."""


class DimVector:
    """A short vector of sizes (`at::DimVector`); only among the values that a structured kernel precomputes."""


Device: TypeAlias = DeviceValue | str
"""A device, or its name such as `"cuda:0"`."""
DeviceIndex: TypeAlias = int


class TorchBind:
    """Base of a declared TorchBind class, a C++ class that TorchScript and the dispatcher can pass.

        class Vocabulary(TorchBind, name="opkit.Vocabulary", cpp="opkit::Vocabulary", header="vocabulary.h"):
            \"\"\"Maps words to their numbers.\"\"\"

    `name` is what it's registered as with `torch::class_`, `cpp` the C++ class and `header` where that's defined.
    """

    def __init_subclass__(cls, *, name: str, cpp: str = "", header: str = "") -> None:
        super().__init_subclass__()


class CppClass:
    """Base of a declared C++ class that only C++ passes: helpers take and return it, operators can't.

    class TensorGeometry(CppClass, cpp="at::TensorGeometry", header="ATen/TensorGeometry.h"):
        \"\"\"Sizes, strides and offset of a tensor.\"\"\"
    """

    def __init_subclass__(cls, *, cpp: str, header: str = "") -> None:
        super().__init_subclass__()


class ScalarType(Enum):
    """A dtype, by the names of `torch.<dtype>`; the value is its number in `at::ScalarType`."""

    uint8 = 0
    int8 = 1
    int16 = 2
    int32 = 3
    int64 = 4
    float16 = 5
    float32 = 6
    float64 = 7
    complex32 = 8
    complex64 = 9
    complex128 = 10
    bool = 11
    qint8 = 12
    quint8 = 13
    qint32 = 14
    bfloat16 = 15
    float8_e5m2 = 23
    float8_e4m3fn = 24
    float8_e5m2fnuz = 25
    float8_e4m3fnuz = 26
    uint16 = 27
    uint32 = 28
    uint64 = 29
    float8_e8m0fnu = 44
    short = int16
    int = int32
    long = int64
    half = float16
    float = float32
    double = float64
    chalf = complex32
    cfloat = complex64
    cdouble = complex128


class Layout(Enum):
    """How a tensor's elements are laid out; the value is its number in `at::Layout`."""

    strided = 0
    sparse_coo = 1
    sparse_csr = 2
    _mkldnn = 3
    sparse_csc = 4
    sparse_bsr = 5
    sparse_bsc = 6
    jagged = 7


class MemoryFormat(Enum):
    """The order of dimensions in memory; the value is its number in `at::MemoryFormat`."""

    contiguous_format = 0
    preserve_format = 1
    channels_last = 2
    channels_last_3d = 3


class Reduction(IntEnum):
    """The values of an `int reduction` argument (`at::Reduction`); the schema's word is the member's name."""

    none = 0
    Mean = 1
    Sum = 2


class _Length(Generic[N]):
    """Only a place for the length in `Sized`: nothing is ever one."""


# Not `T | ...`: at run time a union made with `|` of these takes no arguments.
Sized: TypeAlias = Union[T, Sequence[T], _Length[N]]  # noqa: UP007
"""`Sized[int, Literal[2]]` is `int[2]`: two ints, or one that stands for both. The lengths in use have short names."""

Int1: TypeAlias = Annotated[int | Sequence[int], 1]
Int2: TypeAlias = Annotated[int | Sequence[int], 2]
Int3: TypeAlias = Annotated[int | Sequence[int], 3]
Int4: TypeAlias = Annotated[int | Sequence[int], 4]
Int5: TypeAlias = Annotated[int | Sequence[int], 5]
Int6: TypeAlias = Annotated[int | Sequence[int], 6]
SymInt1: TypeAlias = Annotated[SymInt | Sequence[SymInt], 1]
SymInt2: TypeAlias = Annotated[SymInt | Sequence[SymInt], 2]
SymInt3: TypeAlias = Annotated[SymInt | Sequence[SymInt], 3]
SymInt4: TypeAlias = Annotated[SymInt | Sequence[SymInt], 4]
SymInt5: TypeAlias = Annotated[SymInt | Sequence[SymInt], 5]
SymInt6: TypeAlias = Annotated[SymInt | Sequence[SymInt], 6]
Bool1: TypeAlias = Annotated[bool | Sequence[bool], 1]
Bool2: TypeAlias = Annotated[bool | Sequence[bool], 2]
Bool3: TypeAlias = Annotated[bool | Sequence[bool], 3]
Bool4: TypeAlias = Annotated[bool | Sequence[bool], 4]
Float2: TypeAlias = Annotated[float | Sequence[float], 2]
Float3: TypeAlias = Annotated[float | Sequence[float], 3]
Float4: TypeAlias = Annotated[float | Sequence[float], 4]
Dimname1: TypeAlias = Annotated[Dimname | Sequence[Dimname], 1]


@dataclass(frozen=True)
class Alias:
    """An alias set as a schema writes it: `Alias("a!")`, `Alias("a -> *")`, `Alias("a|b!")`, `Alias("!")`."""

    sets: str


@dataclass(frozen=True)
class Name:
    """The name of a result."""

    name: str


@dataclass(frozen=True)
class _NextSet:
    """An alias set that takes the next free letter."""

    write: bool


Mut: TypeAlias = Annotated[T, _NextSet(write=True)]
"""Written by the operator: `Tensor(a!)`.  As a result: the argument that was written, returned."""

View: TypeAlias = Annotated[T, _NextSet(write=False)]
"""Shares its memory: `View[Tensor]` of an argument and of a result make the result a view of the argument."""
