"""`knobel advise`: what is best in a position."""

import json

import pytest

from tests.cli.conftest import Run

KNIFFEL = (
    "kniffel/1/seat=0,sheets=((-,-,-,-,-,-,-,-,-,-,-,-,-)),turn=(faces=(6,6,6,2,1),throws=1,due=no),extra=(0)/first=0"
)
DOUBT = "maexchen/2/seat=0,chips=(0,0),cup=(value={},seen_by=(0)),claim=20"


def test_the_best_moves_are_told_with_their_values(run: Run) -> None:
    told = run("advise", "kniffel", "--position", KNIFFEL, "--json")
    assert (told.code, told.err) == (0, "")
    report = json.loads(told.out)
    best, second, _ = report["moves"]
    assert (report["seat"], best["move"], best["unit"]) == (0, "keep 0 1 2", "points")
    assert best["value"] == pytest.approx(257.50, abs=0.01)
    assert best["value"] > second["value"]


@pytest.mark.parametrize(("language", "words"), [("en", "Player 1 is to decide"), ("de", "Spieler 1 entscheidet")])
def test_a_person_sees_the_table_and_reads_why(run: Run, language: str, words: str) -> None:
    told = run("advise", "--position", KNIFFEL, "--lang", language)
    assert words in told.out
    assert "257" in told.out


def test_what_lies_under_anothers_cup_changes_nothing_and_need_not_be_known(run: Run) -> None:
    told = [run("advise", "--position", DOUBT.format(dice), "--json").out for dice in ("(2,1)", "(6,3)", "?")]
    assert told[0] == told[1] == told[2]
    report = json.loads(told[0])
    assert report["seat"] == 1
    assert report["moves"][0]["move"] == "press doubt"


def test_nothing_is_advised_where_dice_are_thrown(run: Run) -> None:
    told = run("advise", "--position", "kniffel/1/seat=0,sheets=((-,-,-,-,-,-,-,-,-,-,-,-,-)),extra=(0)")
    assert told.code == 0
    assert "dice are to be thrown" in told.out


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("advise", "kniffel"), "--position is missing"),
        (("advise", "chicago", "--position", KNIFFEL), "a position of kniffel, not of chicago"),
        (("advise", "--position", KNIFFEL.replace("6,6,6", "6,6,7")), "state.turn.faces cannot be (6,6,7,2,1)"),
        (("advise", "--position", KNIFFEL, "--seat", "1"), "must decide"),
    ],
)
def test_what_cannot_be_advised_is_refused_in_one_line(run: Run, words: tuple[str, ...], trouble: str) -> None:
    told = run(*words)
    assert (told.code, told.out) == (2, "")
    assert trouble in told.err
    assert len(told.err.splitlines()) == 1
