"""Rankings, beside an obvious one."""

from hypothesis import given
from hypothesis import strategies as st

from knobel.parts.ranking import best_wins, last_loses, places

KEYS = st.lists(st.tuples(st.integers(0, 2), st.integers(-1, 1)), min_size=1, max_size=12)


@given(KEYS, st.booleans())
def test_a_place_is_one_more_than_the_number_of_better_keys(keys: list[tuple[int, int]], lowest_first: bool) -> None:
    ordered = sorted(keys, reverse=not lowest_first)
    assert places(keys, lowest_first=lowest_first) == tuple(ordered.index(key) + 1 for key in keys)


@given(KEYS, st.booleans())
def test_the_best_win_and_the_worst_lose(keys: list[tuple[int, int]], lowest_first: bool) -> None:
    low, high = min(keys), max(keys)
    best, worst = (low, high) if lowest_first else (high, low)
    winners = best_wins(keys, lowest_first=lowest_first).winners
    losers = last_loses(keys, lowest_first=lowest_first).losers
    assert winners == tuple(seat for seat, key in enumerate(keys) if key == best)
    assert losers == tuple(seat for seat, key in enumerate(keys) if key == worst != best)
