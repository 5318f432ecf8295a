"""A line to a desk for tests: says hello with a link, asks, and keeps the newest page."""

import asyncio
import secrets
from typing import Any

import msgspec
import websockets

from knobel.desk.actions import Request
from knobel.proofs.client import Person
from knobel.server.desks.messages import (
    DeskDone,
    DeskHello,
    DeskPageMessage,
    DeskPlease,
    DeskPreview,
    DeskPreviewed,
    DeskServerMessage,
    DeskTrouble,
    DeskWelcome,
)

DECODE = msgspec.json.Decoder(DeskServerMessage).decode
PATIENCE = 20.0


class DeskLine:
    """A socket to one desk."""

    def __init__(self, base: str, desk: str, token: str, name: str = "", person: Person | None = None) -> None:
        self.base = base
        self.person = person
        self.hello = DeskHello(desk, token, name)
        self.page: DeskPageMessage | None = None
        self._socket: Any = None

    async def __aenter__(self) -> "DeskLine":
        headers = {} if self.person is None else {"cookie": self.person.cookie}
        url = self.base.replace("http", "ws", 1) + "/api/desks/socket"
        origin = websockets.Origin(self.base)
        self._socket = await websockets.connect(url, origin=origin, additional_headers=headers, max_size=None)
        await self._send(self.hello)
        return self

    async def __aexit__(self, *trouble: object) -> None:
        await self._socket.close()

    async def welcomed(self) -> DeskWelcome | DeskTrouble:
        """How the desk answers a hello."""
        message = await self._until(DeskWelcome, DeskTrouble)
        assert isinstance(message, DeskWelcome | DeskTrouble)
        return message

    async def please(self, request: Request, key: str | None = None, seq: int | None = None) -> DeskDone | DeskTrouble:
        """Ask, and wait for the answer."""
        await self._send(DeskPlease(key or secrets.token_hex(8), request, "", seq))
        message = await self._until(DeskDone, DeskTrouble)
        assert isinstance(message, DeskDone | DeskTrouble)
        return message

    async def preview(self, request: Request) -> DeskPreviewed | DeskTrouble:
        """Ask what a request would change."""
        await self._send(DeskPreview(secrets.token_hex(8), request))
        message = await self._until(DeskPreviewed, DeskTrouble)
        assert isinstance(message, DeskPreviewed | DeskTrouble)
        return message

    async def page_after(self, seq: int) -> DeskPageMessage:
        """The first page that knows entry `seq`."""
        while self.page is None or self.page.seq < seq:
            await self._until(DeskPageMessage)
        return self.page

    async def _send(self, message: msgspec.Struct) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _until(self, *kinds: type) -> Any:
        while True:
            message = DECODE(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if isinstance(message, DeskPageMessage):
                self.page = message
            if isinstance(message, kinds):
                return message
