"""The command for a graphics card, without one: what is asked for is done, and nothing before it."""

import sys
from collections.abc import Callable

import numpy as np
import pytest

from knobel.minds.experts.kniffel_extreme import gpu
from knobel.minds.experts.kniffel_extreme.low_rank import key_of, read
from knobel.minds.experts.kniffel_extreme.sheets import BOXES, USUAL_CHIPS
from knobel.minds.experts.kniffel_extreme.solution import file_of
from tools import kniffel_extreme


def test_float64_alone_is_set_beside_what_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = read(file_of(1), key_of(1)).facts.worth
    asked = []

    class Card:
        def __getitem__(self, place: object) -> "Card":
            assert place == kniffel_extreme.START
            return self

        def get(self) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
            return np.array(printed[: USUAL_CHIPS + 1]) - 0.25

    def solved(chips: int, real: str = "float32", done: Callable[[], None] = lambda: None) -> Card:
        asked.append((chips, real))
        for _ in range(BOXES):
            done()
        return Card()

    monkeypatch.setattr(gpu, "solved", solved)
    monkeypatch.setattr(sys, "argv", ["kniffel_extreme", "check", "--only", "float64"])
    kniffel_extreme.main()
    lines = capsys.readouterr().out.splitlines()
    assert asked == [(USUAL_CHIPS, "float64")]
    assert [line.split(" after")[0] for line in lines[:BOXES]] == [f"{n + 1} of {BOXES} layers" for n in range(BOXES)]
    assert lines[BOXES].startswith("solved in float64: ")
    assert lines[-1] == f"3 chips: {printed[3] - 0.25:.6f} in float64, {printed[3]:.6f} printed (+0.250000)"
    assert len(lines) == BOXES + 1 + USUAL_CHIPS + 1
