"""What all formats share in which games have results: tables and waves, results, leaving, the end of a stage."""

from collections.abc import Iterable

from knobel.core.game import Game as GameDeclaration
from knobel.desk.actions import Draw, Drawn, PlayerId, RecordResult, Round, Row, Seating
from knobel.desk.drawing import Due
from knobel.desk.even_splitting import even_split
from knobel.desk.formats.format import Format
from knobel.desk.hall_places import place_of
from knobel.desk.leaving import Cause, next_game
from knobel.desk.lots import Lots
from knobel.desk.measures import Measure, measure_of
from knobel.desk.model import DeskTable, Stage, Tournament
from knobel.desk.refusal import DeskRefused
from knobel.games import registry

# Nobody plays alone.
LEAST = 2


class CountingFormat(Format):
    """A format in which a game has a result."""

    def takes(self, game: GameDeclaration) -> bool:
        return game.info.players.most >= LEAST

    def measure(self, tournament: Tournament) -> Measure:
        return measure_of(tournament.game)

    # Drawing ---------------------------------------------------------------------------------------------------------

    def group(self, tournament: Tournament) -> tuple[tuple[Round, tuple[PlayerId, ...]], ...]:
        """Who plays the next stage, by rounds; nobody where none is left to play."""
        raise NotImplementedError

    def waiting(self, tournament: Tournament) -> tuple[PlayerId, ...]:
        """Who is here for the first stage, or waits for the next one."""
        here = tournament.with_status("waiting" if tournament.stages else "checked_in")
        return tuple(player.id for player in here)

    def table_size(self, tournament: Tournament) -> int:
        """How many sit at a table at most."""
        return LEAST

    def games_at_a_table(self, tournament: Tournament, players: int, last: bool = False) -> int:
        """How many games a table of so many plays as a rule; at the `last` ones one wins."""
        return 1

    def seated(
        self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], lots: Lots
    ) -> list[tuple[PlayerId, ...]]:
        """The tables of a round. Whoever sits at none of them pauses."""
        raise NotImplementedError

    def due(self, tournament: Tournament) -> Due:
        if tournament.phase not in ("registration", "between"):
            raise DeskRefused("desk-is-over" if tournament.over else "desk-stage-running")
        return Due(len(tournament.stages) + 1, self.group(tournament))

    def usual_sizes(self, tournament: Tournament, players: int) -> tuple[int, ...]:
        """The sizes of the tables for so many, whoever they are."""
        least = max(LEAST, registry.players_of(tournament.game).least)
        return even_split(players, self.table_size(tournament), least)

    def sizes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> tuple[int, ...]:
        return self.usual_sizes(tournament, len(players))

    def draw(self, tournament: Tournament, request: Draw, at: int) -> Drawn:
        stage = self.due(tournament)
        self._check_time_and_number(tournament, stage, at)
        if request.tables:
            seated = {player for table in request.tables for player in table.players}
            byes = tuple(p for _, players in stage.groups for p in players if p not in seated)
            return Drawn(stage.stage, "manual", request.seed, request.tables, byes)
        if tournament.options.draw == "manual":
            raise DeskRefused("desk-draw-by-hand")
        lots, tables, byes = Lots(f"{request.seed}/{stage.stage}"), [], ()
        for kind, players in stage.groups:
            found = self.seated(tournament, kind, players, lots)
            tables += [Seating(kind, each) for each in found]
            byes += tuple(player for player in players if not any(player in table for table in found))
        return Drawn(stage.stage, "random", request.seed, tuple(tables), byes)

    def _check_time_and_number(self, tournament: Tournament, stage: Due, at: int) -> None:
        if stage.stage == 1 and at < tournament.registration_close:
            raise DeskRefused("desk-too-early")
        if not any(self.sizes(tournament, kind, players) for kind, players in stage.groups):
            raise DeskRefused("desk-too-few-players", players=sum(len(players) for _, players in stage.groups))

    def check_draw(self, tournament: Tournament, draw: Drawn) -> None:
        stage = self.due(tournament)
        for kind, players in stage.groups:
            tables = [table.players for table in draw.tables if table.round == kind]
            seated = [player for table in tables for player in table]
            sizes = sorted(map(len, tables), reverse=True)
            if len(set(seated)) != len(seated) or not set(seated) <= set(players):
                raise DeskRefused("desk-bad-seating")
            if sizes != list(self.sizes(tournament, kind, players)):
                raise DeskRefused("desk-bad-seating")
        seated = [player for table in draw.tables for player in table.players]
        wanted = sorted(player for _, players in stage.groups for player in players)
        if stage.stage != draw.stage or sorted((*seated, *draw.byes)) != wanted:
            raise DeskRefused("desk-bad-seating")

    def drawn(self, tournament: Tournament, draw: Drawn, seq: int) -> Tournament:
        if draw.stage == 1:
            tournament = _opened(tournament)
        for each in draw.tables:
            tournament = tournament.with_players(each.players, status="seated", round=each.round, bye=0)
        tournament = tournament.with_byes(draw.byes, draw.stage)
        stage = Stage(draw.stage, _tables(tournament, draw), draw.byes, draw.mode, draw.seed, drawn_by=seq)
        return tournament.but(stages=(*tournament.stages, stage))

    # Playing ---------------------------------------------------------------------------------------------------------

    def recorded(self, tournament: Tournament, result: RecordResult, row: Row) -> Tournament:
        stage = tournament.stage
        assert stage is not None
        table = stage.tables[result.table - 1]
        *before, game = table.games
        scores = tuple(zip(table.players, result.scores, strict=True))
        over = game.but(scores=scores, ended=row.at, by=row.entry.by)
        tournament = tournament.with_table(table.number, games=(*before, over))
        return self._after(self.settled(tournament, table.number), row.at)

    def left(self, tournament: Tournament, player: PlayerId, cause: Cause, at: int) -> Tournament:
        stage, table = tournament.stage, tournament.table_of(player)
        number = 0 if stage is None else stage.number
        tournament = tournament.with_player(player, status=cause, stage=number)
        if table is None:
            return self._after(tournament, at) if stage is not None else tournament
        # The running game is not played to its end.
        games = tuple(game if game.settled else game.but(ended=at) for game in table.games)
        tournament = tournament.with_table(table.number, out=(*table.out, player), games=games)
        return self._after(self.deserted(tournament, table.number), at)

    def settled(self, tournament: Tournament, number: int) -> Tournament:
        """What the result that was just entered at a table means for it, and for those who sit there."""
        raise NotImplementedError

    def deserted(self, tournament: Tournament, number: int) -> Tournament:
        """What it means for a table that somebody has left it."""
        raise NotImplementedError

    def _after(self, tournament: Tournament, at: int) -> Tournament:
        """Whoever waited for a table begins, and a stage may be over."""
        stage = tournament.stage
        assert stage is not None
        for table in _next_tables(stage):
            if table.game is None:
                tournament = next_game(tournament, table.number, at)
        return self.at_the_boundary(tournament)

    def at_the_boundary(self, tournament: Tournament) -> Tournament:
        """When every table of a stage has ended: whether anything is left to play."""
        stage = tournament.stage
        if stage is None or not stage.over or tournament.over:
            return tournament
        if any(self.sizes(tournament, kind, players) for kind, players in self.group(tournament)):
            return tournament
        rest = (player.id for player in tournament.with_status("waiting", "qualified"))
        return tournament.with_players(rest, status="ranked", stage=stage.number).but(over=True)


def _tables(tournament: Tournament, draw: Drawn) -> tuple[DeskTable, ...]:
    """The tables of a draw. With fewer in the hall than that, they are played one after the other."""
    assert tournament.format is not None
    places = tournament.format.tables or len(draw.tables) or 1
    return tuple(
        DeskTable(
            number,
            each.round,
            each.players,
            finished=False,
            place=place_of(tournament, number),
            wave=1 + (number - 1) // places,
        )
        for number, each in enumerate(draw.tables, start=1)
    )


def _next_tables(stage: Stage) -> Iterable[DeskTable]:
    """Of the tables that have not ended the first in every place: all others wait for one of them."""
    found: dict[int, DeskTable] = {}
    for table in stage.tables:
        if not table.over:
            found.setdefault(table.stands_at, table)
    return found.values()


def _opened(tournament: Tournament) -> Tournament:
    """Everybody who is here takes part from the first stage on."""
    here = [player.id for player in tournament.with_status("checked_in")]
    absent = [player.id for player in tournament.with_status("registered")]
    tournament = tournament.with_players(absent, status="no_show")
    return tournament.with_players(here, status="waiting", round="open", entered=1)
