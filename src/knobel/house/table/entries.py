"""The log of a table: everything that ever happened at it, one entry after another. A table is the fold of its log."""

from typing import Literal

from msgspec import UNSET, UnsetType

from knobel.core.events import Did, Expired, Thrown
from knobel.core.frozen import Tagged
from knobel.core.options import Value

# How fast bots play; who may say what; what becomes of throws that the rules never showed.
Pace = Literal["slow", "human", "quick", "instant"]
Chat = Literal["on", "phrases", "off"]
Unshown = Literal["open", "after_a_day", "sealed"]
# Where dice fall: here, or on the table at home; with only a pad, all that is written down is what came of them.
Dice = Literal["digital", "real", "pad"]


class TableOpened(Tagged, frozen=True, tag="opened"):
    """A table has been set up. Tokens stand in the log as hashes only. With a `day` its dice are those of that day.

    `quick` lets the house throw for everybody in games of luck; whoever sits at `quick_by` wanted it. `origin` is the
    id that the table had in the house where it was set up, if that is another one: its dice go on under that name.
    It is `called` by the name under which its game was asked for, if that was another one.
    """

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    host: str
    dice: Dice = "digital"
    public: bool = False
    spectators: bool = True
    unshown: Unshown = "sealed"
    pace: Pace = "human"
    hints: bool = False
    cover_after: int = 0
    chat: Chat = "on"
    keep_code: bool = False
    nod: bool = False
    day: str | None = None
    quick: bool = False
    quick_by: int | None = None
    origin: str | None = None
    called: str | UnsetType = UNSET


class Changed(Tagged, frozen=True):
    """Another game will be played next, or the same one otherwise.

    With `seeds_void` it wants new seeds; before the dice depended on what is played, those promised by then stayed.
    It is `called` by the name under which it was asked for, or by that which the table had, if it is one of its names.
    """

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    seeds_void: bool = False
    called: str | UnsetType = UNSET


class Arranged(Tagged, frozen=True):
    """Things go differently at the table from now on; what is not named stays as it was."""

    pace: Pace | None = None
    hints: bool | None = None
    cover_after: int | None = None
    chat: Chat | None = None
    keep_code: bool | None = None
    nod: bool | None = None
    quick: bool | None = None
    quick_by: int | None = None


class Committed(Tagged, frozen=True):
    """The table has published the root of a block of throws, and that of the borders before them.

    Tables that were set up before there were borders have none.
    """

    block: int
    root: str
    borders: str | None = None


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


class Knocked(Tagged, frozen=True):
    """Somebody asks the host for leave to sit down. The name is that of the device, and is not written down here."""

    device: str


class Nodded(Tagged, frozen=True):
    """The host lets whoever knocked with an entry sit down, or sends them away."""

    knock: int
    admitted: bool = True


class Promised(Tagged, frozen=True):
    """A device has promised a seed."""

    seat: int
    promise: str


class Seeded(Tagged, frozen=True):
    """A device has opened its seed; every device at the table had promised one by then."""

    seat: int
    seed: str


class Began(Tagged, frozen=True):
    """A game has begun; `number` counts the games at this table from 0. `first` begins, where the last one says so.

    `words` is the title of the word list with which the table goes on, in a game with words.
    `header` is the head of the game's record: what had been agreed on when it began, which its dice depend on. Games
    that were begun before there was one have none.
    """

    number: int
    seeds: tuple[str, ...]
    first: int | None = None
    words: str | None = None
    header: str | None = None


class Happened(Tagged, frozen=True):
    """Something has happened in the game. `throw` numbers the throws of the table from 0."""

    event: Thrown | Did | Expired
    throw: int | None = None


class TookBack(Tagged, frozen=True):
    """The last decision, or a throw typed in, has been taken back: the game stands as it did before entry `to`."""

    seat: int
    to: int


class Covered(Tagged, frozen=True):
    """A bot plays for a seat: until its player is back, or until they say so."""

    seat: int
    mind: str
    until_return: bool = False


class Uncovered(Tagged, frozen=True):
    """The player has the seat back."""

    seat: int


class Muted(Tagged, frozen=True):
    """Whoever sits there may not talk, or may again."""

    seat: int
    muted: bool = True


class Advised(Tagged, frozen=True):
    """A player has asked for advice."""

    seat: int


class Hurried(Tagged, frozen=True):
    """A player has asked the bots to hurry."""


class Credited(Tagged, frozen=True):
    """The server was away for so long; every running clock gets the time back."""

    milliseconds: int


class HandedOver(Tagged, frozen=True):
    """Everything so far was written in another house, at its table `table`. Its `secret` opens the dice of the blocks
    before `block` which no earlier one opens; from here on this house throws, beginning with that block."""

    table: str
    block: int
    secret: str


class Closed(Tagged, frozen=True):
    """The table is gone; with `to`, it goes on under that id in another house."""

    to: str | None = None


Entry = (
    TableOpened
    | Changed
    | Arranged
    | Committed
    | Sat
    | Left
    | Knocked
    | Nodded
    | Promised
    | Seeded
    | Began
    | Happened
    | TookBack
    | Covered
    | Uncovered
    | Muted
    | Advised
    | Hurried
    | Credited
    | HandedOver
    | Closed
)
