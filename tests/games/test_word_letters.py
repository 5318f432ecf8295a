"""Letter dice: the facts of both sets."""

from collections import Counter
from fractions import Fraction

import pytest

from knobel.games.word._letters import JOKER, LETTERS, VALUES, letter_dice, vowels

LANGUAGES = ("de", "en")


def vowel_chances(language: str) -> list[Fraction]:
    """The chance of each number of vowels in a throw."""
    chances = [Fraction(1)]
    for letters in LETTERS[language]:
        share = Fraction(vowels(letters), len(letters))
        without = [chance * (1 - share) for chance in chances] + [Fraction(0)]
        one_more = [Fraction(0)] + [chance * share for chance in chances]
        chances = [a + b for a, b in zip(without, one_more, strict=True)]
    return chances


@pytest.mark.parametrize("language", LANGUAGES)
def test_thirteen_dice_have_six_different_letters_each_and_one_joker_in_all(language: str) -> None:
    dice = LETTERS[language]
    assert len(dice) == 13
    assert all(len(set(letters)) == len(letters) == 6 for letters in dice)
    faces = "".join(dice)
    assert faces.count(JOKER) == 1
    assert "Q" not in faces
    assert set(faces) - {JOKER} <= set("ABCDEFGHIJKLMNOPRSTUVWXYZ")


def test_the_german_letters_fall_as_often_as_agreed() -> None:
    expected = "E" * 11 + "N" * 6 + "AIRST" * 5 + "U" * 4 + "DHLO" * 3 + "BCFGKM" * 2 + "JPVWXYZ◆"
    assert Counter("".join(LETTERS["de"])) == Counter(expected)


@pytest.mark.parametrize(("language", "with_three"), [("de", 2), ("en", 3)])
def test_every_die_has_two_vowels_and_a_few_have_three(language: str, with_three: int) -> None:
    counts = Counter(vowels(letters) for letters in LETTERS[language])
    assert counts == {2: 13 - with_three, 3: with_three}


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_clusters_stay_possible(language: str) -> None:
    for letters in LETTERS[language]:
        assert not ("C" in letters and set("HKS") & set(letters))
    assert not any({"S", "T"} <= set(letters) for letters in LETTERS["de"])


@pytest.mark.parametrize(("language", "mean", "few"), [("de", 4.67, 0.025), ("en", 4.83, 0.020)])
def test_a_throw_has_nearly_five_vowels(language: str, mean: float, few: float) -> None:
    chances = vowel_chances(language)
    assert sum(chances) == 1
    assert round(float(sum(k * chance for k, chance in enumerate(chances))), 2) == mean
    assert round(float(chances[0] + chances[1]), 3) == few


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_on_a_die_has_a_value_and_the_joker_has_none(language: str) -> None:
    assert set(VALUES[language]) == set("".join(LETTERS[language]))
    assert VALUES[language][JOKER] == 0
    assert all(value > 0 for letter, value in VALUES[language].items() if letter != JOKER)


def test_some_values_of_the_two_sets() -> None:
    assert [VALUES["de"][letter] for letter in "ELBPJY"] == [1, 2, 3, 4, 6, 7]
    assert [VALUES["en"][letter] for letter in "EUBFJZ"] == [1, 2, 3, 5, 7, 7]


def test_the_dice_show_code_points_in_the_order_of_the_set() -> None:
    dice = letter_dice("de")
    assert len(dice) == 13
    assert tuple(map(ord, "DANBKBCXFH◆VM")) in dice.legal
    assert tuple(map(ord, "QANBKBCXFH◆VM")) not in dice.legal
    assert letter_dice("de") is dice


def test_neither_y_nor_the_joker_is_a_vowel() -> None:
    assert vowels("AEIOUY◆XB") == 5
