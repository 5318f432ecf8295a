"""A club whose book is kept while the plug is pulled: every acknowledged mark stands in it, once."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from knobel.club.actions import Booked
from knobel.core.frozen import Frozen
from knobel.house.store import club_operations
from knobel.house.store.logs import Operation
from knobel.server.store.sqlite import run
from proofs.client import LINE_TROUBLE, Person, arrive, browser

# Before a server that does not answer is asked again.
PAUSE = 0.05


class Marked(Frozen, frozen=True):
    """What a treasurer was told: a mark, by the note beside it, and where it stands in the log."""

    note: str
    seq: int


class Book(Frozen, frozen=True):
    """What is wrong with a book: marks that were acknowledged and are not there, and marks that may be made twice."""

    lost: int
    doubled: int


class Treasurer:
    """Somebody who marks for ever, and repeats with the same key whatever was not answered."""

    def __init__(self, base: str, person: Person, club: str, link: str) -> None:
        self.base, self.person, self.club, self.link = base, person, club, link
        self.told: list[Marked] = []
        self._open: str | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Mark until told to stop."""
        while not stop.is_set():
            with contextlib.suppress(*LINE_TROUBLE):
                async with browser(self.base, self.person) as http:
                    while not stop.is_set():
                        await self._mark(http)
            await asyncio.sleep(PAUSE)

    async def _mark(self, http: Any) -> None:
        # The key stands in the note, too: so the log alone says what was made twice.
        key = self._open = self._open or secrets.token_hex(8)
        wish = {"type": "mark_member", "member": 0, "mark": "round", "note": key}
        headers = {"authorization": f"Bearer {self.link}"}
        answer = await http.post(
            f"/api/clubs/{self.club}/requests", json={"key": key, "request": wish}, headers=headers
        )
        answer.raise_for_status()
        self.told.append(Marked(key, answer.json()["seq"]))
        self._open = None


async def treasurers_of_a_club(base: str, count: int) -> list[Treasurer]:
    """A new club with one member, whose book so many people keep at once."""
    person = await arrive(base)
    async with browser(base, person) as http:
        told = (await http.post("/api/clubs", json={"name": "Die Filzläuse", "season": "2026"})).json()
        keeper = told["links"]["keeper"]
        joined = {"key": "anna", "request": {"type": "add_member", "name": "Anna"}}
        headers = {"authorization": f"Bearer {keeper}"}
        answer = await http.post(f"/api/clubs/{told['club']}/requests", json=joined, headers=headers)
        answer.raise_for_status()
    return [Treasurer(base, person, told["club"], keeper) for _ in range(count)]


def compared_book(database: sqlite3.Connection, treasurers: Sequence[Treasurer]) -> Book:
    """What the treasurers of a club were told against what is on the disk."""
    club = treasurers[0].club
    rows = run(database, club_operations.read(club, -1))
    notes = {row.seq: row.entry.action.note for row in rows if isinstance(row.entry.action, Booked)}
    told = [each for treasurer in treasurers for each in treasurer.told]
    lost = sum(notes.get(each.seq) != each.note for each in told)
    twice = sum(count - 1 for count in Counter(notes.values()).values())
    # A mark that no key stands for would be made once more if its answer had been lost.
    unanswered = len(notes.keys() - run(database, _answered(club)))
    gaps = sum(other.seq != one.seq + 1 for one, other in pairwise(rows))
    return Book(lost, twice + unanswered + gaps)


def _answered(club: str) -> Operation:
    rows = yield "SELECT seq FROM club_answers WHERE club_id = ?", (club,)
    return {row[0] for row in rows}
