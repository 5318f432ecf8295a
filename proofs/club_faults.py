"""Planted faults of clubs: a club with one part replaced by a faulty one."""

import asyncio
from collections.abc import Callable
from typing import Any

from knobel.club.actions import ClubRequest
from knobel.house.clubs.links import ClubHolder, member_link
from knobel.house.clubs.live_club import LiveClub
from knobel.house.live.live_log import Draft, LiveLog
from knobel.house.table.seats import same
from knobel.house.work.tasks import ReadClub
from knobel.server.http.context import Context
from proofs.exchanging import exchange_clubs


async def write_later(log: LiveLog[Any], draft: Callable[[], Draft | None]) -> int:
    """Say that something is written, and write it a moment later."""
    async with log._lock:
        drafted = draft()
        if drafted is not None:
            write = log._store.write(drafted.operation)
            asyncio.get_running_loop().call_later(0.1, lambda: asyncio.ensure_future(write))
            drafted.on_commit()
            log._on_change()
        return log.seq


class EagerClub(LiveClub):
    """Says that something is written down, and writes it a moment later."""

    async def append_if(self, draft: Callable[[], Draft | None], key: str | None = None) -> int:
        return await write_later(self, draft)


class ForgetfulClub(LiveClub):
    """Forgets which requests it has answered."""

    async def request(self, holder: ClubHolder, request: ClubRequest, *, by: str, key: str | None = None) -> int:
        return await super().request(holder, request, by=by, key=None)


class ObligingClub(LiveClub):
    """Takes everybody inside for a keeper."""

    async def request(self, holder: ClubHolder, request: ClubRequest, *, by: str, key: str | None = None) -> int:
        return await super().request(ClubHolder("keeper"), request, by=by, key=key)


class NostalgicClub(LiveClub):
    """Lets everybody in by every link that they ever had."""

    def holder(self, token: str) -> ClubHolder | None:
        for member in self.club.members:
            if any(same(member_link(self.master, member.but(links=number)), token) for number in range(member.links)):
                return ClubHolder(member.office, member.id)
        return super().holder(token)


CLUBS: dict[str, type[LiveClub]] = {
    "club-ack-before-commit": EagerClub,
    "club-forget-keys": ForgetfulClub,
    "any-club-role": ObligingClub,
    "old-club-links": NostalgicClub,
}


def _clubs(faulty: type[LiveClub]) -> Callable[[Context], None]:
    def plant(context: Context) -> None:
        exchange_clubs(context.house, faulty)

    return plant


def _open_book(context: Context) -> None:
    """Show strangers what members see."""
    clubs = context.house.clubs
    sound = clubs.read

    async def read(live: LiveClub, wanted: ReadClub, owner: str) -> bytes:
        return await sound(live, wanted.but(role="member") if wanted.role == "public" else wanted, owner)

    clubs.read = read  # type: ignore[method-assign]


CLUB_FAULTS: dict[str, Callable[[Context], None]] = {
    **{name: _clubs(faulty) for name, faulty in CLUBS.items()},
    "open-club-book": _open_book,
}
