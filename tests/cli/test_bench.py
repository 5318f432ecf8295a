"""`knobel bench engine`: measured rates."""

import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from knobel.cli.commands import bench
from tests.cli.conftest import Run


class Coin:
    """A game of OpenSpiel's shape: a toss, then one decision."""

    def __init__(self) -> None:
        self.history: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.history) == 2

    def is_chance_node(self) -> bool:
        return not self.history

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        self.history.append(action)


@pytest.fixture
def only_chicago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knobel.games.registry.ids", lambda: ("chicago",))


@pytest.fixture
def with_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    pyspiel: Any = ModuleType("pyspiel")
    pyspiel.load_game = lambda name: SimpleNamespace(new_initial_state=Coin)
    games: Any = ModuleType("open_spiel.python.games")
    python: Any = ModuleType("open_spiel.python")
    python.games = games
    for name, module in {
        "pyspiel": pyspiel,
        "open_spiel": ModuleType("open_spiel"),
        "open_spiel.python": python,
        "open_spiel.python.games": games,
    }.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(bench, "_has_open_spiel", lambda: True)


def test_every_game_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch, only_chicago: None) -> None:
    monkeypatch.setattr(bench, "_has_open_spiel", lambda: False)
    told = json.loads(run("bench", "engine", "--seconds", "0.05", "--json").out)
    assert told["events_per_second"]["chicago"] == told["median"] > 1000
    assert (told["open_spiel"], told["compared"]) == (None, None)


def test_without_open_spiel_one_line_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, only_chicago: None
) -> None:
    monkeypatch.setattr(bench, "_has_open_spiel", lambda: False)
    assert "pip install knobel[openspiel]" in run("bench", "engine", "--seconds", "0.02").out


def test_open_spiel_is_measured_in_the_same_run(run: Run, only_chicago: None, with_open_spiel: None) -> None:
    told = json.loads(run("bench", "engine", "--seconds", "0.05", "--json").out)
    assert set(told["open_spiel"]) == {"python_kuhn_poker", "python_liars_poker", "liars_dice", "pig", "kuhn_poker"}
    theirs = (told["open_spiel"]["python_kuhn_poker"] + told["open_spiel"]["python_liars_poker"]) / 2
    assert told["compared"]["median"] == pytest.approx(told["median"] / theirs, rel=0.05, abs=0.01)


def test_three_figures_say_how_the_box_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"chicago": 300.0, "pasch": 500.0, "schocken": 90.0, "kniffel": 200.0}
    theirs = {
        "python_kuhn_poker": 120.0,
        "python_liars_poker": 80.0,
        "liars_dice": 290.0,
        "pig": 1.0,
        "kuhn_poker": 1.0,
    }
    monkeypatch.setattr("knobel.games.registry.ids", lambda: tuple(own))
    monkeypatch.setattr(bench, "_has_open_spiel", lambda: True)
    monkeypatch.setattr(bench, "_our_playout", lambda name: name)
    monkeypatch.setattr(bench, "_their_playout", lambda name: name)
    monkeypatch.setattr(bench, "_rates", lambda ours, theirs_played, seconds: {**own, **theirs})
    compared = bench.measured(1.0)["compared"]
    assert (compared["median"], compared["slowest"], compared["slowest_game"]) == (2.5, 0.9, "schocken")
    assert (compared["ahead_of_cpp"], compared["games"]) == (2, 4)


def test_those_compared_with_have_their_turn_after_every_few_games() -> None:
    order: list[str] = []

    def player(name: str) -> bench.Playout:
        def playout() -> int:
            order.append(name)
            return 10_000

        return playout

    games = {f"game-{number}": player(f"game-{number}") for number in range(bench.GAMES_BETWEEN + 1)}
    bench._rates(games, {"theirs": player("theirs")}, 1e-9)
    assert order.count("game-0") == 1 + bench.SLICES
    assert order.count("theirs") == 1 + 2 * bench.SLICES


def test_the_figures_are_told_in_words(run: Run, only_chicago: None, with_open_spiel: None) -> None:
    out = run("bench", "engine", "--seconds", "0.02").out
    assert "OpenSpiel liars_dice" in out
    assert "times the mean of the two OpenSpiel games in Python" in out
    assert "The slowest game, Chicago, is" in out
    assert "of 1 games are ahead of liars_dice, which OpenSpiel has in C++" in out
