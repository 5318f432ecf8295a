"""Events: the only ways in which chance, people and time enter a game."""

from knobel.core.frozen import Tagged
from knobel.core.moves import AnyMove


class Thrown(Tagged, frozen=True):
    """The dice asked for have fallen: their faces in the order of the stage's dice."""

    faces: tuple[int, ...]


class Did(Tagged, frozen=True):
    """A seat has decided."""

    seat: int
    move: AnyMove


class Expired(Tagged, frozen=True):
    """A clock of the stage has run out."""

    clock: str


class Unseen(Tagged, frozen=True):
    """What is left of an event for somebody who may not see it: that it happened, and whose it was."""

    seat: int | None


Event = Thrown | Did | Expired
SeenEvent = Thrown | Did | Expired | Unseen
