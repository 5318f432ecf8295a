"""The tower: what a table can agree on, and what a tower hides."""

from typing import Annotated, Literal

from knobel.games.trick._answers import NO_ANSWER
from knobel.writing.face import Fact, Phrase, say
from knobel.writing.facts import Options, only, when, whole
from knobel.writing.rules import AnyMove, Bid, Faces

OPPOSITES = 7
SMALLEST, LARGEST = 2, 12


class WuerfelstapelOptions(Options, frozen=True):
    mode: Literal["player_magician", "app_magician", "contest"] = "player_magician"
    dice: Annotated[int, whole(SMALLEST, LARGEST)] = 4
    rounds: Annotated[int, whole(1, 20)] = 6
    answer_seconds: Annotated[int, whole(5, 60)] = 20
    dice_per_round: Literal["fixed", "growing"] = "fixed"

    depends = (
        only("dice", when(dice_per_round="fixed")),
        only("rounds", when(mode="contest")),
        only("answer_seconds", when(mode="contest")),
        only("dice_per_round", when(mode="contest")),
    )


def covered_sum(size: int, top: int) -> int:
    """The sum of all covered faces of a tower."""
    return OPPOSITES * size - top


def amount_of(move: AnyMove) -> int:
    """The number that somebody names; 0 for none."""
    return move.amount if isinstance(move, Bid) else NO_ANSWER


def solved(key: str, size: int, top: int, **facts: Fact) -> Phrase:
    """All facts of a tower, with how its sum comes about."""
    return say(key, **facts, size=size, top=top, base=OPPOSITES * size, sum=covered_sum(size, top))


def taken_apart(tower: Faces) -> tuple[Phrase, ...]:
    """A tower taken apart from the top: what each die has covered, and the sum so far."""
    lines, so_far = [], 0
    for number, top in enumerate(tower, start=1):
        bottom = OPPOSITES - top
        so_far += bottom if number == 1 else OPPOSITES
        lines.append(say("top-die" if number == 1 else "die", number=number, top=top, bottom=bottom, sum=so_far))
    return tuple(lines)
