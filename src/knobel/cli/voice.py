"""The voice: everything that the command line says, in one language, about one table."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from knobel.core.errors import BadRecord, KnobelError
from knobel.core.phrases import Fact, Phrase
from knobel.texts.catalogue import texts


class Voice:
    """Speaks a language; of a game in its own words, of its seats by their names, and to the one who is alone here."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), viewer: int | None = None
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.viewer = viewer
        self.texts = texts(language)

    def at(self, game: str, names: Sequence[str] = (), viewer: int | None = None) -> "Voice":
        """The same voice, speaking of this game and these people, to one of them or to nobody in particular."""
        return Voice(self.language, game, names, viewer)

    def say(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        return self.texts.say(phrase, self.game, self.names, self.viewer)

    def line(self, key: str, **facts: Any) -> str:
        """A message by its key."""
        return self.say(Phrase(key, facts))

    def either(self, *keys: str, otherwise: str, **facts: Any) -> str:
        """The first of these messages that there is, or plain text."""
        return next((self.line(key, **facts) for key in keys if self.has(key)), otherwise)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.texts.has(key, self.game)

    def face(self, kind: str, face: int) -> str:
        """A face of a die as people call it."""
        return self.texts.face(kind, face)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else self.line("seat", number=seat + 1)

    def words(self, key: str) -> tuple[str, ...]:
        """A message that lists alternatives, parted by semicolons."""
        return tuple(word.strip() for word in self.line(key).split(";"))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        told = f"{value:,.{digits}f}"
        return told.translate(_GERMAN_SIGNS) if self.language == "de" else told

    def trouble(self, error: KnobelError) -> str:
        """What went wrong, in one line, with a suggestion where one is near."""
        told = self.either(f"error-{error.code}", otherwise=str(error), **self._facts(error))
        near = _near(error.facts)
        return printable(f"{told} {self.line('cli-did-you-mean', near=near) if near else ''}")

    def _facts(self, error: KnobelError) -> dict[str, Fact]:
        facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        if isinstance(error, BadRecord) and isinstance(error.__cause__, KnobelError) and "reason" in facts:
            # The record only names the code of the refusal; its cause knows the whole story.
            facts["reason"] = self.trouble(error.__cause__)
        return facts


# What can be chosen instead is told whole; it is shorter than this.
LONGEST_FACT = 400
_GERMAN_SIGNS = str.maketrans(",.", ".,")


def shortened(text: str) -> str:
    """A text of which somebody who reads an error can take in all: a line of a file may have millions of letters."""
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"


def printable(text: str) -> str:
    """A text as one line without anything that a terminal would obey instead of showing it."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


# Errors that name what was asked for and, in one line, what there is.
_ASKED_AND_KNOWN = (("option", "known"), ("mind", "known"), ("value", "allowed"), ("word", "known"))


def _near(facts: dict[str, Any]) -> str | None:
    for asked, known in _ASKED_AND_KNOWN:
        if asked in facts and known in facts:
            near = get_close_matches(str(facts[asked]), str(facts[known]).split(", "), n=1, cutoff=0.6)
            return near[0] if near else None
    return None
