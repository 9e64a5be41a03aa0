"""What a function looks like in C++, by each of the conventions by which it's declared, called and implemented.

For `add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`::

    cpp          at::Tensor& add_out(at::Tensor& out, const at::Tensor& self, const at::Tensor& other, ... alpha=1)
    faithful     at::Tensor& add_outf(const at::Tensor& self, const at::Tensor& other, ... alpha, at::Tensor& out)
    dispatcher   at::Tensor& add_out(const at::Tensor& self, const at::Tensor& other, ... alpha, at::Tensor& out)
    native       at::Tensor& add_out_out(...the dispatcher's...)

The C++ convention is what people call: defaults, outputs first, dtype, layout, device and pin_memory as one
`TensorOptions`.  The dispatcher's follows the schema.  The native one is the dispatcher's with ATen's habits.
Each is made by one function of a `NativeFunction`, once, and shared by all that ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar, cast

from opdsl.cpp.names import identifier
from opdsl.cpp.text import Cpp, Include
from opdsl.cpp.types import (
    TENSOR_OPTIONS,
    CppType,
    Optional,
    Rules,
    argument_type,
    includes,
    returns_type,
)
from opdsl.model.defaults import list_items
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, SchemaKind
from opdsl.model.types import Base, BaseType, ListType, OptionalType, Type


@dataclass(frozen=True, slots=True)
class Binding:
    """A parameter: its C++ name and type, and what it stands for.

    `meaning` is the name of the schema's argument, or `options` for the four that `TensorOptions` stands for.
    """

    name: str
    type: CppType
    meaning: str
    default: Cpp | None = None
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", f"{self.type} {self.name}")

    def __str__(self) -> str:
        """`const at::Tensor& self`."""
        return self.text

    @property
    def with_default(self) -> str:
        """`int64_t dim=0`."""
        return self.text if self.default is None else f"{self.text}={self.default}"


@dataclass(frozen=True, slots=True)
class Signature:
    """A C++ function's name, parameters and result.

    `parameters` is `const at::Tensor& self, int64_t dim`, with defaults `const at::Tensor& self, int64_t dim=0`.
    """

    name: str
    arguments: tuple[Binding, ...]
    returns: CppType
    parameters: Cpp = field(init=False, repr=False, compare=False)
    parameters_with_defaults: Cpp = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", ", ".join([a.text for a in self.arguments]))
        object.__setattr__(self, "parameters_with_defaults", ", ".join([a.with_default for a in self.arguments]))

    @property
    def names(self) -> Cpp:
        """`self, dim`: what passes the parameters on."""
        return Cpp(", ".join([a.name for a in self.arguments]))

    def declaration(self, name: str | None = None, *, defaults: bool = False, first: Sequence[str] = ()) -> Cpp:
        """`at::Tensor f(const at::Tensor& self)`; `first` are parameters that come before."""
        own = self.parameters_with_defaults if defaults else self.parameters
        parameters = ", ".join([*first, own] if own else first)
        return Cpp(f"{self.returns} {self.name if name is None else name}({parameters})")

    @property
    def type(self) -> Cpp:
        """`at::Tensor (const at::Tensor&)`."""
        return Cpp(f"{self.returns} ({', '.join(str(a.type) for a in self.arguments)})")

    @property
    def pointer_type(self) -> Cpp:
        """`at::Tensor (*)(const at::Tensor&)`."""
        return Cpp(f"{self.returns} (*)({', '.join(str(a.type) for a in self.arguments)})")

    @property
    def includes(self) -> frozenset[Include]:
        return includes(self.returns, *(a.type for a in self.arguments))


# -- each signature is made once

_F = TypeVar("_F", bound=Callable[..., "Signature"])


def _once(make: _F) -> _F:
    """`make`, with what it made kept: many pieces of many units ask for the same few signatures."""
    return cast(_F, lru_cache(maxsize=50_000)(make))


# -- the conventions


def function_rules(f: NativeFunction, *, symint: bool) -> Rules:
    """The dialect that ATen's flags on `f` ask for.

    ATen's structured functions take lists of tensors by a type of their own; libraries' take them as all others do.
    """
    structured = f.structured is not None or f.structured_delegate is not None
    list_refs = structured and f.name.is_aten
    return Rules(symint=symint, const_mutable=f.use_const_ref_for_mutable_tensors, list_refs=list_refs)


def public_name(schema: FunctionSchema, *, faithful: bool = False, symint: bool = False) -> str:
    """The name in the C++ API: `add`, `add_out`, `add_outf`, `add_symint`."""
    out = ("_outf" if faithful else "_out") if schema.kind is SchemaKind.out else ""
    return f"{schema.name.base}{'_symint' if symint else ''}{out}"


def native_name(schema: FunctionSchema) -> str:
    """The name of the kernel by convention: `add_out_Tensor`."""
    out = "_out" if schema.kind is SchemaKind.out else ""
    return f"{schema.name.base}{out}{'_' if schema.name.overload else ''}{schema.name.overload}"


@dataclass(frozen=True, slots=True)
class _Parameters:
    """What the signatures of a function have in common: its result, and each argument without and with its default."""

    returns: CppType
    plain: dict[str, Binding]
    with_default: dict[str, Binding]


@lru_cache(maxsize=50_000)
def _parameters(f: NativeFunction, symint: bool) -> _Parameters:
    rules = function_rules(f, symint=symint)
    plain, with_default = dict[str, Binding](), dict[str, Binding]()
    for argument in f.schema.arguments:
        binding = Binding(identifier(argument.name), argument_type(argument.type, rules), argument.name)
        plain[argument.name] = with_default[argument.name] = binding
        if argument.default is not None:
            value = default_expression(argument.type, argument.default, symint=rules.symint)
            with_default[argument.name] = Binding(binding.name, binding.type, argument.name, value)
    return _Parameters(returns_type(f.schema.returns, rules), plain, with_default)


@_once
def dispatcher_signature(f: NativeFunction, *, symint: bool = True) -> Signature:
    """The unboxed convention: the schema's arguments in its order, no defaults."""
    found = _parameters(f, symint or not f.schema.has_symint)
    return Signature(public_name(f.schema), tuple(found.plain.values()), found.returns)


@_once
def native_signature(f: NativeFunction, *, symint: bool = False) -> Signature:
    """What ATen's kernels look like: the unboxed convention, with defaults unless it's an out variant."""
    found = _parameters(f, symint or not f.schema.has_symint)
    bindings = dict(found.plain if f.kind is SchemaKind.out else found.with_default)
    for option in f.schema.tensor_options:
        bindings[option.name] = _native_option(bindings[option.name], f.kind is not SchemaKind.out)
    return Signature(native_name(f.schema), tuple(bindings.values()), found.returns)


def _native_option(binding: Binding, default: bool) -> Binding:
    optional = binding.type if isinstance(binding.type, Optional) else Optional(binding.type)
    return Binding(binding.name, optional, binding.meaning, Cpp("{}") if default else None)


@_once
def cpp_signature(
    f: NativeFunction, *, method: bool = False, faithful: bool = False, symint: bool = False
) -> Signature:
    """What people call. `faithful`: in the order of the schema, with nothing gathered and no defaults."""
    schema = f.schema
    found = _parameters(f, symint or not schema.has_symint)
    inputs = [a.name for a in schema.inputs if not (method and a.name == "self")]
    outs = [a.name for a in schema.out_arguments]
    if faithful:
        bindings = [found.plain[name] for name in (*inputs, *outs)]
    else:
        options = {a.name: i for i, a in enumerate(schema.tensor_options)}
        bindings = [
            (found.plain if name in f.cpp_no_default_args else found.with_default)[name]
            if name not in options
            else Binding("options", TENSOR_OPTIONS, "options", _options_default(schema.tensor_options))
            for name in (*outs, *inputs)
            if options.get(name, 0) == 0
        ]
    return Signature(public_name(schema, faithful=faithful, symint=symint), tuple(bindings), found.returns)


def _options_default(options: tuple[Argument, ...]) -> Cpp | None:
    if all(a.default == "None" for a in options):
        return Cpp("{}")
    # ATen has three operators like this, all of which default to int64 and leave the rest open.
    return Cpp("at::kLong") if options[0].default == "long" else None


# -- defaults

_DTYPES = {
    "uint8": "Byte",
    "int8": "Char",
    "int16": "Short",
    "int32": "Int",
    "int64": "Long",
    "float16": "Half",
    "float32": "Float",
    "float64": "Double",
    "complex32": "ComplexHalf",
    "complex64": "ComplexFloat",
    "complex128": "ComplexDouble",
    "bool": "Bool",
    "bfloat16": "BFloat16",
    "short": "Short",
    "int": "Int",
    "long": "Long",
    "half": "Half",
    "float": "Float",
    "double": "Double",
    "chalf": "ComplexHalf",
    "cfloat": "ComplexFloat",
    "cdouble": "ComplexDouble",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
    "quint8": "QUInt8",
    "qint8": "QInt8",
    "qint32": "QInt32",
    "quint4x2": "QUInt4x2",
    "quint2x4": "QUInt2x4",
    "float8_e5m2": "Float8_e5m2",
    "float8_e4m3fn": "Float8_e4m3fn",
    "float8_e5m2fnuz": "Float8_e5m2fnuz",
    "float8_e4m3fnuz": "Float8_e4m3fnuz",
    "float8_e8m0fnu": "Float8_e8m0fnu",
    "float4_e2m1fn_x2": "Float4_e2m1fn_x2",
}
"""The dtypes that a schema has words for, by their names in `at::ScalarType`."""

_ENUMS = {Base.ScalarType: "at::ScalarType", Base.Layout: "at::Layout", Base.MemoryFormat: "at::MemoryFormat"}

_WORDS = {
    "True": "true",
    "False": "false",
    "Mean": "at::Reduction::Mean",
    "contiguous_format": "c10::MemoryFormat::Contiguous",
    "strided": "c10::Layout::Strided",
}


def default_expression(type: Type, text: str, *, symint: bool = True) -> Cpp:
    """The default `text` as C++ that initialises a parameter of `type`."""
    match type:
        case OptionalType(BaseType(Base.Tensor)) if text == "None":
            return Cpp("{}")
        case OptionalType() if text == "None":
            return Cpp("::std::nullopt")
        case OptionalType(elem):
            return default_expression(elem, text, symint=symint)
        case ListType(elem) if text.startswith("["):
            return _braced(default_expression(elem, item, symint=symint) for item in list_items(text))
        case ListType(BaseType(Base.bool), size) if size is not None:
            return _braced([default_expression(type.elem, text)] * size)
        case ListType(BaseType(Base.SymInt)) if symint:
            return Cpp(f"c10::SymInt({text})")
        case ListType(elem):
            return default_expression(elem, text, symint=symint)
        case BaseType(base):
            return _base_default(base, text)
        case _:
            return Cpp(text)


def _braced(items: Iterable[Cpp]) -> Cpp:
    return Cpp(f"{{{', '.join(items)}}}")


def _base_default(base: Base, text: str) -> Cpp:
    if text[0] in "\"'":
        string = _double_quoted(text)
        return Cpp(f"at::Device({string})") if base is Base.Device else string
    if base in (Base.complex, Base.Scalar) and text.endswith("j"):
        return Cpp(f"c10::complex<double>(0.0, {text[:-1]})")
    if base in _ENUMS and text.isdigit():
        return Cpp(f"static_cast<{_ENUMS[base]}>({text})")
    if base is Base.ScalarType:
        return Cpp(f"at::k{_DTYPES[text]}")
    return Cpp(_WORDS.get(text, text))


def _double_quoted(text: str) -> Cpp:
    """The string literal `text` in double quotes, whichever it was in."""
    if text[0] == '"':
        return Cpp(text)
    out, escaped = "", False
    for char in text[1:-1]:
        if escaped:
            out += char if char == "'" else f"\\{char}"
        elif char != "\\":
            out += '\\"' if char == '"' else char
        escaped = char == "\\" and not escaped
    return Cpp(f'"{out}"')
