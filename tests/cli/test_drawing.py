"""Everything that can lie on a table is drawn, in both languages, on wide and narrow screens."""

import io
from typing import get_args

import pytest
from rich.console import Console, RenderableType

from knobel.cli.drawing.result import result_table
from knobel.cli.drawing.scene import Typing, draw_scene
from knobel.cli.screen import THEME
from knobel.core.moves import Tile
from knobel.core.phrases import Phrase, Pips, say
from knobel.core.results import Result
from knobel.core.widgets import (
    Announcement,
    BetField,
    Bets,
    BetStake,
    Board,
    BoardField,
    Crossword,
    DieView,
    Grid,
    Picture,
    PicturePart,
    Pile,
    Piles,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    Standing,
    Standings,
    StrikeItem,
    Strikes,
    Term,
    Terms,
    Token,
    Track,
    Tray,
    Widget,
    WordSheet,
    WordSlot,
)
from tests.cli.scenes import scene, tray, voice


def called(name: str) -> Phrase:
    """A phrase that says just this name."""
    return say("list-pair", first=name, second="…")


SHEET = Sheet(
    "sheet",
    (SheetRow("ones", called("Ones")), SheetRow("total", called("Total"), "sum")),
    (SheetColumn("a", 0), SheetColumn("b", 1, factor=3)),
    (SheetCell("ones", "a", preview=4), SheetCell("ones", "b", value=3), SheetCell("total", "b", value=33)),
)
GRID = Grid(
    "grid",
    0,
    squares=((10, None), (None, 7)),
    circles=((6, None, None), (None, 5, None), (None, None, 1)),
    results=((3, None), (None, -4)),
)
# What is drawn, and what must be seen of it.
WIDGETS: tuple[tuple[Widget, tuple[str, ...]], ...] = (
    (tray(1, 6), ("│   ●   │ │ ●   ● │", "Anna")),
    (Tray("tray", 1, (DieView(0, None),), cup="covered"), ("░░░░░", "Ben")),
    (Tray("tray", None, (DieView(0, 6, "poker"), DieView(1, 9, "d10")), throws=2, allowed=3), ("A", "9", "2", "3")),
    (Tray("tray", 0, tuple(DieView(n, ord("K"), "letter") for n in range(13))), ("[K] [K]",)),
    (tray(4, 4, held=(1,)), ("4",)),
    (SHEET, ("Ones", "(4)", "33", "×3", "Anna", "Ben")),
    (
        Strikes("strikes", 0, (StrikeItem("2", called("two"), 2), StrikeItem("3", called("three"), 0))),
        ("two, …×2", "three"),
    ),
    (Piles("pot", (Pile("pot", called("Pot"), 3), Pile("b", called("Bank"), 99)), "discs"), ("Pot", "◍◍◍", "99")),
    (Board("board", "finke", (BoardField("7", called("Seven"), 4),)), ("Seven", "●●●●")),
    (Track("track", 30, (Token(0, 12), Token(1, 99))), ("12/30", "●", "Ben")),
    (Track("track", 2, (Token(0, 1),), ("start", "pub", "home")), ("pub",)),
    (GRID, ("(6)", "10", "-4", "0", "Anna")),
    (Bets("bets", (BetField("7", called("Seven"), "top", (BetStake(1, 5),)),)), ("Seven", "Ben 5")),
    (Crossword("crossword", 0, ("H", "A"), (2, 1), (Tile(0, -1, 3, "H"),)), ("H", "-1", "3")),
    (Picture("house", 0, "house", (PicturePart("roof", called("roof"), True),)), ("✓", "roof")),
    (WordSheet("words", 0, (WordSlot("d0", "B", "Bremen"), WordSlot("d1", "C", ""))), ("B Bremen", "C ……", "2")),
    (Terms("terms", (Term("ULM", "Ulm", (0, 1), "challenged", 1, 2, 3),)), ("Ulm", "Ben", "3")),
    (
        Standings("standings", "points", (Standing(0, 7), Standing(1, None), Standing(2, 3, out=True))),
        ("Anna", "7", "Cem"),
    ),
    (Announcement("said", say("told-throw", who="Ben", faces=Pips("d6", (6, 5)))), ("6 5",)),
)


def drawn(*things: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("widget", "seen"), WIDGETS, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_widget_shows_everything_that_it_holds(widget: Widget, seen: tuple[str, ...], language: str) -> None:
    text = drawn(*draw_scene(scene(widgets=(widget,)), voice(language), 100))
    for part in seen:
        assert part in text, text


@pytest.mark.parametrize(
    ("row", "told"),
    [(Standing(0, 7), "Du: 7 Punkte"), (Standing(0, None), "Du"), (Standing(0, 7, out=True), "Du bist")],
)
def test_whoever_is_alone_at_the_screen_reads_of_himself_as_you(row: Standing, told: str) -> None:
    standings = Standings("standings", "points", (row, Standing(1, 5)))
    text = drawn(*draw_scene(scene(widgets=(standings, tray(1))), voice("de").at("chicago", ("Anna", "Ben"), 0), 100))
    assert told in text
    assert "Ben: 5 Punkte" in text
    assert "Anna" not in text


def test_every_kind_of_widget_is_tried() -> None:
    assert {type(widget) for widget, _ in WIDGETS} == set(get_args(Widget))


@pytest.mark.parametrize("width", [40, 60, 80])
def test_dice_never_run_over_the_edge(width: int) -> None:
    text = drawn(*draw_scene(scene(widgets=(tray(*(6,) * 13),)), voice(), width), width=width)
    assert max(map(len, text.splitlines())) <= width
    assert text.count("╭───────╮") == 13


def test_a_hidden_face_is_never_drawn() -> None:
    hidden = Tray("tray", 1, (DieView(0, None), DieView(1, None)), cup="covered")
    assert "●" not in drawn(*draw_scene(scene(widgets=(hidden,)), voice(), 80))


def test_a_sheet_too_wide_shows_the_viewer_and_whoever_is_on_turn() -> None:
    columns = tuple(SheetColumn(str(seat), seat) for seat in range(3) for _ in range(4))
    wide = Sheet("sheet", SHEET.rows, columns, ())
    text = drawn(*draw_scene(scene(widgets=(wide,)), voice(), 70), width=70)
    assert "Anna" in text
    assert "Cem" not in text


def test_the_numbers_to_type_stand_under_the_dice() -> None:
    lines = drawn(
        *draw_scene(scene(widgets=(tray(1, 2, 3, held=(2,)),)), voice(), 80, Typing(tray="tray"))
    ).splitlines()
    assert lines[-1].split() == ["1", "2", "3*"]


def test_the_keys_to_type_stand_at_their_cells() -> None:
    text = drawn(*draw_scene(scene(widgets=(SHEET,)), voice(), 80, Typing(cells={"ones": "k"})))
    assert "k) (4)" in text
    assert "k) 3" not in text, "only the viewer's own cells can be taken"


def test_the_dice_of_several_players_lie_side_by_side() -> None:
    trays = tuple(Tray(f"tray{seat}", seat, (DieView(0, 6), DieView(1, 6))) for seat in range(2))
    lines = drawn(*draw_scene(scene(widgets=trays), voice(), 100)).splitlines()
    assert lines[1].count("╭───────╮") == 4


def test_a_result_lists_places_best_first() -> None:
    result = Result((3, 1, 1), winners=(1, 2), points=(4, None, 9), nets=(-3, 1, 2))
    lines = drawn(result_table(result, voice())).splitlines()
    rows = [line.split() for line in lines if "." in line]
    assert rows == [["1.", "Ben", "–", "1"], ["1.", "Cem", "9", "2"], ["3.", "Anna", "4", "-3"]]
