"""Coming back: what was missed is told as far as anybody would read it, and nobody's unread messages fill the house."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from knobel.core.stages import Throw
from knobel.house.desks.messages import DeskTrouble
from knobel.house.lines import backlog, connection
from knobel.house.lines.answering import answer
from knobel.house.lines.backlog import FEW_BYTES, MOST_MISSED, MOST_UNREAD, MOST_UNREAD_BYTES, Unread
from knobel.house.lines.connection import TRY_AGAIN, Connection
from knobel.house.lines.desk_connection import DeskConnection
from knobel.house.live.live_table import MOST_EARLIER, LiveTable
from knobel.house.messages import Hello, Ping, Update, Welcome
from knobel.house.table.requests import HOUSE, Act, Begin, Roll
from tests.server.lines import drained, encoded
from tests.server.visits import Visit, play, play_to_the_end

SEATS = [{"kind": "me"}, {"kind": "local", "name": "B"}]


async def evening(house: Visit, games: int) -> tuple[LiveTable, str]:
    """A table at which so many games have been played, and one more is going on; with its host."""
    anna = await house.visitor("Anna")
    link = await anna.post("/api/tables", {"game": "chicago", "seats": SEATS, "options": {"starter": "first_seat"}})
    live = await house.live(link["table"])
    for _ in range(games):
        await live.request(HOUSE, Begin())
        await play_to_the_end(live)
    await live.request(HOUSE, Begin())
    return live, live.table.setup.host


async def said_hello(house: Visit, line: Connection, live: LiveTable, last: int) -> tuple[Welcome, list[Update]]:
    await answer(encoded(Hello(live.id, last, (live.token_of(0),))), line, house.app.state.context)
    heard = drained(line)
    (welcome,) = [message for message in heard if isinstance(message, Welcome)]
    return welcome, [message for message in heard if isinstance(message, Update)]


def steps_of(updates: list[Update]) -> list[int]:
    """The numbers of what was missed; the last update is the table as it is."""
    return [update.seq for update in updates[:-1] if update.views]


def test_after_a_whole_evening_the_running_game_is_told_and_where_that_begins() -> None:
    async def scene(house: Visit) -> None:
        live, host = await evening(house, 60)
        assert live.table.seq > MOST_EARLIER
        welcome, updates = await said_hello(house, Connection(host), live, 0)
        assert welcome.since == live.table.began_at
        assert steps_of(updates) == [step.seq for step in live.table.steps]
        assert len(updates) <= backlog.MOST_MISSED + 1

    play(scene)


def test_what_was_missed_of_the_running_game_and_of_the_one_before_is_told_whole_and_in_order() -> None:
    async def scene(house: Visit) -> None:
        live, host = await evening(house, 1)
        last = live.table.begins[0] + 3
        welcome, updates = await said_hello(house, Connection(host), live, last)
        told = steps_of(updates)
        assert welcome.since == last + 1
        assert told == sorted(set(told))
        assert told[-1] <= live.table.seq
        assert told[0] == last + 1

    play(scene)


@pytest.mark.parametrize("games", [0, 1])
def test_whoever_is_new_is_told_whether_there_was_a_game_before(games: int) -> None:
    async def scene(house: Visit) -> None:
        live, host = await evening(house, games)
        welcome, _ = await said_hello(house, Connection(host), live, -1)
        assert live.table.games == games + 1
        assert welcome.since == (live.table.began_at if games else 0)

    play(scene)


def test_of_a_game_without_end_the_last_of_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_MISSED", 2)

    async def scene(house: Visit) -> None:
        live, host = await evening(house, 0)
        while live.table.phase == "playing" and len(live.table.steps) < 5:
            stage: Any = live.table.stage
            await live.request(HOUSE, _next(stage))
        welcome, updates = await said_hello(house, Connection(host), live, live.table.began_at)
        assert len(updates) == 3
        assert welcome.since == updates[0].seq == live.table.steps[-2].seq

    play(scene)


def _next(stage: Any) -> Any:
    if isinstance(stage, Throw):
        return Roll(-1 if stage.seat is None else stage.seat)
    seat = next(iter(stage.choices))
    return Act(seat, stage.choices[seat].mildest)


def test_saying_hello_again_and_again_piles_nothing_up() -> None:
    async def scene(house: Visit) -> None:
        live, host = await evening(house, 3)
        line = Connection(host)
        for _ in range(50):
            await answer(encoded(Hello(live.id, 0, (live.token_of(0),))), line, house.app.state.context)
        undrawn = sum(callable(message) for message in line.outbox)
        assert 0 < undrawn <= MOST_MISSED
        once = Connection(host)
        await answer(encoded(Hello(live.id, 0, (live.token_of(0),))), once, house.app.state.context)
        assert undrawn == sum(callable(message) for message in once.outbox)

    play(scene)


class Deaf:
    """The other end of a line that never reads."""

    def __init__(self) -> None:
        self.closed_with: int | None = None

    async def send(self, message: bytes) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed_with = code


# A line to a table or to a desk, and how something of a size is said over it.
Say = Callable[[Any, int], None]
OPEN: dict[str, tuple[Callable[[Unread], Any], Say]] = {
    "table": (lambda unread: Connection("a", Deaf(), all_unread=unread), lambda line, size: line.send(b"x" * size)),
    "desk": (
        lambda unread: DeskConnection("a", all_unread=unread),
        lambda line, size: line.tell(DeskTrouble("x" * size, {})),
    ),
}
KINDS = pytest.mark.parametrize(("opened", "say"), OPEN.values(), ids=OPEN.keys())
# What stands around the words of a message.
AROUND = 128


@KINDS
def test_whoever_does_not_read_holds_so_many_bytes_and_is_cut_off(opened: Callable[[Unread], Any], say: Say) -> None:
    async def scene() -> None:
        unread, held = Unread(), []
        line = opened(unread)
        while line.closing_with is None:
            say(line, 4096)
            held.append(unread.bytes)
            await asyncio.sleep(0)
        assert MOST_UNREAD_BYTES - 4096 - AROUND < max(held) <= MOST_UNREAD_BYTES + 4096 + AROUND
        assert line.closing_with == TRY_AGAIN
        assert unread.bytes == 0
        say(line, 4096)
        assert unread.bytes == 0, "nothing is said to whoever was given up"
        line.hang_up()

    asyncio.run(scene())


@KINDS
def test_so_many_messages_wait_however_short_they_are(opened: Callable[[Unread], Any], say: Say) -> None:
    async def scene() -> None:
        line, said = opened(Unread()), 0
        while line.closing_with is None:
            say(line, 1)
            said += 1
        assert said == MOST_UNREAD + 1
        line.hang_up()

    asyncio.run(scene())


@KINDS
def test_all_together_hold_so_many_bytes_and_whoever_has_few_stays(opened: Callable[[Unread], Any], say: Say) -> None:
    async def scene() -> None:
        together = Unread(most=300_000)
        lines = [opened(together) for _ in range(100)]
        say(lines[0], 1000)
        for _ in range(20):
            for line in lines[1:]:
                say(line, 4096)
        assert together.bytes <= together.most + len(lines) * (FEW_BYTES + AROUND)
        assert lines[0].closing_with is None
        assert any(line.closing_with == TRY_AGAIN for line in lines)
        for line in lines:
            line.hang_up()
        assert together.bytes == 0

    asyncio.run(scene())


def test_a_single_answer_of_a_desk_may_be_long_and_is_not_counted_once_it_is_sent() -> None:
    async def scene() -> None:
        unread, end = Unread(), Deaf()
        line = DeskConnection("a", all_unread=unread)
        line.tell(DeskTrouble("x" * (2 * MOST_UNREAD_BYTES), {}))
        assert line.closing_with is None
        assert unread.bytes > 2 * MOST_UNREAD_BYTES
        sending = asyncio.ensure_future(line.send_all(end))
        while unread.bytes:
            await asyncio.sleep(0)
        sending.cancel()

    asyncio.run(scene())


def test_the_house_counts_what_all_have_not_read() -> None:
    async def scene(house: Visit) -> None:
        context, lines = house.app.state.context, house.house.lines
        line = Connection("a", Deaf(), all_unread=lines.unread)
        lines.opened(line)
        for _ in range(3):
            await answer(encoded(Ping(1)), line, context)
        assert lines.unread.bytes > 0
        line.hang_up()
        lines.closed(line)
        assert lines.unread.bytes == 0

    play(scene)
