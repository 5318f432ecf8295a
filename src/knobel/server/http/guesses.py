"""Guesses at codes: only wrong ones count, by device and by network, and all of them together.

A pub is one network: forty people with the right code come in, however many of them there are. Whoever has guessed too
often is turned away before anybody looks the code up, so that a right guess tells nothing either.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from knobel.core.errors import KnobelError
from knobel.house.live.key_locks import KeyLocks
from knobel.server.http.limits import Limit, Limits

EVERYBODY = "all"


class Guesses:
    """The codes that were wrong."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._locks = KeyLocks()

    @asynccontextmanager
    async def counted(self, network: str, device: str | None) -> AsyncIterator[None]:
        """Look a code up in here; what comes out as unknown is counted. Of one network one looks at a time, so that
        nobody has many guesses under way before the first of them counts."""
        async with self._locks.hold(network):
            counters = self._counters(network, device)
            if not all(limit.has(key) for limit, key in counters):
                raise KnobelError("too-many-requests")
            try:
                yield
            except KnobelError as trouble:
                if trouble.code == "unknown-code":
                    for limit, key in counters:
                        limit.take(key)
                raise

    def _counters(self, network: str, device: str | None) -> list[tuple[Limit, str]]:
        limits = self._limits
        by_device = [] if device is None else [(limits.codes_by_device, device)]
        return [(limits.unknown_codes, EVERYBODY), (limits.codes_by_network, network), *by_device]
