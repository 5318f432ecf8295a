"""The options of the ground rules, and everything that a table of a game can agree on."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from knobel.core.conditions import Agreement, Dependency, only
from knobel.core.game import Game
from knobel.core.info import Info
from knobel.core.options import OptionField, Options, Value, checked, fields_of, off_or, whole
from knobel.core.values import SEATS

# Games that are played one at a time: their records may still say so.
NO_MATCHES = only("games")


class GroundOptions(Options, frozen=True):
    """The options that belong to every game alike."""

    starter: Literal["highest_throw", "random", "first_seat"] = "highest_throw"
    games: Annotated[int, whole(1, 20)] = 1
    decision_seconds: Annotated[int, off_or(10, 120)] = 0
    tie_break: Literal["shared", "throw_off"] = "shared"
    match_scoring: Literal["wins", "points"] = "wins"


_GAMES = next(field for field in fields_of(GroundOptions) if field.name == "games")


def ground_fields(info: Info) -> tuple[OptionField, ...]:
    """The ground-rule options that apply to a game, with the game's own defaults."""
    absent = {
        "games": not info.matches,
        "decision_seconds": not info.decisions,
        "tie_break": not info.tie_break,
        "match_scoring": not info.points,
    }
    fields = (field for field in fields_of(GroundOptions) if not absent.get(field.name, False))
    return tuple(
        _with_default(field, info.ground[field.name]) if field.name in info.ground else field for field in fields
    )


def depends_of(game: Game) -> tuple[Dependency, ...]:
    """What of a game's options depends on others, or on the number of seats."""
    return (*game.options_type.depends, *(() if game.info.matches else (NO_MATCHES,)))


def agreement(
    game: Game,
    seats: int,
    given: Mapping[str, Value],
    *,
    preset: Mapping[str, Value] | None = None,
    stored: bool = False,
) -> Agreement:
    """What a table agrees on, once every name and value has been found allowed; `check` looks at them together."""
    offered = all_fields(game)
    fields = (*offered, *(() if game.info.matches else (_GAMES,)))
    defaults = {field.name: field.default for field in fields}
    asked = checked(fields, given, offered)
    return Agreement(defaults, depends_of(game), asked, seats, preset=preset, stored=stored)


def _with_default(field: OptionField, default: Value) -> OptionField:
    values = (*field.values, SEATS) if default == SEATS else field.values
    return msgspec.structs.replace(field, default=default, values=values)


def all_fields(game: Game) -> tuple[OptionField, ...]:
    """Every option of a game: its own, then those of the ground rules."""
    return (*fields_of(game.options_type), *ground_fields(game.info))


def chosen(game: Game, values: Mapping[str, Any], seats: int) -> tuple[Options, GroundOptions]:
    """The game's own options and the ground rules, as they were chosen for a table of so many seats."""
    own = {field.name for field in fields_of(game.options_type)}
    ground = {name: value for name, value in values.items() if name not in own}
    games = seats if ground["games"] == SEATS else ground["games"]
    return game.options_type(**{name: values[name] for name in own}), GroundOptions(**{**ground, "games": games})
