"""The catalogue of one language: phrases in, sentences out.

A key is looked up first as the game's own (`chicago-score`), then among the common ones (`score`), so that a game says
`say("score")` and may word it for itself or leave it to the house.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from knobel.core.options import Value
from knobel.core.phrases import Fact, Name, Names, Phrase, Pips
from knobel.texts.number_words import number_words
from knobel.texts.numbers import Bundle

LANGUAGES = ("de", "en")
COMMON = "common"


class MissingText(LookupError):
    """A key that a language lacks, or a fact that its message needs and was not given."""


class Texts:
    """The texts of one language. A game's own catalogue is opened when that game is first spoken of."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = {COMMON: _bundle(language, None)}

    def say(self, phrase: Phrase, game: str | None = None, names: Sequence[str] = ()) -> str:
        """A phrase as a sentence, with the seats' names put in."""
        key = self._key(phrase.key, game)
        if key is None:
            raise MissingText(f"{self.language}: {phrase.key} ({game})")
        facts = {name: self._fact(fact, game, names) for name, fact in phrase.facts.items()}
        return self._format(key, facts, game)

    def line(self, key: str, game: str | None = None, **facts: Any) -> str:
        """A message by its key."""
        return self.say(Phrase(key, facts), game)

    def has(self, key: str, game: str | None = None) -> bool:
        """Whether there is a message for this key."""
        return self._key(key, game) is not None

    def moment(self, phrase: Phrase, game: str, names: Sequence[str] = ()) -> str:
        """The few words that celebrate a told line, or a phrase within it; empty where there are none.

        They are the attribute `moment` of its message.
        """
        key = self._key(phrase.key, game)
        bundle = self._bundle_of(game) if key is not None and key != phrase.key else self._bundles[COMMON]
        pattern = None if key is None else bundle.get_message(key).attributes.get("moment")
        if pattern is not None:
            facts = {name: self._fact(fact, game, names) for name, fact in phrase.facts.items()}
            return str(bundle.format_pattern(pattern, facts)[0]).strip()
        inner = (self.moment(fact, game, names) for fact in phrase.facts.values() if isinstance(fact, Phrase))
        return next(filter(None, inner), "")

    def name(self, game: str) -> str:
        """What a game is called."""
        return self.line("name", game)

    def aliases(self, game: str) -> tuple[str, ...]:
        """Other names that people know a game by."""
        return tuple(part.strip() for part in self.line("aliases", game).split(";") if part.strip())

    def rules(self, game: str, options: Mapping[str, Value], seats: int = 0) -> str:
        """The rules of a game as its options have them."""
        facts = {name: _plain(value) for name, value in options.items()}
        return self.line("rules", game, **facts, seats=seats)

    def _key(self, key: str, game: str | None) -> str | None:
        if game is not None and self._bundle_of(game).has_message(f"{game}-{key}"):
            return f"{game}-{key}"
        return key if self._bundles[COMMON].has_message(key) else None

    def _bundle_of(self, game: str) -> FluentBundle:
        if game not in self._bundles:
            self._bundles[game] = _bundle(self.language, game)
        return self._bundles[game]

    def _format(self, key: str, facts: dict[str, Any], game: str | None) -> str:
        own = game is not None and self._bundle_of(game).has_message(key)
        bundle = self._bundle_of(game) if own and game is not None else self._bundles[COMMON]
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} has no text")
        text, trouble = bundle.format_pattern(pattern, facts)
        if trouble:
            raise MissingText(f"{self.language}: {key}: {trouble[0]}")
        return str(text)

    def _fact(self, fact: Fact | None, game: str | None, names: Sequence[str]) -> Any:
        match fact:
            case Name(seat):
                return self._name(seat, names)
            case Names(seats):
                return self._listed([self._name(seat, names) for seat in seats])
            case Pips(kind, faces):
                return " ".join(self.face(kind, face) for face in faces)
            case Phrase():
                return self.say(fact, game, names)
            case _:
                return fact

    def face(self, kind: str, face: int) -> str:
        """A face of a die as people call it; what no die of its kind can show stays a number."""
        if kind in ("letter", "mixed"):
            return chr(face) if ord("A") <= face <= sys.maxunicode else str(face)
        key = f"face-poker-{face}"
        return self.line(key) if kind == "poker" and self.has(key) else str(face)

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.line("seat", number=seat + 1)

    def _listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.line("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def _plain(value: Value) -> int | str:
    return str(value).lower() if isinstance(value, bool) else value


def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = Bundle([language], functions=number_words(language), use_isolating=False)
    for source in _sources(files("knobel.texts") / language, game):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def _sources(folder: Traversable, game: str | None) -> list[Traversable]:
    """The files of a game, or those of the house: every one directly in the language's folder."""
    if game is None:
        return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    own = folder / "games" / f"{game}.ftl"
    return [own] if own.is_file() else []


@cache
def texts(language: str) -> Texts:
    """The texts of a language, opened once."""
    return Texts(language)
