"""The spread of best play that the page "Ich" shows is that of the exact policy."""

import json

import knobel
from knobel.match import opening
from tools.best_play import GAMES, PAGE, STEP, counted


def test_the_kept_games_are_all_counted_and_give_on_average_what_the_solution_expects() -> None:
    kept = json.loads(PAGE.read_text(encoding="utf-8"))
    assert (kept["games"], kept["step"], sum(kept["counts"].values())) == (GAMES, STEP, GAMES)
    game = opening.game("kniffel", 1)
    solution = knobel.solution(game)
    assert not isinstance(solution, knobel.TooBig)
    (expected,) = solution.value(game.start())
    # The standard error of so many games is about a third of a point.
    assert abs(kept["mean"] - expected) < 1.5


def test_the_same_command_plays_the_same_games() -> None:
    assert counted(3) == counted(3)
