"""Reports of lost games: which one somebody has to mean, and which contradicts another.

A second tap on a phone, and two referees who report one game, look like two games. What tells them apart is time: no
game is over within seconds.
"""

from knobel.core.phrases import say
from knobel.desk.actions import Dispute, RecordLoss
from knobel.desk.model import DeskTable, Game, Tournament
from knobel.desk.offers import DeskOffer
from knobel.desk.refusal import DeskAsks, DeskContradicted

SECOND = 1000


def must_be_meant(tournament: Tournament, report: RecordLoss, at: int) -> None:
    """Refuse a report that contradicts another one, and ask about one that comes too soon after another for a game to
    lie between them."""
    table = table_reported(tournament, report.table)
    if table is None:
        return
    if contradicts(table, report):
        dispute = Dispute(report.table, report.game, report.player)
        raise DeskContradicted("desk-game-settled", dispute, **settled_facts(tournament, table, report.game))
    last = latest(table)
    if last is not None and not report.confirmed and _is_too_soon(tournament, table, last, report, at):
        raise _question(tournament, last, report, at)


def settled_facts(tournament: Tournament, table: DeskTable, number: int) -> dict[str, int | str]:
    """What whoever reports a game again is told of it: who is entered."""
    losers = [game.loser for game in table.games if game.number == number and game.loser is not None]
    name, how = (tournament.players[losers[0]].name, "lost") if losers else ("", "annulled")
    return {"table": table.number, "game": number, "name": name, "how": how}


def table_reported(tournament: Tournament, number: int) -> DeskTable | None:
    """A table of the stage that is played, if there is one of this number."""
    stage = tournament.stage
    if stage is None or stage.clock.started is None or not 1 <= number <= len(stage.tables):
        return None
    return stage.tables[number - 1]


def latest(table: DeskTable) -> Game | None:
    """The latest game that somebody has lost."""
    return table.counted[-1] if table.counted else None


def contradicts(table: DeskTable, report: RecordLoss | Dispute) -> bool:
    """Whether a report names another loser of the latest game than the one who is entered: somebody who could have
    lost it, and of whom nobody has said so yet."""
    game = latest(table)
    if game is None or report.game != game.number or report.player == game.loser:
        return False
    told = any((each.game, each.player) == (report.game, report.player) for each in table.disputes)
    return report.player in table.players and not told


def _is_too_soon(tournament: Tournament, table: DeskTable, last: Game, report: RecordLoss, at: int) -> bool:
    runs = table.game is not None and table.game.number == report.game and report.player in table.players
    return runs and at - (last.ended or 0) < tournament.options.least_game_seconds * SECOND


def _question(tournament: Tournament, last: Game, report: RecordLoss, at: int) -> DeskAsks:
    assert last.loser is not None
    name, other = (tournament.players[player].name for player in (report.player, last.loser))
    another = RecordLoss(report.table, report.game, report.player, confirmed=True)
    offers = [DeskOffer(say("desk-do-next-game", name=name), another)]
    if report.player != last.loser:
        same = RecordLoss(report.table, last.number, report.player)
        offers.append(DeskOffer(say("desk-do-same-game", name=name, other=other), same))
    seconds = max(0, at - (last.ended or 0)) // SECOND
    return DeskAsks("desk-just-reported", tuple(offers), name=other, by=last.by, seconds=seconds)
