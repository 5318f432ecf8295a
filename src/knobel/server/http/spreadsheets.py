"""Tables for spreadsheets: as German ones open them, or plain."""

from collections.abc import Iterable, Sequence

from litestar import Response

from knobel.core.phrases import Phrase
from knobel.texts import Texts, texts

Cell = str | int | float | Phrase | None
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA = ("=", "+", "-", "@", "\t")


def spreadsheet(
    subject: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    language: str,
    file: str,
    further: Sequence[str] = (),
) -> Response[bytes]:
    """A file to open in a spreadsheet: headings are words, with the mark by which spreadsheets know the encoding.

    In German cells are set apart by semicolons and numbers have a comma, as German spreadsheets expect it.
    """
    german = language == "de"
    voice = texts("de" if german else "en")
    headings = (*(voice.line(f"{subject}-column-{column}") for column in columns), *further)
    lines = [";,"[not german].join(_cell(value, voice, german) for value in row) for row in (headings, *rows)]
    body = "".join(f"{line}\r\n" for line in lines)
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(body.encode("utf-8-sig"), media_type="text/csv", headers=headers)


def _cell(value: Cell, voice: Texts, german: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, Phrase):
        return voice.line(value.key)
    if isinstance(value, float):
        return f"{value:.2f}".replace(".", ",") if german else f"{value:.2f}"
    text = str(value)
    if isinstance(value, str) and text.startswith(FORMULA):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ';,"\r\n') else text
