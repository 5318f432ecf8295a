"""The word lists that come with Knobel, and the slot through which rules ask them."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.parts import dictionary
from knobel.parts.words import normalised
from knobel.words import LANGUAGES, build, has_word, word_list
from knobel.words.lists import LONGEST, SHORTEST, WordList, packed, unpacked

DATA = files("knobel.words") / "data"
MEGABYTE = 1 << 20
PLAIN = st.text("ABC", min_size=1, max_size=5)


@pytest.fixture(autouse=True)
def _usual_lists() -> Iterator[None]:
    """Whatever a test provides, the usual lists come back."""
    usual = {language: dictionary.provided(language) for language in LANGUAGES}
    yield
    for language, look_up in usual.items():
        dictionary.provide(language, look_up)


def small(*words: str) -> WordList:
    return unpacked(packed(build.automaton(sorted(words))))


@pytest.mark.parametrize(
    "word", "Haus See Garten Tisch Tische nur Rose Tor Bau Öl Straße Häuser gehst ab du Ei".split()
)
def test_german_words_are_found(word: str) -> None:
    assert has_word("de", word)


@pytest.mark.parametrize("word", ["", "H", "Xqz", "Hausx", "ausx", "DVD", "WWW", "Katze!", "Ha2s", "TB", "OA", "RU"])
def test_what_is_no_german_word_is_not_found(word: str) -> None:
    assert not has_word("de", word)


@pytest.mark.parametrize("word", ["house", "houses", "CAT", "went", "at", "café"])
def test_english_words_are_found(word: str) -> None:
    assert has_word("en", word)


@pytest.mark.parametrize("word", ["Paris", "Mary", "kg", "mph", "cc", "xylophonez", "dog'"[:3] + "x"])
def test_english_names_and_abbreviations_are_not_found(word: str) -> None:
    assert not has_word("en", word)


@pytest.mark.parametrize(("language", "least"), [("de", 450_000), ("en", 55_000)])
def test_a_list_holds_plain_words_that_thirteen_dice_can_lay_in_order(language: str, least: int) -> None:
    words = list(word_list(language))
    assert len(words) >= least
    assert words == sorted(set(words))
    assert all(SHORTEST <= len(word) <= LONGEST and normalised(word) == word and word.isascii() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_small_and_has_a_licence_note(language: str) -> None:
    assert len((DATA / f"{language}.words").read_bytes()) < MEGABYTE
    note = (DATA / f"{language}.LICENSE.txt").read_text(encoding="utf-8")
    assert {"de": "CC0 1.0", "en": "Kevin Atkinson"}[language] in note


def test_there_is_no_list_of_other_languages() -> None:
    with pytest.raises(LookupError, match="de, en"):
        word_list("fr")


def test_importing_knobel_reads_no_list() -> None:
    script = "import knobel; from knobel.words import word_list; print(word_list.cache_info().currsize)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


@given(st.sets(PLAIN), st.sets(PLAIN))
def test_an_automaton_holds_exactly_its_words(words: set[str], others: set[str]) -> None:
    found = small("AA", *words)
    assert list(found) == sorted({"AA", *words})
    assert all((word in found) == (word in words or word == "AA") for word in others)


def test_an_automaton_shares_what_is_alike() -> None:
    assert len(build.automaton(["BAUEN", "BAUER", "HAUEN", "HAUER"])) == len("BHAUENR")


# Building ------------------------------------------------------------------------------------------------------------


def test_a_source_loses_names_abbreviations_and_what_cannot_be_laid() -> None:
    lines = ["Paris", "cat", "cat's", "mph", "hmm", "extraordinarily", "café", ""]
    assert [word for word in build.words_of("en", lines) if len(word) > 2] == ["CAFE", "CAT", "HMM"]
    german = ["AAL aal Aal", "DVD DVD", "AEH äh", "NUR", "DONAUDAMPFSCHIFF"]
    assert [word for word in build.words_of("de", german) if len(word) > 2] == ["AAL", "AEH", "NUR"]


def test_the_command_builds_a_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "FOLDER", tmp_path)
    source = tmp_path / "source"
    source.write_text("cat\ndog\n", encoding="utf-8")
    assert build.main(["en", str(source)]) == 0
    assert "DOG" in unpacked((tmp_path / "en.words").read_bytes())
    assert capsys.readouterr().out.startswith("en: ")
    assert build.main(["fr", str(source)]) == 2
    assert "usage" in capsys.readouterr().err


# The slot ------------------------------------------------------------------------------------------------------------


def test_rules_ask_the_lists_of_the_house() -> None:
    assert dictionary.accepts("de", "HAUS")
    assert not dictionary.accepts("de", "XQZ")


def test_a_host_may_hand_in_its_own_list() -> None:
    dictionary.provide("de", {"XQZ"}.__contains__)
    assert dictionary.accepts("de", "XQZ")
    assert not dictionary.accepts("de", "HAUS")


def test_without_a_list_every_word_counts() -> None:
    dictionary.provide("de", None)
    assert dictionary.provided("de") is None
    assert dictionary.accepts("de", "XQZ")
