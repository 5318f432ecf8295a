"""What is sent to the HTTP routes, and what they answer."""

from typing import Any

import msgspec

from knobel.house.cards import RuleCard
from knobel.house.days.days import PlayDayRequest
from knobel.house.days.telling import DayFile, DaysInfo, DayStanding
from knobel.house.moving.files import Departure
from knobel.house.my_games import MyGames
from knobel.house.new_tables import JoinRequest, NewTableRequest, TableLink
from knobel.house.people import Export, GameStatistics, Liking, Me, MyTable, Rename, Statistics


class LobbyRow(msgspec.Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    game: str
    seats: int
    taken: int
    preset: str | None = None


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
ASKED: tuple[Any, ...] = (NewTableRequest, JoinRequest, PlayDayRequest, Departure, Rename, Liking, Credential, SignOut)
TOLD: tuple[Any, ...] = (
    TableLink,
    LobbyRow,
    Me,
    Health,
    Addresses,
    Refusal,
    RuleCard,
    MyTable,
    MyGames,
    Statistics,
    GameStatistics,
    Export,
    CeremonyOptions,
    DaysInfo,
    DayStanding,
    DayFile,
)
