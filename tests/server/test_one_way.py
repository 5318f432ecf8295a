"""One straight way for a move: the rules are asked once, whoever makes it, from the request to those who are told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import knobel
from knobel.core.stages import Ask, Throw
from knobel.house.lines.connection import Connection
from knobel.house.messages import Done, Update
from knobel.house.store import operations
from knobel.house.table.entries import Happened
from knobel.house.table.requests import Act, Request, Roll
from tests.server.lines import drained
from tests.server.test_scheduler import Evening


class Counted:
    """How often the rules of any game were asked what comes of an event."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        game = type(knobel.game("chicago", 2))
        apply: Callable[..., Any] = game.apply

        def counted(*asked: Any) -> Any:
            self.calls += 1
            return apply(*asked)

        monkeypatch.setattr(game, "apply", counted)

    async def of(self, work: Awaitable[Any]) -> int:
        """How often during this."""
        before = self.calls
        await work
        return self.calls - before


def due(evening: Evening, seat: int) -> Request:
    """What a seat does next."""
    stage = evening.live.table.stage
    if isinstance(stage, Throw):
        return Roll(seat)
    assert isinstance(stage, Ask)
    return Act(seat, stage.choices[seat].mildest)


def test_the_rules_are_asked_once_for_every_move_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        evening = await Evening(hints=False).begin()
        lines: list[Connection] = [await evening.connect("anna"), await evening.connect("ben")]
        counted, moves = Counted(monkeypatch), 0
        while evening.live.table.phase == "playing":
            stage = evening.live.table.stage
            seat = stage.seat if isinstance(stage, Throw) else next(iter(stage.choices))  # type: ignore[union-attr]
            assert seat is not None
            other = lines[1 - seat]
            drained(other)
            assert await counted.of(evening.ask(lines[seat], due(evening, seat), f"k{moves}")) == 1
            assert [type(each) for each in drained(other) if isinstance(each, Update)] == [Update]
            moves += 1
        assert moves > 10
        assert await evening.house.tables.store.read(operations.records_of(evening.live.id)) == [0]

    asyncio.run(scene())


def test_a_refused_move_asks_the_rules_no_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        anna = await evening.connect("anna")
        counted = Counted(monkeypatch)
        heard = await evening.ask(anna, Act(0, knobel.Keep((0,))), "k")
        assert not [each for each in heard if isinstance(each, Done)]
        assert counted.calls <= 1

    asyncio.run(scene())


def test_the_rules_are_asked_once_for_every_move_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        evening = await Evening(bots=(0, 1), pace="instant").begin()
        before, counted = evening.live.seq, Counted(monkeypatch)
        while evening.live.table.phase == "playing":
            await evening.wait(1000)
        rows = await evening.house.tables.store.read(operations.read(evening.live.id, before))
        events = [row for row in rows if isinstance(row.entry, Happened)]
        assert len(events) > 10
        assert counted.calls == len(events)

    asyncio.run(scene())
