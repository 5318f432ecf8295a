"""Wrong input gets one clear line, in the language asked for, and exit code 2."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run

WRONG = {
    "unknown game": (("play", "chicgo"), "Did you mean chicago?"),
    "unknown game to read about": (("rules", "chicgo"), "Did you mean chicago?"),
    "unknown option": (("play", "chicago", "--set", "live=2"), "Did you mean lives?"),
    "value out of bounds": (("rules", "chicago", "--set", "lives=77"), "1–10"),
    "almost a number": (("rules", "chicago", "--set", "lives=--5"), "cannot be --5"),
    "a raised number": (("rules", "chicago", "--set", "lives=²"), "cannot be ²"),
    "value near another": (("rules", "chicago", "--set", "tie_loser=thow_off"), "Did you mean throw_off?"),
    "an option that is not there": (("rules", "chicago", "--set", "games=2"), "games cannot be 2 in this game"),
    "an option for another mode": (
        ("play", "doppeltes-lottchen", "--set", "mode=elimination", "--set", "games=2"),
        "only with mode=single_loser",
    ),
    "an option for fewer": (
        ("play", "laeuse-wuerfeln", "--seats", "7", "--set", "unique_numbers=true"),
        "at most six can play",
    ),
    "a value that a preset lays down": (("rules", "schocken-turnier-regeln", "--set", "discs=9"), "discs is fixed"),
    "setting without a value": (("rules", "chicago", "--set", "lives"), "name=value"),
    "unknown mind": (("play", "chicago", "--mind", "gredy"), "Did you mean greedy?"),
    "unknown mind in a simulation": (("simulate", "chicago", "--minds", "genius"), "random, greedy"),
    "too many seats": (("play", "chicago", "--seats", "99"), "2 to 15"),
    "more people than seats": (("play", "chicago", "--seats", "2", "--people", "3"), "3 people"),
    "a name too long": (("play", "chicago", "--names", "A" * 50), "20 characters"),
    "no games to simulate": (("simulate", "chicago", "--games", "0"), "1 to"),
    "unknown language": (("games", "--lang", "fr"), "de, en"),
    "unknown command": (("gams",), "Did you mean games?"),
    "no such benchmark": (("bench", "engin"), "Did you mean engine?"),
    "no such part of the desk": (("desk", "simulte"), "Did you mean simulate?"),
    "proofs stand beside the package": (("prove", "all"), "restore"),
    "unknown parameter": (("play", "chicago", "--seat", "2"), "Did you mean --seats?"),
    "a word where a number belongs": (("play", "chicago", "--seats", "two"), "--seats cannot be two"),
    "a parameter without its value": (("play", "chicago", "--seats"), "after --seats"),
    "a parameter twice": (("play", "chicago", "--seats", "2", "--seats", "3"), "twice"),
    "a word too many": (("rules", "chicago", "please"), "please"),
    "no game at all": (("rules",), "ID is missing"),
    "no such file": (("replay", "/nowhere/at/all"), "cannot be read: there is no such file"),
    "a folder for a file": (("replay", "/"), "cannot be read: it is a folder"),
    "a name that no file can have": (("replay", "a" * 300), "cannot be read: its name is too long"),
    "a name that no new file can have": (("desk", "new", "a" * 300), "cannot be written: its name is too long"),
    "a name that no site can have": (("site", "a" * 300), "its name is too long"),
    "something that is no record": (("replay", os.devnull), "not a Knobel record"),
    "no room for a record": (
        ("play", "chicago", "--save", "/nowhere/at/all"),
        "cannot be written: there is no such folder",
    ),
    "endless measuring": (("bench", "engine", "--seconds", "0"), "more than 0"),
    "no games to measure": (("bench", "pocket", "--games", "0"), "1 to 100"),
    "too many taps to measure": (("bench", "pocket", "--taps", "101"), "1 to 100"),
    "no time to measure": (("bench", "pocket", "--seconds", "nan"), "more than 0"),
}


@pytest.mark.parametrize(("words", "told"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gives_one_line_and_exit_code_two(run: Run, words: tuple[str, ...], told: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert told in outcome.err


@pytest.mark.parametrize("words", [words for words, _ in WRONG.values()], ids=WRONG.keys())
def test_every_refusal_is_worded_in_german_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    english = run(*words).err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = run(*words)
    assert german.code == 2
    assert german.err.count("\n") == 1
    assert german.err != english


def test_the_language_asked_for_counts_even_where_the_command_cannot_be_read(run: Run) -> None:
    assert "gibt es nicht" in run("gams", "--lang", "de").err
    assert "gibt es nicht" in run("rules", "--lang=de", "chicgo").err


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "Aufruf"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "Aufruf"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "Usage"),
        ({"LC_ALL": "", "LANG": ""}, "Usage"),
    ],
)
def test_the_surroundings_choose_between_german_and_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], told: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out.startswith(told)


def test_a_record_never_overwrites_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    file.write_text("precious", encoding="utf-8")
    outcome = run("play", "chicago", "--save", str(file))
    assert outcome.code == 2
    assert "already there" in outcome.err
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_game_is_found_by_its_name_and_aliases(run: Run) -> None:
    assert "Chicago" in run("rules", "CHICAGO").out
    assert "Chicago" in run("rules", "Einhundertsechzig").out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'[Seat 0 "J\xfcrgen"]', "it is no text in UTF-8"),
        (b"hello", "not a Knobel record"),
        (b'[Knobel "1"]\n' + b"x" * 5000, "is no event: xxx"),
        (b"[" * 5000, "cannot be read: [[["),
    ],
    ids=["other letters", "no header", "a long event", "a long header"],
)
def test_whatever_is_in_a_file_that_is_no_record_it_is_one_line_of_some_length(
    run: Run, tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    outcome = run("replay", str(file))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert told in outcome.err
    assert len(outcome.err) < 1000
