"""What the web tests check against comes from the server. `python -m tests.server.test_web_fixtures` writes it."""

from pathlib import Path

import msgspec

from knobel.house.table.fairness_file import fairness_file
from knobel.house.table.masters import Masters
from tests.server.lesson_moments import lesson_moments
from tests.server.test_verifying import MASTER, finished_game, problems, sealed

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "lib" / "fixtures"
FAIRNESS, LESSONS = FIXTURES / "fairness.json", FIXTURES / "lessons.json"
SEEDS = ("ab" * 16, "0123456789abcdef" * 2)


def fairness_text() -> str:
    """A game of Mäxchen, as the first of two players may check it."""
    file = fairness_file(finished_game(seeds=SEEDS), Masters(MASTER), 0)
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode() + "\n"


def test_the_fairness_file_of_the_web_tests_is_the_servers_own() -> None:
    assert FAIRNESS.read_text(encoding="utf-8") == fairness_text(), "python -m tests.server.test_web_fixtures"


def lessons_text() -> str:
    """What is met in every game that the app explains, a line for each game."""
    lines = [f'  "{id}": {msgspec.json.encode(met).decode()}' for id, met in lesson_moments().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_what_lessons_are_held_to_is_what_the_games_ask_and_tell() -> None:
    assert LESSONS.read_text(encoding="utf-8") == lessons_text(), "python -m tests.server.test_web_fixtures"


def test_it_holds_something_open_and_something_sealed() -> None:
    file = msgspec.json.decode(FAIRNESS.read_bytes())
    assert problems(file) == []
    assert 0 < sealed(file) < len(file["throws"])
    assert len(set(file["seeds"])) == 2, "seeds that are alike cannot be swapped"


if __name__ == "__main__":
    FAIRNESS.write_text(fairness_text(), encoding="utf-8")
    LESSONS.write_text(lessons_text(), encoding="utf-8")
