"""The results of a tournament: for a spreadsheet, and for programs."""

from typing import Any

from knobel.desk.model import Tournament
from knobel.desk.ranking import ranking, took_part

COLUMNS = ("place", "number", "name", "status", "stage", "chips_lost", "bands")
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA = ("=", "+", "-", "@")


def results(tournament: Tournament) -> dict[str, Any]:
    """Everybody's place, and how they came to it."""
    return {
        "name": tournament.name,
        "game": tournament.game,
        "players": sum(map(took_part, tournament.players)),
        "stages": len(tournament.stages),
        "over": tournament.over,
        "ranking": [_line(tournament, each.player, each.place) for each in ranking(tournament)],
    }


def results_csv(tournament: Tournament) -> str:
    """The ranking as comma-separated values, with a headline."""
    rows = [COLUMNS, *(tuple(line[name] for name in COLUMNS) for line in results(tournament)["ranking"])]
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in rows)


def _line(tournament: Tournament, number: int, place: int | None) -> dict[str, Any]:
    player = tournament.players[number]
    facts = (place, number + 1, player.name, player.status, player.stage, player.lost, player.bands)
    return dict(zip(COLUMNS, facts, strict=True))


def _cell(value: object) -> str:
    text = "" if value is None else str(value)
    if text.startswith(FORMULA) and not isinstance(value, int):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',"\r\n') else text
