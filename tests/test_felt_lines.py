"""What the felt says is one short line; a paragraph belongs into the log."""

from collections.abc import Iterator
from itertools import islice

import pytest

import knobel
from knobel.core.phrases import Phrase
from knobel.core.scenes import Scene
from knobel.core.widgets import Announcement
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import seat_counts, walk

NAMES = tuple("Anna Ben Cem Dora Emil Frida Gero Hilde Ines Jan Kira Lars Mia Nils Olga".split())
LONGEST = 64
STEPS = 120
# A whole calculation, step by step, is what is looked at there.
FORMULAS = {"calculation"}


def said(scene: Scene) -> Iterator[Phrase]:
    yield scene.headline
    yield from (widget.phrase for widget in scene.widgets if isinstance(widget, Announcement))


@pytest.mark.parametrize("id", knobel.ids())
def test_what_the_felt_says_is_short(id: str) -> None:
    game = knobel.game(id, min(4, seat_counts(id)[-1]))
    long = set()
    for step in islice(walk(game, id), STEPS):
        for phrase in said(game.scene(step.after, 0)):
            told = (texts(language).say(phrase, id, NAMES) for language in LANGUAGES)
            long |= {line for line in told if len(line) > LONGEST and phrase.key not in FORMULAS}
    assert not long, sorted(long)
