"""Coming into this house: a table from another one is checked, written down under its new id, and goes on.

From here on it throws by a secret of this house, which nobody else knows; that of the house before stays with the log,
for the files of the games that were played there.
"""

import contextlib

from knobel.core.errors import KnobelError
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import CODE_TRIES
from knobel.house.moving.checking import Arrival, decode_arrival
from knobel.house.moving.files import is_id
from knobel.house.new_tables import TableLink
from knobel.house.store import operations
from knobel.house.store.moved_tables import MovedTable, adopt
from knobel.house.store.operations import NewTable
from knobel.house.store.store import Conflict
from knobel.house.table import fairness
from knobel.house.table.entries import Committed, Credited, Entry, HandedOver
from knobel.house.table.requests import Actor, ChooseGame, Leave
from knobel.house.table.seats import hashed, invitation_of
from knobel.house.work.tasks import CheckTable

MASTER_BYTES = 32


async def arrive(house: House, device: str, table: str, text: bytes, *, to_friends: bool = False) -> TableLink:
    """Let a table go on here, which this device brings; one that has arrived already is only told of.

    Opened to friends, it gathers people: what bots had is free, unless a game is going on.
    """
    if not is_id(table, house.resources.prefix):
        raise KnobelError("bad-table-file")
    row = await house.tables.row(table)
    if row is None:
        task = CheckTable(text, table, device, house.resources.time.now())
        await _write(house, device, table, decode_arrival(await house.resources.work.do(task, device)))
    elif row.host != device:
        raise KnobelError("table-taken")
    live = await house.tables.table(table)
    assert live is not None
    if row is None and to_friends:
        await _free_seats(live, device)
    known = await house.tables.row(table)
    return TableLink(table, invitation_of(live.master), None if known is None else known.code)


async def _write(house: House, device: str, table: str, arrival: Arrival) -> None:
    given, setup = house.resources, arrival.setup
    master, now = given.source.token(MASTER_BYTES), given.time.now()
    invitation = hashed(invitation_of(master))
    moved = _moved(arrival, master, now, elsewhere=not given.prefix)
    for _ in range(CODE_TRIES):
        code = house.tables.new_code()
        new = NewTable(
            table, arrival.game, setup.public, code, invitation, master, device, arrival.seats, arrival.rows[0][0]
        )
        with contextlib.suppress(Conflict):
            await given.store.write(adopt(new.but(preset=arrival.preset), moved))
            return
        row = await given.store.read(operations.table(table))
        if row is not None:
            # Asked twice at once: the other one was quicker.
            if row.host != device:
                raise KnobelError("table-taken")
            return
    raise KnobelError("no-free-code")


def _moved(arrival: Arrival, master: bytes, now: int, *, elsewhere: bool) -> MovedTable:
    more = [(now, operations.encoded(entry)) for entry in _taken_over(arrival, master, now)]
    over = arrival.phase in ("over", "closed")
    return MovedTable(
        phase=arrival.phase,
        taken=arrival.taken,
        changed=arrival.at if over else now,
        rows=(*arrival.rows, *more),
        seatings=arrival.seatings,
        sitters=arrival.sitters,
        games=tuple((each.number, each.game, each.ended, each.record, each.preset) for each in arrival.games),
        results=tuple(tuple(row.but(elsewhere=elsewhere) for row in each.results) for each in arrival.games),
    )


def _taken_over(arrival: Arrival, master: bytes, now: int) -> list[Entry]:
    """What this house writes behind the log: whose dice they were, its own root, and the time on the way given back."""
    entries: list[Entry] = [HandedOver(arrival.source, arrival.block, arrival.secret)]
    if arrival.setup.dice == "digital" and arrival.phase != "closed":
        kinds: tuple[fairness.Kind, fairness.Kind] = ("throw", "border")
        root, borders = (fairness.block_root(master, arrival.origin, arrival.block, kind).hex() for kind in kinds)
        entries.append(Committed(arrival.block, root, borders))
    if arrival.clocks:
        entries.append(Credited(now - arrival.at))
    return entries


async def _free_seats(live: LiveTable, device: str) -> None:
    """People gather: the table is in its lobby again, and the seats of bots are free."""
    host, setup = Actor(device, live.table.seats_of(device)), live.table.setup
    if live.table.phase == "over":
        await live.request(host, ChooseGame(setup.game, setup.options, setup.seats))
    if live.table.phase == "lobby":
        for seat in [seat for seat, place in live.table.places.items() if place.kind == "bot"]:
            await live.request(host, Leave(seat))
