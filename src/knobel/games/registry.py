"""The registry: which games there are, found by their files and opened only when asked for.

The game `kleine-differenzen` is the class in the module `kleine_differenzen` of its family's folder whose info bears
that id. A preset is known under its own id.
"""

import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from typing import Any

import knobel.games
from knobel.core.errors import BadOption, UnknownGame
from knobel.core.game import Game
from knobel.core.info import Family, Players, Preset
from knobel.core.lexicon import Lexicon
from knobel.core.options import Value
from knobel.core.records import Record
from knobel.core.values import plain
from knobel.parts.ground import Play
from knobel.words import LANGUAGES, house_lexicon

Rules = type[Game[Any]]


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
def rules(id: str) -> Rules:
    """The rules of a game."""
    if id not in _modules():
        near = get_close_matches(id, [*ids(), *presets()], n=1, cutoff=0.5)
        raise UnknownGame("unknown-game", id=id, near=near[0] if near else "none")
    module = import_module(_modules()[id])
    return next(
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Game) and thing.__module__ == module.__name__
        if getattr(thing, "info", None) is not None and thing.info.id == id
    )


@cache
def presets() -> Mapping[str, tuple[str, Preset]]:
    """Every preset's id with its game and itself."""
    return {preset.id: (id, preset) for id in ids() for preset in rules(id).info.presets}


def open_all() -> None:
    """Open every game and the house's word lists, for whoever cannot let anybody wait for that later."""
    presets()
    for language in LANGUAGES:
        house_lexicon(language).words()


def players_of(id: str) -> Players:
    """How many can play a game or preset."""
    if id in _modules():
        return rules(id).info.players
    if id in presets():
        game, preset = presets()[id]
        return preset.players or rules(game).info.players
    return rules(id).info.players


def usual_seats(id: str) -> int:
    """How many sit down to a game or preset if nobody says anything: two, or as few as can play."""
    return max(players_of(id).least, 2)


def game(
    id: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    version: int | None = None,
    lexicon: Lexicon | str | None = None,
) -> Play:
    """A game at a table: `knobel.game("chicago", seats=3, options={"lives": 2})`.

    The id may be a preset's; options then change what it sets, as far as that is not fixed. `version` asks for the
    rules of an older record. `lexicon` is the list that words are looked up in: one of the caller's own, or the title
    of one that the house may have; otherwise it is the house's newest.
    """
    return _play(id, seats, options or {}, version, lexicon, stored=False)


def stored_game(
    id: str,
    seats: int | None,
    options: Mapping[str, Value],
    version: int | None = None,
    lexicon: Lexicon | str | None = None,
) -> Play:
    """A game that was agreed on before and kept, in a record or a log. Its options are taken as they were agreed on,
    whatever a table may agree on today."""
    return _play(id, seats, options, version, lexicon, stored=True)


def _play(
    name: str,
    seats: int | None,
    options: Mapping[str, Value],
    version: int | None,
    lexicon: Lexicon | str | None,
    *,
    stored: bool,
) -> Play:
    players, preset, id = players_of(name), None, name
    if name not in _modules():
        id, preset = presets()[name]
    chosen = rules(id)
    if version is not None and not 1 <= version <= chosen.info.version:
        raise UnknownGame("unknown-version", id=id, version=version)
    count = usual_seats(name) if seats is None else seats
    if not players.least <= count <= players.most:
        raise BadOption("bad-seats", id=id, seats=count, least=players.least, most=players.most)
    if preset is not None and not stored:
        _check_fixed(preset, options)
    usual = None if preset is None else preset.options
    return Play(chosen, count, options, partial(_list_of, lexicon), version, preset=usual, stored=stored)


def _list_of(lexicon: Lexicon | str | None, language: str) -> Lexicon:
    return lexicon if isinstance(lexicon, Lexicon) else house_lexicon(language, lexicon)


def _check_fixed(preset: Preset, options: Mapping[str, Value]) -> None:
    for name in preset.fixed:
        if options.get(name, preset.options[name]) != preset.options[name]:
            value = plain(preset.options[name])
            raise BadOption("option-fixed", option=name, value=value, preset=preset.id)


def game_of(record: Record) -> Play:
    """The game that a record was played by."""
    return stored_game(record.game, len(record.seats), record.options, record.version, record.words)


def start_of(record: Record) -> Any:
    """The state from which a record is replayed."""
    game = game_of(record)
    return game.start() if record.first is None else game.start(record.first, decided=True)
