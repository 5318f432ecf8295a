"""Gleichpasch: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import in_a_row, points
from tests.support.table import Table

A = [(4, 3, 4), (3, 3, 3), (4, 3, 2)]
B = [(6, 6, 1), (2, 5, 1), (1, 1, 4)]
C = [(4, 4, 1), (2, 2, 2), (1, 2, 3)]


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("gleichpasch", 2).throw(*faces))[0]


@case("gleichpasch:C1")
def test_equal_dice_count_their_pips(case_id: str) -> None:
    assert worth(4, 3, 4) == 8
    assert worth(3, 3, 3) == 9
    assert worth(4, 3, 2) == 0


@case("gleichpasch:C2")
def test_three_throws_are_added_up(case_id: str) -> None:
    assert points(in_a_row("gleichpasch", A))[0] == 17


@case("gleichpasch:C3")
def test_the_odd_one_out_counts_nothing(case_id: str) -> None:
    assert points(in_a_row("gleichpasch", B))[0] == 14


@case("gleichpasch:C4")
def test_the_best_and_the_worst_triple(case_id: str) -> None:
    assert worth(6, 6, 6) == 18
    assert worth(1, 1, 1) == 3


@case("gleichpasch:C5")
def test_equal_totals_share_the_second_place(case_id: str) -> None:
    table = in_a_row("gleichpasch", A, B, C)
    assert table.result.points == (17, 14, 14)
    assert table.result.places == (1, 2, 2)


def test_all_throws_are_made_in_a_row() -> None:
    table = Table("gleichpasch", 2, throws=1).throw(6, 6, 6)
    assert table.thrower == 1
    assert table.throw(1, 2, 3).result.points == (18, 0)
