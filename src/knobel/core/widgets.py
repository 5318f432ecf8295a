"""Widgets: the things that lie on a table, as plain data that any client can draw or read out.

One widget per kind of thing, none per game. A face, entry or word that the viewer may not know is simply not there
(None); a widget never holds more than its viewer may see.
"""

from typing import Literal

from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import Tile
from knobel.core.phrases import Phrase

Seat = int
Cup = Literal["none", "covered", "lifted"]
# How dice are thrown.
ThrownBy = Literal["hand", "cup", "finger"]


class DieView(Frozen, frozen=True):
    """A die as the viewer sees it; no face means that it lies hidden or has not been thrown."""

    index: int
    face: int | None
    kind: str = "d6"
    colour: str = "ivory"
    held: bool = False


class Tray(Tagged, frozen=True):
    """Dice on the mat, laid out (`held`) or loose; under a cup, or lifted from under it. `stacked` dice stand on each
    other, the last one at the bottom; a tower that is lifted is being taken apart."""

    id: str
    owner: Seat | None
    dice: tuple[DieView, ...]
    cup: Cup = "none"
    throws: int | None = None
    allowed: int | None = None
    stacked: bool = False


class SheetSection(Frozen, frozen=True):
    """A part of a score sheet that stands together, such as its upper half."""

    id: str
    label: Phrase


class SheetRow(Frozen, frozen=True):
    """A line of a score sheet: a box to fill, or a sum that fills itself. `section` is the part that it stands in;
    what counts for the whole sheet stands in none. `values` are what may be written there, on a pad without dice."""

    id: str
    label: Phrase
    kind: Literal["box", "sum"] = "box"
    section: str | None = None
    values: tuple[int, ...] = ()


class SheetColumn(Frozen, frozen=True):
    """A column of a score sheet, and whose it is. `factor` multiplies its sum."""

    id: str
    owner: Seat | None
    factor: int = 1


class SheetCell(Frozen, frozen=True):
    """A cell with a value or a preview; a cell that is empty and not on offer is not listed.

    `preview` is what the dice on the table would give there, `note` what is still missing for more.
    """

    row: str
    column: str
    value: int | None = None
    preview: int | None = None
    note: Phrase | None = None


class Sheet(Tagged, frozen=True):
    """A score sheet. `Take` names a cell as `row`, or as `column:row` where the player has several columns."""

    id: str
    rows: tuple[SheetRow, ...]
    columns: tuple[SheetColumn, ...]
    cells: tuple[SheetCell, ...]
    sections: tuple[SheetSection, ...] = ()


class StrikeItem(Frozen, frozen=True):
    """Something to strike out; `left` counts how often it still stands there."""

    id: str
    label: Phrase
    left: int


class Strikes(Tagged, frozen=True):
    """A list of things to strike out."""

    id: str
    owner: Seat | None
    items: tuple[StrikeItem, ...]


class Pile(Frozen, frozen=True):
    """Chips that lie together: a player's, the pot, the supply."""

    id: str
    label: Phrase
    chips: int
    owner: Seat | None = None


class Piles(Tagged, frozen=True):
    """All the piles of a table. `unit` names what they are made of."""

    id: str
    piles: tuple[Pile, ...]
    unit: Literal["chips", "discs"] = "chips"


class BoardField(Frozen, frozen=True):
    """A field of a chip board."""

    id: str
    label: Phrase
    chips: int


class Board(Tagged, frozen=True):
    """A drawn chip board. `art` names the drawing."""

    id: str
    art: str
    fields: tuple[BoardField, ...]


class Token(Frozen, frozen=True):
    """Somebody's token on a track."""

    owner: Seat
    at: int


class Track(Tagged, frozen=True):
    """A path of steps, 0 to `length`, with everybody's token; `labels` name the steps where they have names."""

    id: str
    length: int
    tokens: tuple[Token, ...]
    labels: tuple[str, ...] = ()


class Grid(Tagged, frozen=True):
    """A square grid of numbers with circles on its corners, row by row; cells are named `row,column`.

    `pending` are the numbers that its owner is to write next: one into a square, one into a circle.
    """

    id: str
    owner: Seat
    squares: tuple[tuple[int | None, ...], ...]
    circles: tuple[tuple[int | None, ...], ...]
    results: tuple[tuple[int | None, ...], ...] = ()
    pending: tuple[int, ...] = ()


class BetStake(Frozen, frozen=True):
    """Somebody's chips on a field."""

    seat: Seat
    chips: int


class BetMark(Frozen, frozen=True):
    """What a field means just now, and whether it is good for whoever throws."""

    label: Phrase
    tone: Literal["wins", "loses", "plain"] = "plain"


class BetField(Frozen, frozen=True):
    """A field to bet on; fields of one `column` win and lose together. `note` says what a stake there brings."""

    id: str
    label: Phrase
    column: str
    stakes: tuple[BetStake, ...]
    note: Phrase | None = None
    mark: BetMark | None = None


class Bets(Tagged, frozen=True):
    """A betting layout. `rows` are its fields as the board is drawn, those of a row equally wide; without them they
    stand in their columns. `caption` says how the board is read."""

    id: str
    fields: tuple[BetField, ...]
    rows: tuple[tuple[str, ...], ...] = ()
    caption: Phrase | None = None


class Crossword(Tagged, frozen=True):
    """Letter dice and the words laid with them; `letters` are the dice of the throw, `tiles` those laid."""

    id: str
    owner: Seat
    letters: tuple[str, ...]
    values: tuple[int, ...]
    tiles: tuple[Tile, ...]


class PicturePart(Frozen, frozen=True):
    """A part of a picture, drawn or still missing."""

    id: str
    label: Phrase
    drawn: bool


class Picture(Tagged, frozen=True):
    """A picture drawn part by part. `art` names the drawing."""

    id: str
    owner: Seat | None
    art: str
    parts: tuple[PicturePart, ...]


class WordSlot(Frozen, frozen=True):
    """A letter and what was written for it."""

    id: str
    letter: str
    text: str


class WordSheet(Tagged, frozen=True):
    """One player's sheet of words."""

    id: str
    owner: Seat
    slots: tuple[WordSlot, ...]


class Term(Frozen, frozen=True):
    """A word under review: who wrote it, what has become of it, and the votes as far as they are open."""

    id: str
    text: str
    authors: tuple[Seat, ...]
    status: Literal["open", "challenged", "valid", "rejected"]
    accepts: int | None = None
    rejects: int | None = None
    points: int | None = None


class Terms(Tagged, frozen=True):
    """The words of a round, listed for review."""

    id: str
    terms: tuple[Term, ...]


class Standing(Frozen, frozen=True):
    """How a seat stands: its score in the game's unit, a remark, and whether it is still in."""

    seat: Seat
    score: int | None
    note: Phrase | None = None
    out: bool = False


class Standings(Tagged, frozen=True):
    """How everybody stands. `unit` is the key of what the score counts."""

    id: str
    unit: str
    rows: tuple[Standing, ...]


class Announcement(Tagged, frozen=True):
    """Something said aloud that still matters. `at` is the widget that it explains and can stand beside."""

    id: str
    phrase: Phrase
    at: str | None = None


Widget = (
    Tray
    | Sheet
    | Strikes
    | Piles
    | Board
    | Track
    | Grid
    | Bets
    | Crossword
    | Picture
    | WordSheet
    | Terms
    | Standings
    | Announcement
)
