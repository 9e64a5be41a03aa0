"""Sources of an extension: all that's generated for an operator stands together, registered at its end.

    src/norms.cpp           the operators of operators/norms.py: handles, adapters, kernels at each key
    src/opdsl_library.cpp   what they share, and their registration when the library is loaded (`shared`)

A source is a shard: one for each operator file, so that an edit recompiles one.  A file of very many operators is cut
into a power of two of shards by a hash of the family's name, so that adding one operator leaves the others alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import PurePosixPath

from opdsl.cpp.convert import convert
from opdsl.cpp.names import Locals
from opdsl.cpp.signatures import dispatcher_signature
from opdsl.cpp.text import Cpp, Include, Writer
from opdsl.lang import DispatchKey
from opdsl.model.function import Family, Library, NativeFunction
from opdsl.model.unit import Unit
from opdsl.targets.extension import headers, shared
from opdsl.targets.extension.boxing import adapter_name, boxed_adapter
from opdsl.targets.extension.kernels import Prototype, prototypes
from opdsl.targets.extension.schemas import schema_constants
from opdsl.wrappers.autocast import autocast
from opdsl.wrappers.autograd import autograd
from opdsl.wrappers.batching import batching
from opdsl.wrappers.body import body_kernels
from opdsl.wrappers.derived import LEADING, derived_kernel
from opdsl.wrappers.devices import device_lines
from opdsl.wrappers.functionalization import functionalization, implied_tags
from opdsl.wrappers.inplace_or_view import inplace_or_view
from opdsl.wrappers.structured import structured_group, structured_kernels
from opdsl.wrappers.ufunc import ufunc_source

SHARD_SIZE = 128
"""A file with more families is cut into shards."""


def units(library: Library) -> list[Unit]:
    shards = dict(_shards(library))
    return [
        *(_source(library, name, families) for name, families in shards.items()),
        *(_ufunc(library, family) for family in library.families if family.out and family.out.ufunc_inner_loop),
        shared.unit(library, list(shards)),
    ]


def _shards(library: Library) -> Iterator[tuple[str, list[Family]]]:
    files: dict[str, list[Family]] = {}
    for family in library.families:
        files.setdefault(family.first.span.path, []).append(family)
    for path, families in files.items():
        stem = "_".join(PurePosixPath(path).with_suffix("").parts[1:]) or PurePosixPath(path).stem
        count = 1
        while len(families) > count * SHARD_SIZE:
            count *= 2
        if count == 1:
            yield stem, families
            continue
        for shard in range(count):
            yield f"{stem}_{shard}", [f for f in families if _hash(f.name) % count == shard]


def _hash(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:4], "big")


def _source(library: Library, shard: str, families: list[Family]) -> Unit:
    out = Writer(operator_headers=lambda name: headers.path(library, "ops", library.family_of[name]))
    out.include(headers.RUNTIME)
    for family in families:
        out.include(Include(headers.path(library, "ops", family)))
        if headers.has_kernels(family):
            out.include(Include(headers.path(library, "kernels", family)))
    registrations: list[_Registration] = []
    with out.namespace(library.namespace):
        for family in families:
            for function in family:
                if function.external:
                    with out.piece(function.name.unqualified, "dispatch"):
                        _handle(out, function)
                else:
                    with out.piece(function.name.unqualified, "dispatch and kernels"):
                        registrations.append(_operator(out, family, function))
                out.blank()
        with out.block(f"void register_{shard}(opdsl::Library& library)"):
            for registration in registrations:
                with out.piece(registration.function.name.unqualified, "registration"):
                    _register(out, registration)
    origin = families[0].first.span.path
    return out.unit(f"generated/src/{shard}.cpp", headers.header(origin))


# -- one operator


@dataclass(frozen=True, slots=True)
class _Registration:
    """What registers an operator: its schema, its tags, and a line for each key at which it has a kernel."""

    function: NativeFunction
    schema: Cpp
    tags: tuple[str, ...]
    lines: tuple[str, ...]


def _operator(out: Writer, family: Family, function: NativeFunction) -> _Registration:
    """Writes all that's generated for `function`; gives what registers it."""
    out.comment(f"{function.name.unqualified}: {function.span.path}")
    _handle(out, function)
    out.blank()
    lines = []
    with out.namespace():
        schema = schema_constants(out, function)
        out.blank()
        boxed_adapter(out, function)
        out.blank()
        kernels = []
        for keys, name in _kernels(out, family, function):
            kernels.append((keys, name))
            lines += [f".implement(c10::DispatchKey::{key.value}, {name})" for key in keys]
            out.blank()
    lines += functionalization(family, function)
    lines += batching(function, kernels)
    return _Registration(function, schema, (*function.tags, *implied_tags(family, function)), tuple(lines))


def _handle(out: Writer, function: NativeFunction) -> None:
    signature = dispatcher_signature(function)
    struct = f"ops::{function.name.identifier}"
    name = function.name
    found = f'"{name.namespace}::{name.base}", "{name.overload}"'
    with out.block(f"const opdsl::Operator& {struct}::op()"):
        if function.external:
            schema = json.dumps(str(function.schema))
            out.line(f"static const auto op = opdsl::Operator::external<{signature.type}>({found}, {schema});")
        else:
            out.line(f"static const opdsl::Operator op({found});")
        out.line("return op;")
    types = ", ".join([str(signature.returns), *(str(a.type) for a in signature.arguments)])
    arguments = ", ".join(a.name for a in signature.arguments)
    with out.block(signature.declaration(f"{struct}::call")):
        out.line(f"return op().call<{types}>({arguments});")
    keys = headers.keys_name(signature)
    with out.block(signature.declaration(f"{struct}::redispatch", first=[f"c10::DispatchKeySet {keys}"])):
        out.line(f"return op().redispatch<{types}>({', '.join([keys, *filter(None, [arguments])])});")


def _kernels(out: Writer, family: Family, function: NativeFunction) -> Iterator[tuple[tuple[DispatchKey, ...], str]]:
    """Writes the kernels of `function`; gives the keys and the name of each."""
    for prototype in prototypes(function):
        yield prototype.keys, _thunk(out, family, prototype)
    yield from body_kernels(out, function)
    yield from derived_kernel(out, family, function)
    yield from structured_kernels(out, family, function)
    yield from inplace_or_view(out, function)
    yield from autograd(out, function)
    yield from autocast(out, function)


def _thunk(out: Writer, family: Family, prototype: Prototype) -> str:
    """A kernel with the operator's own signature that calls the author's."""
    signature = dispatcher_signature(prototype.function)
    name = f"{prototype.function.name.identifier}_{prototype.keys[0].value}"
    target = prototype.member if prototype.external else f"kernels::{family.name}::{prototype.member}"
    arguments = ", ".join(convert(signature.arguments, prototype.signature.arguments))
    with out.block(signature.declaration(name, first=LEADING)):
        device_lines(out, prototype.function, prototype.keys[0], Locals(a.name for a in signature.arguments))
        out.line(f"return {target}({arguments});")
    return name


def _register(out: Writer, registration: _Registration) -> None:
    function, lines = registration.function, registration.lines
    tags = ", ".join(f"at::Tag::{tag}" for tag in registration.tags)
    out.line("library")
    with out.indented(), out.indented():
        out.line(f".define<{dispatcher_signature(function).type}>(")
        with out.indented(), out.indented():
            out.line(f"{registration.schema},")
            out.line(f'{adapter_name(function)}, "{function.origin}", {{{tags}}}){"" if lines else ";"}')
        for i, line in enumerate(lines, 1):
            out.line(line if i < len(lines) else f"{line};")


def _ufunc(library: Library, family: Family) -> Unit:
    group = structured_group(family)
    assert group is not None
    out = Writer()
    out.include(Include(headers.path(library, "kernels", family)))
    with out.piece(group.out.name.unqualified, "ufunc kernel"):
        ufunc_source(out, group, library.namespace)
    capability = ["#ifndef CPU_CAPABILITY", "#define CPU_CAPABILITY DEFAULT", "#endif"]
    head = [*headers.header(group.out.origin), *capability]
    return out.unit(f"generated/src/{family.name}_ufunc.cpp", head)
