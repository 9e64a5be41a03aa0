"""A function schema: the one line that PyTorch's dispatcher knows an operator by.

    aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)

Values only; `opdsl.model.parse` reads them, `str()` writes them, each the exact inverse of the other.
"""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

from opdsl.model.types import (
    AliasSet,
    Base,
    BaseType,
    OptionalType,
    Type,
    alias_of,
    has_symint,
    is_tensor_like,
    with_alias,
)
from opdsl.source import NOWHERE, Span

_DUNDER = re.compile(r"__(\w+)__")


@dataclass(frozen=True, slots=True)
class OperatorName:
    """`namespace::base.overload`; namespace and overload may be empty."""

    base: str
    overload: str = ""
    namespace: str = ""

    def __str__(self) -> str:
        space = f"{self.namespace}::" if self.namespace else ""
        return f"{space}{self.base}{'.' if self.overload else ''}{self.overload}"

    @property
    def unqualified(self) -> str:
        """`base.overload`."""
        return f"{self.base}{'.' if self.overload else ''}{self.overload}"

    @property
    def identifier(self) -> str:
        """`base_overload`: one C++ or Python identifier for this overload."""
        return f"{self.base}_{self.overload}" if self.overload else self.base

    @property
    def is_aten(self) -> bool:
        """Whether it's PyTorch's own, in whose declarations names have no namespace."""
        return self.namespace in ("", "aten")

    @property
    def root(self) -> str:
        """What the variants' names have in common: `add` of `add_`, `and` of `__iand__`, `f` of `f_functional`."""
        dunder = _DUNDER.fullmatch(self.base)
        if dunder is not None:
            return dunder[1][1:] if self.is_inplace else dunder[1]
        return self.base.removesuffix("_").removesuffix("_functional")

    @property
    def is_inplace(self) -> bool:
        """Whether it's the name of what writes its first argument: `add_`, or `__iand__` (as there is an `__and__`)."""
        if not self.base.endswith("__"):
            return self.base.endswith("_")
        return self.base.startswith("__i") and hasattr(operator, f"__{self.base[3:]}")


@dataclass(frozen=True, slots=True)
class Argument:
    """One parameter. `default` is the text of its default value in the schema language, None where it has none."""

    name: str
    type: Type
    default: str | None = None
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.type} {self.name}{'' if self.default is None else '=' + self.default}"

    @property
    def alias(self) -> AliasSet | None:
        return alias_of(self.type)

    @property
    def is_write(self) -> bool:
        alias = self.alias
        return alias is not None and alias.write


@dataclass(frozen=True, slots=True)
class Return:
    """One result; `name` is empty where it has none."""

    type: Type
    name: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.type} {self.name}" if self.name else str(self.type)

    @property
    def alias(self) -> AliasSet | None:
        return alias_of(self.type)

    @property
    def is_write(self) -> bool:
        alias = self.alias
        return alias is not None and alias.write


OPTIONS = (("dtype", Base.ScalarType), ("layout", Base.Layout), ("device", Base.Device), ("pin_memory", Base.bool))
"""How a factory function calls what makes up `TensorOptions`, in this order."""


def _is_base(type: Type, base: Base) -> bool:
    """Whether `type` is `base`, or an optional one."""
    plain = type.elem if isinstance(type, OptionalType) else type
    return isinstance(plain, BaseType) and plain.base is base


class SchemaKind(Enum):
    """How an operator treats its arguments, read off its schema."""

    functional = "functional"
    inplace = "inplace"
    out = "out"
    mutable = "mutable"


@dataclass(frozen=True)
class FunctionSchema:
    """`positional`, then after `*` the `keyword_only` arguments; `vararg` and `varret` stand for `...`."""

    name: OperatorName
    positional: tuple[Argument, ...]
    keyword_only: tuple[Argument, ...] = ()
    returns: tuple[Return, ...] = ()
    vararg: bool = False
    varret: bool = False
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.name}{self.signature}"

    @cached_property
    def signature(self) -> str:
        """The schema without its name: `(Tensor self) -> Tensor`."""
        arguments = [str(a) for a in self.positional]
        if self.keyword_only:
            arguments += ["*", *(str(a) for a in self.keyword_only)]
        if self.vararg:
            arguments.append("...")
        results = [*(str(r) for r in self.returns), *(["..."] if self.varret else [])]
        # Parentheses hold the list of results, so a single tuple needs a pair of its own.
        bare = len(results) == 1 and not results[0].startswith("(")
        returns = results[0] if bare else f"({', '.join(results)})"
        return f"({', '.join(arguments)}) -> {returns}"

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """All arguments in the order of the schema."""
        return self.positional + self.keyword_only

    @cached_property
    def inputs(self) -> tuple[Argument, ...]:
        """All arguments but those that results are put into."""
        return self.positional + tuple(a for a in self.keyword_only if not a.is_write)

    @cached_property
    def out_arguments(self) -> tuple[Argument, ...]:
        """Keyword-only arguments that are written: where results are put."""
        return tuple(a for a in self.keyword_only if a.is_write)

    @cached_property
    def mutable_arguments(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.arguments if a.is_write)

    @cached_property
    def tensor_options(self) -> tuple[Argument, ...]:
        """The four keyword-only arguments in a row that a `TensorOptions` of C++ can stand for, or none."""
        for start in range(len(self.keyword_only) - 3):
            group = self.keyword_only[start : start + 4]
            if all(a.name == name and _is_base(a.type, base) for a, (name, base) in zip(group, OPTIONS, strict=True)):
                return group
        return ()

    @cached_property
    def kind(self) -> SchemaKind:
        if self.out_arguments:
            return SchemaKind.out
        if not self.mutable_arguments:
            return SchemaKind.functional
        return SchemaKind.inplace if self.name.is_inplace else SchemaKind.mutable

    @cached_property
    def is_view(self) -> bool:
        """Some result shares memory with an argument that isn't written: `Tensor(a) self -> Tensor(a)`."""
        return not self.mutable_arguments and any(r.alias is not None for r in self.returns)

    @cached_property
    def has_symint(self) -> bool:
        return any(has_symint(a.type) for a in self.arguments)

    @cached_property
    def has_tensor_arguments(self) -> bool:
        return any(is_tensor_like(a.type) for a in self.arguments)

    def argument(self, name: str) -> Argument | None:
        return next((a for a in self.arguments if a.name == name), None)


def without_aliases(schema: FunctionSchema) -> FunctionSchema:
    """The schema with every alias set taken off: what stays of a view or mutating operator's types."""
    return replace(
        schema,
        positional=tuple(replace(a, type=with_alias(a.type, None)) for a in schema.positional),
        keyword_only=tuple(replace(a, type=with_alias(a.type, None)) for a in schema.keyword_only),
        returns=tuple(replace(r, type=with_alias(r.type, None)) for r in schema.returns),
    )
