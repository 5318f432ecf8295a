"""Elf hoch: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Throw
from knobel.core.widgets import Piles, Standings
from tests.support.boards import sums
from tests.support.cases import case
from tests.support.table import Table


def elf(seats: int = 3, **options: Any) -> Table:
    return Table("elf-hoch", seats, **options)


@case("elf-hoch:C1")
def test_whatever_lacks_to_eleven_is_paid_and_the_eleven_takes_it(case_id: str) -> None:
    table = elf()
    assert (table.game_state.chips, table.game_state.pot) == ((27, 27, 27), 9)
    sums(table, 7)
    assert (table.game_state.chips, table.game_state.pot) == ((23, 27, 27), 13)
    sums(table, 12)
    assert (table.game_state.chips, table.game_state.pot) == ((23, 14, 27), 26)
    sums(table, 10)
    assert (table.game_state.chips, table.game_state.pot) == ((23, 14, 26), 27)
    sums(table, 11)
    assert table.result.chips == (50, 14, 26)
    assert table.result.places == (1, 3, 2)
    assert table.result.winners == (0,)


@case("elf-hoch:C2")
def test_whoever_cannot_pay_is_out_and_the_last_one_takes_the_pot(case_id: str) -> None:
    table = elf(2, start_chips=10)
    assert (table.game_state.chips, table.game_state.pot) == ((7, 7), 6)
    table.throw(1, 1)
    assert table.result.chips == (0, 20)
    assert table.result.winners == (1,)
    assert table.game_state.gone == (0,)


@case("elf-hoch:C3")
def test_with_nothing_left_a_player_may_still_throw_the_eleven(case_id: str) -> None:
    table = elf(2).set(chips=(20, 4), pot=36, seat=1)
    sums(table, 7)
    assert (table.game_state.chips, table.game_state.gone) == ((20, 0), ())
    sums(table, 10)
    hopeful = table.state
    sums(table, 11)
    assert table.result.chips == (19, 41)
    assert table.result.winners == (1,)
    table.state = hopeful
    sums(table, 10)
    assert table.game_state.gone == (1,)
    assert table.result.chips == (60, 0)


@case("elf-hoch:C4")
def test_a_twelve_costs_as_much_as_the_pot_holds_or_the_cap(case_id: str) -> None:
    table = elf().set(chips=(12, 28, 30), pot=20)
    sums(table, 12)
    assert (table.game_state.chips, table.game_state.pot, table.game_state.gone) == ((0, 28, 30), 32, (0,))
    assert table.thrower == 1
    table = elf(double_cap=10).set(chips=(12, 28, 30), pot=20)
    sums(table, 12)
    assert (table.game_state.chips, table.game_state.pot, table.game_state.gone) == ((2, 28, 30), 30, ())


@case("elf-hoch:C5")
def test_an_eleven_at_once_takes_the_antes(case_id: str) -> None:
    table = sums(elf(), 11)
    assert table.result.nets == (6, -3, -3)
    assert table.result.chips == (36, 27, 27)
    assert table.result.places == (1, 2, 2)


@case("elf-hoch:C6")
def test_a_ledger_may_run_into_debt(case_id: str) -> None:
    table = elf(accounting="ledger")
    assert (table.game_state.chips, table.game_state.pot) == ((-3, -3, -3), 9)
    sums(table, 12)
    assert (table.game_state.chips, table.game_state.pot) == ((-12, -3, -3), 18)


@pytest.mark.parametrize(
    ("pips", "price"), [(10, 1), (9, 2), (8, 3), (7, 4), (6, 5), (5, 6), (4, 7), (3, 8), (2, 9), (12, 9)]
)
def test_every_sum_has_its_price(pips: int, price: int) -> None:
    table = sums(elf(), pips)
    assert table.game_state.chips[0] == 27 - price
    assert table.game_state.pot == 9 + price


def test_a_cap_changes_nothing_while_the_pot_is_small() -> None:
    assert sums(elf(double_cap=10), 12).game_state.pot == 18


def test_an_eleven_ends_a_ledger_and_nobody_is_ever_out() -> None:
    table = sums(elf(2, accounting="ledger"), 12, 12, 12, 2, 11)
    assert table.game_state.gone == ()
    assert table.result.nets == (24, -24)
    assert table.result.chips == (24, -24)


def test_a_ledger_is_ranked_by_the_pot_first() -> None:
    table = elf(accounting="ledger").set(chips=(-40, 10, 5), pot=25)
    sums(table, 11)
    assert table.result.places == (1, 2, 3)


def test_who_is_out_is_skipped_and_later_out_ranks_higher() -> None:
    table = elf(4).set(chips=(1, 1, 40, 0), pot=78)
    sums(table, 9, 9)
    assert table.game_state.gone == (0, 1)
    assert table.thrower == 2
    sums(table, 10, 11)
    assert table.result.winners == (3,), "with no chips, but still in"
    assert table.result.places == (4, 3, 2, 1)


def test_with_no_chips_but_still_in_is_better_than_out() -> None:
    table = elf(4).set(chips=(1, 2, 40, 0), pot=77)
    sums(table, 9, 9, 11)
    assert table.result.chips == (0, 0, 120, 0)
    assert table.result.places == (4, 2, 1, 2)


def test_the_ante_may_take_everything() -> None:
    table = elf(start_chips=10, ante=10)
    assert (table.game_state.chips, table.game_state.pot) == ((0, 0, 0), 30)
    assert isinstance(table.stage, Throw)


def test_a_match_counts_net_chips() -> None:
    table = sums(elf(2, games=2), 11)
    assert table.thrower == 1, "the left neighbour begins the next game"
    sums(table, 10, 11)
    assert table.result.nets == (3 + 4, -3 - 4)


def test_balances_are_no_piles() -> None:
    table = elf(accounting="ledger")
    widgets = table.game.scene(table.state, None).widgets
    assert [len(widget.piles) for widget in widgets if isinstance(widget, Piles)] == [1]
    (balances,) = (widget for widget in widgets if isinstance(widget, Standings))
    assert [row.score for row in balances.rows] == [-3, -3, -3]
