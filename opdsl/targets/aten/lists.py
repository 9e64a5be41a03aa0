"""Lists of all operators: their C++ prototypes, the symbols that their names are, and the tags that they may have.

ATen/RegistrationDeclarations.h
ATen/core/aten_interned_strings.h
torch/headeronly/core/enum_tag.h
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import get_args

from opdsl.lang.declare import Tag
from opdsl.lang.keys import DispatchKey
from opdsl.model.cpp_words import ALTERNATIVE_TOKENS
from opdsl.model.schema import SchemaKind
from opdsl.model.unit import Unit
from opdsl.targets.aten.operators import IMPLICIT_KEYS, Operator, Operators
from opdsl.targets.aten.templates import Templates


def units(operators: Operators, templates: Templates) -> Iterator[Unit]:
    declarations = "".join(registration_declaration(operators, operator) for operator in operators.all)
    text = templates["RegistrationDeclarations.h"].fill(registration_declarations=declarations)
    yield Unit("ATen/RegistrationDeclarations.h", text)
    yield Unit("ATen/core/aten_interned_strings.h", _interned_strings(operators, templates))
    tags = ",\n".join(sorted(tag.name for tag in operators.library.tags) or sorted(get_args(Tag)))
    yield Unit("torch/headeronly/core/enum_tag.h", templates["enum_tag.h"].fill(enum_of_valid_tags=tags))


def registration_declaration(operators: Operators, operator: Operator) -> str:
    """`at::Tensor exp(const at::Tensor& self); // {"schema": "aten::exp(...)", "dispatch": "True", ...}`"""
    function = operator.function
    keys = {key for key in operator.kernels if key in operators.keys}
    structured = function.structured is not None or function.structured_delegate is not None
    generated = structured and operator.kind in (SchemaKind.functional, SchemaKind.inplace)
    comment = {
        "schema": f"aten::{operator.schema}",
        "dispatch": str(DispatchKey.CompositeImplicitAutograd not in keys or not keys <= IMPLICIT_KEYS),
        "default": str(operator.is_composite or generated),
    }
    return f"{operator.dispatcher.declaration()}; // {json.dumps(comment)}\n"


def _interned_strings(operators: Operators, templates: Templates) -> str:
    """Symbols of names, with and without what makes them in-place ones, and of arguments' names."""
    names = {name for o in operators.all for name in (o.function.name.base, o.function.name.root)}
    attributes = {a.name for o in operators.all for a in o.function.schema.arguments}
    return templates["aten_interned_strings.h"].fill(
        aten_symbols=_symbols("aten", names - ALTERNATIVE_TOKENS), attr_symbols=_symbols("attr", attributes)
    )


def _symbols(space: str, names: Iterable[str]) -> str:
    r"""`_(aten, abs) \` on a line of its own for each."""
    return " \\\n".join(f"_({space}, {name})" for name in sorted(names))
