"""The catalogue: what a client needs to know of every game before it is played."""

from functools import cache
from typing import Any

from knobel.core.conditions import Conditions, Only, Refused, Usually
from knobel.core.frozen import Frozen
from knobel.core.info import Preset
from knobel.core.options import OptionField, Value, schema_of
from knobel.games import registry
from knobel.house.cards import RuleCard, rule_card
from knobel.match import opening
from knobel.match.options import all_fields
from knobel.texts import LANGUAGES, texts
from knobel.texts.measured_lengths import LENGTHS


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
    """A well-known set of options, under the name by which people ask for it. What is `fixed` cannot be changed.

    `decisions` and `minutes` are those of a typical game with these options."""

    id: str
    name: Wording
    line: Wording
    aliases: tuple[str, ...]
    least: int
    most: int
    options: dict[str, Value]
    fixed: tuple[str, ...]
    decisions: bool
    minutes: int


class RefusalInfo(Frozen, frozen=True):
    """What cannot be agreed on: where all the conditions hold, and why."""

    code: str
    conditions: Conditions
    reason: Wording


class DependsInfo(Frozen, frozen=True):
    """What of a game's options depends on others, or on the number of seats (under the name `seats`).

    An option in `only` is there where one of the alternatives holds; with several entries for one option, each must
    have one. In `usually` the first entry counts whose conditions hold.
    """

    only: tuple[Only, ...]
    usually: tuple[Usually, ...]
    refused: tuple[RefusalInfo, ...]


class GameInfo(Frozen, frozen=True):
    """A game as the box shows it. `minutes` is the measured length of a typical game; with `pad` it has a sheet for
    everybody, which can be used alone."""

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
    depends: DependsInfo
    schema: dict[str, Any]
    presets: tuple[PresetInfo, ...]
    pad: bool


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """All games of the box."""
    return tuple(map(_game, registry.ids()))


def rules_of(game: str, language: str, options: dict[str, Value], seats: int | None = None) -> RuleCard:
    """The rules of a game as these options have them, at a table of so many seats. Stored tables can be asked about."""
    return rule_card(opening.stored_game(game, seats, options), language)


def _game(id: str) -> GameInfo:
    game = registry.declared(id)
    info, fields = game.info, all_fields(game)
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
        depends=_depends(id),
        schema=schema_of(fields, game.options_type.depends),
        presets=tuple(map(_preset, info.presets)),
        pad=opening.has_pad(id),
    )


def _depends(id: str) -> DependsInfo:
    depends = registry.declared(id).options_type.depends
    return DependsInfo(
        only=tuple(each for each in depends if isinstance(each, Only)),
        usually=tuple(each for each in depends if isinstance(each, Usually)),
        refused=tuple(
            RefusalInfo(each.code, each.conditions, _wording(f"error-{each.code}", id))
            for each in depends
            if isinstance(each, Refused)
        ),
    )


def _preset(preset: Preset) -> PresetInfo:
    id, players = preset.id, registry.players_of(preset.id)
    _, minutes, decides = LENGTHS[id]
    return PresetInfo(
        id=id,
        name=_wording("name", id),
        line=_wording("line", id),
        aliases=_aliases(id),
        least=players.least,
        most=players.most,
        options=preset.options,
        fixed=preset.fixed,
        decisions=decides,
        minutes=minutes,
    )


def _aliases(id: str) -> tuple[str, ...]:
    """The other names of a game, each once, whatever the language."""
    return tuple(dict.fromkeys(alias for language in LANGUAGES for alias in texts(language).aliases(id)))


def _option(id: str, field: OptionField) -> OptionInfo:
    keys = {str(value).lower(): f"value-{field.name}-{value}" for value in field.values if type(value) is not bool}
    # Words are always worded; a number only where it means something that it does not say, such as 0 for "no clock".
    values = {value: _wording(key, id) for value, key in keys.items() if texts(LANGUAGES[0]).has(key, id)}
    return OptionInfo(field, _wording(f"option-{field.name}", id), _wording(f"option-{field.name}-help", id), values)


def _wording(key: str, game: str) -> Wording:
    return Wording(*(texts(language).line(key, game) for language in LANGUAGES))
