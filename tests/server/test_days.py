"""The dice of the day: sealed before, the same for everybody, tried once, checked afterwards."""

import asyncio
import hashlib
from datetime import UTC, datetime, timedelta
from statistics import mean
from typing import Any

import msgspec
import pytest

from knobel.core.errors import KnobelError
from knobel.core.events import Thrown
from knobel.core.records import read_record
from knobel.core.stages import Ask
from knobel.fair.days import checked_day, read_day
from knobel.games import registry
from knobel.house.days.best_play import DayLuck, played_by
from knobel.house.days.rotation import ROTATION, game_on, match_of, measure
from knobel.house.live.live_table import LiveTable
from knobel.house.store import days as stored
from knobel.house.store import operations
from knobel.house.table import day_dice
from knobel.house.table.requests import HOUSE, Actor, Advise, Begin, ChangeSettings, ChooseGame, Cover, Roll
from knobel.minds import arena
from knobel.minds.arena import minds_named
from tests.server.visits import Visit, Visitor, play, play_to_the_end

DAY_MS = 24 * 3600 * 1000
SEED = bytes(range(32))


# What is played when -------------------------------------------------------------------------------------------------


def test_the_rotation_has_ten_games_or_more_and_none_comes_twice_within_a_week() -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC)
    games = [game_on((start + timedelta(days=day)).date().isoformat()) for day in range(400)]
    assert len(set(games)) >= 10
    assert set(games) == set(ROTATION)
    assert all(len(set(games[day : day + 7])) == 7 for day in range(len(games) - 7))


@pytest.mark.parametrize("id", ROTATION)
def test_every_game_of_the_rotation_is_decided_by_its_player_openly_and_ends_with_a_number(id: str) -> None:
    match = match_of(id)
    assert match.info.decisions
    assert not match.info.hidden
    assert match.seats == registry.players_of(id).least
    random, greedy = minds_named(["random", "greedy"])

    def made(mind: Any) -> list[int]:
        minds = (mind, *(greedy,) * (match.seats - 1))
        results = [arena.play(match, match.start(), minds, DayLuck(SEED, f"day {n}")).result for n in range(24)]
        numbers = [measure(result) for result in results]
        assert all(number is not None for number in numbers)
        return [number or 0 for number in numbers]

    wise, foolish = made(greedy), made(random)
    assert mean(wise) > mean(foolish), "more is better, and it is in the player's hands"
    assert len(set(wise)) > 5


# The dice ------------------------------------------------------------------------------------------------------------


def test_a_throw_depends_on_the_day_the_seat_and_how_often_it_has_thrown() -> None:
    five = [tuple(range(1, 7))] * 5
    usual = day_dice.faces(SEED, "2026-11-16", 0, 3, five)
    assert usual == day_dice.faces(SEED, "2026-11-16", 0, 3, five)
    others = {
        day_dice.faces(SEED, "2026-11-17", 0, 3, five),
        day_dice.faces(SEED, "2026-11-16", 1, 3, five),
        day_dice.faces(SEED, "2026-11-16", 0, 4, five),
        day_dice.faces(bytes(32), "2026-11-16", 0, 3, five),
    }
    assert usual not in others
    assert len(others) == 4


def test_every_side_falls_equally_often() -> None:
    sides = [tuple(range(1, 7))] * 6
    fallen = [face for n in range(2000) for face in day_dice.faces(SEED, "2026-11-16", 0, n, sides)]
    expected = len(fallen) / 6
    # Chi square with five degrees of freedom: 20.5 is reached once in a thousand.
    assert sum((fallen.count(face) - expected) ** 2 / expected for face in range(1, 7)) < 20.5


# A day in the house --------------------------------------------------------------------------------------------------


async def today(visitor: Visitor) -> str:
    return str((await visitor.get("/api/days"))["today"])


async def day_of(visitor: Visitor, date: str) -> dict[str, Any]:
    told = (await visitor.get("/api/days"))["days"]
    return next(day for day in told if day["date"] == date)


async def table_of(house: Visit, visitor: Visitor, date: str) -> LiveTable:
    return await house.live((await visitor.post(f"/api/days/{date}/play"))["table"])


async def is_at_a_game(house: Visit, visitor: Visitor, id: str) -> str:
    """Let days pass until this game is the game of the day."""
    while game_on(await today(visitor)) != id:
        house.time.pass_by(DAY_MS)
        await house.house.days.seal()
    return await today(visitor)


async def told_best(visitor: Visitor, date: str) -> dict[str, Any]:
    while (told := await visitor.get(f"/api/days/{date}"))["best"] is None:
        await asyncio.sleep(0)
    return dict(told)


def throws(record: str) -> list[tuple[int, ...]]:
    return [event.faces for event in read_record(record).events if isinstance(event, Thrown)]


async def record_of(house: Visit, live: LiveTable) -> str:
    return str(await house.house.resources.store.read(operations.record(live.id, 0)))


def test_equal_decisions_get_equal_dice_and_the_results_stand_beside_the_best_play() -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor("Anna"), await house.visitor("Ben")
        date = await is_at_a_game(house, anna, "kniffel")
        assert (await anna.get(f"/api/days/{date}"))["results"] is None
        tables = [await table_of(house, visitor, date) for visitor in (anna, ben)]
        for live in tables:
            await play_to_the_end(live)
        records = [await record_of(house, live) for live in tables]
        assert throws(records[0]) == throws(records[1])
        assert len(throws(records[0])) >= 13
        told = await told_best(anna, date)
        assert told["mine"]["table"] == tables[0].id
        assert told["results"] == [told["mine"]["result"]] * 2
        row = await house.house.days.day(date)
        assert told["best"] == played_by(row.seed, date, "kniffel", ("strong", "greedy"))
        assert (await day_of(ben, date))["players"] == 2
        (own,) = (await anna.get("/api/me/export"))["days"]
        assert (own["date"], own["result"]) == (date, told["mine"]["result"])

    play(scene)


def test_only_the_first_attempt_counts_and_it_is_the_same_table_until_it_is_over() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "sechserspiel")
        first, again = await table_of(house, anna, date), await table_of(house, anna, date)
        assert first.id == again.id
        await play_to_the_end(first)
        result = (await anna.get(f"/api/days/{date}"))["mine"]["result"]
        practice = await table_of(house, anna, date)
        assert practice.id != first.id
        await play_to_the_end(practice)
        told = await anna.get(f"/api/days/{date}")
        assert (told["mine"], told["results"]) == ({"table": first.id, "result": result}, [result])

    play(scene)


def test_whoever_plays_the_day_is_called_as_at_every_other_table() -> None:
    async def scene(house: Visit) -> None:
        guest, anna = await house.visitor(""), await house.visitor("Anna")
        date = await today(guest)

        async def name_at(visitor: Visitor, wish: Any) -> str:
            live = await house.live((await visitor.post(f"/api/days/{date}/play", wish))["table"])
            return live.table.places[0].name

        assert await name_at(guest, {"name": "Gast"}) == "Gast"
        assert await name_at(anna, None) == "Anna"
        assert await guest.refused("POST", f"/api/days/{date}/play", {"name": 7}) == (400, "unreadable")

    play(scene)


def test_two_attempts_that_are_begun_at_once_are_one() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await today(anna)
        both = await asyncio.gather(*(table_of(house, anna, date) for _ in range(3)))
        assert len({live.id for live in both}) == 1

    play(scene)


def test_nobody_helps_at_the_table_of_a_day_and_it_is_played_once() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "kniffel")
        live = await table_of(house, anna, date)
        me = Actor(live.table.setup.host, (0,))
        while not isinstance(live.table.stage, Ask):
            await live.request(HOUSE, Roll(0))
        refused: list[Any] = [Advise(0), Cover(0, "strong"), ChangeSettings(hints=True), ChangeSettings(cover_after=10)]
        for request in refused:
            with pytest.raises(KnobelError):
                await live.request(me, request)
        await play_to_the_end(live)
        for request in (Begin(), ChooseGame("chicago", {}, None)):
            with pytest.raises(KnobelError):
                await live.request(me, request)

    play(scene)


def test_a_seed_is_nowhere_to_be_seen_before_its_day_is_over_and_then_it_is_the_sealed_one() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "ohio")
        before = await day_of(anna, date)
        ahead = (await anna.get("/api/days"))["days"][-1]
        assert ahead["date"] > (datetime.fromisoformat(date) + timedelta(days=29)).date().isoformat()
        assert before["seed"] is ahead["seed"] is None
        live = await table_of(house, anna, date)
        await play_to_the_end(live)
        for path in ("/api/days", f"/api/days/{date}", "/api/me/export", f"/api/tables/{live.id}/replays/0"):
            row = await house.house.days.day(date)
            assert row.seed.hex() not in str(await anna.get(path))
        assert await anna.refused("GET", f"/api/days/{date}/file") == (400, "day-sealed")
        assert await anna.refused("POST", f"/api/days/{ahead['date']}/play") == (400, "day-sealed")
        assert await anna.refused("GET", "/api/days/1999-01-01") == (404, "no-such-day")
        assert await anna.refused("GET", f"/api/tables/{live.id}/fairness/0") == (400, "dice-of-the-day")

        house.time.pass_by(DAY_MS)
        after = await day_of(anna, date)
        assert after["commitment"] == before["commitment"]
        told = hashlib.sha256(bytes.fromhex(after["seed"]) + f"knobel/day/{date}/ohio".encode()).hexdigest()
        assert told == before["commitment"]
        assert before["sealed"] < after["sealed"] + 1

    play(scene)


def test_a_past_day_is_checked_throw_by_throw_and_every_edit_is_found() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "escalero")
        await play_to_the_end(await table_of(house, anna, date))
        house.time.pass_by(DAY_MS)
        told = await anna.get(f"/api/days/{date}/file")
        assert checked(told) == "fair"
        assert checked({**told, "record": None}) == "seed"
        assert checked({**told, "seed": "00" * 32}) == "another-seed"
        assert checked({**told, "day": "2026-01-01"}) == "another-seed"
        other = {**told, "game": "kniffel"}
        seal = day_dice.commitment(bytes.fromhex(told["seed"]), date, "kniffel")
        assert checked({**other, "commitment": seal}) in ("another-game", "bad-record")
        lines = told["record"].splitlines()
        number = next(index for index, line in enumerate(lines) if line.startswith("~"))
        faces = lines[number].split()
        edited = [*lines[:number], " ".join([faces[0], *reversed(faces[1:])]), *lines[number + 1 :]]
        if edited != lines:
            assert checked({**told, "record": "\n".join(edited) + "\n"}) in ("another-throw", "bad-record")
        assert checked({**told, "record": "\n".join(lines[:-3]) + "\n"}) in ("not-over", "bad-record")
        assert read_day(b"{}") is None

    play(scene)


def checked(told: dict[str, Any]) -> str:
    file = read_day(msgspec.json.encode(told))
    assert file is not None
    return checked_day(file).verdict


def test_what_ends_after_midnight_does_not_count_and_past_days_are_practice() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "rentmeister")
        late = await table_of(house, anna, date)
        house.time.pass_by(DAY_MS)
        await house.house.days.seal()
        await play_to_the_end(late)
        told = await anna.get(f"/api/days/{date}")
        assert (told["over"], told["mine"]["result"], told["results"]) == (True, None, [])
        practice = await table_of(house, anna, date)
        assert practice.id != late.id
        await play_to_the_end(practice)
        assert throws(await record_of(house, practice)) == throws(await record_of(house, late))
        assert (await anna.get(f"/api/days/{date}"))["results"] == []

    play(scene)


def test_a_seat_that_was_given_up_makes_no_result() -> None:
    async def scene(house: Visit) -> None:
        from knobel.house.table.requests import Leave

        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "kniffel")
        live = await table_of(house, anna, date)
        await live.request(Actor(live.table.setup.host, (0,)), Leave(0))
        await play_to_the_end(live)
        assert (await anna.get(f"/api/days/{date}"))["mine"]["result"] is None

    play(scene)


def test_a_house_that_comes_back_throws_the_same_dice() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        date = await is_at_a_game(house, anna, "kniffel")
        live = await table_of(house, anna, date)
        row = await house.house.days.day(date)
        registry_ = house.house.tables
        registry_._put_away_one(live.id)
        back = await registry_.table(live.id)
        assert back is not None
        assert back is not live
        assert back.day_seed == row.seed
        assert live.master not in (back.day_seed, None)

    play(scene)


def test_days_that_are_sealed_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Visit) -> None:
        days, store = house.house.days, house.house.resources.store
        before = await days.around()
        await days.seal()
        again = tuple(msgspec.structs.replace(row, seed=bytes(32)) for row in before)
        await store.write(stored.add_days(again))
        assert await days.around() == before
        assert len(before) == 32

    play(scene)
