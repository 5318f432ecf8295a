"""Blaue Augen: its worked cases and rules."""

import pytest

from tests.support.cases import case
from tests.support.series import points, round_by_round
from tests.support.table import Table


def worth(colour: str, *faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("blaue-augen", 2, colour=colour).throw(*faces))[0]


@case("blaue-augen:C1")
def test_even_faces_are_blue(case_id: str) -> None:
    assert worth("blau", 2, 4, 6) == 12
    assert worth("grau", 2, 4, 6) == 0


@case("blaue-augen:C2")
def test_odd_faces_are_grey(case_id: str) -> None:
    assert worth("blau", 1, 3, 5) == 0
    assert worth("grau", 1, 3, 5) == 9


@case("blaue-augen:C3")
def test_every_die_counts_by_itself(case_id: str) -> None:
    assert worth("blau", 6, 6, 5) == 12
    assert worth("grau", 6, 6, 5) == 5


@case("blaue-augen:C4")
def test_equal_totals_share_or_throw_off_by_the_plain_sum(case_id: str) -> None:
    series = [(2, 4, 6), (4, 1, 3)], [(2, 6, 1), (4, 4, 5)]
    table = round_by_round("blaue-augen", *series, rounds=2)
    assert table.result.points == (16, 16)
    assert table.result.winners == (0, 1)
    table = round_by_round("blaue-augen", *series, rounds=2, tie_break="throw_off").throws((6, 2, 1), (5, 5, 1))
    assert table.result.winners == (1,), "11 against 9: all pips count in a play-off"


@pytest.mark.parametrize("rounds", [1, 20])
def test_so_many_rounds_are_played(rounds: int) -> None:
    table = round_by_round("blaue-augen", [(6, 6, 6)] * rounds, [(1, 1, 1)] * rounds, rounds=rounds)
    assert table.result.points == (18 * rounds, 0)
