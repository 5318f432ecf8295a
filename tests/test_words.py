"""The word lists that come with Knobel, and how games are handed one."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knobel
from knobel.core.lexicon import Lexicon
from knobel.parts.words import normalised
from knobel.words import (
    LANGUAGES,
    automaton_of,
    build,
    has_word,
    house_lexicon,
    house_titles,
    lexicons,
    lists,
    own_lexicon,
    word_list,
)
from knobel.words.automata import automaton
from knobel.words.lists import LONGEST, SHORTEST, WordList, newest_version, packed, unpacked

DATA = files("knobel.words") / "data"
MEGABYTE = 1 << 20
PLAIN = st.text("ABC", min_size=1, max_size=5)


def small(*words: str) -> WordList:
    return unpacked(packed(automaton(sorted(words))))


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
    assert len(automaton(["BAUEN", "BAUER", "HAUEN", "HAUER"])) == len("BHAUENR")


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


# Versions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_changes_has_another_version(language: str) -> None:
    """After a change of the data, `python -m knobel.words.build` notes the new version and keeps the old list."""
    assert newest_version(language) == word_list(language).version
    for older in Path(str(DATA)).glob(f"{language}-*.words"):
        assert older.stem == f"{language}-{unpacked(older.read_bytes()).version}"


@given(st.sets(PLAIN), st.sets(PLAIN))
def test_lists_have_the_same_version_if_they_have_the_same_words(one: set[str], other: set[str]) -> None:
    assert (own_lexicon("a", "de", one).version == own_lexicon("a", "de", other).version) == (one == other)


def test_a_list_that_is_replaced_stays_for_those_who_began_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (build, lists):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(lexicons, "LANGUAGES", ("en",))
    source = tmp_path / "source"

    def forget() -> None:
        for function in (lists.newest_version, lists.word_list, house_lexicon):
            function.cache_clear()

    def built(words: str) -> Lexicon:
        source.write_text(words, encoding="utf-8")
        assert build.main(["en", str(source)]) == 0
        forget()
        return house_lexicon("en")

    try:
        first = built("cat\ndog\n")
        assert "DOG" in first
        second = built("cat\nowl\n")
        assert first.title != second.title
        assert ("DOG" in second, "OWL" in second) == (False, True)
        assert house_titles() == [second.title, first.title]
        kept = house_lexicon("en", first.title)
        assert (kept.title, "DOG" in kept, "OWL" in kept) == (first.title, True, False)
        (tmp_path / f"en-{first.version}.words").unlink()
        forget()
        for unknown in (first.title, "knobel-en ../secret", "others 1", ""):
            assert house_lexicon("en", unknown).title == second.title
    finally:
        forget()


# Lexicons ------------------------------------------------------------------------------------------------------------


def test_a_game_is_handed_the_list_of_the_house() -> None:
    lexicon = knobel.game("letra-mix").advice.lexicon
    assert lexicon is not None
    assert (lexicon.language, "HAUS" in lexicon, "XQZ" in lexicon) == ("de", True, False)
    english = knobel.game("letra-mix", options={"dice_set": "en"}).advice.lexicon
    assert english is not None
    assert (english.language, "HOUSE" in english) == ("en", True)


def test_a_host_may_hand_in_its_own_list() -> None:
    own = own_lexicon("own", "de", ["xqz", "Öl", "A1", ""])
    assert knobel.game("letra-mix", lexicon=own).advice.lexicon is own
    assert ("XQZ" in own, "OEL" in own, "HAUS" in own) == (True, True, False)
    assert list(automaton_of(own)) == ["OEL", "XQZ"]
    assert list(automaton_of(own_lexicon("own", "de", []))) == []
    assert "A" not in own_lexicon("own", "de", [])
