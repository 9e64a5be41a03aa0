"""C++ identifiers: names of the model made safe, and locals of generated code that capture nothing.

    identifier("register")            register_
    local = Locals(["self", "result"])
    local("result")                   result_1

A schema may call an argument `from`, `std` or `result`.  What C++ can't take as a name gets an underscore; what
generated code wants as a local gets a number where an argument has that name already.
"""

from __future__ import annotations

from collections.abc import Iterable

_KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
    concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
    namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw
    true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
KEYWORDS = frozenset(_KEYWORDS.split())
"""C++20's, so that code made today compiles under the next standard."""

ALTERNATIVE_TOKENS = frozenset(
    {"and", "and_eq", "bitand", "bitor", "compl", "not", "not_eq", "or", "or_eq", "xor", "xor_eq"}
)
"""Words that are operators: even a macro can't make a name of them."""

_MACROS = """
    assert errno EOF INFINITY NAN NULL TRUE FALSE BUFSIZ RAND_MAX SEEK_CUR SEEK_END SEEK_SET SIGABRT SIGFPE SIGILL
    SIGINT SIGSEGV SIGTERM stdin stdout stderr offsetof setjmp va_arg va_copy va_end va_start linux unix major minor
    makedev near far small interface
"""
MACROS = frozenset(_MACROS.split())
"""Names that common headers define away."""

RESERVED = KEYWORDS | MACROS


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
