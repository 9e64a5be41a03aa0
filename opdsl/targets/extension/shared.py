"""What all operators of a library share, in one source: its headers take longer to compile than its code.

src/opdsl_library.cpp   the parts of the runtime that the operators need; how each of their types goes onto a stack
                        and comes off it; the registration of all when the library is loaded
"""

from __future__ import annotations

from collections.abc import Iterator

from opdsl.cpp.boxes import holder, owned, parameter
from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import VOID, Tuple
from opdsl.model.function import Library
from opdsl.model.unit import Unit
from opdsl.targets.extension import headers
from opdsl.wrappers.autograd import kept_types
from opdsl.wrappers.batching import batching
from opdsl.wrappers.functionalization import functionalization


def unit(library: Library, shards: list[str]) -> Unit:
    """The source; `shards` are the names of those that register operators."""
    out = Writer()
    out.include(Include("opdsl/boxes.h"), *(Include(f"opdsl/{part}.cpp") for part in _runtime_parts(library)))
    _boxes(out, library)
    out.blank()
    _loader(out, library, shards)
    return out.unit("generated/src/opdsl_library.cpp", headers.header(library.span.path))


def _boxes(out: Writer, library: Library) -> None:
    """Instantiates what puts the types of arguments and results onto a stack, and takes them off it."""
    parameters: dict[str, None] = {"OPDSL_PARAMETER(at::Tensor&, at::Tensor)": None}
    results: dict[str, None] = {}
    for function in library.functions:
        signature = dispatcher_signature(function)
        out.include(*sorted(signature.includes))
        for argument in signature.arguments:
            parameters[f"OPDSL_PARAMETER({_macro(holder(argument.type))}, {parameter(argument.type)})"] = None
        returned = owned(signature.returns)
        for type in returned.elems if isinstance(returned, Tuple) else (returned,):
            if type != VOID:
                results[f"OPDSL_RESULT({type})"] = None
        for type in kept_types(function):
            parameters[f"OPDSL_PARAMETER({_macro(holder(type))}, {parameter(type)})"] = None
    out.lines(sorted(parameters))
    out.lines(sorted(results))


def _runtime_parts(library: Library) -> Iterator[str]:
    yield from ("dispatch", "schema")
    if any(f.kernel_from is not None or f.view_copy_of is not None for f in library.functions):
        yield "kernels"
    if any(family.structured is not None for family in library.families):
        yield "structured"
    if any(f.schema.mutable_arguments for f in library.functions):
        yield "versions"
    if any(f.schema.is_view and not f.is_composite_implicit for f in library.functions):
        yield "views"
    if any(f.derivatives is not None for f in library.functions):
        yield "autograd"
    if any(f.autocast for f in library.functions):
        yield "autocast"
    if any(".batched()" in batching(f, ()) for f in library.functions):
        yield "batched"
    if any(functionalization(family, f) for family in library.families for f in family):
        yield "functionalize"


def _macro(type: object) -> str:
    """A type as the first argument of a macro, where a comma outside of parentheses would end it."""
    text = str(type)
    return f"OPDSL_TYPE({text})" if "," in text else text


def _loader(out: Writer, library: Library, shards: list[str]) -> None:
    """Registers all operators when the library is loaded; what goes wrong is kept, to be raised by the importer.

    A TorchBind class may be registered by a source whose turn comes after this one's.  So an importer's question why
    the operators aren't registered is one more try, with all of the library initialised.
    """
    name = library.namespace
    out.include(Include("exception"), Include("string"))
    with out.namespace(name):
        for shard in shards:
            out.line(f"void register_{shard}(opdsl::Library& library);")
        out.blank()
        with out.namespace():
            out.line("bool loaded = false;")
            out.line("std::string load_error;")
            out.blank()
            with out.block("void load()"):
                with out.block("try"):
                    out.line(f'opdsl::Library library("{name}", "{library.span.path}");')
                    for shard in shards:
                        out.line(f"register_{shard}(library);")
                    out.line("loaded = true;")
                with out.block("catch (const std::exception& error)"):
                    out.line("load_error = error.what();")
            out.blank()
            with out.block("struct AtLoad", " at_load;"), out.block("AtLoad()"):
                out.line("load();")
    out.blank()
    out.comment("Why the operators aren't registered, or null.", "///")
    with out.block(f'extern "C" __attribute__((visibility("default"))) const char* {name}_load_error()'):
        with out.block(f"if (!{name}::loaded)"):
            out.line(f"{name}::load();")
        out.line(f"return {name}::loaded ? nullptr : {name}::load_error.c_str();")
