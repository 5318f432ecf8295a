"""Schocken turns: looked through to their end, checked where the answer is certain."""

from typing import Any

import pytest

import knobel
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
