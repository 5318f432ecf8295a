"""HTTP: this device and its person: the name, what was played, how it went, and taking or deleting all of it."""

import contextlib

from litestar import Response, delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from knobel.core.errors import KnobelError
from knobel.house.live.table_registry import House
from knobel.house.names import clean_name
from knobel.house.store import accounts, chat, forgetting, operations, results
from knobel.house.store.operations import Device
from knobel.house.table.requests import Actor, Leave
from knobel.server.http.context import Doors
from knobel.server.http.http_types import (
    Export,
    ExportedPasskey,
    ExportedTalk,
    Me,
    MyTable,
    Rename,
    Sitting,
    Statistics,
)
from knobel.server.http.request_context import Request, address_of, cookie, device_of, known_device, refusals

# More tables than anybody sits at; and so many are listed.
MOST_TABLES, LISTED_TABLES = 10**6, 50
# What stands in finished games instead of a name that was deleted.
NOBODY = "–"


def people_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """The doors to one's own things."""
    return [*_names(doors), *_games(doors), *_everything(doors)]


async def _devices_of(doors: Doors, request: Request) -> tuple[str, ...]:
    return await doors.identities.all_of(await device_of(doors, request))


async def _person(doors: Doors, device: Device) -> Me:
    listed = operations.tables_of(await doors.identities.all_of(device), LISTED_TABLES)
    rows = await doors.house.store.read(listed)
    return Me(device.name, device.account is not None, tuple(row.id for row in rows))


def _names(doors: Doors) -> list[HTTPRouteHandler]:
    """Who this is."""

    @get("/api/me", responses=refusals(429))
    async def me(request: Request) -> Response[Me]:
        """Who this device is; a new one gets its cookie."""
        device = await known_device(doors, request)
        if device is not None:
            return Response(await _person(doors, device))
        doors.limits.devices.demand(address_of(request))
        _, token = await doors.identities.new()
        return Response(Me("", False, ()), cookies=[cookie(request, token)])

    @put("/api/me", responses=refusals(400, 401, 403))
    async def rename(request: Request, data: JSONBody[Rename]) -> Me:
        """Choose a nickname."""
        device = await device_of(doors, request)
        name = clean_name(data.name)
        await doors.identities.rename(device.id, name)
        return await _person(doors, Device(device.id, device.account, name))

    return [me, rename]


def _games(doors: Doors) -> list[HTTPRouteHandler]:
    """What was played, and how it went."""
    store = doors.house.store

    @get("/api/me/tables", responses=refusals(401))
    async def tables(request: Request) -> list[MyTable]:
        """The tables at which this person sits or sat, latest first, with the numbers of their finished games."""
        rows = await store.read(operations.tables_of(await _devices_of(doors, request), LISTED_TABLES))
        records = {row.id: await store.read(operations.records_of(row.id)) for row in rows}
        return [
            MyTable(row.id, row.game, row.phase, row.seats, row.taken, row.created, row.changed, tuple(records[row.id]))
            for row in rows
        ]

    @get("/api/me/statistics", responses=refusals(401))
    async def statistics(request: Request) -> tuple[Statistics, ...]:
        """How this person has fared, by game."""
        rows = await store.read(results.by_game(await _devices_of(doors, request)))
        return tuple(Statistics(*row) for row in rows)

    return [tables, statistics]


def _everything(doors: Doors) -> list[HTTPRouteHandler]:
    """Taking all of it along, and deleting it."""
    store = doors.house.store

    @get("/api/me/export", responses=refusals(401, 429))
    async def export(request: Request) -> Export:
        """Everything that the house keeps of this person."""
        device = await device_of(doors, request)
        doors.limits.exports.demand(device.id)
        devices = await doors.identities.all_of(device)
        keys = () if device.account is None else await store.read(accounts.passkeys_of(device.account))
        return Export(
            name=device.name,
            account=device.account,
            devices=devices,
            passkeys=tuple(ExportedPasskey(key.id.hex(), key.name, key.created, key.used) for key in keys),
            sittings=tuple(Sitting(*row) for row in await store.read(operations.sittings_of(devices))),
            results=tuple(await store.read(results.of_devices(devices))),
            said=tuple(ExportedTalk(*row) for row in await store.read(chat.said_by(devices))),
            tournaments=await doors.tournaments_of(devices),
        )

    @delete("/api/me", responses=refusals(401, 403))
    async def forget(request: Request) -> None:
        """Forget this person, with all devices and passkeys. Finished games stay, with another name in them."""
        device = await device_of(doors, request)
        devices = await doors.identities.all_of(device)
        tables = [row.id for row in await store.read(operations.tables_of(devices, MOST_TABLES, knocked=True))]
        await _leave_everywhere(doors.house, devices, tables)
        await doors.also_forget(devices, NOBODY)
        await store.write(forgetting.forget(devices, device.account, NOBODY))
        await doors.revoke(devices)
        await doors.house.read_anew(tables)
        await store.purge()

    return [export, forget]


async def _leave_everywhere(house: House, devices: tuple[str, ...], tables: list[str]) -> None:
    """Give up every seat of somebody who wants to be forgotten."""
    for table in tables:
        live = None
        with contextlib.suppress(KnobelError):
            live = await house.table(table)
        if live is None or live.table.phase == "closed":
            continue
        for device in devices:
            for seat in live.table.seats_of(device):
                await live.request(Actor(device, (seat,)), Leave(seat))
