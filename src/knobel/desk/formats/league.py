"""A league: a round robin over several evenings, each with its date, and a table in between."""

from knobel.core.phrases import Phrase, say
from knobel.desk.format_options import League
from knobel.desk.formats.round_robin import RoundRobinFormat
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE

DAY = 24 * 60 * MINUTE


class LeagueFormat(RoundRobinFormat):
    """Everybody against everybody, an evening after the other."""

    id = "league"
    late_entries = True

    def may_enter(self, tournament: Tournament) -> bool:
        return not tournament.over and self.rounds_left(tournament) > 0

    def evening(self, tournament: Tournament, number: int) -> int:
        return (number - 1) // options_of(tournament).rounds_per_evening + 1

    def earliest(self, tournament: Tournament, number: int) -> int:
        return evening_start(tournament, self.evening(tournament, number))

    def title(self, tournament: Tournament, number: int, final: bool) -> Phrase:
        return say("desk-title-evening", number=number, evening=self.evening(tournament, number))

    def rules(self, tournament: Tournament) -> tuple[Phrase, ...]:
        options = options_of(tournament)
        evenings = say("desk-rules-league", rounds=options.rounds_per_evening)
        return (*super().rules(tournament), evenings, say("desk-rules-late"))


def options_of(tournament: Tournament) -> League:
    """What was agreed on."""
    assert isinstance(tournament.format, League)
    return tournament.format


def evening_start(tournament: Tournament, evening: int) -> int:
    """When an evening begins: as somebody has said, else so many days after the first one."""
    planned = dict(tournament.evenings)
    return planned.get(evening, tournament.start + (evening - 1) * options_of(tournament).days_between * DAY)
