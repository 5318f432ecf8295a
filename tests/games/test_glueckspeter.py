"""Glückspeter: its worked cases and rules."""

from typing import Any

from knobel import Throw
from knobel.core.widgets import Board
from tests.support.boards import DICE, lying, sums, with_chips_on
from tests.support.cases import case
from tests.support.table import Table


def peter(seats: int = 2, **options: Any) -> Table:
    return Table("glueckspeter", seats, **options)


@case("glueckspeter:C1")
def test_an_empty_field_takes_a_chip_and_a_full_one_must_be_taken(case_id: str) -> None:
    table = sums(peter(), 6)
    assert table.game_state.chips == (6, 7)
    sums(table, 6)
    assert table.game_state.chips == (6, 8)
    assert lying(table) == {}


@case("glueckspeter:C2")
def test_the_ten_takes_a_chip_from_everybody(case_id: str) -> None:
    table = sums(peter(), 10, 3, 4, 10)
    assert lying(table) == {3: 1, 4: 1, 10: 2}
    assert table.game_state.chips == (5, 5)


@case("glueckspeter:C3")
def test_the_last_chip_on_the_ten_wins_whatever_lies_there(case_id: str) -> None:
    table = with_chips_on(peter().set(chips=(1, 8)), {10: 5})
    sums(table, 10)
    assert table.game_state.chips == (0, 8)
    assert lying(table) == {10: 6}
    assert table.result.winners == (0,)


@case("glueckspeter:C4")
def test_a_full_field_costs_the_win(case_id: str) -> None:
    table = with_chips_on(peter().set(chips=(1, 8)), {4: 1, 10: 4})
    sums(table, 4)
    assert table.game_state.chips == (2, 8)
    assert isinstance(table.stage, Throw)
    assert table.thrower == 1


@case("glueckspeter:C5")
def test_the_seven_is_an_ordinary_field(case_id: str) -> None:
    table = with_chips_on(peter().set(chips=(1, 8)), {10: 5})
    sums(table, 7)
    assert lying(table) == {7: 1, 10: 5}
    assert table.result.winners == (0,)


@case("glueckspeter:C6")
def test_fewer_chips_rank_higher_and_equal_ones_share(case_id: str) -> None:
    table = with_chips_on(peter(4).set(chips=(1, 3, 5, 3)), {10: 16})
    sums(table, 10)
    assert table.result.places == (1, 2, 4, 2)
    assert table.result.winners == (0,)


@case("glueckspeter:C7")
def test_two_players_always_have_fourteen_chips_between_them_and_the_board(case_id: str) -> None:
    table = peter()
    for pips in (6, 6, 10, 10, 2, 2, 12, 7, 12, 7, 10, 3):
        sums(table, pips)
        assert sum(table.game_state.chips) + sum(lying(table).values()) == 14


def test_everybody_throws_once_a_turn() -> None:
    table = sums(Table("glueckspeter", 3, first=1), 4)
    assert table.thrower == 2
    sums(table, 4)
    assert table.thrower == 0


def test_a_game_ends_with_the_first_player_who_is_rid_of_everything() -> None:
    table = sums(peter(3, start_chips=3), 2, 10, 5, 3, 5, 4, 10)
    assert table.game_state.gone == (0,)
    assert table.result.places == (1, 3, 2)
    assert table.result.chips == (0, 3, 1)


def test_a_match_counts_games_won() -> None:
    table = sums(peter(start_chips=3, games=2), 10, 2, 10, 2, 10)
    assert table.thrower == 1
    sums(table, 2, 10, 2, 10, 3, 10)
    assert table.result.points == (2, 0)


def test_a_stopped_game_is_ranked_by_fewer_chips() -> None:
    table = peter(3).set(chips=(4, 2, 5))
    assert table.game.result(table.state).places == (2, 1, 3)


def test_the_board_can_be_drawn_field_by_field() -> None:
    table = sums(peter(), 10)
    (board,) = (widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Board))
    assert board.art == "glueckspeter"
    assert {field.id: field.chips for field in board.fields} == {str(pips): int(pips == 10) for pips in DICE}


def test_nothing_is_ever_decided() -> None:
    assert "decision_seconds" not in peter().game.options
