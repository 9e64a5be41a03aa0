"""Each type of argument takes what torch's own functions take for it, and refuses the rest with the same error.

The same operators, bound by torch and by opdsl, are called with the same values of all kinds: either both give the same
result, or both raise the same kind of error.
"""

from __future__ import annotations

import decimal
import enum
import fractions
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

X = torch.arange(1.0, 7.0).reshape(2, 3)
LINE = torch.arange(5.0)[None, None]
untyped: Any = torch


class Number(enum.IntEnum):
    ONE = 1


class HasIndex:
    def __index__(self) -> int:
        return 1


class HasFloat:
    def __float__(self) -> float:
        return 0.5


class SubInt(int): ...


class SubFloat(float): ...


class SubStr(str): ...


class SubTuple(tuple[int, ...]): ...


def _values() -> dict[str, Any]:
    numbers: list[Any] = [1, 0, -1, 2**70, 1.0, 0.5, True, False, 1j, float("nan"), float("inf")]
    numbers += [np.int64(1), np.int8(1), np.uint8(1), np.float64(0.5), np.float32(0.5), np.float16(0.5), np.bool_(True)]
    numbers += [Number.ONE, SubInt(1), SubFloat(0.5), fractions.Fraction(1, 2), decimal.Decimal("0.5")]
    tensors = {
        "tensor(1)": torch.tensor(1),
        "tensor(1, int32)": torch.tensor(1, dtype=torch.int32),
        "tensor(0.5)": torch.tensor(0.5),
        "tensor(True)": torch.tensor(True),
        "tensor([1])": torch.tensor([1]),
        "tensor(1j)": torch.tensor(1j),
        "tensor(1.0, requires_grad)": torch.tensor(1.0, requires_grad=True),
        "matrix": X,
        "Parameter": torch.nn.Parameter(torch.ones(2, 3)),
    }
    lists: list[Any] = [(1,), [1], (0, 1), [1, 0], (1, 2, 3), (), [], (1.0,), (0.5, 0.5), (True,), (None,), ("a",)]
    lists += [(np.int64(1),), (np.float32(0.5),), (1, 1.0), (1, "a"), torch.Size([1]), SubTuple((1,)), {0}, [2.0, 2.0]]
    lists += [(True, True, False), (1, 0, 1), (True, 1, False), range(2), [[1]]]
    listed_tensors = {
        "(tensor(1),)": (torch.tensor(1),),
        "(tensor(0.5),)": (torch.tensor(0.5),),
        "(1, tensor(1))": (1, torch.tensor(1)),
        "(tensor(1), 1)": (torch.tensor(1), 1),
        "[matrix]": [X],
        "(matrix, matrix)": (X, X),
        "[matrix, 1]": [X, 1],
    }
    others: list[Any] = [
        "a",
        b"a",
        "none",
        "left",
        SubStr("tanh"),
        np.str_("right"),
        "cpu",
        "meta",
        "cpu:0",
        "float32",
        None,
    ]
    others += [None, torch.float32, torch.float64, float, int, bool, complex, np.float32, np.dtype("float32")]
    others += [torch.strided, torch.device("cpu"), torch.contiguous_format, torch.preserve_format]
    named = {"object()": object(), "HasIndex()": HasIndex(), "HasFloat()": HasFloat(), "array(1)": np.array(1)}
    named |= {"array([1])": np.array([1]), "array([0, 1])": np.array([0, 1]), "generator": torch.Generator()}
    shown = {f"{type(v).__name__} {v!r}": v for v in [*numbers, *lists, *others]}
    return shown | tensors | listed_tensors | named


VALUES = _values()


@dataclass
class Pair:
    """A call by torch and the same by opdsl, of one value."""

    torch: Callable[[Any], Any]
    ours: Callable[[Any, Any], Any]


PAIRS = {
    "Tensor": Pair(lambda v: untyped.sigmoid(v), lambda c, v: c.sigmoid(v)),
    "Tensor?": Pair(lambda v: untyped.layer_norm(X, [3], v), lambda c, v: c.layer_norm(X, [3], v)),
    "Scalar": Pair(lambda v: untyped.hardshrink(X, v), lambda c, v: c.hardshrink(X, v)),
    "Scalar=": Pair(lambda v: untyped.addcmul(X, X, X, value=v), lambda c, v: c.addcmul(X, X, X, value=v)),
    "Scalar? or Tensor?": Pair(lambda v: untyped.clamp(X, v), lambda c, v: c.clamp(X, v)),
    "Scalar or Tensor": Pair(lambda v: untyped.lerp(X, X, v), lambda c, v: c.lerp(X, X, v)),
    "Tensor or Scalar": Pair(lambda v: untyped.add(X, v), lambda c, v: c.add(X, v)),
    "int": Pair(lambda v: untyped.cumsum(X, v), lambda c, v: c.cumsum(X, v)),
    "int?": Pair(lambda v: untyped.argmax(X, v), lambda c, v: c.argmax(X, v)),
    "SymInt": Pair(lambda v: untyped.tril(X, v), lambda c, v: c.tril(X, v)),
    "float": Pair(lambda v: untyped.dropout(X, v, False), lambda c, v: c.dropout(X, v, False)),
    "float?": Pair(lambda v: untyped.nan_to_num(X, v), lambda c, v: c.nan_to_num(X, v)),
    "bool": Pair(lambda v: untyped.dropout(X, 0.0, v), lambda c, v: c.dropout(X, 0.0, v)),
    "bool=": Pair(lambda v: untyped.searchsorted(X, X, right=v), lambda c, v: c.searchsorted(X, X, right=v)),
    "str": Pair(lambda v: untyped._C._nn.gelu(X, approximate=v), lambda c, v: c.gelu(X, approximate=v)),
    "str?": Pair(lambda v: untyped.searchsorted(X, X, side=v), lambda c, v: c.searchsorted(X, X, side=v)),
    "ScalarType": Pair(lambda v: untyped.promote_types(v, torch.int32), lambda c, v: c.promote_types(v, torch.int32)),
    "int[1]?": Pair(lambda v: untyped.sum(X, v, keepdim=True), lambda c, v: c.sum(X, v, keepdim=True)),
    "SymInt?": Pair(
        lambda v: untyped.repeat_interleave(torch.tensor([1]), output_size=v),
        lambda c, v: c.repeat_interleave(torch.tensor([1]), output_size=v),
    ),
    "bool?": Pair(lambda v: untyped.zeros_like(X, pin_memory=v), lambda c, v: c.zeros_like(X, pin_memory=v)),
    "Scalar=1": Pair(lambda v: untyped.trapezoid(X, dx=v), lambda c, v: c.trapezoid(X, dx=v)),
    "ScalarType?": Pair(lambda v: untyped.cumsum(X, 0, dtype=v), lambda c, v: c.cumsum(X, 0, dtype=v)),
    "Layout?": Pair(lambda v: untyped.zeros_like(X, layout=v), lambda c, v: c.zeros_like(X, layout=v)),
    "Device?": Pair(lambda v: untyped.zeros_like(X, device=v), lambda c, v: c.zeros_like(X, device=v)),
    "MemoryFormat?": Pair(
        lambda v: untyped.zeros_like(X, memory_format=v), lambda c, v: c.zeros_like(X, memory_format=v)
    ),
    "Generator?": Pair(lambda v: untyped.bernoulli(X * 0, generator=v), lambda c, v: c.bernoulli(X * 0, generator=v)),
    "int[]": Pair(lambda v: untyped.permute(X, v), lambda c, v: c.permute(X, v)),
    "int[1]": Pair(lambda v: untyped.logsumexp(X, v), lambda c, v: c.logsumexp(X, v)),
    "int[2]": Pair(lambda v: untyped._C._nn.avg_pool2d(X[None], v), lambda c, v: c.avg_pool2d(X[None], v)),
    "SymInt[]": Pair(lambda v: untyped.broadcast_to(X[:1, :1], v), lambda c, v: c.broadcast_to(X[:1, :1], v)),
    "SymInt[1]": Pair(
        lambda v: untyped.conv1d(LINE, LINE[..., :1], None, v), lambda c, v: c.conv1d(LINE, LINE[..., :1], None, v)
    ),
    "float[]?": Pair(
        lambda v: untyped._C._nn.upsample_nearest1d(LINE, None, v), lambda c, v: c.upsample_nearest1d(LINE, None, v)
    ),
    "Tensor[]": Pair(lambda v: untyped.cat(v), lambda c, v: c.cat(v)),
    "Tensor?[]": Pair(
        lambda v: untyped.index_put(X, v, torch.tensor(1.0)), lambda c, v: c.index_put(X, v, torch.tensor(1.0))
    ),
    "Scalar[]": Pair(lambda v: untyped._foreach_add([X], v), lambda c, v: c._foreach_add([X], v)),
}


DIFFERENT = {("Tensor?[]", "tuple (None,)"): "torch's parser takes no None in a list, even where the schema has it"}


def outcome(call: Callable[..., Any], *arguments: Any) -> Any:
    """The result, or the error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return call(*arguments)
        except Exception as error:
            return error


def same(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, Exception) or isinstance(theirs, Exception):
        return type(ours) is type(theirs)
    if isinstance(theirs, Tensor):
        if theirs.device.type == "meta":
            return bool(ours.device == theirs.device and ours.dtype == theirs.dtype)
        return ours.dtype == theirs.dtype and torch.allclose(ours, theirs, equal_nan=True)
    if isinstance(theirs, torch.dtype):
        return ours is theirs
    return len(ours) == len(theirs) and all(map(same, ours, theirs))


def torch_fails(theirs: Any) -> bool:
    """torch meets an assertion of its own: it hasn't decided whether it takes the value."""
    return isinstance(theirs, RuntimeError) and "INTERNAL ASSERT" in str(theirs)


@pytest.mark.parametrize("type", PAIRS)
def test_takes_what_torch_takes(conform: Any, type: str) -> None:
    pair = PAIRS[type]
    different, taken = [], 0
    for name, value in VALUES.items():
        theirs = outcome(pair.torch, value)
        ours = outcome(pair.ours, conform, value)
        if not (same(ours, theirs) or torch_fails(theirs) or (type, name) in DIFFERENT):
            different.append(f"{name}: torch gives {theirs!r}, opdsl {ours!r}")
        taken += not isinstance(theirs, Exception)
    assert not different, "\n".join(different)
    assert taken


def test_a_kernel_of_other_types_is_called_all_the_same(conform: Any) -> None:
    """`cat` takes a list of its own kind in C++, which its schema doesn't say."""
    torch.testing.assert_close(conform.cat([X, X]), torch.cat([X, X]))


def test_a_schema_that_is_not_the_registered_one(conform: Any) -> None:
    with pytest.raises(TypeError, match=r"this library binds aten::relu6.*wrong.*registered is aten::relu6"):
        conform.relu6(X)


def test_every_dtype_is_given_back(conform: Any) -> None:
    """`torch.ops` gives a dtype as a number: each is the one that torch means by it."""
    dtypes = {value for value in vars(torch).values() if isinstance(value, torch.dtype)}
    given = {dtype: outcome(conform.promote_types, dtype, dtype) for dtype in dtypes}
    known = {dtype: result for dtype, result in given.items() if not isinstance(result, RuntimeError)}
    assert len(known) > 20
    assert [dtype for dtype, result in known.items() if result is not dtype] == []
