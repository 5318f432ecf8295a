"""What was asked when an entry was written: by whom, and what. Whoever rules on it again must get the same entry.

Only what one device can bring about, alone with bots, has an answer here.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from knobel.core.events import Did, Expired, Thrown
from knobel.core.stages import Throw
from knobel.house.moving.files import BadTableFile
from knobel.house.names import clean_name
from knobel.house.table import entries, requests
from knobel.house.table.entries import Entry, Happened
from knobel.house.table.requests import HOUSE, TABLE, Actor, Request
from knobel.house.table.table import Table

Asked = tuple[Actor, Request]


def asked_for(table: Table, entry: Entry, device: str) -> Asked:
    """Who asked for what, so that this entry was written on the table as it stands; a refusal where nobody can have."""
    ask = _ASKED.get(type(entry))
    if ask is None:
        raise BadTableFile("not-alone" if isinstance(entry, entries.Knocked | entries.Nodded) else "impossible-entry")
    return ask(table, entry, Actor(device, table.seats_of(device), present=frozenset()))


def _sit(table: Table, entry: entries.Sat, own: Actor) -> Asked:
    if clean_name(entry.name) != entry.name or entry.token != (None if entry.kind == "bot" else str(table.seq + 1)):
        raise BadTableFile("impossible-entry")
    return own, requests.Sit(entry.seat, entry.name, entry.kind, entry.mind, entry.token)


def _leave(table: Table, entry: entries.Left, own: Actor) -> Asked:
    return own.but(seats=()) if entry.kicked else own, requests.Leave(entry.seat)


def _cover(table: Table, entry: entries.Covered, own: Actor) -> Asked:
    return HOUSE if entry.until_return else own, requests.Cover(entry.seat, entry.mind)


def _change(table: Table, entry: entries.Changed, own: Actor) -> Asked:
    return own, requests.ChooseGame(entry.game, entry.options, entry.seats, entry.called or None)


def _arrange(table: Table, entry: entries.Arranged, own: Actor) -> Asked:
    named = msgspec.structs.asdict(entry)
    return own, requests.ChangeSettings(**{name: value for name, value in named.items() if name != "quick_by"})


def _happen(table: Table, entry: Happened, own: Actor) -> Asked:
    stage = table.stage
    match entry.event:
        case Did(seat, move):
            return HOUSE, requests.Act(seat, move)
        case Expired(clock):
            return HOUSE, requests.Expire(clock, table.deadlines[clock])
        case Thrown(faces):
            seat = stage.seat if isinstance(stage, Throw) and stage.seat is not None else TABLE
            return HOUSE, requests.Roll(seat, faces if table.setup.dice == "real" else None)


_ASKED: dict[type, Callable[[Table, Any, Actor], Asked]] = {
    entries.Sat: _sit,
    entries.Left: _leave,
    entries.Covered: _cover,
    entries.Uncovered: lambda _table, entry, _own: (HOUSE, requests.Uncover(entry.seat)),
    entries.Muted: lambda _table, entry, own: (own, requests.Mute(entry.seat, entry.muted)),
    entries.Promised: lambda _table, entry, own: (own, requests.Promise(entry.seat, entry.promise)),
    entries.Seeded: lambda _table, entry, own: (own, requests.RevealSeed(entry.seat, entry.seed)),
    entries.Began: lambda _table, _entry, own: (own, requests.Begin()),
    entries.Changed: _change,
    entries.Arranged: _arrange,
    Happened: _happen,
    entries.TookBack: lambda _table, entry, own: (own, requests.TakeBack(entry.seat)),
    entries.Advised: lambda _table, entry, own: (own, requests.Advise(entry.seat)),
    entries.Hurried: lambda _table, _entry, own: (own, requests.Hurry()),
}
