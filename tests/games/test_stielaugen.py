"""Stielaugen: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import Throws, points
from tests.support.table import Table

SEVENTY_ONE: Throws = [(4,), (3, 5), (1, 1, 6), (2, 2, 3, 4), (6, 6, 5, 1, 1), (1, 2, 3, 4, 5, 6)]
# The second round of whoever is to end with 147, or with 150.
SEVENTY_SIX: Throws = [(6, 6, 6, 6, 6, 1), (5, 4, 3, 3, 3), (3, 3, 3, 3), (5, 3, 3), (2, 1), (1,)]
SEVENTY_NINE: Throws = [*SEVENTY_SIX[:-1], (4,)]


def up(face: int) -> Throws:
    """The first round of somebody who throws nothing but this face."""
    return [(face,) * count for count in range(1, 7)]


def down(face: int) -> Throws:
    """The second round of somebody who throws nothing but this face."""
    return [(face,) * count for count in range(6, 0, -1)]


@case("stielaugen:C1")
def test_one_to_six_dice_in_a_row(case_id: str) -> None:
    table = Table("stielaugen", 2).throws(*SEVENTY_ONE)
    assert points(table)[0] == 4 + 8 + 8 + 11 + 19 + 21 == 71
    assert table.thrower == 1


@case("stielaugen:C2")
def test_all_ones_make_forty_two(case_id: str) -> None:
    table = Table("stielaugen", 2).throws(*up(1))
    assert points(table)[0] == 21
    table.throws(*up(2), *down(1))
    assert points(table)[0] == 42


@case("stielaugen:C3")
def test_all_sixes_make_two_hundred_and_fifty_two(case_id: str) -> None:
    table = Table("stielaugen", 2).throws(*up(6))
    assert points(table)[0] == 126
    table.throws(*up(2), *down(6))
    assert points(table)[0] == 252


@case("stielaugen:C4")
def test_both_rounds_are_added_up(case_id: str) -> None:
    table = Table("stielaugen", 2).throws(*SEVENTY_ONE, *up(1), *SEVENTY_SIX)
    assert points(table)[0] == 71 + 76 == 147


@case("stielaugen:C5")
def test_equal_totals_share_the_win(case_id: str) -> None:
    table = Table("stielaugen", 3).throws(*SEVENTY_ONE, *SEVENTY_ONE, *SEVENTY_ONE)
    table.throws(*SEVENTY_SIX, *SEVENTY_NINE, *SEVENTY_NINE)
    assert table.result.points == (147, 150, 150)
    assert table.result.winners == (1, 2)
    assert table.result.places == (3, 1, 1)


def test_a_play_off_is_one_throw_with_six_dice() -> None:
    table = Table("stielaugen", 2, tie_break="throw_off").throws(*up(3), *up(3), *down(3), *down(3))
    assert table.throws((1, 1, 1, 1, 1, 2), (1, 1, 1, 1, 1, 1)).result.winners == (0,)
