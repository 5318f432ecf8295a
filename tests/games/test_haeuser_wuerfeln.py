"""Häuser würfeln: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.results import STOPPED_BY_LIMIT
from knobel.games.race.haeuser_wuerfeln import HaeuserWuerfeln
from tests.support.cases import case
from tests.support.race import drawn, standing, turn_by_turn
from tests.support.table import Table

SQUARE = ["square-1", "square-2", "square-3", "square-4"]
DOOR = ["door-1", "door-2", "door-3"]


def table(*lucky_throws: int, **options: Any) -> Table:
    """A table at which everybody has thrown for a lucky number."""
    return Table("haeuser-wuerfeln", len(lucky_throws), **options).throws(*lucky_throws)


def lines(*counts: int) -> tuple[tuple[str, ...], ...]:
    """Sheets with so many lines each."""
    return tuple(HaeuserWuerfeln.parts[:count] for count in counts)


@case("haeuser-wuerfeln:C1")
def test_the_lucky_throw_draws_nothing_and_hits_do(case_id: str) -> None:
    played = table(5, 1)
    assert standing(played) == (0, 0)
    assert standing(turn_by_turn(played, 5, 5, 2, others=2)) == (2, 0)


@case("haeuser-wuerfeln:C2")
def test_the_thirteenth_line_wins_at_once(case_id: str) -> None:
    ended = table(5, 1).set(sheets=lines(12, 12)).throw(5)
    assert ended.result.points == (13, 12)
    assert ended.result.winners == (0,)


@case("haeuser-wuerfeln:C3")
def test_lucky_numbers_may_be_the_same(case_id: str) -> None:
    played = table(2, 2, 6)
    assert played.game_state.lucky == (2, 2, 6)
    assert played.thrower == 0, "nobody throws again for a number"


@case("haeuser-wuerfeln:C4")
def test_seven_lines_are_the_square_and_the_door(case_id: str) -> None:
    played = turn_by_turn(table(5, 1), *(5,) * 7, others=2)
    assert drawn(played, 0) == SQUARE + DOOR


@case("haeuser-wuerfeln:C5")
def test_the_others_rank_by_their_lines(case_id: str) -> None:
    ended = table(1, 2, 3).set(sheets=lines(12, 11, 11)).throw(1)
    assert ended.result.points == (13, 11, 11)
    assert ended.result.places == (1, 2, 2)


def test_lucky_numbers_are_thrown_from_the_starter_on() -> None:
    played = Table("haeuser-wuerfeln", 3, first=2)
    for seat in (2, 0, 1):
        assert played.thrower == seat
        played.throw(3)
    assert played.thrower == 2


@pytest.mark.parametrize(("extra", "thrower"), [(False, 1), (True, 0)])
def test_a_hit_may_bring_another_throw(extra: bool, thrower: int) -> None:
    assert table(4, 1, extra_throw_on_hit=extra).throw(4).thrower == thrower


def test_two_may_win_where_the_circuit_is_played_out() -> None:
    ended = table(1, 2, 3, finish="full_circuit").set(sheets=lines(12, 12, 4)).throws(1, 2, 3)
    assert ended.result.places == (1, 1, 3)


def test_throwing_for_the_numbers_is_no_circuit() -> None:
    played = table(1, 2, safety_circuits=50).set(circuit=49, sheets=lines(3, 4)).throws(6, 6)
    assert played.thrower == 0
    ended = played.throws(6, 6)
    assert ended.result.places == (2, 1)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
