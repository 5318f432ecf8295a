"""One's own games: results, company, luck and feats, counted from what was played and nothing else."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import knobel
from knobel.core.records import Record, read_record, write_record
from knobel.core.stages import Over
from knobel.house.feats import feats_of
from knobel.house.store import operations
from knobel.house.store.analyses import keep_accounts, keep_analysis
from knobel.house.store.store import Store
from knobel.house.table.requests import Actor, Begin
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay
from knobel.minds import library
from knobel.minds.analysis import Account, Analysis
from knobel.server.store.engines import in_file
from knobel.server.store.migrating import migrate_file
from knobel.server.store.sqlite import SqliteStore
from tests.server.filled_house import filled_rows, rows_at
from tests.server.visits import Visit, Visitor, play, play_to_the_end

DUEL = {"game": "kniffel", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "random"}]}
PAIR = {"game": "chicago", "seats": [{"kind": "me"}, {"kind": "local", "name": "Ben"}, {"kind": "bot"}]}


async def finished(house: Visit, visitor: Visitor, wanted: dict[str, Any]) -> tuple[str, Any]:
    id = (await visitor.post("/api/tables", wanted))["table"]
    live = await house.live(id)
    await live.request(Actor(live.table.setup.host), Begin())
    await play_to_the_end(live)
    stage = live.table.stage
    assert isinstance(stage, Over)
    return id, stage.result


async def read_whole(visitor: Visitor) -> list[dict[str, Any]]:
    """All games, once every one of them has been read."""
    while (told := await visitor.get("/api/me/games"))["unread"]:
        await asyncio.sleep(0)
    return list(told["games"])


def analysis_of(luck: float) -> Analysis:
    accounts = tuple(Account(seat, "", 200.0, luck, 7.5, 201.0, 30, 0.0) for seat in (0, 1))
    return Analysis("kniffel", "points", True, accounts, (), (), ())


def test_every_finished_game_is_told_of_with_its_company_and_nobody_elses() -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor("Anna"), await house.visitor("Ben")
        assert await anna.get("/api/me/games") == {"games": [], "unread": 0}
        duel, result = await finished(house, anna, DUEL)
        house.time.pass_by(1000)
        pair, _ = await finished(house, anna, PAIR)
        latest, first = await read_whole(anna)
        assert [(each["table"], each["game"]) for each in (latest, first)] == [(pair, "chicago"), (duel, "kniffel")]
        assert [(each["seats"], each["people"]) for each in (latest, first)] == [(3, 1), (2, 0)]
        assert (first["points"], first["won"]) == (result.points[0], 0 in result.winners)
        assert abs(first["lead"]) == abs(result.points[0] - result.points[1])
        assert first["luck"] is None
        assert await ben.get("/api/me/games") == {"games": [], "unread": 0}
        assert [each["table"] for each in (await anna.get("/api/me/export"))["games"]] == [pair, duel]

    play(scene)


def test_luck_is_there_as_soon_as_a_game_has_been_analysed_but_never_where_dice_can_stay_hidden() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        store = house.house.resources.store
        duel, _ = await finished(house, anna, DUEL)
        cups, _ = await finished(house, anna, {**DUEL, "game": "schocken"})
        for table in (duel, cups):
            await store.write(keep_accounts(table, 0, analysis_of(3.25)))
        told = {each["game"]: each["luck"] for each in await read_whole(anna)}
        assert told["kniffel"] == {"unit": "points", "exact": True, "luck": 3.25, "losses": 7.5, "decisions": 30}
        assert told["schocken"] is None

    play(scene)


@pytest.mark.parametrize("id", ["kniffel", "schocken"])
def test_feats_are_what_the_game_celebrated(id: str) -> None:
    """Counted a second time by the states: fifty points in the Kniffel box, and rounds that end with three ones."""
    found = 0
    for seed in range(6 if id == "kniffel" else 3):
        text = _record_of(id, seed)
        record = read_record(text)
        game, counts = game_of(record), [Counter[str]() for _ in range(2)]
        for before, event, after in replay(game, record.events, start_of(record)):
            for phrase in game.tell(before, event, after, None):
                if phrase.key == "told-schock-out" or (phrase.key == "told-entry" and phrase.facts["points"] == 50):
                    counts[phrase.facts["who"].seat][phrase.key] += 1  # type: ignore[union-attr]
        for told, counted in zip(feats_of(text), counts, strict=True):
            assert {key: told.get(key, 0) for key in counted} == counted
            assert set(told) <= {"told-entry", "told-bonus", "told-extra", "told-schock-out"} or id == "schocken"
            found += sum(counted.values())
    assert found


def _record_of(id: str, seed: int) -> str:
    game = knobel.game(id, 2)
    played = library.play(game, ("greedy",), seed=seed)
    return write_record(Record(id, game.info.version, ("a", "b"), dict(game.options), played.events))


def test_a_record_that_cannot_be_read_is_read_once_and_says_nothing() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        duel, _ = await finished(house, anna, DUEL)

        def spoil() -> Any:
            yield "UPDATE records SET record = 'nonsense' WHERE table_id = ?", (duel,)

        await house.house.resources.store.write(spoil())
        (game,) = await read_whole(anna)
        assert game["feats"] == {}

    play(scene)


def test_an_upgrade_takes_the_accounts_out_of_the_analyses_that_are_kept(tmp_path: Path) -> None:
    filled, rows = filled_rows(tmp_path)
    told = msgspec.json.encode(analysis_of(-1.5))
    analyses = [
        {"table_id": filled.playing, "number": 0, "engine": "old", "analysis": told},
        {"table_id": filled.waiting, "number": 0, "engine": "old", "analysis": b"{"},
    ]
    path = tmp_path / "k.sqlite"
    migrate_file(path, "0005")
    in_file(path, lambda connection: rows_at(connection, {**rows, "analyses": analyses}))

    async def accounts(store: Store) -> Any:
        def kept() -> Any:
            return (yield "SELECT table_id, seat, luck, losses, decisions FROM seat_accounts ORDER BY seat", ())

        await store.start()
        try:
            assert await store.read(operations.records_of(filled.playing)) == [0]
            await store.write(keep_analysis(filled.playing, 0, "new", told))
            return await store.read(kept())
        finally:
            await store.close()

    found = asyncio.run(accounts(SqliteStore(path)))
    assert [tuple(row) for row in found] == [(filled.playing, seat, -1.5, 7.5, 30) for seat in (0, 1)]
