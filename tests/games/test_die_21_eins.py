"""Die 21. Eins: its worked cases and rules."""

from typing import Any

from knobel.core.results import STOPPED_BY_LIMIT
from tests.support.cases import case
from tests.support.table import Table


def table(*ones: int, **options: Any) -> Table:
    """A table at which everybody has thrown so many ones; seat 0 is to throw."""
    return Table("die-21-eins", len(ones), **options).set(sheets=ones)


@case("die-21-eins:C1")
def test_the_twenty_first_one_wins(case_id: str) -> None:
    played = table(12, 8).throw(4)
    assert played.thrower == 1
    played.throw(1)
    assert sum(played.game_state.sheets) == 21
    assert played.result.winners == (1,)


@case("die-21-eins:C2")
def test_the_only_one_may_win_and_the_others_are_equal(case_id: str) -> None:
    ended = table(20, 0, 0).throws(4, 1)
    assert ended.result.winners == (1,)
    assert ended.result.places == (2, 1, 2)


@case("die-21-eins:C3")
def test_a_one_brings_no_further_throw(case_id: str) -> None:
    played = table(10, 9).throw(1)
    assert sum(played.game_state.sheets) == 20
    assert played.thrower == 1


@case("die-21-eins:C4")
def test_the_first_one_may_be_the_last(case_id: str) -> None:
    played = Table("die-21-eins", 3, target_ones=1).throws(4, 6)
    assert played.thrower == 2
    assert played.throw(1).result.winners == (2,)


def test_a_game_that_was_stopped_has_no_winner() -> None:
    ended = table(5, 9, safety_circuits=50).set(circuit=50).throws(1, 4)
    assert ended.result.winners == ()
    assert ended.result.places == (1, 1)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
