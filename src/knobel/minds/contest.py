"""Contests: which of two minds is the stronger one, and how sure that is.

Games are played until the difference is beyond doubt, or as many as were allowed. Because looking again and again gives
chance more than one opportunity, the doubt that is left, one in a hundred, is shared out among the looks.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from knobel.core.frozen import Frozen
from knobel.minds.arena import Chance, play
from knobel.minds.currency import Unit, unit_of, utilities
from knobel.minds.views import Mind
from knobel.parts.ground import Play

DOUBT = 0.01
FIRST_LOOK = 20
NORMAL = NormalDist()


class Pairing(Frozen, frozen=True):
    """How much better one mind did than another, on average a game, with the bounds of 99 % confidence."""

    stronger: str
    weaker: str
    games: int
    difference: float
    low: float
    high: float
    unit: Unit
    shown: bool


class Sample:
    """Differences so far."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean. Where all were alike, one more game might not have been."""
        if self.count < 2:
            return float("inf")
        spread = max(0.0, self._squares - self.count * self.mean**2)
        return sqrt(max(spread, self.mean**2 / 4) / (self.count - 1) / self.count)

    def sure(self, look: int) -> bool:
        """Whether the difference is above nothing beyond the doubt allowed at this look."""
        allowed = DOUBT / ((look + 1) * (look + 2))
        return self.count >= 2 and self.mean > NORMAL.inv_cdf(1 - allowed) * self.error


def paired(game: Play, stronger: Mind, weaker: Mind, most: int, seed: str) -> Pairing:
    """Let two minds share a table, from game to game with their seats exchanged, until it is clear who is better."""
    chance, sample, look, next_look = Chance(seed), Sample(), 0, FIRST_LOOK
    shown = False
    while sample.count < most and not shown:
        sample.add(_difference(game, (stronger, weaker), sample.count, chance))
        if sample.count == min(next_look, most):
            shown = sample.sure(look)
            look, next_look = look + 1, next_look * 2
    margin = NORMAL.inv_cdf(1 - DOUBT / 2) * sample.error
    low, high = sample.mean - margin, sample.mean + margin
    return Pairing(stronger.name, weaker.name, sample.count, sample.mean, low, high, unit_of(game), shown)


def _difference(game: Play, minds: Sequence[Mind], number: int, chance: Chance) -> float:
    """What the first mind made in one game beyond the second, seat by seat on average."""
    order = [(seat + number) % 2 for seat in range(game.seats)]
    result = play(game, game.start(), [minds[mind] for mind in order], chance).result
    values = utilities(result, game.info.ranks)
    made = [[value for value, mind in zip(values, order, strict=True) if mind == which] for which in (0, 1)]
    return sum(made[0]) / len(made[0]) - sum(made[1]) / len(made[1])
