"""What a rule card shows beside its sentences: tables of throws, boxes or bets and what they are worth, as data.

A game's face states them from its rules (`Face.card`), so that a card cannot promise what the rules do not pay.
"""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase


class CardDice(Frozen, frozen=True):
    """Dice as an example: the kind of each and the faces that they show."""

    kinds: tuple[str, ...]
    faces: tuple[int, ...]

    @classmethod
    def alike(cls, kind: str, faces: tuple[int, ...]) -> "CardDice":
        """Dice of one kind."""
        return cls((kind,) * len(faces), faces)


CardCell = Phrase | CardDice | int


class CardTable(Frozen, frozen=True):
    """Rows of labels, example dice and numbers under a title; every row has a cell for every heading."""

    title: Phrase
    heads: tuple[Phrase, ...]
    rows: tuple[tuple[CardCell, ...], ...]
