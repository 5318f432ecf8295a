"""Vocabulary: which words somebody of a strength knows, and which do not come to mind this time.

Whoever is stronger knows every word that somebody weaker knows, and more. `python -m
knobel.minds.experts.stadt_land_fluss.vocabulary` prints how many words there are, and how many are known at a strength.
"""

import sys
from zlib import crc32

from knobel.words.categories import Category, categories
from knobel.words.lists import LANGUAGES

# At strength 0 the best known words are known, this share of all; and as many dice leave one without an idea.
KNOWN_TO_THE_WEAKEST, BLANK_TO_THE_WEAKEST = 0.3, 0.4
STRONGEST = 100
SHOWN = (0, 20, 50, 80, STRONGEST)


def known_words(category: Category, letter: str, strength: int) -> tuple[str, ...]:
    """The words of a category with this letter that somebody of a strength knows, the best known first.

    How hard a word is follows from its place in the list, and from the word itself: so of rare letters, which have few
    words, the weak know nothing now and then.
    """
    words = category.words.get(letter, ())
    share = KNOWN_TO_THE_WEAKEST + (1 - KNOWN_TO_THE_WEAKEST) * strength / STRONGEST
    hard = [(place + drawn(category.id, word)) / len(words) for place, word in enumerate(words)]
    return tuple([word for word, how_hard in zip(words, hard, strict=True) if how_hard < share])


def is_blank(strength: int, *occasion: object) -> bool:
    """Whether nothing comes to mind on an occasion, which is the same however often one thinks of it."""
    return drawn(*occasion) < BLANK_TO_THE_WEAKEST * (1 - strength / STRONGEST)


def drawn(*what: object) -> float:
    """A number from 0 to 1 that follows from what it is drawn for, and from nothing else."""
    return crc32(repr(what).encode()) / 2**32


def figures() -> str:
    """How many words there are, and how many of them are known at some strengths."""
    lines = []
    for language in LANGUAGES:
        known = categories(language).values()
        count = [sum(len(known_words(each, letter, s)) for each in known for letter in each.words) for s in SHOWN]
        gaps = [f"{each.id} {letter}" for each in known for letter, words in each.words.items() if not words]
        lines.append(f"{language}: {count[-1]} words in {len(known)} categories; none for: {', '.join(gaps)}")
        lines += [f"  strength {s}: {number} words" for s, number in zip(SHOWN, count, strict=True)]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(figures() + "\n")
