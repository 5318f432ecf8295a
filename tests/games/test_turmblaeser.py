"""Turmbläser: its worked cases and rules."""

import pytest

from knobel import Thrown
from knobel.core.events import Unseen
from knobel.core.widgets import Tray
from tests.support.cases import case
from tests.support.series import points
from tests.support.table import Table


def turn(table: Table, pair: tuple[int, int], blown: int) -> Table:
    """One turn: the covered pair, then the blown die."""
    return table.throw(*pair).throw(blown)


def worth(pair: tuple[int, int], blown: int) -> int:
    """What a turn brings seat 0."""
    return points(turn(Table("turmblaeser", 2), pair, blown))[0] or 0


@case("turmblaeser:C1")
def test_the_blown_die_multiplies_the_pair(case_id: str) -> None:
    assert worth((3, 4), 5) == 35


@case("turmblaeser:C2")
def test_the_best_and_the_worst_turn(case_id: str) -> None:
    assert worth((6, 6), 6) == 72
    assert worth((1, 1), 1) == 2


@case("turmblaeser:C3")
def test_a_blown_one_spoils_a_good_pair(case_id: str) -> None:
    assert worth((6, 5), 1) == 11
    assert worth((1, 2), 4) == 12
    table = Table("turmblaeser", 2, rounds=1)
    turn(table, (6, 5), 1)
    turn(table, (1, 2), 4)
    assert table.result.winners == (1,)


@case("turmblaeser:C4")
def test_rounds_are_added_up_and_equal_totals_shared(case_id: str) -> None:
    table = Table("turmblaeser", 2, rounds=2)
    turn(table, (3, 4), 5)
    turn(table, (4, 4), 5)
    turn(table, (6, 5), 1)
    turn(table, (2, 4), 1)
    assert table.result.points == (46, 46)
    assert table.result.winners == (0, 1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_pair_before_the_third_die_has_fallen(viewer: int | None) -> None:
    table = Table("turmblaeser", 2)
    assert table.game.seen(table.state, Thrown((3, 4)), viewer) == Unseen(0)
    table.throw(3, 4)
    tray = tray_of(table, viewer)
    assert [die.face for die in tray.dice] == [None, None, None]
    assert tray.cup == "covered"
    tray = tray_of(table.throw(5), viewer)
    assert [die.face for die in tray.dice] == [3, 4, 5]
    assert tray.cup == "lifted"


def test_the_third_die_shows_the_pair_to_everybody() -> None:
    table = Table("turmblaeser", 2)
    before = table.state
    covered = table.throw(3, 4).state
    assert table.game.reveals(before, Thrown((3, 4)), covered) == ()
    assert table.game.reveals(covered, Thrown((5,)), table.throw(5).state) == (0,)


def test_a_play_off_is_one_more_turn() -> None:
    table = Table("turmblaeser", 2, rounds=1, tie_break="throw_off")
    turn(table, (3, 4), 5)
    turn(table, (3, 4), 5)
    assert table.throws((6, 6, 1), (1, 2, 5)).result.winners == (1,), "12 against 15"


def test_the_dice_move_on_after_every_turn() -> None:
    table = Table("turmblaeser", 2).throw(3, 4)
    assert table.thrower == 0
    assert table.throw(5).thrower == 1


def tray_of(table: Table, viewer: int | None) -> Tray:
    """The dice as a viewer sees them."""
    tray = table.game.scene(table.state, viewer).widgets[0]
    assert isinstance(tray, Tray)
    return tray
