"""Formats in which nobody goes out: everybody plays round after round, and what they have in the end counts."""

from knobel.core.phrases import Phrase
from knobel.desk.actions import PlayerId, Round
from knobel.desk.forecast import Expected
from knobel.desk.format_options import TieBreak
from knobel.desk.formats.counting import LEAST, CountingFormat
from knobel.desk.formats.lengths import rounds_to_come
from knobel.desk.formats.reasons import absent_reason, reasons_of, standing_rows, team_rows, tie_values
from knobel.desk.formats.standings import Standings, tie_breaks
from knobel.desk.model import Tournament
from knobel.desk.ranking import Ranked, with_corrections
from knobel.desk.standing_rows import DeskStanding, DeskTeam, RoundResult


class OpenRounds(CountingFormat):
    """A format in which nobody goes out."""

    def rounds_left(self, tournament: Tournament) -> int:
        """How many rounds are still to be drawn."""
        raise NotImplementedError

    def rounds_expected(self, tournament: Tournament, now: int) -> int:
        """How many rounds are probably to come."""
        return self.rounds_left(tournament)

    # Drawing ---------------------------------------------------------------------------------------------------------

    def group(self, tournament: Tournament) -> tuple[tuple[Round, tuple[PlayerId, ...]], ...]:
        if not self.rounds_left(tournament):
            return ()
        return (("open", self.waiting(tournament)),)

    # Playing ---------------------------------------------------------------------------------------------------------

    def settled(self, tournament: Tournament, number: int) -> Tournament:
        assert tournament.stage is not None
        table = tournament.stage.tables[number - 1]
        if len(table.counted) < self.games_at_a_table(tournament, len(table.seats)):
            return tournament
        return self._finished(tournament, number)

    def deserted(self, tournament: Tournament, number: int) -> Tournament:
        """The others play on without whoever has left; alone nobody does."""
        assert tournament.stage is not None
        alone = len(tournament.stage.tables[number - 1].players) < LEAST
        return self._finished(tournament, number) if alone else tournament

    def _finished(self, tournament: Tournament, number: int) -> Tournament:
        assert tournament.stage is not None
        players = tournament.stage.tables[number - 1].players
        return tournament.with_table(number, finished=True).with_players(players, status="waiting")

    # Reading ---------------------------------------------------------------------------------------------------------

    def ranking(self, tournament: Tournament) -> tuple[Ranked, ...]:
        places: dict[PlayerId, int | None] = {player.id: None for player in tournament.players if player.gone}
        places |= {line.player: place for place, line in Standings(tournament).placed}
        return with_corrections(tournament, places)

    def reasons(self, tournament: Tournament) -> dict[PlayerId, Phrase]:
        absent = (player for player in tournament.players if not player.entered)
        return {each.id: absent_reason(each) for each in absent if each.gone} | reasons_of(Standings(tournament))

    def standings(self, tournament: Tournament) -> tuple[DeskStanding, ...]:
        return standing_rows(Standings(tournament))

    def round_results(self, tournament: Tournament) -> dict[PlayerId, tuple[RoundResult, ...]]:
        return {line.player: line.rounds for line in Standings(tournament).lines}

    def tie_breaks(self, tournament: Tournament) -> tuple[TieBreak, ...]:
        return tie_breaks(tournament)

    def tie_values(self, tournament: Tournament) -> dict[PlayerId, dict[TieBreak, int]]:
        return tie_values(Standings(tournament))

    def teams(self, tournament: Tournament) -> tuple[DeskTeam, ...]:
        assert tournament.format is not None
        return team_rows(Standings(tournament)) if tournament.format.team_size else ()

    def forecast(self, tournament: Tournament, now: int) -> tuple[Expected, ...]:
        return rounds_to_come(self, tournament, now, self.rounds_expected(tournament, now))
