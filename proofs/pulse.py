"""A server's pulse: how long its processor was busy beyond each beat of its event loop, told in a file.

It says how long anybody had to wait because of what the server itself did, and nothing of what else the machine did.
"""

import asyncio
import struct
import time
from pathlib import Path

BEAT = 0.005
TOLD = struct.Struct("f")
FILE = "pulse"


async def beat(folder: Path) -> None:
    """Tell of every beat, for as long as the server lives."""
    with (folder / FILE).open("ab", buffering=0) as file:
        while True:
            before = time.process_time()
            await asyncio.sleep(BEAT)
            file.write(TOLD.pack(max(0.0, time.process_time() - before - BEAT)))


class Pulse:
    """What has been told of a server's beats since it was last asked, in seconds."""

    def __init__(self, folder: str) -> None:
        self._path = Path(folder) / FILE
        self._read = 0

    def since(self) -> list[float]:
        """The beats since the last time."""
        told = self._path.read_bytes() if self._path.exists() else b""
        fresh, self._read = told[self._read : len(told) - len(told) % TOLD.size], len(told) - len(told) % TOLD.size
        return [busy for (busy,) in TOLD.iter_unpack(fresh)]
