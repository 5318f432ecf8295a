"""Zeppelin: its worked cases and rules."""

from typing import Any

from knobel import Throw
from knobel.core.widgets import Board
from tests.support.boards import lying, with_chips_on
from tests.support.cases import case
from tests.support.table import Table


def zeppelin(seats: int = 2, **options: Any) -> Table:
    return Table("zeppelin", seats, **options)


@case("zeppelin:C1")
def test_an_empty_field_costs_a_chip_and_a_full_one_gives_it(case_id: str) -> None:
    table = zeppelin().throw(3)
    assert lying(table) == {3: 1}
    assert table.game_state.chips == (5, 6)
    table.throw(3)
    assert table.game_state.chips == (5, 7)
    assert lying(table) == {}


@case("zeppelin:C2")
def test_the_gondola_keeps_all_it_gets(case_id: str) -> None:
    table = zeppelin().throws(6, 6)
    assert lying(table) == {6: 2}
    assert table.game_state.chips == (5, 5)


@case("zeppelin:C3")
def test_the_last_chip_on_an_empty_field_is_the_end(case_id: str) -> None:
    table = with_chips_on(zeppelin().set(chips=(1, 7)), {1: 1, 6: 3})
    table.throw(2)
    assert table.game_state.gone == (0,)
    assert table.result.chips == (0, 12)
    assert table.result.nets == (-6, 6)
    assert table.result.winners == (1,)
    assert lying(table) == {}


@case("zeppelin:C4")
def test_a_full_field_saves_whoever_has_one_chip(case_id: str) -> None:
    table = with_chips_on(zeppelin().set(chips=(1, 7)), {2: 1, 6: 3})
    table.throw(2)
    assert table.game_state.chips == (2, 7)
    assert table.game_state.gone == ()
    assert table.thrower == 1


@case("zeppelin:C5")
def test_the_last_chip_into_the_gondola_puts_a_player_out(case_id: str) -> None:
    table = with_chips_on(zeppelin(3).set(chips=(1, 7, 6)), {6: 4})
    table.throw(6)
    assert lying(table) == {6: 5}
    assert table.game_state.gone == (0,)
    assert table.game_state.chips == (0, 7, 6)
    assert table.thrower == 1


@case("zeppelin:C6")
def test_later_out_ranks_higher_and_the_last_one_has_everything(case_id: str) -> None:
    table = zeppelin(3).throws(*(6, 1, 6) * 5)
    assert table.game_state.chips == (1, 5, 1)
    table.throws(1, 1, 6)
    assert table.game_state.gone == (2,)
    table.throws(6, 1, 6)
    assert table.game_state.gone == (2, 0)
    assert table.result.places == (2, 1, 3)
    assert table.result.chips == (0, 18, 0)


def test_out_is_whoever_holds_nothing_whatever_they_won_before() -> None:
    table = with_chips_on(zeppelin(3).set(chips=(1, 6, 6)), {2: 1, 6: 4})
    table.throws(2, 3, 4, 6, 3, 4)
    assert table.game_state.chips[0] == 1
    table.throw(6)
    assert table.game_state.gone == (0,)
    assert table.thrower == 1
    table.throws(1, 2)
    assert table.thrower == 1, "who is out is skipped"


def test_the_table_chooses_the_chips() -> None:
    assert zeppelin(2, start_chips=3).game_state.chips == (3, 3)


def test_an_endless_game_is_stopped_and_its_board_belongs_to_nobody() -> None:
    table = with_chips_on(zeppelin(3, safety_circuits=50), {6: 11}).set(chips=(3, 4, 0), gone=(2,), circuit=50, seat=1)
    table.throw(6)
    assert table.result.places == (1, 1, 3)
    assert table.result.chips == (3, 3, 0)
    assert table.result.flags == ("stopped_by_limit",)


def test_every_throw_is_one_turn() -> None:
    table = zeppelin(3, first=2)
    assert isinstance(table.stage, Throw)
    table.throws(1, 1)
    assert table.thrower == 1
    assert table.game_state.circuit == 1
    table.throw(6)
    assert (table.thrower, table.game_state.circuit) == (2, 2)


def test_the_board_can_be_drawn_field_by_field() -> None:
    table = zeppelin().throws(4, 6)
    (board,) = (widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Board))
    assert board.art == "zeppelin"
    assert [(field.id, field.chips) for field in board.fields] == [
        ("1", 0),
        ("2", 0),
        ("3", 0),
        ("4", 1),
        ("5", 0),
        ("6", 1),
    ]
