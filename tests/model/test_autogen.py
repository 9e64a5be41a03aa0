"""What `autogen` makes, and how names of variants belong together."""

from __future__ import annotations

import pytest

from opdsl.lang.keys import DispatchKey
from opdsl.model.autogen import complete_autogen
from opdsl.model.families import gather
from opdsl.model.function import Kernel, Library, NativeFunction
from opdsl.model.parse import parse_operator_name, parse_schema


def function(schema: str, autogen: str = "", key: str = "CPU", tags: tuple[str, ...] = ()) -> NativeFunction:
    names = tuple(parse_operator_name(name) for name in autogen.split(", ") if name)
    return NativeFunction(parse_schema(schema), dispatch=((DispatchKey(key), Kernel("k")),), autogen=names, tags=tags)


def completed(*functions: NativeFunction) -> list[str]:
    library = complete_autogen(Library("aten", gather(functions)))
    return [f"{f.schema} {f.kernel_from or ''}".rstrip() for f in library.functions]


@pytest.mark.parametrize(
    ("name", "root", "inplace"),
    [
        ("add", "add", False),
        ("add_", "add", True),
        ("__iand__", "and", True),
        ("__and__", "and", False),
        ("__index__", "index", False),
        ("norm_functional", "norm", False),
        ("index_copy_", "index_copy", True),
    ],
)
def test_names_of_variants(name: str, root: str, inplace: bool) -> None:
    parsed = parse_operator_name(name)
    assert (parsed.root, parsed.is_inplace) == (root, inplace)


def test_of_an_operator_that_writes_what_it_is_given() -> None:
    mutable = function("norm(Tensor x, Tensor(a!) mean, int n=1) -> (Tensor, Tensor)", "norm_functional, norm.out")
    assert completed(mutable) == [
        "norm_functional(Tensor x, Tensor mean, int n=1) -> (Tensor, Tensor, Tensor mean_out) norm",
        "norm.out(Tensor x, Tensor(a!) mean, int n=1, *, Tensor(b!) out0, Tensor(c!) out1) -> (Tensor(b!), Tensor(c!)) "
        "norm_functional",
        "norm(Tensor x, Tensor(a!) mean, int n=1) -> (Tensor, Tensor)",
    ]


def test_results_that_are_no_tensors_are_returned() -> None:
    assert completed(function("count(Tensor x) -> (Tensor[], int)", "count.out"))[1] == (
        "count.out(Tensor x, *, Tensor(a!)[] out0) -> int count"
    )


def test_composite_operators_need_none_but_those_of_the_core() -> None:
    implicit = "CompositeImplicitAutograd"
    assert len(completed(function("f(Tensor x) -> Tensor", "f.out", implicit))) == 1
    assert len(completed(function("f(Tensor x) -> Tensor", "f.out", implicit, ("core",)))) == 2


def test_what_is_there_stays() -> None:
    own = function("f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
    found = completed(function("f(Tensor x) -> Tensor", "f.out"), own)
    assert found == ["f(Tensor x) -> Tensor", "f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)"]


def test_out_variants_of_factories_take_options_from_what_they_write() -> None:
    options = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
    blank = function(f"blank(int[] size, *, {options}, int n=0) -> Tensor", "blank.out")
    assert completed(blank)[1] == "blank.out(int[] size, *, int n=0, Tensor(a!) out) -> Tensor(a!) blank"
    declared = function("blank.out(int[] size, *, int n=0, Tensor(a!) out) -> Tensor(a!)")
    assert len(gather([blank, declared])) == 1
    others = [parse_schema(f"ops::{f.schema}") for f in (blank, declared)]
    assert len(gather([NativeFunction(schema) for schema in others])) == 2
