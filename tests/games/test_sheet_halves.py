"""Score sheets as they are printed: halves that stay halves, with their sums, and how far it is to the bonus."""

from itertools import groupby

import pytest

import knobel
from knobel.core.phrases import say
from knobel.core.widgets import Sheet, SheetCell
from knobel.games.sheet._score_sheet import SheetRules, SheetState
from knobel.match.match import Match
from knobel.match.state import AnyState

SHEET_GAMES = (
    "dreispalten-kniffel",
    "escalero",
    "hohe-hausnummern",
    "kniffel",
    "kniffel-extreme",
    "ohio",
    "rentmeister",
    "sechserspiel",
    "tausend",
)


def sheet_of(game: Match, state: AnyState, viewer: int = 0) -> Sheet:
    (sheet,) = (widget for widget in game.scene(state, viewer).widgets if isinstance(widget, Sheet))
    return sheet


def bonus(game: Match, state: AnyState, column: str) -> SheetCell:
    cells = sheet_of(game, state).cells
    return next(cell for cell in cells if (cell.row, cell.column) == ("bonus", column))


def test_the_halves_of_kniffel_each_have_their_sums_and_the_total_stands_below_both() -> None:
    game = knobel.game("kniffel", 2, {"starter": "first_seat"})
    sheet = sheet_of(game, game.start())
    rows = {key: [row.id for row in group] for key, group in groupby(sheet.rows, key=lambda row: row.section)}
    assert rows["upper"] == ["ones", "twos", "threes", "fours", "fives", "sixes", "upper", "bonus"]
    assert rows["lower"][0] == "three_kind"
    assert rows["lower"][-2:] == ["chance", "lower"]
    assert rows[None] == ["extra", "total"]


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_a_part_of_a_sheet_stands_together_and_has_a_name(id: str) -> None:
    game = knobel.game(id, options={"starter": "first_seat"})
    sheet = sheet_of(game, game.start())
    parts = [section for section, _ in groupby(row.section for row in sheet.rows)]
    assert parts == [*(section.id for section in sheet.sections), None]
    assert {cell.row for cell in sheet.cells} <= {row.id for row in sheet.rows}


def state_with(game: Match, *entries: tuple[int, str, int]) -> AnyState:
    """A game in which these entries stand: the seat, the cell, the points."""
    state, rules = game.start(), game.rules
    inner = state.game_state
    assert isinstance(rules, SheetRules)
    assert isinstance(inner, SheetState)
    index, sheets = rules.sheet.index, [list(entries) for entries in inner.sheets]
    for seat, cell, points in entries:
        sheets[seat][index[cell]] = points
    return state.but(game_state=inner.but(sheets=tuple(map(tuple, sheets))))


def test_the_sheet_says_how_far_it_is_to_the_bonus() -> None:
    game = knobel.game("kniffel", 2, {"starter": "first_seat"})
    state = state_with(game, (0, "sixes", 24), (0, "fives", 20))
    assert bonus(game, state, "0").note == say("bonus-missing", points=19)
    assert bonus(game, state, "1").note == say("bonus-missing", points=63)


def test_nothing_is_missing_once_the_bonus_is_earned_or_the_upper_half_is_full() -> None:
    game = knobel.game("kniffel", 2, {"starter": "first_seat"})
    upper = ("ones", "twos", "threes", "fours", "fives", "sixes")
    earned = state_with(game, *((0, cell, 3 * face) for face, cell in enumerate(upper, start=1)))
    missed = state_with(game, *((0, cell, 0) for cell in upper))
    assert (bonus(game, earned, "0").value, bonus(game, earned, "0").note) == (35, None)
    assert (bonus(game, missed, "0").value, bonus(game, missed, "0").note) == (0, None)


def test_every_column_has_a_bonus_of_its_own_to_go_for() -> None:
    game = knobel.game("dreispalten-kniffel", 2, {"starter": "first_seat"})
    state = state_with(game, (0, "2:sixes", 24))
    assert bonus(game, state, "0:2").note == say("bonus-missing", points=39)
    assert bonus(game, state, "0:3").note == say("bonus-missing", points=63)
