"""Experts are found by the ids of games, one place for each of them, and say what they can give."""

import pytest

import knobel
from knobel.minds.experts import HANDWRITTEN, PLACES, expert_for
from knobel.minds.league import usual_game


@pytest.mark.parametrize("id", PLACES)
def test_every_place_has_the_expert_of_its_game(id: str) -> None:
    game = usual_game(id)
    expert = expert_for(game)
    assert expert is not None
    assert expert.game is game
    assert expert.values_moves or expert.value_tables(), "somebody who knows nothing is no expert"
    assert (id in HANDWRITTEN) == bool(expert.value_tables())


def test_the_games_with_experts_are_games_of_the_box() -> None:
    assert {*PLACES} <= {*knobel.ids()}
    assert {*HANDWRITTEN} <= {*PLACES}


def test_a_game_of_which_no_more_is_known_has_no_expert() -> None:
    assert expert_for(knobel.game("chicago", 2)) is None


def test_experts_of_one_game_share_no_tables() -> None:
    one, other = (expert_for(knobel.game("ohio", 2)) for _ in range(2))
    assert one is not None
    assert other is not None
    assert not {id(value) for value in vars(one).values() if isinstance(value, dict)} & {
        id(value) for value in vars(other).values()
    }
