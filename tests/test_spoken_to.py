"""At every table, whatever a viewer is told or shown about himself is said to him and does not call him by his name."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import knobel
from knobel.core.phrases import Name, Phrase, say
from knobel.core.scenes import Scene
from knobel.core.widgets import Standings
from knobel.match.match import Match
from knobel.match.settling import settlement
from knobel.texts import LANGUAGES, texts
from knobel.texts.catalogue import addresses
from tests.conformance.walks import seat_counts, settings, walk

STEPS = 120
# No word of any language has such a name within it.
NAMES = tuple(f"<{seat}>" for seat in range(20))
# A note stands beside a name, which may be "you", and is read after it: it does without verbs that fit only one.
OF_SOMEBODY = {
    "de": r"\b(hat|ist|war|will|muss|kann|darf|braucht|überlegt|rechnet|schaut|setzt|wirft|weiß|wartet|spielt)\b",
    "en": r"\b(has|is|was|wants|needs|thinks|watches|waits|knows|does)\b",
}


def phrases_in(value: Any) -> Iterator[Phrase]:
    """Every phrase somewhere in a value, but for those within phrases."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from phrases_in(getattr(value, field))
    elif isinstance(value, dict | tuple | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from phrases_in(part)


def tables(id: str) -> Iterator[Match]:
    """The usual table, one with several people, and some that have agreed on other options."""
    yield knobel.game(id)
    yield knobel.game(id, min(5, seat_counts(id)[-1]))
    chosen = settings(id)
    yield from (knobel.game(id, *setting) for setting in chosen[:: len(chosen) // 3 + 1])


def said_at(game: Match, seed: int) -> Iterator[tuple[Phrase, int]]:
    """What everybody is told or shown in a game, and who that is."""
    for number, step in enumerate(islice(walk(game, seed), STEPS)):
        for viewer in range(game.seats):
            told = game.tell(step.before, step.event, step.after, viewer)
            # What lies on the table changes little from step to step: one after the other looks at it.
            seen = game.scene(step.after, viewer) if number % game.seats == viewer else ()
            yield from ((phrase, viewer) for phrase in phrases_in((told, seen)))
            yield from ((phrase, viewer) for phrase in own_notes(seen, viewer))
        settled = settlement(game, step.before, step.event, step.after)
        yield from ((phrase, viewer) for viewer in range(game.seats) for phrase in phrases_in(settled))


def own_notes(scene: Scene | tuple[()], viewer: int) -> Iterator[Phrase]:
    """What stands beside the viewer's own name, as it is read out."""
    standings = [widget for widget in scene.widgets if isinstance(widget, Standings)] if scene else []
    notes = [row.note for each in standings for row in each.rows if row.seat == viewer]
    yield from (say("read-note", who=Name(viewer), note=note) for note in notes if note is not None)


def names_viewer(phrase: Phrase, viewer: int) -> bool:
    """Whether this viewer is somebody of whom the phrase, or one within it, speaks."""
    inner = (fact for fact in phrase.facts.values() if isinstance(fact, Phrase))
    return any(addresses(phrase, viewer)) or any(names_viewer(fact, viewer) for fact in inner)


def called_by_name(game: Match, phrase: Phrase, viewer: int) -> Iterator[str]:
    """What this phrase says to its viewer with his own name in it, or as if of somebody else."""
    for language in LANGUAGES:
        words, own = texts(language), (game.info.id, NAMES, viewer)
        for line in (words.say(phrase, *own), words.moment(phrase, *own)):
            of_somebody = phrase.key == "read-note" and re.search(OF_SOMEBODY[language], line)
            if NAMES[viewer] in line or of_somebody:
                yield f"{language} {phrase.key}: {line}"


@pytest.mark.parametrize("id", knobel.ids())
def test_nobody_is_called_by_name_in_what_is_said_to_him(id: str) -> None:
    wrong: dict[str, str] = {}
    for seed, game in enumerate(tables(id)):
        known = set()
        for phrase, viewer in said_at(game, seed):
            if names_viewer(phrase, viewer) and (token := (repr(phrase), viewer)) not in known:
                known.add(token)
                wrong |= {line.split(":")[0]: line for line in called_by_name(game, phrase, viewer)}
    assert not wrong, "\n".join(wrong.values())
