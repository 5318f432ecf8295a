"""What tables of open rounds have brought: everybody's points there, and the place at the table."""

from collections.abc import Iterator

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId
from knobel.desk.format_options import RoundRobin
from knobel.desk.model import DeskTable, Stage, Tournament

LEFT = ("withdrawn", "disqualified")
Outcomes = dict[PlayerId, "Outcome"]


class Outcome(Frozen, frozen=True):
    """What a round has brought somebody: points, the place at the table, and with how many."""

    points: int
    place: int
    shared: bool


def totals(table: DeskTable) -> dict[PlayerId, int]:
    """What everybody has got at a table in all its games."""
    found: dict[PlayerId, int] = {}
    for game in table.counted:
        for player, score in game.scores:
            found[player] = found.get(player, 0) + score
    return found


def outcomes(table: DeskTable, lowest_wins: bool) -> Outcomes:
    """Points and places at a table. Whoever has left it is in nobody's way."""
    found = totals(table)
    stayed = [points for player, points in found.items() if player not in table.out]
    return {
        player: Outcome(
            points, 1 + sum(_is_better(each, points, lowest_wins) for each in stayed), stayed.count(points) > 1
        )
        for player, points in found.items()
    }


def _is_better(one: int, other: int, lowest_wins: bool) -> bool:
    return one < other if lowest_wins else one > other


def counting(tournament: Tournament, stage: Stage) -> Iterator[DeskTable]:
    """The tables of a round that count: all that are over. Where everybody meets everybody, what was played against
    somebody who has left counts for nobody."""
    left = {player.id for player in tournament.players if player.status in LEFT}
    void = left if isinstance(tournament.format, RoundRobin) else frozenset()
    for table in stage.tables:
        if table.over and table.counted and void.isdisjoint(table.seats):
            yield table
