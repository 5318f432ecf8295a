"""Talking across nodes: whoever listens hears each thing once and in order, wherever it was said."""

import asyncio
from collections.abc import Awaitable, Callable

import knobel
from knobel.house.change_hints import Heard
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.table_registry import LOOK_AROUND
from knobel.house.messages import Hello, Talk, Talked
from knobel.house.store import forgetting
from knobel.house.table.entries import TableOpened
from knobel.house.table.rulings import Actor, Leave, Sit
from knobel.house.table.seats import invitation_of
from knobel.server.http.context import Context
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.lines import drained, encoded


class SharedHub:
    """The hub of one of several nodes; it loses every hint while it is cut off."""

    alone = False

    def __init__(self, nodes: list[Heard]) -> None:
        self.is_cut_off = False
        self._nodes = nodes

    async def start(self, heard: Heard) -> None:
        self._nodes.append(heard)

    async def hint(self, table: str, seq: int) -> None:
        for heard in () if self.is_cut_off else self._nodes:
            await heard(table, seq)

    async def close(self) -> None:
        pass


class Evening:
    """A table of Anna and Ben, in two houses over one store."""

    def __init__(self) -> None:
        self.time, self.store = SimulatedTime(), MemoryStore()
        nodes: list[Heard] = []
        self.hints = (SharedHub(nodes), SharedHub(nodes))
        self.houses = tuple(House(self.store, hints, self.time, SeededSource(str(hints))) for hints in self.hints)
        self.context = tuple(map(Context, self.houses))
        self.table = ""

    async def begin(self) -> "Evening":
        for house in self.houses:
            await house.start()
        live, _, _ = await self.houses[0].tables.create(
            TableOpened("chicago", knobel.declared("chicago").info.version, {}, 2, "anna")
        )
        for seat, device in enumerate(("anna", "ben")):
            await live.request(Actor(device), Sit(seat, device))
        self.table = live.id
        return self

    async def connect(self, node: int, device: str, talked: int = -1) -> Connection:
        live = await self.houses[node].tables.table(self.table)
        assert live is not None
        tokens = tuple(live.token_of(seat) for seat in live.table.seats_of(device))
        line = Connection(device)
        hello = Hello(self.table, -1, tokens, invitation_of(live.master), talked)
        await answer(encoded(hello), line, self.context[node])
        return line

    async def say(self, node: int, line: Connection, text: str) -> None:
        await answer(encoded(Talk(text)), line, self.context[node])

    async def look_around(self) -> None:
        for passing in (0, int(1000 * LOOK_AROUND)):
            self.time.pass_by(passing)
            for _ in range(30):
                await asyncio.sleep(0)


def heard(line: Connection) -> list[tuple[int, str]]:
    return [(each.number, each.text) for each in drained(line) if isinstance(each, Talked)]


def play(scene: Callable[[Evening], Awaitable[None]]) -> None:
    async def whole() -> None:
        evening = await Evening().begin()
        await scene(evening)
        for house in evening.houses:
            await house.stop()

    asyncio.run(whole())


def test_what_is_said_on_one_node_is_heard_on_the_other_at_once() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        await evening.say(0, anna, "Moin")
        await evening.say(1, ben, "Moin Moin")
        await evening.look_around()
        assert heard(anna) == heard(ben) == [(0, "Moin"), (1, "Moin Moin")]

    play(scene)


def test_what_a_lost_hint_would_have_told_is_found_when_the_node_looks_around() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        evening.hints[0].is_cut_off = True
        await evening.say(0, anna, "eins")
        await evening.say(0, anna, "zwei")
        assert heard(ben) == []
        await evening.look_around()
        await evening.look_around()
        assert heard(anna) == heard(ben) == [(0, "eins"), (1, "zwei")]

    play(scene)


def test_whoever_answers_before_the_hint_has_come_hears_first_what_was_said_before() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        for hints in evening.hints:
            hints.is_cut_off = True
        await evening.say(0, anna, "eins")
        await evening.say(1, ben, "zwei")
        assert heard(ben) == [(0, "eins"), (1, "zwei")]
        assert heard(anna) == [(0, "eins")]
        await evening.look_around()
        assert heard(anna) == [(1, "zwei")]
        assert heard(ben) == []

    play(scene)


def test_whoever_comes_in_on_a_node_that_has_missed_something_hears_it_once() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        evening.hints[0].is_cut_off = True
        await evening.say(0, anna, "eins")
        await evening.say(0, anna, "zwei")
        again = await evening.connect(1, "anna", talked=0)
        watcher = await evening.connect(1, "eve")
        assert heard(again) == [(1, "zwei")]
        assert heard(ben) == [(0, "eins"), (1, "zwei")]
        await evening.look_around()
        await evening.say(1, ben, "drei")
        assert heard(again) == heard(ben) == heard(watcher) == [(2, "drei")]

    play(scene)


def test_two_who_speak_at_once_are_heard_in_one_order() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        await asyncio.gather(*(evening.say(0, anna, f"a{n}") for n in range(3)), evening.say(1, ben, "b"))
        await evening.look_around()
        told = heard(anna)
        assert [number for number, _ in told] == [0, 1, 2, 3]
        assert heard(ben) == told

    play(scene)


def test_after_somebody_is_forgotten_the_others_still_hear_each_other() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.connect(0, "anna"), await evening.connect(1, "ben")
        await evening.say(0, anna, "eins")
        await evening.say(1, ben, "zwei")
        await evening.store.write(forgetting.forget(("ben",), None, "–"))
        assert "zwei" not in "".join(evening.store.connection.iterdump())
        drained(anna)
        await evening.say(0, anna, "drei")
        assert heard(anna) == [(2, "drei")]
        assert heard(await evening.connect(1, "anna")) == [(0, "eins"), (2, "drei")]

    play(scene)


def test_somebody_who_is_forgotten_is_forgotten_by_every_node_also_where_others_listen() -> None:
    async def scene(evening: Evening) -> None:
        anna = await evening.connect(1, "anna")
        (here, there) = [await house.tables.table(evening.table) for house in evening.houses]
        assert here is not None
        assert there is not None
        await here.request(Actor("ben", (1,)), Leave(1))
        await evening.look_around()
        assert all("ben" in repr(live.table.notes) for live in (here, there))
        before = (there.table.seq, there.table.phase, there.table.roots)
        await evening.store.write(forgetting.forget(("ben",), None, "–"))
        await evening.houses[0].tables.reload([evening.table])
        assert not any("ben" in repr(vars(live.table)) for live in (here, there))
        assert (there.table.seq, there.table.phase, there.table.roots) == before
        drained(anna)
        await evening.say(1, anna, "Und weiter?")
        assert heard(anna) == [(0, "Und weiter?")]

    play(scene)
