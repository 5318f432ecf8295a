"""Setting up a table as a form asks for it, and finding one by its code."""

from typing import Literal

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.house.lines.admission import opens_by_code
from knobel.house.live.table_registry import CODE_LENGTH, TableRegistry
from knobel.house.names import apart_from, clean_name, is_plain
from knobel.house.store import operations
from knobel.house.store.operations import Device
from knobel.house.table.entries import Chat, Dice, Pace, TableOpened, Unshown
from knobel.house.table.other_names import asked_for_by
from knobel.house.table.requests import Sit
from knobel.house.table.table_rulings import waits_well
from knobel.match import opening

# A bot plays for somebody absent after so many seconds, where nothing else was agreed on.
USUAL_WAIT = 60


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: open, a bot with a named mind, or somebody at the host's device."""

    kind: Literal["open", "bot", "local", "me"] = "open"
    name: str = ""
    mind: str = "greedy"


class NewTableRequest(msgspec.Struct, frozen=True):
    """A table to be set up.

    Where nothing is said, advice is given to whoever plays against bots only, and a bot plays for somebody absent
    after a minute where several devices are expected. The code dies with the lobby, unless it is to be kept.
    `quick` counts only in games of luck. `called` is the name under which the game was looked for, if that is another
    one.
    """

    game: str
    seats: tuple[NewSeat, ...]
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    dice: Dice = "digital"
    public: bool = False
    spectators: bool = True
    unshown: Unshown = "sealed"
    pace: Pace = "human"
    hints: bool | None = None
    cover_after: int | None = None
    chat: Chat = "on"
    keep_code: bool = False
    nod: bool = False
    quick: bool = False
    called: str | None = None


class TableLink(msgspec.Struct, frozen=True):
    """How to get to a table. The invitation is for the link and the QR code, the code is for reading aloud.

    `tokens` are those of the seats that belong to whoever has just set it up.
    """

    table: str
    invitation: str | None = None
    code: str | None = None
    tokens: dict[str, str] = {}


class JoinRequest(msgspec.Struct, frozen=True):
    """A code that somebody read aloud."""

    code: str


async def open_table(tables: TableRegistry, device: Device, wanted: NewTableRequest) -> TableLink:
    """Set up a table; its host is this device."""
    live, code, invitation = await tables.create(_setup(device, wanted), _sits(device, wanted.seats))
    tokens = {str(seat): live.token_of(seat) for seat in live.table.seats_of(device.id)}
    return TableLink(live.id, invitation, code, tokens)


async def table_by_code(tables: TableRegistry, text: str, device: str | None) -> TableLink:
    """The table that a code opens to a device. Unknown and closed codes are answered alike."""
    code = text.upper().replace(" ", "").replace("-", "")
    may_be = len(code) == CODE_LENGTH and is_plain(code)
    row = await tables.store.read(operations.table_by_code(code)) if may_be else None
    live = None if row is None else await tables.table(row.id)
    if live is not None:
        await live.catch_up_with_others()
    if live is None or not opens_by_code(live.table, device):
        raise KnobelError("unknown-code")
    return TableLink(live.id, await tables.invitation(live.id))


def _setup(device: Device, data: NewTableRequest) -> TableOpened:
    open_game = opening.pad_game if data.dice == "pad" else opening.game
    play = open_game(data.game, len(data.seats), data.options)
    return TableOpened(
        game=play.info.id,
        version=play.info.version,
        options=dict(play.options),
        seats=len(data.seats),
        host=device.id,
        dice=data.dice,
        public=data.public,
        spectators=data.spectators,
        unshown=data.unshown,
        pace=data.pace,
        hints=_hints(data),
        cover_after=_cover_after(data),
        chat=data.chat,
        keep_code=data.keep_code,
        nod=data.nod,
        quick=data.quick,
        quick_by=next((number for number, seat in enumerate(data.seats) if seat.kind == "me"), None),
        called=asked_for_by(data.called, data.game, play),
    )


def _hints(data: NewTableRequest) -> bool:
    alone = sum(seat.kind != "bot" for seat in data.seats) == 1
    return alone if data.hints is None else data.hints


def _cover_after(data: NewTableRequest) -> int:
    if data.cover_after is None:
        return USUAL_WAIT if any(seat.kind == "open" for seat in data.seats) else 0
    waits_well(data.cover_after)
    return data.cover_after


def _sits(device: Device, seats: tuple[NewSeat, ...]) -> tuple[Sit, ...]:
    """The host, the people at the host's device and the bots take their seats."""
    sits: list[Sit] = []
    for number, seat in enumerate(seats):
        others = tuple(sit.name for sit in sits)
        if seat.kind == "bot":
            name = apart_from(clean_name(seat.name or f"Bot {number + 1}"), others)
            sits.append(Sit(number, name, "bot", seat.mind))
        elif seat.kind == "local":
            sits.append(Sit(number, apart_from(clean_name(seat.name or f"{number + 1}"), others), "local"))
        elif seat.kind == "me":
            sits.append(Sit(number, apart_from(clean_name(seat.name or device.name or f"{number + 1}"), others)))
    return tuple(sits)
