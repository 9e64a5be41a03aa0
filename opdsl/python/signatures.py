"""What Python sees of a library: functions, each with the overloads that share its name.

    swiglu      swiglu(gate, up) and swiglu.out, whose `out` becomes a keyword of the same signature
    ema         ema(...), ema.Tensor(...) and their out variants: two overloads
    ema_        the in-place ones
    knn         the functional one, and a deprecated order of its arguments

As torch has it, an argument `self` is called `input` in a function; a name that's a keyword gets a `_`.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from opdsl.model.families import deprecated_inplace
from opdsl.model.function import DeprecatedSignature, Family, Library, NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, Return, SchemaKind
from opdsl.model.types import BaseType
from opdsl.python.types import accepted, covers, default_expression, given

DEPRECATED = "this signature is deprecated"
"""What's said of one where the author said nothing."""
WIDTH = 110
"""Longer lines are broken at their parameters."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a Python function; `argument` is the schema's."""

    name: str
    argument: Argument
    keyword_only: bool

    @property
    def annotation(self) -> str:
        return accepted(self.argument.type)

    @property
    def default(self) -> str | None:
        """A Python expression, None where there's no default."""
        if self.argument.default is None:
            return None
        return default_expression(self.argument.type, self.argument.default)

    def __str__(self) -> str:
        return f"{self.name}: {self.annotation}{'' if self.default is None else f' = {self.default}'}"


@dataclass(frozen=True, slots=True)
class Overload:
    """One signature: the function it calls, and the one it calls where `out` is given."""

    function: NativeFunction
    parameters: tuple[Parameter, ...]
    out: NativeFunction | None = None
    deprecated: DeprecatedSignature | None = None

    @property
    def returns(self) -> tuple[Return, ...]:
        return self.function.schema.returns

    @property
    def result_class(self) -> str:
        """The name of the class of a named result in `return_types`, empty if the results have no names."""
        return result_class(self.function.schema)

    @property
    def returned(self) -> str:
        """The annotation of the result."""
        return f"return_types.{self.result_class}" if self.result_class else returned(self.function.schema)

    @property
    def out_annotation(self) -> str:
        """What `out` accepts: a tensor, a list of them, or a tuple with one for each result."""
        assert self.out is not None
        outs = ["Tensor" if isinstance(a.type, BaseType) else "Sequence[Tensor]" for a in self.out.schema.out_arguments]
        return f"{outs[0]} | None" if len(outs) == 1 else f"tuple[{', '.join(outs)}] | None"

    def definition(self, name: str) -> str:
        """`def name(input: Tensor, *, out: Tensor | None = None) -> Tensor`, a parameter a line where it's long."""
        return definition(name, self.parameter_texts, self.returned)

    @property
    def parameter_texts(self) -> list[str]:
        out = [] if self.out is None else [f"out: {self.out_annotation} = None"]
        return parameter_texts(self.parameters, out)


def parameter_texts(parameters: Iterable[Parameter], keywords: Iterable[str] = ()) -> list[str]:
    """What stands between the parentheses; `keywords` are more of those that go by name only."""
    own = tuple(parameters)
    by_name = [*(str(p) for p in own if p.keyword_only), *keywords]
    return [*(str(p) for p in own if not p.keyword_only), *(["*", *by_name] if by_name else [])]


def definition(name: str, parameters: Iterable[str], returned: str, indent: str = "") -> str:
    """The head of a function, a parameter a line where it's long."""
    listed = tuple(parameters)
    line = f"{indent}def {name}({', '.join(listed)}) -> {returned}"
    if len(line) <= WIDTH:
        return line
    return f"{indent}def {name}(\n{''.join(f'{indent}    {text},{chr(10)}' for text in listed)}{indent}) -> {returned}"


@dataclass(frozen=True, slots=True)
class PythonFunction:
    """One name of one Python module (`""` is the package itself)."""

    name: str
    module: str
    overloads: tuple[Overload, ...]

    @property
    def operator(self) -> str:
        """The first of the operators that it calls."""
        return self.overloads[0].function.name.unqualified

    @property
    def doc(self) -> str:
        return next((o.function.doc for o in self.overloads if o.function.doc), "")

    @property
    def help(self) -> str:
        """The documentation for where signatures aren't shown with it: several stand before it."""
        if len(self.overloads) == 1:
            return self.doc
        heads = [f"{self.name}({', '.join(o.parameter_texts)}) -> {o.returned}" for o in self.overloads]
        return "\n".join([*heads, *(["", self.doc] if self.doc else [])])

    @property
    def exported(self) -> bool:
        """Whether the module has it, too, and not only tensors."""
        return any(o.function.function for o in self.overloads)

    @property
    def self_position(self) -> int | None:
        """Where the tensor stands that it's a method of; None for what's no method of tensors."""
        for overload in self.overloads:
            if overload.function.method and overload.deprecated is None:
                return next(i for i, p in enumerate(overload.parameters) if p.argument.name == "self")
        return None


def result_class(schema: FunctionSchema) -> str:
    """`knn` for `knn(...) -> (Tensor distances, Tensor indices)`; empty if there aren't several, all named."""
    named = len(schema.returns) > 1 and all(r.name for r in schema.returns)
    return schema.name.base if named and schema.kind is not SchemaKind.out else ""


def returned(schema: FunctionSchema, *, by_torch_ops: bool = False) -> str:
    """The annotation of what the package's function gives, or `torch.ops`."""
    results = [given(r.type, by_torch_ops=by_torch_ops) for r in schema.returns]
    if len(results) == 1:
        return results[0]
    return f"tuple[{', '.join(results)}]" if results else "None"


def schema_parameters(schema: FunctionSchema) -> tuple[Parameter, ...]:
    """The parameters as `torch.ops` has them: by the names of the schema, outs as keywords."""

    def named(argument: Argument) -> str:
        return f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name

    positional = [Parameter(named(a), a, keyword_only=False) for a in schema.positional]
    keywords = [a for a in schema.arguments if a not in schema.positional]
    return (*positional, *(Parameter(named(a), a, keyword_only=True) for a in keywords))


def parameter_name(name: str) -> str:
    """How Python spells an argument: `from_` for `from`, `input` for `self`."""
    if name == "self":
        return "input"
    return f"{name}_" if keyword.iskeyword(name) else name


def python_functions(library: Library) -> tuple[PythonFunction, ...]:
    """Every function that Python sees, in the order of declaration."""
    found: dict[tuple[str, str], list[Overload]] = {}
    for family in library.families:
        for overload in _family_overloads(family):
            function = overload.function
            found.setdefault((function.python_module, function.name.base), []).append(overload)
    for deprecated in library.deprecated:
        for overload in _deprecated_overloads(deprecated, library.family_of[deprecated.target]):
            target = overload.function
            found.setdefault((target.python_module, target.name.base), []).append(overload)
    return tuple(PythonFunction(name, module, narrow_first(rows)) for (module, name), rows in found.items())


def narrow_first(overloads: Iterable[Overload]) -> tuple[Overload, ...]:
    """The overloads in the order of declaration, but each before those that take all that it takes; deprecated last."""
    placed: list[Overload] = []
    for overload in overloads:
        after = [other.deprecated is not None or _covers(other.parameters, overload.parameters) for other in placed]
        first = after.index(True) if True in after else len(placed)
        place = len(placed) if overload.deprecated else first
        placed.insert(place, overload)
    return tuple(placed)


def _covers(wide: tuple[Parameter, ...], narrow: tuple[Parameter, ...]) -> bool:
    """Whether whatever `narrow` takes is taken by `wide` too."""
    rest = wide[len(narrow) :]
    return (
        len(narrow) <= len(wide)
        and all(p.default is not None for p in rest)
        and all(
            w.keyword_only == n.keyword_only and covers(w.argument.type, n.argument.type)
            for w, n in zip(wide, narrow, strict=False)
        )
    )


def _family_overloads(family: Family) -> list[Overload]:
    """The signatures of a family: an out variant is a keyword of the functional one, where there is one."""
    overloads = []
    for function in family:
        if not (function.function or function.method) or not function.python_binding:
            continue
        if function is family.out and family.functional is not None:
            continue
        out = family.out if function is family.functional and family.out and family.out.python_binding else None
        overloads.append(Overload(function, _parameters(function.schema), out))
    return overloads


def _deprecated_overloads(deprecated: DeprecatedSignature, family: Family) -> Iterator[Overload]:
    target = next(f for f in family if f.name == deprecated.target)
    yield Overload(target, _parameters(deprecated.schema), family.out if deprecated.out else None, deprecated)
    if deprecated.inplace and family.inplace is not None:
        inplace = deprecated_inplace(deprecated, family.inplace)
        yield Overload(family.inplace, _parameters(inplace.schema), deprecated=inplace)


def _parameters(schema: FunctionSchema) -> tuple[Parameter, ...]:
    taken = {a.name for a in schema.arguments}

    def named(argument: Argument) -> str:
        return "self" if argument.name == "self" and "input" in taken else parameter_name(argument.name)

    positional = [Parameter(named(a), a, keyword_only=False) for a in schema.positional]
    return (*positional, *(Parameter(named(a), a, keyword_only=True) for a in schema.keyword_only))
