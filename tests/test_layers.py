"""The packages import in one direction only: the file list is the data flow (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1] / "opdsl"
ALLOWED = {
    "lang": set[str](),
    "at": set[str](),
    "vocabulary": {"model"},
    "source": set[str](),
    "runtime": set[str](),
    "model": {"source", "lang"},
    "frontend": {"source", "lang", "model", "vocabulary"},
    "cpp": {"source", "lang", "model"},
    "python": {"lang", "model"},
    "wrappers": {"lang", "model", "cpp"},
    "targets": {"source", "lang", "model", "cpp", "python", "wrappers", "runtime"},
    "torchgen": {"source", "lang", "model", "vocabulary", "cpp", "frontend"},
    "engine": {"source", "model", "targets", "frontend"},
    "cli": {"source", "lang", "model", "frontend", "targets", "engine", "vocabulary", "torchgen"},
}


def _imports(path: Path) -> set[str]:
    """The first parts of the modules of opdsl that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "opdsl":
            names = [node.module] if "." in node.module else [f"opdsl.{a.name}" for a in node.names]
            found |= {name.split(".")[1] for name in names}
        elif isinstance(node, ast.Import):
            found |= {a.name.split(".")[1] for a in node.names if a.name.startswith("opdsl.")}
    return found


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_imports_follow_the_data_flow(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py")) if (ROOT / package).is_dir() else [ROOT / f"{package}.py"]
    wrong = {f.relative_to(ROOT).as_posix(): _imports(f) - ALLOWED[package] - {package} for f in files}
    assert {path: names for path, names in wrong.items() if names} == {}


def test_every_package_is_listed() -> None:
    packages = {p.name for p in ROOT.iterdir() if (p / "__init__.py").exists()} | {
        p.stem for p in ROOT.glob("*.py") if p.stem != "__init__"
    }
    assert packages <= set(ALLOWED)


def test_targets_do_not_import_one_another() -> None:
    targets = ROOT / "targets"
    names = {p.stem for p in targets.iterdir() if p.stem != "__init__"}
    for path in targets.rglob("*.py"):
        own = path.relative_to(targets).parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("opdsl.targets."):
                imported = (node.module or "").split(".")[2]
                assert imported == own or imported not in names, f"{path.name} imports {node.module}"
