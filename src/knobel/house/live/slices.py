"""Slices: long work on the event loop in pieces, between which others get a turn."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")
# So many seconds at a time.
SLICE = 0.005


async def in_slices(things: Iterable[T]) -> AsyncIterator[T]:
    """The things, one after the other; whoever has waited for a slice gets a turn between two of them."""
    since = time.monotonic()
    for thing in things:
        yield thing
        if time.monotonic() - since >= SLICE:
            await asyncio.sleep(0)
            since = time.monotonic()
