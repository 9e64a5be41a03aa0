"""Functions of torch, for formulas and bodies. Inert: what there is stands in the stub, for checkers and IDEs."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn


def __getattr__(name: str) -> Callable[..., NoReturn]:
    """A function that says it can't be called here."""
    if name.startswith("__"):
        raise AttributeError(name)

    def function(*args: object, **kwargs: object) -> NoReturn:
        raise NotImplementedError(f"at.{name} is for what opdsl turns into C++; nothing runs here")

    return function
