"""Himmel und Hölle: its worked cases and rules."""

from itertools import product

from tests.support.cases import case
from tests.support.table import Table


def worth(one: int, two: int) -> int | None:
    """What a throw brings seat 0."""
    table = Table("himmel-und-hoelle", 2).throw(one, two)
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("himmel-und-hoelle:C1")
def test_top_counts_as_tens_and_bottom_as_ones(case_id: str) -> None:
    assert worth(6, 2) == 61 + 25 == 86


@case("himmel-und-hoelle:C2")
def test_the_lowest_throw(case_id: str) -> None:
    assert worth(1, 1) == 32


@case("himmel-und-hoelle:C3")
def test_the_highest_throw(case_id: str) -> None:
    assert worth(6, 6) == 122


@case("himmel-und-hoelle:C4")
def test_only_the_sum_of_the_pips_matters(case_id: str) -> None:
    assert worth(3, 4) == worth(5, 2) == 77
    for one, two in product(range(1, 7), repeat=2):
        assert worth(one, two) == 9 * (one + two) + 14


@case("himmel-und-hoelle:C5")
def test_rounds_are_added_up_and_ties_shared(case_id: str) -> None:
    table = Table("himmel-und-hoelle", 2, rounds=2).throws((6, 2), (3, 4), (1, 1), (1, 2))
    assert table.result.points == (118, 118)
    assert table.result.winners == (0, 1)


def test_everybody_throws_once_a_round_and_the_start_stays() -> None:
    table = Table("himmel-und-hoelle", 3, first=1)
    throwers = []
    for _ in range(15):
        throwers.append(table.thrower)
        table.throw(3, 3)
    assert throwers == [1, 2, 0] * 5
    assert table.result.points == (340, 340, 340)


def test_a_tie_is_thrown_off_with_both_dice() -> None:
    table = Table("himmel-und-hoelle", 2, rounds=1, tie_break="throw_off").throws((6, 1), (5, 2), (1, 2), (2, 2))
    assert table.result.winners == (1,)
