"""Positions: any state of any game as one line that stands alone, as FEN does for chess. `docs/notation.md` has the
grammar.

chips-auswuerfeln@1/2/seat=0,chips=(7,5),pot=4/first=1,throws=13/start_chips=8,starter=first_seat,games=1
"""

import re
from typing import NamedTuple

from knobel.core.errors import BadOption, BadPosition, UnknownGame
from knobel.core.options import OptionField, Value
from knobel.core.value_text import NO, NONE, YES, read_fields, write_fields, write_value
from knobel.games.registry import declared
from knobel.match.match import Match
from knobel.match.opening import stored_game
from knobel.match.options import all_fields
from knobel.match.position_checks import check_position
from knobel.match.state import AnyState, state_type

# No position is longer.
LONGEST = 100_000
_GAME = re.compile(r"([a-z0-9-]+)(?:@([0-9]{1,4}))?")
_NUMBER = re.compile(r"-?[0-9]{1,6}")
# Where a line says nothing about the table around a game.
JUST_BEGUN = "first=0"


class Position(NamedTuple):
    """A game and a state of it."""

    game: Match
    state: AnyState


def write_position(game: Match, state: AnyState) -> str:
    """A state as one line, with its game, seats and options. Secrets are in it, unless the state was redacted."""
    around = state.but(game_state=None, answers=state.answers if any(state.answers) else ())
    return "/".join(
        (
            f"{game.info.id}@{game.version}",
            str(game.seats),
            NONE if state.game_state is None else write_fields(state.game_state),
            write_fields(around),
            ",".join(f"{name}={write_value(value)}" for name, value in game.options.items()),
        )
    )


def read_position(line: str) -> Position:
    """The position that a line stands for: of the right types, within the bounds of its game, and one that the rules
    can go on from. Anything else is a `BadPosition`, which says where."""
    parts = line.strip().split("/") if len(line) <= LONGEST else []
    if not 3 <= len(parts) <= 5:
        raise BadPosition("position-parts", place="position", count=len(parts))
    name, seats, own, around, options = (*parts, "", "")[:5]
    game = _game(name, seats, options)
    state = _state(game, own, around or JUST_BEGUN)
    check_position(game, state)
    return Position(game, state)


def _game(name: str, seats: str, options: str) -> Match:
    found = _GAME.fullmatch(name)
    if found is None:
        raise BadPosition("position-wrong-value", place="game", value=name, allowed="id@version")
    if not _NUMBER.fullmatch(seats):
        raise BadPosition("position-wrong-value", place="seats", value=seats, allowed="1–99")
    version = None if found[2] is None else int(found[2])
    try:
        given = _options(all_fields(declared(found[1])), options)
        return stored_game(found[1], int(seats), given, version)
    except UnknownGame as trouble:
        raise BadPosition("position-wrong-value", place="game", value=name, allowed=_near(trouble)) from trouble
    except BadOption as trouble:
        allowed = f"{trouble.facts.get('least')}–{trouble.facts.get('most')}"
        raise BadPosition("position-wrong-value", place="seats", value=seats, allowed=allowed) from trouble


def _near(trouble: UnknownGame) -> str:
    return str(trouble.facts.get("near", "id@version"))


def _options(fields: tuple[OptionField, ...], text: str) -> dict[str, Value]:
    by_name = {field.name: field for field in fields}
    given: dict[str, Value] = {}
    for part in text.split(",") if text else ():
        name, _, told = part.partition("=")
        if name not in by_name:
            raise BadPosition("position-no-such-field", place="options", field=name, known=", ".join(by_name))
        if name in given:
            raise BadPosition("position-field-twice", place=f"options.{name}")
        given[name] = _option(by_name[name], told)
    return given


def _option(field: OptionField, text: str) -> Value:
    """An option's value: one of its words, or a number."""
    for value in field.values:
        if write_value(value) == text:
            return value
    if text not in (YES, NO) and _NUMBER.fullmatch(text) and field.allows(int(text)):
        return int(text)
    raise BadPosition("position-wrong-value", place=f"options.{field.name}", value=text, allowed=field.allowed)


def _state(game: Match, own: str, around: str) -> AnyState:
    state: AnyState = read_fields(around, state_type(game.rules, game.face), "match")
    if state.game_state is not None:
        raise BadPosition("position-no-such-field", place="match", field="game_state", known="first, …")
    if own == NONE:
        return state
    answers = state.answers or (0,) * game.seats
    return state.but(game_state=read_fields(own, game.rules.state_type, "state"), answers=answers)
