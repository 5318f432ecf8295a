"""Files with players: text as spreadsheets on any computer write it, and spreadsheets; whoever made them."""

import io
import zipfile

import pytest

from knobel.desk.refusal import DeskRefused
from knobel.house.desks.player_files import read_players
from knobel.house.work.spreadsheet import LARGEST_PART, first_sheet
from proofs.processes import Node
from tests.server.desk_hall import Hall, scene

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
LINK = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
WORKBOOK = f"""<workbook xmlns="{MAIN}" xmlns:r="{LINK}">
<sheets><sheet name="Liste" sheetId="1" r:id="rId7"/></sheets></workbook>"""
RELATIONS = """<Relationships><Relationship Id="rId1" Target="theme.xml"/>
<Relationship Id="rId7" Target="worksheets/a.xml"/></Relationships>"""
SHARED = f"""<sst xmlns="{MAIN}"><si><t>Vorname</t></si><si><t>Nachname</t></si>
<si><r><t>Änn</t></r><r><t xml:space="preserve">chen</t></r><rPh sb="0" eb="1"><t>laut</t></rPh></si>
<si><t>Blum &amp; Wolf</t></si></sst>"""
SHEET = f"""<worksheet xmlns="{MAIN}"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Nr</t></is></c><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row>
<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="s"><v>2</v></c><c r="D2" t="s"><v>3</v></c></row>
<row r="3"><c r="D3" t="str"><f>"Ot"&amp;"to"</f><v>Otto</v></c></row>
<row r="4"/></sheetData></worksheet>"""


def packed(**parts: str) -> bytes:
    """A spreadsheet of these parts, beside the usual ones."""
    usual = {
        "xl/workbook.xml": WORKBOOK,
        "xl/_rels/workbook.xml.rels": RELATIONS,
        "xl/sharedStrings.xml": SHARED,
        "xl/worksheets/a.xml": SHEET,
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (usual | parts).items():
            archive.writestr(name, text)
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "names", "kind"),
    [
        ("\ufeffName;Ort\r\nÄnne Groß;Köln\r\n".encode(), ("Änne Groß",), "utf-8"),
        ("Name;Ort\r\nÄnne Groß;Köln\r\n".encode(), ("Änne Groß",), "utf-8"),
        ("Name;Ort\r\nÄnne Groß €;Köln\r\n".encode("cp1252"), ("Änne Groß €",), "windows-1252"),
        ("Nr\tName\r\n1\tÄnne\r\n".encode("utf-16"), ("Änne",), "utf-16"),
        ('name,club\n"Blum, Änne",TSV\n'.encode("cp1252"), ("Blum, Änne",), "windows-1252"),
        (b"Anna;K\xf6ln\nBen;Bonn", ("Anna", "Ben"), "windows-1252"),
    ],
)
def test_text_is_read_however_a_computer_writes_it(content: bytes, names: tuple[str, ...], kind: str) -> None:
    read = read_players(content)
    assert (read.names, read.kind) == (names, kind)


def test_a_spreadsheet_is_read_by_its_headline() -> None:
    read = read_players(packed())
    assert (read.names, read.columns, read.kind) == (
        ("Ännchen Blum & Wolf", "Otto"),
        ("Vorname", "Nachname"),
        "xlsx",
    )


BOMB = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (packed(**{"xl/worksheets/a.xml": BOMB + SHEET}), "desk-bad-list"),
        (packed(**{"xl/workbook.xml": '<!DOCTYPE x SYSTEM "file:///etc/passwd">' + WORKBOOK}), "desk-bad-list"),
        (packed(**{"xl/worksheets/a.xml": SHEET + " " * LARGEST_PART}), "desk-list-too-large"),
        (packed(**{"xl/worksheets/a.xml": "<worksheet><sheetData>" + "<row/>" * 1002}), "desk-bad-list"),
        (packed(**{"xl/worksheets/a.xml": "<worksheet>"}), "desk-bad-list"),
        (packed(**{"xl/worksheets/a.xml": SHEET.replace("<v>3</v>", "<v>99</v>")}), "desk-bad-list"),
        (packed(**{f"xl/{number}": "" for number in range(600)}), "desk-bad-list"),
        (packed(**{"xl/_rels/workbook.xml.rels": "<Relationships/>"}), "desk-bad-list"),
        (packed()[:200], "desk-bad-list"),
        (b"PK\x03\x04", "desk-bad-list"),
        (b"", "desk-bad-list"),
    ],
    ids=range(11),
)
def test_what_is_no_list_or_wants_too_much_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(DeskRefused) as refusal:
        read_players(content)
    assert refusal.value.code == code


def test_a_file_is_read_before_anybody_is_signed_up_and_long_names_stay_whole(node: Node) -> None:
    long = "Maximilian-Alexander von und zu Hohenstein-Brück"

    async def play(hall: Hall) -> None:
        file = f"Name;Ort\n{long};Köln\n=1+1;Bonn\n".encode("cp1252")
        told = (await hall.http("POST", "/lists", "referee", content=file)).json()
        assert told == {"names": [long, "=1+1"], "columns": ["Name"], "kind": "windows-1252", "teams": []}
        assert (await hall.http("POST", "/lists", "projector", content=file)).status_code == 404
        assert (await hall.http("POST", "/lists", "organiser", content=b"PK\x03\x04")).json()["code"] == "desk-bad-list"
        assert not (await hall.exported()).tournament.players
        text = "\n".join([*told["names"], long + "x"])
        listed = (await hall.http("POST", "/players", "referee", json={"text": text})).json()
        assert listed["added"] == [long, "=1+1"]
        assert [each["code"] for each in listed["refused"]] == ["desk-bad-name"]
        sheet = (await hall.http("GET", "/results.csv?sheet=de", "projector")).content
        plain = (await hall.http("GET", "/results.csv", "projector")).content
        assert sheet.startswith("\ufeffPlatz;Startnummer;Name;Stand;".encode())
        assert plain.startswith(b"place,number,name,status,")
        assert (await hall.http("GET", "/results.csv?sheet=xx", "projector")).status_code == 400
        book = await hall.http("GET", "/results.xlsx?sheet=en", "projector")
        assert book.headers["content-disposition"] == 'attachment; filename="results.xlsx"'
        assert first_sheet(book.content)[0][:3] == ["Place", "Number", "Name"]
        assert (await hall.http("GET", "/results.xlsx?sheet=xx", "projector")).status_code == 400

    scene(node, play)
