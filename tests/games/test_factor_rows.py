"""What a sheet of factors comes to when every throw is written as well as can be, held against a plain count."""

from itertools import product
from typing import Any

import pytest

from knobel.games.sheet._factors import FactorAdvice
from knobel.match import opening


def advice_of(id: str, **options: str) -> FactorAdvice[Any]:
    advice = opening.game(id, 2, options).advice
    assert isinstance(advice, FactorAdvice)
    return advice


def test_the_last_row_is_worth_its_factor_times_an_average_throw() -> None:
    advice = advice_of("rentmeister")
    assert advice.prospect((10, 10, 10, 10, 10, None)) == pytest.approx(10 * (3 + 4 + 5 + 6 + 7) + 8 * 10.5)


def test_two_open_rows_are_worth_the_better_of_two_orders() -> None:
    advice = advice_of("sechserspiel")
    sheet = (None, 1, 1, 1, 1, None)
    # Of the first throw the better place is known at once: what is above the average belongs into the row of six.
    first = sum(max(6 * pips + 3.5, pips + 6 * 3.5) for pips in range(1, 7)) / 6
    assert advice.prospect(sheet) == pytest.approx(2 + 3 + 4 + 5 + first)


def test_where_the_lowest_wins_a_sheet_is_filled_for_the_lowest() -> None:
    advice = advice_of("hohe-hausnummern", direction="low")
    open_rows = (None,) * len(advice.rules.rows)
    high = advice_of("hohe-hausnummern").prospect(open_rows)
    low = advice.prospect(open_rows)
    assert low < 111 * 3.5 < high
    assert low == pytest.approx(777 - high)


def test_no_order_of_writing_beats_the_prospect_on_average() -> None:
    """Even somebody who always takes the same rows, whatever falls, comes out no higher than the average."""
    advice = advice_of("sechserspiel")
    average = sum(factor * 3.5 for factor in range(1, 7))
    known_before = [
        sum(factor * pips for factor, pips in enumerate(sorted(faces), 1)) for faces in product(range(1, 7), repeat=6)
    ]
    best_in_hindsight = sum(known_before) / len(known_before)
    assert average < advice.prospect((None,) * 6) < best_in_hindsight
