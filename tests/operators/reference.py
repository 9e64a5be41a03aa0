"""What each operator of the library should give, in plain torch: short and slow where the kernels are long and fast.

A reference has the operator's name and arguments; an operator that writes to an argument has a reference that does so
too. Both can then be called with copies of the same arguments, and what they return and what they left compared.
Low-precision inputs are computed in float and rounded once, as the kernels do:

    >>> swiglu(torch.ones(1), torch.tensor([2.0]))
    tensor([1.4621])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F


def wide(x: Tensor) -> Tensor:
    """The tensor in the type that sums are kept in."""
    return x.float() if x.dtype in (torch.bfloat16, torch.half) else x


def swiglu(gate: Tensor, up: Tensor) -> Tensor:
    return (F.silu(wide(gate)) * wide(up)).to(gate.dtype)


def softcap(self: Tensor, cap: float) -> Tensor:
    return (cap * torch.tanh(wide(self) / cap)).to(self.dtype)


def squared_relu(self: Tensor) -> Tensor:
    return torch.relu(self) ** 2


def masked_softmax(self: Tensor, mask: Tensor | None = None, dim: int = -1) -> Tensor:
    scores = wide(self)
    if mask is not None:
        scores = scores.masked_fill(~mask, -torch.inf)
    weights = torch.softmax(scores, dim)
    if mask is not None:
        weights = weights.masked_fill(~mask, 0)
    return weights.to(self.dtype)


def rms_norm(input: Tensor, weight: Tensor | None = None, eps: float = 1e-6) -> Tensor:
    x = wide(input)
    y = x * torch.rsqrt(x.square().mean(-1, keepdim=True) + eps)
    return (y if weight is None else y * wide(weight)).to(input.dtype)


def add_rms_norm(input: Tensor, residual: Tensor, weight: Tensor, eps: float = 1e-6) -> tuple[Tensor, Tensor]:
    total = input + residual
    return rms_norm(total, weight, eps), total


def rotary_embedding(self: Tensor, cos: Tensor, sin: Tensor, *, interleaved: bool = False) -> Tensor:
    x, c, s = wide(self), wide(cos), wide(sin)
    if interleaved:
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * c - b * s, b * c + a * s), -1).flatten(-2).to(self.dtype)
    a, b = x.chunk(2, -1)
    return torch.cat((a * c - b * s, b * c + a * s), -1).to(self.dtype)


def split_heads(self: Tensor, num_heads: int) -> Tensor:
    return self.view(*self.shape[:-1], num_heads, self.shape[-1] // num_heads).transpose(-3, -2)


def merge_heads(self: Tensor) -> Tensor:
    return self.transpose(-3, -2).flatten(-2)


def split_gates(self: Tensor, dim: int = -1, chunks: int = 2) -> list[Tensor]:
    return list(self.tensor_split(chunks, dim))


def box_iou(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    a, b = wide(boxes1)[:, None], wide(boxes2)[None]
    sides = (torch.minimum(a[..., 2:], b[..., 2:]) - torch.maximum(a[..., :2], b[..., :2])).clamp(min=0)
    both = sides.prod(-1)
    areas = [(box[..., 2:] - box[..., :2]).prod(-1) for box in (a, b)]
    return (both / (areas[0] + areas[1] - both)).to(boxes1.dtype)


def nms_mask(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    keep = torch.zeros(len(boxes), dtype=torch.bool)
    keep[nms(boxes, scores, iou_threshold)] = True
    return keep


def nms(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    overlap = box_iou(wide(boxes), wide(boxes))
    kept: list[int] = []
    for i in scores.argsort(stable=True, descending=True).tolist():
        if all(not overlap[j, i] > iou_threshold for j in kept):
            kept.append(i)
    return torch.tensor(kept, dtype=torch.long)


def bilinear(plane: Tensor, y: float, x: float) -> Tensor:
    """The value of a [channels, height, width] plane between its elements; zero from one element outside it on."""
    height, width = plane.shape[1:]
    if y < -1 or y > height or x < -1 or x > width:
        return plane.new_zeros(plane.shape[0])
    y, x = min(max(y, 0.0), height - 1.0), min(max(x, 0.0), width - 1.0)
    top, left = int(y), int(x)
    bottom, right, dy, dx = min(top + 1, height - 1), min(left + 1, width - 1), y - top, x - left
    upper = plane[:, top, left] * (1 - dx) + plane[:, top, right] * dx
    lower = plane[:, bottom, left] * (1 - dx) + plane[:, bottom, right] * dx
    return upper * (1 - dy) + lower * dy


def roi_align(
    input: Tensor,
    rois: Tensor,
    spatial_scale: float,
    output_size: Sequence[int],
    sampling_ratio: int = -1,
    aligned: bool = True,
) -> Tensor:
    rows, columns = output_size
    out = wide(input).new_zeros(len(rois), input.shape[1], rows, columns)
    for n, (image, *corners) in enumerate(wide(rois).tolist()):
        left, top, right, bottom = (corner * spatial_scale - (0.5 if aligned else 0.0) for corner in corners)
        width, height = right - left, bottom - top
        if not aligned:
            width, height = max(width, 1.0), max(height, 1.0)
        bin_y, bin_x = height / rows, width / columns
        ys = sampling_ratio if sampling_ratio > 0 else -int(-bin_y // 1)
        xs = sampling_ratio if sampling_ratio > 0 else -int(-bin_x // 1)
        for i in range(rows):
            for j in range(columns):
                for a in range(ys):
                    for b in range(xs):
                        y, x = top + (i + (a + 0.5) / ys) * bin_y, left + (j + (b + 0.5) / xs) * bin_x
                        out[n, :, i, j] += bilinear(wide(input)[int(image)], y, x) / (ys * xs)
    return out.to(input.dtype)


def roi_align_backward(
    grad: Tensor, rois: Tensor, spatial_scale: float, input_size: Sequence[int], sampling_ratio: int, aligned: bool
) -> Tensor:
    """What autograd makes of the reference for the forward."""
    input = torch.zeros(*input_size, dtype=wide(grad).dtype, requires_grad=True)
    pooled = roi_align(input, wide(rois), spatial_scale, grad.shape[2:], sampling_ratio, aligned)
    return torch.autograd.grad(pooled, input, wide(grad))[0].to(grad.dtype)


def masks_to_boxes(masks: Tensor) -> Tensor:
    boxes = torch.zeros(len(masks), 4)
    for i, mask in enumerate(masks):
        y, x = mask.nonzero(as_tuple=True)
        if len(x):
            boxes[i] = torch.stack((x.min(), y.min(), x.max(), y.max())).float()
    return boxes


def reduce_rows(rows: Tensor, reduce: str) -> Tensor:
    match reduce:
        case "sum":
            return rows.sum(0)
        case "mean":
            return rows.mean(0)
        case "min":
            return rows.amin(0)
        case _:
            return rows.amax(0)


def segment_reduce_csr(src: Tensor, indptr: Tensor, reduce: str = "sum") -> Tensor:
    out = src.new_zeros(len(indptr) - 1, *src.shape[1:])
    for i, (begin, end) in enumerate(zip(indptr.tolist(), indptr.tolist()[1:], strict=False)):
        if begin < end:
            out[i] = reduce_rows(wide(src[begin:end]), reduce).to(src.dtype)
    return out


def scatter_max(src: Tensor, index: Tensor, dim_size: int, dim: int = -1) -> tuple[Tensor, Tensor]:
    rows = src.movedim(dim, 0)
    values = rows.new_zeros(dim_size, *rows.shape[1:])
    argmax = torch.full_like(values, -1, dtype=torch.long)
    for slot in range(dim_size):
        members = (index == slot).nonzero()[:, 0]
        if len(members):
            values[slot], best = rows[members].max(0)
            argmax[slot] = members[best]
    return values.movedim(0, dim), argmax.movedim(0, dim)


def knn(query: Tensor, points: Tensor, k: int, *, metric: str = "euclidean") -> tuple[Tensor, Tensor]:
    a, b = wide(query)[:, None], wide(points)[None]
    distances = (a - b).square().sum(-1).sqrt() if metric == "euclidean" else 1 - F.cosine_similarity(a, b, -1)
    nearest, indices = distances.sort(dim=-1, stable=True)
    return nearest[:, :k].to(query.dtype), indices[:, :k]


def farthest_point_sample(points: Tensor, num_samples: int, start: int = 0) -> Tensor:
    if points.dim() > 2:
        clouds = points.flatten(0, -3)
        taken = [farthest_point_sample(cloud, num_samples, start) for cloud in clouds]
        return torch.stack(taken).view(*points.shape[:-2], num_samples)
    cloud, chosen = wide(points), [start][:num_samples]
    while len(chosen) < num_samples:
        distances = (cloud[:, None] - cloud[chosen][None]).square().sum(-1).amin(1)
        distances[chosen] = -1
        chosen.append(int(distances.argmax()))
    return torch.tensor(chosen, dtype=torch.long)


def foreach_ema(self: Sequence[Tensor], other: Sequence[Tensor], decay: float = 0.999) -> list[Tensor]:
    return [ema(x, y, decay) for x, y in zip(self, other, strict=True)]


def foreach_ema_(self: Sequence[Tensor], other: Sequence[Tensor], decay: float = 0.999) -> None:
    for x, y in zip(self, other, strict=True):
        x.copy_(ema(x, y, decay))


def pad_stack(tensors: Sequence[Tensor], padding_value: float = 0, multiple_of: int | None = None) -> Tensor:
    unit = multiple_of or 1
    sizes = [-(-max(column) // unit) * unit for column in zip(*(t.shape for t in tensors), strict=True)]
    out = tensors[0].new_full((len(tensors), *sizes), padding_value)
    for slot, tensor in zip(out, tensors, strict=True):
        slot[tuple(slice(size) for size in tensor.shape)] = tensor
    return out


def accumulate(self: Tensor, others: Sequence[Tensor | None]) -> Tensor:
    total = self.clone()
    for other in others:
        if other is not None:
            total += other
    return total


def mean_pool(inputs: Sequence[Tensor], masks: Sequence[Tensor] | None = None) -> list[Tensor]:
    kept = [wide(x) if masks is None else wide(x)[masks[i]] for i, x in enumerate(inputs)]
    return [(rows.sum(0) / max(len(rows), 1)).to(inputs[i].dtype) for i, rows in enumerate(kept)]


def gather_groups(self: Tensor, groups: Sequence[Sequence[int]]) -> list[Tensor]:
    return [self.index_select(0, torch.tensor(group, dtype=torch.long)) for group in groups]


def group_quantize(self: Tensor, group_size: int = 128, *, bits: int = 8) -> tuple[Tensor, Tensor, Tensor]:
    groups = self.reshape(*self.shape[:-1], self.shape[-1] // group_size, group_size)
    levels = 2**bits - 1
    zeros = groups.amin(-1)
    scales = ((wide(groups.amax(-1)) - wide(zeros)) / levels).to(self.dtype)
    steps = wide(scales)[..., None]
    values = ((wide(groups) - wide(zeros)[..., None]) / steps).nan_to_num(0, 0, 0).round().clamp(0, levels)
    return values.to(torch.uint8).flatten(-2), scales, zeros


def group_dequantize(
    values: Tensor, scales: Tensor, zeros: Tensor, group_size: int = 128, *, dtype: torch.dtype | None = None
) -> Tensor:
    steps, lows = (wide(x).repeat_interleave(group_size, -1) for x in (scales, zeros))
    return (values * steps + lows).to(dtype or scales.dtype)


def pack_int4(self: Tensor) -> Tensor:
    return self[..., 0::2] | self[..., 1::2] << 4


def unpack_int4(self: Tensor) -> Tensor:
    return torch.stack((self & 15, self >> 4), -1).flatten(-2)


def fused_adamw_(
    param: Tensor,
    grad: Tensor,
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
    *,
    step: int,
    lr: float = 1e-3,
    betas: Sequence[float] = (0.9, 0.999),
    eps: float = 1e-8,
    weight_decay: float = 0.01,
) -> None:
    """One step of torch's own AdamW, started from the state that's given."""
    p = torch.nn.Parameter(wide(param).clone())
    p.grad = wide(grad).clone()
    optimizer = torch.optim.AdamW([p], lr, (betas[0], betas[1]), eps, weight_decay, foreach=False)
    m, v = wide(exp_avg).clone(), wide(exp_avg_sq).clone()
    optimizer.state[p] = {"step": torch.tensor(step - 1.0), "exp_avg": m, "exp_avg_sq": v}
    optimizer.step()
    for target, value in ((param, p.detach()), (exp_avg, m), (exp_avg_sq, v)):
        target.copy_(value)


def fused_lion_(
    param: Tensor,
    grad: Tensor,
    exp_avg: Tensor,
    *,
    lr: float = 1e-4,
    betas: Sequence[float] = (0.9, 0.99),
    weight_decay: float = 0.0,
) -> None:
    p, g, m = wide(param), wide(grad), wide(exp_avg)
    direction = (betas[0] * m + (1 - betas[0]) * g).sign()
    param.copy_(p * (1 - lr * weight_decay) - lr * direction)
    exp_avg.copy_(betas[1] * m + (1 - betas[1]) * g)


def ema(self: Tensor, other: Tensor, decay: float = 0.999) -> Tensor:
    return (decay * wide(self) + (1 - decay) * wide(other)).to(self.dtype)


def selective_scan(
    u: Tensor,
    delta: Tensor,
    A: Tensor,
    B: Tensor,
    C: Tensor,
    D: Tensor | None = None,
    *,
    delta_softplus: bool = False,
) -> Tensor:
    x, steps, decay, write, read = (wide(t) for t in (u, delta, A, B, C))
    steps = F.softplus(steps) if delta_softplus else steps
    state = x.new_zeros(*x.shape[:2], decay.shape[1])
    out = torch.zeros_like(x)
    for t in range(x.shape[2]):
        step = steps[:, :, t, None]
        state = torch.exp(step * decay) * state + step * write[:, None, :, t] * x[:, :, t, None]
        out[:, :, t] = (state * read[:, None, :, t]).sum(-1)
    return (out if D is None else out + wide(D)[:, None] * x).to(u.dtype)


def causal_conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, activation: str | None = None) -> Tensor:
    x, w = wide(input), wide(weight)
    padded = F.pad(x, (w.shape[1] - 1, 0))
    y = F.conv1d(padded, w[:, None], None if bias is None else wide(bias), groups=w.shape[0])
    return (F.silu(y) if activation == "silu" else y).to(input.dtype)


def windowed_max(self: Tensor, dim: int, window: int) -> Tensor:
    line = self.movedim(dim, 0)
    windows = [line[max(0, t - window + 1) : t + 1].amax(0) for t in range(len(line))]
    return torch.stack(windows).movedim(0, dim) if windows else self.clone()


def coordinate_grid(size: Sequence[int], *, dtype: torch.dtype | None = None) -> Tensor:
    axes = [torch.linspace(-1, 1, n, dtype=dtype) if n != 1 else torch.zeros(1, dtype=dtype) for n in size]
    return torch.stack(torch.meshgrid(axes, indexing="ij"))


def pack_memory_format(self: Tensor, *, memory_format: torch.memory_format = torch.channels_last) -> Tensor:
    return self.clone(memory_format=memory_format)


def fused_adamw(
    param: Tensor, grad: Tensor, exp_avg: Tensor, exp_avg_sq: Tensor, **options: Any
) -> tuple[Tensor, Tensor, Tensor]:
    written = param.clone(), exp_avg.clone(), exp_avg_sq.clone()
    fused_adamw_(written[0], grad, written[1], written[2], **options)
    return written


def standardize(self: Tensor, mean: Tensor, std: Tensor) -> Tensor:
    return (self - mean) / std


def ridge_solve(A: Tensor, b: Tensor, lambda_: float = 1.0) -> Tensor:
    columns = b if b.dim() == 2 else b.unsqueeze(1)
    stacked = torch.cat((A, lambda_**0.5 * torch.eye(A.shape[1], dtype=A.dtype)))
    padded = torch.cat((columns, torch.zeros(A.shape[1], columns.shape[1], dtype=b.dtype)))
    solution: Tensor = torch.linalg.lstsq(stacked, padded).solution
    return solution.reshape(A.shape[1], *b.shape[1:])
