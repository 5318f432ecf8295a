"""Live desks: durable in both databases, the same on every node, and online at the tables of the house."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest

from knobel.core.errors import KnobelError
from knobel.core.stages import Over
from knobel.desk.actions import Arrive, Draw, PlayerId, RecordLoss, Reschedule, SignUp, StartStage, Undo, Withdraw
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.ranking import ranking
from knobel.desk.seating import seats_of
from knobel.house.change_hints import Heard, LocalHints
from knobel.house.desks.desk_registry import DeskRegistry
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.live.time import SystemSource, WallTime
from knobel.house.store.store import Store
from knobel.house.table.rulings import Actor, HandOver, Refused
from knobel.server.store.backups import back_up, restore
from knobel.server.store.sqlite import SqliteStore
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.test_conversations import SharedHub
from tests.support.stores import LostHub, Play, house_over

ORGANISER, REFEREE = Holder("organiser"), Holder("referee")
# The shortest game that names one loser: a tournament of it is quickly played.
SHORT = "siamesische-zwillinge"


async def opened(
    desks: DeskRegistry, players: int, *, bots: bool = False, game: str = SHORT, **options: object
) -> LiveDesk:
    """A tournament whose players are here and whose first stage can be drawn."""
    live = await desks.create("Turnier", 10**13, game, DeskOptions(**options), "host")  # type: ignore[arg-type]
    for number in range(players):
        await live.request(ORGANISER, SignUp(f"P{number}", late=True, bot=bots))
    await live.request(ORGANISER, Reschedule(10**13, 0, 0))
    return live


def test_a_desk_is_read_again_as_it_was_written(play: Play) -> None:
    async def scene(store: Store) -> None:
        live = await opened(house_over(store).desks, 6)
        await live.request(REFEREE, Draw(), by="Rita", reason="Es ist fünf.")
        await live.request(REFEREE, StartStage())
        again = await house_over(store).desks.desk(live.id)
        assert again is not None
        assert again.desk.rows == live.desk.rows
        assert again.tournament == live.tournament
        assert again.desk.rows[-2].entry.by == "Rita"
        assert again.holder("x") is None
        assert await house_over(store).desks.desk("nothing") is None

    play(scene)


def test_of_two_nodes_one_reports_a_game_and_both_know_it(play: Play) -> None:
    async def scene(store: Store) -> None:
        one = await opened(house_over(store, LostHub()).desks, 6)
        await one.request(REFEREE, Draw())
        await one.request(REFEREE, StartStage())
        other = await house_over(store, LostHub()).desks.desk(one.id)
        assert other is not None
        stage = one.tournament.stage
        assert stage is not None
        loss = RecordLoss(1, 1, stage.tables[0].players[0])
        answers = await asyncio.gather(one.request(REFEREE, loss), other.request(REFEREE, loss), return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, KnobelError)]
        assert [trouble.code for trouble in refused] == ["desk-game-settled"]
        for live in (one, other):
            await live.catch_up()
        assert one.tournament == other.tournament

    play(scene)


def test_a_key_is_answered_once_on_any_node(play: Play) -> None:
    async def scene(store: Store) -> None:
        one = await opened(house_over(store, LostHub()).desks, 0)
        other = await house_over(store, LostHub()).desks.desk(one.id)
        assert other is not None
        first = await one.request(ORGANISER, SignUp("Anna", late=True), key="k")
        assert await other.request(ORGANISER, SignUp("Anna", late=True), key="k") == first
        assert await one.request(ORGANISER, SignUp("Anna B", late=True), key="k") == first
        await one.catch_up()
        assert [player.name for player in one.tournament.players] == ["Anna"]

    play(scene)


def test_a_person_is_told_of_the_own_tournaments_in_both_databases(play: Play) -> None:
    async def scene(store: Store) -> None:
        # Other tests have been at the same database.
        host, phone = token_hex(8), token_hex(8)
        desks = house_over(store).desks
        online = await desks.create("Online", 10**13, SHORT, DeskOptions(venue="online"), host)
        pub = await desks.create("Kneipe", 10**13, SHORT, DeskOptions(), host)
        for name in ("Nora", "Ole"):
            await online.request(ORGANISER, SignUp(name, late=True))
        await online.request(HOUSE, Arrive(PlayerId(0), phone))
        (own,) = await desks.of_person((phone, "noras-laptop"))
        assert (own.desk, own.name, own.organised) == (online.id, "Online", False)
        assert [(each.number, each.name, each.status) for each in own.players] == [(1, "Nora", "checked_in")]
        organised = await desks.of_person((host,))
        assert {each.desk for each in organised} == {online.id, pub.id}
        assert all(each.organised and each.players == () for each in organised)
        await desks.forget((phone,), "–")
        assert await desks.of_person((phone,)) == ()
        await desks.stop()

    play(scene)


def test_whoever_is_forgotten_on_one_node_is_forgotten_on_the_other(play: Play) -> None:
    async def scene(store: Store) -> None:
        phone = f"noras-{token_hex(8)}"
        nodes: list[Heard] = []
        houses = [House(store, SharedHub(nodes), WallTime(), SystemSource(), pace=0) for _ in range(2)]
        one, other = (house.desks for house in houses)
        for house in houses:
            await house.resources.hints.start(house._heard)
        here = await one.create("Turnier", 10**13, SHORT, DeskOptions(venue="online"), "host")
        for name in ("Nora", "Ole"):
            await here.request(ORGANISER, SignUp(name, late=True))
        await here.request(HOUSE, Arrive(PlayerId(0), phone))
        there = await other.desk(here.id)
        assert there is not None
        assert there.tournament.players[0].name == "Nora"
        await one.forget((phone,), "–")
        for live in (here, there):
            assert [player.name for player in live.tournament.players] == ["– 1", "Ole"]
            assert "ora" not in repr(live.desk.rows)
        assert there.desk.rows == here.desk.rows
        for desks in (one, other):
            await desks.stop()

    play(scene)


def test_a_backup_takes_desks_along(tmp_path: Path) -> None:
    async def scene() -> None:
        first, second = SqliteStore(tmp_path / "one.sqlite"), SqliteStore(tmp_path / "two.sqlite")
        await first.start()
        live = await opened(house_over(first).desks, 6)
        await back_up(tmp_path / "one.sqlite", tmp_path / "b.gz")
        await restore(tmp_path / "two.sqlite", tmp_path / "b.gz")
        await second.start()
        again = await house_over(second).desks.desk(live.id)
        assert again is not None
        assert again.desk.rows == live.desk.rows
        assert again.master == live.master
        await first.close()
        await second.close()

    asyncio.run(scene())


# Online --------------------------------------------------------------------------------------------------------------


class Simulated:
    """A house in simulated time over a store in memory."""

    def __init__(self, store: MemoryStore | None = None, time: SimulatedTime | None = None) -> None:
        self.store = store or MemoryStore()
        self.time = time or SimulatedTime()
        self.house = House(self.store, LocalHints(), self.time, SeededSource("desk"), pace=0)
        self.desks = self.house.desks

    async def __aenter__(self) -> "Simulated":
        await self.house.start()
        return self

    async def __aexit__(self, *trouble: object) -> None:
        await self.house.stop()

    async def run_until(self, done: Callable[[], bool], most_minutes: int = 600) -> None:
        """Let time pass until something has come about."""
        for _ in range(most_minutes * 60 * 2):
            if done():
                return
            for _ in range(5):
                await asyncio.sleep(0)
            self.time.pass_by(500)
        raise AssertionError("it never came about")


def test_bots_play_a_tournament_through_and_every_loss_is_that_of_its_table() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 7, bots=True, venue="online")
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: live.tournament.over)
            assert [each.place for each in ranking(live.tournament)][:4] == [1, 2, 3, 4]
            assert len(ranking(live.tournament)) == 7
            await _check_losses(hall.house, live.tournament)

    asyncio.run(scene())


async def _check_losses(house: House, tournament: Tournament) -> None:
    for stage in tournament.stages:
        for table in stage.tables:
            for game in table.counted:
                room = await house.tables.table(game.room)
                assert room is not None
                assert isinstance(room.table.stage, Over)
                (loser,) = room.table.stage.result.losers
                assert room.table.names[loser] == tournament.players[game.loser or 0].name


def test_an_online_tournament_goes_on_after_a_restart() -> None:
    async def scene() -> None:
        first = Simulated()
        async with first as hall:
            live = await opened(hall.desks, 6, bots=True, venue="online")
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: len(live.desk.rows) > 30)
            before = tuple(live.desk.rows)
        async with Simulated(first.store, first.time) as hall:
            again = hall.desks.live[live.id]
            assert tuple(again.desk.rows[: len(before)]) == before
            await hall.run_until(lambda: again.tournament.over)
            rooms = [game.room for s in again.tournament.stages for t in s.tables for game in t.counted]
            assert len(rooms) == len(set(rooms))

    asyncio.run(scene())


def test_a_loss_that_a_referee_took_back_is_not_reported_again() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 6, bots=True, venue="online")
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: isinstance(live.desk.rows[-1].entry.action, RecordLoss))
            loss = live.desk.rows[-1].entry.action
            assert isinstance(loss, RecordLoss)
            await live.request(REFEREE, Undo(live.seq))
            other = next(p for p in live.tournament.stages[0].tables[loss.table - 1].players if p != loss.player)
            for _ in range(20):
                await asyncio.sleep(0)
                hall.time.pass_by(500)
            game = live.tournament.stages[0].tables[loss.table - 1].games[loss.game - 1]
            assert not game.settled
            await live.request(REFEREE, RecordLoss(loss.table, loss.game, other, confirmed=True))
            await hall.run_until(lambda: live.tournament.over)

    asyncio.run(scene())


def test_an_absent_player_throws_by_the_house_and_the_tournament_goes_on() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 5, bots=True, venue="online", decision_seconds=10, game="schocken")
            await live.request(ORGANISER, SignUp("Nora", late=True))
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: live.away.get(PlayerId(5), 0) >= 3)
            shown = live.page_for(REFEREE)
            assert b'"away":[[5,' in shown.whole

    asyncio.run(scene())


def _sits_with(room: LiveTable, seat: int) -> Callable[[str], Callable[[], bool]]:
    return lambda device: lambda: room.table.places[seat].device == device


def test_whoever_comes_while_the_game_runs_has_the_seat_at_once() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 5, bots=True, venue="online", decision_seconds=0)
            await live.request(ORGANISER, SignUp("Nora", late=True))
            await live.request(ORGANISER, Draw())
            nora = PlayerId(5)
            await hall.run_until(lambda: _room_of(live, nora) != "", most_minutes=5)
            room = await hall.house.tables.table(_room_of(live, nora))
            assert room is not None
            seat = next(seat for seat, place in room.table.places.items() if place.name == "Nora")
            assert room.table.places[seat].kind == "local"
            devices = ("noras-phone", "noras-laptop")
            for device, waiting in zip(devices, map(_sits_with(room, seat), devices), strict=True):
                await live.request(HOUSE, Arrive(nora, device))
                await hall.run_until(waiting, most_minutes=5)
                assert (room.table.places[seat].kind, room.table.phase) == ("person", "playing")
            with pytest.raises(Refused, match="not-allowed"):
                await room.request(Actor("somebody"), HandOver(seat, "Eve", "somebody"))

    asyncio.run(scene())


def test_a_player_is_seated_with_the_own_device() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 5, bots=True, venue="online")
            await live.request(ORGANISER, SignUp("Nora", late=True))
            await live.request(HOUSE, Arrive(PlayerId(5), "noras-phone"))
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: _room_of(live, PlayerId(5)) != "", most_minutes=5)
            room = await hall.house.tables.table(_room_of(live, PlayerId(5)))
            assert room is not None
            table = live.tournament.table_of(PlayerId(5))
            assert table is not None
            assert table.game is not None
            seat = seats_of(table, table.game).index(PlayerId(5))
            assert room.table.places[seat].device == "noras-phone"
            assert room.table.setup.options["games"] == 1

    asyncio.run(scene())


def _room_of(live: LiveDesk, player: PlayerId) -> str:
    table = live.tournament.table_of(player)
    return "" if table is None or table.game is None else table.game.room


def test_a_game_that_somebody_leaves_is_not_played_on() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 5, bots=True, venue="online", game="schocken", decision_seconds=60)
            await live.request(ORGANISER, SignUp("Nora", late=True))
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: _room_of(live, PlayerId(5)) != "", most_minutes=5)
            room = await hall.house.tables.table(_room_of(live, PlayerId(5)))
            assert room is not None
            await live.request(REFEREE, Withdraw(PlayerId(5)))
            await hall.run_until(lambda: room.table.phase == "closed", most_minutes=5)
            await hall.run_until(lambda: live.tournament.over)
            assert len([each for each in ranking(live.tournament) if each.place is not None]) == 6

    asyncio.run(scene())


def test_the_house_waits_for_the_start() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            live = await opened(hall.desks, 6, bots=True, venue="online")
            start = hall.time.now() + 10 * MINUTE
            await live.request(ORGANISER, Reschedule(start, 0, 0))
            await hall.run_until(lambda: bool(live.tournament.stages), most_minutes=11)
            assert 0 <= live.tournament.at - start < MINUTE

    asyncio.run(scene())
