"""Teure Sieben: its worked cases and rules."""

from typing import Any

from knobel.games.race.teure_sieben import TeureSieben
from tests.support.boards import sums
from tests.support.cases import case
from tests.support.race import standing, struck
from tests.support.table import Table

NUMBERS = set(TeureSieben.numbers)
FRESH = NUMBERS


def table(*open_numbers: set[int], **options: Any) -> Table:
    """A table at which the seats have these numbers open; seat 0 is to throw."""
    sheets = tuple(tuple(sorted(NUMBERS - left)) for left in open_numbers)
    return Table("teure-sieben", len(sheets), **options).set(sheets=sheets)


def left(played: Table, seat: int) -> set[int]:
    """The numbers that a seat has open."""
    return NUMBERS - struck(played, seat)


@case("teure-sieben:C1")
def test_a_seven_strikes_the_seven_lowest_numbers(case_id: str) -> None:
    played = sums(Table("teure-sieben", 2), 7)
    assert struck(played, 0) == {2, 3, 4, 5, 6, 8, 9}
    assert left(played, 0) == {10, 11, 12}
    assert played.thrower == 1


@case("teure-sieben:C2")
def test_a_seven_with_too_few_numbers_left_loses(case_id: str) -> None:
    played = sums(table({4, 9, 10, 11, 12}, FRESH), 7)
    assert played.result.losers == (0,)
    assert played.result.points == (0, 10)


@case("teure-sieben:C3")
def test_only_open_numbers_are_counted_from_below(case_id: str) -> None:
    played = sums(table({2, 5, 6, 8, 9, 10, 11, 12}, FRESH), 7)
    assert left(played, 0) == {12}
    assert played.thrower == 1


@case("teure-sieben:C4")
def test_a_number_struck_already_wanders_to_the_neighbour(case_id: str) -> None:
    played = sums(Table("teure-sieben", 2), 5)
    assert played.thrower == 0
    sums(played, 5)
    assert (struck(played, 0), struck(played, 1)) == ({5}, {5})
    assert played.thrower == 1


@case("teure-sieben:C5")
def test_the_left_neighbour_throws_even_if_the_number_wandered_further(case_id: str) -> None:
    played = sums(table(NUMBERS - {8}, NUMBERS - {8}, FRESH, FRESH), 8)
    assert struck(played, 2) == {8}
    assert struck(played, 3) == set()
    assert played.thrower == 1


@case("teure-sieben:C6")
def test_a_number_that_nobody_has_open_lapses(case_id: str) -> None:
    played = sums(table(NUMBERS - {8}, NUMBERS - {8}, NUMBERS - {8}), 8)
    assert standing(played) == (9, 9, 9)
    assert played.thrower == 1


@case("teure-sieben:C7")
def test_a_wandering_number_can_lose_the_game_out_of_turn(case_id: str) -> None:
    played = sums(table(NUMBERS - {8}, NUMBERS - {8}, {8}), 8)
    assert played.result.losers == (2,)
    assert played.result.places == (1, 1, 3)


@case("teure-sieben:C8")
def test_the_others_rank_by_their_open_numbers(case_id: str) -> None:
    six, three = {2, 3, 4, 5, 6, 9}, {2, 3, 4}
    played = sums(table(six, three, {8}, six), 8)
    assert played.result.points == (6, 3, 0, 6)
    assert played.result.places == (1, 3, 4, 1)
    assert played.result.winners == (0, 3)
    assert played.result.losers == (2,)


@case("teure-sieben:C9")
def test_a_seven_may_leave_the_dice_with_the_thrower(case_id: str) -> None:
    played = sums(Table("teure-sieben", 2, after_seven="continue"), 7)
    assert left(played, 0) == {10, 11, 12}
    assert played.thrower == 0


def test_an_own_last_number_loses_at_once() -> None:
    assert sums(table({4}, FRESH), 4).result.losers == (0,)


def test_a_seven_can_cost_fewer_numbers() -> None:
    played = sums(Table("teure-sieben", 2, seven_strikes=3), 7)
    assert struck(played, 0) == {2, 3, 4}


def test_a_match_counts_the_games_not_lost() -> None:
    played = sums(Table("teure-sieben", 3, games=2), 7, 2, 2, 3, 3, 7)
    assert played.state.finished[0].losers == (0,)
    assert played.thrower == 1, "the start moves on"
    sums(played, 7, 2, 2, 3, 3, 7)
    assert (played.result.points, played.result.winners) == ((1, 1, 2), (2,))
    assert played.result.places == (2, 2, 1)
