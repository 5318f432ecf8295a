"""Rulings on knocking: where the host wants to be asked, whoever comes knocks first, and the host lets them sit or not.

The log knows who knocks by device only: the name is the one that the device has, and goes with it.
"""

from knobel.house.table import permissions
from knobel.house.table.entries import Entry, Knocked, Nodded
from knobel.house.table.permissions import Refused
from knobel.house.table.requests import Actor, Knock, Nod
from knobel.house.table.table import Table

# So many may wait at the door at once; more than this nobody looks through.
MOST_KNOCKS = 20


def knock(table: Table, actor: Actor, request: Knock, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Ask the host for leave to sit down."""
    permissions.not_playing(table)
    if actor.device is None or actor.device in table.turned_away:
        raise Refused("not-allowed")
    if table.seats_of(actor.device):
        raise Refused("already-seated")
    if not table.needs_nod(actor.device):
        raise Refused("no-knock-needed")
    if actor.device in table.knocks.values():
        return ()
    if len(table.knocks) >= MOST_KNOCKS:
        raise Refused("too-many-knocks")
    return (Knocked(actor.device),)


def nod(table: Table, actor: Actor, request: Nod, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Let somebody who knocks sit down, or send them away."""
    permissions.host_only(table, actor)
    if request.knock not in table.knocks:
        raise Refused("no-such-knock")
    return (Nodded(request.knock, request.admitted),)
