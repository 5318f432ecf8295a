"""Words as they are compared."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.parts.words import normalised, serves


@pytest.mark.parametrize(
    ("word", "compared"),
    [
        ("Österreich", "OESTERREICH"),
        ("Äpfel", "AEPFEL"),
        ("Übersee", "UEBERSEE"),
        ("Straße", "STRASSE"),
        ("STRAẞE", "STRASSE"),
        ("Émile", "EMILE"),
        ("São Tomé", "SAOTOME"),
        ("Baden-Baden", "BADENBADEN"),
        ("St. Pölten", "STPOELTEN"),
        ("Côte d'Ivoire", "COTEDIVOIRE"),
        ("Côte d’Ivoire", "COTEDIVOIRE"),
        ("Łódź", "LODZ"),
        ("Ørsted", "ORSTED"),
        ("danemark", "DANEMARK"),
        ("Dänemark", "DAENEMARK"),
        ("U2", "U2"),
        ("", ""),
        (" - . ' ", ""),
    ],
)
def test_the_compared_form(word: str, compared: str) -> None:
    assert normalised(word) == compared


def test_an_umlaut_of_two_signs_is_the_same_umlaut() -> None:
    assert normalised(unicodedata.normalize("NFD", "Österreich")) == "OESTERREICH"


@given(st.text(st.characters(max_codepoint=0x24F), max_size=40))
def test_comparing_what_is_compared_changes_nothing_more(word: str) -> None:
    compared = normalised(word)
    assert normalised(compared) == compared
    assert not any(sign.isspace() for sign in compared), "the ids of two words can be told apart by a blank"


@given(st.text(alphabet="abcxyzäöüßéABCÄÖÜ -'.", max_size=40))
def test_capitals_make_no_difference(word: str) -> None:
    assert normalised(word) == normalised(word.upper()) == normalised(word.lower())


def test_a_word_serves_a_die_that_shows_its_first_letter() -> None:
    assert serves("Österreich", "O")
    assert serves("öl", "O")
    assert not serves("Österreich", "E")


@pytest.mark.parametrize("word", ["", "B", "B.", "B2", "-B"])
def test_less_than_two_letters_serve_nothing(word: str) -> None:
    assert not serves(word, "B")
