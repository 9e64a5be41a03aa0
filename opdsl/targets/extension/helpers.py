"""C++ functions that are generated from helpers with a body.

include/opkit/helpers.h       their declarations, all in one
src/opdsl_helpers.cpp         their definitions
"""

from __future__ import annotations

from opdsl.cpp.expression import write_body
from opdsl.cpp.signatures import Signature, dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.model.function import HelperFunction, Library, NativeFunction
from opdsl.model.unit import Unit
from opdsl.targets.extension import headers


def units(library: Library) -> list[Unit]:
    generated = [helper for helper in library.helpers if helper.body is not None]
    return [_header(library, generated), _source(library, generated)] if generated else []


def _signature(helper: HelperFunction) -> Signature:
    return dispatcher_signature(NativeFunction(helper.schema))


def _header(library: Library, helpers: list[HelperFunction]) -> Unit:
    out = Writer()
    with out.namespace(f"{library.namespace}::helpers"):
        for helper in helpers:
            signature = _signature(helper)
            out.include(*sorted(signature.includes))
            if helper.doc:
                out.comment(helper.doc, "///")
            out.line(f"{signature.declaration()};  // {helper.span.path}::{helper.name}")
    head = [*headers.header(library.span.path), "#pragma once"]
    return out.unit(f"generated/include/{library.namespace}/helpers.h", head)


def _source(library: Library, helpers: list[HelperFunction]) -> Unit:
    out = Writer(operator_headers=lambda name: headers.path(library, "ops", library.family_of[name]))
    out.include(Include(f"{library.namespace}/helpers.h"))
    with out.namespace(f"{library.namespace}::helpers"):
        for helper in helpers:
            assert helper.body is not None
            with out.block(_signature(helper).declaration()):
                write_body(out, helper.body)
            out.blank()
    return out.unit("generated/src/opdsl_helpers.cpp", headers.header(library.span.path))
