"""Words by category and letter: complete for the letters that dice show, spelled as they should be, and well known."""

import unicodedata
from itertools import pairwise

import pytest

from knobel.core.phrases import say
from knobel.games.word._categories import LISTED
from knobel.games.word._letters import JOKER, LETTERS
from knobel.games.word._round import LONGEST_TERM
from knobel.minds.experts.stadt_land_fluss.vocabulary import figures, is_blank, known_words
from knobel.parts.words import normalised, serves
from knobel.texts import texts
from knobel.words.categories import Category, categories, category_of, is_of_category

LANGUAGES = ("de", "en")
STRENGTHS = range(0, 101, 10)
# The letters for which a language has no word at all, and no others.
GAPS = {("de", "land", "X"), ("de", "land", "Y"), ("en", "land", "X")}
# Punctuation that titles and names have; everything else in a word is a letter, a blank or a figure.
SIGNS = set(" -’./") | set("0123456789")
ALL = [(language, category) for language in LANGUAGES for category in categories(language).values()]
each_category = pytest.mark.parametrize(("language", "category"), ALL, ids=lambda value: getattr(value, "id", value))


def letters(language: str) -> set[str]:
    return {letter for die in LETTERS[language] for letter in die} - {JOKER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_have_every_category_of_the_game(language: str) -> None:
    assert tuple(categories(language)) == LISTED
    assert len(LISTED) >= 12


@each_category
def test_every_letter_of_the_dice_has_words_or_a_gap_that_is_known(language: str, category: Category) -> None:
    assert set(category.words) == letters(language)
    assert {(language, category.id, letter) for letter, words in category.words.items() if not words} == {
        gap for gap in GAPS if gap[:2] == (language, category.id)
    }


@each_category
def test_most_letters_have_three_words_to_choose_from(language: str, category: Category) -> None:
    few = [letter for letter, words in category.words.items() if len(words) < 3]
    assert len(few) <= 8, few


@each_category
def test_a_word_is_spelled_cleanly_and_serves_its_letter(language: str, category: Category) -> None:
    for letter, words in category.words.items():
        for word in words:
            assert serves(word, letter), word
            assert word == word.strip() == unicodedata.normalize("NFC", word), word
            assert len(word) <= LONGEST_TERM, word
            assert word[0].isupper(), word
            assert all(sign.isalpha() or sign in SIGNS for sign in word), word
            assert "  " not in word, word


@each_category
def test_no_word_stands_twice_in_a_category(language: str, category: Category) -> None:
    words = [normalised(word) for listed in category.words.values() for word in listed]
    assert [word for word in words if words.count(word) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_category_is_found_by_what_it_is_called(language: str) -> None:
    for id, category in categories(language).items():
        assert category.names[0] == texts(language).say(say(f"category-{id}"), "stadt-land-fluss-zeit", ())
        assert {category_of(name) for name in (id, *category.names, category.names[0].upper())} == {id}


@pytest.mark.parametrize("name", ["Automarke", "Things that squeak", "", "?"])
def test_an_unknown_category_is_none_of_them(name: str) -> None:
    assert category_of(name) is None


def test_a_word_is_of_a_category_however_it_is_spelled() -> None:
    assert is_of_category("de", "stadt", "köln")
    assert is_of_category("de", "stadt", "KOELN")
    assert not is_of_category("de", "tier", "Köln")


@each_category
def test_the_stronger_know_all_that_the_weaker_know(language: str, category: Category) -> None:
    for letter, words in category.words.items():
        known = [known_words(category, letter, strength) for strength in STRENGTHS]
        assert all(set(weaker) <= set(stronger) for weaker, stronger in pairwise(known))
        assert known[-1] == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weak_know_fewer_words_and_nothing_of_some_letters(language: str) -> None:
    known = {
        strength: [
            known_words(each, letter, strength) for each in categories(language).values() for letter in each.words
        ]
        for strength in STRENGTHS
    }
    sizes = [sum(map(len, words)) for words in known.values()]
    assert sizes == sorted(set(sizes))
    assert 0 < known[0].count(()) < len(known[0]) / 4
    assert known[100].count(()) == sum(gap[0] == language for gap in GAPS)


def test_what_does_not_come_to_mind_stays_away_and_comes_sooner_to_the_stronger() -> None:
    blanks = [{n for n in range(1000) if is_blank(strength, "Tier", n)} for strength in STRENGTHS]
    assert all(stronger < weaker for weaker, stronger in pairwise(blanks))
    assert not blanks[-1]


def test_the_figures_tell_of_both_languages() -> None:
    assert [line[:3] for line in figures().splitlines() if not line.startswith(" ")] == ["de:", "en:"]
