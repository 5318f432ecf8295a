"""A house in which something has happened: people, games that are over and going on, talk, a tournament at its desk."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, select

import knobel
from knobel.core.frozen import Frozen
from knobel.core.stages import Throw
from knobel.desk.actions import Draw, RecordLoss, Reschedule, SignUp, StartStage
from knobel.desk.options import DeskOptions
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.live.time import SystemSource, WallTime
from knobel.house.store import chat, operations, results
from knobel.house.store.analyses import keep_analysis, kept_analysis
from knobel.house.store.favourites import change_favourites
from knobel.house.store.store import Store
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import HOUSE, Actor, Begin, Roll, Sit
from knobel.server.store.engines import in_file
from knobel.server.store.schema import metadata
from knobel.server.store.sqlite import SqliteStore
from tests.server.visits import play_to_the_end

ORGANISER, REFEREE = Holder("organiser"), Holder("referee")
PEOPLE = {"anna": "Änna", "ben": "Ben"}
Rows = Mapping[str, list[dict[str, Any]]]


class Filled(Frozen, frozen=True):
    """What there is in the house: a table at which the second game is going on, one that waits, and a desk."""

    playing: str
    waiting: str
    desk: str
    seqs: Mapping[str, int]


def house_over(store: Store) -> House:
    """A house whose bots play at once."""
    return House(store, LocalHints(), WallTime(), SystemSource(), pace=0)


async def fill(store: Store) -> Filled:
    """Let things happen in an empty house, and close it."""
    house = house_over(store)
    await house.start()
    desks = house.desks
    for device, name in PEOPLE.items():
        await store.write(operations.add_device(device, f"token-{device}", name, 5))
    await store.write(change_favourites("anna", ("anna",), ("chicago",), (), 7))
    playing, waiting = await _table(house), await _table(house)
    await _play(playing)
    await store.write(chat.add_chat(playing.id, 9, "anna", "Änna", "Moin"))
    desk = await desks.create("Turnier", 10**13, "siamesische-zwillinge", DeskOptions(), "anna")
    for number in range(6):
        await desk.request(ORGANISER, SignUp(f"P{number}", late=True))
    await desk.request(ORGANISER, Reschedule(10**13, 0, 0))
    await desk.request(REFEREE, Draw())
    await desk.request(REFEREE, StartStage(), key="start")
    await house.stop()
    seqs = {each.id: each.seq for each in (playing, waiting, desk)}
    return Filled(playing.id, waiting.id, desk.id, seqs)


async def _table(house: House) -> LiveTable:
    setup = TableOpened("chicago", knobel.declared("chicago").info.version, {"starter": "first_seat"}, 2, "anna")
    live, _, _ = await house.tables.create(setup)
    for seat, (device, name) in enumerate(PEOPLE.items()):
        await live.request(Actor(device), Sit(seat, name), f"{device}/sit")
    return live


async def _play(live: LiveTable) -> None:
    """A game to its end, and the first throw of the next one."""
    await live.request(Actor("anna"), Begin(), "anna/begin")
    await play_to_the_end(live)
    await live.request(Actor("anna"), Begin())
    stage = live.table.stage
    assert isinstance(stage, Throw)
    await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat))


async def plays_on(store: Store, filled: Filled) -> None:
    """Everything is there as it was, and goes on."""
    house = house_over(store)
    await house.start()
    desks = house.desks
    live, waiting, desk = await house.tables.table(filled.playing), await house.tables.table(filled.waiting), None
    assert live is not None
    assert waiting is not None
    assert (live.table.phase, waiting.table.phase, live.table.names) == ("playing", "lobby", ("Änna", "Ben"))
    assert waiting.seq == filled.seqs[waiting.id]
    assert live.seq >= filled.seqs[live.id]
    assert await store.read(operations.records_of(live.id)) == [0]
    await play_to_the_end(live)
    assert await store.read(operations.records_of(live.id)) == [0, 1]
    (statistics,) = await store.read(results.by_game(("ben",)))
    assert statistics[0] == "chicago"
    await store.write(keep_analysis(live.id, 1, "engine", b"{}"))
    assert await store.read(kept_analysis(live.id, 1, "engine")) == b"{}"
    await waiting.request(Actor("anna"), Begin())
    await waiting.request(HOUSE, Roll(0))
    assert (await store.read(operations.device_by_token("token-anna"))).name == "Änna"
    if filled.desk:
        desk = await desks.desk(filled.desk)
        assert desk is not None
        assert desk.seq == filled.seqs[desk.id]
        assert desk.tournament.stage is not None
        loser = desk.tournament.stage.tables[0].players[0]
        await desk.request(REFEREE, RecordLoss(1, 1, loser))
    else:
        await desks.create("Turnier", 10**13, "siamesische-zwillinge", DeskOptions(), "anna")
    await house.stop()


# Rows as they are kept -----------------------------------------------------------------------------------------------


def rows_in(connection: Connection) -> Rows:
    """Every row of a database."""
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in metadata.sorted_tables
    }


def rows_at(connection: Connection, rows: Rows) -> None:
    """Write rows as a program of the database's own time would have: only what there was, in the words of the time."""
    known = MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        names = [column.name for column in table.columns]
        old = [{name: row[name] for name in names} for row in rows.get(table.name, ())]
        if table.name == "log":
            old = [{**row, "entry": _in_old_words(row["entry"])} for row in old]
        if old:
            connection.execute(table.insert(), old)


def _in_old_words(entry: bytes) -> bytes:
    """Without what entries could do without in earlier times: the borders of throws, and how a table goes on."""
    told = msgspec.json.decode(entry)
    for name in ("borders", "pace", "hints", "cover_after", "chat"):
        told.pop(name, None)
    return msgspec.json.encode(told)


def filled_rows(folder: Path) -> tuple[Filled, Rows]:
    """The rows of a filled house."""
    path = folder / "filled.sqlite"
    filled = asyncio.run(fill(SqliteStore(path)))
    return filled, in_file(path, rows_in, writes=False)
