"""PyTorch's operators as a library, from the installed torchgen's inputs; of derivatives, the formulas of gradients."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import yaml

from opdsl.lang.keys import DispatchKey
from opdsl.model.autogen import complete_autogen
from opdsl.model.derivative import Derivatives, Rule
from opdsl.model.expression import Return
from opdsl.model.function import Family, Library
from opdsl.model.parse import parse_schema
from opdsl.model.schema import FunctionSchema
from opdsl.source import Span
from opdsl.torchgen import Inputs, read
from tests.aten.formulas import formula
from tests.aten.reference import packaged


def library() -> Library:
    # A function that `autogen` makes may have formulas.
    complete = complete_autogen(read(Inputs.find()).library)
    return replace(complete, families=tuple(_with_derivatives(family) for family in complete.families))


def _with_derivatives(family: Family) -> Family:
    found = {
        f.kind.value: replace(f, derivatives=_derivatives().get(_plain(f.name.unqualified + f.schema.signature)))
        for f in family
    }
    return Family(family.name, found.get("functional"), found.get("inplace"), found.get("out"), found.get("mutable"))


def _text(schema: FunctionSchema) -> str:
    return f"{schema.name.unqualified}{schema.signature}"


def _plain(text: str) -> str:
    return text.replace(" ", "")


@cache
def _derivatives() -> dict[str, Derivatives]:
    """What derivatives.yaml says of gradients, by schema."""
    path = packaged() / "autograd" / "derivatives.yaml"
    found = {}
    for line, entry in enumerate(yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader), start=1):
        span = Span("derivatives.yaml", line, 1, line, 1)
        inputs = [a.name for a in parse_schema(entry["name"]).arguments]
        by_key = entry.get("dispatch") or {"Autograd": entry}
        rules = [
            _rule(tuple(name.strip() for name in names.split(",")), text, key.replace("Default", "Autograd"), span)
            for key, texts in by_key.items()
            for names, text in sorted(texts.items())
            if names.partition(",")[0] in inputs and text.lower().strip() != "non_differentiable"
        ]
        found[_plain(entry["name"])] = Derivatives(tuple(rules), span=span)
    return found


def _rule(inputs: tuple[str, ...], text: str, key: str, span: Span) -> Rule:
    """A rule; torchgen also keeps what has the name of a function, or stands in the text of an error."""
    raises = text.startswith("not_implemented")
    # What's asked of `self` is no argument of that name.
    names = tuple(re.findall(r"[A-Za-z_]\w*", re.sub(r"self\.\w+\(\)", "", text)))
    return Rule(inputs, () if raises else (Return(formula(text)),), names, DispatchKey(key), span)
