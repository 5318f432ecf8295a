"""A live desk: a live log with its tournament, and the pages of those who look at it."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

from knobel.core.errors import KnobelError
from knobel.desk.actions import Draw, Drawn, Entry, PlayerId, Request, Row, StartGame, Withdraw
from knobel.desk.desk import Desk
from knobel.desk.folding import fold, standing
from knobel.desk.forgetting import forgotten, names_at, players_at
from knobel.desk.model import SIT_DOWN, Tournament
from knobel.desk.options import MINUTE
from knobel.desk.pages import page
from knobel.desk.player_pages import InCommon
from knobel.desk.preview import Preview, preview
from knobel.desk.refusal import DeskContradicted
from knobel.desk.roles import must_be_allowed
from knobel.house.desks.links import Holder, holder_of, lot, still_holds, token_of
from knobel.house.desks.messages import DeskPageMessage
from knobel.house.desks.showing import SharedPage
from knobel.house.live.live_log import RELOAD, Draft, LiveLog
from knobel.house.live.resources import Resources
from knobel.house.live.slices import in_slices
from knobel.house.store import desk_operations as operations
from knobel.house.store.logs import BadEntry, Operation, following

HINT_PREFIX = "desk/"
# A page is sent anew at least so often while somebody looks at it, in milliseconds: forecasts move with time.
FRESH = 30_000
HOUSE = Holder("house")


class DeskListener(Protocol):
    """Somebody who looks at a page of the desk."""

    @property
    def holder(self) -> Holder: ...

    def show(self, shown: SharedPage) -> None:
        """The page has changed."""
        ...

    def dismiss(self) -> None:
        """The link does not hold any more."""
        ...


async def desk_of(rows: Sequence[Row]) -> Desk:
    """The desk of a whole log, folded in slices."""
    desk = Desk()
    tournament = desk.tournament
    async for row in in_slices(standing(rows)):
        with following(row.seq):
            tournament = fold(tournament, row)
    desk.rows, desk.tournament = list(rows), tournament
    return desk


class LiveDesk(LiveLog[Entry]):
    """A desk with its listeners. All requests go through `request`, one at a time."""

    def __init__(
        self, id: str, master: bytes, resources: Resources, set_aside: Callable[["LiveDesk", BadEntry], KnobelError]
    ) -> None:
        super().__init__(resources, lambda trouble: set_aside(self, trouble))
        self.id = id
        self.master = master
        self.desk = Desk()
        self.listeners: set[DeskListener] = set()
        self.away: dict[PlayerId, int] = {}
        self.deleted = False
        self._told_at = 0
        self._pages: dict[Holder, SharedPage] = {}
        # While everybody is told.
        self._common: InCommon | None = None

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.desk.tournament

    def holder(self, token: str) -> Holder | None:
        """Who holds this link."""
        return holder_of(self.master, self.tournament, token)

    def own_token(self, holder: Holder) -> str:
        """What the link says with which somebody came, as it is now."""
        return token_of(self.master, self.tournament, holder.link)

    # Asking ----------------------------------------------------------------------------------------------------------

    async def request(
        self,
        holder: Holder,
        request: Request,
        *,
        by: str = "",
        reason: str = "",
        key: str | None = None,
        seq: int | None = None,
    ) -> int:
        """Do what is asked, durably. With `seq` it is done only if nothing has happened since that entry."""

        def draft() -> Draft:
            if self.deleted:
                raise KnobelError("no-such-desk")
            wanted, at = self._wanted(holder, request), self._asked_at()
            if seq is not None and seq != self.seq:
                raise KnobelError("desk-stale", seq=self.seq)
            row = Row(self.seq + 1, at, Entry(self.desk.ruled(wanted, at), by, reason))
            after = self.desk.after(row)
            operation = operations.append(self.id, self.seq, (row.entry,), at, key, after.phase)
            return Draft(operation, lambda: self._go_on(row, after))

        try:
            return await self.append_if(draft, key)
        except DeskContradicted as refusal:
            # Refused it is, but those who reported otherwise have to know.
            with contextlib.suppress(KnobelError):
                await self.request(holder, refusal.dispute, by=by)
            raise

    def _wanted(self, holder: Holder, request: Request) -> Request:
        """What is ruled on where somebody asks for this, now or in a preview; refused where they may not."""
        must_be_allowed(holder.role, holder.player, request)
        if isinstance(request, Draw):
            # Nobody chooses a lot: the house draws it, and writes it down.
            drawn = sum(isinstance(row.entry.action, Drawn) for row in self.desk.rows)
            return Draw("" if request.tables else lot(self.master, drawn), request.tables, request.confirmed)
        if isinstance(request, StartGame) and holder.role != "house":
            # Only the house knows its tables.
            return StartGame(request.table, request.game)
        return request

    def _asked_at(self) -> int:
        return max(self._time.now(), self.tournament.at)

    def _go_on(self, row: Row, after: Tournament) -> None:
        self.desk.add(row, after)
        self.tell()

    def preview(self, holder: Holder, request: Request) -> Preview:
        """What a request would change."""
        return preview(self.desk, self._wanted(holder, request), self._asked_at())

    async def forget(self, devices: tuple[str, ...], instead: str) -> tuple[str, ...]:
        """A person wants to be forgotten: they leave what is still going on, and the log speaks of them by number.

        Gives the names that they had here.
        """
        for player in players_at(self.desk.rows, devices):
            with contextlib.suppress(KnobelError):
                await self.request(Holder("player", player), Withdraw(player))
        async with self._turn():
            names = names_at(self.desk.rows, devices)
            changed = {row.seq: row for row in forgotten(self.desk.rows, devices, instead)}
            if changed:
                await self._store.write(operations.rewrite(self.id, tuple(changed.values())))
                await self._refold([changed.get(row.seq, row) for row in self.desk.rows])
        await self._hints.hint(RELOAD + self.hint_id, self.seq)
        return names

    async def delete(self) -> None:
        """The whole tournament goes, with its log; whoever looks at it is shown out."""
        async with self._turn():
            await self._store.write(operations.delete(self.id))
            self.close()
        await self._hints.hint(RELOAD + self.hint_id, self.seq)

    def close(self) -> None:
        """There is no such desk any more."""
        self.deleted = True
        for listener in tuple(self.listeners):
            listener.dismiss()

    # Telling ---------------------------------------------------------------------------------------------------------

    def page_for(self, holder: Holder) -> SharedPage:
        """The page of somebody now; drawn once for all who see alike."""
        if holder not in self._pages:
            shown = page(self.desk, holder.role, holder.player, self.now(), self._common)
            away = tuple(sorted(self.away.items())) if holder.role in ("organiser", "referee") else ()
            self._pages[holder] = SharedPage(DeskPageMessage(self.seq, shown, away))
        return self._pages[holder]

    def tell(self) -> None:
        """Send everybody their page."""
        self._pages.clear()
        self._told_at = self.now()
        self._common = InCommon(self.tournament, self._told_at)
        for listener in tuple(self.listeners):
            if still_holds(self.tournament, listener.holder):
                listener.show(self.page_for(listener.holder))
            else:
                listener.dismiss()
        self._pages.clear()
        self._common = None

    def due(self, now: int) -> bool:
        """Whether time alone has changed what is shown: a deadline, the switch to scharf, or an old forecast."""
        marks = (mark for mark in self._marks() if mark is not None)
        return now - self._told_at >= FRESH or any(self._told_at < mark <= now for mark in marks)

    def _marks(self) -> tuple[int | None, ...]:
        tournament, stage = self.tournament, self.tournament.stage
        sharp = None
        if stage is not None and stage.clock.started is not None and stage.clock.paused is None:
            sharp = stage.clock.started + stage.clock.stood + tournament.options.sharp_after_min * MINUTE
        start = tournament.start
        return tournament.checkin_open, tournament.registration_close + 1, start - SIT_DOWN, start, sharp

    # The log ---------------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.desk.rows) - 1

    @property
    def hint_id(self) -> str:
        return HINT_PREFIX + self.id

    def _read(self) -> Operation:
        return operations.read(self.id, self.seq)

    def _read_known(self) -> Operation:
        return operations.read(self.id, -1, self.seq + 1)

    async def _refold(self, rows: Sequence[Row]) -> None:
        self.desk = await desk_of(rows)
        self.tell()

    async def _fold_all(self, rows: Sequence[Row]) -> None:
        """What was undone is left out from the start, instead of undoing it entry by entry."""
        for number, row in enumerate(rows, start=self.seq + 1):
            if row.seq != number:
                raise BadEntry(row.seq, f"entry {number} is missing")
        if rows:
            await self._refold([*self.desk.rows, *rows])

    def _answer(self, key: str) -> Operation:
        return operations.answer(self.id, key)

    def _fold_entry(self, at: int, entry: Entry) -> None:
        row = Row(self.seq + 1, at, entry)
        self._go_on(row, self.desk.after(row))
