"""Words by category and first letter: towns, rivers, animals and so on, German and English, written for Knobel.

The lists are plain text (`data/categories.de.txt`, `data/categories.en.txt`); each says at its head how it is written.
"""

from functools import cache
from typing import NamedTuple

from knobel.parts.words import normalised
from knobel.words.lists import FOLDER, LANGUAGES

# What stands instead of words where a language has none.
NONE = "–"


class Category(NamedTuple):
    """A category: its id, the names by which people ask for it, and its words by letter, the best known first."""

    id: str
    names: tuple[str, ...]
    words: dict[str, tuple[str, ...]]


@cache
def categories(language: str) -> dict[str, Category]:
    """The categories of a language by their ids, read when they are first asked for."""
    text = (FOLDER / f"categories.{language}.txt").read_text(encoding="utf-8")
    return {category.id: category for category in map(_category, text.split("\n[")[1:])}


def category_of(name: str) -> str | None:
    """The id of the category that somebody means, in whichever language and spelling; None for an unknown one."""
    return _by_name().get(normalised(name))


def is_of_category(language: str, category: str, word: str) -> bool:
    """Whether the lists have a word in a category, however it is spelled."""
    return normalised(word) in _compared(language, category)


def _category(text: str) -> Category:
    head, *lines = [line for line in text.splitlines() if line]
    id, _, names = head.rstrip("]").partition(": ")
    words = dict(line.split(": ", 1) for line in lines)
    listed = {letter: () if said == NONE else tuple(said.split(", ")) for letter, said in words.items()}
    return Category(id, tuple(names.split(", ")), listed)


@cache
def _by_name() -> dict[str, str]:
    known = [category for language in LANGUAGES for category in categories(language).values()]
    return {normalised(name): each.id for each in known for name in (each.id, *each.names)}


@cache
def _compared(language: str, category: str) -> frozenset[str]:
    by_letter = categories(language)[category].words
    return frozenset(normalised(word) for words in by_letter.values() for word in words)
