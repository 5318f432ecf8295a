"""Filzlaus: its worked cases and rules."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

from tests.support.cases import case
from tests.support.outcomes import outcomes_of
from tests.support.table import Table

FAILURE = (2,) * 10


def lice(*throws: int, **options: Any) -> Table:
    """Everybody has caught the louse with so many throws; 11 is a failure."""
    table = Table("filzlaus", len(throws), **options)
    for needed in throws:
        table.throws(*([2] * 10 if needed > 10 else [2] * (needed - 1) + [1]))
    return table


def chance_of_failure() -> Fraction:
    """How likely it is, by every outcome of ten throws, that seat 0 never catches the louse."""
    table = Table("filzlaus", 2)
    chances: dict[Any, Fraction] = {table.state: Fraction(1)}
    for _ in range(10):
        following: defaultdict[Any, Fraction] = defaultdict(Fraction)
        for state, chance in chances.items():
            outcomes = outcomes_of(table.game, state) if state.game_state.seat == 0 else ()
            for event, each in outcomes:
                following[table.game.apply(state, event)] += chance * each
        chances = dict(following)
    return sum((chance for state, chance in chances.items() if state.game_state.counts[0] == 11), Fraction(0))


@case("filzlaus:C1")
def test_whoever_fails_loses(case_id: str) -> None:
    table = Table("filzlaus", 3).throws(3, 4, 1)
    assert table.thrower == 1
    table.throws(*FAILURE)
    assert table.thrower == 2
    table.throws(1)
    assert table.result.points == (3, 11, 1)
    assert table.result.losers == (1,)
    assert table.result.winners == ()
    assert table.result.places == (2, 3, 1)


@case("filzlaus:C2")
def test_all_who_needed_most_throws_lose_together(case_id: str) -> None:
    result = lice(3, 7, 7).result
    assert result.points == (3, 7, 7)
    assert result.losers == (1, 2)


@case("filzlaus:C3")
def test_the_louse_on_the_last_throw_is_no_failure(case_id: str) -> None:
    table = Table("filzlaus", 2).throws(*FAILURE[:9], 1)
    assert table.game_state.counts == (10, 0)
    assert table.throws(*FAILURE).result.losers == (1,)
    assert lice(10, 3).result.losers == (0,)


@case("filzlaus:C4")
def test_all_who_failed_lose_together(case_id: str) -> None:
    assert lice(10, 11, 11).result.losers == (1, 2)


@case("filzlaus:C5")
def test_nobody_loses_when_all_are_equal(case_id: str) -> None:
    assert lice(4, 4).result.losers == ()
    assert lice(4, 4).result.places == (1, 1)
    assert chance_of_failure() == Fraction(5, 6) ** 10
    assert round(float(chance_of_failure()), 4) == 0.1615


def test_nobody_loses_when_all_have_failed() -> None:
    assert lice(11, 11).result.losers == ()


def test_a_throw_off_finds_a_loser_even_if_all_are_equal() -> None:
    table = lice(4, 4, tie_break="throw_off").throws(5, 2)
    assert table.result.losers == (1,)
    assert table.result.places == (1, 2)


def test_a_throw_off_is_among_the_losers_only() -> None:
    table = lice(2, 11, 11, tie_break="throw_off").throws(3, 3).throws(1, 6)
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 2)


def test_face_and_number_of_throws_can_be_agreed() -> None:
    table = Table("filzlaus", 2, face=6, max_throws=5).throws(1, 1, 1, 1, 6).throws(1, 1, 1, 1, 1)
    assert table.result.points == (5, 6)
    assert table.result.losers == (1,)


def test_a_match_is_lost_by_whoever_loses_most_games() -> None:
    table = lice(3, 7, games=2).throws(1).throws(2, 1)
    assert table.result.losers == (), "each has lost one"
    table = lice(3, 7, games=2).throws(2, 1).throws(1)
    assert table.result.losers == (1,)
