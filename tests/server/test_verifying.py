"""The verifier, written apart from the server, finds every throw fair, and every forged bit."""

import copy
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from knobel import Press, Throw
from knobel.fair.verdicts import FAULTS, Reason
from knobel.fair.verifier import verdict_between, verdict_on
from knobel.house.live.views import Trees
from knobel.house.table import fairness
from knobel.house.table.entries import Closed, Committed, Entry, TableOpened
from knobel.house.table.fairness_file import DAY, fairness_file
from knobel.house.table.masters import Masters
from knobel.house.table.rulings import HOUSE, Act, Actor, Begin, Promise, Request, RevealSeed, Roll, Sit, rule
from knobel.house.table.table import Table

MASTER = bytes(range(32))
SEED = "ab" * 16


def finished_game(
    seeds: tuple[str, str] = (SEED, SEED), games: int = 1, *, throws: int = 0, borders: bool = True, **setup: Any
) -> Table:
    """A game of Mäxchen in which some throws were doubted and others believed; the last of so many games and throws."""
    table = Table("t1")

    def write(*entries: Entry) -> None:
        for entry in entries:
            table.fold(entry, 0)

    def ask(actor: Actor, request: Request) -> None:
        write(*rule(table, actor, request, MASTER, frozenset()).entries)

    write(TableOpened("maexchen", 1, {"starter": "first_seat"}, 2, "a", **setup))
    write(
        Trees(lambda: Table("t1"), MASTER).published(0)
        if borders
        else Committed(0, fairness.block_root(MASTER, "t1", 0).hex())
    )
    anna, ben = Actor("a", (0,)), Actor("b", (1,))
    for number, actor in enumerate((anna, ben)):
        ask(actor, Sit(number, f"N{number}"))
    for block in range(1, throws // fairness.BLOCK + 1):
        write(Trees(lambda: Table("t1"), MASTER).published(block))
    while table.games < games or table.throws < throws:
        for number, actor in enumerate((anna, ben)):
            ask(actor, Promise(number, fairness.promise(seeds[number])))
        for number, actor in enumerate((anna, ben)):
            ask(actor, RevealSeed(number, seeds[number]))
        ask(anna, Begin())
        _play(table, ask)
    return table


def _play(table: Table, ask: Callable[[Actor, Request], None]) -> None:
    answers = 0
    while table.phase == "playing":
        stage = table.stage
        if isinstance(stage, Throw):
            ask(HOUSE, Roll(stage.seat or 0))
            continue
        (seat,) = stage.choices  # type: ignore[union-attr]
        choices = stage.choices[seat]  # type: ignore[union-attr]
        answers += Press("doubt") in choices
        ask(HOUSE, Act(seat, Press("doubt") if Press("doubt") in choices and answers % 2 else choices.mildest))


def file_of(table: Table, viewer: int | None, now: int = 0) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(fairness_file(table, Masters(MASTER), viewer, now))))


def file_for(viewer: int | None, **setup: Any) -> dict[str, Any]:
    return file_of(finished_game(**setup), viewer)


def problems(file: dict[str, Any]) -> list[str]:
    """What is wrong with a file, by its codes; nothing, if its dice were fair."""
    report = verdict_on(json.dumps(file).encode())
    return [str(report.verdict)] * (report.verdict == "unreadable") + codes(report.reasons)


def problems_between(before: dict[str, Any], file: dict[str, Any]) -> list[str]:
    """What is wrong where a game ends and the next one begins."""
    return codes(verdict_between(json.dumps(before).encode(), json.dumps(file).encode()).reasons)


def codes(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.code for reason in reasons if reason.code in FAULTS]


def gaps(file: dict[str, Any]) -> list[str]:
    """What could not be shown of a file in which nothing is wrong."""
    report = verdict_on(json.dumps(file).encode())
    assert report.verdict not in ("not-fair", "unreadable")
    return [reason.code for reason in report.reasons if reason.code not in ("sealed", "decisions")]


def sealed(file: dict[str, Any]) -> int:
    """How many throws are sealed."""
    return sum(throw["key"] is None for throw in file["throws"])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_fair_game_has_no_problems(viewer: int | None) -> None:
    assert problems(file_for(viewer)) == []


def test_what_was_never_doubted_stays_sealed_for_the_others() -> None:
    mine, watching = file_for(0), file_for(None)
    assert 0 < sealed(mine) < sealed(watching) < len(watching["throws"])
    assert sealed(file_for(None, unshown="open")) == 0


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda f: f["throws"][0]["faces"].reverse() or f["throws"][0]["faces"].append(1), "faces"),
        (lambda f: f["roots"].update({"0": "00" * 32}), "root"),
        (lambda f: f["seeds"].__setitem__(0, "cd" * 16), "another-seed"),
        (lambda f: f["throws"].pop(1), "order"),
        (lambda f: f["throws"][0].update(seat=1), "faces"),
        (lambda f: f.update(version=2), "another-game"),
        (lambda f: f.update(format=9), "unreadable"),
    ],
)
def test_a_forgery_is_found(change: Any, complaint: str) -> None:
    forged = copy.deepcopy(file_for(0))
    change(forged)
    assert complaint in problems(forged)


def cut(file: dict[str, Any], *throws: int) -> dict[str, Any]:
    """The file without some of its throws, counted like the places of a list."""
    left_out = {throw % len(file["throws"]) for throw in throws}
    kept = [throw for place, throw in enumerate(file["throws"]) if place not in left_out]
    return {**file, "throws": kept}


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize(
    ("throws", "complaint"),
    [
        ((0,), "cut-start"),
        ((0, 1, 2), "cut-start"),
        ((2,), "order"),
        ((-1,), "cut-end"),
        ((-3, -2, -1), "cut-end"),
        ((0, -1), "cut-end"),
    ],
)
def test_a_throw_that_was_cut_out_is_missed_wherever_it_was(
    games: int, throws: tuple[int, ...], complaint: str
) -> None:
    file = file_for(0, games=games)
    assert (problems(file), file["number"]) == ([], games - 1)
    assert complaint in problems(cut(file, *throws))


def test_a_file_without_any_throw_is_not_a_whole_game() -> None:
    assert problems({**file_for(0), "throws": []})


def test_a_file_without_throws_and_borders_as_of_real_dice_proves_nothing() -> None:
    real = {**file_for(0), "throws": [], "roots": {}, "borders": {}, "start": None, "end": None}
    assert gaps(real) == ["no-throws"]


@pytest.mark.parametrize("end", ["start", "end"])
def test_whoever_cuts_a_file_cannot_move_its_border(end: str) -> None:
    """The key of a throw is no key of a border, and the key of one border is not that of another."""
    file = file_for(0, unshown="open", games=2)
    cut_off = file["throws"][0 if end == "start" else -1]
    number = cut_off["throw"] + (end == "start")
    shorter = cut(file, 0 if end == "start" else -1)
    moved = {**shorter, end: {**file[end], "throw": number}}
    assert f"border-{end}" in problems(moved)
    neighbour = next(throw for throw in file["throws"] if throw["throw"] == number)
    borrowed = {key: neighbour[key] for key in ("throw", "key", "path")}
    passed_off = {**shorter, end: borrowed, "borders": file["roots"]}
    assert f"border-{end}" in problems(passed_off)


@pytest.mark.parametrize("end", ["start", "end"])
def test_a_file_without_its_borders_proves_no_whole_game(end: str) -> None:
    assert gaps({**file_for(0), end: None}) == ["no-borders"]


def test_a_first_game_begins_with_the_first_throw_of_its_table() -> None:
    """A table that passed over a throw before its first game would have chosen between two."""
    second = file_for(0, games=2)
    assert second["start"]["throw"] > 0
    assert "cut-start" in problems({**second, "number": 0})


def test_one_game_ends_where_the_next_begins() -> None:
    """Else the table could have chosen among several beginnings of the next game."""
    first, second = file_for(0), file_for(0, games=2)
    assert problems_between(first, second) == []
    later = {**second, "start": {**second["start"], "throw": second["start"]["throw"] + 1}}
    assert problems_between(first, later) == ["border-start", "cut-start", "passed-over"]


def test_only_a_game_and_the_next_one_of_the_same_table_can_be_held_together() -> None:
    first, third = file_for(0), file_for(0, games=3)
    for before, file in (
        (first, third),
        (third, first),
        (first, first),
        ({**first, "table": "t2"}, file_for(0, games=2)),
    ):
        assert "not-two-games" in problems_between(before, file)


def test_a_game_may_go_on_from_one_block_of_throws_into_the_next() -> None:
    table = finished_game(("cd" * 16, SEED), throws=fairness.BLOCK + 1)
    file = file_of(table, 0)
    assert file["start"]["throw"] < fairness.BLOCK < file["end"]["throw"]
    assert (problems(file), set(file["roots"]), set(file["borders"])) == ([], {"0", "1"}, {"0", "1"})
    assert problems(cut(file, 0))
    assert problems(cut(file, -1))


def test_a_table_from_before_the_borders_says_that_they_are_missing() -> None:
    file = file_for(0, borders=False)
    assert (file["start"], file["end"], file["borders"]) == (None, None, {})
    assert gaps(file) == ["no-borders"]


def test_a_flipped_bit_in_any_key_is_found() -> None:
    file = file_for(0)
    for throw in file["throws"]:
        if throw["key"] is not None:
            forged = copy.deepcopy(file)
            key = bytearray.fromhex(throw["key"])
            key[5] ^= 4
            forged["throws"][file["throws"].index(throw)]["key"] = key.hex()
            assert problems(forged)


def test_after_a_day_everything_is_opened_where_the_table_agreed_to_it() -> None:
    table = finished_game(unshown="after_a_day")
    assert sealed(file_of(table, None, DAY - 1)) > 0
    opened = file_of(table, None, DAY)
    assert (sealed(opened), problems(opened)) == (0, [])


@pytest.mark.parametrize("unshown", ["sealed", "after_a_day", "open"])
def test_closing_the_table_opens_nothing_that_was_not_agreed_on(unshown: str) -> None:
    table = finished_game(unshown=unshown)
    before = sealed(file_of(table, None))
    table.fold(Closed(), 0)
    assert sealed(file_of(table, None)) == before
    assert sealed(file_of(finished_game(unshown="sealed"), None, 100 * DAY)) > 0


def test_a_game_that_was_broken_off_stays_sealed() -> None:
    table = finished_game(unshown="after_a_day")
    last = table.steps.pop()
    table.state, table.phase = last.before, "closed"
    assert sealed(file_of(table, None, 100 * DAY)) > 0
