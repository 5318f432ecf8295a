"""Statistics: counted from the results of finished games, which are written together with their records."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knobel.core.stages import Over
from knobel.house.store import operations, results
from knobel.house.store.operations import NewTable, ResultRow, Summary
from knobel.house.store.store import Store
from knobel.house.table.entries import Left
from knobel.house.table.requests import Actor, Begin
from knobel.server.store.postgres import PostgresStore
from knobel.server.store.sqlite import SqliteStore
from tests.server.visits import Visit, Visitor, play, play_to_the_end

DUEL = {"game": "kniffel", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "random"}]}


async def finished(house: Visit, visitor: Visitor, table: Any = None) -> Any:
    """A game played to its end, and how it ended."""
    id = table or (await visitor.post("/api/tables", DUEL))["table"]
    live = await house.live(id)
    await live.request(Actor(live.table.setup.host), Begin())
    await play_to_the_end(live)
    stage = live.table.stage
    assert isinstance(stage, Over)
    return id, stage.result


def test_ones_own_statistics_agree_with_the_games_played() -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor("Anna"), await house.visitor("Ben")
        assert await anna.get("/api/me/statistics") == []
        table, first = await finished(house, anna)
        _, second = await finished(house, anna, table)
        (told,) = await anna.get("/api/me/statistics")
        points = [result.points[0] for result in (first, second)]
        assert (told["game"], told["played"]) == ("kniffel", 2)
        assert told["won"] == sum(0 in result.winners for result in (first, second))
        assert sum(told["places"].values()) == 2
        assert told["places"] == {
            str(p): [first.places[0], second.places[0]].count(p) for p in {first.places[0], second.places[0]}
        }
        assert told["points_mean"] == pytest.approx(sum(points) / 2)
        assert told["points_best"] == max(points)
        assert await ben.get("/api/me/statistics") == []
        (row,) = await anna.get("/api/me/tables")
        assert row["games"] == [0, 1]

    play(scene)


def test_the_statistics_of_a_game_tell_people_and_minds_apart() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        _, result = await finished(house, anna)
        people, bots = await anna.get("/api/games/kniffel/statistics")
        assert (people["kind"], people["mind"], people["played"]) == ("person", "", 1)
        assert (bots["kind"], bots["mind"], bots["points_best"]) == ("bot", "random", result.points[1])
        assert await anna.get("/api/games/chicago/statistics") == []
        assert await anna.refused("GET", "/api/games/nothing/statistics") == (404, "unknown-game")

    play(scene)


def test_a_game_that_was_taken_back_or_broken_off_counts_for_nothing() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        table = (await anna.post("/api/tables", DUEL))["table"]
        live = await house.live(table)
        await live.request(Actor(live.table.setup.host), Begin())
        assert await anna.get("/api/me/statistics") == []

    play(scene)


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "k.sqlite")
    return PostgresStore(request.getfixturevalue("postgres_url"))


def row(seat: int, **other: Any) -> ResultRow:
    usual = ResultRow(
        table="stat",
        number=0,
        seat=seat,
        game="stat-game",
        ended=9,
        seats=3,
        kind="person",
        device=f"stat-{seat}",
        mind="",
        place=1 + seat,
        won=seat == 0,
        lost=seat == 2,
        points=10 * seat,
        chips=None,
        advised=0,
    )
    return msgspec.structs.replace(usual, **other)


def test_both_databases_count_alike(store: Store) -> None:
    async def scene() -> None:
        await store.start()
        try:
            new = NewTable("stat", "stat-game", False, "STATCODE", "hash", bytes(32), "host", 3, 1)
            await store.write(operations.create(new))
            for number in range(2):
                rows = (
                    row(0, number=number, points=5 + number),
                    row(1, number=number),
                    row(2, number=number, kind="bot", mind="greedy", device=""),
                )
                summary = Summary("over", 3, (), (number, "record"), None, rows)
                await store.write(operations.append("stat", number - 1, (Left(0),), 9, None, summary))
            (own,) = await store.read(results.by_game(("stat-0",)))
            assert own == ("stat-game", 2, 2, 0, {"1": 2}, 0, 5.5, 6, None, 9)
            assert await store.read(results.by_players("stat-game")) == [
                ("person", "", 4, 2, 0, 1.5, 7.75, 10),
                ("bot", "greedy", 2, 0, 2, 3.0, 20.0, 20),
            ]
            assert [each.won for each in await store.read(results.of_devices(("stat-0",)))] == [True, True]
            assert [each.id for each in await store.read(operations.tables_of(("stat-1",), 5))] == ["stat"]
        finally:
            await store.close()

    asyncio.run(scene())
