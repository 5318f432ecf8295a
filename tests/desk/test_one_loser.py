"""The games that a tournament can play: at every size of table they name exactly one loser."""

import pytest

from knobel.core.results import STOPPED_BY_LIMIT
from knobel.desk.measured_seconds import SECONDS
from knobel.desk.playable import SIZES, games_with_one_loser, tournament_game
from knobel.match import opening
from knobel.minds.arena import Chance, minds_named, play


def test_schocken_is_among_them_and_kniffel_is_not() -> None:
    assert "schocken" in games_with_one_loser()
    assert "kniffel" not in games_with_one_loser()


def test_each_of_them_has_been_measured() -> None:
    assert set(SECONDS) == set(games_with_one_loser())


def test_schocken_follows_the_tournament_sheet_and_is_one_half_when_scharf() -> None:
    for sharp, halves in ((False, 2), (True, 1)):
        name, options = tournament_game("schocken", sharp=sharp, seconds=60)
        game = opening.game(name, 4, options)
        assert (game.options["halves"], game.options["loading_round"]) == (halves, "each_half")
        assert game.options["decision_seconds"] == 60


@pytest.mark.parametrize("sharp", [False, True], ids=["full", "scharf"])
@pytest.mark.parametrize("id", games_with_one_loser())
def test_exactly_one_loses(id: str, sharp: bool) -> None:
    for seats in SIZES:
        name, options = tournament_game(id, sharp=sharp)
        game, chance = opening.game(name, seats, options), Chance(f"{id} {seats}")
        for _ in range(10):
            result = play(game, game.start(), minds_named(["random"]), chance).result
            assert STOPPED_BY_LIMIT in result.flags or len(result.losers) == 1
