"""The secret sum: what a table can agree on, and what two dice have to do with its result."""

from functools import cache
from typing import Annotated, Literal

from knobel.writing.facts import Options, off_or, only, when, whole
from knobel.writing.rules import Die, Faces, dice_set

TWO_DICE = dice_set(Die(0, colour="red"), Die(1, colour="ivory"))
FACES = range(1, 7)
ADDED = 25


class WievielAugenOptions(Options, frozen=True):
    mode: Literal["app_magician", "player_magician"] = "app_magician"
    rounds: Annotated[int, whole(1, 50)] = 10
    answer_seconds: Annotated[int, off_or(5, 60)] = 15
    show_steps: Literal["on", "off"] = "on"

    depends = (
        only("rounds", when(mode="player_magician")),
        only("answer_seconds", when(mode="player_magician")),
        only("show_steps", when(mode="app_magician")),
    )


def result_of(faces: Faces) -> int:
    """What the secret sum comes to."""
    first, second = faces
    return 5 * (2 * first + 5) + second


@cache
def dice_behind(number: int) -> Faces | None:
    """The two dice that a result gives away; None for a result that cannot be right."""
    first, second = divmod(number - ADDED, 10)
    return (first, second) if first in FACES and second in FACES else None
