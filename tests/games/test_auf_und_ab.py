"""Auf und ab: its worked cases and rules."""

from typing import Any

import pytest

from tests.support.cases import case
from tests.support.table import Table

SERIES = (3, 4, 5, 2, 1, 6, 4)


def score(*faces: int, **options: Any) -> int | None:
    """What seat 0 has after these throws."""
    table = Table("auf-und-ab", 2, **options).throws(*faces)
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("auf-und-ab:C1")
def test_signs_alternate_over_seven_throws(case_id: str) -> None:
    assert score(*SERIES) == 5


@case("auf-und-ab:C2")
def test_below_zero_after_three_throws_is_out(case_id: str) -> None:
    table = Table("auf-und-ab", 2).throws(1, 1, 3)
    assert table.game.result(table.state).points == (None, 0)
    assert table.thrower == 1, "no further throw for the one who is out"


@case("auf-und-ab:C3")
def test_exactly_zero_stays(case_id: str) -> None:
    table = Table("auf-und-ab", 2).throws(1, 2, 3)
    assert table.thrower == 0
    assert score(1, 2, 3, 1) == 1
    assert score(1, 2, 3, 1, 2) is None


@case("auf-und-ab:C4")
def test_the_highest_possible_series_is_twenty_one(case_id: str) -> None:
    assert score(6, 6, 1, 6, 1, 6, 1) == 21


@case("auf-und-ab:C5")
def test_a_negative_end_ranks_above_out(case_id: str) -> None:
    table = Table("auf-und-ab", 2).throws(2, 1, 3, 1, 1, 1, 6).throws(1, 1, 3)
    assert table.result.points == (-5, None)
    assert table.result.places == (1, 2)


@case("auf-und-ab:C6")
def test_equal_results_share_a_place_and_out_is_last(case_id: str) -> None:
    table = Table("auf-und-ab", 4).throws(*SERIES).throws(1, 1, 3).throws(*SERIES).throws(2, 1, 3, 1, 1, 1, 6)
    assert table.result.places == (1, 4, 1, 3)


def test_a_negative_end_is_out_where_the_table_agreed_on_it() -> None:
    assert score(2, 1, 3, 1, 1, 1, 6, final_negative="out") is None


def test_nobody_wins_when_all_are_out() -> None:
    table = Table("auf-und-ab", 2).throws(1, 1, 3).throws(1, 1, 3)
    assert table.result.winners == ()
    assert table.result.places == (1, 1)


def test_a_tie_for_first_is_thrown_off_where_the_table_agreed_on_it() -> None:
    table = Table("auf-und-ab", 2, tie_break="throw_off").throws(*SERIES).throws(*SERIES).throws(4, 4).throws(2, 5)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1)


@pytest.mark.parametrize(("scoring", "points"), [("wins", (2, 0)), ("points", (10, 0))])
def test_a_match_counts_wins_or_points(scoring: str, points: tuple[int, ...]) -> None:
    table = Table("auf-und-ab", 2, games=2, match_scoring=scoring)
    table.throws(*SERIES).throws(1, 1, 3)
    assert table.thrower == 1, "the start has moved on"
    table.throws(1, 1, 3).throws(*SERIES)
    assert table.result.points == points
