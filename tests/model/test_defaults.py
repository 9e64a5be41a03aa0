"""Default values: read as values, and held against the type that they're for."""

from __future__ import annotations

import pytest
from hypothesis import given

from opdsl.model.defaults import (
    DTYPE_WORDS,
    BoolDefault,
    ComplexDefault,
    Default,
    FloatDefault,
    IntDefault,
    ListDefault,
    NoneDefault,
    StrDefault,
    WordDefault,
    default_fault,
    parse_default,
)
from opdsl.model.parse import parse_schema, parse_type
from tests.model import strategies
from tests.model.test_schema import corpus, torchgen_schemas


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", IntDefault(1)),
        ("- 1", IntDefault(-1)),
        ("0x10", IntDefault(16, hexadecimal=True)),
        ("1.", FloatDefault(1.0)),
        ("-1e-5", FloatDefault(-1e-5)),
        ("inf", FloatDefault(float("inf"))),
        ("2j", ComplexDefault(2j)),
        ("True", BoolDefault(True)),
        ("None", NoneDefault()),
        ("'a\"'", StrDefault('a"')),
        ('"a\\n"', StrDefault("a\n")),
        ("Mean", WordDefault("Mean")),
        ("[]", ListDefault(())),
        ("[1,  2]", ListDefault((IntDefault(1), IntDefault(2)))),
        ("['a, ]', [None]]", ListDefault((StrDefault("a, ]"), ListDefault((NoneDefault(),))))),
    ],
)
def test_values(text: str, value: Default) -> None:
    assert parse_default(text) == value


@given(strategies.defaults)
def test_every_default_has_a_value(text: str) -> None:
    parse_default(text)


@pytest.mark.parametrize(
    ("type", "text"),
    [
        *[("int", "1"), ("int", "Mean"), ("SymInt", "-1"), ("float", "1"), ("float", "1.5"), ("bool", "True")],
        *[("Scalar", "1"), ("Scalar", "1.5"), ("Scalar", "True"), ("complex", "1j"), ("str", "'a'")],
        *[("int?", "None"), ("int?", "1"), ("Tensor?", "None"), ("int[2]", "1"), ("int[2]", "[1, 2]")],
        *[("Device", "'cpu'"), ("int[2]", "[]"), ("int[1]", "[1, 2]"), ("int[]", "[1]"), ("SymInt[2]", "1")],
        *[("float[]", "[1, 2.5]"), ("ScalarType", "long"), ("ScalarType?", "float32"), ("Layout", "strided")],
        *[("bool[3]", "True"), ("int[2]?", "1")],
        ("MemoryFormat", "contiguous_format"),
    ],
)
def test_fits(type: str, text: str) -> None:
    assert default_fault(parse_type(type), text) is None


@pytest.mark.parametrize(
    ("type", "text", "fault"),
    [
        ("int", "1.5", "a float is not a `int`"),
        ("int", "True", "a bool is not a `int`"),
        ("bool", "1", "an int is not a `bool`"),
        ("int", "None", "`None` fits optional types only, and `int` is not one"),
        ("int", "0x10", "PyTorch's schema parser reads a hexadecimal number as 0; write it in decimal"),
        ("int", str(2**63), "`9223372036854775808` doesn't fit in 64 bits"),
        ("float", "inf", "PyTorch's schema parser doesn't know `inf`; use an optional, and None"),
        ("str", "foo", "`foo` is not a `str`"),
        ("Layout", "dense", "`dense` is no word for a `Layout`; PyTorch's schema parser knows strided"),
        ("int[3]", "[1, 2]", "it has 2 elements, and `int[3]` takes 3"),
        ("int[2]", "[1]", "it has 1 element, and `int[2]` takes 2"),
        ("int[2]", "[1, 2.5]", "a float is not a `int`"),
        ("int[]", "1", "`int[]` takes a list"),
        ("int[2]", "'a'", "a string is not a `int`"),
        ("str[]", "[]", "PyTorch's schema parser takes no default for `str[]`"),
        ("int[]?", "[1]", "PyTorch's schema parser takes no list for an optional list"),
        ("int", "[1]", "`int` takes no list"),
        ("(int, int)", "1", "an argument of type `(int, int)` can have no default"),
        ("Tensor", "1", "an int is not a `Tensor`"),
    ],
)
def test_faults(type: str, text: str, fault: str) -> None:
    assert default_fault(parse_type(type), text) == fault


def test_pytorch_reads_whatever_fits() -> None:
    torch = pytest.importorskip("torch")
    for word in DTYPE_WORDS:
        torch._C.parse_schema(f"f(ScalarType x={word}) -> ()")


def test_the_defaults_of_known_operators_fit() -> None:
    """All of PyTorch's; and, of the libraries in the corpus, all but one, which is a fault that nobody has seen."""
    faults = {
        (schema.name.base, argument.name)
        for schema in map(parse_schema, [*torchgen_schemas(), *corpus()])
        for argument in schema.arguments
        if argument.default is not None and default_fault(argument.type, argument.default)
    }
    assert faults == {("transpose_embedding_input", "info_B_mask")}
