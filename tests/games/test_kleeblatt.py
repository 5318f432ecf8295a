"""Kleeblatt: its worked cases and rules."""

from typing import Any

import pytest

from knobel import BadOption, Throw
from knobel.core.widgets import Announcement, Tray
from tests.support.cases import case
from tests.support.table import Table

# A throw of three dice for every sum.
DICE = {pips: (pips // 3, (pips + 1) // 3, (pips + 2) // 3) for pips in range(3, 19)}


def kleeblatt(**options: Any) -> Table:
    return Table("kleeblatt", 3, **options)


def sums(table: Table, *pips: int) -> Table:
    """Throws with these sums, one after another."""
    return table.throws(*(DICE[each] for each in pips))


def before_the_last_chip(**options: Any) -> Table:
    """A has 3, B 3 and C 4, and one chip is left."""
    return sums(kleeblatt(**options), 9, 15, 11, 12, 8, 10)


@case("kleeblatt:C1")
def test_below_eleven_the_thrower_takes_two(case_id: str) -> None:
    table = kleeblatt().throw(2, 3, 4)
    assert table.game_state.chips == (2, 0, 0)
    assert table.game_state.table == 9


@case("kleeblatt:C2")
def test_above_eleven_the_others_take_one_each(case_id: str) -> None:
    table = kleeblatt().throw(2, 3, 4).throw(6, 5, 4)
    assert table.game_state.chips == (3, 0, 1)
    assert table.game_state.table == 7


@case("kleeblatt:C3")
def test_eleven_moves_nothing(case_id: str) -> None:
    table = kleeblatt().throw(2, 3, 4).throw(6, 5, 4).throw(5, 4, 2)
    assert table.game_state.chips == (3, 0, 1)
    assert table.game_state.table == 7
    assert table.thrower == 0


@case("kleeblatt:C4")
def test_chips_are_taken_until_one_is_left(case_id: str) -> None:
    table = sums(kleeblatt(), 9, 15, 11, 12)
    assert (table.game_state.chips, table.game_state.table) == ((3, 1, 2), 5)
    sums(table, 8)
    assert (table.game_state.chips, table.game_state.table) == ((3, 3, 2), 3)
    sums(table, 10)
    assert (table.game_state.chips, table.game_state.table) == ((3, 3, 4), 1)


@case("kleeblatt:C5")
def test_the_last_chip_is_thrown_for_and_then_the_loss(case_id: str) -> None:
    table = sums(before_the_last_chip(), 14, 9, 14)
    assert table.game_state.table == 1
    assert table.thrower == 0
    sums(table, 7)
    assert table.thrower == 2
    sums(table, 12)
    assert (table.game_state.chips, table.game_state.table) == ((3, 3, 5), 0)
    assert table.thrower == 0
    sums(table, 10, 6)
    assert table.result.losers == (1,)
    assert table.result.places == (2, 3, 1)


@case("kleeblatt:C6")
def test_a_single_player_with_the_fewest_loses_at_once(case_id: str) -> None:
    table = sums(before_the_last_chip(), 14, 9, 12)
    assert table.result.chips == (4, 3, 4)
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 1)


@case("kleeblatt:C7")
def test_where_agreed_only_the_tied_throw_for_the_last_chip(case_id: str) -> None:
    table = before_the_last_chip(last_chip="tied")
    assert table.thrower == 0
    sums(table, 9)
    assert table.thrower == 1
    sums(table, 12)
    assert table.result.chips == (3, 4, 4)
    assert table.result.losers == (0,)


def test_with_nobody_tied_all_three_throw_for_the_last_chip() -> None:
    table = sums(kleeblatt(last_chip="tied"), 9, 9, 11, 9, 12, 11, 12)
    assert (table.game_state.chips, table.game_state.table) == ((5, 3, 2), 1)
    for seat in range(3):
        assert table.thrower == seat
        sums(table, 8 + seat)
    assert table.game_state.chips == (5, 3, 3)


def test_a_tie_for_the_loss_is_thrown_again() -> None:
    table = sums(before_the_last_chip(), 9, 10, 11, 12, 12)
    assert table.thrower == 0
    sums(table, 5, 6)
    assert table.result.losers == (0,)
    assert table.result.places == (3, 2, 1)


def test_a_playoff_begins_with_whoever_began() -> None:
    table = sums(Table("kleeblatt", 3, first=2), 9, 9, 9, 11, 11, 11, 9, 9)
    assert (table.game_state.chips, table.game_state.table) == ((4, 2, 4), 1)
    assert table.thrower == 2


def test_a_match_counts_the_games_not_lost() -> None:
    table = sums(before_the_last_chip(games=2), 14, 9, 12)
    assert table.thrower == 1, "the left neighbour begins the next game"
    sums(table, 9, 9, 11, 9, 9, 11, 9)
    sums(table, 18, 3, 3)
    assert (table.result.winners, table.result.losers) == ((2,), (0, 1))
    assert table.result.points == (1, 1, 2)


def test_it_takes_exactly_three() -> None:
    for seats in (2, 4):
        with pytest.raises(BadOption):
            Table("kleeblatt", seats)


def test_a_playoff_shows_what_has_been_thrown_and_for_what() -> None:
    table = sums(before_the_last_chip(), 14)
    widgets = table.game.scene(table.state, None).widgets
    assert [widget.owner for widget in widgets if isinstance(widget, Tray)] == [0]
    assert [widget.phrase.key for widget in widgets if isinstance(widget, Announcement)] == ["contest-chip-of"]
    sums(table, 9, 18)
    assert [w.phrase.key for w in table.game.scene(table.state, None).widgets if isinstance(w, Announcement)] == [
        "contest-loss-of"
    ]


def test_nothing_is_ever_decided() -> None:
    assert isinstance(kleeblatt().stage, Throw)
    assert "decision_seconds" not in kleeblatt().game.options
