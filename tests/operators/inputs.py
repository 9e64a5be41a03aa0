"""Sample arguments for every operator of the library: small, the same on every run, several an operator.

They're used to compare values with the references, and serve any other check that needs arguments that work:

    >>> [call.args[1] for call in samples("softcap", torch.float32)]
    [30.0, 0.5, 1.0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.utils import _pytree as pytree


@dataclass(frozen=True, slots=True)
class Sample:
    """The arguments of one call."""

    args: tuple[object, ...]
    kwargs: dict[str, object]

    def map(self, change: Callable[[Tensor], Tensor]) -> Sample:
        """The same call with every tensor changed."""
        args, kwargs = pytree.tree_map(lambda x: change(x) if isinstance(x, Tensor) else x, (self.args, self.kwargs))
        return Sample(args, kwargs)

    def copy(self, device: str | None = None) -> Sample:
        """The same with tensors of their own; strides stay."""
        return self.map(lambda x: clone_strided(x, device))


def clone_strided(x: Tensor, device: str | None = None) -> Tensor:
    """A copy with the same strides, also where elements lie apart."""
    return torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device=device or x.device).copy_(x)


def call(*args: object, **kwargs: object) -> Sample:
    return Sample(args, kwargs)


class Maker:
    """Makes tensors of one type from a generator of its own."""

    def __init__(self, dtype: torch.dtype) -> None:
        self.dtype = dtype
        self.generator = torch.Generator().manual_seed(0)

    def normal(self, *sizes: int) -> Tensor:
        return torch.randn(sizes, generator=self.generator, dtype=torch.float64).to(self.dtype)

    def uniform(self, *sizes: int) -> Tensor:
        return torch.rand(sizes, generator=self.generator, dtype=torch.float64).to(self.dtype)

    def apart(self, *sizes: int) -> Tensor:
        """Not contiguous: every second element of a transposed tensor."""
        return self.normal(*sizes[:-2], 2 * sizes[-1], sizes[-2]).transpose(-1, -2)[..., ::2]

    def integers(self, high: int, *sizes: int) -> Tensor:
        return torch.randint(high, sizes, generator=self.generator)

    def mask(self, *sizes: int) -> Tensor:
        return torch.rand(sizes, generator=self.generator) < 0.6

    def boxes(self, count: int) -> Tensor:
        corner = torch.rand(count, 2, generator=self.generator) * 8
        return torch.cat((corner, corner + 1 + torch.rand(count, 2, generator=self.generator) * 6), 1).to(self.dtype)

    def angles(self, length: int, half: int) -> tuple[Tensor, Tensor]:
        angle = torch.arange(length)[:, None] / 10 ** torch.linspace(0, 2, half)
        return angle.cos().to(self.dtype), angle.sin().to(self.dtype)


def _swiglu(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8), m.normal(3, 8))
    yield call(m.apart(3, 8), m.normal(3, 8))
    yield call(m.normal(3, 1), m.normal(2, 1, 8))
    yield call(m.normal(0, 8), m.normal(0, 8))


def _softcap(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8) * 50, 30.0)
    yield call(m.apart(4, 6), 0.5)
    yield call(m.normal(0), 1.0)


def _squared_relu(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(5, 37))
    yield call(m.apart(4, 6))
    yield call(m.normal(0, 2))


def _masked_softmax(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8))
    yield call(m.normal(3, 8), m.mask(3, 8))
    yield call(m.apart(2, 4, 6), m.mask(4, 1), 1)
    yield call(m.normal(2, 5), torch.tensor([[False], [True]]))
    yield call(m.normal(2, 0), None, 0)


def _rms_norm(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8))
    yield call(m.normal(2, 3, 8), m.normal(8))
    yield call(m.apart(4, 6), m.normal(6), eps=0.1)
    yield call(m.normal(0, 8), m.normal(8))


def _add_rms_norm(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8), m.normal(3, 8), m.normal(8))
    yield call(m.apart(2, 4, 6), m.normal(2, 4, 6), m.normal(6), 1e-5)
    yield call(m.normal(0, 8), m.normal(0, 8), m.normal(8))


def _rotary_embedding(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(2, 3, 5, 8), *m.angles(5, 4))
    yield call(m.normal(5, 8), *m.angles(5, 4), interleaved=True)
    yield call(m.apart(2, 5, 8), *m.angles(5, 4))
    yield call(m.normal(0, 5, 8), *m.angles(5, 4))


def _split_heads(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(2, 5, 12), 3)
    yield call(m.normal(5, 12), 1)


def _merge_heads(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(2, 3, 5, 4))
    yield call(m.normal(1, 5, 4))


def _split_gates(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 8))
    yield call(m.normal(6, 4), 0, 3)
    yield call(m.normal(3, 0))


def _box_iou(m: Maker) -> Iterator[Sample]:
    yield call(m.boxes(6), m.boxes(4))
    yield call(m.boxes(0), m.boxes(4))


def _nms(m: Maker) -> Iterator[Sample]:
    yield call(m.boxes(30), m.uniform(30), 0.3)
    yield call(m.boxes(30), torch.zeros(30, dtype=m.dtype), 0.1)
    yield call(m.boxes(0), m.uniform(0), 0.5)


def _roi_align(m: Maker) -> Iterator[Sample]:
    image = torch.tensor([[0], [1], [1]]).to(m.dtype)
    rois = torch.cat((image, m.boxes(3)), 1)
    yield call(m.normal(2, 3, 8, 10), rois, 0.5, (2, 3))
    yield call(m.normal(2, 3, 8, 10), rois, 1.0, (2, 2), 2, False)
    yield call(m.normal(2, 3, 8, 10), rois[:0], 1.0, (2, 2))


def _roi_align_backward(m: Maker) -> Iterator[Sample]:
    image = torch.tensor([[0], [1], [1]]).to(m.dtype)
    rois = torch.cat((image, m.boxes(3)), 1)
    yield call(m.normal(3, 4, 2, 3), rois, 0.5, (2, 4, 8, 10), -1, True)
    yield call(m.normal(3, 1, 2, 2), rois, 1.0, (2, 1, 8, 10), 2, False)


def _masks_to_boxes(m: Maker) -> Iterator[Sample]:
    yield call(m.mask(3, 5, 7) & m.mask(3, 1, 7))
    yield call(torch.zeros(2, 3, 4, dtype=torch.bool))
    yield call(m.mask(0, 3, 4))


def _segment_reduce_csr(m: Maker) -> Iterator[Sample]:
    ends = torch.tensor([0, 2, 2, 5, 7])
    for reduce in ("sum", "mean", "min", "max"):
        yield call(m.normal(7, 3), ends, reduce)
    yield call(m.apart(7, 3), ends)
    yield call(m.normal(7), torch.tensor([0]))


def _scatter_max(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 7), torch.tensor([0, 2, 2, 0, 4, 0, 2]), 5)
    yield call(m.apart(7, 4), torch.tensor([0, 2, 2, 0, 1, 0, 2]), 3, 0)
    yield call(m.normal(2, 0), torch.zeros(0, dtype=torch.long), 3)


def _knn(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(5, 3), m.normal(9, 3), 4)
    yield call(m.apart(5, 3), m.normal(9, 3), 2, metric="cosine")
    yield call(m.normal(0, 3), m.normal(9, 3), 1)


def _farthest_point_sample(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(12, 3), 5)
    yield call(m.normal(2, 9, 2), 4, 3)
    yield call(torch.zeros(4, 2, dtype=m.dtype), 4)
    yield call(m.normal(4, 2), 0)


def _foreach_ema(m: Maker) -> Iterator[Sample]:
    yield call([m.normal(3), m.normal(2, 4)], [m.normal(3), m.normal(2, 4)])
    yield call([m.apart(3, 4)], [m.normal(3, 4)], 0.5)


def _pad_stack(m: Maker) -> Iterator[Sample]:
    yield call([m.normal(2, 3), m.normal(4, 1)])
    yield call([m.normal(5), m.normal(3)], -1.5, 4)
    yield call([m.apart(3, 4), m.normal(0, 2)], 7)


def _accumulate(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 4), [m.normal(3, 4), None, m.normal(4)])
    yield call(m.apart(3, 4), [None])
    yield call(m.normal(2), [])


def _mean_pool(m: Maker) -> Iterator[Sample]:
    yield call([m.normal(5, 3), m.apart(2, 4)])
    yield call([m.normal(5, 3), m.normal(4, 2)], [m.mask(5), torch.zeros(4, dtype=torch.bool)])
    yield call([m.normal(0, 3)])


def _gather_groups(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(5, 3), [[0, 2], [4], []])
    yield call(m.apart(5, 3), [[1, 1, 3]])
    yield call(m.normal(5), [])


def _stochastic_round(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(4, 5))
    yield call(m.apart(4, 5), torch.half)
    yield call(m.normal(0))


def _gumbel_argmax(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(4, 5))
    yield call(m.apart(4, 5), 0.5, 0)
    yield call(m.normal(0, 5))


def _group_quantize(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 256))
    yield call(m.apart(4, 16), 8, bits=4)
    yield call(torch.full((2, 8), 1.5, dtype=m.dtype), 4)
    yield call(m.normal(0, 8), 4)


def _group_dequantize(m: Maker) -> Iterator[Sample]:
    values = m.integers(256, 3, 16).to(torch.uint8)
    yield call(values, m.uniform(3, 4), m.normal(3, 4), 4)
    yield call(values, m.uniform(3, 2), m.normal(3, 2), 8, dtype=torch.half)


def _pack_int4(m: Maker) -> Iterator[Sample]:
    yield call(m.integers(16, 3, 8).to(torch.uint8))
    yield call(m.integers(16, 8, 4).to(torch.uint8).t())


def _unpack_int4(m: Maker) -> Iterator[Sample]:
    yield call(m.integers(256, 3, 8).to(torch.uint8))
    yield call(m.integers(256, 0).to(torch.uint8))


def _fused_adamw(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 4), m.normal(3, 4), m.normal(3, 4), m.uniform(3, 4), step=1)
    yield call(
        m.apart(3, 4),
        m.apart(3, 4),
        m.normal(3, 4),
        m.uniform(3, 4),
        step=7,
        lr=0.1,
        betas=[0.8, 0.9],
        eps=1e-3,
        weight_decay=0.3,
    )
    yield call(*(m.normal(0) for _ in range(4)), step=1)


def _fused_lion(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 4), m.normal(3, 4), m.normal(3, 4))
    yield call(m.apart(3, 4), m.normal(3, 4), m.apart(3, 4), lr=0.1, betas=[0.5, 0.75], weight_decay=0.2)


def _ema(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 4), m.normal(3, 4))
    yield call(m.apart(3, 4), m.apart(3, 4), 0.75)
    yield call(m.normal(0), m.normal(0))


def _standardize(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 4), m.normal(4), m.uniform(4) + 0.5)
    yield call(m.apart(3, 4), m.normal(3, 1), m.uniform(1) + 0.5)


def _ridge_solve(m: Maker) -> Iterator[Sample]:
    # Solved in double precision: there's no solver for the narrow types.
    yield call(m.normal(6, 3).double(), m.normal(6).double())
    yield call(m.apart(6, 4).double(), m.normal(6, 2).double(), 0.25)


def _selective_scan(m: Maker) -> Iterator[Sample]:
    u, delta, decay = m.normal(2, 3, 6), m.uniform(2, 3, 6), -m.uniform(3, 4)
    yield call(u, delta, decay, m.normal(2, 4, 6), m.normal(2, 4, 6))
    yield call(m.apart(2, 3, 6), delta, decay, m.apart(2, 4, 6), m.normal(2, 4, 6), m.normal(3), delta_softplus=True)


def _causal_conv1d(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(2, 3, 8), m.normal(3, 4))
    yield call(m.apart(2, 3, 8), m.normal(3, 4), m.normal(3), "silu")
    yield call(m.normal(2, 3, 2), m.normal(3, 4))


def _windowed_max(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(3, 9), 1, 4)
    yield call(m.apart(6, 4), -2, 2)
    yield call(m.normal(5), 0, 100)
    yield call(m.normal(0, 3), 0, 2)


def _coordinate_grid(m: Maker) -> Iterator[Sample]:
    yield call([2, 3], dtype=m.dtype)
    yield call([4, 1, 2], dtype=m.dtype)


def _pack_memory_format(m: Maker) -> Iterator[Sample]:
    yield call(m.normal(2, 3, 4, 5))
    yield call(m.normal(2, 3, 4, 5), memory_format=torch.contiguous_format)


SAMPLES: dict[str, Callable[[Maker], Iterator[Sample]]] = {
    "accumulate": _accumulate,
    "add_rms_norm": _add_rms_norm,
    "box_iou": _box_iou,
    "causal_conv1d": _causal_conv1d,
    "coordinate_grid": _coordinate_grid,
    "ema": _ema,
    "ema_": _ema,
    "farthest_point_sample": _farthest_point_sample,
    "foreach_ema": _foreach_ema,
    "foreach_ema_": _foreach_ema,
    "fused_adamw": _fused_adamw,
    "fused_adamw_": _fused_adamw,
    "fused_lion_": _fused_lion,
    "gather_groups": _gather_groups,
    "group_dequantize": _group_dequantize,
    "group_quantize": _group_quantize,
    "gumbel_argmax": _gumbel_argmax,
    "knn": _knn,
    "masked_softmax": _masked_softmax,
    "masks_to_boxes": _masks_to_boxes,
    "mean_pool": _mean_pool,
    "merge_heads": _merge_heads,
    "nms": _nms,
    "nms_mask": _nms,
    "pack_int4": _pack_int4,
    "pack_memory_format": _pack_memory_format,
    "pad_stack": _pad_stack,
    "ridge_solve": _ridge_solve,
    "rms_norm": _rms_norm,
    "roi_align": _roi_align,
    "roi_align_backward": _roi_align_backward,
    "rotary_embedding": _rotary_embedding,
    "rotary_embedding_": _rotary_embedding,
    "scatter_max": _scatter_max,
    "segment_reduce_csr": _segment_reduce_csr,
    "selective_scan": _selective_scan,
    "softcap": _softcap,
    "softcap_": _softcap,
    "split_gates": _split_gates,
    "split_heads": _split_heads,
    "squared_relu": _squared_relu,
    "squared_relu_": _squared_relu,
    "standardize": _standardize,
    "stochastic_round": _stochastic_round,
    "swiglu": _swiglu,
    "unpack_int4": _unpack_int4,
    "windowed_max": _windowed_max,
}

#: Operators with an `out=` overload, and what it calls its outputs.
OUTS: dict[str, tuple[str, ...]] = {
    "ema": ("out",),
    "fused_adamw": ("param_out", "exp_avg_out", "exp_avg_sq_out"),
    "knn": ("distances", "indices"),
    "masked_softmax": ("out",),
    "rms_norm": ("out",),
    "rotary_embedding": ("out",),
    "softcap": ("out",),
    "squared_relu": ("out",),
    "swiglu": ("out",),
    "windowed_max": ("out",),
}

#: Operators that draw from a generator: two calls differ.
RANDOM = frozenset({"gumbel_argmax", "stochastic_round"})


def samples(op: str, dtype: torch.dtype) -> list[Sample]:
    """The sample calls of an operator, with tensors of this type where it's free to be any."""
    return list(SAMPLES[op](Maker(dtype)))
