"""Keep and rethrow for whatever whole throws are worth: the best of a turn of equal dice, by one sweep over the keeps.

A worth is an array with one row for each whole throw, and as many columns as there are things to play for at once.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from knobel.solve.keeps import Keeps, keeps_of

Real = NDArray[np.float64]


def rethrow_values(keeps: Keeps, worth: Real, throws: int, least: int = 0) -> list[Real]:
    """What every keep is worth with 1, 2, … throws left, the others being thrown; the first entry is for one throw.

    Between two throws at least so many dice stay. Whoever likes the dice as they lie stops.
    """
    values, turn = worth, []
    for _ in range(throws):
        turn.append(_mean_after_throw(keeps, values))
        values = np.maximum(worth, _best_kept(keeps, turn[-1], least))
    return turn


def _mean_after_throw(keeps: Keeps, values: Real) -> Real:
    """The mean over what falls beside a keep, one die after the other."""
    spread = np.empty((len(keeps.faces), values.shape[1]))
    spread[keeps.first_throw :] = values
    for of_size in reversed(_by_size(keeps)[:-1]):
        spread[of_size] = spread[_more(keeps.dice, keeps.sides)[of_size]].mean(axis=1)
    return spread


def _best_kept(keeps: Keeps, spread: Real, least: int) -> Real:
    """The best keep out of every whole throw that leaves a die to throw."""
    best = np.full_like(spread, -np.inf)
    for size, of_size in enumerate(_by_size(keeps)):
        if least <= size < keeps.dice:
            best[of_size] = spread[of_size]
        if size:
            best[of_size] = np.maximum(best[of_size], best[_less(keeps.dice, keeps.sides)[of_size]].max(axis=1))
    return best[keeps.first_throw :]


def _by_size(keeps: Keeps) -> list[slice]:
    sizes = [len(faces) for faces in keeps.faces]
    return [slice(sizes.index(size), sizes.index(size) + sizes.count(size)) for size in range(keeps.dice + 1)]


@cache
def _more(dice: int, sides: int) -> NDArray[np.int32]:
    """For every keep that is no whole throw those with one die more."""
    return np.array(keeps_of(dice, sides).plus, np.int32)


@cache
def _less(dice: int, sides: int) -> NDArray[np.int32]:
    """For every keep those with one die less, in rows of one length: the first of them fills up what is missing."""
    rows = [row or (0,) for row in keeps_of(dice, sides).minus]
    longest = max(map(len, rows))
    return np.array([[*row, *row[:1] * (longest - len(row))] for row in rows], np.int32)
