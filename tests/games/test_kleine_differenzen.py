"""Kleine Differenzen: its worked cases and rules."""

from itertools import product
from typing import Any

from knobel import Ask, Throw
from knobel.core.moves import AnyMove
from knobel.core.widgets import Grid
from knobel.games.sheet.kleine_differenzen.grid import CIRCLES, SQUARES, Paper
from tests.support.cases import case
from tests.support.table import Table

ID = "kleine-differenzen"
Cells = list[int]
Filled = tuple[Cells, Cells]  # squares and circles, row by row; 0 is empty

THREE_DICE = {sum(faces): faces for faces in product(range(1, 7), repeat=3)}


def sheet(squares: str, circles: str) -> Filled:
    """A grid as it is written down: `7 9 11 4 / …`, with – for an empty circle."""
    read = [[0 if cell == "–" else int(cell) for cell in text.replace("/", " ").split()] for text in (squares, circles)]
    assert [len(cells) for cells in read] == [16, 25]
    return read[0], read[1]


# Three ways to write the same sixteen throws.
BEST = sheet(
    "7 9 11 4 / 12 9 10 11 / 9 8 7 11 / 7 6 10 14",
    "– 1 6 – 5 / 6 – 4 5 5 / – 6 – 1 – / 2 1 1 5 5 / – 4 – 6 –",
)
AS_GOOD_WITH_FEWER_EXACT = sheet(
    "10 12 11 11 / 9 9 6 10 / 7 7 4 14 / 7 9 11 8",
    "– 1 5 – 6 / 6 5 1 5 – / – 2 – – 5 / – 5 – 4 4 / – 1 6 1 6",
)
WORSE = sheet(
    "7 7 10 12 / 14 9 4 11 / 9 8 7 11 / 6 9 10 11",
    "5 – 6 – – / 6 – 1 5 5 / 2 6 – 1 – / – 1 1 5 5 / 4 4 – 6 –",
)


def first_square(square: int, *corners: int) -> Filled:
    """A full grid with this value in the first square and these in the circles on its corners; 0 is empty."""
    circles = [0] * 25
    for name, value in zip(("0,0", "0,1", "1,0", "1,1"), corners, strict=True):
        circles[CIRCLES.index(name)] = value
    free = [n for n, name in enumerate(CIRCLES) if name not in ("0,0", "0,1", "1,0", "1,1")]
    for number in free[: 16 - sum(value > 0 for value in corners)]:
        circles[number] = 1
    return [square, *[10] * 15], circles


def played(*grids: Filled, **options: Any) -> Table:
    """A whole game in which the seats end up with these grids; they must hold the same values."""
    table = Table(ID, len(grids), **options)
    open_cells = [(list(squares), list(circles)) for squares, circles in grids]
    for total, value in zip(grids[0][0], [value for value in grids[0][1] if value], strict=True):
        table.throw(*THREE_DICE[total]).throw(value)
        for seat, (squares, circles) in enumerate(open_cells):
            square, circle = squares.index(total), circles.index(value)
            squares[square], circles[circle] = -1, -1
            table.do(f"place {SQUARES[square]} {CIRCLES[circle]}", seat)
    return table


def grid(table: Table, seat: int, viewer: int | None) -> Grid:
    """The grid of a seat as a viewer sees it."""
    return next(w for w in table.game.scene(table.state, viewer).widgets if isinstance(w, Grid) and w.owner == seat)


def points_of_first_square(filled: Filled) -> int | None:
    return grid(played(filled, filled), 0, 0).results[0][0]


@case(f"{ID}:C1")
def test_a_square_that_equals_its_circles_is_worth_three(case_id: str) -> None:
    assert points_of_first_square(first_square(10, 2, 3, 5, 0)) == 3


@case(f"{ID}:C2")
def test_any_other_square_costs_the_difference(case_id: str) -> None:
    assert points_of_first_square(first_square(12, 4, 2, 2, 1)) == -3


@case(f"{ID}:C3")
def test_empty_circles_count_nothing(case_id: str) -> None:
    assert points_of_first_square(first_square(3, 0, 0, 0, 0)) == -3


@case(f"{ID}:C4")
def test_too_much_in_the_circles_costs_as_much_as_too_little(case_id: str) -> None:
    assert points_of_first_square(first_square(4, 6, 6, 1, 0)) == -9


@case(f"{ID}:C5")
def test_an_inner_circle_counts_in_four_squares_and_a_corner_circle_in_one(case_id: str) -> None:
    def results_with_six_in(circle: str) -> tuple[tuple[int | None, ...], ...]:
        """Tens in all squares, ones in the three lower rows of circles, and a six in one circle above them."""
        filled = [10] * 16, [6 if name == circle else int(n >= 10) for n, name in enumerate(CIRCLES)]
        return grid(played(filled, filled), 0, 0).results

    untouched, lower = (-10,) * 4, (-6,) * 4
    assert results_with_six_in("1,1") == ((-4, -4, -10, -10), (-2, -2, -8, -8), lower, lower)
    assert results_with_six_in("0,0") == ((-4, *untouched[1:]), (-8,) * 4, lower, lower)


@case(f"{ID}:C6")
def test_a_full_sheet_is_reckoned_square_by_square(case_id: str) -> None:
    table = played(BEST, BEST)
    assert grid(table, 0, 0).results == ((3, -2, -4, -11), (3, -1, 3, 3), (3, 3, 3, 3), (3, 3, -2, -2))
    assert table.result.points == (8, 8)


@case(f"{ID}:C7")
def test_an_occupied_cell_is_refused(case_id: str) -> None:
    table = Table(ID, 2).throw(1, 2, 3).throw(4)
    table.do("place 1,2 3,4", 0).do("place 0,0 0,0", 1).throw(6, 6, 6).throw(1)
    assert table.refuses("place 1,2 0,0", 0) == "square-taken"
    assert table.refuses("place 0,0 3,4", 0) == "circle-taken"
    assert table.offers("place 0,0 0,0", 0)


@case(f"{ID}:C8")
def test_a_tie_is_shared_or_decided_by_the_squares_met_exactly(case_id: str) -> None:
    shared = played(BEST, AS_GOOD_WITH_FEWER_EXACT, WORSE).result
    assert shared.points == (8, 8, -5)
    assert (shared.places, shared.winners) == ((1, 1, 3), (0, 1))
    exact = played(BEST, AS_GOOD_WITH_FEWER_EXACT, WORSE, tie_break="most_exact").result
    assert (exact.places, exact.winners) == ((1, 2, 3), (0,))


def test_three_dice_fall_together_then_the_fourth_alone_and_then_all_write() -> None:
    table = Table(ID, 3, first=1)
    assert isinstance(table.stage, Throw)
    assert (table.thrower, len(table.stage.dice)) == (1, 3)
    table.throw(2, 5, 6)
    assert isinstance(table.stage, Throw)
    assert (table.thrower, len(table.stage.dice)) == (1, 1)
    table.throw(4)
    assert table.asked == (0, 1, 2)
    for seat in (2, 0, 1):
        table.do("place 0,0 4,4", seat)
    assert table.thrower == 2, "the dice move on clockwise"
    assert grid(table, 0, 0).squares[0][0] == 13
    assert grid(table, 0, 0).circles[4][4] == 4


def test_on_the_last_throw_the_square_is_forced_and_ten_circles_are_free() -> None:
    table = Table(ID, 2)
    for square, circle in zip(SQUARES[:15], CIRCLES, strict=False):
        table.throw(1, 2, 3).throw(1)
        table.do(f"place {square} {circle}", 0).do(f"place {square} {circle}", 1)
    table.throw(1, 2, 3).throw(1)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert choices.size == 10


def test_an_entry_is_seen_by_nobody_else_until_all_have_written() -> None:
    table = Table(ID, 3).throw(1, 2, 3).throw(4).do("place 1,1 2,2", 0)
    assert grid(table, 0, 0).squares[1][1] == 6
    assert [grid(table, 0, viewer).squares[1][1] for viewer in (1, 2, None)] == [None] * 3
    table.do("place 0,0 0,0", 1).do("place 0,1 0,1", 2)
    assert [grid(table, 0, viewer).squares[1][1] for viewer in (1, 2, None)] == [6] * 3


def test_with_sheets_hidden_others_see_nothing_before_the_end() -> None:
    table = Table(ID, 2, sheets_visible="at_end").throw(1, 2, 3).throw(4)
    table.do("place 1,1 2,2", 0).do("place 0,0 0,0", 1)
    grids = [widget.owner for widget in table.game.scene(table.state, 1).widgets if isinstance(widget, Grid)]
    assert grids == [1]
    assert not any(isinstance(widget, Grid) for widget in table.game.scene(table.state, None).widgets)
    over = played(BEST, AS_GOOD_WITH_FEWER_EXACT, sheets_visible="at_end")
    assert grid(over, 0, 1).squares[0] == (7, 9, 11, 4)
    assert over.result.points == (8, 8)


def test_the_own_grid_is_the_one_to_write_on() -> None:
    table = Table(ID, 3).throw(1, 2, 3).throw(4)
    ids = [widget.id for widget in table.game.scene(table.state, 1).widgets if isinstance(widget, Grid)]
    assert ids == ["grid", "grid-2", "grid-0"]
    (offer,) = table.game.scene(table.state, 1).offers
    assert offer.at == "grid"


def test_when_the_entry_clock_runs_out_the_first_free_cells_are_filled() -> None:
    table = Table(ID, 3, entry_seconds=15).throw(1, 2, 3).throw(4)
    assert isinstance(table.stage, Ask)
    assert [(clock.name, clock.seconds) for clock in table.stage.clocks] == [("entry-1", 15)]
    table.do("place 0,0 0,0", 1).expire("entry-1")
    table.throw(6, 6, 6).throw(5)
    assert isinstance(table.stage, Ask)
    assert [clock.name for clock in table.stage.clocks] == ["entry-2"]
    table.do("place 3,3 4,4", 0).expire("entry-2")
    assert grid(table, 0, None).squares[0][:2] == (6, None)
    assert grid(table, 1, None).squares[0][:2] == (6, 18)
    assert grid(table, 2, None).circles[0][:3] == (4, 5, None)


def test_without_a_clock_nothing_runs_out() -> None:
    table = Table(ID, 2).throw(1, 2, 3).throw(4)
    assert isinstance(table.stage, Ask)
    assert table.stage.clocks == ()


def test_the_decision_clock_of_the_house_fills_the_first_cells_of_one_seat() -> None:
    table = Table(ID, 2, decision_seconds=10).throw(1, 2, 3).throw(4).expire("decision-1-0")
    assert table.asked == (0,)
    assert grid(table, 1, 1).squares[0][0] == 6


def test_a_move_that_is_no_square_and_circle_is_not_a_choice() -> None:
    table = Table(ID, 2).throw(1, 2, 3).throw(4)
    assert table.refuses("place 0,0", 0) == "not-a-choice"
    assert table.refuses("place 4,4 0,0", 0) == "not-a-choice"


def before_the_last_entry() -> Table:
    """The first square and the circle on its right upper corner are free, and 7 and 1 are to be written."""
    squares, circles = BEST
    paper = Paper((0, *squares[1:]), tuple(0 if name == "0,1" else circles[n] for n, name in enumerate(CIRCLES)))
    return Table(ID, 2).set(papers=(paper, paper), entered=15).throw(1, 2, 4).throw(1)


def total_after(move: AnyMove) -> int:
    table = before_the_last_entry().do(move, 0).do(move, 1)
    assert table.result.points is not None
    return table.result.points[0] or 0


def test_a_greedy_player_finds_the_best_last_entry() -> None:
    table = before_the_last_entry()
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0.0)
    assert total_after(best) == max(map(total_after, choices.moves))
