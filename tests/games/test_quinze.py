"""Quinze: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Ask, Throw
from knobel.core.moves import Press
from tests.support.cases import case
from tests.support.table import Table


def turn(table: Table, *faces: int) -> Table:
    """A player throws these faces, one after another."""
    for number, face in enumerate(faces):
        if number:
            table.do("press throw")
        table.throw(face)
    return table


def stand(table: Table, *faces: int) -> Table:
    """As `turn`, and then the player stops."""
    return turn(table, *faces).do("press stop")


def quinze(seats: int, chips: tuple[int, ...] | None = None, **options: Any) -> Table:
    table = Table("quinze", seats, **options)
    return table if chips is None else table.set(chips=chips)


@case("quinze:C1")
def test_of_equal_sums_the_one_with_fewer_throws_wins(case_id: str) -> None:
    table = turn(quinze(3), 6, 5, 3, 1)
    turn(table, 6, 6, 3)
    stand(table, 6, 6, 2)
    assert table.game_state.chips == (7, 10, 7)


@case("quinze:C2")
def test_whoever_goes_over_pays_two_and_the_beaten_one(case_id: str) -> None:
    table = turn(quinze(3), 6, 6, 4)
    stand(table, 6, 5, 2)
    stand(table, 6, 6)
    assert table.game_state.chips == (6, 11, 7)


@case("quinze:C3")
def test_if_all_go_over_nobody_pays(case_id: str) -> None:
    table = quinze(3)
    for _ in range(3):
        turn(table, 6, 6, 6)
    assert table.game_state.chips == (8, 8, 8)
    assert table.game_state.round == 2
    assert table.thrower == 1, "the start has moved on all the same"


@case("quinze:C4")
def test_an_absolute_tie_is_thrown_for(case_id: str) -> None:
    table = stand(quinze(3), 6, 5, 3)
    stand(table, 6, 6, 2)
    turn(table, 6, 6, 6)
    assert table.game_state.chips == (8, 8, 8)
    assert table.thrower == 0
    table.throw(4)
    assert table.thrower == 1
    table.throw(2)
    assert table.game_state.chips == (11, 7, 6)


@case("quinze:C5")
def test_a_debtor_pays_what_is_there_and_the_game_ends(case_id: str) -> None:
    table = turn(quinze(3, (1, 12, 11)), 6, 6, 6)
    stand(table, 6, 6, 1)
    turn(table, 6, 6, 3)
    assert table.result.chips == (0, 11, 13)
    assert table.result.winners == (2,)
    assert table.result.places == (3, 2, 1)
    assert table.result.nets == (-8, 3, 5)


@case("quinze:C6")
def test_even_a_one_wins_when_all_others_went_over(case_id: str) -> None:
    table = turn(quinze(2), 6, 6, 6)
    assert isinstance(table.stage, Throw), "also the last player must throw once"
    stand(table, 1)
    assert table.game_state.chips == (6, 10)


@case("quinze:C7")
def test_exactly_fifteen_ends_the_turn_without_a_question(case_id: str) -> None:
    table = turn(quinze(2), 6, 6)
    assert isinstance(table.stage, Ask)
    table.do("press throw").throw(3)
    assert isinstance(table.stage, Throw)
    assert table.thrower == 1


@case("quinze:C8")
def test_losing_the_last_chips_ends_the_game(case_id: str) -> None:
    table = turn(quinze(2, (2, 6), start_chips=4), 6, 6, 6)
    stand(table, 2)
    assert table.result.chips == (0, 8)
    assert table.result.winners == (1,)


def test_the_first_throw_is_no_choice() -> None:
    table = quinze(2)
    assert table.refuses("press stop", 0) == "throw-expected"
    table.throw(4)
    assert table.asked == (0,)
    assert table.offers("press stop")
    assert table.offers("press throw")


def test_a_tie_can_make_the_round_void() -> None:
    table = stand(quinze(2, round_tie="no_payment"), 6)
    stand(table, 6)
    assert table.game_state.chips == (8, 8)
    assert table.game_state.round == 2
    assert table.game_state.playoff is None


def test_a_tied_play_off_is_repeated_among_the_tied() -> None:
    table = quinze(3)
    for _ in range(3):
        stand(table, 5)
    table.throws(3, 6, 6)
    assert table.game_state.playoff.seats == (1, 2)
    table.throws(2, 5)
    assert table.game_state.chips == (7, 7, 10)


def test_a_play_off_is_thrown_in_the_order_of_the_round() -> None:
    table = quinze(3)
    for _ in range(3):
        turn(table, 6, 6, 6)
    for _ in range(3):
        stand(table, 5)
    assert table.game_state.playoff.seats == (1, 2, 0)


def test_the_start_moves_left_each_round() -> None:
    table = quinze(3)
    for starter in (1, 2, 0):
        stand(table, 4)
        stand(table, 3)
        stand(table, 2)
        assert table.game_state.starter == starter


def test_the_limit_can_be_moved() -> None:
    table = turn(quinze(2, limit=10), 6, 4)
    assert table.game_state.hands[0].done
    turn(table, 6, 5)
    assert table.game_state.chips == (10, 6)


def test_the_last_round_ends_the_game_and_ties_are_shared() -> None:
    table = quinze(2, max_rounds=2)
    stand(stand(table, 6), 5)
    stand(stand(table, 6), 5)
    assert table.result.places == (1, 1)
    assert table.result.winners == (0, 1)
    assert table.result.flags == ()


def better_move(table: Table, seat: int) -> str:
    """What a greedy player does."""
    return max(
        ("stop", "throw"),
        key=lambda button: table.game.advice.heuristic(table.state.game_state, seat, Press(button)) or 0.0,
    )


@pytest.mark.parametrize(
    ("faces_before", "faces", "better"),
    [
        ((6, 6), (5, 5), "throw"),  # beaten, and five faces of six are safe
        ((6, 6, 2), (6, 6, 1), "stop"),  # beaten, but two faces of three are too many
        ((6, 6), (6, 5, 2), "stop"),  # nobody can beat it any more
        ((6, 6, 6), (1,), "stop"),  # everybody else is over
    ],
)
def test_a_greedy_player_weighs_the_risk(faces_before: tuple[int, ...], faces: tuple[int, ...], better: str) -> None:
    table = turn(quinze(2), *faces_before)
    if table.asked == (0,):
        table.do("press stop")
    turn(table, *faces)
    assert better_move(table, 1) == better


def test_with_others_to_come_a_greedy_player_stops_at_an_even_chance() -> None:
    table = turn(quinze(2), 6, 5)
    assert better_move(table, 0) == "throw"
    table.do("press throw").throw(1)
    assert better_move(table, 0) == "stop"
