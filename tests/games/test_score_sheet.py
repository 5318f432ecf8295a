"""Score sheets: patterns against an obvious second reading, the flow of a turn, what is shown, and what looks good."""

from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

import knobel
from knobel.core.dice import D10, Die, Faces, d6, dice_set
from knobel.core.moves import Take
from knobel.core.reading import read_scene
from knobel.core.scenes import Scene
from knobel.core.widgets import Sheet, Tray
from knobel.games.sheet._printed import Bonus, ScoreSheet
from knobel.minds.arena import Chance, minds_named, play
from knobel.parts._expected_points import ExpectedPoints
from knobel.parts.patterns import either, fixed_if, groups, longest_run, pips_of, run, shape, total_if
from knobel.texts import LANGUAGES, texts
from tests.support.table import Table

SHEET_GAMES = ("kniffel", "kniffel-extreme", "dreispalten-kniffel")
FIVE_DICE = tuple(product(range(1, 7), repeat=5))


# Patterns ------------------------------------------------------------------------------------------------------------


def has_groups(faces: Faces, *sizes: int) -> bool:
    """Whether different faces can be named that lie there so often: tried out one by one."""
    return any(
        all(faces.count(face) >= size for face, size in zip(chosen, sizes, strict=True))
        for chosen in permutations(set(faces), len(sizes))
    )


def has_run(faces: Faces, length: int) -> bool:
    return any(all(first + step in faces for step in range(length)) for first in range(10))


@pytest.mark.parametrize("sizes", [(2,), (3,), (4,), (5,), (2, 2), (3, 2), (4, 2), (2, 2, 2), (3, 3)])
def test_groups_agree_with_trying_every_choice_of_faces(sizes: tuple[int, ...]) -> None:
    shown = groups(*sizes)
    for faces in FIVE_DICE[::7]:
        assert shown(faces) == has_groups(faces, *sizes), faces


@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_runs_agree_with_looking_for_every_number_in_turn(length: int) -> None:
    shown = run(length)
    for faces in FIVE_DICE[::7]:
        assert shown(faces) == has_run(faces, length), faces


def test_shape_and_longest_run_look_at_numbers_and_not_at_their_order() -> None:
    assert shape((5, 3, 5, 3, 5)) == (3, 2)
    assert shape((6, 1, 2, 3, 4)) == (1, 1, 1, 1, 1)
    assert longest_run((6, 1, 5, 3, 4)) == 4
    assert longest_run((2, 2, 2)) == 1
    assert longest_run((7, 0, 6, 5, 1, 9)) == 3, "nine and nought are no neighbours"


def test_formulas_pay_pips_totals_and_fixed_points() -> None:
    assert pips_of(5)((5, 3, 5, 3, 5)) == 15
    assert total_if(groups(3))((5, 3, 5, 3, 5)) == 21
    assert total_if(groups(4))((5, 3, 5, 3, 5)) == 0
    assert fixed_if(25, either(groups(3, 2), groups(5)))((4, 4, 4, 4, 4)) == 25


# The printed sheet ---------------------------------------------------------------------------------------------------


def small_sheet(columns: int = 1) -> ScoreSheet:
    """Two dice and three boxes, the first two of them with a bonus."""
    boxes = {"ones": pips_of(1), "twos": pips_of(2), "pair": fixed_if(10, groups(2))}
    return ScoreSheet(d6(2), boxes, columns, Bonus(boxes=2, least=5, points=7))


def test_a_sheet_names_its_cells_by_box_or_by_column_and_box() -> None:
    assert small_sheet().cells == ("ones", "twos", "pair")
    assert small_sheet(2).cells == ("1:ones", "1:twos", "1:pair", "2:ones", "2:twos", "2:pair")


def test_the_bonus_belongs_to_its_column_and_counts_as_often() -> None:
    sheet = small_sheet(2)
    entries = (1, 2, 10, 1, 4, None)
    assert sheet.parts(entries, 0) == {"upper": 3, "bonus": 0, "lower": 10}
    assert sheet.parts(entries, 1) == {"upper": 5, "bonus": 7, "lower": 0}
    assert sheet.total(entries) == 13 + 2 * 12


def test_a_sheet_without_bonus_is_the_sum_of_its_boxes() -> None:
    sheet = ScoreSheet(d6(1), {"once": pips_of(1), "any": sum})
    assert sheet.total((1, 6)) == 7
    assert sheet.total((None, 6)) == 6


def test_the_expected_points_are_the_exact_average_over_all_throws() -> None:
    dice = dice_set(Die(0), Die(1), Die(2, D10))
    sheet = ScoreSheet(dice, {"total": sum, "run": fixed_if(30, run(3)), "triple": fixed_if(50, groups(3))})
    points = ExpectedPoints(dice, sheet.worth)
    for kept, faces in (
        ((), (1, 2, 3)),
        ((0, 2), (5, 1, 6)),
        ((2,), (1, 1, 4)),
        ((0, 1), (4, 4, 0)),
        ((1,), (1, 3, 1)),
    ):
        lots = [(faces[index],) if index in kept else die.kind.faces for index, die in enumerate(dice.dice)]
        rows = [sheet.worth(thrown) for thrown in product(*lots)]
        expected = [Fraction(sum(column), len(rows)) for column in zip(*rows, strict=True)]
        assert points.average(points.marked(faces, kept)) == pytest.approx([float(value) for value in expected])


def test_the_ten_sided_die_is_told_from_the_others() -> None:
    dice = dice_set(Die(0), Die(1, D10))
    points = ExpectedPoints(dice, lambda faces: (sum(faces),))
    assert points.average(points.marked((4, 4), (0,))) == pytest.approx((8.5,))
    assert points.average(points.marked((4, 4), (1,))) == pytest.approx((7.5,))
    assert len(list(points.throws())) == 60


# The flow, in every game of this kind --------------------------------------------------------------------------------


def rules(table: Table) -> Any:
    """The game itself, without the ground rules."""
    return table.game.rules


def first_throw(id: str) -> tuple[int, ...]:
    return (1, 2, 3, 4, 4, 9)[: len(knobel.declared(id).info.dice)]


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_after_every_throw_the_player_may_throw_again_or_fill_a_box(id: str) -> None:
    table = Table(id, 2).throw(*first_throw(id))
    box = rules(table).sheet.cells[0]
    for count in range(2):
        assert table.offers(Take(box))
        table.do("keep").throw(*first_throw(id))
        assert table.game_state.turn.throws == count + 2
    table.do(Take(box))
    assert table.game_state.sheets[0][0] == 1
    assert table.thrower == 1


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_kept_dice_may_be_thrown_again_later(id: str) -> None:
    table = Table(id, 2).throw(*first_throw(id)).do("keep 0 1").throw(*first_throw(id)[2:])
    table.do("keep 4")
    assert isinstance(table.stage, knobel.Throw)
    assert [die.index for die in table.stage.dice.dice][:4] == [0, 1, 2, 3]


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_a_filled_box_and_a_throw_of_no_dice_are_refused(id: str) -> None:
    table = Table(id, 1).throw(*first_throw(id))
    everything = " ".join(str(index) for index in range(len(first_throw(id))))
    assert table.refuses(f"keep {everything}") == "not-a-choice"
    table.do(Take(rules(table).sheet.cells[2])).throw(*first_throw(id))
    assert table.refuses(Take(rules(table).sheet.cells[2])) == "box-filled"
    assert table.refuses("take no_such_box") == "not-a-choice"


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_the_starter_begins_every_round_and_all_have_the_same_number_of_turns(id: str) -> None:
    table = Table(id, 3, first=1)
    order = []
    for _ in range(6):
        table.throw(*first_throw(id))
        order.append(table.asked[0])
        table.do(rules(table).otherwise(table.game_state, table.asked[0]))
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_when_time_is_up_the_best_open_box_is_filled_and_the_game_goes_on(id: str) -> None:
    table = Table(id, 2, decision_seconds=10).throw(*first_throw(id))
    game = rules(table)
    worth = game.worth(table.game_state.sheets[0], table.game_state.turn)
    best = max((game.sheet.column_of(index) + 1) * points for index, points in enumerate(worth))
    table.expire("decision-0-0")
    assert game.total(table.game_state, 0) == best
    assert table.thrower == 1


def test_when_time_is_up_the_topmost_of_equal_boxes_is_filled() -> None:
    struck_kniffel = (None,) * 11 + (0, None)
    table = Table("kniffel", 1, decision_seconds=10).set(sheets=(struck_kniffel,)).throw(3, 3, 3, 3, 3)
    table.expire("decision-0-0")
    assert table.game_state.sheets[0][2] == 15, "threes, three of a kind, four of a kind and chance all give 15"


# What is seen and said -----------------------------------------------------------------------------------------------


def sheet_of(scene: Scene) -> Sheet:
    return next(widget for widget in scene.widgets if isinstance(widget, Sheet))


@pytest.mark.parametrize("id", SHEET_GAMES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_what_the_dice_would_give_to_whoever_threw_them(id: str, viewer: int | None) -> None:
    table = Table(id, 2).throw(*first_throw(id))
    previews = [cell for cell in sheet_of(table.game.scene(table.state, viewer)).cells if cell.preview is not None]
    worth = rules(table).worth(table.game_state.sheets[0], table.game_state.turn)
    assert tuple(cell.preview for cell in previews) == worth
    assert {cell.column.split(":")[0] for cell in previews} == {"0"}


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_nothing_is_previewed_while_dice_are_to_be_thrown(id: str) -> None:
    table = Table(id, 2).throw(*first_throw(id)).do("keep 0")
    assert all(cell.preview is None for cell in sheet_of(table.game.scene(table.state, 0)).cells)


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_a_throw_of_some_dice_is_told_with_those_that_were_kept(id: str) -> None:
    table = Table(id, 2).throw(*first_throw(id)).do("keep 3 4")
    before, event = table.state, knobel.Thrown((6, 6, 6, 5)[: len(first_throw(id)) - 2])
    table.apply(event)
    told = [texts("en").say(phrase, id, ("Anna", "Ben")) for phrase in table.game.tell(before, event, table.state, 1)]
    assert told[1].startswith("Together that makes 6 6 6 4 4")


@pytest.mark.parametrize("id", SHEET_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_box_is_read_out_with_its_points(id: str, language: str) -> None:
    table = Table(id, 2).throw(*first_throw(id))
    said = [texts(language).say(phrase, id, ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 0))]
    beginning = {"de": "Noch frei: ", "en": "Still open: "}[language]
    assert sum(line.startswith(beginning) for line in said) == len(rules(table).sheet.cells)


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_a_finished_game_shows_the_sheets_and_no_dice(id: str) -> None:
    table = Table(id, 1)
    while isinstance(table.stage, knobel.Throw):
        table.throw(*first_throw(id))
        table.do(rules(table).otherwise(table.game_state, 0))
    assert not any(isinstance(widget, Tray) for widget in table.game.scene(table.state, None).widgets)
    assert table.result.points == (rules(table).total(table.game_state, 0),)


@pytest.mark.parametrize("id", SHEET_GAMES)
def test_whoever_plays_greedily_beats_whoever_plays_at_random(id: str) -> None:
    game = knobel.game(id, 2)
    for seed in range(3):
        assert play(game, game.start(), minds_named(["greedy", "random"]), Chance(seed)).result.winners == (0,)
