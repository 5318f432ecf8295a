"""Which game shows which kind of widget: found by playing them, so that a new kind is never forgotten."""

import random
from functools import cache

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.stages import Over, Throw
from knobel.core.widgets import Board, Picture, Widget
from knobel.games import registry

MOST_STEPS = 60
# What people come for; these are always among the games that are looked at.
FAMOUS = ("kniffel", "schocken", "maexchen", "lustige-sieben")


def kind_of(widget: Widget) -> str:
    """The widget's type; boards and pictures differ by what is drawn."""
    name = type(widget).__name__.lower()
    return f"{name}-{widget.art}" if isinstance(widget, Board | Picture) else name


def seats_for(game: str) -> int:
    """As few as the game is played with, but not alone where it can be helped."""
    players = registry.declared(game).info.players
    return max(players.least, min(2, players.most))


@cache
def kinds_in(id: str) -> frozenset[str]:
    """Every kind of widget that some steps of a game show to the first seat."""
    chance, game = random.Random(id), knobel.game(id, seats=seats_for(id))
    state, found = game.start(), set[str]()
    for _ in range(MOST_STEPS):
        stage = game.stage(state)
        found |= set(map(kind_of, game.scene(state, 0).widgets))
        if isinstance(stage, Over):
            break
        if isinstance(stage, Throw):
            state = game.apply(state, Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice)))
        else:
            seat, choices = chance.choice(list(stage.choices.items()))
            state = game.apply(state, Did(seat, choices.sample(chance.randrange)))
    return frozenset(found)


@cache
def games_by_kind() -> dict[str, str]:
    """One game for each kind; a game that is there for another reason is taken again."""
    shown: dict[str, str] = {}
    for kind in sorted({kind for id in registry.ids() for kind in kinds_in(id)}):
        fitting = [id for id in registry.ids() if kind in kinds_in(id)]
        shown[kind] = next((id for id in fitting if id in (*FAMOUS, *shown.values())), fitting[0])
    return shown


def telling_games() -> list[str]:
    """Games that together show every kind of widget, and the famous ones."""
    return sorted({*FAMOUS, *games_by_kind().values()})
