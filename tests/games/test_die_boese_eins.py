"""Die böse Eins: its worked cases and rules."""

from typing import Any

from tests.support.cases import case
from tests.support.table import Table


def score(*faces: int) -> int | None:
    """What seat 0 has after these throws, which end its turn."""
    table = Table("die-boese-eins", 2).throws(*faces)
    assert table.thrower == 1
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


def two_rounds(seats: int, **options: Any) -> Table:
    return Table("die-boese-eins", seats, rounds=2, **options)


@case("die-boese-eins:C1")
def test_five_throws_are_added_up(case_id: str) -> None:
    assert score(4, 6, 2, 5, 3) == 20


@case("die-boese-eins:C2")
def test_a_one_ends_the_series_and_keeps_what_was_collected(case_id: str) -> None:
    assert score(6, 5, 1) == 11


@case("die-boese-eins:C3")
def test_a_one_at_once_leaves_nothing(case_id: str) -> None:
    assert score(1) == 0


@case("die-boese-eins:C4")
def test_whoever_threw_a_one_can_still_win(case_id: str) -> None:
    table = Table("die-boese-eins", 2).throws(6, 6, 1).throws(2, 2, 2, 3, 2)
    assert table.result.points == (12, 11)
    assert table.result.winners == (0,)


@case("die-boese-eins:C5")
def test_equal_totals_share_the_first_place(case_id: str) -> None:
    table = Table("die-boese-eins", 3).throws(4, 6, 2, 5, 3).throws(5, 3, 6, 2, 4).throws(5, 2, 1)
    assert table.result.points == (20, 20, 7)
    assert table.result.winners == (0, 1)
    assert table.result.places == (1, 1, 3)


@case("die-boese-eins:C6")
def test_a_one_costs_all_further_rounds(case_id: str) -> None:
    table = two_rounds(2).throws(6, 1).throws(2, 2, 2, 2, 2)
    assert table.thrower == 1
    assert table.throws(3, 1).result.points == (6, 13)
    assert table.result.winners == (1,)


def test_a_one_may_cost_the_round_only() -> None:
    table = two_rounds(2, out_for="round").throws(6, 1).throws(2, 2, 2, 2, 2)
    table.throws(3, 1)
    assert table.thrower == 0, "the round was begun by the left neighbour"
    assert table.throws(6, 6, 6, 6, 6).result.points == (36, 13)


def test_the_start_moves_on_with_every_round() -> None:
    table = Table("die-boese-eins", 3, rounds=3, out_for="round", throws=3)
    throwers = []
    for _ in range(9):
        throwers.append(table.thrower)
        table.throw(1)
    assert throwers == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    assert table.result.points == (0, 0, 0)


def test_a_round_is_begun_by_the_next_one_still_in() -> None:
    table = two_rounds(3, throws=3).throws(2, 2, 2).throws(1).throws(3, 3, 3)
    assert table.thrower == 2
    assert table.throws(2, 2, 2).thrower == 0


def test_the_game_ends_early_when_all_are_out() -> None:
    table = Table("die-boese-eins", 2, rounds=10).throws(4, 1).throws(5, 1)
    assert table.result.winners == (1,)


def test_the_number_of_throws_can_be_agreed() -> None:
    table = Table("die-boese-eins", 2, throws=3).throws(2, 3, 4)
    assert table.thrower == 1
    table = Table("die-boese-eins", 2, throws=10).throws(*[6] * 10)
    assert table.thrower == 1
    assert table.throws(1).result.points == (60, 0)


def test_a_tie_for_first_is_thrown_off_where_the_table_agreed_on_it() -> None:
    table = Table("die-boese-eins", 2, tie_break="throw_off").throws(4, 1).throws(4, 1).throws(2, 5)
    assert table.result.places == (2, 1)
