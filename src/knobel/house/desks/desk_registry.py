"""All desks of this node, opened when somebody comes and put away when nobody is left."""

import asyncio
import contextlib
from collections.abc import Mapping

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.desk.actions import AddDeskLink, Create, RenewDeskLink, Row, SetRecovery
from knobel.desk.desk import Desk
from knobel.desk.forgetting import speaks_of
from knobel.desk.format_options import AnyFormat
from knobel.desk.link_book import SHARED, shared_link_list
from knobel.desk.options import DeskOptions
from knobel.desk.taking_part import TakenPart, taken_part
from knobel.house.desks.links import token_of
from knobel.house.desks.live_desk import HINT_PREFIX, HOUSE, LiveDesk, desk_of
from knobel.house.desks.recovery import desk_digits, digest_of, is_right, new_code, plain
from knobel.house.desks.venue import Venue
from knobel.house.live.key_locks import KeyLocks
from knobel.house.live.live_log import RELOAD
from knobel.house.live.log_checks import must_be_a_master, must_be_a_tournament
from knobel.house.live.resources import Resources
from knobel.house.live.set_aside import SetAside
from knobel.house.live.table_registry import TableRegistry
from knobel.house.store import desk_operations as operations
from knobel.house.store.desk_operations import NewDesk
from knobel.house.store.forgetting import forget_kept_seats
from knobel.house.store.logs import BadEntry
from knobel.house.store.store import Unreachable
from knobel.house.table.table_state import DESK
from knobel.house.work.tasks import CheckDesk

# How often desks are looked at for what time alone has changed, in seconds.
LOOK = 0.5
# A desk at which nothing has happened for so long is put away, in milliseconds.
PUT_AWAY = 300_000
# So many files of one person wait to be looked through.
MOST_RESTORED = 2
RECOVERY_BYTES = 10
DECODE_ROWS = msgspec.json.Decoder(tuple[Row, ...]).decode
# Smaller than any number of an entry.
BEFORE_ALL = -1


class OwnTournament(Frozen, frozen=True):
    """A tournament of one person: whether they have set it up, and as which players they take part."""

    desk: str
    name: str
    created: int
    organised: bool
    players: tuple[TakenPart, ...]


class DeskRegistry:
    """Every desk of this node."""

    def __init__(self, resources: Resources, tables: TableRegistry) -> None:
        self._resources = resources
        self._store, self._time, self._source = resources.store, resources.time, resources.source
        self._tables = tables
        self.set_aside = SetAside("desk")
        self._live: dict[str, LiveDesk] = {}
        self._venues: dict[str, Venue] = {}
        self._opening = KeyLocks()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Let every online tournament go on, and watch the time."""
        for id in await self._store.read(operations.online_and_unfinished()):
            with contextlib.suppress(KnobelError):
                await self.desk(id)
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        """Let go of everything; nothing acknowledged is lost."""
        for venue in self._venues.values():
            venue.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def live(self) -> Mapping[str, LiveDesk]:
        """The desks that are open on this node."""
        return self._live

    async def create(
        self, name: str, start: int, game: str, options: DeskOptions, host: str, kind: AnyFormat | None = None
    ) -> LiveDesk:
        """A new tournament."""
        return await self.open(Create(name, start, game, options, kind), host)

    async def open(self, create: Create, host: str) -> LiveDesk:
        """A new tournament, with all that is known of it."""
        return await self._create(Desk.opened(create, self._time.now()), host)

    async def restore(self, text: bytes, host: str) -> LiveDesk:
        """A tournament from its file, under new links."""
        rows = DECODE_ROWS(await self._resources.work.do(CheckDesk(text), host, MOST_RESTORED))
        live = await self._create(await desk_of(rows), host)
        for link in shared_link_list(live.tournament):
            # Whoever has the file runs the tournament, whichever links were revoked elsewhere.
            if link.id in SHARED and link.revoked:
                await live.request(HOUSE, RenewDeskLink(link.id))
        return live

    async def delete(self, live: LiveDesk) -> None:
        """Delete a tournament for good."""
        await live.delete()
        self._put_away(live)

    async def new_recovery(self, live: LiveDesk, by: str) -> str:
        """Another recovery code for a desk; the one before opens nothing any more. Nobody can be told it again."""
        code = new_code(live.id, self._source.token(RECOVERY_BYTES))
        await live.request(HOUSE, SetRecovery(digest_of(live.master, code)), by=by)
        return code

    async def recover(self, text: str) -> tuple[LiveDesk, str]:
        """The desk that a recovery code is about, and another organiser's link; unknown and old codes are alike."""
        code = plain(text)
        ids = [] if code is None else await self._store.read(operations.beginning_with(desk_digits(code)))
        for id in ids:
            live = await self.desk(id)
            if live is not None and code is not None:
                await live.catch_up_with_others()
                if is_right(live.master, live.tournament.recovery, code):
                    seq = await live.request(HOUSE, AddDeskLink("organiser", "", recovered=True))
                    return live, token_of(live.master, live.tournament, f"link/{seq}")
        raise KnobelError("unknown-code")

    async def forget(self, devices: tuple[str, ...], instead: str) -> None:
        """Forget whoever plays online with these devices, and who has set tournaments up with them."""
        for id in await self._store.read(operations.online_desks()):
            if speaks_of(await self._rows(id), devices):
                with contextlib.suppress(KnobelError):
                    await self._forget_at(must_be_there(await self.desk(id)), devices, instead)
        await self._store.write(operations.forget_devices(devices))

    async def _forget_at(self, live: LiveDesk, devices: tuple[str, ...], instead: str) -> None:
        await live.catch_up_with_others()
        names = await live.forget(devices, instead)
        if names:
            # At its tables the house has kept seats for them until they came.
            kept = forget_kept_seats(f"{DESK}{live.id}", names, instead)
            await self._tables.reload(await self._store.write(kept))

    async def of_person(self, devices: tuple[str, ...]) -> tuple[OwnTournament, ...]:
        """The tournaments that a person has set up or takes part in online, with nobody else in them."""
        own = []
        for known in await self._store.read(operations.perhaps_of(devices)):
            rows = await self._rows(known.id) if known.online else []
            takes_part, organised = speaks_of(rows, devices), known.host in devices
            if takes_part or organised:
                parts: tuple[TakenPart, ...] = ()
                with contextlib.suppress(KnobelError), self.set_aside.unless_it_opens(known.id):
                    parts = taken_part(rows, devices) if takes_part else ()
                own.append(OwnTournament(known.id, known.name, known.created, organised, parts))
        return tuple(own)

    async def _rows(self, id: str) -> list[Row]:
        """The log of a desk; one that cannot be read says nothing of anybody."""
        try:
            rows: list[Row] = await self._store.read(operations.read(id, BEFORE_ALL))
        except BadEntry as trouble:
            self.set_aside.note(id, trouble)
            return []
        return rows

    async def desk(self, id: str) -> LiveDesk | None:
        """A desk by its id, read from the store if it is not open yet."""
        if id in self._live:
            return self._live[id]
        async with self._opening.hold(id):
            if id not in self._live:
                master = await self._store.read(operations.master_of(id))
                if master is None:
                    return None
                with self.set_aside.unless_it_opens(id):
                    must_be_a_master(master)
                    live = self._new_live(id, master)
                    await live.catch_up()
                    must_be_a_tournament(live.desk)
                    self._open(live)
            return self._live[id]

    def _new_live(self, id: str, master: bytes) -> LiveDesk:
        return LiveDesk(id, master, self._resources, self._put_away_bad)

    async def _create(self, desk: Desk, host: str) -> LiveDesk:
        tournament = desk.tournament
        live = self._new_live(self._resources.new_id(), self._source.token(32))
        online = tournament.options.venue == "online"
        new = NewDesk(live.id, tournament.name, live.master, host, online, self._time.now())
        await self._store.write(operations.create_with_log(new, tuple(desk.rows), tournament.phase))
        live.desk = desk
        self._open(live)
        return live

    def _open(self, live: LiveDesk) -> None:
        self.set_aside.take_back(live.id)
        self._live[live.id] = live
        live.open()
        if live.tournament.options.venue == "online":
            venue = Venue(live, self._tables, self._resources.pace)
            self._venues[live.id] = venue
            live.watch(venue.look)
            venue.look()

    # What goes on by itself ------------------------------------------------------------------------------------------

    async def heard(self, id: str, seq: int) -> None:
        """Another node has hinted at one of its desks."""
        what, _, desk = id.rpartition(HINT_PREFIX)
        live = self._live.get(desk)
        if live is None or what not in ("", RELOAD):
            return
        with contextlib.suppress(Unreachable, KnobelError):
            if what == RELOAD and await self._store.read(operations.master_of(desk)) is None:
                live.close()
                self._put_away(live)
            elif what == RELOAD:
                await live.reload()
            elif live.seq < seq:
                await live.catch_up()

    def _put_away_bad(self, live: LiveDesk, trouble: BadEntry) -> KnobelError:
        """A desk whose log goes on in a way that cannot be read is closed here, and tried anew when somebody comes."""
        self._put_away(live)
        for listener in tuple(live.listeners):
            listener.dismiss()
        return self.set_aside.note(live.id, trouble)

    def _put_away(self, live: LiveDesk) -> None:
        if self._live.get(live.id) is live:
            del self._live[live.id]
            if live.id in self._venues:
                self._venues.pop(live.id).stop()

    async def _watch(self) -> None:
        """Send pages that time has changed, look for what other nodes have written, and put old desks away."""
        while True:
            await self._time.sleep(LOOK)
            now = self._time.now()
            for id, live in tuple(self._live.items()):
                if live.listeners and live.due(now):
                    live.tell()
                elif not live.listeners and id not in self._venues and now - live.tournament.at > PUT_AWAY:
                    del self._live[id]
            for venue in tuple(self._venues.values()):
                venue.look()
            if not self._resources.hints.alone:
                await self._look_around()

    async def _look_around(self) -> None:
        followed = tuple(id for id, live in self._live.items() if live.listeners or id in self._venues)
        if followed:
            with contextlib.suppress(Unreachable):
                for id, seq in await self._store.read(operations.latest(followed)):
                    await self.heard(HINT_PREFIX + id, seq)


def must_be_there(live: LiveDesk | None) -> LiveDesk:
    """A desk, or the refusal that says as little about it as possible."""
    if live is None:
        raise KnobelError("no-such-desk")
    return live
