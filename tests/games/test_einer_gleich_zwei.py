"""Einer gleich zwei: its worked cases and rules."""

from itertools import permutations, product

import pytest

from tests.support.cases import case
from tests.support.series import in_a_row, points
from tests.support.table import Table

NOTHING = (1, 1, 1)
FOURTEEN = [(4, 2, 6), NOTHING, (1, 4, 5), NOTHING, NOTHING, (2, 1, 3), *[NOTHING] * 4]


def worth(*faces: int) -> int:
    """What a throw brings seat 0."""
    return points(Table("einer-gleich-zwei", 2).throw(*faces))[0] or 0


@case("einer-gleich-zwei:C1")
def test_four_and_two_make_six(case_id: str) -> None:
    assert worth(4, 2, 6) == 6


@case("einer-gleich-zwei:C2")
def test_one_and_four_make_five(case_id: str) -> None:
    assert worth(1, 4, 5) == 5


@case("einer-gleich-zwei:C3")
def test_one_and_one_make_two(case_id: str) -> None:
    assert worth(1, 1, 2) == 2


@case("einer-gleich-zwei:C4")
def test_three_and_three_make_six(case_id: str) -> None:
    assert worth(3, 3, 6) == 6


@case("einer-gleich-zwei:C5")
def test_what_does_not_add_up_counts_nothing(case_id: str) -> None:
    assert worth(2, 2, 2) == 0
    assert worth(6, 6, 6) == 0
    assert worth(1, 2, 4) == 0
    assert worth(5, 6, 1) == 6


@case("einer-gleich-zwei:C6")
def test_ten_throws_are_added_up(case_id: str) -> None:
    assert points(in_a_row("einer-gleich-zwei", FOURTEEN))[0] == 14


@case("einer-gleich-zwei:C7")
def test_equal_totals_share_the_win(case_id: str) -> None:
    table = in_a_row("einer-gleich-zwei", FOURTEEN, FOURTEEN[::-1])
    assert table.result.points == (14, 14)
    assert table.result.winners == (0, 1)


def test_exactly_nine_combinations_are_valid() -> None:
    valid = {(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 2, 4), (1, 4, 5), (2, 3, 5), (1, 5, 6), (2, 4, 6), (3, 3, 6)}
    throws = {faces for combination in valid for faces in permutations(combination)}
    assert len(throws) == 45
    for faces in product(range(1, 7), repeat=3):
        assert worth(*faces) == (max(faces) if faces in throws else 0)


@pytest.mark.parametrize("throws", [1, 30])
def test_so_many_throws_make_a_series(throws: int) -> None:
    table = in_a_row("einer-gleich-zwei", [(4, 2, 6)] * throws, [NOTHING] * throws, throws=throws)
    assert table.result.points == (6 * throws, 0)
