"""Beelzebub: its worked cases and rules."""

import pytest

from tests.support.cases import case
from tests.support.series import points, round_by_round
from tests.support.table import Table

ZERO, SEVEN, TEN = (2, 3, 1, 6), (3, 3, 3, 2), (6, 3, 3, 2)
THIRTY_ONE = [(6, 6, 6, 1), (1, 1, 1, 6), ZERO, SEVEN, TEN]


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("beelzebub", 2).throw(*faces))[0]


@case("beelzebub:C1")
def test_the_best_throw_is_seventeen(case_id: str) -> None:
    assert worth(6, 6, 6, 1) == 17


@case("beelzebub:C2")
def test_the_worst_throw_is_minus_three(case_id: str) -> None:
    assert worth(1, 1, 1, 6) == -3


@case("beelzebub:C3")
def test_the_grey_die_is_taken_away(case_id: str) -> None:
    assert worth(*ZERO) == 0


@case("beelzebub:C4")
def test_five_throws_are_added_up(case_id: str) -> None:
    table = round_by_round("beelzebub", THIRTY_ONE, [ZERO] * 5)
    assert table.result.points == (31, 0)
    assert table.result.winners == (0,)


@case("beelzebub:C5")
def test_a_tie_is_shared_or_thrown_off_by_one_more_throw(case_id: str) -> None:
    assert round_by_round("beelzebub", THIRTY_ONE, THIRTY_ONE[::-1]).result.winners == (0, 1)
    table = round_by_round("beelzebub", THIRTY_ONE, THIRTY_ONE[::-1], tie_break="throw_off")
    assert table.throws((6, 1, 1, 4), (4, 3, 3, 1)).result.winners == (1,), "4 against 9"


@pytest.mark.parametrize("rounds", [1, 20])
def test_so_many_rounds_are_played(rounds: int) -> None:
    table = round_by_round("beelzebub", [SEVEN] * rounds, [TEN] * rounds, rounds=rounds)
    assert table.result.points == (7 * rounds, 10 * rounds)
