"""Chips: payments, boards, and turns among those who have any."""

from hypothesis import given
from hypothesis import strategies as st

from knobel.core.phrases import Name, say
from knobel.parts.chips import came_round, changed, collected, next_holder, paid, paid_onto, stocks, taken_from

some_chips = st.lists(st.integers(0, 9), min_size=2, max_size=8).map(tuple)


def test_one_place_changes() -> None:
    assert changed((3, 4, 5), 1, -2) == (3, 2, 5)


def test_a_debt_is_paid_as_far_as_the_chips_go() -> None:
    assert paid((5, 2), 0, 1, 3) == (2, 5)
    assert paid((2, 2), 0, 1, 3) == (0, 4)
    assert paid((0, 2), 0, 1, 3) == (0, 2)


def test_everybody_pays_one_player() -> None:
    assert collected((1, 12, 11), 2, (2, 1, 0)) == (0, 11, 13)


def test_a_field_gets_what_the_payer_has() -> None:
    assert paid_onto((4, 9), 0, (0, 7), 1, 10) == ((0, 9), (0, 11))


def test_a_field_is_taken_whole() -> None:
    assert taken_from((4, 9), 1, (3, 7), 1) == ((4, 16), (3, 0))


def test_the_next_turn_is_for_somebody_with_chips() -> None:
    assert next_holder((3, 0, 2), 0) == 2
    assert next_holder((3, 0, 2), 2) == 0
    assert next_holder((3, 0, 0), 0) == 0


def test_the_way_round_counts_also_past_the_first_seat() -> None:
    assert not came_round(1, 1, 2, 3)
    assert not came_round(1, 2, 0, 3)
    assert came_round(1, 0, 1, 3), "back to the first seat"
    assert came_round(1, 0, 2, 3), "past the first seat"
    assert came_round(1, 2, 2, 3), "all the way round"


def test_stocks_are_one_pile_per_seat() -> None:
    piles = stocks((3, 0), lambda seat: say("pile", who=Name(seat))).piles
    assert [(pile.owner, pile.chips) for pile in piles] == [(0, 3), (1, 0)]
    assert piles[1].label == say("pile", who=Name(1))


@given(some_chips, st.data())
def test_payments_make_and_lose_no_chips(chips: tuple[int, ...], data: st.DataObject) -> None:
    payee = data.draw(st.integers(0, len(chips) - 1))
    owed = [0 if seat == payee else data.draw(st.integers(0, 9)) for seat in range(len(chips))]
    after = collected(chips, payee, owed)
    assert sum(after) == sum(chips)
    assert min(after) >= 0
    assert all(then - now in (min(then, debt), 0) for then, now, debt in zip(chips, after, owed, strict=True) if debt)


@given(some_chips, some_chips, st.data())
def test_boards_make_and_lose_no_chips(chips: tuple[int, ...], board: tuple[int, ...], data: st.DataObject) -> None:
    seat, field = data.draw(st.integers(0, len(chips) - 1)), data.draw(st.integers(0, len(board) - 1))
    stock, lying = paid_onto(chips, seat, board, field, data.draw(st.integers(0, 20)))
    assert sum(stock) + sum(lying) == sum(chips) + sum(board)
    assert min(stock) >= 0
    stock, lying = taken_from(stock, seat, lying, field)
    assert lying[field] == 0
    assert sum(stock) + sum(lying) == sum(chips) + sum(board)
