"""Tables that a browser saves for a spreadsheet."""

from collections.abc import Iterable, Sequence

from litestar import Response

from knobel.core.phrases import say
from knobel.texts.spreadsheets import Cell, table_text


def spreadsheet(
    subject: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    language: str,
    file: str,
    further: Sequence[str] = (),
) -> Response[bytes]:
    """A file to open in a spreadsheet: headings are words, with the mark by which spreadsheets know the encoding."""
    headings: tuple[Cell, ...] = (*(say(f"{subject}-column-{column}") for column in columns), *further)
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(table_text((headings, *rows), language).encode("utf-8-sig"), media_type="text/csv", headers=headers)
