"""Finished games, worked out by the one worker there is: event by event, so that everybody else gets a turn between."""

import asyncio

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.records import read_record
from knobel.house.live.analysts import Progress
from knobel.minds.analysis import analysis_steps
from knobel.minds.sampled import Effort, effort_for

# Half of what a server spends: a phone has one core for it, and somebody waits beside it.
USUAL = Effort(games=12, simulations=48)


async def analysis_here(record: str, progress: Progress) -> bytes:
    """The analysis of a record, as JSON; `progress` is told how far it is."""
    try:
        read = read_record(record)
        steps, events = analysis_steps(read, effort_for(len(read.events), USUAL)), len(read.events)
    except KnobelError as trouble:
        raise OSError(trouble.code) from trouble
    done = 0
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return msgspec.json.encode(finished.value)
        except KnobelError as trouble:
            raise OSError(trouble.code) from trouble
        done += 1
        progress(done / events)
        await asyncio.sleep(0)
