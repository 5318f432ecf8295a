"""Bank and bets: who bets, what comes of it, and a bank that cannot pay."""

from hypothesis import given
from hypothesis import strategies as st

from knobel.core.phrases import say
from knobel.core.widgets import BetStake
from knobel.games.bank._bets import Bet, has_bet, layout, next_bettor, placed, returned, settled

GAINS = {"lost": -1, "back": 0, "even": 1, "double": 2, "stays": None}


def test_bets_are_made_clockwise_by_those_with_chips_until_the_banker_is_reached() -> None:
    assert next_bettor((5, 0, 3), 0, 0) == 2
    assert next_bettor((5, 0, 3), 0, 2) == 0
    assert next_bettor((5, 0, 0), 0, 0) == 0


def test_chips_on_the_same_field_become_one_stake() -> None:
    bets = placed(placed(placed((), 1, "7", 2), 2, "7", 1), 1, "7", 3)
    assert bets == (Bet(1, "7", 5), Bet(2, "7", 1))
    assert has_bet(bets, 2)
    assert not has_bet(bets, 0)


def test_every_field_is_settled_by_its_gain() -> None:
    bets = tuple(Bet(1, field, 2) for field in GAINS)
    after = settled((10, 0, 0), 0, bets, GAINS)
    assert after.chips == (10 + 2 - 2 - 4, 2 + 2 + 2 + 2 + 4, 0)
    assert after.bets == (Bet(1, "stays", 2),)
    assert (after.lost, after.won, after.due) == ((0, 2, 0), (0, 6, 0), (0, 6, 0))


def test_the_bank_pays_with_what_it_has_just_collected() -> None:
    after = settled((0, 0, 0), 0, (Bet(1, "even", 3), Bet(2, "lost", 2)), GAINS)
    assert after.chips == (0, 5, 0)
    assert after.won == (0, 2, 0)
    assert after.due == (0, 3, 0)


def test_a_short_bank_pays_clockwise_and_every_stake_comes_back() -> None:
    bets = (Bet(0, "even", 3), Bet(2, "even", 3))
    after = settled((0, 4, 0), 1, bets, GAINS)
    assert after.chips == (3 + 1, 0, 3 + 3), "the seat to the left of the bank is paid first"


def test_stakes_go_home() -> None:
    assert returned((1, 2), (Bet(0, "even", 3), Bet(1, "lost", 1), Bet(0, "back", 1))) == (5, 3)


def test_the_layout_shows_every_field_with_its_stakes() -> None:
    board = layout({"left": ("2", "4"), "right": ("3",)}, (Bet(1, "4", 2), Bet(2, "4", 1)))
    assert [(field.id, field.column) for field in board.fields] == [("2", "left"), ("4", "left"), ("3", "right")]
    assert board.fields[1].stakes == (BetStake(1, 2), BetStake(2, 1))
    assert board.fields[1].label == say("field-4")


bets_of_three = st.lists(
    st.builds(Bet, st.integers(1, 2), st.sampled_from(tuple(GAINS)), st.integers(1, 9)), max_size=6
)


@given(st.tuples(*[st.integers(0, 9)] * 3), bets_of_three)
def test_settling_makes_and_loses_no_chips(chips: tuple[int, ...], bets: list[Bet]) -> None:
    after = settled(chips, 0, bets, GAINS)
    staked = sum(bet.chips for bet in bets)
    assert sum(after.chips) + sum(bet.chips for bet in after.bets) == sum(chips) + staked
    assert min(after.chips) >= 0
    assert all(won <= due for won, due in zip(after.won, after.due, strict=True))
    assert after.won == after.due or after.chips[0] == 0
