"""Justitia: its worked cases and rules."""

from typing import Any

import pytest

from knobel import BadOption, Throw
from tests.support.cases import case
from tests.support.table import Table

# Three throws for every sum.
THREE = {total: (total // 3, (total + 1) // 3, (total + 2) // 3) for total in range(3, 19)}


def justitia(seats: int = 3, **options: Any) -> Table:
    return Table("justitia", seats, **options)


def sums(table: Table, *totals: int) -> Table:
    """Everybody throws three times, reaching these sums in throwing order."""
    for total in totals:
        table.throws(*THREE[total])
    return table


@case("justitia:C1")
def test_the_highest_sum_pays_one_chip_into_the_pot(case_id: str) -> None:
    table = justitia().throws(6, 5, 3)
    sums(table, 11, 9)
    assert table.game_state.chips == (4, 5, 5)
    assert table.game_state.pot == 1


@case("justitia:C2")
def test_all_who_share_the_highest_sum_pay(case_id: str) -> None:
    table = sums(justitia(), 14, 14, 9)
    assert table.game_state.chips == (4, 4, 5)
    assert table.game_state.pot == 2
    table = sums(justitia(), 10, 10, 10)
    assert table.game_state.chips == (4, 4, 4)
    assert table.game_state.pot == 3


@case("justitia:C3")
def test_whoever_is_broke_takes_the_pot_and_wins(case_id: str) -> None:
    table = sums(justitia().set(chips=(1, 2, 3), pot=9), 15, 9, 10)
    assert table.result.chips == (10, 2, 3)
    assert table.result.places == (1, 3, 2)
    assert table.result.winners == (0,)
    assert table.result.nets == (5, -3, -2)


@case("justitia:C4")
def test_several_who_are_broke_at_once_throw_for_the_pot(case_id: str) -> None:
    table = sums(justitia().set(chips=(1, 1, 4), pot=9), 13, 13, 9)
    assert table.game_state.chips == (0, 0, 4)
    assert table.game_state.pot == 11
    assert table.thrower == 0
    sums(table, 9, 12)
    assert table.result.chips == (0, 11, 4)
    assert table.result.places == (3, 1, 2)
    assert table.result.winners == (1,)


@case("justitia:C5")
def test_or_they_share_it_and_the_odd_chip_goes_to_the_box(case_id: str) -> None:
    table = sums(justitia(empty_tie="split").set(chips=(1, 1, 4), pot=9), 13, 13, 9)
    assert table.result.chips == (5, 5, 4)
    assert table.game_state.box == 1
    assert table.result.places == (1, 1, 3)
    assert table.result.winners == (0, 1)
    assert table.game.rules.conserved(table.game_state) == 15


@case("justitia:C6")
def test_two_players_play_nine_rounds_at_most(case_id: str) -> None:
    table = justitia(2)
    for number in range(8):
        assert table.game_state.round == number + 1
        # The starter changes each round: the higher sum is thrown first, so both pay in turn.
        sums(table, 12, 6)
    assert table.game_state.chips == (1, 1), "eight rounds can pass without an end"
    sums(table, 12, 6)
    assert table.result.winners == (0,)
    assert table.result.chips == (9, 1)


def test_every_round_begins_one_seat_further() -> None:
    table = justitia()
    assert table.thrower == 0
    sums(table, 14, 11, 9)
    assert table.thrower == 1
    sums(table, 9, 10, 11)
    assert table.thrower == 2
    assert table.game_state.chips == (3, 5, 5), "the sums belong to the seats in throwing order"


def test_everybody_throws_three_times_in_a_row() -> None:
    table = justitia().throws(6, 5)
    assert table.thrower == 0
    table.throw(3)
    assert table.thrower == 1


def test_the_number_of_throws_is_a_choice() -> None:
    table = justitia(throws=1).throws(4, 5, 3)
    assert table.game_state.chips == (5, 4, 5)
    table = justitia(throws=5).throws(*(1, 1, 1, 1, 6), *(2, 2, 2, 2, 2), *(3, 3, 3, 3, 3))
    assert table.game_state.chips == (5, 5, 4)


def test_a_tie_for_the_pot_is_thrown_again_by_those_who_are_level() -> None:
    table = sums(justitia(4).set(chips=(1, 1, 1, 6), pot=11), 13, 13, 13, 9)
    sums(table, 12, 7, 12)
    assert table.thrower == 0
    sums(table, 5)
    assert table.thrower == 2, "the one in between is out of it"
    sums(table, 6)
    assert table.result.chips == (0, 0, 14, 6)
    assert table.result.places == (3, 3, 1, 2)


def test_the_throw_for_the_pot_begins_with_the_one_who_threw_first() -> None:
    table = sums(justitia().set(chips=(1, 4, 1), pot=9, starter=2, order=(2, 0, 1)), 13, 13, 9)
    assert table.thrower == 2
    sums(table, 10)
    assert table.thrower == 0


def test_winners_who_share_rank_before_richer_players() -> None:
    table = sums(justitia(4, empty_tie="split", start_chips=10).set(chips=(1, 1, 9, 10), pot=19), 13, 13, 9, 3)
    assert table.result.chips == (10, 10, 9, 10)
    assert table.result.places == (1, 1, 4, 3)


def test_a_match_counts_net_chips() -> None:
    table = sums(justitia(2, start_chips=3, games=2), 12, 6, 6, 12, 12, 6)
    assert table.thrower == 1, "the left neighbour begins the next game"
    sums(table, 12, 6, 12, 6, 12, 6, 12, 6, 12, 6)
    assert table.result.nets == (-2, 2)
    assert table.result.winners == (1,)


def test_nothing_is_ever_decided_and_bounds_hold() -> None:
    assert isinstance(justitia().stage, Throw)
    with pytest.raises(BadOption):
        justitia(throws=6)
