"""Händchen: its worked cases and rules."""

from collections import Counter
from itertools import product

from tests.support.cases import case
from tests.support.table import Table


def worth(one: int, two: int) -> int | None:
    """What a throw brings seat 0."""
    table = Table("haendchen", 2).throw(one, two)
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("haendchen:C1")
def test_one_five_is_worth_five(case_id: str) -> None:
    assert worth(5, 3) == 5


@case("haendchen:C2")
def test_two_fives_are_worth_twenty_five(case_id: str) -> None:
    assert worth(5, 5) == 25


@case("haendchen:C3")
def test_a_sum_of_five_is_worth_nothing(case_id: str) -> None:
    assert worth(4, 1) == worth(3, 2) == 0


@case("haendchen:C4")
def test_sixes_are_worth_nothing(case_id: str) -> None:
    assert worth(6, 6) == 0


@case("haendchen:C5")
def test_a_double_five_beats_two_single_ones(case_id: str) -> None:
    table = Table("haendchen", 2, rounds=3).throws((5, 1), (5, 5), (2, 2), (1, 1), (5, 6), (3, 4))
    assert table.result.points == (10, 25)
    assert table.result.winners == (1,)


@case("haendchen:C6")
def test_all_at_zero_share_the_first_place(case_id: str) -> None:
    table = Table("haendchen", 3, rounds=1).throws((6, 6), (4, 1), (2, 3))
    assert table.result.points == (0, 0, 0)
    assert table.result.winners == (0, 1, 2)
    chances = Counter(worth(one, two) for one, two in product(range(1, 7), repeat=2))
    assert chances == {0: 25, 5: 10, 25: 1}


def test_ten_rounds_unless_agreed_otherwise() -> None:
    table = Table("haendchen", 2).throws(*[(1, 5), (5, 1)] * 10)
    assert table.result.points == (50, 50)


def test_a_tie_is_thrown_off_by_the_sum_of_the_pips() -> None:
    table = Table("haendchen", 2, rounds=1, tie_break="throw_off").throws((1, 1), (2, 2), (5, 1), (6, 6))
    assert table.result.winners == (1,)
