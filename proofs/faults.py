"""Planted faults: a server with one part replaced by a faulty one, to show that a proof would notice."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import ModuleType

from knobel.core.errors import KnobelError
from knobel.desk.actions import Role
from knobel.house.desks.desk_registry import DeskRegistry
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.lines import desk_requests
from knobel.house.lines.backlog import MissedUpdate
from knobel.house.lines.connection import Connection
from knobel.house.live import live_table
from knobel.house.live.live_log import Draft
from knobel.house.live.live_table import LiveTable
from knobel.house.live.past import PastGame
from knobel.house.live.summaries import summary_after
from knobel.house.live.table_registry import TableRegistry
from knobel.house.messages import ServerMessage, Trouble
from knobel.house.store import operations
from knobel.house.store.operations import TableRow
from knobel.house.store.store import Conflict
from knobel.house.table import permissions, rulings
from knobel.house.table.entries import Credited
from knobel.house.table.rulings import Actor, Request, Ruling
from knobel.house.table.seats import same
from knobel.house.table.table import Table
from knobel.house.work.work import Here
from knobel.server.http import handshake
from knobel.server.http.context import Context
from knobel.server.listening import protocols
from proofs.club_faults import CLUB_FAULTS, write_later
from proofs.crash_desk_faults import DESK_FAULTS
from proofs.exchanging import exchange_connections, exchange_tables
from proofs.limits import lift

# Writing -------------------------------------------------------------------------------------------------------------


class EagerTable(LiveTable):
    """Says that a move is written, and writes it a moment later."""

    async def append_if(self, draft: Callable[[], Draft | None], key: str | None = None) -> int:
        return await write_later(self, draft)


class ForgetfulTable(LiveTable):
    """Forgets which requests it has answered."""

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        return await super().request(actor, request, None)


class StubbornTable(LiveTable):
    """Takes the next free number when its own is taken, whatever stands there."""

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        async with self._lock:
            ruling = self._rule(actor, request)
            drafted = self._draft(ruling, key)
            return self.table.seq if drafted is None else await self._insist(ruling, drafted, key)

    async def _insist(self, ruling: Ruling, drafted: Draft, key: str | None) -> int:
        at, seq = self._time.now(), -1
        summary = summary_after(self.table, ruling, at)
        for after in range(self.table.seq, self.table.seq + 50):
            with suppress(Conflict):
                seq = await self._store.write(operations.append(self.id, after, ruling.entries, at, key, summary))
                break
        if seq < 0:
            raise Conflict(self.id)
        drafted.on_commit()
        self._on_change()
        return seq


class ScribblingTable(LiveTable):
    """Notes in the log that something was refused."""

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        try:
            return await super().request(actor, request, key)
        except KnobelError:
            await self.append_if(lambda: self._draft(Ruling((Credited(0),))))
            raise


class CredulousTable(LiveTable):
    """Believes that what it has been told of is all that there is to know, and does not read it."""

    async def catch_up(self) -> None:
        if self.table.seq < 0:
            await super().catch_up()

    async def _catch_up(self) -> bool:
        if self.table.seq < 0:
            return await super()._catch_up()
        ((_, self.table.seq, _),) = await self._store.read(operations.latest((self.id,)))
        return True


# Who may -------------------------------------------------------------------------------------------------------------


class UnboundConnection(Connection):
    """Takes a seat's token from any device."""

    __slots__ = ()

    def _seats_shown(self, live: LiveTable, tokens: Iterable[str]) -> tuple[int, ...]:
        shown = tuple(tokens)
        return tuple(seat for seat in live.table.places if any(same(live.token_of(seat), token) for token in shown))


class StickyConnection(Connection):
    """Stays at a table that does not open to it any more."""

    __slots__ = ()

    def dismiss(self) -> None:
        pass


class CarelessConnection(Connection):
    """Skips a step that somebody has missed."""

    __slots__ = ()

    def _missed_steps(self, live: LiveTable, game: PastGame, last: int) -> list[MissedUpdate]:
        return super()._missed_steps(live, game, last)[1 if last >= 0 else 0 :]


class RepeatingConnection(Connection):
    """Tells everything from the beginning, whatever the client has."""

    __slots__ = ()

    def _missed_steps(self, live: LiveTable, game: PastGame, last: int) -> list[MissedUpdate]:
        return super()._missed_steps(live, game, -1)


class BrittleConnection(Connection):
    """Breaks when it is told something that is no message."""

    __slots__ = ()

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Trouble) and message.code == "unreadable":
            raise ValueError("cannot read this")
        super().tell(message)


class BrittleTables(TableRegistry):
    """Breaks when it is asked for a table that it does not have."""

    async def row(self, id: str) -> TableRow | None:
        row = await super().row(id)
        if row is None:
            raise LookupError(id)
        return row


class HardTable(LiveTable):
    """Gives no clock back the time in which no node was there."""

    async def credit(self, last_alive: int) -> None:
        pass


class GenerousTable(LiveTable):
    """Takes every seat for anybody's own."""

    def sits_at(self, device: str | None, seat: int) -> bool:
        return seat in self.table.places


class SharedKeysTable(LiveTable):
    """Does not know whose key it is."""

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        return await super().request(actor, request, None if key is None else key.split("/", 1)[1])


def _anybody(table: Table, actor: Actor) -> None:
    """Takes everybody for the host."""


def _never_stale(table: Table, seat: int, seq: int | None) -> None:
    """Takes an old answer for a new one."""


def _tables(faulty: type[LiveTable]) -> Callable[[Context], None]:
    def plant(context: Context) -> None:
        exchange_tables(context.house, faulty)

    return plant


def _connections(faulty: type[Connection]) -> Callable[[Context], None]:
    def plant(context: Context) -> None:
        exchange_connections(context.house, faulty)

    return plant


def _ruling(owner: ModuleType, name: str, instead: Callable[..., None]) -> Callable[[Context], None]:
    def plant(context: Context) -> None:
        setattr(owner, name, instead)

    return plant


def _seats_remember(context: Context) -> None:
    """Whoever sits down sees what the one before has seen; workers would not know of the fault."""
    context.house.resources.work = Here()
    Table.seats_played_by = Table.seats_of  # type: ignore[method-assign]


def _no_origin_check(context: Context) -> None:
    def admits(connection: object) -> bool:
        return True

    context.admits = admits  # type: ignore[method-assign]


def _no_host_check(context: Context) -> None:
    """Answers under any name."""

    def is_own_host(host: str | None) -> bool:
        return True

    context.is_own_host = is_own_host  # type: ignore[method-assign]


def _deaf(context: Context) -> None:
    """A node that hears no hints, and does not look around either."""

    async def heard(id: str, seq: int) -> None:
        pass

    context.house.tables.heard = heard  # type: ignore[method-assign]


def _any_desk_role(context: Context) -> None:
    """Takes every link to a tournament for one that may do everything."""
    sound = desk_requests.held

    async def held(desks: DeskRegistry, desk: str, token: str, *roles: Role) -> tuple[LiveDesk, Holder]:
        return await sound(desks, desk, token)

    desk_requests.held = held


def _brittle_pages(context: Context) -> None:
    context.house.tables.__class__ = BrittleTables


def _silent(context: Context) -> None:
    """A node that gives one sign of life, and no more."""
    tables, time = context.house.tables, context.house.resources.time

    async def beat() -> None:
        await tables.store.write(operations.heartbeat(tables._node, time.now()))

    tables._beat = beat  # type: ignore[method-assign]


def _on_the_loop(context: Context) -> None:
    """A server that does everything by itself, while everybody waits."""
    context.house.resources.work = Here()


def _no_prices(context: Context) -> None:
    lift(context.limits)


def _whole_backlog(context: Context) -> None:
    """A server that tells whoever comes back of all the games there ever were."""
    live_table.MOST_EARLIER = 10**9


def _patient(context: Context) -> None:
    """A server that waits for everybody, for ever."""
    protocols.HEADERS_WITHIN = handshake.HELLO_WITHIN = float("inf")


TABLES: dict[str, type[LiveTable]] = {
    "ack-before-commit": EagerTable,
    "forget-keys": ForgetfulTable,
    "no-credit": HardTable,
    "ignore-conflicts": StubbornTable,
    "trust-hints": CredulousTable,
    "old-answers-seat": GenerousTable,
    "shared-keys": SharedKeysTable,
    "scribbles": ScribblingTable,
}
CONNECTIONS: dict[str, type[Connection]] = {
    "unbound-tokens": UnboundConnection,
    "kicked-stays": StickyConnection,
    "skip-missed": CarelessConnection,
    "start-over": RepeatingConnection,
    "brittle-socket": BrittleConnection,
}
FAULTS: dict[str, Callable[[Context], None]] = {
    **{name: _tables(faulty) for name, faulty in TABLES.items()},
    **{name: _connections(faulty) for name, faulty in CONNECTIONS.items()},
    "on-the-loop": _on_the_loop,
    "no-prices": _no_prices,
    "whole-backlog": _whole_backlog,
    "patient": _patient,
    "silent": _silent,
    "deaf": _deaf,
    "anybody-hosts": _ruling(permissions, "host_only", _anybody),
    "never-stale": _ruling(rulings, "_not_stale", _never_stale),
    "seats-remember": _seats_remember,
    "no-origin-check": _no_origin_check,
    "no-host-check": _no_host_check,
    "brittle-pages": _brittle_pages,
    "any-desk-role": _any_desk_role,
    **CLUB_FAULTS,
    **DESK_FAULTS,
}


def connection_with(fault: str | None) -> type[Connection]:
    """The kind of connection that a server with this fault has."""
    return CONNECTIONS.get(fault or "", Connection)


def plant(fault: str | None, context: Context) -> None:
    """Plant a fault, for as long as the process lives."""
    if fault is not None:
        FAULTS[fault](context)


@contextmanager
def planted(fault: str | None, context: Context) -> Iterator[None]:
    """Plant a fault for a while."""
    replaced = (
        (permissions, "host_only"),
        (rulings, "_not_stale"),
        (Table, "seats_played_by"),
        (desk_requests, "held"),
    )
    sound = [(owner, name, getattr(owner, name)) for owner, name in replaced]
    plant(fault, context)
    try:
        yield
    finally:
        for owner, name, part in sound:
            setattr(owner, name, part)
