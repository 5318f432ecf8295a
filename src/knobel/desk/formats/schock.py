"""The Schock-Turnier: tables of four and three until two are left, two bands, a consolation round, a grand final."""

from knobel.core.game import Game
from knobel.core.phrases import Phrase, say
from knobel.desk import drawing, forecast, leaving, ranking
from knobel.desk.actions import Draw, Drawn, PlayerId, RecordResult, Round, Row
from knobel.desk.drawing import Due
from knobel.desk.forecast import Expected
from knobel.desk.formats.format import Format
from knobel.desk.leaving import Cause
from knobel.desk.measures import Measure
from knobel.desk.model import BANDS, DeskTable, Player, Stage, Tournament
from knobel.desk.playable import names_one_loser
from knobel.desk.ranking import Ranked
from knobel.desk.refusal import DeskRefused


class SchockTurnier(Format):
    """The format of a tournament that names none."""

    id = "schock_turnier"
    enough = drawing.ENOUGH
    counts = False

    def takes(self, game: Game) -> bool:
        return names_one_loser(game)

    def measure(self, tournament: Tournament) -> Measure:
        return "loser"

    # Drawing ---------------------------------------------------------------------------------------------------------

    def due(self, tournament: Tournament) -> Due:
        return drawing.due(tournament)

    def sizes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> tuple[int, ...]:
        return drawing.sizes_for(kind, players)

    def byes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> int:
        return drawing.byes_for(kind, players)

    def draw(self, tournament: Tournament, request: Draw, at: int) -> Drawn:
        return drawing.drawn(tournament, request, at)

    def check_draw(self, tournament: Tournament, draw: Drawn) -> None:
        drawing.check_draw(tournament, draw)

    def drawn(self, tournament: Tournament, draw: Drawn, seq: int) -> Tournament:
        if draw.stage == 1:
            tournament = _opened(tournament)
        tables = tuple(DeskTable(number, each.round, each.players) for number, each in enumerate(draw.tables, start=1))
        for table in tables:
            chips = tournament.options.chips_final if table.round == "final" else tournament.options.chips_stage
            tournament = tournament.with_players(table.seats, status="seated", round=table.round, chips=chips, bye=0)
        tournament = tournament.with_byes(draw.byes, draw.stage)
        stage = Stage(draw.stage, tables, draw.byes, draw.mode, draw.seed, drawn_by=seq)
        return tournament.but(stages=(*tournament.stages, stage))

    # Playing ---------------------------------------------------------------------------------------------------------

    def recorded(self, tournament: Tournament, result: RecordResult, row: Row) -> Tournament:
        raise DeskRefused("desk-not-in-this-format")

    def left(self, tournament: Tournament, player: PlayerId, cause: Cause, at: int) -> Tournament:
        return leaving.leave(tournament, player, cause, at)

    # Reading ---------------------------------------------------------------------------------------------------------

    def ranking(self, tournament: Tournament) -> tuple[Ranked, ...]:
        return ranking.ranking(tournament)

    def reasons(self, tournament: Tournament) -> dict[PlayerId, Phrase]:
        return {each.id: _reason(each) for each in tournament.players}

    def forecast(self, tournament: Tournament, now: int) -> tuple[Expected, ...]:
        return forecast.forecast(tournament, now)


def _opened(tournament: Tournament) -> Tournament:
    """Everybody who is here gets two bands and counts as a survivor until a table says otherwise."""
    here = [player.id for player in tournament.with_status("checked_in")]
    absent = [player.id for player in tournament.with_status("registered")]
    tournament = tournament.with_players(absent, status="no_show")
    return tournament.with_players(here, status="waiting", round="main", bands=BANDS)


def _reason(player: Player) -> Phrase:
    """Everything that the place depends on, so that no two lines look alike by chance."""
    if player.status == "eliminated":
        return say("desk-ranked-eliminated", stage=player.stage, left=player.remaining, lost=player.lost)
    if player.status == "withdrawn":
        return say("desk-ranked-withdrawn", stage=player.stage, lost=player.lost)
    if player.status == "ranked":
        return say("desk-ranked-ranked", left=player.remaining)
    return say(f"desk-ranked-{player.status.replace('_', '-')}")
