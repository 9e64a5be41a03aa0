"""Compiled bindings: a CPython function for each name, its argument parser partially evaluated over the schema.

    bindings/activations.cpp      functions for the operators of operators/activations.py
    bindings/opdsl_module.cpp     the module, the classes of results with names

    namespace bind_softcap {
    opdsl::python::Function function("opkit.softcap");
    opdsl::python::Signature signature_0({"input", "cap", "out"}, 2);
    PyObject* call(PyObject*, PyObject* const* arguments, Py_ssize_t count, PyObject* names) {
      if (opdsl::python::plain()) {
        {  // operators/activations.py::softcap
          PyObject* given[3] = {};
          opdsl::python::Held input;
          double cap{};
          if (signature_0.gather(arguments, count, names, given) && take(given[0], input) && take(given[1], cap)) {
            if (absent(given[2])) {
              return run([&]() -> decltype(auto) { return opkit::ops::softcap::call(*input, cap); });
            }
            ...
          }
        }
      }
      return function.slow(arguments, count, names);
    }
    }

An overload is tried after the other, in the order of declaration: the first whose parameters take what's given, by the
exact types that most calls have.  All else goes to the function in Python, which knows all that torch takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from opdsl.cpp.names import Locals
from opdsl.cpp.signatures import default_expression
from opdsl.cpp.text import Include, Writer
from opdsl.model.function import Library, NativeFunction
from opdsl.model.schema import Argument
from opdsl.model.types import TENSOR, Base, BaseType, ListType, OptionalType, Type, with_alias
from opdsl.model.unit import Unit
from opdsl.python.signatures import Overload, PythonFunction, python_functions
from opdsl.targets.extension import headers

_VALUES = {
    Base.int: "int64_t",
    Base.SymInt: "c10::SymInt",
    Base.float: "double",
    Base.bool: "bool",
    Base.Scalar: "at::Scalar",
    Base.str: "std::string_view",
    Base.ScalarType: "at::ScalarType",
    Base.Layout: "at::Layout",
    Base.MemoryFormat: "at::MemoryFormat",
    Base.Device: "at::Device",
}
_ELEMENTS = {Base.int: "int64_t", Base.SymInt: "c10::SymInt", Base.float: "double", Base.Tensor: "at::Tensor"}


_WRAPPED = frozenset([ListType(TENSOR), TENSOR, *(BaseType(b) for b in (Base.int, Base.float, Base.bool))])
"""Types of results that become Python objects here.  Numbers that may be symbolic are Python's business."""


@dataclass(frozen=True, slots=True)
class _Held:
    """How an argument is held between Python and the call: the local's type, and how it's passed on."""

    type: str
    passed: str
    size: int | None = None


def _held(type: Type, name: str) -> _Held | None:
    """None for a type that only Python parses."""
    match type:
        case BaseType(Base.Tensor):
            return _Held("opdsl::python::Held", f"*{name}")
        case BaseType(base) if base in _VALUES:
            return _Held(_VALUES[base], name)
        case ListType(BaseType(base), size) if base in _ELEMENTS:
            return _Held(f"std::vector<{_ELEMENTS[base]}>", name, size)
        case OptionalType(BaseType(Base.Tensor)):
            return _Held("opdsl::python::MaybeHeld", f"*{name}")
        case OptionalType(BaseType(base)) if base in _VALUES:
            return _Held(f"std::optional<{_VALUES[base]}>", name)
        case OptionalType(ListType(BaseType(base), size)) if base in _ELEMENTS:
            return _Held(f"std::optional<std::vector<{_ELEMENTS[base]}>>", f"opdsl::python::array({name})", size)
        case _:
            return None


def units(library: Library) -> list[Unit]:
    functions = python_functions(library)
    shards: dict[str, list[PythonFunction]] = {}
    for function in functions:
        shards.setdefault(function.overloads[0].function.span.path, []).append(function)
    made = [_source(library, path, own) for path, own in shards.items()]
    return [*made, _module(library, functions)]


def _stem(path: str) -> str:
    return "_".join(PurePosixPath(path).with_suffix("").parts[1:]) or PurePosixPath(path).stem


def _source(library: Library, path: str, functions: list[PythonFunction]) -> Unit:
    out = Writer()
    out.include(Include("opdsl/python.h"))
    with out.namespace(f"{library.namespace}::bindings"):
        out.lines(["using opdsl::python::absent;", "using opdsl::python::run;", "using opdsl::python::take;"])
        out.lines(["using opdsl::python::take_or_default;", "using opdsl::python::take_sized;"])
        out.line("using opdsl::python::take_sized_or_default;")
        out.blank()
        with out.namespace():
            for function in functions:
                with out.piece(function.operator, "binding"):
                    _function(out, library, function)
                out.blank()
            for module in sorted({function.module for function in functions}):
                _methods(out, library, module, [f for f in functions if f.module == module])
    return out.unit(f"generated/bindings/{_stem(path)}.cpp", headers.header(path))


def _function(out: Writer, library: Library, function: PythonFunction) -> None:
    full = ".".join(filter(None, [library.namespace, function.module, function.name]))
    fast = [(i, o) for i, o in enumerate(function.overloads) if _is_fast(o)]
    with out.namespace(_c_name(function)):
        out.line(f'opdsl::python::Function function("{full}");')
        for i, overload in fast:
            names = [p.name for p in overload.parameters] + (["out"] if overload.out is not None else [])
            positional = sum(not p.keyword_only for p in overload.parameters)
            listed = ", ".join(f'"{n}"' for n in names)
            out.line(f"opdsl::python::Signature signature_{i}({{{listed}}}, {positional});")
        with out.block("PyObject* call(PyObject*, PyObject* const* arguments, Py_ssize_t count, PyObject* names)"):
            if fast:
                with out.block("if (opdsl::python::plain())"):
                    for i, overload in fast:
                        with out.block():
                            out.line(f"// {overload.function.origin}")
                            _overload(out, library, f"signature_{i}", overload)
            out.line("return function.slow(arguments, count, names);")


def _c_name(function: PythonFunction) -> str:
    """A namespace for each function: what's in it can't meet the name of another."""
    return "_".join(["bind", *filter(None, [function.module]), function.name])


def _is_fast(overload: Overload) -> bool:
    """Whether its arguments and results are of types that go in and out here; deprecated signatures warn, in Python."""
    types = [with_alias(p.argument.type, None) for p in overload.parameters]
    results = [with_alias(r.type, None) for r in overload.returns]
    parsed = all(_held(type, "") is not None for type in types) and all(type in _WRAPPED for type in results)
    return overload.deprecated is None and parsed


def _overload(out: Writer, library: Library, signature: str, overload: Overload) -> None:
    taken = ["arguments", "count", "names", "given", "function", "call", signature]
    local = Locals([*taken, *([f"{overload.result_class}_result"] if overload.result_class else [])])
    count = len(overload.parameters) + (overload.out is not None)
    out.line(f"PyObject* given[{max(count, 1)}] = {{}};")
    passed: dict[str, str] = {}
    tests = [f"{signature}.gather(arguments, count, names, given)"]
    for i, parameter in enumerate(overload.parameters):
        name = local(parameter.name)
        held = _held(with_alias(parameter.argument.type, None), name)
        assert held is not None
        out.line(f"{held.type} {name}{_initial(parameter.argument, held)};")
        taker = "take" if held.size is None else "take_sized"
        suffix = "" if parameter.argument.default is None else "_or_default"
        sized = "" if held.size is None else f", {held.size}"
        tests.append(f"{taker}{suffix}(given[{i}], {name}{sized})")
        passed[parameter.argument.name] = held.passed
    with out.block(f"if ({' && '.join(tests)})"):
        if overload.out is None:
            out.line(_call(out, library, overload, overload.function, passed))
            return
        with out.block(f"if (absent(given[{count - 1}]))"):
            out.line(_call(out, library, overload, overload.function, passed))
        outs = overload.out.schema.out_arguments
        if len(outs) == 1 and isinstance(outs[0].type, BaseType):
            name = local("out")
            out.line(f"opdsl::python::Held {name};")
            with out.block(f"if (take(given[{count - 1}], {name}))"):
                written = {**passed, outs[0].name: f"const_cast<at::Tensor&>(*{name})"}
                out.line(_call(out, library, overload, overload.out, written))


def _initial(argument: Argument, held: _Held) -> str:
    """What a local is before it's taken: the default, if there's one."""
    type, text = with_alias(argument.type, None), argument.default
    if text is None or text == "None":
        return " = at::kCPU" if held.type == "at::Device" else "" if "Held" in held.type else "{}"
    if held.size is not None and not text.startswith("["):
        element = default_expression(type.elem if isinstance(type, ListType) else type, text)
        return f" = {held.type}({held.size}, {element})"
    value = default_expression(type, text)
    return f" = {value}" if not value.startswith("{") else value


def _call(out: Writer, library: Library, overload: Overload, function: NativeFunction, passed: dict[str, str]) -> str:
    out.include(Include(headers.path(library, "ops", library.family_of[function.name])))
    arguments = ", ".join(_written(argument, passed[argument.name]) for argument in function.schema.arguments)
    call = f"{library.namespace}::ops::{function.name.identifier}::call({arguments})"
    result = f", {overload.result_class}_result.type()" if overload.result_class else ""
    if overload.result_class:
        out.include(Include(f"{library.namespace}/results.h"))
    return f"return run([&]() -> decltype(auto) {{ return {call}; }}{result});"


def _written(argument: Argument, passed: str) -> str:
    """A tensor that's written is passed as such."""
    if argument.is_write and passed.startswith("*") and isinstance(argument.type, BaseType):
        return f"const_cast<at::Tensor&>({passed})"
    return passed


def _methods(out: Writer, library: Library, module: str, functions: list[PythonFunction]) -> None:
    table = f"{module or 'package'}_methods"
    with out.block(f"PyMethodDef {table}[] =", ";"):
        for function in functions:
            code = f"reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>({_c_name(function)}::call))"
            doc = _c_string(_text_signature(function) + function.help)
            out.line(f'{{"{function.name}", {code}, METH_FASTCALL | METH_KEYWORDS,')
            with out.indented():
                out.line(f"{doc}}},")
        out.line("{nullptr, nullptr, 0, nullptr},")
    home = f"{library.namespace}.{module}" if module else library.namespace
    out.line(f'const opdsl::python::Methods {table}_added("{home}", {table});')
    out.blank()


def _text_signature(function: PythonFunction) -> str:
    """What `inspect.signature` reads at the head of the documentation."""
    if len(function.overloads) != 1:
        return f"{function.name}(*args, **kwargs)\n--\n\n"
    (overload,) = function.overloads
    bare = [p.name if p.default is None else f"{p.name}={_shown(p.default)}" for p in overload.parameters]
    positional = [t for t, p in zip(bare, overload.parameters, strict=True) if not p.keyword_only]
    keywords = [t for t, p in zip(bare, overload.parameters, strict=True) if p.keyword_only]
    if overload.out is not None:
        keywords.append("out=None")
    listed = [*positional, *(["*", *keywords] if keywords else [])]
    return f"{function.name}({', '.join(listed)})\n--\n\n"


def _shown(default: str) -> str:
    """A default as `inspect` takes it at this place: constants only, so that a dtype is there, and not shown."""
    return "..." if default.startswith("torch.") else default


def _c_string(text: str) -> str:
    """Text as string literals of C++, one a line."""
    lines = text.split("\n")
    escaped = [line.replace("\\", "\\\\").replace('"', '\\"') for line in lines]
    return "\n".join(f'"{line}\\n"' for line in escaped[:-1]) + ("\n" if len(lines) > 1 else "") + f'"{escaped[-1]}"'


# -- the module


def _results(library: Library, functions: tuple[PythonFunction, ...]) -> Iterator[tuple[str, Overload]]:
    seen = set[str]()
    for overload in (o for f in functions for o in f.overloads):
        if overload.result_class and overload.result_class not in seen:
            seen.add(overload.result_class)
            yield overload.result_class, overload


def _module(library: Library, functions: tuple[PythonFunction, ...]) -> Unit:
    name = library.namespace
    out = Writer()
    out.include(Include("opdsl/python_module.h"))
    results = list(_results(library, functions))
    if results:
        out.include(Include(f"{name}/results.h"))
    with out.namespace(f"{name}::bindings"):
        for result, _ in results:
            out.line(f'opdsl::python::ResultClass {result}_result("{result}");')
    out.blank()
    with out.block("PyMODINIT_FUNC PyInit__bindings()"):
        out.line(f'static PyModuleDef definition = {{PyModuleDef_HEAD_INIT, "{name}._bindings"}};')
        out.line("return opdsl::python::make_module(&definition);")
    return out.unit("generated/bindings/opdsl_module.cpp", headers.header(library.span.path))


def result_header(library: Library) -> list[Unit]:
    """`include/<namespace>/results.h`: the classes of results with names, if there are some."""
    out = Writer()
    out.include(Include("opdsl/python_module.h"))
    results = list(_results(library, python_functions(library)))
    with out.namespace(f"{library.namespace}::bindings"):
        for result, overload in results:
            out.line(f"extern opdsl::python::ResultClass {result}_result;  // {overload.function.origin}")
    head = [*headers.header(library.span.path), "#pragma once"]
    return [out.unit(f"generated/include/{library.namespace}/results.h", head)] if results else []
