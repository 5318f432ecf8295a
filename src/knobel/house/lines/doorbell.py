"""The doorbell: tells the host who knocks, and whoever knocks whether they may sit down."""

import asyncio
import contextlib
from typing import Literal, Protocol

from knobel.house.live.live_table import LiveTable
from knobel.house.messages import Entrance, KnockInfo, Knocks, ServerMessage
from knobel.house.names import apart_from
from knobel.house.store.store import Unreachable
from knobel.house.table.table import Table

State = Literal["open", "knock", "waiting"]


class Hearer(Protocol):
    """Somebody at a table who can be told something."""

    @property
    def device(self) -> str | None: ...

    live: LiveTable | None

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        ...


class Doorbell:
    """What one connection has been told of the door, so that it is told only what is new."""

    __slots__ = ("_calling", "_knocks", "_state")

    def __init__(self) -> None:
        self._state: State = "open"
        self._knocks: tuple[int, ...] = ()
        self._calling: asyncio.Task[None] | None = None

    def ring(self, live: LiveTable, hearer: Hearer) -> None:
        """Something may have changed at the door."""
        table = live.table
        if table.is_host(hearer.device):
            numbers = tuple(table.knocks)
            if numbers != self._knocks:
                self._knocks = numbers
                self._calling = asyncio.get_running_loop().create_task(_call(live, hearer))
        elif hearer.device is not None and (state := entrance(table, hearer.device)) != self._state:
            self._state = state
            hearer.tell(Entrance(state))


def entrance(table: Table, device: str) -> State:
    """Whether a device may sit down."""
    if not table.needs_nod(device):
        return "open"
    return "waiting" if device in table.knocks.values() else "knock"


async def _call(live: LiveTable, hearer: Hearer) -> None:
    """Tell the host who knocks. Names are looked up each time: whoever was forgotten has none."""
    with contextlib.suppress(Unreachable):
        knocking = await live.knocking()
        if hearer.live is live:
            hearer.tell(Knocks(_told_apart(knocking, live.table)))


def _told_apart(knocking: dict[int, str], table: Table) -> tuple[KnockInfo, ...]:
    """Nobody is let in because they call themselves like somebody who sits here, or knocks as well."""
    taken = [name for name in table.names if name]
    told = []
    for number, name in knocking.items():
        told.append(KnockInfo(number, apart_from(name, tuple(taken))))
        taken.append(told[-1].name)
    return tuple(told)
