"""The functions that formulas call, out of C++ headers."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from opdsl.torchgen.helpers import Helpers, in_formulas, read_helpers

HEADER = """
#pragma once
namespace torch::autograd::generated::details {
TORCH_API bool any_defined(const variable_list& variables);
TORCH_API Tensor scaled(const Tensor& grad, const std::optional<Scalar>& p_, c10::SymIntArrayRef sizes = {});
TORCH_API Tensor scaled(const Tensor& grad, double factor, bool keep = false);
template <typename T>
Tensor product(const Tensor& grad, T other);
std::tuple<Tensor, std::vector<Tensor>> both(at::TensorList tensors, std::array<bool, 2> output_mask);
void unknown(IndexRangeGenerator& ranges);
struct Inner {
  Tensor hidden(const Tensor& self);
};
} // namespace
"""


def signatures(helpers: Helpers) -> list[str]:
    return [str(one.schema) for one in helpers.functions if "::details::" in one.helper.cpp]


def test_signatures_are_read_and_overloads_are_told_apart(tmp_path: Path) -> None:
    header = tmp_path / "Manual.h"
    header.write_text(HEADER, "utf-8")
    helpers = read_helpers(header)
    assert signatures(helpers) == [
        "any_defined(Tensor[] variables) -> bool",
        "scaled(Tensor grad, Scalar? p_, SymInt[] sizes=[]) -> Tensor",
        "scaled_factor(Tensor grad, float factor, bool keep=False) -> Tensor",
        "product(Tensor grad, Tensor other) -> Tensor",
        "product_Scalar(Tensor grad, Scalar other) -> Tensor",
        "both(Tensor[] tensors, bool[2] output_mask) -> (Tensor, Tensor[])",
    ]
    assert [str(one.name) for one in helpers.by_cpp["scaled"]] == ["scaled", "scaled_factor"]


def test_the_installed_header_is_read() -> None:
    spec = find_spec("torch")
    if spec is None or not spec.submodule_search_locations:
        pytest.skip("there's no torch here")
    folder = Path(next(iter(spec.submodule_search_locations)))
    helpers = read_helpers(folder / "include/torch/csrc/autograd/FunctionsManual.h")
    names = [one.name for one in helpers.functions]
    assert len(names) > 200
    assert len(set(names)) == len(names)
    assert {in_formulas(one.helper) for one in helpers.functions} == helpers.by_cpp.keys()
    assert "norm_backward(Tensor grad, Tensor self, Scalar? p_, Tensor norm) -> Tensor" in signatures(helpers)
