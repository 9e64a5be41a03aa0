"""Writes the vocabulary from an installed torch: `schemas.txt`, and the stubs that checkers and IDEs read.

    opdsl/vocabulary/schemas.txt   fm add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    opdsl/lang/tensor.pyi          class Tensor, with a method for each operator that has one
    opdsl/at.pyi                   a function for each operator that is one

In a stub, parameters take what C++ takes: an int for a SymInt or a sized list, a number for a Scalar, any sequence for
a list; results are exact.  Overloads stand from narrow to wide, or a checker would never come to the narrow ones.
Four arguments in a row that make up `TensorOptions` stand as one `options` too.  Operators with out arguments, which no
formula uses, and those on named dimensions or storages are left out of the stubs.

Source: native_functions.yaml, of which only signatures are taken.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import assert_never

from opdsl.model.parse import parse_schema
from opdsl.model.schema import Argument, FunctionSchema, Return
from opdsl.model.types import (
    Base,
    BaseType,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
    WrapperType,
    innermost,
)
from opdsl.vocabulary import Operator

_ROOT = Path(__file__).parents[1]
_SKIPPED = {Base.Dimname, Base.Storage, Base.Stream}
_OPTIONS = ("dtype", "layout", "device", "pin_memory")
_ACCESSORS = """\
    def sizes(self) -> Sequence[int]: ...
    def sym_sizes(self) -> Sequence[SymInt]: ...
    def strides(self) -> Sequence[int]: ...
    def sym_strides(self) -> Sequence[SymInt]: ...
    def size(self, dim: int) -> int: ...
    def stride(self, dim: int) -> int: ...
    def sym_size(self, dim: int) -> SymInt: ...
    def sym_stride(self, dim: int) -> SymInt: ...
    def sym_numel(self) -> SymInt: ...
    def sym_blocksize(self) -> Sequence[SymInt] | None: ...
    def sym_storage_offset(self) -> SymInt: ...
    def dim(self) -> int: ...
    def options(self) -> TensorOptions: ...
    def scalar_type(self) -> ScalarType: ...
    def dtype(self) -> ScalarType: ...
    def device(self) -> DeviceValue: ...
    def layout(self) -> Layout: ...
    def suggest_memory_format(self) -> MemoryFormat: ...
    def defined(self) -> bool: ...
    def requires_grad(self) -> bool: ...
    def is_cpu(self) -> bool: ...
    def is_cuda(self) -> bool: ...
    def is_xpu(self) -> bool: ...
    def is_contiguous(self, memory_format: MemoryFormat = ...) -> bool: ...
"""
"""What `at::Tensor` has beyond the methods that are operators (ATen/core/TensorBase.h)."""


def installed_operators() -> list[Operator]:
    """The operators of the installed torch; raises `FileNotFoundError` if there's none."""
    import yaml

    spec = find_spec("torchgen")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("torchgen: this Python has no torch")
    path = Path(spec.origin).parent / "packaged" / "ATen" / "native" / "native_functions.yaml"
    found = []
    for entry in yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        variants = str(entry.get("variants", "function"))
        found.append(Operator(parse_schema(entry["func"]), "function" in variants, "method" in variants))
    return found


def vocabulary_files(operators: Sequence[Operator]) -> dict[Path, str]:
    """The text of each file of the vocabulary."""
    lines = [f"# The operators of torch {version('torch').partition('+')[0]}: function (f) or method (m), and schema."]
    stubbed = [op for op in operators if _in_stub(op.schema)]
    return {
        _ROOT / "vocabulary" / "schemas.txt": "\n".join([*lines, *map(str, operators)]) + "\n",
        _ROOT / "lang" / "tensor.pyi": _tensor_stub([op for op in stubbed if op.method]),
        _ROOT / "at.pyi": _function_stub([op for op in stubbed if op.function]),
    }


def _in_stub(schema: FunctionSchema) -> bool:
    inner = [innermost(a.type) for a in schema.arguments] + [innermost(r.type) for r in schema.returns]
    named = any(isinstance(type, BaseType) and type.base in _SKIPPED for type in inner)
    return not (named or schema.out_arguments or any(isinstance(t, ClassType) for t in inner))


# -- types


def accepted(type: Type) -> str:
    """What a parameter takes."""
    match type:
        case BaseType(base):
            return _word(base)
        case OptionalType(elem):
            return f"{accepted(elem)} | None"
        case ListType(elem, size):
            single = f"{accepted(elem)} | " if size is not None and _plain(elem) else ""
            return f"{single}Sequence[{accepted(elem)}]"
        case ClassType() | DictType() | TupleType() | TypeVariable() | WrapperType():
            return "object"
    assert_never(type)


def given(type: Type) -> str:
    """What a result is."""
    match type:
        case OptionalType(elem):
            return f"{given(elem)} | None"
        case ListType(elem):
            return f"list[{given(elem)}]"
        case _:
            return accepted(type)


def _word(base: Base) -> str:
    return "Device" if base is Base.Device else "int" if base is Base.DeviceIndex else base.value


def _plain(type: Type) -> bool:
    return isinstance(type, BaseType) and type.base in (Base.int, Base.SymInt, Base.float, Base.bool)


# -- signatures


@dataclass(frozen=True, slots=True)
class Overload:
    """One signature of a stub: its parameters as text, and the schema that it's of."""

    parameters: str
    returns: str
    schema: FunctionSchema

    @property
    def width(self) -> tuple[int, int]:
        """How much it takes: alternatives first, then parameters."""
        return self.parameters.count(" | "), self.parameters.count(":")


def _overloads(operators: Iterable[Operator], method: bool) -> dict[str, list[Overload]]:
    """Signatures by name, narrow before wide; of those that take the same, the first."""
    found: dict[str, dict[str, Overload]] = {}
    for operator in operators:
        schema = operator.schema
        for gathered in (False, True) if _options(schema) else (False,):
            parameters = _parameters(schema, method, gathered)
            overload = Overload(parameters, _returns(schema.returns), schema)
            found.setdefault(schema.name.base, {}).setdefault(_shape(parameters), overload)
    return {name: sorted(overloads.values(), key=lambda o: o.width) for name, overloads in found.items()}


def _shape(parameters: str) -> str:
    return parameters.replace(" = ...", "")


def _options(schema: FunctionSchema) -> tuple[Argument, ...]:
    group = tuple(a for a in schema.keyword_only if a.name in _OPTIONS)
    return group if tuple(a.name for a in group) == _OPTIONS else ()


def _parameters(schema: FunctionSchema, method: bool, gathered: bool) -> str:
    texts = ["self"] if method else []
    positional = [a for a in schema.positional if not (method and a.name == "self")]
    # torch lets a required argument follow one with a default, Python doesn't: such a default is left out.
    last = max((i for i, a in enumerate(positional) if a.default is None), default=-1)
    texts += [_parameter(a, a.default is not None and i > last) for i, a in enumerate(positional)]
    options = _options(schema) if gathered else ()
    keywords = [_parameter(a, a.default is not None) for a in schema.keyword_only if a not in options]
    if options:
        optional = " = ..." if all(a.default is not None for a in options) else ""
        keywords.append(f"options: TensorOptions{optional}")
    return ", ".join([*texts, "*", *keywords] if keywords else texts)


def _parameter(argument: Argument, optional: bool) -> str:
    name = f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name
    return f"{name}: {accepted(argument.type)}{' = ...' if optional else ''}"


def _returns(returns: Sequence[Return]) -> str:
    types = [given(r.type) for r in returns]
    return types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]" if types else "None"


# -- stubs


def _definitions(overloads: dict[str, list[Overload]], indent: str) -> Iterator[str]:
    for name, signatures in overloads.items():
        if name.startswith("__") or keyword.iskeyword(name):
            continue
        for overload in signatures:
            if len(signatures) > 1:
                yield f"{indent}@overload"
            yield f"{indent}def {name}({overload.parameters}) -> {overload.returns}:"
            yield f'{indent}    """`{overload.schema}`"""'.replace("\\", "\\\\")


def _tensor_stub(operators: Sequence[Operator]) -> str:
    head = (_ROOT / "vocabulary" / "tensor_head.pyi").read_text("utf-8")
    own = {line.partition("def ")[2].partition("(")[0] for line in _ACCESSORS.splitlines()}
    methods = {name: o for name, o in _overloads(operators, method=True).items() if name not in own}
    return head + _ACCESSORS + "".join(f"{line}\n" for line in _definitions(methods, "    "))


def _function_stub(operators: Sequence[Operator]) -> str:
    head = (
        '"""Functions of torch, for formulas and bodies: `at.where(mask, a, b)`.  Written by `opdsl vocabulary`."""\n\n'
        "from collections.abc import Sequence\nfrom typing import overload\n\n"
        "from opdsl.lang.tensor import Tensor, TensorOptions\n"
        "from opdsl.lang.types import (\n"
        "    Device,\n    Generator,\n    Layout,\n    MemoryFormat,\n    QScheme,\n    Scalar,\n    ScalarType,\n"
        "    SymBool,\n    SymInt,\n)\n\n"
    )
    return head + "".join(f"{line}\n" for line in _definitions(_overloads(operators, method=False), ""))
