"""Schluck Hansel: its worked cases and rules."""

from typing import Any

from knobel import Throw
from knobel.core.widgets import Board
from tests.support.boards import DICE, lying, sums, with_chips_on
from tests.support.cases import case
from tests.support.table import Table


def hansel(seats: int = 2, **options: Any) -> Table:
    return Table("schluck-hansel", seats, **options)


@case("schluck-hansel:C1")
def test_an_empty_field_costs_a_chip_and_a_full_one_gives_it(case_id: str) -> None:
    table = sums(hansel(), 5)
    assert table.game_state.chips == (3, 4)
    assert lying(table) == {5: 1}
    sums(table, 5)
    assert table.game_state.chips == (3, 5)
    assert lying(table) == {}


@case("schluck-hansel:C2")
def test_the_belly_only_swallows(case_id: str) -> None:
    table = hansel().set(chips=(3, 5))
    sums(table, 7)
    assert table.game_state.chips == (2, 5)
    assert lying(table) == {7: 1}
    sums(table, 7)
    assert table.game_state.chips == (2, 4)
    assert lying(table) == {7: 2}


@case("schluck-hansel:C3")
def test_the_last_chip_on_an_empty_field_is_the_end(case_id: str) -> None:
    table = hansel().set(chips=(1, 5))
    sums(table, 9)
    assert table.game_state.gone == (0,)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1)


@case("schluck-hansel:C4")
def test_a_full_field_saves_whoever_has_one_chip(case_id: str) -> None:
    table = with_chips_on(hansel().set(chips=(1, 5)), {9: 1, 7: 1})
    sums(table, 9)
    assert table.game_state.chips == (2, 5)
    assert table.game_state.gone == ()
    assert table.thrower == 1


@case("schluck-hansel:C5")
def test_the_last_chip_into_the_belly_puts_a_player_out(case_id: str) -> None:
    table = with_chips_on(hansel(3).set(chips=(1, 4, 4)), {7: 3})
    sums(table, 7)
    assert table.game_state.gone == (0,)
    assert table.thrower == 1


@case("schluck-hansel:C6")
def test_three_players_always_have_twelve_chips_between_them_and_the_board(case_id: str) -> None:
    table = hansel(3)
    for pips in (5, 7, 5, 2, 12, 7, 2, 7, 12, 3, 7, 4):
        sums(table, pips)
        assert sum(table.game_state.chips) + sum(lying(table).values()) == 12


@case("schluck-hansel:C7")
def test_later_out_ranks_higher(case_id: str) -> None:
    table = hansel(3, start_chips=2)
    sums(table, 5, 6, 7, 5, 6, 7)
    assert table.game_state.gone == (2,)
    sums(table, 7, 6, 7)
    assert table.game_state.gone == (2, 0)
    assert table.result.places == (2, 1, 3)


def test_two_and_twelve_are_ordinary_fields() -> None:
    table = sums(hansel(), 2, 12, 12, 2)
    assert table.game_state.chips == (4, 4)
    assert lying(table) == {}


def test_whoever_is_out_stays_out_and_is_skipped() -> None:
    table = with_chips_on(hansel(3).set(chips=(0, 4, 4), gone=(0,), seat=2), {3: 1, 7: 3})
    sums(table, 4)
    assert table.thrower == 1
    sums(table, 3)
    assert table.game_state.chips == (0, 5, 3)
    assert table.thrower == 2


def test_chips_on_the_board_belong_to_nobody() -> None:
    table = with_chips_on(hansel().set(chips=(1, 2)), {7: 4, 3: 1})
    sums(table, 7)
    assert table.result.chips == (0, 2)
    assert lying(table) == {3: 1, 7: 5}


def test_a_match_counts_games_won() -> None:
    table = hansel(start_chips=2, games=2)
    sums(table, 7, 2, 7)
    assert table.thrower == 1, "the left neighbour begins the next game"
    sums(table, 2, 7, 2, 7)
    assert table.result.points == (0, 2)
    assert table.result.winners == (1,)


def test_no_circuit_is_counted_so_that_equal_tables_are_equal() -> None:
    table = sums(hansel(), 3, 4)
    once = table.game_state
    sums(table, 3, 4, 3, 4)
    assert table.game_state == once


def test_the_board_can_be_drawn_field_by_field() -> None:
    table = sums(hansel(), 7)
    (board,) = (widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Board))
    assert board.art == "hansel"
    assert {field.id: field.chips for field in board.fields} == {str(pips): int(pips == 7) for pips in DICE}


def test_nothing_is_ever_decided() -> None:
    assert isinstance(hansel().stage, Throw)
    assert "decision_seconds" not in hansel().game.options
