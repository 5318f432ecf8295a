"""Kniffel: its worked cases and rules."""

from itertools import combinations_with_replacement
from typing import Any

import knobel
from knobel.core.widgets import Announcement, Sheet
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

UPPER = tuple("ones twos threes fours fives sixes".split())
LOWER = tuple("three_kind four_kind full_house small_straight large_straight kniffel chance".split())
BOXES = UPPER + LOWER


def rules(table: Table) -> Any:
    """The game itself, without the ground rules."""
    return table.game.rules


def sheet(**entries: int) -> tuple[int | None, ...]:
    """A sheet with these entries."""
    return tuple(entries.get(box) for box in BOXES)


def all_but(*boxes: str, **entries: int) -> tuple[int | None, ...]:
    """A sheet in which only these boxes are open; zeros where nothing else is said."""
    return tuple(None if box in boxes else entries.get(box, 0) for box in BOXES)


def thrown(*faces: int, filled: tuple[int | None, ...] | None = None, **options: Any) -> Table:
    """A player alone, with this sheet and this throw."""
    table = Table("kniffel", 1, **options)
    return table.set(sheets=(filled or sheet(),)).throw(*faces)


def given(*faces: int, filled: tuple[int | None, ...] | None = None, **options: Any) -> dict[str, int]:
    """What a throw gives in each open box when it is entered there; extra points under `extra_<box>`."""
    result = {}
    for box in BOXES:
        table = thrown(*faces, filled=filled, **options)
        if table.offers(f"take {box}"):
            table.do(f"take {box}")
            result[box] = table.game_state.sheets[0][BOXES.index(box)]
            result[f"extra_{box}"] = table.game_state.extra[0]
    return result


def assert_gives(points: dict[str, int], **expected: int) -> None:
    assert {box: points[box] for box in expected} == expected


def drawn_sums(table: Table) -> dict[str, int | None]:
    """The rows of the first player's sheet that fill themselves, as everybody sees them."""
    widget = next(w for w in table.game.scene(table.state, None).widgets if isinstance(w, Sheet))
    sums = {row.id for row in widget.rows if row.kind == "sum"}
    return {cell.row: cell.value for cell in widget.cells if cell.row in sums and cell.column == "0"}


@case("kniffel:C1")
def test_a_full_house_and_what_else_it_is_good_for(case_id: str) -> None:
    assert_gives(
        given(5, 5, 5, 3, 3),
        fives=15,
        threes=6,
        three_kind=21,
        full_house=25,
        chance=21,
        four_kind=0,
        small_straight=0,
    )


@case("kniffel:C2")
def test_four_of_a_kind_count_all_pips_and_are_no_full_house(case_id: str) -> None:
    assert_gives(given(4, 4, 4, 4, 1), four_kind=17, three_kind=17, fours=16, full_house=0)


@case("kniffel:C3")
def test_three_of_a_kind_are_not_four(case_id: str) -> None:
    assert_gives(given(2, 2, 2, 6, 5), three_kind=17, four_kind=0, twos=6, sixes=6)


@case("kniffel:C4")
def test_four_in_a_row_with_a_pair_are_a_small_straight(case_id: str) -> None:
    assert_gives(given(1, 2, 3, 4, 2), small_straight=30, large_straight=0, chance=12, twos=4)


@case("kniffel:C5")
def test_a_large_straight_contains_a_small_one(case_id: str) -> None:
    assert_gives(given(2, 3, 4, 5, 6), large_straight=40, small_straight=30, chance=20)


@case("kniffel:C6")
def test_a_gap_leaves_a_small_straight(case_id: str) -> None:
    assert_gives(given(1, 3, 4, 5, 6), small_straight=30, large_straight=0, chance=19)


@case("kniffel:C7")
def test_three_in_a_row_are_no_straight(case_id: str) -> None:
    assert_gives(given(1, 2, 4, 5, 6), small_straight=0, large_straight=0, chance=18)


@case("kniffel:C8")
def test_two_pairs_are_no_full_house(case_id: str) -> None:
    assert_gives(given(1, 1, 2, 2, 3), full_house=0, ones=2, chance=9)


@case("kniffel:C9")
def test_the_first_kniffel_is_no_natural_full_house(case_id: str) -> None:
    assert_gives(
        given(3, 3, 3, 3, 3),
        kniffel=50,
        threes=15,
        three_kind=15,
        four_kind=15,
        chance=15,
        full_house=0,
        small_straight=0,
        large_straight=0,
    )


@case("kniffel:C10")
def test_the_first_kniffel_in_its_number_box_earns_nothing_extra(case_id: str) -> None:
    assert_gives(given(6, 6, 6, 6, 6), sixes=30, extra_sixes=0)


@case("kniffel:C11")
def test_sixty_three_above_earn_the_bonus(case_id: str) -> None:
    table = thrown(3, 3, 3, 1, 2, filled=sheet(ones=3, twos=6, fours=12, fives=15, sixes=18))
    assert drawn_sums(table)["bonus"] == 0
    table.do("take threes")
    assert drawn_sums(table) == {"upper": 63, "bonus": 35, "lower": 0, "extra": 0, "total": 98}


@case("kniffel:C12")
def test_sixty_two_above_earn_none(case_id: str) -> None:
    table = thrown(3, 3, 3, 1, 2, filled=sheet(ones=2, twos=6, fours=12, fives=15, sixes=18)).do("take threes")
    assert drawn_sums(table) == {"upper": 62, "bonus": 0, "lower": 0, "extra": 0, "total": 62}


@case("kniffel:C13")
def test_a_further_kniffel_in_its_open_number_box_earns_fifty_extra(case_id: str) -> None:
    upper = {"ones": 1, "twos": 2, "threes": 3, "fours": 8, "sixes": 18}
    table = thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50, **upper)).do("take fives")
    assert drawn_sums(table) == {"upper": 57, "bonus": 0, "lower": 50, "extra": 50, "total": 157}


@case("kniffel:C14")
def test_elsewhere_it_is_an_ordinary_throw_while_its_number_box_is_open(case_id: str) -> None:
    points = given(5, 5, 5, 5, 5, filled=sheet(kniffel=50))
    assert_gives(points, chance=25, extra_chance=0, large_straight=0, extra_large_straight=0)


@case("kniffel:C15")
def test_with_its_number_box_filled_it_is_a_joker(case_id: str) -> None:
    points = given(5, 5, 5, 5, 5, filled=sheet(kniffel=50, fives=20))
    assert_gives(points, large_straight=40, extra_large_straight=0)


@case("kniffel:C16")
def test_a_joker_completes_every_pattern_and_sums_count_its_pips(case_id: str) -> None:
    points = given(5, 5, 5, 5, 5, filled=sheet(kniffel=50, fives=20))
    assert_gives(points, full_house=25, small_straight=30, three_kind=25, four_kind=25, chance=25)


@case("kniffel:C17")
def test_a_joker_of_ones_is_five_pips_in_chance(case_id: str) -> None:
    assert_gives(given(1, 1, 1, 1, 1, filled=sheet(kniffel=50, ones=3)), chance=5)


@case("kniffel:C18")
def test_a_joker_without_an_open_lower_box_strikes_an_upper_one(case_id: str) -> None:
    points = given(5, 5, 5, 5, 5, filled=all_but("sixes", kniffel=50, fives=20))
    assert points == {"sixes": 0, "extra_sixes": 0}


@case("kniffel:C19")
def test_a_struck_kniffel_box_counts_only_where_any_entry_does(case_id: str) -> None:
    struck, twos_filled = sheet(kniffel=0), sheet(kniffel=0, twos=6)
    assert_gives(given(2, 2, 2, 2, 2, filled=struck), twos=10, extra_twos=0)
    assert_gives(given(2, 2, 2, 2, 2, filled=twos_filled), large_straight=0)
    loose = {"kniffel_box_condition": "any_entry"}
    assert_gives(given(2, 2, 2, 2, 2, filled=struck, **loose), twos=10, extra_twos=50)
    assert_gives(given(2, 2, 2, 2, 2, filled=twos_filled, **loose), large_straight=40)


@case("kniffel:C20")
def test_without_jokers_a_further_kniffel_has_its_natural_values(case_id: str) -> None:
    points = given(5, 5, 5, 5, 5, filled=sheet(kniffel=50, fives=20), joker=False)
    assert_gives(points, large_straight=0, full_house=0, three_kind=25)


@case("kniffel:C21")
def test_without_extra_points_only_the_pips_count(case_id: str) -> None:
    table = thrown(4, 4, 4, 4, 4, filled=sheet(kniffel=50), extra_points=False).do("take fours")
    assert table.game_state.sheets[0] == sheet(kniffel=50, fours=20)
    assert table.game_state.extra == (0,)
    assert drawn_sums(table) == {"upper": 20, "bonus": 0, "lower": 50, "total": 70}


@case("kniffel:C22")
def test_five_equal_are_a_full_house_where_the_table_agreed(case_id: str) -> None:
    assert_gives(given(3, 3, 3, 3, 3, five_equal_full_house=True), full_house=25)


@case("kniffel:C23")
def test_extra_points_add_up(case_id: str) -> None:
    table = thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50)).do("take fives")
    assert table.game_state.extra == (50,)
    table.throw(4, 4, 4, 4, 4).do("take fours")
    assert table.game_state.extra == (100,)
    assert table.game_state.sheets[0] == sheet(kniffel=50, fives=25, fours=20)


@case("kniffel:C24")
def test_the_total_is_upper_part_bonus_lower_part_and_extra_points(case_id: str) -> None:
    lower = {"three_kind": 22, "four_kind": 17, "full_house": 25, "small_straight": 30, "kniffel": 50, "chance": 19}
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "sixes": 18}
    table = thrown(5, 5, 5, 5, 5, filled=all_but("fives", **lower, **upper)).do("take fives")
    assert drawn_sums(table) == {"upper": 73, "bonus": 35, "lower": 163, "extra": 50, "total": 321}
    assert table.result.points == (321,)


PERFECT = (
    ("kniffel", (6, 6, 6, 6, 6)),
    *((box, (face,) * 5) for face, box in enumerate(UPPER, start=1)),
    ("three_kind", (6, 6, 6, 6, 6)),
    ("four_kind", (6, 6, 6, 6, 6)),
    ("full_house", (2, 2, 2, 3, 3)),
    ("small_straight", (1, 2, 3, 4, 1)),
    ("large_straight", (2, 3, 4, 5, 6)),
    ("chance", (6, 6, 6, 6, 6)),
)


@case("kniffel:C25")
def test_the_highest_total_is_675_and_375_in_plain_play(case_id: str) -> None:
    for options, best in (({}, 675), ({"joker": False, "extra_points": False}, 375)):
        table = Table("kniffel", 1, **options)
        for box, faces in PERFECT:
            table.throw(*faces).do(f"take {box}")
        assert table.result.points == (best,)
        worth = [rules(table).sheet.worth(faces) for faces in combinations_with_replacement(range(1, 7), 5)]
        highest = [max(box) for box in zip(*worth, strict=True)]
        assert table.game_state.sheets[0] == tuple(highest), "no box can bring more"


@case("kniffel:C26")
def test_equal_totals_share_a_place(case_id: str) -> None:
    table = Table("kniffel", 3).set(
        sheets=(
            all_but("chance", large_straight=40, kniffel=50, full_house=25, small_straight=30, sixes=24, fives=20),
            all_but("chance", large_straight=40, kniffel=50, full_house=25, small_straight=30, sixes=18, fives=25),
            all_but("chance", large_straight=40, kniffel=50, full_house=25, small_straight=30, sixes=12),
        )
    )
    table.throw(5, 5, 5, 5, 5).do("take chance")
    table.throw(6, 6, 6, 6, 2).do("take chance")
    table.throw(6, 6, 6, 4, 1).do("take chance")
    assert table.result.points == (214, 214, 180)
    assert table.result.places == (1, 1, 3)
    assert table.result.winners == (0, 1)


def test_nobody_is_forced_into_the_number_box() -> None:
    table = thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50))
    assert all(table.offers(f"take {box}") for box in BOXES if box != "kniffel")


def test_a_fourth_throw_is_refused() -> None:
    table = thrown(1, 2, 3, 4, 6).do("keep 0 1 2 3").throw(6).do("keep 0 1 2 3").throw(6)
    assert table.refuses("keep 0 1 2 3") == "no-throw-left"


def further(table: Table) -> list[str]:
    widgets = table.game.scene(table.state, None).widgets
    return [texts("de").say(widget.phrase, "kniffel") for widget in widgets if isinstance(widget, Announcement)]


def test_a_further_kniffel_on_the_table_says_what_it_is_good_for() -> None:
    (extra,) = further(thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50)))
    assert "Fünfen" in extra
    assert "50" in extra
    (joker,) = further(thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50, fives=20)))
    assert "Joker" in joker
    assert further(thrown(5, 5, 5, 5, 5)) == []
    assert further(thrown(5, 5, 5, 5, 5, filled=sheet(kniffel=50, fives=20), joker=False)) == []


def test_entry_extra_points_bonus_and_full_sheet_are_told() -> None:
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "sixes": 18}
    table = thrown(5, 5, 5, 5, 5, filled=all_but("fives", kniffel=50, **upper))
    before, event = table.state, knobel.Did(0, knobel.Take("fives"))
    table.apply(event)
    told = table.game.tell(before, event, table.state, None)
    assert [phrase.key for phrase in told] == [
        "told-entry",
        "told-extra",
        "told-bonus",
        "told-finished",
        "told-winners",
    ]
    said = [texts("de").say(phrase, "kniffel", ("Anna",)) for phrase in told]
    assert said[0] == "Anna trägt bei „Fünfen“ 25 Punkte ein."
    assert said[3] == "Das Blatt von Anna ist voll: 208 Punkte."
