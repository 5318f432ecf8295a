"""Plus-Minus: its worked cases and rules."""

from itertools import product

import pytest

from tests.support.cases import case
from tests.support.table import Table

FOURTEEN = (4, 5, 3, 2, 6, 1, 3, 3, 5)


def score(*faces: int) -> int | None:
    """What seat 0 has after a whole series."""
    table = Table("plus-minus", 2).throws(*faces)
    assert table.thrower == 1
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("plus-minus:C1")
def test_every_third_throw_is_taken_away(case_id: str) -> None:
    assert score(*FOURTEEN) == 14


@case("plus-minus:C2")
def test_the_lowest_result(case_id: str) -> None:
    assert score(*(1, 1, 6) * 3) == -12


@case("plus-minus:C3")
def test_the_highest_result(case_id: str) -> None:
    assert score(*(6, 6, 1) * 3) == 33


@case("plus-minus:C4")
def test_a_negative_result_can_win(case_id: str) -> None:
    table = Table("plus-minus", 2).throws(1, 1, 6, 1, 1, 1, 1, 1, 1).throws(1, 1, 6, 1, 1, 4, 1, 1, 1)
    assert table.result.points == (-2, -5)
    assert table.result.winners == (0,)


@case("plus-minus:C5")
def test_equal_results_share_the_first_place(case_id: str) -> None:
    table = Table("plus-minus", 3).throws(*FOURTEEN).throws(*FOURTEEN).throws(*(1, 1, 1) * 3)
    assert table.result.points == (14, 14, 3)
    assert table.result.places == (1, 1, 3)
    assert table.result.winners == (0, 1)


def test_nobody_goes_out_below_zero() -> None:
    assert Table("plus-minus", 2).throws(1, 1, 6).thrower == 0


def test_every_three_throws_follow_the_formula() -> None:
    for one, two, three in product((1, 3, 6), repeat=3):
        assert score(one, two, three, *(2, 2, 2) * 2) == one + two - three + 4


@pytest.mark.parametrize(("scoring", "points"), [("wins", (1, 1)), ("points", (17, 41))])
def test_a_match_counts_wins_or_points(scoring: str, points: tuple[int, ...]) -> None:
    table = Table("plus-minus", 2, games=2, match_scoring=scoring)
    table.throws(*FOURTEEN).throws(*FOURTEEN[:3], *(1, 1, 1) * 2)
    table.throws(*(6, 6, 1) * 3).throws(*(1, 1, 1) * 3)
    assert table.result.points == points


def test_a_tie_for_first_is_thrown_off_where_the_table_agreed_on_it() -> None:
    table = Table("plus-minus", 2, tie_break="throw_off").throws(*FOURTEEN).throws(*FOURTEEN).throws(3, 3).throws(1, 2)
    assert table.result.winners == (1,)
