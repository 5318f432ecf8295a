"""Raising: antes, the cap, answers to a raise, the auction, and the pot."""

from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.core.moves import Bid
from knobel.games.poker._betting import CALL, CHECK, FOLD, Betting, can_play, closed, opened

MOST = 6


def speak(betting: Betting, *moves: object, most: int = MOST) -> Betting:
    """The seats asked say this, one after the other; each must be allowed to."""
    for move in moves:
        (choices,) = betting.stage(most).choices.values()
        assert move in choices, f"{move} is not offered: {choices}"
        betting = betting.after(move)  # type: ignore[arg-type]
    return betting


def offered(betting: Betting, most: int = MOST) -> tuple[object, ...]:
    (choices,) = betting.stage(most).choices.values()
    return choices.moves


def test_everybody_who_can_pays_the_ante_in_throwing_order() -> None:
    betting = opened((8, 1, 8, 2), starter=2, ante=2)
    assert (betting.chips, betting.paid) == ((6, 1, 6, 0), (2, 0, 2, 2))
    assert betting.order == betting.inside == (2, 3, 0)
    assert (betting.level, betting.pot, betting.total) == (2, 6, 19)


def test_two_are_needed_to_play() -> None:
    assert can_play((1, 0, 3), 1)
    assert not can_play((1, 0, 3), 2)
    assert closed((1, 0, 3)).inside == ()


def test_the_poorest_player_still_in_caps_every_raise() -> None:
    betting = opened((8, 2, 8), 0, 1)
    assert betting.cap(MOST) == 2
    assert offered(betting.with_right(0, MOST)) == (CHECK, Bid(2))
    folded = speak(betting.with_right(0, MOST), Bid(2), FOLD)
    assert folded.cap(MOST) == 6


def test_without_room_to_raise_nobody_is_asked() -> None:
    assert opened((8, 1), 0, 1).with_right(0, MOST).asked == ()
    assert opened((8, 1), 0, 1).with_auction(MOST).asked == ()
    assert opened((8, 8), 0, 3).with_right(0, 3).asked == ()


def test_a_check_costs_nothing_and_asks_nobody_else() -> None:
    betting = speak(opened((8, 8, 8), 0, 1).with_right(1, MOST), CHECK)
    assert betting.asked == ()
    assert betting.paid == (1, 1, 1)


def test_a_raise_is_answered_clockwise_without_raising_back() -> None:
    betting = speak(opened((8, 8, 8), 0, 1).with_right(1, MOST), Bid(4))
    assert (betting.level, betting.paid, betting.asked) == (4, (1, 4, 1), (2, 0))
    assert offered(betting) == (FOLD, CALL)
    betting = speak(betting, CALL, FOLD)
    assert (betting.paid, betting.chips, betting.inside) == ((1, 4, 4), (7, 4, 4), (1, 2))
    assert betting.asked == ()


def test_the_last_one_left_is_not_asked() -> None:
    betting = speak(opened((8, 8, 8), 0, 1).with_right(0, MOST), Bid(2), FOLD, FOLD)
    assert betting.decided
    assert betting.inside == (0,)
    assert betting.shares(betting.inside) == (4, 0, 0)


def test_in_the_auction_all_speak_and_a_raise_asks_all_others_again() -> None:
    betting = opened((8, 8, 8), 1, 1).with_auction(MOST)
    assert betting.asked == (1, 2, 0)
    assert offered(betting) == (CHECK, Bid(2), Bid(3), Bid(4), Bid(5), Bid(6))
    betting = speak(betting, CHECK, Bid(3))
    assert betting.asked == (0, 1)
    assert offered(betting) == (FOLD, CALL, Bid(4), Bid(5), Bid(6))
    betting = speak(betting, CALL, Bid(6))
    assert betting.asked == (2, 0)
    betting = speak(betting, FOLD, CALL)
    assert (betting.asked, betting.inside, betting.paid) == ((), (1, 0), (6, 6, 3))


def test_an_auction_in_which_all_check_ends_at_once() -> None:
    betting = speak(opened((8, 8), 0, 1).with_auction(MOST), CHECK, CHECK)
    assert (betting.asked, betting.level, betting.mode) == ((), 1, "auction")


def test_in_the_auction_at_most_every_level_is_raised_to() -> None:
    betting = opened((20, 20), 0, 1).with_auction(MOST)
    for level in range(2, MOST + 1):
        betting = speak(betting, Bid(level))
    assert offered(betting) == (FOLD, CALL)


def test_odd_chips_go_one_by_one_in_throwing_order() -> None:
    betting = opened((8, 8, 8, 8, 8), starter=3, ante=1)
    assert betting.shares((1, 4)) == (0, 2, 0, 0, 3)
    assert betting.shares((0, 2, 4)) == (2, 0, 1, 0, 2)


def test_a_payment_that_nobody_has_to_match_is_at_most_all_that_a_player_has() -> None:
    betting = opened((8, 3, 8), 0, 1).with_payment(1, 3)
    assert (betting.chips, betting.paid, betting.pot) == ((7, 0, 7), (1, 3, 1), 5)
    assert betting.total == 19
    assert betting.level == 1


@given(
    chips=st.lists(st.integers(0, 12), min_size=2, max_size=5),
    ante=st.integers(1, 5),
    most=st.integers(5, 20),
    picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=40),
    auction=st.booleans(),
)
def test_chips_are_conserved_and_nobody_pays_more_than_they_have(
    chips: list[int], ante: int, most: int, picks: list[int], auction: bool
) -> None:
    if not can_play(tuple(chips), ante):
        return
    betting = opened(tuple(chips), 0, ante)
    betting = betting.with_auction(most) if auction else betting.with_right(betting.order[0], most)
    numbers = cycle(picks)
    while betting.asked:
        moves = offered(betting, most)
        betting = speak(betting, moves[next(numbers) % len(moves)], most=most)
        assert betting.total == sum(chips)
        assert min(betting.chips) >= 0
        assert max(betting.paid) <= most
    assert all(betting.paid[seat] == betting.level for seat in betting.inside)
    assert sum(betting.shares(betting.inside)) == betting.pot


@pytest.mark.parametrize("most", [1, 3])
def test_a_cap_below_the_ante_leaves_no_room(most: int) -> None:
    assert opened((8, 8), 0, 3).with_right(0, most).asked == ()
