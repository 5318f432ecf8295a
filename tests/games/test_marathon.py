"""Marathon: its worked cases and rules."""

from fractions import Fraction
from typing import Any

import pytest

import knobel
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.core.widgets import Standings
from knobel.games.race.marathon import chance, chance_by_throwing
from tests.support.cases import case
from tests.support.table import Table

A, B, C, D = range(4)


def table(count: int, seat: int, half: int | None = None, seats: int = 4, **options: Any) -> Table:
    """A table at which so many ones have fallen, all of them seat 0's, and this seat is to throw."""
    ones = (count, *(0,) * (seats - 1))
    return Table("marathon", seats, **options).set(sheets=ones, seat=seat, half=half)


def count(played: Table) -> int:
    """The common count."""
    return sum(played.game_state.sheets)


def bonus(played: Table, *faces: int) -> Table:
    """Bonus throws, each of them chosen."""
    for face in faces:
        played.do("press throw").throw(face)
    return played


@case("marathon:C1")
def test_the_twenty_first_one_wins_at_half_time(case_id: str) -> None:
    played = table(20, B).throw(1)
    assert count(played) == 21
    assert played.game_state.half == B
    assert played.thrower == C


@case("marathon:C2")
def test_the_bonus_may_win(case_id: str) -> None:
    played = table(39, C, half=B).throw(1)
    assert played.asked == (B,)
    seen = []
    for face in (1, 4, 1):
        bonus(played, face)
        seen.append(count(played))
    assert seen == [41, 41, 42]
    assert played.result.winners == (B,)
    assert played.result.places == (2, 1, 2, 2)


@case("marathon:C3")
def test_after_the_bonus_play_goes_on_where_it_was_interrupted(case_id: str) -> None:
    played = bonus(table(39, C, half=B).throw(1), 1, 3, 5)
    assert count(played) == 41
    assert played.thrower == D


@case("marathon:C4")
def test_the_rest_of_the_bonus_may_be_waived_and_never_comes_again(case_id: str) -> None:
    played = bonus(table(39, C, half=B).throw(1), 2, 5).do("press stop")
    assert count(played) == 40
    assert played.thrower == D
    played.throws(3, 3, 3, 3)
    assert played.thrower == D, "a whole circuit without another bonus"


@case("marathon:C5")
def test_the_half_time_winner_may_throw_the_fortieth_one(case_id: str) -> None:
    played = table(39, B, half=B).throw(1)
    assert played.asked == (B,)
    assert bonus(played, 2, 3, 4).thrower == C


@case("marathon:C6")
def test_the_last_bonus_throw_lapses_after_the_win(case_id: str) -> None:
    played = bonus(table(39, C, half=B).throw(1), 1, 1)
    assert count(played) == 42
    assert played.result.winners == (B,)


def test_the_whole_bonus_may_be_waived() -> None:
    played = table(39, C, half=B).throw(1).do("press stop")
    assert played.thrower == D
    assert count(played) == 40


# Where the bonus waits for the own turn ------------------------------------------------------------------------------


def test_the_first_of_three_throws_in_the_own_turn_must_be_made() -> None:
    played = table(39, C, half=B, bonus_timing="own_turn").throw(1)
    assert played.thrower == D, "nothing happens at once"
    played.throws(3, 3)
    assert played.thrower == B
    played.throw(4)
    assert played.asked == (B,)
    bonus(played, 1)
    assert count(played) == 41
    assert bonus(played, 5).thrower == C, "three throws and no more"


def test_every_own_turn_that_begins_with_two_missing_is_longer() -> None:
    played = table(40, B, half=B, bonus_timing="own_turn")
    for _ in range(2):
        played.throw(3).do("press stop")
        assert played.thrower == C
        played.throws(3, 3, 3)
    assert played.thrower == B


def test_an_own_turn_that_begins_with_one_missing_is_an_ordinary_one() -> None:
    assert table(41, B, half=B, bonus_timing="own_turn").throw(3).thrower == C


def test_nobody_else_has_a_longer_turn() -> None:
    assert table(40, A, half=B, bonus_timing="own_turn").throw(3).thrower == B


# Other rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [9, 11, 43, 62])
def test_the_target_is_even(target: int) -> None:
    with pytest.raises(knobel.BadOption):
        knobel.game("marathon", 2, {"target_ones": target})


def test_half_time_and_bonus_follow_the_target() -> None:
    played = table(4, B, target_ones=10).throw(1)
    assert played.game_state.half == B
    played.set(sheets=(7, 0, 0, 0)).throw(1)
    assert played.asked == (B,)
    assert bonus(played, 1, 1).result.winners == (B,)


def test_the_half_time_winner_is_named_at_the_end() -> None:
    ended = table(41, A, half=C).throw(1)
    (standings,) = (w for w in ended.game.scene(ended.state, None).widgets if isinstance(w, Standings))
    assert [row.note is not None for row in standings.rows] == [False, False, True, False]


def test_a_game_that_was_stopped_has_no_winner() -> None:
    ended = table(30, D, half=B, safety_circuits=50).set(circuit=50).throw(3)
    assert ended.result.winners == ()
    assert ended.result.places == (1, 1, 1, 1)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)


# What the greedy player thinks ---------------------------------------------------------------------------------------


def played_out(seats: int, missing: int, rounds: int = 60) -> list[float]:
    """The winning chances of all seats from the next thrower on, by following every throw for many rounds."""
    chances = [Fraction(0)] * seats
    waiting = {missing: Fraction(1)}
    for step in range(rounds * seats):
        after: dict[int, Fraction] = {}
        for left, weight in waiting.items():
            after[left] = after.get(left, Fraction(0)) + weight * Fraction(5, 6)
            if left == 1:
                chances[step % seats] += weight / 6
            else:
                after[left - 1] = after.get(left - 1, Fraction(0)) + weight / 6
        waiting = after
    return [float(chance) for chance in chances]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("missing", [1, 2])
def test_the_chances_without_bonus_are_those_of_the_game(seats: int, missing: int) -> None:
    expected = played_out(seats, missing)
    assert [chance(seats, step, missing) for step in range(seats)] == pytest.approx(expected, abs=1e-6)


def test_a_lone_bonus_throw_with_two_missing_is_waived_by_the_last_to_follow() -> None:
    assert chance_by_throwing(2, 1, 2, 1) < chance(2, 1, 2)
    assert chance_by_throwing(2, 0, 2, 1) > chance(2, 0, 2)
    assert chance_by_throwing(2, 1, 2, 2) > chance(2, 1, 2)
    assert chance_by_throwing(2, 1, 1, 1) > chance(2, 1, 1)


def test_the_greedy_player_throws_while_it_pays() -> None:
    played = table(39, B, half=B, seats=2).throw(1)
    merit = {
        move: played.game.advice.heuristic(played.state.game_state, B, knobel.Press(move)) or 0.0
        for move in ("stop", "throw")
    }
    assert merit["throw"] > merit["stop"]
    bonus(played, 3, 3)
    merit = {
        move: played.game.advice.heuristic(played.state.game_state, B, knobel.Press(move)) or 0.0
        for move in ("stop", "throw")
    }
    assert merit["throw"] < merit["stop"]
