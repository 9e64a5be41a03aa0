"""Calls of a built package: each checker finds an error in each line that's marked, and in no other."""

from typing import assert_type

import opkit
import torch
from opkit import ops, return_types
from opkit.quant import pack_int4
from torch import Tensor

x = torch.ones(2, 3)

# What's right.
assert_type(opkit.swiglu(x, x), Tensor)
assert_type(opkit.swiglu(x, up=x, out=x), Tensor)
assert_type(opkit.rms_norm(x), Tensor)
assert_type(opkit.rms_norm(x, None, 1e-5), Tensor)
assert_type(opkit.rms_norm(x, eps=1, weight=x), Tensor)
assert_type(opkit.ema(x, x), Tensor)
assert_type(opkit.ema(x, x, 0.5, out=x), Tensor)
assert_type(opkit.ema(x, x, x), Tensor)
assert_type(opkit.knn(x, x, 2), return_types.knn)
assert_type(opkit.knn(x, x, 2).distances, Tensor)
assert_type(opkit.knn(x, x, 2, out=(x, x)).indices, Tensor)
assert_type(opkit.accumulate(x, [x, None]), Tensor)
assert_type(opkit.stochastic_round(x), Tensor)
assert_type(opkit.stochastic_round(x, torch.float16, generator=None), Tensor)
assert_type(pack_int4(x), Tensor)
distances, indices = opkit.knn(x, x, 2)
assert_type(indices, Tensor)

# What's wrong.
opkit.swiglu(x)  # E
opkit.swiglu(x, 1.0)  # E
opkit.swiglu(x, x, x)  # E
opkit.swiglu(x, x, uot=x)  # E
opkit.swiglu(x, x, out=(x, x))  # E
opkit.rms_norm(x, eps="a")  # E
opkit.rms_norm(None)  # E
opkit.ema(x, x, "a")  # E
opkit.ema(x, x, x, out=x)  # E
opkit.knn(x, x, 2.5)  # E
assert_type(opkit.knn(x, x, 2).distance, Tensor)  # E
opkit.knn(x, x, 2, metric=1)  # E
opkit.accumulate(x, x)  # E
opkit.accumulate(x, [1])  # E
opkit.stochastic_round(x, "float16")  # E
opkit.stochastic_round(x, torch.float16, None)  # E
opkit.no_such_operator(x)  # E

# What is deprecated: the checkers are asked to take it for an error.
opkit.knn(2, x, x)  # E

# The same by `torch.ops`.
assert_type(ops.swiglu(x, x), Tensor)
assert_type(ops.swiglu(x, up=x, out=x), Tensor)
assert_type(ops.swiglu.default(x, x), Tensor)
assert_type(ops.swiglu.out(x, x, out=x), Tensor)
assert_type(ops.softcap.default(self=x, cap=1.0), Tensor)
assert_type(ops.ema.Tensor(x, x, x), Tensor)
assert_type(ops.knn.default(x, x, 2), tuple[Tensor, Tensor])
ops.swiglu(x)  # E
ops.swiglu.default(x, x, out=x)  # E
ops.swiglu.out(x, x)  # E
ops.softcap.default(input=x, cap=1.0)  # E
ops.no_such_operator(x)  # E
