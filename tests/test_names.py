"""Names that generated Python has for itself are no operators' names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from opdsl.frontend import load
from opdsl.source import OpdslError

ROOT = Path(__file__).resolve().parents[1]
PYTHON, STUBS = ROOT / "generated" / "python" / "opkit", ROOT / "stubs" / "opkit"
FILES = [
    *PYTHON.glob("__init__.py"),
    *PYTHON.glob("_functions.py"),
    *STUBS.glob("__init__.pyi"),
    *STUBS.glob("ops.pyi"),
]
"""Those that hold what has the names of operators."""


def imported() -> Iterator[str]:
    for path in FILES:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield from (alias.asname or alias.name for alias in node.names)


@pytest.mark.parametrize("name", sorted({"name", "call", "redispatch", "op", "shapes", *imported()} - {"quant"}))
def test_what_generated_code_has_already_is_no_name_of_an_operator(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "operators"
    folder.mkdir()
    text = (
        "from opdsl import CPU, Tensor, library, native_function\nlibrary('mine', differentiable=False)\n"
        f"@native_function({name!r}, dispatch=CPU)\ndef declared(self: Tensor) -> Tensor: ...\n"
        "@native_function(dispatch=CPU, python_module='shapes')\ndef round_up(self: Tensor) -> Tensor: ...\n"
    )
    (folder / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(OpdslError) as error:
        load([folder], tmp_path)
    assert [d.code for d in error.value.diagnostics] == ["reserved-name"]
