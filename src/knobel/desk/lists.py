"""Player lists as people have them: one name a line, or a table with a headline, pasted or as a file."""

from collections.abc import Iterable, Sequence
from typing import Literal

from knobel.core.frozen import Frozen
from knobel.desk.refusal import DeskRefused

MOST_LINES = 1000
SEPARATORS = ("\t", ";", ",")
# Without a headline a comma may stand in a name, as in "Blum, Anna"; these do not.
NEVER_IN_A_NAME = ("\t", ";")
FIRST = ("vorname", "first name", "firstname", "given name")
LAST = ("nachname", "last name", "lastname", "surname", "familienname")
WHOLE = ("name", "spieler", "player", "teilnehmer", "spielername")
TEAM = ("team", "mannschaft", "teamname", "mannschaftsname")
Encoding = Literal["utf-8", "utf-16", "windows-1252"]


class NameList(Frozen, frozen=True):
    """The names in a list, and in which columns they stood by its headline, if it has one.

    `teams` are those of the names, one each, where the headline tells of teams; whoever plays alone has an empty one.
    """

    names: tuple[str, ...]
    columns: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        """Every name with its team."""
        return tuple(zip(self.names, self.teams or ("",) * len(self.names), strict=True))


def names_in(text: str) -> tuple[str, ...]:
    """The names in a list. With a headline that says which column they are in, the text is read as a table."""
    return list_in(text).names


def list_in(text: str) -> NameList:
    """A list as it is pasted, or as it stands in a file of text."""
    lines = [line for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
    if not lines or len(lines) > MOST_LINES:
        raise DeskRefused("desk-bad-list")
    for separator in SEPARATORS:
        if _columns(_cells(lines[0], separator)):
            return list_of(_cells(line, separator) for line in lines)
    separator = next((each for each in NEVER_IN_A_NAME if each in lines[0]), "\t")
    return list_of(_cells(line, separator) for line in lines)


def list_of(rows: Iterable[Sequence[str]]) -> NameList:
    """A list as rows of cells, as a spreadsheet has it: the first column, unless a headline says otherwise."""
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    if not filled or len(filled) > MOST_LINES:
        raise DeskRefused("desk-bad-list")
    columns = _columns(filled[0])
    return _table(filled, columns) if columns else NameList(_named(_row(row, (0,)) for row in filled))


def _table(rows: Sequence[Sequence[str]], columns: tuple[int, ...]) -> NameList:
    """A list whose first row says what stands where."""
    heads = [cell.strip() for cell in rows[0]]
    team = next((n for n, head in enumerate(heads) if head.casefold() in TEAM and n not in columns), None)
    told = (*columns, *(() if team is None else (team,)))
    found = [(_tidy(_row(row, columns)), "" if team is None else _tidy(_row(row, (team,)))) for row in rows[1:]]
    people = [(name, of) for name, of in found if name]
    teams = () if team is None else tuple(of for _, of in people)
    return NameList(tuple(name for name, _ in people), tuple(heads[n] for n in told), teams)


def decoded(content: bytes) -> tuple[str, Encoding]:
    """The text of a file, and how it was written: spreadsheets on German computers still write Windows-1252."""
    for mark in (b"\xff\xfe", b"\xfe\xff"):
        if content.startswith(mark):
            return content.decode("utf-16", errors="replace"), "utf-16"
    try:
        return content.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        # Five of its bytes stand for nothing.
        return content.decode("cp1252", errors="replace"), "windows-1252"


def _columns(headline: Sequence[str]) -> tuple[int, ...]:
    """Where the names stand, if the headline tells: in one column, or the first and the last name in two."""
    heads = [cell.strip().casefold() for cell in headline]
    parts = [next((heads.index(word) for word in words if word in heads), None) for words in (FIRST, LAST)]
    if parts[0] is not None:
        return tuple(part for part in parts if part is not None)
    whole = next((heads.index(word) for word in WHOLE if word in heads), parts[1])
    return () if whole is None else (whole,)


def _row(cells: Sequence[str], columns: tuple[int, ...]) -> str:
    return " ".join(cells[column] for column in columns if column < len(cells))


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a line. A separator between quotation marks belongs to the cell."""
    cells, quoted = [""], False
    for letter in line:
        if letter == '"':
            quoted = not quoted
        elif letter == separator and not quoted:
            cells.append("")
        else:
            cells[-1] += letter
    return [cell.strip() for cell in cells]


def _named(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in map(_tidy, names) if name)


def _tidy(name: str) -> str:
    return " ".join(name.split())
