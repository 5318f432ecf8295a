"""A live club: a live log with its club. Nobody listens to it: pages ask when they are looked at."""

from collections.abc import Callable, Sequence

from knobel.club.actions import ClubEntry, ClubRequest, ClubRow, MemberId
from knobel.club.club_log import ClubLog
from knobel.club.folding import fold, standing
from knobel.club.forgetting import forgotten
from knobel.club.model import Club
from knobel.club.roles import must_be_allowed
from knobel.core.errors import KnobelError
from knobel.house.clubs.links import OF_MEMBERS, ClubHolder, holder_of
from knobel.house.live.live_log import RELOAD, Draft, LiveLog
from knobel.house.live.resources import Resources
from knobel.house.live.slices import in_slices
from knobel.house.store import club_operations as operations
from knobel.house.store.logs import BadEntry, Operation, following

HINT_PREFIX = "club/"


async def log_of(rows: Sequence[ClubRow]) -> ClubLog:
    """The club of a whole log, folded in slices."""
    log, club = ClubLog(), Club()
    async for row in in_slices(standing(rows)):
        with following(row.seq):
            club = fold(club, row)
    last = rows[-1] if rows else None
    log.rows, log.club = list(rows), club if last is None else club.but(seq=last.seq, at=last.at)
    return log


class LiveClub(LiveLog[ClubEntry]):
    """A club that goes on. All requests go through `request`, one at a time."""

    def __init__(
        self, id: str, master: bytes, resources: Resources, set_aside: Callable[["LiveClub", BadEntry], KnobelError]
    ) -> None:
        super().__init__(resources, lambda trouble: set_aside(self, trouble))
        self.id = id
        self.master = master
        self.log = ClubLog()

    @property
    def club(self) -> Club:
        """The club as it stands."""
        return self.log.club

    def holder(self, token: str) -> ClubHolder | None:
        """Who holds this link."""
        return holder_of(self.master, self.club, token)

    async def request(self, holder: ClubHolder, request: ClubRequest, *, by: str, key: str | None = None) -> int:
        """Do what is asked, durably; gives the number of the entry."""

        def draft() -> Draft:
            must_be_allowed(holder.role, holder.member, request)
            at = max(self._time.now(), self.club.at)
            row = ClubRow(self.seq + 1, at, ClubEntry(self.log.ruled(request), by))
            after = self.log.after(row)
            operation = operations.append(self.id, self.seq, row.entry, at, key)
            return Draft(operation, lambda: self.log.add(row, after))

        return await self.append_if(draft, key)

    async def forget(self, member: MemberId, instead: str) -> None:
        """A member wants to be forgotten: the log speaks of them by another name, everywhere."""
        async with self._turn():
            changed = {row.seq: row for row in forgotten(self.log.rows, member, instead)}
            await self._store.write(operations.rewrite(self.id, tuple(changed.values())))
            await self._store.write(operations.untie_links(self.id, f"{OF_MEMBERS}{member}/"))
            await self._refold([changed.get(row.seq, row) for row in self.log.rows])
        await self._hints.hint(RELOAD + self.hint_id, self.seq)

    # The log ----------------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.log.rows) - 1

    @property
    def hint_id(self) -> str:
        return HINT_PREFIX + self.id

    def _read(self) -> Operation:
        return operations.read(self.id, self.seq)

    def _read_known(self) -> Operation:
        return operations.read(self.id, -1, self.seq + 1)

    async def _refold(self, rows: Sequence[ClubRow]) -> None:
        self.log = await log_of(rows)

    async def _fold_all(self, rows: Sequence[ClubRow]) -> None:
        """What was undone is left out from the start, instead of undoing it entry by entry."""
        for number, row in enumerate(rows, start=self.seq + 1):
            if row.seq != number:
                raise BadEntry(row.seq, f"entry {number} is missing")
        if rows:
            await self._refold([*self.log.rows, *rows])

    def _answer(self, key: str) -> Operation:
        return operations.answer(self.id, key)

    def _fold_entry(self, at: int, entry: ClubEntry) -> None:
        self.log.add(ClubRow(self.seq + 1, at, entry))
