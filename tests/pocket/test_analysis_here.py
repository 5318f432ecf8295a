"""Analyses in a pocket: what was found first is shown while others are answered and it is refined."""

import asyncio

import msgspec

from knobel.core.records import write_record
from knobel.house.live.analysts import Underway
from knobel.minds.analysis import Analysis
from knobel.pocket.analysis_here import analysis_here
from tests.minds.test_analysis import recorded
from tests.minds.test_analysis_steps import Clock


class Shown(Underway):
    """All that could be shown on the way, and how far it was then."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[float, Analysis]] = []

    def show(self, found: bytes) -> None:
        super().show(found)
        assert self.preliminary is not None
        self.shown.append((self.progress, self.preliminary))


def test_a_first_result_is_shown_before_the_last_one() -> None:
    """A second passes with every look at the clock, so time is up before all is done."""
    shown = Shown()
    found = asyncio.run(analysis_here(write_record(recorded("chicago")), shown, Clock()))
    ((progress, first),) = shown.shown
    last = msgspec.json.decode(found, type=Analysis)
    assert progress < shown.progress
    assert len(first.curve) == len(last.curve)
    assert all(late.error <= early.error for early, late in zip(first.accounts, last.accounts, strict=True))
