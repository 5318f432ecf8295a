"""The log on a page: its latest entries in words, each with its undo where that is possible."""

from collections.abc import Set

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.desk.actions import RecordResult, Row, Undo
from knobel.desk.desk import Desk
from knobel.desk.model import Trace
from knobel.desk.telling import result_told, told

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
    standing = {trace.seq: trace for trace in desk.tournament.traces}
    return tuple(_log_line(desk, row, standing.get(row.seq), may_be_undone) for row in reversed(desk.rows[-LATEST:]))


def _log_line(desk: Desk, row: Row, trace: Trace | None, may_be_undone: Set[int]) -> LogLine:
    entry = row.entry
    undo = Undo(row.seq) if row.seq in may_be_undone else None
    return LogLine(row.seq, row.at, entry.by, entry.reason, _line(desk, row, trace), trace is None, undo)


def _line(desk: Desk, row: Row, trace: Trace | None) -> Phrase:
    action = row.entry.action
    # What stands is known by its table, and so are those who played there.
    if trace is not None and isinstance(action, RecordResult):
        return result_told(desk.tournament, trace.stage, action)
    return told(desk.tournament, desk.rows, action)
