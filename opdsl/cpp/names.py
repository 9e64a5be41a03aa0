"""C++ identifiers: names of the model made safe, and locals of generated code that capture nothing.

    identifier("register")            register_
    local = Locals(["self", "result"])
    local("result")                   result_1

A schema may call an argument `from`, `std` or `result`.  What C++ can't take as a name gets an underscore; what
generated code wants as a local gets a number where an argument has that name already.
"""

from __future__ import annotations

from collections.abc import Iterable

from opdsl.model.cpp_words import RESERVED


def identifier(name: str) -> str:
    """`name`, with an underscore after it if C++ can't take it as it is."""
    return f"{name}_" if name in RESERVED else name


class Locals:
    """Names for the locals of one generated function, none of which captures an argument or another local."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def __call__(self, name: str) -> str:
        """`name`, or `name_1`, `name_2`... where that's taken; the same name is never given twice."""
        wanted = identifier(name)
        given, number = wanted, 0
        while given in self._taken:
            number += 1
            given = f"{wanted}_{number}"
        self._taken.add(given)
        return given
