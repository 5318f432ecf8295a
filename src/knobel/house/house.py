"""The house: tables, tournament desks, clubs and the lines to them, over what it was given."""

from collections.abc import Callable, Iterable
from datetime import UTC, tzinfo

from knobel.house.change_hints import ChangeHints
from knobel.house.clubs.club_registry import ClubRegistry
from knobel.house.clubs.live_club import HINT_PREFIX as CLUB_PREFIX
from knobel.house.days.days import Days
from knobel.house.desks.desk_registry import DeskRegistry
from knobel.house.desks.live_desk import HINT_PREFIX as DESK_PREFIX
from knobel.house.lines.open_lines import OpenLines
from knobel.house.live.feat_reader import FeatReader
from knobel.house.live.resources import Resources
from knobel.house.live.table_registry import LOG, TableRegistry
from knobel.house.live.time import Source, Timekeeper
from knobel.house.store.store import Store
from knobel.house.work.work import Here, Work

# Before the id of a device: its token is another one, or it has been forgotten.
RENEWED = "renewed/"


class House:
    """One node of a house. Several may stand on one store. Whoever does not seal days by itself has no dice of the
    day before somebody asks for them; their seeds are drawn, unless `day_seed` gives them. A `prefix` before the ids of
    tables and desks says whose they are."""

    def __init__(
        self,
        store: Store,
        hints: ChangeHints,
        time: Timekeeper,
        source: Source,
        work: Work | None = None,
        pace: float = 0.8,
        zone: tzinfo = UTC,
        *,
        prefix: str = "",
        seals_days: bool = True,
        day_seed: Callable[[str], bytes] | None = None,
    ) -> None:
        self.resources = Resources(store, hints, time, source, work or Here(), pace, prefix)
        self.tables = TableRegistry(self.resources)
        self.desks = DeskRegistry(self.resources, self.tables)
        self.clubs = ClubRegistry(self.resources)
        self.days = Days(self.resources, self.tables, zone, day_seed)
        self.lines = OpenLines()
        self._seals_days = seals_days
        self.feats = FeatReader(self.resources.store, self.resources.work)

    async def start(self) -> None:
        """Listen to the other nodes, and let every unfinished table and tournament go on."""
        await self.resources.store.start()
        await self.resources.hints.start(self._heard)
        await self.tables.start()
        await self.desks.start()
        if self._seals_days:
            await self.days.start()

    async def stop(self) -> None:
        """Let go of everything; nothing acknowledged is lost."""
        await self.feats.stop()
        await self.days.stop()
        await self.desks.stop()
        await self.tables.stop()
        await self.resources.hints.close()
        await self.resources.store.close()
        LOG.info("closed")

    @property
    def set_aside(self) -> int:
        """How many tables, tournaments and clubs have turned out not to open."""
        return len(self.tables.set_aside) + len(self.desks.set_aside) + len(self.clubs.set_aside)

    async def _heard(self, id: str, seq: int) -> None:
        if id.startswith(RENEWED):
            self.lines.end(id.removeprefix(RENEWED))
        elif DESK_PREFIX in id:
            await self.desks.heard(id, seq)
        elif CLUB_PREFIX in id:
            await self.clubs.heard(id, seq)
        else:
            await self.tables.heard(id, seq)

    # Devices that are others' from now on ----------------------------------------------------------------------------

    async def revoke(self, devices: Iterable[str]) -> None:
        """These devices are nobody's any more: close every line of theirs, on every node."""
        for device in devices:
            self.lines.dismiss(device)
            await self.resources.hints.hint(RENEWED + device, 0)

    async def renew(self, devices: Iterable[str]) -> None:
        """The tokens of these devices are others now: their lines end on every node, and come back if they can."""
        for device in devices:
            self.lines.end(device)
            await self.resources.hints.hint(RENEWED + device, 0)
