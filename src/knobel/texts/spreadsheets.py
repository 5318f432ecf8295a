"""Tables as text, for spreadsheets: as those of a language open them, or plain for programs."""

from collections.abc import Iterable, Sequence

from knobel.core.phrases import Phrase
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


def _cell(value: Cell, voice: Texts, german: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.2f}".replace(".", ",") if german else f"{value:.2f}"
    text = voice.say(value) if isinstance(value, Phrase) else str(value)
    if isinstance(value, str) and text.startswith(FORMULA):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ';,"\r\n') else text
