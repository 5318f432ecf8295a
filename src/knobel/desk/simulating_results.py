"""Results by lot, for trying out formats that count."""

from knobel.desk.actions import RecordResult
from knobel.desk.formats.registry import format_of
from knobel.desk.lots import Lots
from knobel.desk.model import DeskTable, Tournament

# As far as points by lot go.
MOST = 400


def result_by_lot(tournament: Tournament, table: DeskTable, lots: Lots) -> RecordResult:
    """A result of the game that runs at a table."""
    measure, players = format_of(tournament).measure(tournament), len(table.players)
    if measure == "points":
        scores = tuple(lots.below(MOST) for _ in range(players))
    else:
        named, one = lots.below(players), int(measure == "winner")
        scores = tuple(one if seat == named else 1 - one for seat in range(players))
    return RecordResult(table.number, len(table.games), scores, confirmed=True)
