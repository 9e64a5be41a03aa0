"""Compiles a project: the generated sources, the runtime and the author's kernels, to a package that imports.

    build/build.ninja               what ninja runs; written only when it differs
    compile_commands.json           the same for clangd and the like
    build/lib/opkit/lib/libopkit.so below the package's Python files and stubs

libtorch is that of the Python that runs, found without importing torch.  ninja decides what is stale, by the headers
that the compiler lists; `CXX`, `CXXFLAGS`, `LDFLAGS` and a launcher (ccache, distcc) are taken from the environment or
the command line.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from opdsl.engine.config import Config
from opdsl.engine.ninja import run_ninja
from opdsl.engine.once import kept_object
from opdsl.source import Diagnostic, OpdslError, Span

FLAGS = ("-std=c++20", "-O2", "-fPIC", "-ffunction-sections", "-DNDEBUG")
ONCE = ("opdsl_runtime", "opdsl_python")
"""Sources that are the same for all libraries (`targets/extension/runtime.py`)."""
LINK = ("-shared", "-Wl,--gc-sections")
LIBRARIES = ("-ltorch", "-ltorch_cpu", "-lc10")


@dataclass(frozen=True, slots=True)
class Toolchain:
    """What compiles and links, and where libtorch is."""

    compiler: tuple[str, ...]
    flags: tuple[str, ...]
    link_flags: tuple[str, ...]
    launcher: tuple[str, ...]
    torch: Path

    @property
    def torch_includes(self) -> tuple[Path, Path]:
        include = self.torch / "include"
        return include, include / "torch" / "csrc" / "api" / "include"


@dataclass(frozen=True, slots=True)
class Compiled:
    """`folder` is what to put on the path; `explained` what the failures mean that were shown."""

    succeeded: bool
    folder: Path
    explained: tuple[str, ...] = ()


def toolchain(launcher: str | None = None) -> Toolchain:
    """The tools that the environment asks for; raises `OpdslError` if torch or the compiler isn't there."""
    compiler = _words("CXX") or ("g++",)
    if shutil.which(compiler[0]) is None:
        raise _missing("no-compiler", f"there is no `{compiler[0]}`", "install a C++20 compiler, or set CXX")
    launching = _words("CMAKE_CXX_COMPILER_LAUNCHER", launcher)
    if launching and shutil.which(launching[0]) is None:
        raise _missing("no-launcher", f"there is no `{launching[0]}`", "install it, or compile without it")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        hint = "install those of this Python, such as `apt-get install python3-dev`"
        raise _missing("no-python-headers", "this Python has no headers (`Python.h`)", hint)
    spec = find_spec("torch")
    if spec is None or spec.origin is None:
        raise _missing("no-torch", "this Python has no torch", f"{sys.executable} -m pip install torch")
    flags = (*FLAGS, *_words("CXXFLAGS"))
    return Toolchain(compiler, flags, _words("LDFLAGS"), launching, Path(spec.origin).parent)


def _words(variable: str, given: str | None = None) -> tuple[str, ...]:
    """What was given, or else the variable of the environment, split as a shell does it."""
    text = given if given is not None else os.environ.get(variable, "")
    try:
        return tuple(shlex.split(text))
    except ValueError as error:
        name = variable if given is None else "--launcher"
        raise _missing("bad-setting", f"can't split `{text}`: {error}", f"quote {name} as for a shell") from None


def compile_project(
    config: Config, name: str, tools: Toolchain, jobs: int | None = None, verbose: bool = False
) -> Compiled:
    """Compiles what changed of the library `name`, and puts the package together in `build/lib`."""
    build = config.root / "build"
    folder = build / "lib" / name
    folder.mkdir(parents=True, exist_ok=True)
    sources, bindings = _sources(config), _bindings(config)
    text = "".join(f"{line}\n" for line in _ninja(config, name, tools, sources, bindings))
    _write(build / "build.ninja", text)
    _write(config.root / "compile_commands.json", _commands(config, tools, [*sources, *bindings]))
    ran = run_ninja(_ninja_program(), build, jobs, verbose)
    if not ran.succeeded:
        return Compiled(False, folder.parent, tuple(_explain(ran.output, config)))
    _assemble(config, name, folder)
    return Compiled(True, folder.parent)


def _missing(code: str, message: str, hint: str) -> OpdslError:
    return OpdslError([Diagnostic(Span("opdsl compile", 1, 1, 1, 1), code, message, hint)])


def _ninja_program() -> str:
    """The ninja of this Python's environment, or the machine's."""
    own = Path(sys.executable).parent / "ninja"
    found = str(own) if own.exists() else shutil.which("ninja")
    if found is None:
        raise _missing("no-ninja", "there is no ninja", f"{sys.executable} -m pip install ninja")
    return found


def _sources(config: Config) -> list[Path]:
    """The author's first, so that a TorchBind class which one of them registers is there for the operators."""
    return [*config.kernel_sources, *sorted((config.root / config.generated / "src").glob("*.cpp"))]


def _bindings(config: Config) -> list[Path]:
    """What becomes the extension module of CPython."""
    return sorted((config.root / config.generated / "bindings").glob("*.cpp"))


def _python_flags() -> list[str]:
    # torch's Python headers use fmt, of which the wheel has no library.
    return [f"-isystem{sysconfig.get_path('include')}", "-DFMT_HEADER_ONLY=1"]


def _includes(config: Config, tools: Toolchain) -> list[str]:
    generated = config.root / config.generated
    own = [generated / "include", generated / "runtime", *(config.root / path for path in config.include)]
    # torch's headers are a system's: a warning in one is nothing that the author can mend.
    return [f"-I{_shown(path, config)}" for path in own] + [f"-isystem{path}" for path in tools.torch_includes]


def _shown(path: Path, config: Config) -> str:
    """A path as ninja sees it: relative to `build`, so that a project can be moved, and ccache still hits."""
    return os.path.relpath(path, config.root / "build")


def _object(source: Path, config: Config) -> str:
    """Below `obj`, wherever the source is; with its suffix, so that `a.cc` and `a.cpp` are two objects."""
    parts = Path(os.path.relpath(source, config.root)).parts
    return "/".join(["obj", *("up" if part == ".." else part for part in parts)]) + ".o"


def _ninja(
    config: Config, name: str, tools: Toolchain, sources: Sequence[Path], bindings: Sequence[Path]
) -> Iterator[str]:
    compiler = _command([*tools.launcher, *tools.compiler])
    library = tools.torch / "lib"
    yield "ninja_required_version = 1.8"
    yield f"flags = {_command([*tools.flags, *_includes(config, tools)])}"
    yield f"link_flags = {_command([*tools.link_flags, f'-L{library}', f'-Wl,-rpath,{library}', *LIBRARIES])}"
    yield "rule cxx"
    yield f"  command = {compiler} $flags -MD -MF $out.d -c $in -o $out"
    yield "  depfile = $out.d"
    yield "  deps = gcc"
    yield "  description = compile $in"
    yield "rule link"
    yield f"  command = {_command([*tools.compiler, *LINK])} -Wl,--no-undefined -o $out @$out.rsp $link_flags"
    yield "  rspfile = $out.rsp"
    yield "  rspfile_content = $in"
    yield "  description = link $out"
    yield "rule cxx_once"
    yield f"  command = {compiler} $flags -c $in -o $out.$$$$ && mv $out.$$$$ $out"
    yield "  description = compile $in, for all libraries"
    objects = []
    for source in sources:
        objects += yield from _compiled(config, tools, source, [])
    yield f"build lib/{name}/lib/lib{name}.so: link {' '.join(objects)}"
    yield from _ninja_bindings(config, name, tools, bindings)


def _ninja_bindings(config: Config, name: str, tools: Toolchain, bindings: Sequence[Path]) -> Iterator[str]:
    """The extension module, which stands beside the library and is linked to it."""
    if not bindings:
        return
    own = ["-ltorch_python", f"-Llib/{name}/lib", f"-l{name}", "-Wl,-rpath,$ORIGIN/lib"]
    yield f"python_flags = {_command(_python_flags())}"
    yield f"python_link_flags = {_command(own)}"
    yield "rule link_python"
    yield f"  command = {_command([*tools.compiler, *LINK])} -o $out @$out.rsp $link_flags $python_link_flags"
    yield "  rspfile = $out.rsp"
    yield "  rspfile_content = $in"
    yield "  description = link $out"
    objects = []
    for source in bindings:
        objects += yield from _compiled(config, tools, source, _python_flags())
    module = f"lib/{name}/_bindings{sysconfig.get_config_var('EXT_SUFFIX')}"
    yield f"build {module}: link_python {' '.join(objects)} | lib/{name}/lib/lib{name}.so"


def _compiled(
    config: Config, tools: Toolchain, source: Path, python_flags: list[str]
) -> Generator[str, None, list[str]]:
    """What makes the object of `source`, which is given back; an object of the runtime may be there already."""
    made, rule = Path(_object(source, config)), "cxx"
    if source.stem in ONCE:
        runtime = config.root / config.generated / "runtime"
        kept = kept_object(source, runtime, tools.torch, tools.compiler, [*tools.flags, *python_flags])
        made, rule = (made, rule) if kept is None else (kept, "cxx_once")
    name = _escaped(str(made))
    if rule == "cxx" or not made.exists():
        yield f"build {name}: {rule} {_escaped(_shown(source, config))}"
        if python_flags:
            yield "  flags = $flags $python_flags"
    return [name]


def _command(words: Sequence[str]) -> str:
    """For the shell, and for ninja before it: the `$ORIGIN` of an rpath is no variable of ninja's."""
    return shlex.join(words).replace("$", "$$")


def _escaped(path: str) -> str:
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def _commands(config: Config, tools: Toolchain, sources: Sequence[Path]) -> str:
    build = str(config.root.resolve() / "build")
    flags = [*tools.compiler, *tools.flags, *_includes(config, tools), *_python_flags()]
    rows = []
    for source in sources:
        file, out = _shown(source, config), _object(source, config)
        rows.append({"directory": build, "file": file, "output": out, "arguments": [*flags, "-c", file, "-o", out]})
    return json.dumps(rows, indent=1) + "\n"


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def _assemble(config: Config, name: str, folder: Path) -> None:
    """Copies the package's Python files and stubs beside the library, and removes those that are gone."""
    wanted: dict[Path, Path] = {}
    for top in (config.root / config.generated / "python" / name, config.root / config.stubs / name):
        wanted |= {file.relative_to(top): file for file in top.rglob("*") if file.suffix in (".py", ".pyi", ".typed")}
    for relative, source in wanted.items():
        target = folder / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)
    for file in [*folder.rglob("*.py"), *folder.rglob("*.pyi")]:
        if file.relative_to(folder) not in wanted:
            file.unlink()


# -- what a failure means

_MEMBER = re.compile(r"([A-Za-z_]\w*)::kernels::([A-Za-z_]\w*)::([A-Za-z_]\w*)")
_STRUCT = re.compile(r"struct (\w+)")
_PROTOTYPE = re.compile(r"\s+(?:static )?(.*?\b(\w+)\(.*\);)\s*// (\S+)$")


@dataclass(frozen=True, slots=True)
class Prototype:
    """A kernel as its header declares it, and the declaration that asks for it: `operators/norms.py::rms_norm`."""

    member: str
    text: str
    declaration: str


def _explain(output: str, config: Config) -> Iterator[str]:
    """For each kernel that the compiler or the linker names: the declaration that asks for it."""
    named = list(dict.fromkeys(_MEMBER.findall(output)))
    include = config.root / config.generated / "include"
    declared = {namespace: _prototypes(include / namespace / "kernels") for namespace, _, _ in named}
    for namespace, family, member in named:
        prototypes = declared[namespace].get(family, [])
        asked = [prototype for prototype in prototypes if prototype.member == member]
        for prototype in asked:
            yield f"{prototype.declaration} declares `{prototype.text}` (kernel `{family}::{member}`)"
        if prototypes and not asked:
            members = ", ".join(dict.fromkeys(prototype.member for prototype in prototypes))
            yield f"{prototypes[0].declaration} declares no kernel `{family}::{member}`, only {members}"


def _prototypes(folder: Path) -> dict[str, list[Prototype]]:
    """What the headers of a library declare, by struct."""
    found: dict[str, list[Prototype]] = {}
    for header in sorted(folder.glob("*.h")):
        prototypes: list[Prototype] = []
        for line in header.read_text("utf-8").splitlines():
            if struct := _STRUCT.match(line):
                prototypes = found.setdefault(struct[1], [])
            elif prototype := _PROTOTYPE.match(line):
                prototypes.append(Prototype(prototype[2], prototype[1], prototype[3]))
    return found
