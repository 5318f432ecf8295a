"""Langsamer Peter: its worked cases and rules."""

from typing import Any

from tests.support.cases import case
from tests.support.table import Table


def named(*numbers: int, **options: Any) -> Table:
    """Everybody has named a number."""
    table = Table("langsamer-peter", len(numbers), **options)
    for number in numbers:
        table.do(f"say {number}")
    return table


def peters(*throws: int, **options: Any) -> Table:
    """Everybody has named the six and thrown it after so many throws."""
    table = named(*[6] * len(throws), **options)
    for needed in throws:
        table.throws(*[1] * (needed - 1), 6)
    return table


@case("langsamer-peter:C1")
def test_the_slowest_one_loses(case_id: str) -> None:
    table = named(4, 4, 1).throws(2, 6, 4)
    assert table.thrower == 1
    table.throws(4)
    assert table.thrower == 2
    table.throws(5, 5, 2, 3, 1)
    assert table.result.points == (3, 1, 5)
    assert table.result.losers == (2,)
    assert table.result.places == (2, 1, 3)


@case("langsamer-peter:C2")
def test_equally_slow_ones_lose_together_or_throw_for_it(case_id: str) -> None:
    result = peters(2, 6, 6).result
    assert result.points == (2, 6, 6)
    assert result.losers == (1, 2)
    table = peters(2, 6, 6, tie_break="throw_off").throws(5, 2)
    assert table.result.losers == (2,)
    assert table.result.places == (1, 2, 3)


@case("langsamer-peter:C3")
def test_nobody_loses_when_all_are_equal(case_id: str) -> None:
    assert peters(3, 3).result.losers == ()
    assert peters(3, 3).result.places == (1, 1)


@case("langsamer-peter:C4")
def test_only_faces_of_the_die_can_be_named(case_id: str) -> None:
    table = Table("langsamer-peter", 2)
    assert table.refuses("say 0") == "no-such-face"
    assert table.refuses("say 7") == "no-such-face"
    assert all(table.offers(f"say {number}") for number in range(1, 7))


def test_all_numbers_are_named_before_the_starter_throws() -> None:
    table = Table("langsamer-peter", 3, first=1)
    for seat in (1, 2, 0):
        assert table.asked == (seat,)
        table.do("say 3")
    assert table.thrower == 1


def test_the_bound_counts_one_throw_more() -> None:
    table = named(6, 6, max_throws=10).throws(*[1] * 10)
    assert table.thrower == 1
    assert table.throws(*[1] * 9, 6).result.points == (11, 10)
    assert table.result.losers == (0,)


def test_a_hundred_throws_unless_agreed_otherwise() -> None:
    table = named(6, 6).throws(*[1] * 99)
    assert table.thrower == 0
    assert table.throws(1).game_state.counts == (101, 0)
