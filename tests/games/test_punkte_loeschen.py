"""Punkte löschen: its worked cases and rules."""

from typing import Any

from knobel.parts.playoff import PlayOff
from tests.support.cases import case
from tests.support.table import Table

# Two dice for every sum.
DICE = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}


def table_of(seats: int, **options: Any) -> Table:
    return Table("punkte-loeschen", seats, **options)


def sums(table: Table, *totals: int) -> Table:
    """Throws with these sums, one after another."""
    return table.throws(*(DICE[total] for total in totals))


def lowest(table: Table, seat: int) -> Table:
    """A round in which this seat throws lowest."""
    for _ in range(table.game.seats):
        sums(table, 4 if table.thrower == seat else 7)
    return table


def erasing(*dots: int, first: int = 0) -> Table:
    """The erasing, with these dots and this seat to begin."""
    holders = tuple(seat for seat, count in enumerate(dots) if count)
    table = table_of(len(dots))
    order = tuple(seat for seat in (*range(first, len(dots)), *range(first)) if seat in holders)
    return table.set(dots=dots, erasing=True, number=11, first=first, round=PlayOff(order))


@case("punkte-loeschen:C1")
def test_those_tied_for_lowest_throw_again(case_id: str) -> None:
    table = sums(table_of(3), 5, 9, 5)
    assert table.game_state.dots == (0, 0, 0)
    assert table.thrower == 0
    sums(table, 8)
    assert table.thrower == 2, "only the tied throw again"
    assert sums(table, 4).game_state.dots == (0, 0, 1)


@case("punkte-loeschen:C2")
def test_only_those_with_dots_erase(case_id: str) -> None:
    table = table_of(3)
    for seat in (0, 2) * 4 + (0, 0):
        lowest(table, seat)
    assert table.game_state.dots == (6, 0, 4)
    assert table.game_state.erasing
    throwers = {table.thrower}
    sums(table, 5)
    assert throwers | {table.thrower} == {0, 2}
    sums(table, 9)
    assert sum(table.game_state.dots) == 9


@case("punkte-loeschen:C3")
def test_the_highest_throw_erases_a_dot(case_id: str) -> None:
    table = sums(erasing(6, 0, 4), 7, 10)
    assert table.game_state.dots == (6, 0, 3)
    table = sums(erasing(6, 0, 3), 8, 8)
    assert table.game_state.dots == (6, 0, 3)
    assert sums(table, 6, 11).game_state.dots == (6, 0, 2)


@case("punkte-loeschen:C4")
def test_whoever_erases_the_last_dot_wins(case_id: str) -> None:
    table = sums(erasing(3, 0, 1), 7, 10)
    assert table.game_state.dots == (3, 0, 0)
    assert table.result.winners == (2,)
    assert table.result.places == (2, 3, 1)


@case("punkte-loeschen:C5")
def test_whoever_has_all_dots_wins_at_once(case_id: str) -> None:
    table = table_of(2)
    for _ in range(10):
        lowest(table, 0)
    assert table.game_state.dots == (10, 0)
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2)


@case("punkte-loeschen:C6")
def test_erasing_six_and_four_dots_lasts_nine_rounds_at_most(case_id: str) -> None:
    table = erasing(6, 4)
    rounds = 0
    for seat in (0,) * 5 + (1,) * 3 + (0,):
        rounds += 1
        for _ in range(2):
            sums(table, 9 if table.thrower == seat else 5)
    assert rounds == 5 + 3 + 1
    assert table.result.winners == (0,)


def test_every_round_is_begun_by_the_next_seat() -> None:
    table = table_of(3)
    starters = []
    for _ in range(4):
        starters.append(table.thrower)
        lowest(table, 0)
    assert starters == [0, 1, 2, 0]


def test_the_erasing_goes_round_those_with_dots() -> None:
    table = sums(erasing(6, 0, 4), 7, 10)
    assert table.thrower == 2
    assert sums(table, 7).thrower == 0


def test_the_rounds_with_dots_can_be_agreed() -> None:
    table = table_of(2, first_phase_rounds=3)
    for seat in (0, 1, 0):
        lowest(table, seat)
    assert table.game_state.erasing
    assert table.game_state.dots == (2, 1)


def test_those_without_dots_share_the_last_place() -> None:
    table = sums(erasing(0, 2, 0, 1), 5, 7)
    assert table.result.places == (3, 2, 3, 1)


def test_dots_are_given_one_a_round_and_taken_one_a_round() -> None:
    table = table_of(4)
    for number in range(10):
        assert sum(table.game_state.dots) == number
        lowest(table, number % 4)
    assert table.game_state.dots == (3, 3, 2, 2)
