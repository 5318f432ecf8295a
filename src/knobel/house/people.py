"""What the house keeps of a person, for that person: what was played, how it went, and taking or deleting all of it."""

import contextlib

import msgspec

from knobel.core.errors import KnobelError
from knobel.games.registry import ids, presets
from knobel.house.clubs.ties import OwnClub
from knobel.house.desks.desk_registry import OwnTournament
from knobel.house.house import House
from knobel.house.live.table_registry import TableRegistry
from knobel.house.my_games import MyGame, kept_games
from knobel.house.store import accounts, chat, forgetting, operations, results
from knobel.house.store.days import PlayRow, plays_of
from knobel.house.store.favourites import change_favourites, favourites_of
from knobel.house.store.operations import Device, ResultRow
from knobel.house.store.store import Store
from knobel.house.table.requests import Actor, Leave

# More tables than anybody sits at; and so many are listed.
MOST_TABLES, LISTED_TABLES = 10**6, 50
# What stands in finished games instead of a name that was deleted.
NOBODY = "–"


class Me(msgspec.Struct, frozen=True):
    """This device, as the house knows it."""

    name: str
    account: bool
    tables: tuple[str, ...]


class Rename(msgspec.Struct, frozen=True):
    """A new nickname."""

    name: str


class Liking(msgspec.Struct, frozen=True):
    """Games that have become favourites, the foremost first, and games that are none any more."""

    liked: tuple[str, ...] = ()
    unliked: tuple[str, ...] = ()


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
    preset: str | None = None


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
    games: tuple[MyGame, ...]
    days: tuple[PlayRow, ...]
    said: tuple[ExportedTalk, ...]
    tournaments: tuple[OwnTournament, ...]
    favourites: tuple[str, ...]
    clubs: tuple[OwnClub, ...]


async def person(store: Store, device: Device, devices: tuple[str, ...]) -> Me:
    """Whoever holds this device, with the tables of all their devices."""
    rows = await store.read(operations.tables_of(devices, LISTED_TABLES))
    return Me(device.name, device.account is not None, tuple(row.id for row in rows))


async def own_tables(store: Store, devices: tuple[str, ...]) -> list[MyTable]:
    """The tables at which this person sits or sat, latest first, with the numbers of their finished games."""
    rows = await store.read(operations.tables_of(devices, LISTED_TABLES))
    records = {row.id: await store.read(operations.records_of(row.id)) for row in rows}
    return [
        MyTable(
            row.id,
            row.game,
            row.phase,
            row.seats,
            row.taken,
            row.created,
            row.changed,
            tuple(records[row.id]),
            row.preset,
        )
        for row in rows
    ]


async def favourites(store: Store, devices: tuple[str, ...]) -> tuple[str, ...]:
    """The games that this person wants at hand, by their ids or presets, the latest first."""
    found: tuple[str, ...] = await store.read(favourites_of(devices))
    return found


async def like(house: House, device: Device, devices: tuple[str, ...], wish: Liking) -> tuple[str, ...]:
    """Change what this person wants at hand, and tell what that is now. Games that the house does not have are left
    out: a device may know of more."""
    liked = tuple(game for game in dict.fromkeys(wish.liked) if game in ids() or game in presets())
    given = house.resources
    await given.store.write(change_favourites(device.id, devices, liked, wish.unliked, given.time.now()))
    return await favourites(given.store, devices)


async def statistics_of(store: Store, devices: tuple[str, ...]) -> tuple[Statistics, ...]:
    """How this person has fared, by game."""
    return tuple(Statistics(*row) for row in await store.read(results.by_game(devices)))


async def export(house: House, device: Device, devices: tuple[str, ...]) -> Export:
    """Everything that the house keeps of this person."""
    store = house.resources.store
    keys = () if device.account is None else await store.read(accounts.passkeys_of(device.account))
    return Export(
        name=device.name,
        account=device.account,
        devices=devices,
        passkeys=tuple(ExportedPasskey(key.id.hex(), key.name, key.created, key.used) for key in keys),
        sittings=tuple(Sitting(*row) for row in await store.read(operations.sittings_of(devices))),
        results=tuple(await store.read(results.of_devices(devices))),
        games=await kept_games(store, devices),
        days=tuple(await store.read(plays_of(devices))),
        said=tuple(ExportedTalk(*row) for row in await store.read(chat.said_by(devices))),
        tournaments=await house.desks.of_person(devices),
        favourites=await store.read(favourites_of(devices)),
        clubs=await house.clubs.of_person(devices),
    )


async def forget(house: House, device: Device, devices: tuple[str, ...]) -> None:
    """Forget this person, with all devices and passkeys. Finished games stay, with another name in them."""
    store = house.resources.store
    tables = [row.id for row in await store.read(operations.tables_of(devices, MOST_TABLES, knocked=True))]
    await _leave_everywhere(house.tables, devices, tables)
    await house.desks.forget(devices, NOBODY)
    await house.clubs.forget(devices)
    await store.write(forgetting.forget(devices, device.account, NOBODY))
    await house.revoke(devices)
    await house.tables.reload(tables)
    await store.purge()


async def _leave_everywhere(tables: TableRegistry, devices: tuple[str, ...], ids: list[str]) -> None:
    """Give up every seat of somebody who wants to be forgotten."""
    for id in ids:
        live = None
        with contextlib.suppress(KnobelError):
            live = await tables.table(id)
        if live is None or live.table.phase == "closed":
            continue
        for device in devices:
            for seat in live.table.seats_of(device):
                await live.request(Actor(device, (seat,)), Leave(seat))
