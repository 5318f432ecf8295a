"""Tables as text, for spreadsheets: as those of a language open them, or plain for programs."""

from collections.abc import Iterable, Sequence

from knobel.core.phrases import Phrase, say
from knobel.texts.catalogue import Texts, texts

Cell = str | int | float | Phrase | None
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def table_text(rows: Iterable[Sequence[Cell]], language: str = "en") -> str:
    """Rows of cells as lines of text.

    In German cells are set apart by semicolons and numbers have a comma, as German spreadsheets expect it.
    """
    german = language == "de"
    voice = texts("de" if german else "en")
    lines = (";,"[not german].join(_cell(value, voice, german) for value in row) for row in rows)
    return "".join(f"{line}\r\n" for line in lines)


def sheet_text(
    subject: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]], language: str, further: Sequence[str] = ()
) -> bytes:
    """A file to open in a spreadsheet: headings are words, with the mark by which spreadsheets know the encoding."""
    headings: tuple[Cell, ...] = (*(say(f"{subject}-column-{column}") for column in columns), *further)
    return table_text((headings, *rows), language).encode("utf-8-sig")


def _cell(value: Cell, voice: Texts, german: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.2f}".replace(".", ",") if german else f"{value:.2f}"
    text = voice.say(value) if isinstance(value, Phrase) else str(value)
    if isinstance(value, str) and text.startswith(FORMULA):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ';,"\r\n') else text
