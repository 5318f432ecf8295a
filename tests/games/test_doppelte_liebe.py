"""Doppelte Liebe: its worked cases and rules."""

import pytest

from knobel.core.results import STOPPED_BY_LIMIT
from tests.support.cases import case
from tests.support.race import struck, struck_off
from tests.support.table import Table

ALL_BUT_SIX = struck_off(1, 2, 3, 4, 5)


@case("doppelte-liebe:C1")
def test_a_struck_number_ends_the_turn(case_id: str) -> None:
    table = Table("doppelte-liebe", 2).throws(3, 5)
    assert table.thrower == 0
    table.throw(3)
    assert struck(table, 0) == {3, 5}
    assert table.thrower == 1


@case("doppelte-liebe:C2")
def test_the_last_number_wins_and_a_struck_one_does_not(case_id: str) -> None:
    table = Table("doppelte-liebe", 2).set(sheets=(ALL_BUT_SIX, ())).throw(6)
    assert table.result.winners == (0,)
    table = Table("doppelte-liebe", 2).set(sheets=(ALL_BUT_SIX, ())).throw(2)
    assert struck(table, 0) == {1, 2, 3, 4, 5}
    assert table.thrower == 1


@case("doppelte-liebe:C3")
def test_the_first_turn_can_win(case_id: str) -> None:
    table = Table("doppelte-liebe", 3).throws(2, 4, 6, 1, 3, 5)
    assert table.result.places == (1, 2, 2)
    assert table.result.winners == (0,)


@case("doppelte-liebe:C4")
def test_everybody_has_a_turn_where_the_circuit_is_played_out(case_id: str) -> None:
    table = Table("doppelte-liebe", 3, finish="full_circuit").throws(2, 4, 6, 1, 3, 5)
    assert table.thrower == 1, "whoever is done throws no more"
    table.throws(1, 1)
    assert struck(table, 1) == {1}
    assert table.throws(6, 5, 4, 3, 2, 1).result.places == (1, 3, 1)
    assert table.result.winners == (0, 2)


@case("doppelte-liebe:C5")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_first_throw_always_strikes(face: int, case_id: str) -> None:
    table = Table("doppelte-liebe", 2).throw(face)
    assert struck(table, 0) == {face}
    assert table.thrower == 0


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    table = Table("doppelte-liebe", 2, safety_circuits=50).set(circuit=50, sheets=((1,), (1, 2))).throws(1, 1)
    assert table.result.places == (2, 1)
    assert table.result.flags == (STOPPED_BY_LIMIT,)
