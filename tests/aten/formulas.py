"""PyTorch's formulas, which are C++, as trees: which names they mention, and what they ask of them. Types are left out.

grad.expand_symint(self.sym_sizes()) * other
Binary("*", Accessor(grad, "expand_symint", (Accessor(self, "sym_sizes"),)), other)
"""

from __future__ import annotations

import re

from opdsl.model.expression import Accessor, Binary, Call, Conditional, Expr, Item, ListOf, Literal, Name, Unary
from opdsl.model.schema import Argument, FunctionSchema, OperatorName
from opdsl.model.types import TENSOR

_TOKEN = re.compile(
    r"\[\]\([^)]*\)\{[^}]*\}|[\d.]+(?:e-?\d+)?|(?:::)?[A-Za-z_]\w*(?:::\w+)*(?:<[\w:,&\s]*>(?=[({]))?"
    r'|"[^"]*"|->|\|\||&&|[=!<>]=|\S'
)
_LEVELS = [{"||"}, {"&&"}, {"|"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"+", "-"}, {"*", "/"}]
_CLOSED = {"(": ")", "{": "}", "[": "]"}


def formula(text: str) -> Expr:
    reader = _Reader(_TOKEN.findall(text))
    tree = reader.conditional()
    assert reader.at == len(reader.tokens), text
    return tree


class _Reader:
    """A cursor over tokens; each method reads one rule of the grammar."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def token(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def conditional(self) -> Expr:
        test = self.binary(0)
        if self.token != "?":
            return test
        self.take()
        then = self.conditional()
        self.take()
        return Conditional(test, then, self.conditional(), TENSOR)

    def binary(self, level: int) -> Expr:
        if level == len(_LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        while self.token in _LEVELS[level]:
            left = Binary(self.take(), left, self.binary(level + 1), TENSOR)
        return left

    def unary(self) -> Expr:
        if self.token not in ("!", "-", "*"):
            return self.postfix()
        op, operand = self.take(), self.unary()
        return (
            Name(operand.name, TENSOR, True) if op == "*" and isinstance(operand, Name) else Unary(op, operand, TENSOR)
        )

    def postfix(self) -> Expr:
        tree = self.primary()
        while self.token in (".", "->", "["):
            mark = self.take()
            if mark == "[":
                tree = Item(tree, self.conditional(), TENSOR)
                self.take()
                continue
            if mark == "->" and isinstance(tree, Name):
                tree = Name(tree.name, TENSOR, True)
            name = self.take().partition("<")[0]
            tree = Accessor(tree, name, self.items() if self.token == "(" else (), TENSOR)
        return tree

    def primary(self) -> Expr:
        if self.token == "(":
            return self.items()[0]
        if self.token == "{":
            return ListOf(self.items(), TENSOR)
        word = self.take()
        if word[0] in '"[' or word[0].isdigit():
            return Literal(word, TENSOR)
        return _call(word, self.items()) if self.token in ("(", "{") else Name(word, TENSOR)

    def items(self) -> tuple[Expr, ...]:
        """What stands in brackets, separated by commas."""
        closed = _CLOSED[self.take()]
        found = []
        while self.token != closed:
            found.append(self.conditional())
            if self.token == ",":
                self.take()
        self.take()
        return tuple(found)


def _call(word: str, arguments: tuple[Expr, ...]) -> Call:
    name = word.partition("<")[0].rpartition("::")[2]
    schema = FunctionSchema(OperatorName(name), tuple(Argument(f"a{i}", TENSOR) for i in range(len(arguments))))
    return Call(schema, tuple(zip(schema.positional, arguments, strict=True)), False, False, TENSOR)
