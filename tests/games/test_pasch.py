"""Pasch: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import in_a_row, points
from tests.support.table import Table

A = [(5, 5, 2), (6, 6, 6), (1, 2, 3)]
B = [(6, 6, 1), (6, 6, 2), (6, 6, 3)]
C = [(2, 2, 2), (4, 5, 6), (1, 1, 6)]


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("pasch", 2).throw(*faces))[0]


@case("pasch:C1")
def test_a_pair_counts_its_face_and_a_triple_four_times_its_face(case_id: str) -> None:
    assert worth(5, 5, 2) == 5
    assert worth(3, 3, 6) == 3
    assert worth(6, 6, 6) == 24
    assert worth(1, 1, 1) == 4
    assert worth(1, 2, 3) == 0


@case("pasch:C2")
def test_three_throws_are_added_up(case_id: str) -> None:
    assert points(in_a_row("pasch", A))[0] == 29


@case("pasch:C3")
def test_the_highest_total_wins(case_id: str) -> None:
    table = in_a_row("pasch", A, B)
    assert table.result.points == (29, 18)
    assert table.result.winners == (0,)


@case("pasch:C4")
def test_triples_and_pairs_in_one_series(case_id: str) -> None:
    assert in_a_row("pasch", A, B, C).result.points == (29, 18, 9)


@case("pasch:C5")
def test_equal_totals_share_the_place(case_id: str) -> None:
    table = in_a_row("pasch", C, C)
    assert table.result.points == (9, 9)
    assert table.result.winners == (0, 1)


def test_all_throws_are_made_in_a_row() -> None:
    table = Table("pasch", 2, throws=2).throw(1, 2, 3)
    assert table.thrower == 0
    assert table.throw(1, 2, 3).thrower == 1


def test_a_play_off_compares_sums() -> None:
    table = in_a_row("pasch", C, C, tie_break="throw_off").throws((6, 6, 1), (5, 6, 4))
    assert table.result.winners == (1,)
