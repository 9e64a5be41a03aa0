"""Hypothesis strategies for the values of the model: any schema that the language can spell."""

from __future__ import annotations

import re
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
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
)

T = TypeVar("T")

words = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,8}", fullmatch=True)
_RESERVED = {base.value for base in Base} | {"None", "Dict", "Future", "RRef", "Await", "__torch__"}
_variables = st.from_regex(r"[a-z][A-Za-z0-9]{0,3}", fullmatch=True).filter(lambda word: word not in _RESERVED)


def tuples_of(items: st.SearchStrategy[T], least: int = 0, most: int = 4) -> st.SearchStrategy[tuple[T, ...]]:
    return st.lists(items, min_size=least, max_size=most).map(tuple)


_names = tuples_of(st.just("*") | words, 1, 3)
alias_sets = st.just(AliasSet(write=True)) | st.builds(AliasSet, _names, st.just(()) | _names, st.booleans())
_aliases = st.none() | alias_sets

_bases = st.builds(BaseType, st.sampled_from(Base), _aliases)
_classes = st.builds(ClassType, tuples_of(words, 1, 3).map(lambda parts: ".".join(("__torch__", *parts))), _aliases)


def _nested(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    return st.one_of(
        st.builds(OptionalType, inner),
        st.builds(ListType, inner, st.none(), _aliases),
        st.builds(DictType, inner, inner, _aliases),
        st.builds(TupleType, tuples_of(inner, 0, 3)),
        st.builds(WrapperType, st.sampled_from(("Future", "RRef", "Await")), inner, _aliases),
    )


unsized_types: st.SearchStrategy[Type] = st.recursive(
    st.one_of(_bases, _classes, st.builds(TypeVariable, _variables, _aliases)), _nested, max_leaves=5
)
_sized = st.builds(ListType, unsized_types, st.integers(0, 99), _aliases)
types: st.SearchStrategy[Type] = st.one_of(unsized_types, _sized, st.builds(OptionalType, _sized))

_texts = st.text(st.characters(codec="utf-8", exclude_characters="\n\r"), max_size=6)
_scalars = st.one_of(
    st.integers().map(str),
    st.floats(allow_nan=False, allow_infinity=False).map(str),
    st.integers(0, 2**40).map(hex),
    _texts.map(lambda text: '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'),
    st.sampled_from(["True", "False", "None", "Mean", "contiguous_format", "1j", "-2.5j", "1.", ".5", "'a'", "-inf"]),
)
defaults: st.SearchStrategy[str] = st.recursive(
    _scalars, lambda inner: st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"), max_leaves=4
)

operator_names = st.builds(OperatorName, words, st.just("") | words, st.just("") | words)
arguments = st.builds(Argument, words, types, st.none() | defaults)
returns = st.builds(Return, types, st.just("") | words)
schemas = st.builds(
    FunctionSchema,
    operator_names,
    tuples_of(arguments),
    tuples_of(arguments),
    tuples_of(returns, 0, 3),
    st.booleans(),
    st.booleans(),
)


_TOKENS = re.compile(
    r"""(?P<tight>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|->|::|\.\.\.)
      |(?P<word>[A-Za-z_]\w*|(?:\d|\.\d)(?:[\w.]|(?<=e)[+-])*)
      |\s+|(?P<mark>.)""",
    re.VERBOSE,
)


def respaced(text: str, seed: int) -> str:
    """`text` with other spacing between its tokens; strings stay as they are."""
    random = Random(seed)
    out, before = [""], ""
    for token in _TOKENS.finditer(text):
        if token.lastgroup is not None:
            choices = [" ", "\t", "\n  "] if before == token.lastgroup == "word" else ["", "", " ", "  "]
            out += [random.choice(choices), token[0]]
            before = token.lastgroup
    return "".join(out)
