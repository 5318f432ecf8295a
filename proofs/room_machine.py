"""A room in which anything may happen in any order: people come, go, act, stall and repeat themselves, and the house
crashes. Whatever happens, the table is the fold of its log, and nobody sees more or less than they should."""

import asyncio
import itertools
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import knobel
from knobel.core.options import Value
from knobel.core.stages import Ask, Throw
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import (
    ClientMessage,
    Done,
    Hello,
    Please,
    ServerMessage,
    Talk,
    Trouble,
    Update,
    Welcome,
)
from knobel.house.store import operations
from knobel.house.store.operations import Row
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import (
    Act,
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
    Roll,
    Sit,
    TakeBack,
    Uncover,
)
from knobel.house.table.seats import invitation_of
from knobel.house.table.table import Table
from knobel.server.http.context import Context
from proofs.faults import plant
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(ServerMessage).decode
HOST, SEATS = "anna", 3
DEVICES = st.sampled_from((HOST, "ben", "cem"))
SEAT = st.integers(-1, SEATS)
OPTIONS: dict[str, Value] = {"starter": "first_seat", "lives": 1, "decision_seconds": 10}


class Visitor:
    """A device at the room: its line, if it has one, and what it knows."""

    def __init__(self) -> None:
        self.line: Connection | None = None
        self.tokens: tuple[str, ...] = ()
        self.last = -1
        self.steps: list[int] = []
        self.views: dict[int | None, bytes] = {}

    def hear(self, message: ServerMessage) -> None:
        if isinstance(message, Welcome):
            self.tokens = tuple(message.tokens.values())
        elif isinstance(message, Update):
            if any(view.lines for view in message.views):
                assert message.seq not in self.steps, "a step was told twice"
                self.steps.append(message.seq)
            self.last = max(self.last, message.seq)
            self.views = {view.viewer: ENCODE(view.scene) for view in message.views}


class Room(RuleBasedStateMachine):
    """One table, three devices, and a house that may crash at any time."""

    fault: str | None = None

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.time = SimulatedTime()
        self.store = MemoryStore()
        self.visitors = {device: Visitor() for device in (HOST, "ben", "cem")}
        self.answered: list[tuple[str, str, ClientRequest, int]] = []
        self.count = itertools.count()

    @initialize(begun=st.booleans())
    def open(self, begun: bool) -> None:
        self._new_house()
        version = knobel.declared("chicago").info.version
        setup = TableOpened("chicago", version, dict(OPTIONS), SEATS, HOST)
        self.id = self._run(self.house.tables.create(setup, (Sit(0, "Anna"),)))[0].id
        self._ask("ben", Sit(1, "Ben"))
        if begun:
            self.fill_and_begin()

    # What people do ------------------------------------------------------------------------------------------------

    @rule(device=DEVICES)
    def connect(self, device: str) -> None:
        visitor = self.visitors[device]
        self._hang_up(visitor)
        visitor.line = Connection(device)
        for _ in range(2):  # The first hello brings the tokens, the second one shows them.
            hello = Hello(self.id, visitor.last, visitor.tokens, invitation_of(self.live.master))
            self._say(device, hello)

    @rule(device=DEVICES)
    def disconnect(self, device: str) -> None:
        self._hang_up(self.visitors[device])

    @rule(device=DEVICES, seat=SEAT, kind=st.sampled_from(("person", "local", "bot")))
    def sit(self, device: str, seat: int, kind: Any) -> None:
        self._ask(device, Sit(seat, device.title(), kind, "random" if kind == "bot" else None))

    @rule(device=DEVICES, seat=SEAT)
    def leave(self, device: str, seat: int) -> None:
        self._ask(device, Leave(seat))

    @rule()
    def fill_and_begin(self) -> None:
        for seat in range(SEATS):
            self._ask(HOST, Sit(seat, "Bot", "bot", "random"))
        self._ask(HOST, Begin())

    @rule(numbers=st.lists(st.integers(0, 30), min_size=1, max_size=8))
    def play_on(self, numbers: list[int]) -> None:
        """Whoever is asked does something; bots take their time."""
        for number in numbers:
            seat, request = self._due(number)
            place = self.live.table.places.get(seat)
            if request is not None and place is not None and place.device is not None:
                self._ask(place.device, request)
            else:
                self.time.pass_by(1_500)
                self._settle()

    @rule(device=DEVICES, number=st.integers(0, 30))
    def act_for_whoever_is_asked(self, device: str, number: int) -> None:
        """Do what is due, whether it is this device's turn or not."""
        _, request = self._due(number)
        if request is not None:
            self._ask(device, request)

    def _due(self, number: int) -> tuple[int, ClientRequest | None]:
        table = self.live.table
        stage = table.stage if table.phase == "playing" else None
        if isinstance(stage, Throw):
            seat = -1 if stage.seat is None else stage.seat
            return seat, Roll(seat, None, table.seq)
        if isinstance(stage, Ask):
            seat = tuple(stage.choices)[number % len(stage.choices)]
            moves = stage.choices[seat].moves
            return seat, Act(seat, moves[number % len(moves)], table.seq)
        return -1, None

    @rule(device=DEVICES, seat=SEAT, seq=st.integers(-1, 40))
    def act_out_of_turn(self, device: str, seat: int, seq: int) -> None:
        self._ask(device, Act(seat, knobel.Press("stop"), seq))
        self._ask(device, Roll(seat, (6, 6, 6), seq))

    @rule(device=DEVICES, seat=SEAT)
    def take_back(self, device: str, seat: int) -> None:
        self._ask(device, TakeBack(seat))

    @rule(device=DEVICES, seat=SEAT, mind=st.sampled_from(("random", "nobody")))
    def cover(self, device: str, seat: int, mind: str) -> None:
        self._ask(device, Cover(seat, mind))
        self._ask(device, Uncover(seat))

    @rule(device=DEVICES, seat=SEAT, muted=st.booleans())
    def talk(self, device: str, seat: int, muted: bool) -> None:
        self._ask(HOST, Mute(seat, muted))
        self._say(device, Talk("Moin"))
        self._say(device, Talk(phrase="hello"))

    @rule(device=DEVICES, hints=st.booleans(), wait=st.sampled_from((0, 5, 10)), chat=st.sampled_from(("on", "off")))
    def arrange(self, device: str, hints: bool, wait: int, chat: Any) -> None:
        self._ask(device, ChangeSettings(hints=hints))
        self._ask(device, ChangeSettings(cover_after=wait, chat=chat))

    @rule(device=DEVICES, wanted=st.booleans(), admitted=st.booleans())
    def knock(self, device: str, wanted: bool, admitted: bool) -> None:
        """Where the host wants to be asked, nobody new sits down before the host has nodded."""
        self._ask(HOST, ChangeSettings(nod=wanted))
        self._ask(device, Knock("N"))
        for number, who in tuple(self.live.table.knocks.items()):
            assert who not in self.live.table.admitted
            self._ask(device, Nod(number, admitted))

    @rule(device=DEVICES, game=st.sampled_from(("chicago", "maexchen", "nothing")), seats=st.sampled_from((None, 3, 9)))
    def change(self, device: str, game: str, seats: int | None) -> None:
        options: dict[str, Value] = dict(OPTIONS) if game == "chicago" else {}
        self._ask(device, ChooseGame(game, options, None if seats == 9 else seats))

    @rule(device=DEVICES, seat=SEAT)
    def ask_for_advice(self, device: str, seat: int) -> None:
        """Whoever asks is answered once, and everybody is told."""
        before = self.live.table.notes[-1:]
        answer = self._ask(device, Advise(seat))
        if isinstance(answer, Done):
            assert self.live.table.notes[-1:] != before

    @rule(device=DEVICES)
    def hurry(self, device: str) -> None:
        self._ask(device, Hurry())

    @precondition(lambda self: len(self.answered) > 8)
    @rule(device=DEVICES)
    def close(self, device: str) -> None:
        self._ask(device, Close())

    @precondition(lambda self: bool(self.answered))
    @rule(number=st.integers(0, 100))
    def repeat_something_old(self, number: int) -> None:
        device, key, request, seq = self.answered[number % len(self.answered)]
        self._line(device)
        before = self._log()
        answer = self._ask(device, request, key)
        # Whoever was asked to leave is not told any more, whatever the key.
        if answer is not None and device not in self.live.table.turned_away:
            assert answer == Done(key, seq, answer.token if isinstance(answer, Done) else None)
        assert self._log() == before

    # What else happens ---------------------------------------------------------------------------------------------

    @rule(milliseconds=st.sampled_from((100, 2_000, 11_000, 400_000)))
    def time_passes(self, milliseconds: int) -> None:
        self.time.pass_by(milliseconds)
        self._settle()

    @rule(milliseconds=st.sampled_from((0, 5_000, 60_000)))
    def crash(self, milliseconds: int) -> None:
        """The house is gone in an instant, and comes back from what is written down; clocks lose nothing by it."""
        before = dict(self.live.table.deadlines)
        gone = max(self.live.table.at, self.time.now())
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self._settle()
        for visitor in self.visitors.values():
            visitor.line = None
        # The last sign of life may be a tenth of a second old.
        self._run(self.store.write(operations.heartbeat("house", gone)))
        self.time.pass_by(milliseconds)
        self._new_house()
        credited = {name: due + milliseconds for name, due in before.items()}
        assert self.live.table.deadlines == credited

    def _new_house(self) -> None:
        self.house = House(self.store, LocalHints(), self.time, SeededSource(next(self.count)))
        self.context = Context(self.house)
        plant(self.fault, self.context)
        lift(self.context.limits)
        self._run(self.house.start())

    def teardown(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self._settle()
        self.loop.close()
        self.store.connection.close()

    # What always holds ---------------------------------------------------------------------------------------------

    @invariant()
    def the_table_is_the_fold_of_its_log(self) -> None:
        log = self._log()
        assert [row.seq for row in log] == list(range(len(log)))
        folded = Table(self.id)
        for row in log:
            folded.fold(row.entry, row.at)
        table = self.live.table
        assert (folded.state, folded.places, folded.phase) == (table.state, table.places, table.phase)
        assert (folded.deadlines, folded.question_since, folded.throws) == (
            table.deadlines,
            table.question_since,
            table.throws,
        )
        assert (folded.notes, folded.muted, folded.opened) == (table.notes, table.muted, table.opened)

    @invariant()
    def a_person_has_one_seat(self) -> None:
        people = [place.device for place in self.live.table.places.values() if place.kind == "person"]
        assert len(people) == len(set(people))

    @invariant()
    def everybody_is_shown_their_own_view_of_the_table_as_it_is(self) -> None:
        table = self.live.table
        for device, visitor in self.visitors.items():
            self._hear_all(device)
            line = visitor.line
            if line is None or line.live is None:
                continue
            assert visitor.last == table.seq
            assert set(line.seats) <= set(table.seats_of(device))
            if table.state is not None:
                assert visitor.views == {v: ENCODE(table.game.scene(table.state, v)) for v in line.viewers}
                assert all(v is None or table.has_played(v) for v in line.viewers)

    @invariant()
    def nobody_misses_a_step_of_the_game_on_the_table(self) -> None:
        for visitor in self.visitors.values():
            if visitor.line is not None and visitor.line.live is not None:
                told = {step.seq for step in self.live.table.steps}
                assert told <= set(visitor.steps)

    # How -----------------------------------------------------------------------------------------------------------

    @property
    def live(self) -> LiveTable:
        live = self._run(self.house.tables.table(self.id))
        assert isinstance(live, LiveTable)
        return live

    def _log(self) -> list[Row]:
        return list(self._run(self.store.read(operations.read(self.id, -1))))

    def _ask(self, device: str, request: ClientRequest, key: str | None = None) -> Done | Trouble | None:
        """Ask, and check that a refusal has changed nothing."""
        known, key = key, key or f"key-{next(self.count)}"
        self._line(device)
        before = self._log()
        heard = self._say(device, Please(key, request))
        answer = next((m for m in heard if isinstance(m, Done | Trouble) and m.key == key), None)
        if isinstance(answer, Done) and known is None and len(self._log()) > len(before):
            self.answered.append((device, key, request, answer.seq))
        elif known is None:
            assert self._log() == before
        return answer

    def _say(self, device: str, message: ClientMessage) -> list[ServerMessage]:
        """Say something; whoever has no line connects first, as clients do."""
        line = self._line(device)
        self._hear_all(device)
        self._run(answer(ENCODE(message).decode(), line, self.context))
        self._settle()
        return self._hear_all(device)

    def _line(self, device: str) -> Connection:
        """The device's line; connecting may hand a seat back that a bot has played."""
        line = self.visitors[device].line
        if line is None or line.closing_with is not None:
            self.connect(device)
            line = self.visitors[device].line
            assert line is not None
        return line

    def _hear_all(self, device: str) -> list[ServerMessage]:
        visitor = self.visitors[device]
        if visitor.line is None:
            return []
        sent = visitor.line.take_all()
        heard = [DECODE(message() if callable(message) else message) for message in sent]
        for message in heard:
            visitor.hear(message)
        return heard

    def _hang_up(self, visitor: Visitor) -> None:
        async def hang_up(line: Connection) -> None:
            line.hang_up()

        if visitor.line is not None:
            self._run(hang_up(visitor.line))
            visitor.line = None

    def _run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def _settle(self) -> None:
        """Let everything happen that is due now."""

        async def a_while() -> None:
            for _ in range(30):
                await asyncio.sleep(0)

        self._run(a_while())
