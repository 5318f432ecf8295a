"""The results of a tournament: for a spreadsheet, and for programs."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.desk.format_options import KnockOut
from knobel.desk.formats.registry import format_of
from knobel.desk.model import Tournament
from knobel.desk.ranking import took_part
from knobel.desk.standing_rows import DeskStanding

COLUMNS = ("place", "number", "name", "status", "stage", "chips_lost", "bands")
# Where games have results, and where somebody goes out by them.
COUNTED = ("place", "number", "name", "team", "status", "value", "played", "wins", "points")
KNOCKED_OUT = ("place", "number", "name", "team", "status", "stage")
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Sheet(Frozen, frozen=True):
    """How a table is written for a spreadsheet: what stands between cells, its headline, and a status in words."""

    separator: str
    heads: tuple[str, ...]
    status: dict[str, str]


def columns_of(tournament: Tournament) -> tuple[str, ...]:
    """What a table of the results has to say in this format."""
    if tournament.format is None:
        return COLUMNS
    return KNOCKED_OUT if isinstance(tournament.format, KnockOut) else COUNTED


def results(tournament: Tournament) -> dict[str, Any]:
    """Everybody's place, and how they came to it."""
    counted = {each.player: each for each in format_of(tournament).standings(tournament)}
    return {
        "name": tournament.name,
        "game": tournament.game,
        "players": sum(map(took_part, tournament.players)),
        "stages": len(tournament.stages),
        "over": tournament.over,
        "ranking": [
            _line(tournament, each.player, each.place, counted.get(each.player))
            for each in format_of(tournament).ranking(tournament)
        ],
    }


def results_csv(tournament: Tournament) -> str:
    """The ranking as comma-separated values, with a headline, for programs."""
    return results_sheet(tournament, Sheet(",", columns_of(tournament), {}))


def results_sheet(tournament: Tournament, sheet: Sheet) -> str:
    """The ranking as a spreadsheet of one language takes it."""
    columns = columns_of(tournament)
    rows = [sheet.heads, *(_cells(line, sheet, columns) for line in results(tournament)["ranking"])]
    return "".join(sheet.separator.join(_cell(cell, sheet.separator) for cell in row) + "\r\n" for row in rows)


def _cells(line: dict[str, Any], sheet: Sheet, columns: tuple[str, ...]) -> tuple[object, ...]:
    told = line | {"status": sheet.status.get(line["status"], line["status"])}
    return tuple(told[name] for name in columns)


def _line(tournament: Tournament, number: int, place: int | None, counted: DeskStanding | None) -> dict[str, Any]:
    player = tournament.players[number]
    facts: dict[str, Any] = {
        "place": place,
        "number": number + 1,
        "name": player.name,
        "team": player.team,
        "status": player.status,
        "stage": player.stage,
        "chips_lost": player.lost,
        "bands": player.bands,
        "value": None if counted is None else counted.value,
        "played": None if counted is None else counted.played,
        "wins": None if counted is None else counted.wins,
        "points": None if counted is None else counted.points,
    }
    return {name: facts[name] for name in columns_of(tournament)}


def _cell(value: object, separator: str) -> str:
    text = "" if value is None else str(value)
    if text.startswith(FORMULA) and not isinstance(value, int):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in f'{separator}"\r\n') else text
