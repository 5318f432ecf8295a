"""Player lists as people paste them: one name a line, or a table with a headline."""

from collections.abc import Iterable

from knobel.desk.refusal import DeskRefused

MOST_LINES = 1000
SEPARATORS = ("\t", ";", ",")
FIRST = ("vorname", "first name", "firstname", "given name")
LAST = ("nachname", "last name", "lastname", "surname", "familienname")
WHOLE = ("name", "spieler", "player", "teilnehmer", "spielername")


def names_in(text: str) -> tuple[str, ...]:
    """The names in a list. With a headline that says which column they are in, the text is read as a table."""
    lines = [line for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
    if not lines or len(lines) > MOST_LINES:
        raise DeskRefused("desk-bad-list")
    for separator in SEPARATORS:
        columns = _columns(lines[0], separator)
        if columns:
            return _named(_row(line, separator, columns) for line in lines[1:])
    return _named(_row(line, "\t", (0,)) for line in lines)


def _columns(headline: str, separator: str) -> tuple[int, ...]:
    """Where the names stand, if the headline tells: in one column, or the first and the last name in two."""
    heads = [cell.casefold() for cell in _cells(headline, separator)]
    parts = [next((heads.index(word) for word in words if word in heads), None) for words in (FIRST, LAST)]
    if parts[0] is not None:
        return tuple(part for part in parts if part is not None)
    whole = next((heads.index(word) for word in WHOLE if word in heads), parts[1])
    return () if whole is None else (whole,)


def _row(line: str, separator: str, columns: tuple[int, ...]) -> str:
    cells = _cells(line, separator)
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
    found = (" ".join(name.split()) for name in names)
    return tuple(name for name in found if name)
