"""The log on a page: its latest entries in words, each with its undo where that is possible."""

from collections.abc import Set

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.desk.actions import Row, Undo
from knobel.desk.desk import Desk
from knobel.desk.telling import told

# So many of the latest entries are on a referee's page; the whole log is in the file.
LATEST = 40


class LogLine(Frozen, frozen=True):
    """An entry in words. `void` ones have been undone; `undo` is there where that is possible."""

    seq: int
    at: int
    by: str
    reason: str
    line: Phrase
    void: bool
    undo: Undo | None


def log_lines(desk: Desk, may_be_undone: Set[int]) -> tuple[LogLine, ...]:
    """The latest entries, newest first."""
    standing = {trace.seq for trace in desk.tournament.traces}
    return tuple(_log_line(desk, row, row.seq not in standing, may_be_undone) for row in reversed(desk.rows[-LATEST:]))


def _log_line(desk: Desk, row: Row, void: bool, may_be_undone: Set[int]) -> LogLine:
    entry = row.entry
    undo = Undo(row.seq) if row.seq in may_be_undone else None
    line = told(desk.tournament, desk.rows, entry.action)
    return LogLine(row.seq, row.at, entry.by, entry.reason, line, void, undo)
