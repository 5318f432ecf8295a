"""A club for a spreadsheet: the table of a season, and who owes what. Rows of plain values; headings are words."""

from collections.abc import Callable

from knobel.club.actions import SeasonId
from knobel.club.model import Booking, Club
from knobel.club.standings import season_table
from knobel.core.phrases import Phrase, say

Cell = str | int | float | Phrase | None
SEASON = ("place", "name", "points", "wins", "evenings")
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


def book_rows(club: Club, day: Callable[[int], str]) -> list[tuple[Cell, ...]]:
    """Every line of the book, in the columns of `BOOK`; amounts in whole money. `day` says which day a time is."""
    return [_book_row(club, each, day(each.at)) for each in club.bookings]


def _book_row(club: Club, line: Booking, day: str) -> tuple[Cell, ...]:
    kind, name = say(f"club-kind-{line.kind}"), club.members[line.member].name
    return day, name, kind, line.count, line.cents / 100, line.note, line.by
