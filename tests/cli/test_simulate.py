"""`knobel simulate`: minds against each other."""

import json
from typing import Any

import pytest

import knobel
from knobel.cli.tally import Tally
from knobel.core.results import Result
from knobel.minds.arena import Chance, play
from knobel.minds.mind import RandomMind
from tests.cli.conftest import Run


def report(run: Run, *words: str) -> dict[str, Any]:
    outcome = run("simulate", *words, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    told: dict[str, Any] = json.loads(outcome.out)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in ("seconds", "events_per_second")}


def test_a_simulation_is_reproduced_by_its_seed(run: Run) -> None:
    words = ("chicago", "--games", "20", "--seats", "3", "--seed", "7")
    assert timeless(report(run, *words)) == timeless(report(run, *words))
    assert timeless(report(run, *words)) != timeless(report(run, *words[:-1], "8"))


def test_a_simulation_without_a_seed_tells_the_one_it_used(run: Run) -> None:
    told = report(run, "chicago", "--games", "5")
    again = report(run, "chicago", "--games", "5", "--seed", told["seed"])
    assert timeless(told) == timeless(again)


def test_a_seed_in_digits_is_the_number_that_a_script_would_use(run: Run) -> None:
    game = knobel.game("chicago", 2)
    chance, mind = Chance(7), RandomMind()
    counts = [play(game, game.start(), [mind], chance).count for _ in range(5)]
    told = report(run, "chicago", "--games", "5", "--seats", "2", "--minds", "random", "--seed", "7")
    assert told["events"] == sum(counts)


def test_minds_move_from_seat_to_seat(run: Run) -> None:
    told = report(run, "chicago", "--games", "30", "--seats", "2", "--minds", "random,greedy", "--seed", "1")
    assert told["minds"]["random"]["games"] == told["minds"]["greedy"]["games"] == 30
    assert [seat["games"] for seat in told["by_seat"]] == [30, 30]


def test_more_minds_than_seats_take_turns(run: Run) -> None:
    told = report(run, "chicago", "--games", "30", "--seats", "2", "--minds", "random,greedy,greedy", "--seed", "1")
    assert told["minds"]["random"]["games"] == 20
    assert told["minds"]["greedy"]["games"] == 40


def test_a_better_mind_wins_more_often(run: Run) -> None:
    minds = report(run, "chicago", "--games", "200", "--seats", "2", "--seed", "3")["minds"]
    assert minds["greedy"]["wins"] > minds["random"]["wins"]
    assert minds["greedy"]["mean_place"] < minds["random"]["mean_place"]
    assert minds["greedy"]["wins"] + minds["random"]["wins"] == 200


def test_options_count(run: Run) -> None:
    short = report(run, "chicago", "--games", "20", "--seed", "1", "--set", "lives=1")
    long = report(run, "chicago", "--games", "20", "--seed", "1", "--set", "lives=10")
    assert short["options"]["lives"] == 1
    assert short["events"] < long["events"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_table_names_minds_and_seats(run: Run, language: str) -> None:
    out = run("simulate", "chicago", "--games", "10", "--seed", "1", "--lang", language).out
    assert "greedy" in out
    assert "random" in out
    assert ("Spieler 2" in out) == (language == "de")


def test_a_shared_win_is_a_win_and_missing_points_do_not_count() -> None:
    tally = Tally()
    tally.add(Result((1, 1, 3), winners=(0, 1), points=(5, None, 2)), 0)
    tally.add(Result((1, 1, 3), winners=(0, 1), points=(5, None, 2)), 1)
    tally.add(Result((1, 1, 3), winners=(0, 1), losers=(2,), chips=(1, 2, 3)), 2)
    told = tally.summary()
    assert (told["games"], told["wins"], told["losses"]) == (3, 2, 1)
    assert (told["mean_points"], told["mean_chips"], told["mean_net"]) == (5.0, 3.0, None)
    assert told["mean_place"] == pytest.approx(5 / 3, abs=1e-4)
