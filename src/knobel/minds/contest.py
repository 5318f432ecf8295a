"""Contests: which of two minds is the stronger one, and how sure that is.

Games are played in pairs: the second one with the same dice for every seat, and the seats exchanged, so that the luck
of the dice cancels out as far as decisions let it. A pair is one sample. Of one mind alone among several others a
sample is as many games as there are seats: it sits on each of them once. Samples are played until the difference is
beyond doubt, or as many as were allowed. Because looking again and again gives chance more than one opportunity, the
doubt that is left, one in a hundred, is shared out among the looks.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Literal

from knobel.core.frozen import Frozen
from knobel.match.match import Match
from knobel.match.utility import Unit, unit_of, utilities
from knobel.minds.arena import SeatLuck, play
from knobel.minds.views import Mind

DOUBT = 0.01
FIRST_LOOK = 20
NORMAL = NormalDist()
# Exact differences below this are rounding.
NOTHING = 1e-9
# Which of the two minds plays each seat.
Order = tuple[int, ...]


class Pairing(Frozen, frozen=True):
    """How much better one mind did than another, on average a game, with the bounds of 99 % confidence.

    `wins` and `points` are those of the two: games won, alone or not, and mean points where the game counts any. A
    difference that was worked out and not played is `exact`, with no games and no doubt; one by `rounds` is so within
    every round that was looked through.
    """

    stronger: str
    weaker: str
    games: int
    wins: tuple[int, int]
    points: tuple[float | None, float | None]
    difference: float
    low: float
    high: float
    unit: Unit
    shown: bool
    basis: Literal["played", "exact", "rounds"] = "played"

    @property
    def level(self) -> bool:
        """Whether it is known that neither is better."""
        return self.basis != "played" and abs(self.difference) < NOTHING


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
        doubt = _quantile(1 - allowed, self.count - 1) * self.error if self.count >= 2 else float("inf")
        return self.mean > max(NOTHING, doubt)

    @property
    def margin(self) -> float:
        """How far the truth may be from the mean, with 99 % confidence."""
        return _quantile(1 - DOUBT / 2, self.count - 1) * self.error if self.count >= 2 else float("inf")


def _quantile(share: float, freedom: int) -> float:
    """Student's quantile, for a spread that was itself estimated: the normal one and its first two corrections."""
    z = NORMAL.inv_cdf(share)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def orders_of(seats: int, *, alone: bool = False) -> tuple[Order, ...]:
    """How two minds share a table: alternately, and the other way round; or the first one alone, on every seat once."""
    if alone:
        return tuple(tuple(int(seat != own) for seat in range(seats)) for own in range(seats))
    return tuple(tuple((seat + exchanged) % 2 for seat in range(seats)) for exchanged in (0, 1))


def paired(game: Match, stronger: Mind, weaker: Mind, most: int, seed: str, *, alone: bool = False) -> Pairing:
    """Let two minds share a table, again and again with the same luck, until it is clear who is better.

    `most` are games; `alone` seats the first mind by itself among the second ones.
    """
    contest = _Contest(game, (stronger, weaker), orders_of(game.seats, alone=alone))
    look, next_look, most_samples = 0, FIRST_LOOK, -(-most // len(contest.orders))
    sample = contest.difference
    shown = False
    while sample.count < most_samples and not shown:
        contest.play_orders(f"{seed} {sample.count}")
        if sample.count == min(next_look, most_samples):
            shown = sample.sure(look)
            look, next_look = look + 1, next_look * 2
    return contest.pairing(shown)


def difference(game: Match, one: Mind, other: Mind, seed: str) -> float:
    """How much better one mind did than another in one pair of games with the same dice."""
    contest = _Contest(game, (one, other), orders_of(game.seats))
    contest.play_orders(seed)
    return contest.difference.mean


class _Contest:
    """Two minds, how they sit, and what they have made so far."""

    def __init__(self, game: Match, minds: tuple[Mind, Mind], orders: tuple[Order, ...]) -> None:
        self._game, self._minds, self.orders = game, minds, orders
        self.difference = Sample()
        self._wins = [0, 0]
        self._points = (Sample(), Sample())

    def play_orders(self, seed: str) -> None:
        """One game for each order of the seats, all with the same dice."""
        self.difference.add(sum(self._played(seed, order) for order in self.orders) / len(self.orders))

    def _played(self, seed: str, order: Order) -> float:
        minds = [self._minds[mind] for mind in order]
        result = play(self._game, self._game.start(), minds, SeatLuck(seed)).result
        values = utilities(self._game.rules, result)
        for which in (0, 1):
            seats = [seat for seat, mind in enumerate(order) if mind == which]
            self._wins[which] += any(seat in result.winners for seat in seats)
            for seat in seats if result.points else ():
                self._points[which].add((result.points or ())[seat] or 0)
        return mean_of(values, order, 0) - mean_of(values, order, 1)

    def pairing(self, shown: bool) -> Pairing:
        """What has come of it."""
        mean, margin = self.difference.mean, self.difference.margin
        points = [points.mean if points.count else None for points in self._points]
        return Pairing(
            stronger=self._minds[0].name,
            weaker=self._minds[1].name,
            games=len(self.orders) * self.difference.count,
            wins=(self._wins[0], self._wins[1]),
            points=(points[0], points[1]),
            difference=mean,
            low=max(-self._most(1), mean - margin),
            high=min(self._most(0), mean + margin),
            unit=unit_of(self._game.rules),
            shown=shown,
        )

    def _most(self, better: int) -> float:
        """How much better one can be at most: chances are shared out among the seats, and chips have no bound.

        Of several seats at most one share goes to the better one's, be it of winning or of not losing.
        """
        if unit_of(self._game.rules) == "chips":
            return float("inf")
        return sum(1 / order.count(better) for order in self.orders) / len(self.orders)


def worked_out(game: Match, stronger: str, weaker: str, lead: float, basis: Literal["exact", "rounds"]) -> Pairing:
    """A pairing without games: its lead is known."""
    return Pairing(
        stronger=stronger,
        weaker=weaker,
        games=0,
        wins=(0, 0),
        points=(None, None),
        difference=lead,
        low=lead,
        high=lead,
        unit=unit_of(game.rules),
        shown=lead > NOTHING,
        basis=basis,
    )


def mean_of(values: Sequence[float], order: Sequence[int], which: int) -> float:
    """What the seats of one of the two have made on average."""
    made = [value for value, mind in zip(values, order, strict=True) if mind == which]
    return sum(made) / len(made)
