"""Declarations as Python, which `opdsl.torchgen.layout` lays out.

@native_function("lerp.Scalar", dispatch={CPU: "lerp"}, inplace=True, method=True)
def lerp_Scalar(self: Tensor, end: Tensor, weight: Scalar) -> Tensor: ...
"""

from __future__ import annotations

import builtins
import json
import keyword
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from opdsl.frontend.flags import Dispatch, Fields, StructuredFlag, VariantFlag
from opdsl.lang import __all__ as LANGUAGE
from opdsl.lang.keys import DispatchKey
from opdsl.model.defaults import ListDefault, StrDefault, WordDefault, parse_default
from opdsl.model.function import DeprecatedSignature, Precomputed, UfuncInnerLoop
from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
from opdsl.model.types import (
    AliasSet,
    Base,
    BaseType,
    ClassType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    alias_of,
    with_alias,
)
from opdsl.torchgen.fold import FIELDS, Declaration

_PLAIN = {Base.int: "int", Base.float: "float", Base.bool: "bool", Base.str: "str", Base.complex: "complex"}
_MEMBERS = {Base.ScalarType: "ScalarType", Base.Layout: "Layout", Base.MemoryFormat: "MemoryFormat"}


def bracket(opening: str, items: Iterable[str], closing: str) -> str:
    """`opening` (with its bracket), items between commas, and the closing bracket."""
    return f"{opening}{', '.join(items)}{closing}"


def call(function: str, items: Iterable[str]) -> str:
    return bracket(f"{function}(", items, ")")


@dataclass
class Names:
    """What a file takes from opdsl, from other files of the tree, and of Python: all is imported at its head."""

    sets: Mapping[tuple[DispatchKey, ...], str] = field(default_factory=dict)
    language: set[str] = field(default_factory=set)
    abc: set[str] = field(default_factory=set)
    typing: set[str] = field(default_factory=set)
    common: set[str] = field(default_factory=set)
    helpers: set[str] = field(default_factory=set)
    modules: set[str] = field(default_factory=set)

    @staticmethod
    def merged(several: Iterable[Names]) -> Names:
        """What all of them take together."""
        found = Names()
        for one in several:
            for mine, its in zip(found._taken(), one._taken(), strict=True):
                mine |= its
        return found

    def _taken(self) -> tuple[set[str], ...]:
        return self.language, self.abc, self.typing, self.common, self.helpers, self.modules

    def __call__(self, name: str) -> str:
        self.language.add(name)
        return name

    def keys(self, keys: tuple[DispatchKey, ...]) -> str:
        """One key, a set that has a name, or a tuple."""
        if len(keys) == 1:
            return self(keys[0].value)
        if keys in self.sets:
            self.common.add(self.sets[keys])
            return self.sets[keys]
        return f"({', '.join(self(key.value) for key in keys)})"


# -- types


class NoAnnotation(ValueError):
    """A type that has to be declared first; the message names it."""


def annotation(names: Names, type: Type) -> str:
    """A type without alias sets."""
    match type:
        case BaseType(base) if base in _PLAIN:
            return _PLAIN[base]
        case BaseType(base) if base.value in LANGUAGE:
            return names(base.value)
        case OptionalType(elem):
            return f"{annotation(names, elem)} | None"
        case ListType(BaseType(base), int() as size):
            name = f"{base.value[0].upper()}{base.value[1:]}{size}"
            if name in LANGUAGE:
                return names(name)
            names.typing.add("Literal")
            return f"{names('Sized')}[{annotation(names, BaseType(base))}, Literal[{size}]]"
        case ListType(elem):
            return f"list[{annotation(names, elem)}]"
        case ClassType(name) if not type.registered:
            return names(name) if name in LANGUAGE else name
        case TupleType(elems):
            return f"tuple[{', '.join(annotation(names, elem) for elem in elems)}]"
        case _:
            raise NoAnnotation(f"`{type}` has no name of its own in Python")


def _aliased(names: Names, type: Type, plain: bool) -> str:
    """A type with its alias set: `Mut` and `View` where these give the letters that the schema has."""
    alias = alias_of(type)
    inner = annotation(names, with_alias(type, None))
    if alias is None:
        return inner
    if with_alias(type, alias) != type:
        raise NoAnnotation(f"`{type}` is a set of the list, and not of what's in it")
    if plain:
        return f"{names('Mut' if alias.write else 'View')}[{inner}]"
    names.typing.add("Annotated")
    return f'Annotated[{inner}, {names("Alias")}("{str(alias)[1:-1]}")]'


def _letters_follow(schema: FunctionSchema) -> bool:
    """Whether the letters are those that `Mut` and `View` take: in order, each result that of its own argument."""
    given = [a.alias for a in schema.arguments if a.alias is not None]
    results = [r.alias for r in schema.returns if r.alias is not None]
    expected = [AliasSet(("abcdefghijklmnopqrstuvwxyz"[i],), write=alias.write) for i, alias in enumerate(given)]
    written = [alias for alias in expected if alias.write]
    shared = [alias for alias in expected if not alias.write]
    lists = any(isinstance(r.type, ListType) and r.alias is not None for r in schema.returns)
    views = [alias for alias in results if not alias.write]
    return (
        given == expected
        and not lists
        and [alias for alias in results if alias.write] == written[: sum(alias.write for alias in results)]
        and (views == shared[: len(views)] or (len(shared) == 1 and all(v == shared[0] for v in views)))
    )


# -- signatures


def _python_word(name: str) -> str:
    """How Python spells the name of an argument: `from_` for `from`, `from__` for `from_`."""
    return f"{name}_" if keyword.iskeyword(name.rstrip("_")) else name


def parameter(names: Names, argument: Argument, plain: bool) -> str:
    text = f"{_python_word(argument.name)}: {_aliased(names, argument.type, plain)}"
    return text if argument.default is None else f"{text} = {_default(names, argument.type, argument.default)}"


def _default(names: Names, type: Type, text: str) -> str:
    while isinstance(type, OptionalType):
        type = type.elem
    match parse_default(text):
        case ListDefault():
            items = [item.strip() for item in text[1:-1].split(",") if item.strip()]
            if isinstance(type, ListType) and type.size is None:
                return f"[{', '.join(items)}]"
            return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
        case StrDefault(value):
            return _quoted(value)
        case WordDefault(word) if isinstance(type, BaseType) and type.base in _MEMBERS:
            return f"{names(_MEMBERS[type.base])}.{word}"
        case WordDefault(word):
            return f"{names('Reduction')}.{word}"
        case _:
            return text


def _quoted(value: str) -> str:
    """A string literal in the quotes that need fewer escapes."""
    return repr(value) if value.count('"') > value.count("'") else json.dumps(value)


def _result(names: Names, result: Return, plain: bool) -> str:
    text = _aliased(names, result.type, plain)
    if not result.name:
        return text
    names.typing.add("Annotated")
    return f'Annotated[{text}, {names("Name")}("{result.name}")]'


def signature(names: Names, name: str, schema: FunctionSchema) -> str:
    """`def lerp(self: Tensor, end: Tensor, weight: Scalar) -> Tensor: ...`."""
    plain = _letters_follow(schema)
    parameters = [parameter(names, a, plain) for a in schema.positional]
    keywords = [parameter(names, a, plain) for a in schema.arguments if a not in schema.positional]
    results = [_result(names, r, plain) for r in schema.returns]
    returned = results[0] if len(results) == 1 else f"tuple[{', '.join(results)}]" if results else "None"
    listed = [*parameters, *(["*", *keywords] if keywords else [])]
    return f"{call(f'def {name}', listed)} -> {returned}: ..."


_TAKEN = frozenset(LANGUAGE) | frozenset(keyword.kwlist) | frozenset(dir(builtins))


def python_name(name: OperatorName) -> str:
    """What the function is called in Python: nothing that has another meaning in the file."""
    found = name.identifier
    return f"{found}_op" if found in _TAKEN else found


# -- flags


def declaration(names: Names, declared: Declaration) -> str:
    """The decorated function."""
    name = python_name(declared.function.name)
    unqualified = declared.function.name.unqualified
    said: list[str] = [] if name == unqualified else [json.dumps(unqualified)]
    flags = declared.flags
    said += fields(names, flags.fields)
    if flags.structured is not None:
        said.append(_structured(names, flags.structured))
    if flags.inplace is not None:
        said.append(_variant(names, "inplace", flags.inplace))
    if flags.out is not None:
        said.append(_variant(names, "out", flags.out))
    head = call(f"@{names('native_function')}", said)
    return f"{head}\n{signature(names, name, declared.function.schema)}\n"


def deprecated_signature(names: Names, declared: Declaration, deprecated: DeprecatedSignature) -> str:
    """The decorated function, whose body calls the target: what's keyword-only there by name."""
    target = declared.function.schema
    name = python_name(declared.function.name)
    flags = [f"{word}=True" for word in ("inplace", "out") if getattr(deprecated, word)]
    given = dict(deprecated.call)
    passed: list[str] = []
    for argument in target.arguments:
        if argument.name in given:
            text = given[argument.name]
            value = _python_word(text) if deprecated.schema.argument(text) else _default(names, argument.type, text)
            by_name = argument not in target.positional or len(passed) < target.arguments.index(argument)
            passed.append(f"{_python_word(argument.name)}={value}" if by_name else value)
    head = call(f"@{names('deprecated_signature')}", [name, *flags])
    shown = signature(names, "_", deprecated.schema).removesuffix(" ...")
    return f"{head}\n{shown}\n    return {call(name, passed)}\n"


def fields(names: Names, values: Fields) -> list[str]:
    return [_flag(names, name, values[name]) for name in FIELDS if name in values]


def _flag(names: Names, name: str, value: object) -> str:
    match name, value:
        case "dispatch", tuple():
            return dispatch(names, value)
        case "structured_delegate", OperatorName():
            return f"{name}={json.dumps(value.unqualified)}"
        case "autogen", tuple():
            return _words(name, [each.unqualified for each in value])
        case _, tuple():
            return _words(name, value)
        case _, str():
            return f"{name}={json.dumps(value)}"
        case _:
            return f"{name}={value}"


def _words(name: str, words: Sequence[str]) -> str:
    texts = tuple(json.dumps(word) for word in words)
    if len(texts) != 1:
        return bracket(f"{name}=(", texts, ")")
    return f"{name}={texts[0]}" if name != "cpp_no_default_args" else f"{name}=({texts[0]},)"


def dispatch(names: Names, table: Dispatch) -> str:
    """`dispatch=CPU`, `(CPU, CUDA)` where all kernels are named by convention, else `{CPU: "add_cpu", ...}`."""
    if not table:
        return "dispatch=()"
    if all(not kernel.name for _, kernel in table):
        return f"dispatch={names.keys(tuple(key for key, _ in table))}"
    return bracket("dispatch={", tuple(_kernel(names, keys, kernel) for keys, kernel in grouped(table)), "}")


def _kernel(names: Names, keys: tuple[DispatchKey, ...], kernel: str) -> str:
    if len(keys) == 1 or keys in names.sets:
        return f'{names.keys(keys)}: "{kernel}"'
    return bracket("(", tuple(names(key.value) for key in keys), f'): "{kernel}"')


def grouped(table: Dispatch) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Neighbours that share a kernel together."""
    keys: list[DispatchKey] = []
    last = ""
    for key, kernel in table:
        if keys and kernel.name != last:
            yield tuple(keys), last
            keys = []
        keys.append(key)
        last = kernel.name
    if keys:
        yield tuple(keys), last


def _variant(names: Names, name: str, flag: VariantFlag) -> str:
    said: list[str] = [] if flag.overload is None else [json.dumps(flag.overload)]
    said += [_words("names", flag.names)] if flag.names else []
    said += fields(names, flag.fields)
    return call(f"{name}={names('Variant')}", said) if said else f"{name}=True"


def _structured(names: Names, flag: StructuredFlag) -> str:
    said: list[str] = [dispatch(names, flag.dispatch)] if flag.dispatch else []
    if flag.structured.inherits:
        said.append(f"inherits={json.dumps(flag.structured.inherits)}")
    if flag.structured.precomputed:
        items = tuple(_precomputed(names, each) for each in flag.structured.precomputed)
        said.append(bracket("precomputed={", items, "}"))
    if flag.ufunc:
        said.append(bracket("ufunc={", tuple(_ufunc(names, loop) for loop in flag.ufunc), "}"))
    return call(f"structured={names('Structured')}", said)


def _precomputed(names: Names, each: Precomputed) -> str:
    items = tuple(f'"{a.name}": {annotation(names, a.type)}' for a in each.elements)
    return bracket(f'"{each.argument}": {{', items, "}")


def _ufunc(names: Names, loop: UfuncInnerLoop) -> str:
    dtypes = ", ".join(json.dumps(dtype) for dtype in loop.dtypes)
    return f'"{loop.key}": {names("Ufunc")}("{loop.name}", ({dtypes}{"," if len(loop.dtypes) == 1 else ""}))'
