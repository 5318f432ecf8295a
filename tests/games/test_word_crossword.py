"""Crosswords of letter dice: runs, groups and what they are worth."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.core.moves import Tile
from knobel.games.word._crossword import Run, count, groups_of, runs_of


def layout(*lines: str) -> tuple[Tile, ...]:
    """Tiles as they are drawn, a full stop for an empty cell; dice are numbered in reading order."""
    cells = [(column, row, letter) for row, line in enumerate(lines) for column, letter in enumerate(line)]
    laid = [cell for cell in cells if cell[2] != "."]
    return tuple(Tile(die, column, row, letter) for die, (column, row, letter) in enumerate(laid))


def words(*lines: str) -> list[str]:
    return [run.word for run in runs_of(layout(*lines))]


def any_word(word: str) -> bool:
    return True


def test_runs_are_read_to_the_right_and_downwards() -> None:
    assert words("HAUS", "...E", "...E") == ["HAUS", "SEE"]


def test_runs_go_to_their_very_end_and_stop_at_a_gap() -> None:
    assert words("AB.CD") == ["AB", "CD"]
    assert words("A.B", "...", "C.D") == []


@pytest.mark.parametrize("lines", [(), ("A",)])
def test_a_die_alone_is_no_run(lines: tuple[str, ...]) -> None:
    assert words(*lines) == []


def test_every_line_that_arises_is_a_run() -> None:
    assert words("TOR", "BAU") == ["TOR", "BAU", "TB", "OA", "RU"]


def test_runs_may_lie_left_of_and_above_the_middle() -> None:
    tiles = (Tile(0, -2, -1, "A"), Tile(1, -1, -1, "B"), Tile(2, -1, 0, "C"))
    assert [run.word for run in runs_of(tiles)] == ["AB", "BC"]


def test_runs_hang_together_by_shared_dice_only() -> None:
    runs = [Run("AB", (0, 1)), Run("CD", (2, 3)), Run("BX", (1, 4)), Run("XD", (4, 3)), Run("YZ", (5, 6))]
    assert [len(group) for group in groups_of(runs)] == [4, 1]


def test_a_die_in_two_words_counts_twice_and_an_unused_one_costs_its_value() -> None:
    counted = count(layout("HAUS", "...E", "...E"), [2, 1, 1, 1, 1, 1, 5], any_word)
    assert (counted.points, counted.unused) == (5 + 3 - 5, (6,))


def test_nothing_laid_costs_everything() -> None:
    counted = count((), [1, 2, 3], any_word)
    assert (counted.points, counted.runs, counted.unused) == (-6, (), (0, 1, 2))


def test_the_group_worth_most_counts() -> None:
    counted = count(layout("AB.CDE"), [5, 5, 1, 1, 1], any_word)
    assert [run.word for run in counted.runs] == ["AB"]
    assert counted.points == 10 - 3


def test_what_is_no_word_scores_nothing_and_joins_nothing() -> None:
    lines = ("AB", "CD")
    assert count(layout(*lines), [1, 2, 4, 8], {"AB", "CD"}.__contains__).points == 12 - 3
    assert count(layout(*lines), [1, 2, 4, 8], {"AB", "CD", "AC"}.__contains__).points == 12 + 3 + 5


cells = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=10)


@given(cells, st.data())
def test_the_score_is_what_trying_every_group_gives(taken: set[tuple[int, int]], data: st.DataObject) -> None:
    """A second, obvious way: the best of all sets of valid runs in which one can walk from any run to any other."""
    tiles = tuple(Tile(die, column, row, chr(ord("A") + die)) for die, (column, row) in enumerate(sorted(taken)))
    values = [die % 4 + 1 for die in range(len(tiles) + 1)]
    runs = list(runs_of(tiles))
    valid = data.draw(st.sets(st.sampled_from([run.word for run in runs]))) if runs else set()
    chosen = [run for run in runs if run.word in valid][:9]
    valid = {run.word for run in chosen}
    worth = [-sum(values)]
    for size in range(1, len(chosen) + 1):
        for group in combinations(chosen, size):
            if len(groups_of(group)) == 1:
                used = {die for run in group for die in run.dice}
                won = sum(values[die] for run in group for die in run.dice)
                worth.append(won - sum(value for die, value in enumerate(values) if die not in used))
    assert count(tiles, values, valid.__contains__).points == max(worth)
