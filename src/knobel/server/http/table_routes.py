"""HTTP: opening tables, finding them, and coming in by a code."""

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from knobel.core.errors import KnobelError
from knobel.house.lines.admission import opens_by_code
from knobel.house.live.table_registry import CODE_LENGTH
from knobel.house.names import apart_from, clean_name, is_plain
from knobel.house.store import operations
from knobel.house.store.operations import Device
from knobel.house.table.entries import Opened
from knobel.house.table.requests import Sit
from knobel.house.table.table_rulings import waits_well
from knobel.match import opening
from knobel.server.http.context import Doors
from knobel.server.http.http_types import JoinRequest, LobbyRow, NewSeat, NewTableRequest, TableLink
from knobel.server.http.request_context import Request, address_of, device_of, known_device, refusals
from knobel.server.listening.networks import network_of

# A bot plays for somebody absent after so many seconds, where nothing else was agreed on.
USUAL_WAIT = 60
MOST_IN_LOBBY = 50


def table_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """The doors to the tables."""
    house = doors.house

    @get("/api/tables", responses=refusals())
    async def lobby() -> list[LobbyRow]:
        """Public tables that wait for players."""
        rows = await house.store.read(operations.public_tables(MOST_IN_LOBBY))
        return [LobbyRow(row.id, row.game, row.seats, row.taken) for row in rows]

    @post("/api/tables", responses=refusals(400, 401, 403, 404, 429))
    async def open_table(request: Request, data: JSONBody[NewTableRequest]) -> TableLink:
        """Set up a table."""
        device = await device_of(doors, request)
        doors.limits.tables.demand(device.id)
        live, code, invitation = await house.create(_setup(device, data), _sits(device, data.seats))
        return TableLink(live.id, invitation, code)

    @post("/api/join", responses=refusals(400, 403, 404, 429))
    async def join(request: Request, data: JSONBody[JoinRequest]) -> TableLink:
        """Find a table by its code. Unknown and closed codes are answered alike, and only those are counted."""
        device = await known_device(doors, request)
        id = None if device is None else device.id
        async with doors.guesses.counted(network_of(address_of(request)), id):
            table = await _table_by_code(doors, data.code, id)
        return TableLink(table, await house.invitation(table))

    return [lobby, open_table, join]


async def _table_by_code(doors: Doors, text: str, device: str | None) -> str:
    """The table that a code opens to a device."""
    house, code = doors.house, text.upper().replace(" ", "").replace("-", "")
    may_be = len(code) == CODE_LENGTH and is_plain(code)
    row = await house.store.read(operations.table_by_code(code)) if may_be else None
    live = None if row is None else await house.table(row.id)
    if live is not None:
        await live.catch_up_with_others()
    if live is None or not opens_by_code(live.table, device):
        raise KnobelError("unknown-code")
    return live.id


def _setup(device: Device, data: JSONBody[NewTableRequest]) -> Opened:
    play = opening.game(data.game, len(data.seats), data.options)
    return Opened(
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
    )


def _hints(data: JSONBody[NewTableRequest]) -> bool:
    alone = sum(seat.kind != "bot" for seat in data.seats) == 1
    return alone if data.hints is None else data.hints


def _cover_after(data: JSONBody[NewTableRequest]) -> int:
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
