"""Words that C++ doesn't take as names: its own, and those that common headers define away."""

from __future__ import annotations

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
