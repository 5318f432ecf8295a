"""A connection: one socket, what it may see, and what is still to be sent to it."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from knobel.core.secrets import Viewer
from knobel.house.lines.admission import may_listen, may_watch
from knobel.house.lines.backlog import MOST_MISSED, MissedUpdate, Unread, Waiting, missed_note, missed_step
from knobel.house.lines.doorbell import Doorbell
from knobel.house.lines.sight import Hands, viewers
from knobel.house.live.live_table import LiveTable
from knobel.house.live.past import PastGame
from knobel.house.live.views import clocks, views
from knobel.house.messages import Hello, Presence, ServerMessage, Update, Welcome
from knobel.house.table.entries import Began, Entry, Left, Nodded
from knobel.house.table.permissions import Refused
from knobel.house.table.rulings import Actor
from knobel.house.table.seats import invitation_of, same
from knobel.house.table.table_state import Step

ENCODE = msgspec.json.Encoder().encode
POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
# A line that comes over no network, or over one that nobody knows.
NOWHERE = ""
# Somebody whom a table does not open to any more still gets the answer that tells so, in seconds.
LAST_WORDS = 0.2
# What is still to be sent: bytes, or a step long past that is drawn when its turn comes.
Outgoing = bytes | MissedUpdate


class Socket(Protocol):
    """The other end of a connection."""

    async def send(self, message: bytes) -> None:
        """Send a message; waits for a slow reader."""
        ...

    async def close(self, code: int) -> None:
        """Close the line."""
        ...


class Connection:
    """A listener at a table. Everything sent to it goes through an outbox, so that nobody waits for a slow reader.

    There is a task only while the outbox holds something: thousands of connections at which nothing happens cost
    little more than their sockets.
    """

    __slots__ = (
        "_backlog",
        "_bell",
        "_sending",
        "_socket",
        "closing_with",
        "device",
        "hands",
        "heard",
        "invited",
        "live",
        "network",
        "outbox",
        "seats",
        "waiting",
    )

    def __init__(
        self,
        device: str | None,
        socket: Socket | None = None,
        network: str = NOWHERE,
        all_unread: Unread | None = None,
    ) -> None:
        self.device = device
        self.network = network
        self.live: LiveTable | None = None
        self.seats: tuple[int, ...] = ()
        self.hands = Hands()
        self.invited = False
        self.heard: int | None = None
        self.outbox: list[Outgoing] = []
        self.closing_with: int | None = None
        self.waiting = Waiting(all_unread or Unread())
        self._backlog = 0
        self._bell = Doorbell()
        self._socket = socket
        self._sending: asyncio.Task[None] | None = None

    # Coming and going ----------------------------------------------------------------------------------------------

    def attach(
        self,
        live: LiveTable,
        hello: Hello,
        code: str | None,
        earlier: Sequence[PastGame] = (),
        *,
        complete: bool = True,
    ) -> None:
        """Listen to a table: a welcome first, then everything missed, in order, then the table as it is.

        What was still to be told after an earlier hello is not: whoever says hello again says what they have. `earlier`
        are the games of which something was missed; where they are not `complete`, there were too many.
        """
        self.detach()
        self._drop_backlog()
        self.live = live
        self.seats = self._seats_shown(live, hello.tokens)
        self.hands.goes_round = hello.goes_round
        live.listeners.add(self)
        missed = self._missed(live, (*earlier, live.this_game), hello.last)
        told = missed[-MOST_MISSED:]
        since = told[0].seq if len(told) < len(missed) else self._since(live, hello.last, complete=complete)
        self.tell(self._welcome(live, code, since))
        self.outbox.extend(told)
        self._backlog += len(told)
        self._send_state(live)
        self._tell_presence(live)
        self._bell = Doorbell()
        self._bell.ring(live, self)

    def detach(self) -> None:
        """Stop listening."""
        if self.live is not None:
            live, self.live = self.live, None
            self.seats = ()
            self.hands = Hands()
            self.heard = None
            live.listeners.discard(self)
            self._tell_presence(live)

    def dismiss(self) -> None:
        """The table does not open to this connection any more: it hears nothing from now on, and is closed."""
        self.detach()
        self.closing_with = POLICY_VIOLATION
        asyncio.get_running_loop().call_later(LAST_WORDS, self._flush)

    @property
    def actor(self) -> Actor:
        """Who speaks here, with the seats for which it has shown the tokens."""
        return Actor(self.device, self.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """For whom this connection sees the game on the table."""
        return () if self.live is None else self._viewers(self.live, self.live.this_game, self.live.table.state)

    def take_seat(self, seat: int) -> None:
        """This connection has just sat down there: it is shown the table as its new seat sees it."""
        self.seats = tuple(sorted({*self.seats, seat}))
        if self.live is not None:
            self._send_state(self.live)
            self._tell_presence(self.live)

    def hold(self, seat: int | None) -> None:
        """The device is in the hands of this seat now, or of nobody: it is shown the table as that seat sees it."""
        if seat is not None and seat not in self.seats:
            raise Refused("not-allowed")
        self.hands.holder = seat
        if self.live is not None:
            self._send_state(self.live)

    # Being told ----------------------------------------------------------------------------------------------------

    def on_entry(self, live: LiveTable, entry: Entry, step: Step | None) -> None:
        """The table has one more entry."""
        if self.seats:
            self.seats = tuple(seat for seat in self.seats if live.sits_at(self.device, seat))
        if isinstance(entry, Left | Began | Nodded) and not may_listen(live.table, self.device, invited=self.invited):
            self.dismiss()
        else:
            self.send(live.update_for(self.viewers))
            self._bell.ring(live, self)

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send(ENCODE(message))

    def send(self, message: bytes) -> None:
        """Put a message in the outbox, or give up on a reader who does not read."""
        if self.closing_with == TRY_AGAIN:
            return
        self.waiting.add(len(message))
        if self.waiting.is_too_much(len(self.outbox) - self._backlog):
            self.give_up()
        else:
            self.outbox.append(message)
            self._flush()

    def take_all(self) -> list[Outgoing]:
        """Empty the outbox: what was in it."""
        taken, self.outbox = self.outbox, []
        self._backlog = 0
        self.waiting.add(-self.waiting.bytes)
        return taken

    def give_up(self) -> None:
        """Close the line; nothing is lost, for whoever comes back gets what it missed."""
        self.closing_with = TRY_AGAIN
        self.take_all()
        self.detach()
        self._flush()

    def hang_up(self) -> None:
        """The other side has gone."""
        self.detach()
        self.take_all()
        if self._sending is not None:
            self._sending.cancel()

    def _flush(self) -> None:
        """See to it that the outbox is emptied."""
        if self._socket is not None and self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all(self._socket))
            self._sending.add_done_callback(self._sent_all)

    def _sent_all(self, sending: "asyncio.Task[None]") -> None:
        self._sending = None
        if not sending.cancelled() and sending.exception() is not None:
            # The reader has gone in the middle of a message; whoever listens to it notices as well.
            self._socket = None
        elif self.outbox:
            self._flush()

    async def _send_all(self, socket: Socket) -> None:
        while self.outbox:
            message = self.outbox.pop(0)
            if isinstance(message, bytes):
                self.waiting.add(-len(message))
            else:
                # Many missed steps are many scenes: they are drawn one by one, of all who have missed something only
                # one at a time, and others get a turn between them.
                self._backlog -= 1
                async with message.live.drawing:
                    message = message()
                    await asyncio.sleep(0)
            await socket.send(message)
        if self.closing_with is not None:
            await socket.close(self.closing_with)

    def _drop_backlog(self) -> None:
        if self._backlog:
            self.outbox = [message for message in self.outbox if isinstance(message, bytes)]
            self._backlog = 0

    # What is shown -------------------------------------------------------------------------------------------------

    def _viewers(self, live: LiveTable, game: PastGame, state: Any) -> tuple[Viewer, ...]:
        """For whom this connection sees a state of a game."""
        if not self.seats:
            return (None,) if may_watch(live.table, self.device) else ()
        return viewers(live.table, self.seats, self.hands, game.began, game.play, state)

    def _welcome(self, live: LiveTable, code: str | None, since: int) -> Welcome:
        own = live.table.seats_of(self.device) if self.device is not None else ()
        return Welcome(
            table=live.info,
            seq=live.table.seq,
            host=live.table.is_host(self.device),
            seats=self.seats,
            tokens={str(seat): live.token_of(seat) for seat in own},
            since=since,
            code=code if self.seats or live.table.is_host(self.device) else None,
            invitation=invitation_of(live.master) if live.table.is_host(self.device) else None,
        )

    @staticmethod
    def _since(live: LiveTable, last: int, *, complete: bool) -> int:
        """From where on somebody who has all up to `last` will have every step; in a first game that is its start."""
        if complete and last >= 0:
            return last + 1
        return live.table.began_at if live.table.games > 1 else 0

    def _missed(self, live: LiveTable, games: Iterable[PastGame], last: int) -> Sequence[MissedUpdate]:
        """What the client has not heard, in order: the steps of the games, and what was told beside them."""
        steps = [missed for game in games for missed in self._missed_steps(live, game, last)]
        return sorted([*steps, *self._missed_notes(live, last)], key=lambda missed: missed.seq)

    def _missed_steps(self, live: LiveTable, game: PastGame, last: int) -> list[MissedUpdate]:
        """Every step of a game that the client has not seen, each as it was."""
        return [
            missed_step(live, game, step, self._viewers(live, game, step.after))
            for step in game.steps
            if step.seq > last
        ]

    def _missed_notes(self, live: LiveTable, last: int) -> list[MissedUpdate]:
        """What was told of the table itself; whoever is new hears it from the beginning of the game on."""
        since = last if last >= 0 else live.table.began_at
        return [missed_note(live, note) for note in live.table.notes if note.seq > since]

    def _send_state(self, live: LiveTable) -> None:
        """The table as it is now."""
        table, now = live.table, live.now()
        shown = views(table, self.viewers, None)
        self.tell(Update(seq=table.seq, at=now, table=live.info, views=shown, clocks=clocks(table, now)))

    def _seats_shown(self, live: LiveTable, tokens: Iterable[str]) -> tuple[int, ...]:
        """The seats of this device whose token was shown. A token from another device opens nothing."""
        if self.device is None:
            return ()
        own = live.table.seats_of(self.device)
        shown = tuple(tokens)
        return tuple(seat for seat in own if any(same(live.token_of(seat), token) for token in shown))

    def _tell_presence(self, live: LiveTable) -> None:
        live.note_presence()
        watching = sum(not listener.seats for listener in live.listeners)
        message = ENCODE(Presence(tuple(sorted(live.present())), watching))
        for listener in tuple(live.listeners):
            listener.send(message)
