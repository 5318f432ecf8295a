"""The first sheet of an .xlsx file, as rows of text.

A file from anybody: nothing is unpacked beyond a bound, however small it is packed, and a part that declares entities
is not read at all.
"""

import io
import zipfile
from collections.abc import Callable
from xml.parsers import expat

from knobel.desk.lists import MOST_LINES
from knobel.desk.refusal import DeskRefused

# How all files of this kind begin.
MARK = b"PK\x03\x04"
MOST_PARTS = 500
# A part of a sheet with a thousand players and fifty columns is smaller than this, unpacked.
LARGEST_PART = 4 * 1024 * 1024
MOST_COLUMNS = 50
LONGEST_CELL = 200
WORKBOOK = "xl/workbook.xml"
RELATIONS = "xl/_rels/workbook.xml.rels"
SHARED = "xl/sharedStrings.xml"

Begins = Callable[[str, dict[str, str]], None]
Ends = Callable[[str, str], None]


def first_sheet(content: bytes) -> list[list[str]]:
    """The rows of the first sheet; refused unless it is a spreadsheet of moderate size."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if len(archive.infolist()) > MOST_PARTS:
                raise DeskRefused("desk-bad-list")
            shared = _shared(_part(archive, SHARED)) if SHARED in archive.namelist() else []
            return _rows(_part(archive, _path_of_the_first(archive)), shared)
    except (
        zipfile.BadZipFile,
        expat.ExpatError,
        LookupError,
        ValueError,
        NotImplementedError,
        RuntimeError,
        OSError,
    ) as bad:
        raise DeskRefused("desk-bad-list") from bad


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as part:
        text = part.read(LARGEST_PART + 1)
    if len(text) > LARGEST_PART:
        raise DeskRefused("desk-list-too-large")
    return text


def _path_of_the_first(archive: zipfile.ZipFile) -> str:
    """Where the first sheet lies: the workbook names it, the relations know its path."""
    ids: list[str] = []
    paths: dict[str, str] = {}

    def named(tag: str, has: dict[str, str]) -> None:
        if tag == "sheet":
            ids.append(has.get("id", ""))
        elif tag == "Relationship":
            paths[has.get("Id", "")] = has.get("Target", "")

    _read(_part(archive, WORKBOOK), named)
    _read(_part(archive, RELATIONS), named)
    path = paths[ids[0]] if ids else ""
    return path.removeprefix("/") if path.startswith("/") else f"xl/{path}"


def _shared(part: bytes) -> list[str]:
    """The texts that cells refer to by number. How something is spoken is no part of it."""
    texts: list[str] = []

    def begins(tag: str, has: dict[str, str]) -> None:
        if tag == "si":
            texts.append("")

    def ends(path: str, text: str) -> None:
        if path.endswith("/t") and "/rPh/" not in path and texts:
            texts[-1] = (texts[-1] + text)[:LONGEST_CELL]

    _read(part, begins, ends)
    return texts


def _rows(part: bytes, shared: list[str]) -> list[list[str]]:
    rows: list[list[str]] = []
    column, kind = -1, ""

    def begins(tag: str, has: dict[str, str]) -> None:
        nonlocal column, kind
        if tag == "row":
            rows.append([])
            column = -1
            if len(rows) > MOST_LINES + 1:
                raise DeskRefused("desk-bad-list")
        elif tag == "c":
            column, kind = _column(has.get("r", ""), column + 1), has.get("t", "")

    def ends(path: str, text: str) -> None:
        if not path.endswith(("/c/v", "/is/t", "/r/t")) or not rows or not 0 <= column < MOST_COLUMNS:
            return
        row = rows[-1]
        row.extend("" for _ in range(column + 1 - len(row)))
        row[column] = (row[column] + (shared[int(text)] if kind == "s" else text))[:LONGEST_CELL]

    _read(part, begins, ends)
    return rows


def _column(reference: str, otherwise: int) -> int:
    """The column of a cell by its name, `B7`, from 0; cells without a name follow one another."""
    letters = "".join(sign for sign in reference if sign.isalpha())[:3]
    number = 0
    for letter in letters.upper():
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1 if letters else otherwise


def _read(part: bytes, begins: Begins, ends: Ends | None = None) -> None:
    """Go through a part. An element is known by its name without the namespace, its text by the path to it."""
    parser = expat.ParserCreate(namespace_separator=" ")
    path: list[str] = []
    texts: list[str] = []

    def start(tag: str, has: dict[str, str]) -> None:
        path.append(tag.rpartition(" ")[2])
        texts.append("")
        begins(path[-1], {name.rpartition(" ")[2]: value for name, value in has.items()})

    def end(tag: str) -> None:
        text = texts.pop()
        if ends is not None:
            ends("/".join(path), text)
        path.pop()

    def data(text: str) -> None:
        if texts:
            texts[-1] = (texts[-1] + text)[:LONGEST_CELL]

    def refuse(*declared: object) -> None:
        raise DeskRefused("desk-bad-list")

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, data
    parser.StartDoctypeDeclHandler = refuse
    parser.Parse(part, True)
