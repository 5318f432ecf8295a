"""Both languages say the same things, and a catalogue never guesses."""

from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast

import knobel
from knobel.core.phrases import Name, Names, Phrase, Pips, say
from knobel.texts import LANGUAGES, texts
from knobel.texts.catalogue import MissingText

FOLDER = files("knobel.texts")
SHARED = sorted(path.name for path in (FOLDER / "de").iterdir() if path.name.endswith(".ftl"))
GAMES = sorted(path.name for path in (FOLDER / "de" / "games").iterdir())


def messages(language: str, *path: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the facts that it uses."""
    source = FOLDER / language
    for part in path:
        source = source / part
    return messages_in(source)


def messages_in(source: Traversable) -> dict[str, frozenset[str]]:
    """Every message of a catalogue with the facts that it uses."""
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{source} has unreadable lines"
    return {entry.id.name: facts_in(entry.value) for entry in resource.body if isinstance(entry, ast.Message)}


def facts_in(node: object) -> frozenset[str]:
    """The facts that a part of a catalogue uses."""
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.BaseNode):
        return frozenset().union(*(facts_in(value) for value in vars(node).values()))
    if isinstance(node, list):
        return frozenset().union(*(facts_in(value) for value in node))
    return frozenset()


@pytest.mark.parametrize("path", [(name,) for name in SHARED] + [("games", name) for name in GAMES], ids="/".join)
def test_both_languages_have_the_same_messages(path: tuple[str, ...]) -> None:
    german, english = messages("de", *path), messages("en", *path)
    assert german.keys() == english.keys()


def moments(language: str, name: str) -> dict[str, frozenset[str]]:
    """Every message of a game that is worth a moment of theatre, with the facts of those few words."""
    resource = FluentParser().parse((FOLDER / language / "games" / name).read_text(encoding="utf-8"))
    return {
        entry.id.name: facts_in(attribute.value)
        for entry in resource.body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == "moment"
    }


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_moments_and_say_only_what_is_told(name: str) -> None:
    german, english = moments("de", name), moments("en", name)
    assert german.keys() == english.keys()
    told = messages("de", "games", name)
    assert all(facts <= told[key] for key, facts in german.items())
    assert all(facts <= told[key] for key, facts in english.items())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_a_game_bear_its_id(name: str, language: str) -> None:
    id = name.removesuffix(".ftl")
    assert all(key.startswith(f"{id}-") for key in messages(language, "games", name))


def texts_in(node: object) -> list[str]:
    """What is written in a part of a catalogue, without the facts."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in texts_in(value)]
    if isinstance(node, list):
        return [text for value in node for text in texts_in(value)]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_at_a_table_is_quoted_as_in_print(name: str, language: str) -> None:
    resource = FluentParser().parse((FOLDER / language / "games" / name).read_text(encoding="utf-8"))
    assert [text for text in texts_in(resource.body) if '"' in text] == []


def test_every_game_and_no_other_has_texts() -> None:
    presets = {preset.id for id in knobel.ids() for preset in knobel.declared(id).info.presets}
    assert {name.removesuffix(".ftl") for name in GAMES} == set(knobel.ids()) | presets


def test_a_game_may_word_a_common_phrase_for_itself() -> None:
    said = texts("de")
    phrase = say("told-score", who=Name(0), points=220, throws=1)
    assert said.say(phrase, "chicago", ("Anna",)) == "Anna bleibt bei 220 in einem Wurf."


def test_seats_dice_and_nested_phrases_are_put_into_words() -> None:
    said = texts("de")
    assert (
        said.say(say("turn-of-several", who=Names((0, 2))), None, ("Anna", "Ben", "Cem")) == "Warten auf Anna und Cem."
    )
    assert said.say(say("read-dice", who=Name(0), faces=Pips("poker", (1, 4, 6)))) == "Spieler 1: 9 D A"
    assert said.say(say("read-offer", label=say("press-stop"))) == "Du kannst: Aufhören"


@pytest.mark.parametrize("phrase", [say("no-such-key"), Phrase("turn-of", {})])
def test_a_missing_key_or_fact_is_an_error(phrase: Phrase) -> None:
    with pytest.raises(MissingText):
        texts("en").say(phrase)
