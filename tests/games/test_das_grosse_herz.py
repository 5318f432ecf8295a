"""Das große Herz: its worked cases and rules."""

from typing import Any

from knobel.core.events import Thrown
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.games.race.das_grosse_herz import DasGrosseHerz, DasGrosseHerzOptions
from tests.support.cases import case
from tests.support.race import drawn, struck_off
from tests.support.table import Table

A, B, C = range(3)
EVERYTHING = {1, 2, 3, 4, 5, 6}
FULL = struck_off(*EVERYTHING)


def without(*numbers: int) -> tuple[int, ...]:
    """A heart that lacks only these."""
    return struck_off(*(EVERYTHING - set(numbers)))


def table(*hearts: tuple[int, ...], seat: int = A, **options: Any) -> Table:
    """A table with these hearts, those that are full having been filled from seat 0 on."""
    finished = tuple(seat for seat, heart in enumerate(hearts) if heart == FULL)
    return Table("das-grosse-herz", len(hearts), **options).set(sheets=hearts, seat=seat, finished=finished)


def filled(played: Table, seat: int) -> set[int]:
    """The chambers that a seat has filled."""
    return {int(part.removeprefix("chamber-")) for part in drawn(played, seat)}


@case("das-grosse-herz:C1")
def test_a_number_that_the_thrower_has_goes_to_the_neighbour(case_id: str) -> None:
    played = table(struck_off(1, 2), struck_off(5), ()).throw(2)
    assert filled(played, A) == {1, 2}
    assert filled(played, B) == {2, 5}
    assert filled(played, C) == set()
    assert played.thrower == B


@case("das-grosse-herz:C2")
def test_a_number_that_nobody_needs_lapses(case_id: str) -> None:
    hearts = (struck_off(5), struck_off(5, 1), struck_off(5))
    played = table(*hearts).throw(5)
    assert played.game_state.sheets == hearts
    assert played.thrower == B


@case("das-grosse-herz:C3")
def test_a_heart_may_be_filled_out_of_turn(case_id: str) -> None:
    played = table(struck_off(4), without(4), struck_off(1)).throw(4)
    assert filled(played, B) == EVERYTHING
    assert played.game_state.finished == (B,)
    assert played.thrower == C


@case("das-grosse-herz:C4")
def test_the_last_one_without_a_full_heart_loses(case_id: str) -> None:
    ended = table(without(6), FULL, without(3), seat=C).throw(6)
    assert filled(ended, A) == EVERYTHING
    assert ended.result.losers == (C,)
    assert ended.result.places == (2, 1, 3)


@case("das-grosse-herz:C5")
def test_the_thrower_comes_first(case_id: str) -> None:
    played = table(without(3), without(3), without(3))
    played.throw(3)
    assert filled(played, A) == EVERYTHING
    assert filled(played, B) == filled(played, C) == EVERYTHING - {3}


@case("das-grosse-herz:C6")
def test_numbers_wander_to_the_left_past_the_last_seat(case_id: str) -> None:
    played = table(struck_off(1), struck_off(2), struck_off(5), seat=C).throw(5)
    assert filled(played, A) == {1, 5}
    assert filled(played, B) == {2}


def test_full_hearts_are_passed_over() -> None:
    played = table(struck_off(1), FULL, struck_off(1)).throw(1)
    assert played.game_state.sheets == (struck_off(1), FULL, struck_off(1))
    assert played.thrower == C


def test_where_every_heart_is_full_nobody_is_looked_for_without_end() -> None:
    assert DasGrosseHerz(2, DasGrosseHerzOptions()).following(A, (FULL, FULL)) == A


def test_the_strict_order_takes_only_the_next_number() -> None:
    played = table(struck_off(1), struck_off(1, 2), (), order="ascending").throw(3)
    assert filled(played, A) == {1}
    assert filled(played, B) == {1, 2, 3}
    played.throw(2)
    assert filled(played, A) == {1, 2}, "passed on from B, who has it, over C, who needs a one first"
    assert filled(played, C) == set()


def test_a_circuit_ends_where_the_starter_would_be_next_even_if_done() -> None:
    played = table(FULL, (), (), seat=B).throws(1, 2)
    assert played.thrower == B
    assert played.game_state.circuit == 2


def test_everybody_hears_where_a_number_goes() -> None:
    played = table(struck_off(4), without(4), struck_off(1))
    before = played.state
    told = played.game.tell(before, Thrown((4,)), played.throw(4).state, None)
    assert [phrase.key for phrase in told] == ["told-throw", "told-passed", "told-finished"]


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    ended = table(struck_off(1), FULL, struck_off(1, 2), seat=C, safety_circuits=50).set(circuit=50).throw(1)
    assert ended.result.places == (3, 1, 2)
    assert ended.result.losers == (A,)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
