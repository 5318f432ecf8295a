"""The catalogue: what a client needs to know of every game before it is played."""

from functools import cache
from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.info import Preset
from knobel.core.options import OptionField, Value, schema_of
from knobel.games import registry
from knobel.games.measured import LENGTHS
from knobel.parts.ground_options import all_fields
from knobel.texts import LANGUAGES, texts


class Wording(Frozen, frozen=True):
    """Something in every language."""

    de: str
    en: str


class OptionInfo(Frozen, frozen=True):
    """An option as a form shows it."""

    field: OptionField
    label: Wording
    help: Wording
    values: dict[str, Wording]


class PresetInfo(Frozen, frozen=True):
    """A well-known set of options, under the name by which people ask for it."""

    id: str
    name: Wording
    line: Wording
    aliases: tuple[str, ...]
    options: dict[str, Value]


class GameInfo(Frozen, frozen=True):
    """A game as the box shows it. `minutes` is the measured length of a typical game."""

    id: str
    family: str
    name: Wording
    line: Wording
    aliases: tuple[str, ...]
    least: int
    most: int
    dice: tuple[str, ...]
    hidden: bool
    decisions: bool
    minutes: int
    version: int
    options: tuple[OptionInfo, ...]
    schema: dict[str, Any]
    presets: tuple[PresetInfo, ...]


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """All games of the box."""
    return tuple(map(_game, registry.ids()))


def rules_of(game: str, language: str, options: dict[str, Value]) -> str:
    """The rules of a game as these options have them."""
    play = registry.stored_game(game, None, options)
    return texts(language).rules(play.info.id, play.values, play.seats)


def _game(id: str) -> GameInfo:
    rules = registry.rules(id)
    info, fields = rules.info, all_fields(rules)
    _, minutes, decides = LENGTHS[id]
    return GameInfo(
        id=id,
        family=info.family,
        name=_wording("name", id),
        line=_wording("line", id),
        aliases=_aliases(id),
        least=info.players.least,
        most=info.players.most,
        dice=info.dice,
        hidden=info.hidden,
        decisions=decides,
        minutes=minutes,
        version=info.version,
        options=tuple(_option(id, field) for field in fields),
        schema=schema_of(fields),
        presets=tuple(map(_preset, info.presets)),
    )


def _preset(preset: Preset) -> PresetInfo:
    id = preset.id
    return PresetInfo(id, _wording("name", id), _wording("line", id), _aliases(id), preset.options)


def _aliases(id: str) -> tuple[str, ...]:
    """The other names of a game, each once, whatever the language."""
    return tuple(dict.fromkeys(alias for language in LANGUAGES for alias in texts(language).aliases(id)))


def _option(id: str, field: OptionField) -> OptionInfo:
    values = {
        str(value).lower(): _wording(f"value-{field.name}-{value}", id) for value in field.values if type(value) is str
    }
    return OptionInfo(field, _wording(f"option-{field.name}", id), _wording(f"option-{field.name}-help", id), values)


def _wording(key: str, game: str) -> Wording:
    return Wording(*(texts(language).line(key, game) for language in LANGUAGES))
