"""Files of the desk: player lists as people paste them, a whole tournament, results for a spreadsheet."""

import msgspec
import pytest
from msgspec.structs import replace

from knobel.desk.actions import Arrive, Create, Entry, RecordLoss, Row, SignUp
from knobel.desk.desk import Desk
from knobel.desk.lists import list_in, names_in
from knobel.desk.refusal import DeskRefused
from knobel.desk.simulating import FIVE, played, registered
from knobel.house.desks.result_files import results_book, results_csv, results_sheet
from knobel.house.work.spreadsheet import first_sheet
from tests.desk.hall import Hall


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\n\n  Ben  Blum \n", ("Anna", "Ben Blum")),
        ("\ufeffName\r\nAnna\r\n", ("Anna",)),
        ("Nr,Name,Ort\n1,Anna,Köln\n2,Ben,Bonn\n", ("Anna", "Ben")),
        ("Vorname;Nachname\nAnna;Blum\nBen;\n", ("Anna Blum", "Ben")),
        ('name,ort\n"Blum, Anna",Köln\n', ("Blum, Anna",)),
        ("Blum, Anna\nWolf, Ben", ("Blum, Anna", "Wolf, Ben")),
        ("Anna\t17\nBen\t4", ("Anna", "Ben")),
    ],
)
def test_lists_are_read_as_people_paste_them(text: str, names: tuple[str, ...]) -> None:
    assert names_in(text) == names


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Name;Team\nAnna;Die Becher\nBen;\n;Die Becher", (("Anna", "Die Becher"), ("Ben", ""))),
        ("Mannschaft\tVorname\tNachname\nEck\tAnna\tBlum\n", (("Anna Blum", "Eck"),)),
        ("Name,Ort\nAnna,Köln", (("Anna", ""),)),
        ("Anna;Die Becher\nBen;Eck", (("Anna", ""), ("Ben", ""))),
    ],
)
def test_a_headline_says_where_the_team_stands(text: str, people: tuple[tuple[str, str], ...]) -> None:
    assert list_in(text).people == people


@pytest.mark.parametrize("text", ["", " \n \n", "x\n" * 1001])
def test_what_is_no_list_is_refused(text: str) -> None:
    with pytest.raises(DeskRefused) as refusal:
        names_in(text)
    assert refusal.value.code == "desk-bad-list"


def test_a_tournament_goes_into_one_file_and_comes_back() -> None:
    desk = played(registered(13), "x")
    again = Desk.read(desk.export())
    assert again.rows == desk.rows
    assert again.tournament == desk.tournament


def test_a_file_does_not_say_at_which_device_somebody_played() -> None:
    hall = Hall("ABCDEF")
    hall.desk.do(Arrive(hall.id("A"), "phone"), hall.now)
    assert b"phone" not in hall.desk.export()
    assert Desk.read(hall.desk.export()).tournament.players[0].device == ""


def test_a_file_with_anything_that_does_not_stand_is_refused() -> None:
    rows = played(registered(6), "x").rows
    number = next(row.seq for row in rows if isinstance(row.entry.action, RecordLoss))
    loss = rows[number].entry.action
    assert isinstance(loss, RecordLoss)
    stranger = replace(rows[number], entry=Entry(replace(loss, player=99)))
    other_game = replace(rows[0], entry=Entry(Create("x", FIVE, "kniffel")))
    for bad in (
        rows[1:],
        [*rows[:number], stranger, *rows[number + 1 :]],
        [*rows, replace(rows[0], seq=len(rows), at=rows[-1].at)],
        [*rows[:3], replace(rows[3], at=-1), *rows[4:]],
        [replace(rows[0], at=10**15)],
        [replace(rows[0], entry=Entry(Create("x", 10**15)))],
        [replace(rows[0], entry=Entry(Create("x\n", FIVE)))],
        [*rows[:2], replace(rows[2], entry=Entry(rows[2].entry.action, "\u202eRita"))],
        [other_game],
        [],
    ):
        desk = Desk()
        desk.rows = list(bad)
        with pytest.raises(DeskRefused) as refusal:
            Desk.read(desk.export())
        assert refusal.value.code in ("desk-not-a-tournament", "desk-game-names-no-loser")


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b'{"format": "x", "rows": []}', b"\xff"])
def test_what_is_no_file_is_refused(text: bytes) -> None:
    with pytest.raises(DeskRefused) as refusal:
        Desk.read(text)
    assert refusal.value.code == "desk-not-a-tournament"


def test_an_entry_reads_as_it_was_written() -> None:
    row = Row(3, 7, Entry(SignUp("Änna"), "Rita", "late train"))
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row) == row
    assert b'"type":"sign_up"' in msgspec.json.encode(row)


def test_a_name_is_no_formula() -> None:
    hall = Hall()
    for name in ("=1+1", "Otto, der", "@x", "-x", "ok"):
        hall.do(SignUp(name))
    hall.at("16:46").do(SignUp("da", late=True))
    hall.do(SignUp("hier", late=True))
    hall.draw().start().withdraw("da")
    cells = results_csv(hall.tournament)
    assert "'=1+1" in cells
    assert '"Otto, der"' in cells
    assert "'@x" in cells
    assert "'-x" in cells
    # In a workbook a text is a text, so nothing has to be put before it.
    assert {"=1+1", "@x", "-x"} <= {row[2] for row in first_sheet(results_book(hall.tournament, "de"))}


def test_a_sheet_has_the_words_and_the_separator_of_its_language() -> None:
    hall = Hall(["Otto; der", *"ABCDE"]).draw().start()
    for name in ("Otto; der", "A"):
        hall.withdraw(name)
    text = results_sheet(hall.tournament, "de")
    assert text.splitlines()[0] == "Platz;Startnummer;Name;Stand;Runde;Danach noch am Tisch;Verlorene Chips;Bänder"
    assert '"Otto; der"' in text
    assert "A;ausgestiegen" in text
    assert results_sheet(hall.tournament, "en").startswith("Place,Number,Name,Status")
