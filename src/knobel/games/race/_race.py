"""What races have in common: their facts, and how far everybody has come as a track or a picture."""

from functools import cache
from typing import Any, TypeVar

from knobel.core.widgets import Picture, PicturePart, Token, Track
from knobel.parts.race import RaceFace, TargetRules
from knobel.writing.face import Viewer, Widget, say
from knobel.writing.facts import Family, Info
from knobel.writing.rules import Seat, clockwise


def race_info(id: str, *, dice: int = 1, decisions: bool = False, tie_break: bool = True, **more: Any) -> Info:
    """The facts of a race: so many dice, usually nothing to decide, and ties thrown off."""
    return Info(id=id, family=Family.RACE, dice=("d6",) * dice, decisions=decisions, tie_break=tie_break, **more)


def track(length: int, steps: tuple[int, ...]) -> Track:
    """Everybody's token on the way to the goal."""
    return Track("track", length, tuple(Token(seat, at) for seat, at in enumerate(steps)), ())


R = TypeVar("R", bound=TargetRules[Any, Any])


class TargetFace(RaceFace[R]):
    """Everybody's way to the target; what is announced stands before it."""

    def on_table(self, state: Any, viewer: Viewer) -> tuple[Widget, ...]:
        return (*self.beside(state, viewer), track(self.rules.target, state.sheets))


def pictures(
    art: str, parts: tuple[str, ...], drawn: tuple[tuple[str, ...], ...], viewer: Viewer, thrower: Seat
) -> tuple[Picture, ...]:
    """Everybody's picture with the parts drawn, the viewer's own first (for a spectator the thrower's)."""
    own = thrower if viewer is None else viewer
    return tuple(
        Picture("picture" if seat == own else f"picture-{seat}", seat, art, _picture_parts(drawn[seat], parts))
        for seat in clockwise(own, len(drawn))
    )


@cache
def _picture_parts(drawn: tuple[str, ...], parts: tuple[str, ...]) -> tuple[PicturePart, ...]:
    return tuple(PicturePart(part, say(f"cell-{part}"), part in drawn) for part in parts)
