"""A line to a desk for tests: says hello with a link, asks, and keeps the newest page."""

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
import websockets

from knobel.desk.actions import Request
from knobel.house.desks.messages import (
    DeskChanges,
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
from knobel.house.desks.patching import patched
from proofs.client import Person
from tests.support.waiting import PATIENCE

DECODE = msgspec.json.Decoder(DeskServerMessage).decode


class DeskLine:
    """A socket to one desk. With `changes` it is sent only what is new, and puts its page together itself."""

    def __init__(
        self, base: str, desk: str, token: str, name: str = "", person: Person | None = None, *, changes: bool = False
    ) -> None:
        self.base = base
        self.person = person
        self.hello = DeskHello(desk, token, name, changes)
        self.page: DeskPageMessage | None = None
        self.heard: list[type] = []
        self.messages: list[DeskServerMessage] = []
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

    async def closed(self) -> None:
        """Until the house has closed the line."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                self.messages.append(DECODE(await self._socket.recv()))

    async def _send(self, message: msgspec.Struct) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _until(self, *kinds: type) -> Any:
        while True:
            message = DECODE(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            self.heard.append(type(message))
            self.messages.append(message)
            if isinstance(message, DeskChanges):
                message = self._changed(message)
            if isinstance(message, DeskPageMessage):
                self.page = message
            if isinstance(message, kinds):
                return message

    def _changed(self, changes: DeskChanges) -> DeskPageMessage:
        assert self.page is not None
        whole = msgspec.json.decode(msgspec.json.encode(self.page))
        whole |= {"seq": changes.seq, "away": changes.away, "page": patched(whole["page"], changes.patch)}
        return msgspec.convert(whole, DeskPageMessage)
