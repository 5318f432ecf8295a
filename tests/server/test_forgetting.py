"""Whoever has their data deleted is nowhere any more: a canary is looked for in every table, column, log and byte."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from sqlalchemy import Connection

import knobel
from knobel.desk.actions import Arrive, Draw, PlayerId, Reschedule, SignUp
from knobel.desk.options import DeskOptions
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import HOUSE as DESK_HOUSE
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.store import accounts
from knobel.house.store.accounts import Passkey
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import Actor, Begin, ChangeSettings, Knock, Leave, Mute, Nod, Sit
from knobel.house.table.seats import hashed
from knobel.server.app import application
from knobel.server.http.limits import Limits
from knobel.server.store.engines import in_store
from knobel.server.store.migrating import migrate_file
from knobel.server.store.opening import FILE, place
from knobel.server.store.revisions import newest, revisions
from proofs.limits import lift
from tests.pocket.page import Page
from tests.server.filled_house import filled_rows, rows_at, rows_in
from tests.server.two_houses import THERE, open_here
from tests.server.visits import ORIGIN, Visitor, play_to_the_end

NAME, TEXT = "Kanarienvogel", "Zwitschertext"
ORGANISER, REFEREE = Holder("organiser"), Holder("referee")
Where = Path | str


class Inhabited:
    """A house with its doors, and a visitor who will be forgotten."""

    def __init__(self, app: Any, visitor: Visitor, device: str) -> None:
        self.app, self.visitor, self.device = app, visitor, device
        self.house: House = app.state.house

    async def table(self, host: str, *seats: tuple[str, str]) -> LiveTable:
        """A table at which these devices sit, each under a name."""
        setup = TableOpened("chicago", knobel.declared("chicago").info.version, {"starter": "first_seat"}, 2, host)
        live, _, _ = await self.house.tables.create(setup)
        for seat, (device, name) in enumerate(seats):
            await live.request(Actor(device), Sit(seat, name), f"{device}/sit")
        return live


@asynccontextmanager
async def inhabited(data: Path, url: str | None) -> AsyncIterator[Inhabited]:
    app: Any = application(data, url, pace=0)
    transport = ASGITransport(app)
    async with app.lifespan(), AsyncClient(transport=transport, base_url=ORIGIN) as client:
        lift(app.state.context.limits)
        visitor = Visitor(client)
        await visitor.get("/api/me")
        assert (await visitor.ask("PUT", "/api/me", {"name": NAME}))[0] == 200
        rows = await in_store(place(data, url), rows_in, writes=False)
        (device,) = [row["id"] for row in rows["devices"] if row["name"] == NAME]
        yield Inhabited(app, visitor, device)


Scene = Callable[[Inhabited], Awaitable[None]]


async def sat_where_somebody_else_sits_now(house: Inhabited) -> None:
    live = await house.table("anna", ("anna", "Anna"), (house.device, NAME))
    await live.request(Actor(house.device, (1,)), Leave(1), f"{house.device}/leave")
    await live.request(Actor("ben"), Sit(1, "Ben"))


async def sat_down_twice_and_plays(house: Inhabited) -> None:
    live = await house.table("anna", ("anna", "Anna"), (house.device, NAME))
    await live.request(Actor(house.device, (1,)), Leave(1))
    await live.request(Actor(house.device), Sit(1, f"{NAME} II"), f"{house.device}/again")
    await live.request(Actor("anna"), Begin())


async def hosts_with_friends_at_one_device(house: Inhabited) -> None:
    live = await house.table(house.device, (house.device, NAME))
    await live.request(Actor(house.device), Sit(1, f"{NAME}s Freundin", "local"))
    await live.request(Actor(house.device, (0, 1)), Begin(), f"{house.device}/begin")
    await play_to_the_end(live)
    await live.conversation.say(5, house.device, NAME, TEXT, 0, None)


async def has_played_the_dice_of_the_day(house: Inhabited) -> None:
    """Once to the end, once for practice, and looked at what has become of it."""
    date = (await house.visitor.get("/api/days"))["today"]
    for _ in range(2):
        live = await house.house.tables.table((await house.visitor.post(f"/api/days/{date}/play"))["table"])
        assert live is not None
        await play_to_the_end(live)
    assert (await house.visitor.get(f"/api/days/{date}"))["mine"]["result"] is not None
    while (await house.visitor.get("/api/me/games"))["unread"]:
        await asyncio.sleep(0.01)


async def has_favourites(house: Inhabited) -> None:
    liked = {"liked": ["kniffel", "zehntausend", "kein-spiel"]}
    assert await house.visitor.ask("PUT", "/api/me/favourites", liked) == (200, ["kniffel", "zehntausend"])
    assert (await house.visitor.get("/api/me/export"))["favourites"] == ["kniffel", "zehntausend"]


async def has_founded_a_club_and_joined_it(house: Inhabited) -> None:
    """Names in a club are its own, but no device stands beside them any more."""
    founded = await house.visitor.post("/api/clubs", {"name": "Die Filzläuse", "season": "2026"})
    joining, link = {"name": "Berta", "key": "k"}, founded["links"]["guest"]
    status, _ = await house.visitor.ask("POST", f"/api/clubs/{founded['club']}/join", joining, link=link)
    assert status in (200, 201)
    assert len(await house.visitor.get("/api/me/clubs")) == 1


async def was_muted_and_sent_away(house: Inhabited) -> None:
    live = await house.table("anna", ("anna", "Anna"), (house.device, NAME))
    await live.request(Actor("anna", (0,)), Mute(1))
    await live.request(Actor("anna", (0,)), Leave(1))


async def has_an_account(house: Inhabited) -> None:
    store = house.house.resources.store
    key = Passkey(b"id-" + NAME.encode(), f"account-{NAME}", b"public", 0, 1, f"{NAME}s Telefon", 1)
    token = hashed(house.visitor._cookie.split("=", 1)[1])
    await store.write(accounts.add_passkey(key, house.device, token))
    await store.write(accounts.put_challenge(house.device, "sign", b"x", f"account-{NAME}", 10**15))


async def has_played_a_tournament(house: Inhabited) -> None:
    """The house has kept a seat for them until they came."""
    desks = house.house.desks
    desk = await desks.create("Turnier", 10**13, "siamesische-zwillinge", DeskOptions(venue="online"), house.device)
    for name in "ABCDE":
        await desk.request(ORGANISER, SignUp(name, late=True, bot=True))
    await desk.request(ORGANISER, SignUp(NAME, late=True), by=NAME, key=f"player/5/{house.device}/k")
    await desk.request(ORGANISER, Reschedule(10**13, 0, 0))
    await desk.request(REFEREE, Draw())
    while not any(f'"name":"{NAME}"'.encode() in entry for entry in await _logs(house)):
        await asyncio.sleep(0.01)
    await desk.request(DESK_HOUSE, Arrive(PlayerId(5), house.device))
    while not any(f'"device":"{house.device}"'.encode() in entry for entry in await _logs(house)):
        await asyncio.sleep(0.01)


async def _logs(house: Inhabited) -> list[bytes]:
    def entries() -> Any:
        return (yield "SELECT entry FROM log", ())

    return [bytes(row[0]) for row in await house.house.resources.store.read(entries())]


async def knocked_and_never_sat(house: Inhabited) -> None:
    live = await house.table("anna", ("anna", "Anna"))
    await live.request(Actor("anna"), ChangeSettings(nod=True))
    await live.request(Actor(house.device), Knock(NAME), f"{house.device}/knock")
    await live.request(Actor("anna"), Nod(max(live.table.knocks)))


async def has_brought_a_table_from_a_pocket(house: Inhabited) -> None:
    """Begun on the own device under the own name, with a friend at it, and gone on with in the house."""
    with TemporaryDirectory() as folder:
        page = Page(Path(folder) / "house.db")
        await page.door.open()
        table = await open_here(page, "die-boese-drei", {"kind": "local", "name": f"{NAME}s Freundin"}, me=NAME)
        status, file = await page.ask("POST", f"/api/tables/{table}/departure", {"to": THERE})
        assert (status, NAME in str(file)) == (200, True)
        await page.door.close()
    assert (await house.visitor.post(f"/api/tables/{THERE}/arrival", file))["table"] == THERE
    live = await house.house.tables.table(THERE)
    assert live is not None
    await play_to_the_end(live)


SCENES: tuple[Scene, ...] = (
    has_brought_a_table_from_a_pocket,
    knocked_and_never_sat,
    sat_where_somebody_else_sits_now,
    sat_down_twice_and_plays,
    hosts_with_friends_at_one_device,
    has_played_the_dice_of_the_day,
    has_favourites,
    has_founded_a_club_and_joined_it,
    was_muted_and_sent_away,
    has_an_account,
    has_played_a_tournament,
)


# Looking for the canary ----------------------------------------------------------------------------------------------


def in_the_store(connection: Connection, *canaries: str) -> list[str]:
    """The columns in which any of these words stands."""
    return sorted(
        {
            f"{table}.{column}"
            for table, rows in rows_in(connection).items()
            for row in rows
            for column, value in row.items()
            if any(canary.encode() in _bytes(value) for canary in canaries)
        }
    )


def _bytes(value: Any) -> bytes:
    return bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()


def in_memory(canaries: tuple[str, ...], *roots: object) -> list[str]:
    """What reaches one of these words from these objects."""
    seen: set[int] = set()
    found, waiting = [], [(type(root).__name__, root) for root in roots]
    while waiting:
        way, thing = waiting.pop()
        if isinstance(thing, str | bytes):
            told = thing if isinstance(thing, str) else thing.decode("utf-8", "replace")
            found += [way] if any(canary in told for canary in canaries) else []
        elif id(thing) not in seen and not isinstance(thing, type | type(asyncio)):
            seen.add(id(thing))
            waiting += [(f"{way[-200:]} > {type(each).__name__}", each) for each in _parts(thing)]
    return found


def _parts(thing: object) -> list[object]:
    """What a thing holds; values of the house are not known to the collector."""
    # Who has asked how often is known by the device, in memory and for a short while.
    if isinstance(thing, Limits) or type(thing).__module__.split(".")[0] not in ("knobel", "builtins", "collections"):
        return []
    fields = [getattr(thing, name) for name in getattr(thing, "__struct_fields__", ())]
    return [*gc.get_referents(thing), *fields]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str | None]:
    return tmp_path, request.getfixturevalue("database") if request.param == "postgres" else None


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_is_left_of_whoever_is_forgotten(
    scene: Scene, where: tuple[Path, str | None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "knobel")

    async def run() -> None:
        async with inhabited(*where) as house:
            await scene(house)
            canaries = (NAME, TEXT, house.device)
            found = await in_store(place(*where), lambda connection: in_the_store(connection, *canaries), writes=False)
            assert found, "there is something to forget"
            told = await house.visitor.get("/api/me/export")
            assert NAME in str(told)
            assert (await house.visitor.ask("DELETE", "/api/me"))[0] == 204
            left = await in_store(place(*where), lambda connection: in_the_store(connection, *canaries), writes=False)
            assert left == []
            gc.collect()
            houses = (house.house.tables.live_tables, house.house.desks.live, house.house.clubs._live)
            assert in_memory(canaries, *houses) == []
            if where[1] is None:
                for file in sorted(where[0].iterdir()):
                    assert not any(canary.encode() in file.read_bytes() for canary in canaries), file.name
        assert not any(canary in caplog.text for canary in canaries)

    asyncio.run(run())


def test_an_old_house_knows_from_its_logs_who_has_sat_where(tmp_path: Path) -> None:
    """Before there were seatings, only whoever sat there last was known by the seat."""
    _, rows = filled_rows(tmp_path)
    for revision in revisions():
        data = tmp_path / revision
        data.mkdir()
        migrate_file(data / FILE, revision)
        asyncio.run(in_store(data / FILE, lambda connection: rows_at(connection, rows)))
        migrate_file(data / FILE, newest())
        after = asyncio.run(in_store(data / FILE, rows_in, writes=False))
        assert sorted(map(repr, after["seatings"])) == sorted(map(repr, rows["seatings"]))
        assert len(rows["seatings"]) == 4
