"""What generated code costs to compile, against hand-written `TORCH_LIBRARY` code for the same operators.

    python benchmarks/compile_cost.py [--sizes 1,10,100,500] [--flags "-O2"]

The operators are real schemas of libraries in the field (tests/data/schemas.tsv), with a kernel for CPU and a shape
function for Meta each.  The kernels themselves are not compiled, so that what's left is what it takes to register and
call them.  Hand-written code comes in steps:

    schemas     m.def of a schema, m.impl with TORCH_FN for CPU
    + Meta      the same for Meta
    + versions  a kernel at ADInplaceOrView for each operator that writes: without it gradients are wrong
    + calls     a C++ function for each operator that calls it through a typed handle

What opdsl makes has all of these, and functionalization.  Each step and ours are compiled by turns in one run; figures
are CPU seconds of g++ (user and system), and bytes of the stripped library without the kernels.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from opdsl.cpp.names import identifier  # noqa: E402
from opdsl.cpp.signatures import dispatcher_signature  # noqa: E402
from opdsl.cpp.types import VOID, NoCppType  # noqa: E402
from opdsl.engine.compile import toolchain  # noqa: E402
from opdsl.lang import DispatchKey  # noqa: E402
from opdsl.model.families import gather  # noqa: E402
from opdsl.model.function import Kernel, Library, NativeFunction  # noqa: E402
from opdsl.model.parse import SchemaSyntaxError, parse_schema  # noqa: E402
from opdsl.model.schema import OperatorName  # noqa: E402
from opdsl.model.types import is_tensor_like  # noqa: E402
from opdsl.source import Span  # noqa: E402
from opdsl.targets import extension  # noqa: E402

NAME = "bench"
STEPS = ("schemas", "+ Meta", "+ versions", "+ calls")


def operators(count: int) -> list[NativeFunction]:
    """`count` operators, spread over the field; those of one name as the one of them."""
    found: dict[str, NativeFunction] = {}
    for row in (ROOT / "tests" / "data" / "schemas.tsv").read_text("utf-8").splitlines():
        try:
            schema = parse_schema(row.split("\t")[3])
            name = OperatorName(schema.name.base, namespace=NAME)
            schema = replace(schema, name=name, span=Span("operators/bench.py", 1, 1, 1, 1))
            dispatch = ((DispatchKey.CPU, Kernel("")), (DispatchKey.Meta, Kernel("")))
            function = NativeFunction(schema, dispatch=dispatch, span=schema.span)
            dispatcher_signature(function)
        except (SchemaSyntaxError, NoCppType):
            continue
        # Without a tensor there's nothing to dispatch on; a class would have to be defined somewhere; and of results
        # that were written, torch's own templates carry few: the first argument, alone.
        dispatches = any(is_tensor_like(a.type) for a in schema.arguments) and "__torch__" not in str(schema)
        written = [r for r in schema.returns if r.is_write]
        if dispatches and (not written or (len(schema.returns) == 1 and schema.positional[0].type == written[0].type)):
            found.setdefault(schema.name.base, function)
    chosen = list(found.values())
    assert count <= len(chosen), f"the corpus has {len(chosen)} operators"
    return [chosen[i * len(chosen) // count] for i in range(count)]


def ours(functions: list[NativeFunction], folder: Path) -> list[Path]:
    """Writes what opdsl generates; gives its sources."""
    library = Library(NAME, gather(functions), span=Span("operators/__init__.py", 1, 1, 1, 1))
    for unit in extension.units(library):
        path = folder / unit.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text, "utf-8")
    return sorted((folder / "generated" / "src").glob("*.cpp"))


def by_hand(functions: list[NativeFunction], step: int, folder: Path) -> Path:
    """Writes hand-written code up to a step."""
    path = folder / f"hand_{step}.cpp"
    path.write_text("".join(f"{line}\n" for line in _lines(functions, step)), "utf-8")
    return path


def _lines(functions: list[NativeFunction], step: int) -> Iterator[str]:
    yield "#include <torch/library.h>\n#include <ATen/core/Tensor.h>\n#include <ATen/core/LegacyTypeDispatch.h>"
    for function in functions:
        for key in ("cpu", "meta")[: 1 if step == 0 else 2]:
            signature = dispatcher_signature(function, symint=key == "meta")
            yield f"{signature.declaration(f'{function.name.base}_{key}')};"
    if step >= 2:
        for function in functions:
            if function.schema.mutable_arguments:
                yield from _version_kernel(function)
    if step >= 3:
        for function in functions:
            yield from _call(function)
    yield f"TORCH_LIBRARY({NAME}, m) {{"
    for function in functions:
        schema = str(function.schema).removeprefix(f"{NAME}::").replace("\\", "\\\\").replace('"', '\\"')
        yield f'  m.def("{schema}");'
    yield "}"
    keys = ["CPU", *(["Meta"] if step >= 1 else []), *(["ADInplaceOrView"] if step >= 2 else [])]
    for key in keys:
        yield f"TORCH_LIBRARY_IMPL({NAME}, {key}, m) {{"
        for function in functions:
            base = function.name.base
            if key != "ADInplaceOrView" or function.schema.mutable_arguments:
                suffix = "versions" if key == "ADInplaceOrView" else key.lower()
                yield f'  m.impl("{base}", TORCH_FN({base}_{suffix}));'
        yield "}"


def _handle(function: NativeFunction) -> str:
    signature = dispatcher_signature(function)
    find = f'c10::Dispatcher::singleton().findSchemaOrThrow("{NAME}::{function.name.base}", "")'
    return f"static auto op = {find}.typed<{signature.type}>();"


def _version_kernel(function: NativeFunction) -> Iterator[str]:
    signature = dispatcher_signature(function)
    names = ", ".join(a.name for a in signature.arguments)
    yield f"{signature.declaration(f'{function.name.base}_versions', first=['c10::DispatchKeySet keys'])} {{"
    yield f"  {_handle(function)}"
    yield "  at::AutoDispatchBelowADInplaceOrView guard;"
    result = "" if signature.returns == VOID else "auto&& result = "
    yield f"  {result}op.redispatch(keys & c10::after_ADInplaceOrView_keyset, {names});"
    for argument in function.schema.mutable_arguments:
        name = identifier(argument.name)
        if str(argument.type).startswith("Tensor") and not str(argument.type).endswith(("]", "?")):
            yield f"  {name}.unsafeGetTensorImpl()->bump_version();"
    yield "}" if not result else "  return result;\n}"


def _call(function: NativeFunction) -> Iterator[str]:
    signature = dispatcher_signature(function)
    yield f"{signature.declaration(f'{function.name.base}_call')} {{"
    yield f"  {_handle(function)}"
    yield f"  return op.call({', '.join(a.name for a in signature.arguments)});"
    yield "}"


def compiled(source: Path, flags: list[str], includes: list[str]) -> float:
    """CPU seconds to compile a source to an object beside it."""
    command = [*toolchain().compiler, "-std=c++20", "-fPIC", *flags, *includes, "-c", str(source)]
    before = os.times()
    subprocess.run([*command, "-o", str(source.with_suffix(".o"))], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def size_of(sources: list[Path]) -> int:
    """Kilobytes of a stripped library of the objects, the kernels left undefined."""
    library = sources[0].with_name("measured.so")
    objects = [str(source.with_suffix(".o")) for source in sources]
    subprocess.run([*toolchain().compiler, "-shared", "-o", str(library), *objects], check=True)
    return stripped_size(library) // 1024


def stripped_size(binary: Path) -> int:
    """Bytes of an object or a library without what a linker or loader can do without."""
    stripped = binary.with_suffix(".stripped")
    subprocess.run(["strip", "--strip-unneeded", "-o", str(stripped), str(binary)], check=True)
    return stripped.stat().st_size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="1,10,100,500")
    parser.add_argument("--flags", default="-O2")
    arguments = parser.parse_args()
    flags = shlex.split(arguments.flags)
    system = [f"-isystem{path}" for path in toolchain().torch_includes]
    columns = ["operators", *STEPS, "opdsl", "of it the runtime", *(f"to {step}" for step in STEPS[1:])]
    columns += [*(f"KB {step}" for step in STEPS[2:]), "KB opdsl"]
    print(f"| {' | '.join(columns)} |\n| {'--- | ' * len(columns)}".rstrip())
    for count in map(int, arguments.sizes.split(",")):
        print(f"| {' | '.join([str(count), *measure(operators(count), flags, system)])} |", flush=True)


def measure(functions: list[NativeFunction], flags: list[str], system: list[str]) -> list[str]:
    """The cells of one row: a hand-written step and a source of ours by turns, while there are both."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        sources = ours(functions, folder)
        own = [f"-I{folder}/generated/include", f"-I{folder}/generated/runtime", *system]
        hand = [by_hand(functions, step, folder) for step in range(len(STEPS))]
        by_step, seconds = [], {}
        for step, source in zip_longest(hand, sources):
            if step is not None:
                by_step.append(compiled(step, flags, system))
            if source is not None:
                seconds[source.stem] = compiled(source, flags, own)
        total = sum(seconds.values())
        cells = [f"{figure:.1f}" for figure in [*by_step, total, seconds["opdsl_runtime"]]]
        cells += [f"{total / other:.2f}" for other in by_step[1:]]
        return [*cells, *(str(size_of([step])) for step in hand[2:]), str(size_of(sources))]


if __name__ == "__main__":
    main()
