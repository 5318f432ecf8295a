"""Finished games, worked out by the one worker there is: a piece at a time, so that others get a turn in between."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.records import read_record
from knobel.house.live.analysts import Underway
from knobel.match import opening
from knobel.minds.analysis_steps import LIMITS, analysis_steps
from knobel.minds.sampled import Effort
from knobel.pocket.beside import WORTH_WAITING, FilesBeside

# Half of what a server spends: a phone has one core for it, and somebody waits beside it.
USUAL = Effort(games=12, simulations=48)


async def analysis_here(
    record: str,
    underway: Underway,
    clock: Callable[[], float] = time.monotonic,
    beside: FilesBeside | None = None,
) -> bytes:
    """The analysis of a record, as JSON; `underway` hears how far it is and what could be said first."""
    try:
        read = read_record(record)
        if beside is not None:
            beside.try_again()
            await beside.fetched(opening.game_of(read), WORTH_WAITING)
        steps = analysis_steps(read, USUAL, LIMITS, clock)
        while True:
            try:
                step = next(steps)
            except StopIteration as finished:
                return msgspec.json.encode(finished.value)
            underway.advance(step.done)
            if step.preliminary is not None:
                underway.show(msgspec.json.encode(step.preliminary))
            await asyncio.sleep(0)
    except KnobelError as trouble:
        raise OSError(trouble.code) from trouble
