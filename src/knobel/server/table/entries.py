"""The log of a table: everything that ever happened at it, one entry after another. A table is the fold of its log."""

from typing import Literal

from knobel.core.events import Did, Expired, Thrown
from knobel.core.frozen import Tagged
from knobel.core.options import Value


class Opened(Tagged, frozen=True):
    """A table has been set up. Tokens stand in the log as hashes only."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    host: str
    dice: Literal["digital", "real"] = "digital"
    public: bool = False
    spectators: bool = True
    unshown: Literal["open", "sealed"] = "sealed"


class Committed(Tagged, frozen=True):
    """The table has published the root of a block of throws."""

    block: int
    root: str


class Sat(Tagged, frozen=True):
    """Somebody has taken a seat: a person with a device of their own, one at a shared device, or a bot."""

    seat: int
    kind: Literal["person", "local", "bot"]
    name: str
    device: str | None = None
    mind: str | None = None
    token: str | None = None


class Left(Tagged, frozen=True):
    """A seat is empty again, before the game or because its player gave it up."""

    seat: int
    kicked: bool = False


class Promised(Tagged, frozen=True):
    """A device has promised a seed."""

    seat: int
    promise: str


class Seeded(Tagged, frozen=True):
    """A device has opened its seed; all promises had been made by then."""

    seat: int
    seed: str


class Began(Tagged, frozen=True):
    """A game has begun; `number` counts the games at this table from 0."""

    number: int
    seeds: tuple[str, ...]


class Happened(Tagged, frozen=True):
    """Something has happened in the game. `throw` numbers the throws of the table from 0."""

    event: Thrown | Did | Expired
    throw: int | None = None


class TookBack(Tagged, frozen=True):
    """The last decision, or a throw typed in, has been taken back: the game stands as it did before entry `to`."""

    seat: int
    to: int


class Covered(Tagged, frozen=True):
    """A bot plays for an absent seat."""

    seat: int
    mind: str


class Uncovered(Tagged, frozen=True):
    """The player has the seat back."""

    seat: int


class Credited(Tagged, frozen=True):
    """The server was away for so long; every running clock gets the time back."""

    milliseconds: int


class Closed(Tagged, frozen=True):
    """The table is gone."""


Entry = (
    Opened
    | Committed
    | Sat
    | Left
    | Promised
    | Seeded
    | Began
    | Happened
    | TookBack
    | Covered
    | Uncovered
    | Credited
    | Closed
)
