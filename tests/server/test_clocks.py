"""Clocks: what is left depends on no time of day, and is never more than a clock had."""

import asyncio

import pytest

import knobel
from knobel.core.stages import Throw
from knobel.house.change_hints import Heard, LocalHints
from knobel.house.house import House
from knobel.house.live.views import clocks
from knobel.house.store import operations
from knobel.house.table.entries import Began, Credited, Happened, TableOpened
from knobel.house.table.requests import HOUSE, Actor, Begin, Roll, Sit
from knobel.house.table.table import Table
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

SECONDS, HOUR = 60, 3_600_000


class OtherNodes(LocalHints):
    """A hub with other nodes at it."""

    alone = False

    async def start(self, heard: Heard) -> None:
        pass


async def begun(store: MemoryStore, time: SimulatedTime) -> str:
    """A table at which somebody has to decide within a minute, ten seconds of which are over."""
    house = House(store, LocalHints(), time, SeededSource("clock"))
    setup = TableOpened(
        "chicago",
        knobel.declared("chicago").info.version,
        {"starter": "first_seat", "decision_seconds": SECONDS},
        2,
        "anna",
    )
    live, _, _ = await house.tables.create(setup)
    for seat, device in enumerate(("anna", "ben")):
        await live.request(Actor(device), Sit(seat, device))
    await live.request(Actor("anna"), Begin())
    while isinstance(stage := live.table.stage, Throw):
        await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat))
    time.pass_by(10_000)
    await store.write(operations.heartbeat("node", time.now()))
    assert [clock.left for clock in clocks(live.table, time.now())] == [50_000]
    return live.id


@pytest.mark.parametrize("shift", [-24 * HOUR, -HOUR, -5_000, 0, 5_000, HOUR])
@pytest.mark.parametrize("restarts", [1, 2])
def test_a_restart_at_another_time_of_day_leaves_a_clock_as_it_was(shift: int, restarts: int) -> None:
    """Also at the next restart, when signs of life from before the change still lie around."""

    async def scene() -> None:
        store, time = MemoryStore(), SimulatedTime()
        id = await begun(store, time)
        time._now += shift
        for _ in range(restarts):
            house = House(store, LocalHints(), time, SeededSource("again"))
            await house.start()
            live = await house.tables.table(id)
            assert live is not None
            assert [clock.left for clock in clocks(live.table, time.now())] == [50_000]
            await store.write(operations.heartbeat("again", time.now()))
            await house.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("shift", [-24 * HOUR, -HOUR, HOUR])
def test_of_several_nodes_one_with_a_wrong_clock_gives_nobody_more_than_a_clock_has(shift: int) -> None:
    async def scene() -> None:
        store, time = MemoryStore(), SimulatedTime()
        id = await begun(store, time)
        time._now += shift
        house = House(store, OtherNodes(), time, SeededSource("again"))
        await house.start()
        live = await house.tables.table(id)
        assert live is not None
        (clock,) = clocks(live.table, time.now())
        assert clock.left <= 1000 * SECONDS
        due = live.scheduler._next_clock()
        assert due is not None
        assert due[0] <= SECONDS
        await house.stop()

    asyncio.run(scene())


def test_no_credit_gives_a_clock_more_than_its_length() -> None:
    async def scene() -> None:
        store, time = MemoryStore(), SimulatedTime()
        id = await begun(store, time)
        table = Table(id)
        for row in await store.read(operations.read(id, -1)):
            table.fold(row.entry, row.at)
            assert not isinstance(row.entry, Credited)
        assert any(isinstance(row.entry, Began | Happened) for row in await store.read(operations.read(id, -1)))
        table.fold(Credited(HOUR), table.at + 1000)
        assert table.left(table.at) == dict.fromkeys(table.deadlines, 1000 * SECONDS)
        assert len(table.deadlines) == 1

    asyncio.run(scene())
