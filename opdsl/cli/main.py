"""The commands.

    opdsl check                  reads the declarations and says what is wrong with them
    opdsl build [--check]        writes generated/ and stubs/
    opdsl build operators --target aten --out DIR      PyTorch's own headers
    opdsl compile                compiles them and the kernels to a package that imports
    opdsl import torchgen --to DIR                     PyTorch's own operators, as typed Python
    opdsl import schemas SRC... --to operators         what a library registers by hand
    opdsl export torchgen TREE --to DIR                and back to YAML
    opdsl explain rms_norm       what one operator is, and every line made for it
    opdsl init DIR               starts a library

Exit codes: 0 fine, 1 faults in the input or files that are stale, 2 a command that isn't understood.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from opdsl.engine.config import Config
    from opdsl.model.function import Library
    from opdsl.model.unit import Unit

app = typer.Typer(
    help="PyTorch operators, declared as typed Python.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Target(Enum):
    """What a build makes."""

    extension = "extension"
    aten = "aten"


class Only(Enum):
    """A part of what the target aten makes."""

    headers = "headers"


importing = typer.Typer(help="Writes an operator tree from what there is.", no_args_is_help=True)
exporting = typer.Typer(help="Writes declarations as something else.", no_args_is_help=True)
app.add_typer(importing, name="import")
app.add_typer(exporting, name="export")

Project = Annotated[Path, typer.Option("--project", "-C", help="The folder of the project.")]


@app.command(epilog="Example: opdsl init my_ops")
def init(
    folder: Annotated[Path, typer.Argument(help="Where the library will be: a folder that's new, or empty.")],
    name: Annotated[str | None, typer.Option(help="Its package and namespace, if not the folder's name.")] = None,
) -> None:
    """Starts a library, with an operator, its kernel and a test: `opdsl compile && pytest` works at once."""
    from opdsl.cli.init import start_library

    with _reporting(folder):
        library, written = start_library(folder, name)
    typer.echo(f"{library}: {', '.join(written)}")
    typer.echo(f"next: cd {folder} && opdsl compile && pytest")


@app.command(epilog="Example: opdsl check -C my_ops")
def check(project: Project = Path()) -> None:
    """Reads the declarations and reports every fault in them. Writes nothing."""
    with _reporting(project):
        library = _load(project)[1]
    typer.echo(
        f"{library.namespace}: {len(library.functions)} operators in {len(library.families)} families, no faults"
    )


@app.command(epilog="Example: opdsl build --check")
def build(
    tree: Annotated[Path | None, typer.Argument(help="For the target aten: the folder of the operators.")] = None,
    project: Project = Path(),
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 and show a diff if a file is stale.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes to generate with.")] = 1,
    target: Annotated[
        Target, typer.Option(help="extension: the project's library; aten: PyTorch's own tree.")
    ] = Target.extension,
    out: Annotated[Path | None, typer.Option(help="For the target aten: where its files go.")] = None,
    only: Annotated[Only | None, typer.Option(help="For the target aten: headers, and no YAML.")] = None,
) -> None:
    """Writes the C++, the Python package and the stubs that the declarations stand for. Needs no torch."""
    if target is Target.aten:
        if tree is None or out is None:
            raise typer.BadParameter("the target aten needs the folder of the operators, and --out")
        with _reporting(tree.parent):
            _build_aten(tree, out, check, only_headers=only is Only.headers)
        return
    if tree is not None or out is not None or only is not None:
        raise typer.BadParameter("a folder of operators, --out and --only are for the target aten")
    with _reporting(project):
        config, library, units = _generate(project, jobs)
        _write(library, units, config.root, config.generated, check)


def _build_aten(tree: Path, out: Path, check: bool, *, only_headers: bool) -> None:
    from opdsl.engine.aten import STATE, aten_inputs, aten_library, aten_units, made_before
    from opdsl.engine.state import note

    gc.disable()  # some hundred thousand values are made, all of which stay until the end
    inputs = aten_inputs(tree, only_headers=only_headers)
    before = made_before(out, inputs)
    if before is not None:
        typer.echo(f"{before} files are up to date")
        return
    library = aten_library(tree)
    units = aten_units(library, only_headers=only_headers)
    _write(library, units, out, STATE, check)
    if not check:
        note(out, STATE, inputs, [unit.path for unit in units])


@importing.command("torchgen", epilog="Example: opdsl import torchgen --to aten")
def import_torchgen(
    to: Annotated[Path, typer.Option(help="The folder of the tree: one that's new, or empty.")],
    source: Annotated[
        Path | None, typer.Option("--from", help="A checkout of PyTorch, instead of the installed torch.")
    ] = None,
) -> None:
    """Writes PyTorch's own operators, with their derivatives, deprecated signatures and tags, as typed Python."""
    with _reporting(to.parent), _parsers():
        from opdsl.torchgen import Inputs, read, write_tree

        imported = read(Inputs.find(source))
        units = write_tree(imported)
        _write_into_empty(units, to)
    typer.echo(f"{len(imported.library.functions)} operators in {len(units)} files below {to}")


@importing.command("schemas", epilog="Example: opdsl import schemas csrc/bindings.cpp --to operators")
def import_schemas(
    sources: Annotated[list[Path], typer.Argument(help="C++ or Python sources that register operators.")],
    to: Annotated[Path, typer.Option(help="The folder of the operators: one that's new, or empty.")],
    namespace: Annotated[str, typer.Option(help="That of `TORCH_LIBRARY` where a macro of the build names it.")] = "",
) -> None:
    """Writes what a library registers by hand as declarations to start from. Needs tree-sitter-cpp for C++."""
    with _reporting(Path()), _parsers():
        from opdsl.torchgen import read_registrations, write_library

        library = read_registrations(sources, namespace)
        _write_into_empty(write_library(library), to)
    typer.echo(f"{library.namespace}: {len(library.functions)} operators below {to}")


@exporting.command("torchgen", epilog="Example: opdsl export torchgen aten --to yaml")
def export_torchgen(
    tree: Annotated[Path, typer.Argument(help="The folder of the operators.")],
    to: Annotated[Path, typer.Option(help="Where the YAML goes: a folder that's new, or empty.")],
) -> None:
    """Writes native_functions.yaml, derivatives.yaml, deprecated.yaml and tags.yaml from a tree."""
    from opdsl.frontend import load

    with _reporting(tree.parent), _parsers():
        from opdsl.torchgen import export

        library = load([tree], tree.parent)
        _write_into_empty(export(library), to)
    typer.echo(f"{len(library.functions)} operators below {to}")


@contextmanager
def _parsers() -> Iterator[None]:
    """What reads other languages is installed by those who import from them."""
    from opdsl.source import Diagnostic, OpdslError, Span

    try:
        yield
    except ModuleNotFoundError as error:
        place = Span("opdsl import", 1, 1, 1, 1)
        message = f"this needs `{error.name}`, which isn't installed"
        raise OpdslError([Diagnostic(place, "no-parser", message, "pip install 'opdsl[import]'")]) from None


def _write_into_empty(units: list[Unit], folder: Path) -> None:
    from opdsl.source import Diagnostic, OpdslError, Span

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        place = Span(str(folder), 1, 1, 1, 1)
        raise OpdslError([Diagnostic(place, "not-empty", "there's something here already", "name a folder that's new")])
    folder.mkdir(parents=True, exist_ok=True)
    for unit in units:
        (folder / unit.path).write_text(unit.text, "utf-8")


def _write(library: Library, units: list[Unit], root: Path, generated: str, check: bool) -> None:
    from opdsl.engine.write import differences, write

    if check:
        diffs = list(differences(units, root, generated))
        for diff in diffs:
            typer.echo(diff, nl=False)
        if diffs:
            typer.echo(f"{len(diffs)} files are stale: run `opdsl build`", err=True)
            raise typer.Exit(1)
        typer.echo(f"{len(units)} files are up to date")
        return
    done = write(units, root, generated)
    typer.echo(
        f"{library.namespace}: {len(library.functions)} operators; "
        f"{len(done.changed)} files written, {len(done.removed)} removed, {done.unchanged} unchanged"
    )


@app.command("compile", epilog="Example: opdsl compile -j 2 --launcher ccache")
def compile_(
    project: Project = Path(),
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Compilers to run at once.")] = None,
    launcher: Annotated[
        str | None,
        typer.Option(help="Runs the compiler, as ccache does; without it, CMAKE_CXX_COMPILER_LAUNCHER does."),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show whole commands.")] = False,
) -> None:
    """Builds, then compiles the sources and the kernels to a package that imports, in build/lib."""
    from opdsl.engine.compile import compile_project, toolchain
    from opdsl.engine.write import write

    with _reporting(project):
        config, library, units = _generate(project)
        tools = toolchain(launcher)
        write(units, config.root, config.generated)
        done = compile_project(config, library.namespace, tools, jobs, verbose)
    if not done.succeeded:
        for line in done.explained:
            typer.echo(f"note: {line}", err=True)
        raise typer.Exit(1)
    typer.echo(
        f"{library.namespace} is in {done.folder}: PYTHONPATH={done.folder} python -c 'import {library.namespace}'"
    )


@app.command(epilog="Example: opdsl explain rms_norm")
def explain(
    operator: Annotated[str, typer.Argument(help="`ema`: all its overloads and variants; `ema.default`: one.")],
    project: Project = Path(),
) -> None:
    """Shows an operator: declaration, schema, family, kernels, and every piece generated for it."""
    from opdsl.cli.explain import explanation

    with _reporting(project):
        _, library, units = _generate(project)
        for line in explanation(operator, library, units):
            typer.echo(line)


@app.command(epilog="Example: opdsl vocabulary --check")
def vocabulary(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 if a file is stale.")] = False,
) -> None:
    """For developers of opdsl: writes what formulas and bodies know of torch, from the torch that's installed."""
    from opdsl.vocabulary.generate import installed_operators, vocabulary_files

    with _reporting(Path()):
        files = vocabulary_files(installed_operators())
        stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
        if not check:
            for path in stale:
                path.write_text(files[path], "utf-8")
    typer.echo(f"{len(stale)} of {len(files)} files {'are stale' if check else 'written'}")
    if check and stale:
        raise typer.Exit(1)


def _load(project: Path) -> tuple[Config, Library]:
    from opdsl.engine.build import library_of
    from opdsl.engine.config import read_config

    config = read_config(project)
    return config, library_of(config)


def _generate(project: Path, jobs: int = 1) -> tuple[Config, Library, list[Unit]]:
    from opdsl.engine.build import units_of

    config, library = _load(project)
    return config, library, units_of(library, config, jobs)


@contextmanager
def _reporting(root: Path) -> Iterator[None]:
    """Shows faults as a user wants them, and exits with 1; typer ends quietly when nobody reads on."""
    from opdsl.source import OpdslError, render_all

    try:
        yield
    except OpdslError as error:
        count = len(error.diagnostics)
        typer.echo(render_all(error.diagnostics, root), err=True)
        typer.echo(f"\n{count} fault{'' if count == 1 else 's'} found; nothing was written", err=True)
        raise typer.Exit(1) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        typer.echo(f"{error.filename or root}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


if __name__ == "__main__":
    app()
