"""`knobel simulate`: minds against each other."""

import io
import json
from typing import Any

import pytest

import knobel
from knobel.cli.progress import progress
from knobel.core.results import Result
from knobel.minds import simulating
from knobel.minds.arena import Chance, play
from knobel.minds.mind import RandomMind
from knobel.minds.simulating import lots
from knobel.minds.tally import Tally
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
    assert (told.games, told.wins, told.losses) == (3, 2, 1)
    assert (told.mean_points, told.mean_chips, told.mean_net) == (5.0, 3.0, None)
    assert told.mean_place == pytest.approx(5 / 3, abs=1e-4)


@pytest.mark.parametrize("words", [("chicago",), ("--all",)])
def test_the_numbers_do_not_depend_on_how_many_processes_play(run: Run, words: tuple[str, ...]) -> None:
    told = [report(run, *words, "--games", "30", "--seed", "5", "--jobs", jobs) for jobs in ("1", "2")]
    assert timeless(told[0]) == timeless(told[1])
    assert told[0]["games"] == 30


def test_lots_share_out_every_game_once() -> None:
    game = knobel.game("chicago", 3)
    for games in (1, 7, 200, 450, 1003, 54_321):
        numbers = [number for lot in lots(game, games, (RandomMind(),), "1") for number in range(lot.games)]
        firsts = [lot.first for lot in lots(game, games, (RandomMind(),), "1")]
        assert len(numbers) == games
        assert max(numbers) < 100, "whoever interrupts a long simulation loses little of it"
        assert firsts == sorted(set(firsts))


def test_an_interrupted_simulation_tells_what_is_finished(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, played = report(run, "chicago", "--games", "3", "--seed", "7"), play

    def interrupted_in_the_fourth_game(*given: Any) -> Any:
        calls.append(1)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return played(*given)

    calls: list[int] = []
    monkeypatch.setattr(simulating, "play", interrupted_in_the_fourth_game)
    outcome = run("simulate", "chicago", "--games", "50", "--seed", "7", "--json")
    assert outcome.code == 130
    assert "3 games" in outcome.err
    told = json.loads(outcome.out)
    assert told["interrupted"]
    assert {**timeless(told), "interrupted": False} == timeless(whole)


def test_an_interrupt_before_the_first_game_has_nothing_to_tell(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "play", interrupted)
    outcome = run("simulate", "chicago", "--games", "50")
    assert (outcome.code, outcome.out) == (130, "")


def interrupted(*given: Any) -> Any:
    raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", ["0", "-1", "100000"])
def test_a_senseless_number_of_processes_is_refused(run: Run, jobs: str) -> None:
    assert run("simulate", "chicago", f"--jobs={jobs}").code == 2


def test_progress_is_shown_on_a_terminal_and_nowhere_else(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(2) as advance:
        advance(1)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress(30) as advance:
        advance(30)
    assert "30/30" in terminal.getvalue()
    assert capsys.readouterr().out == ""
