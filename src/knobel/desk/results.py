"""The results of a tournament: for programs, and in columns for a spreadsheet."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId
from knobel.desk.format_options import KnockOut, PointsRounds
from knobel.desk.formats.outcomes import totals
from knobel.desk.formats.registry import format_of
from knobel.desk.leaving import NO_TABLE
from knobel.desk.model import Player, Tournament
from knobel.desk.ranking import took_part
from knobel.desk.standing_rows import DeskStanding, DeskTeam

COLUMNS = ("place", "number", "name", "status", "stage", "left_at_table", "chips_lost", "bands")
# Where games have results, and where somebody goes out by them.
COUNTED = ("place", "number", "name", "team", "status", "value", "played", "wins", "points")
KNOCKED_OUT = ("place", "number", "name", "team", "status", "stage")
OF_A_TEAM = ("team_place", "team_value")
Line = dict[str, Any]


class ResultColumn(Frozen, frozen=True):
    """A column of the results: its name for programs and for people, and a cell for everybody in the ranking."""

    name: str
    head: Phrase
    cells: tuple[Any, ...]


def results(tournament: Tournament) -> Line:
    """Everybody's place and how they came to it, round by round; and the teams, where there are any."""
    teams = format_of(tournament).teams(tournament)
    return {
        "name": tournament.name,
        "game": tournament.game,
        "players": sum(map(took_part, tournament.players)),
        "stages": len(tournament.stages),
        "over": tournament.over,
        "ranking": _ranking(tournament),
        **({"teams": [_team(tournament, team) for team in teams]} if teams else {}),
    }


def result_columns(tournament: Tournament) -> tuple[ResultColumn, ...]:
    """The ranking in columns: what a place depends on, then every round."""
    lines = _ranking(tournament)
    usual = (
        ResultColumn(name, say(f"desk-column-{name.replace('_', '-')}"), tuple(line[name] for line in lines))
        for name in _names(tournament)
    )
    return (*usual, *_round_columns(tournament, lines))


def _round_columns(tournament: Tournament, lines: list[Line]) -> list[ResultColumn]:
    if tournament.format is None:
        return []
    found = []
    for index, stage in enumerate(tournament.stages):
        title, name = format_of(tournament).title(tournament, stage.number, stage.final), f"round_{stage.number}"
        found.append(ResultColumn(name, title, tuple(line["rounds"][index] for line in lines)))
        if _counts_beside(tournament):
            points, head = tuple(line["round_points"][index] for line in lines), say("desk-column-in-points", of=title)
            found.append(ResultColumn(f"{name}_points", head, points))
    return found


def _names(tournament: Tournament) -> tuple[str, ...]:
    """What a line says beside its rounds."""
    if tournament.format is None:
        return COLUMNS
    usual = KNOCKED_OUT if isinstance(tournament.format, KnockOut) else COUNTED
    kind = format_of(tournament)
    breaks = tuple(name for name in kind.tie_breaks(tournament) if name not in usual)
    return (*usual, *breaks, *(OF_A_TEAM if kind.teams(tournament) else ()))


def _counts_beside(tournament: Tournament) -> bool:
    """Whether games have points by which the place does not go."""
    by_points = isinstance(tournament.format, PointsRounds) and tournament.format.ranked_by == "points"
    return format_of(tournament).measure(tournament) == "points" and not by_points


# Lines ---------------------------------------------------------------------------------------------------------------


def _ranking(tournament: Tournament) -> list[Line]:
    kind, names = format_of(tournament), _names(tournament)
    counted = {each.player: each for each in kind.standings(tournament)}
    teams = {member: team for team in kind.teams(tournament) for member in team.members}
    breaks, rounds = kind.tie_values(tournament), kind.round_results(tournament)
    lines = []
    for player, place in ((each.player, each.place) for each in kind.ranking(tournament)):
        facts = {"place": place} | _of_player(tournament, player) | _of_standing(counted.get(player))
        facts |= _of_team(teams.get(player)) | breaks.get(player, {})
        line: Line = {name: facts.get(name) for name in names}
        if tournament.format is not None:
            line["rounds"] = rounds.get(player, (None,) * len(tournament.stages))
        if tournament.format is not None and _counts_beside(tournament):
            line["round_points"] = _points_by_round(tournament, player)
        lines.append(line)
    return lines


def _of_player(tournament: Tournament, number: PlayerId) -> Line:
    player = tournament.players[number]
    return {
        "number": number + 1,
        "name": player.name,
        "team": player.team,
        "status": player.status,
        "stage": player.stage,
        "left_at_table": _left_at_table(player),
        "chips_lost": player.lost,
        "bands": player.bands,
    }


def _left_at_table(player: Player) -> int | None:
    """With how many others still there somebody has left a table for good: their place depends on it."""
    counts = player.status in ("ranked", "eliminated") and player.remaining != NO_TABLE
    return player.remaining if counts else None


def _of_standing(counted: DeskStanding | None) -> Line:
    return {} if counted is None else {name: getattr(counted, name) for name in ("value", "played", "wins", "points")}


def _of_team(team: DeskTeam | None) -> Line:
    return {} if team is None else {"team_place": team.place, "team_value": team.value}


def _points_by_round(tournament: Tournament, player: PlayerId) -> tuple[int | None, ...]:
    """What somebody has got at the tables of every round."""
    of_stages = ([table for table in stage.tables if player in table.seats] for stage in tournament.stages)
    return tuple(totals(tables[0]).get(player) if tables else None for tables in of_stages)


def _team(tournament: Tournament, team: DeskTeam) -> Line:
    names = [tournament.players[member].name for member in team.members]
    return {"place": team.place, "team": team.team, "value": team.value, "members": names}
