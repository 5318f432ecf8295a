"""Parts of a running server exchanged from outside, in its own process: the server has no place for faulty ones."""

from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import House
from knobel.server.http.context import Doors, OpenLine


def exchange_tables(house: House, kind: type[LiveTable]) -> None:
    """Let every table that the house opens from now on be of this kind."""
    sound = house._new_live

    def new_live(id: str, master: bytes) -> LiveTable:
        live = sound(id, master)
        live.__class__ = kind
        return live

    house._new_live = new_live  # type: ignore[method-assign]


def exchange_connections(doors: Doors, kind: type[Connection]) -> None:
    """Let every connection that comes through the doors from now on be of this kind."""
    sound = doors.opened

    def opened(line: OpenLine) -> None:
        if isinstance(line, Connection):
            line.__class__ = kind
        sound(line)

    doors.opened = opened  # type: ignore[method-assign]
