"""The web server of a house: it opens the house first and its door then."""

import socket
from contextlib import AsyncExitStack, nullcontext
from typing import Any

import uvicorn
from litestar import Litestar

from knobel.server.listening.doors import doors


class HouseServer(uvicorn.Server):
    """Takes its place on the network, opens the house, and lets people in then: what stands against that is raised, and
    told to whoever starts the server."""

    def __init__(self, app: Any, config: uvicorn.Config) -> None:
        if isinstance(app, Litestar):
            config.lifespan = "off"
        super().__init__(config)
        self._app = app
        self._house = app.lifespan() if isinstance(app, Litestar) else nullcontext()
        self._open = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        taken = doors(self.config.host, self.config.port) if sockets is None else sockets
        try:
            await self._open_house()
            await super().startup(taken)
        except BaseException:
            for door in taken:
                door.close()
            await self._open.aclose()
            raise

    async def _open_house(self) -> None:
        try:
            await self._open.enter_async_context(self._house)
        except ExceptionGroup as trouble:
            raise _cause(trouble) from None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if isinstance(self._app, Litestar):
            await self._app.state.house.resources.work.turn_away()
        await super().shutdown(sockets)
        await self._open.aclose()


def _cause(trouble: Exception) -> Exception:
    """What was raised, without the groups that tasks have put around it."""
    while isinstance(trouble, ExceptionGroup):
        trouble = trouble.exceptions[0]
    return trouble
