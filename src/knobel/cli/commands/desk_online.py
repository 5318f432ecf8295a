"""A tournament of bots at the real tables of a house: its log, its store, its clocks, its dice."""

import asyncio
import tempfile
from pathlib import Path

from knobel.desk.actions import Draw, Reschedule, SignUp
from knobel.desk.desk import Desk
from knobel.desk.format_options import AnyFormat
from knobel.desk.options import MINUTE, DeskOptions
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.house import House
from knobel.house.live.time import SystemSource, WallTime
from knobel.server.store.sqlite import SqliteStore

ORGANISER = Holder("organiser")
LOOK = 0.05


def play_online(players: int, game: str, options: DeskOptions, kind: AnyFormat | None = None) -> Desk:
    """Play a whole tournament of bots through a house with a store on disk."""
    return asyncio.run(_played(players, game, options, kind))


async def _played(players: int, game: str, options: DeskOptions, kind: AnyFormat | None) -> Desk:
    with tempfile.TemporaryDirectory(prefix="knobel-desk-") as folder:
        house = House(SqliteStore(Path(folder) / "knobel.sqlite"), LocalHints(), WallTime(), SystemSource(), pace=0)
        await house.start()
        try:
            start = house.resources.time.now() + 60 * MINUTE
            live = await house.desks.create("Bots", start, game, options, "simulation", kind)
            await _sign_up(live, players, start)
            while not live.tournament.over:
                await asyncio.sleep(LOOK)
            return live.desk
        finally:
            await house.stop()


async def _sign_up(live: LiveDesk, players: int, start: int) -> None:
    for number in range(players):
        await live.request(ORGANISER, SignUp(f"Bot {number + 1}", late=True, bot=True))
    now = live.now()
    await live.request(ORGANISER, Reschedule(start, now, now))
    await live.request(ORGANISER, Draw(confirmed=True))
