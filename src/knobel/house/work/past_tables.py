"""A table as it stood at the end of an earlier game, from its log."""

from knobel.core.errors import KnobelError
from knobel.core.events import Thrown, Unseen
from knobel.core.secrets import Viewer
from knobel.house.store.operations import decoded
from knobel.house.table.entries import Began, Changed
from knobel.house.table.fairness_file import shown_throws
from knobel.house.table.hiding import hides
from knobel.house.table.table import Table
from knobel.house.work.tasks import Past


def past_table(past: Past) -> Table:
    """The table after one of its games; refused where that game is not over, or was never played."""
    table = Table(past.table)
    for _, at, raw in past.rows:
        entry = decoded(raw)
        goes_on = isinstance(entry, Began) and entry.number > past.number
        if goes_on or (isinstance(entry, Changed) and table.games == past.number + 1):
            break
        table.fold(entry, at)
    if table.games != past.number + 1 or table.phase not in ("over", "closed"):
        raise KnobelError("no-such-replay")
    return table


def viewer_of(past: Table, device: str | None) -> Viewer:
    """For whom a device looks back: a seat counts for those games only that its player has played to the end.

    Where several people at it hid something from each other, nobody knows whose eyes these are.
    """
    played = () if device is None else past.seats_played_by(device)
    several = len(played) > 1 and any(hides(past.game, step.after) for step in past.steps)
    return None if several or not played else played[0]


def names_of(past: Past, table: Table) -> tuple[str, ...]:
    """Who sat there when the game ended; whoever came or went since then is no part of it."""
    ended = Table(past.table)
    for seq, at, raw in past.rows:
        if seq > table.steps[-1].seq:
            break
        ended.fold(decoded(raw), at)
    return ended.names


def sees_everything(past: Table, viewer: Viewer) -> bool:
    """Whether this viewer has seen every throw and every decision of a game, at once or when it was uncovered."""
    shown = shown_throws(past, viewer)
    return all(
        (isinstance(step.event, Thrown) and step.seq in shown)
        or not isinstance(past.game.seen(step.before, step.event, viewer), Unseen)
        for step in past.steps
    )
