"""Mariechen vorwärts: its worked cases and rules."""

from itertools import product

from tests.support.cases import case
from tests.support.table import Table

IDEAL = (1, 2, 3, 4, 5, 6)


def score(*faces: int) -> int | None:
    """What seat 0 has after its six throws."""
    table = Table("mariechen-vorwaerts", 2).throws(*faces)
    assert table.thrower == 1
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("mariechen-vorwaerts:C1")
def test_the_ideal_series_is_worth_twenty_one(case_id: str) -> None:
    assert score(*IDEAL) == 21


@case("mariechen-vorwaerts:C2")
def test_throws_that_show_their_number_count(case_id: str) -> None:
    assert score(2, 2, 6, 4, 1, 6) == 12


@case("mariechen-vorwaerts:C3")
def test_the_series_backwards_is_worth_nothing(case_id: str) -> None:
    assert score(6, 5, 4, 3, 2, 1) == 0


@case("mariechen-vorwaerts:C4")
def test_a_one_counts_in_the_first_throw_only(case_id: str) -> None:
    assert score(1, 1, 1, 1, 1, 1) == 1


@case("mariechen-vorwaerts:C5")
def test_equal_sums_share_the_first_place_or_throw_for_it(case_id: str) -> None:
    twelve = (2, 2, 6, 4, 1, 6)
    table = Table("mariechen-vorwaerts", 3).throws(*twelve).throws(*twelve).throws(*reversed(IDEAL))
    assert table.result.points == (12, 12, 0)
    assert table.result.winners == (0, 1)
    assert table.result.places == (1, 1, 3)
    table = Table("mariechen-vorwaerts", 3, tie_break="throw_off").throws(*twelve).throws(*twelve)
    table.throws(*reversed(IDEAL)).throws(3, 5)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1, 3)


def test_a_tie_at_zero_is_a_tie_like_any_other() -> None:
    table = Table("mariechen-vorwaerts", 2).throws(*reversed(IDEAL)).throws(*reversed(IDEAL))
    assert table.result.winners == (0, 1)


def test_a_throw_scores_its_number_or_nothing() -> None:
    for number, face in product(range(6), range(1, 7)):
        misses = [face + 1 if face < 6 else 1 for face in IDEAL]
        assert score(*misses[:number], face, *misses[number + 1 :]) == (face if face == number + 1 else 0)
