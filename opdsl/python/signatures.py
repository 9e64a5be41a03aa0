"""What Python sees of a library: functions, each with the overloads that share its name.

    swiglu      swiglu(gate, up) and swiglu.out, whose `out` becomes a keyword of the same signature
    ema         ema(...), ema.Tensor(...) and their out variants: two overloads
    ema_        the in-place ones
    knn         the functional one, and a deprecated order of its arguments

As torch has it, an argument `self` is called `input` in a function; a name that's a keyword gets a `_`.
"""

from __future__ import annotations

import keyword
from dataclasses import dataclass

from opdsl.model.function import DeprecatedSignature, Family, Library, NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, Return, SchemaKind
from opdsl.model.types import BaseType
from opdsl.python.types import accepted, default_expression, given

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
        if self.result_class:
            return f"return_types.{self.result_class}"
        results = [given(r.type) for r in self.returns]
        if len(results) == 1:
            return results[0]
        return f"tuple[{', '.join(results)}]" if results else "None"

    @property
    def out_annotation(self) -> str:
        """What `out` accepts: a tensor, a list of them, or a tuple with one for each result."""
        assert self.out is not None
        outs = ["Tensor" if isinstance(a.type, BaseType) else "Sequence[Tensor]" for a in self.out.schema.out_arguments]
        return f"{outs[0]} | None" if len(outs) == 1 else f"tuple[{', '.join(outs)}] | None"

    def definition(self, name: str) -> str:
        """`def name(input: Tensor, *, out: Tensor | None = None) -> Tensor`, a parameter a line where it's long."""
        texts = [str(p) for p in self.parameters if not p.keyword_only]
        keywords = [str(p) for p in self.parameters if p.keyword_only]
        if self.out is not None:
            keywords.append(f"out: {self.out_annotation} = None")
        if keywords:
            texts += ["*", *keywords]
        line = f"def {name}({', '.join(texts)}) -> {self.returned}"
        if len(line) <= WIDTH:
            return line
        return f"def {name}(\n{''.join(f'    {text},{chr(10)}' for text in texts)}) -> {self.returned}"


@dataclass(frozen=True, slots=True)
class PythonFunction:
    """One name of one Python module (`""` is the package itself)."""

    name: str
    module: str
    overloads: tuple[Overload, ...]

    @property
    def doc(self) -> str:
        return next((o.function.doc for o in self.overloads if o.function.doc), "")

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
    by_name = {f.name: f for f in library.functions}
    for deprecated in library.deprecated:
        target = by_name[deprecated.target]
        overload = Overload(target, _parameters(deprecated.schema), deprecated=deprecated)
        found.setdefault((target.python_module, target.name.base), []).append(overload)
    return tuple(PythonFunction(name, module, tuple(overloads)) for (module, name), overloads in found.items())


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


def _parameters(schema: FunctionSchema) -> tuple[Parameter, ...]:
    taken = {a.name for a in schema.arguments}

    def named(argument: Argument) -> str:
        return "self" if argument.name == "self" and "input" in taken else parameter_name(argument.name)

    positional = [Parameter(named(a), a, keyword_only=False) for a in schema.positional]
    return (*positional, *(Parameter(named(a), a, keyword_only=True) for a in schema.keyword_only))
