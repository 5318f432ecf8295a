"""Schocken: which hidden throws an event shows to everybody, so that they can be checked."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Event
from knobel.core.moves import AnyMove
from tests.conformance.walks import walk
from tests.games.test_schocken import stand, table_of
from tests.support.table import Table

STAND, TURN = knobel.Press("stand"), knobel.Press("turn")


def shown(table: Table, event: Event) -> tuple[int, ...]:
    """The seats whose last hidden throw this event shows; the event takes place."""
    before = table.state
    return table.game.reveals(before, event, table.apply(event).state)


def shown_by(table: Table, move: AnyMove) -> tuple[int, ...]:
    (seat,) = table.asked
    return shown(table, knobel.Did(seat, move))


def test_a_throw_under_the_cup_shows_nothing() -> None:
    assert shown(table_of(3), knobel.Thrown((6, 5, 2))) == ()


@pytest.mark.parametrize("kept", [(), (0,), (0, 1)])
def test_throwing_again_shows_the_throw_that_is_given_up(kept: tuple[int, ...]) -> None:
    table = table_of(3).throw(6, 5, 2)
    assert shown_by(table, knobel.Keep(kept)) == (0,)
    assert shown(table, knobel.Thrown((3,) * (3 - len(kept)))) == ()


def test_standing_shows_nothing_while_others_have_to_play() -> None:
    table = table_of(3).throw(6, 5, 2)
    assert shown_by(table, STAND) == ()
    assert shown(table, knobel.Thrown((4, 4, 2))) == (), "the limit is one throw, and the second player stands unasked"


def test_turning_a_six_under_the_cup_shows_nothing() -> None:
    table = table_of(3).throw(6, 6, 4)
    assert shown_by(table, TURN) == ()
    assert shown_by(table, knobel.Keep((0,))) == (0,)


@pytest.mark.parametrize("thrown", [(6, 6, 4), (6, 6, 1)])
def test_turning_openly_shows_the_throw_once(thrown: tuple[int, ...]) -> None:
    table = table_of(3, six_turn="tournament").throw(*thrown)
    assert shown_by(table, TURN) == (0,)
    if table.asked:
        assert shown_by(table, knobel.Keep((0, 2))) == (), "it lies open already"


def test_a_throw_that_settles_the_round_shows_all_throws_before_it() -> None:
    table = stand(table_of(3), 652, 441)
    assert shown(table, knobel.Thrown((3, 3, 1))) == (0, 1), "the last one fell in the open"


def test_standing_last_shows_what_everybody_had() -> None:
    table = table_of(3).throw(6, 5, 2).do("keep").throw(6, 5, 3).do("press stand")
    stand(table, 441)
    table.throw(3, 3, 1)
    assert shown_by(table, STAND) == (0, 1, 2)


def test_the_order_is_that_of_the_round_and_safe_players_show_nothing() -> None:
    table = table_of(3).set(order=(2, 0))
    stand(table, 652)
    assert shown(table, knobel.Thrown((3, 3, 1))) == (2,)


def test_the_last_round_of_a_game_is_shown_too() -> None:
    table = stand(table_of(2, halves=1), 322)
    assert shown(table, knobel.Thrown((1, 1, 1))) == (0,)
    assert table.result.losers == (0,)


def test_in_a_loading_round_only_the_end_shows_anything() -> None:
    table = table_of(3, loading_round="each_half")
    assert [shown(table, knobel.Thrown(faces)) for faces in ((6, 5, 2), (4, 4, 1), (3, 3, 1))] == [(), (), (0, 1)]


@pytest.mark.parametrize("id", ["schocken", "schocken-turnier-regeln"])
@pytest.mark.parametrize("options", [{}, {"throw_count_tiebreak": "schock"}, {"take_back": False}])
def test_every_hidden_throw_is_shown_exactly_once(id: str, options: dict[str, Any]) -> None:
    """Played at random: between two hidden throws of a seat there is always an event that shows the first of them."""
    game = knobel.game(id, 3, options)
    hidden: set[int] = set()
    for step in walk(game, "reveals"):
        if isinstance(step.stage, knobel.Throw) and step.stage.seen_by is not None:
            seat = step.stage.seat
            assert seat is not None
            assert seat not in hidden
            hidden.add(seat)
        for seat in game.reveals(step.before, step.event, step.after):
            hidden.remove(seat)
    assert not hidden
