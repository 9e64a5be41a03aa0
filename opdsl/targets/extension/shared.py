"""What all operators of a library share: their registration when it's loaded.

src/opdsl_library.cpp   calls each source's registration; how values of unusual types go onto a stack and come off it
"""

from __future__ import annotations

from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import VOID, CppType, Tuple
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.targets.extension import headers
from opdsl.targets.extension.runtime import BoxedTypes, usual_types
from opdsl.wrappers.autograd import kept_types


def unit(library: Library, shards: list[str]) -> Unit:
    """The source; `shards` are the names of those that register operators."""
    out = Writer()
    unusual = _boxed(library) - usual_types()
    if unusual:
        out.include(Include("opdsl/boxes.h"), *sorted(unusual.includes))
        out.lines(unusual.instantiations)
        out.blank()
    _loader(out, library, shards)
    return out.unit("generated/src/opdsl_library.cpp", headers.header(library.span.path))


def _boxed(library: Library) -> BoxedTypes:
    arguments: list[CppType] = []
    results: list[CppType] = []
    for function in library.functions:
        signature = dispatcher_signature(function)
        arguments += [argument.type for argument in signature.arguments]
        arguments += kept_types(function)
        returned = signature.returns
        results += returned.elems if isinstance(returned, Tuple) else (returned,)
    return BoxedTypes.of(arguments, (type for type in results if type != VOID))


def _loader(out: Writer, library: Library, shards: list[str]) -> None:
    """Registers all operators when the library is loaded; `error()` says why they aren't registered, if they aren't."""
    name = library.namespace
    out.include(Include("opdsl/load.h"))
    with out.namespace(name):
        for shard in shards:
            out.line(f"void register_{shard}(opdsl::Library& library);")
        out.blank()
        parts = ", ".join(f"register_{shard}" for shard in shards)
        with out.namespace():
            out.line(f'opdsl::Loader loader("{name}", "{library.span.path}", {{{parts}}});')
    out.blank()
    out.comment("Why the operators aren't registered, or null.", "///")
    with out.block(f'extern "C" __attribute__((visibility("default"))) const char* {name}_load_error()'):
        out.line(f"return {name}::loader.error();")
