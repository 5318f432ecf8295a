"""Gestrichene Zwölf: its worked cases and rules."""

from typing import Any

from tests.support.boards import sums
from tests.support.cases import case
from tests.support.race import standing, struck, struck_off
from tests.support.table import Table

EVERYTHING = range(2, 13)


def sheet(*open_numbers: int) -> tuple[int, ...]:
    """The sheet of somebody who has struck everything but these."""
    return struck_off(*(number for number in EVERYTHING if number not in open_numbers))


def table(*sheets: tuple[int, ...], **options: Any) -> Table:
    """A table with these sheets; seat 0 is to throw."""
    return Table("gestrichene-zwoelf", len(sheets), **options).set(sheets=sheets)


@case("gestrichene-zwoelf:C1")
def test_a_second_seven_is_allowed_and_a_second_four_is_not(case_id: str) -> None:
    played = sums(Table("gestrichene-zwoelf", 2), 7, 4, 7)
    assert played.thrower == 0
    sums(played, 4)
    assert struck(played, 0) == {4, 7}
    assert standing(played)[0] == 9
    assert played.thrower == 1


@case("gestrichene-zwoelf:C2")
def test_the_last_number_wins_in_the_middle_of_a_turn(case_id: str) -> None:
    played = sums(table(sheet(12), ()), 7, 7)
    assert played.thrower == 0
    assert sums(played, 12).result.winners == (0,)


@case("gestrichene-zwoelf:C3")
def test_the_seven_itself_must_be_struck(case_id: str) -> None:
    played = sums(table(sheet(7), ()), 8)
    assert played.thrower == 1
    sums(played, 2, 2)
    assert played.thrower == 0
    assert sums(played, 7).result.winners == (0,)


@case("gestrichene-zwoelf:C4")
def test_two_sevens_strike_one_number(case_id: str) -> None:
    played = sums(Table("gestrichene-zwoelf", 2), 7, 7)
    assert struck(played, 0) == {7}
    assert standing(played) == (10, 11)
    assert played.thrower == 0


@case("gestrichene-zwoelf:C5")
def test_the_others_rank_by_their_open_numbers(case_id: str) -> None:
    played = table(sheet(2, 3), sheet(11, 12), sheet(5)).set(seat=2, first=2)
    assert sums(played, 5).result.places == (2, 2, 1)
    assert played.result.points == (2, 2, 0)


@case("gestrichene-zwoelf:C6")
def test_where_the_lap_is_finished_two_can_win_and_throw_for_it(case_id: str) -> None:
    sheets = (sheet(6), sheet(9), sheet(2, 3))
    played = sums(table(*sheets, finish="full_circuit").set(circuit=9), 6)
    assert played.thrower == 1, "whoever is done throws no more"
    sums(played, 9, 3, 3)
    assert played.result.places == (1, 1, 3)
    assert played.result.winners == (0, 1)
    thrown_off = sums(table(*sheets, finish="full_circuit", tie_break="throw_off"), 6, 9, 3, 3)
    assert thrown_off.thrower == 0
    assert sums(thrown_off, 5, 10).result.places == (2, 1, 3)


@case("gestrichene-zwoelf:C7")
def test_the_first_turn_can_win(case_id: str) -> None:
    played = sums(Table("gestrichene-zwoelf", 2), *EVERYTHING)
    assert played.result.winners == (0,)
    assert played.result.points == (0, 11)


@case("gestrichene-zwoelf:C8")
def test_three_sevens_count_as_one_number(case_id: str) -> None:
    played = sums(Table("gestrichene-zwoelf", 2), 7, 7, 7, 6, 6)
    assert struck(played, 0) == {6, 7}
    assert standing(played)[0] == 9
    assert played.thrower == 1
