"""Trees of bodies and formulas as C++.

    Binary("/", Binary("-", self, mean), std)        (self - mean) / std
    Call(sum.dim_IntList, self, dim=[0])             self.sum(::std::vector<int64_t>{0})

What's printed calls exactly the overload that the tree names: arguments by position, what's left out between them
filled with its default, and `_symint` where a symbolic integer is passed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

from opdsl.cpp.names import identifier
from opdsl.cpp.signatures import default_expression, public_name
from opdsl.cpp.text import Cpp, Include, Writer
from opdsl.cpp.types import Ref, argument_type
from opdsl.lang import Layout, MemoryFormat, Reduction
from opdsl.model.expression import (
    Accessor,
    Append,
    Assign,
    Binary,
    Body,
    Builtin,
    Call,
    Check,
    Comprehension,
    Conditional,
    Do,
    Escape,
    Expr,
    For,
    If,
    IsNone,
    Item,
    Jump,
    ListOf,
    Literal,
    Loop,
    Name,
    NoneLiteral,
    Return,
    Slice,
    TupleOf,
    Unary,
    Undefined,
)
from opdsl.model.schema import OPTIONS, Argument
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, TupleType, Type, has_symint

_SYMINT = BaseType(Base.SymInt)
_INT = BaseType(Base.int)
_ELEMENTS = {
    Base.int: "int64_t",
    Base.SymInt: "c10::SymInt",
    Base.float: "double",
    Base.Tensor: "at::Tensor",
    Base.Scalar: "at::Scalar",
}
_LIMITS = {"inf": "infinity", "nan": "quiet_NaN"}
_NUMBERS = (Base.int, Base.SymInt, Base.float)
_ENUMS = {Base.Layout: Layout, Base.MemoryFormat: MemoryFormat}
_OPTIONS = tuple(name for name, _ in OPTIONS)


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
                out.line(f"{_target(names, value.type, fresh)} = {_kept(out, value)};")
            case Append(name, value):
                out.line(f"{identifier(name)}.push_back({expression(out, value)});")
            case Jump(word):
                out.line(f"{word};")
            case For(loop, inner):
                _for(out, loop, partial(write_body, out, inner))
            case Check(test, message):
                out.line(f"TORCH_CHECK({expression(out, test)}, {_string(message)});")
            case Do(value):
                out.line(f"{expression(out, value)};")
            case If(test, then, otherwise, names):
                for name, type in names:
                    out.line(f"{_local_type(out, type)} {identifier(name)};")
                with out.block(f"if ({expression(out, test)})"):
                    write_body(out, then)
                if otherwise:
                    with out.block("else"):
                        write_body(out, otherwise)
            case _:
                raise AssertionError(statement)


def _target(names: tuple[str, ...], type: Type, fresh: bool) -> str:
    match names:
        case (name,) if fresh and isinstance(type, BaseType) and type.base in _NUMBERS:
            return f"{_ELEMENTS[type.base]} {identifier(name)}"
        case (name,):
            return f"{'auto ' if fresh else ''}{identifier(name)}"
        case _:
            return f"auto [{', '.join(map(identifier, names))}]"


def _kept(out: Writer, value: Expr) -> str:
    """A value to keep in a local: a list that belongs to something passing is copied."""
    text = expression(out, value)
    passing = isinstance(value, Accessor) and isinstance(value.type, ListType) and not isinstance(value.owner, Name)
    return f"{text}.vec()" if passing or isinstance(value, Slice) else text


def _for(out: Writer, loop: Loop, body: Callable[[], None]) -> None:
    """A loop, with what `body` writes inside."""
    if loop.range is not None:
        start, stop, step = (expression(out, bound) for bound in loop.range)
        i = identifier(loop.index)
        with out.block(f"for (int64_t {i} = {start}; {i} < {stop}; {'++' + i if step == '1' else f'{i} += {step}'})"):
            body()
    elif len(loop.over) == 1 and not loop.index:
        (sequence,) = _sequences(out, loop)
        with out.block(f"for ({_element(loop.over[0])} {identifier(loop.names[0])} : {sequence})"):
            body()
    else:
        _side_by_side(out, loop, body)


def _sequences(out: Writer, loop: Loop) -> list[str]:
    """Names for what a loop runs over: computed once, and alive as long as the loop."""
    names: list[str] = []
    for name, sequence in zip(loop.names, loop.over, strict=True):
        if isinstance(sequence, Name):
            names.append(expression(out, sequence))
        else:
            out.line(f"const auto each_{name} = {_kept(out, sequence)};")
            names.append(f"each_{name}")
    return names


def _side_by_side(out: Writer, loop: Loop, body: Callable[[], None]) -> None:
    """A loop that counts: over one list, or over several to the end of the shortest."""
    texts = _sequences(out, loop)
    i = identifier(loop.index) if loop.index else f"{loop.names[0]}_i"
    sizes = [f"static_cast<int64_t>({text}.size())" for text in texts]
    if len(sizes) > 1:
        out.include(Include("algorithm"))
    if loop.strict:
        equal = " && ".join(f"{sizes[0]} == {size}" for size in sizes[1:])
        out.line(f'TORCH_CHECK({equal}, "lists of different lengths");')
    stop = sizes[0] if len(sizes) == 1 or loop.strict else f"::std::min({{{', '.join(sizes)}}})"
    with out.block(f"for (int64_t {i} = 0; {i} < {stop}; ++{i})"):
        for name, text, sequence in zip(loop.names, texts, loop.over, strict=True):
            out.line(f"{_element(sequence)} {identifier(name)} = {text}[{i}];")
        body()


def _element(sequence: Expr) -> str:
    """How an element of a list is held; an optional tensor comes as a proxy."""
    assert isinstance(sequence.type, ListType)
    return "::std::optional<at::Tensor>" if isinstance(sequence.type.elem, OptionalType) else "const auto&"


def _local_type(out: Writer, type: Type) -> str:
    """The type of a local that's declared before it has a value."""
    if isinstance(type, ListType):
        out.include(Include("vector"))
        return f"::std::vector<{_local_type(out, type.elem)}>"
    if isinstance(type, OptionalType):
        return f"::std::optional<{_local_type(out, type.elem)}>"
    if isinstance(type, BaseType) and type.base in _ELEMENTS:
        return _ELEMENTS[type.base]
    found = argument_type(type)
    return str(found.elem if isinstance(found, Ref) else found)


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
        case Undefined(type):
            # A device has no value of its own.
            device = type == BaseType(Base.Device)
            return Cpp("at::Device(at::kCPU)" if device else f"{_local_type(out, type)}()")
        case Name(name, maybe_undefined=True):
            out.include(Include("opdsl/autograd.h"))
            return Cpp(f"opdsl::or_undefined({identifier(name)})")
        case Name(name, _, unwrapped):
            return Cpp(f"{'*' if unwrapped else ''}{identifier(name)}")
        case Call():
            return _call(out, tree)
        case Accessor(owner, name, arguments) if name in _CONCRETE:
            # A size that's symbolic is guarded on, where `size()` would raise.
            symbolic = f"{_member(out, owner)}sym_{name}({', '.join(expression(out, a) for a in arguments)})"
            return _concrete(symbolic, tree.type)
        case Accessor(owner, name, arguments):
            return Cpp(f"{_member(out, owner)}{name}({', '.join(expression(out, a) for a in arguments)})")
        case Unary(op, operand):
            return Cpp(f"{'!' if op == 'not' else op}{_operand(out, operand)}")
        case Binary():
            return _binary(out, tree)
        case IsNone(operand, negated):
            return Cpp(f"{'' if negated else '!'}{identifier(operand.name)}.has_value()")
        case Conditional(test, then, otherwise, type):
            arms = [_arm(out, arm, type, owned=any(map(_is_owned, (then, otherwise)))) for arm in (then, otherwise)]
            return Cpp(f"({expression(out, test)} ? {arms[0]} : {arms[1]})")
        case Item(owner, Literal(text)) if isinstance(owner.type, TupleType):
            return Cpp(f"::std::get<{text}>({expression(out, owner)})")
        case Item(owner, Unary("-", Literal(text))):
            held = _operand(out, owner)
            return Cpp(f"{held}[{held}.size() - {text}]")
        case Item(owner, index):
            return Cpp(f"{_operand(out, owner)}[{expression(out, index)}]")
        case Slice():
            return _slice(out, tree)
        case Builtin(name, arguments, type):
            return _builtin(out, name, arguments, type)
        case Comprehension():
            return _comprehension(out, tree)
        case ListOf(items, type):
            return _list(out, items, type)
        case TupleOf(items):
            return Cpp(f"::std::make_tuple({', '.join(expression(out, item) for item in items)})")
        case Escape(text, arguments, _, header):
            if header:
                out.include(Include(header))
            return Cpp(text.format(*(expression(out, a) for a in arguments)))
    assert_never(tree)


def _is_owned(tree: Expr) -> bool:
    """Whether it makes a list, where others refer to one that's there."""
    return isinstance(tree, ListOf | Builtin | Comprehension) and isinstance(tree.type, ListType)


def _arm(out: Writer, arm: Expr, type: Type, *, owned: bool) -> Cpp:
    """An arm of a conditional: C++ wants both of one type."""
    if isinstance(type, ListType) and owned and not _is_owned(arm):
        out.include(Include("c10/util/ArrayRef.h"))
        return Cpp(f"at::ArrayRef<{_local_type(out, type.elem)}>({expression(out, arm)}).vec()")
    if type == _SYMINT:
        return Cpp(f"c10::SymInt({expression(out, arm)})")
    if isinstance(type, OptionalType) and not isinstance(arm.type, OptionalType):
        held = "" if isinstance(arm, NoneLiteral) else expression(out, arm)
        return Cpp(f"{_local_type(out, type)}({held})")
    return expression(out, arm)


_CONCRETE = frozenset({"size", "stride", "sizes", "strides", "numel"})


def _concrete(symbolic: str, type: Type) -> Cpp:
    """Symbolic integers as plain ones."""
    if isinstance(type, ListType):
        return Cpp(f"C10_AS_INTARRAYREF_SLOW({symbolic})")
    return Cpp(f"{symbolic}.guard_int(__FILE__, __LINE__)")


def _slice(out: Writer, tree: Slice) -> Cpp:
    """`x[1:-1]` is `x.slice(1, x.size() - 1 - 1)`."""
    assert isinstance(tree.owner.type, ListType)
    owner = _operand(out, tree.owner)
    if isinstance(tree.owner, Name | ListOf | Builtin | Comprehension):
        out.include(Include("c10/util/ArrayRef.h"))
        owner = f"at::ArrayRef<{_local_type(out, tree.owner.type.elem)}>({owner})"
    size = f"{owner}.size()"
    start = _bound(out, tree.start, size) if tree.start is not None else "0"
    if tree.stop is None:
        return Cpp(f"{owner}.slice({start})")
    stop = _bound(out, tree.stop, size)
    return Cpp(f"{owner}.slice({start}, {stop if start == '0' else f'{stop} - {start}'})")


def _bound(out: Writer, bound: Expr, size: str) -> str:
    if isinstance(bound, Unary) and isinstance(bound.operand, Literal):
        return f"{size} - {bound.operand.text}"
    return expression(out, bound)


def _builtin(out: Writer, name: str, arguments: tuple[Expr, ...], type: Type) -> Cpp:
    texts = [expression(out, argument) for argument in arguments]
    match name, [a.type for a in arguments]:
        case "len", _:
            return Cpp(f"static_cast<int64_t>({_operand(out, arguments[0])}.size())")
        case "min" | "max", _:
            out.include(Include("algorithm"))
            return Cpp(f"::std::{name}<{_local_type(out, type)}>({', '.join(texts)})")
        case "math.sqrt" | "math.log", _:
            out.include(Include("cmath"))
            return Cpp(f"::std::{name.removeprefix('math.')}({texts[0]})")
        case "abs", _:
            out.include(Include("cmath"))
            return Cpp(f"::std::abs({texts[0]})")
        case "int", [BaseType(Base.SymInt) | ListType()]:
            return _concrete(_operand(out, arguments[0]), type)
        case "int" | "float", _:
            return Cpp(f"static_cast<{_local_type(out, type)}>({texts[0]})")
        case "**", _:
            out.include(Include("cmath"))
            return Cpp(f"::std::pow({texts[0]}, {texts[1]})")
        case "//" | "%", _ if type == _SYMINT:
            return Cpp(
                f"({' / '.join(_sides(out, arguments)) if name == '//' else ' % '.join(_sides(out, arguments))})"
            )
        case "//", _:
            out.include(Include("c10/util/generic_math.h"))
            return Cpp(f"c10::div_floor_integer<int64_t>({texts[0]}, {texts[1]})")
        case "%", _:
            a, b = _sides(out, arguments)
            return Cpp(f"(({a} % {b} + {b}) % {b})")
        case "concat", _:
            out.include(Include("opdsl/lists.h"))
            return Cpp(f"opdsl::concat<{_local_type(out, _element_of(type))}>({texts[0]}, {texts[1]})")
        case "repeat", _:
            out.include(Include("vector"))
            return Cpp(f"{_local_type(out, type)}({texts[1]}, {texts[0]})")
    raise AssertionError(name)


def _element_of(type: Type) -> Type:
    assert isinstance(type, ListType)
    return type.elem


def _sides(out: Writer, arguments: Sequence[Expr]) -> list[str]:
    return [_side(out, argument, _TIGHTEST) for argument in arguments]


def _comprehension(out: Writer, tree: Comprehension) -> Cpp:
    """A list made by a loop, in a function that's called at once."""
    inner = Writer()
    made = f"of_each_{(*tree.loop.names, tree.loop.index)[0]}"
    with inner.block("[&]", "()"):
        inner.line(f"{_local_type(out, tree.type)} {made};")
        value = expression(out, tree.value)
        _for(inner, tree.loop, lambda: inner.line(f"{made}.push_back({value});"))
        inner.line(f"return {made};")
    out.include(*inner.includes)
    return Cpp(inner.text.rstrip("\n"))


def _literal(text: str, type: Type) -> Cpp:
    match type:
        case BaseType(Base.str):
            return Cpp(_string(text))
        case BaseType(Base.float) if text.lstrip("-") in _LIMITS:
            return Cpp(
                f"{'-' if text.startswith('-') else ''}::std::numeric_limits<double>::{_LIMITS[text.lstrip('-')]}()"
            )
        case BaseType(Base.int) if text in Reduction.__members__:
            return Cpp(f"{Reduction[text].value}")
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
        out.include(Include("opdsl/operators.h"))
    elif tree.op == "/" and tree.left.type == tree.right.type == _INT:
        # Python's division of integers gives a float.
        left = f"static_cast<double>({expression(out, tree.left)})"
    return Cpp(f"{left} {({'and': '&&', 'or': '||'}).get(tree.op, tree.op)} {right}")


def _list(out: Writer, items: tuple[Expr, ...], type: Type) -> Cpp:
    assert isinstance(type, ListType)
    texts = ", ".join(expression(out, item) for item in items)
    if type == ListType(BaseType(Base.bool), len(items)):
        out.include(Include("array"))
        return Cpp(f"::std::array<bool, {len(items)}>{{{texts}}}")
    if isinstance(type.elem, OptionalType):
        out.include(Include("ATen/core/List.h"))
        return Cpp(f"c10::List<::std::optional<at::Tensor>>({{{texts}}})")
    return Cpp(f"{_local_type(out, type)}{{{texts}}}")


# -- calls


def _call(out: Writer, call: Call) -> Cpp:
    if call.own:
        return _own_call(out, call)
    if call.helper is not None:
        out.include(Include(call.helper.header))
        return Cpp(f"{call.helper.cpp}({', '.join(_all_arguments(out, call))})")
    name = public_name(call.schema, symint=call.symint)
    arguments = ", ".join(_arguments(out, call))
    if call.method:
        owner = next(value for argument, value in call.arguments if argument.name == "self")
        return Cpp(f"{_member(out, owner)}{name}({arguments})")
    out.include(Include(f"ATen/ops/{call.schema.name.base}.h"))
    return Cpp(f"at::{name}({arguments})")


def _own_call(out: Writer, call: Call) -> Cpp:
    """A call of one of the library's operators: by its handle."""
    out.include_operator(call.schema.name)
    return Cpp(f"ops::{call.schema.name.identifier}::call({', '.join(_all_arguments(out, call))})")


def _all_arguments(out: Writer, call: Call) -> list[Cpp]:
    """Every argument, by position, for a function that has no defaults."""
    given = {argument.name: value for argument, value in call.arguments}
    texts: list[Cpp] = []
    for argument in call.schema.arguments:
        value = given.get(argument.name)
        if value is None:
            texts.append(default_expression(argument.type, argument.default or "None"))
        else:
            texts.append(_passed(out, argument, value, symint=True, exact=False))
    return texts


def _arguments(out: Writer, call: Call) -> list[Cpp]:
    """By position; those at the end that have their default are left out."""
    given = {argument.name: value for argument, value in call.arguments}
    texts: list[Cpp] = []
    needed = 0
    exact = any(argument.type == BaseType(Base.bool) for argument in call.schema.arguments)
    for argument in call.schema.arguments:
        if call.method and argument.name == "self":
            continue
        if argument.name in _OPTIONS and _has_options(call):
            if argument.name == _OPTIONS[0]:
                options = _options(out, call, given)
                texts.append(options or Cpp("{}"))
                needed = len(texts) if options else needed
            continue
        value = given.get(argument.name)
        if value is None:
            texts.append(default_expression(argument.type, argument.default or "None", symint=call.symint))
        else:
            texts.append(_passed(out, argument, value, call.symint, exact and argument.type == _INT))
            needed = len(texts)
    return texts[:needed]


def _options(out: Writer, call: Call, given: dict[str, Expr]) -> Cpp | None:
    """The `TensorOptions` of a call: as given, or gathered."""
    if call.options is not None:
        return expression(out, call.options)
    parts = [f".{_SETTERS[name]}({expression(out, given[name])})" for name in _OPTIONS if name in given]
    return Cpp(f"at::TensorOptions(){''.join(parts)}") if parts else None


_SETTERS = {"dtype": "dtype", "layout": "layout", "device": "device", "pin_memory": "pinned_memory"}


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
