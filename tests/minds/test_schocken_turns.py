"""Schocken turns: looked through to their end, checked where the answer is certain."""

from typing import Any

import pytest

import knobel
from knobel.core.dice import d6
from knobel.core.events import Thrown
from knobel.core.moves import Keep, Press
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.mind import StrongMind
from knobel.minds.schocken_turns import schocken_turn

STAND = Press("stand")


def table(*faces: int) -> tuple[Any, Any]:
    """A half for two in which the first seat has thrown."""
    game = knobel.game("schocken", 2, {"halves": 1, "starter": "first_seat"})
    return game, game.apply(game.start(), Thrown(faces))


def chances(game: Any, state: Any, seat: int) -> dict[Any, float]:
    chance = Chance("schocken")
    view = view_for(game, state, seat, game.stage(state).choices[seat], StrongMind(), chance.below)
    found = schocken_turn(view, chance.below)
    assert found is not None
    return {each.move: each.value for each in found}


def test_schock_out_is_never_thrown_again() -> None:
    worth = chances(*table(1, 1, 1), 0)
    assert next(iter(worth)) == STAND
    assert worth[STAND] > 0.99


def test_a_poor_throw_is_thrown_again_and_ones_are_laid_out() -> None:
    worth = chances(*table(1, 2, 3), 0)
    assert worth[Keep((0,))] > worth[Keep((2,))]
    assert next(iter(chances(*table(2, 2, 3), 0))) != STAND


def test_a_move_is_worth_the_same_whichever_of_equal_dice_it_keeps() -> None:
    worth = chances(*table(1, 1, 4), 0)
    assert worth[Keep((0,))] == worth[Keep((1,))]


@pytest.mark.parametrize(
    "preset", [{}, {"six_turn": "tournament", "lay_out": "ones_only", "loading_round": "each_half"}]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_strong_plays_schocken_to_its_end(seats: int, preset: dict[str, Any]) -> None:
    game = knobel.game("schocken", seats, {"halves": 1, "discs": 9, **preset})
    played = play(game, game.start(), (StrongMind(), *minds_named(["greedy"])), Chance("whole"))
    assert len(played.result.losers) == 1


def test_what_looks_best_after_the_first_throw_costs_less_than_a_hundredth_of_the_half() -> None:
    """Over all first throws, with everything after that move played as well as can be."""
    best, looks, chance = 0.0, 0.0, Chance("first throws")
    for faces, likely in d6(3).merged_outcomes():
        game, state = table(*faces)
        view = view_for(game, state, 0, game.stage(state).choices[0], StrongMind(), chance.below)
        worth = {each.move: each.value for each in schocken_turn(view, chance.below) or ()}
        looking = view.moves[view.merits.index(max(merit for merit in view.merits if merit is not None))]
        best += float(likely) * max(worth.values())
        looks += float(likely) * worth[looking]
    assert 0 <= best - looks < 0.01
