"""Turns of keep and rethrow for any worth, against the plain recursion that judges poker hands."""

import numpy as np
import pytest

from knobel.games.poker._hands import Ranking, promise, share_below
from knobel.solve.keeps import keeps_of
from knobel.solve.rethrow_values import rethrow_values


@pytest.mark.parametrize("least", [0, 1])
@pytest.mark.parametrize("ranking", [Ranking(), Ranking(sequences=True, aces_wild=True)])
def test_what_keeps_are_worth_is_what_the_plain_recursion_says(ranking: Ranking, least: int) -> None:
    keeps = keeps_of(5)
    worth = np.array([[share_below(ranking, ranking.key(faces))] for faces in keeps.throws])
    one, two = rethrow_values(keeps, worth, 2, least)
    for kept in ((1,), (6, 6), (2, 3, 4), (1, 1, 5, 5)):
        assert one[keeps.number[kept], 0] == pytest.approx(promise(ranking, kept, 1, least), abs=1e-12)
        assert two[keeps.number[kept], 0] == pytest.approx(promise(ranking, kept, 2, least), abs=1e-12)


def test_columns_are_played_for_each_by_itself() -> None:
    keeps = keeps_of(2)
    sums = np.array([[float(sum(faces)), -float(sum(faces))] for faces in keeps.throws])
    one, two = rethrow_values(keeps, sums, 2)
    assert one[keeps.number[()]] == pytest.approx((7.0, -7.0))
    # With a second throw every die that shows less than four, or more than three, is thrown again.
    assert two[keeps.number[()]] == pytest.approx((8.5, -5.5))
