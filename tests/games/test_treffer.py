"""Treffer: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.moves import Keep
from knobel.core.notation import write_move
from tests.support.cases import case
from tests.support.table import Table

TARGET = (2, 3, 3, 4, 6)
# Throws by their hit values, at that target and at a poor one.
AT_TARGET = {0: (1, 1, 5, 5, 5), 12: (2, 4, 1, 1, 1), 36: (3, 3, 3, 5, 6), 60: (2, 3, 4, 6, 1)}
POOR = (1, 1, 1, 1, 3)
AT_POOR = {8: (3, 1, 2, 2, 2), 15: (3, 1, 1, 2, 2)}


def shot(table: Table, *faces: int) -> Table:
    """The turn of somebody who stops with this throw."""
    table.throw(*faces)
    return table.do("press stop") if table.asked else table


def played(target: tuple[int, ...], *throws: tuple[int, ...], **options: Any) -> Table:
    """A table at which a round has been played at this target, everybody stopping with one throw."""
    table = Table("treffer", max(2, len(throws)), **options).throw(*target)
    for faces in throws:
        shot(table, *faces)
    return table


def value(target: tuple[int, ...], *faces: int) -> int:
    """The hit value of a throw."""
    values: tuple[int | None, ...] = played(target, faces).game_state.values
    assert values[0] is not None
    return values[0]


def points_for(target: tuple[int, ...], faces: tuple[int, ...]) -> int:
    """The points of seat 0 for a throw, without the bonus of the round: seat 1 hits the target whole."""
    table = played(target, faces, target)
    points: tuple[int, ...] = table.game_state.points
    return points[0] - (2 if table.game_state.values[0] == table.game_state.values[1] else 0)


@case("treffer:C1")
def test_every_number_of_the_target_is_hit_once(case_id: str) -> None:
    assert value(TARGET, 3, 3, 3, 5, 6) == 3 * 12 == 36
    assert points_for(TARGET, (3, 3, 3, 5, 6)) == 1


@case("treffer:C2")
def test_the_highest_value_is_a_hundred_and_fifty(case_id: str) -> None:
    assert value((6,) * 5, 6, 6, 6, 6, 6) == 150
    assert points_for((6,) * 5, (6,) * 5) == 3


@case("treffer:C3")
def test_five_low_hits_make_only_one_point(case_id: str) -> None:
    assert value((1, 1, 2, 2, 3), 3, 2, 2, 1, 1) == 45
    assert points_for((1, 1, 2, 2, 3), (3, 2, 2, 1, 1)) == 1


@case("treffer:C4")
def test_twenty_and_fifty_are_the_limits(case_id: str) -> None:
    assert value((1, 1, 1, 2, 6), 1, 1, 1, 2, 5) == 20
    assert points_for((1, 1, 1, 2, 6), (1, 1, 1, 2, 5)) == 1
    assert value((4, 5, 6, 6, 6), 4, 5, 1, 1, 1) == 18
    assert points_for((4, 5, 6, 6, 6), (4, 5, 1, 1, 1)) == 0
    assert value((1, 1, 2, 2, 4), 4, 2, 2, 1, 1) == 50
    assert points_for((1, 1, 2, 2, 4), (4, 2, 2, 1, 1)) == 3


@case("treffer:C5")
def test_a_throw_without_a_match_ends_the_turn(case_id: str) -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(1, 1, 5, 5, 5)
    assert table.game_state.values == (0, None)
    assert table.thrower == 1


@case("treffer:C6")
def test_a_number_that_is_covered_matches_no_more(case_id: str) -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 1, 1, 5, 5).do("keep 0").throw(6, 1, 5, 5)
    assert table.game_state.values == (6, None)
    assert table.thrower == 1


@case("treffer:C7")
def test_any_matching_dice_may_be_set_aside_but_at_least_one(case_id: str) -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(3, 3, 6, 1, 5)
    for legal in ("keep 0", "keep 1", "keep 2", "keep 0 1", "keep 0 2", "keep 1 2", "keep 0 1 2", "press stop"):
        assert table.offers(legal), legal
    for illegal in ("keep 3", "keep 4", "keep", "keep 0 3"):
        assert table.refuses(illegal) == "no-match"
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert choices.size == 8


def test_of_equal_dice_any_may_be_set_aside_but_no_more_than_match() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 3, 6, 3, 3)
    for legal in ("keep 0", "keep 2", "keep 1 3", "keep 1 4", "keep 3 4", "keep 0 1 3", "keep 2 3 4", "press stop"):
        assert table.offers(legal), legal
    for illegal in ("keep 0 2", "keep 1 3 4", "keep 0 1 2", "keep 0 1 3 4"):
        assert table.refuses(illegal) == "no-match"
    table.do("keep 2 4").throw(3, 3, 4)
    assert table.game_state.turn.faces == (3, 3, 6, 4, 3)
    assert table.offers("keep 1 2 3 4")
    assert not table.offers("keep 0 1 2 4"), "one three is still open"


def test_a_single_match_among_equal_dice_is_a_choice_too() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 1, 1, 5, 6)
    assert table.offers("keep 0")
    assert table.offers("keep 4")
    assert table.refuses("keep 0 4") == "no-match"


def test_what_can_be_set_aside_is_listed_once_also_where_dice_are_too_many() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 1, 1, 5, 6)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert [write_move(move) for move in choices.listed()] == ["keep 0", "keep 4", "press stop"]
    assert choices.size == 3


@case("treffer:C8")
def test_the_best_of_a_round_get_two_points_more(case_id: str) -> None:
    for values, points in (((36, 36, 12), (3, 3, 0)), ((60, 36, 0), (5, 1, 0)), ((0, 0), (0, 0))):
        table = played(TARGET, *(AT_TARGET[each] for each in values))
        assert table.game_state.values == values
        assert table.game_state.points == points
    table = played(POOR, AT_POOR[15], AT_POOR[8])
    assert table.game_state.values == (15, 8)
    assert table.game_state.points == (2, 0)


@case("treffer:C9")
def test_all_who_reach_the_goal_win_or_only_the_best(case_id: str) -> None:
    def table(**options: Any) -> Table:
        table = Table("treffer", 2, **options).set(points=(10, 11)).throw(*TARGET)
        return shot(shot(table, *AT_TARGET[36]), 1, 1, 1, 4, 6)

    assert table().result.points == (13, 12), "36 is best and brings 3, 20 brings 1"
    assert table().result.winners == (0, 1)
    assert table().result.places == (1, 1)
    assert table(winner="highest_only").result.winners == (0,)
    assert table(winner="highest_only").result.places == (1, 2)


def test_dice_set_aside_stay_and_the_third_throw_is_the_last() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 1, 1, 5, 5).do("keep 0").throw(3, 1, 1, 5).do("keep 0 1")
    assert table.refuses("keep 0", seat=1) == "throw-expected"
    table.throw(3, 4, 1)
    assert table.game_state.values[0] == 4 * (6 + 3 + 3 + 4)
    assert table.thrower == 1


def test_what_was_set_aside_cannot_be_picked_up_again() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(6, 1, 1, 5, 5).do("keep 0").throw(3, 1, 1, 5)
    assert table.refuses("keep 1") == "no-match"


def test_dice_that_were_not_set_aside_count_all_the_same() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(3, 3, 6, 1, 5).do("press stop")
    assert table.game_state.values[0] == 36


def test_five_dice_set_aside_end_the_turn() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(*TARGET).do("keep 0 1 2 3 4")
    assert table.game_state.values[0] == 90
    assert table.thrower == 1


def test_the_target_is_thrown_by_the_next_player_in_the_next_round() -> None:
    table = played(TARGET, AT_TARGET[0], AT_TARGET[36])
    assert table.thrower == 1
    assert table.throw(*POOR).thrower == 1
    assert table.game_state.target == POOR
    assert shot(table, *AT_POOR[8]).thrower == 0


def test_the_best_of_nothing_may_get_the_bonus() -> None:
    assert played(TARGET, AT_TARGET[0], AT_TARGET[0], zero_bonus=True).game_state.points == (2, 2)


def test_the_game_goes_on_until_the_goal_is_reached_at_the_end_of_a_round() -> None:
    table = Table("treffer", 2, goal=5).throw(*TARGET)
    shot(table, *AT_TARGET[60])
    assert table.thrower == 1
    assert shot(table, *AT_TARGET[36]).result.winners == (0,)


def test_after_the_last_round_the_most_points_win() -> None:
    table = played(TARGET, AT_TARGET[36], AT_TARGET[60], AT_TARGET[0], max_rounds=1)
    assert table.result.points == (1, 5, 0)
    assert table.result.places == (2, 1, 3)


@pytest.mark.parametrize("most", [1, 5])
def test_so_many_throws_are_allowed(most: int) -> None:
    table = Table("treffer", 2, max_throws=most).throw(*TARGET).throw(2, 3, 3, 4, 6)
    for number in range(1, most):
        table.do(f"keep {' '.join(map(str, range(number)))}").throw(*TARGET[number:])
    assert table.thrower == 1


def test_the_clock_sets_all_matching_dice_aside() -> None:
    table = Table("treffer", 2, decision_seconds=10).throw(*TARGET).throw(3, 3, 6, 1, 5).expire("decision-0-0")
    assert table.game_state.turn.kept == (0, 1, 2)


def test_a_greedy_player_sets_all_matching_dice_aside() -> None:
    table = Table("treffer", 2).throw(*TARGET).throw(3, 3, 6, 1, 5)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0)
    assert best == Keep((0, 1, 2))


def test_the_lot_decides_who_begins_unless_the_table_wants_otherwise() -> None:
    assert knobel.game("treffer").options["starter"] == "random"
