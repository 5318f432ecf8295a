"""All clubs of this node, opened when somebody comes and put away when nobody has come for a while."""

import contextlib

import msgspec

from knobel.club.actions import ClubRow, Found
from knobel.club.club_log import ClubLog
from knobel.club.model import Member
from knobel.core.errors import KnobelError
from knobel.house.clubs.links import ClubHolder, name_of_link
from knobel.house.clubs.live_club import HINT_PREFIX, LiveClub, log_of
from knobel.house.clubs.reading import is_large, read
from knobel.house.clubs.ties import MyClub, OwnClub, best_of, opened_by, tied_members
from knobel.house.live.key_locks import KeyLocks
from knobel.house.live.live_log import RELOAD
from knobel.house.live.log_checks import must_be_a_club, must_be_a_master
from knobel.house.live.resources import Resources
from knobel.house.live.set_aside import SetAside
from knobel.house.store import club_operations as operations
from knobel.house.store.club_operations import NewClub
from knobel.house.store.logs import BadEntry
from knobel.house.store.store import Unreachable
from knobel.house.work.tasks import CheckClub, ReadClub

# So many clubs are kept open; the one that nobody has come to for longest is put away first.
MOST_OPEN = 200
# So many files of one person wait to be looked through.
MOST_RESTORED = 2
GONE = "gone/"
DECODE_ROWS = msgspec.json.Decoder(tuple[ClubRow, ...]).decode


class ClubRegistry:
    """Every club of this node."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._store, self._time, self._source = resources.store, resources.time, resources.source
        self.set_aside = SetAside("club")
        # In the order in which they were last asked for.
        self._live: dict[str, LiveClub] = {}
        self._opening = KeyLocks()

    async def create(self, found: Found, founder: str) -> LiveClub:
        """A new club."""
        return await self._create(ClubLog.founded(found, self._time.now()), founder)

    async def restore(self, text: bytes, founder: str) -> LiveClub:
        """A club from its file, under new links."""
        rows = DECODE_ROWS(await self._resources.work.do(CheckClub(text), founder, MOST_RESTORED))
        return await self._create(await log_of(rows), founder)

    async def club(self, id: str) -> LiveClub | None:
        """A club by its id, read from the store if it is not open yet."""
        async with self._opening.hold(id):
            live = self._live.pop(id, None)
            if live is None:
                master = await self._store.read(operations.master_of(id))
                if master is None:
                    return None
                with self.set_aside.unless_it_opens(id):
                    must_be_a_master(master)
                    live = self._new_live(id, master)
                    await live.catch_up()
                    must_be_a_club(live.log)
                self._open(live)
            self._keep(live)
            return live

    async def read(self, live: LiveClub, wanted: ReadClub, owner: str) -> bytes:
        """What somebody reads of a club; of a large one in another process."""
        if not is_large(live.log):
            return read(live.log, wanted)
        return await self._resources.work.do(wanted.but(rows=msgspec.json.encode(live.log.rows)), owner)

    async def delete(self, live: LiveClub) -> None:
        """Nothing of a club stays, on any node."""
        await self._store.write(operations.delete(live.id))
        self._live.pop(live.id, None)
        await self._resources.hints.hint(GONE + live.hint_id, live.seq)

    async def of_person(self, devices: tuple[str, ...]) -> tuple[OwnClub, ...]:
        """The clubs that a person has founded, or stands in under a name."""
        founded = dict(await self._store.read(operations.founded_by(devices)))
        mine = await self._tied_to(devices)
        own = []
        for id in dict.fromkeys((*founded, *(each.club for each in mine))):
            names = tuple(dict.fromkeys(each.member for each in mine if each.club == id and each.member))
            with contextlib.suppress(KnobelError):
                live = await self.club(id)
                if live is not None:
                    created = await self._store.read(operations.created(id))
                    own.append(OwnClub(id, live.club.name, created, id in founded, names))
        return tuple(own)

    # Whose clubs they are ---------------------------------------------------------------------------------------------

    async def tie(self, live: LiveClub, holder: ClubHolder, device: str) -> None:
        """Remember that a device has come with this link."""
        link = name_of_link(live.club, holder.member)
        await self._store.write(operations.tie(live.id, device, link, self._time.now()))

    async def untie(self, id: str, devices: tuple[str, ...]) -> None:
        """Forget that these devices have been at a club."""
        await self._store.write(operations.untie(id, devices))

    async def mine(self, devices: tuple[str, ...]) -> tuple[MyClub, ...]:
        """The clubs of a person, with a link to each."""
        return best_of(await self._tied_to(devices))

    async def members_by_device(self, live: LiveClub) -> dict[str, Member]:
        """Which device is which member."""
        return tied_members(live, await self._store.read(operations.ties_at(live.id)))

    async def _tied_to(self, devices: tuple[str, ...]) -> list[MyClub]:
        found = []
        for id, link in await self._store.read(operations.ties_of(devices)):
            with contextlib.suppress(KnobelError):
                live = await self.club(id)
                if live is not None and (mine := opened_by(live, link)) is not None:
                    found.append(mine)
        return found

    # Putting away -----------------------------------------------------------------------------------------------------

    async def forget(self, devices: tuple[str, ...]) -> None:
        """Forget who has founded clubs with these devices, or was at them. Names in a club are its own."""
        await self._store.write(operations.forget_devices(devices))

    async def heard(self, id: str, seq: int) -> None:
        """Another node has hinted at one of its clubs."""
        what, _, club = id.rpartition(HINT_PREFIX)
        live = self._live.get(club)
        if live is None:
            return
        with contextlib.suppress(Unreachable, KnobelError):
            if what == GONE:
                self._live.pop(club, None)
            elif what == RELOAD:
                await live.reload()
            elif live.seq < seq:
                await live.catch_up()

    async def _create(self, log: ClubLog, founder: str) -> LiveClub:
        live = self._new_live(self._source.token(9).hex(), self._source.token(32))
        new = NewClub(live.id, live.master, founder, self._time.now())
        await self._store.write(operations.create_with_log(new, tuple(log.rows)))
        live.log = log
        self._open(live)
        self._keep(live)
        return live

    def _new_live(self, id: str, master: bytes) -> LiveClub:
        return LiveClub(id, master, self._resources, self._put_away_bad)

    def _open(self, live: LiveClub) -> None:
        self.set_aside.take_back(live.id)
        live.open()

    def _keep(self, live: LiveClub) -> None:
        self._live[live.id] = live
        while len(self._live) > MOST_OPEN:
            del self._live[next(iter(self._live))]

    def _put_away_bad(self, live: LiveClub, trouble: BadEntry) -> KnobelError:
        """A club whose log goes on in a way that cannot be read is closed here, and tried anew when somebody comes."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        return self.set_aside.note(live.id, trouble)


def must_be_there(live: LiveClub | None) -> LiveClub:
    """A club, or the refusal that says as little about it as possible."""
    if live is None:
        raise KnobelError("no-such-club")
    return live
