"""Familie Meier: its worked cases and rules."""

from knobel import Throw
from tests.support.cases import case
from tests.support.series import round_by_round
from tests.support.table import Table

LONELY = [(3, 4, 5), (3, 6), (5,)]


def sizes(*throws: tuple[int, ...]) -> list[int | None]:
    """How large the family of seat 0 is after each of these throws."""
    table = Table("familie-meier", 2)
    after = []
    for own, other in zip(throws, LONELY, strict=True):
        table.throw(*own)
        points = table.game.result(table.state).points or ()
        after.append(points[0])
        table.throw(*other)
    return after


@case("familie-meier:C1")
def test_father_then_mother_then_children(case_id: str) -> None:
    assert sizes((1, 5, 6), (2, 3), (4,)) == [1, 1 + 1 + 3, 9]


@case("familie-meier:C2")
def test_without_frau_meier_there_are_no_children(case_id: str) -> None:
    assert sizes((3, 4, 5), (1, 6), (5,)) == [0, 1, 1]


@case("familie-meier:C3")
def test_all_may_come_in_one_throw(case_id: str) -> None:
    assert sizes((1, 2, 6), (3, 5), (1,)) == [8, 16, 17]


@case("familie-meier:C4")
def test_a_two_before_herr_meier_is_lost(case_id: str) -> None:
    assert sizes((2, 2, 5), (1, 2), (6,)) == [0, 2, 8]


@case("familie-meier:C5")
def test_a_second_one_is_a_child_once_both_are_there(case_id: str) -> None:
    assert sizes((1, 1, 2), (2, 2), (1,)) == [3, 7, 8]


@case("familie-meier:C6")
def test_a_second_two_counts_two_children(case_id: str) -> None:
    assert sizes((1, 2, 2), (1, 1), (3,)) == [4, 6, 9]


@case("familie-meier:C7")
def test_frau_meier_may_come_last(case_id: str) -> None:
    assert sizes((1, 1, 6), (4, 4), (2,)) == [1, 1, 2]


@case("familie-meier:C8")
def test_herr_meier_alone_or_nobody_at_all(case_id: str) -> None:
    assert sizes((3, 4, 6), (2, 5), (1,)) == [0, 0, 1]
    assert sizes((2, 3, 6), (5, 5), (2,)) == [0, 0, 0]


def test_the_rounds_have_three_dice_two_and_one() -> None:
    table = Table("familie-meier", 2)
    counts = []
    for faces in (LONELY[0], LONELY[0], LONELY[1], LONELY[1], LONELY[2], LONELY[2]):
        assert isinstance(table.stage, Throw)
        counts.append((table.stage.seat, len(table.stage.dice)))
        table.throw(*faces)
    assert counts == [(0, 3), (1, 3), (0, 2), (1, 2), (0, 1), (1, 1)]


def test_the_largest_family_wins() -> None:
    table = round_by_round("familie-meier", LONELY, [(1, 2, 6), (6, 6), (6,)])
    assert table.result.points == (0, 26)
    assert table.result.winners == (1,)


def test_a_play_off_compares_the_sums_of_three_dice() -> None:
    table = round_by_round("familie-meier", LONELY, LONELY, tie_break="throw_off")
    assert table.throws((1, 2, 6), (5, 5, 5)).result.winners == (1,)
