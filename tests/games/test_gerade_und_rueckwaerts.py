"""Gerade und rückwärts: its worked cases."""

from tests.support.cases import case
from tests.support.series import in_a_row, points


def score(*throws: tuple[int, ...]) -> int | None:
    """What seat 0 has after these throws."""
    return points(in_a_row("gerade-und-rueckwaerts", throws))[0]


@case("gerade-und-rueckwaerts:C1")
def test_sixes_then_fours_then_twos_count(case_id: str) -> None:
    assert score((6, 2, 6)) == 12
    assert score((6, 2, 6), (4, 4, 4)) == 12 + 12
    assert score((6, 2, 6), (4, 4, 4), (2, 6, 1)) == 12 + 12 + 2


@case("gerade-und-rueckwaerts:C2")
def test_right_faces_at_the_wrong_time_count_nothing(case_id: str) -> None:
    assert score((2, 2, 2), (4, 4, 1), (6, 6, 6)) == 8


@case("gerade-und-rueckwaerts:C3")
def test_the_maximum_is_thirty_six(case_id: str) -> None:
    assert score((6, 6, 6), (4, 4, 4), (2, 2, 2)) == 36


@case("gerade-und-rueckwaerts:C4")
def test_a_series_may_bring_nothing(case_id: str) -> None:
    assert score((1, 3, 5), (2, 2, 6), (4, 4, 4)) == 0


def test_the_highest_total_wins() -> None:
    table = in_a_row("gerade-und-rueckwaerts", [(6, 1, 1), (4, 1, 1), (1, 1, 1)], [(6, 6, 1), (1, 1, 1), (1, 1, 1)])
    assert table.result.points == (10, 12)
    assert table.result.places == (2, 1)
