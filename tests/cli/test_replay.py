"""`knobel replay`: a record, told again."""

from pathlib import Path

import pytest

import knobel
from tests.cli.conftest import Run


@pytest.fixture
def chicago(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "chicago.knobel"
    run("play", "chicago", "--names", "Anna", "--seed", "4", "--save", str(file), typed="1\n\n" * 300)
    return file


@pytest.fixture
def maexchen(run: Run, tmp_path: Path) -> Path:
    """The record of a game that has only begun: Anna has thrown 6 5 under the cup and said 43."""
    file = tmp_path / "maexchen.knobel"
    words = (
        "play",
        "maexchen",
        "--names",
        "Anna,Ben",
        "--set",
        "starter=first_seat",
        "--real-dice",
        "--save",
        str(file),
    )
    run(*words, typed="\n6 5\nsay 43\n")
    return file


def test_a_record_is_told_from_beginning_to_end(run: Run, chicago: Path) -> None:
    outcome = run("replay", str(chicago))
    assert outcome.code == 0
    steps = len(knobel.read_record(chicago.read_text(encoding="utf-8")).events)
    assert f"\n{steps:>4}  " in outcome.out
    assert "The game is over." in outcome.out


def test_a_record_can_be_told_to_a_step(run: Run, chicago: Path) -> None:
    out = run("replay", str(chicago), "--step", "3").out
    assert "\n   3  " in out
    assert "\n   4  " not in out
    assert "There is no step" in run("replay", str(chicago), "--step", "99999").err
    assert run("replay", str(chicago), "--step", "0").code == 0


def test_a_spectator_is_not_told_what_lies_under_a_cup(run: Run, maexchen: Path) -> None:
    out = run("replay", str(maexchen)).out
    assert "Anna throws under the cup." in out
    assert "6 5" not in out


@pytest.mark.parametrize("viewer", ["1", "Ben"])
def test_a_seat_is_told_what_that_seat_knew(run: Run, maexchen: Path, viewer: str) -> None:
    assert "6 5" not in run("replay", str(maexchen), "--viewer", viewer).out


@pytest.mark.parametrize("viewer", ["0", "Anna", "all"])
def test_whoever_threw_is_told_the_dice(run: Run, maexchen: Path, viewer: str) -> None:
    assert "Anna throws 6 5." in run("replay", str(maexchen), "--viewer", viewer).out


def test_a_viewer_must_sit_at_the_table(run: Run, maexchen: Path) -> None:
    outcome = run("replay", str(maexchen), "--viewer", "Zoe")
    assert outcome.code == 2
    assert "0 (Anna), 1 (Ben)" in outcome.err


SET_UP = '[Knobel "1"]\n[Game "chicago"]\n[Rules "1"]\n[Seat 0 "A"]\n[Seat 1 "B"]\n'
BROKEN = {
    "empty": "",
    "something else": "Dear diary\n",
    "no event of this game": SET_UP + "\n0 keep 1\n",
    "impossible dice": SET_UP + "\n~ 9\n",
    "an unknown game": SET_UP.replace("chicago", "chess"),
    "rules of the future": SET_UP.replace('Rules "1"', 'Rules "99"'),
    "too few seats": SET_UP.replace('[Seat 1 "B"]\n', ""),
    "an unknown option": SET_UP + '[Option wings "2"]\n',
    "a header that cannot be read": '[Knobel "1"]\n[Game chicago]\n',
    "a header with a bad escape": '[Knobel "1"]\n[Game "\\x"]\n',
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_record_gives_one_clear_line(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.knobel"
    file.write_text(text, encoding="utf-8")
    outcome = run("replay", str(file))
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1


def test_a_file_of_bytes_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bytes.knobel"
    file.write_bytes(b"\xff\xfe\x00\xd8")
    assert run("replay", str(file)).code == 2


def test_the_refusal_of_a_step_tells_its_reason_in_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.knobel"
    file.write_text(BROKEN["impossible dice"], encoding="utf-8")
    assert "cannot have fallen" in run("replay", str(file)).err


def test_a_record_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sly.knobel"
    file.write_text(SET_UP.replace('"A"', '"\\u001b[2JAnna"') + "\n~ 3\n~ 4\n", encoding="utf-8")
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert "\033" not in outcome.out
    assert "?[2JAnna" in outcome.out
