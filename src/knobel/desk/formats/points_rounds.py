"""Points over rounds: everybody plays so many rounds at several tables, and the sum decides."""

from itertools import pairwise

from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Round
from knobel.desk.drawing import Meetings, apart, cut, exchange_one, improved, meetings
from knobel.desk.format_options import PointsRounds
from knobel.desk.formats.open_rounds import OpenRounds
from knobel.desk.formats.rule_texts import shared_rules
from knobel.desk.formats.seating_rules import by_byes, with_teams
from knobel.desk.formats.standings import placed_lines
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament


class PointsRoundsFormat(OpenRounds):
    """Tables of at most so many, as full and as equal as can be, round after round."""

    id = "points_rounds"
    late_entries = True

    def rounds_left(self, tournament: Tournament) -> int:
        return options_of(tournament).rounds - len(tournament.stages)

    def table_size(self, tournament: Tournament) -> int:
        return options_of(tournament).table_size

    def games_at_a_table(self, tournament: Tournament, players: int, last: bool = False) -> int:
        return options_of(tournament).games

    def may_enter(self, tournament: Tournament) -> bool:
        return not tournament.over and self.rounds_left(tournament) > 0

    def seated(
        self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], lots: Lots
    ) -> list[tuple[PlayerId, ...]]:
        sizes = self.sizes(tournament, kind, players)
        seating, order = options_of(tournament).seating, by_byes(tournament, lots.shuffled(players))
        playing = order[len(players) - sum(sizes) :]
        met = with_teams(tournament, playing, Meetings() if seating == "lot" else meetings(tournament))
        if seating == "lot":
            return improved(cut(lots.shuffled(playing), sizes), met)
        if seating == "standing" and tournament.stages:
            return near(cut(by_standing(tournament, lots.shuffled(playing)), sizes), met)
        return apart(playing, sizes, met, lots)

    def rules(self, tournament: Tournament) -> tuple[Phrase, ...]:
        options = options_of(tournament)
        return (
            say("desk-rules-points-rounds", rounds=options.rounds, size=options.table_size, games=options.games),
            say(f"desk-rules-seating-{options.seating}"),
            say(f"desk-rules-ranked-{options.ranked_by}", lowest=int(options.lowest_wins)),
            *shared_rules(tournament),
            say("desk-rules-late"),
        )


def options_of(tournament: Tournament) -> PointsRounds:
    """What was agreed on."""
    assert isinstance(tournament.format, PointsRounds)
    return tournament.format


def by_standing(tournament: Tournament, players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """The players, best first; equal ones in the order in which they are given."""
    places = {line.player: place or len(tournament.players) for place, line in placed_lines(tournament)}
    return tuple(sorted(players, key=lambda player: places.get(player, len(tournament.players))))


def near(tables: list[tuple[PlayerId, ...]], met: Meetings) -> list[tuple[PlayerId, ...]]:
    """The same with fewer rematches, where two change places between neighbouring tables."""
    seats = [list(table) for table in tables]
    while any(exchange_one([one, other], met) for one, other in pairwise(seats)):
        pass
    return [tuple(table) for table in seats]
