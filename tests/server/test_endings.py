"""The end of a game: the throw that stood out, and results that are better than all before."""

from itertools import product
from typing import Any

import pytest

import knobel
from knobel.core.events import Thrown
from knobel.core.records import Record, read_record, write_record
from knobel.core.stages import Throw
from knobel.core.widgets import Tray
from knobel.house.endings import BestResult, bests_of
from knobel.house.highlights import MOST_CELEBRATED, RARE, ThrowOfGame, chance_of_equals, throw_of
from knobel.house.store.operations import RESULT_COLUMNS
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay
from knobel.match.settling import settlement
from knobel.minds import library
from knobel.texts import texts
from tests.server.test_my_games import DUEL, finished
from tests.server.visits import Visit, play


def record_of(id: str, seed: int) -> str:
    game = knobel.game(id)
    played = library.play(game, ("greedy",), seed=seed)
    names = tuple(f"N{seat}" for seat in range(game.seats))
    return write_record(Record(id, game.info.version, names, dict(game.options), played.events))


def seen_at(text: str, found: ThrowOfGame) -> tuple[list[str], set[tuple[int, ...]]]:
    """What onlookers were told at that step, and the dice that they saw then or just before."""
    record = read_record(text)
    game = game_of(record)
    steps = list(replay(game, record.events, start_of(record)))
    before, event, after = steps[found.step - 1]
    scenes = [game.scene(state, None) for state in (before, after)]
    trays = [widget for scene in scenes for widget in scene.widgets if isinstance(widget, Tray)]
    settled = settlement(game, before, event, after)
    hands = [tray.dice for tray in trays] + [hand.dice for hand in (settled.hands if settled else ())]
    shown = {tuple(sorted(die.face or 0 for die in dice)) for dice in hands}
    if isinstance(event, Thrown) and isinstance(game.seen(before, event, None), Thrown):
        shown.add(tuple(sorted(event.faces)))
    return [phrase.key for phrase in game.tell(before, event, after, None)], shown


GAMES = ("kniffel", "schocken", "maexchen", "chicago", "einundzwanzig", "kaiser-nero", "die-boese-eins", "quinze")


@pytest.mark.parametrize("id", GAMES)
def test_the_throw_of_a_game_was_told_and_shown_to_onlookers(id: str) -> None:
    for seed in range(6):
        text = record_of(id, seed)
        found = throw_of(text)
        if found is None:
            continue
        told, shown = seen_at(text, found)
        assert tuple(sorted(die.face or 0 for die in found.dice)) in shown
        if found.celebrated is None:
            assert found.equal >= 4
        else:
            assert found.celebrated.key in told
            assert texts("de").moment(found.celebrated, id)
            assert texts("en").moment(found.celebrated, id)


def test_a_kniffel_is_the_throw_of_its_game_and_a_schock_out_too() -> None:
    kniffel = throw_of(record_of("kniffel", 3))
    assert kniffel is not None
    assert kniffel.celebrated is not None
    assert len({die.face for die in kniffel.dice}) == 1
    schocken = throw_of(record_of("schocken", 2))
    assert schocken is not None
    assert [die.face for die in schocken.dice] == [1, 1, 1]


def test_a_bonus_is_no_throw_whatever_lies_there_when_it_is_given() -> None:
    given = 0
    for seed in range(12):
        text = record_of("kniffel", seed)
        record = read_record(text)
        game = game_of(record)
        told = [
            phrase.key for step in replay(game, record.events, start_of(record)) for phrase in game.tell(*step, None)
        ]
        given += "told-bonus" in told
        found = throw_of(text)
        if found is not None and found.celebrated is not None:
            faces = [die.face for die in found.dice]
            assert max(map(faces.count, faces)) >= 4
    assert given


def test_what_is_celebrated_all_the_time_does_not_stand_out() -> None:
    often = 0
    for seed in range(8):
        text = record_of("maexchen", seed)
        record = read_record(text)
        game = game_of(record)
        steps = replay(game, record.events, start_of(record))
        told = [phrase.key for step in steps for phrase in game.tell(*step, None)]
        found = throw_of(text)
        often += told.count("told-honest") > MOST_CELEBRATED
        if found is not None and found.celebrated is not None:
            assert told.count(found.celebrated.key) <= MOST_CELEBRATED
            assert found.celebrated.key != "told-lied"
    assert often


def test_equal_dice_in_one_throw_stand_out_where_nothing_was_celebrated() -> None:
    found = None
    for seed in range(40):
        text = record_of("kniffel", seed)
        found = throw_of(text)
        if found is not None and found.celebrated is None:
            break
    assert found is not None
    assert found.celebrated is None
    faces = [die.face for die in found.dice]
    assert max(map(faces.count, faces)) == found.equal
    assert chance_of_equals(len(faces), found.equal) <= RARE
    record = read_record(text)
    game = game_of(record)
    before, event, _ = list(replay(game, record.events, start_of(record)))[found.step - 1]
    stage = game.stage(before)
    assert isinstance(event, Thrown)
    assert isinstance(stage, Throw)
    assert (list(event.faces), stage.seat) == (faces, found.seat)


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_the_chance_of_equal_dice_is_counted_right(dice: int) -> None:
    throws = list(product(range(6), repeat=dice))
    for equal in range(1, dice + 1):
        counted = sum(max(map(throw.count, throw)) >= equal for throw in throws)
        assert chance_of_equals(dice, equal) == pytest.approx(counted / len(throws))


def row(number: int, seat: int, points: int | None, place: int = 1, **more: Any) -> tuple[Any, ...]:
    fields = {"table": "t", "device": "anna", "kind": "person", "ended": number, **more}
    who = (fields["kind"], fields["device"])
    return (
        fields["table"],
        number,
        seat,
        "kniffel",
        fields["ended"],
        2,
        *who,
        "",
        place,
        False,
        False,
        points,
        None,
        0,
        False,
    )


def rows_written(rows: list[tuple[Any, ...]]) -> Any:
    for each in rows:
        yield f"INSERT INTO results ({RESULT_COLUMNS}) VALUES ({', '.join('?' * len(each))})", each


BOT: dict[str, Any] = {"kind": "bot", "device": ""}
BEN: dict[str, Any] = {"device": "ben"}
# The rows of earlier games and of the one that is over, who asks, and what they are told: their own, and the table's.
CASES: dict[str, tuple[list[tuple[Any, ...]], tuple[str, ...], Any, Any]] = {
    "a first game beats nothing": ([row(9, 0, 300), row(9, 1, 200, 2, **BOT)], ("anna",), None, None),
    "better than ever, and than anybody here": (
        [row(8, 0, 287, 2), row(8, 1, 290, **BOT), row(9, 0, 312), row(9, 1, 200, 2, **BOT)],
        ("anna",),
        BestResult(0, 312, 287),
        BestResult(0, 312, 290),
    ),
    "as good as before is no best": ([row(8, 0, 312), row(9, 0, 312), row(9, 1, 9, 2, **BOT)], ("anna",), None, None),
    "elsewhere counts for a person, not for the table": (
        [row(8, 0, 400, table="u"), row(7, 0, 100), row(9, 0, 312), row(9, 1, 1, 2, **BOT)],
        ("anna",),
        None,
        BestResult(0, 312, 100),
    ),
    "with another device of the same account": (
        [row(8, 0, 287, table="u", device="pad"), row(9, 0, 312), row(9, 1, 1, 2, **BOT)],
        ("anna", "pad"),
        BestResult(0, 312, 287),
        None,
    ),
    "the fewest points win": (
        [row(8, 0, 30), row(9, 0, 20), row(9, 1, 50, 2, **BOT)],
        ("anna",),
        BestResult(0, 20, 30),
        BestResult(0, 20, 30),
    ),
    "later games do not count": ([row(9, 0, 312), row(9, 1, 1, 2, **BOT), row(10, 0, 1)], ("anna",), None, None),
    "of another person nothing is told but the table's best": (
        [row(8, 1, 100, **BEN), row(9, 0, 50, 2), row(9, 1, 312, **BEN)],
        ("anna",),
        None,
        BestResult(1, 312, 100),
    ),
    "a game without points": ([row(8, 0, None), row(9, 0, None)], ("anna",), None, None),
}


@pytest.mark.parametrize("case", CASES)
def test_a_best_result_is_better_than_every_one_before(case: str) -> None:
    rows, devices, own, at_table = CASES[case]

    async def scene(house: Visit) -> None:
        store = house.house.resources.store
        await store.write(rows_written(rows))
        assert await bests_of(store, "t", 9, devices) == (own, at_table)

    play(scene)


def records_written(presets: dict[tuple[str, int], str | None]) -> Any:
    for (table, number), preset in presets.items():
        columns = "table_id, number, game, ended, record, preset"
        yield f"INSERT INTO records ({columns}) VALUES (?, ?, 'kniffel', ?, '', ?)", (table, number, number, preset)


@pytest.mark.parametrize(("preset", "before"), [(None, 2900), ("zehntausend", 10_050)])
def test_a_result_by_another_preset_is_not_what_was_beaten(preset: str | None, before: int) -> None:
    """Somebody who wins at three thousand has not missed the best of ten thousand, nor the other way round."""

    async def scene(house: Visit) -> None:
        store = house.house.resources.store
        points = before + 200
        await store.write(
            rows_written([row(7, 0, 10_050), row(8, 0, 2900), row(9, 0, points), row(9, 1, 50, 2, **BOT)])
        )
        await store.write(records_written({("t", 7): "zehntausend", ("t", 8): None, ("t", 9): preset}))
        best = BestResult(0, points, before)
        assert await bests_of(store, "t", 9, ("anna",)) == (best, best)

    play(scene)


def test_an_ending_is_told_to_those_who_may_look_back() -> None:
    async def scene(house: Visit) -> None:
        anna, eve = await house.visitor("Anna"), await house.visitor("Eve")
        table, _ = await finished(house, anna, DUEL)
        told = await anna.get(f"/api/tables/{table}/endings/0")
        assert set(told) == {"throw", "own", "table"}
        assert (told["own"], told["table"]) == (None, None)
        for path in (f"/api/tables/{table}/endings/1", "/api/tables/nowhere/endings/0"):
            assert (await anna.ask("GET", path))[0] == 404
        assert (await eve.ask("GET", f"/api/tables/{table}/endings/0"))[0] == 404

    play(scene)
