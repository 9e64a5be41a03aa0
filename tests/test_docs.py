"""The documentation says what the code does."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_type_hints

from opdsl.frontend.flags import _READERS
from opdsl.lang.declare import DeclarationFlags, FunctionFlags

ROOT = Path(__file__).resolve().parents[1]
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)+|syntax-error")


def _codes() -> set[str]:
    """Every string that stands where a diagnostic's code does."""
    found = set()
    for path in (ROOT / "opdsl").rglob("*.py"):
        if "templates" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("error", "_fail", "_skip", "_report", "_fault", "_missing", "Diagnostic"):
                    values = [*node.args, *(k.value for k in node.keywords if k.arg == "code")]
                    found |= {
                        v.value
                        for v in values
                        if isinstance(v, ast.Constant) and isinstance(v.value, str) and CODE.fullmatch(v.value)
                    }
            if isinstance(node, ast.FunctionDef) and node.name in ("_fail", "_report", "_skip"):
                found |= {str(d.value) for d in node.args.defaults if isinstance(d, ast.Constant) and d.value}
    return found


def test_every_code_is_documented_and_no_other() -> None:
    text = (ROOT / "docs" / "diagnostics.md").read_text("utf-8")
    cells = re.findall(r"^\| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*) \|", text, flags=re.MULTILINE)
    documented = {code for cell in cells for code in re.findall(r"`([a-z0-9-]+)`", cell)}
    assert documented == _codes()


def test_every_flag_is_read_and_documented() -> None:
    flags = set(get_type_hints(FunctionFlags))
    assert set(_READERS) == flags
    assert set(get_type_hints(DeclarationFlags)) - flags == {"inplace", "out", "structured"}
    text = (ROOT / "docs" / "language.md").read_text("utf-8")
    assert {flag for flag in flags if f"`{flag}`" not in text and f"{flag}=" not in text} == set()
