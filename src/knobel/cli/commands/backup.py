"""`knobel backup` and `knobel restore`: a whole house in one file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.server.store.backups import back_up, restore
from knobel.server.store.opening import open_store
from knobel.server.store.store import Store


def back_up_house(voice: Voice, path: Path, data: Path, database_url: str | None) -> None:
    """Write everything to a file that is not there yet; the server may go on running."""
    rows = asyncio.run(_with_store(data, database_url, lambda store: back_up(store, path)))
    Screen().note(voice.line("cli-backed-up", file=str(path), rows=rows), "good")


def restore_house(voice: Voice, path: Path, data: Path, database_url: str | None) -> None:
    """Fill an empty house from a file."""
    rows = asyncio.run(_with_store(data, database_url, lambda store: restore(store, path)))
    Screen().note(voice.line("cli-restored", file=str(path), rows=rows), "good")


async def _with_store(data: Path, database_url: str | None, work: Callable[[Store], Awaitable[int]]) -> int:
    store = open_store(data, database_url)
    await store.start()
    try:
        return await work(store)
    finally:
        await store.close()
