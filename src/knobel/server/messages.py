"""The messages between client and server. `docs/protocol.md` describes them; the web client's types come from here."""

from typing import Any, Literal

from knobel.core.frozen import Frozen, Tagged
from knobel.core.options import Value
from knobel.core.phrases import Phrase
from knobel.core.scenes import Scene
from knobel.server.table.rulings import (
    Act,
    Begin,
    Close,
    Cover,
    Leave,
    Open,
    Promise,
    Roll,
    Sit,
    TakeBack,
    Uncover,
)

# Client to server ------------------------------------------------------------------------------------------------

ClientRequest = Sit | Leave | Promise | Open | Begin | Act | Roll | TakeBack | Cover | Uncover | Close


class Hello(Tagged, frozen=True):
    """Listen to a table. `last` is the last entry that the client has; `invitation` opens a table by code."""

    table: str
    last: int = -1
    tokens: tuple[str, ...] = ()
    invitation: str | None = None


class Please(Tagged, frozen=True):
    """Ask something of the table. A repeated `key` gets the same answer and changes nothing."""

    key: str
    request: ClientRequest


class Talk(Tagged, frozen=True):
    """Say something to the table."""

    text: str


class Ping(Tagged, frozen=True):
    """Are you there?"""

    number: int = 0


ClientMessage = Hello | Please | Talk | Ping

# Server to client ------------------------------------------------------------------------------------------------


class SeatInfo(Frozen, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["empty", "person", "local", "bot"]
    name: str = ""
    mind: str | None = None
    covered_by: str | None = None
    present: bool = False
    promised: bool = False


class TableInfo(Frozen, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Value]
    phase: Literal["lobby", "playing", "over", "closed"]
    dice: Literal["digital", "real"]
    public: bool
    spectators: bool
    games: int
    seats: tuple[SeatInfo, ...]
    roots: tuple[str, ...]


class ClockInfo(Frozen, frozen=True):
    """A running clock and what is left of it, in milliseconds."""

    name: str
    left: int


class ThrowProof(Frozen, frozen=True):
    """What is needed to check a throw, for those who may see it."""

    throw: int
    key: str
    path: tuple[str, ...]
    seat: int
    faces: tuple[int, ...]


class View(Frozen, frozen=True):
    """What one viewer sees and is told: a seat of this device, or None for somebody who only watches."""

    viewer: int | None
    scene: Scene
    lines: tuple[Phrase, ...] = ()


class Welcome(Tagged, frozen=True):
    """You are listening. `tokens` belong to the seats of this device; everything missed follows as updates."""

    table: TableInfo
    seq: int
    host: bool
    seats: tuple[int, ...]
    tokens: dict[str, str]
    code: str | None = None
    invitation: str | None = None


class Update(Tagged, frozen=True):
    """The table has gone on to entry `seq`."""

    seq: int
    at: int
    table: TableInfo | None = None
    views: tuple[View, ...] = ()
    clocks: tuple[ClockInfo, ...] = ()
    proofs: tuple[ThrowProof, ...] = ()


class Done(Tagged, frozen=True):
    """Your request stands in the log, up to entry `seq`. A seat just taken comes with its token."""

    key: str
    seq: int
    token: str | None = None


class Presence(Tagged, frozen=True):
    """Who is connected."""

    seats: tuple[int, ...]
    watching: int


class Talked(Tagged, frozen=True):
    """Somebody said something."""

    name: str
    text: str
    at: int
    seat: int | None = None


class Trouble(Tagged, frozen=True):
    """A request was refused; nothing has changed. `facts` go with the message `error-<code>`."""

    code: str
    facts: dict[str, Any]
    key: str | None = None


class Pong(Tagged, frozen=True):
    """I am."""

    number: int


ServerMessage = Welcome | Update | Done | Presence | Talked | Trouble | Pong
