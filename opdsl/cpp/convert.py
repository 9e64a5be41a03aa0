"""From the parameters of one convention to the arguments of another.

    convert(cpp_signature(f).arguments, dispatcher_signature(f).arguments)

gives, for each parameter of the second, an expression over those of the first: the name itself where C++ binds it,
else a rule that leads from one type to the other; and the four that `TensorOptions` gathers from `options`.
"""

from __future__ import annotations

from collections.abc import Sequence

from opdsl.cpp.signatures import Binding
from opdsl.cpp.text import Cpp
from opdsl.cpp.types import (
    INT,
    INT_ARRAY,
    IOPTIONAL_TENSOR_LIST,
    ITENSOR_LIST,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SCALAR_REF,
    OPTIONAL_SYMINT_ARRAY,
    OPTIONAL_TENSOR_REF,
    SCALAR,
    SYMINT,
    SYMINT_ARRAY,
    TENSOR,
    TENSOR_LIST,
    ArrayRef,
    CppType,
    List,
    Optional,
    Ref,
    Vector,
)
from opdsl.model.schema import OPTIONS

_GUARD = "guard_int(__FILE__, __LINE__)"


def _each(elem: CppType, add: str) -> str:
    """A rule that makes a list of lists of `elem`, one by one. A lambda's parameters capture no argument."""
    made = f"{Vector(Vector(elem))} made; for (const auto& list : lists) {{{{ made.{add}; }}}} return made;"
    return f"[](auto lists) {{{{ {made} }}}}({{0}})"


_RULES: dict[tuple[CppType, CppType], str] = {
    (INT, SYMINT): "{0}",
    (SYMINT, INT): f"{{0}}.{_GUARD}",
    (INT_ARRAY, SYMINT_ARRAY): "c10::fromIntArrayRefSlow({0})",
    (SYMINT_ARRAY, INT_ARRAY): "C10_AS_INTARRAYREF_SLOW({0})",
    (Optional(INT), Optional(SYMINT)): "{0}.has_value() ? ::std::make_optional(c10::SymInt(*{0})) : ::std::nullopt",
    (Optional(SYMINT), Optional(INT)): f"{{0}}.has_value() ? ::std::make_optional({{0}}->{_GUARD}) : ::std::nullopt",
    (OPTIONAL_INT_ARRAY, OPTIONAL_SYMINT_ARRAY): (
        "{0}.has_value() ? ::std::make_optional(c10::fromIntArrayRefSlow(*{0})) : ::std::nullopt"
    ),
    (OPTIONAL_SYMINT_ARRAY, OPTIONAL_INT_ARRAY): (
        "{0}.has_value() ? ::std::make_optional(C10_AS_INTARRAYREF_SLOW(*{0})) : ::std::nullopt"
    ),
    (ArrayRef(Vector(INT)), ArrayRef(Vector(SYMINT))): _each(SYMINT, "emplace_back(list.begin(), list.end())"),
    (ArrayRef(Vector(SYMINT)), ArrayRef(Vector(INT))): _each(INT, "push_back(C10_AS_INTARRAYREF_SLOW(list).vec())"),
    (INT_ARRAY, Vector(INT)): "{0}.vec()",
    (SYMINT_ARRAY, Vector(SYMINT)): "{0}.vec()",
    (Ref(TENSOR), Ref(TENSOR, const=False)): "const_cast<at::Tensor&>({0})",
    (TENSOR_LIST, Ref(ITENSOR_LIST)): "{0}",
    (Ref(List(Optional(TENSOR))), IOPTIONAL_TENSOR_LIST): "at::IOptTensorListRef({0})",
    (Ref(Optional(TENSOR)), OPTIONAL_TENSOR_REF): (
        "(({0}.has_value() && (*{0}).defined()) ? at::OptionalTensorRef(*{0}) : at::OptionalTensorRef())"
    ),
    (Ref(Optional(SCALAR)), OPTIONAL_SCALAR_REF): (
        "({0}.has_value() ? at::OptionalScalarRef(&({0}.value())) : at::OptionalScalarRef())"
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
    gathers = any(binding.meaning == "options" for binding in wanted)
    return [_convert(by_meaning, binding, gathers=gathers) for binding in wanted]


def _convert(given: dict[str, Binding], wanted: Binding, *, gathers: bool) -> Cpp:
    found = given.get(wanted.meaning)
    options = given.get("options")
    if found is not None:
        text = _retyped(found, wanted.type)
        if text is not None:
            return _checked_format(options, text) if wanted.meaning == "memory_format" and not gathers else text
    elif options is not None and wanted.meaning in _FROM_OPTIONS:
        return Cpp(_FROM_OPTIONS[wanted.meaning].format(options.name))
    elif wanted.meaning == "options" and all(name in given for name, _ in OPTIONS):
        names = [given[name].name for name, _ in OPTIONS]
        return Cpp(
            f"at::TensorOptions().dtype({names[0]}).layout({names[1]}).device({names[2]}).pinned_memory({names[3]})"
        )
    raise NoConversion(f"nothing gives `{wanted}` among {', '.join(map(str, given.values()))}")


def _retyped(found: Binding, wanted: CppType) -> Cpp | None:
    """`found` as an expression of type `wanted`."""
    if found.type is wanted:
        return Cpp(found.name)
    rule = _RULES.get((found.type, wanted))
    if rule is not None:
        return Cpp(rule.format(found.name))
    return Cpp(found.name) if _binds(found.type, wanted) else None


def _binds(found: CppType, wanted: CppType) -> bool:
    """Whether C++ takes the name of a parameter of type `found` where `wanted` is asked for."""
    if found == wanted:
        return True
    held = found.elem if isinstance(found, Ref) else found
    if isinstance(wanted, Ref):
        return held == wanted.elem and (wanted.const or not (isinstance(found, Ref) and found.const))
    return held == wanted


def _checked_format(options: Binding | None, memory_format: Cpp) -> Cpp:
    """The memory format, which `options` may hold too: PyTorch refuses a call that gives both."""
    if options is None:
        return memory_format
    return Cpp(f"c10::impl::check_tensor_options_and_extract_memory_format({options.name}, {memory_format})")
