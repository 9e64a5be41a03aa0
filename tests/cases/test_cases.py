"""Runs the cases of the `.test` files beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from opdsl.cpp.expression import write_body
from opdsl.cpp.text import Writer
from opdsl.frontend import load
from opdsl.model.function import Library, NativeFunction
from opdsl.model.saved import plan
from opdsl.source import OpdslError, render_all
from opdsl.targets import stubs
from opdsl.wrappers.autograd import autograd
from tests.cases.casefile import Case, read, write

FILES = sorted(Path(__file__).parent.glob("*.test"))
PRELUDE = '"""Ops."""\nfrom opdsl import library\nlibrary("ops", differentiable=False)\n'


def _schema(library: Library) -> str:
    return "".join(f"{f.schema}\n".removeprefix("ops::") for f in library.functions)


def _kernels(function: NativeFunction) -> str:
    parts = [f"{key.value}: {kernel.name or '(default)'}" for key, kernel in function.dispatch]
    if function.structured is not None:
        parts.append(f"structured {function.structured.inherits}".rstrip())
    if function.structured_delegate is not None:
        parts.append(f"delegates to {function.structured_delegate.unqualified}")
    if function.kernel_from is not None:
        parts.append(f"from {function.kernel_from.unqualified}")
    return f"{function.name.unqualified}: {', '.join(parts)}\n"


def _stub(library: Library) -> str:
    text = next(u.text for u in stubs.units(library) if u.path.endswith("__init__.pyi"))
    return text.partition("]\n")[2].strip("\n") + "\n"


def _body(library: Library) -> str:
    """The kernels that bodies become, without their heads."""
    out = Writer()
    for function in library.functions:
        for keys, body in function.bodies:
            with out.block(f"{function.name.unqualified} {keys[0].value}"):
                write_body(out, body)
    return out.text


def _helpers(library: Library) -> str:
    """The helpers that are generated."""
    out = Writer()
    for helper in library.helpers:
        if helper.body is not None:
            with out.block(str(helper.schema)):
                write_body(out, helper.body)
    return out.text


def _autograd(library: Library) -> str:
    """Formulas and kernels."""
    out = Writer()
    for function in library.functions:
        for keys, _ in autograd(out, function):
            out.comment(", ".join(key.value for key in keys))
    return out.text


def _saved(library: Library) -> str:
    """What's kept for backward."""
    lines = []
    for function in library.functions:
        if function.derivatives is not None and function.derivatives.rules:
            planned = plan(function.schema, function.derivatives, function.derivatives.rules)
            lines.append(function.name.unqualified)
            lines += [
                f"  tensor {t.name}{' (result)' if t.is_result else ''} for {', '.join(t.wanted_by)}"
                for t in planned.tensors
            ]
            lines += [f"  {v.type} {v.name}" for v in planned.values]
            lines += [f"  shared {s.name} for {', '.join(s.wanted_by)}" for s in planned.shared]
    return "".join(f"{line}\n" for line in lines)


SECTIONS: dict[str, Callable[[Library], str]] = {
    "schema": _schema,
    "dispatch": lambda library: "".join(map(_kernels, library.functions)),
    "stub": _stub,
    "body": _body,
    "helpers": _helpers,
    "autograd": _autograd,
    "saved": _saved,
    "doc": lambda library: "".join(f"{f.name.unqualified}: {f.doc}\n" for f in library.functions),
    "deprecated": lambda library: "".join(f"{d.schema} => {d.target} {d.call}\n" for d in library.deprecated),
}


def _outcome(case: Case, folder: Path) -> dict[str, str]:
    ops = folder / "ops"
    ops.mkdir()
    for name, text in {"__init__.py": PRELUDE, **case.files}.items():
        (ops / name).write_text(text, "utf-8")
    try:
        library = load([ops], folder)
    except OpdslError as error:
        return {"errors": render_all(error.diagnostics, folder) + "\n"}
    wanted = [kind for kind in case.expected if kind in SECTIONS] or ["schema"]
    return {kind: SECTIONS[kind](library) for kind in wanted}


@pytest.mark.parametrize(
    ("path", "name"), [pytest.param(p, c.name, id=f"{p.stem}-{c.name}") for p in FILES for c in read(p)]
)
def test_case(path: Path, name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    cases = read(path)
    case = next(c for c in cases if c.name == name)
    outcome = _outcome(case, tmp_path)
    if request.config.getoption("--update"):
        case.expected = outcome
        write(path, cases)
    assert outcome == case.expected


def test_names_are_unique() -> None:
    for path in FILES:
        names = [c.name for c in read(path)]
        assert len(names) == len(set(names)), path
