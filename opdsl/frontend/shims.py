"""Statements that promise C functions to compiled programs.

    c_shim(exp)
    c_shim("uniform", later=[ShimVersion(["generator"], since="TORCH_VERSION_2_10_0")])

    CShim(uniform, versions=(ShimVersion(), ShimVersion(("generator",), "TORCH_VERSION_2_10_0")))

A name is held against the operators when all are known, those that `autogen` makes too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from opdsl.frontend.flags import FlagReader
from opdsl.frontend.report import Report, did_you_mean
from opdsl.frontend.static import Call, Named, Sequence, Value
from opdsl.model.autogen import complete_autogen
from opdsl.model.function import CShim, Library, NativeFunction, ShimVersion
from opdsl.model.schema import OperatorName

_VERSION = re.compile(r"TORCH_VERSION_\d+_\d+_\d+")


@dataclass
class ShimReader(FlagReader):
    """Reads `c_shim(...)`; raises `BadFlag` for what can't be used, which has been reported."""

    declared: dict[str, NativeFunction] = field(default_factory=dict)

    def shim(self, call: Call) -> CShim:
        given = self._given(call, ("target", "dispatched", "since", "later"))
        if "target" not in given:
            self._fail(call.span, "`c_shim` is of an operator")
        later = given["later"] if "later" in given else Sequence((), call.span)
        if not isinstance(later, Sequence):
            self._fail(later.span, "this is a list of `ShimVersion(...)`")
        return CShim(
            self._operator(given["target"]),
            "dispatched" in given and self._truth(given["dispatched"]),
            (ShimVersion(since=self._since(given)), *map(self._version, later.items)),
            call.span,
        )

    def _operator(self, value: Value) -> OperatorName:
        if not isinstance(value, Named):
            return self.operator_name(value)
        if value.qualified not in self.declared:
            self._fail(value.span, "this is a declared operator, or the name of one that `autogen` makes")
        return self.declared[value.qualified].name

    def _version(self, value: Value) -> ShimVersion:
        if not isinstance(value, Call) or value.function != "ShimVersion":
            self._fail(value.span, "this is a `ShimVersion(...)`")
        given = self._given(value, ("added", "since"))
        if "added" not in given:
            self._fail(value.span, "a later version has arguments that those before haven't")
        return ShimVersion(self._words(given["added"]), self._since(given))

    def _since(self, given: dict[str, Value]) -> str:
        if "since" not in given:
            return ""
        text = self._text(given["since"])
        if not _VERSION.fullmatch(text):
            self._fail(given["since"].span, "this is a macro of PyTorch's versions", '`"TORCH_VERSION_2_10_0"`')
        return text


def check_shims(library: Library, shims: Iterable[CShim], report: Report) -> None:
    """Reports promises for what isn't there."""
    functions = {f.name: f for f in complete_autogen(library).functions}
    for shim in shims:
        function = functions.get(shim.operator)
        if function is None:
            name = shim.operator.unqualified
            hint = did_you_mean(name, [f.unqualified for f in functions])
            report.error(shim.span, "bad-shim", f"there is no operator `{name}`", hint)
            continue
        names = [a.name for a in function.schema.arguments]
        for name in (name for version in shim.versions for name in version.added if name not in names):
            report.error(
                shim.span, "bad-shim", f"`{function.name.unqualified}` has no argument `{name}`", ", ".join(names)
            )
