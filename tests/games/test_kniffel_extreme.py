"""Kniffel Extreme: its worked cases and rules."""

from itertools import combinations_with_replacement, product
from typing import Any

from knobel import Did, Keep
from knobel.core.dice import D10
from knobel.core.spaces import Keeps
from knobel.core.widgets import Piles, Tray
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

UPPER = tuple("ones twos threes fours fives sixes".split())
LOWER = tuple(
    """three_kind four_kind two_pairs three_pairs two_triples full_house big_full_house small_straight large_straight
    highway kniffel kniffel_extreme ten_or_less thirtythree_or_more chance super_chance""".split()
)
BOXES = UPPER + LOWER


def face(table: Table) -> Any:
    """What is shown of the game."""
    return table.game.face


def rules(table: Table) -> Any:
    """The game itself, without the ground rules."""
    return table.game.rules


def sheet(**entries: int) -> tuple[int | None, ...]:
    """A sheet with these entries."""
    return tuple(entries.get(box) for box in BOXES)


def faces_of(notation: str) -> tuple[int, ...]:
    """Five ordinary dice, a bar, the ten-sided one: `5,5,5,6,6|6`."""
    return tuple(map(int, notation.replace("|", ",").split(",")))


def thrown(notation: str, filled: tuple[int | None, ...] | None = None, **options: Any) -> Table:
    """A player alone, with this sheet and this throw."""
    return Table("kniffel-extreme", 1, **options).set(sheets=(filled or sheet(),)).throw(*faces_of(notation))


def given(notation: str, filled: tuple[int | None, ...] | None = None) -> dict[str, int]:
    """What a throw gives in each open box when it is entered there."""
    result = {}
    for box in BOXES:
        table = thrown(notation, filled)
        if table.offers(f"take {box}"):
            table.do(f"take {box}")
            result[box] = table.game_state.sheets[0][BOXES.index(box)]
    return result


def assert_gives(notation: str, **expected: int) -> None:
    points = given(notation)
    assert {box: points[box] for box in expected} == expected


@case("kniffel-extreme:C1")
def test_two_triples_are_two_pairs_and_a_full_house_as_well(case_id: str) -> None:
    assert_gives("5,5,5,6,6|6", fives=15, sixes=18, three_kind=33, two_pairs=33, two_triples=45, full_house=25)
    assert_gives("5,5,5,6,6|6", thirtythree_or_more=40, chance=33, super_chance=66)
    assert_gives("5,5,5,6,6|6", four_kind=0, three_pairs=0, big_full_house=0)


@case("kniffel-extreme:C2")
def test_a_small_straight_beside_a_nine(case_id: str) -> None:
    assert_gives("1,2,3,4,3|9", small_straight=30, large_straight=0, chance=22, super_chance=44, threes=6, two_pairs=0)


@case("kniffel-extreme:C3")
def test_a_large_straight_is_no_highway(case_id: str) -> None:
    assert_gives("2,3,4,5,6|3", large_straight=40, small_straight=30, highway=0, chance=23)


@case("kniffel-extreme:C4")
def test_a_highway_from_nought_contains_both_straights(case_id: str) -> None:
    assert_gives("1,2,3,4,5|0", highway=50, large_straight=40, small_straight=30, chance=15, ten_or_less=0)


@case("kniffel-extreme:C5")
def test_a_highway_from_one(case_id: str) -> None:
    assert_gives("1,2,3,4,5|6", highway=50, chance=21)


@case("kniffel-extreme:C6")
def test_a_highway_up_to_seven(case_id: str) -> None:
    assert_gives("2,3,4,5,6|7", highway=50, chance=27)


@case("kniffel-extreme:C7")
def test_a_large_straight_up_to_seven(case_id: str) -> None:
    assert_gives("3,4,5,6,6|7", large_straight=40, small_straight=30, highway=0)
    assert_gives("3,4,5,6,6|7", sixes=12, chance=31, thirtythree_or_more=0)


@case("kniffel-extreme:C8")
def test_a_small_straight_up_to_seven(case_id: str) -> None:
    assert_gives("4,5,6,1,1|7", small_straight=30, large_straight=0, chance=24)


@case("kniffel-extreme:C9")
def test_a_small_straight_from_nought(case_id: str) -> None:
    assert_gives("1,2,3,6,6|0", small_straight=30, large_straight=0, chance=18)


@case("kniffel-extreme:C10")
def test_a_large_straight_from_nought(case_id: str) -> None:
    assert_gives("1,2,3,4,4|0", large_straight=40, small_straight=30, highway=0, chance=14)


@case("kniffel-extreme:C11")
def test_an_eight_extends_no_straight(case_id: str) -> None:
    assert_gives("4,5,6,6,6|8", small_straight=0, large_straight=0, highway=0)
    assert_gives("4,5,6,6,6|8", three_kind=35, thirtythree_or_more=40, full_house=0, two_pairs=0)


@case("kniffel-extreme:C12")
def test_four_and_two_are_both_full_houses_and_two_pairs(case_id: str) -> None:
    assert_gives("4,4,4,4,2|2", big_full_house=45, full_house=25, two_pairs=20, four_kind=20, three_kind=20)
    assert_gives("4,4,4,4,2|2", three_pairs=0, two_triples=0)


@case("kniffel-extreme:C13")
def test_four_alike_are_not_two_pairs(case_id: str) -> None:
    assert_gives("4,4,4,4,1|2", four_kind=19, three_kind=19, two_pairs=0, full_house=0, fours=16)


@case("kniffel-extreme:C14")
def test_three_pairs_contain_two(case_id: str) -> None:
    assert_gives("3,3,5,5,6|6", three_pairs=35, two_pairs=28, full_house=0, three_kind=0)


@case("kniffel-extreme:C15")
def test_a_full_house_beside_a_nine(case_id: str) -> None:
    assert_gives("3,3,3,5,5|9", full_house=25, three_kind=28, two_pairs=28, big_full_house=0)


@case("kniffel-extreme:C16")
def test_five_alike_are_a_kniffel_and_no_kniffel_extreme(case_id: str) -> None:
    assert_gives("2,2,2,2,2|7", kniffel=50, kniffel_extreme=0, four_kind=17, twos=10, full_house=0)


@case("kniffel-extreme:C17")
def test_six_alike_are_both_kniffels_but_no_pairs_triples_or_houses(case_id: str) -> None:
    assert_gives("2,2,2,2,2|2", kniffel_extreme=75, kniffel=50, four_kind=12, three_kind=12, twos=12)
    assert_gives(
        "2,2,2,2,2|2", two_triples=0, two_pairs=0, three_pairs=0, full_house=0, big_full_house=0, ten_or_less=0
    )


@case("kniffel-extreme:C18")
def test_six_ones_are_ten_or_less(case_id: str) -> None:
    assert_gives("1,1,1,1,1|1", kniffel_extreme=75, kniffel=50, ten_or_less=40, ones=6)


@case("kniffel-extreme:C19")
def test_a_nought_counts_nothing(case_id: str) -> None:
    assert_gives("1,1,1,1,1|0", ten_or_less=40, kniffel=50, kniffel_extreme=0, super_chance=10)


@case("kniffel-extreme:C20")
def test_ten_is_ten_or_less(case_id: str) -> None:
    assert_gives("1,1,2,2,3|1", ten_or_less=40, full_house=25, three_kind=10, two_pairs=10)


@case("kniffel-extreme:C21")
def test_eleven_is_not(case_id: str) -> None:
    assert_gives("1,1,2,2,3|2", ten_or_less=0, full_house=25)


@case("kniffel-extreme:C22")
def test_thirty_two_is_not_thirty_three_or_more(case_id: str) -> None:
    assert_gives("6,6,6,6,3|5", thirtythree_or_more=0, four_kind=32, sixes=24)


@case("kniffel-extreme:C23")
def test_the_most_pips_are_thirty_nine(case_id: str) -> None:
    assert_gives("6,6,6,6,6|9", three_kind=39, four_kind=39, kniffel=50, thirtythree_or_more=40)
    assert_gives("6,6,6,6,6|9", sixes=30, chance=39, super_chance=78)


@case("kniffel-extreme:C24")
def test_a_nine_swells_sums(case_id: str) -> None:
    assert_gives("6,6,6,5,5|9", two_pairs=37, full_house=25, three_kind=37, thirtythree_or_more=40)


@case("kniffel-extreme:C25")
def test_a_nought_makes_no_third_pair(case_id: str) -> None:
    assert_gives("1,1,5,5,6|0", two_pairs=18, three_pairs=0, chance=18)


@case("kniffel-extreme:C26")
def test_the_ten_sided_die_counts_in_the_upper_part(case_id: str) -> None:
    assert_gives("4,4,1,2,6|4", fours=12, three_kind=21, full_house=0)


@case("kniffel-extreme:C27")
def test_three_in_a_row_are_no_straight(case_id: str) -> None:
    assert_gives("1,3,3,5,6|7", threes=6, small_straight=0, large_straight=0, highway=0, chance=25, super_chance=50)


@case("kniffel-extreme:C28")
def test_seventy_three_above_earn_the_bonus_and_seventy_two_do_not(case_id: str) -> None:
    for ones, bonus, total in ((4, 45, 118), (3, 0, 72)):
        filled = sheet(ones=ones, twos=6, threes=12, fours=12, fives=15)
        table = thrown("6,6,6,6,1|0", filled).do("take sixes")
        assert face(table).sums(table.game_state, 0, 0) == {
            "upper": ones + 69,
            "bonus": bonus,
            "lower": 0,
            "total": total,
        }


def after_three_throws(chips: int) -> Table:
    table = thrown("1,2,3,4,6|9", start_chips=chips)
    return table.do("keep 0 1 2 3").throw(6, 9).do("keep 0 1 2 3").throw(6, 9)


@case("kniffel-extreme:C29")
def test_a_chip_buys_one_fourth_throw_and_without_chips_there_is_none(case_id: str) -> None:
    table = after_three_throws(3)
    assert table.game_state.chips == (3,)
    table.do("keep 0 1 2 3").throw(5, 0)
    assert table.game_state.chips == (2,)
    assert table.refuses("keep 0 1 2 3") == "no-throw-left", "a second chip in the same turn"
    table.do("take highway")
    assert table.game_state.sheets[0] == sheet(highway=50)
    assert after_three_throws(0).refuses("keep 0 1 2 3") == "no-chip"


@case("kniffel-extreme:C30")
def test_a_second_kniffel_earns_nothing_extra(case_id: str) -> None:
    filled = sheet(kniffel=50)
    worth = {"threes": 15, "three_kind": 23, "four_kind": 23, "chance": 23, "super_chance": 46}
    assert given("3,3,3,3,3|8", filled) == {box: worth.get(box, 0) for box in BOXES if box != "kniffel"}
    table = thrown("3,3,3,3,3|8", filled).do("take threes")
    assert rules(table).total(table.game_state, 0) == 65


PERFECT = {
    **{box: f"{face},{face},{face},{face},{face}|{face}" for face, box in enumerate(UPPER, start=1)},
    "three_kind": "6,6,6,6,6|9",
    "four_kind": "6,6,6,6,6|9",
    "two_pairs": "6,6,6,5,5|9",
    "three_pairs": "1,1,2,2,3|3",
    "two_triples": "1,1,1,2,2|2",
    "full_house": "1,1,1,2,2|7",
    "big_full_house": "1,1,1,1,2|2",
    "small_straight": "4,5,6,1,1|7",
    "large_straight": "1,2,3,4,4|0",
    "highway": "2,3,4,5,6|7",
    "kniffel": "2,2,2,2,2|7",
    "kniffel_extreme": "2,2,2,2,2|2",
    "ten_or_less": "1,1,1,1,1|0",
    "thirtythree_or_more": "6,6,6,6,6|9",
    "chance": "6,6,6,6,6|9",
    "super_chance": "6,6,6,6,6|9",
}


@case("kniffel-extreme:C31")
def test_the_highest_total_is_878(case_id: str) -> None:
    table = Table("kniffel-extreme", 1)
    for box, notation in PERFECT.items():
        table.throw(*faces_of(notation)).do(f"take {box}")
    assert table.result.points == (878,)
    assert sum(table.game_state.sheets[0][6:]) == 707
    throws = product(combinations_with_replacement(range(1, 7), 5), range(10))
    worth = [rules(table).sheet.worth((*five, ten)) for five, ten in throws]
    highest = [max(box) for box in zip(*worth, strict=True)]
    assert table.game_state.sheets[0] == tuple(highest), "no box can bring more"


# Which boxes a throw of this shape satisfies, of those that ask for equal dice.
SHAPES = {
    "1,1,1,1,1|1": "three_kind four_kind kniffel kniffel_extreme",
    "1,1,1,1,1|2": "three_kind four_kind kniffel",
    "1,1,1,1,2|2": "three_kind four_kind two_pairs full_house big_full_house",
    "1,1,1,1,2|4": "three_kind four_kind",
    "1,1,1,2,2|2": "three_kind two_pairs two_triples full_house",
    "1,1,1,2,2|4": "three_kind two_pairs full_house",
    "1,1,1,2,4|6": "three_kind",
    "1,1,2,2,4|4": "two_pairs three_pairs",
    "1,1,2,2,4|6": "two_pairs",
    "1,1,2,4,6|8": "",
    "1,2,4,5,6|8": "",
}
EQUAL = (*LOWER[:7], "kniffel", "kniffel_extreme")


def test_every_shape_satisfies_exactly_its_boxes() -> None:
    for notation, boxes in SHAPES.items():
        points = given(notation)
        assert [box for box in EQUAL if points[box]] == boxes.split(), notation


def test_chips_cannot_be_spent_before_the_third_throw() -> None:
    table = thrown("1,2,3,4,6|9").do("keep").throw(1, 2, 3, 4, 6, 9).do("keep").throw(1, 2, 3, 4, 6, 9)
    assert table.game_state.chips == (3,), "the first three throws are free"


def test_the_fourth_throw_is_offered_with_its_price_and_stopping_comes_first() -> None:
    table = after_three_throws(2)
    first, second = table.game.scene(table.state, 0).offers
    assert texts("en").say(first.label, "kniffel-extreme") == "Enter the throw in an open box"
    assert isinstance(second.choice, Keeps)
    assert texts("en").say(second.label, "kniffel-extreme").startswith("For one of your 2 chips: keep 0 to 5 dice")
    one = face(table).label(table.game_state, 0, Keep((1,)))
    assert texts("en").say(one, "kniffel-extreme") == "For a chip, keep one die and throw the rest"


def test_a_spent_chip_is_told_and_the_turn_then_has_four_throws() -> None:
    table = after_three_throws(1)
    before, event = table.state, Did(0, Keep((0, 1)))
    table.apply(event)
    told = [
        texts("en").say(phrase, "kniffel-extreme", ("Anna",))
        for phrase in table.game.tell(before, event, table.state, 0)
    ]
    assert told == ["Anna keeps 2 dice and throws again.", "That costs Anna the last chip."]
    tray, piles = (
        next(w for w in table.game.scene(table.state, 0).widgets if isinstance(w, kind)) for kind in (Tray, Piles)
    )
    assert isinstance(tray, Tray)
    assert tray.allowed == 4
    assert isinstance(piles, Piles)
    assert [pile.chips for pile in piles.piles] == [0]


def test_the_ten_sided_die_has_a_colour_of_its_own_and_is_named() -> None:
    table = thrown("5,5,5,5,5|5")
    tray = table.game.scene(table.state, 0).widgets[0]
    assert isinstance(tray, Tray)
    assert [die.colour for die in tray.dice].count("ivory") == 5
    assert tray.dice[5].kind == D10.name
    assert tray.dice[5].colour != "ivory"


def test_chips_left_over_are_worth_nothing() -> None:
    table = thrown("1,2,3,4,6|9", tuple(None if box == "chance" else 0 for box in BOXES)).do("take chance")
    assert table.game_state.chips == (3,)
    assert table.result.points == (25,)
