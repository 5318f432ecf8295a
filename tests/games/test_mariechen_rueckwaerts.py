"""Mariechen rückwärts: its worked cases and rules."""

from itertools import product

from tests.support.cases import case
from tests.support.table import Table

IDEAL = (6, 5, 4, 3, 2, 1)


def score(*faces: int) -> int | None:
    """What seat 0 has after its six throws."""
    table = Table("mariechen-rueckwaerts", 2).throws(*faces)
    assert table.thrower == 1
    points: tuple[int | None, ...] = table.game.result(table.state).points or ()
    return points[0]


@case("mariechen-rueckwaerts:C1")
def test_the_ideal_series_is_worth_twenty_one(case_id: str) -> None:
    assert score(*IDEAL) == 21


@case("mariechen-rueckwaerts:C2")
def test_hits_count_the_pips_thrown(case_id: str) -> None:
    assert score(6, 2, 4, 1, 1, 1) == 11


@case("mariechen-rueckwaerts:C3")
def test_the_series_forwards_is_worth_nothing(case_id: str) -> None:
    assert score(1, 2, 3, 4, 5, 6) == 0


@case("mariechen-rueckwaerts:C4")
def test_the_second_and_the_fourth_throw_can_hit(case_id: str) -> None:
    assert score(1, 5, 1, 3, 3, 3) == 8


@case("mariechen-rueckwaerts:C5")
def test_a_tie_at_zero_shares_the_first_place(case_id: str) -> None:
    table = Table("mariechen-rueckwaerts", 2).throws(*reversed(IDEAL)).throws(*reversed(IDEAL))
    assert table.result.points == (0, 0)
    assert table.result.winners == (0, 1)
    assert table.result.places == (1, 1)


def test_a_throw_scores_its_place_counted_down_or_nothing() -> None:
    for number, face in product(range(6), range(1, 7)):
        misses = [face + 1 if face < 6 else 1 for face in IDEAL]
        assert score(*misses[:number], face, *misses[number + 1 :]) == (face if face == 6 - number else 0)


def test_a_match_can_add_up_points() -> None:
    table = Table("mariechen-rueckwaerts", 2, games=2, match_scoring="points")
    table.throws(*IDEAL).throws(*reversed(IDEAL)).throws(*IDEAL).throws(1, 5, 1, 3, 3, 3)
    assert table.result.points == (29, 21)
