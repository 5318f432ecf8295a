"""Whether the single values of a position can be: seats that are there, dice and faces that the game has, numbers
within the bounds of its rules."""

from collections.abc import Mapping
from typing import Any, NoReturn

from knobel.core.bounds import SIGNED, Bounds, bound_at, up_to, written
from knobel.core.dice import D6, D10, POKER
from knobel.core.errors import BadPosition
from knobel.core.value_text import marked, write_value
from knobel.match.match import MOST_THROWS, Match
from knobel.match.state import AnyState, state_type

FACES = {kind.name: kind.faces for kind in (D6, D10, POKER)}
OWN = "game_state."
LAST = "last.faces"
# What the ground rules know of the table around a game.
AROUND: Mapping[str, Any] = {
    "throws": up_to(MOST_THROWS),
    "opening.thrown.*.*": frozenset(D6.faces),
    "finished.*.points.*": SIGNED,
    "finished.*.chips.*": SIGNED,
    "finished.*.nets.*": SIGNED,
}


def check_values(game: Match, state: AnyState) -> None:
    """Refuse the first value that cannot be, wherever the types of the state name it."""
    bounds = _bounds(game)
    kinds = [FACES.get(name) for name in game.info.dice]
    faces = None if None in kinds else frozenset(face for kind in kinds for face in kind or ())
    everything = list(marked(state, state_type(game.rules, game.face), ""))
    several = {place for place, mark, _ in everything if mark == "several"}
    for dotted, mark, value in everything:
        place = dotted.removeprefix(".")
        if mark == "seat" and value not in range(game.seats):
            wrong(_told(place), value, f"0–{game.seats - 1}")
        elif mark == "seats" and dotted not in several and len(set(value)) < len(value):
            wrong(_told(place), value, f"0–{game.seats - 1}, …")
        elif mark == "die" and value not in range(len(game.info.dice)):
            wrong(_told(place), value, f"0–{len(game.info.dice) - 1}")
        elif mark == "faces" and not (place == LAST and _is_lot(state)):
            _check_faces(place, value, faces, len(game.info.dice))
        elif mark == "number" and value not in (bound := bound_at(bounds, place)):
            wrong(_told(place), value, written(bound))


def _bounds(game: Match) -> Bounds:
    """The bounds of the rules, and of the field that stops a game which will not end."""
    own = dict(game.rules.bounds())
    stop = game.rules.safety_bound()
    if stop is not None and stop.most is not None:
        own[stop.field] = up_to(stop.most + 1)
    return {**{f"{OWN}{name}": bound for name, bound in own.items()}, **AROUND}


def _is_lot(state: AnyState) -> bool:
    """Whether what lies there was drawn, and may show anything: nobody has thrown it."""
    return state.last is not None and state.last.seat is None


def _check_faces(place: str, value: tuple[int, ...], faces: frozenset[int] | None, dice: int) -> None:
    if faces is not None and not faces.issuperset(value):
        wrong(_told(place), value, ", ".join(map(str, sorted(faces))))
    if len(value) > dice:
        wrong(_told(place), value, f"0–{dice}")


def _told(place: str) -> str:
    """The game's own state is a part of the line by itself, and so is the table around it."""
    return f"state.{place.removeprefix(OWN)}" if place.startswith(OWN) else f"match.{place}"


def wrong(place: str, value: Any, allowed: str) -> NoReturn:
    """Something that cannot be at this place."""
    raise BadPosition("position-wrong-value", place=place, value=write_value(value), allowed=allowed)
