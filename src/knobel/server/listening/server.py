"""uvicorn with an eye on its connections: whoever lets the others wait is cut off."""

import asyncio
from typing import Any

from knobel.server.listening.budget import Budget, raise_file_limit, within_files
from knobel.server.listening.gate import Gate
from knobel.server.listening.house_server import HouseServer
from knobel.server.listening.networks import Addresses
from knobel.server.listening.protocols import HttpLine, ListeningConfig, SocketLine

# uvicorn ticks ten times a second.
LOOK_EVERY = 10
# So many connections are looked at before others get a turn.
AT_ONCE = 500


class ListeningServer(HouseServer):
    """Goes through all connections once a second."""

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            await self._cut_off_the_overdue()
        return await super().on_tick(counter)

    async def _cut_off_the_overdue(self) -> None:
        now = asyncio.get_running_loop().time()
        for number, line in enumerate(tuple(self.server_state.connections), start=1):
            if isinstance(line, HttpLine | SocketLine) and line.is_overdue(now):
                line.transport.abort()
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)


def listening_server(app: Any, budget: Budget | None = None, **settings: Any) -> ListeningServer:
    """A server for the house: uvicorn's settings, and a budget of connections that fits this machine."""
    files = raise_file_limit()
    config = ListeningConfig(
        app, http=HttpLine, ws=SocketLine, log_config=None, access_log=False, server_header=False, **settings
    )
    config.gate = Gate()
    config.budget = budget or Budget(within_files(files))
    config.proxies = Addresses(settings.get("forwarded_allow_ips") or ())
    return ListeningServer(app, config)
