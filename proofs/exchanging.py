"""Parts of a running server exchanged from outside, in its own process: the server has no place for faulty ones."""

from knobel.house.clubs.live_club import LiveClub
from knobel.house.house import House
from knobel.house.lines.connection import Connection
from knobel.house.lines.open_lines import OpenLine
from knobel.house.live.live_table import LiveTable


def exchange_tables(house: House, kind: type[LiveTable]) -> None:
    """Let every table that the house opens from now on be of this kind."""
    sound = house.tables._new_live

    def new_live(id: str, master: bytes) -> LiveTable:
        live = sound(id, master)
        live.__class__ = kind
        return live

    house.tables._new_live = new_live  # type: ignore[method-assign]


def exchange_clubs(house: House, kind: type[LiveClub]) -> None:
    """Let every club that the house opens from now on be of this kind."""
    sound = house.clubs._new_live

    def new_live(id: str, master: bytes) -> LiveClub:
        live = sound(id, master)
        live.__class__ = kind
        return live

    house.clubs._new_live = new_live  # type: ignore[method-assign]


def exchange_connections(house: House, kind: type[Connection]) -> None:
    """Let every connection that is opened from now on be of this kind."""
    sound = house.lines.opened

    def opened(line: OpenLine) -> None:
        if isinstance(line, Connection):
            line.__class__ = kind
        sound(line)

    house.lines.opened = opened  # type: ignore[method-assign]
