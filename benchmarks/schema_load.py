"""Schemas as text that is parsed, as code that constructs them, and as constants that are walked: which is cheapest?

    python benchmarks/schema_load.py [--compiled 100] [--loaded 500] [--runs 15]

The same operators of the field (tests/data/schemas.tsv) three times, each a shared object that hands its schemas to
the program that loads it:

    parsed       take("roi_align(Tensor input, ...) -> Tensor");                torch::jit::parseSchema at load
    constructed  take(c10::FunctionSchema("bench::roi_align", "", {c10::Argument("input", ...), ...}, {...}));
    constants    take(opdsl::Schema{"roi_align", "", roi_align_arguments, ...});  the tables that opdsl generates

Compiling is CPU seconds of g++ -O2 and bytes of the stripped object, for `--compiled` operators, headers alone taken
off.  Loading is `dlopen` (relocations of the tables included) and the making of all schemas, for `--loaded` operators,
each run in a process of its own and by turns; medians.  All three must make schemas that print the same.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from compile_cost import NAME, compiled, operators, stripped_size  # noqa: E402
from declarations import lettered  # noqa: E402

from opdsl.cpp.text import Writer  # noqa: E402
from opdsl.engine.compile import LIBRARIES, toolchain  # noqa: E402
from opdsl.model.defaults import (  # noqa: E402
    BoolDefault,
    FloatDefault,
    IntDefault,
    NoneDefault,
    StrDefault,
    parse_default,
)
from opdsl.model.function import NativeFunction  # noqa: E402
from opdsl.model.schema import Argument, Return  # noqa: E402
from opdsl.model.types import (  # noqa: E402
    Base,
    BaseType,
    ListType,
    OptionalType,
    Type,
    alias_of,
    innermost,
)
from opdsl.runtime import ROOT as RUNTIME  # noqa: E402
from opdsl.targets.extension.schemas import schema_constants, text_of  # noqa: E402

LOADER = """\
#include <ATen/core/dispatch/Dispatcher.h>
#include <opdsl/schema.cpp>
#include <torch/csrc/jit/frontend/function_schema_parser.h>

#include <dlfcn.h>

#include <chrono>
#include <cstdio>

static std::vector<c10::FunctionSchema> made;
__attribute__((visibility("default"))) void take(const char* text) {
  made.push_back(torch::jit::parseSchema(std::string("bench::") + text));
}
__attribute__((visibility("default"))) void take(c10::FunctionSchema schema) {
  made.push_back(std::move(schema));
}
__attribute__((visibility("default"))) void take_constants(const void* schema) {
  made.push_back(opdsl::build_schema("bench", *static_cast<const opdsl::Schema*>(schema)));
}

int main(int, char** arguments) {
  c10::Dispatcher::singleton();
  made.reserve(4096);
  const auto now = [] { return std::chrono::steady_clock::now(); };
  const auto start = now();
  void* library = dlopen(arguments[1], RTLD_NOW);
  if (library == nullptr) {
    std::puts(dlerror());
    return 1;
  }
  const auto opened = now();
  reinterpret_cast<void (*)()>(dlsym(library, "schemas"))();
  const auto finished = now();
  const auto microseconds = [](auto duration) { return std::chrono::duration<double, std::micro>(duration).count(); };
  std::printf("%f %f\\n", microseconds(opened - start), microseconds(finished - opened));
  for (const auto& schema : made) {
    std::puts(c10::toString(schema).c_str());
  }
  std::fflush(stdout);
  _exit(0);
}
"""
HELPERS = """\
#include <ATen/core/function_schema.h>
#include <ATen/core/jit_type.h>

void take(c10::FunctionSchema schema);

static c10::AliasInfo set(const char* name, bool write, int lists) {
  c10::AliasInfo info;
  info.setIsWrite(write);
  info.addBeforeSet(c10::Symbol::fromQualString(name));
  info.addAfterSet(c10::Symbol::fromQualString(name));
  for (; lists > 0; --lists) {
    c10::AliasInfo list;
    list.setIsWrite(write);
    list.addContainedType(std::move(info));
    info = std::move(list);
  }
  return info;
}
"""
EXPORTED = 'extern "C" __attribute__((visibility("default"))) void schemas()'


def parsed(functions: list[NativeFunction]) -> str:
    out = Writer()
    out.line("void take(const char* schema);")
    with out.block(EXPORTED):
        out.lines(f"take({text_of(function.schema)});" for function in functions)
    return out.text


def constants(functions: list[NativeFunction]) -> str:
    out = Writer()
    out.lines(["#include <opdsl/schema.h>", "", "void take_constants(const void* schema);"])
    out.line("static void take(const opdsl::Schema& schema) { take_constants(&schema); }")
    made = [schema_constants(out, function) for function in functions]
    with out.block(EXPORTED):
        out.lines(f"take({constant});" for constant in made)
    return out.text


def constructed(functions: list[NativeFunction]) -> str:
    """Each schema in a function of its own: all in one would take the compiler many times as long."""
    out = Writer()
    out.lines(HELPERS.split("\n"))
    for function in functions:
        schema = function.schema
        arguments = ", ".join(_argument(a, a in schema.keyword_only) for a in schema.arguments)
        returns = ", ".join(_argument(r, False) for r in schema.returns)
        with out.block(f"static void {schema.name.base}_schema()"):
            out.line(f'take(c10::FunctionSchema("{NAME}::{schema.name.base}", "", {{{arguments}}}, {{{returns}}}));')
    with out.block(EXPORTED):
        out.lines(f"{function.schema.name.base}_schema();" for function in functions)
    return out.text


def _argument(item: Argument | Return, keyword_only: bool) -> str:
    size = item.type.size if isinstance(item.type, ListType) else None
    default = item.default if isinstance(item, Argument) else None
    value = "std::nullopt" if default is None else _value(item.type, default)
    alias = alias_of(item.type)
    if alias is None:
        named = "std::nullopt"
    else:
        write = "true" if alias.write else "false"
        named = f'set("alias::{alias.before[0]}", {write}, {str(item.type).count("[")})'
    types = f"{_type(item.type, real=False)}, {_type(item.type, real=True)}"
    length = "std::nullopt" if size is None else str(size)
    return f'c10::Argument("{item.name}", {types}, {length}, {value}, {str(keyword_only).lower()}, {named})'


_CLASSES = {
    Base.Tensor: "Tensor",
    Base.Scalar: "Number",
    Base.str: "String",
    Base.int: "Int",
    Base.float: "Float",
    Base.bool: "Bool",
    Base.Device: "DeviceObj",
}
_ENUMS = {Base.SymInt: "SymInt", Base.ScalarType: "ScalarType", Base.Layout: "Layout"}


def _type(type: Type, *, real: bool) -> str:
    match type:
        case OptionalType(elem):
            return f"c10::OptionalType::get({_type(elem, real=real)})"
        case ListType(elem):
            return f"c10::TypePtr(c10::ListType::create({_type(elem, real=real)}))"
        case BaseType(base) if base in _ENUMS:
            return f"c10::TypePtr(c10::{_ENUMS[base] if real else 'Int'}Type::get())"
        case BaseType(base):
            return f"c10::TypePtr(c10::{_CLASSES[base]}Type::get())"
    raise ValueError(type)


def _value(type: Type, text: str) -> str:
    base = innermost(type)
    match parse_default(text):
        case NoneDefault():
            return "c10::IValue()"
        case BoolDefault(value):
            return f"c10::IValue({str(value).lower()})"
        case IntDefault(value) if isinstance(base, BaseType) and base.base is Base.float:
            return f"c10::IValue({float(value)!r})"
        case IntDefault(value, hexadecimal=False):  # PyTorch's parser reads 0x10 as 0
            return f"c10::IValue(int64_t({value}))"
        case FloatDefault(value):
            return f"c10::IValue({value!r})"
        case StrDefault(value) if value.isidentifier():
            return f'c10::IValue("{value}")'
    raise ValueError(text)


def _plain(function: NativeFunction) -> bool:
    """Whether all three ways can have it: no alias set but `(a!)`, no default that's a list or a word."""
    items: list[Argument | Return] = [*function.schema.arguments, *function.schema.returns]
    if schema_constants(Writer(), function).startswith('"'):
        return False
    try:
        for item in items:
            _argument(item, False)
    except (ValueError, KeyError, IndexError):
        return False
    return all(alias is None or (len(alias.before) == 1 and not alias.after) for alias in (i.alias for i in items))


WAYS: dict[str, tuple[Callable[[list[NativeFunction]], str], str]] = {
    "parsed": (parsed, ""),
    "constructed": (constructed, HELPERS),
    "constants": (constants, "#include <opdsl/schema.h>\n"),
}


def chosen(number: int) -> list[NativeFunction]:
    field = (replace(f, schema=lettered(f.schema)) for f in operators(number + number // 10))
    found = [function for function in field if _plain(function)]
    assert number <= len(found), f"only {len(found)} schemas can be had in all three ways"
    return found[:number]


def compile_way(name: str, text: str, folder: Path) -> tuple[float, int]:
    """CPU seconds, and bytes of the stripped object."""
    source = folder / f"{name}.cpp"
    source.write_text(text, "utf-8")
    includes = [f"-I{RUNTIME}", *(f"-isystem{path}" for path in toolchain().torch_includes)]
    return compiled(source, ["-O2"], includes), stripped_size(source.with_suffix(".o"))


def loader(folder: Path) -> Path:
    compile_way("loader", LOADER, folder)
    library = toolchain().torch / "lib"
    program = folder / "loader"
    link = [f"-L{library}", f"-Wl,-rpath,{library}", *LIBRARIES, "-rdynamic", "-o", str(program)]
    subprocess.run([*toolchain().compiler, str(folder / "loader.o"), *link], check=True)
    return program


def loaded(program: Path, library: Path) -> tuple[float, float, str]:
    """Milliseconds of `dlopen` and of making the schemas, and what they print."""
    out = subprocess.run([str(program), str(library)], check=True, capture_output=True, text=True).stdout
    figures, _, printed = out.partition("\n")
    opened, made = (float(figure) / 1000 for figure in figures.split())
    return opened, made, printed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", type=int, default=100)
    parser.add_argument("--loaded", type=int, default=500)
    parser.add_argument("--runs", type=int, default=15)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        few, many = chosen(arguments.compiled), chosen(arguments.loaded)
        program = loader(folder)
        costs: dict[str, tuple[float, float, int]] = {}
        for name, (write, head) in WAYS.items():
            headers, _ = compile_way(f"{name}_headers", head, folder)
            seconds, size = compile_way(f"{name}_few", write(few), folder)
            costs[name] = (headers, seconds - headers, size)
            compile_way(name, write(many), folder)
            objects = [str(folder / f"{name}.o"), "-o", str(folder / f"{name}.so")]
            subprocess.run([*toolchain().compiler, "-shared", *objects], check=True)
        runs = [{name: loaded(program, folder / f"{name}.so") for name in WAYS} for _ in range(arguments.runs)]
    assert len({printed for _, _, printed in runs[0].values()}) == 1, "the three ways make different schemas"
    print(
        f"| {len(few)} compiled, {len(many)} loaded | headers s | operators s | KB | dlopen ms | schemas ms | load ms |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, (headers, seconds, size) in costs.items():
        opened = statistics.median(run[name][0] for run in runs)
        made = statistics.median(run[name][1] for run in runs)
        total = statistics.median(run[name][0] + run[name][1] for run in runs)
        cells = [name, f"{headers:.2f}", f"{seconds:.2f}", f"{size / 1024:.0f}"]
        cells += [f"{opened:.2f}", f"{made:.2f}", f"{total:.2f}"]
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
