"""Looking back: who may see an earlier game of a table."""

from knobel.core.errors import KnobelError
from knobel.house.lines.admission import may_listen, may_watch
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import TableRegistry
from knobel.house.names import is_plain
from knobel.house.table.seats import hashed, same
from knobel.house.work.tasks import Past

# More games than anybody plays at one table.
MOST_GAMES = 10**6


async def past_game_for(
    tables: TableRegistry, table: str, number: int, devices: tuple[str, ...], invitation: str | None
) -> tuple[LiveTable, Past]:
    """A table with one of its earlier games as somebody may look at it; else there is no such thing.

    Whoever has several devices, of which the first asks, looks back as the one that was there.
    """
    row = await tables.row(table) if is_plain(table) and 0 <= number <= MOST_GAMES else None
    live = await tables.table(table) if row is not None else None
    if row is None or live is None:
        raise KnobelError("no-such-replay")
    await live.catch_up_with_others()
    here = (each for each in devices if live.table.seats_of(each) or live.table.is_host(each))
    device = next(here, devices[0] if devices else None)
    invited = invitation is not None and same(hashed(invitation), row.invitation)
    seated = device is not None and bool(live.table.seats_of(device))
    welcome = may_listen(live.table, device, invited=invited) and (seated or may_watch(live.table, device))
    if not welcome or number >= live.table.games:
        raise KnobelError("no-such-replay")
    return live, await tables.past_game(live, number, device)
