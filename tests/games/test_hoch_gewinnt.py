"""Hoch gewinnt: its worked cases and rules."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from knobel.games.series.hoch_gewinnt import number, value
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table


def worth(*faces: int, **options: Any) -> Fraction:
    """What a throw is worth with the divisor that the engine takes."""
    table = Table("hoch-gewinnt", 2, **options).throw(*faces)
    return value(table.game_state.thrown[0], table.game_state.divisors[0], table.game.options["operation"])


def winners(*throws: tuple[int, ...], **options: Any) -> tuple[int, ...]:
    """Who wins when these throws fall."""
    return Table("hoch-gewinnt", len(throws), **options).throws(*throws).result.winners


@case("hoch-gewinnt:C1")
def test_two_dice_are_multiplied_and_divided_by_the_smallest(case_id: str) -> None:
    assert worth(5, 3, 2) == Fraction(15, 2)


@case("hoch-gewinnt:C2")
def test_the_higher_value_wins(case_id: str) -> None:
    assert worth(6, 4, 3) == 8
    assert winners((5, 3, 2), (6, 4, 3)) == (1,)


@case("hoch-gewinnt:C3")
def test_low_divides_by_the_largest(case_id: str) -> None:
    assert worth(2, 3, 5, direction="tief") == Fraction(6, 5)


@case("hoch-gewinnt:C4")
def test_the_lower_value_wins_in_low(case_id: str) -> None:
    assert worth(3, 4, 6, direction="tief") == 2
    assert winners((3, 4, 6), (2, 3, 5), direction="tief") == (1,)


@case("hoch-gewinnt:C5")
def test_adding_changes_the_winner(case_id: str) -> None:
    assert worth(5, 3, 2, operation="add") == 4
    assert worth(6, 4, 3, operation="add") == Fraction(10, 3)
    assert winners((5, 3, 2), (6, 4, 3), operation="add") == (0,)
    assert winners((5, 3, 2), (6, 4, 3), operation="multiply") == (1,)


@case("hoch-gewinnt:C6")
def test_the_extremes(case_id: str) -> None:
    assert worth(6, 6, 1) == 36
    assert worth(1, 1, 6, direction="tief") == Fraction(1, 6)
    assert worth(4, 4, 4) == worth(4, 4, 4, direction="tief") == 4
    assert max(worth(*faces) for faces in product(range(1, 7), repeat=3)) == 36
    assert min(worth(*faces, direction="tief") for faces in product(range(1, 7), repeat=3)) == Fraction(1, 6)


@case("hoch-gewinnt:C7")
def test_equal_fractions_tie(case_id: str) -> None:
    assert worth(2, 4, 1) == 8
    assert winners((2, 4, 1), (6, 4, 3)) == (0, 1)


@case("hoch-gewinnt:C8")
def test_decimals_count(case_id: str) -> None:
    assert worth(5, 4, 3) == Fraction(20, 3)
    assert winners((5, 4, 3), (6, 6, 6)) == (0,)


@case("hoch-gewinnt:C9")
def test_a_player_may_choose_a_poor_divisor(case_id: str) -> None:
    table = Table("hoch-gewinnt", 2, assignment="player").throw(5, 3, 2)
    assert all(table.offers(f"take {face}") for face in (2, 3, 5))
    table.do("take 5")
    assert value(table.game_state.thrown[0], table.game_state.divisors[0], "multiply") == Fraction(6, 5)
    table.throw(1, 1, 1).do("take 1")
    assert table.result.winners == (0,)


def test_only_dice_that_lie_there_can_divide() -> None:
    table = Table("hoch-gewinnt", 2, assignment="player").throw(5, 3, 3)
    assert table.refuses("take 4") == "not-a-choice"
    assert not table.offers("take 1")


@pytest.mark.parametrize(("direction", "best"), [("hoch", 2), ("tief", 5)])
def test_the_clock_divides_by_the_best_die(direction: str, best: int) -> None:
    table = Table("hoch-gewinnt", 2, assignment="player", direction=direction, decision_seconds=10).throw(5, 3, 2)
    assert table.expire("decision-0-0").game_state.divisors[0] == best


@pytest.mark.parametrize("operation", ["multiply", "add"])
@pytest.mark.parametrize("direction", ["hoch", "tief"])
def test_the_engine_takes_the_best_divisor_of_every_throw(direction: str, operation: Any) -> None:
    best = max if direction == "hoch" else min
    for faces in product(range(1, 7), repeat=3):
        values = [value(faces, divisor, operation) for divisor in faces]
        assert worth(*faces, direction=direction, operation=operation) == best(values)


def test_a_play_off_is_scored_like_the_game() -> None:
    tied = Table("hoch-gewinnt", 2, tie_break="throw_off").throws((2, 4, 1), (6, 4, 3))
    assert tied.throws((6, 6, 6), (5, 4, 3)).result.winners == (1,)
    low = Table("hoch-gewinnt", 2, tie_break="throw_off", direction="tief").throws((4, 4, 4), (4, 4, 4))
    assert low.throws((6, 6, 6), (5, 4, 3)).result.winners == (1,)


@pytest.mark.parametrize(
    ("exact", "german"),
    [
        (Fraction(8), "8"),
        (Fraction(15, 2), "7,5"),
        (Fraction(20, 3), "ungefähr 6,67"),
        (Fraction(1, 6), "ungefähr 0,17"),
    ],
)
def test_values_are_told_with_two_decimals_at_most(exact: Fraction, german: str) -> None:
    assert texts("de").say(number(exact), "hoch-gewinnt") == german
