"""Früh verliert: its worked cases and rules."""

from typing import Any

from tests.support.cases import case
from tests.support.table import Table


def lasting(*throws: int, **options: Any) -> Table:
    """The trump is a four, and everybody has thrown it with this throw; 11 means never."""
    table = Table("frueh-verliert", len(throws), **options).throws(4)
    for survived in throws:
        table.throws(*([1] * 10 if survived > 10 else [1] * (survived - 1) + [4]))
    return table


@case("frueh-verliert:C1")
def test_clean_wins_and_early_loses(case_id: str) -> None:
    table = Table("frueh-verliert", 3).throws(4)
    assert table.thrower == 0, "the throw for the trump counts for nothing else"
    table.throws(2, 4)
    assert table.thrower == 1
    table.throws(1, 2, 3, 5, 6, 1, 2, 3, 5, 6)
    assert table.thrower == 2
    table.throws(1, 3, 6, 4)
    assert table.result.points == (2, 11, 4)
    assert table.result.winners == (1,)
    assert table.result.losers == (0,)
    assert table.result.places == (3, 1, 2)


@case("frueh-verliert:C2")
def test_whoever_lasts_longest_wins_if_nobody_stays_clean(case_id: str) -> None:
    result = lasting(3, 10, 3).result
    assert result.winners == (1,)
    assert result.losers == (0, 2)


@case("frueh-verliert:C3")
def test_all_clean_all_win(case_id: str) -> None:
    result = lasting(11, 11, 11).result
    assert result.winners == (0, 1, 2)
    assert result.losers == ()


@case("frueh-verliert:C4")
def test_the_trump_on_the_last_throw_is_not_clean(case_id: str) -> None:
    result = lasting(10, 11).result
    assert result.points == (10, 11)
    assert result.winners == (1,)
    assert result.losers == (0,)


@case("frueh-verliert:C5")
def test_several_clean_ones_win_together(case_id: str) -> None:
    result = lasting(11, 11, 1).result
    assert result.winners == (0, 1)
    assert result.losers == (2,)


def test_the_starter_throws_the_trump_for_everybody() -> None:
    table = Table("frueh-verliert", 2, first=1)
    assert table.thrower == 1
    table.throws(6, 6, 1, 6)
    assert table.result.points == (2, 1)


def test_all_equal_all_win_and_nobody_loses() -> None:
    result = lasting(3, 3).result
    assert result.winners == (0, 1)
    assert result.losers == ()


def test_the_first_place_is_thrown_off_where_the_table_agreed_on_it() -> None:
    table = lasting(11, 11, 1, tie_break="throw_off").throws(2, 3)
    assert table.result.winners == (1,)
    assert table.result.losers == (2,)
    assert table.result.places == (2, 1, 3)


def test_a_match_counts_wins() -> None:
    table = lasting(11, 2, games=2).throws(4, 4).throws(1, 4)
    assert table.result.points == (2, 0)
    assert table.result.winners == (0,)


def test_the_number_of_throws_can_be_agreed() -> None:
    table = Table("frueh-verliert", 2, max_throws=5).throws(4, 1, 1, 1, 1, 1)
    assert table.thrower == 1
    assert table.game_state.counts == (6, 0)
