"""What somebody reads of a club: its page, its file, tables for spreadsheets. Large ones are read elsewhere."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

import msgspec

from knobel.club.actions import ClubRow, SeasonId
from knobel.club.club_log import ClubLog
from knobel.club.pages import page
from knobel.club.refusal import ClubRefused
from knobel.club.sheets import BOOK, GAMES, SEASON, Cell, book_rows, games_rows, season_rows
from knobel.house.work.tasks import ReadClub
from knobel.texts import texts
from knobel.texts.spreadsheets import sheet_text

# A club with so many entries and places is read in another process: from here on it takes more than a few milliseconds.
LARGE = 1000
_DECODE = msgspec.json.Decoder(tuple[ClubRow, ...]).decode


def is_large(log: ClubLog) -> bool:
    """Whether reading it would keep others waiting."""
    return len(log.rows) + sum(len(each.places) for each in log.club.evenings) > LARGE


def read_elsewhere(task: ReadClub) -> bytes:
    """What somebody reads of a club that is not open in this process."""
    return read(ClubLog(_DECODE(task.rows)), task)


def read(log: ClubLog, task: ReadClub) -> bytes:
    """What somebody reads of a club."""
    season = None if task.season is None else SeasonId(task.season)
    if task.what == "page":
        return msgspec.json.encode(page(log, task.role, task.member, season))
    if task.what == "file":
        return log.export()
    columns, rows, further = _sheet(log, task.what, season or SeasonId(0), task.language)
    return sheet_text("club", columns, rows, task.language, further)


def _sheet(
    log: ClubLog, what: str, season: SeasonId, language: str
) -> tuple[Sequence[str], Sequence[Sequence[Cell]], Sequence[str]]:
    club = log.club
    if what == "book":
        return BOOK, book_rows(club, _day), ()
    if what == "games":
        return GAMES, games_rows(club, partial(_title, language)), ()
    if not 0 <= season < len(club.seasons):
        raise ClubRefused("club-no-such-season")
    return SEASON, season_rows(club, season), tuple(each.date for each in club.of_season(season))


def _title(language: str, game: str) -> str:
    """What a game is called; one that this house does not know by what stands in the book."""
    words = texts("de" if language == "de" else "en")
    return words.line("name", game) if words.has("name", game) else game


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
