"""Die Sonne: its worked cases and rules."""

from typing import Any

from knobel.games.race.die_sonne import NUMBERS, DieSonne, DieSonneOptions, Sun
from knobel.texts import LANGUAGES, texts
from knobel.writing.face import say
from tests.support.boards import sums
from tests.support.cases import case
from tests.support.race import drawn
from tests.support.table import Table


def sheet(*struck: int, sevens: int = 0) -> Sun:
    """A sheet with these numbers struck, and so many strokes on the seven."""
    return Sun(tuple(sorted((*struck, 7))), sevens - 1) if sevens else Sun(struck)


def all_but(*numbers: int, sevens: int = 1) -> Sun:
    """A sheet with these numbers open."""
    return sheet(*(number for number in NUMBERS if number not in (*numbers, 7)), sevens=sevens)


def table(*sheets: Sun, **options: Any) -> Table:
    """A table with these sheets, far into the deal; seat 0 is to throw."""
    return Table("die-sonne", len(sheets), **options).set(sheets=sheets, circuit=9)


# B lacks three numbers and has struck the seven twice; C lacks six and has no seven.
B_SHEET = all_but(10, 11, 12, sevens=2)
C_SHEET = sheet(2, 3, 4, 5, 6)


@case("die-sonne:C1")
def test_the_finisher_is_paid_per_stroke_and_pays_per_open_number(case_id: str) -> None:
    played = sums(table(all_but(12, sevens=4), all_but(10, 11, 12), C_SHEET), 12)
    assert played.result.chips == (19, -11, -8)
    assert played.result.places == (1, 3, 2)


@case("die-sonne:C2")
def test_paid_for_their_own_strokes_the_others_may_even_gain(case_id: str) -> None:
    assert (B_SHEET.strokes, C_SHEET.strokes) == (9, 5)
    played = sums(table(all_but(12, sevens=4), B_SHEET, C_SHEET, stroke_payment="theirs"), 12)
    assert played.result.chips == (5, -6, 1)


@case("die-sonne:C3")
def test_the_first_lap_is_one_throw_each(case_id: str) -> None:
    played = sums(Table("die-sonne", 3), 9)
    assert played.thrower == 1, "over at once, although it struck"
    sums(played, 4, 5)
    assert played.thrower == 0
    sums(played, 9)
    assert played.thrower == 1
    assert drawn(played, 0) == ["ray-9"]


@case("die-sonne:C4")
def test_a_further_seven_adds_a_stroke_and_the_turn_goes_on(case_id: str) -> None:
    played = sums(Table("die-sonne", 3), 7, 2, 2, 7, 5)
    assert played.thrower == 0
    sums(played, 5)
    assert played.thrower == 1
    assert drawn(played, 0) == ["ray-5", "core-7"]
    assert played.game_state.sheets[0].strokes == 3
    assert played.game_state.sheets[0].left == 9


@case("die-sonne:C5")
def test_whoever_is_furthest_behind_pays_least(case_id: str) -> None:
    played = sums(table(all_but(12), sheet(4), all_but(2)), 12)
    assert played.result.chips == (11, -1, -10)


@case("die-sonne:C6")
def test_nobody_pays_more_than_there_is(case_id: str) -> None:
    played = table(all_but(12, sevens=4), all_but(10, 11, 12), C_SHEET, payment_mode="stack", deals=2)
    sums(played.set(chips=(60, 5, 55)), 12)
    assert played.game_state.chips == (73, 0, 47)
    assert played.game_state.sheets == (Sun(), Sun(sits_out=True), Sun())
    assert played.thrower == 2, "a player without chips is passed over"


@case("die-sonne:C7")
def test_nobody_gets_an_equalising_turn(case_id: str) -> None:
    played = table(all_but(12), all_but(11), all_but(2, 3))
    assert sums(played, 7, 12).result.winners == (0,)
    assert played.game_state.circuit == 9


@case("die-sonne:C8")
def test_the_finisher_receives_first_and_pays_then(case_id: str) -> None:
    c_sheet = sheet(2, 3, 4, 5)
    played = table(all_but(12, sevens=4), B_SHEET, c_sheet, stroke_payment="theirs", payment_mode="stack")
    sums(played.set(chips=(1, 60, 59)), 12)
    assert played.result.chips == (4, 54, 62)


def test_further_suns_are_begun_by_the_left_neighbour_with_fresh_sheets() -> None:
    played = sums(table(all_but(12), all_but(11), all_but(2), deals=2), 12)
    assert played.thrower == 1
    assert (played.game_state.deal, played.game_state.circuit, played.game_state.sheets) == (2, 1, (Sun(),) * 3)
    assert played.game_state.chips == (20, -10, -10)
    sums(played, 3, 4, 5)
    assert played.thrower == 1
    played.set(sheets=(Sun(), all_but(12), sheet(8)))
    assert sums(played, 12).result.chips == (20, -9, -11)


def test_fewer_than_two_players_with_chips_end_the_game() -> None:
    played = table(all_but(12), all_but(11), all_but(2), payment_mode="stack", deals=5)
    sums(played.set(chips=(100, 10, 10)), 12)
    assert played.result.chips == (120, 0, 0)
    assert played.result.nets == (80, -40, -40)


def test_equal_balances_share_the_place_or_throw_for_it() -> None:
    sheets, chips = (all_but(12), sheet(4), sheet(5)), (-2, 1, 1)
    played = sums(table(*sheets).set(chips=chips), 12)
    assert played.result.chips == (0, 0, 0)
    assert played.result.winners == (0, 1, 2)
    played = sums(table(*sheets, tie_break="throw_off").set(chips=chips), 12, 5, 9, 8)
    assert played.result.places == (2, 1, 2)


def test_where_everybody_sits_out_nobody_is_looked_for_without_end() -> None:
    assert DieSonne(3, DieSonneOptions()).following(0, (Sun(sits_out=True),) * 3) == 0


def test_what_stands_beside_a_seat_fits_on_one_line_of_a_small_phone() -> None:
    """Two lines at every seat would push the sun below the hand; what is open can be counted at the sun itself."""
    full = say("note-strokes", struck=10, more=12)
    assert all(len(texts(language).say(full, "die-sonne", ())) <= 22 for language in LANGUAGES)
