"""The table of options under the rules: every option and every value of every game, in both languages."""

import re

import pytest

import knobel
from knobel.cli.rules_text import value_label
from knobel.cli.voice import Voice
from knobel.match.options import all_fields
from knobel.texts import LANGUAGES
from tests.house.test_card_texts import trouble_in

VALUE = re.compile(r"(?P<typed>[^ ]+)( \((?P<called>.+)\))?")


def trouble(typed: str, label: str) -> str | None:
    """What is wrong with what is said of a value, if anything."""
    match = VALUE.fullmatch(label)
    if match is None or match["typed"] != typed:
        return "does not begin with what is typed"
    called = match["called"]
    if called is None:
        return "says no more than an inner name" if re.search(r"[_-]", typed) else None
    if re.match(rf"{re.escape(typed)}(?!\w)", called):
        return "says the value twice"
    return "brackets in brackets" if re.search(r"[()]", called) else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", knobel.ids())
def test_every_value_is_said_once_and_in_words(id: str, language: str) -> None:
    voice = Voice(language, id)
    for field in all_fields(knobel.declared(id)):
        for value in field.values:
            typed = str(value).lower() if isinstance(value, bool) else str(value)
            label = value_label(field.name, value, voice)
            assert trouble(typed, label) is None, f"{field.name}: {label}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", knobel.ids())
def test_no_option_says_what_no_card_may_say(id: str, language: str) -> None:
    voice = Voice(language, id)
    for field in all_fields(knobel.declared(id)):
        for key in (f"option-{field.name}", f"option-{field.name}-help"):
            assert not trouble_in(voice.line(key), language), voice.line(key)


@pytest.mark.parametrize(("value", "told"), [("blau", "blau (2, 4, 6)"), ("grau", "grau (1, 3, 5)")])
def test_a_colour_is_said_once(value: str, told: str) -> None:
    assert value_label("colour", value, Voice("de", "blaue-augen")) == told


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("blau", "blau (blau (2, 4, 6))"),
        ("hoch", "hoch (hoch gewinnt)"),
        ("full_circuit", "full_circuit"),
        ("grau", "grau (Farbe (1, 3, 5))"),
        ("grau", "Farbe"),
    ],
)
def test_what_is_looked_for_is_found(typed: str, label: str) -> None:
    assert trouble(typed, label) is not None
