"""HTTP: the catalogue, tables, replays, one's own data, health and metrics."""

from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.core.secrets import Viewer
from knobel.games import registry
from knobel.minds.mind import MINDS
from knobel.server.doors.admission import may_listen, may_watch
from knobel.server.doors.bodies import Health, JoinRequest, LobbyRow, Me, NewSeat, NewTableRequest, Rename, TableLink
from knobel.server.doors.catalogue import GameInfo, catalogue, rules_of
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.identity import PLAIN_COOKIE, SECURE_COOKIE, YEAR
from knobel.server.doors.names import apart_from, clean_name, is_plain
from knobel.server.doors.replays import ReplayStep, replay_steps
from knobel.server.live.house import House
from knobel.server.live.live_table import LiveTable
from knobel.server.store import operations
from knobel.server.store.operations import Device
from knobel.server.table.entries import Opened
from knobel.server.table.fairness_file import FairnessFile, fairness_file
from knobel.server.table.rulings import Actor, Leave, Sit
from knobel.server.table.seats import hashed, same
from knobel.server.table.table import Table
from knobel.server.table.table_rulings import waits_well

Lang = Literal["de", "en"]
# More games than anybody plays at one table, and more tables than anybody sits at.
MOST_GAMES, MOST_TABLES = 10**6, 10**6
# A bot plays for somebody absent after so many seconds, where nothing else was agreed on.
USUAL_WAIT = 60


def http_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """All HTTP handlers, for this house."""
    house = doors.house

    async def device_of(request: Request[Any, Any, Any]) -> Device:
        device = await doors.identities.known(doors.token_in(request.cookies))
        if device is None:
            raise HTTPException(status_code=401, detail="no-device")
        return device

    async def past_game(
        request: Request[Any, Any, Any], table: str, number: int, invitation: str | None
    ) -> tuple[LiveTable, Table, Viewer]:
        """A table, as it stood after an earlier game, and for whom its reader may look at it.

        A seat counts for those games only for which its player sat there from the beginning to the end.
        """
        row = await house.row(table) if is_plain(table) and 0 <= number <= MOST_GAMES else None
        live = await house.table(table) if row is not None else None
        if row is None or live is None:
            raise KnobelError("no-such-replay")
        device = await doors.identities.known(doors.token_in(request.cookies))
        id = None if device is None else device.id
        invited = invitation is not None and same(hashed(invitation), row.invitation)
        seated = id is not None and bool(live.table.seats_of(id))
        welcome = may_listen(live.table, id, invited=invited) and (seated or may_watch(live.table, id))
        past = await house.past_game(live.id, number) if welcome else None
        if past is None:
            raise KnobelError("no-such-replay")
        played = () if id is None else past.seats_played_by(id)
        return live, past, played[0] if played else None

    @get("/api/games", sync_to_thread=False)
    def games() -> tuple[GameInfo, ...]:
        """All games of the box, with their options."""
        return catalogue()

    @get("/api/games/{game:str}/rules", sync_to_thread=False)
    def rules(game: FromPath[str], lang: FromQuery[Lang] = "en", options: FromQuery[str] = "{}") -> dict[str, str]:
        """The rules of a game, as these options have them (`options` is a JSON object)."""
        return {"text": rules_of(game, lang, _options(options))}

    @get("/api/minds", sync_to_thread=False)
    def minds() -> tuple[str, ...]:
        """The minds that can sit at a table."""
        return tuple(MINDS)

    @get("/api/me")
    async def me(request: Request[Any, Any, Any]) -> Response[Me]:
        """Who this device is; a new one gets its cookie."""
        device = await doors.identities.known(doors.token_in(request.cookies))
        if device is not None:
            rows = await house.store.read(operations.tables_of(await doors.identities.all_of(device), 50))
            return Response(Me(device.name, device.account is not None, tuple(row.id for row in rows)))
        doors.limits.devices.demand(_address(request))
        _, token = await doors.identities.new()
        return Response(Me("", False, ()), cookies=[_cookie(request, token)])

    @put("/api/me")
    async def rename(request: Request[Any, Any, Any], data: JSONBody[Rename]) -> Me:
        """Choose a nickname."""
        device = await device_of(request)
        name = clean_name(data.name)
        await doors.identities.rename(device, name)
        return Me(name, device.account is not None, ())

    @get("/api/me/export")
    async def export(request: Request[Any, Any, Any]) -> dict[str, Any]:
        """Everything that the house keeps of this person."""
        device = await device_of(request)
        devices = await doors.identities.all_of(device)
        sittings = await house.store.read(operations.sittings_of(devices))
        return {
            "name": device.name,
            "devices": list(devices),
            "sittings": [{"table": table, "seat": seat, "name": name} for table, seat, name in sittings],
        }

    @delete("/api/me")
    async def forget(request: Request[Any, Any, Any]) -> None:
        """Forget this person. Finished games stay, with another name in them."""
        devices = await doors.identities.all_of(await device_of(request))
        await _leave_everywhere(house, devices)
        await house.store.write(operations.forget(devices, "–"))
        doors.revoke(devices)

    @get("/api/tables")
    async def lobby() -> list[LobbyRow]:
        """Public tables that wait for players."""
        rows = await house.store.read(operations.public_tables(50))
        return [LobbyRow(row.id, row.game, row.seats, row.taken) for row in rows]

    @post("/api/tables")
    async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTableRequest]) -> TableLink:
        """Set up a table."""
        device = await device_of(request)
        doors.limits.tables.demand(device.id)
        version = registry.rules(_rules_id(data.game)).info.version
        play = registry.game(data.game, len(data.seats), data.options)
        setup = Opened(
            game=play.info.id,
            version=version,
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
        )
        live, code, invitation = await house.create(setup, _sits(device, data.seats))
        return TableLink(live.id, invitation, code)

    @post("/api/join")
    async def join(request: Request[Any, Any, Any], data: JSONBody[JoinRequest]) -> TableLink:
        """Find a table by its code. Unknown and closed codes are answered alike."""
        doors.limits.codes.demand(_address(request))
        code = data.code.upper().replace(" ", "").replace("-", "")
        row = await house.store.read(operations.table_by_code(code)) if len(code) == 8 and is_plain(code) else None
        if row is None or row.phase == "closed":
            doors.limits.unknown_codes.demand("all")
            raise KnobelError("unknown-code")
        invitation = await house.invitation(row.id)
        return TableLink(row.id, invitation)

    @get("/api/tables/{table:str}/replays/{number:int}")
    async def replay(
        request: Request[Any, Any, Any],
        table: FromPath[str],
        number: FromPath[int],
        invitation: FromQuery[str | None] = None,
    ) -> tuple[ReplayStep, ...]:
        """A finished game, step by step, as its viewer may see it."""
        _, _, viewer = await past_game(request, table, number, invitation)
        text = await house.store.read(operations.record(table, number))
        if text is None:
            raise KnobelError("no-such-replay")
        return replay_steps(text, viewer)

    @get("/api/tables/{table:str}/fairness/{number:int}")
    async def fairness(
        request: Request[Any, Any, Any],
        table: FromPath[str],
        number: FromPath[int],
        invitation: FromQuery[str | None] = None,
    ) -> FairnessFile:
        """What is needed to check the dice of a game, as far as its reader may see them."""
        live, past, viewer = await past_game(request, table, number, invitation)
        return fairness_file(past, live.master, viewer)

    @get("/health")
    async def health() -> Health:
        """Whether all is well."""
        return Health("ok", len(house.live_tables), doors.sockets)

    @get("/metrics", media_type="text/plain", sync_to_thread=False)
    def metrics() -> str:
        """Counts for a monitoring system; nothing of any game."""
        return (
            "# TYPE knobel_tables gauge\n"
            f"knobel_tables {len(house.live_tables)}\n"
            "# TYPE knobel_sockets gauge\n"
            f"knobel_sockets {doors.sockets}\n"
        )

    return [games, rules, minds, me, rename, export, forget, lobby, open_table, join, replay, fairness, health, metrics]


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


def _hints(data: NewTableRequest) -> bool:
    alone = sum(seat.kind != "bot" for seat in data.seats) == 1
    return alone if data.hints is None else data.hints


def _cover_after(data: NewTableRequest) -> int:
    if data.cover_after is None:
        return USUAL_WAIT if any(seat.kind == "open" for seat in data.seats) else 0
    waits_well(data.cover_after)
    return data.cover_after


async def _leave_everywhere(house: House, devices: tuple[str, ...]) -> None:
    """Give up every seat of somebody who wants to be forgotten."""
    for row in await house.store.read(operations.tables_of(devices, MOST_TABLES)):
        live = await house.table(row.id)
        if live is None or live.table.phase == "closed":
            continue
        for device in devices:
            for seat in live.table.seats_of(device):
                await live.request(Actor(device, (seat,)), Leave(seat))


def _rules_id(game: str) -> str:
    return registry.presets()[game][0] if game in registry.presets() else game


def _options(text: str) -> dict[str, Value]:
    try:
        return msgspec.json.decode(text, type=dict[str, bool | int | str])
    except msgspec.MsgspecError as trouble:
        raise KnobelError("unreadable") from trouble


def _address(request: Request[Any, Any, Any]) -> str:
    return "?" if request.client is None else request.client.host


def _cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """One necessary cookie: out of reach of scripts, and sent to us alone."""
    secure = request.url.scheme == "https"
    return Cookie(
        key=SECURE_COOKIE if secure else PLAIN_COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
