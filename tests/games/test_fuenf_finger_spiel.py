"""Fünf-Finger-Spiel: its worked cases and rules."""

from typing import Any

import pytest

from tests.support.cases import case
from tests.support.series import Throws, in_a_row, points
from tests.support.table import Table

MISS, HIT = (6, 4, 3), (1, 1, 3)
FAILURE: Throws = [MISS] * 10


def hit_with(throw: int) -> Throws:
    """The throws of somebody who succeeds with this one."""
    return [*[MISS] * (throw - 1), HIT]


def reaches_goal(*faces: int, **options: Any) -> bool:
    """Whether the first throw of seat 0 is the last one."""
    return Table("fuenf-finger-spiel", 2, **options).throw(*faces).thrower == 1


@case("fuenf-finger-spiel:C1")
def test_all_three_dice_add_up_to_five(case_id: str) -> None:
    assert reaches_goal(1, 1, 3)
    assert reaches_goal(1, 2, 2)
    assert not reaches_goal(5, 1, 1)
    assert not reaches_goal(1, 1, 2)


@case("fuenf-finger-spiel:C2")
def test_the_fewest_throws_win_and_failures_are_last(case_id: str) -> None:
    table = in_a_row("fuenf-finger-spiel", hit_with(4), hit_with(7), FAILURE)
    assert table.result.points == (4, 7, None)
    assert table.result.places == (1, 2, 3)
    assert table.result.winners == (0,)


@case("fuenf-finger-spiel:C3")
def test_equal_throws_share_or_throw_off_by_the_sum(case_id: str) -> None:
    table = in_a_row("fuenf-finger-spiel", hit_with(6), hit_with(6))
    assert table.result.winners == (0, 1)
    table = in_a_row("fuenf-finger-spiel", hit_with(6), hit_with(6), tie_break="throw_off")
    assert table.throws((1, 1, 3), (2, 2, 2)).result.winners == (1,)


@case("fuenf-finger-spiel:C4")
def test_the_last_throw_counts(case_id: str) -> None:
    table = in_a_row("fuenf-finger-spiel", hit_with(10), FAILURE)
    assert table.result.points == (10, None)
    assert table.result.winners == (0,)


@case("fuenf-finger-spiel:C5")
def test_if_all_fail_the_next_one_begins_again_and_after_twenty_repeats_it_is_a_draw(case_id: str) -> None:
    table = in_a_row("fuenf-finger-spiel", FAILURE, FAILURE)
    assert table.thrower == 1, "B begins"
    assert table.game_state.replays == 1
    assert points(table) == (None, None)
    for _ in range(20):
        assert table.game_state.over is False
        table.throws(*FAILURE, *FAILURE)
    assert table.result.places == (1, 1)
    assert table.result.winners == ()


@case("fuenf-finger-spiel:C6")
def test_any_five_may_be_the_goal(case_id: str) -> None:
    assert reaches_goal(5, 1, 1, goal="any_five")
    assert not reaches_goal(1, 1, 3, goal="any_five")


def test_a_repeat_is_played_to_its_end() -> None:
    table = in_a_row("fuenf-finger-spiel", FAILURE, FAILURE).throws(*hit_with(3), *hit_with(2))
    assert table.result.points == (2, 3)
    assert table.result.winners == (0,)


def test_without_repeats_it_is_a_draw_at_once() -> None:
    table = in_a_row("fuenf-finger-spiel", FAILURE, FAILURE, if_nobody="draw")
    assert table.result.winners == ()
    assert table.result.places == (1, 1)


def test_a_draw_is_not_thrown_off() -> None:
    table = in_a_row("fuenf-finger-spiel", FAILURE, FAILURE, if_nobody="draw", tie_break="throw_off")
    assert table.result.winners == ()


@pytest.mark.parametrize("most", [3, 30])
def test_so_many_throws_are_allowed(most: int) -> None:
    table = Table("fuenf-finger-spiel", 2, max_throws=most).throws(*[MISS] * (most - 1))
    assert table.thrower == 0
    assert table.throw(*MISS).thrower == 1


def test_all_throws_are_made_even_when_they_cannot_win_any_more() -> None:
    table = in_a_row("fuenf-finger-spiel", hit_with(1), [MISS, MISS])
    assert table.thrower == 1


def test_after_a_repeat_a_play_off_and_the_next_game_go_by_whoever_began_it() -> None:
    table = in_a_row("fuenf-finger-spiel", FAILURE, FAILURE, FAILURE, tie_break="throw_off", games=2)
    assert table.thrower == 1, "the repeat"
    table.throws(HIT, HIT, HIT)
    assert table.state.tie is not None
    assert table.state.tie.seats == (1, 2, 0)
    table.throws((6, 6, 6), (1, 1, 2), (1, 1, 2))
    assert len(table.state.finished) == 1
    assert table.thrower == 2, "the left neighbour of whoever began the repeat"
