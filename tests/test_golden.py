"""Every game has a golden playthrough, and still plays it."""

import pytest

import knobel
from tests.golden_playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("id", knobel.ids())
def test_the_game_still_plays_its_golden_playthrough(id: str) -> None:
    path = FOLDER / f"{id}.txt"
    assert path.exists(), f"write it with: make golden, then read tests/golden/{id}.txt"
    assert path.read_text(encoding="utf-8") == playthrough(id), "if this change is meant: make golden, then read it"


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(knobel.ids())
