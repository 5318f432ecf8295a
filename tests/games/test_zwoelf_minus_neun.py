"""Zwölf minus neun: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import points, round_by_round
from tests.support.table import Table

THREE, MINUS_THREE, THIRTY_SIX = (1, 2, 3, 4, 5, 6), (2, 2, 4, 1, 5, 5), (6,) * 6


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("zwoelf-minus-neun", 2).throw(*faces))[0]


@case("zwoelf-minus-neun:C1")
def test_the_name_of_the_game_is_worth_three(case_id: str) -> None:
    assert worth(*THREE) == 3


@case("zwoelf-minus-neun:C2")
def test_six_sixes_are_best(case_id: str) -> None:
    assert worth(*THIRTY_SIX) == 36


@case("zwoelf-minus-neun:C3")
def test_six_fives_are_worst(case_id: str) -> None:
    assert worth(5, 5, 5, 5, 5, 5) == -30


@case("zwoelf-minus-neun:C4")
def test_odd_pips_are_taken_away(case_id: str) -> None:
    assert worth(*MINUS_THREE) == -3


@case("zwoelf-minus-neun:C5")
def test_throws_are_added_up(case_id: str) -> None:
    table = round_by_round("zwoelf-minus-neun", [THREE, MINUS_THREE, THIRTY_SIX], [THREE] * 3)
    assert table.result.points == (36, 9)


@case("zwoelf-minus-neun:C6")
def test_the_better_of_two_negative_totals_wins(case_id: str) -> None:
    table = round_by_round("zwoelf-minus-neun", [(5, 1, 2, 2, 1, 1)], [(5, 5, 1, 4, 1, 1)], rounds=1)
    assert table.result.points == (-4, -9)
    assert table.result.winners == (0,)


def test_a_play_off_is_scored_like_the_game() -> None:
    table = round_by_round("zwoelf-minus-neun", [THREE], [THREE], rounds=1, tie_break="throw_off")
    assert table.throws((5, 5, 5, 5, 5, 5), (1, 1, 1, 1, 2, 2)).result.winners == (1,)
