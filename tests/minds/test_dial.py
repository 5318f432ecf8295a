"""The registry of minds, and the dial of strength."""

import pytest

import knobel
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.mind import MINDS


@pytest.mark.parametrize("name", MINDS)
def test_a_mind_bears_the_name_it_is_asked_for_by(name: str) -> None:
    (mind,) = minds_named([name])
    assert mind.name == name


@pytest.mark.parametrize("name", ["nobody", "strength-", "strength-101", "strength-7", "strength--10"])
def test_a_name_that_no_mind_bears_is_refused(name: str) -> None:
    with pytest.raises(knobel.KnobelError) as refused:
        minds_named([name])
    assert refused.value.code == "unknown-mind"


def test_a_stronger_dial_wins_more_points() -> None:
    means = [_mean_points(f"strength-{strength}") for strength in (0, 20, 50)]
    assert means == sorted(means)
    assert means[0] < means[2] - 50


def _mean_points(name: str, games: int = 30) -> float:
    game, chance, minds = knobel.game("kniffel", 1), Chance(name), minds_named([name])
    results = [play(game, game.start(), minds, chance).result.points or (0,) for _ in range(games)]
    return sum(points[0] or 0 for points in results) / games
