"""Scenes that are played with a fresh store of each kind, and houses over it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from knobel.house.change_hints import Heard, LocalHints
from knobel.house.house import House
from knobel.house.live.time import SystemSource, WallTime
from knobel.house.store.store import Store
from knobel.server.store.postgres import PostgresStore
from knobel.server.store.sqlite import SqliteStore

Scene = Callable[[Store], Awaitable[None]]
Play = Callable[[Scene], None]


def play_with_store(scene: Scene, folder: Path, postgres_url: str | None) -> None:
    """Play a scene with a store in this folder, or in the database at this address."""

    async def with_store() -> None:
        store: Store = SqliteStore(folder / "k.sqlite") if postgres_url is None else PostgresStore(postgres_url)
        await store.start()
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(with_store())


class LostHub:
    """A hub to other nodes that loses every hint."""

    alone = False

    async def start(self, heard: Heard) -> None:
        pass

    async def hint(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass


def house_over(store: Store, hints: LocalHints | LostHub | None = None) -> House:
    """A house that keeps its tables in this store."""
    return House(store, hints or LocalHints(), WallTime(), SystemSource(), pace=0)
