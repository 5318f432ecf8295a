"""Knock-out in groups: of every group so many go on, until one is left.

Whoever is surely ahead of the cut is through, whoever is surely behind it is out, and those who are level at it play on
for the places that are left. So a game that names a winner lets one through at a time, one that names a loser sends one
home at a time, and one with points decides a group at once.
"""

from collections.abc import Iterator

from knobel.core.game import Game
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Round
from knobel.desk.drawing import Group
from knobel.desk.even_splitting import even_split
from knobel.desk.forecast import Expected
from knobel.desk.format_options import KnockOut
from knobel.desk.formats.counting import LEAST, CountingFormat
from knobel.desk.formats.knock_out_ranking import (
    knock_out_reasons,
    knock_out_rounds,
    knock_out_teams,
    placed,
)
from knobel.desk.formats.knock_out_stages import knock_out_stages, plays_for_third
from knobel.desk.formats.lengths import Coming, expected_players, stages_to_come
from knobel.desk.formats.rule_texts import shared_rules
from knobel.desk.formats.seating_rules import by_byes, with_teams
from knobel.desk.lots import Lots
from knobel.desk.model import DeskTable, Stage, Tournament
from knobel.desk.ranking import Ranked, with_corrections
from knobel.desk.rematches import apart, meetings
from knobel.desk.standing_rows import DeskTeam, RoundResult


class KnockOutFormat(CountingFormat):
    """Groups until one is left."""

    id = "knock_out"

    def takes(self, game: Game) -> bool:
        # Two may be left for the final.
        return game.info.players.least <= LEAST <= game.info.players.most

    # Drawing ---------------------------------------------------------------------------------------------------------

    def group(self, tournament: Tournament) -> tuple[Group, ...]:
        if tournament.stage is not None and any(table.round != "knockout" for table in tournament.stage.tables):
            return ()
        waiting = self.waiting(tournament)
        third = tuple(player for player in waiting if tournament.players[player].round == "third")
        left = tuple(player for player in waiting if player not in third)
        if len(left) > options_of(tournament).group_size:
            return (("knockout", left),)
        return (("final", left), ("third", third)) if third else (("final", left),)

    def table_size(self, tournament: Tournament) -> int:
        return options_of(tournament).group_size

    def sizes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> tuple[int, ...]:
        if kind == "knockout":
            return even_split(len(players), self.table_size(tournament))
        return (len(players),) if len(players) >= LEAST else ()

    def games_at_a_table(self, tournament: Tournament, players: int, last: bool = False) -> int:
        on = 1 if last else min(options_of(tournament).go_on, players - 1)
        return {"points": 1, "winner": on, "loser": players - on}[self.measure(tournament)]

    def seated(
        self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], lots: Lots
    ) -> list[tuple[PlayerId, ...]]:
        sizes = self.sizes(tournament, kind, players)
        playing = by_byes(tournament, lots.shuffled(players))[len(players) - sum(sizes) :]
        met = with_teams(tournament, playing, meetings(tournament))
        return apart(playing, sizes, met, lots) if sizes else []

    # Playing ---------------------------------------------------------------------------------------------------------

    def settled(self, tournament: Tournament, number: int) -> Tournament:
        table = _table(tournament, number)
        scores = dict(table.games[-1].scores)
        sign = -1 if options_of(tournament).lowest_wins else 1
        order = sorted(table.players, key=lambda player: -sign * scores[player])
        places = _places_left(tournament, table)
        at_the_cut = scores[order[places - 1]]
        level = tuple(player for player in order if scores[player] == at_the_cut)
        through = tuple(player for player in order if sign * scores[player] > sign * at_the_cut)
        out = tuple(player for player in order if sign * scores[player] < sign * at_the_cut)
        if len(through) + len(level) <= places:
            through, level = (*through, *level), ()
        for player in out:
            ahead = sum(sign * scores[each] > sign * scores[player] for each in order)
            tournament = _goes_out(tournament, player, table, len(table.through) + ahead)
        tournament = tournament.with_table(
            number, out=(*table.out, *reversed(out)), through=(*table.through, *through), finished=not level
        )
        return _go_on(tournament, table, through)

    def deserted(self, tournament: Tournament, number: int) -> Tournament:
        """Whoever is left has the places that are left without a game."""
        table = _table(tournament, number)
        if len(table.players) > _places_left(tournament, table):
            return tournament
        through = table.players
        tournament = tournament.with_table(number, through=(*table.through, *through), finished=True)
        return _go_on(tournament, table, through)

    def at_the_boundary(self, tournament: Tournament) -> Tournament:
        """Those who have just missed a final of two may play for the place behind it."""
        stage, options = tournament.stage, options_of(tournament)
        if stage is not None and stage.over and not stage.final:
            lost = [each for each in tournament.with_status("eliminated") if each.stage == stage.number]
            if plays_for_third(options, len(tournament.with_status("waiting")), len(lost)):
                tournament = tournament.with_players((each.id for each in lost), status="waiting", round="third")
        return super().at_the_boundary(tournament)

    # Reading ---------------------------------------------------------------------------------------------------------

    def ranking(self, tournament: Tournament) -> tuple[Ranked, ...]:
        places: dict[PlayerId, int | None] = {player.id: None for player in tournament.players if player.gone}
        return with_corrections(tournament, places | placed(tournament))

    def reasons(self, tournament: Tournament) -> dict[PlayerId, Phrase]:
        return knock_out_reasons(tournament)

    def round_results(self, tournament: Tournament) -> dict[PlayerId, tuple[RoundResult, ...]]:
        return knock_out_rounds(tournament)

    def teams(self, tournament: Tournament) -> tuple[DeskTeam, ...]:
        return knock_out_teams(tournament)

    def title(self, tournament: Tournament, number: int, final: bool) -> Phrase:
        return say("desk-title-round-final") if final else say("desk-title-stage", number=number)

    def forecast(self, tournament: Tournament, now: int) -> tuple[Expected, ...]:
        stage = tournament.stage
        if stage is None:
            coming = knock_out_stages(options_of(tournament), expected_players(tournament, now), 0)
        elif stage.over:
            coming = self._after_a_stage(tournament)
        elif all(table.round == "knockout" for table in stage.tables):
            coming = knock_out_stages(options_of(tournament), *_after_this_stage(tournament, stage))
        else:
            coming = iter(())
        return stages_to_come(self, tournament, now, coming)

    def _after_a_stage(self, tournament: Tournament) -> Iterator[Coming]:
        """Whoever plays for place 3 is known by then."""
        groups = dict(self.group(tournament))
        if "third" not in groups:
            return knock_out_stages(options_of(tournament), sum(map(len, groups.values())), 0)
        sizes = tuple(size for kind, players in groups.items() for size in self.sizes(tournament, kind, players))
        return iter([(sum(sizes), sizes, len(groups["final"]) >= LEAST)] if sizes else [])

    def rules(self, tournament: Tournament) -> tuple[Phrase, ...]:
        options = options_of(tournament)
        return (
            say("desk-rules-knock-out", size=options.group_size, on=options.go_on),
            say(f"desk-rules-cut-{self.measure(tournament)}", lowest=int(options.lowest_wins)),
            say("desk-rules-final"),
            *((say("desk-rules-third"),) if options.play_for_third else ()),
            *shared_rules(tournament),
        )


def options_of(tournament: Tournament) -> KnockOut:
    """What was agreed on."""
    assert isinstance(tournament.format, KnockOut)
    return tournament.format


def _table(tournament: Tournament, number: int) -> DeskTable:
    assert tournament.stage is not None
    return tournament.stage.tables[number - 1]


def _places_left(tournament: Tournament, table: DeskTable) -> int:
    """How many more of a table go on; of a final, and of the play for place 3, one wins."""
    on = options_of(tournament).go_on if table.round == "knockout" else 1
    return min(on, len(table.seats) - 1) - len(table.through)


def _after_this_stage(tournament: Tournament, stage: Stage) -> tuple[int, int]:
    """How many will be left when every table has ended, and how many will have gone out."""
    left = len(tournament.with_status("waiting"))
    lost = sum(each.stage == stage.number for each in tournament.with_status("eliminated"))
    for table in stage.tables:
        if not table.over:
            places = _places_left(tournament, table)
            left, lost = left + places, lost + len(table.players) - places
    return left, lost


def _goes_out(tournament: Tournament, player: PlayerId, table: DeskTable, ahead: int) -> Tournament:
    status = "eliminated" if table.round == "knockout" else "ranked"
    return tournament.with_player(player, status=status, stage=len(tournament.stages), remaining=ahead)


def _go_on(tournament: Tournament, table: DeskTable, through: tuple[PlayerId, ...]) -> Tournament:
    if table.round == "knockout":
        return tournament.with_players(through, status="waiting")
    return tournament.with_players(through, status="ranked", stage=len(tournament.stages), remaining=0)
