"""Tournaments of every format that go on while the plug is pulled: every acknowledged entry stands in the log, once."""

import asyncio
import contextlib
import random
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import websockets

from knobel.core.frozen import Frozen
from knobel.desk.actions import Draw, Drawn, RenamePlayer, ReplacePlayer, Request, Undo, Undone
from knobel.desk.desk import Desk
from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.options import DeskOptions
from knobel.desk.pages import DeskPage
from knobel.desk.simulating import registered
from knobel.house.desks.messages import DeskDone, DeskHello, DeskPageMessage, DeskPlease, DeskServerMessage, DeskTrouble
from knobel.house.store import desk_operations
from knobel.house.store.logs import Operation
from knobel.server.store.sqlite import run
from proofs.client import LINE_TROUBLE, PATIENCE, Person, arrive, browser
from proofs.crash_desk_requests import PLAYERS, Evening

DECODE = msgspec.json.Decoder(DeskServerMessage).decode
# Before a server that does not answer is asked again.
PAUSE = 0.05
# So many entries a log has before anybody asks for one: it was opened, and everybody signed up and came.
IMPORTED = 1 + 2 * PLAYERS
# One tournament of every format goes on at a time, each with a game of another measure where it can have one.
KINDS: tuple[tuple[AnyFormat | None, str], ...] = (
    (None, "schocken"),
    (PointsRounds(rounds=3, table_size=3, team_size=2), "kniffel"),
    (KnockOut(), "filzlaus"),
    (RoundRobin(), "maexchen"),
    (League(rounds_per_evening=2), "kniffel"),
)


class Entered(Frozen, frozen=True):
    """What an organiser was told: a request to a desk, by its key, and where it stands in the log."""

    desk: str
    key: str
    request: Request
    seq: int


class DeskBook(Frozen, frozen=True):
    """What is wrong with the logs of desks: entries that were acknowledged and are not there, and entries that may be
    made twice."""

    lost: int
    doubled: int


class DeskOrganiser:
    """Somebody who runs one tournament after the other, and repeats with the same key whatever was not answered."""

    def __init__(self, base: str, person: Person, kind: AnyFormat | None, game: str, seed: float) -> None:
        self.base, self.person, self.kind, self.game = base, person, kind, game
        self.told: list[Entered] = []
        self.desks: list[str] = []
        self._link: str | None = None
        self._open: tuple[str, Request] | None = None
        self._chance = random.Random(seed)
        self._evening = Evening(self._chance, _now)

    async def play(self, stop: asyncio.Event) -> None:
        """Run tournaments until told to stop."""
        while not stop.is_set():
            with contextlib.suppress(*LINE_TROUBLE):
                if self._link is None:
                    self._link = await self._set_up()
                async with websockets.connect(
                    self.base.replace("http", "ws", 1) + "/api/desks/socket",
                    origin=websockets.Origin(self.base),
                    additional_headers={"cookie": self.person.cookie},
                    max_size=None,
                ) as socket:
                    await self._run(socket, self._link, stop)
            await asyncio.sleep(PAUSE)

    async def _set_up(self) -> str:
        """A tournament at which everybody is here; its times have passed long ago."""
        desk = registered(PLAYERS, DeskOptions(least_game_seconds=0), self.game, kind=self.kind)
        async with browser(self.base, self.person) as http:
            answer = await http.post("/api/desks/import", content=desk.export())
            answer.raise_for_status()
        told = answer.json()
        self.desks.append(told["desk"])
        self._evening = Evening(self._chance, _now)
        return str(told["links"]["organiser"])

    async def _run(self, socket: Any, link: str, stop: asyncio.Event) -> None:
        await _send(socket, DeskHello(self.desks[-1], link, "Rita"))
        if self._open is not None:
            await self._ask(socket, *self._open)
        async for shown in _pages(socket):
            # A page follows only what was granted.
            granted = False
            while not granted:
                request = None if stop.is_set() else self._evening.next(shown)
                if request is None:
                    self._link = self._link if stop.is_set() else None
                    return
                granted = await self._ask(socket, secrets.token_hex(8), request)

    async def _ask(self, socket: Any, key: str, request: Request) -> bool:
        """Ask, and say whether it was granted."""
        self._open = (key, request)
        await _send(socket, DeskPlease(key, request))
        answer = await _heard(socket, DeskDone, DeskTrouble)
        if isinstance(answer, DeskDone):
            self.told.append(Entered(self.desks[-1], key, request, answer.seq))
        self._open = None
        return isinstance(answer, DeskDone)


def _now() -> int:
    return int(time.time() * 1000)


async def _pages(socket: Any) -> AsyncIterator[DeskPage]:
    """Every page that comes."""
    while True:
        message = await _heard(socket, DeskPageMessage)
        if isinstance(message.page, DeskPage):
            yield message.page


async def _heard(socket: Any, *kinds: type) -> Any:
    while True:
        message = DECODE(await asyncio.wait_for(socket.recv(), PATIENCE))
        if isinstance(message, kinds):
            return message


async def _send(socket: Any, message: msgspec.Struct) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def organisers_of_every_format(base: str, chance: random.Random) -> list[DeskOrganiser]:
    """One for each kind of tournament."""
    return [DeskOrganiser(base, await arrive(base), kind, game, chance.random()) for kind, game in KINDS]


def compared_desks(database: sqlite3.Connection, organisers: Sequence[DeskOrganiser]) -> DeskBook:
    """What the organisers were told against what is on the disk."""
    lost = doubled = 0
    for organiser in organisers:
        for desk in organiser.desks:
            told = [each for each in organiser.told if each.desk == desk]
            rows = run(database, desk_operations.read(desk, -1))
            if not rows:
                lost += 1 + len(told)
                continue
            # Whatever a log holds can be folded.
            assert Desk(rows).tournament.seq == rows[-1].seq
            actions = {row.seq: row.entry.action for row in rows}
            answers = {key.split("/")[-1]: seq for key, seq in run(database, _answers(desk))}
            lost += sum(answers.get(each.key) != each.seq or not _stands(actions, each) for each in told)
            # An entry that no key stands for would be made once more if its answer had been lost.
            unanswered = len({seq for seq in actions if seq >= IMPORTED} - set(answers.values()))
            doubled += unanswered + sum(other.seq != one.seq + 1 for one, other in pairwise(rows))
    return DeskBook(lost, doubled)


def _stands(actions: dict[int, Any], told: Entered) -> bool:
    """Whether what was acknowledged is what the log has there: a draw by its lots, all else as it was asked for."""
    action = actions.get(told.seq)
    match told.request:
        case Draw():
            return isinstance(action, Drawn)
        case Undo(entry):
            return isinstance(action, Undone) and action.entry == entry
        case RenamePlayer() | ReplacePlayer():
            named = type(told.request)(told.request.player, told.request.name, getattr(action, "before", ""))
            return bool(action == named)
        case request:
            return bool(action == request)


def _answers(desk: str) -> Operation:
    return (yield "SELECT key, seq FROM desk_answers WHERE desk_id = ?", (desk,))
