"""Word lists as automata: every word is a path through shared letters, so half a million words fit into a megabyte.

An automaton is a row of 32-bit arrows. The arrows that leave one state lie side by side: the low five bits of each are
its letter (1 for A), the next bit says that it is the last of its state, the next that a word ends with it, and the
rest is where the arrows of the state lie to which it leads (0: nowhere).
"""

import sys
import zlib
from array import array
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from knobel.parts.words import normalised

FOLDER = Path(__file__).parent / "data"
LANGUAGES = ("de", "en")
SHORTEST, LONGEST = 2, 13
VERSION_LENGTH = 12

# How an arrow is packed.
LETTER, LAST, ENDS, TARGET = 0b11111, 1 << 5, 1 << 6, 7
BEFORE_A = ord("A") - 1


class WordList:
    """A set of words in the form in which words are compared."""

    def __init__(self, arrows: "array[int]") -> None:
        self.arrows = arrows
        # Every word is looked for among the arrows of the first state, which are the most.
        self._first = dict(_leaving(arrows, 0)) if arrows else {}

    def __contains__(self, word: object) -> bool:
        """Whether the list has a word, however it is spelled: Öl is OEL."""
        if not isinstance(word, str):
            return False
        compared = normalised(word)
        arrows, arrow = self.arrows, self._first.get(compared[:1], 0)
        for letter in compared[1:]:
            at, sought = arrow >> TARGET, ord(letter) - BEFORE_A
            if not at:
                return False
            while (arrow := arrows[at]) & LETTER != sought:
                if arrow & LAST:
                    return False
                at += 1
        return bool(arrow & ENDS)

    def __iter__(self) -> Iterator[str]:
        """Every word, in the order of the alphabet."""
        if self.arrows:
            yield from self._from(0, "")

    @property
    def version(self) -> str:
        """A checksum of all words: two lists of one version have the same words."""
        return sha256(_low_byte_first(array("I", self.arrows)).tobytes()).hexdigest()[:VERSION_LENGTH]

    def _from(self, at: int, begun: str) -> Iterator[str]:
        for letter, arrow in _leaving(self.arrows, at):
            if arrow & ENDS:
                yield begun + letter
            if arrow >> TARGET:
                yield from self._from(arrow >> TARGET, begun + letter)


def _leaving(arrows: "array[int]", at: int) -> Iterator[tuple[str, int]]:
    """The letters that lead on from a state, with their arrows."""
    while True:
        yield chr((arrows[at] & LETTER) + BEFORE_A), arrows[at]
        if arrows[at] & LAST:
            return
        at += 1


@cache
def word_list(language: str, version: str | None = None) -> WordList:
    """The list of a language, the newest or an older one that is still here, read when it is first asked for."""
    if language not in LANGUAGES:
        raise LookupError(f"there is no word list for {language!r}; there are: {', '.join(LANGUAGES)}")
    newest = version in (None, newest_version(language))
    return unpacked(file_of(language, None if newest else version).read_bytes())


@cache
def newest_version(language: str) -> str:
    """The version of a language's list, as it was noted when the list was built."""
    return (FOLDER / f"{language}.version").read_text(encoding="ascii").strip()


def file_of(language: str, version: str | None = None) -> Path:
    """Where the newest list of a language lies, or an older one."""
    return FOLDER / (f"{language}.words" if version is None else f"{language}-{version}.words")


def has_word(language: str, word: str) -> bool:
    """Whether the list of a language has a word."""
    return word in word_list(language)


def packed(arrows: "array[int]") -> bytes:
    """An automaton as it is stored: compressed, the low byte of each arrow first."""
    return zlib.compress(_low_byte_first(arrows).tobytes(), 9)


def unpacked(data: bytes) -> WordList:
    """A stored automaton."""
    arrows = array("I", zlib.decompress(data))
    return WordList(_low_byte_first(arrows))


def _low_byte_first(arrows: "array[int]") -> "array[int]":
    if sys.byteorder == "big":
        arrows.byteswap()
    return arrows
