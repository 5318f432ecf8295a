"""What only the owner of a cup may know is told so that a page can keep it under the cup until the owner looks."""

from itertools import islice

import pytest

import knobel
from knobel.core.phrases import Name, Phrase, Pips
from knobel.core.scenes import Scene
from knobel.core.widgets import Announcement, Tray
from tests.conformance.walks import settings, walk

HIDDEN = [id for id in knobel.ids() if knobel.declared(id).info.hidden]
STEPS = 120


def own_cup(scene: Scene) -> Tray | None:
    """The cup under which lies what only this viewer sees; what a tower hides, everybody has seen."""
    cups = (each for each in scene.widgets if isinstance(each, Tray) and each.cup == "covered" and not each.stacked)
    return next((cup for cup in cups if cup.owner == scene.viewer and cup.dice[0].face is not None), None)


def names_own_dice(phrase: Phrase, seat: int) -> bool:
    return phrase.facts.get("who") == Name(seat) and any(isinstance(fact, Pips) for fact in phrase.facts.values())


def announced(scene: Scene) -> tuple[Announcement, ...]:
    return tuple(each for each in scene.widgets if isinstance(each, Announcement))


@pytest.mark.parametrize("id", HIDDEN)
def test_what_lies_under_the_own_cup_is_said_beside_it_and_told_as_dice(id: str) -> None:
    chosen = settings(id)
    for seed, setting in enumerate([None, *chosen[:: len(chosen) // 3 + 1]]):
        game = knobel.game(id) if setting is None else knobel.game(id, *setting)
        for number, step in enumerate(islice(walk(game, seed), STEPS)):
            seat = number % game.seats
            scene, open_scene = game.scene(step.after, seat), game.scene(step.after, None)
            if (cup := own_cup(scene)) is None:
                continue
            own = [each for each in announced(scene) if each not in announced(open_scene)]
            assert all(each.at == cup.id for each in own), own
            public = game.tell(step.before, step.event, step.after, None)
            told = [line for line in game.tell(step.before, step.event, step.after, seat) if line not in public]
            assert all(names_own_dice(line, seat) for line in told), told
