"""The operators' values against the references, and their errors.

Every sample call is made twice, with copies of the same arguments: once on the operator, once on its reference. What
comes back must agree, and so must the arguments afterwards: an in-place operator changed what its reference changed,
and all others changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import opkit
import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from . import reference
from .inputs import OUTS, RANDOM, SAMPLES, samples

DTYPES = (torch.float32, torch.float64, torch.bfloat16)

Function = Callable[..., object]


def cases() -> Iterator[tuple[str, torch.dtype]]:
    for op in SAMPLES:
        for dtype in DTYPES:
            if op not in RANDOM:
                yield op, dtype


def reference_of(op: str) -> Function:
    """The reference; for an in-place variant, its functional form's result copied into the first argument."""
    found: Function | None = getattr(reference, op, None)
    if found is not None:
        return found
    functional: Callable[..., Tensor] = getattr(reference, op.removesuffix("_"))

    def in_place(self: Tensor, *args: object, **kwargs: object) -> Tensor:
        return self.copy_(functional(self, *args, **kwargs))

    return in_place


def function_of(op: str) -> Function:
    function: Function = getattr(opkit, op, None) or getattr(opkit.quant, op)
    return function


def tensors(value: object) -> list[Tensor]:
    return [leaf for leaf in pytree.tree_leaves(value) if isinstance(leaf, Tensor)]


def assert_same(actual: object, expected: object) -> None:
    ours, theirs = tensors(actual), tensors(expected)
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs, strict=True):
        torch.testing.assert_close(a, b, equal_nan=True)


@contextmanager
def one_thread() -> Iterator[None]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


@pytest.mark.parametrize(("op", "dtype"), list(cases()), ids=str)
def test_agrees_with_reference(op: str, dtype: torch.dtype) -> None:
    for sample in samples(op, dtype):
        ours, theirs = sample.copy(), sample.copy()
        actual = function_of(op)(*ours.args, **ours.kwargs)
        expected = reference_of(op)(*theirs.args, **theirs.kwargs)
        assert_same(actual, expected)
        assert_same(ours.args, theirs.args)


def out_like(result: Tensor, layout: str) -> Tensor:
    """A tensor to write to: empty, of the right sizes, or of the right sizes with its elements apart."""
    if layout == "empty":
        return result.new_empty(0)
    if layout == "dense" or result.dim() == 0:
        return torch.zeros_like(result)
    return result.new_zeros(*result.shape[:-1], 2 * result.shape[-1])[..., ::2]


@pytest.mark.parametrize("layout", ["empty", "dense", "apart"])
@pytest.mark.parametrize("op", OUTS)
def test_out_is_written_and_returned(op: str, layout: str) -> None:
    for sample in samples(op, torch.float32):
        expected = tensors(reference_of(op)(*sample.args, **sample.kwargs))
        outs = {name: out_like(value, layout) for name, value in zip(OUTS[op], expected, strict=True)}
        strides = [out.stride() for out in outs.values()]
        returned = getattr(torch.ops.opkit, op).out(*sample.args, **sample.kwargs, **outs)
        assert all(a is b for a, b in zip(tensors(returned), outs.values(), strict=True))
        assert_same(returned, expected)
        if layout == "apart":
            assert [out.stride() for out in outs.values()] == strides


@pytest.mark.parametrize("op", OUTS)
def test_out_of_another_type_is_refused(op: str) -> None:
    sample = samples(op, torch.float32)[0]
    outs = {name: torch.empty(0, dtype=torch.int32) for name in OUTS[op]}
    with pytest.raises((RuntimeError, TypeError), match="type"):
        getattr(torch.ops.opkit, op).out(*sample.args, **sample.kwargs, **outs)


@pytest.mark.parametrize("op", [op for op in SAMPLES if op not in ("nms", "coordinate_grid")])
def test_meta_agrees_on_sizes_types_and_strides(op: str) -> None:
    for sample in samples(op, torch.float32):
        ours, theirs = sample.copy(), sample.copy("meta")
        real = tensors(function_of(op)(*ours.args, **ours.kwargs))
        meta = tensors(function_of(op)(*theirs.args, **theirs.kwargs))
        facts = [[(t.shape, t.dtype, t.stride()) for t in result if t.numel()] for result in (real, meta)]
        assert facts[0] == facts[1]


@pytest.mark.parametrize("op", ["rms_norm", "masked_softmax", "box_iou", "knn", "selective_scan"])
def test_large_inputs_are_the_same_on_any_number_of_threads(op: str) -> None:
    sizes: dict[str, list[tuple[int, ...]]] = {
        "rms_norm": [(513, 130)],
        "masked_softmax": [(300, 257)],
        "box_iou": [(400, 4), (300, 4)],
        "knn": [(200, 3), (500, 3)],
        "selective_scan": [(2, 20, 100), (2, 20, 100), (20, 8), (2, 8, 100), (2, 8, 100)],
    }
    args: list[object] = [torch.rand(size, generator=torch.Generator().manual_seed(1)) for size in sizes[op]]
    args += [5] if op == "knn" else []
    parallel = function_of(op)(*args)
    with one_thread():
        assert_same(parallel, function_of(op)(*args))
    assert_same(parallel, reference_of(op)(*args))


@pytest.mark.parametrize("op", ["split_heads", "split_gates"])
def test_views_share_memory(op: str) -> None:
    x = torch.zeros(2, 4, 12)
    views = tensors(function_of(op)(x, 3) if op == "split_heads" else function_of(op)(x))
    for view in views:
        view.fill_(1)
    assert bool((x == 1).all())


def test_rows_without_anything_kept_are_zero() -> None:
    weights = opkit.masked_softmax(torch.randn(2, 3), torch.tensor([[True] * 3, [False] * 3]))
    assert weights.sum(-1).tolist() == pytest.approx([1, 0])


def test_nan_is_the_maximum() -> None:
    x = torch.tensor([1.0, torch.nan, 3.0, 2.0, 1.0])
    torch.testing.assert_close(
        opkit.windowed_max(x, 0, 2), torch.tensor([1.0, torch.nan, torch.nan, 3.0, 2.0]), equal_nan=True
    )
    values, argmax = opkit.scatter_max(x, torch.tensor([0, 0, 0, 1, 1]), 2)
    assert values[0].isnan()
    assert argmax.tolist() == [1, 3]


def test_quantisation_restores_within_half_a_step() -> None:
    x = torch.randn(4, 64, generator=torch.Generator().manual_seed(3))
    for bits in (2, 4, 8):
        values, scales, zeros = opkit.quant.group_quantize(x, 16, bits=bits)
        restored = opkit.quant.group_dequantize(values, scales, zeros, 16)
        assert bool(((restored - x).abs() <= scales.repeat_interleave(16, -1) * 0.501).all())
        assert int(values.max()) == 2**bits - 1


def test_packing_is_undone() -> None:
    x = torch.arange(16, dtype=torch.uint8)
    assert torch.equal(opkit.quant.unpack_int4(opkit.quant.pack_int4(x)), x)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.half])
def test_stochastic_rounding_is_unbiased(dtype: torch.dtype) -> None:
    value = torch.tensor([1.001, -0.3333, 1e-6, 123.4])
    rounded = opkit.stochastic_round(
        value.expand(20_000, 4), dtype, generator=torch.Generator().manual_seed(0)
    ).double()
    neighbours = [torch.unique(column) for column in rounded.T]
    assert [len(pair) for pair in neighbours] == [2] * 4
    gaps = torch.stack([pair[1] - pair[0] for pair in neighbours])
    assert bool(((rounded.mean(0) - value).abs() < 0.02 * gaps).all())


def test_stochastic_rounding_keeps_what_needs_none() -> None:
    exact = torch.tensor([0.0, -0.0, 1.0, -2.5, torch.inf, -torch.inf, torch.nan])
    torch.testing.assert_close(opkit.stochastic_round(exact).float(), exact, rtol=0, atol=0, equal_nan=True)


@pytest.mark.parametrize("op", sorted(RANDOM))
def test_a_generator_repeats_and_advances(op: str) -> None:
    x = torch.randn(50, 40, generator=torch.Generator().manual_seed(5))
    generator = torch.Generator().manual_seed(7)
    first = function_of(op)(x, generator=generator)
    second = function_of(op)(x, generator=generator)
    again = function_of(op)(x, generator=generator.manual_seed(7))
    assert_same(first, again)
    assert not torch.equal(tensors(first)[0], tensors(second)[0])
    torch.manual_seed(11)
    default = function_of(op)(x)
    torch.manual_seed(11)
    with one_thread():
        assert_same(default, function_of(op)(x))


def test_gumbel_argmax_draws_from_the_softmax() -> None:
    logits = torch.tensor([0.0, 1.0, 2.0, -1.0])
    for temperature in (1.0, 2.0):
        drawn = opkit.gumbel_argmax(logits.expand(40_000, 4), temperature, generator=torch.Generator().manual_seed(0))
        shares = torch.bincount(drawn, minlength=4) / 40_000
        torch.testing.assert_close(shares, torch.softmax(logits / temperature, 0), rtol=0, atol=0.01)
    assert opkit.gumbel_argmax(logits.expand(5, 4), 0.0).tolist() == [2] * 5


def test_an_optimiser_runs_as_long_as_torchs() -> None:
    ours = torch.randn(6, 5, generator=torch.Generator().manual_seed(0))
    theirs = torch.nn.Parameter(ours.clone())
    optimizer = torch.optim.AdamW([theirs], lr=0.01, weight_decay=0.1)
    exp_avg, exp_avg_sq = torch.zeros_like(ours), torch.zeros_like(ours)
    for step in range(1, 21):
        gradient = torch.sin(ours.detach() * step)
        theirs.grad = gradient.clone()
        optimizer.step()
        opkit.fused_adamw_(ours, gradient, exp_avg, exp_avg_sq, step=step, lr=0.01, weight_decay=0.1)
    torch.testing.assert_close(ours, theirs.detach(), rtol=1e-4, atol=1e-5)


def test_a_pooled_region_of_whole_elements_is_their_mean() -> None:
    image = torch.arange(16.0).view(1, 1, 4, 4)
    pooled = opkit.roi_align(image, torch.tensor([[0.0, 0.0, 0.0, 2.0, 2.0]]), 1.0, [1, 1], 2)
    assert pooled.item() == pytest.approx(float(image[0, 0, :2, :2].mean()))


def ones(*sizes: int) -> Tensor:
    return torch.ones(sizes)


ERRORS: list[tuple[str, Callable[[], object], str]] = [
    ("another type", lambda: opkit.swiglu(ones(2), ones(2).double()), r"swiglu: up must be of type Float, got Double"),
    ("no broadcast", lambda: opkit.swiglu(ones(2), ones(3)), r"must match the size"),
    ("cap of 0", lambda: opkit.softcap(ones(2), 0.0), r"cap must be positive"),
    ("mask of ints", lambda: opkit.masked_softmax(ones(2), ones(2).long()), r"mask must be of type Bool"),
    ("mask size", lambda: opkit.masked_softmax(ones(2), ones(3, 2).bool()), r"mask must broadcast to sizes \[2\]"),
    ("softmax dim", lambda: opkit.masked_softmax(ones(2, 2), None, 2), r"Dimension out of range"),
    ("weight size", lambda: opkit.rms_norm(ones(2, 3), ones(2)), r"dimension 0 of weight must be of size 3"),
    ("norm of ints", lambda: opkit.rms_norm(ones(2, 3).int()), r"input must be of a floating type"),
    ("residual", lambda: opkit.add_rms_norm(ones(2, 3), ones(3), ones(3)), r"residual must have sizes"),
    ("odd features", lambda: opkit.rotary_embedding(ones(2, 3), ones(2, 1), ones(2, 1)), r"must be even, got 3"),
    ("heads", lambda: opkit.split_heads(ones(2, 5), 2), r"5 features don't divide into 2 heads"),
    ("gates", lambda: opkit.split_gates(ones(2, 5)), r"size 5 doesn't divide into 2 equal chunks"),
    ("boxes", lambda: opkit.box_iou(ones(2, 5), ones(2, 4)), r"dimension 1 of boxes1 must be of size 4"),
    ("scores", lambda: opkit.nms_mask(ones(2, 4), ones(3), 0.5), r"dimension 0 of scores must be of size 2"),
    ("image", lambda: opkit.roi_align(ones(1, 1, 2, 2), ones(1, 5), 1.0, [1, 1]), r"of image 1, but there are 1"),
    (
        "reduce",
        lambda: opkit.segment_reduce_csr(ones(2), torch.tensor([0, 2]), "prod"),
        r"must be sum, mean, min or max",
    ),
    ("segments", lambda: opkit.segment_reduce_csr(ones(2), torch.tensor([0, 3])), r"segment 0 is \[0, 3\) of 2 rows"),
    (
        "mean of ints",
        lambda: opkit.segment_reduce_csr(ones(2).int(), torch.tensor([0, 2]), "mean"),
        r"isn't of that type",
    ),
    ("slot", lambda: opkit.scatter_max(ones(2), torch.tensor([0, 5]), 3), r"index 5 is out of range for dim_size 3"),
    ("k", lambda: opkit.knn(ones(2, 3), ones(4, 3), 5), r"k is 5, but there are 4 points"),
    (
        "metric",
        lambda: opkit.knn(ones(2, 3), ones(4, 3), 1, metric="hamming"),
        r"must be euclidean or cosine, got hamming",
    ),
    ("start", lambda: opkit.farthest_point_sample(ones(4, 3), 2, 4), r"start is 4, but there are 4 points"),
    ("lists", lambda: opkit.foreach_ema([ones(1)], []), r"lists of the same length, got 1 and 0"),
    ("others", lambda: opkit.accumulate(ones(2), [ones(3)]), r"must match the size"),
    ("group", lambda: opkit.gather_groups(ones(2), [[2]]), r"out of range"),
    ("round to int", lambda: opkit.stochastic_round(ones(2), torch.int8), r"dtype must be bfloat16 or half"),
    ("temperature", lambda: opkit.gumbel_argmax(ones(2), -1.0), r"temperature must not be negative"),
    ("groups", lambda: opkit.quant.group_quantize(ones(2, 6), 4), r"of size 6, doesn't divide into groups of 4"),
    ("bits", lambda: opkit.quant.group_quantize(ones(2, 8), 4, bits=9), r"bits must be between 1 and 8"),
    ("int4", lambda: opkit.quant.pack_int4(torch.full((2,), 16, dtype=torch.uint8)), r"must hold numbers below 16"),
    ("step", lambda: opkit.fused_adamw_(*(ones(1) for _ in range(4)), step=0), r"step counts from 1, got 0"),
    ("state", lambda: opkit.fused_lion_(ones(2), ones(2), ones(3)), r"exp_avg must have sizes \[2\], got \[3\]"),
    ("average", lambda: opkit.ema(ones(2), ones(3)), r"other must have sizes"),
    ("scan", lambda: opkit.selective_scan(*(ones(1, 2, 3) for _ in range(5))), r"A must have 2 dimensions"),
    (
        "activation",
        lambda: opkit.causal_conv1d(ones(1, 1, 4), ones(1, 2), None, "relu"),
        r"must be None or silu, got relu",
    ),
    ("window", lambda: opkit.windowed_max(ones(3), 0, 0), r"window must be positive"),
    ("grid of ints", lambda: opkit.coordinate_grid([2], dtype=torch.int32), r"must be of a floating type"),
]


@pytest.mark.parametrize(("call", "message"), [error[1:] for error in ERRORS], ids=[error[0] for error in ERRORS])
def test_errors_say_what_is_wrong(call: Callable[[], object], message: str) -> None:
    with pytest.raises((RuntimeError, ValueError, IndexError, TypeError), match=message):
        call()
