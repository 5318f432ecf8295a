"""A connection: one socket, what it may see, and what is still to be sent to it."""

import asyncio
from collections.abc import Iterable

import msgspec

from knobel.core.secrets import Viewer
from knobel.server.live.live_table import LiveTable
from knobel.server.live.views import clocks, missed, proofs, views
from knobel.server.messages import Hello, Presence, ServerMessage, Update, Welcome
from knobel.server.table.entries import Entry
from knobel.server.table.rulings import Actor
from knobel.server.table.seats import same
from knobel.server.table.table import Step

ENCODE = msgspec.json.Encoder().encode
# A reader with so many unread messages is cut off; it comes back and gets what it missed.
MOST_UNREAD = 512


class Connection:
    """A listener at a table. Everything sent to it goes through a queue, so that nobody waits for a slow reader."""

    def __init__(self, device: str | None) -> None:
        self.device = device
        self.live: LiveTable | None = None
        self.seats: tuple[int, ...] = ()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.cut_off = False
        self.invited = False

    # Coming and going ----------------------------------------------------------------------------------------------

    def attach(self, live: LiveTable, hello: Hello, code: str | None) -> None:
        """Listen to a table: a welcome first, then everything missed, in order."""
        self.detach()
        self.live = live
        self.seats = self._seats_shown(live, hello.tokens)
        live.listeners.add(self)
        self.tell(self._welcome(live, code))
        self._send_missed(live, hello.last)
        self._tell_presence(live)

    def detach(self) -> None:
        """Stop listening."""
        if self.live is not None:
            live, self.live = self.live, None
            live.listeners.discard(self)
            self._tell_presence(live)

    @property
    def actor(self) -> Actor:
        """Who speaks here, with the seats for which it has shown the tokens."""
        return Actor(self.device, self.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """For whom this connection sees: its own seats, or nobody's."""
        return self.seats or (None,)

    def take_seat(self, seat: int) -> None:
        """This connection has just sat down there."""
        self.seats = tuple(sorted({*self.seats, seat}))

    def refresh(self) -> None:
        """Show the table as it is now, to the seats that this connection has now."""
        if self.live is not None:
            self._send_missed(self.live, self.live.table.seq)
            self._tell_presence(self.live)

    # Being told ----------------------------------------------------------------------------------------------------

    def went_on(self, live: LiveTable, entry: Entry, step: Step | None) -> None:
        """The table has one more entry."""
        self.seats = tuple(seat for seat in self.seats if self._still_ours(live, seat))
        table = live.table
        update = Update(
            seq=table.seq,
            at=step.at if step is not None else 0,
            table=None if step is not None and table.phase == "playing" else live.info,
            views=views(table, self.viewers, step),
            clocks=clocks(table, live.now()),
            proofs=() if step is None else proofs(table, step, self.viewers, live.trees),
        )
        self.tell(update)

    def tell(self, message: ServerMessage) -> None:
        """Put a message in the outbox, or give up on a reader who does not read."""
        if self.outbox.qsize() >= MOST_UNREAD:
            self.cut_off = True
            self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(ENCODE(message))

    def _welcome(self, live: LiveTable, code: str | None) -> Welcome:
        own = live.table.seats_of(self.device) if self.device is not None else ()
        return Welcome(
            table=live.info,
            seq=live.table.seq,
            host=live.table.is_host(self.device),
            seats=self.seats,
            tokens={str(seat): live.token_of(seat) for seat in own},
            code=code if self.seats or live.table.is_host(self.device) else None,
        )

    def _send_missed(self, live: LiveTable, last: int) -> None:
        """Every step that the client has not seen, each as it was; if there was none, the scene as it is now."""
        table = live.table
        steps = [step for step in table.steps if step.seq > last]
        for step in steps:
            self.tell(
                Update(
                    seq=step.seq,
                    at=step.at,
                    views=tuple(missed(table, step, viewer) for viewer in self.viewers),
                    clocks=clocks(table, live.now()) if step is steps[-1] else (),
                    proofs=proofs(table, step, self.viewers, live.trees),
                )
            )
        now = views(table, self.viewers, None)
        self.tell(Update(seq=table.seq, at=live.now(), table=live.info, views=now, clocks=clocks(table, live.now())))

    def _seats_shown(self, live: LiveTable, tokens: Iterable[str]) -> tuple[int, ...]:
        """The seats of this device whose token was shown. A token from another device opens nothing."""
        if self.device is None:
            return ()
        own = live.table.seats_of(self.device)
        shown = tuple(tokens)
        return tuple(seat for seat in own if any(same(live.token_of(seat), token) for token in shown))

    def _still_ours(self, live: LiveTable, seat: int) -> bool:
        place = live.table.places.get(seat)
        return place is not None and place.device == self.device

    def _tell_presence(self, live: LiveTable) -> None:
        watching = sum(not listener.seats for listener in live.listeners)
        message = Presence(tuple(sorted(live.present())), watching)
        for listener in tuple(live.listeners):
            listener.tell(message)
