"""Ohio: its worked cases and rules."""

from typing import Any

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Keep, Take
from knobel.core.reading import read_scene
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ROWS = tuple("ones twos threes fours fives sixes ohio".split())
Entries = tuple[int | None, ...]


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `6-6-6-2-2-1`."""
    return tuple(map(int, dice.split("-")))


def given(dice: str) -> dict[str, int]:
    """What a throw gives in each row when it is entered there."""
    result = {}
    for row in ROWS:
        table = Table("ohio", 2).throw(*faces(dice)).do(f"take {row}")
        result[row] = table.game_state.sheets[0][ROWS.index(row)]
    return result


def filled(*values: int | None) -> Entries:
    return values


FULL = filled(3, 8, 12, 20, 20, 30, 40)


def last_entry(table: Table, dice: str, row: str) -> Table:
    return table.throw(*faces(dice)).do(f"take {row}")


@case("ohio:C1")
def test_a_row_counts_the_pips_of_its_number(case_id: str) -> None:
    assert given("6-6-6-2-2-1") == {
        "ones": 1,
        "twos": 4,
        "threes": 0,
        "fours": 0,
        "fives": 0,
        "sixes": 18,
        "ohio": 0,
    }


@case("ohio:C2")
def test_one_to_six_is_an_ohio_or_one_die_of_each_number(case_id: str) -> None:
    numbers = {row: face for face, row in enumerate(ROWS[:-1], start=1)}
    assert given("1-2-3-4-5-6") == {**numbers, "ohio": 40}
    assert given("6-3-1-5-2-4")["ohio"] == 40


@case("ohio:C3")
def test_six_sixes_are_thirty_six_and_no_ohio(case_id: str) -> None:
    points = given("6-6-6-6-6-6")
    assert (points["sixes"], points["ohio"]) == (36, 0)


@case("ohio:C4")
def test_five_different_numbers_are_no_ohio(case_id: str) -> None:
    assert given("1-2-3-4-5-5")["ohio"] == 0


@case("ohio:C5")
def test_the_rows_are_added_up(case_id: str) -> None:
    table = Table("ohio", 2).set(sheets=(filled(3, 8, 12, 20, 20, 30, None), FULL))
    last_entry(table, "1-2-3-4-5-6", "ohio")
    assert table.game.result(table.state).points == (133, 133)
    assert table.game_state.sheets[0] == FULL


@case("ohio:C6")
def test_the_last_open_row_must_be_filled_even_with_a_zero(case_id: str) -> None:
    table = Table("ohio", 2).set(sheets=(filled(None, 8, 12, 20, 20, 30, 40), FULL)).throw(6, 6, 6, 6, 6, 6)
    assert [row for row in ROWS if table.offers(f"take {row}")] == ["ones"]
    table.do("take ones")
    assert table.game_state.sheets[0][0] == 0


@case("ohio:C7")
def test_a_filled_row_is_refused(case_id: str) -> None:
    table = Table("ohio", 2).set(sheets=(filled(None, 8, 12, 20, 20, 30, 40), FULL)).throw(6, 6, 6, 6, 6, 6)
    assert table.refuses("take sixes") == "box-filled"


@case("ohio:C8")
def test_a_seventh_throw_is_refused(case_id: str) -> None:
    table = Table("ohio", 2).throw(1, 1, 2, 3, 4, 5)
    for _ in range(5):
        table.do("keep 1 2 3 4 5").throw(1)
    assert table.game_state.turn.throws == 6
    assert table.refuses("keep 1 2 3 4 5") == "no-throw-left"
    assert table.refuses("keep") == "no-throw-left"


@case("ohio:C9")
def test_equal_sums_share_the_first_place(case_id: str) -> None:
    table = Table("ohio", 2, first=1).set(sheets=(FULL, filled(3, 8, 12, 20, 20, 30, None)))
    last_entry(table, "1-2-3-4-5-6", "ohio")
    assert table.result.points == (133, 133)
    assert table.result.places == (1, 1)
    assert table.result.winners == (0, 1)


def test_a_tie_can_be_thrown_off_by_the_sum_of_six_dice() -> None:
    table = Table("ohio", 2, first=1, tie_break="throw_off")
    table.set(sheets=(FULL, filled(3, 8, 12, 20, 20, 30, None)))
    last_entry(table, "1-2-3-4-5-6", "ohio")
    table.throw(1, 1, 1, 1, 1, 2).throw(1, 1, 1, 1, 1, 1)
    assert table.result.winners == (1,)


def test_a_perfect_sheet_has_166_points() -> None:
    sheet = filled(6, 12, 18, 24, 30, 36, None)
    table = last_entry(Table("ohio", 2, first=1).set(sheets=(FULL, sheet)), "1-2-3-4-5-6", "ohio")
    assert table.result.points == (133, 166)


def test_seven_rounds_of_one_entry_each() -> None:
    table = Table("ohio", 3)
    for row in ROWS:
        for _ in range(3):
            table.throw(1, 2, 3, 4, 5, 6).do(f"take {row}")
    assert table.result.points == (61, 61, 61)


def test_no_die_need_be_kept_and_kept_dice_may_be_taken_up_again() -> None:
    table = Table("ohio", 2).throw(1, 1, 2, 3, 4, 5).do("keep").throw(6, 6, 2, 3, 4, 5).do("keep 0 1")
    table.throw(1, 2, 3, 4).do("keep 2 3 4 5").throw(5, 6)
    assert table.game_state.turn.faces == (5, 6, 1, 2, 3, 4)


def test_all_six_dice_cannot_be_kept_for_another_throw() -> None:
    assert not Table("ohio", 2).throw(1, 1, 2, 3, 4, 5).offers("keep 0 1 2 3 4 5")


def test_locked_dice_stay() -> None:
    table = Table("ohio", 2, kept_dice="locked").throw(1, 1, 2, 3, 4, 5).do("keep 1 2").throw(6, 6, 6, 6)
    assert table.refuses("keep 1") == "kept-stays"
    assert table.refuses("keep 0 1") == "kept-stays"
    assert table.offers("keep 1 2")
    table.do("keep 0 1 2 3 4").throw(1).do("keep 0 1 2 3 4").throw(2)
    assert table.game_state.turn.faces == (6, 1, 2, 6, 6, 2)


def test_the_number_of_throws_can_be_smaller() -> None:
    table = Table("ohio", 2, max_throws=1).throw(1, 1, 2, 3, 4, 5)
    assert table.refuses("keep 0 1") == "no-throw-left"
    two = Table("ohio", 2, max_throws=2).throw(1, 1, 2, 3, 4, 5).do("keep 0 1").throw(1, 1, 1, 1)
    assert two.refuses("keep 0 1") == "no-throw-left"


def test_when_time_runs_out_the_best_row_is_filled_and_the_topmost_of_equals() -> None:
    table = Table("ohio", 2, decision_seconds=10).throw(6, 6, 6, 2, 2, 1).expire("decision-0-0")
    assert table.game_state.sheets[0] == (None, None, None, None, None, 18, None)
    table.throw(2, 2, 4, 1, 1, 1).expire("decision-1-0")
    assert table.game_state.sheets[1] == (None, 4, None, None, None, None, None), "twos and fours give four points each"


def test_a_greedy_player_takes_an_ohio_and_keeps_sixes_for_more() -> None:
    def best(table: Table) -> object:
        choices = table.game.choices(table.state, 0)
        assert choices is not None
        return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -99)

    assert best(Table("ohio", 2).throw(1, 2, 3, 4, 5, 6)) == Take("ohio")
    only_sixes = Table("ohio", 2).set(sheets=(filled(1, 2, 3, 4, 5, None, 0), FULL)).throw(6, 6, 6, 6, 1, 2)
    assert best(only_sixes) == Keep((0, 1, 2, 3))


def told(table: Table, event: Any, language: str = "de") -> list[str]:
    after = table.game.apply(table.state, event)
    phrases = table.game.tell(table.state, event, after, None)
    return [texts(language).say(phrase, "ohio", ("Anna", "Ben")) for phrase in phrases]


def test_throws_entries_and_full_sheets_are_told() -> None:
    table = Table("ohio", 2).throw(1, 1, 2, 3, 4, 5).do("keep 1 2 3 4 5")
    assert told(table, Thrown((6,))) == ["Anna wirft 6.", "Zusammen liegen jetzt 6 1 2 3 4 5."]
    table.throw(6)
    assert told(table, Did(0, Take("ohio"))) == ["Anna trägt bei „Ohio“ 40 Punkte ein."]
    full = Table("ohio", 2).set(sheets=(filled(3, 8, 12, 20, 20, 30, None), filled(*FULL[:6], None)))
    full.throw(1, 2, 3, 4, 5, 6)
    assert told(full, Did(0, Take("ohio")), "en")[1] == "The sheet of Anna is full: 133 points."


def test_the_table_is_read_out_with_dice_rows_and_previews() -> None:
    table = Table("ohio", 2).set(sheets=(filled(None, 8, 12, 20, 20, 30, 40), FULL)).throw(6, 6, 6, 6, 6, 1)
    read = [texts("de").say(phrase, "ohio", ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 0))]
    assert "Anna: 6 6 6 6 6 1" in read
    assert "Anna: 1. Wurf von 6" in read
    assert "Noch frei: Einsen, jetzt 1" in read
    assert "Anna, Ohio: 40" in read
    assert "Ben, Summe: 133" in read


def test_the_choices_are_the_open_rows_and_any_dice() -> None:
    stage = Table("ohio", 2).throw(1, 1, 2, 3, 4, 5).stage
    assert isinstance(stage, knobel.Ask)
    assert stage.choices[0].size == 7 + 63


def test_after_ten_undecided_play_offs_the_place_is_shared() -> None:
    full = (0,) * 7
    table = Table("ohio", 2, tie_break="throw_off", max_throws=1)
    table.set(seat=1, sheets=(full, (*full[:6], None))).throw(6, 6, 6, 6, 6, 6).do("take ohio")
    for _ in range(10):
        assert not isinstance(table.stage, knobel.Over)
        table.throws((1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1))
    assert table.result.winners == (0, 1)
