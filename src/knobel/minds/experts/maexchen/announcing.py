"""One announcement under the cup, solved: somebody throws, says a value above the last one, and is believed or doubted.

Whatever was thrown before has gone and will never be shown, so one announcement is a small game of its own once it is
known what follows it: `believed[a]`, `honest[a]` (doubted, and the dice hold it) and `caught[a]` (doubted, and they do
not), worth to the thrower and to the receiver. Between two, what one of them gets the other lacks; among more, others
may gain by what both lose.

It comes down to one number, the worth of a lie. The receiver doubts each value just so often that no lie is worth more
than that. The more a lie is worth, the less honest throws gain by being doubted; at the right worth, those who would
rather lie are just as many as make the receiver indifferent. A bisection finds it, to the last digit.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from knobel.solve.compiling import compiled

Real = NDArray[np.float64]

HALVINGS = 60
# How the receiver answers a value.
NEVER, ALWAYS, MIXED = 0.0, 1.0, -1.0
# Mass below this is rounding.
TINY = 1e-14


class Announcing(NamedTuple):
    """A solved announcement: `says[r, a]` how often rank r is announced as a, `doubts[a]` how often a is doubted.

    `low` is what the thrower gets at least by saying so, `high` what the receiver concedes at most by doubting so.
    The rest is what follows, as it was given.
    """

    says: Real
    doubts: Real
    low: float
    high: float
    believed: Real
    honest: Real
    caught: Real

    @property
    def value(self) -> float:
        """What it is worth to the thrower."""
        return (self.low + self.high) / 2


def announcing(said: int, chances: Real, believed: Real, honest: Real, caught: Real) -> Announcing:
    """Solve the announcement of something above `said`; ranks and announcements count from 0, `said` is -1 at first."""
    says, doubts = solved_announcement(said + 1, chances, believed, honest, caught, -believed, -honest, -caught)
    low = thrower_gets(said + 1, chances, believed, honest, caught, says)
    high = receiver_concedes(said + 1, chances, believed, honest, caught, doubts)
    return Announcing(says, doubts, low, high, believed, honest, caught)


@compiled
def solved_announcement(
    lowest: int, chances: Real, believed: Real, honest: Real, caught: Real, passed: Real, lost: Real, won: Real
) -> tuple[Real, Real]:
    """What to say by rank, and how often to doubt: nobody gains by doing otherwise.

    The receiver gets `passed` by believing, `lost` by doubting what is true and `won` by doubting a lie.
    """
    ranks = len(chances)
    says = np.zeros((ranks, ranks))
    doubts = np.zeros(ranks)
    answers, wanted = _receiver(passed, lost, won)
    # The least that a lie can be worth: each value doubted as often as the receiver can stand.
    least, at_least, most = -np.inf, lowest, -np.inf
    for each in range(lowest, ranks):
        worth = believed[each] if answers[each] == NEVER else caught[each]
        if worth > least:
            least, at_least = worth, each
        most = max(most, believed[each])
    low, high = least, max(least, most) + 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if _surplus(lowest, middle, chances, believed, honest, caught, answers, wanted) < 0:
            low = middle
        else:
            high = middle
    _doubting(lowest, high, believed, caught, answers, doubts)
    below = _surplus(lowest, low, chances, believed, honest, caught, answers, wanted)
    above = _surplus(lowest, high, chances, believed, honest, caught, answers, wanted)
    share = above / (above - below) if below < 0 <= above and above > below else 0.0
    lies = np.zeros(ranks)
    liars = np.zeros(ranks)
    for worth, weight in ((low, share), (high, 1 - share)):
        if weight > 0:
            _share_out(lowest, worth, weight, chances, believed, honest, caught, answers, wanted, says, lies, liars)
    lies[at_least] += max(0.0, liars.sum() - lies.sum())
    _lie(lowest, chances, lies, liars, says)
    return says, doubts


@compiled
def _receiver(passed: Real, lost: Real, won: Real) -> tuple[Real, Real]:
    """Whether a value is never doubted, always, or as often as the thrower makes it so; and how many lies an honest
    announcement of it needs beside it for the receiver not to care."""
    answers, wanted = np.full(len(passed), MIXED), np.zeros(len(passed))
    for each in range(len(passed)):
        if passed[each] >= won[each]:
            answers[each] = NEVER
        elif passed[each] <= lost[each]:
            answers[each] = ALWAYS
        else:
            wanted[each] = (passed[each] - lost[each]) / (won[each] - passed[each])
    return answers, wanted


@compiled
def _doubting(lowest: int, worth: float, believed: Real, caught: Real, answers: Real, doubts: Real) -> None:
    """Doubt every value just so often that no lie is worth more than this."""
    for each in range(lowest, len(believed)):
        if answers[each] != MIXED:
            doubts[each] = answers[each]
        elif believed[each] <= worth:
            doubts[each] = 0.0
        else:
            doubts[each] = min(1.0, (believed[each] - worth) / (believed[each] - caught[each]))


@compiled
def _best_honest(lowest: int, rank: int, believed: Real, honest: Real, doubts: Real) -> int:
    """What to say without lying, the highest of equals; -1 where nothing is left to say but a lie."""
    best, worth = -1, -np.inf
    for each in range(lowest, rank + 1):
        gain = (1 - doubts[each]) * believed[each] + doubts[each] * honest[each]
        if gain >= worth:
            best, worth = each, gain
    return best


@compiled
def _prefers_lying(lowest: int, rank: int, worth: float, believed: Real, honest: Real, doubts: Real, best: int) -> bool:
    if rank == len(believed) - 1:
        return False
    return best < 0 or (1 - doubts[best]) * believed[best] + doubts[best] * honest[best] < worth


@compiled
def _surplus(
    lowest: int,
    worth: float,
    chances: Real,
    believed: Real,
    honest: Real,
    caught: Real,
    answers: Real,
    wanted: Real,
) -> float:
    """How many more would lie at this worth than are wanted; it grows with the worth of a lie."""
    doubts = np.zeros(len(believed))
    _doubting(lowest, worth, believed, caught, answers, doubts)
    surplus = 0.0
    for rank in range(len(chances)):
        best = _best_honest(lowest, rank, believed, honest, doubts)
        if _prefers_lying(lowest, rank, worth, believed, honest, doubts, best):
            surplus += chances[rank]
        elif believed[best] > worth:
            surplus -= chances[rank] * wanted[best]
    return surplus


@compiled
def _share_out(
    lowest: int,
    worth: float,
    weight: float,
    chances: Real,
    believed: Real,
    honest: Real,
    caught: Real,
    answers: Real,
    wanted: Real,
    says: Real,
    lies: Real,
    liars: Real,
) -> None:
    """Note who speaks the truth at this worth, who lies, and where lies are wanted, all by its weight."""
    doubts = np.zeros(len(believed))
    _doubting(lowest, worth, believed, caught, answers, doubts)
    for rank in range(len(chances)):
        best = _best_honest(lowest, rank, believed, honest, doubts)
        if _prefers_lying(lowest, rank, worth, believed, honest, doubts, best):
            liars[rank] += weight * chances[rank]
        else:
            says[rank, best] += weight
            if believed[best] > worth:
                lies[best] += weight * chances[rank] * wanted[best]


@compiled
def _lie(lowest: int, chances: Real, lies: Real, liars: Real, says: Real) -> None:
    """Give the liars the lies that are wanted, each a value above what lies under the cup; the best dice first."""
    for rank in range(len(chances) - 1, -1, -1):
        if liars[rank] <= TINY:
            continue
        first = max(lowest, rank + 1)
        room = lies[first:].sum()
        for each in range(first, len(chances)):
            part = lies[each] / room if room > TINY else 1 / (len(chances) - first)
            says[rank, each] += liars[rank] * part / chances[rank]
            lies[each] = max(0.0, lies[each] - liars[rank] * part)
    for rank in range(len(chances)):
        says[rank] /= says[rank].sum()


@compiled
def offered(rank: int, each: int, believed: Real, honest: Real, caught: Real, doubts: Real) -> float:
    """What saying a value with this rank under the cup is worth to the thrower."""
    shown = honest[each] if rank >= each else caught[each]
    return float((1 - doubts[each]) * believed[each] + doubts[each] * shown)


@compiled
def thrower_gets(lowest: int, chances: Real, believed: Real, honest: Real, caught: Real, says: Real) -> float:
    """What the thrower gets by saying so, if the receiver knows it and answers as well as can be."""
    total = 0.0
    for each in range(lowest, len(chances)):
        if_believed = if_doubted = 0.0
        for rank in range(len(chances)):
            share = chances[rank] * says[rank, each]
            if_believed += share * believed[each]
            if_doubted += share * (honest[each] if rank >= each else caught[each])
        total += min(if_believed, if_doubted)
    return total


@compiled
def receiver_concedes(lowest: int, chances: Real, believed: Real, honest: Real, caught: Real, doubts: Real) -> float:
    """What the thrower gets at most, knowing how often the receiver doubts."""
    total = 0.0
    for rank in range(len(chances)):
        best = -np.inf
        for each in range(lowest, len(chances)):
            best = max(best, offered(rank, each, believed, honest, caught, doubts))
        total += chances[rank] * best
    return total
