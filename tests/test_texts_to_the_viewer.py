"""Texts speak to whoever reads them: the attributes `.you`, `.you-other` and `.moment-you`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from knobel.core.phrases import Name, Names, Phrase, say
from knobel.texts import LANGUAGES, texts
from knobel.texts.catalogue import addresses
from tests.test_texts import FOLDER, GAMES, SHARED, facts_in

# The web app is held to the same cases.
CASES = json.loads((Path(__file__).parents[1] / "web/src/lib/fixtures/addressed.json").read_text(encoding="utf-8"))
NAMES = ("Anna", "Ben", "Cem")
PATHS = [(name,) for name in SHARED] + [("games", name) for name in GAMES]
TO_THE_VIEWER = re.compile(r"(moment-)?you(-[a-z0-9-]+)?")
# What only such an attribute knows: how many other people the fact names, and who they are.
OTHERS = {"others", "names"}
SPOKEN_TO = {
    "de": r"\b(du|dir|dich|dein|deine[mnrs]?|ihr|euch|euer|eure[mnrs]?)\b",
    "en": r"\b(you|your|yours|yourself|yourselves)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=[case["why"] for case in CASES])
def test_a_phrase_speaks_to_whoever_looks(case: dict[str, Any], language: str) -> None:
    phrase = msgspec.convert(case["phrase"], Phrase)
    speak = texts(language).moment if case.get("moment") else texts(language).say
    assert speak(phrase, "schocken", NAMES, case["viewer"]) == case[language]


def test_an_attribute_is_found_for_every_fact_that_names_the_viewer() -> None:
    phrase = say("k", sent_to=Names((1, 0)), count=2, who=Name(0))
    assert list(addresses(phrase, 0)) == [("you", ()), ("you-sent-to", (1,))]
    assert not list(addresses(phrase, 2))
    assert not list(addresses(phrase, None))


class Spoken(msgspec.Struct):
    """An attribute that speaks to the viewer."""

    source: str
    facts: frozenset[str]
    known: frozenset[str]


def spoken(language: str, *path: str) -> dict[tuple[str, str], Spoken]:
    """The attributes of a file that speak to the viewer, by the message and their name."""
    source = FOLDER.joinpath(language, *path).read_text(encoding="utf-8")
    return {
        (message.id.name, attribute.id.name): Spoken(
            source[attribute.span.start : attribute.span.end],
            facts_in(attribute.value),
            facts_in(message.value) | OTHERS,
        )
        for message in _messages(source)
        for attribute in message.attributes
        if attribute.span is not None and TO_THE_VIEWER.fullmatch(attribute.id.name)
    }


def _messages(source: str) -> Iterator[ast.Message]:
    return (entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))


@pytest.mark.parametrize("path", PATHS, ids="/".join)
def test_both_languages_speak_to_the_viewer_in_the_same_places(path: tuple[str, ...]) -> None:
    assert spoken("de", *path).keys() == spoken("en", *path).keys()


@pytest.mark.parametrize("path", PATHS, ids="/".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_the_viewer_says_so_and_knows_no_more(language: str, path: tuple[str, ...]) -> None:
    for (key, attribute), said in spoken(language, *path).items():
        own = attribute.removeprefix("moment-").removeprefix("you").removeprefix("-").replace("-", "_") or "who"
        assert own not in said.facts, f"{key}.{attribute} names the viewer"
        assert said.facts <= said.known, f"{key}.{attribute} has no {said.facts - said.known}"
        assert re.search(SPOKEN_TO[language], said.source, re.IGNORECASE), said.source


@pytest.mark.parametrize("path", PATHS, ids="/".join)
def test_what_is_read_of_the_table_speaks_to_the_viewer_too(path: tuple[str, ...]) -> None:
    source = FOLDER.joinpath("de", *path).read_text(encoding="utf-8")
    read = {message.id.name for message in _messages(source) if "who" in facts_in(message.value)}
    named = {key for key in read if re.search(r"(^|-)read-", key)}
    assert named <= {key for key, attribute in spoken("de", *path) if attribute == "you"}
