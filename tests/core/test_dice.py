"""Dice: outcomes and their exact chances."""

from collections import Counter
from fractions import Fraction

import pytest

from knobel.core.dice import (
    D6,
    D10,
    DiceSet,
    Die,
    Kind,
    d6,
    dice_set,
    letter_kind,
    lot,
    orderings,
    poker_dice,
    some_of,
)

MIXED = dice_set(Die(0), Die(1), Die(2, D10, "red"))


@pytest.mark.parametrize("dice", [d6(1), d6(2), d6(3), poker_dice(2), lot(5), MIXED])
def test_the_chances_of_all_outcomes_add_up_to_one(dice: DiceSet) -> None:
    assert sum(chance for _, chance in dice.outcomes()) == 1
    assert sum(chance for _, chance in dice.merged_outcomes()) == 1


def test_merged_outcomes_agree_with_counting_every_throw() -> None:
    by_hand = Counter(tuple(sorted(faces)) for faces, _ in d6(3).outcomes())
    merged = dict(d6(3).merged_outcomes())
    assert len(merged) == 56
    assert all(merged[faces] == Fraction(ways, 216) for faces, ways in by_hand.items())
    assert all(chance == Fraction(orderings(faces), 216) for faces, chance in merged.items())


def test_merged_outcomes_are_worked_out_once() -> None:
    assert d6(4).merged_outcomes() is d6(4).merged_outcomes()


def test_merging_keeps_dice_of_different_kinds_apart() -> None:
    faces = {faces for faces, _ in MIXED.merged_outcomes()}
    assert (1, 2, 0) in faces
    assert (2, 1, 0) not in faces
    assert len(faces) == 21 * 10


def test_a_face_that_stands_twice_falls_twice_as_often() -> None:
    loaded = dice_set(Die(0, Kind("loaded", (1, 1, 2))))
    assert dict(loaded.merged_outcomes()) == {(1,): Fraction(2, 3), (2,): Fraction(1, 3)}


def test_legal_faces_are_those_that_can_fall() -> None:
    assert (6, 6) in d6(2).legal
    assert (6, 7) not in d6(2).legal
    assert (6,) not in d6(2).legal
    assert (1, 1, 0) in MIXED.legal
    assert (0, 1, 1) not in MIXED.legal


def test_a_set_too_large_to_list_still_knows_its_faces() -> None:
    letters = dice_set(*(Die(index, letter_kind("AEDGSZ")) for index in range(13)))
    assert tuple(map(ord, "AEDGSZAEDGSZA")) in letters.legal
    assert tuple(map(ord, "AEDGSZAEDGSZX")) not in letters.legal
    assert tuple(map(ord, "AED")) not in letters.legal


def test_equal_sets_are_the_same_set() -> None:
    assert d6(3) is dice_set(Die(0), Die(1), Die(2))
    assert some_of(d6(3), (0, 2)) is dice_set(Die(0), Die(2))
    assert D6.faces == (1, 2, 3, 4, 5, 6)
