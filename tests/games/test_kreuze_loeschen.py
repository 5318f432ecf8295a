"""Kreuze löschen: its worked cases and rules."""

from typing import Any

from knobel.core.results import STOPPED_BY_LIMIT
from tests.support.cases import case
from tests.support.race import standing, turn_by_turn
from tests.support.table import Table

SEVEN, SIX = (3, 4), (2, 4)
TWELVE = (6, 6)


def table(*crosses: int, **options: Any) -> Table:
    """A table with so many crosses each; seat 0 is to throw."""
    return Table("kreuze-loeschen", len(crosses), **options).set(sheets=crosses)


def after(crosses: int, *throws: tuple[int, int], **options: Any) -> int | None:
    """How many crosses these throws leave."""
    return standing(turn_by_turn(table(crosses, 20, **options), *throws, others=(1, 1)))[0]


@case("kreuze-loeschen:C1")
def test_twenty_crosses_are_erased_in_three_throws(case_id: str) -> None:
    played = Table("kreuze-loeschen", 2)
    for throw, left in ((SEVEN, 13), (SIX, 7), (SEVEN, 0)):
        assert standing(turn_by_turn(played, throw, others=(1, 1)))[0] == left
        if left:
            played.throw(1, 1)
    assert played.result.winners == (0,)


@case("kreuze-loeschen:C2")
def test_too_high_a_throw_adds_the_difference(case_id: str) -> None:
    assert after(5, (4, 4)) == 8
    assert after(5, (4, 4), overshoot="bounce") == 3


@case("kreuze-loeschen:C3")
def test_one_cross_cannot_be_erased(case_id: str) -> None:
    assert after(1, (1, 1)) == 2
    assert after(1, (1, 1), overshoot="bounce") == 1


@case("kreuze-loeschen:C4")
def test_an_exact_throw_wins(case_id: str) -> None:
    ended = table(12, 5).throw(*TWELVE)
    assert ended.result.points == (0, 5)
    assert ended.result.winners == (0,)


@case("kreuze-loeschen:C5")
def test_two_twelves(case_id: str) -> None:
    assert after(20, TWELVE) == 8
    assert after(20, TWELVE, TWELVE) == 12
    assert after(20, TWELVE, TWELVE, overshoot="bounce") == 4


@case("kreuze-loeschen:C6")
def test_the_others_rank_by_fewer_crosses(case_id: str) -> None:
    ended = table(7, 5, 12).throw(*SEVEN)
    assert ended.result.points == (0, 5, 12)
    assert ended.result.places == (1, 2, 3)


def test_everybody_begins_with_the_agreed_crosses() -> None:
    assert standing(Table("kreuze-loeschen", 3, start_crosses=35)) == (35, 35, 35)


def test_two_may_win_where_the_circuit_is_played_out() -> None:
    ended = table(7, 6, 3, finish="full_circuit").throws(SEVEN, SIX, SIX)
    assert ended.result.places == (1, 1, 3)


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    ended = table(20, 19, safety_circuits=50).set(circuit=50).throws(SIX, SIX)
    assert ended.result.places == (2, 1)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
