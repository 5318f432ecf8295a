"""The hub between nodes: Redis, carrying hints. A hint that is lost costs a look into the store, never a move."""

import asyncio
import contextlib

import redis.asyncio as redis

from knobel.server.hub.hub import Heard

CHANNEL = "knobel"
# After trouble with Redis the hub waits so long and begins anew, in seconds.
PAUSE = 0.5


class RedisHub:
    """Hints over a Redis channel."""

    def __init__(self, url: str) -> None:
        self._redis: redis.Redis = redis.Redis.from_url(url, socket_connect_timeout=2)
        self._listener: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        self._listener = asyncio.get_running_loop().create_task(self._listen(heard))

    async def hint(self, table: str, seq: int) -> None:
        with contextlib.suppress(redis.RedisError, OSError):
            await self._redis.publish(CHANNEL, f"{table} {seq}")

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._redis.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            with contextlib.suppress(redis.RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        await self._pass_on(message, heard)
            await asyncio.sleep(PAUSE)

    @staticmethod
    async def _pass_on(message: dict[str, object], heard: Heard) -> None:
        if message["type"] == "message" and isinstance(message["data"], bytes):
            table, seq = message["data"].decode().split()
            await heard(table, int(seq))
