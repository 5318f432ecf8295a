"""What workers are asked to do: plain data in, bytes out. Nothing here lives, so all of it can be sent."""

from typing import Any, Literal

import msgspec

from knobel.club.actions import MemberId, Role
from knobel.core.events import Did, Expired, Thrown
from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import AnyMove
from knobel.core.options import Value
from knobel.house.messages import HintInfo
from knobel.house.table.masters import Masters

# A row of a log as the store has it: its number, its time and its entry, not yet read.
RawRow = tuple[int, int, bytes]


class Rules(Frozen, frozen=True):
    """A game as it was agreed on, with the title of its word list."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    words: str | None = None


class Position(Frozen, frozen=True):
    """A running game: who began, and all that has happened since."""

    table: str
    rules: Rules
    first: int | None
    events: tuple[Thrown | Did | Expired, ...]


class Decide(Tagged, frozen=True):
    """What does this mind do at this seat?"""

    position: Position
    seat: int
    mind: str


class Advise(Tagged, frozen=True):
    """What is worth doing at this seat?"""

    position: Position
    seat: int


class Prepare(Tagged, frozen=True):
    """Have a game solved, so that minds can play by its solution."""

    rules: Rules


class ReadReplay(Tagged, frozen=True):
    """A finished game step by step, for whoever holds this device."""

    past: "Past"
    record: str
    packed: bool


class ReadFairness(Tagged, frozen=True):
    """What is needed to check the dice of a finished game, for whoever holds this device."""

    past: "Past"
    masters: Masters
    now: int


class SeesAll(Tagged, frozen=True):
    """Whether the holder of this device has seen every throw and decision of a finished game."""

    past: "Past"


class ReadFeats(Tagged, frozen=True):
    """What every seat did in a finished game that is worth remembering."""

    record: str


class ReadThrow(Tagged, frozen=True):
    """The throw that stands out in a finished game."""

    record: str


class PlayDay(Tagged, frozen=True):
    """What a mind makes of the dice of a day, against others."""

    seed: bytes
    date: str
    game: str
    mind: str
    opponent: str


class Past(Frozen, frozen=True):
    """A table's log, one of its finished games, and the device for which it is looked at."""

    table: str
    number: int
    device: str | None
    rows: tuple[RawRow, ...]


class CheckDesk(Tagged, frozen=True):
    """Whether a file is a tournament."""

    text: bytes


class ReadPlayers(Tagged, frozen=True):
    """The names in a file: text, or a spreadsheet."""

    content: bytes


class CheckTable(Tagged, frozen=True):
    """Whether a file is a table that can go on here, under this id and in the hands of this device."""

    text: bytes
    to: str
    device: str
    now: int


class CheckClub(Tagged, frozen=True):
    """Whether a file is a club."""

    text: bytes


class ReadClub(Tagged, frozen=True):
    """What somebody reads of a club: the page of a role, its file, or a table for a spreadsheet. `rows` is its log."""

    what: Literal["page", "file", "book", "season", "games"]
    role: Role = "public"
    member: MemberId | None = None
    season: int | None = None
    language: str = "de"
    rows: bytes = b""


class WriteCatalogue(Tagged, frozen=True):
    """All games of the box, as clients get them."""

    packed: bool


class WriteRules(Tagged, frozen=True):
    """The rules of a game in words."""

    game: str
    language: str
    options: dict[str, Value]
    seats: int | None = None


class ReadPosition(Tagged, frozen=True):
    """How a position looks that is written as a line, and what is best there."""

    line: str


class Sleep(Tagged, frozen=True):
    """Do nothing for so long: for tests of those who wait."""

    seconds: float


Task = (
    Decide
    | Advise
    | Prepare
    | ReadReplay
    | ReadFairness
    | SeesAll
    | ReadFeats
    | ReadThrow
    | PlayDay
    | CheckDesk
    | CheckTable
    | ReadPlayers
    | CheckClub
    | ReadClub
    | WriteCatalogue
    | WriteRules
    | ReadPosition
    | Sleep
)
# Who works on what: minds keep their solutions in mind, so that all thinking is done in one place.
THINKING = (Decide, Advise, Prepare, ReadPosition)


class Done(Tagged, frozen=True):
    """What came of a task."""

    number: int
    answer: bytes


class Refused(Tagged, frozen=True):
    """A task that cannot be done as it was asked for, and why."""

    number: int
    code: str
    facts: dict[str, Any]


class Failed(Tagged, frozen=True):
    """A task that has gone wrong; what it was about stays with the worker."""

    number: int
    kind: str


Outcome = Done | Refused | Failed


class Order(Frozen, frozen=True):
    """A task with its number."""

    number: int
    task: Task


class Hints(Frozen, frozen=True):
    """Advice, as it is sent back."""

    hints: tuple[HintInfo, ...]


class ChosenMove(Frozen, frozen=True):
    """A decision, as it is sent back."""

    move: AnyMove


def as_bytes(entry: object) -> bytes:
    """An entry as a store has it: some give texts, some views of bytes."""
    return entry.encode() if isinstance(entry, str) else bytes(entry)  # type: ignore[call-overload]


encode = msgspec.msgpack.Encoder().encode
decode_order = msgspec.msgpack.Decoder(Order).decode
decode_outcome = msgspec.msgpack.Decoder(Outcome).decode
decode_hints = msgspec.msgpack.Decoder(Hints).decode
decode_chosen = msgspec.msgpack.Decoder(ChosenMove).decode
