"""Chooses among the signatures that share a name, by the number, names and types of what is passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Signature(NamedTuple):
    """`call` takes parameters of these types; the first `positional` may be given by position, `required` must be."""

    call: Callable[..., Any]
    types: Mapping[str, Any]
    positional: int
    required: Sequence[str]


def choose(name: str, signatures: Sequence[Signature], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """Calls the first signature that accepts the arguments; raises `TypeError` with all of them if none does."""
    for signature in signatures:
        names = list(signature.types)
        if len(args) > signature.positional:
            continue
        given = dict(zip(names, args, strict=False))
        if any(k in given or k not in signature.types for k in kwargs):
            continue
        given.update(kwargs)
        if all(r in given for r in signature.required) and all(
            isinstance(value, signature.types[key]) for key, value in given.items()
        ):
            return signature.call(*args, **kwargs)
    shown = "\n".join(f"  ({', '.join(s.types)})" for s in signatures)
    got = ", ".join([type(a).__name__ for a in args] + [f"{k}={type(v).__name__}" for k, v in kwargs.items()])
    raise TypeError(f"{name}() has no signature for ({got}); its signatures:\n{shown}")
