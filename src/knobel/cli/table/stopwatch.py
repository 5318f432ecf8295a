"""Clocks at one keyboard: a person's time runs only while that person is asked."""

import time
from collections import defaultdict
from collections.abc import Callable
from math import ceil

from knobel.core.stages import Ask, Clock

Now = Callable[[], float]


class Stopwatch:
    """How much of every clock each person has used."""

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._used: defaultdict[tuple[str, int], float] = defaultdict(float)
        self._since = now()

    def start(self) -> None:
        """Somebody is asked from now on."""
        self._since = self._now()

    def stop(self, stage: Ask, seat: int) -> None:
        """This seat has answered, or was interrupted."""
        now = self._now()
        for clock in clocks_for(stage, seat):
            self._used[clock.name, seat] += now - self._since
        self._since = now

    def left(self, clock: Clock, seat: int) -> int:
        """Whole seconds that a seat has left on a clock; 0 when time is up."""
        return max(0, ceil(clock.seconds - self._used[clock.name, seat]))

    def run_out(self, stage: Ask, seat: int) -> Clock | None:
        """A clock on which this seat has no time left."""
        return next((clock for clock in clocks_for(stage, seat) if self.left(clock, seat) == 0), None)


def clocks_for(stage: Ask, seat: int) -> tuple[Clock, ...]:
    """The clocks that run for a seat: its own and those of the whole table."""
    return tuple(clock for clock in stage.clocks if clock.seat in (None, seat))
