"""The catalogue of one language: phrases in, sentences out.

A key is looked up first as the game's own (`chicago-score`), then among the common ones (`score`), so that a game says
`say("score")` and may word it for itself or leave it to the house.

A message may speak to whoever reads it. Its attribute `.you` is said instead of its value where the fact `$who` names
the viewer, `.you-other` where `$other` does, and so for every fact that holds a Name or Names (`$sent_to` has
`.you-sent-to`). `.you` comes first, then the facts in the order of the phrase; where none fits the value is said, with
the name. Such an attribute does without the fact that it stands for, and has two more: `$others`, how many other people
that fact names, and `$names`, who they are.

    told-throw = { $who } wirft { $faces }.
        .you = Du wirfst { $faces }.
    told-won = { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen gemeinsam.
    }
        .you = { $others ->
            [0] Du gewinnst.
           *[other] { $names } und du gewinnt gemeinsam.
        }

`.moment-you` and `.moment-you-other` do the same for `.moment`.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from knobel.core.options import Value
from knobel.core.phrases import Fact, Name, Names, Phrase, Pips, Title

if TYPE_CHECKING:
    from knobel.texts.bundles import Bundle

LANGUAGES = ("de", "en")
COMMON = "common"


class MissingText(LookupError):
    """A key that a language lacks, or a fact that its message needs and was not given."""


class Texts:
    """The texts of one language. A game's own catalogue is opened when that game is first spoken of."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = {COMMON: _bundle(language, None)}

    def say(self, phrase: Phrase, game: str | None = None, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A phrase as a sentence, with the seats' names put in, to the viewer where he is spoken of."""
        if self._key(phrase.key, game) is None:
            raise MissingText(f"{self.language}: {phrase.key} ({game})")
        said = self._spoken(phrase, game, names, viewer, "")
        if said is None:
            raise MissingText(f"{self.language}: {phrase.key} has no text")
        return said

    def line(self, key: str, game: str | None = None, **facts: Any) -> str:
        """A message by its key."""
        return self.say(Phrase(key, facts), game)

    def has(self, key: str, game: str | None = None) -> bool:
        """Whether there is a message for this key."""
        return self._key(key, game) is not None

    def moment(self, phrase: Phrase, game: str, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The few words that celebrate a told line, or a phrase within it; empty where there are none.

        They are the attribute `moment` of its message.
        """
        said = self._spoken(phrase, game, names, viewer, "moment")
        if said is not None:
            return said.strip()
        inner = (self.moment(fact, game, names, viewer) for fact in phrase.facts.values() if isinstance(fact, Phrase))
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

    def _bundle_of(self, game: str) -> "Bundle":
        if game not in self._bundles:
            self._bundles[game] = _bundle(self.language, game)
        return self._bundles[game]

    def _spoken(
        self, phrase: Phrase, game: str | None, names: Sequence[str], viewer: int | None, part: str
    ) -> str | None:
        """What a message says to this viewer: its value, or another part of it."""
        key = self._key(phrase.key, game)
        if key is None:
            return None
        own = game is not None and self._bundle_of(game).has_message(key)
        bundle = self._bundle_of(game) if own and game is not None else self._bundles[COMMON]
        message = bundle.get_message(key)
        facts = {name: self._fact(fact, game, names, viewer) for name, fact in phrase.facts.items()}
        pattern = message.attributes.get(part) if part else message.value
        for attribute, others in addresses(phrase, viewer):
            full = f"{part}-{attribute}" if part else attribute
            if full in message.attributes:
                listed = self._listed([self._name(seat, names) for seat in others])
                facts = {**facts, "others": len(others), "names": listed}
                pattern = message.attributes[full]
                break
        return None if pattern is None else self._format(bundle, key, pattern, facts)

    def _format(self, bundle: "Bundle", key: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, trouble = bundle.format_pattern(pattern, facts)
        if trouble:
            raise MissingText(f"{self.language}: {key}: {trouble[0]}")
        return str(text)

    def _fact(self, fact: Fact | None, game: str | None, names: Sequence[str], viewer: int | None) -> Any:
        match fact:
            case Name(seat):
                return self._name(seat, names)
            case Names(seats):
                return self._listed([self._name(seat, names) for seat in seats])
            case Pips(kind, faces):
                return " ".join(self.face(kind, face) for face in faces)
            case Title(id):
                return self.line("name", id)
            case Phrase():
                return self.say(fact, game, names, viewer)
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


def addresses(phrase: Phrase, viewer: int | None) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The attributes that may be said to this viewer, the first choice first, and who else is meant by each."""
    for name, fact in sorted(phrase.facts.items(), key=lambda item: item[0] != "who"):
        seats = (fact.seat,) if isinstance(fact, Name) else fact.seats if isinstance(fact, Names) else ()
        if viewer in seats:
            others = tuple(seat for seat in seats if seat != viewer)
            yield "you" if name == "who" else f"you-{name.replace('_', '-')}", others


def _plain(value: Value) -> int | str:
    return str(value).lower() if isinstance(value, bool) else value


def _bundle(language: str, game: str | None) -> "Bundle":
    from knobel.texts.bundles import bundle_of

    sources = _sources(files("knobel.texts") / language, game)
    return bundle_of(language, (source.read_text(encoding="utf-8") for source in sources))


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
