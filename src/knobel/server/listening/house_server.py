"""The web server of a house: it opens the house first and its door then."""

import socket
from contextlib import AsyncExitStack, nullcontext
from typing import Any

import uvicorn
from litestar import Litestar


class HouseServer(uvicorn.Server):
    """Opens the house before its door: what stands against that is raised, and told to whoever starts the server."""

    def __init__(self, app: Any, config: uvicorn.Config) -> None:
        if isinstance(app, Litestar):
            config.lifespan = "off"
        super().__init__(config)
        self._app = app
        self._house = app.lifespan() if isinstance(app, Litestar) else nullcontext()
        self._open = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._open.enter_async_context(self._house)
        except ExceptionGroup as trouble:
            raise _cause(trouble) from None
        try:
            await super().startup(sockets)
        except BaseException:
            await self._open.aclose()
            raise

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
