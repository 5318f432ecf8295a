"""What is hidden stays hidden from the next person at the keyboard."""

import re

import pytest

from tests.cli.conftest import Run

MAEXCHEN = ("play", "maexchen", "--names", "Anna,Ben", "--seats", "2", "--set", "starter=first_seat", "--real-dice")
COVER = re.compile(r"Pass the keyboard to (\w+)\.")


def screens(out: str) -> list[tuple[str, str]]:
    """Who looked at the screen, and what was on it, from one cover to the next."""
    parts = COVER.split(out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_the_screen_is_covered_between_people(run: Run) -> None:
    seen = screens(run(*MAEXCHEN, typed="\n6 5\nsay 65\n\npress believe\n4 1\n66\n\n").out)
    assert [who for who, _ in seen] == ["Anna", "Ben", "Anna"]


@pytest.mark.parametrize("faces", ["6 5", "2 1", "3 3", "1 3"])
def test_nobody_else_sees_a_thing_of_what_lies_under_the_cup(run: Run, faces: str) -> None:
    def bens_screen(thrown: str) -> str:
        (_, _), (who, screen) = screens(run(*MAEXCHEN, typed=f"\n{thrown}\nsay 43\n\n").out)
        assert who == "Ben"
        return screen

    assert bens_screen(faces) == bens_screen("4 2")


def test_the_thrower_sees_the_dice(run: Run) -> None:
    (_, screen), *_ = screens(run(*MAEXCHEN, typed="\n6 5\n").out)
    assert "Anna throws 6 5." in screen


def test_the_end_of_input_shows_nothing_hidden(run: Run) -> None:
    out = run(*MAEXCHEN, typed="\n6 5\nsay 65\n").out
    assert "6 5." not in screens(out)[-1][1]


def test_one_person_among_bots_needs_no_cover(run: Run) -> None:
    assert not screens(run("play", "maexchen", "--names", "Anna", "--seed", "1", typed="\n\n1\n" * 30).out)


def test_a_game_without_secrets_needs_no_cover(run: Run) -> None:
    assert not screens(run("play", "chicago", "--names", "Anna,Ben", "--seed", "1", typed="\n\n1\n" * 30).out)


def test_a_terminal_is_wiped_with_its_scrollback_before_and_after_the_cover(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run(*MAEXCHEN, typed="\n6 5\nsay 43\n\n").out
    wiped = "\033[3J"
    dice, cover, ben = out.index("Anna throws 6 5."), out.index("Pass the keyboard to Ben"), out.rindex("Ben ›")
    assert wiped in out[dice:cover]
    assert wiped in out[cover:ben]
    assert "\033[?1049h" in out[:dice], "the game has a screen of its own"
    assert "\033[?1049l" in out[ben:], "which is left at the end"


def test_a_decision_that_uncovered_something_cannot_be_taken_back(run: Run) -> None:
    # Anna lies and is caught: Ben has seen her dice and must stand by the doubt.
    out = run(*MAEXCHEN, typed="\n3 1\nsay 65\n\npress doubt\nu\n").out
    assert "There is nothing to take back" in out
    assert "Taken back." not in out
