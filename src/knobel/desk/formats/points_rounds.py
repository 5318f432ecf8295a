"""Points over rounds: everybody plays so many rounds at several tables, and the sum decides."""

from itertools import groupby

from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Round
from knobel.desk.format_options import PointsRounds
from knobel.desk.formats.near_standing import Levels, near_standing
from knobel.desk.formats.open_rounds import OpenRounds
from knobel.desk.formats.rule_texts import shared_rules
from knobel.desk.formats.seating_rules import by_byes, with_teams
from knobel.desk.formats.standings import Standings
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament
from knobel.desk.rematches import Meetings, apart, cut, improved, meetings, searched


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
        teams = with_teams(tournament, playing, Meetings())
        if seating == "lot":
            return searched(improved(cut(lots.shuffled(playing), sizes), teams), teams, lots)
        met = with_teams(tournament, playing, meetings(tournament))
        if seating == "standing" and tournament.stages:
            return near_standing(by_standing(tournament, lots.shuffled(playing)), sizes, teams, met, lots)
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


def by_standing(tournament: Tournament, players: tuple[PlayerId, ...]) -> Levels:
    """The players, best first, those who are level together; these in the order in which they are given."""
    places = {line.player: place or len(tournament.players) for place, line in Standings(tournament).placed}

    def place_of(player: PlayerId) -> int:
        return places.get(player, len(tournament.players))

    return [tuple(level) for _, level in groupby(sorted(players, key=place_of), key=place_of)]
