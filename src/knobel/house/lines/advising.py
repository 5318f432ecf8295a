"""Advice: given to whoever asked, after everybody has been told that it was asked for.

Nobody waits for long without an answer: if it takes its time, what looks best is told first, and the advice follows.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from knobel.house.lines.connection import Connection
from knobel.house.lines.reception import Reception
from knobel.house.live.live_table import LiveTable
from knobel.house.live.resources import Resources
from knobel.house.live.thinking import advised, guessed
from knobel.house.messages import Advice, HintInfo
from knobel.house.table.table import Table

# So long, in seconds, an answer may take before another one is given first.
AT_ONCE = 0.25
Hints = tuple[HintInfo, ...]


async def advise(seat: int, key: str, seq: int, connection: Connection, reception: Reception) -> None:
    """Answer a request for advice that stands in the log at `seq`.

    It is good for the question that was open then, and for no later one: repeating an old request brings nothing.
    """
    live = connection.live
    if live is None or not _is_open(live, connection, seat, seq):
        connection.tell(Advice(key, seat, seq, ()))
        return

    def is_open() -> bool:
        return connection.live is live and _is_open(live, connection, seat, seq)

    # The first advice does not wait for a solution; whoever asks again will have it.
    reception.house.resources.work.solve(live.table.game)
    async for hints, first in _answers(live.table, seat, reception.house.resources, is_open):
        if is_open() or not first:
            connection.tell(Advice(key, seat, seq, hints if is_open() else (), first))


async def _answers(
    table: Table, seat: int, given: Resources, is_open: Callable[[], bool]
) -> AsyncIterator[tuple[Hints, bool]]:
    """The advice, and a guess before it if it is not there at once; with each, whether it is the guess."""
    work, below = given.work, given.source.below
    if not work.answers_meanwhile:
        yield await guessed(work, table, seat, below), True
        # The line has a turn to send it before everybody waits.
        await asyncio.sleep(0)
    advice = asyncio.ensure_future(advised(work, table, seat, below))
    try:
        late = work.answers_meanwhile and not await _is_done_before(advice, given.time.sleep(AT_ONCE))
        if late and is_open():
            guess = asyncio.ensure_future(guessed(work, table, seat, below))
            if not await _is_done_before(advice, guess):
                yield guess.result(), True
        yield await advice, False
    finally:
        advice.cancel()


async def _is_done_before(one: asyncio.Future[Any], other: Coroutine[Any, Any, Any] | asyncio.Future[Any]) -> bool:
    """Whether one is done first; of the other, no more is heard then."""
    beside = asyncio.ensure_future(other)
    try:
        await asyncio.wait({one, beside}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        beside.cancel()
    return one.done()


def _is_open(live: LiveTable, connection: Connection, seat: int, seq: int) -> bool:
    """Whether the seat still has the question that it had at an entry, and is the one that sees what is told here."""
    asked = live.table.question_since.get(seat)
    return seat in connection.viewers and asked is not None and asked <= seq and live.table.phase == "playing"
