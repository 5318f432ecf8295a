"""Hin und her: its worked cases and rules."""

from typing import Any

from knobel.core.results import STOPPED_BY_LIMIT
from tests.support.cases import case
from tests.support.race import struck, struck_off, turn_by_turn
from tests.support.table import Table

ALL_BUT_SIX = struck_off(1, 2, 3, 4, 5)


def table(*sheets: tuple[int, ...], **options: Any) -> Table:
    """A table at which everybody has come so far; seat 0 is to throw."""
    return Table("hin-und-her", len(sheets), **options).set(sheets=sheets)


@case("hin-und-her:C1")
def test_a_number_thrown_again_is_open_again(case_id: str) -> None:
    played = turn_by_turn(Table("hin-und-her", 2), 1, 2, 1)
    assert struck(played, 0) == {2}


@case("hin-und-her:C2")
def test_six_different_throws_win_on_the_sixth(case_id: str) -> None:
    played = turn_by_turn(Table("hin-und-her", 2), 4, 2, 6, 1, 3)
    assert played.thrower == 1
    turn_by_turn(played.throw(1), 5)
    assert struck(played, 0) == {1, 2, 3, 4, 5, 6}
    assert played.result.winners == (0,)


@case("hin-und-her:C3")
def test_the_last_number_wins_and_a_struck_one_comes_back(case_id: str) -> None:
    assert table(ALL_BUT_SIX, ()).throw(6).result.winners == (0,)
    missed = table(ALL_BUT_SIX, ()).throw(3)
    assert struck(missed, 0) == {1, 2, 4, 5}
    assert missed.thrower == 1


@case("hin-und-her:C4")
def test_nobody_throws_after_the_winner(case_id: str) -> None:
    ended = table(ALL_BUT_SIX, struck_off(1, 2, 3), struck_off(2, 3, 4, 5, 6)).throw(6)
    assert ended.result.places == (1, 3, 2)
    assert ended.result.winners == (0,)


@case("hin-und-her:C5")
def test_a_circuit_that_is_played_out_may_have_two_winners(case_id: str) -> None:
    played = table(ALL_BUT_SIX, ALL_BUT_SIX, struck_off(1, 2, 3), finish="full_circuit").throw(6)
    assert played.thrower == 1
    played.throws(6, 4)
    assert len(struck(played, 2)) == 4
    assert played.result.places == (1, 1, 3)
    assert played.result.winners == (0, 1)


def test_a_shared_win_is_thrown_off_where_the_table_agreed_on_it() -> None:
    played = table(ALL_BUT_SIX, ALL_BUT_SIX, finish="full_circuit", tie_break="throw_off").throws(6, 6)
    assert played.throws(2, 5).result.places == (2, 1)


def test_the_parity_of_struck_numbers_follows_the_throws() -> None:
    played = Table("hin-und-her", 2)
    for count, face in enumerate((3, 3, 5, 1, 3, 5, 6, 2), start=1):
        turn_by_turn(played, face)
        assert len(struck(played, 0)) % 2 == count % 2
        played.throw(1)


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    played = table(struck_off(1), struck_off(2), (), safety_circuits=50).set(circuit=50).throws(2, 1, 6)
    assert played.result.places == (1, 1, 3)
    assert played.result.flags == (STOPPED_BY_LIMIT,)
