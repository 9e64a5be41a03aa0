"""From the parameters of one convention to the arguments of another.

    convert(cpp_signature(f).arguments, dispatcher_signature(f).arguments)

gives, for each parameter of the second, an expression over those of the first: the name itself where the types agree,
else a rule that leads from one type to the other; and the four that `TensorOptions` gathers from `options`.
"""

from __future__ import annotations

from collections.abc import Sequence

from opdsl.cpp.signatures import OPTION_TYPES, Binding
from opdsl.cpp.text import Cpp
from opdsl.cpp.types import (
    INT,
    INT_ARRAY,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SYMINT,
    SYMINT_ARRAY,
    CppType,
    Optional,
)

_GUARD = "guard_int(__FILE__, __LINE__)"
_RULES: dict[tuple[CppType, CppType], str] = {
    (INT, SYMINT): "{0}",
    (SYMINT, INT): f"{{0}}.{_GUARD}",
    (INT_ARRAY, SYMINT_ARRAY): "c10::fromIntArrayRefSlow({0})",
    (SYMINT_ARRAY, INT_ARRAY): "C10_AS_INTARRAYREF_SLOW({0})",
    (Optional(INT), Optional(SYMINT)): ("{0}.has_value() ? ::std::make_optional(c10::SymInt(*{0})) : ::std::nullopt"),
    (Optional(SYMINT), Optional(INT)): f"{{0}}.has_value() ? ::std::make_optional({{0}}->{_GUARD}) : ::std::nullopt",
    (OPTIONAL_INT_ARRAY, OPTIONAL_SYMINT_ARRAY): (
        "{0}.has_value() ? ::std::make_optional(c10::fromIntArrayRefSlow(*{0})) : ::std::nullopt"
    ),
    (OPTIONAL_SYMINT_ARRAY, OPTIONAL_INT_ARRAY): (
        "{0}.has_value() ? ::std::make_optional(C10_AS_INTARRAYREF_SLOW(*{0})) : ::std::nullopt"
    ),
}
"""How a value of the first type becomes one of the second; `{0}` is its name."""

_FROM_OPTIONS = {
    "dtype": "c10::optTypeMetaToScalarType({0}.dtype_opt())",
    "layout": "{0}.layout_opt()",
    "device": "{0}.device_opt()",
    "pin_memory": "{0}.pinned_memory_opt()",
}


class NoConversion(ValueError):
    """No rule leads from what there is to what's asked for."""


def convert(given: Sequence[Binding], wanted: Sequence[Binding]) -> list[Cpp]:
    """One expression for each of `wanted`, over the names of `given`; raises `NoConversion`."""
    by_meaning = {binding.meaning: binding for binding in given}
    return [_convert(by_meaning, binding) for binding in wanted]


def _convert(given: dict[str, Binding], wanted: Binding) -> Cpp:
    found = given.get(wanted.meaning)
    if found is not None:
        if found.type == wanted.type:
            return Cpp(found.name)
        rule = _RULES.get((found.type, wanted.type))
        if rule is not None:
            return Cpp(rule.format(found.name))
    elif "options" in given and wanted.meaning in _FROM_OPTIONS:
        return Cpp(_FROM_OPTIONS[wanted.meaning].format(given["options"].name))
    elif wanted.meaning == "options" and all(name in given for name, _ in OPTION_TYPES):
        names = [given[name].name for name, _ in OPTION_TYPES]
        return Cpp(
            f"at::TensorOptions().dtype({names[0]}).layout({names[1]}).device({names[2]}).pinned_memory({names[3]})"
        )
    raise NoConversion(f"nothing gives `{wanted}` among {', '.join(map(str, given.values()))}")
