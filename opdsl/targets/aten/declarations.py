"""`ATen/Declarations.yaml`: what tools outside of C++ want to know of each operator.

    - name: exp
      schema_string: aten::exp(Tensor self) -> Tensor
      arguments:
      - annotation: null
        dynamic_type: at::Tensor
        is_nullable: false
        name: self
        type: const at::Tensor &
      ...

Written as text: a YAML library takes longer for it than all headers do.  Types are spelled as those tools know them,
with a space before `&` and none after a comma.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from opdsl.cpp.signatures import Binding, default_expression, function_rules, public_name
from opdsl.cpp.types import CppType, Rules, argument_type, is_base, return_type, returns_type
from opdsl.lang.keys import DispatchKey
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, SchemaKind
from opdsl.model.types import TENSOR, Base, ListType, OptionalType, Type, with_alias
from opdsl.model.unit import Unit
from opdsl.targets.aten.operators import Operator, Operators

Value = str | int | float | bool | None


def units(operators: Operators) -> Iterator[Unit]:
    texts = (declaration(o, is_abstract=operators.is_abstract(o)) for o in operators.all)
    yield Unit("ATen/Declarations.yaml", "".join(texts))


def declaration(operator: Operator, *, is_abstract: bool) -> str:
    """The entry of one operator; see the head of the module."""
    function, schema = operator.function, operator.function.schema
    rules = function_rules(function, symint=False)
    fields = _field_names(function)
    arguments = {a.name: _argument(a, rules) for a in schema.positional}
    for a in schema.keyword_only:
        arguments[a.name] = _argument(a, rules, True, a.is_write, fields.get(a.name, ""))
    api = operator.functions[0].signature.arguments
    types = ", ".join([_type(a.type, rules) for a in schema.arguments])
    options = bool(schema.tensor_options)
    signature = scalar(f"{_spelled(returns_type(schema.returns, rules))} ({types})")
    methods = "".join(f"  - {name}\n" for name, there in _places(function) if there)
    return (
        f"- name: {scalar(public_name(schema))}\n"
        f"  operator_name: {scalar(function.name.base)}\n"
        f"  overload_name: {scalar(function.name.overload)}\n"
        f"  manual_kernel_registration: {_TRUTH[function.manual_kernel_registration]}\n"
        f"  category_override: {scalar(function.category_override)}\n"
        f"  schema_string: {scalar(f'aten::{operator.schema}')}\n"
        f"  arguments:{_items([_options(a) if a.meaning == 'options' else arguments[a.meaning] for a in api])}"
        f"  schema_order_cpp_signature: {signature}\n"
        f"  schema_order_arguments:{_items(arguments.values())}"
        f"  method_of:\n{methods}"
        "  mode: native\n"
        f"  python_module: {scalar(function.python_module)}\n"
        f"  returns:{_items(_returns(function, rules))}"
        f"  inplace: {_TRUTH[function.name.is_inplace]}\n"
        f"  is_factory_method: {_TRUTH[options and not function.method]}\n"
        f"  abstract: {_TRUTH[is_abstract]}\n"
        f"  device_guard: {_TRUTH[function.device_guard]}\n"
        "  with_gil: false\n"
        "  deprecated: false\n"
        f"  has_math_kernel: {_TRUTH[DispatchKey.CompositeImplicitAutograd in operator.kernels]}\n"
    )


_TRUTH = {True: "true", False: "false"}


def _places(function: NativeFunction) -> tuple[tuple[str, bool], ...]:
    return ("Type", True), ("Tensor", function.method), ("namespace", function.function)


# -- arguments and results: text of which each line but the first is indented


@lru_cache(maxsize=10_000)
def _argument(
    argument: Argument, rules: Rules, keyword_only: bool = False, is_out: bool = False, field_name: str = ""
) -> str:
    found: dict[str, Value] = {}
    if is_out:
        found["allocate"] = True
    found["annotation"] = str(argument.alias)[1:-1] if argument.alias is not None else None
    if argument.default is not None:
        found["default"] = _default(argument.type, argument.default)
    found["dynamic_type"] = _dynamic_type(argument.type, rules)
    if field_name:
        found["field_name"] = field_name
    found["is_nullable"] = _is_nullable(argument.type)
    if keyword_only and not is_out:
        found["kwarg_only"] = True
    found["name"] = argument.name
    if is_out:
        found["output"] = True
    plain = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
    if isinstance(plain, ListType) and plain.size is not None and not is_base(plain.elem, Base.bool):
        found["size"] = plain.size
    found["type"] = _type(argument.type, rules)
    return _item(found)


def _options(binding: Binding) -> str:
    found: dict[str, Value] = {"annotation": None}
    if binding.default is not None:
        found["default"] = binding.default
    found |= {
        "dynamic_type": "at::TensorOptions",
        "is_nullable": False,
        "kwarg_only": True,
        "name": binding.name,
        "type": str(binding.type),
    }
    return _item(found)


def _returns(function: NativeFunction, rules: Rules) -> list[str]:
    return [_return(r.type, rules, r.name, _return_name(function, at)) for at, r in enumerate(function.schema.returns)]


@lru_cache(maxsize=10_000)
def _return(type: Type, rules: Rules, field_name: str, name: str) -> str:
    found: dict[str, Value] = {"dynamic_type": _dynamic_type(type, rules)}
    if field_name:
        found["field_name"] = field_name
    found["name"] = name
    found["type"] = _spelled(return_type(type, rules))
    return _item(found)


def _return_name(function: NativeFunction, at: int) -> str:
    schema = function.schema
    if function.name.is_inplace:
        return "self"
    if function.kind is SchemaKind.out:
        return schema.out_arguments[at].name
    name = schema.returns[at].name
    if name:
        return f"{name}_return" if schema.argument(name) is not None else name
    return "result" if len(schema.returns) == 1 else f"result{at}"


def _field_names(function: NativeFunction) -> dict[str, str]:
    """What the results are called that out arguments come back as."""
    pairs = zip(function.schema.out_arguments, function.schema.returns, strict=False)
    return {a.name: r.name for a, r in pairs if r.name}


@lru_cache(maxsize=10_000)
def _type(type: Type, rules: Rules) -> str:
    return _spelled(argument_type(type, rules))


@lru_cache(maxsize=10_000)
def _dynamic_type(type: Type, rules: Rules) -> str:
    """The type of a value that's there: neither optional nor written."""
    while isinstance(type, OptionalType):
        type = type.elem
    plain = with_alias(type, None)
    return "at::Tensor" if plain == TENSOR else _spelled(argument_type(plain, rules))


def _is_nullable(type: Type) -> bool:
    return isinstance(type, OptionalType) or (isinstance(type, ListType) and _is_nullable(type.elem))


@lru_cache(maxsize=10_000)
def _default(type: Type, text: str) -> Value:
    """The default as C++ has it; a number or a bool as one of YAML's."""
    expression = default_expression(type, text, symint=False).replace(", ", ",")
    if expression in ("true", "false"):
        return expression == "true"
    for number in (int, float):
        try:
            return number(expression)
        except ValueError:
            pass
    return expression


@lru_cache(maxsize=10_000)
def _spelled(type: CppType) -> str:
    return str(type).replace("&", " &").replace(", ", ",")


# -- YAML

_OTHER_MEANING = re.compile(
    r"~|null|true|false|yes|no|on|off|=|<<|[-+]?\.?[\d][\d_.:eE+-]*|[-+]?\.inf|\.nan", re.IGNORECASE
)
_INDICATOR = re.compile(r"[-#,\[\]{}&*!|>'\"%@`]|[?:](?:\s|\Z)")


@lru_cache(maxsize=50_000)
def scalar(text: str) -> str:
    """`text` as a YAML string: plain where nothing else can be understood by it, in quotes where it can.

    exp            aten::exp(Tensor self) -> Tensor            ''            '{}'
    """
    if not text.isprintable():
        return json.dumps(text)
    ends = not text or text[0] == " " or text[-1] in " :" or ": " in text or " #" in text
    if not (ends or _INDICATOR.match(text) or _OTHER_MEANING.fullmatch(text)):
        return text
    return "'" + text.replace("'", "''") + "'"


def _value(value: Value) -> str:
    match value:
        case str():
            return scalar(value)
        case None:
            return "null"
        case bool():
            return _TRUTH[value]
        case int():
            return str(value)
        case float():
            text = repr(value)
            return text if "." in text else text.replace("e", ".0e")


def _item(values: Mapping[str, Value]) -> str:
    """An element of a list, which is a mapping: a dash before its first line."""
    return "  - " + "    ".join([f"{key}: {_value(value)}\n" for key, value in values.items()])


def _items(texts: Collection[str]) -> str:
    """A list below a key."""
    return "\n" + "".join(texts) if texts else " []\n"
