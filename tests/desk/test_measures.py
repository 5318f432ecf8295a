"""What a result is worth: the games say whether they have points, a winner or a loser."""

import pytest

from knobel.core.results import Result
from knobel.desk.measures import measure_of, scores_of
from knobel.desk.playable import game_at_table
from knobel.games import registry
from knobel.match import opening
from knobel.minds.arena import Chance, minds_named, play

SCORED = tuple(id for id in registry.ids() if registry.declared(id).rules.scores)


def test_the_sheets_have_points_others_name_one() -> None:
    for id in ("kniffel", "kniffel-extreme", "dreispalten-kniffel", "escalero", "tausend"):
        assert measure_of(id) == "points"
    assert (measure_of("maexchen"), measure_of("filzlaus"), measure_of("schocken")) == ("winner", "loser", "loser")


def test_scores_follow_from_a_result() -> None:
    assert scores_of(Result((1, 2), winners=(0,)), "winner") == (1, 0)
    assert scores_of(Result((1, 1, 3), losers=(2,)), "loser") == (1, 1, 0)
    assert scores_of(Result((1, 1), winners=(0, 1)), "winner") is None
    assert scores_of(Result((2, 1), winners=(1,), points=(1040, 990)), "points") == (0, 990)
    assert scores_of(Result((1, 1), points=(1040, 1100)), "points") == (0, 0)
    assert scores_of(Result((1, 2), winners=(0,), nets=(4, -4)), "points") == (4, -4)


@pytest.mark.parametrize("id", SCORED)
def test_with_points_whoever_wins_has_most(id: str) -> None:
    seats = max(3, registry.players_of(id).least)
    name, options = game_at_table(id, seats)
    game, chance = opening.game(name, seats, options), Chance(id)
    for _ in range(2):
        result = play(game, game.start(), minds_named(["random"]), chance).result
        scores = scores_of(result, "points")
        assert scores is not None
        assert all(scores[winner] == max(scores) for winner in result.winners)


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_opens_at_a_table(id: str) -> None:
    players = registry.players_of(id)
    seats = max(2, players.least)
    name, options = game_at_table(id, seats, seconds=60)
    assert opening.game(name, seats, options).seats == seats
