"""Reports of lost games: which one somebody has to mean, and which contradicts another.

A second tap on a phone, and two referees who report one game, look like two games. What tells them apart is time: no
game is over within seconds.
"""

from collections.abc import Iterable

from knobel.core.phrases import say
from knobel.desk.actions import Dispute, DisputeResult, PlayerId, RecordLoss, RecordResult
from knobel.desk.hall_places import place_called
from knobel.desk.measures import measure_of
from knobel.desk.model import DeskTable, Game, Tournament
from knobel.desk.offers import DeskOffer
from knobel.desk.refusal import DeskAsks, DeskContradicted

SECOND = 1000


Report = RecordLoss | RecordResult


def must_be_meant(tournament: Tournament, report: Report, at: int) -> None:
    """Refuse a report that contradicts another one, and ask about one that comes too soon after another for a game to
    lie between them."""
    table = table_reported(tournament, report.table)
    if table is None:
        return
    if contradicts(table, report):
        raise DeskContradicted("desk-game-settled", _dispute(report), **settled_facts(tournament, table, report.game))
    last = latest(table)
    if last is not None and not report.confirmed and _is_too_soon(tournament, table, last, report, at):
        raise _question(tournament, table, last, report, at)


def _dispute(report: Report) -> Dispute | DisputeResult:
    if isinstance(report, RecordLoss):
        return Dispute(report.table, report.game, report.player)
    return DisputeResult(report.table, report.game, report.scores)


def settled_facts(tournament: Tournament, table: DeskTable, number: int) -> dict[str, int | str]:
    """What whoever reports a game again is told of it: who is entered."""
    found = [game for game in table.games if game.number == number and game.counts]
    name, how = (entered(tournament, found[0]), "lost") if found else ("", "annulled")
    return {"table": place_called(tournament, table.number), "game": number, "name": name, "how": how}


def entered(tournament: Tournament, game: Game) -> str:
    """What is entered for a game: its loser, or names with numbers."""
    if game.loser is not None:
        return tournament.players[game.loser].name
    return scores_told(tournament, game.scores)


def scores_told(tournament: Tournament, scores: Iterable[tuple[PlayerId, int]]) -> str:
    """Names with numbers, or the name alone where a game has one winner or one loser. A minus is a minus."""
    measure = measure_of(tournament.game)
    if measure != "points":
        named = int(measure == "winner")
        return ", ".join(tournament.players[player].name for player, score in scores if score == named)
    return ", ".join(f"{tournament.players[player].name} {score}".replace(" -", " −") for player, score in scores)


def table_reported(tournament: Tournament, number: int) -> DeskTable | None:
    """A table of the stage that is played, if there is one of this number."""
    stage = tournament.stage
    if stage is None or stage.clock.started is None or not 1 <= number <= len(stage.tables):
        return None
    return stage.tables[number - 1]


def latest(table: DeskTable) -> Game | None:
    """The latest game that has a result."""
    return table.counted[-1] if table.counted else None


def contradicts(table: DeskTable, report: Report | Dispute | DisputeResult) -> bool:
    """Whether a report says otherwise about the latest game than what is entered: something that could be, and that
    nobody has said yet."""
    game = latest(table)
    if game is None or report.game != game.number:
        return False
    if isinstance(report, RecordResult | DisputeResult):
        told = any((each.game, each.scores) == (report.game, report.scores) for each in table.disputes)
        other = report.scores != tuple(score for _, score in game.scores)
        return len(report.scores) == len(game.scores) and other and not told
    if report.player == game.loser:
        return False
    told = any((each.game, each.player) == (report.game, report.player) for each in table.disputes)
    return report.player in table.players and not told


def _is_too_soon(tournament: Tournament, table: DeskTable, last: Game, report: Report, at: int) -> bool:
    runs = table.game is not None and table.game.number == report.game
    if isinstance(report, RecordLoss):
        runs = runs and report.player in table.players
    return runs and at - (last.ended or 0) < tournament.options.least_game_seconds * SECOND


def _question(tournament: Tournament, table: DeskTable, last: Game, report: Report, at: int) -> DeskAsks:
    other = entered(tournament, last)
    name, is_other = _reported(tournament, table, last, report)
    offers = [DeskOffer(say("desk-do-next-game", name=name), report.but(confirmed=True))]
    if is_other:
        offers.append(DeskOffer(say("desk-do-same-game", name=name, other=other), report.but(game=last.number)))
    seconds = max(0, at - (last.ended or 0)) // SECOND
    return DeskAsks("desk-just-reported", tuple(offers), name=other, by=last.by, seconds=seconds)


def _reported(tournament: Tournament, table: DeskTable, last: Game, report: Report) -> tuple[str, bool]:
    """What is reported now, and whether that could be said of the game before instead."""
    if isinstance(report, RecordLoss):
        return tournament.players[report.player].name, report.player != last.loser
    told = scores_told(tournament, zip(table.players, report.scores, strict=False))
    alike = tuple(player for player, _ in last.scores) == table.players
    return told, alike and report.scores != tuple(score for _, score in last.scores)
