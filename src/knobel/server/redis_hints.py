"""Hints between nodes over Redis. A hint that is lost costs a look into the store, never a move.

Nobody ever waits for Redis: hints are left in a basket, newer ones replace older ones of the same table, and a task of
its own carries them there. A Redis that stands still delays hints, and nothing else.
"""

import asyncio
import contextlib

import redis.asyncio as redis

from knobel.house.change_hints import Heard

CHANNEL = "knobel"
# After trouble with Redis it waits so long and begins anew, in seconds.
PAUSE = 0.5
# Redis is asked for a sign of life so often, and has so long to give it, in seconds.
SIGN_OF_LIFE, PATIENCE = 5, 2


class RedisHints:
    """Hints over a Redis channel."""

    alone = False

    def __init__(self, url: str) -> None:
        self._redis: redis.Redis = redis.Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, health_check_interval=SIGN_OF_LIFE
        )
        self._basket: dict[str, int] = {}
        self._filled = asyncio.Event()
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def start(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = (loop.create_task(self._listen(heard)), loop.create_task(self._carry()))

    async def hint(self, table: str, seq: int) -> None:
        self._basket[table] = seq
        self._filled.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _carry(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            basket, self._basket = self._basket, {}
            with contextlib.suppress(redis.RedisError, OSError, TimeoutError):
                for table, seq in basket.items():
                    await self._redis.publish(CHANNEL, f"{table} {seq}")

    async def _listen(self, heard: Heard) -> None:
        while True:
            with contextlib.suppress(redis.RedisError, OSError, TimeoutError):
                await self._listen_on_one_line(heard)
            await asyncio.sleep(PAUSE)

    async def _listen_on_one_line(self, heard: Heard) -> None:
        """Pass on every hint until there is trouble with the line."""
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=SIGN_OF_LIFE)
                if message is not None:
                    await self._pass_on(message["data"], heard)

    @staticmethod
    async def _pass_on(data: object, heard: Heard) -> None:
        """Whatever else comes over the channel is no hint of ours."""
        words = data.decode(errors="replace").split() if isinstance(data, bytes) else []
        if len(words) == 2 and words[1].isdecimal():
            await heard(words[0], int(words[1]))
