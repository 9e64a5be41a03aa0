"""Typed formulas as the C++ of derivatives.yaml.

    at.where(self > 0, grad.sum_to_size(self.sym_sizes()), undefined)
    at::where(self > 0, grad.sum_to_size_symint(self.sym_sizes()), Tensor())

A formula stands in the namespace of PyTorch's helpers, with `at` and `c10` open; `{}` is an optional that's missing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import assert_never

from opdsl.cpp.signatures import default_expression
from opdsl.frontend.overloads import BOOL, FLOAT, INT, NONE, STR, SYMINT
from opdsl.lang import Reduction
from opdsl.model.expression import (
    Accessor,
    Binary,
    Builtin,
    Call,
    Comprehension,
    Conditional,
    Escape,
    Expr,
    IsNone,
    Item,
    ListOf,
    Literal,
    Name,
    NoneLiteral,
    Slice,
    TupleOf,
    Unary,
    Undefined,
)
from opdsl.model.schema import Argument
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, TupleType, Type
from opdsl.torchgen.helpers import DETAILS, in_formulas

_BINDING = {"or": 1, "and": 2, "|": 3, "&": 4, "==": 5, "!=": 5, "<": 6, "<=": 6, ">": 6, ">=": 6}
_BINDING |= {"+": 7, "-": 7, "*": 8, "/": 8, "//": 8}
_SIGNS = {"or": "||", "and": "&&", "//": "/"}
_WORDS = {
    ("MemoryFormat", "contiguous_format"): "c10::MemoryFormat::Contiguous",
    ("Layout", "jagged"): "c10::kJagged",
}
_TYPES = {"Tensor": "Tensor", "SymInt": "c10::SymInt", "int": "int64_t"}


class NoFormula(ValueError):
    """What derivatives.yaml has no words for; the message says what."""


def cpp_formula(tree: Expr) -> str:
    """The text of a formula; raises `NoFormula` for what can't stand in one."""
    # A formula for each element of lists is written as that of one.
    if isinstance(tree, Comprehension) and tree.loop.index == "i" and tree.loop.range is not None:
        return _text(tree.value, each=True)
    return _text(tree)


def _text(tree: Expr, *, each: bool = False) -> str:
    return _Printer(each).text(tree)


class _Printer:
    def __init__(self, each: bool) -> None:
        self.each = each

    def text(self, tree: Expr) -> str:
        match tree:
            case Literal(text, type):
                return _literal(text, type)
            case NoneLiteral():
                return "::std::nullopt"
            case Undefined():
                return "Tensor()"
            case Name(name, _, unwrapped):
                return f"{'*' if unwrapped else ''}{name}"
            case Call():
                return self._call(tree)
            case Accessor(owner, name, arguments):
                return f"{self._owner(owner)}{name}({self._several(arguments)})"
            case Unary(op, operand):
                return f"{'!' if op == 'not' else op}{self._held(operand, 9)}"
            case Binary(op, left, right):
                return self._binary(op, left, right)
            case IsNone(operand, negated):
                return f"{'' if negated else '!'}{operand.name}.has_value()"
            case Conditional():
                return self._conditional(tree)
            case Item(owner, Literal(text)) if isinstance(owner.type, TupleType):
                return f"std::get<{text}>({self.text(owner)})"
            case Item(owner, Unary("-", Literal("1"))):
                return f"{self._held(owner, 10)}.back()"
            case Item(Name(name), Name("i")) if self.each and name.endswith(("_p", "_t")):
                return name
            case Item(owner, index):
                return f"{self._held(owner, 10)}[{self.text(index)}]"
            case ListOf(items):
                return f"{{{self._several(items)}}}"
            case TupleOf(items):
                if all(isinstance(item, Undefined) for item in items):
                    return f"std::tuple<{', '.join('Tensor' for _ in items)}>()"
                return f"std::make_tuple({self._several(items)})"
            case Builtin(name, arguments):
                return self._builtin(name, arguments)
            case Comprehension():
                return self._comprehension(tree)
            case Escape(text, arguments):
                return text.replace(f"{DETAILS}::", "").format(*map(self.text, arguments))
            case Slice():
                raise NoFormula("a slice of a list")
        assert_never(tree)

    def _several(self, trees: Iterable[Expr]) -> str:
        return ", ".join(map(self.text, trees))

    def _held(self, tree: Expr, least: int) -> str:
        """A tree beside what binds as tightly as `least` says."""
        text = self.text(tree)
        return f"({text})" if _binding(tree) < least else text

    def _owner(self, tree: Expr) -> str:
        if isinstance(tree, Name) and tree.unwrapped:
            return f"{tree.name}->"
        return f"{self._held(tree, 10)}."

    def _binary(self, op: str, left: Expr, right: Expr) -> str:
        if op == "/" and left.type == right.type == INT:
            # C++ would divide whole numbers.
            return f"static_cast<double>({self.text(left)}) / {self._held(right, 9)}"
        binding = _BINDING.get(op)
        if binding is None:
            raise NoFormula(f"`{op}`")
        # Compilers warn of a comparison beside `&`, and of `&&` beside `||`.
        clear = 7 if op in ("&", "|") else 3 if op == "or" else 0
        first, second = self._held(left, max(binding, clear)), self._held(right, max(binding + 1, clear))
        return f"{first} {_SIGNS.get(op, op)} {second}"

    def _conditional(self, tree: Conditional) -> str:
        match tree:
            case Conditional(IsNone(Name(name), True), Accessor(Name(same), "sym_sizes", ()), NoneLiteral()) if (
                name == same
            ):
                # A missing tensor has no sizes, which torchgen keeps as an optional.
                return f"{name}->sym_sizes()"
            case Conditional(IsNone(Name(name), True), Name(same), ListOf(())) if name == same:
                return f"{name}.value_or(IntArrayRef({{}}))"
        arms = [self._arm(arm, tree.type) for arm in (tree.then, tree.otherwise)]
        return f"{self._held(tree.test, 1)} ? {arms[0]} : {arms[1]}"

    def _arm(self, arm: Expr, type: Type) -> str:
        """C++ wants both arms of one type."""
        text = self.text(arm)
        if isinstance(type, OptionalType) and not isinstance(arm.type, OptionalType) and arm.type != NONE:
            return f"std::optional<{_element(type.elem)}>({text})"
        return f"({text})" if isinstance(arm, Conditional) else text

    def _builtin(self, name: str, arguments: tuple[Expr, ...]) -> str:
        given = [self.text(argument) for argument in arguments]
        match name:
            case "len":
                return f"{self._held(arguments[0], 10)}.size()"
            case "repeat" if isinstance(arguments[0], Undefined):
                return f"std::vector<Tensor>({given[1]})"
            case "repeat":
                # A list of numbers is a list of sizes.
                elem = SYMINT if arguments[0].type == INT else arguments[0].type
                return f"std::vector<{_element(elem)}>({given[1]}, {given[0]})"
            case "//":
                return self._binary("//", *arguments)
            case "math.log" if given == ["2"]:
                return "M_LN2"
            case "math.sqrt" | "math.log":
                return f"std::{name.removeprefix('math.')}({given[0]})"
            case _:
                raise NoFormula(f"`{name}`")

    def _comprehension(self, tree: Comprehension) -> str:
        match tree.loop.names, tree.loop.over:
            case (name,), (sequence,):
                elem = _element(sequence.type.elem if isinstance(sequence.type, ListType) else sequence.type)
                return f"fmap({self.text(sequence)}, []({elem} {name}){{return {self.text(tree.value)};}})"
            case _:
                raise NoFormula("a comprehension over several lists")

    # -- calls

    def _call(self, call: Call) -> str:
        arguments = ", ".join(self._arguments(call))
        if call.helper is not None:
            return f"{in_formulas(call.helper)}({arguments})"
        name = call.schema.name.base + ("_symint" if call.symint else "")
        if call.method:
            owner = next(value for argument, value in call.arguments if argument.name == "self")
            return f"{self._owner(owner)}{name}({arguments})"
        return f"at::{name}({arguments})"

    def _arguments(self, call: Call) -> list[str]:
        """By position; those at the end that aren't given are left out."""
        texts: list[str] = []
        needed = 0
        for text in self._positions(call):
            needed = len(texts) + 1 if text is not None and not text.startswith(_DEFAULT) else needed
            texts.append((text or "").removeprefix(_DEFAULT))
        return texts[:needed]

    def _positions(self, call: Call) -> Iterator[str | None]:
        given = {argument.name: value for argument, value in call.arguments}
        gathered = [a.name for a in call.schema.tensor_options] if call.options is not None else []
        for argument in call.schema.arguments:
            if call.method and argument.name == "self":
                continue
            if argument.name in gathered:
                if argument.name == gathered[0] and call.options is not None:
                    yield self.text(call.options)
            elif argument.name in given:
                yield self._passed(argument, given[argument.name])
            else:
                yield _DEFAULT + default_expression(argument.type, argument.default or "None")

    def _passed(self, argument: Argument, value: Expr) -> str:
        return "{}" if isinstance(value, NoneLiteral) and argument.type == OptionalType(TENSOR) else self.text(value)


_DEFAULT = "\0"
"""Marks what's not given, and stands only where something after it is."""


def _literal(text: str, type: Type) -> str:
    match type:
        case _ if type == STR:
            return f'"{text}"'
        case _ if type == BOOL:
            return text.lower()
        case _ if type == INT and text in Reduction.__members__:
            return f"at::Reduction::{text.capitalize()}"
        case _ if type == FLOAT and text == repr(math.pi):
            return "M_PI"
        case BaseType(base) if (base.value, text) in _WORDS:
            return _WORDS[base.value, text]
        case BaseType(Base.ScalarType | Base.Layout | Base.MemoryFormat):
            raise NoFormula(f"`{text}`")
        case _:
            return text


def _binding(tree: Expr) -> int:
    """How tightly C++ holds the text of a tree together."""
    match tree:
        case Binary(op):
            return _BINDING.get(op, 8)
        case Builtin("//"):
            return 8
        case Unary() | Name(unwrapped=True):
            return 9
        case Conditional(IsNone(), Accessor() | Name(), NoneLiteral() | ListOf(())):
            return 10
        case Conditional():
            return 0
        case _:
            return 10


def _element(type: Type) -> str:
    found = _TYPES.get(str(type))
    if found is None:
        raise NoFormula(f"a list of `{type}`")
    return found
