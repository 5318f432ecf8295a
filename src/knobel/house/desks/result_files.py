"""The results of a tournament as files: plain for programs, and as spreadsheets of a language take them."""

from collections.abc import Iterable, Sequence

from knobel.core.phrases import say
from knobel.desk.model import Tournament
from knobel.desk.results import ResultColumn, result_columns
from knobel.texts.spreadsheets import Cell, table_text
from knobel.texts.workbooks import workbook


def results_csv(tournament: Tournament) -> str:
    """The ranking as comma-separated values, with a headline, for programs."""
    columns = result_columns(tournament)
    return table_text(([each.name for each in columns], *zip(*(each.cells for each in columns), strict=True)))


def results_sheet(tournament: Tournament, language: str) -> str:
    """The ranking as a spreadsheet of a language takes it, in its words."""
    return table_text(_table(tournament), language)


def results_book(tournament: Tournament, language: str) -> bytes:
    """The same as a workbook (.xlsx)."""
    return workbook(say("desk-results-title"), _table(tournament), language)


def _table(tournament: Tournament) -> Iterable[Sequence[Cell]]:
    columns = result_columns(tournament)
    return ([each.head for each in columns], *zip(*map(_in_words, columns), strict=True))


def _in_words(column: ResultColumn) -> list[Cell]:
    if column.name == "status":
        return [say(f"desk-status-{status.replace('_', '-')}") for status in column.cells]
    if column.name.startswith("round_"):
        return [say(f"desk-came-{cell}") if isinstance(cell, str) else cell for cell in column.cells]
    return list(column.cells)
