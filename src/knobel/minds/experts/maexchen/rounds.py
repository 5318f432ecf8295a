"""Rounds of Mäxchen as they are kept: how to play at every standing, after every announcement.

A standing is (chips of whoever has the cup, chips of the other). Ranks and announcements count from 0, from the
lowest up.
"""

from array import array
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from knobel.core.frozen import Frozen
from knobel.games.bluff.maexchen.rules import MAEXCHEN, TWO_DICE, MaexchenOptions, rank
from knobel.solve.chance import merged_throws

# The chips of whoever has the cup, and of the other.
Standing = tuple[int, int]
TOP = MAEXCHEN - 1
FREE = -1
EVEN: Standing = (0, 0)
# What can have been said before, nothing included.
SAID = range(FREE, TOP)


class Rules(Frozen, frozen=True):
    """What bears on the play of two: chips at which one is out, and what a Mäxchen costs, believed or doubted."""

    out_at: int
    believing: int
    doubting: int


class Step(NamedTuple):
    """One announcement: `says[r][a]` how often rank r is announced as a, `doubts[a]` how often a is doubted.

    What follows is worth to the thrower: `believed[a]`, `honest[a]` (doubted, and the dice hold it) and `caught[a]`.
    """

    says: "tuple[array[float], ...]"
    doubts: "array[float]"
    believed: "array[float]"
    honest: "array[float]"
    caught: "array[float]"
    value: float

    def offered(self, rank: int, each: int) -> float:
        """What saying a value with this rank under the cup is worth to the thrower."""
        shown = self.honest[each] if rank >= each else self.caught[each]
        return (1 - self.doubts[each]) * self.believed[each] + self.doubts[each] * shown

    def if_doubted(self, claim: int) -> float:
        """What the thrower can expect if doubted, by how often each rank is announced so."""
        likely = [chance * row[claim] for chance, row in zip(chances(), self.says, strict=True)]
        if not any(likely):
            likely = [*chances()]
        holds = sum(likely[claim:]) / sum(likely)
        return holds * self.honest[claim] + (1 - holds) * self.caught[claim]


# How to play a round, by the value to beat.
Steps = dict[int, Step]
STEP_LENGTH = MAEXCHEN * MAEXCHEN + 4 * MAEXCHEN + 1


def rules_of(options: MaexchenOptions) -> Rules:
    """The rules of a game's options."""
    return Rules(options.elimination_chips, options.believe_maexchen_chips, options.doubt_maexchen_chips)


@cache
def chances() -> tuple[float, ...]:
    """How likely each rank is, from the lowest."""
    spread = [0.0] * MAEXCHEN
    for event, chance in merged_throws(TWO_DICE):
        spread[rank(event.faces) - 1] += chance
    return tuple(spread)


def standings(rules: Rules) -> list[Standing]:
    """Every standing of a game that goes on, in the order in which values are kept."""
    return [(mine, theirs) for mine in range(rules.out_at) for theirs in range(rules.out_at)]


def rounds_from(numbers: "array[float]") -> list[Steps]:
    """The rounds that these numbers tell, in their order."""
    steps = [_step(numbers[first : first + STEP_LENGTH]) for first in range(0, len(numbers), STEP_LENGTH)]
    return [dict(zip(SAID, steps[first:], strict=False)) for first in range(0, len(steps), len(SAID))]


def _step(numbers: "array[float]") -> Step:
    *says, doubts, believed, honest, caught = _rows(numbers[:-1])
    return Step(tuple(says), doubts, believed, honest, caught, numbers[-1])


def _rows(numbers: "array[float]") -> "Iterator[array[float]]":
    for first in range(0, len(numbers), MAEXCHEN):
        yield numbers[first : first + MAEXCHEN]
