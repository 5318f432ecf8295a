"""A subgame: any part of a game by any policies; what it says is what the game's own solution says."""

from typing import Any

import pytest

import knobel
from knobel.core.choices import Choices
from knobel.core.stages import Over, Stage
from knobel.solve import missing_libraries, solve
from knobel.solve.merging import Merging
from knobel.solve.playing_out import PlayingOut
from knobel.solve.solution import Ranked, Values
from knobel.solve.solving import ExactSolution
from knobel.solve.state_graph import CHANCE, END, Unsolvable
from knobel.solve.subgame import Limits, Subgame, until_over

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")

GAME = knobel.game("die-boese-drei", 2, {"starter": "first_seat"})
PLENTY = Limits(100_000)


def any_move(state: Any, seat: int, choices: Choices) -> Ranked:
    return tuple((move, 1 / len(choices.moves)) for move in choices.moves)


def whole(**changes: Any) -> Subgame:
    starts = tuple(GAME.rules.start(first) for first in range(GAME.seats))
    return Subgame(GAME.rules, starts, until_over(GAME.rules), Merging(GAME))._replace(**changes)


@pytest.fixture(scope="module")
def solution() -> ExactSolution:
    found = solve(GAME)
    assert isinstance(found, ExactSolution)
    return found


def test_a_whole_game_is_a_subgame(solution: ExactSolution) -> None:
    found = whole().solve(PLENTY)
    assert found.states == solution.states
    for start in found.subgame.starts:
        assert found.value(start) == solution.game_value(start)


def test_a_policy_for_all_comes_to_what_playing_out_says(solution: ExactSolution) -> None:
    found = whole(policy=any_move).solve(PLENTY)
    by_start = [found.value(start) for start in found.subgame.starts]
    means = [sum(row[seat] for row in by_start) / len(by_start) for seat in range(2)]
    assert means == pytest.approx(PlayingOut(solution).between([any_move, any_move]))


def test_one_who_plays_best_against_a_policy_has_at_least_what_the_equilibrium_gives(solution: ExactSolution) -> None:
    def others_play_any_move(state: Any, seat: int, choices: Choices) -> Ranked | None:
        return None if seat == 0 else any_move(state, seat, choices)

    start = GAME.rules.start(0)
    against = whole(starts=(start,), policy=others_play_any_move).solve(PLENTY).value(start)[0]
    assert against > solution.game_value(start)[0]


def test_it_ends_where_its_leaf_says_and_is_worth_what_that_says(solution: ExactSolution) -> None:
    start = GAME.rules.start(0)

    def until_the_second_turn(state: Any, stage: Stage) -> Values | None:
        return solution.game_value(state) if isinstance(stage, Over) or state.seat == 1 else None

    turn = whole(starts=(start,), leaf=until_the_second_turn)
    graph = turn.explore(PLENTY)
    assert len(graph) < solution.states
    assert set(graph.deciders) == {0, CHANCE, END}
    assert turn.solve_graph(graph).value(start) == pytest.approx(solution.game_value(start))


@pytest.mark.parametrize("limits", [Limits(20), Limits(100_000, edges=20)])
def test_what_does_not_fit_is_refused(limits: Limits) -> None:
    with pytest.raises(Unsolvable) as refused:
        whole().explore(limits)
    assert refused.value.reason == "states"


def test_dice_that_not_everybody_sees_are_refused_but_where_all_play_by_a_policy() -> None:
    game = knobel.game("maexchen", 2)
    hidden = Subgame(game.rules, (game.rules.start(0),), lambda state, stage: None, game.advice.canonical)
    with pytest.raises(Unsolvable) as refused:
        hidden.explore(PLENTY)
    assert refused.value.reason == "hidden"
    with pytest.raises(Unsolvable) as refused:
        hidden._replace(policy=lambda state, seat, choices: None, hidden=True).explore(PLENTY)
    assert refused.value.reason == "hidden"
