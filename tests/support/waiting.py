"""Waiting for a state, however long a busy machine takes: the only place to let time pass in a test."""

import asyncio
from collections.abc import Callable

# After so long it will not come about any more; no test depends on how soon it does.
PATIENCE = 120.0
LOOK_EVERY = 0.01


async def until(condition: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(LOOK_EVERY)
    except TimeoutError:
        raise AssertionError(f"waited in vain until {what}") from None
