"""What is sent to the HTTP doors, and what they answer."""

from typing import Any, Literal

import msgspec

from knobel.core.options import Value
from knobel.house.desks.desk_registry import OwnTournament
from knobel.house.store.operations import ResultRow
from knobel.house.table.entries import Chat, Pace, Unshown


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: open, a bot with a named mind, or somebody at the host's device."""

    kind: Literal["open", "bot", "local", "me"] = "open"
    name: str = ""
    mind: str = "greedy"


class NewTableRequest(msgspec.Struct, frozen=True):
    """A table to be set up.

    Where nothing is said, advice is given to whoever plays against bots only, and a bot plays for somebody absent
    after a minute where several devices are expected. The code dies with the lobby, unless it is to be kept.
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
    keep_code: bool = False
    nod: bool = False


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
    """Whether all is well, or what is wrong with the store: `store-full`, say. `set_aside` counts damaged logs."""

    status: str
    tables: int
    sockets: int
    set_aside: int = 0


class Addresses(msgspec.Struct, frozen=True):
    """Where others reach the house, the likeliest address first; empty where that is nobody's business or unknown."""

    urls: tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused. The words are the message `error-<code>`, with these facts."""

    code: str
    facts: dict[str, Any]


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game, in words."""

    text: str


class MyTable(msgspec.Struct, frozen=True):
    """A table at which one sits or sat; `games` are the numbers of its finished games. Times are in milliseconds."""

    table: str
    game: str
    phase: str
    seats: int
    taken: int
    created: int
    changed: int
    games: tuple[int, ...]


class Statistics(msgspec.Struct, frozen=True):
    """How somebody has fared at a game. `places` counts by place; points and chips are there where a game has them."""

    game: str
    played: int
    won: int
    lost: int
    places: dict[str, int]
    advised: int
    points_mean: float | None
    points_best: int | None
    chips_mean: float | None
    last: int


class GameStatistics(msgspec.Struct, frozen=True):
    """How people, or one mind, have fared at a game. `mind` is empty for people."""

    kind: str
    mind: str
    played: int
    won: int
    lost: int
    place_mean: float
    points_mean: float | None
    points_best: int | None


class Sitting(msgspec.Struct, frozen=True):
    """A seat that somebody had; −1 where they only knocked."""

    table: str
    seat: int
    name: str


class ExportedPasskey(msgspec.Struct, frozen=True):
    """A passkey, without its key."""

    id: str
    name: str
    created: int
    used: int


class ExportedTalk(msgspec.Struct, frozen=True):
    """Something said at a table that still exists."""

    table: str
    at: int
    name: str
    text: str
    phrase: str | None


class Export(msgspec.Struct, frozen=True):
    """Everything that the house keeps of a person."""

    name: str
    account: str | None
    devices: tuple[str, ...]
    passkeys: tuple[ExportedPasskey, ...]
    sittings: tuple[Sitting, ...]
    results: tuple[ResultRow, ...]
    said: tuple[ExportedTalk, ...]
    tournaments: tuple[OwnTournament, ...]


class Credential(msgspec.Struct, frozen=True):
    """What the browser's authenticator has answered, as `PublicKeyCredential.toJSON()` gives it."""

    credential: dict[str, Any]
    name: str = ""


class SignOut(msgspec.Struct, frozen=True):
    """Sign out here, or on all devices of the account."""

    everywhere: bool = False


class CeremonyOptions(msgspec.Struct, frozen=True):
    """What the browser is to ask its authenticator: the argument of `parse…OptionsFromJSON()`."""

    options: dict[str, Any]


# All of them, for the schema: what is asked, and what is told.
ASKED: tuple[Any, ...] = (NewTableRequest, JoinRequest, Rename, Credential, SignOut)
TOLD: tuple[Any, ...] = (
    TableLink,
    LobbyRow,
    Me,
    Health,
    Addresses,
    Refusal,
    RulesText,
    MyTable,
    Statistics,
    GameStatistics,
    Export,
    CeremonyOptions,
)
