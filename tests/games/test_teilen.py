"""Teilen: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Throw
from tests.support.cases import case
from tests.support.race import standing
from tests.support.table import Table


def table(*points: int, **options: Any) -> Table:
    """A table with these points; seat 0 is to throw."""
    return Table("teilen", len(points), **options).set(sheets=points)


@pytest.mark.parametrize(
    ("case_id", "both", "single", "points"),
    [
        ("teilen:C1", (6, 6), 4, 1),
        ("teilen:C2", (3, 4), 2, 0),
        ("teilen:C3", (3, 4), 1, 1),
        ("teilen:C4", (2, 1), 6, 0),
    ],
)
def test_a_sum_without_remainder_is_a_point(case_id: str, both: tuple[int, int], single: int, points: int) -> None:
    played = table(0, 0).throw(*both)
    assert played.thrower == 0
    played.throw(single)
    assert standing(played) == (points, 0)
    assert played.thrower == 1


@case("teilen:C5")
def test_the_tenth_point_wins_at_once(case_id: str) -> None:
    played = table(9, 9).throw(5, 5).throw(5)
    assert played.result.points == (10, 9)
    assert played.result.winners == (0,)


@case("teilen:C6")
def test_where_the_lap_is_finished_two_can_win(case_id: str) -> None:
    played = table(9, 9, finish="full_circuit").throws((5, 5), 5, (1, 1))
    assert played.thrower == 1
    assert played.throw(2).result.places == (1, 1)
    assert played.result.winners == (0, 1)


def test_a_turn_is_a_throw_of_two_dice_and_one_of_a_single_die() -> None:
    played = table(0, 0)
    for dice in (2, 1):
        assert isinstance(played.stage, Throw)
        assert len(played.stage.dice) == dice
        played.throw(*(6,) * dice)
    assert isinstance(played.stage, Throw)
    assert len(played.stage.dice) == 2


def test_a_shared_win_is_thrown_off_with_two_dice() -> None:
    played = table(9, 9, finish="full_circuit", tie_break="throw_off").throws((5, 5), 5, (1, 1), 2)
    assert played.throws((6, 5), (6, 6)).result.places == (2, 1)


def test_the_others_rank_by_their_points() -> None:
    assert table(9, 4, 7, 4).throws((1, 1), 1).result.places == (1, 3, 2, 3)
