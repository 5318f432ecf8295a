"""What was reported last at each table, with its undo, and what contradicts it: for the card of the table."""

from collections.abc import Set

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import AnnulGame, RecordLoss, RecordResult, Row, Undo
from knobel.desk.desk import Desk
from knobel.desk.measures import measure_of
from knobel.desk.model import DeskTable, Game, OtherReport, Tournament
from knobel.desk.offers import DeskOffer
from knobel.desk.reports import entered, latest, scores_told
from knobel.desk.telling import told
from knobel.desk.undoing import ALONG


class DisputeRow(Frozen, frozen=True):
    """Two reports of one game that contradict each other, and what may be done about it."""

    line: Phrase
    offers: tuple[DeskOffer, ...]


class ReportRow(Frozen, frozen=True):
    """The latest entry at a table of the stage, by whom, and when; `undo` where that is possible."""

    table: int
    seq: int
    at: int
    by: str
    line: Phrase
    undo: Undo | None
    disputes: tuple[DisputeRow, ...]


def report_rows(desk: Desk, may_be_undone: Set[int]) -> tuple[ReportRow, ...]:
    """The latest entry of each table at which something has been done."""
    stage = desk.tournament.stage
    if stage is None or desk.tournament.over:
        return ()
    last: dict[int, int] = {}
    for trace in desk.tournament.traces:
        if trace.stage == stage.number and trace.kind not in ALONG:
            last |= dict.fromkeys(trace.tables, trace.seq)
    return tuple(_report_row(desk, stage.tables[n - 1], desk.rows[last[n]], may_be_undone) for n in sorted(last))


def _report_row(desk: Desk, table: DeskTable, row: Row, may_be_undone: Set[int]) -> ReportRow:
    undo = Undo(row.seq) if row.seq in may_be_undone else None
    disputes = _disputes(desk.tournament, table, row)
    line = _line(desk, table, row)
    return ReportRow(table.number, row.seq, row.at, row.entry.by, line, undo, disputes)


def _line(desk: Desk, table: DeskTable, row: Row) -> Phrase:
    """The entry in words, as short as they can be where the table is known."""
    tournament = desk.tournament
    match row.entry.action:
        case RecordLoss(_, _, player):
            return say("desk-report-record-loss", name=tournament.players[player].name)
        case RecordResult(_, number):
            result, measure = entered(tournament, table.games[number - 1]), measure_of(tournament.game)
            if measure == "points":
                return say("desk-report-record-result", scores=result)
            return say(f"desk-report-record-{measure}", name=result)
        case AnnulGame(_, game):
            return say("desk-report-annul-game", game=game)
        case action:
            return told(tournament, desk.rows, action)


def _disputes(tournament: Tournament, table: DeskTable, row: Row) -> tuple[DisputeRow, ...]:
    game = latest(table)
    action = row.entry.action
    if game is None or not isinstance(action, RecordLoss | RecordResult) or action.game != game.number:
        return ()
    others = (each for each in table.disputes if each.game == game.number)
    return tuple(_dispute(tournament, game, each, row.seq) for each in others)


def _dispute(tournament: Tournament, game: Game, other: OtherReport, entry: int) -> DisputeRow:
    name, instead = entered(tournament, game), _other(tournament, game, other)
    line = say("desk-report-dispute", game=game.number, name=name, by=game.by, other=instead, other_by=other.by)
    keep = DeskOffer(say("desk-do-keep-report", name=name), Undo(other.seq))
    drop = DeskOffer(say("desk-do-drop-report", name=name), Undo(entry), grave=True)
    return DisputeRow(line, (keep, drop))


def _other(tournament: Tournament, game: Game, other: OtherReport) -> str:
    if other.player is not None:
        return tournament.players[other.player].name
    return scores_told(tournament, zip((player for player, _ in game.scores), other.scores, strict=True))
