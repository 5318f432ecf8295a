"""Tables as workbooks (.xlsx): spreadsheets open them without asking for an encoding or a separator."""

import io
import zipfile
from collections.abc import Iterable, Sequence

from knobel.core.phrases import Phrase
from knobel.texts.catalogue import Texts, texts
from knobel.texts.spreadsheets import Cell

KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
LINK = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
PARTS = "application/vnd.openxmlformats-officedocument.spreadsheetml"
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
# The standard library's own functions for this bring more along than a pocket has room for.
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
# The same table is the same file, whenever it is asked for.
WRITTEN = (1980, 1, 1, 0, 0, 0)
# A column is as wide as its longest cell, within reason; in letters.
NARROWEST, WIDEST = 6, 48

CONTENT_TYPES = (
    f'<Types xmlns="{PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{PARTS}.sheet.main+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{PARTS}.styles+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{PARTS}.worksheet+xml"/></Types>'
)
ROOT = (
    f'<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{LINK}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
)
RELATIONS = (
    f'<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{LINK}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="rId2" Type="{LINK}/styles" Target="styles.xml"/></Relationships>'
)
# Style 1 is bold: the headings.
STYLES = (
    f'<styleSheet xmlns="{MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>'
    '<cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>'
)


def workbook(title: Phrase, rows: Iterable[Sequence[Cell]], language: str) -> bytes:
    """One sheet of this title: headings in the first row, numbers as numbers, and nothing is ever a formula."""
    voice = texts(language)
    table = [[_value(cell, voice) for cell in row] for row in rows]
    parts = {
        "[Content_Types].xml": CONTENT_TYPES,
        "_rels/.rels": ROOT,
        "xl/workbook.xml": _book(voice.say(title)),
        "xl/_rels/workbook.xml.rels": RELATIONS,
        "xl/styles.xml": STYLES,
        "xl/worksheets/sheet1.xml": _sheet(table),
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name, WRITTEN), HEAD + text, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def _value(cell: Cell, voice: Texts) -> str | int | float:
    if isinstance(cell, Phrase):
        return voice.say(cell)
    return "" if cell is None else cell


def _book(title: str) -> str:
    sheet = f'<sheet name="{title.translate(ESCAPED)}" sheetId="1" r:id="rId1"/>'
    return f'<workbook xmlns="{MAIN}" xmlns:r="{LINK}"><sheets>{sheet}</sheets></workbook>'


def _sheet(table: list[list[str | int | float]]) -> str:
    # The headings stay in sight.
    view = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    widths = [_width(column) for column in zip(*table, strict=True)]
    columns = "".join(
        f'<col min="{number}" max="{number}" width="{width}" customWidth="1"/>'
        for number, width in enumerate(widths, start=1)
    )
    rows = "".join(f"<row>{''.join(_cell(cell, row == 0) for cell in cells)}</row>" for row, cells in enumerate(table))
    return (
        f'<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">{view}</sheetView></sheetViews>'
        f"<cols>{columns}</cols><sheetData>{rows}</sheetData></worksheet>"
    )


def _width(column: Sequence[str | int | float]) -> int:
    return min(max(NARROWEST, *(len(str(cell)) + 2 for cell in column)), WIDEST)


def _cell(cell: str | int | float, heading: bool) -> str:
    style = ' s="1"' if heading else ""
    if not isinstance(cell, str):
        return f"<c{style}><v>{cell}</v></c>"
    if not cell:
        return f"<c{style}/>"
    return f'<c{style} t="inlineStr"><is><t xml:space="preserve">{cell.translate(ESCAPED)}</t></is></c>'
