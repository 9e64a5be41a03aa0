"""Reads the JIT schema language: the exact inverse of `str()` on the model's values.

    parse_schema("my::scale_(Tensor(a!) self, *, float by=2.) -> Tensor(a!)")

gives the `FunctionSchema` whose `str()` is that text.  Spacing is free on the way in; on the way out it's normal.
One tokenizer, one recursive descent, a method a rule.  What PyTorch's own parser reads, this one reads too; it's
stricter where that one lets a slip pass in silence (a second `*`, `*` with nothing behind it).

The place of a fault is an offset into the text, so that whoever took the text from a file can show it there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from opdsl.model.schema import Argument, FunctionSchema, OperatorName, Return
from opdsl.model.types import (
    AliasSet,
    Base,
    BaseType,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
    WrapperType,
)

T = TypeVar("T")


class SchemaSyntaxError(ValueError):
    """`message` is what's wrong at offset `column` of the text; `hint`, if any, is what to write instead."""

    def __init__(self, message: str, column: int, hint: str = "") -> None:
        super().__init__(f"column {column}: {message}{f' ({hint})' if hint else ''}")
        self.message = message
        self.column = column
        self.hint = hint


def parse_schema(text: str) -> FunctionSchema:
    """`ns::name.overload(arguments) -> returns`."""
    return _parse(text, _Parser.schema)


def parse_type(text: str) -> Type:
    """`Tensor(a!)[]?` and the like."""
    return _parse(text, _Parser.type)


def parse_operator_name(text: str) -> OperatorName:
    """`ns::name.overload`; namespace and overload may be missing."""
    return _parse(text, _Parser.name)


def parse_argument(text: str) -> Argument:
    """`int dim=0`."""
    return _parse(text, _Parser.argument)


def normal_default(text: str) -> str:
    """The text of a default value in normal spacing: `[1, 2]`, `-1`."""
    return _parse(text, _Parser.default)


_TOKEN = re.compile(
    r"""(?P<word>[A-Za-z_]\w*)
      | (?P<number>0[xX][0-9a-fA-F]+ | (?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?j?)
      | (?P<string>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
      | (?P<mark>->|::|\.\.\.|[]()[,.*!?|=-])
      | (?P<end>\Z)""",
    re.VERBOSE,
)
_SPACE = re.compile(r"\s*")

_BASES = {base.value: base for base in Base} | {"None": Base.NoneType}
_WRAPPERS = ("Future", "RRef", "Await")


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    column: int


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    at = 0
    while not tokens or tokens[-1].kind != "end":
        at = _match(_SPACE, text, at).end()
        found = _TOKEN.match(text, at)
        if found is None:
            if text[at] in "\"'":
                raise SchemaSyntaxError("this string has no end", at)
            raise SchemaSyntaxError(f"`{text[at]}` is not part of the schema language", at)
        tokens.append(_Token(found.lastgroup or "", found[0], at))
        at = found.end()
    return tokens


def _match(pattern: re.Pattern[str], text: str, at: int) -> re.Match[str]:
    found = pattern.match(text, at)
    assert found is not None
    return found


def _parse(text: str, rule: Callable[[_Parser], T]) -> T:
    parser = _Parser(_tokens(text))
    value = rule(parser)
    parser.finish()
    return value


class _Parser:
    """A cursor over tokens; each method reads one rule of the grammar and leaves the cursor behind it."""

    def __init__(self, tokens: list[_Token]) -> None:
        self.tokens = tokens
        self.at = 0

    # -- the cursor

    @property
    def token(self) -> _Token:
        return self.tokens[self.at]

    def fail(self, message: str, hint: str = "") -> SchemaSyntaxError:
        return SchemaSyntaxError(message, self.token.column, hint)

    def found(self) -> str:
        return f"found `{self.token.text}`" if self.token.text else "the text ends"

    def take(self, mark: str) -> bool:
        if self.token.kind == "mark" and self.token.text == mark:
            self.at += 1
            return True
        return False

    def expect(self, mark: str, after: str) -> None:
        if not self.take(mark):
            raise self.fail(f"expected `{mark}` {after}, {self.found()}")

    def word(self, what: str) -> str:
        if self.token.kind != "word":
            raise self.fail(f"expected {what}, {self.found()}")
        self.at += 1
        return self.tokens[self.at - 1].text

    def finish(self) -> None:
        if self.token.kind != "end":
            raise self.fail(f"expected the end of the text, {self.found()}")

    def separated(self, item: Callable[[], None], close: str, what: str) -> None:
        """`item, item` up to `close`, which is taken; there may be none."""
        if self.take(close):
            return
        item()
        while not self.take(close):
            self.expect(",", f"or `{close}` after {what}")
            item()

    # -- schemas

    def schema(self) -> FunctionSchema:
        name = self.name()
        self.expect("(", "after the operator's name")
        positional, keyword_only, vararg = self.arguments()
        self.expect("->", "after the arguments")
        returns, varret = self.returns()
        return FunctionSchema(name, positional, keyword_only, returns, vararg, varret)

    def name(self) -> OperatorName:
        base, namespace = self.word("the operator's name"), ""
        if self.take("::"):
            base, namespace = self.word("the operator's name"), base
        return OperatorName(base, self.word("the overload's name") if self.take(".") else "", namespace)

    def arguments(self) -> tuple[tuple[Argument, ...], tuple[Argument, ...], bool]:
        groups: list[list[Argument]] = [[]]
        vararg = False

        def item() -> None:
            nonlocal vararg
            if vararg:
                raise self.fail("nothing can follow `...`")
            if self.token.text == "*" and len(groups) == 2:
                raise self.fail("`*` can stand only once")
            if self.take("..."):
                vararg = True
            elif self.take("*"):
                groups.append([])
                if not self.token.text == ",":
                    raise self.fail("keyword-only arguments must follow `*`")
            else:
                groups[-1].append(self.argument())

        self.separated(item, ")", "an argument")
        if len(groups) == 2 and not groups[1]:
            self.at -= 1
            raise self.fail("keyword-only arguments must follow `*`")
        return tuple(groups[0]), tuple(groups[1]) if len(groups) == 2 else (), vararg

    def argument(self) -> Argument:
        type = self.type()
        name = self.word("the argument's name")
        return Argument(name, type, self.default() if self.take("=") else None)

    def returns(self) -> tuple[tuple[Return, ...], bool]:
        returns: list[Return] = []
        varret = False

        def item() -> None:
            nonlocal varret
            if varret:
                raise self.fail("nothing can follow `...`")
            if self.take("..."):
                varret = True
            else:
                type = self.type()
                returns.append(Return(type, self.word("a name") if self.token.kind == "word" else ""))

        if self.take("("):
            self.separated(item, ")", "a result")
            if self.token.text in ("[", "?"):
                hint = "write `((int, str)[])` for a list of tuples"
                raise self.fail("parentheses here hold the list of results", hint)
        else:
            item()
        return tuple(returns), varret

    # -- types

    def type(self) -> Type:
        type = self.unsuffixed_type()
        while True:
            if self.take("?"):
                type = OptionalType(type)
            elif self.take("["):
                size = self.size()
                type = ListType(type, size, self.alias())
                if size is not None:
                    return self.end_of_sized(type)
            else:
                return type

    def size(self) -> int | None:
        """The rest of `[]` or `[2]`."""
        if self.take("]"):
            return None
        if self.token.kind != "number" or not self.token.text.isdecimal():
            raise self.fail(f"expected `]` or a length, {self.found()}")
        self.at += 1
        size = int(self.tokens[self.at - 1].text)
        self.expect("]", "after the length")
        return size

    def end_of_sized(self, type: Type) -> Type:
        if self.take("?"):
            type = OptionalType(type)
        if self.token.text == "[":
            raise self.fail("a list with a length can't be inside another list", "leave the inner length out")
        return type

    def unsuffixed_type(self) -> Type:
        if self.take("("):
            elems: list[Type] = []
            self.separated(lambda: elems.append(self.type()), ")", "an element of the tuple")
            return TupleType(tuple(elems))
        column = self.token.column
        word = self.word("a type")
        if word in _BASES:
            return BaseType(_BASES[word], self.alias())
        if word == "Dict":
            self.expect("(", "after `Dict`")
            key = self.type()
            self.expect(",", "after the type of the keys")
            value = self.type()
            self.expect(")", "after the type of the values")
            return DictType(key, value, self.alias())
        if word in _WRAPPERS:
            self.expect("(", f"after `{word}`")
            elem = self.type()
            self.expect(")", "after the type")
            return WrapperType(word, elem, self.alias())
        if word == "__torch__":
            while self.take("."):
                word += "." + self.word("a class's name")
            return ClassType(word, self.alias())
        if word[0].islower():
            return TypeVariable(word, self.alias())
        near = get_close_matches(word, (*_BASES, "Dict", *_WRAPPERS), n=1)
        raise SchemaSyntaxError(f"`{word}` is not a type", column, f"did you mean `{near[0]}`?" if near else "")

    def alias(self) -> AliasSet | None:
        """`(a!)`, `(a|b -> *)` or `!`, or nothing."""
        if self.take("!"):
            return AliasSet(write=True)
        if not self.take("("):
            return None
        before = self.alias_names()
        write = self.take("!")
        after = self.alias_names() if self.take("->") else ()
        self.expect(")", "after the alias set")
        return AliasSet(before, after, write)

    def alias_names(self) -> tuple[str, ...]:
        names = [self.alias_name()]
        while self.take("|"):
            names.append(self.alias_name())
        return tuple(names)

    def alias_name(self) -> str:
        return "*" if self.take("*") else self.word("an alias set's name")

    # -- defaults

    def default(self) -> str:
        if self.take("["):
            items: list[str] = []
            self.separated(lambda: items.append(self.default()), "]", "an element of the default")
            return f"[{', '.join(items)}]"
        sign = "-" if self.take("-") else ""
        if self.token.kind not in ("word", "number", "string") or (sign and self.token.kind == "string"):
            raise self.fail(f"expected a default value, {self.found()}", 'a number, "text", a word, or a list of these')
        self.at += 1
        return sign + self.tokens[self.at - 1].text
