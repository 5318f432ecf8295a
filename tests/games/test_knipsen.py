"""Knipsen: its worked cases and rules."""

from typing import Any

from tests.support.cases import case
from tests.support.race import standing, turn_by_turn
from tests.support.table import Table


def table(*totals: int, **options: Any) -> Table:
    """A table with these totals; seat 0 is to flick."""
    return Table("knipsen", len(totals), **options).set(sheets=totals)


@case("knipsen:C1")
def test_fifty_wins(case_id: str) -> None:
    ended = table(47, 40).throw(3)
    assert ended.result.points == (50, 40)
    assert ended.result.winners == (0,)


@case("knipsen:C2")
def test_more_than_fifty_wins_as_well(case_id: str) -> None:
    ended = table(47, 40).throw(5)
    assert ended.result.points == (52, 40)
    assert ended.result.winners == (0,)


@case("knipsen:C3")
def test_forty_nine_is_not_enough(case_id: str) -> None:
    played = table(46, 40).throw(3)
    assert standing(played) == (49, 40)
    assert played.thrower == 1


@case("knipsen:C4")
def test_the_next_one_has_no_flick_unless_the_circuit_is_played_out(case_id: str) -> None:
    ended = table(46, 48).throw(5)
    assert ended.result.points == (51, 48)
    assert ended.result.places == (1, 2)
    played = table(46, 48, finish="full_circuit").throw(5)
    assert played.thrower == 1
    played.throw(6)
    assert played.result.points == (51, 54)
    assert played.result.places == (1, 1)
    assert played.result.winners == (0, 1)


@case("knipsen:C5")
def test_a_nearer_target(case_id: str) -> None:
    played = turn_by_turn(Table("knipsen", 2, target=20), 6, 6, 6, 1)
    assert standing(played)[0] == 19
    assert played.thrower == 1
    assert turn_by_turn(played.throw(1), 1).result.winners == (0,)
    assert standing(played)[0] == 20


def test_the_others_rank_by_their_totals() -> None:
    assert table(45, 12, 30, 12).throw(6).result.places == (1, 3, 2, 3)


def test_a_shared_win_is_thrown_off_where_the_table_agreed_on_it() -> None:
    played = table(49, 49, 3, finish="full_circuit", tie_break="throw_off").throws(6, 1, 2)
    assert played.throws(3, 4).result.places == (2, 1, 3)
