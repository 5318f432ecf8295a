"""Only the pad: entries in any order, for everybody, by the rules of the game itself."""

import pytest

from knobel.core.errors import BadOption, IllegalMove
from knobel.core.events import Did
from knobel.core.moves import Write
from knobel.core.phrases import say
from knobel.core.widgets import Sheet
from knobel.games import registry
from knobel.match.opening import has_pad, pad_game
from knobel.match.pad import Pad
from knobel.match.state import AnyState
from tests.games.test_sheet_halves import SHEET_GAMES


def sheet_of(pad: Pad, state: AnyState) -> Sheet:
    (sheet,) = (widget for widget in pad.scene(state, 0).widgets if isinstance(widget, Sheet))
    return sheet


def written(pad: Pad, state: AnyState, *entries: tuple[int, str, object]) -> AnyState:
    for seat, slot, text in entries:
        state = pad.apply(state, Did(seat, Write(slot, str(text))))
    return state


def values(pad: Pad, state: AnyState, column: str) -> dict[str, int]:
    return {c.row: c.value for c in sheet_of(pad, state).cells if c.column == column and c.value is not None}


def previews(pad: Pad, state: AnyState, column: str) -> dict[str, int]:
    return {c.row: c.preview for c in sheet_of(pad, state).cells if c.column == column and c.preview is not None}


def test_every_game_with_a_sheet_has_a_pad_and_no_other() -> None:
    assert {id for id in registry.ids() if has_pad(id)} == set(SHEET_GAMES)
    with pytest.raises(BadOption):
        pad_game("schocken", 2, {})


def test_anybody_writes_at_any_time_and_sums_and_bonus_follow() -> None:
    pad = pad_game("kniffel", 2, {})
    state = written(pad, pad.start(), (1, "sixes", 24), (1, "chance", 17), (0, "ones", 3), (1, "fives", 20))
    assert values(pad, state, "1") | {"sixes": 24, "upper": 44, "lower": 17, "total": 61} == values(pad, state, "1")
    assert values(pad, state, "0")["total"] == 3
    bonus = next(cell for cell in sheet_of(pad, state).cells if (cell.row, cell.column) == ("bonus", "1"))
    assert bonus.note == say("bonus-missing", points=19)


def test_a_box_holds_only_what_dice_can_give() -> None:
    pad = pad_game("kniffel", 2, {})
    rows = {row.id: row.values for row in sheet_of(pad, pad.start()).rows}
    assert rows["sixes"] == (0, 6, 12, 18, 24, 30)
    assert rows["full_house"] == (0, 25)
    assert rows["total"] == ()
    for slot, text in (("sixes", "7"), ("full_house", "26"), ("total", "5"), ("sixes", "-6"), ("sixes", "viel")):
        with pytest.raises(IllegalMove):
            pad.apply(pad.start(), Did(0, Write(slot, text)))


def test_what_stands_there_can_be_written_anew_and_rubbed_out() -> None:
    pad = pad_game("kniffel", 2, {})
    state = written(pad, pad.start(), (0, "sixes", 24), (0, "chance", 20), (0, "sixes", 18))
    assert values(pad, state, "0")["total"] == 38
    state = written(pad, state, (0, "chance", ""))
    assert "chance" not in values(pad, state, "0")
    assert values(pad, state, "0")["total"] == 18


def test_a_further_kniffel_earns_its_extra_points_on_a_pad_too() -> None:
    pad = pad_game("kniffel", 2, {})
    state = written(pad, pad.start(), (0, "kniffel", 50), (0, "sixes", 30))
    assert values(pad, state, "0")["extra"] == 50


def test_dice_written_down_show_in_pencil_what_they_would_give() -> None:
    pad = pad_game("kniffel", 2, {})
    state = written(pad, pad.start(), (0, "threes", 9), (0, "dice", "3 3 3 5 5"))
    assert previews(pad, state, "0")["full_house"] == 25
    assert "threes" not in previews(pad, state, "0")
    assert previews(pad, state, "1") == {}
    assert previews(pad, written(pad, state, (0, "full_house", 25)), "0") == {}
    with pytest.raises(IllegalMove):
        pad.apply(state, Did(0, Write("dice", "3 3 3 5 7")))


def test_served_combinations_count_more() -> None:
    pad = pad_game("escalero", 3, {})
    rows = {row.id: row.values for row in sheet_of(pad, pad.start()).rows}
    assert rows["quint"] == (0, 25, 30)
    state = written(pad, pad.start(), (2, "quint", 30), (2, "full_hand", 30))
    assert values(pad, state, "2")["total"] == 60


def test_three_columns_are_three_sheets_in_one() -> None:
    pad = pad_game("dreispalten-kniffel", 2, {})
    state = written(pad, pad.start(), (0, "2:sixes", 24), (0, "3:chance", 20))
    assert values(pad, state, "0:2")["weighted"] == 48
    assert values(pad, state, "0:3")["weighted"] == 60


def test_rows_that_are_filled_in_order_stay_in_order() -> None:
    pad = pad_game("rentmeister", 2, {"placement": "fixed"})
    state = written(pad, pad.start(), (0, "3", 30), (0, "4", 40))
    with pytest.raises(IllegalMove):
        pad.apply(state, Did(0, Write("6", "60")))
    with pytest.raises(IllegalMove):
        pad.apply(state, Did(0, Write("3", "")))


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_a_whole_pad_can_be_filled_and_says_who_has_won(id: str) -> None:
    pad = pad_game(id, None, {})
    state = pad.start()
    for seat in range(pad.seats):
        for column in [each for each in sheet_of(pad, state).columns if each.owner == seat]:
            prefix = f"{column.id.rpartition(':')[2]}:" if ":" in column.id else ""
            for row in [each for each in sheet_of(pad, state).rows if each.kind == "box"]:
                state = written(pad, state, (seat, f"{prefix}{row.id}", row.values[len(row.values) // (2 + seat)]))
    scene = pad.scene(state, 0)
    assert scene.result is not None
    assert len(scene.result.places) == pad.seats
    # Whatever stood there, the same events make the same pad.
    assert pad.decode(pad.encode(state)) == state
