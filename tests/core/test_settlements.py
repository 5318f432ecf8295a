"""Settlements: who pays whom, and hands in the order in which they are shown."""

from hypothesis import given
from hypothesis import strategies as st

from knobel.core.phrases import say
from knobel.core.settlements import Payment, payments_between
from knobel.parts.comparing import compared
from tests.support.table import Table

holdings = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=6)


@given(holdings)
def test_payments_lead_from_what_everybody_had_to_what_everybody_has(rows: list[tuple[int, int]]) -> None:
    before, after = (tuple(row[side] for row in rows) for side in (0, 1))
    held = list(before)
    for payment in payments_between(before, after):
        assert payment.chips > 0
        if payment.giver is not None:
            held[payment.giver] -= payment.chips
        if payment.taker is not None:
            held[payment.taker] += payment.chips
    assert tuple(held) == after


def test_seats_pay_one_another_before_the_table_does() -> None:
    assert payments_between((5, 5, 5), (3, 8, 5)) == (Payment(2, 0, 1), Payment(1, None, 1))
    assert payments_between((5, 5), (4, 5)) == (Payment(1, 0, None),)


def test_the_worst_hand_comes_last_though_others_are_level_with_it() -> None:
    names = {seat: say("hand-total", total=0) for seat in range(4)}
    hands = compared({0: 7, 1: 3, 2: 9, 3: 3}, names, best=(2,), worst=(1,))
    assert [hand.seat for hand in hands] == [2, 0, 3, 1]
    assert [hand.place for hand in hands] == [1, 2, 3, 3]
    assert [hand.verdict for hand in hands] == ["best", None, None, "worst"]


def test_cups_are_lifted_from_the_highest_to_the_lowest_who_takes_the_discs() -> None:
    table = Table("schocken", 3, six_turn="off")
    table.throw(4, 4, 2).do("press stand").throw(1, 1, 3)
    settled = table.settled_by_throw(5, 5, 1)
    assert [(hand.seat, hand.verdict) for hand in settled.hands] == [(1, "best"), (2, None), (0, "worst")]
    assert [die.face for die in settled.hands[0].dice] == [3, 1, 1]
    assert (settled.payments, settled.unit) == ((Payment(3, None, 0),), "discs")


def test_a_lost_half_still_shows_the_discs_that_lost_it() -> None:
    # The half is over, and all discs lie in the middle again: what was paid has been paid all the same.
    table = Table("schocken", 2, six_turn="off", halves=2)
    table.throw(1, 1, 1).do("press stand")
    settled = table.settled_by_throw(5, 5, 1)
    assert settled.payments == (Payment(13, None, 1),)
    assert table.game_state.tally.discs == (0, 0)


def test_a_round_of_chicago_names_results_and_who_takes_the_chip() -> None:
    table = Table("chicago", 2)
    table.throw(1, 1, 6).do("press stop")
    settled = table.settled_by_throw(2, 3, 4)
    assert [(hand.seat, hand.verdict) for hand in settled.hands] == [(0, "best"), (1, "worst")]
    assert settled.payments == (Payment(1, None, 1),)


def test_whoever_went_over_twenty_one_pays_the_winner() -> None:
    # A stops with 19 after the first lap, B throws once more and goes over.
    table = Table("einundzwanzig", 2)
    table.throw(6, 6, 6).throw(6, 6, 4).do("press stop").do("press throw")
    settled = table.settled_by_throw(4, 3)
    assert [(hand.seat, hand.verdict) for hand in settled.hands] == [(0, "best"), (1, "worst")]
    assert settled.payments == (Payment(2, 1, 0),)


def test_a_doubt_at_covered_poker_shows_one_hand_and_who_doubles_the_pot() -> None:
    table = Table("verdecktes-wuerfelpoker", 3).throw(1, 1, 3, 4, 6).do("say pair-1")
    settled = table.settled("press doubt", seat=2)
    assert [(hand.seat, hand.verdict, len(hand.dice)) for hand in settled.hands] == [(0, "true", 5)]
    assert settled.payments == (Payment(3, 2, None),)
