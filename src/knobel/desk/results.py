"""The results of a tournament: for a spreadsheet, and for programs."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.desk.formats.registry import format_of
from knobel.desk.model import Tournament
from knobel.desk.ranking import took_part

COLUMNS = ("place", "number", "name", "status", "stage", "chips_lost", "bands")
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Sheet(Frozen, frozen=True):
    """How a table is written for a spreadsheet: what stands between cells, its headline, and a status in words."""

    separator: str
    heads: tuple[str, ...]
    status: dict[str, str]


def results(tournament: Tournament) -> dict[str, Any]:
    """Everybody's place, and how they came to it."""
    return {
        "name": tournament.name,
        "game": tournament.game,
        "players": sum(map(took_part, tournament.players)),
        "stages": len(tournament.stages),
        "over": tournament.over,
        "ranking": [_line(tournament, each.player, each.place) for each in format_of(tournament).ranking(tournament)],
    }


def results_csv(tournament: Tournament) -> str:
    """The ranking as comma-separated values, with a headline, for programs."""
    return results_sheet(tournament, Sheet(",", COLUMNS, {}))


def results_sheet(tournament: Tournament, sheet: Sheet) -> str:
    """The ranking as a spreadsheet of one language takes it."""
    rows = [sheet.heads, *(_cells(line, sheet) for line in results(tournament)["ranking"])]
    return "".join(sheet.separator.join(_cell(cell, sheet.separator) for cell in row) + "\r\n" for row in rows)


def _cells(line: dict[str, Any], sheet: Sheet) -> tuple[object, ...]:
    told = line | {"status": sheet.status.get(line["status"], line["status"])}
    return tuple(told[name] for name in COLUMNS)


def _line(tournament: Tournament, number: int, place: int | None) -> dict[str, Any]:
    player = tournament.players[number]
    facts = (place, number + 1, player.name, player.status, player.stage, player.lost, player.bands)
    return dict(zip(COLUMNS, facts, strict=True))


def _cell(value: object, separator: str) -> str:
    text = "" if value is None else str(value)
    if text.startswith(FORMULA) and not isinstance(value, int):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in f'{separator}"\r\n') else text
