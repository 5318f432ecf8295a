"""A table from another house, written down at once: what is known of it, its log, and the games that are over."""

from collections.abc import Sequence
from typing import Any

from knobel.core.frozen import Frozen
from knobel.house.store.logs import Operation
from knobel.house.store.operations import RESULT_COLUMNS, NewTable, ResultRow, create

# So many rows go into one statement.
AT_ONCE = 100


class MovedTable(Frozen, frozen=True):
    """The rest of a table that is not new. `rows` are its log, `seatings` and `sitters` whom of its host it speaks of,
    and `games` those that are over: number, game, end, record and preset, and with each its results."""

    phase: str
    taken: int
    changed: int
    rows: tuple[tuple[int, bytes], ...]
    seatings: tuple[tuple[int, int, str], ...]
    sitters: tuple[tuple[int, str], ...]
    games: tuple[tuple[int, str, int, str, str | None], ...]
    results: tuple[tuple[ResultRow, ...], ...]


def adopt(new: NewTable, moved: MovedTable) -> Operation:
    """Write a table down that was somewhere else before; an id or a code that somebody has is a conflict."""
    yield from create(new)
    code = None if moved.phase == "closed" else new.code
    yield (
        "UPDATE tables SET phase = ?, taken = ?, changed = ?, code = ? WHERE id = ?",
        (moved.phase, moved.taken, moved.changed, code, new.id),
    )
    log = [(new.id, seq, at, entry) for seq, (at, entry) in enumerate(moved.rows)]
    yield from _insert("log (table_id, seq, at, entry)", log)
    sat = [(new.id, seq, seat, new.host, name) for seq, seat, name in moved.seatings]
    yield from _insert("seatings (table_id, seq, seat, device, name)", sat)
    seated = [(new.id, seat, new.host, name) for seat, name in moved.sitters]
    yield from _insert("sitters (table_id, seat, device, name)", seated)
    yield from _insert("records (table_id, number, game, ended, record, preset)", [(new.id, *g) for g in moved.games])
    for (number, game, ended, *_), results in zip(moved.games, moved.results, strict=True):
        # A game counts once, however often it comes: whoever brings it has ended it at that moment.
        known = yield (
            "SELECT 1 FROM results WHERE device = ? AND game = ? AND ended = ? AND number = ?",
            (new.host, game, ended, number),
        )
        rows = [tuple(getattr(each, name) for name in each.__struct_fields__) for each in results]
        yield from _insert(f"results ({RESULT_COLUMNS})", [] if known else rows)


def _insert(into: str, rows: Sequence[tuple[Any, ...]]) -> Operation:
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        each = f"({_marks(len(some[0]))})"
        yield (
            f"INSERT INTO {into} VALUES {', '.join([each] * len(some))}",
            tuple(value for row in some for value in row),
        )


def _marks(count: int) -> str:
    return ", ".join("?" * count)
