"""Reads operator files: text to syntax trees, with every module's names and declarations found.

    program = collect([Path("operators")], root, report)
    program.modules["operators.norms"].declarations     # the decorated functions, in order

A module is known by its place: `operators/norms.py` is `operators.norms`, so that imports between operator files
(`from .common import EPS`, `from operators.common import EPS`) are found without a search path.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from opdsl.frontend.report import Report, did_you_mean
from opdsl.source import Span


@dataclass(frozen=True, slots=True)
class External:
    """A name from outside the operator files: `opdsl.Tensor`, `builtins.int`, `math.inf`."""

    qualified: str


@dataclass(frozen=True, slots=True)
class Imported:
    """A name that another operator file binds."""

    module: str
    name: str


Binding = External | Imported | ast.expr | ast.FunctionDef | ast.ClassDef


@dataclass
class Module:
    """One operator file: its tree, what its top-level names stand for, its declarations."""

    name: str
    path: str
    text: str
    tree: ast.Module
    bindings: dict[str, Binding] = field(default_factory=dict)
    functions: list[ast.FunctionDef] = field(default_factory=list)
    calls: list[ast.Call] = field(default_factory=list)
    imports: list[tuple[ast.alias, Imported]] = field(default_factory=list)

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def _ascii(self) -> bool:
        return self.text.isascii()

    def source(self, node: ast.expr) -> str:
        """The text of an expression, empty if it isn't on one line."""
        if node.lineno != node.end_lineno or not self._ascii:
            return ""
        return self._lines[node.lineno - 1][node.col_offset : node.end_col_offset]

    def line(self, number: int) -> str:
        """The text of a line; the first has number 1."""
        return self._lines[number - 1] if number <= len(self._lines) else ""

    def span(self, node: ast.expr | ast.stmt | ast.arg | ast.keyword | ast.alias) -> Span:
        end_line = node.end_lineno or node.lineno
        end = node.end_col_offset if node.end_col_offset is not None else node.col_offset
        if self._ascii:
            return Span(self.path, node.lineno, node.col_offset + 1, end_line, end + 1)
        return Span(
            self.path,
            node.lineno,
            self._column(node.lineno, node.col_offset),
            end_line,
            self._column(end_line, end),
        )

    def keyword_span(self, node: ast.keyword, name: str) -> Span:
        """The span of the name in `name=value`."""
        column = self._column(node.lineno, node.col_offset)
        return Span(self.path, node.lineno, column, node.lineno, column + len(name))

    def name_span(self, node: ast.FunctionDef | ast.ClassDef) -> Span:
        """The span of the name that a `def` or `class` binds."""
        keyword = "def" if isinstance(node, ast.FunctionDef) else "class"
        column = self._column(node.lineno, node.col_offset)
        column = self._lines[node.lineno - 1].index(node.name, column - 1 + len(keyword)) + 1
        return Span(self.path, node.lineno, column, node.lineno, column + len(node.name))

    def _column(self, line: int, offset: int) -> int:
        """ast counts UTF-8 bytes from 0, people count characters from 1."""
        text = self.line(line)
        return offset + 1 if text.isascii() else len(text.encode()[:offset].decode(errors="replace")) + 1


@dataclass(frozen=True)
class Program:
    """All operator files, by module name, in the order of their paths."""

    modules: dict[str, Module]

    def lookup(self, module: Module, name: str) -> tuple[Module, Binding] | None:
        """What `name` stands for in `module`, imports between operator files followed to their end."""
        seen = set[tuple[str, str]]()
        while (module.name, name) not in seen:
            seen.add((module.name, name))
            binding = module.bindings.get(name)
            if not isinstance(binding, Imported):
                return None if binding is None else (module, binding)
            target = self.modules.get(binding.module)
            if target is None:
                return None
            module, name = target, binding.name
        return None


def collect(paths: Sequence[Path], root: Path, report: Report) -> Program:
    """Reads every `.py` file below `paths`. Unreadable and unparsable files are reported and left out."""
    modules: dict[str, Module] = {}
    for base, file in _operator_files(paths, root, report):
        module = _read(base, file, root, report)
        if module is not None:
            modules[module.name] = module
    program = Program(modules)
    for module in modules.values():
        _bind(module, modules, report)
    for module in modules.values():
        _check_imports(module, modules, report)
    return program


def _operator_files(paths: Sequence[Path], root: Path, report: Report) -> Iterator[tuple[Path, Path]]:
    """Each file with the folder that its module name starts from."""
    for path in paths:
        if path.is_dir():
            files = _files_below(path, root, report)
            yield from ((path.parent, f) for f in files if _is_readable(f, root, report))
        elif path.is_file():
            yield path.parent, path
        elif os.path.lexists(path):
            _is_readable(path, root, report)
        else:
            report.error(
                _whole(path, root),
                "no-such-path",
                "no such file or folder",
                "operators are looked for in `operators/`; `opdsl init DIR` starts a library",
            )


def _files_below(path: Path, root: Path, report: Report) -> list[Path]:
    """Whatever is called `*.py` and isn't a folder. Folders that can't be read are reported, not taken for empty."""
    faults = list[OSError]()
    files = list[Path]()
    for folder, folders, names in os.walk(path, onerror=faults.append):
        folders[:] = [name for name in folders if not _hidden(Path(name))]
        files += [Path(folder, name) for name in names if name.endswith(".py") and not _hidden(Path(name))]
    for fault in faults:
        message = f"can't read this folder: {fault.strerror}"
        report.error(_whole(Path(fault.filename or path), root), "unreadable-file", message)
    if not files and not faults:
        report.error(_whole(path, root), "no-operators", "this folder holds no operator files (`*.py`)")
    return sorted(files)


def _is_readable(file: Path, root: Path, report: Report) -> bool:
    """Whether it's a file, or leads to one: to open a pipe would wait for somebody who writes to it."""
    if file.is_file():
        return True
    what = "a link that leads nowhere" if file.is_symlink() and not file.exists() else "no regular file"
    report.error(_whole(file, root), "unreadable-file", f"can't read this file: it's {what}")
    return False


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") or part == "__pycache__" for part in path.parts)


def _shown(path: Path, root: Path) -> str:
    """The path as messages and generated text name it: relative to the root where it lies below it."""
    path, root = Path(os.path.abspath(path)), Path(os.path.abspath(root))
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def _whole(path: Path, root: Path) -> Span:
    return Span(_shown(path, root), 1, 1, 1, 1)


def _read(base: Path, file: Path, root: Path, report: Report) -> Module | None:
    shown = _shown(file, root)
    try:
        text = file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        report.error(_whole(file, root), "unreadable-file", f"can't read this file: {error.strerror}")
        return None
    except UnicodeDecodeError as error:
        report.error(_whole(file, root), "not-utf-8", f"byte {error.start} isn't UTF-8: {error.reason}")
        return None
    try:
        tree = ast.parse(text, filename=shown)
    except SyntaxError as error:
        line, column = error.lineno or 1, max(error.offset or 1, 1)
        end_line, end_column = error.end_lineno or line, error.end_offset or column + 1
        report.error(Span(shown, line, column, end_line, max(end_column, column)), "syntax-error", error.msg)
        return None
    except (RecursionError, MemoryError):  # both are how the parser gives up, and neither says so
        report.error(_whole(file, root), "syntax-error", "this can't be parsed as Python: it's nested too deeply")
        return None
    except ValueError as error:
        report.error(_whole(file, root), "syntax-error", f"this can't be parsed as Python: {error}")
        return None
    parts = file.relative_to(base).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, shown, text, tree)


def _bind(module: Module, modules: dict[str, Module], report: Report) -> None:
    """Fills in what a module's top-level statements bind and declare."""
    for statement in _statements(module.tree.body):
        match statement:
            case ast.Import(names):
                for alias in names:
                    _import(module, alias)
            case ast.ImportFrom():
                _import_from(module, statement, modules, report)
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                module.bindings[name] = value
            case ast.FunctionDef(name):
                module.functions.append(statement)
                # Rules share the name `_`: it's bound to none of them.
                if name != "_":
                    module.bindings[name] = statement
            case ast.ClassDef(name):
                module.bindings[name] = statement
            case ast.Expr(ast.Call() as call):
                module.calls.append(call)
            case ast.Expr(ast.Constant()) | ast.Pass() | ast.AnnAssign(value=None):
                pass
            case _:
                report.error(
                    _first_line(module, statement),
                    "unsupported-statement",
                    "an operator file is read, not run: this statement would have no effect",
                    "only imports, constants, type aliases, classes, declarations and `library(...)` stand here",
                )


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Top-level statements, those under `if TYPE_CHECKING:` among them."""
    for statement in body:
        match statement:
            case ast.If(ast.Name("TYPE_CHECKING") | ast.Attribute(_, "TYPE_CHECKING"), inner, []):
                yield from _statements(inner)
            case _:
                yield statement


def _first_line(module: Module, statement: ast.stmt) -> Span:
    span = module.span(statement)
    return span if span.end_line == span.line else Span(span.path, span.line, span.column, span.end_line, 1)


def _import(module: Module, alias: ast.alias) -> None:
    if alias.asname:
        module.bindings[alias.asname] = External(alias.name)
    else:
        top = alias.name.partition(".")[0]
        module.bindings[top] = External(top)


def _import_from(module: Module, node: ast.ImportFrom, modules: dict[str, Module], report: Report) -> None:
    source = _absolute(module, node)
    for alias in node.names:
        name = alias.asname or alias.name
        if alias.name == "*":
            if source in modules or source.partition(".")[0] != "opdsl":
                report.error(
                    module.span(alias), "star-import", f"`import *` from `{source}` hides where names come from"
                )
            else:
                _import_all_of_opdsl(module)
        elif f"{source}.{alias.name}" in modules:
            module.bindings[name] = External(f"{source}.{alias.name}")
        elif source in modules:
            module.bindings[name] = imported = Imported(source, alias.name)
            module.imports.append((alias, imported))
        else:
            module.bindings[name] = External(f"{source}.{alias.name}")


def _check_imports(module: Module, modules: dict[str, Module], report: Report) -> None:
    for alias, imported in module.imports:
        target = modules[imported.module]
        if imported.name not in target.bindings:
            report.error(
                module.span(alias),
                "unknown-import",
                f"`{target.path}` has no `{imported.name}`",
                did_you_mean(imported.name, target.bindings),
            )


def _absolute(module: Module, node: ast.ImportFrom) -> str:
    """The module that `from ..x import y` names."""
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    is_package = module.path.endswith("__init__.py")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def _import_all_of_opdsl(module: Module) -> None:
    from opdsl import lang

    for name in (*lang.__all__, "at"):
        module.bindings.setdefault(name, External(f"opdsl.{name}"))
