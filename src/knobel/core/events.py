"""Events: the only ways in which chance, people and time enter a game.

Where the rules ask a word list what follows from an event, the event has the answer with it: `words` are those of the
words asked about that the list has. None stands for no answer: nothing was asked, or nobody has looked yet.
"""

from knobel.core.frozen import Tagged
from knobel.core.moves import AnyMove


class Thrown(Tagged, frozen=True):
    """The dice asked for have fallen: their faces in the order of the stage's dice."""

    faces: tuple[int, ...]


class Did(Tagged, frozen=True, omit_defaults=True):
    """A seat has decided."""

    seat: int
    move: AnyMove
    words: tuple[str, ...] | None = None


class Expired(Tagged, frozen=True, omit_defaults=True):
    """A clock of the stage has run out."""

    clock: str
    words: tuple[str, ...] | None = None


class Unseen(Tagged, frozen=True):
    """What is left of an event for somebody who may not see it: that it happened, and whose it was."""

    seat: int | None


Event = Thrown | Did | Expired
SeenEvent = Thrown | Did | Expired | Unseen
