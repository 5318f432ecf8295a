"""Moves: one small vocabulary for all games, so that a client maps moves to gestures once and for all.

Every move has one text form, used in records and on the command line: its verb and its facts, as in `keep 0 2`.
"""

from knobel.core.frozen import Frozen, Tagged


class Press(Tagged, frozen=True):
    """Press a button: `press stop`, `press doubt`."""

    button: str


class Keep(Tagged, frozen=True):
    """Keep these dice and throw all others again: `keep 0 2`, or `keep` for none."""

    dice: tuple[int, ...]


class Take(Tagged, frozen=True):
    """Take this cell, chamber, row or field: `take full_house`."""

    cell: str


class Place(Tagged, frozen=True):
    """Put one thing into each of these cells: `place 1,2 0,4`."""

    cells: tuple[str, ...]


class Say(Tagged, frozen=True):
    """Announce a value: `say 63`."""

    value: str


class Bid(Tagged, frozen=True):
    """Name an amount: `bid 4`."""

    amount: int


class Stake(Tagged, frozen=True):
    """Put chips on a field: `stake 7 2`."""

    field: str
    chips: int


class Choose(Tagged, frozen=True):
    """Choose a player: `choose 2`."""

    seat: int


class Write(Tagged, frozen=True):
    """Write a word into a slot; an empty text wipes it: `write 3 Bremen`."""

    slot: str
    text: str


class Mark(Tagged, frozen=True):
    """Set a mark on something that lies on the table: `mark DAENEMARK challenge`."""

    on: str
    mark: str


class Link(Tagged, frozen=True):
    """Say that two things are one and the same: `link FRANKFURT FRANKFURTAMMAIN`."""

    one: str
    other: str


class Tile(Frozen, frozen=True):
    """A letter die laid on the grid; `letter` says what it stands for."""

    die: int
    column: int
    row: int
    letter: str


class Lay(Tagged, frozen=True):
    """Lay out letter dice: `lay 0:0,0:H 4:1,0:A`. The whole layout, each time."""

    tiles: tuple[Tile, ...]


AnyMove = Press | Keep | Take | Place | Say | Bid | Stake | Choose | Write | Mark | Link | Lay
Move = AnyMove
