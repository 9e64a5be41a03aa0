"""What a node of PyTorch's own autograd keeps for its formulas, by the names that its members have there.

    grad.expand(self.sym_sizes()) * other           self_sym_sizes: std::vector<c10::SymInt>, other: SavedVariable

A tensor of which formulas ask facts only is kept as these facts; which questions count as such is PyTorch's choice.
(`opdsl.model.saved`, which libraries' own gradients go by, asks for more of them, and shares what formulas compute.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from opdsl.cpp.signatures import function_rules
from opdsl.cpp.types import (
    BOOL,
    INT,
    INT_ARRAY,
    ITENSOR_LIST,
    OPTIONAL_INT_ARRAY,
    OPTIONAL_SYMINT_ARRAY,
    SCALAR,
    STRING_VIEW,
    SYMINT,
    SYMINT_ARRAY,
    TENSOR,
    TENSOR_LIST,
    TENSOR_OPTIONS,
    ArrayRef,
    CppType,
    List,
    Optional,
    Ref,
    Value,
    Vector,
    argument_type,
    return_type,
)
from opdsl.model.derivative import Rule, result_names, results
from opdsl.model.expression import (
    Accessor,
    Call,
    Conditional,
    Expr,
    IsNone,
    Literal,
    Name,
    NoneLiteral,
    Unary,
    expressions,
    parts,
)
from opdsl.model.function import NativeFunction

_DTYPE = Value("at::ScalarType")

_QUESTIONS: dict[str, tuple[str, CppType]] = {
    "sym_sizes": ("sym_sizes", SYMINT_ARRAY),
    "sym_strides": ("sym_strides", SYMINT_ARRAY),
    "sym_blocksize": ("self_sym_blocksize_opt", OPTIONAL_SYMINT_ARRAY),
    "sym_numel": ("sym_numel", SYMINT),
    "numel": ("numel", INT),
    "dim": ("dim", INT),
    "options": ("options", TENSOR_OPTIONS),
    "scalar_type": ("scalar_type", _DTYPE),
    "layout": ("layout", Value("at::Layout")),
    "is_conj": ("conjugate", BOOL),
}
"""Methods that ask a fact: what follows the tensor's name in that of the member, and the fact's type."""

_FUNCTIONS: dict[str, tuple[str, CppType]] = {
    "zeros_like": ("info", Value("torch::autograd::generated::TypeAndSize")),
    "torch::autograd::to_args_sizes": ("args_sizes", Vector(Vector(INT))),
    "torch::autograd::to_args_sizes_symint": ("args_sizes_symint", Vector(Vector(SYMINT))),
    "torch::autograd::to_args_scalartypes": ("args_scalartypes", Vector(_DTYPE)),
    "at::TensorGeometry": ("geometry", Value("at::TensorGeometry")),
}
"""Functions of a tensor, and of nothing else, that ask a fact."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A value that a node keeps: a tensor, a list of them, a number, a fact; `of` is the argument that it's about."""

    name: str
    type: CppType
    of: str
    is_result: bool = False


def kept_values(function: NativeFunction, rules: Iterable[Rule]) -> list[Kept]:
    """What's kept for the formulas of `rules`: of arguments, then of results, each by name.

    A parameter that a rule has and its body doesn't mention is kept as it is.
    """
    symbolic = function_rules(function, symint=True)
    arguments = {a.name: _value(argument_type(a.type, symbolic)) for a in function.schema.arguments}
    outputs = zip(result_names(function.schema), results(function.schema), strict=True)
    # Where an argument and a result have one name, it's the argument's.
    returned = {
        f"{name}_return" if name in arguments else name: _value(return_type(r.type, symbolic)) for name, r in outputs
    }
    known = arguments | returned
    found: dict[str, Kept] = {}
    for rule in rules:
        uses = [kept for tree in expressions(rule.body) for kept in _uses(tree, known)]
        unused = sorted((known.keys() & rule.names) - {kept.of for kept in uses})
        found |= {kept.name: kept for kept in (*uses, *(Kept(name, known[name], name) for name in unused))}
    inputs = [kept for kept in found.values() if kept.of not in returned]
    of_results = [Kept(k.name, k.type, k.of, is_result=True) for k in found.values() if k.of in returned]
    return [*sorted(inputs, key=lambda k: k.name), *sorted(of_results, key=lambda k: k.name)]


def _value(type: CppType) -> CppType:
    return type.elem if isinstance(type, Ref) else type


def _uses(tree: Expr, known: dict[str, CppType]) -> Iterator[Kept]:
    """Each value that `tree` names, or each fact that it asks of one."""
    fact = _fact(tree, known)
    if fact is not None:
        yield fact
    elif isinstance(tree, Name):
        if tree.name in known:
            yield Kept(tree.name, known[tree.name], tree.name)
    else:
        for part in parts(tree):
            yield from _uses(part, known)


def _fact(tree: Expr, known: dict[str, CppType]) -> Kept | None:
    match tree:
        case Accessor(Name(name) as of, what, arguments) if name in known:
            return _answer(of, what, arguments)
        case Conditional(IsNone(Name(name), True), Accessor(Name() as of, "sym_sizes", ()), NoneLiteral()) if (
            of.name == name and name in known
        ):
            return Kept(f"{name}_sym_sizes_opt", OPTIONAL_SYMINT_ARRAY, name)
        case Call():
            values = tuple(value for _, value in tree.arguments)
            if not values or not isinstance(values[0], Name) or values[0].name not in known:
                return None
            if tree.method:
                return _answer(values[0], tree.schema.name.base, values[1:])
            return _answer_of_function(tree, values[0]) if len(values) == 1 and tree.options is None else None
        case _:
            return None


def _answer_of_function(call: Call, of: Name) -> Kept | None:
    name = call.helper.cpp if call.helper is not None else call.schema.name.base
    if name not in _FUNCTIONS:
        return None
    suffix, type = _FUNCTIONS[name]
    return Kept(f"{of.name}_{suffix}", type, of.name)


def _answer(of: Name, what: str, arguments: tuple[Expr, ...]) -> Kept | None:
    """The fact that a method asks of a tensor; of an optional one, none is kept by itself."""
    if of.unwrapped:
        return None
    if what == "sym_size" and len(arguments) == 1:
        label = _label(arguments[0])
        return None if label is None else Kept(f"{of.name}_sym_argsize_{label}", SYMINT, of.name)
    if arguments or what not in _QUESTIONS:
        return None
    suffix, type = _QUESTIONS[what]
    return Kept(f"{of.name}_{suffix}", type, of.name)


def _label(index: Expr) -> str | None:
    match index:
        case Literal(text):
            return text.replace("-", "minus_")
        case Unary("-", Literal(text)):
            return f"minus_{text}"
        case Name(name):
            return name
        case _:
            return None


# -- members


@dataclass(frozen=True, slots=True)
class Member:
    """How a value is declared in the node's class, and how it's let go."""

    declared: str
    released: str = ""


_PLAIN: dict[CppType, str] = {
    INT_ARRAY: "std::vector<int64_t> {name};",
    SYMINT_ARRAY: "std::vector<c10::SymInt> {name};",
    OPTIONAL_INT_ARRAY: "c10::OptionalArray<int64_t> {name};",
    OPTIONAL_SYMINT_ARRAY: "c10::OptionalArray<c10::SymInt> {name};",
    Optional(ArrayRef(Value("double"))): "c10::OptionalArray<double> {name};",
    INT: "int64_t {name} = 0;",
    STRING_VIEW: "std::string {name};",
    Optional(STRING_VIEW): "std::optional<std::string> {name};",
}
"""Values that own what they hold, for types that don't."""

_TENSORS: tuple[CppType, ...] = (TENSOR, Optional(TENSOR))
TENSOR_LISTS: tuple[CppType, ...] = (TENSOR_LIST, ITENSOR_LIST, Vector(TENSOR), List(Optional(TENSOR)))


def member(kept: Kept) -> Member:
    """`SavedVariable self_;`, released by `self_.reset_data();`"""
    name, type = kept.name, kept.type
    if type in _TENSORS or (type == SCALAR and kept.is_result):
        return Member(f"SavedVariable {name}_;", f"{name}_.reset_data();")
    if type in TENSOR_LISTS:
        declared = f"std::vector<SavedVariable> {name}_;\nbool {name}_released_ = false;"
        return Member(declared, f"{name}_.clear();\n{name}_released_ = true;")
    if type == ArrayRef(SCALAR):
        return Member(f"std::vector<at::Scalar> {name};\nbool {name}_released_ = false;", f"{name}.clear();")
    return Member(_PLAIN[type].format(name=name) if type in _PLAIN else f"{type} {name};")
