"""Trees of bodies and formulas as C++.

    Binary("/", Binary("-", self, mean), std)        (self - mean) / std
    Call(sum.dim_IntList, self, dim=[0])             self.sum(::std::vector<int64_t>{0})

What's printed calls exactly the overload that the tree names: arguments by position, what's left out between them
filled with its default, and `_symint` where a symbolic integer is passed.
"""

from __future__ import annotations

from typing import assert_never

from opdsl.cpp.names import identifier
from opdsl.cpp.signatures import OPTION_TYPES, default_expression, public_name
from opdsl.cpp.text import Cpp, Include, Writer
from opdsl.lang import Layout, MemoryFormat
from opdsl.model.expression import (
    Accessor,
    Assign,
    Binary,
    Body,
    Call,
    Check,
    Conditional,
    Do,
    Expr,
    If,
    IsNone,
    Item,
    ListOf,
    Literal,
    Name,
    NoneLiteral,
    Return,
    TupleOf,
    Unary,
)
from opdsl.model.schema import Argument
from opdsl.model.types import TENSOR, Base, BaseType, ListType, Type, has_symint

_SYMINT = BaseType(Base.SymInt)
_INT = BaseType(Base.int)
_ELEMENTS = {
    Base.int: "int64_t",
    Base.SymInt: "c10::SymInt",
    Base.float: "double",
    Base.Tensor: "at::Tensor",
    Base.Scalar: "at::Scalar",
}
_ENUMS = {Base.Layout: Layout, Base.MemoryFormat: MemoryFormat}
_OPTIONS = tuple(name for name, _ in OPTION_TYPES)


def write_body(out: Writer, body: Body) -> None:
    """Writes the statements of a body."""
    for statement in body:
        match statement:
            case Return(None):
                out.line("return;")
            case Return(TupleOf(items)):
                out.line(f"return {{{', '.join(expression(out, item) for item in items)}}};")
            case Return(value) if value is not None:
                out.line(f"return {expression(out, value)};")
            case Assign(names, value, fresh):
                out.line(f"{_target(names, fresh)} = {_kept(out, value)};")
            case Check(test, message):
                out.line(f"TORCH_CHECK({expression(out, test)}, {_string(message)});")
            case Do(value):
                out.line(f"{expression(out, value)};")
            case If(test, then, otherwise):
                with out.block(f"if ({expression(out, test)})"):
                    write_body(out, then)
                if otherwise:
                    with out.block("else"):
                        write_body(out, otherwise)
            case _:
                raise AssertionError(statement)


def _target(names: tuple[str, ...], fresh: bool) -> str:
    match names:
        case (name,):
            return f"{'auto ' if fresh else ''}{identifier(name)}"
        case _:
            return f"auto [{', '.join(map(identifier, names))}]"


def _kept(out: Writer, value: Expr) -> str:
    """A value to keep in a local: a list that belongs to a passing tensor is copied."""
    text = expression(out, value)
    passing = isinstance(value, Accessor) and isinstance(value.type, ListType) and not isinstance(value.owner, Name)
    return f"{text}.vec()" if passing else text


def _string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def expression(out: Writer, tree: Expr) -> Cpp:
    """The text of a tree; the headers that it needs are included in `out`."""
    match tree:
        case Literal(text, type):
            return _literal(text, type)
        case NoneLiteral():
            return Cpp("::std::nullopt")
        case Name(name, _, unwrapped):
            return Cpp(f"{'*' if unwrapped else ''}{identifier(name)}")
        case Call():
            return _call(out, tree)
        case Accessor(owner, name, arguments):
            return Cpp(f"{_member(out, owner)}{name}({', '.join(expression(out, a) for a in arguments)})")
        case Unary(op, operand):
            return Cpp(f"{'!' if op == 'not' else op}{_operand(out, operand)}")
        case Binary():
            return _binary(out, tree)
        case IsNone(operand, negated):
            return Cpp(f"{'' if negated else '!'}{identifier(operand.name)}.has_value()")
        case Conditional(test, then, otherwise, type):
            arms = [expression(out, arm) for arm in (then, otherwise)]
            if type == _SYMINT:
                arms = [Cpp(f"c10::SymInt({arm})") for arm in arms]
            return Cpp(f"({expression(out, test)} ? {arms[0]} : {arms[1]})")
        case Item(owner, index):
            return Cpp(f"{_operand(out, owner)}[{expression(out, index)}]")
        case ListOf(items, type):
            return _list(out, items, type)
        case TupleOf(items):
            return Cpp(f"::std::make_tuple({', '.join(expression(out, item) for item in items)})")
    assert_never(tree)


def _literal(text: str, type: Type) -> Cpp:
    match type:
        case BaseType(Base.str):
            return Cpp(_string(text))
        case BaseType(Base.Layout | Base.MemoryFormat as base):
            return Cpp(f"static_cast<at::{base.value}>({_ENUMS[base][text].value})")
        case _:
            return default_expression(type, text)


def _member(out: Writer, owner: Expr) -> str:
    """What a method's name follows: `self.`, `weight->`, `(a + b).`."""
    if isinstance(owner, Name) and owner.unwrapped:
        return f"{identifier(owner.name)}->"
    return f"{_operand(out, owner)}."


def _operand(out: Writer, tree: Expr) -> str:
    """A tree that a postfix follows, or a sign stands before: in parentheses if it would come apart."""
    text = expression(out, tree)
    return f"({text})" if _binding(tree) < _TIGHTEST else text


_TIGHTEST = 10
_BINDING = {"or": 1, "and": 2, "|": 3, "&": 4, "==": 5, "!=": 5, "<": 6, "<=": 6, ">": 6, ">=": 6}
_BINDING |= {"+": 7, "-": 7, "*": 8, "/": 8}


def _binding(tree: Expr) -> int:
    """How tightly C++ holds the text of a tree together."""
    match tree:
        case Binary(op):
            return _BINDING[op]
        case Unary() | Name(unwrapped=True):
            return 9
        case _:
            return _TIGHTEST


def _side(out: Writer, tree: Expr, least: int) -> str:
    text = expression(out, tree)
    # Compilers warn of `&&` in `||`, and `a * *b` is hard to read.
    clear = isinstance(tree, Binary) and tree.op == "and" and least == 1
    loose = _binding(tree) < least or clear or (isinstance(tree, Name) and tree.unwrapped)
    return f"({text})" if loose else text


def _binary(out: Writer, tree: Binary) -> Cpp:
    binding = _BINDING[tree.op]
    left, right = _side(out, tree.left, binding), _side(out, tree.right, binding + 1)
    if TENSOR in (tree.left.type, tree.right.type):
        out.include(Include("ATen/TensorOperators.h"))
    elif tree.op == "/" and tree.left.type == tree.right.type == _INT:
        # Python's division of integers gives a float.
        left = f"static_cast<double>({expression(out, tree.left)})"
    return Cpp(f"{left} {({'and': '&&', 'or': '||'}).get(tree.op, tree.op)} {right}")


def _list(out: Writer, items: tuple[Expr, ...], type: Type) -> Cpp:
    assert isinstance(type, ListType)
    assert isinstance(type.elem, BaseType)
    out.include(Include("vector"))
    element = _ELEMENTS[type.elem.base]
    return Cpp(f"::std::vector<{element}>{{{', '.join(expression(out, item) for item in items)}}}")


# -- calls


def _call(out: Writer, call: Call) -> Cpp:
    if call.own:
        return _own_call(out, call)
    name = public_name(call.schema, symint=call.symint)
    arguments = ", ".join(_arguments(out, call))
    if call.method:
        owner = next(value for argument, value in call.arguments if argument.name == "self")
        return Cpp(f"{_member(out, owner)}{name}({arguments})")
    out.include(Include(f"ATen/ops/{call.schema.name.base}.h"))
    return Cpp(f"at::{name}({arguments})")


def _own_call(out: Writer, call: Call) -> Cpp:
    """A call of one of the library's operators: by its handle, which takes all arguments."""
    given = {argument.name: value for argument, value in call.arguments}
    texts = []
    for argument in call.schema.arguments:
        value = given.get(argument.name)
        if value is None:
            texts.append(default_expression(argument.type, argument.default or "None"))
        else:
            texts.append(_passed(out, argument, value, symint=True, exact=False))
    out.include(Include(f"{call.schema.name.namespace}/ops.h"))
    return Cpp(f"ops::{call.schema.name.identifier}::call({', '.join(texts)})")


def _arguments(out: Writer, call: Call) -> list[Cpp]:
    """By position; those at the end that have their default are left out."""
    given = {argument.name: value for argument, value in call.arguments}
    texts: list[Cpp] = []
    needed = 0
    scattered = any(name in given for name in _OPTIONS)
    exact = any(argument.type == BaseType(Base.bool) for argument in call.schema.arguments)
    for argument in call.schema.arguments:
        if call.method and argument.name == "self":
            continue
        if argument.name in _OPTIONS and not scattered and _has_options(call):
            if argument.name == _OPTIONS[0]:
                texts.append(Cpp("{}") if call.options is None else expression(out, call.options))
                needed = len(texts) if call.options is not None else needed
            continue
        value = given.get(argument.name)
        if value is None:
            texts.append(default_expression(argument.type, argument.default or "None", symint=call.symint))
        else:
            texts.append(_passed(out, argument, value, call.symint, exact and argument.type == _INT))
        if value is not None or (scattered and argument.name in _OPTIONS):
            needed = len(texts)
    return texts[:needed]


def _has_options(call: Call) -> bool:
    return all(call.schema.argument(name) is not None for name in _OPTIONS)


def _passed(out: Writer, argument: Argument, value: Expr, symint: bool, exact: bool) -> Cpp:
    if symint and has_symint(argument.type) and isinstance(value.type, ListType) and value.type.elem == _INT:
        if isinstance(value, ListOf):
            return _list(out, value.items, ListType(_SYMINT))
        return Cpp(f"c10::fromIntArrayRefSlow({expression(out, value)})")
    text = expression(out, value)
    # An int is as near to a bool as to an int64_t, where one overload has the one and another the other.
    return Cpp(f"int64_t({text})") if exact and isinstance(value, Literal) and value.type == _INT else text
