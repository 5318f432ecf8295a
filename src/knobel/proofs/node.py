"""A server in a process of its own, for proofs that kill it: `python -m knobel.proofs.node SETTINGS-AS-JSON`.

A planted fault replaces one part of the server by a faulty one, to show that the proof would notice.
"""

import asyncio
import logging
import sys
from pathlib import Path

import msgspec
import uvicorn

from knobel.core.frozen import Frozen
from knobel.server.app import application
from knobel.server.live.live_table import LiveTable
from knobel.server.serving import hub_for
from knobel.server.store import operations
from knobel.server.store.operations import Row
from knobel.server.table.entries import Entry


class NodeSettings(Frozen, frozen=True):
    """How a node of a proof runs."""

    port: int
    data: str
    database_url: str | None = None
    hub_url: str | None = None
    pace: float = 0.01
    fault: str | None = None


class EagerTable(LiveTable):
    """Planted fault: says that a move is written, and writes it a moment later."""

    async def _write(self, entries: tuple[Entry, ...], key: str | None) -> int:
        at, after, summary = self._time.now(), self.table.seq, self._summary(entries)
        operation = operations.append(self.id, after, entries, at, key, summary)
        asyncio.get_running_loop().call_later(0.1, lambda: asyncio.ensure_future(self._store.write(operation)))
        for number, entry in enumerate(entries, start=after + 1):
            self._fold(Row(number, at, entry))
        self.changed()
        return self.table.seq


class ForgetfulTable(LiveTable):
    """Planted fault: forgets which requests it has answered."""

    async def _answered(self, key: str) -> int | None:
        return None

    async def _write(self, entries: tuple[Entry, ...], key: str | None) -> int:
        return await super()._write(entries, None)


def node(settings: NodeSettings) -> uvicorn.Server:
    """The server, with its fault if one was planted."""
    app = application(Path(settings.data), settings.database_url, hub=hub_for(settings.hub_url), pace=settings.pace)
    house = app.state.house
    match settings.fault:
        case "ack-before-commit":
            house.live_table = EagerTable
        case "forget-keys":
            house.live_table = ForgetfulTable
        case "no-credit":
            house.gives_credit = False
        case _:
            pass
    app.state.doors.limits.lift()
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


def main() -> None:
    """Run one node until it is stopped or killed."""
    logging.basicConfig(level=logging.WARNING)
    node(msgspec.json.decode(sys.argv[1], type=NodeSettings)).run()


if __name__ == "__main__":
    main()
