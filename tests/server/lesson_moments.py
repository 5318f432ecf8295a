"""What somebody who learns a game is asked, shown and told in it: what the web tests hold the words of a lesson to."""

from collections import defaultdict
from itertools import islice
from typing import Any

import msgspec

import knobel
from knobel.core.scenes import Scene
from tests.conformance.walks import walk

# The games that the app explains; a web test compares.
GUIDED = (
    "kniffel",
    "schocken",
    "maexchen",
    "chicago",
    "dreitausend",
    "einundzwanzig",
    "lustige-sieben",
    "craps",
    "quinze",
    "offenes-wuerfelpoker",
)
# One game to its end, and the beginnings of others.
LENGTHS = (None, 250, 250)
# What a moment is named after.
OF_OFFERS = ("type", "button")
OF_WIDGETS = defaultdict(lambda: ("type",), {"tray": ("type", "id", "owner", "cup"), "piles": ("type", "unit")})


def lesson_moments() -> dict[str, Any]:
    """By game: its options, each kind of scene that a first player meets, once, and the keys of all that is told."""
    return {id: _played(id) for id in GUIDED}


def _played(id: str) -> dict[str, Any]:
    game = knobel.game(id, max(2, knobel.declared(id).info.players.least))
    scenes: dict[str, Any] = {}
    told: set[str] = set()
    for seed, length in enumerate(LENGTHS):
        for step in islice(walk(game, seed), length):
            told |= {phrase.key for phrase in game.tell(step.before, step.event, step.after, 0)}
            shown = _outline(game.scene(step.after, 0))
            scenes.setdefault(msgspec.json.encode(shown).decode(), shown)
    return {
        "options": msgspec.to_builtins(game.options),
        "told": sorted(told),
        "scenes": [scenes[key] for key in sorted(scenes)],
    }


def _outline(scene: Scene) -> dict[str, Any]:
    """A scene without what no word of a lesson depends on."""
    whole = msgspec.to_builtins(scene)
    return {
        "viewer": 0,
        "turn": [0] if 0 in whole["turn"] else [1],
        "throws": min(whole["throws"], 1),
        "result": None if whole["result"] is None else {},
        "offers": _each([{"choice": _some(offer["choice"], OF_OFFERS)} for offer in whole["offers"]]),
        "widgets": _each([_some(widget, OF_WIDGETS[widget["type"]]) for widget in whole["widgets"]]),
    }


def _some(value: dict[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    return {name: value[name] for name in fields if name in value}


def _each(values: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each of these once."""
    known = {repr(value): value for value in values}
    return [known[name] for name in sorted(known)]
