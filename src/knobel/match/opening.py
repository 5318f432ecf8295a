"""Games at a table: found by their id, with the options agreed on and the ground rules around them."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from knobel.core.errors import BadOption, UnknownGame
from knobel.core.info import Preset
from knobel.core.lexicon import Lexicon
from knobel.core.options import Value, as_meant
from knobel.core.records import Record
from knobel.core.values import plain
from knobel.games.registry import declared, ids, players_of, presets, usual_seats
from knobel.match.match import Match
from knobel.match.options import all_fields
from knobel.match.pad import Pad
from knobel.parts.paper import OnPaper
from knobel.words import LANGUAGES, house_lexicon, house_titles


def game(
    id: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    version: int | None = None,
    lexicon: Lexicon | str | None = None,
) -> Match:
    """A game at a table: `knobel.game("chicago", seats=3, options={"lives": 2})`.

    The id may be a preset's; options then change what it sets, as far as that is not fixed. `version` asks for the
    rules of an older record. `lexicon` is the list that words are looked up in: one of the caller's own, or the title
    of one that the house may have; otherwise it is the house's newest.
    """
    return _match(id, seats, options or {}, version, lexicon, stored=False)


def stored_game(
    id: str,
    seats: int | None,
    options: Mapping[str, Value],
    version: int | None = None,
    lexicon: Lexicon | str | None = None,
) -> Match:
    """A game that was agreed on before and kept, in a record or a log. Its options are taken as they were agreed on,
    whatever a table may agree on today."""
    return _match(id, seats, options, version, lexicon, stored=True)


def pad_game(
    id: str, seats: int | None, options: Mapping[str, Value], version: int | None = None, *, stored: bool = False
) -> Pad:
    """Only the sheets of a game, on which one device writes for everybody: the dice are real."""
    opened = _match(id, seats, options, version, None, stored=stored)
    if not has_pad(opened.info.id):
        raise BadOption("no-pad", id=id)
    return Pad(declared(opened.info.id), opened.seats, opened.options, version=version, stored=True)


def has_pad(id: str) -> bool:
    """Whether a game is played with a sheet for everybody."""
    return issubclass(declared(id).face, OnPaper)


def _match(
    name: str,
    seats: int | None,
    options: Mapping[str, Value],
    version: int | None,
    lexicon: Lexicon | str | None,
    *,
    stored: bool,
) -> Match:
    players, preset, id = players_of(name), None, name
    if name in presets() and name not in ids():
        id, preset = presets()[name]
    chosen = declared(id)
    if version is not None and not 1 <= version <= chosen.info.version:
        raise UnknownGame("unknown-version", id=id, version=version)
    count = usual_seats(name) if seats is None else seats
    # Whatever comes without types may be anything.
    if type(count) is not int or not players.least <= count <= players.most:
        raise BadOption("bad-seats", id=id, seats=count, least=players.least, most=players.most)
    options = as_meant(all_fields(chosen), options)
    if preset is not None and not stored:
        _check_fixed(preset, options)
    usual = None if preset is None else preset.options
    return Match(chosen, count, options, partial(_list_of, lexicon), version, preset=usual, stored=stored)


def word_lists() -> list[str]:
    """The titles of the word lists with which a record can be played again."""
    return house_titles()


def open_all() -> None:
    """Open every game and the house's word lists, for whoever cannot let anybody wait for that later."""
    for id in ids():
        declared(id)
    presets()
    for language in LANGUAGES:
        house_lexicon(language).words()


def _list_of(lexicon: Lexicon | str | None, language: str) -> Lexicon:
    return lexicon if isinstance(lexicon, Lexicon) else house_lexicon(language, lexicon)


def _check_fixed(preset: Preset, options: Mapping[str, Value]) -> None:
    for name in preset.fixed:
        if options.get(name, preset.options[name]) != preset.options[name]:
            value = plain(preset.options[name])
            raise BadOption("option-fixed", option=name, value=value, preset=preset.id)


def game_of(record: Record) -> Match:
    """The game that a record was played by."""
    return stored_game(record.game, len(record.seats), record.options, record.version, record.words)


def start_of(record: Record) -> Any:
    """The state from which a record is replayed."""
    game = game_of(record)
    return game.start() if record.first is None else game.start(record.first, decided=True)
