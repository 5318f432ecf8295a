"""Dreispalten-Kniffel: its worked cases and rules."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

import knobel
from knobel.core.widgets import Sheet, Standings
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

UPPER = tuple("ones twos threes fours fives sixes".split())
LOWER = tuple("three_kind four_kind full_house small_straight large_straight kniffel chance".split())
BOXES = UPPER + LOWER
CELLS = tuple(f"{column}:{box}" for column in (1, 2, 3) for box in BOXES)
BEST_BELOW = {"three_kind": 30, "four_kind": 30, "full_house": 25, "small_straight": 30, "large_straight": 40}
BEST_BELOW |= {"kniffel": 50, "chance": 30}


def face(table: Table) -> Any:
    """What is shown of the game."""
    return table.game.face


def rules(table: Table) -> Any:
    """The game itself, without the ground rules."""
    return table.game.rules


def sheet(entries: dict[str, int], still_open: tuple[str, ...] | None = None) -> tuple[int | None, ...]:
    """A sheet with these entries; zeros elsewhere, or only outside of the cells that are said to be open."""
    return tuple(entries.get(cell, None if still_open is None or cell in still_open else 0) for cell in CELLS)


def thrown(*faces: int, filled: dict[str, int] | None = None, **options: Any) -> Table:
    """A player alone, with these entries and this throw."""
    return Table("dreispalten-kniffel", 1, **options).set(sheets=(sheet(filled or {}),)).throw(*faces)


def given(*faces: int, filled: dict[str, int] | None = None, **options: Any) -> dict[str, int]:
    """What a throw gives in each open cell when it is entered there."""
    result = {}
    for index, cell in enumerate(CELLS):
        table = thrown(*faces, filled=filled, **options)
        if table.offers(f"take {cell}"):
            result[cell] = table.do(f"take {cell}").game_state.sheets[0][index]
    return result


def assert_gives(points: dict[str, int], **expected: int) -> None:
    """The boxes give this in every column."""
    for column in (1, 2, 3):
        assert {box: points[f"{column}:{box}"] for box in expected} == expected


def total(table: Table) -> int:
    result: int = rules(table).total(table.game_state, 0)
    return result


def column(number: int, **entries: int) -> dict[str, int]:
    return {f"{number}:{box}": points for box, points in entries.items()}


@case("dreispalten-kniffel:C1")
def test_columns_count_once_twice_and_three_times(case_id: str) -> None:
    anna = {**column(2, kniffel=50, small_straight=30, chance=5), **column(3, **BEST_BELOW, ones=5, twos=2)}
    ben = {
        **column(1, kniffel=50, chance=6),
        **column(2, kniffel=50),
        **column(3, **BEST_BELOW, ones=5, twos=4, fives=25),
    }
    table = Table("dreispalten-kniffel", 2)
    table.set(sheets=(sheet(anna, ("1:chance",)), sheet(ben, ("2:chance",))))
    table.throw(6, 6, 6, 3, 1).do("take 1:chance").throw(6, 6, 6, 4, 1).do("take 2:chance")
    sums = [[face(table).sums(table.game_state, seat, n)["column"] for n in range(3)] for seat in range(2)]
    assert sums == [[22, 85, 242], [56, 73, 269]]
    assert table.result.points == (918, 1009)
    assert table.result.winners == (1,)


@case("dreispalten-kniffel:C2")
def test_a_cell_of_the_third_column_is_worth_three_times_its_points(case_id: str) -> None:
    table = thrown(5, 5, 5, 5, 2).do("take 3:fives")
    assert table.game_state.sheets[0][CELLS.index("3:fives")] == 20
    assert total(table) == 60


@case("dreispalten-kniffel:C3")
def test_five_equal_are_no_full_house(case_id: str) -> None:
    assert_gives(given(4, 4, 4, 4, 4), full_house=0, kniffel=50, four_kind=20, three_kind=20, fours=20)


@case("dreispalten-kniffel:C4")
def test_there_is_no_joker_and_nothing_extra(case_id: str) -> None:
    filled = {f"{number}:kniffel": 50 for number in (1, 2, 3)} | {f"{number}:sixes": 24 for number in (1, 2)}
    points = given(6, 6, 6, 6, 6, filled=filled)
    assert {points[f"{number}:large_straight"] for number in (1, 2, 3)} == {0}
    assert {points[f"{number}:chance"] for number in (1, 2, 3)} == {30}
    before = thrown(6, 6, 6, 6, 6, filled=filled)
    had = total(before)
    assert total(before.do("take 3:sixes")) == had + 3 * 30


@case("dreispalten-kniffel:C5")
def test_the_bonus_is_multiplied_with_its_column(case_id: str) -> None:
    upper = {"twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    table = thrown(1, 1, 1, 4, 5, filled={**column(1, **upper), **column(3, **upper)})
    had = total(table)
    assert total(table.do("take 3:ones")) == had + 3 * 3 + 105
    table.throw(1, 1, 4, 5, 6).do("take 1:ones")
    assert face(table).sums(table.game_state, 0, 0) == {
        "upper": 62,
        "bonus": 0,
        "lower": 0,
        "column": 62,
        "weighted": 62,
    }
    assert face(table).sums(table.game_state, 0, 2) == {
        "upper": 63,
        "bonus": 35,
        "lower": 0,
        "column": 98,
        "weighted": 294,
    }


@case("dreispalten-kniffel:C6")
def test_four_in_a_row_are_a_small_straight(case_id: str) -> None:
    assert_gives(given(1, 2, 3, 4, 6), small_straight=30, large_straight=0, chance=16)


@case("dreispalten-kniffel:C7")
def test_a_full_house_in_the_second_column_is_worth_fifty(case_id: str) -> None:
    assert_gives(given(2, 2, 3, 3, 3), full_house=25, three_kind=13, four_kind=0)
    assert total(thrown(2, 2, 3, 3, 3).do("take 2:full_house")) == 50


@case("dreispalten-kniffel:C8")
def test_the_last_cell_ends_the_game_whatever_it_gives(case_id: str) -> None:
    table = Table("dreispalten-kniffel", 1)
    for cell in (cell for cell in CELLS if cell != "1:large_straight"):
        table.throw(2, 2, 3, 3, 5).do(f"take {cell}")
    assert table.game_state.sheets[0].count(None) == 1, "38 turns have been played"
    table.throw(1, 1, 4, 5, 6)
    assert [cell for cell in CELLS if table.offers(f"take {cell}")] == ["1:large_straight"]
    table.do("take 1:large_straight")
    assert table.game_state.sheets[0][CELLS.index("1:large_straight")] == 0
    assert isinstance(table.stage, knobel.Over)


@case("dreispalten-kniffel:C9")
def test_the_highest_total_is_2250(case_id: str) -> None:
    perfect = {
        **{box: (face,) * 5 for face, box in enumerate(UPPER, start=1)},
        **dict.fromkeys(("three_kind", "four_kind", "kniffel", "chance"), (6,) * 5),
        "full_house": (2, 2, 2, 3, 3),
        "small_straight": (1, 2, 3, 4, 1),
        "large_straight": (2, 3, 4, 5, 6),
    }
    table = Table("dreispalten-kniffel", 1)
    for cell in CELLS:
        table.throw(*perfect[cell.partition(":")[2]]).do(f"take {cell}")
    assert face(table).sums(table.game_state, 0, 0)["column"] == 375
    assert table.result.points == (2250,)
    worth = [rules(table).sheet.worth(faces) for faces in combinations_with_replacement(range(1, 7), 5)]
    highest = [max(cell) for cell in zip(*worth, strict=True)]
    assert table.game_state.sheets[0] == tuple(highest), "no cell can bring more"


@case("dreispalten-kniffel:C10")
def test_five_equal_are_a_full_house_where_the_table_agreed(case_id: str) -> None:
    assert_gives(given(4, 4, 4, 4, 4, five_equal_full_house=True), full_house=25)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_a_sheet_has_thirteen_turns_for_each_column(columns: int) -> None:
    table = Table("dreispalten-kniffel", 1, columns=columns)
    turns = 0
    while isinstance(table.stage, knobel.Throw):
        table.throw(2, 2, 3, 3, 5)
        turns += 1
        assert isinstance(table.stage, knobel.Ask)
        table.do(table.stage.choices[0].mildest)
    assert turns == 13 * columns


def test_with_a_single_column_a_cell_is_named_by_its_row_alone() -> None:
    table = Table("dreispalten-kniffel", 1, columns=1).throw(2, 2, 3, 3, 3)
    assert table.offers("take full_house")
    assert table.refuses("take 1:full_house") == "not-a-choice"


def test_each_player_has_columns_with_their_factors_and_a_total() -> None:
    table = thrown(2, 2, 3, 3, 3).do("take 2:full_house")
    widgets = table.game.scene(table.state, None).widgets
    drawn = next(widget for widget in widgets if isinstance(widget, Sheet))
    standings = next(widget for widget in widgets if isinstance(widget, Standings))
    assert [(column.owner, column.factor) for column in drawn.columns] == [(0, 1), (0, 2), (0, 3)]
    assert [row.score for row in standings.rows] == [50]


def test_an_entry_is_told_with_its_column() -> None:
    table = thrown(2, 2, 3, 3, 3)
    before, event = table.state, knobel.Did(0, knobel.Take("2:full_house"))
    table.apply(event)
    (told,) = table.game.tell(before, event, table.state, None)
    assert (
        texts("de").say(told, "dreispalten-kniffel", ("Anna",))
        == "Anna trägt bei „Full House in Spalte 2“ 25 Punkte ein."
    )
    label = face(table).label(table.game_state, 0, knobel.Take("3:chance"))
    assert texts("en").say(label, "dreispalten-kniffel") == "Take Chance in column 3"


def test_when_time_is_up_a_cell_counts_as_often_as_its_column() -> None:
    table = Table("dreispalten-kniffel", 1, decision_seconds=10).throw(2, 2, 3, 3, 3).expire("decision-0-0")
    assert table.game_state.sheets[0][CELLS.index("3:full_house")] == 25
    zeros = sheet({}, ("3:kniffel", "1:four_kind", "2:four_kind"))
    table.set(sheets=(zeros,)).throw(2, 2, 3, 3, 3).expire("decision-0-1")
    assert table.game_state.sheets[0][CELLS.index("1:four_kind")] == 0, "the topmost row, and in it the first column"
