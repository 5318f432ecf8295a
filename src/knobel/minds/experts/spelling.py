"""Spelling: whether a term looks like a word at all, or rather like letters drawn by lot.

No list has every town and every film, so a term that is not listed may well be right. But every language has its own
way from one letter to the next; what rather follows chance than that way is no word.
"""

from collections import Counter
from functools import cached_property
from itertools import pairwise
from math import log
from random import Random

from knobel.core.spaces import RandBelow
from knobel.parts.words import normalised
from knobel.words import word_list
from knobel.words.lists import BEFORE_A, ENDS, LAST, LETTER, TARGET, WordList

LETTERS = 26
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# So many words with each initial show how letters follow each other; each pair counts as seen this often before.
EXAMPLES, SEEN_BEFORE = 60, 0.5
# A term is taken for drawn by lot when that is more than so many times as likely; names from afar are spelled oddly.
TIMES = 20.0


class Spelling:
    """How the words of a language are spelled."""

    def __init__(self, language: str) -> None:
        self._language = language
        self.words = word_list(language)

    def looks_like_chance(self, term: str) -> bool:
        """Whether a term is in no list, and its letters rather follow each other by chance than as in words."""
        word = normalised(term)
        if word in self.words:
            return False
        return sum(self._odds.get(pair, 0.0) for pair in pairwise(word)) < -log(TIMES)

    @cached_property
    def _odds(self) -> dict[tuple[str, str], float]:
        """By how much more likely each pair of letters is in words than by chance, as a logarithm."""
        below = Random(self._language).randrange
        pairs: Counter[tuple[str, str]] = Counter()
        for initial in ALPHABET:
            for _ in range(EXAMPLES):
                pairs.update(pairwise(any_word(self.words, initial, below)))
        begun = {one: sum(pairs[one, other] + SEEN_BEFORE for other in ALPHABET) for one in ALPHABET}
        return {
            (one, other): log(LETTERS * (pairs[one, other] + SEEN_BEFORE) / begun[one])
            for one in ALPHABET
            for other in ALPHABET
        }


def any_word(words: WordList, initial: str, below: RandBelow) -> str:
    """A word of the list that begins with this letter, by a walk through it."""
    at, word = 0, ""
    while True:
        arrows = [arrow for arrow in _leaving(words, at) if word or chr((arrow & LETTER) + BEFORE_A) == initial]
        arrow = arrows[below(len(arrows))]
        word += chr((arrow & LETTER) + BEFORE_A)
        at = arrow >> TARGET
        if arrow & ENDS and (not at or below(2)):
            return word


def _leaving(words: WordList, at: int) -> list[int]:
    arrows = [words.arrows[at]]
    while not arrows[-1] & LAST:
        at += 1
        arrows.append(words.arrows[at])
    return arrows
