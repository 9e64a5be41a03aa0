"""Schemas in one spelling: torchgen's have `'none'` and `"none"`, `[0,1]` and `[0, 1]`."""

from __future__ import annotations

import json
from dataclasses import replace

from opdsl.model.defaults import ListDefault, StrDefault, parse_default
from opdsl.model.schema import Argument, FunctionSchema


def canonical(schema: FunctionSchema) -> FunctionSchema:
    """The schema with defaults in the spelling that schemas are printed with: `"none"`, `[0, 1]`."""
    return replace(
        schema,
        positional=tuple(map(_canonical, schema.positional)),
        keyword_only=tuple(map(_canonical, schema.keyword_only)),
    )


def for_torchgen(schema: FunctionSchema) -> FunctionSchema:
    """The schema as torchgen reads it, which takes `, ` for the end of an argument: `[0,1]`."""
    return replace(
        schema,
        positional=tuple(map(_without_spaces, schema.positional)),
        keyword_only=tuple(map(_without_spaces, schema.keyword_only)),
    )


def _without_spaces(argument: Argument) -> Argument:
    if argument.default is None or not isinstance(parse_default(argument.default), ListDefault):
        return argument
    return replace(argument, default=argument.default.replace(" ", ""))


def _canonical(argument: Argument) -> Argument:
    if argument.default is None:
        return argument
    match parse_default(argument.default):
        case StrDefault(text):
            return replace(argument, default=json.dumps(text))
        case ListDefault():
            items = [item.strip() for item in argument.default[1:-1].split(",")]
            return replace(argument, default=f"[{', '.join(filter(None, items))}]")
        case _:
            return argument
