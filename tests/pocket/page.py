"""A page at the door of a pocket: it asks, opens a line, and plays by what it is shown, as any page would."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knobel.pocket.door import Door
from tests.support.waiting import PATIENCE

# Moves that stand in an offer as they are made.
PLAIN = frozenset({"press", "say", "choose", "take"})
Json = dict[str, Any]


def move_in(offers: list[Json]) -> Json:
    """Some move that a scene offers: a plain one, or the first box of a sheet."""
    choices = [offer["choice"] for offer in offers]
    boxes = [{"type": "take", "cell": choice["cells"][0]} for choice in choices if choice["type"] == "cells"]
    return next(iter([*boxes, *(choice for choice in choices if choice["type"] in PLAIN)]))


class Page:
    """What one page knows: the answers to its requests, and the messages on its only line."""

    LINE = 1

    def __init__(
        self,
        path: Path,
        on_done: Callable[[Json], None] = lambda _: None,
        fetch: Callable[[str], None] | None = None,
    ) -> None:
        self.door = Door(str(path), self._told, pace=0, fetch=fetch)
        self.messages: list[Json] = []
        self.closed: list[int] = []
        self.scene: Json = {}
        self.scenes: dict[int, Json] = {}
        self.phase = "lobby"
        self._answers: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self._done: dict[str, asyncio.Future[Json]] = {}
        self._moved = asyncio.Event()
        self._asked = 0
        self._on_done = on_done

    def _told(self, what: str, number: int, code: int, text: str) -> None:
        if what == "answer":
            self._answers.pop(number).set_result((code, json.loads(text) if text[:1] in '{["ntf' else text))
        elif what == "closed":
            self.closed.append(code)
        else:
            self._heard(json.loads(text))

    def _heard(self, message: Json) -> None:
        self.messages.append(message)
        if message["type"] == "welcome":
            self.scenes.clear()
        if message["type"] == "done":
            self._on_done(message)
        if message.get("key") in self._done:
            self._done.pop(message["key"]).set_result(message)
        if message.get("table"):
            self.phase = message["table"]["phase"]
        if message.get("views"):
            self.scene = self.scenes[message["seq"]] = message["views"][0]["scene"]
        self._moved.set()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the answer to a request; one that is no JSON comes as text."""
        self._asked += 1
        answer: asyncio.Future[tuple[int, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._asked] = answer
        self.door.ask(self._asked, method, path, "" if body is None else json.dumps(body), token)
        return await answer

    async def please(self, key: str | None = None, **request: Any) -> Json:
        """What comes of a request on the line."""
        self._asked += 1
        key = key or f"k{self._asked}"
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._done[key] = done
        self.say(type="please", key=key, request=request)
        return await done

    def say(self, **message: Any) -> None:
        self.door.say(self.LINE, json.dumps(message))

    async def heard(self, kind: str) -> Json:
        """The first message of a kind, once it has come."""
        while not (found := [each for each in self.messages if each["type"] == kind]):
            await self._next()
        return found[0]

    async def _next(self) -> None:
        self._moved.clear()
        await asyncio.wait_for(self._moved.wait(), PATIENCE)

    async def sit_down(self, table: str) -> Json:
        """Open a line to a table and show the tokens of one's seats."""
        self.door.connect(self.LINE)
        self.say(type="hello", table=table)
        tokens = list((await self.heard("welcome"))["tokens"].values())
        self.messages.clear()
        self.say(type="hello", table=table, tokens=tokens)
        welcome = await self.heard("welcome")
        while welcome["table"]["phase"] == "playing" and welcome["seq"] not in self.scenes:
            await self._next()
        return welcome

    async def play(self, moves: int | None = None) -> None:
        """Play one's own seat until the game is over, or for so many moves; the bots play by themselves."""
        made = 0
        while self.phase == "playing" and made != moves:
            if self.scene["turn"] and 0 not in self.scene["turn"]:
                await self._next()
                continue
            if self.scene["throws"]:
                await self.please(type="roll", seat=0 if self.scene["turn"] else -1)
            else:
                await self.please(type="act", seat=0, move=move_in(self.scene["offers"]))
            made += 1


async def open_table(page: Page, game: str, **wanted: Any) -> str:
    """A table against one bot, at which the game has begun."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "greedy"}]
    status, link = await page.ask("POST", "/api/tables", {"game": game, "seats": seats, "pace": "instant", **wanted})
    assert status == 200, link
    await page.sit_down(link["table"])
    await page.please(type="begin")
    return str(link["table"])
