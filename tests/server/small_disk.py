"""A disk of two megabytes that is filled and then grows: `unshare --mount python -m tests.server.small_disk FOLDER`.

It mounts a file system there. In mounts of its own nothing is left of that afterwards, also where it is killed.
"""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

from knobel.house.store import operations
from tests.server.test_full_disks import EPISODE, all_are_there, health, house, lines, write_until_refused


class LogRecorder(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


async def fill(disk: Path) -> None:
    """Health says that the disk is full, the log has one line of it, and once there is room everything goes on."""
    kept = LogRecorder()
    logging.getLogger("knobel.store").addHandler(kept)
    async with house(disk) as (open_house, client):
        assert await health(client, 200) == "ok"
        acknowledged = await write_until_refused(open_house.resources.store)
        assert len(acknowledged) > 10
        assert await health(client, 503) == "store-full"
        for _ in range(5):
            await write_until_refused(open_house.resources.store)
        assert [line for line in lines(kept.records) if line[0] == logging.ERROR] == EPISODE[:1]
        _mount("-o", "remount,size=16m", str(disk))
        assert await health(client, 200) == "ok"
        await open_house.resources.store.write(operations.add_device("later", "tlater", "", 1))
        assert await all_are_there(open_house.resources.store, [*acknowledged, "later"])
    assert lines(kept.records) == EPISODE


def _mount(*how: str) -> None:
    subprocess.run(["mount", *how], check=True)


def main() -> None:
    disk = Path(sys.argv[1])
    _mount("-t", "tmpfs", "-o", "size=2m", "knobel-test", str(disk))
    print("mounted", flush=True)
    asyncio.run(fill(disk))


if __name__ == "__main__":
    main()
