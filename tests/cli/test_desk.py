"""`knobel desk`: tournaments in the terminal."""

import json
from pathlib import Path

import pytest

from knobel.desk.desk import Desk
from tests.cli.conftest import Run


def test_a_simulation_has_two_and_two_finalists_and_a_place_for_everybody(run: Run) -> None:
    outcome = run("desk", "simulate", "--players", "13", "--seed", "7", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    told = json.loads(outcome.out)
    assert told["finalists"] == {"main": 2, "consolation": 2}
    assert len(told["ranking"]) == 13
    assert [len(stage["tables"]) for stage in told["field"]] == [4, 3, 3, 2, 1, 1]
    again = json.loads(run("desk", "simulate", "--players", "13", "--seed", "7", "--json").out)
    assert again["ranking"] == told["ranking"]


def test_a_simulation_can_be_read(run: Run) -> None:
    outcome = run("desk", "simulate", "--players", "6", "--seed", "7", "--lang", "de")
    assert "gewinnt das Turnier!" in outcome.out
    assert "Los: 7" in outcome.out


@pytest.mark.parametrize(
    ("language", "player", "other"), [("de", "Spieler 2", "Player"), ("en", "Player 2", "Spieler")]
)
def test_the_players_of_a_simulation_are_named_in_the_language_of_the_reader(
    run: Run, language: str, player: str, other: str
) -> None:
    out = run("desk", "simulate", "--players", "6", "--seed", "7", "--lang", language).out
    assert player in out
    assert other not in out


def test_another_game_with_one_loser_will_do_and_any_other_will_not(run: Run) -> None:
    assert run("desk", "simulate", "--players", "6", "--game", "filzlaus").code == 0
    refused = run("desk", "simulate", "--players", "6", "--game", "kniffel", "--lang", "en")
    assert refused.code != 0
    assert "exactly one loser" in refused.err


def test_bad_numbers_and_options_are_refused(run: Run) -> None:
    for words in (("--players", "1"), ("--players", "257"), ("--set", "chips_stage=9"), ("--set", "colour=red")):
        outcome = run("desk", "simulate", *words)
        assert outcome.code != 0
        assert outcome.err


def test_a_tournament_is_kept_in_a_file(run: Run, tmp_path: Path) -> None:
    file, names = tmp_path / "t.json", tmp_path / "names.csv"
    names.write_text("Nr;Vorname;Nachname\n1;Anna;Blum\n2;Ben;Çelik\n", encoding="utf-8")
    assert run("desk", "new", str(file), "--name", "Kneipe", "--start", "2040-05-01T17:00").code == 0
    assert run("desk", "new", str(file)).code != 0
    assert run("desk", "import", str(file), str(names)).code == 0
    assert [player.name for player in Desk.read(file.read_bytes()).tournament.players] == ["Anna Blum", "Ben Çelik"]
    shown = run("desk", "status", str(file), "--lang", "en")
    assert "2 players so far" in shown.out
    assert "expected until" in shown.out


def test_results_come_as_csv_and_json(run: Run, tmp_path: Path) -> None:
    from knobel.desk.simulating import played, registered

    file = tmp_path / "t.json"
    file.write_bytes(played(registered(6), "x").export())
    lines = run("desk", "export", str(file)).out.splitlines()
    assert lines[0] == "place,number,name,status,stage,left_at_table,chips_lost,bands"
    assert [line.split(",")[0] for line in lines[1:]] == ["1", "2", "3", "4", "5", "6"]
    assert len(json.loads(run("desk", "export", str(file), "--json").out)["ranking"]) == 6


def test_a_file_that_is_no_tournament_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    file.write_text("{}", encoding="utf-8")
    outcome = run("desk", "status", str(file), "--lang", "en")
    assert outcome.code != 0
    assert "no readable tournament" in outcome.err


def test_bots_play_a_tournament_at_real_tables(run: Run) -> None:
    outcome = run("desk", "simulate", "--online", "--players", "6", "--game", "siamesische-zwillinge", "--json")
    told = json.loads(outcome.out)
    assert told["over"]
    assert told["finalists"] == {"main": 2, "consolation": 2}
    assert [row["place"] for row in told["ranking"]] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("kind", ["points_rounds", "knock_out", "round_robin", "league"])
def test_every_format_can_be_simulated(run: Run, kind: str) -> None:
    outcome = run("desk", "simulate", "--players", "7", "--seed", "7", "--format", kind, "--game", "kniffel", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out)["ranking"][0]["place"] == 1
    assert run("desk", "simulate", "--players", "7", "--format", "chess").code != 0
