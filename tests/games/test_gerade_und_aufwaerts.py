"""Gerade und aufwärts: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import Throws, in_a_row, points
from tests.support.table import Table


def score(*throws: tuple[int, ...]) -> int | None:
    """What seat 0 has after these throws."""
    return points(in_a_row("gerade-und-aufwaerts", throws))[0]


@case("gerade-und-aufwaerts:C1")
def test_twos_then_fours_then_sixes_count(case_id: str) -> None:
    assert score((2, 2, 5)) == 4
    assert score((2, 2, 5), (4, 1, 6)) == 4 + 4
    assert score((2, 2, 5), (4, 1, 6), (6, 6, 6)) == 4 + 4 + 18


@case("gerade-und-aufwaerts:C2")
def test_right_faces_at_the_wrong_time_count_nothing(case_id: str) -> None:
    assert score((4, 6, 6), (2, 6, 2), (4, 4, 2)) == 0


@case("gerade-und-aufwaerts:C3")
def test_the_maximum_is_thirty_six(case_id: str) -> None:
    assert score((2, 2, 2), (4, 4, 4), (6, 6, 6)) == 36


@case("gerade-und-aufwaerts:C4")
def test_equal_totals_share_the_win(case_id: str) -> None:
    one: Throws = [(2, 1, 1), (4, 4, 3), (5, 5, 5)]
    other: Throws = [(3, 3, 3), (4, 1, 1), (6, 2, 3)]
    table = in_a_row("gerade-und-aufwaerts", one, other)
    assert table.result.points == (10, 10)
    assert table.result.winners == (0, 1)


def test_three_throws_are_made_in_a_row() -> None:
    table = Table("gerade-und-aufwaerts", 2).throws((1, 1, 1), (1, 1, 1))
    assert table.thrower == 0
    assert table.throw(1, 1, 1).thrower == 1
