"""The registry: which games there are, found by their files and opened only when asked for.

The game `kleine-differenzen` is what the module `kleine_differenzen` of its family's folder declares as `GAME`. A
preset is known under its own id.
"""

import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module

import knobel.games
from knobel.core.errors import UnknownGame
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players, Preset
from knobel.games.catalogue import infos


@cache
def _modules() -> Mapping[str, str]:
    """Every game's id with the name of its module."""
    found = {}
    for family in Family:
        folder = import_module(f"{knobel.games.__name__}.{family}")
        for module in pkgutil.iter_modules(folder.__path__):
            if not module.name.startswith("_"):
                found[module.name.replace("_", "-")] = f"{folder.__name__}.{module.name}"
    return found


def ids() -> tuple[str, ...]:
    """The ids of all games, in the order of the alphabet."""
    return tuple(sorted(_modules()))


@cache
def declared(id: str) -> Game:
    """A game as its module declares it."""
    if id not in _modules():
        near = get_close_matches(str(id), [*ids(), *presets()], n=1, cutoff=0.5)
        raise UnknownGame("unknown-game", id=id, near=near[0] if near else "none")
    game: Game = import_module(_modules()[id]).GAME
    assert game.info.id == id
    return game


def info_of(id: str) -> Info:
    """The facts of a game, without opening it if it stands in the catalogue."""
    return infos()[id] if id in infos() else declared(id).info


@cache
def presets() -> Mapping[str, tuple[str, Preset]]:
    """Every preset's id with its game and itself."""
    return {preset.id: (id, preset) for id in ids() for preset in info_of(id).presets}


def players_of(id: str) -> Players:
    """How many can play a game or preset."""
    if id in _modules():
        return info_of(id).players
    if id in presets():
        game, preset = presets()[id]
        return preset.players or info_of(game).players
    return declared(id).info.players


def usual_seats(id: str) -> int:
    """How many sit down to a game or preset if nobody says anything: two, or as few as can play."""
    return max(players_of(id).least, 2)
