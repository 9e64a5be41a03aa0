"""The schema language: read and printed back, and read as PyTorch itself reads it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, assert_never

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opdsl.model.defaults import (
    BoolDefault,
    FloatDefault,
    IntDefault,
    ListDefault,
    NoneDefault,
    StrDefault,
    WordDefault,
    parse_default,
)
from opdsl.model.parse import SchemaSyntaxError, parse_operator_name, parse_schema, parse_type
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, without_aliases
from opdsl.model.types import (
    AliasSet,
    Base,
    BaseType,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
    WrapperType,
    innermost,
)
from tests.model import strategies

CORPUS = Path(__file__).parent.parent / "data" / "schemas.tsv"


def corpus() -> list[str]:
    return [line.split("\t")[3] for line in CORPUS.read_text("utf-8").splitlines()]


def torchgen_schemas() -> list[str]:
    torchgen = pytest.importorskip("torchgen")
    yaml = pytest.importorskip("yaml")
    path = Path(torchgen.__path__[0]) / "packaged" / "ATen" / "native" / "native_functions.yaml"
    return [entry["func"] for entry in yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)]


def registered_schemas() -> list[str]:
    torch = pytest.importorskip("torch")
    texts = [str(schema) for schema in torch._C._jit_get_all_schemas()]
    # PyTorch prints the set of the shorthand `Tensor!` by a number, `Tensor($0! -> )`, which nothing reads.
    return [text for text in texts if "($" not in text]


def normalised(text: str) -> str:
    """Spacing as the printer has it, made without the parser; strings are left alone."""
    parts = re.split(r"(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')", text)
    for i in range(0, len(parts), 2):
        part = re.sub(r"\s+", " ", parts[i])
        part = re.sub(r" ?([]()\[|!=?,*]) ?", r"\1", part)
        part = re.sub(r" ?-> ?", " -> ", part)
        part = re.sub(r",", ", ", part)
        part = re.sub(r"([\])!?])(?=[A-Za-z_])", r"\1 ", part)
        parts[i] = re.sub(r"\bNone$", "NoneType", re.sub(r"= ", "=", part))
    return "".join(parts).strip()


# -- printing is the inverse of parsing


@pytest.mark.parametrize("source", [corpus, torchgen_schemas, registered_schemas])
def test_every_known_schema_prints_back(source: Any) -> None:
    texts = source()
    assert len(texts) > 800
    for text in texts:
        schema = parse_schema(text)
        assert str(schema) == normalised(text)
        assert parse_schema(str(schema)) == schema


@given(strategies.schemas)
def test_a_schema_prints_and_parses_back(schema: FunctionSchema) -> None:
    assert parse_schema(str(schema)) == schema


@given(strategies.types)
def test_a_type_prints_and_parses_back(type: Type) -> None:
    assert parse_type(str(type)) == type


@given(strategies.operator_names)
def test_a_name_prints_and_parses_back(name: OperatorName) -> None:
    assert parse_operator_name(str(name)) == name


@given(strategies.schemas, st.integers(0, 2**32))
def test_spacing_means_nothing(schema: FunctionSchema, seed: int) -> None:
    assert parse_schema(strategies.respaced(str(schema), seed)) == schema


@pytest.mark.parametrize(
    "text",
    [
        "f() -> ()",
        "f(...) -> ...",
        "f(Tensor x, ...) -> (Tensor, ...)",
        "f(Tensor x) -> Tensor Y",
        "f(Tensor x) -> ((Tensor, int))",
        "f(Tensor x) -> ((Tensor, int)[])",
        "f(Tensor[](a!) x, Tensor(a!)[](b!) y) -> ()",
        "f(Tensor! x, int!? y, Tensor![] z) -> ()",
        "f(Tensor(a|b! -> *|c) x, t[](*) y) -> Tensor(a|b)",
        "f(Tensor from, int return, Tensor std) -> ()",
        "f(int[2](a!) x=[], int[2]? y=1, str s=\"a, b)\", str t='\"\\'') -> ()",
        "f(Dict(str, Tensor[])(a!) x, Future(t) y, __torch__.torch.classes.a.B? z) -> RRef(t)",
    ],
)
def test_corners_print_back(text: str) -> None:
    assert str(parse_schema(text)) == text


# -- PyTorch reads the same


def test_pytorch_agrees() -> None:
    torch = pytest.importorskip("torch")
    checked = 0
    for text in [*corpus(), *torchgen_schemas(), *registered_schemas()]:
        schema = parse_schema(text)
        try:
            theirs = torch._C.parse_schema(text)
        except (RuntimeError, ValueError) as error:
            # It knows a torchbind class only once the library that defines it is loaded.
            # What has a `PyObject` isn't made from text.
            assert "__torch__" in text or "PyObject" in text or "default is not a legal overload name" in str(error), (
                text
            )
            continue
        checked += 1
        assert f"{schema.name.namespace}::{schema.name.base}".removeprefix("::") == theirs.name
        assert schema.name.overload == theirs.overload_name
        ours = [(a, False) for a in schema.positional] + [(a, True) for a in schema.keyword_only]
        for (argument, keyword_only), other in zip(ours, theirs.arguments, strict=True):
            assert (argument.name, keyword_only) == (other.name, other.kwarg_only)
            assert_same_type(argument.type, other)
            assert (argument.default is not None) == other.has_default_value()
            if argument.default is not None and not argument.default.startswith("0x"):
                assert_same_default(argument, other)
        for result, other in zip(schema.returns, theirs.returns, strict=True):
            assert result.name == other.name
            assert_same_type(result.type, other)
        if "$" not in str(theirs):
            assert_same_words(schema, parse_schema(str(theirs)))
    assert checked > 7500


def assert_same_type(type: Type, other: Any) -> None:
    assert spelled(type) == str(other.real_type)
    sized = type.elem if isinstance(type, OptionalType) else type
    assert (sized.size if isinstance(sized, ListType) else None) == other.N
    ours, theirs = outermost_alias(type), other.alias_info
    if ours is None:
        # A list whose elements have an alias set gets one without names of its own.
        assert theirs is None or not theirs.before_set
    elif ours.before:
        assert ours.write == theirs.is_write
        assert set(ours.before) == theirs.before_set
        assert set(ours.after or ours.before) == theirs.after_set
    else:
        assert theirs.is_write
        assert all(name.startswith("$") for name in theirs.before_set)


def assert_same_default(argument: Argument, other: Any) -> None:
    sized = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
    value = parse_default(argument.default or "")
    theirs = other.default_value
    match value:
        case WordDefault():
            assert isinstance(theirs, int)
        case NoneDefault():
            assert theirs is None
        case ListDefault(items):
            assert theirs == [item.value for item in items if isinstance(item, IntDefault | FloatDefault | BoolDefault)]
        case _ if isinstance(sized, ListType) and isinstance(theirs, list):
            assert theirs == [value.value] * (sized.size or 0)
        case StrDefault(text) if innermost(sized) != STR:
            assert str(theirs) == text
        case _:
            assert theirs == value.value


STR = BaseType(Base.str)


def assert_same_words(ours: FunctionSchema, printed: FunctionSchema) -> None:
    """Python's view of PyTorch's types calls `SymInt` int: compare with its printed form too, but for alias sets."""
    for a, b in zip(without_aliases(ours).arguments, without_aliases(printed).arguments, strict=True):
        assert a.type == b.type or a.type in UNPRINTED


# PyTorch prints these as another word.
UNPRINTED = {BaseType(Base.DeviceIndex)}


def outermost_alias(type: Type) -> AliasSet | None:
    while isinstance(type, OptionalType):
        type = type.elem
    return getattr(type, "alias", None)


def spelled(type: Type) -> str:
    """`type` as PyTorch prints the types of a schema's arguments: `Optional[List[int]]`."""
    match type:
        case OptionalType(elem):
            return f"Optional[{spelled(elem)}]"
        case ListType(elem):
            return f"List[{spelled(elem)}]"
        case DictType(key, value):
            return f"Dict[{spelled(key)}, {spelled(value)}]"
        case TupleType(elems):
            return f"Tuple[{', '.join(map(spelled, elems))}]"
        case WrapperType(wrapper, elem):
            return f"{wrapper}[{spelled(elem)}]"
        case BaseType(base):
            return SPELLINGS.get(base, base.value)
        case TypeVariable(name) | ClassType(name):
            return name
    assert_never(type)


SPELLINGS = {Base.SymInt: "int", Base.SymBool: "bool", Base.DeviceIndex: "int", Base.Scalar: "number"}


# -- faults have a place


@pytest.mark.parametrize(
    ("text", "marked", "message", "hint"),
    [
        ("f(Tenser x) -> ()", "  ^", "`Tenser` is not a type", "did you mean `Tensor`?"),
        ("f(Tensor x", "          ^", "expected `,` or `)` after an argument, the text ends", ""),
        ("f(Tensor x) Tensor", "            ^", "expected `->` after the arguments, found `Tensor`", ""),
        ("f(Tensor) -> ()", "        ^", "expected the argument's name, found `)`", ""),
        ("f(int[2][] x) -> ()", "        ^", "a list with a length can't be inside another list", None),
        ("f(int[x] y) -> ()", "      ^", "expected `]` or a length, found `x`", ""),
        ("f(int x=) -> ()", "        ^", "expected a default value, found `)`", None),
        ('f(str x="a) -> ()', "        ^", "this string has no end", ""),
        ("f(Tensor x; int y) -> ()", "          ^", "`;` is not part of the schema language", ""),
        ("f(*, int a, *, int b) -> ()", "            ^", "`*` can stand only once", ""),
        ("f(int a, *) -> ()", "          ^", "keyword-only arguments must follow `*`", ""),
        ("f(..., int a) -> ()", "       ^", "nothing can follow `...`", ""),
        ("f(Tensor(a!|b) x) -> ()", "           ^", "expected `)` after the alias set, found `|`", ""),
        ("f(Dict(str) x) -> ()", "          ^", "expected `,` after the type of the keys, found `)`", ""),
        ("f() -> (int, str)[]", "                 ^", "parentheses here hold the list of results", None),
        ("f() -> Tensor junk more", "                   ^", "expected the end of the text, found `more`", ""),
        ("::f() -> ()", "^", "expected the operator's name, found `::`", ""),
    ],
)
def test_faults(text: str, marked: str, message: str, hint: str | None) -> None:
    with pytest.raises(SchemaSyntaxError) as caught:
        parse_schema(text)
    assert (caught.value.message, caught.value.column) == (message, marked.index("^"))
    assert hint is None or caught.value.hint == hint


@given(st.text(max_size=30) | st.text("f(Tensor!a,*.)->[]?1=\"'", max_size=30))
def test_any_text_parses_or_is_a_syntax_error(text: str) -> None:
    try:
        schema = parse_schema(text)
    except SchemaSyntaxError as error:
        assert 0 <= error.column <= len(text)
    else:
        assert parse_schema(str(schema)) == schema
