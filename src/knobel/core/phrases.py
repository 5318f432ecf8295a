"""Phrases: something to be said, as a key and its facts; clients turn it into a sentence in their language."""

from __future__ import annotations

from msgspec import field

from knobel.core.frozen import Tagged


class Name(Tagged, frozen=True):
    """The name of whoever sits there."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


class Names(Tagged, frozen=True):
    """The names of several seats, as a list."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return f"seat{'s' * (len(self.seats) != 1)} {', '.join(map(str, self.seats))}"


class Pips(Tagged, frozen=True):
    """Faces of dice of one kind, to be read out."""

    kind: str
    faces: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.faces))


class Title(Tagged, frozen=True):
    """What a game is called, or a preset of it, by its id: also where another game is spoken of."""

    id: str

    def __str__(self) -> str:
        return self.id


class Phrase(Tagged, frozen=True):
    """A message key with its facts."""

    key: str
    facts: dict[str, int | str | Name | Names | Pips | Title | Phrase] = field(default_factory=dict)


Fact = int | str | Name | Names | Pips | Title | Phrase


def say(key: str, **facts: Fact) -> Phrase:
    """A phrase, written as it is spoken: `say("takes-chips", who=Name(2), chips=3)`."""
    return Phrase(key, facts)
