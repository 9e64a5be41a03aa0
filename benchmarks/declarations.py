"""Schemas of the field as declarations: what an author would have typed, for benchmarks at any size.

    fused_add(Tensor(a!) x, Tensor? bias=None, *, float eps=1e-05) -> ()

becomes

    @native_function(dispatch=(CPU, Meta))
    def fused_add(x: Mut[Tensor], bias: Tensor | None = None, *, eps: float = 1e-05) -> None:
        ...
"""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from opdsl.model.defaults import ListDefault, WordDefault, parse_default
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
from opdsl.model.types import AliasSet, Base, BaseType, ListType, OptionalType, Type, alias_of, with_alias

FILE_SIZE = 50
"""Operators in one file."""
_HEAD = """\
from typing import Annotated, Literal

from opdsl import CPU, Alias, Device, Layout, Meta, Mut, Name, ScalarType, Scalar, Sized, SymInt, Tensor
from opdsl import native_function
"""
_WORDS = {base.value for base in (Base.Tensor, Base.Scalar, Base.int, Base.SymInt, Base.float, Base.bool, Base.str)} | {
    "ScalarType",
    "Layout",
    "Device",
}


class NoDeclaration(ValueError):
    """This schema has something that the writer doesn't know."""


def declaration(schema: FunctionSchema) -> str:
    """The decorated function that stands for `schema`."""
    parameters = [_parameter(a) for a in schema.positional]
    if schema.keyword_only:
        parameters += ["*", *(_parameter(a) for a in schema.keyword_only)]
    results = [_result(r) for r in schema.returns]
    returns = "None" if not results else results[0] if len(results) == 1 else f"tuple[{', '.join(results)}]"
    head = "@native_function(dispatch=(CPU, Meta))"
    return f"{head}\ndef {schema.name.base}({', '.join(parameters)}) -> {returns}:\n    ...\n"


def _parameter(argument: Argument) -> str:
    name = f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name
    text = f"{name}: {_annotation(argument.type)}"
    if argument.default is None:
        return text
    default = parse_default(argument.default)
    if isinstance(default, WordDefault | ListDefault) or argument.default.startswith("'"):
        raise NoDeclaration(argument.default)
    return f"{text} = {argument.default}"


def _result(result: Return) -> str:
    annotation = _annotation(result.type)
    return f'Annotated[{annotation}, Name("{result.name}")]' if result.name else annotation


def _annotation(type: Type) -> str:
    alias = alias_of(type)
    if alias is None:
        return _plain(type)
    if with_alias(type, alias) != type:
        raise NoDeclaration(str(type))  # the set of a list, not of what's in it
    inner = _plain(with_alias(type, None))
    text = str(alias).strip("()") if alias.before else "!"
    return f'Annotated[{inner}, Alias("{text}")]'


def _plain(type: Type) -> str:
    match type:
        case BaseType(base) if base.value in _WORDS:
            return base.value
        case OptionalType(elem):
            return f"{_plain(elem)} | None"
        case ListType(elem, None):
            return f"list[{_plain(elem)}]"
        case ListType(elem, size):
            return f"Sized[{_plain(elem)}, Literal[{size}]]"
        case _:
            raise NoDeclaration(str(type))


def can_be_declared(function: NativeFunction) -> bool:
    try:
        declaration(function.schema)
    except NoDeclaration:
        return False
    base = function.name.base
    return base.isidentifier() and not keyword.iskeyword(base)


def lettered(schema: FunctionSchema) -> FunctionSchema:
    """The schema with the sets of `Tensor!` named, as most write them: `Tensor(a!)`."""
    letters = iter(f"w{i}" for i in range(len(schema.arguments)))

    def named(argument: Argument) -> Argument:
        if argument.alias is None or argument.alias.before:
            return argument
        return replace(argument, type=with_alias(argument.type, AliasSet((next(letters),), write=True)))

    positional, keyword_only = tuple(map(named, schema.positional)), tuple(map(named, schema.keyword_only))
    return replace(schema, positional=positional, keyword_only=keyword_only)


def repeated(functions: Sequence[NativeFunction], number: int) -> Iterator[NativeFunction]:
    """`number` functions: the same ones again under other names, where they don't suffice."""
    for i in range(number):
        function, turn = functions[i % len(functions)], i // len(functions)
        if turn:
            name = OperatorName(f"{function.name.base}_x{turn}", namespace=function.name.namespace)
            function = replace(function, schema=replace(function.schema, name=name))
        yield function


def write_project(functions: Sequence[NativeFunction], root: Path, namespace: str) -> None:
    """Writes operator files for `functions` below `root`."""
    operators = root / "operators"
    operators.mkdir(parents=True)
    (operators / "__init__.py").write_text(
        f'from opdsl import library\n\nlibrary("{namespace}", differentiable=False)\n', "utf-8"
    )
    for start in range(0, len(functions), FILE_SIZE):
        texts = [declaration(function.schema) for function in functions[start : start + FILE_SIZE]]
        path = operators / f"part{start // FILE_SIZE}.py"
        path.write_text("\n\n".join([_HEAD, *texts]), "utf-8")
