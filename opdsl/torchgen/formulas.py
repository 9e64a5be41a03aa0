"""Formulas of derivatives.yaml, which are C++, as typed Python.

    at::where(self > 0, grad.sum_to_size_symint(self.sym_sizes()), at::zeros({}, grad.options()))

    at.where(self > 0, grad.sum_to_size(self.sym_sizes()), at.zeros([], options=grad.options()))

C++ passes all by position, Python what is keyword-only by name, and torch's overloads differ in what that is: so each
call is resolved, as a build resolves it. A formula that comes out is one that `opdsl.frontend` reads.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

from opdsl.frontend.collect import External, Module, Program
from opdsl.frontend.expressions import ExpressionReader, NotInSubset, known_present, python_name
from opdsl.frontend.operators import Unfit
from opdsl.frontend.overloads import bind, fits, fitted
from opdsl.frontend.report import Report
from opdsl.frontend.static import Evaluator
from opdsl.lang import Reduction
from opdsl.model.expression import Expr, Name, walk
from opdsl.model.function import HelperFunction
from opdsl.model.schema import OPTIONS, Argument, FunctionSchema
from opdsl.model.types import TENSOR, TENSOR_OPTIONS, Base, BaseType, ListType, OptionalType, TupleType, Type
from opdsl.torchgen.cpp_source import parse, text_of
from opdsl.torchgen.helpers import Helpers
from opdsl.vocabulary import overloads

if TYPE_CHECKING:
    from tree_sitter import Node

_SIGNS: dict[str, type[ast.operator]] = {
    "+": ast.Add,
    "-": ast.Sub,
    "*": ast.Mult,
    "/": ast.Div,
    "&": ast.BitAnd,
    "|": ast.BitOr,
    "^": ast.BitXor,
}
_COMPARISONS: dict[str, type[ast.cmpop]] = {
    "==": ast.Eq,
    "!=": ast.NotEq,
    "<": ast.Lt,
    "<=": ast.LtE,
    ">": ast.Gt,
    ">=": ast.GtE,
}
_WORDS = {
    "true": "True",
    "false": "False",
    "std::nullopt": "None",
    "M_PI": "math.pi",
    "M_LN2": "math.log(2)",
    "c10::MemoryFormat::Contiguous": "MemoryFormat.contiguous_format",
    "c10::kJagged": "Layout.jagged",
    **{f"at::Reduction::{name.capitalize()}": f"Reduction.{name}" for name in Reduction.__members__},
}
"""Names of C++ that Python spells otherwise."""
_NUMBERS = (BaseType(Base.int), BaseType(Base.SymInt))
_LANGUAGE = ("Layout", "MemoryFormat", "Reduction", "Tensor", "at", "cpp", "undefined")
_OPTIONAL = re.compile(r"\b(\w+)(?:->|\.has_value\(|\.value\(|\.value_or\()|(?<![\w)\]] )(?<![\w)\]])\*\s*(\w+)")


class NotTranslated(ValueError):
    """A formula that can't be said in Python; the message says why."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as a typed tree, and what it uses of its parameters, with the type that it takes each for."""

    tree: Expr
    parameters: Mapping[str, Type]


@dataclass
class Formulas:
    """Translates formulas; `helpers` are the C++ functions that they may call beside torch's operators."""

    helpers: Helpers
    _module: Module = field(init=False)
    _declared: dict[str, HelperFunction] = field(init=False)

    def __post_init__(self) -> None:
        functions = self.helpers.functions
        self._module = Module("formulas", "formulas", "", ast.Module([], []))
        self._module.bindings |= {name: External(f"opdsl.{name}") for name in _LANGUAGE}
        self._module.bindings["math"] = External("math")
        self._module.bindings |= {one.name: _function(one.name) for one in functions}
        self._declared = {f"formulas.{one.name}": one for one in functions}

    def translate(
        self, text: str, names: Mapping[str, Type], results: Sequence[Type], each: frozenset[str] = frozenset()
    ) -> Formula:
        """The Python of `text`, which may mention `names`, and whose value is that of `results`.

        If `names` has the number `i`, the formula is that of the i-th element of a list, for which it mentions the
        lists `each` by their names alone.  Raises `NotTranslated`.
        """
        asked = {one or other for one, other in _OPTIONAL.findall(text)}
        types = {
            name: TENSOR if type == OptionalType(TENSOR) and name not in asked else type for name, type in names.items()
        }
        maybe = frozenset(name for name, type in types.items() if type != names[name])
        report = Report()
        typed = _Typed(
            self._module, Evaluator(Program({}), report), report, self._declared, types, (), maybe_undefined=maybe
        )
        root = parse(f"auto value = {text};".encode())
        if root.has_error:
            raise NotTranslated("this is no expression of C++")
        (declarator,) = root.children[0].children_by_field_name("declarator")
        value = declarator.child_by_field_name("value")
        assert value is not None
        translator = _Translator(self.helpers, typed, each)
        wanted = results[0] if len(results) == 1 else TupleType(tuple(results))
        try:
            found = _converted(translator.expression(value), wanted)
            if "i" in names:
                found = _of_each(found, types)
                del typed.names["i"]
            tree = typed.expression(found)
        except NotInSubset as fault:
            raise NotTranslated(str(fault)) from None
        if not fits(tree, wanted):
            raise NotTranslated(f"this is a `{tree.type}`, and a `{wanted}` is wanted")
        used = {part.name for part in walk(tree) if isinstance(part, Name)}
        return Formula(fitted(tree, wanted), {name: type for name, type in types.items() if name in used})


def _of_each(value: ast.expr, types: Mapping[str, Type]) -> ast.expr:
    """`[value for i in range(len(xs))]`, where `value` mentions `xs[i]`."""
    owners = [node.value for node in ast.walk(value) if isinstance(node, ast.Subscript) and _is_i(node.slice)]
    name = next(owner.id for owner in owners if isinstance(owner, ast.Name) and isinstance(types[owner.id], ListType))
    number = _called(_name("range"), _called(_name("len"), _name(name)))
    return ast.ListComp(value, [ast.comprehension(ast.Name("i", ast.Store()), number, [], 0)])


def _is_i(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "i"


def _function(name: str) -> ast.FunctionDef:
    function = ast.parse(f"def {name}(): ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


class _Typed(ExpressionReader):
    """What a build makes of the Python; each part is looked at once."""

    def __post_init__(self, parameters: dict[str, Type]) -> None:
        super().__post_init__(parameters)
        # The node is kept, or its number could be another's.
        self._seen: dict[int, tuple[ast.expr, Expr]] = {}

    def expression(self, node: ast.expr) -> Expr:
        known = self._seen.get(id(node))
        if known is None:
            if not hasattr(node, "lineno"):
                ast.fix_missing_locations(node)
            try:
                known = self._seen[id(node)] = node, self._expression(node)
            except Unfit as fault:
                raise NotInSubset(str(fault)) from None
        return known[1]

    def _fail(self, node: ast.expr | ast.stmt, message: str, hint: str = "") -> NoReturn:
        raise NotInSubset(f"{message} {hint}".strip())


@dataclass
class _Translator:
    helpers: Helpers
    typed: _Typed
    each: frozenset[str]

    def expression(self, node: Node) -> ast.expr:
        text = re.sub(r"\s|^::", "", text_of(node))
        if text in _WORDS:
            return ast.parse(_WORDS[text], mode="eval").body
        parts = _named(node)
        match node.type:
            case "parenthesized_expression":
                return self.expression(parts[0])
            case "identifier" if text in self.each:
                return _item(_name(text), _name("i"))
            case "identifier" if text in self.typed.schema_names.values():
                return _name(python_name(text))
            case "identifier" if text in self.helpers.constants:
                return _called(_name("cpp"), _name("str"), ast.Constant(self.helpers.constants[text].cpp))
            case "number_literal":
                return ast.Constant(ast.literal_eval(text.rstrip("fFlLuU")))
            case "string_literal":
                return ast.Constant(text_of(node)[1:-1])
            case "initializer_list":
                inner = parts[0] if len(parts) == 1 and parts[0].type == "initializer_list" else node
                return ast.List([self.expression(part) for part in _named(inner)], ast.Load())
            case "unary_expression" | "pointer_expression":
                return self._unary(text_of(node.child_by_field_name("operator")), parts[-1])
            case "binary_expression":
                return self._binary(text_of(node.child_by_field_name("operator")), *parts)
            case "conditional_expression":
                return self._conditional(*parts)
            case "subscript_expression":
                owner, indices = parts
                return _item(self.expression(owner), self.expression(_named(indices)[0]))
            case "call_expression":
                function, arguments = parts
                return self._call(function, _named(arguments))
            case _:
                raise NotInSubset(f"`{text_of(node)}` isn't known here")

    def _unary(self, op: str, operand: Node) -> ast.expr:
        found = self.expression(operand)
        match op:
            case "*":
                return found
            case "-":
                return ast.UnaryOp(ast.USub(), found)
            case "!" if isinstance(found, ast.Compare) and isinstance(found.ops[0], ast.IsNot):
                return ast.Compare(found.left, [ast.Is()], found.comparators)
            case "!" if isinstance(self._type(found), OptionalType):
                return ast.Compare(found, [ast.Is()], [ast.Constant(None)])
            case "!":
                return ast.UnaryOp(ast.Not(), found)
            case _:
                raise NotInSubset(f"`{op}` isn't known here")

    def _binary(self, op: str, left: Node, right: Node) -> ast.expr:
        first = self.expression(left)
        if op in ("&&", "||"):
            with self._known(first, truth=op == "&&"):
                second = self.expression(right)
            word = ast.And if op == "&&" else ast.Or
            values = first.values if isinstance(first, ast.BoolOp) and isinstance(first.op, word) else [first]
            return ast.BoolOp(word(), [*values, second])
        second = self.expression(right)
        if op in _COMPARISONS:
            return ast.Compare(first, [_COMPARISONS[op]()], [second])
        whole = self._type(first) in _NUMBERS and self._type(second) in _NUMBERS
        return ast.BinOp(first, ast.FloorDiv() if op == "/" and whole else _SIGNS[op](), second)

    def _conditional(self, test: Node, then: Node, otherwise: Node) -> ast.expr:
        condition = self.expression(test)
        with self._known(condition, truth=True):
            first = self.expression(then)
        with self._known(condition, truth=False):
            second = self.expression(otherwise)
        return ast.IfExp(condition, first, second)

    def _type(self, node: ast.expr) -> Type:
        return self.typed.expression(node).type

    @contextmanager
    def _known(self, test: ast.expr, truth: bool) -> Iterator[None]:
        """What's typed in here may be taken to be there if `test` says so."""
        before = self.typed.present
        self.typed.present = before | known_present(self.typed.expression(test), truth)
        yield
        self.typed.present = before

    # -- calls

    def _call(self, function: Node, arguments: list[Node]) -> ast.expr:
        text = re.sub(r"\s|^::", "", text_of(function))
        template = re.fullmatch(r"([\w:]+)<(.*)>", text)
        if template is not None:
            return self._template(template[1], template[2], arguments)
        if function.type == "field_expression":
            owner, member = _named(function)
            return self._method(owner, text_of(member), "->" in text, arguments)
        special = self._special(text, arguments)
        if special is not None:
            return special
        given = [self.expression(argument) for argument in arguments]
        for helper in self.helpers.called(text):
            found = self._bound(_name(helper.name), helper.schema, given, None)
            if found is not None:
                return found
        name = text.removeprefix("at::").removesuffix("_symint")
        return self._resolved(_attribute(_name("at"), name), name, given, None)

    def _special(self, text: str, arguments: list[Node]) -> ast.expr | None:
        """Constructors, and functions that Python has of its own."""
        match text, arguments:
            case "Tensor", []:
                return _name("undefined")
            case "IntArrayRef", [value]:
                return self.expression(value)
            case ("std::sqrt" | "sqrt") as name, [value] if self._type(self.expression(value)) != TENSOR:
                return _called(_attribute(_name("math"), name.removeprefix("std::")), self.expression(value))
            case "fmap", [sequence, function] if function.type == "lambda_expression":
                return self._lambda(sequence, function)
            case _:
                return None

    def _lambda(self, sequence: Node, function: Node) -> ast.expr:
        """`fmap(xs, [](SymInt i) { return -i; })` is `[-i for i in xs]`."""
        found = re.fullmatch(r"\[\]\([\w:]+ (\w+)\)\s*\{\s*return (.*);\s*\}", text_of(function))
        if found is None:
            raise NotInSubset(f"`{text_of(function)}` isn't known here")
        loop = ast.comprehension(ast.Name(found[1], ast.Store()), self.expression(sequence), [], 0)
        return ast.ListComp(ast.parse(found[2], mode="eval").body, [loop])

    def _template(self, name: str, types: str, arguments: list[Node]) -> ast.expr:
        given = [self.expression(argument) for argument in arguments]
        match name, given:
            case "std::get", [value]:
                return _item(value, ast.Constant(int(types)))
            case "std::tuple", []:
                return ast.Tuple([_name("undefined") for _ in types.split(",")], ast.Load())
            case "std::vector", [number, *value]:
                one = value[0] if value else _name("undefined")
                return ast.BinOp(ast.List([one], ast.Load()), ast.Mult(), number)
            case (("std::optional" | "at::OptionalArrayRef"), [value]):
                return value
            case _:
                raise NotInSubset(f"`{name}<{types}>` isn't known here")

    def _method(self, owner: Node, name: str, arrow: bool, arguments: list[Node]) -> ast.expr:
        if name == "get_nested_sizes" and arrow:
            (nested,) = _named(_named(owner)[-1])
            text = "at::native::get_nested_tensor_impl({0})->get_nested_sizes()"
            header = ast.keyword("header", ast.Constant("ATen/native/nested/NestedTensorUtils.h"))
            call = _called(_name("cpp"), _name("Tensor"), ast.Constant(text), self.expression(nested))
            return ast.Call(call.func, call.args, [header])
        held = self.expression(owner)
        none = ast.Constant(None)
        match name, [self.expression(argument) for argument in arguments]:
            case "has_value", []:
                return ast.Compare(held, [ast.IsNot()], [none])
            case "value", []:
                return held
            case "value_or", [value]:
                # The same node would be of the same type in both places.
                return ast.IfExp(ast.Compare(held, [ast.IsNot()], [none]), self.expression(owner), value)
            case "size", []:
                return _called(_name("len"), held)
            case "back", []:
                return _item(held, ast.UnaryOp(ast.USub(), ast.Constant(1)))
            case _, [] if arrow:
                asked = _called(_attribute(self.expression(owner), name))
                return ast.IfExp(ast.Compare(held, [ast.IsNot()], [none]), asked, none)
            case _, given:
                asked = _called(_attribute(held, name), *given)
                if self._is_known(asked):
                    return asked
                name = name.removesuffix("_symint")
                return self._resolved(_attribute(held, name), name, given, self.typed.expression(held))

    def _is_known(self, node: ast.expr) -> bool:
        try:
            self.typed.expression(node)
        except NotInSubset:
            return False
        return True

    def _resolved(self, function: ast.expr, name: str, given: list[ast.expr], owner: Expr | None) -> ast.expr:
        """A call of the first overload that takes what's given."""
        for operator in overloads(name):
            if operator.function if owner is None else operator.method:
                found = self._bound(function, operator.schema, given, owner)
                if found is not None:
                    return found
        shown = ", ".join(str(self._type(one)) for one in given)
        raise NotInSubset(f"no overload of `{name}` takes ({shown})")

    def _bound(
        self, function: ast.expr, schema: FunctionSchema, given: list[ast.expr], owner: Expr | None
    ) -> ast.Call | None:
        """The call of an overload: what C++ passes by position, as Python passes it."""
        for order in _orders(schema, owner is not None):
            if len(given) > len(order):
                continue
            values = [_converted(value, a.type) for value, a in zip(given, order, strict=False)]
            pairs = list(zip(order, values, strict=False))
            positional = [value for a, value in pairs if a in schema.positional]
            named = {a.name: value for a, value in pairs if a not in schema.positional}
            types = [self.typed.expression(value) for value in positional]
            by_name = {name: self.typed.expression(value) for name, value in named.items()}
            if bind(schema, types, by_name, owner, own=False) is not None:
                keywords = [ast.keyword(python_name(name), value) for name, value in named.items()]
                return ast.Call(function, positional, keywords)
        return None


def _named(node: Node) -> list[Node]:
    return [child for child in node.named_children if child.type != "comment"]


def _orders(schema: FunctionSchema, method: bool) -> Iterator[list[Argument]]:
    """The parameters of the C++ function, in order: with what makes up `TensorOptions` one by one, and gathered."""
    order = [a for a in schema.arguments if not (method and a.name == "self")]
    yield order
    if schema.tensor_options:
        words = [name for name, _ in OPTIONS]
        place = next(i for i, a in enumerate(order) if a.name == words[0])
        kept = [a for a in order if a.name not in words]
        yield [*kept[:place], Argument("options", TENSOR_OPTIONS), *kept[place:]]


def _converted(value: ast.expr, type: Type) -> ast.expr:
    """`{}` is whatever it's passed for."""
    if isinstance(value, ast.List) and not value.elts:
        if isinstance(type, OptionalType):
            return ast.Constant(None)
        if type == TENSOR:
            return _name("undefined")
    return value


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _attribute(owner: ast.expr, name: str) -> ast.Attribute:
    return ast.Attribute(owner, name, ast.Load())


def _item(owner: ast.expr, index: ast.expr) -> ast.Subscript:
    return ast.Subscript(owner, index, ast.Load())


def _called(function: ast.expr, *arguments: ast.expr) -> ast.Call:
    return ast.Call(function, list(arguments), [])
