"""A table's conversation: everybody hears each thing once and in order, on whichever node it was said.

What is said has numbers without gaps. A node that has missed some reads them: when a hint tells it so, when it looks
around, or when something is said here and the numbers do not meet.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from knobel.house.change_hints import ChangeHints
from knobel.house.messages import Talked
from knobel.house.store import chat
from knobel.house.store.chat import ChatLine
from knobel.house.store.store import Conflict, Store

ENCODE = msgspec.json.Encoder().encode
HINT_PREFIX = "talk/"
# Whoever comes in, or a node that has missed something, hears so much of what was said before.
MOST_SAID = 50


class Hearer(Protocol):
    """Somebody who hears what is said. `heard` is the number of the last thing; None before it has been let in."""

    heard: int | None

    def send(self, message: bytes) -> None:
        """Something said, ready to be sent."""
        ...


class Conversation:
    """What is said at a table, as far as it was told here."""

    def __init__(self, table: str, store: Store, hints: ChangeHints, hearers: Callable[[], Iterable[Hearer]]) -> None:
        self._table = table
        self._store = store
        self._hints = hints
        self._hearers = hearers
        self._told: int | None = None
        self._lock = asyncio.Lock()

    async def say(self, at: int, device: str, name: str, text: str, seat: int, phrase: str | None) -> None:
        """It is written down before anybody hears it."""
        async with self._lock:
            number = await self._write(at, device, name, text, seat, phrase)
            if self._told is not None and number == self._told + 1:
                self._tell(ChatLine(number, name, text, at, seat, phrase))
            else:
                await self._catch_up()
        await self._hints.hint(HINT_PREFIX + self._table, number)

    async def let_in(self, hearer: Hearer, after: int, *, is_told_the_past: bool) -> None:
        """Somebody has come: they are told what they have not heard, and hear what is said from now on."""
        async with self._lock:
            await self._catch_up()
            past = await self._store.read(chat.chat_of(self._table, after, MOST_SAID)) if is_told_the_past else ()
            if hearer not in self._hearers():
                return
            for said in past:
                hearer.send(_encoded(said))
            hearer.heard = max((said.number for said in past), default=self._told)

    async def goes_to(self, number: int) -> None:
        """Another node may have written as far as this."""
        if self._told is not None and self._told < number:
            async with self._lock:
                await self._catch_up()

    async def _write(self, *said: object) -> int:
        """Where two nodes write at once, one of them takes the next number."""
        while True:
            with contextlib.suppress(Conflict):
                number: int = await self._store.write(chat.add_chat(self._table, *said))  # type: ignore[arg-type]
                return number

    async def _catch_up(self) -> None:
        last: int = await self._store.read(chat.last_number(self._table))
        # Before anybody was let in there is nobody to tell.
        after = last if self._told is None else self._told
        for said in await self._store.read(chat.chat_of(self._table, after, MOST_SAID)):
            self._tell(said)
        # Of what people had forgotten only the number is left.
        self._told = max(last, self._told or last)

    def _tell(self, said: ChatLine) -> None:
        self._told = said.number
        message = _encoded(said)
        for hearer in self._hearers():
            if hearer.heard is not None and hearer.heard < said.number:
                hearer.heard = said.number
                hearer.send(message)


def _encoded(said: ChatLine) -> bytes:
    return ENCODE(Talked(said.number, said.name, said.text, said.at, said.seat, said.phrase))
