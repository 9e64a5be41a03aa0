"""What a function takes: arguments converted as torch's own functions convert them, and mistakes explained.

    >>> rms_norm(x, wieght=w)
    TypeError: rms_norm() got an unexpected keyword argument 'wieght'; did you mean 'weight'?
      rms_norm(input: Tensor, weight: Tensor | None = None, eps: float = 1e-06, *, out: Tensor | None = None)

What's taken for each annotation is what `torch::PythonArgParser` takes for the same type
(torch/csrc/utils/python_arg_parser.cpp): numbers of numpy, tensors of no dimensions for numbers, bytes for text, types
of Python for dtypes.  Compiled functions take the common ones themselves, and leave the rest to what stands here.
"""

from __future__ import annotations

import difflib
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

try:
    import numpy

    _NUMPY: tuple[type[Any], ...] = (numpy.number, numpy.bool_)
    _NUMPY_INTEGERS: tuple[type[Any], ...] = (numpy.integer,)
    _NUMPY_BOOL: tuple[type[Any], ...] = (numpy.bool_,)
except ImportError:
    _NUMPY = _NUMPY_INTEGERS = _NUMPY_BOOL = ()


class Refused:
    """What a converter gives for a value that it doesn't take; `why` says more than that it's of the wrong type."""

    def __init__(self, why: str = "") -> None:
        self.why = why


Converter = Callable[[Any], Any]
_REFUSED = Refused()


# -- one converter for each annotation


def _instance(*types: type) -> Converter:
    def convert(value: Any) -> Any:
        return value if isinstance(value, types) else _REFUSED

    return convert


def _is_number_tensor(value: Any) -> bool:
    """torch takes a tensor for a number if it has no dimensions, and no gradient that would be lost."""
    return isinstance(value, torch.Tensor) and value.dim() == 0 and not value.requires_grad


def _in_range(value: int | torch.SymInt) -> int | torch.SymInt:
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise ValueError("Overflow when unpacking long long")
    return value


def _int(value: Any) -> Any:
    if isinstance(value, bool):
        return _REFUSED
    if isinstance(value, int):
        return _in_range(value)
    if isinstance(value, _NUMPY_INTEGERS):
        return int(value)
    if _is_number_tensor(value) and not (value.is_floating_point() or value.is_complex() or value.dtype is torch.bool):
        return int(value)
    return _REFUSED


def _index(value: Any) -> Any:
    """Sizes and elements of lists: all that can be an index."""
    if isinstance(value, int | torch.SymInt) and not isinstance(value, bool):
        return _in_range(value)
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return _REFUSED
    try:
        return operator.index(value)
    except TypeError:
        return _REFUSED


def _plain_float(value: Any) -> Any:
    if isinstance(value, float | torch.SymInt | torch.SymFloat):
        return value
    return float(value) if isinstance(value, (int, _NUMPY)) else _REFUSED


def _float(value: Any) -> Any:
    return float(value) if _is_number_tensor(value) else _plain_float(value)


def _plain_scalar(value: Any) -> Any:
    if isinstance(value, _NUMPY):
        # As torch has it, numpy's truth is a number here.
        return value.item() if not isinstance(value, _NUMPY_BOOL) else float(value)
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise OverflowError("int too big to convert")
    return value if isinstance(value, int | float | complex | torch.SymInt | torch.SymFloat) else _REFUSED


def _scalar(value: Any) -> Any:
    return value.item() if _is_number_tensor(value) else _plain_scalar(value)


def _str(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.decode()
    return value if isinstance(value, str) else _REFUSED


_DTYPES = {float: torch.float64, int: torch.int64, bool: torch.bool, complex: torch.complex128}


def _dtype(value: Any) -> Any:
    if isinstance(value, type) and value in _DTYPES:
        return _DTYPES[value]
    return value if isinstance(value, torch.dtype) else _REFUSED


def _device(value: Any) -> Any:
    if isinstance(value, torch.device):
        return value
    given = _REFUSED if isinstance(value, torch.Tensor) else _either(_str, _int)(value)
    return given if isinstance(given, Refused) else torch.device(given)


_CONVERTERS: dict[str, Converter] = {
    "Tensor": _instance(torch.Tensor),
    "bool": _instance(bool, torch.SymBool),
    "complex": _scalar,
    "complex | torch.SymInt | torch.SymFloat": _scalar,
    "float": _float,
    "int": _int,
    "object": lambda value: value,
    "str": _str,
    "torch.Generator": _instance(torch.Generator),
    "torch.ScriptObject": _instance(torch.ScriptObject),
    "torch.Stream": _instance(torch.Stream),
    "torch.SymBool": _instance(torch.SymBool),
    "torch.SymFloat": _instance(torch.SymFloat),
    "torch.SymInt": _index,
    "torch.UntypedStorage": _instance(torch.UntypedStorage),
    "torch.device | str | int": _device,
    "torch.dtype": _dtype,
    "torch.layout": _instance(torch.layout),
    "torch.memory_format": _instance(torch.memory_format),
    "torch.qscheme": _instance(torch.qscheme),
}
_ELEMENTS: dict[str, tuple[Converter, Converter]] = {
    "int": (_index, _index),
    "int | torch.SymInt": (_index, _index),
    "float": (_plain_float, _float),
    "complex | torch.SymInt | torch.SymFloat": (_plain_scalar, _plain_scalar),
}
"""Converters of the first element of a list, and of the others.  torch looks at the first to choose a signature."""


def _alternatives(annotation: str) -> list[str]:
    """`Sequence[int | None] | int` is a `Sequence[int | None]`, or an `int`."""
    found = [""]
    for word in annotation.split(" | "):
        joined = found[-1].count("[") > found[-1].count("]")
        found[-1:] = [f"{found[-1]} | {word}"] if joined else [*filter(None, found[-1:]), word]
    return found


_made: dict[str, Converter] = {}


def _converter(annotation: str) -> Converter:
    if annotation not in _made:
        _made[annotation] = _make_converter(annotation)
    return _made[annotation]


def _make_converter(annotation: str) -> Converter:
    if annotation.endswith(" | None"):
        some = _converter(annotation.removesuffix(" | None"))
        return lambda value: None if value is None else some(value)
    if annotation in _CONVERTERS:
        return _CONVERTERS[annotation]
    first, *rest = _alternatives(annotation)
    if rest:
        # After a list, what stands for all of its elements.
        listed = first.startswith("Sequence[")
        return _either(*(_index if listed and each == "int" else _converter(each) for each in (first, *rest)))
    name, _, inner = annotation.removesuffix("]").partition("[")
    if name == "Sequence":
        elements = _ELEMENTS.get(inner)
        return _sequence(*(elements or (_converter(inner), _converter(inner))))
    if name == "tuple":
        return _tuple(tuple(map(_converter, inner.split(", "))))
    return _instance(Mapping) if name == "Mapping" else _CONVERTERS["object"]


def _either(*converters: Converter) -> Converter:
    def convert(value: Any) -> Any:
        refused: Any = _REFUSED
        for each in converters:
            converted = each(value)
            if not isinstance(converted, Refused):
                return converted
            refused = converted if converted.why else refused
        return refused

    return convert


def _sequence(first: Converter, other: Converter) -> Converter:
    def convert(value: Any) -> Any:
        if not isinstance(value, tuple | list):
            return _REFUSED
        converted = []
        for i, item in enumerate(value):
            taken = other(item) if i else first(item)
            if isinstance(taken, Refused):
                return Refused(f"element {i} is {type(item).__name__}")
            converted.append(taken)
        return converted

    return convert


def _tuple(converters: tuple[Converter, ...]) -> Converter:
    def convert(value: Any) -> Any:
        if not isinstance(value, tuple | list):
            return _REFUSED
        if len(value) != len(converters):
            return Refused(f"this has {len(value)} elements")
        for i, (each, item) in enumerate(zip(converters, value, strict=True)):
            if isinstance(each(item), Refused):
                return Refused(f"element {i} is {type(item).__name__}")
        return value

    return convert


_DTYPE_NAMES = (
    *("uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64"),
    *("complex32", "complex64", "complex128", "bool", "qint8", "quint8", "qint32", "bfloat16"),
    *("quint4x2", "quint2x4", "bits1x8", "bits2x4", "bits4x2", "bits8", "bits16"),
    *("float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz", "float8_e4m3fnuz", "uint16", "uint32", "uint64"),
    *(f"uint{bits}" for bits in range(1, 8)),
    *(f"int{bits}" for bits in range(1, 8)),
    *("float8_e8m0fnu", "float4_e2m1fn_x2"),
)
_LAYOUT_NAMES = ("strided", "sparse_coo", "sparse_csr", "_mkldnn", "sparse_csc", "sparse_bsr", "sparse_bsc", "jagged")
_MEMORY_FORMAT_NAMES = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")


def dtype_of(number: int) -> torch.dtype:
    """The dtype that `torch.ops` gives as a number (c10/core/ScalarType.h)."""
    found: torch.dtype = getattr(torch, _DTYPE_NAMES[number])
    return found


def layout_of(number: int) -> torch.layout:
    """The layout that `torch.ops` gives as a number (c10/core/Layout.h)."""
    found: torch.layout = getattr(torch, _LAYOUT_NAMES[number])
    return found


def memory_format_of(number: int) -> torch.memory_format:
    """The memory format that `torch.ops` gives as a number (c10/core/MemoryFormat.h)."""
    found: torch.memory_format = getattr(torch, _MEMORY_FORMAT_NAMES[number])
    return found


def sized(value: Any, size: int) -> Any:
    """A list of known length: one number stands for all of its elements."""
    return value if value is None or isinstance(value, tuple | list) else (value,) * size


# -- signatures


class Signature:
    """What a function with annotations takes."""

    def __init__(self, function: Callable[..., Any], name: str = "") -> None:
        code = function.__code__
        self.function = function
        self.name = name or function.__name__
        self.positional = code.co_argcount
        self.names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        defaults = function.__defaults__ or ()
        first = self.positional - len(defaults)
        self.defaults = dict(zip(self.names[first : self.positional], defaults, strict=True))
        self.defaults.update(function.__kwdefaults__ or {})
        self.annotations = {name: re.sub(r"^'|'$", "", function.__annotations__[name]) for name in self.names}
        self.converters = tuple(_converter(self.annotations[name]) for name in self.names)

    def __str__(self) -> str:
        parts = []
        for i, name in enumerate(self.names):
            if i == self.positional:
                parts.append("*")
            default = f" = {self.defaults[name]!r}" if name in self.defaults else ""
            parts.append(f"{name}: {self.annotations[name]}{default}")
        return f"{self.name}({', '.join(parts)})"

    def take(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any] | str:
        """The arguments by name, converted; or what's wrong with them, to stand after `name()`."""
        if len(args) > self.positional:
            return (
                f" takes {self._range()} positional argument{'s' * (self.positional != 1)} but {len(args)} were given"
            )
        given = dict(zip(self.names, args))  # noqa: B905
        for name, value in kwargs.items():
            if name in given:
                return f" got multiple values for argument '{name}'"
            if name not in self.names:
                near = difflib.get_close_matches(name, self.names, 1)
                hint = f"; did you mean '{near[0]}'?" if near else ""
                return f" got an unexpected keyword argument '{name}'{hint}"
            given[name] = value
        missing = [name for name in self.names if name not in given and name not in self.defaults]
        if missing:
            listed = ", ".join(f"'{name}'" for name in missing)
            kind = "keyword-only" if self.names.index(missing[0]) >= self.positional else "positional"
            return f" missing {len(missing)} required {kind} argument{'s' * (len(missing) > 1)}: {listed}"
        taken = {}
        for i, name in enumerate(self.names):
            if name in given:
                taken[name] = self.converters[i](given[name])
                if isinstance(taken[name], Refused):
                    return self._refusal(i, given[name], taken[name].why, i < len(args))
        return taken

    def _range(self) -> str:
        required = sum(name not in self.defaults for name in self.names[: self.positional])
        return f"{self.positional}" if required == self.positional else f"from {required} to {self.positional}"

    def _refusal(self, index: int, value: Any, why: str, by_position: bool) -> str:
        place = f" (position {index + 1})" if by_position else ""
        name = self.names[index]
        given = why or f"not {type(value).__name__}"
        return f": argument '{name}'{place} must be {self.annotations[name]}, {given}"


def call(signatures: Sequence[Signature], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """Calls the first signature that takes the arguments; raises `TypeError`, with all of them, if none does."""
    faults = []
    for signature in signatures:
        taken = signature.take(args, kwargs)
        if isinstance(taken, dict):
            return signature.function(**taken)
        faults.append(taken)
    raise TypeError(_explained(signatures, faults, args, kwargs))


def _explained(
    signatures: Sequence[Signature], faults: Sequence[str], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> str:
    name = signatures[0].name
    if len(signatures) == 1:
        return f"{name}(){faults[0]}\n  {signatures[0]}"
    given = [type(a).__name__ for a in args] + [f"{k}={type(v).__name__}" for k, v in kwargs.items()]
    listed = "".join(f"\n  {s}\n    {fault.lstrip(': ')}" for s, fault in zip(signatures, faults, strict=True))
    return f"{name}() has no signature for ({', '.join(given)}); it has{listed}"
