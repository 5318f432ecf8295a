"""Einfacher Pasch: its worked cases and rules."""

from typing import Any

import pytest

from tests.support.cases import case
from tests.support.series import points, round_by_round
from tests.support.table import Table

MISS = (1, 2)


def worth(*faces: int, **options: Any) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("einfacher-pasch", 2, **options).throw(*faces))[0]


@case("einfacher-pasch:C1")
def test_only_doubles_count_both_dice(case_id: str) -> None:
    assert worth(5, 5) == 10
    assert worth(5, 4) == 0
    assert worth(1, 1) == 2
    assert worth(6, 6) == 12


@case("einfacher-pasch:C2")
def test_doubles_may_count_their_face_once(case_id: str) -> None:
    assert worth(5, 5, double_value="face") == 5


@case("einfacher-pasch:C3")
def test_rounds_add_up_and_equal_totals_share_the_win(case_id: str) -> None:
    table = round_by_round(
        "einfacher-pasch", [(3, 3), (2, 5), (6, 6)], [(4, 4), (5, 5), (1, 2)], rounds=3, tie_break="shared"
    )
    assert table.result.points == (18, 18)
    assert table.result.places == (1, 1)
    assert table.result.winners == (0, 1)


@case("einfacher-pasch:C4")
def test_without_any_doubles_all_share_or_throw_off_by_the_sum(case_id: str) -> None:
    nothing = [MISS] * 10
    table = round_by_round("einfacher-pasch", nothing, nothing, nothing)
    assert table.result.points == (0, 0, 0)
    assert table.result.winners == (0, 1, 2)
    table = round_by_round("einfacher-pasch", nothing, nothing, nothing, tie_break="throw_off")
    table.throws((5, 6), (3, 3), (6, 4))
    assert table.result.winners == (0,), "a play-off compares sums, doubles mean nothing in it"
    assert table.result.places == (1, 2, 2)


@pytest.mark.parametrize("rounds", [1, 50])
def test_so_many_rounds_are_played(rounds: int) -> None:
    table = round_by_round("einfacher-pasch", [MISS] * rounds, [(6, 6)] * rounds, rounds=rounds)
    assert table.result.points == (0, 12 * rounds)


def test_everybody_throws_once_a_round() -> None:
    table = Table("einfacher-pasch", 3).throw(*MISS)
    assert table.thrower == 1
    assert table.throws(MISS, MISS).thrower == 0
