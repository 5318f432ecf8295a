"""`knobel solve`, `knobel odds` and `knobel bench solve`."""

import json
from pathlib import Path

import pytest

from knobel.cli.commands import bench_solve
from knobel.minds.experts.kniffel_extreme.expert import KniffelExtremeExpert
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))


def test_solve_prints_the_value_of_the_start_for_every_seat(run: Run) -> None:
    report = json.loads(run("solve", "abseits", "--json").out)
    assert sum(report["values"]) == pytest.approx(1)
    assert report["unit"] == "chance"
    assert report["exact"]
    assert report["states"] == 92
    told = run("solve", "abseits", "--lang", "de")
    assert told.code == 0
    assert "0,500042" in told.out


def test_solve_prints_how_little_can_be_gained_against_its_maexchen(run: Run) -> None:
    report = json.loads(run("solve", "maexchen", "--set", "elimination_chips=2", "--json").out)
    assert report["exploitability"]["chips_a_round"] < 0.001
    assert report["exploitability"]["chance_a_game"] < 0.001
    assert "chips a round" in run("solve", "maexchen", "--set", "elimination_chips=2").out


def test_solve_says_when_a_game_does_not_fit(run: Run) -> None:
    report = json.loads(run("solve", "dreispalten-kniffel", "--limit", "500", "--json").out)
    assert report["too_big"]["reason"] == "states"
    assert report["too_big"]["estimate"] > 500
    assert "too many positions" in run("solve", "dreispalten-kniffel", "--limit", "500").out
    assert "hidden" in run("solve", "turmblaeser").out


def test_solve_prints_the_value_of_kniffel_extreme_at_once_and_what_playing_by_the_file_costs(run: Run) -> None:
    report = json.loads(run("solve", "kniffel-extreme", "--seats", "1", "--json").out)
    assert report["values"] == [pytest.approx(651.1756, abs=1e-3)]
    assert 0 < report["loss"] < 0.5
    assert "points less" in run("solve", "kniffel-extreme", "--set", "start_chips=22").out


def test_solve_from_scratch_does_without_stored_values(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KniffelExtremeExpert, "solve_from_scratch", lambda self, progress: 12.5)
    report = json.loads(run("solve", "kniffel-extreme", "--from-scratch", "--seats", "2", "--json").out)
    assert report["values"] == [12.5, 12.5]
    small = run("solve", "abseits", "--from-scratch", "--json")
    assert json.loads(small.out)["values"][0] == pytest.approx(0.500042, abs=1e-6)
    told = run("solve", "kniffel", "--from-scratch")
    assert told.code == 2
    assert "values check --anew" in told.err


def test_solve_refuses_what_makes_no_sense(run: Run) -> None:
    assert run("solve", "abseits", "--limit", "0").code == 2
    assert run("solve", "schocken-am-mond").code == 2


@pytest.mark.parametrize("command", ["solve", "odds"])
def test_without_the_libraries_it_is_said_how_to_get_them(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("knobel.cli.extras.find_spec", lambda package: None)
    told = run(command, "abseits")
    assert told.code == 2
    assert "pip install 'knobel[solve]'" in told.err


def test_odds_are_fractions_for_throws_and_a_mean_for_turns(run: Run) -> None:
    report = json.loads(run("odds", "pasch", "--json").out)
    assert report["throw"]["equal"] == [[1, "5/9"], [2, "5/12"], [3, "1/36"]]
    assert report["turn"]["mean"] == pytest.approx(5.5416667)
    assert "█" in run("odds", "pasch").out


def test_bench_solve_measures_kniffel(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the yardstick, which takes long; that one is compared in the tests of the solver."""
    monkeypatch.setattr(bench_solve, "TIMES", 1)
    monkeypatch.setattr(bench_solve, "REFERENCE", Path("nowhere.py"))
    report = json.loads(run("bench", "solve", "--json").out)
    assert report["knobel"]["points"] == pytest.approx(245.870775)
    assert report["ratio"] is None
