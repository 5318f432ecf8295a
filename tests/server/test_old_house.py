"""A house that the program before has filled: everything in it opens, looks as it did, and goes on.

`tests/old/house-0.1` holds the house, what everybody saw in it, the file of its tournament, its records and fairness
files, and how it was made.
"""

import asyncio
import hashlib
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from knobel.core.errors import KnobelError
from knobel.core.records import read_record
from knobel.core.stages import Ask, Over, Throw
from knobel.desk.actions import PlayerId, RecordLoss
from knobel.desk.desk import Desk
from knobel.desk.pages import page
from knobel.desk.ranking import ranking
from knobel.fair.verifier import verdict_on
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.live.time import SystemSource
from knobel.house.live.views import lines, table_info
from knobel.house.store import accounts, chat, operations, results
from knobel.house.table.requests import HOUSE, Act, Actor, Begin, Roll
from knobel.house.work.tasks import ReadFairness
from knobel.match import opening
from knobel.match.replaying import replay
from knobel.server.store.sqlite import SqliteStore

OLD = Path(__file__).parent.parent / "old" / "house-0.1"
# When the house was made, and when its fairness files and the pages of its desk were.
MADE, LOOKED_AT = 1_790_000_000_000, 1_790_000_000_000 + 10**9
TABLES = {name: id for id, name in (line.split() for line in (OLD / "tables.txt").read_text().splitlines())}
RECORDS = sorted(path.stem for path in (OLD / "records").glob("*.txt"))
FAIRNESS_FILES = sorted(path.stem for path in (OLD / "fairness").glob("*.json"))
# So many moves show that a table goes on.
ENOUGH = 60


class StandingTime:
    """It is some days later, and time stands: no bot plays and no clock runs out by itself."""

    def now(self) -> int:
        return MADE + 10**9

    async def sleep(self, seconds: float) -> None:
        await asyncio.get_running_loop().create_future()


class OldHouse:
    """The house, opened by the program of today."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.house = House(store, LocalHints(), StandingTime(), SystemSource())
        self.desks = self.house.desks

    async def table(self, name: str) -> LiveTable:
        live = await self.house.tables.table(TABLES[name])
        assert live is not None
        return live


def in_the_old_house(folder: Path, scene: Callable[[OldHouse], Awaitable[None]]) -> None:
    async def run() -> None:
        shutil.copy(OLD / "knobel.sqlite", folder / "knobel.sqlite")
        opened = OldHouse(SqliteStore(folder / "knobel.sqlite"))
        await opened.house.start()
        try:
            await scene(opened)
        finally:
            await opened.house.stop()

    asyncio.run(run())


def digest(told: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]


def scenes(live: LiveTable) -> Iterator[str]:
    """What each viewer was told of the game on the table and may do now; and the table itself.

    How a game is drawn may become better; what has happened and what can follow may not change.
    """
    table = live.table
    # Nobody was told in those days whether the house could throw for everybody, or by which name a table goes.
    told = msgspec.structs.replace(table_info(table, ()), quick=UNSET, preset=UNSET)
    yield f"{live.id} table {digest((told, table.phase, table.notes))}"
    for viewer in (None, *range(table.setup.seats)) if table.state is not None else ():
        heard = [lines(table.game, step, viewer) for step in table.steps]
        choices = None if viewer is None else table.game.choices(table.state, viewer)
        yield f"{live.id} {'-' if viewer is None else viewer} {digest((heard, repr(choices)))}"


def tournament_facts(id: str, desk: Desk) -> Iterator[str]:
    """What people were told of a tournament: who is where with what, every game, every place, and the log."""
    tournament = desk.tournament
    for player in tournament.players:
        where = (player.status, player.round, player.bands, player.chips, player.lost, player.stage, player.remaining)
        yield f"{id} player {player.name} {where}"
    for stage in tournament.stages:
        for table in stage.tables:
            games = [(game.number, game.began, game.sharp, game.loser, game.ended) for game in table.games]
            yield f"{id} stage {stage.number} {stage.seed} table {table.number} {table.seats} {table.out} {games}"
    yield f"{id} places {[(each.player, each.place) for each in ranking(tournament)]}"
    standing = {trace.seq for trace in tournament.traces}
    for row in desk.rows:
        yield f"{id} entry {row.seq} {row.at} {row.entry.by} {row.entry.reason} {row.seq in standing}"


@pytest.mark.parametrize("name", TABLES)
def test_a_table_opens_as_everybody_saw_it(tmp_path: Path, name: str) -> None:
    kept = [line for line in (OLD / "scenes.txt").read_text().splitlines() if line.startswith(TABLES[name])]

    async def scene(opened: OldHouse) -> None:
        assert list(scenes(await opened.table(name))) == kept
        assert not len(opened.house.tables.set_aside)

    in_the_old_house(tmp_path, scene)


@pytest.mark.parametrize("name", [name for name in TABLES if name != "closed"])
def test_a_table_goes_on(tmp_path: Path, name: str) -> None:
    async def scene(opened: OldHouse) -> None:
        live = await opened.table(name)
        if live.table.phase != "playing":
            await live.request(Actor("anna"), Begin())
        before = live.seq
        for _ in range(ENOUGH):
            if live.table.phase == "playing":
                await _one_move(live)
        assert live.table.phase == "over" or live.seq >= before + ENOUGH
        assert live.seq > before

    in_the_old_house(tmp_path, scene)


async def _one_move(live: LiveTable) -> None:
    stage = live.table.stage
    if isinstance(stage, Throw):
        typed = tuple(die.kind.faces[0] for die in stage.dice.dice) if live.table.setup.dice == "real" else None
        await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat, typed))
    else:
        assert isinstance(stage, Ask)
        seat = next(iter(stage.choices))
        await live.request(HOUSE, Act(seat, stage.choices[seat].mildest))


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    async def scene(opened: OldHouse) -> None:
        live = await opened.table("closed")
        with pytest.raises(KnobelError, match="table-closed"):
            await live.request(Actor("anna"), Begin())

    in_the_old_house(tmp_path, scene)


def test_people_and_what_they_said_and_played_are_there(tmp_path: Path) -> None:
    async def scene(opened: OldHouse) -> None:
        store = opened.store
        device = await store.read(operations.device_by_token("token-anna-2"))
        assert (device.id, device.account, device.name) == ("anna", "account-anna", "Anna")
        (key,) = await store.read(accounts.passkeys_of("account-anna"))
        assert (key.id, key.public_key, key.sign_count, key.name) == (b"passkey", b"public key", 3, "Telefon")
        said = await store.read(chat.chat_of(TABLES["running"], -1, 50))
        assert [(each.name, each.text, each.phrase) for each in said] == [
            ("Anna", "Moin", None),
            ("Ben", "Änne, du bist dran", None),
            ("Anna", "", "haha"),
        ]
        played = {row[0]: row[1] for row in await store.read(results.by_game(("anna",)))}
        assert played == {"chicago": 1, "maexchen": 1, "pasch": 2, "siamesische-zwillinge": 1}
        assert await store.read(operations.answer(TABLES["running"], "anna/begin")) is not None

    in_the_old_house(tmp_path, scene)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_reads_and_replays(tmp_path: Path, name: str) -> None:
    text = (OLD / "records" / f"{name}.txt").read_text()
    record = read_record(text)
    game = opening.game_of(record)
    *_, (_, _, last) = replay(game, record.events, opening.start_of(record))
    assert isinstance(game.stage(last), Over)
    table, number = name.rsplit("-", 1)

    async def scene(opened: OldHouse) -> None:
        assert await opened.store.read(operations.record(TABLES[table], int(number))) == text

    in_the_old_house(tmp_path, scene)


@pytest.mark.parametrize("name", FAIRNESS_FILES)
def test_a_fairness_file_is_read_and_would_be_written_again(tmp_path: Path, name: str) -> None:
    file = (OLD / "fairness" / f"{name}.json").read_bytes()
    assert verdict_on(file).verdict == ("partly-sealed" if name.startswith("bluff") else "fair")
    table, number = name.rsplit("-", 1)

    async def scene(opened: OldHouse) -> None:
        live = await opened.table(table)
        past = await opened.house.tables.past_game(live, int(number), "anna")
        assert await opened.house.resources.work.do(ReadFairness(past, live.masters, LOOKED_AT), "anna") == file

    in_the_old_house(tmp_path, scene)


def test_the_desk_opens_as_everybody_saw_it_and_goes_on(tmp_path: Path) -> None:
    kept = (OLD / "desk.txt").read_text().splitlines()

    async def scene(opened: OldHouse) -> None:
        id = kept[0].split()[0]
        live = await opened.desks.desk(id)
        assert live is not None
        assert list(tournament_facts(id, live.desk)) == kept
        for holder in (Holder("organiser"), Holder("referee"), Holder("projector"), Holder("player", PlayerId(0))):
            assert page(live.desk, holder.role, holder.player, LOOKED_AT).role == holder.role
        assert Desk.read(live.desk.export()).rows == Desk.read((OLD / "turnier.json").read_bytes()).rows
        stage, before = live.tournament.stage, live.seq
        assert stage is not None
        loser = stage.tables[1].players[0]
        await live.request(Holder("referee"), RecordLoss(stage.tables[1].number, 1, loser))
        assert (live.seq, live.tournament.players[loser].lost) == (before + 1, 1)

    in_the_old_house(tmp_path, scene)


def test_the_file_of_the_tournament_is_read(tmp_path: Path) -> None:
    kept = (OLD / "desk.txt").read_text().splitlines()

    async def scene(opened: OldHouse) -> None:
        restored = await opened.desks.restore((OLD / "turnier.json").read_bytes(), "anna")
        assert list(tournament_facts(kept[0].split()[0], restored.desk)) == kept

    in_the_old_house(tmp_path, scene)
