"""Formulas of a few dice: which numbers can be made of a throw, how, and whether a formula somebody writes is right.

A formula uses each die at most once, and any of them may be left out. Dice stand for themselves: two of them are never
read as one number, and a division must come out even.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Literal

from knobel.writing.facts import Frozen
from knobel.writing.rules import Faces

Operations = Literal["plus_minus", "all_four"]
SIGNS: dict[Operations, str] = {"plus_minus": "+−", "all_four": "+−×÷"}
BRACKETS = "()"
# What people write for the signs, beside the signs themselves.
SPELLINGS = str.maketrans({"-": "−", "–": "−", "*": "×", "x": "×", "X": "×", "·": "×", "/": "÷", ":": "÷"})


class Term(Frozen, frozen=True):
    """A value and how it is made; `loosest` is the sign that binds its parts, none for a single die."""

    value: int
    text: str
    loosest: str = ""


# What can be made ----------------------------------------------------------------------------------------------------


@cache
def formulas(faces: Faces, operations: Operations) -> dict[int, str]:
    """Every number that these dice can make, with the formula for it that looks best."""
    found: dict[int, str] = {}
    dice = [Term(face, str(face)) for face in sorted(faces, reverse=True)]
    for size in range(1, len(dice) + 1):
        for chosen in combinations(dice, size):
            for term in _joined(chosen, operations):
                found[term.value] = min(term.text, found.get(term.value, term.text), key=_looks)
    return found


def _looks(text: str) -> tuple[int, list[str], list[int]]:
    """A short formula looks best, then one that adds first, then one with high dice first."""
    signs = [sign for sign in text if not sign.isdigit()]
    return len(text), signs, [-int(die) for die in text if die.isdigit()]


def _joined(terms: tuple[Term, ...], operations: Operations) -> Iterator[Term]:
    """All terms that use every one of these."""
    if len(terms) == 1:
        yield terms[0]
    for one, other in permutations(range(len(terms)), 2):
        rest = tuple(term for place, term in enumerate(terms) if place not in (one, other))
        for sign in SIGNS[operations]:
            value = calculated(terms[one].value, sign, terms[other].value)
            if value is not None:
                yield from _joined((*rest, Term(value, _written(terms[one], sign, terms[other]), sign)), operations)


def calculated(one: int, sign: str, other: int) -> int | None:
    """The result of one sign; None for a division that does not come out even."""
    if sign == "+":
        return one + other
    if sign == "−":
        return one - other
    if sign == "×":
        return one * other
    return one // other if other and not one % other else None


def _written(one: Term, sign: str, other: Term) -> str:
    first = _bracketed(one, "" if sign in "+−" else "+−")
    second = _bracketed(other, {"+": "", "−": "+−", "×": "+−", "÷": "+−×÷"}[sign])
    return f"{first}{sign}{second}"


def _bracketed(term: Term, weaker: str) -> str:
    return f"({term.text})" if term.loosest and term.loosest in weaker else term.text


# What people write ---------------------------------------------------------------------------------------------------


class Reading(Frozen, frozen=True):
    """What a formula comes to, and the dice that it uses."""

    value: int
    dice: tuple[int, ...]


def read_formula(text: str, operations: Operations) -> Reading | None:
    """A formula as it was written; None where it cannot be read, or a division does not come out even."""
    reader = _Reader(text, SIGNS[operations])
    try:
        value = reader.sum()
        reader.expect("")
    except ValueError:
        return None
    return Reading(value, tuple(sorted(reader.dice)))


def is_made_of(dice: tuple[int, ...], faces: Faces) -> bool:
    """Whether a throw has all these dice."""
    return all(dice.count(die) <= faces.count(die) for die in set(dice))


class _Reader:
    """Reads a formula sign by sign."""

    def __init__(self, text: str, allowed: str) -> None:
        self._signs = [sign for sign in text.translate(SPELLINGS) if not sign.isspace()]
        self._allowed = allowed
        self.dice: list[int] = []

    def sum(self) -> int:
        value = self._product()
        while self._next in ("+", "−"):
            value = self._result(value, self._take(), self._product())
        return value

    def expect(self, sign: str) -> None:
        """The next sign must be this one, or nothing must follow."""
        if self._next != sign:
            raise ValueError(self._next)
        if sign:
            self._take()

    def _product(self) -> int:
        value = self._factor()
        while self._next in ("×", "÷"):
            value = self._result(value, self._take(), self._factor())
        return value

    def _factor(self) -> int:
        sign = self._take()
        if sign == "−":
            return -self._factor()
        if sign == "(":
            value = self.sum()
            self.expect(")")
            return value
        if sign not in tuple("123456789"):
            raise ValueError(sign)
        self.dice.append(int(sign))
        return int(sign)

    def _result(self, one: int, sign: str, other: int) -> int:
        value = calculated(one, sign, other) if sign in self._allowed else None
        if value is None:
            raise ValueError(sign)
        return value

    @property
    def _next(self) -> str:
        return self._signs[0] if self._signs else ""

    def _take(self) -> str:
        if not self._signs:
            raise ValueError("the formula breaks off")
        return self._signs.pop(0)
