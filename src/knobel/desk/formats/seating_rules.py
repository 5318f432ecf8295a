"""Who pauses if somebody has to, and who does not sit together if that can be."""

from itertools import combinations

from knobel.desk.actions import PlayerId
from knobel.desk.model import Tournament
from knobel.desk.rematches import Meetings

# Rather a thousand rematches than two of one team at a table.
SAME_TEAM = 1000


def by_byes(tournament: Tournament, order: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Those who have paused least come first: they pause if somebody has to."""
    return tuple(sorted(order, key=lambda player: tournament.players[player].byes))


def with_teams(tournament: Tournament, players: tuple[PlayerId, ...], met: Meetings) -> Meetings:
    """Who has met whom; to sit with somebody of one's own team is worse than that."""
    teams: dict[str, list[PlayerId]] = {}
    for player in players:
        if team := tournament.players[player].team:
            teams.setdefault(team, []).append(player)
    found = Meetings(met)
    for members in teams.values():
        found.update(dict.fromkeys(combinations(sorted(members), 2), SAME_TEAM))
    return found
