"""A club for a spreadsheet: the table of a season, what was played, and who owes what.

Rows of plain values; headings are words.
"""

from collections.abc import Callable

from knobel.club.actions import SeasonId
from knobel.club.game_rows import game_rows
from knobel.club.model import Booking, Club
from knobel.club.standings import season_table
from knobel.core.phrases import Phrase, say

Cell = str | int | float | Phrase | None
SEASON = ("place", "name", "points", "wins", "evenings")
GAMES = ("game", "evenings", "last", "players", "winners", "best", "mean")
BOOK = ("date", "name", "kind", "count", "amount", "note", "by")


def season_rows(club: Club, season: SeasonId) -> list[tuple[Cell, ...]]:
    """The table: the columns of `SEASON`, and one for each evening with the points that it brought."""
    evenings = club.of_season(season)
    rows: list[tuple[Cell, ...]] = []
    for row in season_table(club, season):
        points = {each.evening: each.points for each in row.evenings}
        name = club.members[row.member].name
        rows.append((row.place, name, row.points, row.wins, len(points), *(points.get(each.id) for each in evenings)))
    return rows


def games_rows(club: Club, title: Callable[[str], str]) -> list[tuple[Cell, ...]]:
    """What was played over the years, in the columns of `GAMES`; winners with how often they have won. `title` says
    what a game is called."""
    return [
        (
            title(row.game),
            row.evenings,
            row.last,
            row.mean_players,
            ", ".join(f"{club.members[each.member].name} ({each.wins})" for each in row.winners),
            ", ".join(club.members[member].name for member in row.best),
            row.best_mean,
        )
        for row in game_rows(club)
    ]


def book_rows(club: Club, day: Callable[[int], str]) -> list[tuple[Cell, ...]]:
    """Every line of the book, in the columns of `BOOK`; amounts in whole money. `day` says which day a time is."""
    return [_book_row(club, each, day(each.at)) for each in club.bookings]


def _book_row(club: Club, line: Booking, day: str) -> tuple[Cell, ...]:
    kind, name = say(f"club-kind-{line.kind}"), club.members[line.member].name
    return day, name, kind, line.count, line.cents / 100, line.note, line.by
