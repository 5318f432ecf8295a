"""Every role sends every message at every table: the outcome of each cell against one table of expected outcomes.

The cells run in a house of its own, in memory and in simulated time. A refusal must change nothing and reach nobody;
what is granted must stand in the log, or be heard.
"""

from collections.abc import AsyncIterator, Iterator
from typing import get_args

import msgspec

import knobel
from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import (
    ClientMessage,
    Done,
    Hello,
    Hold,
    Ping,
    Please,
    Pong,
    ServerMessage,
    Talk,
    Talked,
    Trouble,
    Update,
    Welcome,
)
from knobel.house.store import operations
from knobel.house.store.operations import Row
from knobel.house.table import fairness
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import (
    HOUSE,
    Act,
    Actor,
    Advise,
    Begin,
    ChangeSettings,
    ChooseGame,
    Close,
    Cover,
    Hurry,
    Knock,
    Leave,
    Mute,
    Nod,
    Promise,
    Request,
    RevealSeed,
    Roll,
    Sit,
    TakeBack,
    Uncover,
)
from knobel.house.table.seats import invitation_of
from knobel.server.http.context import Context
from proofs.access_table import EXPECTED, PHASES, ROLES, SEES
from proofs.faults import connection_with, planted
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(ServerMessage).decode
SEATS, FREE = 6, 5
HOME = {"turn": 0, "other": 1, "host": 2, "local": 3, "left": 4, "kick": 4, "stale": 4}
SEED = "5e" * 16
STOP, KEEP = knobel.Press("stop"), knobel.Keep((0,))
Message = Hello | Hold | Talk | Ping | ClientRequest


class Try(Frozen, frozen=True):
    """A message that every role sends; `needs` says what must have happened before, so that it could succeed."""

    name: str
    message: Message
    needs: str = ""

    def sent_by(self, role: str) -> Message:
        """The message with the seats that the role means; whoever has none pretends to be the player on turn."""
        own = HOME.get(role, 0)
        seats = {OWN: own, OTHER: 1 if role == "turn" else 0}
        seat = getattr(self.message, "seat", None)
        return msgspec.structs.replace(self.message, seat=seats[seat]) if seat in seats else self.message


OWN, OTHER = -10, -20
# Whatever knock there is.
ANY = -1
TRIES = (
    Try("hello", Hello("")),
    Try("talk", Talk("Moin")),
    Try("hold", Hold(OWN)),
    Try("hold-other", Hold(OTHER)),
    Try("ping", Ping(7)),
    Try("sit", Sit(FREE, "N")),
    Try("sit-bot", Sit(FREE, "N", "bot", "random")),
    Try("sit-local", Sit(FREE, "N", "local")),
    Try("leave", Leave(OWN)),
    Try("kick", Leave(OTHER)),
    Try("promise", Promise(OWN, fairness.promise(SEED))),
    Try("promise-other", Promise(OTHER, fairness.promise(SEED))),
    Try("open", RevealSeed(OWN, SEED), "promises"),
    Try("open-other", RevealSeed(OTHER, SEED), "promises"),
    Try("begin", Begin(), "everybody"),
    Try("act", Act(OWN, STOP), "throw"),
    Try("act-other", Act(OTHER, STOP), "throw"),
    Try("roll", Roll(OWN)),
    Try("roll-other", Roll(OTHER)),
    Try("takeback", TakeBack(OWN), "decision"),
    Try("takeback-other", TakeBack(OTHER), "decision"),
    Try("cover", Cover(OWN, "random")),
    Try("cover-other", Cover(OTHER, "random")),
    Try("uncover", Uncover(OWN), "covers"),
    Try("uncover-other", Uncover(OTHER), "covers"),
    Try("close", Close()),
    Try("mute", Mute(OTHER)),
    Try("change", ChooseGame("chicago", {"lives": 2})),
    Try("arrange", ChangeSettings(pace="quick")),
    Try("arrange-code", ChangeSettings(keep_code=True)),
    Try("arrange-nod", ChangeSettings(nod=True)),
    Try("knock", Knock("N"), "nod"),
    Try("sit-nod", Sit(FREE, "N"), "nod"),
    Try("nod", Nod(ANY), "nod"),
    Try("nod-away", Nod(ANY, admitted=False), "nod"),
    Try("arrange-hints", ChangeSettings(hints=False)),
    Try("advise", Advise(OWN), "throw"),
    Try("advise-other", Advise(OTHER), "throw"),
    Try("hurry", Hurry()),
)


# What can only succeed at a table without an empty seat.
FULL = ("everybody", "promises")


def without_a_row(messages: object = ClientMessage, requests: object = ClientRequest) -> list[str]:
    """The messages and requests of the protocol that no row tries."""
    tried = {type(one.message) for one in TRIES} | {Please}
    return [each.__name__ for each in (*get_args(messages), *get_args(requests)) if each not in tried]


class Setting:
    """A table in one phase, with everybody at it, as one role finds it."""

    def __init__(self, context: Context, role: str, phase: str, needs: str, line: type[Connection]) -> None:
        self.context, self.role, self.phase, self.needs = context, role, phase, needs
        self.live: LiveTable
        self._line = line
        self.witness = Connection("other")
        self.witness.invited = True
        self._old_token = ""

    async def prepare(self) -> None:
        """Let happen what has happened before."""
        version = knobel.declared("chicago").info.version
        options: dict[str, Value] = {"starter": "first_seat", "lives": 1}
        setup = TableOpened("chicago", version, options, SEATS, "host", public=self.role == "watch", hints=True)
        self.live, _, _ = await self.context.house.tables.create(setup)
        for seat, device in enumerate(("turn", "other", "host")):
            await self._ask(device, Sit(seat, f"N{seat}"))
        await self._ask("host", Sit(3, "N3", "local"))
        await self._seat_the_guest()
        if self.phase in ("playing", "over"):
            await self._play()
        else:
            await self._part_with_the_guest()
        if self.needs in FULL:
            await self._fill()
        await self._needed()
        if self.phase == "closed":
            await self._ask("host", Close())
        self.witness.attach(self.live, Hello(self.live.id, self.live.table.seq, (self.live.token_of(1),)), None)
        await self.live.conversation.let_in(self.witness, -1, is_told_the_past=False)

    async def _seat_the_guest(self) -> None:
        """Seat 4 is for those who come and go."""
        guest = self.role if HOME.get(self.role) == 4 else "guest"
        await self._ask(guest, Sit(4, "N4"))
        self._old_token = self.live.token_of(4)
        if self.role == "stale":
            await self._ask(guest, Leave(4))
            await self._ask(guest, Sit(4, "N4"))

    async def _part_with_the_guest(self) -> None:
        if self.role == "left":
            await self._ask("left", Leave(4))
        if self.role == "kick":
            await self._ask("host", Leave(4))

    async def _play(self) -> None:
        await self._fill()
        await self._ask("host", Begin())
        await self._part_with_the_guest()
        if self.phase == "over":
            while self.live.table.phase == "playing":
                await self.live.request(HOUSE, self._anything())
            if self.needs not in FULL:
                await self._ask("host", Leave(FREE))

    def _anything(self) -> Request:
        stage = self.live.table.stage
        if isinstance(stage, Throw):
            return Roll(-1 if stage.seat is None else stage.seat)
        (seat,) = stage.choices  # type: ignore[union-attr]
        return Act(seat, STOP)

    async def _fill(self) -> None:
        for seat in range(SEATS):
            if seat not in self.live.table.places:
                await self._ask("host", Sit(seat, f"N{seat}", "bot", "random"))

    async def _needed(self) -> None:
        """What a message needs so that it could succeed at all."""
        places = tuple(self.live.table.places.items())
        if self.needs == "promises" and self.phase != "playing":
            for seat, place in places:
                if place.device is not None:
                    await self.live.request(Actor(place.device, (seat,)), Promise(seat, fairness.promise(SEED)))
        if self.needs == "covers":
            for seat, place in places:
                # Asked for by the players themselves, it does not end by itself when they come in.
                actor = HOUSE if place.device is None else Actor(place.device, (seat,))
                await self.live.request(actor, Cover(seat, "random"))
        if self.needs == "nod":
            await self._ask("host", ChangeSettings(nod=True))
            if self.phase != "playing":
                await self._ask("knocker", Knock("K"))
        if self.needs in ("throw", "decision") and self.phase == "playing":
            await self.live.request(HOUSE, Roll(0))
        if self.needs == "decision" and self.phase == "playing":
            await self.live.request(HOUSE, Act(0, KEEP))

    async def _ask(self, device: str, request: Request) -> None:
        await self.live.request(Actor(device, self.live.table.seats_of(device)), request)

    # The role comes in ---------------------------------------------------------------------------------------------

    def hello(self) -> Hello:
        """What the role has to show."""
        tokens: tuple[str, ...] = ()
        if self.role in ("turn", "other", "host", "local"):
            tokens = (self.live.token_of(HOME[self.role]),)
        elif self.role == "thief":
            tokens = (self.live.token_of(0),)
        elif self.role in ("left", "kick", "stale"):
            tokens = (self._old_token,)
        uninvited = self.role in ("watch", "uninv")
        return Hello(self.live.id, -1, tokens, None if uninvited else invitation_of(self.live.master))

    def connect(self) -> Connection:
        """The role's line."""
        device = {"local": "host", "nocoo": None}.get(self.role, self.role)
        return self._line(device)

    async def log(self) -> list[Row]:
        """Everything that is written down of the table."""
        rows: list[Row] = await self.context.house.resources.store.read(operations.read(self.live.id, -1))
        return rows


class Cell(Frozen, frozen=True):
    """What came of one message: what the role was told, for whom it sees, and whether anything has changed."""

    outcome: str
    sees: frozenset[Viewer]
    changed: bool
    heard: bool


async def tried(setting: Setting, one: Try) -> Cell:
    """Let the setting's role send one message."""
    line = setting.connect()
    message = one.sent_by(setting.role)
    if isinstance(message, Nod):
        message = Nod(max(setting.live.table.knocks, default=0), message.admitted)
    await answer(ENCODE(setting.hello()).decode(), line, setting.context)
    greeting = drained(line)
    before = await setting.log()
    drained(setting.witness)
    if isinstance(message, Hello):
        answers = greeting
    else:
        asked = message if isinstance(message, Hold | Talk | Ping) else Please("k", message)
        await answer(ENCODE(asked).decode(), line, setting.context)
        answers = drained(line)
    changed = await setting.log() != before
    heard = any(isinstance(each, Update | Talked) for each in drained(setting.witness))
    line.detach()
    return Cell(_outcome(message, answers), _seen(greeting), changed, heard)


def drained(line: Connection) -> list[ServerMessage]:
    """Everything sent to a line since it was last asked."""
    messages = line.take_all()
    return [DECODE(message() if callable(message) else message) for message in messages]


def _outcome(message: Message, answers: list[ServerMessage]) -> str:
    done = Update if isinstance(message, Hold) else Welcome | Done | Pong | Talked
    for each in answers:
        if isinstance(each, Trouble):
            return each.code
        if isinstance(each, done):
            return "ok"
    return "nothing"


def _seen(answers: list[ServerMessage]) -> frozenset[Viewer]:
    return frozenset(view.viewer for each in answers if isinstance(each, Update) for view in each.views)


# The whole matrix ----------------------------------------------------------------------------------------------------

BESIDE_THE_OTHERS = ("hello", "hold", "ping")
LEAVES_NO_TRACE = (*BESIDE_THE_OTHERS, "talk")


def _wrong(role: str, phase: str, one: Try, cell: Cell) -> Iterator[str]:
    """What is wrong with a cell."""
    where = f"{role} sends {one.name} at a table that is {phase}"
    expected = EXPECTED.get((one.name, phase, role), "no row")
    if cell.outcome != expected:
        yield f"{where}: {cell.outcome} instead of {expected}"
    if cell.changed != (expected == "ok" and one.name not in LEAVES_NO_TRACE):
        yield f"{where}: the log has {'' if cell.changed else 'not '}changed"
    if cell.heard != (expected == "ok" and one.name not in BESIDE_THE_OTHERS):
        yield f"{where}: others have {'' if cell.heard else 'not '}heard of it"
    shown = SEES[role] if phase in ("playing", "over") else frozenset()
    if cell.sees != shown:
        yield f"{where}: sees for {sorted(map(str, cell.sees))} instead of {sorted(map(str, shown))}"


async def try_everything(fault: str | None) -> tuple[int, list[str]]:
    """How many cells were tried, and what was wrong with them. Of a planted fault the first sign is enough."""
    context = Context(House(MemoryStore(), LocalHints(), SimulatedTime(), SeededSource("access")))
    lift(context.limits)
    cells, wrong = 0, [f"no row for {name}" for name in without_a_row()]
    with planted(fault, context):
        for role in ROLES:
            for phase in PHASES:
                async for one, cell in _try_all(context, role, phase, connection_with(fault)):
                    cells += 1
                    wrong += _wrong(role, phase, one, cell)
                if fault is not None and wrong:
                    return cells, wrong
    return cells, wrong


async def _try_all(context: Context, role: str, phase: str, line: type[Connection]) -> AsyncIterator[tuple[Try, Cell]]:
    setting: Setting | None = None
    for one in sorted(TRIES, key=lambda one: one.needs):
        if setting is None or setting.needs != one.needs:
            setting = Setting(context, role, phase, one.needs, line)
            await setting.prepare()
        cell = await tried(setting, one)
        yield one, cell
        if cell.changed:
            setting = None
