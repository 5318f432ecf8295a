"""Odds and single turns against figures that everybody can check."""

from fractions import Fraction

import pytest

import knobel
from knobel.core.dice import d6
from knobel.parts.playoff import PlayOff
from knobel.solve import TooBig, solve_turn
from knobel.solve.odds import spread_of, throw_odds, turn_odds
from knobel.solve.playoffs import chances_of


def test_two_dice_make_a_seven_once_in_six_throws() -> None:
    sums = spread_of(d6(2), sum)
    assert sums[7] == Fraction(1, 6)
    assert sums[2] == Fraction(1, 36)
    assert sum(sums.values()) == 1


def test_five_dice_are_all_equal_once_in_1296_throws() -> None:
    odds = throw_odds(knobel.game("kniffel"))
    assert odds is not None
    assert odds.equal == {
        1: Fraction(5, 54),
        2: Fraction(25, 36),
        3: Fraction(125, 648),
        4: Fraction(25, 1296),
        5: Fraction(1, 1296),
    }


def test_a_kniffel_in_three_throws_comes_as_often_as_is_well_known() -> None:
    """Going for five equal dice succeeds in 4.6029 % of all turns."""
    line = "kniffel/1/seat=0,sheets=((3,6,9,12,15,18,20,0,25,30,0,-,22)),extra=(0)//joker=no,extra_points=no"
    game, state = knobel.read_position(line)
    turn = solve_turn(game, state)
    assert not isinstance(turn, TooBig)
    least, most = sorted(turn.spread)
    assert most - least == 50
    assert round(turn.spread[most], 6) == 0.046029
    assert turn.value(state)[0] == pytest.approx(least + 50 * turn.spread[most])


def test_the_turn_of_a_series_spreads_like_its_throws_added_up() -> None:
    """One throw of three dice: no pair in 5 of 9, so nothing at all; three throws have that to the power of three."""
    game = knobel.game("pasch", options={"starter": "first_seat", "throws": 3})
    odds = turn_odds(game)
    assert not isinstance(odds, TooBig)
    assert not odds.decided
    assert odds.spread[0] == pytest.approx((5 / 9) ** 3)
    assert sum(odds.spread.values()) == pytest.approx(1)
    assert odds.mean == pytest.approx(3 * sum(face * 15 + 4 * face for face in range(1, 7)) / 216)


def test_a_play_off_counts_throws_already_made() -> None:
    """Against a four: the other wins with five or six, shares with four."""
    chances = chances_of(PlayOff((2, 0), thrown=((4,),)), d6(1), sum)
    assert chances[0] == pytest.approx(2 / 6 + 1 / 12)
    assert chances[2] == pytest.approx(1 - chances[0])
    fresh = chances_of(PlayOff((0, 1, 2)), d6(1), sum)
    assert {round(chance, 12) for chance in fresh.values()} == {round(1 / 3, 12)}
