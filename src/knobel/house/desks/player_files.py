"""Files with players: what was read, for whoever looks at it before anybody is signed up."""

from typing import Literal

from knobel.core.frozen import Frozen
from knobel.desk.lists import decoded, list_in, list_of
from knobel.house.work.spreadsheet import MARK, first_sheet

# More than a spreadsheet with a thousand players takes.
LARGEST_FILE = 1024 * 1024


class ReadNames(Frozen, frozen=True):
    """The names in a file, the columns of its headline that they come from, and how the file was written.

    `teams` are those of the names, one each, where the file tells of teams.
    """

    names: tuple[str, ...]
    columns: tuple[str, ...]
    kind: Literal["utf-8", "utf-16", "windows-1252", "xlsx"]
    teams: tuple[str, ...] = ()


def read_players(content: bytes) -> ReadNames:
    """The names in a file; refused where there are none."""
    if content.startswith(MARK):
        found = list_of(first_sheet(content))
        return ReadNames(found.names, found.columns, "xlsx", found.teams)
    text, encoding = decoded(content)
    found = list_in(text)
    return ReadNames(found.names, found.columns, encoding, found.teams)
