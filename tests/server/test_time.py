"""The server's time is the time of day, however busy the machine was when the server began."""

from collections.abc import Iterator

import pytest

from knobel.house.live import time as server_time
from knobel.house.live.time import WallTime

MILLISECOND = 10**6
# How far apart the two clocks are.
APART = 1_700_000_000_000 * MILLISECOND


class BusyMachine:
    """Two clocks, and others who run for a while before some looks at them."""

    def __init__(self, pauses: Iterator[int]) -> None:
        self._since_start = 5_000 * MILLISECOND
        self._pauses = pauses

    def monotonic_ns(self) -> int:
        self._since_start += next(self._pauses, 0)
        return self._since_start

    def time_ns(self) -> int:
        return self.monotonic_ns() + APART


@pytest.mark.parametrize("interrupted", range(6))
def test_a_pause_between_two_looks_at_the_clocks_does_not_make_the_server_late(
    interrupted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = BusyMachine(iter([*[0] * interrupted, 40 * MILLISECOND]))
    monkeypatch.setattr(server_time, "time", machine)
    assert WallTime().now() == (machine.monotonic_ns() + APART) // MILLISECOND
