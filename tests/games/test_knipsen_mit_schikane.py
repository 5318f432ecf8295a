"""Knipsen mit Schikane: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.results import STOPPED_BY_LIMIT
from tests.support.cases import case
from tests.support.race import standing, turn_by_turn
from tests.support.table import Table


def table(*totals: int, **options: Any) -> Table:
    """A table with these totals; seat 0 is to flick."""
    return Table("knipsen-mit-schikane", len(totals), **options).set(sheets=totals)


def after(total: int, flick: int, **options: Any) -> int | None:
    """Where a flick takes somebody."""
    return standing(table(total, 0, **options).throw(flick))[0]


@case("knipsen-mit-schikane:C1")
def test_ten_is_a_trap(case_id: str) -> None:
    assert after(7, 3) == 0


@case("knipsen-mit-schikane:C2")
def test_a_fall_onto_ten_costs_nothing_more(case_id: str) -> None:
    played = table(17, 0).throw(3)
    assert standing(played) == (10, 0)
    assert standing(turn_by_turn(played.throw(2), 6))[0] == 16


@case("knipsen-mit-schikane:C3")
def test_passing_over_a_round_number_is_free(case_id: str) -> None:
    assert after(38, 4) == 42


@case("knipsen-mit-schikane:C4")
def test_forty_falls_back_to_thirty(case_id: str) -> None:
    assert after(36, 4) == 30


@case("knipsen-mit-schikane:C5")
def test_the_target_is_no_trap(case_id: str) -> None:
    assert table(45, 0).throw(5).result.winners == (0,)
    ended = table(49, 0).throw(6)
    assert ended.result.points == (55, 0)
    assert ended.result.winners == (0,)


@case("knipsen-mit-schikane:C6")
def test_thirty_falls_back_to_twenty(case_id: str) -> None:
    assert after(29, 1) == 20


@pytest.mark.parametrize(("target", "total"), [(50, 50), (60, 40), (55, 40)])
def test_the_traps_are_all_multiples_of_ten_below_the_target(target: int, total: int) -> None:
    assert after(49, 1, target=target) == total


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    ended = table(4, 7, safety_circuits=50).set(circuit=50).throws(3, 3)
    assert ended.result.points == (7, 0)
    assert ended.result.places == (1, 2)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
