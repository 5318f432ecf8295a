"""A club that is kept while the plug is pulled: every acknowledged entry stands in its log, once, whatever it is."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, get_args

import httpx
import msgspec

from knobel.club import actions
from knobel.club.actions import ClubRequest, MemberId, PlaceTaken, Prices, SeasonId
from knobel.club.formula import Formula
from knobel.core.frozen import Frozen
from knobel.house.store import club_operations
from knobel.house.store.logs import Operation
from knobel.server.store.sqlite import run
from proofs.client import LINE_TROUBLE, Person, arrive, browser

# Before a server that does not answer is asked again.
PAUSE = 0.05
# What is written down for a request that is not an entry itself.
ENTRY_OF: dict[type, type] = {
    actions.MarkMember: actions.Booked,
    actions.GivePrize: actions.Booked,
    actions.Pay: actions.Booked,
    actions.UndoEntry: actions.Undone,
}


def wishes(member: MemberId, key: str, latest: int) -> tuple[ClubRequest, ...]:
    """One of everything that can be asked of a club, about one member; in this order each is granted, also while others
    ask the same about theirs. `key` is a name that nothing has yet, `latest` the latest evening that was written down.
    """
    return (
        actions.RecordEvening("2026-11-13", key, "schocken", (PlaceTaken(member, 1),)),
        actions.UndoEntry(latest),
        actions.MarkMember(member, "round", note=key),
        actions.Pay(member, note=key),
        actions.GivePrize(member, 500, key),
        actions.Appoint(member, "scribe"),
        actions.RenameMember(member, key),
        actions.RenewLink(member),
        actions.LeaveClub(member),
        actions.ReturnToClub(member),
        actions.AddMember(key),
        actions.RenewShared("guest"),
        actions.RenameClub(key),
        actions.SetPrices(Prices(round=len(key))),
        actions.SetPublic(True),
        actions.OpenSeason(key, Formula()),
        actions.ChangeFormula(SeasonId(0), Formula(best=3)),
    )


def unasked() -> list[str]:
    """Requests that nobody asks for while the plug is pulled."""
    asked = {type(wish) for wish in wishes(MemberId(0), "", 0)}
    return sorted(kind.__name__ for kind in set(get_args(ClubRequest)) - asked)


class Written(Frozen, frozen=True):
    """What somebody was told: a request, by its key, and where it stands in the log."""

    key: str
    request: ClubRequest
    seq: int


class Book(Frozen, frozen=True):
    """What is wrong with the log of a club: entries that were acknowledged and are not there, or were missed by what
    builds on them, and entries that may be made twice."""

    lost: int
    doubled: int


class Treasurer:
    """Somebody who writes down for ever, and repeats with the same key whatever was not answered."""

    def __init__(self, base: str, person: Person, club: str, link: str, member: MemberId) -> None:
        self.base, self.person, self.club, self.link, self.member = base, person, club, link, member
        self.told: list[Written] = []
        self.refused = 0
        self._turn = self._latest = 0
        self._open: tuple[str, ClubRequest] | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Write until told to stop."""
        while not stop.is_set():
            with contextlib.suppress(*LINE_TROUBLE):
                async with browser(self.base, self.person) as http:
                    while not stop.is_set():
                        await self.write(http)
            await asyncio.sleep(PAUSE)

    async def write(self, http: Any) -> None:
        """Ask for what comes next, or once more for what was not answered."""
        key, wish = self._open = self._open or self._next()
        answer = await http.post(
            f"/api/clubs/{self.club}/requests",
            json={"key": key, "request": msgspec.to_builtins(wish)},
            headers={"authorization": f"Bearer {self.link}"},
        )
        if answer.is_client_error and answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            # After many kills a club has all the members that it takes. Every other wish is granted, unless what it
            # builds on has gone; it would be refused for ever.
            self.refused += answer.json()["code"] != "club-full"
        else:
            answer.raise_for_status()
            self._note(Written(key, wish, answer.json()["seq"]))
        self._turn += 1
        self._open = None

    def _note(self, written: Written) -> None:
        if isinstance(written.request, actions.RecordEvening):
            self._latest = written.seq
        self.told.append(written)

    def _next(self) -> tuple[str, ClubRequest]:
        key = secrets.token_hex(8)
        every = wishes(self.member, key, self._latest)
        return key, every[self._turn % len(every)]


async def treasurers_of_a_club(base: str, count: int) -> list[Treasurer]:
    """A new club with a member for each of so many people, who keep it at once."""
    if left := unasked():
        raise AssertionError(f"nobody asks a club for {left}")
    person = await arrive(base)
    async with browser(base, person) as http:
        told = (await http.post("/api/clubs", json={"name": "Die Filzläuse", "season": "2026"})).json()
        keeper = told["links"]["keeper"]
        for number in range(count):
            joined = {"key": f"member-{number}", "request": {"type": "add_member", "name": f"Member {number}"}}
            headers = {"authorization": f"Bearer {keeper}"}
            answer = await http.post(f"/api/clubs/{told['club']}/requests", json=joined, headers=headers)
            answer.raise_for_status()
    return [Treasurer(base, person, told["club"], keeper, MemberId(number)) for number in range(count)]


def compared_book(database: sqlite3.Connection, treasurers: Sequence[Treasurer]) -> Book:
    """What the treasurers of a club were told against what is on the disk."""
    club = treasurers[0].club
    rows = run(database, club_operations.read(club, -1))
    kinds = {row.seq: type(row.entry.action) for row in rows}
    answers = {key.split("/")[-1]: seq for key, seq in run(database, _answers(club))}
    told = [each for treasurer in treasurers for each in treasurer.told]
    lost = sum(answers.get(each.key) != each.seq or kinds.get(each.seq) != _entry_of(each.request) for each in told)
    lost += sum(treasurer.refused for treasurer in treasurers)
    twice = len(told) - len({each.seq for each in told})
    # An entry that no key stands for would be made once more if its answer had been lost; the first founds the club.
    unanswered = len(rows) - 1 - len(set(answers.values()))
    gaps = sum(other.seq != one.seq + 1 for one, other in pairwise(rows))
    return Book(lost, twice + unanswered + gaps)


def _entry_of(request: ClubRequest) -> type:
    return ENTRY_OF.get(type(request), type(request))


def _answers(club: str) -> Operation:
    rows = yield "SELECT key, seq FROM club_answers WHERE club_id = ?", (club,)
    return [tuple(row) for row in rows]
