"""What is sent to the HTTP doors, and what they answer."""

from typing import Any, Literal

import msgspec

from knobel.core.options import Value
from knobel.server.table.entries import Chat, Pace, Unshown


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: open, a bot with a named mind, or somebody at the host's device."""

    kind: Literal["open", "bot", "local", "me"] = "open"
    name: str = ""
    mind: str = "greedy"


class NewTableRequest(msgspec.Struct, frozen=True):
    """A table to be set up.

    Where nothing is said, advice is given to whoever plays against bots only, and a bot plays for somebody absent
    after a minute where several devices are expected.
    """

    game: str
    seats: tuple[NewSeat, ...]
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    dice: Literal["digital", "real"] = "digital"
    public: bool = False
    spectators: bool = True
    unshown: Unshown = "sealed"
    pace: Pace = "human"
    hints: bool | None = None
    cover_after: int | None = None
    chat: Chat = "on"


class TableLink(msgspec.Struct, frozen=True):
    """How to get to a table. The invitation is for the link and the QR code, the code is for reading aloud."""

    table: str
    invitation: str | None = None
    code: str | None = None


class JoinRequest(msgspec.Struct, frozen=True):
    """A code that somebody read aloud."""

    code: str


class LobbyRow(msgspec.Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    game: str
    seats: int
    taken: int


class Me(msgspec.Struct, frozen=True):
    """This device, as the house knows it."""

    name: str
    account: bool
    tables: tuple[str, ...]


class Rename(msgspec.Struct, frozen=True):
    """A new nickname."""

    name: str


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    status: Literal["ok"]
    tables: int
    sockets: int


# All of them, for the schema: what is asked, and what is told.
ASKED: tuple[Any, ...] = (NewTableRequest, JoinRequest, Rename)
TOLD: tuple[Any, ...] = (TableLink, LobbyRow, Me, Health)
