"""Knocking: where the host wants to be asked, nobody new sits down before the host has nodded."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from knobel.core.errors import KnobelError
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import POLICY_VIOLATION, Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import Done, Entrance, Hello, KnockInfo, Knocks, Please, Trouble
from knobel.house.store import operations
from knobel.house.table.entries import TableOpened
from knobel.house.table.knock_rulings import MOST_KNOCKS
from knobel.house.table.requests import Actor, Begin, ChangeSettings, ClientRequest, Knock, Leave, Nod, Sit
from knobel.house.table.seats import invitation_of
from knobel.server.http.context import Context
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.lines import drained, encoded


class Evening:
    """A table of Anna's, who wants to be asked, and lines to it."""

    def __init__(self) -> None:
        self.house = House(MemoryStore(), LocalHints(), SimulatedTime(), SeededSource("knock"))
        self.context = Context(self.house)
        lift(self.context.limits)
        self.live: LiveTable
        self._keys = 0
        self._heard: dict[Connection, list[Any]] = {}

    async def open(self, *, nod: bool = True) -> "Evening":
        setup = TableOpened("chicago", 1, {"starter": "first_seat"}, 3, "anna", nod=nod)
        self.live, _, _ = await self.house.tables.create(setup)
        await self.live.request(Actor("anna"), Sit(0, "Anna"))
        return self

    async def come(self, device: str) -> Connection:
        """Somebody new comes with the invitation, and has a device that the house knows."""
        if await self.house.resources.store.read(operations.names_of((device,))) == {}:
            await self.house.resources.store.write(operations.add_device(device, f"token-{device}", "", 0))
        line = Connection(device)
        tokens = tuple(self.live.token_of(seat) for seat in self.live.table.seats_of(device))
        hello = Hello(self.live.id, -1, tokens, invitation_of(self.live.master))
        await answer(encoded(hello), line, self.context)
        return line

    async def ask(self, line: Connection, request: ClientRequest) -> str:
        """What comes of a request: done, or the code of the refusal."""
        self._keys += 1
        await answer(encoded(Please(f"k{self._keys}", request)), line, self.context)
        await settled()
        told = [each for each in self.heard(line) if isinstance(each, Done | Trouble)]
        (told_one,) = told[-1:]
        return "done" if isinstance(told_one, Done) else told_one.code

    def heard(self, line: Connection) -> list[Any]:
        """All that a line was ever told."""
        kept = self._heard.setdefault(line, [])
        kept += drained(line)
        return kept

    def states(self, line: Connection) -> list[str]:
        return [each.state for each in self.heard(line) if isinstance(each, Entrance)]

    def knocks(self, line: Connection) -> tuple[KnockInfo, ...]:
        return next((each.knocks for each in reversed(self.heard(line)) if isinstance(each, Knocks)), ())


async def settled() -> None:
    """Let everything happen that is due."""
    for _ in range(5):
        await asyncio.sleep(0)


def play(scene: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        await scene(await Evening().open())

    asyncio.run(run())


def test_whoever_knocks_is_seen_by_name_and_sits_down_after_the_nod() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.come("anna"), await evening.come("ben")
        assert evening.states(ben) == ["knock"]
        assert await evening.ask(ben, Sit(1, "Ben")) == "nod-needed"
        assert await evening.ask(ben, Knock("Ben")) == "done"
        assert evening.states(ben) == ["knock", "waiting"]
        ((number, name),) = ((each.number, each.name) for each in evening.knocks(anna))
        assert name == "Ben"
        assert await evening.ask(ben, Sit(1, "Ben")) == "nod-needed"
        assert await evening.ask(ben, Nod(number)) == "not-allowed"
        assert await evening.ask(anna, Nod(number)) == "done"
        assert evening.knocks(anna) == ()
        assert evening.states(ben) == ["knock", "waiting", "open"]
        assert await evening.ask(ben, Sit(1, "Ben")) == "done"

    play(scene)


def test_whoever_was_refused_stays_out_and_hears_nothing_more() -> None:
    async def scene(evening: Evening) -> None:
        anna, eve = await evening.come("anna"), await evening.come("eve")
        await evening.ask(eve, Knock("Eve"))
        (knock,) = evening.knocks(anna)
        assert await evening.ask(anna, Nod(knock.number, admitted=False)) == "done"
        assert (eve.live, eve.closing_with) == (None, POLICY_VIOLATION)
        again = await evening.come("eve")
        assert [each.code for each in drained(again) if isinstance(each, Trouble)] == ["no-such-table"]

    play(scene)


def test_whoever_was_sent_away_needs_a_nod_with_a_new_device_too() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.come("anna"), await evening.come("ben")
        await evening.ask(ben, Knock("Ben"))
        await evening.ask(anna, Nod(evening.knocks(anna)[0].number))
        await evening.ask(ben, Sit(1, "Ben"))
        assert await evening.ask(anna, Leave(1)) == "done"
        assert (await evening.come("ben")).live is None
        other = await evening.come("bens-other-phone")
        assert await evening.ask(other, Sit(1, "Ben")) == "nod-needed"

    play(scene)


def test_whoever_has_sat_here_is_not_asked_again() -> None:
    async def scene(evening: Evening) -> None:
        await evening.live.request(Actor("anna"), ChangeSettings(nod=False))
        anna, ben = await evening.come("anna"), await evening.come("ben")
        assert await evening.ask(ben, Sit(1, "Ben")) == "done"
        assert await evening.ask(anna, ChangeSettings(nod=True)) == "done"
        assert await evening.ask(ben, Leave(1)) == "done"
        assert await evening.ask(ben, Knock("Ben")) == "no-knock-needed"
        assert await evening.ask(ben, Sit(2, "Ben")) == "done"
        late = await evening.come("late")
        assert evening.states(late) == ["knock"]
        assert await evening.ask(anna, ChangeSettings(nod=False)) == "done"
        assert evening.states(late) == ["knock", "open"]

    play(scene)


def test_nobody_waits_at_the_door_through_a_game() -> None:
    async def scene(evening: Evening) -> None:
        anna, ben = await evening.come("anna"), await evening.come("ben")
        await evening.ask(ben, Knock("Ben"))
        for seat in (1, 2):
            assert await evening.ask(anna, Sit(seat, f"Bot {seat}", "bot", "random")) == "done"
        assert await evening.ask(anna, Begin()) == "done"
        assert evening.knocks(anna) == ()
        assert evening.states(ben) == ["knock", "waiting", "knock"]
        assert await evening.ask(ben, Knock("Ben")) == "not-in-lobby"

    play(scene)


def test_nobody_is_taken_for_somebody_who_sits_here_or_knocks_as_well() -> None:
    async def scene(evening: Evening) -> None:
        anna = await evening.come("anna")
        for device, name in (("a", "Anna"), ("b", "Ben"), ("c", "BEN")):
            await evening.ask(await evening.come(device), Knock(name))
        assert [each.name for each in evening.knocks(anna)] == ["Anna 2", "Ben", "BEN 2"]

    play(scene)


def test_a_host_who_comes_back_is_told_who_knocks_and_a_second_knock_is_none() -> None:
    async def scene(evening: Evening) -> None:
        ben = await evening.come("ben")
        assert [await evening.ask(ben, Knock("Ben")) for _ in range(2)] == ["done", "done"]
        assert len(evening.live.table.knocks) == 1
        anna = await evening.come("anna")
        await settled()
        assert [each.name for each in evening.knocks(anna)] == ["Ben"]

    play(scene)


def test_only_so_many_wait_at_the_door() -> None:
    async def scene(evening: Evening) -> None:
        for number in range(MOST_KNOCKS):
            await evening.live.request(Actor(f"d{number}"), Knock("N"))
        with pytest.raises(KnobelError) as refusal:
            await evening.live.request(Actor("one-more"), Knock("N"))
        assert refusal.value.code == "too-many-knocks"

    play(scene)


def test_the_name_of_whoever_knocked_is_kept_with_the_device_and_nowhere_else() -> None:
    async def scene(evening: Evening) -> None:
        ben = await evening.come("ben")
        await evening.ask(ben, Knock("Benedikt"))
        store, found = evening.house.resources.store, []
        for (table,) in await store.read(_rows("SELECT name FROM sqlite_master WHERE type = 'table'")):
            found += [table for row in await store.read(_rows(f"SELECT * FROM {table}")) if "Benedikt" in str(row)]
        assert found == ["devices"]

    play(scene)


def _rows(statement: str) -> Any:
    return (yield statement, ())
