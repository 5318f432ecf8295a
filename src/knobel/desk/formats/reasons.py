"""Why somebody is ahead: what the place goes by and every tie-break, in words; and the teams by what they have."""

from collections import Counter
from functools import reduce

from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId
from knobel.desk.format_options import PointsRounds, TieBreak
from knobel.desk.formats.standings import (
    Line,
    Standings,
    few_are_good,
    lot_of,
    status_of,
    tie_breaks,
)
from knobel.desk.model import Player, Tournament
from knobel.desk.standing_rows import DeskStanding, DeskTeam


def standing_rows(standings: Standings) -> tuple[DeskStanding, ...]:
    """Everybody in the table, best first."""
    reasons = reasons_of(standings)
    return tuple(_row(standings.tournament, place, line, reasons[line.player]) for place, line in standings.placed)


def _row(tournament: Tournament, place: int | None, line: Line, reason: Phrase) -> DeskStanding:
    someone, counted = tournament.players[line.player], (line.value, line.played, line.wins, line.points)
    return DeskStanding(place, line.player, someone.name, someone.team, *counted, line.rounds, reason)


def reasons_of(standings: Standings) -> dict[PlayerId, Phrase]:
    """Everything that the places depend on. Tie-breaks are told to those who need them: who share what the place goes
    by with somebody else."""
    tournament, values = standings.tournament, Counter(line.value for line in standings.lines)
    breaks = tie_values(standings)
    found = {}
    for line in standings.lines:
        parts = [_status(tournament, line), _value(tournament, line)]
        if values[line.value] > 1:
            told_apart = breaks[line.player].items()
            parts += [say(f"desk-tie-{each.replace('_', '-')}", value=value) for each, value in told_apart]
        told = [part for part in parts if part is not None]
        found[line.player] = reduce(lambda one, other: say("desk-reason-and", one=one, other=other), told)
    return found


def absent_reason(player: Player) -> Phrase:
    """Why somebody has not played: they never came, left before the first draw, or were sent out."""
    if player.status == "withdrawn":
        return say("desk-out-withdrawn", stage=0)
    return say(f"desk-ranked-{player.status.replace('_', '-')}")


def _between(standings: Standings) -> dict[PlayerId, int]:
    """What everybody has got against those who are level until then, where that is a tie-break."""
    agreed, found = tie_breaks(standings.tournament), dict[PlayerId, int]()
    if "head_to_head" not in agreed:
        return found
    before, level = agreed[: agreed.index("head_to_head")], dict[tuple[object, ...], list[PlayerId]]()
    for line in standings.lines:
        keys = (standings.tie_key(each, [line])(line) for each in before)
        level.setdefault((status_of(standings.tournament, line), line.value, *keys), []).append(line.player)
    for group in level.values():
        found |= standings.head_to_head(group)
    return found


def _status(tournament: Tournament, line: Line) -> Phrase | None:
    status = tournament.players[line.player].status
    return say(f"desk-status-{status}") if status in ("withdrawn", "disqualified") else None


def _value(tournament: Tournament, line: Line) -> Phrase:
    options = tournament.format
    if isinstance(options, PointsRounds):
        return say(f"desk-reason-{options.ranked_by}", value=line.value)
    return say("desk-reason-matches", value=line.value, wins=line.wins, played=line.played)


def tie_values(standings: Standings) -> dict[PlayerId, dict[TieBreak, int]]:
    """What everybody has of every tie-break that was agreed on, in their order."""
    between, agreed = _between(standings), tie_breaks(standings.tournament)
    found: dict[PlayerId, dict[TieBreak, int]] = {}
    for line in standings.lines:
        values: dict[TieBreak, int] = {
            "wins": line.wins,
            "points": line.points,
            "best_round": line.best_round,
            "head_to_head": between.get(line.player, 0),
            "lot": lot_of(standings.tournament, line.player),
        }
        found[line.player] = {each: values[each] for each in agreed}
    return found


# Teams ---------------------------------------------------------------------------------------------------------------


def team_rows(standings: Standings) -> tuple[DeskTeam, ...]:
    """The teams by what their members have together, best first; equal ones share a place."""
    tournament, members = standings.tournament, dict[str, list[Line]]()
    for place, line in standings.placed:
        team = tournament.players[line.player].team
        if team and place is not None:
            members.setdefault(team, []).append(line)
    values = {team: sum(line.value for line in those) for team, those in members.items()}
    order = sorted(values.values(), reverse=not few_are_good(tournament))
    ordered = sorted(members, key=lambda team: (order.index(values[team]), team))
    return tuple(_team(tournament, order.index(values[team]) + 1, team, members[team]) for team in ordered)


def _team(tournament: Tournament, place: int, team: str, members: list[Line]) -> DeskTeam:
    value = sum(line.value for line in members)
    options = tournament.format
    key = options.ranked_by if isinstance(options, PointsRounds) else "together"
    line = say(f"desk-reason-{key}", value=value)
    return DeskTeam(place, team, tuple(each.player for each in members), value, line)
