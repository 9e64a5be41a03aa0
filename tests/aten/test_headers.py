"""What the `aten` target writes for a few made-up operators, kind by kind: the cases of `headers.test`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from opdsl.frontend import load
from opdsl.targets.aten.autograd import factory, result_types, view_function
from opdsl.targets.aten.declarations import declaration
from opdsl.targets.aten.functions import functions, method_declarations, method_definitions, redispatch_functions
from opdsl.targets.aten.handles import handle
from opdsl.targets.aten.headers import DIRECT_KEYS
from opdsl.targets.aten.kernels import direct_functions, meta_prototype, prototypes
from opdsl.targets.aten.lists import registration_declaration
from opdsl.targets.aten.nodes import node_class, nodes
from opdsl.targets.aten.operators import Operator, Operators, prepare
from opdsl.targets.aten.plumbing import has_plumbing, plumbing
from opdsl.targets.aten.shims import shim_declarations
from opdsl.targets.aten.views import inverse, view_class
from tests.cases.casefile import Case, read, write

FILE = Path(__file__).with_name("headers.test")
PRELUDE = '"""Ops."""\nfrom opdsl import library\nlibrary("aten", differentiable=False)\n'


def _each(text: Callable[[Operator], str]) -> Callable[[Operators], str]:
    return lambda operators: "".join(map(text, operators.all))


def _direct(operators: Operators) -> str:
    texts = ((key, "".join(direct_functions(group, key) for group in operators.groups)) for key in DIRECT_KEYS)
    return "".join(f"{key.value}:\n{text}" for key, text in texts if text)


def _views(operators: Operators) -> list[Operator]:
    return [o for o in operators.all if o.function.schema.is_view]


SECTIONS: dict[str, Callable[[Operators], str]] = {
    "schemas": lambda operators: "".join(f"{o.schema}\n" for o in operators.all),
    "handles": _each(handle),
    "functions": _each(functions),
    "methods": lambda operators: _each(method_declarations)(operators) + _each(method_definitions)(operators),
    "redispatch": _each(redispatch_functions),
    "prototypes": lambda operators: prototypes(operators.groups, operators.keys),
    "meta": lambda operators: "".join(meta_prototype(g, g.out) for g in operators.groups if g.out is not None),
    "direct": _direct,
    "registration": lambda operators: "".join(registration_declaration(operators, o) for o in operators.all),
    "plumbing": lambda operators: "".join(plumbing(o) for o in operators.all if has_plumbing(o)),
    "inverses": lambda operators: "".join(inverse(o.function) for o in _views(operators)),
    "view_classes": lambda operators: "".join(view_class(o.function) for o in _views(operators)),
    "view_functions": lambda operators: "".join(map(view_function, _views(operators))),
    "factories": lambda operators: "".join(factory(c) for o in operators.all for c in o.functions if not c.faithful),
    "shims": lambda operators: "".join(
        text
        for shim in operators.library.shims
        for text in shim_declarations(operators.by_name[shim.operator], shim, "cpu")
    ),
    "nodes": lambda operators: "".join(map(node_class, nodes(operators))),
    "result_types": lambda operators: "".join(f"{line}\n" for line in result_types(operators)),
    "declarations": lambda operators: "".join(
        declaration(o, is_abstract=operators.is_abstract(o)) for o in operators.all
    ),
}


def _outcome(case: Case, folder: Path) -> dict[str, str]:
    ops = folder / "ops"
    ops.mkdir()
    for name, text in {"__init__.py": PRELUDE, **case.files}.items():
        (ops / name).write_text(text, "utf-8")
    operators = prepare(load([ops], folder))
    return {kind: SECTIONS[kind](operators).strip("\n") + "\n" for kind in case.expected}


@pytest.mark.parametrize("name", [case.name for case in read(FILE)])
def test_case(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    cases = read(FILE)
    case = next(c for c in cases if c.name == name)
    outcome = _outcome(case, tmp_path)
    if request.config.getoption("--update"):
        case.expected = outcome
        write(FILE, cases)
    assert outcome == case.expected


def test_every_kind_has_a_case() -> None:
    assert {kind for case in read(FILE) for kind in case.expected} == set(SECTIONS)
