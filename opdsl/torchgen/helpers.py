"""The C++ functions that PyTorch's formulas call beside operators, as helpers: signatures out of their headers.

    Tensor norm_backward(const Tensor& grad, const Tensor& self, const std::optional<Scalar>& p_, const Tensor& norm);

    norm_backward(Tensor grad, Tensor self, Scalar? p_, Tensor norm) -> Tensor

Python has one function of a name: overloads, and what a template takes, get names of their own, and keep the C++ one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from opdsl.lang import __all__ as LANGUAGE
from opdsl.model.expression import Helper
from opdsl.model.function import HelperFunction
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
from opdsl.model.types import TENSOR, TENSOR_OPTIONS, Base, BaseType, ClassType, ListType, OptionalType, TupleType, Type
from opdsl.torchgen.cpp_source import parse, text_of, walk

if TYPE_CHECKING:
    from tree_sitter import Node

FORMULAS = "torch/csrc/autograd/FunctionsManual.h"
DETAILS = "torch::autograd::generated::details"
"""The namespace of the functions of that header, and of the formulas."""

GEOMETRY = ClassType("TensorGeometry", cpp="at::TensorGeometry", header="ATen/TensorGeometry.h")
_SCALAR, _INT, _SYMINT = BaseType(Base.Scalar), BaseType(Base.int), BaseType(Base.SymInt)
_TYPES: dict[str, Type] = {
    "Tensor": TENSOR,
    "Variable": TENSOR,
    "bool": BaseType(Base.bool),
    "int64_t": _INT,
    "int": _INT,
    "size_t": _INT,
    "double": BaseType(Base.float),
    "Scalar": _SCALAR,
    "SymInt": _SYMINT,
    "Layout": BaseType(Base.Layout),
    "ScalarType": BaseType(Base.ScalarType),
    "TensorOptions": TENSOR_OPTIONS,
    "TensorGeometry": GEOMETRY,
    "string_view": BaseType(Base.str),
    "char*": BaseType(Base.str),
    "IntArrayRef": ListType(_INT),
    "OptionalIntArrayRef": OptionalType(ListType(_INT)),
    "OptionalSymIntArrayRef": OptionalType(ListType(_SYMINT)),
    "SymIntArrayRef": ListType(_SYMINT),
    "TensorList": ListType(TENSOR),
    "ITensorListRef": ListType(TENSOR),
    "variable_list": ListType(TENSOR),
}
_SCOPES = ("namespace_definition", "declaration_list", "template_declaration")
_DEFAULTS = {"false": "False", "true": "True", "std::nullopt": "None", "{}": "[]", '""': '""'}


def _elsewhere(name: str, cpp: str, header: str, returns: Type, *parameters: tuple[str, Type]) -> HelperFunction:
    schema = FunctionSchema(
        OperatorName(name), tuple(Argument(word, type) for word, type in parameters), returns=(Return(returns),)
    )
    return HelperFunction(schema, Helper(cpp, header))


_UTILITIES = "torch/csrc/autograd/VariableTypeUtils.h"
_TENSORS, _TRUTH = ListType(TENSOR), BaseType(Base.bool)
_ELSEWHERE = (
    _elsewhere("grad_mode_enabled", "at::GradMode::is_enabled", "ATen/core/grad_mode.h", _TRUTH),
    _elsewhere("sum_to", "at::sum_to", "ATen/ExpandUtils.h", TENSOR, ("tensor", TENSOR), ("shape", ListType(_SYMINT))),
    _elsewhere(
        "is_differentiable_type",
        "torch::autograd::isDifferentiableType",
        "torch/csrc/autograd/variable.h",
        _TRUTH,
        ("type", BaseType(Base.ScalarType)),
    ),
    _elsewhere("tensor_geometry", GEOMETRY.cpp, GEOMETRY.header, GEOMETRY, ("tensor", TENSOR)),
    *(
        _elsewhere(name, f"torch::autograd::{name}", _UTILITIES, ListType(elem), ("tensors", _TENSORS))
        for name, elem in (
            ("to_args_sizes", ListType(_INT)),
            ("to_args_sizes_symint", ListType(_SYMINT)),
            ("to_args_scalartypes", BaseType(Base.ScalarType)),
        )
    ),
)
"""Functions of other headers that formulas call."""


@dataclass(frozen=True)
class Helpers:
    """All helpers, in the order of their headers; and constants, by name: strings that messages are made of."""

    functions: tuple[HelperFunction, ...]
    constants: Mapping[str, Helper] = field(default_factory=dict)

    def called(self, name: str) -> tuple[HelperFunction, ...]:
        """The overloads of a C++ function that a formula calls `name`."""
        return self.by_cpp.get(name) or tuple(one for one in self.functions if one.helper.cpp == name)

    @cached_property
    def by_cpp(self) -> Mapping[str, tuple[HelperFunction, ...]]:
        """The overloads of a C++ function, by its name as formulas have it: `norm_backward`, `GradMode::is_enabled`."""
        found: dict[str, tuple[HelperFunction, ...]] = {}
        for one in self.functions:
            name = in_formulas(one.helper)
            found[name] = (*found.get(name, ()), one)
        return found


def in_formulas(helper: Helper) -> str:
    """What a formula calls a helper: formulas stand in the namespace of most of them."""
    for scope in (f"{DETAILS}::", "torch::autograd::", "at::"):
        if helper.cpp.startswith(scope):
            return helper.cpp.removeprefix(scope)
    return helper.cpp


def read_helpers(header: Path) -> Helpers:
    """The functions that a `FunctionsManual.h` declares; those of types that no formula has are left out."""
    source = header.read_bytes().replace(b"TORCH_API", b"         ")
    root = parse(source)
    declared = [one for node in _functions(root) for one in _declared(node)]
    constants = re.findall(r"^extern const char\* (\w+);", source.decode(), re.MULTILINE)
    return Helpers(
        (*_named(declared), *_ELSEWHERE), {name: Helper(f"{DETAILS}::{name}", FORMULAS) for name in constants}
    )


def _functions(root: Node) -> Iterator[Node]:
    """Declarations of functions, of templates among them, outside of classes."""
    for node in root.children:
        if node.type in ("declaration", "function_definition"):
            if _declarator(node) is not None:
                yield node
        elif node.type in _SCOPES or node.type.startswith("preproc"):
            yield from _functions(node)


def _declarator(node: Node) -> Node | None:
    found = node.child_by_field_name("declarator")
    return found if found is not None and found.type == "function_declarator" else None


def _declared(node: Node) -> Iterator[HelperFunction]:
    """A function; for each type that a template takes, one."""
    declarator = _declarator(node)
    assert declarator is not None
    name = text_of(declarator.child_by_field_name("declarator"))
    parameters = declarator.child_by_field_name("parameters")
    returned = text_of(node.child_by_field_name("type"))
    assert parameters is not None
    template = node.parent is not None and node.parent.type == "template_declaration"
    for types in ({"T": TENSOR}, {"T": _SCALAR}) if template else ({},):
        try:
            arguments = tuple(_argument(i, p, types) for i, p in enumerate(_parameters(parameters)))
            results = cpp_type(returned, types)
        except KeyError:
            continue
        elems = results.elems if isinstance(results, TupleType) else (results,)
        schema = FunctionSchema(OperatorName(name), arguments, returns=tuple(map(Return, elems)))
        yield HelperFunction(schema, Helper(f"{DETAILS}::{name}", FORMULAS))


def _parameters(parameters: Node) -> list[Node]:
    return [node for node in parameters.named_children if node.type.endswith("parameter_declaration")]


def _argument(number: int, node: Node, types: Mapping[str, Type]) -> Argument:
    """`const Tensor& self`; one without a name is called by its number, or as a comment calls it."""
    named = [n for n in walk(node.child_by_field_name("declarator") or node) if n.type == "identifier"]
    comments = [text_of(n).strip("/* ") for n in walk(node) if n.type == "comment"]
    declarator = node.child_by_field_name("declarator")
    name = text_of(named[0]) if named and declarator is not None else next(iter(comments), f"a{number}")
    pointer = "*" if declarator is not None and declarator.type == "pointer_declarator" else ""
    default = text_of(node.child_by_field_name("default_value")).strip()
    type = cpp_type(text_of(node.child_by_field_name("type")) + pointer, types)
    return Argument(name, type, _DEFAULTS.get(default, default) if default else None)


def cpp_type(text: str, known: Mapping[str, Type]) -> Type:
    """The type of the schema language that a type of C++ carries; raises `KeyError` if there's none."""
    plain = re.sub(r"\bconst\b|[&\s]", "", re.sub(r"\b(?:std|at|c10|torch|autograd)::|/\*.*?\*/", "", text)).lstrip(":")
    if plain in known:
        return known[plain]
    match = re.fullmatch(r"(\w+)<(.*)>", plain)
    if match is None:
        return _TYPES[plain]
    template, inside = match[1], _split(match[2])
    match template, [part if part.isdigit() else cpp_type(part, known) for part in inside]:
        case "optional", [elem] if not isinstance(elem, str):
            return OptionalType(elem)
        case (("vector" | "ArrayRef" | "List"), [elem]) if not isinstance(elem, str):
            return ListType(elem)
        case "OptionalArrayRef", [elem] if not isinstance(elem, str):
            return OptionalType(ListType(elem))
        case "array", [elem, str() as size] if not isinstance(elem, str):
            return ListType(elem, int(size))
        case "tuple", elems:
            return TupleType(tuple(elem for elem in elems if not isinstance(elem, str)))
        case _:
            raise KeyError(plain)


def _split(text: str) -> list[str]:
    """The arguments of a template."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "<") - (letter == ">")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


# -- names


def _named(declared: Iterable[HelperFunction]) -> Iterator[HelperFunction]:
    """Each with a name of its own in Python: overloads are told apart by what they have and the first hasn't."""
    first: dict[str, FunctionSchema] = {}
    taken: set[str] = set()
    for one in declared:
        name = f"{one.name}_" if one.name in LANGUAGE else one.name
        known = first.setdefault(name, one.schema)
        if known is not one.schema:
            name = f"{name}_{_difference(known, one.schema)}"
        number = 2
        while name in taken:
            name, number = f"{name.rstrip('0123456789')}{number}", number + 1
        taken.add(name)
        yield replace(one, schema=replace(one.schema, name=OperatorName(name)))


def _difference(first: FunctionSchema, other: FunctionSchema) -> str:
    known = {a.name for a in first.arguments}
    new = [a.name for a in other.arguments if a.name not in known]
    if new:
        return new[0].rstrip("_")
    pairs = zip(first.arguments, other.arguments, strict=False)
    return next((re.sub(r"\W", "", str(b.type)) for a, b in pairs if a.type != b.type), "short")
